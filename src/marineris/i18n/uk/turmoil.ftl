### Turmoil: its words, cards, events, parties, moves, questions and reasons, sorted by id.
###
### The ids and forms are those of the other files: `card-` and `count-` as in effects.ftl and cards.ftl,
### `event-` as in events.ftl, and so on. `party-` are parties, `global-event-` the global events.
### Their names are not declined: they stand in «…» after a word for them.

card-aerial-lenses = Повітряні лінзи
card-banned-delegate = Вигнаний делегат
card-cultural-metropolis = Культурний мегаполіс
card-diaspora-movement = Рух діаспори
card-event-analysts = Аналітики подій
card-gmo-contract = ГМО-контракт
card-lakefront-resorts = Приозерні курорти
card-martian-media-center = Марсіанський медіацентр
card-parliament-hall = Парламентський зал
card-pr-office = Офіс зв’язків із громадськістю
card-pristar = Пристар
card-public-celebrations = Публічні святкування
card-recruitment = Вербування
card-red-tourism-wave = Червона туристична хвиля
card-septem-tribus = Септем Трібус
card-sponsored-mohole = Спонсорований Мохол
card-supported-research = Підтримані дослідження
card-terralabs-research = ТерраЛабс
card-utopia-invest = Утопія Інвест
card-vote-of-no-confidence = Вотум недовіри
card-wildlife-dome = Купол дикої природи
committee-bonus = Урядовий бонус: { $text }
    .lowest = кожен, хто має найнижчий РТ, підвищує його на 1 поділку; у соло-грі ти робиш це, якщо твій РТ не більший за 20
committee-each-player = Кожен гравець: { $text }
committee-policy = Політична програма: { $text }
    .action = доступна дія, скільки завгодно разів: { $action }
    .fee = кожна поділка, на яку зростає твій РТ, коштує тобі { $fee } M€; без них РТ не може зрости
    .once = доступна дія, один раз за покоління: { $action }
# Blue cards.
count-active-cards = твої активні карти у грі
    .least = ти маєш у грі щонайменше { $least ->
    [one] { $least } активну карту
    [few] { $least } активні карти
   *[other] { $least } активних карт
}
    .per = за кожну свою активну карту у грі
# $counted and $per say what is counted.
count-boosted = { $counted } (не більше 5) плюс твій вплив
    .least = { $counted } (не більше 5) плюс твій вплив разом дають щонайменше { $least }
    .per = { $per } (не більше 5) та за кожну одиницю впливу
count-capped = { $counted } (не більше 5)
    .least = { $counted } (не більше 5) дають щонайменше { $least }
    .per = { $per } (не більше 5)
count-empty-next-to-own = порожні ділянки поруч із твоїми жетонами
    .least = поруч із твоїми жетонами щонайменше { $least ->
    [one] { $least } порожня ділянка
    [few] { $least } порожні ділянки
   *[other] { $least } порожніх ділянок
}
    .per = за кожну порожню ділянку поруч зі своїми жетонами
count-influence = твій вплив
    .least = твій вплив становить щонайменше { $least }
    .per = за кожну одиницю впливу
count-kinds-of-tags = кількість видів твоїх міток
    .least = ти маєш мітки щонайменше { $least ->
    [one] { $least } виду
   *[other] { $least } видів
}
    .per = за кожен вид своїх міток
count-own-events = зіграні тобою події
    .least = ти маєш щонайменше { $least ->
    [one] { $least } зіграну подію
    [few] { $least } зіграні події
   *[other] { $least } зіграних подій
}
    .per = за кожну зіграну тобою подію
count-parties-joined = партії, у яких є твій делегат
    .least = твої делегати є щонайменше в { $least ->
    [one] { $least } партії
   *[other] { $least } партіях
}
    .per = за кожну партію, у якій є твій делегат
