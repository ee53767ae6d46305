### What cards do, in the words that cards are written in: counts, effects, modifiers, placement
### rules, requirements, points and triggers. Sorted by id.
###
### A message here is a clause: it begins with a small letter and has no full stop. Clauses are put
### together with the lists of terms.ftl and made sentences. Effects are orders to the player who owns
### the card ("отримай 3 рослини"). `.item` is one item of the list $items in its message.

## How the parts of a card begin

card-action = Дія: { $text }
card-effect = Ефект: { $text }
card-first-action = Перша дія: { $text }
card-holds = місце для { TERM($cube, form: "gen") }
card-safe = із цієї карти не можна прибирати { TERM($cube, form: "acc") }

## Counts. The message is what is counted; .per comes after an amount ("1 ПО за …"), where $every
## means one for each so many; .least is a condition with the number $least.
## .goal is what a milestone needs; only what milestones count has it.

# 1 or 0: whether there is any resource on the card.
count-any-cube-here = { TERM($cube) } тут (рахуються як 1)
    .least = тут є щонайменше 1 { TERM($cube, 1) }
    .per = за наявності тут щонайменше 1 { TERM($cube, 1, form: "gen") }
count-cards-in-hand = карти у твоїй руці
    .goal = потрібно мати в руці щонайменше { $least ->
    [one] { $least } карту
    [few] { $least } карти
   *[other] { $least } карт
}
    .least = ти маєш у руці щонайменше { $least ->
    [one] { $least } карту
    [few] { $least } карти
   *[other] { $least } карт
}
    .per = за кожну карту у своїй руці
# $on_mars: yes if cities off the map do not count.
count-cities = { $on_mars ->
    [yes] жетони міста на Марсі
   *[no] жетони міста у грі
}
    .least = { $on_mars ->
    [yes] на Марсі
   *[no] у грі
} щонайменше { $least ->
    [one] { $least } жетон міста
    [few] { $least } жетони міста
   *[other] { $least } жетонів міста
}
    .per = за { $every ->
    [1] кожен жетон міста
    [one] кожен { $every } жетон міста
    [few] кожні { $every } жетони міста
   *[other] кожні { $every } жетонів міста
} { $on_mars ->
    [yes] на Марсі
   *[no] у грі
}
count-cubes-here = { TERM($cube) } тут
    .least = тут щонайменше { $least } { TERM($cube, $least) }
    .per = за { TERM($cube, $every, form: "each") } тут
count-events-played = події, зіграні всіма гравцями
    .least = усі гравці разом зіграли щонайменше { $least ->
    [one] { $least } подію
    [few] { $least } події
   *[other] { $least } подій
}
    .per = за кожну подію, зіграну будь-яким гравцем
count-own-cities = твої жетони міста
    .goal = потрібно мати щонайменше { $least ->
    [one] { $least } жетон міста
    [few] { $least } жетони міста
   *[other] { $least } жетонів міста
}
    .least = ти маєш щонайменше { $least ->
    [one] { $least } жетон міста
    [few] { $least } жетони міста
   *[other] { $least } жетонів міста
}
    .per = за кожен свій жетон міста
count-own-greeneries = твої жетони зелені
    .goal = потрібно мати щонайменше { $least ->
    [one] { $least } жетон зелені
    [few] { $least } жетони зелені
   *[other] { $least } жетонів зелені
}
    .least = ти маєш щонайменше { $least ->
    [one] { $least } жетон зелені
    [few] { $least } жетони зелені
   *[other] { $least } жетонів зелені
}
    .per = за кожен свій жетон зелені
count-own-tiles = твої жетони
    .least = ти маєш щонайменше { $least ->
    [one] { $least } жетон
    [few] { $least } жетони
   *[other] { $least } жетонів
}
    .per = за кожен свій жетон
count-production-of = твоє { TERM($resource, form: "production") }
    .least = твоє { TERM($resource, form: "production") } становить щонайменше { $least }
    .per = за кожну поділку свого виробництва { TERM($resource, form: "gen") }
count-rating = твій РТ
    .goal = потрібно мати РТ щонайменше { $least }
    .least = твій РТ становить щонайменше { $least }
    .per = за кожну поділку свого РТ
