### The browser: what the tables of both games have in common. Sorted by id.

# Beside the button that gives the seat back; -late: because the clock ran out.
web-table-away = A bot plays for you.
web-table-away-late = Your time has run out. A bot plays for you now.
web-table-back = Take your seat back
web-table-bot = Let a bot play for you
    .text = The bot makes your moves at once. You can take your seat back in this menu, but the moves it has made remain.
    .yes = Let the bot play
web-table-chat = Chat
web-table-chat-empty = No messages yet.
web-table-chat-say = Say something
web-table-chat-send = Send
# What is still missing of several things that are chosen; then the button confirms.
web-table-choose-confirm = { $left ->
    [0] Confirm
   *[other] Choose { $left } more
}
web-table-chosen = { $count } of { $most } chosen
web-table-clock = Time left to think
# Beside Undo: what it takes back. $move is a move in words.
web-table-last-move = Last move: { $move }
web-table-less = Less { $name }
web-table-log = Log
web-table-log-earlier = Show earlier lines
web-table-log-empty = Nothing has happened yet.
web-table-menu = Settings
web-table-more = More { $name }
# In a replay: who makes the next move of the record.
web-table-next = Next: { $name }
web-table-notify = Notify me when it is my turn
web-table-over = Game over
web-table-reconnecting = Reconnecting …
web-table-resign = Hold to resign
    .text = A bot plays your seat to the end, and you rank last.
# A seat without a name; $number counts from 1.
web-table-seat = Player { $number }
web-table-theme = Appearance
web-table-theme-dark = Dark
web-table-theme-light = Light
web-table-theme-system = System default
# $game is the name of the game, $title the name of the table.
web-table-heading = { $game } · { $title }
# Whose decision is awaited. $names is a list of names, $count how many they are.
web-table-turn-of = { $count ->
    [0] Please wait
   *[other] Waiting for { $names }
}
web-table-turn-of-many = Waiting for { $count } players
web-table-undo = Undo
# On a phone: somebody else is to act.
web-table-waiting = Waiting
web-table-your-turn = Your turn
