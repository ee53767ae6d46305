### The command line of a host: serve and admin.

## Help

cli-help-admin = Look after the tables of a server: list, export, import, delete, back up, and give out new links. It works on the store itself, whether the server runs or not; the store is found as [bold]marineris serve[/] finds it, also through MARINERIS_DATABASE, MARINERIS_DATA and MARINERIS_REDIS.
cli-help-admin-examples =
    marineris admin list --status running | the games that are being played
    marineris admin backup tables.sqlite | a copy of everything, while the server runs
    marineris admin purge --older-than 90d --status over | delete finished games that nobody has used for long
    marineris admin reissue k7m2xw9qpa 2 | a new link for the second seat of a table
    marineris admin rollback k7m2xw9qpa | a table that cannot go on
cli-help-admin-backup = Copy everything into a file, while the server runs. A SQLite store is copied as such; of a PostgreSQL store all tables are exported as they are at one moment, for [bold]import[/]. Only you can read the file: it holds what players must not see.
cli-help-admin-backup-examples =
    marineris admin backup tables.sqlite | a new file
    marineris admin backup tables.sqlite --replace | the same every night, from a timer
cli-help-admin-copy = The file to write.
cli-help-admin-delete = Delete tables for good.
cli-help-admin-delete-examples =
    marineris admin delete k7m2xw9qpa | one table, after asking
    marineris admin delete k7m2xw9qpa 8hq3nd5rtz --yes | two, without asking
cli-help-admin-dry = Only say how many it would be.
cli-help-admin-export = Write tables as lines of JSON, with all that [bold]import[/] needs: seats, moves, chat. Links stay good. Or write the record of one game.
cli-help-admin-export-examples =
    marineris admin export > tables.jsonl | all tables
    marineris admin export --older-than 90d -o old.jsonl | what purge would delete
    marineris admin export k7m2xw9qpa --record > game.txt | a record, to step through with replay
cli-help-admin-file = The file that export has written; - for standard input.
cli-help-admin-ids = The ids of the tables.
cli-help-admin-import = Read tables that [bold]export[/] has written. Every game is played through first; if anything is wrong, nothing is imported.
cli-help-admin-import-examples =
    marineris admin import tables.jsonl | tables that this store does not have yet
    marineris admin import tables.jsonl --replace | also those that it has, as they are in the file
    marineris admin import tables.jsonl --database postgresql+asyncpg://user@host/marineris | from SQLite to PostgreSQL
cli-help-admin-json = Print the tables as JSON, all of them.
cli-help-admin-limit = How many tables to show. Without it: 100.
cli-help-admin-list = Show the tables, the last used first.
cli-help-admin-list-examples =
    marineris admin list | the tables that were used last
    marineris admin list --status open --older-than 2d | those that still wait for players after two days
    marineris admin list --json | all of them, for a program
cli-help-admin-older = Only tables that nobody has used for so long: 30m, 12h, 90d or 2w.
cli-help-admin-output = The file to write. Without it: standard output.
cli-help-admin-purge = Delete tables that nobody has used for a while. It says how many there are and asks first.
cli-help-admin-purge-examples =
    marineris admin purge --older-than 90d --dry-run | how many it would be
    marineris admin purge --older-than 90d --status over --yes | finished games, without asking
cli-help-admin-record = Write the record of one game as text. It reveals all hidden information of a game in progress.
cli-help-admin-reissue = Give out a new link for a seat, or for the host, if the old one was lost or fell into the wrong hands. The old one no longer works.
cli-help-admin-reissue-examples =
    marineris admin reissue k7m2xw9qpa 2 | the second seat
    marineris admin reissue k7m2xw9qpa host | whoever opened the table
cli-help-admin-replace = Replace tables that the store has already.
cli-help-admin-replace-file = Replace the file if there is one already.
cli-help-admin-rollback = Take a table that is stuck back to its last position that works. A table is stuck when an entry of its journal cannot be applied, because of a fault in the program or in the store. The entries that no longer count stay in the journal, and [bold]export[/] writes them too.
cli-help-admin-rollback-examples =
    marineris admin rollback k7m2xw9qpa --dry-run | what is wrong, and how many entries it would cost
    marineris admin rollback k7m2xw9qpa --yes | without asking
