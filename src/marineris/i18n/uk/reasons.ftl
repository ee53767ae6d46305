### Why a move is not legal: one sentence for each reason, sorted by code.
###
### A reason of one game that another game gives for something else bears its game before its id.
### $need and $have are the figures compared. `.short` is said where the game does not know them.

mars2049-reason-choose-an-action = Треба вибрати дію або завершити хід.
mars2049-reason-no-place = Немає вільного перетину, де це могло б стояти.
reason-acted-already = У цей хід дію вже виконано: не пасуй, а заверши хід.
reason-action-used = Цю дію в цьому поколінні вже виконано.
reason-amount-out-of-range = Кількість має бути від { $least } до { $most }.
# $question is the `.short` of that question.
reason-another-question = Спершу скажи, { $question }.
    .short = Спершу дай відповідь на поставлене запитання.
reason-attacked-last-turn = Ворожу місію вже застосовано у твій минулий хід або в цей.
reason-award-funded = Цю нагороду вже профінансовано ({ $player }).
reason-awards-gone = Усі нагороди, які можна профінансувати ({ $most }), уже профінансовано.
reason-bank-empty = У банку більше немає таких жетонів.
reason-bases-too-few = Потрібно { $need ->
    [one] { $need } базу
    [few] { $need } бази
   *[other] { $need } баз
}; ти маєш { $have }.
reason-both-actions-taken = Обидві дії цього ходу вже виконано: заверши хід.
reason-calm-before-storm = Ворожі місії не продаються, доки хтось не матиме 3 баз разом із першою.
reason-cannot-hold = На цій карті не можна зберігати такий ресурс.
reason-card-not-offered = Карти «{ TERM($card) }» немає серед тих, з яких треба вибрати.
reason-card-too-dear = Ціна — { $need } M€; ти можеш заплатити лише { $have } M€.
reason-cards-too-few = Потрібно { $need } { TERM($resource, $need, form: "acc") } у картах; ти маєш { $have }.
reason-choose-an-action = Треба вибрати дію або спасувати.
reason-deck-empty = Більше немає { TERM($deck, form: "gen") }.
reason-first-action-first = Спершу виконай першу дію своєї корпорації.
reason-game-over = Гру завершено.
reason-lab3-first = Спершу треба збудувати { TERM("structure-lab3", form: "acc") }, а вже потім { TERM("structure-lab2", form: "acc") }.
reason-milestone-not-reached = Для досягнення потрібно { $need }; ти маєш { $have }.
reason-milestone-taken = Це досягнення вже присвоєно ({ $player }).
reason-milestones-gone = Усі досягнення, які можна присвоїти ({ $most }), уже присвоєно.
reason-mission-bought = У цей хід місію вже куплено.
reason-mission-used = У цей хід місію вже застосовано.
reason-money-too-low = Ціна — { $need } M€; ти можеш заплатити { $have } M€.
    .short = Тобі бракує M€.
reason-next-to-city = Ділянка { $space } сусідить із жетоном міста.
    .short = Ділянка сусідить із жетоном міста.
reason-no-active-road = Потрібна полярна дорога від бази, що ще стоїть.
reason-no-card-to-copy = У тебе немає карти з міткою { TERM($tag, form: "gen") }, виробничий блок якої можна виконати.
    .short = У тебе немає карти, виробничий блок якої можна виконати.
reason-no-cards = У тебе в руці немає карт.
reason-no-cards-in-bank = У банку лишилося замало карт цього ресурсу.
reason-no-cube-to-take = На картах немає { $cube ->
    [cube-animal] тварини, яку можна прибрати
    [cube-microbe] мікроба, якого можна прибрати
   *[other] { TERM($cube, 1, form: "gen") }, який можна прибрати
}.
reason-no-lab-to-swap = Щоб обмінюватися, партнерам потрібна активна лабораторія.
reason-no-metal-bonus = Ділянка { $space } не дає сталі чи титану як бонусу розміщення.
    .short = Ділянка не дає сталі чи титану як бонусу розміщення.
