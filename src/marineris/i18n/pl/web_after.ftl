### The browser: after a game, its result and its replay. Sorted by part.

## The result

web-after-again = Zagraj znowu
web-after-export = Pobierz zapis gry
web-after-goals = Tytuły i Nagrody
# Above the names of the winners.
web-after-kicker = Koniec gry
web-after-kicker-race = Koniec wyścigu
# $number is how many generations were played.
web-after-length = { $number ->
    [one] Koniec · { $number } pokolenie
    [few] Koniec · { $number } pokolenia
    [many] Koniec · { $number } pokoleń
   *[other] Koniec · { $number } pokolenia
}
web-after-length-rounds = { $number ->
    [one] Koniec · { $number } runda
    [few] Koniec · { $number } rundy
    [many] Koniec · { $number } rund
   *[other] Koniec · { $number } rundy
}
web-after-missing = Nie ma wyniku do pokazania
web-after-nobody = Nikt nie wygrywa
# A part of a bar. $source is where the points come from.
web-after-part = { $source }: { $points }
web-after-points = Punkty według źródeł
web-after-race = Droga na biegun
web-after-race-line = { $bases ->
    [one] { $bases } baza
    [few] { $bases } bazy
    [many] { $bases } baz
   *[other] { $bases } bazy
}, { $roads ->
    [one] { $roads } karta drogi
    [few] { $roads } karty drogi
    [many] { $roads } kart drogi
   *[other] { $roads } karty drogi
}, { $stations ->
    [one] { $stations } stacja
    [few] { $stations } stacje
    [many] { $stations } stacji
   *[other] { $stations } stacji
} w { $turns ->
    [one] { $turns } turze
   *[other] { $turns } turach
}
web-after-race-story = { $name } zdobywa biegun w rundzie { $round }.
web-after-resigned = Rezygnacja
# Alone against Mars. $won is yes or no.
web-after-solo = { $won ->
    [no] Celu nie osiągnięto na czas
   *[yes] { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
}
# $changes: how often another player came to lead.
web-after-story = { $changes ->
    [0] Prowadzenie nie zmieniło się ani razu w ciągu { $generations ->
        [one] { $generations } pokolenia
       *[other] { $generations } pokoleń
    }.
    [one] Prowadzenie zmieniło się raz w ciągu { $generations ->
        [one] { $generations } pokolenia
       *[other] { $generations } pokoleń
    }.
   *[other] Prowadzenie zmieniło się { $changes } razy w ciągu { $generations ->
        [one] { $generations } pokolenia
       *[other] { $generations } pokoleń
    }.
}
web-after-to-running = Do stołu
web-after-values = Co się liczyło, dla każdego gracza
# $count is the number of $names; $you is yes if it is the reader alone.
web-after-wins = { $you ->
    [yes] Wygrywasz
   *[no] { $count ->
        [one] Wygrywa { $names }
       *[other] Wspólnie wygrywają { $names }
    }
}
# As many points and as much M€ as each other.
web-after-shared = Wspólne zwycięstwo: { $names }
# $lead is by how many points.
web-after-wins-by = { $you ->
    [yes] Wygrywasz z przewagą { $lead } pkt
   *[no] { $names } wygrywa z przewagą { $lead } pkt
}
# As many points as the next, but more M€.
web-after-wins-tie = { $you ->
    [yes] Wygrywasz remis dzięki M€
   *[no] { $names } wygrywa remis dzięki M€
}

## The charts

web-after-chart = Co pokazuje wykres
web-after-chart-bases = Bazy
    .text = Bazy po każdej rundzie
web-after-chart-income = Dochód
    .text = Dochód w M€ na koniec każdego pokolenia
web-after-chart-points = Punkty
    .text = Punkty, gdyby gra skończyła się w tym momencie
web-after-chart-production = Produkcja
    .text = Produkcja wszystkiego oprócz M€
web-after-chart-rating = WT
    .text = Współczynnik terraformacji
web-after-chart-roads = Karty drogi
    .text = Karty drogi po każdej rundzie
web-after-chart-structures = Budowle
    .text = Budowle na mapie po każdej rundzie
web-after-chart-tiles = Obszary
    .text = Obszary na mapie
web-after-generation = Pokolenie
web-after-round = Runda

## The replay

# For those who do not see the slider.
web-after-at = { $round }, { $where }. { $said }
web-after-beginning = Początek
web-after-eyes = Punkt widzenia
web-after-eyes-nobody = Jako widz
web-after-eyes-of = Oczami gracza { $name }
web-after-generation-number = Pokolenie { $number }
web-after-key-back-move = Ruch wstecz
web-after-key-back-round = Pokolenie lub runda wstecz
web-after-key-back-turn = Tura wstecz
web-after-key-on-move = Ruch naprzód
web-after-key-on-round = Pokolenie lub runda naprzód
web-after-key-on-turn = Tura naprzód
web-after-move = ruch { $move } z { $moves }
web-after-only-looking = Ta gra jest skończona. Można ją tylko oglądać.
web-after-pause = Pauza
web-after-play = Odtwórz
web-after-quiet = Wybór bez widocznego skutku.
web-after-replay = Powtórka
web-after-round-number = Runda { $number }
web-after-slider = Ruchy
web-after-speed = Tempo
web-after-speed-times = { $speed }×
web-after-to-result = Wynik
web-after-to-table = Stół
web-after-view = Wynik lub stół
