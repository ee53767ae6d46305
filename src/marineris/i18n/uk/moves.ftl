### Moves, where the question asked says nothing better (see questions.ftl), sorted.

mars2049-move-pass = Спасувати: твій хід завершується
mars2049-move-use = Застосувати місію «{ TERM($mission) }»
move-accept = Погодитися
move-amount = { $amount }
move-award = Профінансувати нагороду «{ TERM($award) }»
move-build = Збудувати { TERM($structure, 1, form: "acc") }
move-buy = Купити { TERM($deck, 1, form: "acc") }
move-card = { TERM($card) }
# $branch is the text of what is chosen.
move-choose = Варіант: { $branch }
    .number = Варіант { $number }
    .of-card = Варіант ({ TERM($card) }): { $branch }
    .of-player = Варіант ({ $player }, { TERM($card) }): { $branch }
move-convert-heat = Підвищити температуру за тепло
move-convert-plants = Озеленити Марс за рослини
move-done = Готово
move-end = Завершити хід
move-exchange = Обміняти { TERM($give, form: "acc") } на 1 { TERM($get, 1, form: "acc") }
move-milestone = Присвоїти досягнення «{ TERM($milestone) }»
move-mission = { TERM($mission) }
move-pass = Спасувати в цьому поколінні
move-play = Зіграти карту «{ TERM($card) }»
move-point = Перетин { $point }
    .placed = { TERM($structure, 1) }: { $place }
move-project = Стандартний проєкт: { TERM($project) }
move-protect = Скасувати атаку місією «{ TERM("mission-protection") }»
move-release = Обміняти жетон ({ $value } { TERM($resource, $value) }) на карти
move-remove = Прибрати станцію з поля, щоб звільнити місце для бази
move-resource = { TERM($resource) }
move-seat = { $player }
# $space is the number printed on it, $name its name, $bonus its placement bonus.
move-space = Ділянка { $space }
    .bonus = Ділянка { $space } ({ $bonus })
    .name = Ділянка { $space }, { TERM($name) }
    .name-bonus = Ділянка { $space }, { TERM($name) } ({ $bonus })
    .placed = { TERM($tile, 1) }: { $place }
move-store = Обміняти { $value } { TERM($resource, $value, form: "acc") } на жетон
move-swap = Запропонувати партнерові 1 { TERM($give, 1, form: "acc") } за 1 { TERM($get, 1, form: "acc") }
move-take = Взяти 1 { TERM($resource, 1, form: "acc") }
# A pick is taken back while more can be picked; $move is what it meant.
move-unpick = Скасувати «{ $move }»
move-use = Виконати дію карти «{ TERM($card) }»
    .first = Виконати першу дію корпорації «{ TERM($card) }»
# One kind of a placement bonus; $bonus says which.
space-bonus = { $amount } { $bonus ->
    [cards] { $amount ->
        [one] карта
        [few] карти
       *[other] карт
    }
   *[other] { TERM($bonus, $amount) }
}
# What placing a tile on a space costs, listed after its bonus.
space-cost = вартість: { $cost } M€
# A space inside a sentence: always in the nominative, after a colon.
space-number = ділянка { $space }
    .name = ділянка { $space }, { TERM($name) }
