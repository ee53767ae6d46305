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
    [too-long] The address is too long; the limit is { $longest } characters.
    [topic] The address must end in a topic of ntfy, like https://ntfy.sh/my-topic.
   *[other] This address cannot be used for notifications: { $detail }.
}
    .short = This address cannot be used for notifications: { $detail }.

## At a table

server-your-turn = It is your turn: { $title }.
server-no-client = This server has no web page: its pages were not built when Marineris was installed. Install it again with: pip install --force-reinstall "marineris[server]". In a clone of the repository, “make web” builds them. The interface for programs is at /api.
server-stuck = This table is stuck: entry { $number } of its journal cannot be applied because of a fault in the program. You can view it and chat. Its host can roll it back to the last position that works; a newer version of the program may also be able to continue it as it is.
server-bot-jammed = The bot that plays for { $player } cannot move because of a fault in the program. Undo a move if you can, or let a person take over the seat.
server-no-line = (This line cannot be put into words.)
server-no-question = (This question cannot be put into words.)

## Why a move cannot be taken back

undo-nothing = There is nothing to undo.
undo-others = Someone else has moved since.
undo-revealed = The last move revealed hidden information.
undo-off = Moves cannot be undone at this table right now.

## In the log

event-table-started = The game begins.
event-undone = { $player } undid a move.
event-bot-took-over = A bot now plays for { $player }.
event-person-returned = { $player } is back.
event-resigned = { $player } resigned; a bot plays on.
event-time-ran-out = { $player } ran out of time; a bot plays on.
event-rolled-back = The host rolled the table back to its last position that works.

## What went wrong at a table

error-already-started = The game has begun; its seats can no longer change.
error-bad-address = The setting { $setting } cannot be used: { $detail }.
error-bad-entry = An entry of the journal cannot be right: { $detail }.
error-bad-message = This message cannot be understood: { $detail }.
error-bad-setting = The setting { $setting } cannot be “{ $value }”: { $detail }.
error-bot-plays = A bot plays for this seat. Take the seat back first.
error-fault = This cannot be done because of a fault in the program. Nothing was changed: try something else, or undo a move. Please report it to the person who runs this server.
error-newer-store = The store was written by a newer version of Marineris; this one cannot use it.
error-name-taken = Someone at this table is already called “{ $name }”. Choose another name.
error-no-undo = { $why ->
    [undo-nothing] There is nothing to undo.
    [undo-others] That cannot be undone: someone else has moved since.
    [undo-revealed] That cannot be undone: it revealed hidden information.
   *[undo-off] Moves cannot be undone at this table right now.
}
error-not-found = There is nothing at this address.
error-not-over = The game is not over yet. Its record would reveal hidden information.
error-not-ready = Nobody has joined this table yet.
error-not-running = There is no game in progress at this table.
error-not-stuck = This table is not stuck; there is nothing to roll back.
error-not-your-seat = You may not do this: it needs the secret link of the seat, or of the host.
error-other-rules = This table was started with another version of the rules and cannot be continued here.
error-seat-taken = This seat is already taken. Choose another one.
error-server-full = This server has as many tables as its host allows. Try again later.
error-stale = The table has changed in the meantime; nothing was done. Please check again.
error-store-failed = The server cannot reach its store right now. Check whether your last action was saved, and try again in a moment.
error-table-error = Something went wrong on the server. Nothing was changed.
error-table-stuck = This table is stuck: entry { $number } of its journal cannot be applied. It can be viewed but not played until its host rolls it back to the last position that works.
error-too-big = This is too long; the limit is { $most } characters.
error-too-fast = Too many requests. Wait a moment and try again.
error-unknown-table = There is no such table. It may have been deleted; ask for a new link.
