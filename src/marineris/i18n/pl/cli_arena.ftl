### Wiersz poleceń do mierzenia botów: arena. Według części.

## --help. Nawiasy kwadratowe to znaczniki: [bold]…[/]. Przykład to polecenie, kreska i co ono robi.

cli-help-arena = Mierz boty między sobą: te same rozdania dla wszystkich, każde miejsce po kolei, przedziały, rankingi i testy.
cli-help-arena-examples =
    marineris arena play --bots medium,greedy --seeds 200 --jobs 2 --rows medium.jsonl | 400 gier dwuosobowych; to samo polecenie wznawia przerwaną serię
    marineris arena play --bots hard,medium --test 50:60 | tyle gier, ile trzeba, aby rozstrzygnąć
    marineris arena table medium.jsonl --plot medium.svg | tabele gier rozegranych wcześniej
cli-help-arena-bots = Boty: nazwy oddzielone przecinkami (easy, medium, hard, greedy, random, plik.py:Klasa albo bot z innymi liczbami, na przykład [bold]'medium?solo.steel=0.7'[/]).
cli-help-arena-files = Wiersze jednej serii albo kilku serii tego samego planu z różnymi ziarnami.
cli-help-arena-final = Seria końcowa: jej ziarna wynikają ze skrótu zatwierdzonych botów, a zapis w dzienniku powstaje niezależnie od wyniku.
cli-help-arena-ledger = Katalog repozytorium, w którym zapisywane są serie końcowe.
cli-help-arena-page = Strona do zapisania.
cli-help-arena-play = Rozegraj te same ziarna z każdego miejsca i podaj wygrane, przewagi, czasy i rankingi.
cli-help-arena-play-examples =
    marineris arena play -b medium,greedy -n 500 -j 2 --corporate-era | każde ziarno dwa razy, z zamianą miejsc
    marineris arena play -b hard,medium -p 4 --turmoil | hard przeciw trzem medium, z rozszerzeniem
    marineris arena play -b medium,moj.py:MojBot -p 1 -n 300 | gry solo, te same rozdania dla obu
    marineris arena play -b hard,greedy --test 50:55 --rows hard.jsonl | koniec, gdy tylko wynik jest jasny
    marineris arena play -b hard,greedy --final --cluster auto | seria końcowa, na wielu maszynach
cli-help-arena-players = Liczba graczy przy stole. Gdy jest większa niż liczba botów, pierwszy bot gra przeciw kilku egzemplarzom każdego z pozostałych. Bez tej opcji: tylu, ile botów.
cli-help-arena-plot = Narysuj udziały wygranych i przewagi jako obraz SVG w tym pliku.
cli-help-arena-report = Zapisz raport o sile gry na podstawie serii końcowych z repozytorium.
cli-help-arena-report-examples =
    marineris arena report | zapisuje docs/strength/figures.md
    marineris arena report --output raport.md | do innego pliku
cli-help-arena-rows = Zapisuj wiersz na grę w tym pliku; przerwana seria jest z niego wznawiana.
cli-help-arena-seed = Pierwsze ziarno. Wyższa połowa ziaren jest zarezerwowana dla strojenia i serii końcowych.
cli-help-arena-seeds = Ile rozdań rozegrać; każde jest rozgrywane z każdego miejsca.
cli-help-arena-table = Pokaż, co mówią wiersze gier.
cli-help-arena-table-examples =
    marineris arena table medium.jsonl | tabele serii
    marineris arena table pierwsza.jsonl druga.jsonl | dwie serie jednego planu razem
    marineris arena table medium.jsonl --test 50:55 | z odpowiedzią testu
cli-help-arena-test = Dwa udziały wygranych w procentach: koniec, gdy tylko jest jasne (5 % błędów), do którego z nich bliżej pierwszemu botowi.
cli-help-cluster = Graj na klastrze Ray: auto to klaster działający tutaj, ray://HOST:PORT inny, local uruchamia nowy. Wymaga dodatku „cluster”.
cli-help-tune = Przesuwaj liczby bota tam, gdzie gra lepiej: dwie kopie, zmienione w przeciwne strony, grają ze sobą krok po kroku (SPSA), na rozdaniach przeznaczonych do strojenia.
cli-help-tune-bot = Bot: nazwa albo plik.py:Klasa z parameters().
cli-help-tune-examples =
    marineris tune medium --list | liczby, które można stroić
    marineris tune medium -p 1 -P "solo.*" --steps 200 --file solo.jsonl -j 2 | wszystkie liczby gracza solo; to samo polecenie wznawia
    marineris tune moj.py:MojBot --steps 100 --seeds 32 | własny bot
cli-help-tune-file = Zapisuj każdy krok w tym pliku; przerwane strojenie jest z niego wznawiane.
cli-help-tune-list = Tylko wypisz liczby, które można stroić.
cli-help-tune-parameter = Liczba do strojenia albo kilka według wzorca, na przykład "solo.*". Można podać kilka razy. Bez tej opcji: wszystkie.
cli-help-tune-players = Liczba graczy przy stole: 1 dla gier solo, 2 albo inna parzysta.
cli-help-tune-seeds = Rozdania w każdym kroku; każde jest grane dwa razy.
cli-help-tune-steps = Ile kroków zrobić, razem z tymi z pliku.

## Co jest nie tak

