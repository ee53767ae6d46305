### The command line, sorted by part.

## --help. Square brackets are markup: [bold]…[/]. Examples are a command, a bar and what it does.

cli-chairman = Przewodniczący:
cli-committee = Komitet Terraformacji
# $lobby: yes if a delegate waits there.
cli-delegates = punkty wpływów: { $influence }, w rezerwie: { $reserve }{ $lobby ->
    [yes] , w lobby: 1
   *[no] {""}
}
cli-event-coming = Nadchodzące:
cli-event-current = Aktualne:
cli-event-distant = Odległe:
cli-group-politics = Komitet
cli-help-app = Marineris to marsjańskie gry planszowe w terminalu: przeciw botom, ze znajomymi przy jednej klawiaturze, tysiące gier naraz albo powtórka ruch po ruchu.
cli-help-app-examples =
    marineris play | gra przeciw botowi, z łatwym początkiem
    marineris play --players Ana,Bo,greedy --corporate-era | dwie osoby i bot przy jednej klawiaturze
    marineris simulate --players greedy,random --games 200 --jobs 4 | kto jak często wygrywa
    marineris cards ptaki | co mówi karta
cli-help-beginners = Kto zaczyna z korporacją dla początkujących, 42 M€ i dziesięcioma bezpłatnymi kartami: none (nikt), people (ludzie), all (wszyscy) albo miejsca, na przykład 1,3. Bez tej opcji: ludzie, a z --corporate-era lub --draft nikt.
cli-help-beginners-simulate = Kto zaczyna z korporacją dla początkujących: none (nikt), all (wszyscy) albo miejsca, na przykład 1,3.
cli-help-board = Mapa. Jest jedna: tharsis.
cli-help-cards = Szukaj kart i pokazuj je: według nazwy, treści, symbolu, rodzaju lub zestawu.
cli-help-cards-examples =
    marineris cards mrówki | jedna karta
    marineris cards --tag earth --type event | wszystkie karty, które są jednym i drugim
    marineris cards --text "podnieś temperaturę" | karty, które tak mówią
    marineris cards --json > cards.json | wszystkie dane, dla programu
    marineris cards --vocabulary | słowa, którymi pisane są karty, i jak często każde występuje
cli-help-corporate-era = Wszystkie karty, a każda produkcja zaczyna od 0: dłuższa, bogatsza gra.
cli-help-draft = Selekcja kart: w fazie badań karty krążą, a każdy wybiera po jednej.
cli-help-examples = Przykłady
cli-help-game = Gra: terraforming lub mars2049.
cli-help-games = Ile gier rozegrać.
cli-help-jobs = Ilu procesów użyć. Ich liczba nie zmienia przebiegu gier.
cli-help-json = Wypisz dane wszystkich kart, korporacji, Tytułów, Nagród i map jako JSON.
cli-help-language = Język. Bez tej opcji: ten z $MARINERIS_LANGUAGE lub język systemu.
cli-help-list = Wypisz wszystkie ruchy i to, co zmieniły.
cli-help-load = Wróć do zapisanej wcześniej gry.
cli-help-mix = Zmieniaj liczbę graczy i opcje z gry na grę; to, co podasz, pozostaje stałe.
cli-help-name = Część nazwy karty.
cli-help-option = Dowolna opcja gry, na przykład -o first_player=0. Można podać kilka razy.
cli-help-output = Zapisz po wierszu na grę i miejsce do pliku .json, .csv lub .parquet.
cli-help-panel-table = Stół
cli-help-play = Graj w terminalu. Ludzie i boty siedzą przy jednym stole; odpowiadasz numerem, a [bold]help[/] pokaże, co jeszcze możesz wpisać.
cli-help-play-examples =
    marineris play | ty przeciw botowi greedy, standardowa gra z łatwym początkiem
    marineris play -p you --seed 7 | gra 1-osobowa: 14 pokoleń na terraformację Marsa
    marineris play -p 4 --corporate-era --draft | ty i trzy boty greedy, pełna gra
    marineris play -p Ana,Bo,greedy:2 | dwie osoby przy jednej klawiaturze i dwa boty
    marineris play -p you,mybot.py:MyBot | przeciw własnemu botowi
    marineris play --load evening.txt | powrót do zapisanej gry
