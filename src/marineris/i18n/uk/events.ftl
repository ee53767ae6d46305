### The log: what happened, one sentence for each kind of event, sorted.
###
### $player is the name of who did it or to whom it happened, $target of the other player concerned.
### Names are not declined, and nobody's gender is known: the present tense. Where only some may know
### which cards are meant, `.named` is what they read ($cards is the list), and the message itself what
### the others read. `.nobody` is said where no player is behind it.

event-action-used = { $player } виконує дію карти «{ TERM($card) }».
event-award-funded = { $player } фінансує нагороду «{ TERM($award) }» за { $cost } M€.
event-card-drafted = { $player } вибирає карту.
    .named = { $player } вибирає карту: { $cards }.
event-card-played = { $player } розігрує карту «{ TERM($card) }» за { $cost } M€.
event-card-revealed = { $player } відкриває і скидає карту «{ TERM($card) }».
    .nobody = Карту «{ TERM($card) }» відкрито й скинуто.
event-card-stolen = { $player } бере навмання карту ресурсів — її втрачає { $giver }.
    .named = { $player } бере навмання 1 { TERM($resource, 1, form: "acc") } — втрачає { $giver }.
event-cards-bought = { $player } { $count ->
    [0] не купує карт
    [one] купує { $count } карту
    [few] купує { $count } карти
   *[other] купує { $count } карт
}.
    .named = { $player } купує: { $cards }.
event-cards-changed = { $direction ->
    [down] { $player } віддає { $amount } { TERM($resource, $amount, form: "acc") }.
   *[up] { $player } отримує { $amount } { TERM($resource, $amount, form: "acc") }.
}
event-cards-discarded = { $player } { $count ->
    [0] не скидає карт
    [one] скидає { $count } карту
    [few] скидає { $count } карти
   *[other] скидає { $count } карт
}.
    .named = { $player } скидає: { $cards }.
event-cards-drawn = { $player } { $count ->
    [0] не бере карт
    [one] бере { $count } карту
    [few] бере { $count } карти
   *[other] бере { $count } карт
}.
    .named = { $player } бере: { $cards }.
event-cards-kept = { $player } залишає { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[other] { $count } карт
}.
    .named = { $player } залишає: { $cards }.
event-cards-seen = { $player } { $count ->
    [0] не переглядає карт
    [one] переглядає { $count } карту
    [few] переглядає { $count } карти
   *[other] переглядає { $count } карт
}.
    .named = { $player } переглядає: { $cards }.
event-corporation-revealed = { $player } грає за корпорацію «{ TERM($card) }».
# $direction says whether the card of $player got or lost the resources.
event-cubes-changed = { $direction ->
    [down] Карта «{ TERM($card) }» ({ $player }) втрачає { $amount } { TERM($cube, $amount, form: "acc") }.
   *[up] Карта «{ TERM($card) }» ({ $player }) отримує { $amount } { TERM($cube, $amount, form: "acc") }.
}
event-cubes-removed = { $player } прибирає { $amount } { TERM($cube, $amount, form: "acc") } з карти «{ TERM($card) }» ({ $target }).
event-deck-renewed = Відбій перетасовано в нову колоду: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}.
event-die-rolled = { $player } кидає кубик: { TERM($face) }.
event-first-action-taken = { $player } виконує першу дію корпорації «{ TERM($card) }».
event-generation-began = Починається покоління { $generation }; перший гравець — { $player }.
event-heat-converted = { $player } витрачає { $amount } { TERM("resource-heat", $amount, form: "acc") } на підвищення температури.
event-land-claimed = { $player } ставить маркер: { $space }.
event-milestone-claimed = { $player } присвоює собі досягнення «{ TERM($milestone) }».
event-mission-bought = { $player } купує { TERM($deck, 1, form: "acc") }.
event-mission-drawn = { $player } бере { TERM($deck, 1, form: "acc") }.
    .named = { $player } бере { TERM($deck, 1, form: "acc") } «{ TERM($mission) }».
event-mission-lost = { $player } бере місію «{ TERM($mission) }», але вона не діє: зараз не можна застосувати ворожу місію.
event-mission-taken = { $player } бере місію — її втрачає { $giver }.
    .named = { $player } бере місію «{ TERM($mission) }» — її втрачає { $giver }.