cli-help-admin-seat = The seat, counted from 1, or host.
cli-help-admin-some = The ids of the tables. Without any: all tables.
cli-help-admin-status = Only tables that are open, running or over.
cli-help-admin-table = The id of the table.
cli-help-admin-yes = Do not ask.
cli-help-serve = Start the table server: people and bots at tables, in the browser. Every option can also be given in the environment, in capitals: MARINERIS_HOST, MARINERIS_PORT, MARINERIS_DATABASE and so on; an option given here wins. docs/hosting.md lists all settings.
cli-help-serve-examples =
    marineris serve | for this machine, with its tables in your data folder
    marineris serve --host 0.0.0.0 --port 80 | for everybody who can reach this machine
    marineris serve --database postgresql+asyncpg://user@host/marineris --redis redis://host | one of several processes
cli-help-serve-bots = How many processes compute bot moves. Without it: 1.
cli-help-serve-data = The folder of the embedded database. Without it: your data folder.
cli-help-serve-database = The database, as an SQLAlchemy address; SQLite and PostgreSQL can be used. Without it: an embedded one.
cli-help-serve-format = How to log: text for people, json for programs, auto for text at a terminal and json elsewhere. Without it: auto.
cli-help-serve-host = The address to listen at. Without it: 127.0.0.1, this machine alone.
cli-help-serve-log = How much to log: debug, info, warning or error. Without it: info.
cli-help-serve-open = Open the page in a browser.
cli-help-serve-port = The port to listen at. Without it: 8049.
cli-help-serve-public = How people reach the server, for links in notifications.
cli-help-serve-proxy = Trust the proxy in front of the server to say who is calling (X-Forwarded-For). Only with a proxy. Without it: no.
cli-help-serve-redis = Redis or Valkey, for messages between several processes. Without it: there is only this process.
cli-help-serve-webhooks = Let players name an address that is notified when it is their turn. Without it: no.
cli-help-serve-webhooks-private = Allow such addresses in your own network. Without it: no.

## What is said

cli-error-backup-folder = The backup folder “{ $folder }” cannot be used: { $detail }. Choose another one with MARINERIS_BACKUP_FOLDER.
cli-error-data-folder = The data folder “{ $folder }” cannot be used: { $detail }. Choose another one with --data.
cli-error-serve-host-elsewhere = This machine does not have the address “{ $host }”, so the server cannot listen there. Use --host 127.0.0.1 for this machine alone, or --host 0.0.0.0 for everybody who can reach it.
cli-error-serve-host-unknown = The address “{ $host }” is not known. Use --host 127.0.0.1 for this machine alone, or --host 0.0.0.0 for everybody who can reach it.
cli-error-serve-listen = The server cannot listen at { $host }, port { $port }: { $detail }.
cli-error-serve-missing = The server needs more than is installed: { $module } is missing. Install it with: pip install "marineris[server]".
cli-error-serve-port-denied = Only an administrator may use port { $port }. Choose one from 1024 to 65535 with --port.
cli-error-serve-port-taken = Port { $port } is in use already, perhaps by another Marineris. Stop that program, or choose another port with --port.
cli-error-store-busy = The store { $store } is busy. Try again in a moment; if that does not help, look for another program that uses it.
cli-error-store-denied = The store { $store } cannot be opened for writing. Check its folder and who may write there, or choose another one with --data or --database.
cli-error-store-full = The store { $store } cannot be written: the disk is full. Make room, or choose another folder with --data.
cli-error-store-no-database = There is no database of this name: { $store }. Create it in PostgreSQL, or correct --database.
cli-error-store-not-sqlite = “{ $store }” is not a SQLite database, or it is damaged. Choose another file or folder with --database or --data, or restore a backup.
cli-error-store-password = PostgreSQL refuses the user or the password: { $store }. Correct them in --database.
cli-error-store-unreachable = No PostgreSQL answers at { $store }. Check that it is running, and the address in --database.
cli-serve-network = In your network:
cli-serve-open = Open:
cli-serve-public = On the Internet:
cli-serve-ready = Marineris { $version } is running.
cli-serve-stop = To stop:
cli-serve-stopped = Stopped. All tables are kept.
cli-serve-stopping = Stopping …
cli-serve-store = Tables are in:

