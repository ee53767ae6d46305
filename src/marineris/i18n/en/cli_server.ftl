### The command line of a host: serve and admin.

## Help

cli-help-serve = Start the table server: people and bots at tables, in the browser.
cli-help-serve-examples =
    marineris serve | for this machine, with its tables in your data folder
    marineris serve --host 0.0.0.0 --port 80 | for everybody who can reach this machine
    marineris serve --database postgresql+asyncpg://user@host/marineris --redis redis://host | one of several processes
cli-help-serve-bots = How many processes think for bots. Without it: 1.
cli-help-serve-data = The folder of the embedded database. Without it: your data folder.
cli-help-serve-database = The database, as an SQLAlchemy address; SQLite and PostgreSQL can be used. Without it: an embedded one.
cli-help-serve-host = The address to listen at. Without it: 127.0.0.1, this machine alone.
cli-help-serve-log = How much to log: debug, info, warning or error.
cli-help-serve-open = Open the page in a browser.
cli-help-serve-port = The port to listen at. Without it: 8049.
cli-help-serve-public = How people reach the server, for links in notifications.
cli-help-serve-redis = Redis or Valkey, for news between several processes. Without it: there is only this process.

## What is said

cli-error-serve-missing = The server needs more than is installed: { $module } is missing. Install it with: pip install "marineris[server]".
cli-serve-address = Marineris is at { $address } — Ctrl-C ends it.
