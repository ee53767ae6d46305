"""The table server: people and bots at tables, over HTTP and WebSockets.

`app.create_app` puts it together. A table's truth is its journal in the `store`; `table` folds a
journal into a game and never waits for anything; `room` is where one table meets its clients, and
`house` holds the rooms of this process.
"""