cli-admin-age-d = { $count } d
cli-admin-age-h = { $count } h
cli-admin-age-m = { $count } min
cli-admin-ask-delete = { $count ->
    [one] Delete it for good? (yes/no)
   *[other] Delete these { $count } tables for good? (yes/no)
}
cli-admin-ask-rollback = Roll table { $table } back? (yes/no)
cli-admin-bot-seat = { $bot } (bot)
cli-admin-checking = Checking
# The counts by status are numbers, too.
cli-admin-chosen = { $count ->
    [0] No table fits.
    [one] 1 table: { $open } open, { $running } being played, { $over } over.
   *[other] { $count } tables: { $open } open, { $running } being played, { $over } over.
}
cli-admin-column-age = last used
cli-admin-column-game = game
cli-admin-column-moves = moves
cli-admin-column-players = players
cli-admin-column-status = status
cli-admin-column-table = table
cli-admin-copied = The copy is complete: { $file }
cli-admin-copying = Copying
cli-admin-deleted = { $count ->
    [one] 1 table was deleted.
   *[other] { $count } tables were deleted.
}
cli-admin-deleting = Deleting
cli-admin-exported = { $count ->
    [one] 1 table was written to { $file }
   *[other] { $count } tables were written to { $file }
}
cli-admin-exporting = Exporting
cli-admin-found = { $count ->
    [0] No table fits.
    [one] 1 table.
   *[other] { $count } tables.
}
cli-admin-imported = { $replaced ->
    [0] { $count ->
        [one] 1 table was imported.
       *[other] { $count } tables were imported.
    }
   *[other] { $count } imported, { $replaced } of them in place of others.
}
cli-admin-importing = Importing
cli-admin-lost = { $count ->
    [one] 1 entry would no longer count; the table would go on after entry { $number }. A newer version of Marineris may be able to play it as it is.
   *[other] { $count } entries would no longer count; the table would go on after entry { $number }. A newer version of Marineris may be able to play them as they are.
}
cli-admin-more = The last { $count } are shown; --limit shows more, --json all.
cli-admin-nameless = without a name
cli-admin-nothing-done = Nothing was done.
cli-admin-open-seat = free seat
cli-admin-record-ends = The table is stuck: entry { $number } of its journal cannot be applied. The record ends before it.
cli-admin-reissued = The new link for seat { $seat } of table { $table }; the old one no longer works:
cli-admin-reissued-host = The new link for the host of table { $table }; the old one no longer works:
cli-admin-restart = A server that runs without Redis has to be restarted to see the tables that were replaced.
cli-admin-rolled-back = Table { $table } goes on from its last position that works. Where a server runs without Redis, players have to load the page again.
cli-admin-status-open = open
cli-admin-status-over = over
cli-admin-status-running = running
cli-admin-stuck = Entry { $number } of table { $table } cannot be applied: { $detail }.
cli-admin-untold = Done, but the running servers could not be notified: { $detail }. Restart them.
# What counts as a yes, with spaces between.
cli-admin-yes = yes y
cli-error-admin-duration = A time should read like 30m, 12h, 90d or 2w, not “{ $given }”.
cli-error-admin-endless = “{ $file }” was not written by export: line { $line } is far too long.
cli-error-admin-file-exists = There is a file “{ $file }” already. Choose another name, or give --replace.
cli-error-admin-no-link = Nobody sits on seat { $given } of table { $table }, so it has no link.
cli-error-admin-no-seat = Table { $table } has no seat { $given }; its seats are 1 to { $last }, and host.
cli-error-admin-no-store = There is no store at “{ $file }”. Say where it is with --data or --database, as you do for serve.
cli-error-admin-not-text = “{ $file }” was not written by export: it is not a text file.
cli-error-admin-one-record = A record is of one table: give one id with --record.
cli-error-admin-seat = The seat should be a number from 1 on, or host, not “{ $given }”.
cli-error-admin-sqlite-file = “{ $file }” is a copy of a whole SQLite store. To go back to it, stop the server and put it in the place of the store’s file. To take tables out of it, use admin export with --database sqlite+aiosqlite:///{ $file }.
cli-error-admin-store = The store { $store } cannot be used: { $detail }.
cli-error-bad-archive = Line { $line } cannot be imported: { $detail }. Nothing was imported.
cli-error-damaged-copy = The copy did not pass its check and was thrown away; the store itself may be damaged: { $detail }.
cli-error-table-exists = { $count ->
    [one] The store has the table { $tables } already. Nothing was imported; --replace would replace it.
   *[other] The store has { $count } of these tables already: { $tables }. Nothing was imported; --replace would replace them.
}
cli-error-unknown-table = There is no table “{ $table }”. “marineris admin list” shows the tables.
cli-what-status = status
