"""Bots: players made of code. `BOTS` knows them by name; `make_bot` also takes them from a file.

    >>> import marineris
    >>> from marineris.bots import ask, make_bot
    >>> import random
    >>> game = marineris.new("terraforming", players=2, seed=7)
    >>> ask(make_bot("greedy", 1), game, 0, random.Random(1)) in game.legal_moves(0)
    True
"""
from __future__ import annotations
from marineris.bots.greedy import GreedyBot
from marineris.bots.chance import RandomBot
from marineris.bots.bot import ask
BOTS={"random":RandomBot,"greedy":GreedyBot}
def make_bot(n,s): return BOTS[n](s)
