### The frame of every help page, and what is said of wrong use.

cli-help-default = domyślnie:
cli-help-help = Pokaż tę stronę.
cli-help-panel-arguments = Argumenty
cli-help-panel-commands = Polecenia
cli-help-panel-options = Opcje
cli-help-required = wymagane
cli-help-usage = Użycie:
# Stand for whatever is written there; capitals show that.
cli-help-usage-command = POLECENIE …
cli-help-usage-options = [OPCJE]

## Wrong use of a command. $option, $command and $given are as they were typed.

cli-use-bad-value = { $option } ma niewłaściwą wartość.
cli-use-command-missing = Podaj polecenie; listę poleceń pokaże --help.
# $name is what a help page calls it.
cli-use-missing = Nie podano: { $name }
cli-use-no-command = Nie ma polecenia „{ $command }”; listę poleceń pokaże --help.
    .near = Nie ma polecenia „{ $command }”. Czy chodzi o { $near }?
cli-use-no-number = { $option } wymaga liczby całkowitej.
cli-use-no-option = Nie ma opcji { $option }; listę opcji pokaże --help.
    .near = Nie ma opcji { $option }. Czy chodzi o { $near }?
cli-use-out-of-range = { $option } wymaga liczby od { $least } wzwyż.
cli-use-too-many = Za dużo argumentów; zbędne: { $given }
cli-use-value-missing = { $option } wymaga wartości.
cli-use-value-too-many = { $option } nie przyjmuje wartości.