count-stock-of = твій запас { $items }
    .item = { TERM($resource, form: "gen") }
    .least = у твоєму запасі щонайменше { $least ->
    [one] { $least } одиниця
    [few] { $least } одиниці
   *[other] { $least } одиниць
} { $items }
    .per = за кожну одиницю { $items } у своєму запасі
# $whose: own, opponents or everyone. $itself: yes if the card has such a tag, which counts too.
count-tags = { $whose ->
    [own] твої мітки { TERM($tag, form: "gen") }
    [opponents] мітки { TERM($tag, form: "gen") } в суперників
   *[everyone] мітки { TERM($tag, form: "gen") } в усіх гравців
}
    .goal = потрібно мати щонайменше { $least ->
    [one] { $least } мітку
    [few] { $least } мітки
   *[other] { $least } міток
} { TERM($tag, form: "gen") }
    .least = { $whose ->
    [own] ти маєш
    [opponents] суперники мають
   *[everyone] усі гравці разом мають
} щонайменше { $least ->
    [one] { $least } мітку
    [few] { $least } мітки
   *[other] { $least } міток
} { TERM($tag, form: "gen") }
    .per = за { $whose ->
    [own] { $every ->
        [1] кожну свою мітку
        [one] кожну { $every } свою мітку
        [few] кожні { $every } свої мітки
       *[other] кожні { $every } своїх міток
    }
   *[everyone] { $every ->
        [1] кожну мітку
        [one] кожну { $every } мітку
        [few] кожні { $every } мітки
       *[other] кожні { $every } міток
    }
} { TERM($tag, form: "gen") }{ $whose ->
    [own] {""}
    [opponents] {" "}в суперників
   *[everyone] {" "}в усіх гравців
}{ $itself ->
    [yes] {" "}(ця карта теж рахується)
   *[no] {""}
}
count-tiles-next-to-site = { TERM($tile) } поруч із цим жетоном
    .least = поруч із цим жетоном щонайменше { $least } { TERM($tile, $least) }
    .per = за кожен { TERM($tile, 1) } поруч із цим жетоном

## Effects

effect-action-phase = фаза дій триває
# $where: here, or on the card that was just played. $kinds lists what that card must hold.
effect-add-here = { $where ->
    [played] додай { $amount } { TERM($cube, $amount, form: "acc") } на зіграну карту
   *[here] додай сюди { $amount } { TERM($cube, $amount, form: "acc") }
}
    .item = { TERM($cube) }
    .kinds = { $where ->
    [played] додай { $amount } { TERM("cube-any", $amount, form: "acc") } на зіграну карту, якщо на ній зберігаються { $kinds }
   *[here] додай сюди { $amount } { TERM("cube-any", $amount, form: "acc") }, якщо тут зберігаються { $kinds }
}
# $only_holding: yes if the card must have a resource on it already.
effect-add-to = { $only_holding ->
    [yes] додай { $amount } { TERM($kind, $amount, form: "acc") } на одну зі своїх карт, на якій уже є хоча б один ресурс
   *[no] додай { $amount } { TERM($kind, $amount, form: "acc") } на одну зі своїх карт
}
effect-ally = вибери іншого гравця: ти й цей гравець одразу безкоштовно будуєте по станції будь-якого виду, кожен поруч зі своєю базою
effect-answer-swap = погодься або відмовся віддати 1 { TERM($get, 1, form: "acc") } за 1 { TERM($give, 1, form: "acc") } ({ $proposer })
effect-armageddon = база, найближча до полюса, знищується, а якщо таких кілька — то всі вони, і твої теж; перші бази в безпеці
effect-arrange = виконай у будь-якому порядку: { $items }
effect-ask-to-store = усі, хто отримав { TERM($resource, form: "acc") }, можуть обміняти карти на жетони
effect-begin-actions = починається фаза дій
effect-begin-turn = час кидати кубик
effect-black-friday = вибери вид станцій: усі станції цього виду знищуються, і твої теж, але кожен гравець зберігає щонайменше { $least ->
    [one] { $least } станцію
    [few] { $least } станції
   *[other] { $least } станцій
}; за кожну свою знищену станцію отримай 1 одиницю того, що вона виробляла
effect-buy = купи будь-які з карт перед тобою, по { $price } M€ за кожну
effect-buy-or-discard = купи карту за { $price } M€ або скинь її
effect-choose-corporation = вибери собі корпорацію
effect-choose-start-cards = купи будь-які з розданих тобі карт, по { $price } M€ за кожну
effect-claim-land = постав свій маркер на вільну незарезервовану ділянку: розмістити там жетон зможеш лише ти
effect-convert = витрать будь-яку кількість { TERM($spent, form: "gen") } — отримай стільки ж { TERM($gained, form: "gen") }
effect-copy-production = ще раз виконай виробничий блок однієї зі своїх карт із міткою { TERM($tag, form: "gen") }
# $costs are paid to get $gains.
effect-cost = { $costs } — { $gains }
effect-deal = усі отримують карти й вибирають
effect-decrease-any = зменш { TERM($resource, form: "production") } будь-якого гравця на { steps }
# .threat is what the player that is hit reads.
effect-destroy = знищ станцію на перетині { $point } та отримай { $amount ->
    [one] { $amount } одиницю
    [few] { $amount } одиниці
   *[other] { $amount } одиниць
} того, що вона виробляє
    .threat = твою станцію на перетині { $point } буде знищено
