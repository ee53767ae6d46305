### The browser: the table of Terraforming Mars. Sorted by part.

## The top bar

# Which of the two actions of a turn.
web-tm-action-number = akcja { $number } z 2
# With Turmoil: the committee with its parties, instead of the map.
web-tm-committee = Komitet
web-tm-generation = Pokolenie { $number }
web-tm-phase-action = Akcje
web-tm-phase-research = Badania
# What the middle of the screen shows: the map or the committee.
web-tm-shown = Widok
web-tm-to-question = Wróć do pytania
web-tm-to-table = Spójrz na stół

## The map

web-tm-area-city = zarezerwowane na to miasto
web-tm-area-land = ląd
web-tm-area-ocean = zarezerwowane na ocean
web-tm-board-list = Mapa jako lista
web-tm-bonus-card = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
web-tm-bonus-heat = ciepło: { $count }
web-tm-bonus-ocean = { $count ->
    [one] { $count } ocean
    [few] { $count } oceany
    [many] { $count } oceanów
   *[other] { $count } oceanu
}
web-tm-bonus-plants = { $count ->
    [one] { $count } roślina
    [few] { $count } rośliny
    [many] { $count } roślin
   *[other] { $count } rośliny
}
web-tm-bonus-steel = stal: { $count }
web-tm-bonus-titanium = tytan: { $count }
web-tm-hex-claimed = znacznik: { $player }
web-tm-hex-illegal = tu nie można
web-tm-hex-legal = tu można
# $hex is a code such as B2, $name a name such as Tharsis Tholus.
web-tm-hex-named = { $hex } { $name }
web-tm-hex-neutral = { $tile }, neutralny
web-tm-hex-nothing = Niczego nie możesz tu teraz umieścić.
web-tm-hex-oceans = { $count ->
    [one] sąsiaduje z { $count } oceanem
   *[other] sąsiaduje z { $count } oceanami
}
web-tm-hex-owned = { $tile }, właściciel: { $player }
web-tm-list-free = Wolne pola
web-tm-list-legal = Możliwe teraz
web-tm-list-tiles = Obszary
web-tm-map = Mapa Marsa, { $name }
web-tm-not-built = jeszcze niezbudowane
# After the number of oceans: 5 of 9 oceans.
web-tm-of-oceans = { $goal ->
   *[other] z { $goal } oceanów
}
web-tm-off-map = Miasta poza Marsem
web-tm-other-hex = Inne pole
web-tm-place = Umieść
# $hex is a code such as D7.
web-tm-place-at = Umieść na { $hex }
web-tm-place-here = Umieść tutaj
web-tm-whole-map = Cała mapa

## The decision

web-tm-choose-hex = { $count ->
    [one] Na mapie jest na to jedno pole.
   *[other] Wybierz jedno z { $count } pól na mapie.
}
web-tm-do-it = Wykonaj
web-tm-end-turn = Zakończ turę
web-tm-group-committee = Komitet
web-tm-group-convert = Zamień
web-tm-group-goals = Tytuły i Nagrody
web-tm-group-play = Zagraj kartę
web-tm-group-project = Projekty standardowe
web-tm-group-use = Akcje z kart
# $card is the name of a card.
web-tm-look-at = Obejrzyj: { $card }
web-tm-neutral = Wirtualny przeciwnik
# Above answers that would harm oneself.
web-tm-own = Twoje własne
web-tm-pass = Spasuj…
web-tm-show-card = Pokaż kartę
# As a heading: no action is possible.
web-tm-spent = Nie ma już nic do zrobienia
web-tm-spent-end = Żadna akcja nie jest teraz możliwa. Zakończ turę.
web-tm-spent-pass = Żadna akcja nie jest teraz możliwa. Spasuj: to kończy dla ciebie pokolenie.
# $taken actions of the turn are taken.
web-tm-turn = { $taken ->
    [0] Twoja pierwsza akcja
    [1] Twoja druga akcja
   *[other] Obie akcje wykonane
}
# In a game alone, where actions are not counted.
web-tm-turn-alone = Twoja następna akcja
web-tm-undo = Cofnij
web-tm-why-unknown = To nie jest teraz możliwe.

## Passing

web-tm-keep-playing = Graj dalej
web-tm-pass-hold = Przytrzymaj przycisk, aby spasować bez pytania.
web-tm-pass-now = Spasuj
web-tm-pass-text = W tym pokoleniu nie wykonasz już żadnej akcji. Pozostali grają, dopóki wszyscy nie spasują.
    .alone = W tym pokoleniu nie wykonasz już żadnej akcji. Następuje produkcja.
web-tm-pass-title = Spasować w tym pokoleniu?
web-tm-pass-unused = Możesz jeszcze:
web-tm-unused-convert = { $count ->
    [one] zamienić roślinność lub ciepło
   *[other] zamienić roślinność i ciepło
}
web-tm-unused-milestone = { $count ->
    [one] uzyskać Tytuł
   *[other] uzyskać jeden z { $count } Tytułów
}
web-tm-unused-play = { $count ->
    [one] zagrać { $count } kartę
    [few] zagrać { $count } karty
    [many] zagrać { $count } kart
   *[other] zagrać { $count } karty
}
web-tm-unused-use = { $count ->
    [one] wykonać akcję { $count } karty
   *[other] wykonać akcje { $count } kart
}

## A move that brings nothing

web-tm-waste-back = Wybierz coś innego
web-tm-waste-confirm = Wykonaj mimo to
# $move is a move, such as: Asteroid.
web-tm-waste-text = { $move }: zapłacisz, ale nic się nie zmieni.
web-tm-waste-title = Zapłacić za nic?

## Preparing moves while others are to act

