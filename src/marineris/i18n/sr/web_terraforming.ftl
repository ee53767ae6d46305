### The browser: the table of Terraforming Mars. Sorted by part.

## The top bar

# Which of the two actions of a turn.
web-tm-action-number = akcija { $number } od 2
# With Turmoil: the committee with its parties, instead of the map.
web-tm-committee = Komitet
web-tm-generation = Generacija { $number }
web-tm-phase-action = Akcije
web-tm-phase-research = Istraživanje
# What the middle of the screen shows: the map or the committee.
web-tm-shown = Prikaz
web-tm-to-question = Nazad na pitanje
web-tm-to-table = Pogledaj sto

## The map

web-tm-area-city = rezervisano za određeni grad
web-tm-area-land = kopno
web-tm-area-ocean = rezervisano za okean
web-tm-board-list = Mapa kao spisak
web-tm-bonus-card = { $count ->
    [one] { $count } karta
    [few] { $count } karte
   *[other] { $count } karata
}
web-tm-bonus-heat = { $count } toplote
web-tm-bonus-ocean = { $count ->
    [one] { $count } okean
    [few] { $count } okeana
   *[other] { $count } okeana
}
web-tm-bonus-plants = { $count ->
    [one] { $count } biljka
    [few] { $count } biljke
   *[other] { $count } biljaka
}
web-tm-bonus-steel = { $count ->
    [1] { $count } čelik
   *[other] { $count } čelika
}
web-tm-bonus-titanium = { $count ->
    [1] { $count } titanijum
   *[other] { $count } titanijuma
}
web-tm-hex-claimed = marker: { $player }
web-tm-hex-illegal = ovde nije moguće
web-tm-hex-legal = ovde je moguće
# $hex is a code such as B2, $name a name such as Tharsis Tholus.
web-tm-hex-named = { $hex } { $name }
web-tm-hex-neutral = { $tile }, neutralna
web-tm-hex-nothing = Sada ovde ne možeš ništa da postaviš.
web-tm-hex-oceans = { $count ->
    [one] pored { $count } okeana
   *[other] pored { $count } okeana
}
web-tm-hex-owned = { $tile }, vlasnik: { $player }
web-tm-list-free = Slobodno
web-tm-list-legal = Sada moguće
web-tm-list-tiles = Pločice
web-tm-map = Mapa Marsa, { $name }
web-tm-not-built = još nije izgrađeno
# After the number of oceans: 5 of 9 oceans.
web-tm-of-oceans = { $goal ->
   *[other] od { $goal } okeana
}
web-tm-off-map = Gradovi van Marsa
web-tm-other-hex = Drugo polje
web-tm-place = Postavi
# $hex is a code such as D7.
web-tm-place-at = Postavi na { $hex }
web-tm-place-here = Postavi ovde
web-tm-whole-map = Cela mapa

## The decision

web-tm-choose-hex = { $count ->
    [1] Na mapi postoji samo jedno mesto za to.
    [one] Izaberi jedno od { $count } mesta na mapi.
   *[other] Izaberi jedno od { $count } mesta na mapi.
}
web-tm-do-it = Uradi to
web-tm-end-turn = Završi potez
web-tm-group-committee = Komitet
web-tm-group-convert = Pretvori
web-tm-group-goals = Dostignuća i nagrade
web-tm-group-play = Odigraj kartu
web-tm-group-project = Standardni projekti
web-tm-group-use = Akcije karata
# $card is the name of a card.
web-tm-look-at = Pogledaj kartu „{ $card }”
web-tm-neutral = Neutralni protivnik
# Above answers that would harm oneself.
web-tm-own = Tvoje sopstveno
web-tm-pass = Odustani…
web-tm-show-card = Prikaži kartu
# As a heading: no action is possible.
web-tm-spent = Nema više šta da se uradi
web-tm-spent-end = Nijedna akcija sada nije moguća. Završi potez.
web-tm-spent-pass = Nijedna akcija sada nije moguća. Odustani: time se generacija za tebe završava.
# $taken actions of the turn are taken.
web-tm-turn = { $taken ->
    [0] Tvoja prva akcija
    [1] Tvoja druga akcija
   *[other] Obe akcije izvedene
}
# In a game alone, where actions are not counted.
web-tm-turn-alone = Tvoja sledeća akcija
web-tm-undo = Poništi
web-tm-why-unknown = To sada nije moguće.

