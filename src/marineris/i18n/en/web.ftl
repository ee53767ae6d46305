### The browser's own words: the page, the lobby, the waiting room. Sorted by part.
### The tables have files of their own: web_terraforming.ftl, web_mars2049.ftl, web_after.ftl, web_tutorial.ftl.

## Everywhere

web-app = Marineris
web-cancel = Cancel
web-close = Close
web-connecting = Connecting to the table …
web-copied = Copied
web-copy = Copy
# Shown while a button is held down to confirm.
web-hold-hint = Hold to confirm
web-language = Language
web-loading = Loading …
web-nav = Pages
web-nav-learn = Learn
web-nav-tables = Tables
web-not-found = There is nothing here
    .text = The address may be mistyped, or the table was closed.
# $rule is the number of a rule, such as TM-6.3.
web-rule = Rule { $rule }
web-qr = The same link as a square for a phone’s camera
web-save = Save
web-share = Share
# The button that changes between dark and light; $theme is what is chosen now.
web-theme = { $theme ->
    [dark] Colours: dark
    [light] Colours: light
   *[system] Colours: as your system
}
# The title of the browser's tab. $title is the name of a table.
web-title = { $title } · Marineris
web-to-tables = To the tables
web-try-again = Try again

## What went wrong

web-error-lost = The connection broke. What you see now is how things stand.
web-error-offline = There is no connection to the table just now.
web-error-screen = This part could not be loaded
web-error-stale = The table has changed since. Look again.
web-error-unreachable = The server cannot be reached. Check your connection and try again.
web-no-server = No answer from the server

## Keyboard

web-key-list = This list
web-keys-title = Keyboard

## The turn

# A notification. $table is the name of the table.
web-notify-turn = Your turn at { $table }
# Several people share one device. $name is the one who plays next.
web-pass-device = Pass the device to { $name }
    .text = The table is covered until then, so that nobody sees another’s cards.
    .button = I am { $name }
web-table-refused = This table cannot be opened

## Names where nobody gave one

# What bots are called: stars. $number goes from 1 to 5.
web-bot-name = { $number ->
    [1] Vega
    [2] Rigel
    [3] Deneb
    [4] Altair
   *[5] Mira
}
web-game-mars2049 = Mars 2049
web-game-terraforming = Terraforming Mars
# $number counts from 1.
web-seat-number = Player { $number }

## The lobby: lists of tables

web-all-cards = All cards of Terraforming Mars
web-first-time = First time on Mars?
    .text = Play a guided generation, twelve minutes
web-my-tables = Your tables
web-no-open-tables = No open tables just now. Open one yourself and send the link to friends.
web-open-tables = Open tables
web-tables = Tables

# A row: what stands under a table's name, and what pressing it does.
web-row-enter = Enter
web-row-forget = Put { $title } away
web-row-generation = Generation { $number }
web-row-go-on = Go on
web-row-join = Join
web-row-look = Look
# $free is a number of open seats.
web-row-open = { $free ->
    [one] { $free } seat free
   *[other] { $free } seats free
}
web-row-over = Over
web-row-round = Round { $number }
web-row-running = In play
# $taken of $all seats are taken.
web-row-seats = { $taken } of { $all } seats taken
web-row-your-turn = Your turn

## The lobby: a record

web-import = Open a record
    .text = Paste the record of a game or choose its file. A finished game can be watched, any other played on.
web-import-file = Choose a file
web-import-open = Open
web-import-paste = Record

## The lobby: a new table

web-add-seat = Add a seat
web-any-seat = By chance
# Who plays, in a word or two.
web-company = Who plays
web-company-bots = Against bots
web-company-device = One device
web-company-friends = With friends
web-company-solo = Alone
# $name is the name of a saved setup.
web-drop-preset = Remove { $name }
# What a seat is for, in a list.
web-kind-bot = Bot: { $bot }
web-kind-open = Open seat
web-kind-person = Person here
web-listed = Show in the lobby
    .text = Anybody on this server may join.
web-more-rules = More rules
web-open-seat = Open seat
    .text = for whoever has the link
web-open-table = Open the table
web-pace = Clock
web-pace-days = Days
    .text = Three days each, half a day back for every move. A bot takes over when the time is up.
web-pace-evening = 20 minutes
    .text = Twenty minutes each, ten seconds back for every move. A bot takes over when the time is up.
web-pace-free = None
    .text = Everybody takes the time they need.
web-players = { $fewest }–{ $most } players
web-preset-name = Name
web-presets = Saved setups
web-private = Only with the link
    .text = The link holds a secret; without it nobody can sit down.
web-remove-seat = Remove seat { $number }
web-rules = Rules
web-save-preset = Save as preset
web-seat-kind = What seat { $number } is for
web-seat-name = Name of player { $number }
web-seats = Seats
web-seed = Seed
    .text = The same number deals the same cards: for playing the same game at several tables.
web-set-a-table = Set a table
web-spectators-allowed = Spectators
    .text = Others may watch, without seeing any hand.
# $people is how many people share this device.
web-start-hint = { $people ->
    [one] The game begins at once.
   *[other] The game begins at once. You will hand the device round.
}
web-start-hint-open = You get a link for your friends. Open seats can become bots at any time.
web-start-table = Play now
web-table-title = Name of the table
web-undo-allowed = Undo
    .text = Moves can be taken back until something secret came to light.
web-which-game = Game
web-you-host = you, host
web-your-name = Your name

## The waiting room

web-close-table = Close the table
    .text = The table and its seats go away for everybody.
web-free-seat = Free the seat
web-get-up = Get up
web-invite = Invite friends
web-invite-link = Link to this table
web-invite-open = The link opens a free seat. Your own seat stays secret.
web-invite-private = Only whoever has this link can sit down. Your own seat stays secret.
web-keep-table = Keep it open
web-reconnecting = The connection broke. Trying again …
web-seat-offline = away just now
web-seat-online = here
web-sit-down = Sit down
# Bots take the seats that are still open; $bots says how many.
web-start-with-bots = { $bots ->
    [one] Start with a bot
   *[other] Start with { $bots } bots
}
web-wait-for-start = The game begins when all seats are taken, or when the host says so.
web-you-sit-here = you

## At a table: for whoever has a seat, and for the host

web-elsewhere = Continue on another device
    .text = Open this link there. Whoever has it plays your seat, so keep it to yourself.
web-host-bot = Let a bot play
web-host-delete = Hold to delete this table
web-host-give-back = Give the seat back
web-host-new-link = New link
    .text = Send this to the player. The old link is worthless now.
web-host-tools = Host
web-rollback = Roll the table back
    .keep = Leave it as it is
    .text = { $lost ->
        [one] The table goes back to its last position that works. One entry of its journal no longer counts; it is kept in the server’s store.
       *[other] The table goes back to its last position that works. { $lost } entries of its journal no longer count; they are kept in the server’s store.
    } If the server is updated soon, the table may go on without this.
web-webhook = Be told elsewhere
    .text = When it is your turn, the server sends a message to this address.
web-webhook-address = Address
web-webhook-discord = Discord
web-webhook-json = JSON
web-webhook-kind = Kind of message
web-webhook-ntfy = ntfy
web-webhook-off = No messages any more.
web-webhook-set = You will get a message when it is your turn.
