### The browser: after a game, its result and its replay. Sorted by part.

## The result

web-after-again = Зіграти ще
web-after-export = Експорт запису
web-after-goals = Досягнення й нагороди
# Above the names of the winners.
web-after-kicker = Гру завершено
web-after-kicker-race = Перегони завершено
# $number is how many generations were played.
web-after-length = { $number ->
    [one] Завершено · { $number } покоління
    [few] Завершено · { $number } покоління
   *[many] Завершено · { $number } поколінь
}
web-after-length-rounds = { $number ->
    [one] Завершено · { $number } раунд
    [few] Завершено · { $number } раунди
   *[many] Завершено · { $number } раундів
}
web-after-missing = Підсумку немає
web-after-nobody = Переможців немає
# A part of a bar. $source is where the points come from.
web-after-part = { $source }: { $points }
web-after-points = Звідки очки
web-after-race = Шлях до полюса
web-after-race-line = { $bases ->
    [one] { $bases } база
    [few] { $bases } бази
   *[many] { $bases } баз
}, { $roads ->
    [one] { $roads } карта дороги
    [few] { $roads } карти дороги
   *[many] { $roads } карт дороги
}, { $stations ->
    [one] { $stations } станція
    [few] { $stations } станції
   *[many] { $stations } станцій
} за { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
   *[many] { $turns } ходів
}
web-after-race-story = { $name } дістається полюса в раунді { $round }.
web-after-resigned = Гру здано
# Alone against Mars. $won is yes or no.
web-after-solo = { $won ->
    [no] Мети не досягнуто вчасно
   *[yes] { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
}
# $changes: how often another player came to lead.
web-after-story = { $changes ->
    [0] За { $generations ->
        [one] { $generations } покоління
        [few] { $generations } покоління
       *[many] { $generations } поколінь
    } лідер жодного разу не змінився.
    [one] За { $generations ->
        [one] { $generations } покоління
        [few] { $generations } покоління
       *[many] { $generations } поколінь
    } лідер змінився { $changes } раз.
    [few] За { $generations ->
        [one] { $generations } покоління
        [few] { $generations } покоління
       *[many] { $generations } поколінь
    } лідер змінився { $changes } рази.
   *[many] За { $generations ->
        [one] { $generations } покоління
        [few] { $generations } покоління
       *[many] { $generations } поколінь
    } лідер змінився { $changes } разів.
}
web-after-to-running = До столу
web-after-values = Що зараховано кожному гравцеві
# $count is the number of $names; $you is yes if it is the reader alone.
web-after-wins = { $you ->
    [yes] Твоя перемога
   *[no] { $count ->
        [one] Перемагає { $names }
       *[other] Разом перемагають { $names }
    }
}
# As many points and as much M€ as each other.
web-after-shared = Перемогу ділять { $names }
# $lead is by how many points.
web-after-wins-by = { $you ->
    [yes] Твоя перемога з перевагою в { $lead ->
        [one] { $lead } очко
        [few] { $lead } очки
       *[many] { $lead } очок
    }
   *[no] Перемагає { $names } з перевагою в { $lead ->
        [one] { $lead } очко
        [few] { $lead } очки
       *[many] { $lead } очок
    }
}
# As many points as the next, but more M€.
web-after-wins-tie = { $you ->
    [yes] Твоя перемога за нічиєї: вирішили M€
   *[no] Перемагає { $names }: нічию вирішили M€
}

## The charts

web-after-chart = Що показує графік
web-after-chart-bases = Бази
    .text = Бази після кожного раунду
web-after-chart-income = Дохід
    .text = M€, що надійдуть наприкінці кожного покоління
web-after-chart-points = Очки
    .text = Очки, якби гра скінчилася тоді
web-after-chart-production = Виробництво
    .text = Виробництво всього, крім M€
web-after-chart-rating = РТ
    .text = Рейтинг тераформування
web-after-chart-roads = Карти дороги
    .text = Карти дороги після кожного раунду
web-after-chart-structures = Споруди
    .text = Споруди на мапі після кожного раунду
web-after-chart-tiles = Жетони
    .text = Жетони на мапі
web-after-generation = Покоління
web-after-round = Раунд

## The replay

# For those who do not see the slider.
web-after-at = { $round }, { $where }. { $said }
web-after-beginning = Початок
web-after-eyes = Точка зору
web-after-eyes-nobody = Очима глядача
web-after-eyes-of = Як бачить { $name }
web-after-generation-number = Покоління { $number }
web-after-key-back-move = На крок назад
web-after-key-back-round = На покоління чи раунд назад
web-after-key-back-turn = На хід назад
web-after-key-on-move = На крок уперед
web-after-key-on-round = На покоління чи раунд уперед
web-after-key-on-turn = На хід уперед
web-after-move = крок { $move } з { $moves }
web-after-only-looking = Цю гру завершено. Її можна лише переглядати.
web-after-pause = Пауза
web-after-play = Відтворити
web-after-quiet = Вибір без видимого наслідку.
web-after-replay = Повтор
web-after-round-number = Раунд { $number }
web-after-slider = Кроки
web-after-speed = Швидкість
web-after-speed-times = { $speed }×
web-after-to-result = Підсумок
web-after-to-table = Стіл
web-after-view = Підсумок чи стіл
