### What is said when something fails. These words are always in the page, so that they can be said without a network.

## What happened

web-error-screen = Nie udało się wczytać tej części
web-error-unreachable = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.
# Shown by a page that was opened before the server was updated.
web-new-release = Jest nowa wersja Marineris
    .text = Ta strona jest starsza niż serwer. Odśwież ją, aby grać dalej; twoje gry są bezpieczne.
# In place of a part of the page, such as a panel of a table.
web-trouble = Coś tu poszło nie tak
    .text = Ta część strony przestała działać. Twoja gra jest bezpieczna na serwerze.
# Opens what only programmers understand.
web-trouble-details = Szczegóły
web-trouble-uncaught = Coś poszło nie tak. Twoja gra jest bezpieczna na serwerze.

## What can be done

web-reload = Odśwież stronę
# A button that saves a file.
web-report = Zgłoś problem
    .text = Zapisuje plik z grą widzianą twoimi oczami, wersjami i ostatnimi błędami. Nie ma w nim tajnych linków.
# $name is the name of the file.
web-report-saved = Zapisano plik { $name }. Wyślij go osobie, która prowadzi ten serwer.
web-to-tables = Do stołów
web-try-again = Spróbuj ponownie
