### The browser: the table of Terraforming Mars. Sorted by part.

## The top bar

# Which of the two actions of a turn.
web-tm-action-number = дія { $number } з 2
# With Turmoil: the committee with its parties, instead of the map.
web-tm-committee = Комітет
web-tm-generation = Покоління { $number }
web-tm-phase-action = Дії
web-tm-phase-research = Дослідження
# What the middle of the screen shows: the map or the committee.
web-tm-shown = Вигляд
web-tm-to-question = Назад до питання
web-tm-to-table = Глянути на стіл

## The map

web-tm-area-city = зарезервовано для міста
web-tm-area-land = суша
web-tm-area-ocean = зарезервовано для океану
web-tm-board-list = Мапа списком
web-tm-bonus-card = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
web-tm-bonus-heat = { $count } тепла
web-tm-bonus-ocean = { $count ->
    [one] { $count } океан
    [few] { $count } океани
   *[many] { $count } океанів
}
web-tm-bonus-plants = { $count ->
    [one] { $count } рослина
    [few] { $count } рослини
   *[many] { $count } рослин
}
web-tm-bonus-steel = { $count ->
    [one] { $count } сталь
   *[other] { $count } сталі
}
web-tm-bonus-titanium = { $count ->
    [one] { $count } титан
   *[other] { $count } титану
}
web-tm-hex-claimed = маркер: { $player }
web-tm-hex-illegal = тут не можна
web-tm-hex-legal = тут можна
# $hex is a code such as B2, $name a name such as Tharsis Tholus.
web-tm-hex-named = { $hex } { $name }
web-tm-hex-neutral = { $tile }, нейтральний
web-tm-hex-nothing = Зараз тут нічого розмістити.
web-tm-hex-oceans = { $count ->
    [one] поруч { $count } океан
    [few] поруч { $count } океани
   *[many] поруч { $count } океанів
}
web-tm-hex-owned = { $tile }, власник — { $player }
web-tm-list-free = Вільні
web-tm-list-legal = Можливі зараз
web-tm-list-tiles = Жетони
web-tm-map = Мапа Марса, { $name }
web-tm-not-built = ще не збудовано
# After the number of oceans: 5 of 9 oceans.
web-tm-of-oceans = { $goal ->
    [one] з { $goal } океану
   *[other] з { $goal } океанів
}
web-tm-off-map = Міста поза Марсом
web-tm-other-hex = Інша ділянка
web-tm-place = Розмістити
# $hex is a code such as D7.
web-tm-place-at = Розмістити на { $hex }
web-tm-place-here = Розмістити тут
web-tm-whole-map = Уся мапа

## The decision

web-tm-choose-hex = { $count ->
    [1] На мапі є лише одне придатне місце.
    [one] Вибери на мапі одне з { $count } місця.
   *[other] Вибери на мапі одне з { $count } місць.
}
web-tm-do-it = Виконати
web-tm-end-turn = Кінець ходу
web-tm-group-committee = Комітет
web-tm-group-convert = Перетворити
web-tm-group-goals = Досягнення й нагороди
web-tm-group-play = Зіграти карту
web-tm-group-project = Стандартні проєкти
web-tm-group-use = Дії карт
# $card is the name of a card.
web-tm-look-at = Глянути на карту «{ $card }»
web-tm-neutral = Нейтральний опонент
# Above answers that would harm oneself.
web-tm-own = Твоє власне
web-tm-pass = Пас…
web-tm-show-card = Показати карту
# As a heading: no action is possible.
web-tm-spent = Більше нічого робити
web-tm-spent-end = Жодна дія зараз неможлива. Заверши хід.
web-tm-spent-pass = Жодна дія зараз неможлива. Спасуй: для тебе це кінець покоління.
# $taken actions of the turn are taken.
web-tm-turn = { $taken ->
    [0] Твоя перша дія
    [1] Твоя друга дія
   *[other] Обидві дії виконано
}
# In a game alone, where actions are not counted.
web-tm-turn-alone = Твоя наступна дія
web-tm-undo = Відмінити
web-tm-why-unknown = Зараз це неможливо.

## Passing

web-tm-keep-playing = Грати далі
web-tm-pass-hold = Тримай кнопку, щоб спасувати без запитання.
web-tm-pass-now = Пас
web-tm-pass-text = У цьому поколінні ти більше не матимеш дій. Інші ходитимуть, доки всі не спасують.
    .alone = У цьому поколінні ти більше не виконуєш дій. Далі — виробництво.
web-tm-pass-title = Спасувати в цьому поколінні?
web-tm-pass-unused = Ти ще можеш:
web-tm-unused-convert = { $count ->
    [one] перетворити рослини чи тепло
   *[other] перетворити рослини й тепло
}
web-tm-unused-milestone = { $count ->
    [1] присвоїти досягнення
    [one] присвоїти одне з { $count } досягнення
   *[other] присвоїти одне з { $count } досягнень
}
web-tm-unused-play = { $count ->
    [one] зіграти { $count } карту
    [few] зіграти { $count } карти
   *[many] зіграти { $count } карт
}
web-tm-unused-use = { $count ->
    [one] виконати дію { $count } карти
   *[other] виконати дії { $count } карт
}

## A move that brings nothing

web-tm-waste-back = Зробити щось інше
web-tm-waste-confirm = Усе одно зробити
# $move is a move, such as: Asteroid.
web-tm-waste-text = { $move }: ти заплатиш, але нічого не зміниться.
web-tm-waste-title = Платити ні за що?