reason-no-mission-to-take = Жоден суперник не має місій.
reason-no-partner = У тебе немає партнера для обміну.
reason-no-place = Для { TERM($tile, 1, form: "gen") } немає дозволеної ділянки.
    .short = Для жетона немає дозволеної ділянки.
reason-no-polar-base = У тебе немає бази на полярному колі.
reason-no-production-to-lower = Ні в кого не можна зменшити { TERM($resource, form: "production") } на { steps }.
    .short = Ні в кого не можна настільки зменшити виробництво.
reason-no-such-action = Серед твоїх карт у грі немає такої дії.
reason-no-such-token = У тебе немає такого жетона: { $value } { TERM($resource, $value) }.
reason-no-target = Ні в кого із суперників немає нічого, що можна забрати чи знищити.
reason-no-token = У тебе не лишилося { TERM($structure, form: "gen") } для будівництва.
    .short = Для будівництва в тебе таких більше не лишилося.
reason-none = Ніщо цього не забороняє.
reason-not-a-target = Цього гравця не можна вибрати: { $player }.
reason-not-acted-yet = У цей хід ще не виконано жодної дії: не завершуй хід, а пасуй.
reason-not-alone = У соло-грі немає досягнень і нагород.
reason-not-blocked = Прибрати станцію з поля можна, лише коли власні станції не лишають місця для твоєї наступної бази.
reason-not-in-hand = Цієї карти немає у твоїй руці.
reason-not-in-this-game = За цим столом грають без потрібного доповнення.
reason-not-isolated = Ділянка { $space } сусідить із жетоном.
    .short = Ділянка сусідить із жетоном.
reason-not-just-produced = Обміняти можна лише карти щойно виробленого ресурсу.
reason-not-nearer-the-pole = Перетин { $point } не лежить на наступній паралелі в бік полюса.
    .short = Перетин не лежить на наступній паралелі в бік полюса.
reason-not-next-to-base = Перетин { $point } не сусідить із жодною з твоїх баз.
    .short = Перетин не сусідить із жодною з твоїх баз.
reason-not-next-to-greenery = Ділянка { $space } не сусідить із жетоном зелені.
    .short = Ділянка не сусідить із жетоном зелені.
reason-not-next-to-own = Ділянка { $space } не сусідить із жодним із твоїх жетонів.
    .short = Ділянка не сусідить із жодним із твоїх жетонів.
reason-not-offered = Такого варіанта немає.
reason-not-on-this-map = На цій мапі такого немає.
reason-not-picked = Це не вибрано.
reason-not-volcanic = Ділянка { $space } не вулканічна.
    .short = Ділянка не вулканічна.
# $players names those whose answer is awaited.
reason-not-your-turn = Зараз не твій хід; { $count ->
    [one] ходить
   *[other] ходять
} { $players }.
    .short = Зараз не твій хід.
reason-nothing-more-taken-back = У цьому виборі більше нічого не можна скасувати.
reason-nothing-to-choose = Жоден із варіантів не можна виконати.
reason-nothing-used = Немає використаної місії, яку можна застосувати зараз.
reason-one-attack-a-round = У цьому раунді вже застосовано ворожу місію.
reason-only-a-reaction = Цю місію застосовують лише тоді, коли тебе зачіпає ворожа місія.
# $parameter, $need and $have: needs at most so much.
reason-parameter-too-high = { $parameter ->
    [parameter-temperature] Потрібно { $need } °C або холодніше; зараз { $have } °C.
    [parameter-oxygen] Потрібно не більше { $need } % кисню; зараз { $have } %.
   *[parameter-oceans] Потрібно не більше { $need ->
        [one] { $need } жетона океану
       *[other] { $need } жетонів океану
    }; зараз їх { $have }.
}
# $parameter, $need and $have: needs at least so much.
reason-parameter-too-low = { $parameter ->
    [parameter-temperature] Потрібно { $need } °C або тепліше; зараз { $have } °C.
    [parameter-oxygen] Потрібно { $need } % кисню; зараз { $have } %.
   *[parameter-oceans] Потрібно { $need ->
        [one] { $need } жетон океану
        [few] { $need } жетони океану
       *[other] { $need } жетонів океану
    }; зараз їх { $have }.
}
reason-passed = У цьому поколінні ти пасуєш: діяти зможеш аж у наступному.
reason-picked-already = Це вже вибрано.
reason-picks-too-few = Треба вибрати щонайменше { $need }; вибрано: { $have }.
reason-point-taken = На перетині { $point } уже щось стоїть.
    .short = Там уже щось стоїть.