web-tm-auto-pass = Spasuj za mnie, gdy nic więcej nie mogę zrobić
web-tm-auto-passed = Nic więcej nie dało się zrobić: pasujesz.
web-tm-prepare = Zaplanuj ruch
    .text = Zostanie wykonany w twojej turze, jeśli wciąż będzie możliwy. Jeśli nie, zapytamy cię.
web-tm-prepare-more = A potem…
web-tm-prepare-short = Zaplanuj
web-tm-prepared = Zaplanowane ruchy
# $move is a move, such as: Play Comet.
web-tm-prepared-made = Zgodnie z planem: { $move }
web-tm-prepared-void = Zaplanowany ruch nie jest już możliwy: { $move }
web-tm-unprepare = Usuń z planu: { $move }

## Waiting, watching, the end

web-tm-choosing = { $count ->
    [one] { $names } wybiera karty
   *[other] { $names } wybierają karty
}
web-tm-over = Koniec gry
# $won says whether Mars was finished in time.
web-tm-solo-result = { $won ->
    [yes] Cel osiągnięty: wygrywasz i masz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
   *[no] Celu nie osiągnięto na czas: przegrywasz
}
# Somebody else's game alone; $name is the player.
web-tm-solo-result-of = { $won ->
    [yes] Cel osiągnięty, wygrywa { $name }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
   *[no] { $name }: celu nie osiągnięto na czas, gra jest przegrana
}
# $time is a time of the day.
web-tm-since = od { $time }
web-tm-to-act = { $count ->
    [0] Chwileczkę…
    [one] Teraz gra { $names }
   *[other] Teraz grają { $names }
}
web-tm-to-result = Wynik i powtórka
web-tm-waiting = To nie twoja tura
web-tm-watching = Oglądasz grę
web-tm-winner = { $count ->
    [one] Wygrywa { $names }
   *[other] Wspólne zwycięstwo: { $names }
}
web-tm-you-passed = Pasujesz w tym pokoleniu

## The ledger

# One change: what, by how much, from what to what.
web-tm-change = { $name }: { $change } ({ $before } → { $after })
web-tm-ledger-end = Na koniec
web-tm-ledger-get = Dostajesz
web-tm-ledger-mars = Mars
web-tm-ledger-others = Inni
web-tm-ledger-pay = Płacisz
web-tm-ledger-rating = WT
web-tm-ledger-then = Potem
web-tm-points = punkty
# What is asked next, after a move.
web-tm-then-addto = wybierasz kartę dla zasobów
web-tm-then-arrange = wybierasz, co stanie się najpierw
web-tm-then-claimland = wybierasz pole
web-tm-then-decreaseany = wybierasz, czyja produkcja spadnie
web-tm-then-oneof = wybierasz jedną z możliwości
web-tm-then-pay = wybierasz sposób zapłaty
web-tm-then-placetile = wybierasz pole
web-tm-then-removeany = wybierasz, kto straci zasoby
web-tm-then-sellpatents = wybierasz karty na sprzedaż

## Players

web-tm-acting = teraz gra
web-tm-bot = Bot
web-tm-card-actions = Akcje z kart
web-tm-cards-in-hand = Karty na ręce
# A player in short, for those who do not see it.
web-tm-chip = { $name }, WT { $rating }
web-tm-events = Zagrane wydarzenia
web-tm-first-player = Pierwszy gracz
web-tm-offline = Poza stołem
web-tm-on-card = Zasoby na karcie
web-tm-open-of = dostępne: { $open } z { $count }
web-tm-passed = Pas
web-tm-played = zagrane: { $count }
web-tm-players = Gracze
web-tm-rating = Współczynnik terraformacji
web-tm-resource = { $name }: { $stock }, produkcja { $production }
web-tm-show-tableau = Pokaż karty w grze
web-tm-used = użyta
web-tm-you = ty

## Milestones and awards

# $goal is the award with what it counts.
web-tm-award-owner = Fundator: { $name }.
web-tm-award-take = Ufunduj za { $price } M€
web-tm-award-taken = { $goal } Fundator: { $name }.
web-tm-awards = Nagrody
# $least is 0 where there is no goal to reach.
web-tm-goal = { $least ->
    [0] { $goal } Masz { $value }.
   *[other] { $goal } Masz { $value } z { $least }.
}
web-tm-goal-standing = Stan na teraz
web-tm-leads = Prowadzi { $name }: { $value }.
web-tm-milestone-owner = Tytuł ma { $name }.
web-tm-milestone-take = Uzyskaj za { $price } M€
web-tm-milestone-taken = { $goal } Tytuł ma { $name }.
web-tm-milestones = Tytuły
web-tm-milestones-awards = Tytuły i Nagrody
web-tm-price = koszt: { $price } M€

## Log

web-tm-log-all = Wszyscy
web-tm-log-filter = Pokaż w dzienniku
web-tm-log-me = Dotyczy mnie

## Phone

web-tm-hand-grip = Zmień wysokość ręki
web-tm-tab-act = Akcje
web-tm-tab-hand = Ręka
web-tm-tab-map = Mapa

## Keyboard

web-tm-key-actions = Akcje z kart
web-tm-key-back = Wstecz
web-tm-key-board = Mapa; poruszanie się strzałkami
web-tm-key-chat = Czat
web-tm-key-closer = Przybliż
web-tm-key-confirm = Potwierdź
web-tm-key-end = Zakończ turę
web-tm-key-further = Oddal
web-tm-key-goals = Tytuły i Nagrody
web-tm-key-log = Dziennik
web-tm-key-pass = Spasuj, po potwierdzeniu
web-tm-key-players = Gracze
web-tm-key-undo = Cofnij