effect-discard = місія «{ TERM($mission) }» переходить до використаних
effect-discard-to-draw = можеш скинути карту з руки, щоб узяти нову
effect-draw = візьми { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[other] { $cards } карт
}
effect-end-research = вибрані карти оплачуються, а решта йде у відбій
effect-end-turn = хід завершується
effect-enter-play = введи карту у гру
effect-free-lab = безкоштовно збудуй наступну лабораторію поруч з однією зі своїх баз; якщо обидві вже збудовано, натомість візьми ще одну мирну місію
effect-free-station = безкоштовно збудуй станцію будь-якого виду поруч з однією зі своїх баз
# $start: yes if a corporation gives it at the beginning.
effect-gain = { $start ->
    [yes] на початку отримай { $items }
   *[no] отримай { $items }
}
    .item = { $amount } { TERM($resource, $amount, form: "acc") }
    .item-per = { $amount } { TERM($resource, $amount, form: "acc") } { $per }
# $items is a list made of .item.
effect-gain-each = отримай { $items }
    .item = { $amount } { TERM($resource, $amount, form: "acc") }
effect-heat-for-cards = сплати частину ціни карт теплом
effect-heat-for-fee = сплати частину плати за РТ теплом
# $threat is a .threat of the attack.
effect-hit = { $threat }
effect-if-at-least = якщо { $condition }, { $then }; інакше { $otherwise }
effect-if-rating-raised = лише якщо твій РТ зріс у цьому поколінні
    .then = якщо твій РТ зріс у цьому поколінні, за бажанням { $then }
effect-keep = залиш { $left ->
    [one] { $left } карту
    [few] { $left } карти
   *[other] { $left } карт
}, а решту скинь
effect-last-greenery = можеш ще раз перетворити рослини на жетон зелені
effect-lay-road = проклади полярну дорогу від однієї зі своїх баз на полярному колі
effect-look-and-buy = переглянь верхню карту колоди, а тоді купи її за { $price } M€ або скинь
effect-look-and-keep = переглянь { $look ->
    [1] верхню карту
    [one] { $look } верхню карту
    [few] { $look } верхні карти
   *[other] { $look } верхніх карт
} колоди, залиш { $keep }, а решту скинь
effect-lose-bases = { $victim } втрачає всі бази на паралелі { $ring }
    .threat = твою базу на паралелі { $ring } буде знищено
effect-lose-stations = втрать усі свої { TERM($kind, 2) }, але збережи щонайменше { $least ->
    [one] { $least } станцію
    [few] { $least } станції
   *[other] { $least } станцій
}
effect-lose-stations-of = { $victim } втрачає всі { TERM($kind, 2) }, але зберігає щонайменше { $least ->
    [one] { $least } станцію
    [few] { $least } станції
   *[other] { $least } станцій
}
    .threat = усі твої { TERM($kind, 2) } буде знищено, але в тебе залишиться щонайменше { $least ->
    [one] { $least } станція
    [few] { $least } станції
   *[other] { $least } станцій
}
effect-lower-rating = знизь свій РТ на { steps }
effect-move-mission = візьми навмання одну місію ({ $victim })
    .threat = у тебе заберуть одну місію