cli-error-arena-empty = Plik „{ $file }” nie ma jeszcze gier. Najpierw je rozegraj: marineris arena play --rows { $file }
cli-error-arena-final = Seria końcowa sama wybiera ziarna i plik; pomiń { $option }.
cli-error-arena-game-failed = Gra z ziarnem { $seed } nie powiodła się: { $fault }. Wcześniejsze gry są zapisane.
cli-error-arena-one-bot = Jeden bot nie może tu grać sam ze sobą; podaj dwa, oddzielone przecinkiem, albo graj solo z --players 1.
cli-error-arena-test = --test to dwa udziały w procentach, mniejszy pierwszy, na przykład 50:55, a nie „{ $given }”.
cli-error-no-cluster = Pod adresem „{ $address }” nie odpowiada żaden klaster Ray. Uruchom go przez „ray start --head” albo graj bez --cluster.
cli-error-no-ledger = „{ $folder }” nie jest katalogiem klonu repozytorium. Uruchom to w klonie albo wskaż jego katalog przez --ledger.
cli-error-no-openskill = Rankingi dla trzech i więcej graczy wymagają dodatku „arena”: pip install "marineris[arena]".
cli-error-no-ray = Klaster wymaga dodatku „cluster”: pip install "marineris[cluster]". Bez niego użyj --jobs.
cli-error-not-committed = Seria końcowa gra tym, co zatwierdzone. Najpierw zatwierdź albo cofnij zmiany w { $files }.
cli-error-not-rows = „{ $file }” nie jest plikiem areny: nie da się odczytać wiersza { $line }. Podaj inny plik.
cli-error-other-code = Maszyna „{ $machine }” klastra ma inną wersję Marineris. Zainstaluj na wszystkich tę samą.
cli-error-other-plan = „{ $file }” ma gry innego planu ({ $changed }). Podaj inny plik albo graj ten sam plan.
cli-error-workers-lost = Te same gry straciły swój proces { $tries } razy. Spróbuj --jobs 1, aby zobaczyć dlaczego.
cli-error-no-parameter = Bot „{ $bot }” nie ma liczby „{ $given }”, którą dałoby się tak ustawić. Wypisz je przez: marineris tune { $bot } --list
cli-error-tune-name = Bot nie ma liczby „{ $name }”. Ma { $known }.
cli-error-tune-none = Bot „{ $bot }” nie ma liczb, które można stroić. Ma je medium; własny bot może je mieć dzięki parameters().
cli-error-tune-players = Dwie kopie bota dzielą stół, więc liczba graczy { $players } się nie nadaje: podaj 1 albo liczbę parzystą.

## Co mówi

cli-arena-bot = bot
cli-arena-column-cards = karty
cli-arena-column-hand = w ręce
cli-arena-column-heat = ciepło
cli-arena-column-length = długość
cli-arena-column-margin = przewaga
cli-arena-column-plants = rośliny
cli-arena-column-points = punkty
cli-arena-column-rating = ranking
cli-arena-column-steel = stal
cli-arena-column-time = ms (p99)
cli-arena-column-titanium = tytan
cli-arena-column-total = na ziarno
cli-arena-column-unused = nieużyte
cli-arena-column-vain = na próżno
cli-arena-column-won = wygrane
cli-arena-duel = para
cli-arena-margin = Średnia przewaga
# O trzeciej tabeli.
cli-arena-play-note = Zagrane karty, potem to, co zostało przy ostatnim spasowaniu: karty w ręce, nieużyte akcje, nagrody ufundowane na próżno, zasoby.
# $players to 2 albo więcej. $anchor to bot albo none.
cli-arena-rated = { $players ->
    [2] Rankingi to punkty Elo (Bradley–Terry)
   *[other] Rankingi według openskill (Plackett–Luce)
}, liczone od { $anchor ->
    [none] średniej
   *[other] { $anchor }
}.
cli-arena-seeds = ziarna
cli-arena-shares = Wygrane gry
cli-arena-summary = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
} z { $seeds ->
    [one] { $seeds } ziarna
   *[many] { $seeds } ziaren
}, pierwsze { $first }. Przedziały 95 %.
cli-arena-title = Boty przeciw sobie
# $ratio to logarytm ilorazu wiarygodności; test kończy się przy $bound.
cli-arena-verdict = { $verdict ->
    [higher] { $bot } wygrywa raczej { $high } % niż { $low } %
    [lower] { $bot } wygrywa raczej { $low } % niż { $high } %
   *[open] { $bot }: jeszcze nie wiadomo, czy { $low } %, czy { $high } %
} ({ $seeds ->
    [one] { $seeds } ziarno
    [few] { $seeds } ziarna
   *[many] { $seeds } ziaren
}, iloraz { $ratio } przy ±{ $bound }).
cli-arena-written = Zapisano { $file } z { $runs ->
    [one] { $runs } serii końcowej
   *[many] { $runs } serii końcowych
}.
cli-tune-column-name = liczba
cli-tune-column-now = teraz
cli-tune-column-start = na początku
cli-tuned = { $steps ->
    [one] { $steps } krok.
    [few] { $steps } kroki.
   *[many] { $steps } kroków.
} Aby sprawdzić, czy jest lepiej, porównaj to z { $bot } przez marineris arena play (--test 50:53):
cli-tuning = Strojenie
