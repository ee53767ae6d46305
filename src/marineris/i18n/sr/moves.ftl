### Moves, where the question asked says nothing better (see questions.ftl), sorted.

mars2049-move-pass = Završi potez
mars2049-move-use = Iskoristi misiju „{ TERM($mission) }”
move-accept = Prihvati
move-amount = { $amount }
move-award = Finansiraj nagradu „{ TERM($award) }”
move-build = Izgradi { TERM($structure, 1, form: "acc") }
move-buy = Kupi { TERM($deck, 1, form: "acc") }
move-card = { TERM($card) }
# $branch is the text of what is chosen.
move-choose = Izaberi: { $branch }
    .number = Izbor { $number }
    .of-card = Izaberi ({ TERM($card) }): { $branch }
    .of-player = Izaberi ({ $player }, { TERM($card) }): { $branch }
move-convert-heat = Pretvori toplotu u temperaturu
move-convert-plants = Pretvori biljke u zelenilo
move-done = Gotovo
move-end = Završi potez
move-exchange = Razmeni { TERM($give, form: "acc") } za 1 { TERM($get, 1, form: "acc") }
move-milestone = Ostvari dostignuće „{ TERM($milestone) }”
move-mission = { TERM($mission) }
move-pass = Odustani do kraja generacije
move-play = Odigraj kartu „{ TERM($card) }”
move-point = Presek { $point }
    .placed = { TERM($structure, 1) }: { $place }
move-project = Standardni projekat: { TERM($project) }
move-protect = Poništi napad misijom „{ TERM("mission-protection") }”
move-release = Pretvori žeton od { $value } { TERM($resource, $value, form: "gen") } u karte
move-remove = Skloni stanicu s table da bi bilo mesta za bazu
move-resource = { TERM($resource) }
move-seat = { $player }
# $space is the number printed on it, $name its name, $bonus its placement bonus.
move-space = Polje { $space }
    .bonus = Polje { $space } ({ $bonus })
    .name = Polje { $space }, { TERM($name) }
    .name-bonus = Polje { $space }, { TERM($name) } ({ $bonus })
    .placed = { TERM($tile, 1) }: { $place }
move-store = Pretvori { $value } { TERM($resource, $value, form: "acc") } u žeton
move-swap = Ponudi partneru 1 { TERM($give, 1, form: "acc") } za 1 { TERM($get, 1, form: "acc") }
move-take = Uzmi 1 { TERM($resource, 1, form: "acc") }
# A pick is taken back while more can be picked; $move is what it meant.
move-unpick = Poništi „{ $move }”
move-use = Iskoristi akciju karte „{ TERM($card) }”
    .first = Izvedi prvu akciju korporacije { TERM($card) }
# One kind of a placement bonus; $bonus says which.
space-bonus = { $amount } { $bonus ->
    [cards] { $amount ->
        [one] karta
        [few] karte
       *[other] karata
    }
   *[other] { TERM($bonus, $amount) }
}
# What placing a tile on a space costs, listed after its bonus.
space-cost = košta { $cost } { "M€" }
# A space inside a sentence: the nominative, which is the accusative too.
space-number = polje { $space }
    .name = polje { $space } ({ TERM($name) })