effect-move-station = перенеси станцію з перетину { $point } на перетин { $to }
    .threat = твою станцію на перетині { $point } заберуть
# $items is a list made of .discount and .tolerance.
effect-next-card = наступна карта, яку ти розіграєш у цьому поколінні, { $items }
    .discount = коштує на { $discount } M€ менше
    .tolerance = може відхилятися від вимог до температури, кисню й океанів щонайбільше на { $tolerance ->
    [one] { $tolerance } поділку
    [few] { $tolerance } поділки
   *[other] { $tolerance } поділок
}
effect-next-generation = починається наступне покоління
effect-next-turn = кубик переходить далі
effect-one-of = або { $items }
effect-only-a-reaction = коли тебе зачіпає ворожа місія суперника, можеш застосувати цю карту, щоб скасувати її дію на себе
effect-pass-cards = карти передаються далі
effect-pay = заплати { $cost } M€
effect-pick = залиш одну з карт перед тобою, а решту передай далі
effect-place = розмісти { TERM($kind, 1, form: "acc") }
# $place is empty where the usual rules of the tile hold. .city is said of a special tile that is a city;
# $placed is the clause of its placement.
effect-place-tile = { $number ->
    [1] розмісти { TERM($tile, 1) }{ $place }
   *[other] розмісти { $number } { TERM($tile, $number) }{ $place }
}
    .city = { $placed }; він у всьому вважається жетоном міста
    .place = {" "}{ $place }
# $least: stations that nobody can lose.
effect-plunder = забери станцію в суперника, який має більше ніж { $least ->
    [one] { $least } станцію
    [few] { $least } станції
   *[other] { $least } станцій
}, і розмісти її поруч з однією зі своїх баз; відтепер вона виробляє для тебе
effect-plunder-to = розмісти станцію з перетину { $point } поруч з однією зі своїх баз
# $items is a list made of .item or .item-per. In .both, $down and $up are two of these clauses, and
# $many is yes if one of them has a list.
effect-produce = { $direction ->
    [down] зменш своє { $items }
   *[up] збільш своє { $items }
}
    .both = { $many ->
    [yes] { $down }, а також { $up }
   *[no] { $down } та { $up }
}
    .item = { TERM($resource, form: "production") } на { steps }
    .item-per = { TERM($resource, form: "production") } на { steps } { $per }
effect-produce-chosen = вибери ресурс і отримай по 1 його одиниці за кожну свою активну станцію, яка його виробляє
effect-produce-metal-of-site = збільш на 1 поділку своє виробництво металу, зображеного на цій ділянці
effect-production = фаза виробництва
effect-project-paid = стандартний проєкт «{ TERM($project) }» оплачено
effect-raise = підвищ { TERM($parameter, form: "acc") } на { steps }
effect-raise-rating = підвищ свій РТ на { steps }
    .per = підвищ свій РТ на { steps } { $per }
