"""Positions in a line or two, for tests, puzzles and lessons.

What is here is for Terraforming Mars; `marineris.testing.mars2049` has the same for the other game.
"""

from marineris.testing.terraforming import Seat as Seat
from marineris.testing.terraforming import TerraformingGame as TerraformingGame
from marineris.testing.terraforming import a_game as a_game
from marineris.testing.terraforming import answer as answer
from marineris.testing.terraforming import changes as changes
from marineris.testing.terraforming import deal as deal
from marineris.testing.terraforming import do as do
from marineris.testing.terraforming import ledger as ledger
from marineris.testing.terraforming import play_card as play_card
from marineris.testing.terraforming import rebase as rebase
