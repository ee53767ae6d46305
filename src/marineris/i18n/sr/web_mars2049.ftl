### The browser: the table of Mars 2049. Sorted by part.

## The top bar

web-mars-choose-several = { $count ->
    [one] Izaberi na mapi { $most } od { $count } označenog preseka.
    [few] Izaberi na mapi { $most } od { $count } označena preseka.
   *[other] Izaberi na mapi { $most } od { $count } označenih preseka.
}
web-mars-round = Runda { $round }
# Beside "Your turn". $face is a face of the die.
web-mars-rolled-detail = na kockici: { $face }

## The map

web-mars-active = aktivno
web-mars-inactive = neaktivno
web-mars-map = Severna hemisfera Marsa
web-mars-nothing-here = ovde sada ništa ne može da se gradi
# An intersection: its parallel, counted from the equator, and its meridian. $what says what stands there.
web-mars-point = Paralela { $ring }, meridijan { $column }: { $what }{ $state ->
    [legal] , može da se izabere
    [chosen] , izabrano
   *[none] {""}
}
web-mars-point-free = slobodno
web-mars-point-menu = Presek { $point }
# $structure is its name, $owner whose it is, $first whose it was before it was stolen.
web-mars-point-taken = { $structure }, { $owner }{ $stolen ->
    [yes] , raniji vlasnik: { $first }
   *[no] {""}
}{ $active ->
    [no] , neaktivno
   *[yes] {""}
}
web-mars-stolen-from = raniji vlasnik: { $name }
web-mars-table = Šta stoji na mapi
    .owner = Vlasnik
    .point = Presek
    .state = Stanje
    .structure = Građevina

## Colonies

web-mars-a-roll = { $count } po bacanju
# Heard of a resource: how much there is, and what a roll of it brings.
web-mars-supply = { $resource }: { $count }, { $made } po bacanju
# Heard of what can be bought. $hint says how many are left, or why not.
web-mars-ware = { $name }. Cena: { $price }. { $hint }{ $state ->
    [open] , može se kupiti sada
   *[none] {""}
}
web-mars-ware-mission = Karta misije, { $name }
web-mars-decision = Pitanje
web-mars-acting = na potezu
web-mars-actions = Šta možeš
web-mars-away = trenutno nije tu
web-mars-bot = Bot
web-mars-cards = { $count ->
    [one] { $count } karta resursa
    [few] { $count } karte resursa
   *[other] { $count } karata resursa
}
web-mars-chip = { $name }: { $bases ->
    [one] { $bases } baza
    [few] { $bases } baze
   *[other] { $bases } baza
}
web-mars-coins = { $worth } u žetonima, sigurno od krađe
web-mars-colonies = Kolonije
# $rate is how many equal units buy one of another kind.
web-mars-colony = { $bases ->
    [one] { $bases } baza
    [few] { $bases } baze
   *[other] { $bases } baza
} · razmena { $rate } : 1
web-mars-ladder = { $bases } od { $needed } baza, { $road ->
    [yes] put je položen
   *[no] { $roads } od 3 karte puta
}
web-mars-ladder-bases = { $count ->
    [one] { $count } baza
    [few] { $count } baze
   *[other] { $count } baza
}
web-mars-ladder-road = put
web-mars-ladder-station = stanica
web-mars-next = sledi
web-mars-partner = partner
web-mars-rate = { $rate } : 1
web-mars-resource-cards = Karte resursa
web-mars-safe = Okrugli žetoni su sigurni od krađe.
web-mars-sheet-left = Preostalo za gradnju
web-mars-sheet-rate = Razmena
web-mars-sheet-roll = Bacanje donosi
web-mars-sheet-sure = Od toga sigurno ima
web-mars-sheet-turns = Odigrani potezi
web-mars-stagnation = zastoj
# How much of a resource one has.
web-mars-stock = { $resource }: { $count }
web-mars-store-more = Još u žetone
web-mars-take-back = Poništi izbor preseka { $point }
web-mars-tokens = Žetoni
# Before the partner's name.
web-mars-with = partner:
web-mars-you = ti
web-mars-your-colony = Tvoja kolonija

## The die

web-mars-again = ponovo
web-mars-no-roll = Kockica još nije bačena.
web-mars-roll-said = { $name } baca kockicu: { $face }
web-mars-rolled = Bacanje: { $name }
web-mars-you-rolled = Tvoje bacanje

## The decision

# The next thing to build can be paid.
web-mars-affordable = možeš da platiš
# $structure is its name, $point the intersection.
web-mars-build-at = { $structure }, presek { $point }
web-mars-build-here = Izgradi ovde
web-mars-build-it = Izgradi
web-mars-buy = Kupi
web-mars-cancel = Otkaži
web-mars-chance = O ostalom odlučuje slučaj.
web-mars-choose-on-map = { $count ->
    [1] Izaberi označeni presek na mapi.
    [one] Izaberi jedan od { $count } označenog preseka na mapi.
    [few] Izaberi jedan od { $count } označena preseka na mapi.
   *[other] Izaberi jedan od { $count } označenih preseka na mapi.
}
web-mars-confirm = Najpre izaberi
web-mars-get = Dobijaš
web-mars-left = Ostaje
# Before amounts.
web-mars-missing = još nedostaje:
# $structure is the next thing to build on the way to the pole.
web-mars-next-step = Sledeće: { $structure }
web-mars-others = Ostali
web-mars-over = Igra je završena
web-mars-pay = Plaćaš
web-mars-replay = Pogledaj reprizu igre
web-mars-spent = Nema više šta da se uradi
    .text = Ne možeš više ništa da izgradiš, kupiš, razmeniš ni upotrebiš. Završi potez.