reason-production-too-low = Твоє { TERM($resource, form: "production") } — { $have }, тож його не можна зменшити на { steps }.
    .short = Твоє виробництво не можна настільки зменшити.
reason-rating-not-raised = У цьому поколінні твій РТ не зріс.
# $missing: M€ that are missing for the cost and for what each step of TR costs now.
reason-rating-too-dear = Зараз кожна поділка РТ коштує M€; тобі бракує { $missing } M€.
reason-reserved-for-city = Ділянку { $space } зарезервовано для певного міста.
    .short = Ділянку зарезервовано для певного міста.
reason-road-cards-full = Ти маєш { $most ->
    [one] { $most } карту дороги
    [few] { $most } карти дороги
   *[other] { $most } карт дороги
}; більше мати не можна.
reason-road-cards-too-few = Потрібно { $need ->
    [one] { $need } карту дороги
    [few] { $need } карти дороги
   *[other] { $need } карт дороги
}; ти маєш { $have }.
reason-road-laid = Твою дорогу вже прокладено.
reason-space-claimed = На ділянці { $space } стоїть маркер іншого гравця.
    .short = На ділянці стоїть маркер іншого гравця.
reason-space-taken = На ділянці { $space } уже лежить жетон.
    .short = Там уже лежить жетон.
reason-stations-stay = За цим столом станцій із поля не прибирають: якщо для наступної бази немає місця, збудуй її біля будь-якої власної станції.
reason-stock-too-low = Потрібно { $need } { TERM($resource, $need, form: "acc") }; ти маєш { $have }.
    .short = Тобі цього бракує.
reason-swap-declined = Від цього обміну твій партнер відмовився; запропонуй його знову, коли щось інше змінить власника.
reason-swapped-the-other-way = Цей ресурс уже обміняно в інший бік; спершу обміняй щось у банку, збудуй або купи чи застосуй місію.
reason-token-taken-this-turn = Цей жетон узято в цей хід: ним можна заплатити, а обміняти його на карти — не раніше наступного ходу.
# $need and $have are lists made of .item; .nothing is an empty one.
reason-too-dear = Ціна: { $need }; у тебе: { $have }.
    .item = { $amount } { TERM($resource, $amount) }
    .nothing = нічого
reason-too-few-cities = Потрібно { $need ->
    [one] { $need } жетон міста
    [few] { $need } жетони міста
   *[other] { $need } жетонів міста
} у грі; зараз їх { $have }.
reason-too-few-cities-around = Поруч із ділянкою { $space } замало жетонів міста.
    .short = Поруч із ділянкою замало жетонів міста.
reason-too-few-cubes = Потрібно { $need } { TERM($cube, $need, form: "acc") } на карті; зараз { $have }.
    .short = На карті замало { TERM($cube, form: "gen") }.
reason-too-few-greeneries = Потрібно { $need ->
    [one] { $need } власний жетон зелені
    [few] { $need } власні жетони зелені
   *[other] { $need } власних жетонів зелені
}; ти маєш { $have }.
reason-too-few-tags = Потрібно { $need ->
    [one] { $need } мітку
    [few] { $need } мітки
   *[other] { $need } міток
} { TERM($tag, form: "gen") }; ти маєш { $have }.
reason-too-few-wild-tags = Твої універсальні мітки мали б замінити більше міток, ніж їх у тебе є.
reason-too-little-production = Потрібно мати { TERM($resource, form: "production") } на рівні { $need }; у тебе { $have }.
reason-units-too-few = Потрібно { $need } { TERM($resource, $need, form: "acc") }; ти маєш { $have }.
# A reason with the number of its rule.
reason-with-rule = { $reason } ({ $rule })
reason-wrong-area = Ділянка { $space } для цього не підходить: вона іншого типу.
    .short = Ділянка такого типу для цього не підходить.
