### What a player is asked, and what the answers mean, sorted.
###
### Each message is a question; its attributes say what an answer to it means:
###   .short                     the question in a few words, after "Спершу скажи, …"
###   .amount .card .done .seat  the answer with that $amount, $card, $player, or no further answer
###   .mission .point .take …    the same in Mars 2049, named after the move
### An answer without an attribute is described by moves.ftl.

mars2049-question-turn = Що робиш? Коли все зроблено, пасуй.
    .short = що ти робиш у свій хід
question-add-to = На яку карту додаєш { $amount } { TERM($kind, $amount, form: "acc") }?
    .card = Додати { $amount } { TERM($kind, $amount, form: "acc") } на карту «{ TERM($card) }»
    .short = на яку карту додаєш ресурси
question-ally = Хто ще будує безкоштовну станцію?
    .seat = Також будує { $player }
    .short = хто ще будує безкоштовну станцію
question-answer-swap = { $proposer } пропонує тобі 1 { TERM($give, 1, form: "acc") } за 1 { TERM($get, 1, form: "acc") }. Погоджуєшся?
    .accept = Погодитися: віддати 1 { TERM($get, 1, form: "acc") } за 1 { TERM($give, 1, form: "acc") }
    .done = Відмовитися
    .short = чи погоджуєшся на обмін
question-arrange = Чекають кілька ефектів. Який із них наступний?
    .short = який ефект наступний
# $station is the kind of station that produces the resource.
question-black-friday = Які станції знищуються?
    .short = які станції знищуються
    .take = Знищити всі { TERM($station, 2) }
question-buy = Які карти купуєш? Кожна коштує { $price } M€.
    .card = Купити карту «{ TERM($card) }»
    .done = Більше не купувати карт
    .short = які карти купуєш
question-buy-or-discard = Купуєш карту за { $price } M€?
    .card = Купити карту «{ TERM($card) }»
    .done = Скинути її
    .short = чи купуєш карту
question-choose-corporation = За яку корпорацію граєш?
    .card = Грати за корпорацію «{ TERM($card) }»
    .short = за яку корпорацію граєш
question-choose-start-cards = Які карти купуєш на початку? Кожна коштує { $price } M€.
    .card = Купити карту «{ TERM($card) }»
    .done = Більше не купувати карт
    .short = які карти купуєш на початку
question-claim-land = Яку ділянку позначаєш?
    .short = яку ділянку позначаєш
question-convert = Скільки { TERM($spent, form: "gen") } перетворюєш на { TERM($gained, form: "acc") }?
    .amount = Витратити { $amount } { TERM($spent, $amount, form: "acc") }
    .short = скільки перетворюєш
question-copy-production = Виробничий блок якої карти виконуєш ще раз?
    .card = Виконати виробничий блок карти «{ TERM($card) }»
    .short = виробничий блок якої карти виконуєш
question-decrease-any = У кого зменшуєш { TERM($resource, form: "production") } на { steps }?
    .seat = Зменшити { TERM($resource, form: "production") }: { $player }
    .short = чиє виробництво зменшуєш
question-discard-to-draw = Скидаєш карту, щоб узяти нову?
    .card = Скинути карту «{ TERM($card) }»
    .done = Нічого не скидати
    .short = чи скидаєш карту
question-free-station = Яку станцію будуєш безкоштовно?
    .short = яку станцію будуєш
# A question that a card asks.
question-from-card = { TERM($card) }: { $question }
question-heat-for-cards = Скільки тепла платиш за карти?
    .amount = Заплатити { $amount } { TERM("resource-heat", $amount, form: "acc") }
    .short = скільки тепла платиш
question-heat-for-fee = Ти платиш { $cost } M€ за свій РТ. Скільки тепла використовуєш?
    .amount = Заплатити { $amount } { TERM("resource-heat", $amount, form: "acc") }
    .short = скільки тепла платиш
# $threat is what happens without Protection.
question-hit = Тебе атакують: { $threat }. Застосуєш місію «{ TERM("mission-protection") }»?
    .done = Хай буде так
    .short = чи застосуєш місію «{ TERM("mission-protection") }»
question-keep = { $left ->
    [1] Яку карту залишаєш?
    [one] Які карти залишаєш? Вибери { $left } карту у будь-якому порядку.
    [few] Які { $left } карти залишаєш? Вибирай у будь-якому порядку.
   *[other] Які { $left } карт залишаєш? Вибирай у будь-якому порядку.
}
    .card = Залишити карту «{ TERM($card) }»
    .short = які карти залишаєш
question-last-greenery = Гру завершено. Перетворюєш рослини ще на один жетон зелені?
    .done = Залишити рослини
    .short = чи перетворюєш рослини
question-lay-road = Від якої бази веде полярна дорога?
    .point = Від перетину { $point }
    .short = від якої бази веде дорога
question-lose-stations = Твої { TERM($kind, 2) } знищуються, але ти зберігаєш щонайменше { $least ->
    [one] { $least } станцію
    [few] { $least } станції
   *[other] { $least } станцій
}. { $left ->
    [1] Яка залишається?
   *[other] Які залишаються?
}
    .point = Зберегти станцію на перетині { $point }
    .short = яку станцію зберігаєш
question-one-of = Що вибираєш?
    .short = що вибираєш
question-pay = Ти платиш { $cost } M€. Скільки { TERM($resource, form: "gen") } використовуєш?
    .amount = Заплатити { $amount } { TERM($resource, $amount, form: "acc") }
    .short = чим платиш
question-pick = Яку карту залишаєш? Решта передається далі.
    .card = Залишити карту «{ TERM($card) }»
    .short = яку карту залишаєш
