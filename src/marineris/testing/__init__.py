"""Positions in a line or two, for tests, puzzles and lessons.

What is here is for Terraforming Mars; `marineris.testing.turmoil` adds the committee, and
`marineris.testing.mars2049` has the same for the other game.
"""

from marineris.core.error import BadPosition as BadPosition
from marineris.testing.act import deal as deal
from marineris.testing.act import do as do
from marineris.testing.act import ledger as ledger
from marineris.testing.act import place_tile as place_tile
from marineris.testing.act import play_card as play_card
from marineris.testing.check import answer as answer
from marineris.testing.check import changes as changes
from marineris.testing.check import rebase as rebase
from marineris.testing.terraforming import Seat as Seat
from marineris.testing.terraforming import TerraformingGame as TerraformingGame
from marineris.testing.terraforming import a_game as a_game
from marineris.testing.terraforming import a_start as a_start