event-mission-used = { $player } застосовує місію «{ TERM($mission) }».
# $level is the level reached.
event-parameter-raised = { $parameter ->
    [parameter-temperature] { $player } підвищує температуру до { $level } °C.
    [parameter-oxygen] { $player } підвищує рівень кисню до { $level } %.
   *[parameter-oceans] { $player } збільшує кількість жетонів океану до { $level }.
}
event-passed = { $player } пасує.
event-plants-converted = { $player } перетворює { $amount } { TERM("resource-plants", $amount, form: "acc") } на зелень.
# $items is a list made of .item; .heated: more energy became heat than was produced.
event-produced = { $player } отримує з виробництва: { $items }.
    .item = { $amount } { TERM($resource, $amount) }
    .heated = { $player } отримує з виробництва: { $items }. Невикористана енергія стає теплом.
    .nothing = { $player } нічого не отримує з виробництва.
event-production-changed = { $direction ->
    [down] { $player }: { TERM($resource, form: "production") } зменшується на { steps }.
   *[up] { $player }: { TERM($resource, form: "production") } збільшується на { steps }.
}
event-production-copied = { $player } повторює виробництво карти «{ TERM($card) }».
event-production-lowered = { $player } зменшує { TERM($resource, form: "production") } на { steps } — втрачає { $target }.
event-project-built = { $player } використовує стандартний проєкт «{ TERM($project) }»{ $cost ->
    [0] {""}
   *[other] {" "}за { $cost } M€
}.
event-protected = { $player } застосовує місію «{ TERM("mission-protection") }».
event-rating-changed = { $direction ->
    [down] { $player }: РТ знижується на { steps }.
   *[up] { $player }: РТ зростає на { steps }.
}
event-rating-fee-paid = { $player } платить { $cost } M€ за підвищення РТ.
event-rating-not-raised = { $player }: РТ не зростає на { steps }, бо для цього бракує M€.
event-resources-removed = { $player } прибирає { $amount } { TERM($resource, $amount, form: "acc") } — втрачає { $target }.
event-resources-stolen = { $player } краде { $amount } { TERM($resource, $amount, form: "acc") } — втрачає { $target }.
event-road-card-taken = { $player } бере карту дороги.
event-road-laid = { $player } прокладає полярну дорогу.
event-rolled-for-start = { $player } кидає кубик за право першого ходу: { TERM($face) }.
event-stagnated = { $player } пропустить наступний хід і нічого не вироблятиме до ходу після нього.
event-station-on-the-pole = { $player } будує { TERM("structure-h2o-station", 1, form: "acc") } на північному полюсі.
# Going down may be a payment, a cost or a loss.
event-stock-changed = { $direction ->
    [down] { $player } { $resource ->
        [resource-megacredits] платить
       *[other] витрачає
    } { $amount } { TERM($resource, $amount, form: "acc") }.
   *[up] { $player } отримує { $amount } { TERM($resource, $amount, form: "acc") }.
}
event-structure-built = { $player } розміщує { TERM($structure, 1, form: "acc") } на перетині { $point }.
event-structure-lost = { $player } втрачає { TERM($structure, 1, form: "acc") } на перетині { $point }.
# $player offers to give one unit of $give for one of $get.
event-swap-offered = { $player } пропонує 1 { TERM($give, 1, form: "acc") } за 1 { TERM($get, 1, form: "acc") }.
event-swap-refused = { $player } відмовляється від обміну.
event-swapped = { $player } погоджується й віддає 1 { TERM($give, 1, form: "acc") } за 1 { TERM($get, 1, form: "acc") }.
event-tile-placed = { $player } розміщує { TERM($tile, 1) }: { $space }.
    .neutral = Розміщено нейтральний { TERM($tile, 1) }: { $space }.
    .nobody = { $tile ->
    [tile-ocean] Розміщено жетон океану
   *[other] Розміщено жетон
}: { $space }.
# $value is what the token stands for.
event-token-returned = { $player } обмінює жетон ({ $value } { TERM($resource, $value) }) на карти.
event-token-taken = { $player } обмінює { $value } { TERM($resource, $value, form: "acc") } на жетон.
event-turn-began = Ходить { $player }.
event-turn-lost = { $player } пропускає цей хід.
mars2049-event-deck-renewed = Використані { TERM($deck, 2) } перетасовано в нову колоду.
mars2049-event-passed = { $player } завершує хід.