cli-help-play-players = Kto gra: imiona ludzi i nazwy botów (easy, medium, hard, master, greedy, random, greedy:2 to dwa, plik.py:Klasa), oddzielone przecinkami; albo liczba graczy: ty, a na pozostałych miejscach boty. Bez tej opcji: ty i jeden bot. W grze Mars 2049 są boty expansionist, collector, entrepreneur, gambler i thief.
cli-help-progress = Pokazuj pasek postępu; bez tej opcji widać go tylko w terminalu.
cli-help-picture = Narysuj pozycję jako obraz SVG: z zapisu gry albo z początku nowej gry.
cli-help-picture-examples =
    marineris board game.txt --output game.svg | ostatnia pozycja zapisanej gry
    marineris board game.txt --to 120 --theme light > game.svg | po ruchu 120, na jasną stronę
    marineris board --game mars2049 --players 4 > start.svg | jak zaczyna się gra
cli-help-picture-file = Zapis gry; bez niego rysowana jest nowa gra.
cli-help-picture-output = Zapisz obraz do tego pliku; bez tej opcji zostanie wypisany.
cli-help-picture-players = Ilu graczy ma nowa gra.
cli-help-picture-seat = Z czyjego punktu widzenia rysować; bez tego: widza.
cli-help-picture-theme = Tło strony, na której się znajdzie: dark (ciemne) lub light (jasne).
cli-help-picture-to = Ruch, na którym się zatrzymać.
cli-help-picture-width = Szerokość w pikselach; poniżej 720 obraz jest dopasowany do telefonu.
cli-help-record = Zapis gry, jaki tworzą play i simulate.
cli-help-records = Zachowaj zapis każdej gry w tym folderze.
cli-help-replay = Przejdź przez zapis gry krok po kroku albo sprawdź go.
cli-help-replay-examples =
    marineris replay game.txt | krok po kroku: Enter dalej, b wstecz, g 120 do ruchu 120, v 1 oczami gracza 1, q koniec
    marineris replay game.txt --list | wszystkie ruchy wraz z dziennikiem
    marineris replay game.txt --verify | tylko sprawdź, czy grę da się powtórzyć i czy kończy się tak samo
cli-help-seed = Liczba, z której bierze się cały los: to samo ziarno daje te same karty. Bez tej opcji zostanie wylosowane.
# $sets is a list of ids.
cli-help-set = Tylko karty z zestawu: { $sets }.
cli-help-simulate = Niech boty rozegrają wiele gier, a program powie, jak poszło.
cli-help-simulate-examples =
    marineris simulate | 100 gier dwóch botów random
    marineris simulate -p greedy,random -n 200 -j 4 --corporate-era | mecz na czterech procesorach
    marineris simulate -n 10000 --mix -j 4 --output games.parquet | każda liczba graczy i wszystkie opcje, po wierszu na grę i miejsce
    marineris simulate -p mybot.py:MyBot,greedy --records games/ | własny bot; każda gra zostaje do powtórki
cli-help-simulate-players = Boty: nazwy oddzielone przecinkami (easy, medium, hard, master, greedy, random, greedy:2 to dwa, plik.py:Klasa) albo liczba botów random.
cli-help-tag = Tylko karty z tym symbolem. Można podać kilka razy.
cli-help-text = Tylko karty, które to mówią.
cli-help-to = Zacznij od tego ruchu; z --list: skończ na nim.
cli-help-turmoil = Graj z dodatkiem Niepokoje: partie, komitet i wydarzenia globalne.
cli-help-type = Tylko karty jednego rodzaju: automated, active, event, corporation.
cli-help-verify = Tylko sprawdź zapis.
cli-help-version = Pokaż wersję.
cli-help-vocabulary = Wypisz słownictwo kart: ile kart używa każdego rodzaju efektu.
cli-party-dominant = (dominująca)
cli-party-leader = {" "}lider
cli-party-ruling = (rządząca)
cli-version = Marineris { $version } ({ $rules ->
        [compiled] zasady skompilowane
       *[interpreted] zasady interpretowane
    })

