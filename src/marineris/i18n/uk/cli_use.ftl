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

cli-use-bad-value = Значення { $option } не можна використати.
cli-use-command-missing = Вкажи команду; --help покаже їхній список.
# $name is what a help page calls it.
cli-use-missing = Бракує { $name }.
cli-use-no-command = Немає команди «{ $command }»; --help покаже їхній список.
    .near = Немає команди «{ $command }». Можливо, йдеться про { $near }?
cli-use-no-number = Для { $option } потрібне ціле число.
cli-use-no-option = Немає параметра { $option }; --help покаже їхній список.
    .near = Немає параметра { $option }. Можливо, йдеться про { $near }?
cli-use-too-many = Це вже зайве: { $given }
cli-use-value-missing = Для { $option } потрібне значення.
cli-use-value-too-many = { $option } не приймає значення.
