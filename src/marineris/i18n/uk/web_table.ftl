### The browser: what the tables of both games have in common. Sorted by id.

# Beside the button that gives the seat back; -late: because the clock ran out.
web-table-away = За тебе грає бот.
web-table-away-late = Твій час вийшов. Тепер за тебе грає бот.
web-table-back = Повернути собі місце
web-table-bot = Нехай за тебе грає бот
    .text = Бот одразу почне ходити за тебе. Повернути собі місце можна в цьому меню, але його ходів уже не скасувати.
    .yes = Нехай грає бот
web-table-chat = Чат
web-table-chat-empty = Поки що всі мовчать.
web-table-chat-say = Скажи щось
web-table-chat-send = Надіслати
# What is still missing of several things that are chosen; then the button confirms.
web-table-choose-confirm = { $left ->
    [0] Підтвердити
   *[other] Вибери ще { $left }
}
web-table-chosen = Вибрано { $count } із { $most }
web-table-clock = Час на роздуми
# Beside Undo: what it takes back. $move is a move in words.
web-table-last-move = Останній хід: { $move }
web-table-less = Менше: { $name }
web-table-log = Журнал
web-table-log-earlier = Показати попередні рядки
web-table-log-empty = Ще нічого не сталося.
web-table-menu = Налаштування
web-table-more = Більше: { $name }
# In a replay: who makes the next move of the record.
web-table-next = Далі ходить { $name }
web-table-notify = Сповіщати про мій хід
web-table-over = Гру завершено
web-table-reconnecting = З’єднуємося знову…
web-table-resign = Тримай, щоб здатися
    .text = Бот дограє за тебе до кінця, а ти посядеш останнє місце.
# A seat without a name; $number counts from 1.
web-table-seat = Гравець { $number }
web-table-theme = Вигляд
web-table-theme-dark = Темний
web-table-theme-light = Світлий
web-table-theme-system = Системне
# $game is the name of the game, $title the name of the table.
web-table-heading = { $game } · { $title }
# Whose decision is awaited. $names is a list of names, $count how many they are.
web-table-turn-of = { $count ->
    [0] Зачекай, будь ласка
   *[other] Очікуємо: { $names }
}
web-table-turn-of-many = { $count ->
    [one] Чекаємо на { $count } гравця
   *[other] Чекаємо на { $count } гравців
}
web-table-undo = Відмінити
# On a phone: somebody else is to act.
web-table-waiting = Чекаємо
web-table-your-turn = Твій хід
