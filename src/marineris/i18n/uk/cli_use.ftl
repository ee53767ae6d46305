### The frame of every help page, and what is said of wrong use.

cli-help-default = за замовчуванням:
cli-help-help = Показати цю сторінку.
cli-help-panel-arguments = Аргументи
cli-help-panel-commands = Команди
cli-help-panel-options = Параметри
cli-help-required = обов’язково
cli-help-usage = Використання:
# Stand for whatever is written there; capitals show that.
cli-help-usage-command = КОМАНДА …
cli-help-usage-options = [ПАРАМЕТРИ]

## Wrong use of a command. $option, $command and $given are as they were typed.

cli-use-bad-value = { $option } має хибне значення.
cli-use-command-missing = Вкажи команду; список команд показує --help.
# $name is what a help page calls it.
cli-use-missing = Не вказано: { $name }
cli-use-no-command = Немає команди «{ $command }»; список команд показує --help.
    .near = Немає команди «{ $command }». Можливо, йдеться про { $near }?
cli-use-no-number = { $option } має бути цілим числом.
cli-use-no-option = Немає параметра { $option }; список параметрів показує --help.
    .near = Немає параметра { $option }. Можливо, йдеться про { $near }?
cli-use-out-of-range = { $option } має бути числом від { $least }.
cli-use-too-many = Забагато аргументів; зайве: { $given }
cli-use-value-missing = { $option } потребує значення.
cli-use-value-too-many = { $option } не приймає значення.
