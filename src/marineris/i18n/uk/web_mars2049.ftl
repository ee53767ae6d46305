### The browser: the table of Mars 2049. Sorted by part.

## The top bar

web-mars-choose-several = { $count ->
    [one] Вибери на мапі { $most } із { $count } позначеного перетину.
   *[other] Вибери на мапі { $most } із { $count } позначених перетинів.
}
web-mars-round = Раунд { $round }
# Beside "Your turn". $face is a face of the die.
web-mars-rolled-detail = випало: { $face }

## The map

web-mars-active = активна
web-mars-inactive = неактивна
web-mars-map = Північна півкуля Марса
web-mars-nothing-here = зараз тут нічого не можна збудувати
# An intersection: its parallel, counted from the equator, and its meridian. $what says what stands there.
web-mars-point = Паралель { $ring }, меридіан { $column }: { $what }{ $state ->
    [legal] , можна вибрати
    [chosen] , вибрано
   *[none] {""}
}
web-mars-point-free = вільно
web-mars-point-menu = Перетин { $point }
# $structure is its name, $owner whose it is, $first whose it was before it was stolen.
web-mars-point-taken = { $structure }, { $owner }{ $stolen ->
    [yes] , перший власник: { $first }
   *[no] {""}
}{ $active ->
    [no] , неактивна
   *[yes] {""}
}
web-mars-stolen-from = перший власник: { $name }
web-mars-table = Що стоїть на мапі
    .owner = Власник
    .point = Перетин
    .state = Стан
    .structure = Споруда

## Colonies

web-mars-a-roll = { $count } за кидок
# Heard of a resource: how much there is, and what a roll of it brings.
web-mars-supply = { $resource }: { $count }, { $made } за кидок
# Heard of what can be bought. $hint says how many are left, or why not.
web-mars-ware = { $name }. Ціна: { $price }. { $hint }{ $state ->
    [open] , можна купити зараз
   *[none] {""}
}
web-mars-ware-mission = Карта місії, { $name }
web-mars-decision = Питання
web-mars-acting = ходить
web-mars-actions = Що робити
web-mars-away = зараз не тут
web-mars-bot = Бот
web-mars-cards = { $count ->
    [one] { $count } карта ресурсів
    [few] { $count } карти ресурсів
   *[many] { $count } карт ресурсів
}
web-mars-chip = { $name }: { $bases ->
    [one] { $bases } база
    [few] { $bases } бази
   *[many] { $bases } баз
}
web-mars-coins = { $worth } у жетонах, захищено від крадіжки
web-mars-colonies = Колонії
# $rate is how many equal units buy one of another kind.
web-mars-colony = { $bases ->
    [one] { $bases } база
    [few] { $bases } бази
   *[many] { $bases } баз
} · обмін { $rate } : 1
web-mars-ladder = баз: { $bases } з { $needed }, { $road ->
    [yes] дорогу прокладено
   *[no] карт дороги: { $roads } з 3
}
web-mars-ladder-bases = { $count ->
    [one] { $count } база
    [few] { $count } бази
   *[many] { $count } баз
}
web-mars-ladder-road = дорога
web-mars-ladder-station = станція
web-mars-next = далі
web-mars-partner = партнер
web-mars-rate = { $rate } : 1
web-mars-resource-cards = Карти ресурсів
web-mars-safe = Круглі жетони не можна вкрасти.
web-mars-sheet-left = Ще можна збудувати
web-mars-sheet-rate = Обмін
web-mars-sheet-roll = Кидок дає
web-mars-sheet-sure = З них відомо напевно
web-mars-sheet-turns = Зіграно ходів
web-mars-stagnation = застій
# How much of a resource one has.
web-mars-stock = { $resource }: { $count }
web-mars-store-more = Ще в жетони
web-mars-take-back = Скасувати вибір перетину { $point }
web-mars-tokens = Жетони
# Before the partner's name.
web-mars-with = партнер:
web-mars-you = ти
web-mars-your-colony = Твоя колонія

## The die

web-mars-again = знову
web-mars-no-roll = Кубик ще не кидали.
web-mars-roll-said = { $name } кидає кубик: { $face }
web-mars-rolled = { $name } кидає кубик
web-mars-you-rolled = Твій кидок

## The decision

# The next thing to build can be paid.
web-mars-affordable = ресурсів вистачає
# $structure is its name, $point the intersection.
web-mars-build-at = { $structure } на { $point }
web-mars-build-here = Збудувати тут
web-mars-build-it = Збудувати
web-mars-buy = Купити
web-mars-cancel = Скасувати
web-mars-chance = Решту вирішить випадок.
web-mars-choose-on-map = { $count ->
    [1] Вибери позначений перетин на мапі.
    [one] Вибери на мапі один із { $count } позначеного перетину.
   *[other] Вибери на мапі один із { $count } позначених перетинів.
}
web-mars-confirm = Спершу вибери
web-mars-get = Отримуєш
web-mars-left = Лишається
# Before amounts.
web-mars-missing = ще бракує:
# $structure is the next thing to build on the way to the pole.
web-mars-next-step = Далі: { $structure }
web-mars-others = Інші
web-mars-over = Гру завершено
web-mars-pay = Платиш
web-mars-replay = Переглянути гру
web-mars-spent = Більше нічого робити
    .text = Ти більше не можеш нічого збудувати, купити, обміняти чи використати. Заверши хід.