web-mars-then = Zatim
web-mars-unseen = misija, neviđena
web-mars-waiting = { $count ->
    [0] Samo trenutak…
   *[other] Čeka se: { $names }
}
web-mars-watching = Gledaš igru.
web-mars-what-bases = baze
web-mars-what-cards = karte resursa
web-mars-what-road_cards = karte puta
web-mars-what-stations = stanice
web-mars-win = Izgradi je i pobedi
# $names is the winner, or the winners.
web-mars-won = { $count ->
    [one] Pobeđuje { $names }
   *[other] Pobeđuju { $names }
}
web-mars-won-how = { $name } gradi stanicu { "H2O" } na polu u { $round }. rundi.
web-mars-you-win = pobeđuješ u igri
web-mars-you-won = Pobeđuješ
web-mars-your-turn = Šta gradiš?
    .text = Gradi, razmenjuj i koristi misije koliko želiš, pa završi potez.

## Being asked in the turns of others

web-mars-habit = U tuđim potezima:
web-mars-habit-ask = pitaj me
web-mars-habit-keep = zadrži moje karte
web-mars-habit-store = što može u žetone

## What can be bought

web-mars-bought = već kupljena ovog poteza
web-mars-build = Gradnja
web-mars-deck-left = { $count } u špilu
web-mars-deck-offensive = Napadačke
web-mars-deck-peaceful = Mirovne
web-mars-hint-h2o_station = donosi pobedu
web-mars-hint-polar_road = vodi do pola
web-mars-needs-bases = { $need ->
    [one] treba { $need } baza
    [few] trebaju { $need } baze
   *[other] treba { $need } baza
}
web-mars-needs-polar-base = treba polarna baza
web-mars-needs-road = treba put
web-mars-needs-road-cards = { $need ->
    [one] { $have } od { $need } karte puta
    [few] { $have } od { $need } karte puta
   *[other] { $have } od { $need } karata puta
}
web-mars-no-place = nema mesta
web-mars-none-left = nema više
web-mars-not-sold = sada nije u prodaji
web-mars-one-mission = jedna misija po potezu
web-mars-road-laid = već položen
# So many units are missing.
web-mars-short = fali { $count }
# Very short names for small tiles.
web-mars-tile-air_station = Vazduh
web-mars-tile-base = Baza
web-mars-tile-food_station = Hrana
web-mars-tile-h2o_station = { "H2O" }
web-mars-tile-lab = Laboratorija
web-mars-tile-lab2 = Lab. 2 : 1
web-mars-tile-lab3 = Lab. 3 : 1
web-mars-tile-mineral_station = Minerali
web-mars-tile-offensive = Napadačka
web-mars-tile-peaceful = Mirovna
web-mars-tile-polar_road = Put
web-mars-tokens-left = preostalo { $count } od { $of }
web-mars-why = Ne sada, jer:

## The bank and the end of the turn

web-mars-bank = Banka
web-mars-bank-wait = Razmenjuješ u svom potezu.
web-mars-end-turn = Završi potez
web-mars-exchange = { $rate ->
    [one] Razmeni { $rate } istu jedinicu za 1
    [few] Razmeni { $rate } iste jedinice za 1
   *[other] Razmeni { $rate } istih jedinica za 1
}
# A button; $rate is how many equal units buy one of another kind.
web-mars-exchange-rate = Banka { $rate } : 1
web-mars-remove = Napravi mesta
web-mars-store-all = Što više u žetone
web-mars-swap = Ponudi razmenu: { $name }
web-mars-tokens-title = Karte i žetoni

## Missions

web-mars-copies = { $count ->
    [one] { $count } takva karta u špilu
    [few] { $count } takve karte u špilu
   *[other] { $count } takvih karata u špilu
}
web-mars-keep = Zadrži je
web-mars-mission = Misija
web-mars-missions = Misije
web-mars-no-missions = Nemaš misija. Kupi neku u svom potezu.
web-mars-none-used = Još nijedna.
web-mars-own-missions = Tvoje misije
web-mars-use = Iskoristi je
web-mars-used-offensive = Iskorišćene napadačke misije
web-mars-used-peaceful = Iskorišćene mirovne misije

## Tabs of a phone

web-mars-tab-map = Mapa
web-mars-tab-players = Igrači

## Keyboard

web-mars-key-back = Nazad
web-mars-key-bank = Banka
web-mars-key-build = Izgradi: { $structure }
web-mars-key-chat = Ćaskanje
web-mars-key-confirm = Potvrdi
web-mars-key-end = Završi potez
web-mars-key-log = Dnevnik
web-mars-key-map = Na mapu: strelicama se krećeš, { "Tab" } vodi na sledeći mogući presek
web-mars-key-missions = Misije
web-mars-key-undo = Poništi
web-mars-key-zoom-in = Približi
web-mars-key-zoom-out = Udalji