effect-remove-any = { $next_to_site ->
    [yes] прибери до { $up_to } { TERM($resource, $up_to, form: "gen") } у гравця, якому належить сусідній жетон
   *[no] прибери в будь-якого гравця до { $up_to } { TERM($resource, $up_to, form: "gen") }
}
effect-remove-cubes = прибери з будь-якої карти до { $up_to } { TERM($kind, $up_to, form: "gen") }
effect-remove-cubes-from = прибери з карти «{ TERM($card) }» до { $up_to } { TERM($cube, $up_to, form: "gen") }
effect-remove-from = { $thief ->
    [yes] вкради до { $up_to } { TERM($resource, $up_to, form: "gen") } ({ $player })
   *[no] прибери до { $up_to } { TERM($resource, $up_to, form: "gen") } ({ $player })
}
effect-remove-station = прибери з поля одну зі своїх станцій, щоб звільнити місце для бази
effect-research = усі купують карти
effect-reveal = відкрий свою корпорацію
effect-reveal-for-tag = відкрий і скинь верхню карту колоди; якщо на ній є мітка { TERM($tag, form: "gen") }, додай сюди 1 { TERM($cube, 1, form: "acc") }
effect-rob = візьми в суперника навмання { $cards ->
    [one] { $cards } карту ресурсів
    [few] { $cards } карти ресурсів
   *[other] { $cards } карт ресурсів
} або всі, якщо їх менше
effect-sabotage = знищ станцію суперника, який має більше ніж { $least ->
    [one] { $least } станцію
    [few] { $least } станції
   *[other] { $least } станцій
}, і отримай { $amount ->
    [one] { $amount } одиницю
    [few] { $amount } одиниці
   *[other] { $amount } одиниць
} того, що вона виробляє
effect-sell-patents = скинь із руки будь-яку кількість карт, щонайменше 1, — отримай по 1 M€ за кожну
effect-set-up = підготовка до гри
effect-shift-production = зменш своє { TERM($lowered, form: "production") } на будь-яку кількість поділок, щонайменше на 1, і на стільки ж збільш своє { TERM($raised, form: "production") }
# $also: a resource that may be paid instead of M€. $compulsory: yes if it is a loss, not a cost.
effect-spend = { $compulsory ->
    [yes] втрать { $amount } { TERM($resource, $amount, form: "acc") }
   *[no] витрать { $amount } { TERM($resource, $amount, form: "acc") }
}
    .also = витрать { $amount } M€ (можна використати { TERM($also, form: "acc") })
effect-spend-here = прибери звідси { $amount } { TERM($cube, $amount, form: "acc") }
effect-stagnate = суперник пропускає наступний хід і нічого не виробляє до ходу після нього
effect-steal-from = візьми навмання { $cards ->
    [one] { $cards } карту ресурсів
    [few] { $cards } карти ресурсів
   *[other] { $cards } карт ресурсів
} ({ $victim })
    .threat = у тебе заберуть навмання { $cards ->
    [one] { $cards } карту ресурсів
    [few] { $cards } карти ресурсів
   *[other] { $cards } карт ресурсів
}
effect-steal-from-any = вкради в будь-якого суперника до { $up_to } { TERM($resource, $up_to, form: "gen") }
effect-stop-turn = { $victim } пропускає наступний хід і нічого не виробляє до ходу після нього
    .threat = ти пропустиш наступний хід і нічого не вироблятимеш до ходу після нього
effect-store-produced = можеш обміняти { TERM($resource, form: "acc") } на жетони
# $roads: yes if road cards may be taken too.
effect-take = візьми з банку { $left ->
    [1] будь-яку карту ресурсів
    [one] будь-яку { $left } карту ресурсів
    [few] будь-які { $left } карти ресурсів
   *[other] будь-які { $left } карт ресурсів
}{ $roads ->
    [yes] {" "}або дороги
   *[no] {""}
}
effect-take-cube = прибери з будь-якої карти 1 { TERM($kind, 1, form: "acc") }
effect-take-mission = візьми в суперника навмання одну місію
effect-take-picks = вибрані карти залишаються
effect-thief = вкради в суперника навмання карту ресурсів; якщо крадіжка випала і в твій попередній хід, натомість суперник краде в тебе
effect-turn = виконай дію
effect-use-again = переглянь використані місії, вибери одну й одразу застосуй її
mars2049-effect-turn = виконай будь-яку кількість дій

## Modifiers

modifier-card-price = карти, які ти береш у руку, коштують на { $less } M€ менше
modifier-discount = { $tag ->
    [tag-any] коли розігруєш карту, плати на { $amount } M€ менше
   *[other] коли розігруєш карту, плати на { $amount } M€ менше за кожну мітку { TERM($tag, form: "gen") } на ній
}
modifier-greenery-price = озеленення за рослини коштує тобі на { $less } { TERM("resource-plants", $less, form: "acc") } менше
modifier-guard-life = суперники не можуть прибирати твоїх рослин, тварин і мікробів
modifier-heat-as-money = можеш використовувати тепло як M€
# $items lists the metals.
modifier-metal-value = кожна твоя одиниця { $items } варта на { $amount } M€ більше
    .item = { TERM($resource, form: "gen") }
