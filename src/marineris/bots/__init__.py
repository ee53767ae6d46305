"""Bots: players made of code. `BOTS` knows them by name; `make_bot` also takes them from a file.

>>> import random, marineris
>>> game = marineris.new("terraforming", players=2, seed=7)
>>> ask(make_bot("greedy", seed=1), game, 0, random.Random(1)) in game.legal_moves(0)
True

A bot of one's own is a class with `choose(game, seat)` that returns a legal move; the game it gets
is an imagined one that knows no more than the seat. In `mine.py`, it is called `mine.py:MyBot`.
"""

from __future__ import annotations

from marineris.bots.advice import Advice as Advice
from marineris.bots.advice import Candidate as Candidate
from marineris.bots.advice import NoAdvice as NoAdvice
from marineris.bots.advising import advise as advise
from marineris.bots.bot import AnyBot as AnyBot
from marineris.bots.bot import BlindBot as BlindBot
from marineris.bots.bot import Bot as Bot
from marineris.bots.bot import BotFault as BotFault
from marineris.bots.bot import BotMaker as BotMaker
from marineris.bots.bot import BrokenBot as BrokenBot
from marineris.bots.bot import UnknownBot as UnknownBot
from marineris.bots.bot import ask as ask
from marineris.bots.registry import BOTS as BOTS
from marineris.bots.registry import bots_for as bots_for
from marineris.bots.registry import check_bot as check_bot
from marineris.bots.registry import make_bot as make_bot
from marineris.bots.registry import rival_for as rival_for