web-mars-then = Потім
web-mars-unseen = місія наосліп
web-mars-waiting = { $count ->
    [0] Хвилинку…
   *[other] Очікуємо: { $names }
}
web-mars-watching = Ти глядач.
web-mars-what-bases = бази
web-mars-what-cards = карти ресурсів
web-mars-what-road_cards = карти дороги
web-mars-what-stations = станції
web-mars-win = Збудувати й перемогти
# $names is the winner, or the winners.
web-mars-won = { $names } { $count ->
    [one] перемагає
   *[other] перемагають
}
web-mars-won-how = { $name } будує станцію H2O на полюсі в раунді { $round }.
web-mars-you-win = ти перемагаєш
web-mars-you-won = Твоя перемога
web-mars-your-turn = Що будуєш?
    .text = Будуй, обмінюй і застосовуй місії скільки завгодно, а тоді заверши хід.

## Being asked in the turns of others

web-mars-habit = У чужий хід:
web-mars-habit-ask = питати мене
web-mars-habit-keep = лишати карти
web-mars-habit-store = усе можливе в жетони

## What can be bought

web-mars-bought = одну вже куплено
web-mars-build = Будувати
web-mars-deck-left = { $count } у колоді
web-mars-deck-offensive = Ворожа
web-mars-deck-peaceful = Мирна
web-mars-hint-h2o_station = дає перемогу
web-mars-hint-polar_road = веде до полюса
web-mars-needs-bases = потрібно баз: { $need }
web-mars-needs-polar-base = треба полярну базу
web-mars-needs-road = треба дорогу
web-mars-needs-road-cards = карт дороги: { $have } з { $need }
web-mars-no-place = немає місця
web-mars-none-left = не лишилося
web-mars-not-sold = зараз не продають
web-mars-one-mission = одна місія за хід
web-mars-road-laid = уже прокладено
# So many units are missing.
web-mars-short = бракує { $count }
# Very short names for small tiles.
web-mars-tile-air_station = Повітря
web-mars-tile-base = База
web-mars-tile-food_station = Їжа
web-mars-tile-h2o_station = H2O
web-mars-tile-lab = Лабораторія
web-mars-tile-lab2 = Лаб. 2 : 1
web-mars-tile-lab3 = Лаб. 3 : 1
web-mars-tile-mineral_station = Мінерали
web-mars-tile-offensive = Ворожа
web-mars-tile-peaceful = Мирна
web-mars-tile-polar_road = Дорога
web-mars-tokens-left = лишилося { $count } з { $of }
web-mars-why = Зараз не можна, бо:

## The bank and the end of the turn

web-mars-bank = Банк
web-mars-bank-wait = Обмінювати можна у свій хід.
web-mars-end-turn = Кінець ходу
web-mars-exchange = { $rate ->
    [one] Обміняти { $rate } однакову одиницю на 1
    [few] Обміняти { $rate } однакові одиниці на 1
   *[many] Обміняти { $rate } однакових одиниць на 1
}
# A button; $rate is how many equal units buy one of another kind.
web-mars-exchange-rate = Банк { $rate } : 1
web-mars-remove = Звільнити місце
web-mars-store-all = Усе можливе — в жетони
web-mars-swap = Запропонувати обмін: { $name }
web-mars-tokens-title = Карти й жетони

## Missions

web-mars-copies = { $count ->
    [one] { $count } така карта в колоді
    [few] { $count } такі карти в колоді
   *[many] { $count } таких карт у колоді
}
web-mars-keep = Залишити
web-mars-mission = Місія
web-mars-missions = Місії
web-mars-no-missions = У тебе немає місій. Купи одну у свій хід.
web-mars-none-used = Поки що жодної.
web-mars-own-missions = Твої місії
web-mars-use = Застосувати
web-mars-used-offensive = Використані ворожі місії
web-mars-used-peaceful = Використані мирні місії

## Tabs of a phone

web-mars-tab-map = Мапа
web-mars-tab-players = Гравці

## Keyboard

web-mars-key-back = Назад
web-mars-key-bank = Банк
web-mars-key-build = Збудувати: { $structure }
web-mars-key-chat = Чат
web-mars-key-confirm = Підтвердити
web-mars-key-end = Завершити хід
web-mars-key-log = Журнал
web-mars-key-map = До мапи: стрілки рухають, Tab веде до наступного дозволеного перетину
web-mars-key-missions = Місії
web-mars-key-undo = Відмінити
web-mars-key-zoom-in = Наблизити
web-mars-key-zoom-out = Віддалити