count-rating-above = { $every ->
    [1] поділки
    [one] повні набори по { $every } поділці
    [few] повні набори по { $every } поділки
   *[other] повні набори по { $every } поділок
} твого РТ понад { $level }
    .least = { $every ->
    [1] поділок
    [one] повних наборів по { $every } поділці
    [few] повних наборів по { $every } поділки
   *[other] повних наборів по { $every } поділок
} твого РТ понад { $level } щонайменше { $least }
    .per = за { $every ->
    [1] кожну поділку
    [one] кожну повну { $every } поділку
    [few] кожні повні { $every } поділки
   *[other] кожні повні { $every } поділок
} свого РТ понад { $level }
# $items lists the tags with "та", $either with "або". Wild tags do not count.
count-shown-tags = твої мітки { $items }
    .item = { TERM($tag, form: "gen") }
    .least = ти маєш щонайменше { $least ->
    [one] { $least } мітку
    [few] { $least } мітки
   *[other] { $least } міток
} { $either }
    .per = за кожну свою мітку { $either }
count-softened = { $counted } (не більше 5) мінус твій вплив
    .least = { $counted } (не більше 5) мінус твій вплив дають щонайменше { $least }
    .per = { $per } (порахуй щонайбільше 5, а потім відніми свій вплив)
# $items lists what is counted together, $each the same as "за …".
count-sum-of = { $items } разом
    .least = { $items } разом дають щонайменше { $least }
    .per = { $every ->
    [1] { $each }
   *[other] за кожні { $every } в сумі ({ $items })
}
count-tiles-next-to-ocean = твої жетони поруч із жетоном океану
    .least = ти маєш поруч із жетоном океану щонайменше { $least ->
    [one] { $least } жетон
    [few] { $least } жетони
   *[other] { $least } жетонів
}
    .per = за кожен свій жетон поруч із жетоном океану
effect-add-to-each = додай по 1 ресурсу на кожну свою карту, на якій уже є хоча б один ресурс
effect-ban-delegate = прибери з будь-якої партії делегата, який не є лідером
effect-ban-from = прибери з партії «{ TERM($party) }» делегата, який не є лідером
effect-choose-resource = отримай { $left ->
    [one] { $left } стандартний ресурс
    [few] { $left } стандартні ресурси
   *[other] { $left } стандартних ресурсів
} на вибір
effect-discard-cards = скинь із руки { $left ->
    [one] { $left } карту
    [few] { $left } карти
   *[other] { $left } карт
}
effect-drain-ocean = перший гравець прибирає з Марса жетон океану, якщо розміщено ще не всі
# $per is what the amount depends on.
effect-draw-per = візьми 1 карту { $per }
effect-elect = домінантна партія приходить до влади
effect-gain-chosen = отримай 1 стандартний ресурс на вибір { $per }
effect-lose = втрать { $amount } { TERM($resource, $amount, form: "acc") } { $per }
effect-lose-above = залиш не більше ніж { $kept } { TERM($resource, $kept, form: "acc") } плюс свій вплив
effect-lose-all = втрать увесь свій запас { TERM($resource, form: "gen") }
effect-lose-production = зменш своє { TERM($resource, form: "production") } на 1 поділку, якщо це можливо
effect-lose-rating = знизь свій РТ на { steps } мінус свій вплив
effect-pass-time = глобальні події зсуваються, і відкривається нова
effect-place-delegates = розмісти { $delegates ->
    [one] { $delegates } делегата
   *[other] { $delegates } делегатів
} зі свого резерву в одній партії
effect-place-free-ocean = перший гравець розміщує жетон океану; ніхто не отримує за це РТ, бонусу розміщення чи M€ за сусідні океани
effect-political-step = засідає Комітет
# $condition is a count that has reached a number.
effect-provided = якщо { $condition }, { $then }
# $counted is the score. .least adds the score below which nobody takes a place; .both joins what
# holds for several players ($many) and what holds alone.
effect-rank = гравці порівнюють показники ({ $counted }): РТ кожного гравця на першому місці { $direction ->
    [down] знижується
   *[up] зростає
} на { $first ->
    [one] { $first } поділку
    [few] { $first } поділки
   *[other] { $first } поділок
}, кожного на другому — на { $second ->
    [one] { $second } поділку
    [few] { $second } поділки
   *[other] { $second } поділок
}; якщо перше місце ділять кілька гравців, другого місця немає
    .alone = у соло-грі для { $least } і більше — на { steps }
    .alone-second = у соло-грі для { $least } і більше — на { steps }, для { $less } і більше — на { $second ->
    [one] { $second } поділку
    [few] { $second } поділки
   *[other] { $second } поділок
}
    .both = { $many }; { $alone }
    .least = { $many }; показник, менший за { $least }, не дає місця
