### What is said when something fails. These words are always in the page, so that they can be said without a network.

## What happened

web-error-screen = Цю частину не вдалося завантажити
web-error-unreachable = Сервер недоступний. Перевір з’єднання і спробуй ще раз.
# Shown by a page that was opened before the server was updated.
web-new-release = Є нова версія Marineris
    .text = Ця сторінка старіша за сервер. Онови її, щоб грати далі; твої ігри в безпеці.
# In place of a part of the page, such as a panel of a table.
web-trouble = Тут щось пішло не так
    .text = Ця частина сторінки перестала працювати. Твоя гра в безпеці на сервері.
# Opens what only programmers understand.
web-trouble-details = Подробиці
web-trouble-uncaught = Щось пішло не так. Твоя гра в безпеці на сервері.

## What can be done

web-reload = Оновити сторінку
# A button that saves a file.
web-report = Повідомити про проблему
    .text = Зберігає файл із грою, якою її бачиш ти, версіями та останніми помилками. Таємних посилань у ньому немає.
# $name is the name of the file.
web-report-saved = Збережено файл { $name }. Надішли його тому, хто тримає цей сервер.
web-to-tables = До столів
web-try-again = Ще раз