## What is wrong. $detail is the program's own remark.

cli-error-bad-assignment = Opcję podaje się jako NAZWA=WARTOŚĆ, a nie „{ $given }”.
cli-error-bad-beginners = --beginners może mieć wartość none, people, all albo miejsca od 1 do { $last }, na przykład 1,2, a nie „{ $given }”.
cli-error-bad-players = Nie da się odczytać graczy „{ $players }”; powinno to wyglądać jak you,greedy albo Ana,Bo,random.
cli-error-bot-fault = Bot złamał zasady: { $detail }.
cli-error-broken-bot = Nie można użyć bota „{ $bot }”: { $detail }.
cli-error-file = Nie można użyć pliku „{ $file }”: { $detail }.
cli-error-game-failed = Gra z ziarnem { $seed } się nie powiodła: { $fault }. Dotychczasowe ruchy są w pliku { $file }. Aby ją powtórzyć: { $command }
cli-error-language-code = Folder i18n/{ $language } nie jest używany: Unicode nie zna języka „{ $language }”. Nazwij folder kodem, który zna, na przykład de lub pt-BR.
cli-error-like-a-bot = „{ $name }” wygląda jak bot „{ $near }”. Wpisz { $near }, jeśli chodzi o bota, albo person:{ $name }, jeśli o osobę o tym imieniu.
cli-error-bad-move = Wiersz { $line }: ruchu { $number } „{ $move }” nie można wykonać. { $why }
cli-error-no-cards = Żadna karta nie spełnia wszystkich warunków.
cli-error-no-file = Nie ma pliku „{ $file }”.
cli-error-no-more-moves = To był ostatni ruch. Wpisz b, aby się cofnąć, lub q, aby skończyć.
cli-error-no-pyarrow = Pliki Parquet wymagają dodatku „data”: pip install "marineris[data]". Bez niego zapisuj do .json lub .csv.
cli-error-no-such-answer = „{ $typed }” nie jest żadną z możliwych odpowiedzi. Wpisz jeden z numerów albo moves, aby zobaczyć je znowu.
cli-error-no-such-key = Na liście nie ma: { $key }. Wpisz moves, aby zobaczyć ją znowu.
cli-error-no-such-move = { $last ->
    [one] Zapis ma { $last } ruch; --to może wynosić od 0 do { $last }, a nie { $to }.
    [few] Zapis ma { $last } ruchy; --to może wynosić od 0 do { $last }, a nie { $to }.
    [many] Zapis ma { $last } ruchów; --to może wynosić od 0 do { $last }, a nie { $to }.
   *[other] Zapis ma { $last } ruchu; --to może wynosić od 0 do { $last }, a nie { $to }.
}
cli-error-no-such-player = Nie ma gracza „{ $name }”. Gracze: { $known }.
cli-error-none-and-some = 0 oznacza żadną; wpisz samo 0.
cli-error-not-text = „{ $file }” nie jest zapisem gry: to nawet nie tekst.
cli-error-nothing-to-undo = Nie ma czego cofnąć.
cli-error-other-players = Liczba graczy w zapisanej grze: { $players }, a liczba podanych: { $given }.
cli-error-replay-command = „{ $typed }” nic tu nie znaczy. Enter: dalej · b: wstecz · g 12: do ruchu 12 z { $last } · v 1: oczami gracza 1 · m: mapa · q: koniec
cli-error-save-where = Podaj, gdzie zapisać: save PLIK.
cli-error-several-moves = „{ $typed }” może oznaczać: { $moves }.
cli-error-too-many-picks = Możesz wybrać najwyżej { $most }, a nie { $given }.
cli-error-too-many-players = Za dużo graczy; najwięcej może ich być { $most }.
cli-error-undo-others = Od tego czasu grali już inni; tego nie można cofnąć.
cli-error-undo-revealed = Od tego czasu ujawniono karty; tego nie można cofnąć.
cli-error-unknown-bot = Nie ma bota „{ $bot }”. Boty: { $known }, albo własny jako plik.py:Klasa.
    .near = Nie ma bota „{ $bot }”. Czy chodzi o { $near }? Boty: { $known }, albo własny jako plik.py:Klasa.
