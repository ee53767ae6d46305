"""The book of a game: everything fixed that a client draws from, in one language.

A book depends on the game and the language alone, so it may be cached for ever. It is plain data: a
client draws from it and works nothing out. `games` is the list that a lobby shows.

>>> from marineris.server import book
>>> pages = book.book("terraforming", "en")
>>> pages["moves"][0], pages["labels"][0]
('pass', 'Pass for this generation')
>>> [game["name"] for game in book.games("en")]
['terraforming', 'mars2049']
"""

from __future__ import annotations

from marineris.server.book.book import book as book
from marineris.server.book.lobby import games as games
from marineris.server.book.lobby import table_options as table_options
