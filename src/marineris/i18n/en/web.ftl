### The browser's own words: the page, the lobby, the waiting room. Sorted by part.
### The tables have files of their own: web_terraforming.ftl, web_mars2049.ftl, web_after.ftl, web_tutorial.ftl;
### what is said when something fails stands in web_trouble.ftl.

## Everywhere

web-app = Marineris
web-cancel = Cancel
web-close = Close
web-connecting = Connecting to the table …
web-copied = Copied
web-copy = Copy
# Shown while a button is held down to confirm.
# Heard of a button that sighted people hold down.
web-hold-asks = Asks before it is done
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
web-qr = This link as a QR code
web-save = Save
web-share = Share
# The button that changes between dark and light; $theme is what is chosen now.
web-theme = { $theme ->
    [dark] Colours: dark
    [light] Colours: light
   *[system] Colours: system default
}
# The title of the browser's tab. $title is the name of a table.
web-title = { $title } · Marineris

## What went wrong

# $language is its name in that language.
web-error-language = { $language } could not be loaded. Check your connection and try again.
web-error-lost = The connection was lost for a moment. You now see the current state.
web-error-offline = There is no connection to the table right now.
web-error-stale = The table has changed in the meantime. Please check again.
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
# Several people share one device, and none of them must act.
web-pass-device-any = Who has the device?
web-table-refused = This table cannot be opened
    .private = Only its players can see this table. If you play here, open the secret link of your seat.
# A secret link to a seat was opened that the server does not accept.
web-link-dead = This link does not work
    .text = It was replaced by a newer one, or a part of it is missing. Ask the host for a new link to your seat.
    .held = That link does not work: it was replaced by a newer one, or a part of it is missing. You keep the seat you have.
# The server no longer accepts the link of a seat that this browser holds.
web-seat-lost = You no longer hold this seat
    .text = The host made a new link for it, or freed the seat. Ask the host for the new link and open it here.
    .other = A seat of this device got a new link, so it is no longer played here. Ask the host for the new link and open it here.
web-watch-table = Watch this table

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
web-no-open-tables = No open tables right now. Open one yourself and send the link to friends.
web-notices = Licences of fonts and libraries
web-open-tables = Open tables
web-tables = Tables

# A row: what stands under a table's name, and what pressing it does.
web-row-enter = Enter
web-row-forget = Remove { $title } from the list
web-row-generation = Generation { $number }
web-row-go-on = Resume
web-row-join = Join
web-row-look = Watch
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
web-any-seat = Random
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
    .text = Anyone on this server can join.
web-more-rules = More rules
web-open-seat = Open seat
    .text = for anyone with the link
web-open-table = Open the table
# An option that the rules set in a game for one; $text says what it means.
web-option-alone = Always part of the solo game. { $text }
web-pace = Clock
web-pace-days = Days
    .text = Three days each, plus half a day for every move. A bot takes over when the time is up.
web-pace-evening = 20 minutes
    .text = Twenty minutes each, plus ten seconds for every move. A bot takes over when the time is up.
web-pace-free = None
    .text = Everyone takes the time they need.
web-players = { $fewest }–{ $most } players
web-preset-name = Name
web-presets = Saved setups
web-private = Only with the link
    .text = Only people with the secret link can join.
web-remove-seat = Remove seat { $number }
web-rules = Rules
web-save-preset = Save as preset
web-seat-kind = What seat { $number } is for
web-seat-name = Name of player { $number }
web-seats = Seats
web-seed = Seed
    .text = The same number deals the same cards: for playing the same game at several tables.
web-set-a-table = New table
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
    .text = Moves can be undone until hidden information is revealed.
web-which-game = Game
web-you-host = you, host
web-your-name = Your name

## The waiting room

web-close-table = Close the table
    .text = The table closes for everyone.
web-free-seat = Free the seat
web-get-up = Leave seat
web-invite = Invite friends
web-invite-link = Link to this table
web-invite-open = Anyone with this link can take a free seat. The link to your own seat stays secret.
web-invite-private = Only people with this link can join. The link to your own seat stays secret.
web-keep-table = Keep it open
web-reconnecting = Connection lost. Reconnecting …
web-seat-offline = away
web-seat-online = here
web-sit-down = Sit down
# Bots take the seats that are still open; $bots says how many.
web-start-with-bots = { $bots ->
    [one] Start with a bot
   *[other] Start with { $bots } bots
}
web-wait-for-start = The game begins when all seats are taken, or when the host starts it.
web-you-sit-here = you

## At a table: for whoever has a seat, and for the host

web-elsewhere = Continue on another device
    .text = Open this link there. Anyone who has it can play your seat, so keep it private.
web-host-bot = Let a bot play
    .text = A bot plays for { $name } until the seat is given back. The moves it makes remain.
web-host-delete = Hold to delete this table
web-host-give-back = Give the seat back
web-host-new-link = New link
    .text = Send this to the player. The old link no longer works.
web-host-tools = Host
web-rollback = Roll the table back
    .keep = Leave it as it is
    .text = { $lost ->
        [one] The table goes back to its last position that works. One entry of its journal no longer counts; it is kept in the server’s store.
       *[other] The table goes back to its last position that works. { $lost } entries of its journal no longer count; they are kept in the server’s store.
    } If the server is updated soon, the table may go on without this.
web-webhook = Turn notifications
    .text = When it is your turn, the server sends a message to this address.
web-webhook-address = Address
web-webhook-discord = Discord
web-webhook-json = JSON
web-webhook-kind = Kind of message
web-webhook-ntfy = ntfy
web-webhook-off = Notifications are off.
web-webhook-set = You will get a message when it is your turn.
web-which-bot = Which bot