modifier-ocean-bonus = кожен жетон океану поруч із жетоном, який ти розміщуєш, приносить на { $amount } M€ більше
modifier-project-discount = стандартний проєкт «{ TERM($project) }» коштує тобі на { $amount } M€ менше
modifier-tolerance = твої карти можуть відхилятися від вимог до температури, кисню й океанів щонайбільше на { steps }

## Occasions of triggers

occasion-builds-project = коли ти оплачуєш стандартний проєкт
occasion-mines-bonus = коли ти розміщуєш жетон і отримуєш сталь або титан як бонус розміщення
# $by_anyone: yes if others count too. $itself: yes if the card sets off its own trigger.
occasion-places = { $by_anyone ->
    [yes] коли будь-хто розміщує { TERM($tile, 1) }
   *[no] коли ти розміщуєш { TERM($tile, 1) }
}{ $on_mars ->
    [yes] {" "}на Марсі
   *[no] {""}
}{ $itself ->
    [yes] {" "}(цей теж рахується)
   *[no] {""}
}
# $tag is tag-any where any event will do.
occasion-plays-event = { $tag ->
    [tag-any] коли ти розігруєш подію
   *[other] коли ти розігруєш подію з міткою { TERM($tag, form: "gen") }
}
# $items lists the tags; each one played counts.
occasion-plays-tag = { $by_anyone ->
    [yes] за кожну мітку { $items }, яку розігрує будь-хто
   *[no] за кожну мітку { $items }, яку ти розігруєш
}{ $itself ->
    [yes] {" "}(ця карта теж рахується)
   *[no] {""}
}
    .item = { TERM($tag, form: "gen") }
occasion-produces-unraised = у фазі виробництва, якщо твій РТ не зріс у цьому поколінні
occasion-spends = коли ти оплачуєш карту чи стандартний проєкт із надрукованою ціною від { $least } M€

## Placement rules: parts of a list, after "розмісти жетон"

place-cities-near = поруч щонайменше з { $cities ->
    [one] { $cities } жетоном міста
   *[other] { $cities } жетонами міста
}
place-greenery-near = поруч із жетоном зелені
place-has-metal = на ділянці з бонусом розміщення «сталь» або «титан»
place-is-isolated = на ділянці без сусідніх жетонів
place-is-volcanic = на вулканічній ділянці
place-no-city-near = не поруч із жетонами міста
place-on-land = на незарезервованій ділянці
place-on-ocean = на океанічній ділянці
place-own-near-freely = поруч з одним зі своїх жетонів, якщо це можливо
place-own-near-strictly = поруч з одним зі своїх жетонів
place-reserved-for = на зарезервованій ділянці «{ TERM($name) }»

## Victory points

# .city: the points of a special tile that is a city, $points, come on top of a city's.
points = { $amount } ПО
    .city = { $points }, на додачу до очок за нього як за жетон міста
    .per = { $amount } ПО { $per }

## Requirements: parts of the list in `requires`

requirement-at-least = { $parameter ->
    [parameter-temperature] { level } або тепліше
    [parameter-oxygen] { level } кисню
   *[parameter-oceans] { level }
}
requirement-at-most = { $parameter ->
    [parameter-temperature] { level } або холодніше
    [parameter-oxygen] { level } кисню або менше
   *[parameter-oceans] { level } або менше
}
requirement-cities-in-play = { $least ->
    [one] { $least } жетон міста
    [few] { $least } жетони міста
   *[other] { $least } жетонів міста
} у грі
requirement-has-greeneries = { $least ->
    [one] { $least } твій жетон зелені
    [few] { $least } твої жетони зелені
   *[other] { $least } твоїх жетонів зелені
}
requirement-has-production = { $least ->
    [1] { TERM($resource, form: "production") }
   *[other] { TERM($resource, form: "production") } від { $least }
}
requirement-has-tags = { $least ->
    [one] { $least } мітка
    [few] { $least } мітки
   *[other] { $least } міток
} { TERM($tag, form: "gen") }
requires = вимога: { $items }

## Triggers: $occasion and what then happens

trigger = { $occasion }, { $effects }
