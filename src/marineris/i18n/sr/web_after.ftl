### The browser: after a game, its result and its replay. Sorted by part.

## The result

web-after-again = Igraj ponovo
web-after-export = Preuzmi zapis
web-after-goals = Dostignuća i nagrade
# Above the names of the winners.
web-after-kicker = Igra je završena
web-after-kicker-race = Trka je završena
# $number is how many generations were played.
web-after-length = { $number ->
    [one] Završeno · { $number } generacija
    [few] Završeno · { $number } generacije
   *[other] Završeno · { $number } generacija
}
web-after-length-rounds = { $number ->
    [one] Završeno · { $number } runda
    [few] Završeno · { $number } runde
   *[other] Završeno · { $number } rundi
}
web-after-missing = Nema rezultata za prikaz
web-after-nobody = Nema pobednika
# A part of a bar. $source is where the points come from.
web-after-part = { $source }: { $points }
web-after-points = Poeni po izvoru
web-after-race = Put do pola
web-after-race-line = { $bases ->
    [one] { $bases } baza
    [few] { $bases } baze
   *[other] { $bases } baza
}, { $roads ->
    [one] { $roads } karta puta
    [few] { $roads } karte puta
   *[other] { $roads } karata puta
}, { $stations ->
    [one] { $stations } stanica
    [few] { $stations } stanice
   *[other] { $stations } stanica
} za { $turns ->
    [one] { $turns } potez
   *[other] { $turns } poteza
}
web-after-race-story = { $name } stiže na pol u { $round }. rundi.
web-after-resigned = Predaja
# Alone against Mars. $won is yes or no.
web-after-solo = { $won ->
    [no] Cilj nije dostignut na vreme
   *[yes] { $points ->
        [one] { $points } poen
       *[other] { $points } poena
    }
}
# $changes: how often another player came to lead.
web-after-story = { $changes ->
    [0] Vođstvo se nijednom nije promenilo
    [1] Vođstvo se promenilo jednom
    [one] Vođstvo se promenilo { $changes } put
   *[other] Vođstvo se promenilo { $changes } puta
} za { $generations ->
    [one] { $generations } generaciju
    [few] { $generations } generacije
   *[other] { $generations } generacija
}.
web-after-to-running = Za sto
web-after-values = Šta se računalo, po igračima
# $count is the number of $names; $you is yes if it is the reader alone.
web-after-wins = { $you ->
    [yes] Pobeđuješ
   *[no] { $count ->
        [one] Pobeđuje { $names }
       *[other] Zajedno pobeđuju { $names }
    }
}
# As many points and as much M€ as each other.
web-after-shared = Pobedu dele { $names }
# $lead is by how many points.
web-after-wins-by = { $you ->
    [yes] Pobeđuješ za { $lead ->
        [one] { $lead } poen
       *[other] { $lead } poena
    }
   *[no] { $names } pobeđuje za { $lead ->
        [one] { $lead } poen
       *[other] { $lead } poena
    }
}
# As many points as the next, but more M€.
web-after-wins-tie = { $you ->
    [yes] Pobeđuješ u nerešenom zahvaljujući { "M€" }
   *[no] { $names } pobeđuje u nerešenom zahvaljujući { "M€" }
}

## The charts

web-after-chart = Šta grafikon prikazuje
web-after-chart-bases = Baze
    .text = Baze posle svake runde
web-after-chart-income = Prihod
    .text = { "M€" } koji stižu na kraju svake generacije
web-after-chart-points = Poeni
    .text = Poeni da se igra tu završila
web-after-chart-production = Proizvodnja
    .text = Proizvodnja svega osim { "M€" }
web-after-chart-rating = RT
    .text = Rejting teraformiranja
web-after-chart-roads = Karte puta
    .text = Karte puta posle svake runde
web-after-chart-structures = Građevine
    .text = Građevine na mapi posle svake runde
web-after-chart-tiles = Pločice
    .text = Pločice na mapi
web-after-generation = Generacija
web-after-round = Runda

## The replay

# For those who do not see the slider.
web-after-at = { $round }, { $where }. { $said }
web-after-beginning = Početak
web-after-eyes = Ugao gledanja
web-after-eyes-nobody = Kao gledalac
web-after-eyes-of = Kako to vidi { $name }
web-after-generation-number = Generacija { $number }
web-after-key-back-move = Korak unazad
web-after-key-back-round = Generacija ili runda unazad
web-after-key-back-turn = Potez unazad
web-after-key-on-move = Korak unapred
web-after-key-on-round = Generacija ili runda unapred
web-after-key-on-turn = Potez unapred
web-after-move = korak { $move } od { $moves }
web-after-only-looking = Ova igra je završena. Možeš samo da je gledaš.
web-after-pause = Pauza
web-after-play = Pusti
web-after-quiet = Izbor bez vidljivog učinka.
web-after-replay = Repriza
web-after-round-number = Runda { $number }
web-after-slider = Koraci
web-after-speed = Brzina
web-after-speed-times = { $speed }×
web-after-to-result = Rezultat
web-after-to-table = Sto
web-after-view = Rezultat ili sto
