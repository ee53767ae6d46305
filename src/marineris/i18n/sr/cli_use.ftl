### The frame of every help page, and what is said of wrong use.

cli-help-default = podrazumevano:
cli-help-help = Prikaži ovu stranicu.
cli-help-panel-arguments = Argumenti
cli-help-panel-commands = Naredbe
cli-help-panel-options = Opcije
cli-help-required = obavezno
cli-help-usage = Upotreba:
# Stand for whatever is written there; capitals show that.
cli-help-usage-command = NAREDBA …
cli-help-usage-options = [OPCIJE]

## Wrong use of a command. $option, $command and $given are as they were typed.

cli-use-bad-value = Vrednost za { $option } ne može da se koristi.
cli-use-command-missing = Navedi naredbu; { "--help" } prikazuje spisak.
# $name is what a help page calls it.
cli-use-missing = Nedostaje { $name }.
cli-use-no-command = Nema naredbe „{ $command }”; { "--help" } prikazuje spisak.
    .near = Nema naredbe „{ $command }”. Misliš li na { $near }?
cli-use-no-number = { $option } treba da bude ceo broj.
cli-use-no-option = Nema opcije { $option }; { "--help" } prikazuje spisak.
    .near = Nema opcije { $option }. Misliš li na { $near }?
cli-use-too-many = Ovo je previše: { $given }
cli-use-value-missing = { $option } traži vrednost.
cli-use-value-too-many = { $option } ne prima vrednost.
