### The browser: what the tables of both games have in common. Sorted by id.

web-table-back = Take your seat back
web-table-bot = Let a bot play for you
web-table-chat = Chat
web-table-chat-empty = Nobody has said anything yet.
web-table-chat-say = Say something
web-table-chat-send = Send
# What is still missing of several things that are chosen; then the button confirms.
web-table-choose-confirm = { $left ->
    [0] Confirm
   *[other] Choose { $left } more
}
web-table-chosen = { $count } of { $most } chosen
web-table-clock = Time left to think
web-table-less = Less { $name }
web-table-log = Log
web-table-log-earlier = Show earlier lines
web-table-log-empty = Nothing has happened yet.
web-table-menu = Settings
web-table-more = More { $name }
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
web-table-theme-system = As the system
# $game is the name of the game, $title the name of the table.
web-table-heading = { $game } · { $title }
# Whose decision is awaited. $names is a list of names, $count how many they are.
web-table-turn-of = { $count ->
    [0] Please wait
   *[other] Waiting for { $names }
}
web-table-undo = Undo
web-table-your-turn = Your turn
