### The browser: the cards of Terraforming Mars. Sorted by part.

## On a card

# Resources on a card. $kind is their name in the plural: Microbes.
web-card-cubes = { $kind }: { $count }
# Before what a corporation does first. Short: it stands on the card.
web-card-first = Спершу
# More rows than a small card has room for.
web-card-more = +{ $count }
# Words for what no picture shows. As short as can be: they stand on the card, after an icon.
# All that one has of it.
web-card-note-all = усе
# Next to no other tile.
web-card-note-alone = окремо
# Next to the tile that this card places.
web-card-note-beside = поруч
# On any own card that can hold it.
web-card-note-card = на карту
# Next to at least one, or two, city tiles.
web-card-note-city = біля міста
web-card-note-cities = біля 2 міст
web-card-note-claim = зайняти
web-card-note-copy = копія
# The cost printed on a card.
web-card-note-cost = на карті
# Tags that differ from each other.
web-card-note-different = різні
web-card-note-greenery = біля зелені
# On an own card that has at least one already.
web-card-note-holding = на карту, де вже є
# On a space of land, which is unusual for an ocean.
web-card-note-land = на суші
# The players with the lowest rating.
web-card-note-lowest = найнижчий
web-card-note-mars = на Марсі
# On a space with a steel or titanium bonus.
web-card-note-metal = на металі
# Players are ranked by how many they have.
web-card-note-most = найбільше
web-card-note-next = наступна
# On a space reserved for oceans.
web-card-note-ocean = де океан
# On a metal bonus, next to an own tile.
web-card-note-own-metal = на металі, біля свого
# Parties with an own delegate.
web-card-note-party = за партію
# On the space that bears its name.
web-card-note-reserved = на своїй ділянці
# A standard resource of one's choice.
web-card-note-resource = на вибір
# If there is at least one.
web-card-note-some = якщо є
# The rating has not gone up.
web-card-note-unraised = не виріс
web-card-note-volcanic = на вулкані
web-card-part-action = Дія
web-card-part-effect = Ефект
web-card-part-first-action = Перша дія
# M€ that are missing. Very short: it stands on the card.
web-card-short = бракує { $amount }
# Steps, tags or tiles that are missing. Very short.
web-card-to-go = ще { $steps }
# A limit that has been passed by so many steps. Very short.
web-card-too-far = перебір { $steps }

## Why a card cannot be played, in two or three words on the card. After the code of the reason.

web-card-block = Не зараз
web-card-block-first-action-first = Спершу перша дія
web-card-block-no-card-to-copy = Нема що копіювати
web-card-block-no-cards = Немає карт
web-card-block-no-cube-to-take = Нема що взяти
web-card-block-no-place = Немає місця
web-card-block-no-production-to-lower = Нема що зменшити
web-card-block-nothing-to-choose = Немає варіантів
web-card-block-production-too-low = Мале виробництво
web-card-block-stock-too-low = Малий запас

## What a screen reader says of a card

# $kind is the type of the card: active card.
web-card-label = { $name }, { $cost } M€, { $kind }
web-card-label-blocked = Зараз зіграти не можна
web-card-label-ready = Можна зіграти
web-card-label-tags = Мітки: { $tags }

## The hand

# Asked for by "tell me when it opens". $card is the name of a card.
web-card-opened = { $card }: карту вже можна зіграти
web-hand = Рука
web-hand-clear = Показати всі
web-hand-empty = У руці немає карт. Нові принесе дослідження.
# $count is how many tags and types are chosen.
web-hand-filter = { $count ->
    [0] Мітки й типи
   *[other] Мітки й типи ({ $count })
}
# A filter hides the others.
web-hand-hidden = Показано { $shown } з { $all } карт
web-hand-key = Рука
web-hand-kinds = Типи
web-hand-none-found = У руці немає таких карт.
# The keys 1 to 9.
web-hand-nth-key = Карта { $number } в руці, до 9
# $count is how many cards can be played.
web-hand-playable = Доступні { $count }
web-hand-playable-key = Лише доступні карти
web-hand-search = Пошук карт
web-hand-show-all = Показати всі
web-hand-sort = Порядок карт у руці
web-hand-sort-cost = За ціною
web-hand-sort-drawn = Як узято
web-hand-sort-manual = Мій порядок
web-hand-sort-playable = Спершу доступні
web-hand-sort-tag = За мітками
web-hand-sort-type = За типом
web-hand-tags = Мітки