cli-error-unknown-format = Tabelę można zapisać jako { $known }, a nie jako „{ $file }”.
cli-error-unknown-language = Nie ma tekstów w języku „{ $language }”. Języki: { $known }.
cli-error-unknown-value = Nieznana wartość ({ $what }): „{ $given }”. Możliwe: { $known }.
cli-error-bad-name = Imię gracza ma najwyżej { $most } znaków, wyłącznie widocznych; tego nie można użyć: „{ $name }”.
cli-error-bad-range = { $option } powinno być liczbą od { $least } do { $most }, a nie { $given }.
cli-error-in-vain = Ostatnie wiersze danych wejściowych (liczba: { $lines }) niczego nie zmieniły, więc reszty nie wczytano.
cli-error-long-line = Ten wiersz jest za długi; najwyżej może mieć { $most } znaków.
cli-error-record-endless = „{ $file }” nie jest zapisem gry: jest o wiele za długi.
cli-error-worker-died = Jeden z procesów rozgrywających partie nieoczekiwanie się zakończył. Spróbuj --jobs 1, aby zobaczyć dlaczego.
cli-error-output = Nie można zapisać wyniku: { $detail }.
cli-error-system = To się nie udało: { $detail }.
cli-error-use = { $detail }

## What the system says against a file; a clause after a colon.

cli-os-denied = brak uprawnień do odczytu lub zapisu
cli-os-folder = to folder, a nie plik
cli-os-full = dysk jest pełny
cli-os-long-name = nazwa jest za długa
cli-os-missing = folder nie istnieje
cli-os-no-folder = to plik, a nie folder
cli-os-read-only = dysk jest tylko do odczytu

## At the table