effect-recruit = заміни нейтрального делегата, який не є лідером, делегатом зі свого резерву
effect-resolve-event = відбувається поточна глобальна подія
effect-revise-ratings = РТ усіх гравців знижується на 1 поділку
effect-seize-chair = делегат із твого резерву стає головою
effect-shift-temperature = температура { $steps ->
    [-2] знижується на 2 поділки
    [-1] знижується на 1 поділку
    [0] не змінюється
    [one] підвищується на { $steps } поділку
    [few] підвищується на { $steps } поділки
   *[other] підвищується на { $steps } поділок
}, якщо ще не досягла максимуму; нічий РТ не змінюється
event-chairman-changed = { $player } стає головою.
    .neutral = Головою стає нейтральний делегат.
    .nobody = Комітет має нового голову.
event-delegate-placed = { $player } отримує делегата в партії «{ TERM($party) }».
    .neutral = Нейтральний делегат приєднується до партії «{ TERM($party) }».
    .nobody = Делегат приєднується до партії «{ TERM($party) }».
event-delegate-removed = { $player } втрачає делегата в партії «{ TERM($party) }».
    .neutral = Нейтральний делегат покидає партію «{ TERM($party) }».
    .nobody = Делегат покидає партію «{ TERM($party) }».
event-dominance-changed = Партія «{ TERM($party) }» стає домінантною.
event-global-event-current = Тепер поточна глобальна подія — «{ TERM($global_event) }».
event-global-event-resolved = Відбувається глобальна подія «{ TERM($global_event) }».
event-global-event-revealed = Відкрито глобальну подію «{ TERM($global_event) }».
event-leader-changed = { $player } тепер очолює партію «{ TERM($party) }».
    .neutral = Партію «{ TERM($party) }» тепер очолює нейтральний делегат.
    .nobody = Партія «{ TERM($party) }» тепер не має лідера.
event-ocean-removed = { $player } прибирає жетон океану: { $space }.
# No player is behind it.
event-parameter-changed = { $parameter ->
    [parameter-temperature] Температура тепер { $level } °C.
    [parameter-oxygen] Рівень кисню тепер { $level } %.
   *[parameter-oceans] На Марсі тепер { $level ->
        [one] { $level } жетон океану
        [few] { $level } жетони океану
       *[other] { $level } жетонів океану
    }.
}
event-party-elected = Партія «{ TERM($party) }» приходить до влади.
event-policy-used = { $player } користується програмою партії «{ TERM($party) }».
global-event-aquifer-released-by-public-council = Громадська рада відкриває водоносний горизонт
global-event-asteroid-mining = Розробка астероїдів
global-event-celebrity-leaders = Знамениті лідери
global-event-diversity = Різноманіття
global-event-dry-deserts = Сухі пустелі
global-event-eco-sabotage = Екосаботаж
global-event-election = Вибори
global-event-generous-funding = Щедре фінансування
global-event-global-dust-storm = Глобальна пилова буря
global-event-homeworld-support = Підтримка рідної планети
global-event-improved-energy-templates = Покращені енергетичні моделі
global-event-interplanetary-trade = Міжпланетна торгівля
global-event-miners-on-strike = Страйк гірників
global-event-mud-slides = Зсуви ґрунту
global-event-pandemic = Пандемія
global-event-paradigm-breakdown = Злам парадигми
global-event-productivity = Продуктивність
global-event-red-influence = Вплив Червоних
global-event-revolution = Революція
global-event-riots = Заворушення
global-event-sabotage = Саботаж
global-event-scientific-community = Наукова спільнота
global-event-snow-cover = Сніговий покрив
global-event-solar-flare = Сонячний спалах
global-event-solarnet-shutdown = Вимкнення Сонячної мережі
global-event-spin-off-products = Побічні продукти
global-event-sponsored-projects = Спонсоровані проєкти
global-event-strong-society = Сильне суспільство
global-event-successful-organisms = Успішні організми
global-event-volcanic-eruptions = Виверження вулканів
global-event-war-on-earth = Війна на Землі
modifier-more-influence = твій вплив більший на { $amount }
move-lobby = Відправити делегата до партії «{ TERM($party) }»
move-party = { TERM($party) }
# $action is what the policy does.
move-policy = Програма партії «{ TERM($party) }»: { $action }
occasion-places-on-mars = коли ти розміщуєш жетон на Марсі
option-turmoil = Партії борються за владу в Комітеті з тераформування, а після кожного покоління відбуваються глобальні події.
    .name = Неспокій
