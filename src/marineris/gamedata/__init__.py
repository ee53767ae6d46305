"""The book of a game: everything fixed that a client draws from, in one language.

A book depends on the game and the language alone, so it can be cached forever. It is plain data: a
client draws from it and works nothing out. `games` is the list that a lobby shows.

>>> from marineris import gamedata
>>> pages = gamedata.book("terraforming", "en")
>>> pages["moves"][0], pages["labels"][0]
('pass', 'Pass for this generation')
>>> [game["name"] for game in gamedata.games("en")]
['terraforming', 'mars2049']
"""

from __future__ import annotations

from marineris.gamedata.build import book as book
from marineris.gamedata.build import book_version as book_version
from marineris.gamedata.lobby import games as games
from marineris.gamedata.lobby import table_options as table_options