cli-action-used = użyta w tym pokoleniu
cli-area-city = zarezerwowane na miasto
cli-area-ocean = pole oceanu
cli-area-volcanic = wulkan
cli-awards = Nagrody { $left ->
    [0] (wszystkie ufundowane)
   *[other] ({ $cost } M€)
}
cli-bonus-c = karta
cli-bonus-cost = koszt w M€
cli-bonus-h = ciepło
cli-bonus-o = ocean
cli-bonus-p = roślina
cli-bonus-s = stal
cli-bonus-t = tytan
cli-bot-collector = Kolekcjoner
cli-bot-easy = Łatwy
cli-bot-entrepreneur = Przedsiębiorca
cli-bot-expansionist = Ekspansjonista
cli-bot-gambler = Hazardzista
cli-bot-greedy = Zachłanny
cli-bot-hard = Trudny
cli-bot-master = Mistrzowski
cli-bot-medium = Średni
cli-bot-random = Losowy
cli-bot-thief = Złodziej
cli-card-facts = { $id } · numer { $number } · { $set }
cli-change-hand = karty na ręce
cli-change-points = punkty
cli-change-rating = WT
cli-column-energy = energia
cli-column-hand = ręka
cli-column-heat = ciepło
cli-column-megacredits = M€
cli-column-plants = rośl.
cli-column-played = zagrane
cli-column-points = PZ
cli-column-rank = #
cli-column-rating = WT
cli-column-steel = stal
cli-column-titanium = tytan
cli-column-total = razem
# Resources on a card, as a figure changes.
cli-cubes-on = na karcie { $card }
cli-dealt = Otrzymane karty projektów; za chwilę kupisz niektóre z nich.
cli-doubt-idle = To kosztuje, a nic nie da. Wpisz jeszcze raz, aby mimo to wykonać.
cli-doubt-pass = { $count ->
    [one] Możesz jeszcze zrobić { $count } rzecz. Jeśli spasujesz, nie zagrasz już w tym pokoleniu. Wpisz jeszcze raz, aby spasować.
   *[other] Możesz jeszcze zrobić { $count } rzeczy. Jeśli spasujesz, nie zagrasz już w tym pokoleniu. Wpisz jeszcze raz, aby spasować.
}
cli-drawn = Narysowano: { $file }
cli-empty-hand = Nie masz kart na ręce.
cli-events-played = Zagrane wydarzenia: { $cards }
cli-figures = { $name }: { $figures }
cli-generation = Pokolenie { $generation }
# Titles of the groups of a menu; "-" for none.
cli-group-actions = Akcje z twoich kart
cli-group-answers = -
cli-group-cards = Karty z ręki
cli-group-claims = Tytuły i Nagrody
cli-group-closing = -
cli-group-conversions = Zamiany
cli-group-projects = Projekty standardowe
cli-hand-over = Teraz gra { $name }. Przekaż klawiaturę i naciśnij Enter.
cli-it-is-legal = Możesz to teraz zrobić.
cli-kind-active = aktywna
cli-kind-automated = natychmiastowa
cli-kind-corporation = korporacja
cli-kind-event = wydarzenie
cli-left = Opuszczasz grę.
cli-metal-worth = Wartość jednostki tutaj ({ $resource }): { $worth } M€.
cli-milestones = Tytuły { $left ->
    [0] (wszystkie zajęte)
   *[other] ({ $cost } M€)
}
cli-money = { $cost } M€
cli-numbered-name = { $name } { $number }
# In a narrow column.
cli-passed = pas
cli-preview-mars = Mars: { $changes }
cli-preview-nothing = Nie zmienia się nic, co można przewidzieć.
cli-preview-then = Potem trzeba będzie coś wybrać.
cli-preview-tile = { $tile } na polu { $space }
cli-prompt = >
cli-rating = WT
cli-save-before-leaving = Aby zapisać grę, wpisz nazwę pliku; aby wyjść bez zapisu, naciśnij Enter.
cli-saved = Zapisano w pliku { $file }. Powrót do gry: marineris play --load { $file }
cli-solo-end = { $won ->
    [yes] Cel osiągnięty na czas. Wygrywa { $name }.
   *[no] Cel nie jest osiągnięty. Korporacje się wycofują, a gra jest przegrana.
}
# Commands at the table: a command, a bar and what it does.
cli-table-commands =
    ? 3 | dlaczego ruch jest lub nie jest możliwy; także: ? ptaki, why project city
    preview 3 | ile ruch będzie kosztował i co da
    card NAZWA | pokaż kartę
    map | pokaż mapę i graczy
    hand | pokaż swoje karty
    played IMIĘ | pokaż karty, które gracz ma w grze
    moves | pokaż pytanie jeszcze raz
    log | pokaż, co się wydarzyło; log 100 pokaże więcej
    undo | cofnij to, co ostatnio wpisano, chyba że ujawniono karty lub grał ktoś inny
    save PLIK | zapisz grę
    quit | wyjdź; przedtem możesz zapisać grę
cli-table-help = Wpisz numer ruchu, jego nazwę albo jej początek. Gdzie wybiera się kilka rzeczy, wpisz kilka numerów w dowolnej kolejności, na przykład 1 3 4, a numer dwa razy, żeby wziąć to dwa razy; all bierze wszystkie, a 0 żadnej. Sam Enter nigdy nic nie robi.
cli-tags = Symbole: { $tags }
cli-take-amount = Wpisz liczbę od { $least } do { $most }.
cli-take-several = Wpisz numery wszystkiego, co chcesz, na przykład 1 3 4, albo all (wszystko), albo 0 (nic).
cli-take-so-many = Wpisz numery w dowolnej kolejności (razem { $left }) albo mniej naraz.
cli-start-money = { $card }: na początek { $cost } M€
# Tiles on the map: at most five letters.
cli-tile-capital = stol.
cli-tile-city = miast
cli-tile-commercial-district = handl
cli-tile-ecological-zone = eko
cli-tile-greenery = ziel.
cli-tile-industrial-center = przem
cli-tile-lava-flows = lawa
cli-tile-mining-area = górn.
cli-tile-mining-rights = górn.
cli-tile-mohole-area = mohol
cli-tile-natural-preserve = rezer
cli-tile-nuclear-zone = nukl.
cli-tile-ocean = ocean
cli-tile-restricted-area = zastr
# Sources of points as short headings.
cli-source-awards = nagrody
cli-source-cards = karty
cli-source-cities = miasta
cli-source-greeneries = zieleń
cli-source-milestones = tytuły
cli-source-rating = WT
cli-track-oceans = Oceany { $level } z { $goal }
cli-track-oxygen = Tlen { $level }% z { $goal }%
cli-track-temperature = Temperatura { $level } z { $goal } °C
cli-type-something = Wpisz numer albo help.
cli-undone = Cofnięto.
cli-welcome = { $game } · { $names } · ziarno { $seed } · w każdej chwili możesz wpisać help
cli-winner = { $count ->
    [one] Wygrywa { $names }.
   *[other] Wspólne zwycięstwo: { $names }.
}
# The person who did not say a name. Sentences speak of them in the third person.
cli-you = Gracz