## Passing

web-tm-keep-playing = Igraj dalje
web-tm-pass-hold = Drži dugme da odustaneš bez pitanja.
web-tm-pass-now = Odustani
web-tm-pass-text = U ovoj generaciji više ne izvodiš akcije. Ostali nastavljaju dok svi ne odustanu.
    .alone = U ovoj generaciji više ne izvodiš akcije. Sledi proizvodnja.
web-tm-pass-title = Odustaješ do kraja generacije?
web-tm-pass-unused = Još možeš da:
web-tm-unused-convert = { $count ->
    [one] pretvoriš biljke ili toplotu
   *[other] pretvoriš i biljke i toplotu
}
web-tm-unused-milestone = { $count ->
    [1] ostvariš dostignuće
    [one] ostvariš jedno od { $count } dostignuća
   *[other] ostvariš jedno od { $count } dostignuća
}
web-tm-unused-play = { $count ->
    [one] odigraš { $count } kartu
    [few] odigraš { $count } karte
   *[other] odigraš { $count } karata
}
web-tm-unused-use = { $count ->
    [one] iskoristiš akciju { $count } karte
    [few] iskoristiš akcije { $count } karte
   *[other] iskoristiš akcije { $count } karata
}

## A move that brings nothing

web-tm-waste-back = Uradi nešto drugo
web-tm-waste-confirm = Ipak uradi
# $move is a move, such as: Asteroid.
web-tm-waste-text = { $move }: plaćaš, a ništa se ne menja.
web-tm-waste-title = Plaćaš uzalud?

## Preparing moves while others are to act

web-tm-auto-pass = Odustani umesto mene kad više ništa ne mogu
web-tm-auto-passed = Nema više šta da se uradi: automatski odustaješ.
web-tm-prepare = Pripremi potez
    .text = Odigraće se kad dođeš na red, ako je još moguć. U suprotnom te pitamo.
web-tm-prepare-more = A zatim…
web-tm-prepare-short = Pripremi
web-tm-prepared = Pripremljeni potezi
# $move is a move, such as: Play Comet.
web-tm-prepared-made = Pripremljeni potez je odigran: { $move }
web-tm-prepared-void = Ovaj pripremljeni potez sada nije moguć: { $move }
web-tm-unprepare = Otkaži pripremljeni potez: { $move }

## Waiting, watching, the end

web-tm-choosing = { $count ->
    [one] { $names } bira karte
   *[other] { $names } biraju karte
}
web-tm-over = Igra je završena
# $won says whether Mars was finished in time.
web-tm-solo-result = { $won ->
    [yes] Cilj je dostignut: pobeđuješ sa { $points ->
        [one] { $points } poenom
       *[other] { $points } poena
    }
   *[no] Cilj nije dostignut na vreme: igra je izgubljena
}
# Somebody else's game alone; $name is the player.
web-tm-solo-result-of = { $won ->
    [yes] Cilj je dostignut, pobeđuje { $name } sa { $points ->
        [one] { $points } poenom
       *[other] { $points } poena
    }
   *[no] { $name }: cilj nije dostignut na vreme, igra je izgubljena
}
# $time is a time of the day.
web-tm-since = od { $time }
web-tm-to-act = { $count ->
    [0] Samo trenutak…
    [one] Na potezu: { $names }
   *[other] Na potezu: { $names }
}
web-tm-to-result = Rezultat i repriza
web-tm-waiting = Nije tvoj potez
web-tm-watching = Gledaš igru
web-tm-winner = { $count ->
    [one] Pobeđuje { $names }
   *[other] Pobedu dele { $names }
}
web-tm-you-passed = Čekaš sledeću generaciju