question-place = Де розміщуєш { TERM($kind, 1, form: "acc") }?
    .short = де розміщуєш те, що будуєш
question-place-tile = Де розміщуєш { TERM($tile, 1) }?
    .short = де розміщуєш { TERM($tile, 1) }
question-plunder = Яку станцію забираєш?
    .point = Забрати станцію на перетині { $point }
    .short = яку станцію забираєш
question-plunder-to = Де розміщуєш станцію?
    .short = де розміщуєш станцію
question-produce-chosen = Що виробляють твої станції?
    .short = що виробляють твої станції
    .take = Виробляти { TERM($resource, form: "acc") }
question-produce-metal-of-site = Яке виробництво збільшуєш?
    .resource = Збільшити { TERM($resource, form: "production") }
    .short = яке виробництво збільшуєш
question-remove-any = Хто втрачає до { $up_to } { TERM($resource, $up_to, form: "gen") }?
    .done = Не прибирати { TERM($resource, form: "gen") }
    .seat = Прибрати { TERM($resource, form: "acc") }: { $player }
    .short = хто втрачає { TERM($resource, form: "acc") }
question-remove-cubes = Яка карта втрачає до { $up_to } { TERM($kind, $up_to, form: "gen") }?
    .card = Прибрати { TERM($kind, form: "acc") } з карти «{ TERM($card) }»
    .done = Нічого не прибирати
    .short = яка карта втрачає { TERM($kind, form: "acc") }
question-remove-cubes-from = Скільки { TERM($cube, form: "gen") } прибираєш?
    .amount = Прибрати { $amount } { TERM($cube, $amount, form: "acc") }
    .short = скільки прибираєш
# $thief is "yes" where the resources are stolen.
question-remove-from = { $thief ->
    [yes] Можеш украсти до { $up_to } { TERM($resource, $up_to, form: "gen") } ({ $player }). Скільки?
   *[no] Можеш прибрати до { $up_to } { TERM($resource, $up_to, form: "gen") } ({ $player }). Скільки?
}
    .amount = { $thief ->
    [yes] Вкрасти
   *[no] Прибрати
} { $amount } { TERM($resource, $amount, form: "acc") }
    .short = скільки забираєш
question-remove-station = Яку зі своїх станцій прибираєш із поля?
    .point = Прибрати станцію на перетині { $point }
    .short = яку станцію прибираєш із поля
question-rob = У кого береш { $cards ->
    [one] { $cards } карту ресурсів
    [few] { $cards } карти ресурсів
   *[other] { $cards } карт ресурсів
}?
    .seat = Взяти карти: { $player }
    .short = у кого береш карти
question-sabotage = Яку станцію знищуєш?
    .point = Знищити станцію на перетині { $point }
    .short = яку станцію знищуєш
question-sell-patents = Які карти продаєш? Кожна приносить 1 M€.
    .card = Продати карту «{ TERM($card) }»
    .done = Більше не продавати карт
    .short = які карти продаєш
question-shift-production = Наскільки зменшуєш { TERM($lowered, form: "production") } і збільшуєш { TERM($raised, form: "production") }?
    .amount = { $amount ->
    [one] На { $amount } поділку
    [few] На { $amount } поділки
   *[other] На { $amount } поділок
}
    .short = наскільки змінюєш виробництво
question-stagnate = Хто пропускає наступний хід?
    .seat = Хід пропускає { $player }
    .short = хто пропускає хід
question-steal-from-any = У кого крадеш до { $up_to } { TERM($resource, $up_to, form: "gen") }?
    .done = Нічого не красти
    .seat = Вкрасти { TERM($resource, form: "acc") }: { $player }
    .short = у кого крадеш
question-store-produced = Обмінюєш { TERM($resource, form: "acc") } на жетони? Жетонів не можна вкрасти.
    .done = Більше нічого не обмінювати
    .short = чи обмінюєш карти на жетони
# $left is how many there are to take.
question-take = { $left ->
    [1] Яку карту береш із банку?
    [one] Які карти береш із банку? Вибери { $left } карту у будь-якому порядку.
    [few] Які { $left } карти береш із банку? Вибирай у будь-якому порядку.
   *[other] Які { $left } карт береш із банку? Вибирай у будь-якому порядку.
}
    .short = яку карту береш
question-take-cube = З якої карти прибираєш 1 { TERM($kind, 1, form: "acc") }?
    .card = Прибрати 1 { TERM($kind, 1, form: "acc") } з карти «{ TERM($card) }»
    .seat = Прибрати 1 { TERM($kind, 1, form: "acc") }: { $player }
    .short = з якої карти прибираєш ресурс
question-take-mission = У кого береш місію?
    .seat = Взяти місію: { $player }
    .short = у кого береш місію
question-thief = { $again ->
    [yes] Знову випала крадіжка. Хто із суперників бере твою карту?
   *[no] Випала крадіжка. У кого із суперників береш карту?
}
    .seat = { $again ->
    [yes] Твою карту бере { $player }
   *[no] Взяти карту: { $player }
}
    .short = кого із суперників вибираєш для крадіжки
question-turn = { $taken ->
    [0] Яку дію виконуєш? Можна й спасувати.
    [2] Обидві дії виконано. Заверши хід.
   *[other] Виконуєш другу дію? Можна й завершити хід.
}
    .first = Виконай першу дію своєї корпорації.
    .short = яку дію виконуєш
question-use-again = Яку використану місію застосовуєш?
    .mission = Застосувати місію «{ TERM($mission) }»
    .short = яку використану місію застосовуєш
