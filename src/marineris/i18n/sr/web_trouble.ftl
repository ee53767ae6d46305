### What is said when something fails. These words are always in the page, so that they can be said without a network.

## What happened

web-error-screen = Ovaj deo nije mogao da se učita
web-error-unreachable = Server nije dostupan. Proveri vezu i pokušaj ponovo.
# Shown by a page that was opened before the server was updated.
web-new-release = Postoji nova verzija programa { "Marineris" }
    .text = Ova stranica je starija od servera. Osveži je da nastaviš; tvoje partije su sačuvane.
# In place of a part of the page, such as a panel of a table.
web-trouble = Ovde je nešto pošlo naopako
    .text = Ovaj deo stranice je prestao da radi. Tvoja partija je sačuvana na serveru.
# Opens what only programmers understand.
web-trouble-details = Pojedinosti
web-trouble-uncaught = Nešto je pošlo naopako. Tvoja partija je sačuvana na serveru.

## What can be done

web-reload = Osveži stranicu
# A button that saves a file.
web-report = Prijavi problem
    .text = Snima fajl sa partijom kako je ti vidiš, verzijama i poslednjim greškama. U njemu nema tajnih linkova.
# $name is the name of the file.
web-report-saved = Sačuvano kao { $name }. Pošalji fajl osobi koja vodi ovaj server.
web-to-tables = Na spisak stolova
web-try-again = Pokušaj ponovo