## A card shown large

web-card-asking = Хвилинку…
web-card-back = Назад
# $price is what the card costs, $purse what the player could pay, both in M€.
web-card-can-pay = Ти можеш заплатити { $price } M€; на це в тебе є { $purse }.
web-card-met = Виконано
web-card-missing = { $count ->
    [0] Усе виконано
   *[other] Не виконано умов: { $count }
}
web-card-not-play = Зіграти ще не можна
web-card-not-use = Не зараз
web-card-nothing = Це нічого не змінить.
# How many of all conditions are not fulfilled.
web-card-of = { $failed } з { $all }
web-card-pin = Сповістити, коли можна
web-card-pinned = Тебе сповістять
web-card-play = Зіграти карту
web-card-play-for = Зіграти за { $price }
web-card-play-title = Зіграти карту «{ $card }»?
web-card-prepare = Зробити, коли настане мій хід
web-card-unmet = Бракує
web-card-unprepare = Не готувати
web-card-use = Дія карти
web-card-use-now = Виконати дію
web-card-use-title = Дія карти «{ $card }»?
web-card-vain = Ти заплатиш, але нічого не зміниться.
web-card-vain-confirm = Тримай, щоб усе одно зробити
web-card-ways-oceans = Що зараз додасть океан
web-card-ways-oxygen = Що зараз підвищить рівень кисню
web-card-ways-temperature = Що зараз підвищить температуру

## Paying

web-pay = Оплата
web-pay-confirm = Сплатити { $price }
web-pay-exact = Рівно { $amount }, без втрат
# $have is how many M€ the player has.
web-pay-fills = решта суми · є { $have }
# M€ that are paid too much.
web-pay-lost = { $amount } M€ зайвих
web-pay-save-metal = Берегти метал
web-pay-save-money = Берегти M€
web-pay-suggested = Порада
web-pay-title = Як ти платиш?
# What one unit is worth in M€, and how many the player has.
web-pay-worth = по { $value } M€ · є { $have }

## Choosing cards
## A question's own message is its title; .hint stands below, .choose and .chosen on each card, .none and
## .confirm on the answers. What it does not have is taken from web-pick-any.

web-pick-any =
    .choose = Вибрати
    .chosen = Вибрано
    .confirm = { $count ->
        [0] Вибери карту
        [1] Вибрати цю карту
        [one] Вибрати { $count } карту
        [few] Вибрати { $count } карти
       *[many] Вибрати { $count } карт
    }
    .hint = Вибери карту й підтвердь.
    .none = Жодної
web-pick-add-to =
    .hint = Ресурс залишиться на вибраній карті.
web-pick-buy = Залиш те, що хочеш збудувати
    .choose = Залишити за { $price }
    .chosen = Залишаю
    .confirm = { $count ->
        [0] Залишити…
        [one] Залишити { $count } карту
        [few] Залишити { $count } карти
       *[many] Залишити { $count } карт
    }
    .hint = Кожна карта коштує { $price } M€. Решта йде у відбій долілиць.
    .none = Жодної
web-pick-buy-or-discard = Купити цю карту?
    .choose = Купити за { $price }
    .chosen = Купую
    .confirm = Купити
    .hint = Вона коштує { $price } M€; інакше йде у відбій долілиць.
    .none = Скинути
web-pick-choosing = вибирає
# How many cards are chosen. A label, not a sentence.
web-pick-count = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
web-pick-copy-production =
    .choose = Копіювати
    .chosen = Копіюю
    .confirm = Копіювати виробництво
    .hint = Ти ще раз отримаєш виробництво, показане в рамці цієї карти.