## Preparing moves while others are to act

web-tm-auto-pass = Пасувати за мене, коли робити більше нічого
web-tm-auto-passed = Робити було більше нічого: автоматичний пас.
web-tm-prepare = Підготуй свій хід
    .text = Його буде зроблено, коли настане твоя черга, якщо він ще можливий. Якщо ні, гра тебе запитає.
web-tm-prepare-more = А потім…
web-tm-prepare-short = Підготувати
web-tm-prepared = Підготовлені ходи
# $move is a move, such as: Play Comet.
web-tm-prepared-made = Підготовлений хід зроблено: { $move }
web-tm-prepared-void = Підготовлений хід зараз неможливий: { $move }
web-tm-unprepare = Скасувати підготовлений хід: { $move }

## Waiting, watching, the end

web-tm-choosing = { $count ->
    [one] { $names } вибирає карти
   *[other] { $names } вибирають карти
}
web-tm-over = Гру завершено
# $won says whether Mars was finished in time.
web-tm-solo-result = { $won ->
    [yes] Мети досягнуто: перемога, { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
   *[no] Мети не досягнуто вчасно: гру програно
}
# Somebody else's game alone; $name is the player.
web-tm-solo-result-of = { $won ->
    [yes] Мети досягнуто, перемагає { $name }: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
   *[no] { $name }: мети не досягнуто вчасно, гру програно
}
# $time is a time of the day.
web-tm-since = з { $time }
web-tm-to-act = { $count ->
    [0] Хвилинку…
    [one] Ходить { $names }
   *[other] Ходять { $names }
}
web-tm-to-result = Підсумок і повтор
web-tm-waiting = Не твій хід
web-tm-watching = Ти глядач
web-tm-winner = { $count ->
    [one] Перемагає { $names }
   *[other] Перемогу ділять { $names }
}
web-tm-you-passed = У тебе пас

## The ledger

# One change: what, by how much, from what to what.
web-tm-change = { $name }: { $change } ({ $before } → { $after })
web-tm-ledger-end = У кінці
web-tm-ledger-get = Отримуєш
web-tm-ledger-mars = Марс
web-tm-ledger-others = Інші
web-tm-ledger-pay = Платиш
web-tm-ledger-rating = Рейтинг
web-tm-ledger-then = Потім
web-tm-points = очки
# What is asked next, after a move.
web-tm-then-addto = вибереш карту для ресурсів
web-tm-then-arrange = вибереш, що буде спершу
web-tm-then-claimland = вибереш місце
web-tm-then-decreaseany = вибереш, чиє виробництво зменшиться
web-tm-then-oneof = вибереш одне з кількох
web-tm-then-pay = вибереш, як платити
web-tm-then-placetile = вибереш місце
web-tm-then-removeany = вибереш, хто втратить ресурси
web-tm-then-sellpatents = вибереш карти на продаж

## Players

web-tm-acting = ходить
web-tm-bot = Бот
web-tm-card-actions = Дії карт
web-tm-cards-in-hand = Карти в руці
# A player in short, for those who do not see it.
web-tm-chip = { $name }, рейтинг { $rating }
web-tm-events = Зіграні події
web-tm-first-player = Перший гравець
web-tm-offline = Не тут
web-tm-on-card = Ресурси на карті
web-tm-open-of = доступно { $open } з { $count }
web-tm-passed = Пас
web-tm-played = зіграно { $count }
web-tm-players = Гравці
web-tm-rating = Рейтинг тераформування
web-tm-resource = { $name }: { $stock }, виробництво { $production }
web-tm-show-tableau = Показати карти у грі
web-tm-used = виконано
web-tm-you = ти

## Milestones and awards

# $goal is the award with what it counts.
web-tm-award-owner = Фінансує { $name }.
web-tm-award-take = Профінансувати за { $price } M€
web-tm-award-taken = { $goal } Фінансує { $name }.
web-tm-awards = Нагороди
# $least is 0 where there is no goal to reach.
web-tm-goal = { $least ->
    [0] { $goal } У тебе { $value }.
   *[other] { $goal } У тебе { $value } з { $least }.
}
web-tm-goal-standing = Становище зараз
web-tm-leads = Попереду { $name }: { $value }.
web-tm-milestone-owner = Уже має { $name }.
web-tm-milestone-take = Присвоїти за { $price } M€
web-tm-milestone-taken = { $goal } Уже має { $name }.
web-tm-milestones = Досягнення
web-tm-milestones-awards = Досягнення й нагороди
web-tm-price = ціна { $price } M€

## Log

web-tm-log-all = Усі
web-tm-log-filter = Показувати в журналі
web-tm-log-me = Про мене

## Phone

web-tm-hand-grip = Змінити висоту руки
web-tm-tab-act = Дії
web-tm-tab-hand = Рука
web-tm-tab-map = Мапа

## Keyboard

web-tm-key-actions = Дії карт
web-tm-key-back = Назад
web-tm-key-board = Мапа; рух стрілками
web-tm-key-chat = Чат
web-tm-key-closer = Наблизити
web-tm-key-confirm = Підтвердити
web-tm-key-end = Завершити хід
web-tm-key-further = Віддалити
web-tm-key-goals = Досягнення й нагороди
web-tm-key-log = Журнал
web-tm-key-pass = Пас, після запитання
web-tm-key-players = Гравці
web-tm-key-undo = Відмінити
