### The browser: the table of Mars 2049. Sorted by part.

## The top bar

web-mars-choose-several = Wybierz na mapie { $most } z { $count } oznaczonych przecięć.
web-mars-round = Runda { $round }
# Beside "Your turn". $face is a face of the die.
web-mars-rolled-detail = rzut: { $face }

## The map

web-mars-active = aktywna
web-mars-inactive = nieaktywna
web-mars-map = Północna półkula Marsa
web-mars-nothing-here = niczego nie można tu teraz zbudować
# An intersection: its parallel, counted from the equator, and its meridian. $what says what stands there.
web-mars-point = Równoleżnik { $ring }, południk { $column }: { $what }{ $state ->
    [legal] , można wybrać
    [chosen] , wybrane
   *[none] {""}
}
web-mars-point-free = wolne
web-mars-point-menu = Przecięcie { $point }
# $structure is its name, $owner whose it is, $first whose it was before it was stolen.
web-mars-point-taken = { $structure }, { $owner }{ $stolen ->
    [yes] , przejęta, pierwotnie: { $first }
   *[no] {""}
}{ $active ->
    [no] , budowla nieaktywna
   *[yes] {""}
}
web-mars-stolen-from = przejęta, pierwotnie: { $name }
web-mars-table = Co stoi na mapie
    .owner = Właściciel
    .point = Przecięcie
    .state = Stan
    .structure = Budowla

## Colonies

web-mars-a-roll = { $count } na rzut
# Heard of a resource: how much there is, and what a roll of it brings.
web-mars-supply = { $resource }: { $count }, { $made } na rzut
# Heard of what can be bought. $hint says how many are left, or why not.
web-mars-ware = { $name }. Cena: { $price }. { $hint }{ $state ->
    [open] , można kupić teraz
   *[none] {""}
}
web-mars-ware-mission = Karta misji, { $name }
web-mars-decision = Pytanie
web-mars-acting = teraz gra
web-mars-actions = Co robisz
web-mars-away = poza stołem
web-mars-bot = Bot
web-mars-cards = { $count ->
    [one] { $count } karta zasobów
    [few] { $count } karty zasobów
    [many] { $count } kart zasobów
   *[other] { $count } karty zasobów
}
web-mars-chip = { $name }: { $bases ->
    [one] { $bases } baza
    [few] { $bases } bazy
    [many] { $bases } baz
   *[other] { $bases } bazy
}
web-mars-coins = { $worth } w żetonach: tego nikt nie ukradnie
web-mars-colonies = Kolonie
# $rate is how many equal units buy one of another kind.
web-mars-colony = { $bases ->
    [one] { $bases } baza
    [few] { $bases } bazy
    [many] { $bases } baz
   *[other] { $bases } bazy
} · wymiana { $rate } : 1
web-mars-ladder = bazy: { $bases } z { $needed }, { $road ->
    [yes] droga gotowa
   *[no] karty drogi: { $roads } z 3
}
web-mars-ladder-bases = { $count ->
    [one] { $count } baza
    [few] { $count } bazy
    [many] { $count } baz
   *[other] { $count } bazy
}
web-mars-ladder-road = droga
web-mars-ladder-station = stacja
web-mars-next = zaraz gra
web-mars-partner = partner
web-mars-rate = { $rate } : 1
web-mars-resource-cards = Karty zasobów
web-mars-safe = Okrągłych żetonów nie można ukraść.
web-mars-sheet-left = Zostało do zbudowania
web-mars-sheet-rate = Wymiana
web-mars-sheet-roll = Zysk z rzutu
web-mars-sheet-sure = W tym na pewno
web-mars-sheet-turns = Rozegrane tury
web-mars-stagnation = zastój
# How much of a resource one has.
web-mars-stock = { $resource }: { $count }
web-mars-store-more = Zamień więcej
web-mars-take-back = Cofnij wybór przecięcia { $point }
web-mars-tokens = Żetony
# Before the partner's name.
web-mars-with = partner:
web-mars-you = ty
web-mars-your-colony = Twoja kolonia

## The die

web-mars-again = znowu
web-mars-no-roll = Nikt jeszcze nie rzucał kostką.
web-mars-roll-said = { $name }, rzut: { $face }
web-mars-rolled = Rzut: { $name }
web-mars-you-rolled = Twój rzut

## The decision

# The next thing to build can be paid.
web-mars-affordable = stać cię na to
# $structure is its name, $point the intersection.
web-mars-build-at = { $structure } na { $point }
web-mars-build-here = Zbuduj tutaj
web-mars-build-it = Zbuduj
web-mars-buy = Kup
web-mars-cancel = Anuluj
web-mars-chance = O reszcie zdecyduje los.
web-mars-choose-on-map = { $count ->
    [one] Wybierz oznaczone przecięcie na mapie.
   *[other] Wybierz jedno z { $count } oznaczonych przecięć na mapie.
}
web-mars-confirm = Najpierw wybierz
web-mars-get = Dostajesz
web-mars-left = Zostaje
# Before amounts.
web-mars-missing = jeszcze brakuje:
# $structure is the next thing to build on the way to the pole.
web-mars-next-step = Dalej: { $structure }
web-mars-others = Inni
web-mars-over = Koniec gry
web-mars-pay = Płacisz
web-mars-replay = Obejrzyj grę jeszcze raz
web-mars-spent = Nie ma już nic do zrobienia
    .text = Nie możesz już nic zbudować, kupić, wymienić ani użyć. Zakończ turę.