option-unaffordable-rating = Визначає, що робити з дією, яка підвищує РТ, коли правлять «Червоні», а заплатити за це нічим.
    .name = РТ не по кишені
option-unaffordable-rating-forbid = Дію не можна виконати.
option-unaffordable-rating-skip = Дію можна виконати, а РТ не зростає.
party-greens = Зелені
party-kelvinists = Кельвіністи
party-mars-first = Марс передусім
party-reds = Червоні
party-scientists = Науковці
party-unity = Єдність
question-ban-delegate = З якої партії прибираєш делегата?
    .party = З партії «{ TERM($party) }»
    .short = з якої партії прибираєш делегата
question-ban-from = Чийого делегата прибираєш із партії «{ TERM($party) }»?
    .neutral = Прибрати нейтрального делегата
    .seat = Прибрати делегата: { $player }
    .short = чийого делегата прибираєш
question-choose-resource = Який ресурс отримуєш? Можна вибрати ще { $left }.
    .resource = Отримати 1 { TERM($resource, 1, form: "acc") }
    .short = який ресурс отримуєш
question-discard-cards = { $left ->
    [1] Яку карту скидаєш?
    [one] Які карти скидаєш? Вибери { $left } карту у будь-якому порядку.
    [few] Які { $left } карти скидаєш? Вибирай у будь-якому порядку.
   *[other] Які { $left } карт скидаєш? Вибирай у будь-якому порядку.
}
    .card = Скинути карту «{ TERM($card) }»
    .short = які карти скидаєш
question-drain-ocean = Який жетон океану прибрати з Марса?
    .short = який жетон океану прибрати
question-place-delegates = До якої партії відправляєш { $delegates ->
    [1] свого делегата
    [one] { $delegates } свого делегата
   *[other] { $delegates } своїх делегатів
}?
    .party = До партії «{ TERM($party) }»
    .short = до якої партії відправляєш делегатів
question-place-free-ocean = Де розмістити жетон океану? Тобі це нічого не дає.
    .short = де розмістити жетон океану
question-recruit = У якій партії замінюєш нейтрального делегата?
    .party = У партії «{ TERM($party) }»
    .short = у якій партії замінюєш делегата
reason-chairman-not-neutral = Голова має бути нейтральним.
reason-leads-too-few-parties = Потрібно очолювати щонайменше { $need ->
    [one] { $need } партію
    [few] { $need } партії
   *[other] { $need } партій
}; ти очолюєш { $have }.
reason-no-delegate-left = У тебе немає делегатів ні в лобі, ні в резерві.
reason-no-neutral-delegate = У жодній партії немає нейтрального делегата, який не є лідером.
reason-no-ocean-there = На ділянці { $space } немає жетона океану.
    .short = На цій ділянці немає жетона океану.
reason-not-chairman = Головою маєш бути ти.
reason-other-party-rules = Діє лише програма правлячої партії, а це — «{ TERM($party) }».
reason-party-not-ruling = Потрібна влада партії «{ TERM($party) }» або щонайменше { $need ->
    [one] { $need } твій делегат
    [few] { $need } твої делегати
   *[other] { $need } твоїх делегатів
} в ній; зараз їх { $have }.
reason-policy-used = У цьому поколінні цю програму вже використано.
reason-too-few-delegates = Потрібно { $need ->
    [one] { $need } делегата
   *[other] { $need } делегатів
} у твоєму резерві; ти маєш { $have }.
    .short = У твоєму резерві замало делегатів.
requirement-chairman-is-neutral = нейтральний голова
requirement-is-chairman = твоє головування в Комітеті
requirement-leads-party = твоє лідерство в { $least ->
    [1] партії
    [one] { $least } партії
   *[other] { $least } партіях
}
requirement-party-rules = влада партії «{ TERM($party) }» або щонайменше 2 твої делегати в ній
set-turmoil = Неспокій
source-committee = Комітет
