### The browser's own words: the page, the lobby, the waiting room. Sorted by part.
### The tables have files of their own: web_terraforming.ftl, web_mars2049.ftl, web_after.ftl, web_tutorial.ftl.

## Everywhere

web-app = Marineris
web-close = Close
web-connecting = Connecting to the table …
# Shown while a button is held down to confirm.
web-hold-hint = Hold to confirm
web-loading = Loading …
web-not-found = There is nothing here
    .text = The address may be mistyped, or the table was closed.
# $rule is the number of a rule, such as TM-6.3.
web-rule = Rule { $rule }
# The title of the browser's tab. $title is the name of a table.
web-title = { $title } · Marineris
web-to-tables = To the tables

## What went wrong

web-error-lost = The connection broke. What you see now is how things stand.
web-error-offline = There is no connection to the table just now.
web-error-screen = This part could not be loaded
web-error-unreachable = The server cannot be reached. Check your connection and try again.

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

web-game-mars2049 = Mars 2049
web-game-terraforming = Terraforming Mars
# $number counts from 1.
web-seat-number = Player { $number }