web-mars-then = Potem
web-mars-unseen = misja w ciemno
web-mars-waiting = { $count ->
    [0] Chwileczkę…
   *[other] Oczekiwanie: { $names }
}
web-mars-watching = Oglądasz grę.
web-mars-what-bases = bazy
web-mars-what-cards = karty zasobów
web-mars-what-road_cards = karty drogi
web-mars-what-stations = stacje
web-mars-win = Zbuduj i wygraj
# $names is the winner, or the winners.
web-mars-won = { $count ->
    [one] Wygrywa { $names }
   *[other] Wygrywają { $names }
}
web-mars-won-how = { $name } buduje stację H2O na biegunie w rundzie { $round }.
web-mars-you-win = wygrywasz grę
web-mars-you-won = Wygrywasz
web-mars-your-turn = Co budujesz?
    .text = Buduj, wymieniaj i używaj misji, ile chcesz, a potem zakończ turę.

## Being asked in the turns of others

web-mars-habit = W cudzych turach:
web-mars-habit-ask = pytaj mnie
web-mars-habit-keep = zachowuj karty
web-mars-habit-store = zamieniaj na żetony

## What can be bought

web-mars-bought = jedna kupiona w tej turze
web-mars-build = Zbuduj
web-mars-deck-left = w talii: { $count }
web-mars-deck-offensive = Zaczepne
web-mars-deck-peaceful = Pokojowe
web-mars-hint-h2o_station = daje zwycięstwo
web-mars-hint-polar_road = prowadzi do bieguna
web-mars-needs-bases = wymagane bazy: { $need }
web-mars-needs-polar-base = wymaga bazy polarnej
web-mars-needs-road = wymaga drogi
web-mars-needs-road-cards = karty drogi: { $have } z { $need }
web-mars-no-place = brak miejsca
web-mars-none-left = już nie ma
web-mars-not-sold = teraz nie do kupienia
web-mars-one-mission = jedna misja na turę
web-mars-road-laid = już ułożona
# So many units are missing.
web-mars-short = brak { $count }
# Very short names for small tiles.
web-mars-tile-air_station = Powietrze
web-mars-tile-base = Baza
web-mars-tile-food_station = Żywność
web-mars-tile-h2o_station = H2O
web-mars-tile-lab = Laboratorium
web-mars-tile-lab2 = Lab 2 : 1
web-mars-tile-lab3 = Lab 3 : 1
web-mars-tile-mineral_station = Minerały
web-mars-tile-offensive = Zaczepna
web-mars-tile-peaceful = Pokojowa
web-mars-tile-polar_road = Droga
web-mars-tokens-left = zostało { $count } z { $of }
web-mars-why = Nie teraz, ponieważ:

## The bank and the end of the turn

web-mars-bank = Bank
web-mars-bank-wait = Wymieniać możesz we własnej turze.
web-mars-end-turn = Zakończ turę
web-mars-exchange = { $rate ->
    [one] Wymień { $rate } zasób na 1 inny
    [few] Wymień { $rate } jednakowe zasoby na 1 inny
   *[other] Wymień { $rate } jednakowych zasobów na 1 inny
}
# A button; $rate is how many equal units buy one of another kind.
web-mars-exchange-rate = Bank { $rate } : 1
web-mars-remove = Zwolnij miejsce
web-mars-store-all = Zamień na żetony, ile się da
web-mars-swap = Zaproponuj wymianę: { $name }
web-mars-tokens-title = Karty i żetony

## Missions

web-mars-copies = { $count ->
    [one] { $count } taka karta w talii
    [few] { $count } takie karty w talii
    [many] { $count } takich kart w talii
   *[other] { $count } takiej karty w talii
}
web-mars-keep = Zatrzymaj
web-mars-mission = Misja
web-mars-missions = Misje
web-mars-no-missions = Nie masz misji. Kup ją w swojej turze.
web-mars-none-used = Jeszcze żadnej.
web-mars-own-missions = Twoje misje
web-mars-use = Użyj
web-mars-used-offensive = Użyte misje zaczepne
web-mars-used-peaceful = Użyte misje pokojowe

## Tabs of a phone

web-mars-tab-map = Mapa
web-mars-tab-players = Gracze

## Keyboard

web-mars-key-back = Wstecz
web-mars-key-bank = Bank
web-mars-key-build = Zbuduj: { $structure }
web-mars-key-chat = Czat
web-mars-key-confirm = Potwierdź
web-mars-key-end = Zakończ turę
web-mars-key-log = Dziennik
web-mars-key-map = Do mapy: strzałki przesuwają, Tab prowadzi do następnego dozwolonego przecięcia
web-mars-key-missions = Misje
web-mars-key-undo = Cofnij
web-mars-key-zoom-in = Przybliż
web-mars-key-zoom-out = Oddal
