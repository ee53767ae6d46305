### What the table server says.

## Webhooks: where a player is told that it is their turn

# $reason names the fault; $longest is a number of characters, $known a list of quoted kinds.
error-bad-webhook = { $reason ->
    [address] This is not a web address that can be used.
    [credentials] The address must not have a user name or a password in it.
    [disabled] This server does not send notifications; its host can allow them.
    [kind] There is no kind of notification “{ $kind }”. The kinds are { $known }.
    [private] The address must be on the public Internet; this server does not send to others.
    [scheme] The address must begin with https:// or http://.
    [too-long] The address is too long; { $longest } characters are the most.
    [topic] The address must end in a topic of ntfy, like https://ntfy.sh/my-topic.
   *[other] This address cannot be used for notifications: { $detail }.
}
    .short = This address cannot be used for notifications: { $detail }.

## At a table

server-your-turn = It is your turn: { $title }.
server-no-client = The pages of the browser client have not been built. “make web” builds them; the interface for programs is at /api.
server-stuck = This table is stuck: entry { $number } of its journal cannot be applied because of a fault in the program. You can look at it and chat. Its host can take it back to the last position that works; a newer version of the program may also play it on as it is.
server-bot-jammed = The bot that plays for { $player } cannot move because of a fault in the program. Take a move back if you can, or let a person take over the seat.
server-no-line = (This line cannot be put into words.)
server-no-question = (This question cannot be put into words.)

## Why a move cannot be taken back

undo-nothing = There is nothing to take back.
undo-others = Somebody else has moved since.
undo-revealed = Something came to light with the last move.
undo-off = Moves cannot be taken back at this table now.

## In the log

event-table-started = The game begins.
event-undone = { $player } took a move back.
event-bot-took-over = A bot plays for { $player } now.
event-person-returned = { $player } is back.
event-resigned = { $player } gave up; a bot plays on.
event-time-ran-out = The time of { $player } ran out; a bot plays on.
event-rolled-back = The host took the table back to its last position that works.

## What went wrong at a table

error-already-started = The game has begun; its seats stand.
error-bad-entry = An entry of the journal cannot be right: { $detail }.
error-bad-message = This message cannot be understood: { $detail }.
error-bad-setting = The setting { $setting } cannot be “{ $value }”: { $detail }.
error-bot-plays = A bot plays for this seat. Take the seat back first.
error-fault = This cannot be done because of a fault in the program. Nothing was changed: try something else, or take a move back. Please report it to whoever runs this server.
error-newer-store = The store was written by a newer version of Marineris; this one cannot use it.
error-no-undo = { $why ->
    [undo-nothing] There is nothing to take back.
    [undo-others] That cannot be taken back: somebody else has moved since.
    [undo-revealed] That cannot be taken back: something came to light with it.
   *[undo-off] Moves cannot be taken back at this table now.
}
error-not-found = There is nothing at this address.
error-not-over = The game is not over yet. Its record would tell its secrets.
error-not-ready = Nobody sits at this table yet.
error-not-running = There is no game going on at this table.
error-not-stuck = This table is not stuck; there is nothing to roll back.
error-not-your-seat = This is not yours to do: the secret link of the seat, or of the host, is needed.
error-other-rules = This table was begun with another version of the rules and cannot be played on here.
error-seat-taken = Somebody sits there already. Choose another seat.
error-server-full = This server has as many tables as its host allows. Try again later.
error-stale = The table has changed since. Look again; nothing was done.
error-store-failed = The server could not keep your move just now. Look whether it stands, and try again.
error-table-error = Something went wrong on the server. Nothing was changed.
error-table-stuck = This table is stuck: entry { $number } of its journal cannot be applied. It can be looked at, not played, until its host takes it back to the last position that works.
error-too-big = This is too long; { $most } characters are the most.
error-too-fast = Too much at once. Wait a moment and try again.
error-unknown-table = There is no such table. It may have been deleted; ask for a new link.
