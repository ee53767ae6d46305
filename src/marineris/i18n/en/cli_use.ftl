### The frame of every help page, and what is said of wrong use.

cli-help-default = default:
cli-help-help = Show this page.
cli-help-panel-arguments = Arguments
cli-help-panel-commands = Commands
cli-help-panel-options = Options
cli-help-required = required
cli-help-usage = Usage:
# Stand for whatever is written there; capitals show that.
cli-help-usage-command = COMMAND …
cli-help-usage-options = [OPTIONS]

## Wrong use of a command. $option, $command and $given are as they were typed.

cli-use-bad-value = The value of { $option } cannot be used.
cli-use-command-missing = Say which command you mean; --help lists them.
# $name is what a help page calls it.
cli-use-missing = { $name } is missing.
cli-use-no-command = There is no command “{ $command }”; --help lists them.
    .near = There is no command “{ $command }”. Did you mean { $near }?
cli-use-no-number = { $option } should be a whole number.
cli-use-no-option = There is no option { $option }; --help lists them.
    .near = There is no option { $option }. Did you mean { $near }?
cli-use-out-of-range = { $option } should be { $least } or more.
cli-use-too-many = Unexpected: { $given }
cli-use-value-missing = { $option } needs a value.
cli-use-value-too-many = { $option } takes no value.
