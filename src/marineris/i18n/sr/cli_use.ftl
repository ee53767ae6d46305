### The frame of every help page, and what is said of wrong use.

cli-help-default = podrazumevano:
cli-help-help = Prikaži ovu stranicu.
cli-help-panel-arguments = Argumenti
cli-help-panel-commands = Komande
cli-help-panel-options = Opcije
cli-help-required = obavezno
cli-help-usage = Upotreba:
# Stand for whatever is written there; capitals show that.
cli-help-usage-command = KOMANDA …
cli-help-usage-options = [OPCIJE]

## Wrong use of a command. $option, $command and $given are as they were typed.

cli-use-bad-value = { $option } ima pogrešnu vrednost.
cli-use-command-missing = Navedi komandu; spisak komandi prikazuje { "--help" }.
# $name is what a help page calls it.
cli-use-missing = Nije navedeno: { $name }
cli-use-no-command = Nema komande „{ $command }”; spisak komandi prikazuje { "--help" }.
    .near = Nema komande „{ $command }”. Misliš li na { $near }?
cli-use-no-number = { $option } treba da bude ceo broj.
cli-use-no-option = Nema opcije { $option }; spisak opcija prikazuje { "--help" }.
    .near = Nema opcije { $option }. Misliš li na { $near }?
cli-use-out-of-range = { $option } treba da bude broj od { $least } naviše.
cli-use-too-many = Previše argumenata; suvišno je: { $given }
cli-use-value-missing = { $option } traži vrednost.
cli-use-value-too-many = { $option } ne prima vrednost.