## The ledger

# One change: what, by how much, from what to what.
web-tm-change = { $name }: { $change } ({ $before } → { $after })
web-tm-ledger-end = Na kraju
web-tm-ledger-get = Dobijaš
web-tm-ledger-mars = Mars
web-tm-ledger-others = Ostali
web-tm-ledger-pay = Plaćaš
web-tm-ledger-rating = Rejting
web-tm-ledger-then = Zatim
web-tm-points = poeni
# What is asked next, after a move.
web-tm-then-addto = biraš kartu za resurse
web-tm-then-arrange = biraš šta ide prvo
web-tm-then-claimland = biraš mesto
web-tm-then-decreaseany = biraš čija proizvodnja opada
web-tm-then-oneof = biraš jedno od ponuđenog
web-tm-then-pay = biraš kako plaćaš
web-tm-then-placetile = biraš mesto
web-tm-then-removeany = biraš ko gubi resurse
web-tm-then-sellpatents = biraš karte za prodaju

## Players

web-tm-acting = na potezu
web-tm-bot = Bot
web-tm-card-actions = Akcije karata
web-tm-cards-in-hand = Karte u ruci
# A player in short, for those who do not see it.
web-tm-chip = { $name }, rejting { $rating }
web-tm-events = Odigrani događaji
web-tm-first-player = Prvi igrač
web-tm-offline = Nije tu
web-tm-on-card = Resursi na karti
web-tm-open-of = slobodno { $open } od { $count }
web-tm-passed = Odustaje
web-tm-played = odigrano: { $count }
web-tm-players = Igrači
web-tm-rating = Rejting teraformiranja
web-tm-resource = { $name }: { $stock }, proizvodnja { $production }
web-tm-show-tableau = Prikaži karte u igri
web-tm-used = iskorišćeno
web-tm-you = ti

## Milestones and awards

# $goal is the award with what it counts.
web-tm-award-owner = Finansira: { $name }.
web-tm-award-take = Finansiraj za { $price } { "M€" }
web-tm-award-taken = { $goal } Finansira: { $name }.
web-tm-awards = Nagrade
# $least is 0 where there is no goal to reach.
web-tm-goal = { $least ->
    [0] { $goal } Imaš { $value }.
   *[other] { $goal } Imaš { $value } od { $least }.
}
web-tm-goal-standing = Trenutno stanje
web-tm-leads = Vodi { $name }: { $value }.
web-tm-milestone-owner = Već ga ima { $name }.
web-tm-milestone-take = Ostvari za { $price } { "M€" }
web-tm-milestone-taken = { $goal } Već ga ima { $name }.
web-tm-milestones = Dostignuća
web-tm-milestones-awards = Dostignuća i nagrade
web-tm-price = košta { $price } { "M€" }

## Log

web-tm-log-all = Svi
web-tm-log-filter = Prikaži u dnevniku
web-tm-log-me = Tiče se mene

## Phone

web-tm-hand-grip = Promeni visinu ruke
web-tm-tab-act = Potez
web-tm-tab-hand = Ruka
web-tm-tab-map = Mapa

## Keyboard

web-tm-key-actions = Akcije karata
web-tm-key-back = Nazad
web-tm-key-board = Mapa; strelicama se krećeš po njoj
web-tm-key-chat = Ćaskanje
web-tm-key-closer = Približi
web-tm-key-confirm = Potvrdi
web-tm-key-end = Završi potez
web-tm-key-further = Udalji
web-tm-key-goals = Dostignuća i nagrade
web-tm-key-log = Dnevnik
web-tm-key-pass = Odustani, uz potvrdu
web-tm-key-players = Igrači
web-tm-key-undo = Poništi