## Simulated games

cli-column-seat = miejsce
cli-column-table = stół
cli-column-wins = wygrane
cli-players-row = { $players ->
    [one] { $players } gracz
   *[other] { $players } graczy
}
cli-seat-row = { $seat } { $bot }
# Shares in percent; $low and $high are the 95 % interval.
cli-simulated = { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
} od ziarna { $seed }: średnio { $length } { $game ->
    [terraforming] pokolenia
   *[other] rundy
} (od { $shortest } do { $longest }) i { $moves } ruchu.
cli-simulated-speed = { $seconds } s: { $speed } gry i { $pace } ruchów na sekundę.
cli-simulating = Gra w toku
cli-wins = { $share }% ({ $low }–{ $high })

## Replay

cli-replay-help = Enter: dalej · b: wstecz · g 12: do ruchu 12 · v 1: oczami gracza 1, v: oczami widza · m: mapa · q: koniec
cli-replay-prompt = { $done }/{ $total }
cli-secret-choice = wybiera kartę
cli-verified = { $moves ->
    [one] Zapis jest poprawny: { $moves } ruch, stan końcowy { $digest }.
    [few] Zapis jest poprawny: { $moves } ruchy, stan końcowy { $digest }.
    [many] Zapis jest poprawny: { $moves } ruchów, stan końcowy { $digest }.
   *[other] Zapis jest poprawny: { $moves } ruchu, stan końcowy { $digest }.
}
cli-verified-old = Wszystkie ruchy zapisu są dozwolone. Jego suma kontrolna ma starszą postać i nie została porównana.

## Cards

cli-cards-found = { $count ->
    [one] { $count } karta. Podaj nazwę, aby zobaczyć jej treść.
    [few] { $count } karty. Podaj nazwę jednej, aby zobaczyć jej treść.
    [many] { $count } kart. Podaj nazwę jednej, aby zobaczyć jej treść.
   *[other] { $count } karty. Podaj nazwę jednej, aby zobaczyć jej treść.
}
cli-column-card = karta
cli-column-cost = koszt
cli-column-family = grupa
cli-column-kind = rodzaj
cli-column-number = nr
cli-column-only = jedyna karta
cli-column-tags = symbole
cli-column-type = rodzaj
cli-column-used = karty
cli-family-count = zliczanie
cli-family-effect = efekty
cli-family-modifier = modyfikatory
cli-family-occasion = wyzwalacze: okazje
cli-family-requirement = wymagania
cli-vocabulary-sum = { $kinds ->
    [one] { $kinds } rodzaj
    [few] { $kinds } rodzaje
    [many] { $kinds } rodzajów
   *[other] { $kinds } rodzaju
} na { $cards ->
    [one] { $cards } kartę lub korporację
    [few] { $cards } karty i korporacje
    [many] { $cards } kart i korporacji
   *[other] { $cards } karty i korporacje
}; rodzaje występujące tylko na jednej karcie: { $singles }.
cli-what-set = zestaw
cli-what-tag = symbol
cli-what-type = rodzaj

## Mars 2049: the colonies. Columns are narrow.

# $left are numbers of missions by kind.
cli-colony-round = Runda { $round } · zostało: { $left }
cli-column-bases = bazy
cli-column-cards = karty
cli-column-tokens = żetony
cli-column-missions = misje
cli-column-exchange = wymiana
cli-column-roads = drogi
cli-column-stations = stacje
cli-preview-built = { $built } na { $point }
cli-preview-cleared = przecięcie { $point } będzie wolne
cli-preview-chance = O reszcie zdecyduje los.
