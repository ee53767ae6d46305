"""The table server: people and bots at tables, over HTTP and WebSockets.

`web.app.create_app` puts it together. The truth about a table is its journal in the `store`.
`table` folds a journal into a game and never awaits anything. A `room` connects one table to its
clients, and the `registry` holds the rooms of this process.
"""