# $count is how many cards are to be discarded.
web-pick-discard-cards = { $count ->
    [one] Скинь { $count } карту з руки
    [few] Скинь { $count } карти з руки
   *[many] Скинь { $count } карт із руки
}
    .choose = Скинути
    .chosen = Скидаю
    .confirm = { $count ->
        [0] Скинути…
        [one] Скинути { $count } карту
        [few] Скинути { $count } карти
       *[many] Скинути { $count } карт
    }
    .hint = Решта карт залишається в руці.
web-pick-discard-to-draw = Обміняти карту на нову?
    .choose = Скинути
    .chosen = Скидаю
    .confirm = { $count ->
        [0] Скинути…
       *[other] Скинути і взяти
    }
    .hint = Скинь карту з руки, щоб узяти одну з колоди.
    .none = Залишити всі
# $from and $to are players: who hands over the next cards, and who gets the rest of these.
web-pick-draft = Наступні карти дасть { $from }, решту цих отримає { $to }
web-pick-drafted = Уже взято
# $count is how many cards are to be kept.
web-pick-keep = { $count ->
    [one] Залиш { $count } із цих карт
   *[other] Залиш { $count } із цих карт
}
    .choose = Залишити
    .chosen = Залишаю
    .confirm = { $count ->
        [0] Залишити…
        [one] Залишити { $count } карту
        [few] Залишити { $count } карти
       *[many] Залишити { $count } карт
    }
    .hint = Інші йдуть у відбій долілиць.
web-pick-pick = Візьми одну карту
    .choose = Взяти
    .chosen = Беру
    .confirm = { $count ->
        [0] Взяти…
       *[other] Взяти цю карту
    }
    .hint = Платиш згодом, коли всі карти розібрано: тоді купуєш будь-які з узятих.
web-pick-ready = готово
web-pick-sell-patents = Які карти продаєш?
    .choose = Продати за { $price }
    .chosen = Продаю
    .confirm = { $count ->
        [0] Продати…
        [one] Продати { $count } карту
        [few] Продати { $count } карти
       *[many] Продати { $count } карт
    }
    .hint = Кожна дає 1 M€. Карти йдуть у відбій долілиць.
web-pick-take-cube =
    .choose = Взяти звідси
    .chosen = Беру
    .confirm = Взяти
    .hint = Ресурс перейде сюди з вибраної карти.
web-pick-together = Усі вибирають одночасно

## The start

web-start = Заснуй свою корпорацію
    .hint = Вибери корпорацію та стартові карти. Кожна карта коштує { $price } M€ з її грошей.
web-start-cards = Твої десять карт
web-start-confirm = { $count ->
    [0] Почати як { $corporation } без карт
    [one] Почати як { $corporation } з { $count } картою
   *[other] Почати як { $corporation } з { $count } картами
}
web-start-corporation = Корпорація
web-start-first = Спершу вибери корпорацію
web-start-found = Вибрати
web-start-founded = Вибрано
web-start-other = Вибрати іншу

## Standard projects

web-card-build = Стандартний проєкт
web-card-build-for = Збудувати за { $price }
web-card-not-build = Не зараз
web-project-blocked = Зараз недоступно
web-project-label = { $name }, { $price } M€
web-project-ready = Зараз доступно
web-projects = Стандартні проєкти
# A label before them, where there is little room.
web-projects-short = Проєкти

## The cards in play

web-tableau-actions = Дії
web-tableau-corporation = Корпорація
web-tableau-effects = Ефекти
web-tableau-empty = У грі ще немає карт.
web-tableau-events = Зіграні події
web-tableau-others = Інші карти
# Cards that take from others, or count what others do.
web-tableau-touching = Впливають на інших
web-tableau-used = виконано

## All cards

web-cards = Карти
web-cards-count = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
web-cards-none = Таких карт немає.
