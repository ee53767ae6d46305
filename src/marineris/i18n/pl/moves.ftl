### Moves, where the question asked says nothing better (see questions.ftl), sorted.

mars2049-move-pass = Spasuj: twoja tura się kończy
mars2049-move-use = Użyj misji { TERM($mission) }
move-accept = Przyjmij
move-amount = { $amount }
move-award = Ufunduj Nagrodę { TERM($award) }
move-build = Zbuduj { TERM($structure, 1, form: "acc") }
move-buy = Kup { TERM($deck, 1, form: "acc") }
move-card = { TERM($card) }
# $branch is the text of what is chosen.
move-choose = Wybierz: { $branch }
    .number = Możliwość { $number }
    .of-card = Wybierz ({ TERM($card) }): { $branch }
    .of-player = Wybierz ({ $player }, { TERM($card) }): { $branch }
move-convert-heat = Zamień ciepło w temperaturę
move-convert-plants = Zamień roślinność w obszar zieleni
move-done = Gotowe
move-end = Zakończ turę
move-exchange = Wymień { TERM($give, form: "acc") } na 1 { TERM($get, 1, form: "acc") }
move-milestone = Uzyskaj Tytuł { TERM($milestone) }
move-mission = { TERM($mission) }
move-pass = Spasuj w tym pokoleniu
move-play = Zagraj kartę { TERM($card) }
move-point = Przecięcie { $point }
    .placed = { TERM($structure, 1) }: { $place }
move-project = Projekt standardowy: { TERM($project) }
move-protect = Odeprzyj atak misją { TERM("mission-protection") }
move-release = Zamień na karty żeton ({ $value } { TERM($resource, $value) })
move-remove = Zdejmij stację z planszy, aby zrobić miejsce na bazę
move-resource = { TERM($resource) }
move-seat = { $player }
# $space is the number printed on it, $name its name, $bonus its placement bonus.
move-space = Pole { $space }
    .bonus = Pole { $space } ({ $bonus })
    .name = Pole { $space }, { TERM($name) }
    .name-bonus = Pole { $space }, { TERM($name) } ({ $bonus })
    .placed = { TERM($tile, 1) }: { $place }
move-store = Zamień { $value } { TERM($resource, $value, form: "acc") } na żeton
move-swap = Zaproponuj partnerowi 1 { TERM($give, 1, form: "acc") } za 1 { TERM($get, 1, form: "acc") }
move-take = Weź 1 { TERM($resource, 1, form: "acc") }
# A pick is taken back while more can be picked; $move is what it meant.
move-unpick = Cofnij wybór „{ $move }”
move-use = Wykonaj akcję karty { TERM($card) }
    .first = Wykonaj pierwszą akcję korporacji { TERM($card) }
# One kind of a placement bonus; $bonus says which.
space-bonus = { $amount } { $bonus ->
    [cards] { $amount ->
        [one] karta
        [few] karty
       *[other] kart
    }
   *[other] { TERM($bonus, $amount) }
}
# What placing a tile on a space costs, listed after its bonus.
space-cost = koszt: { $cost } M€
# A space inside a sentence: nominative or accusative.
space-number = pole { $space }
    .name = pole { $space } ({ TERM($name) })
