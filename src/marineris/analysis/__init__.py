"""Analysis of records: every decision graded by what it loses, and the chance to win over time.

>>> import marineris
>>> from marineris.testing import a_game
>>> game = a_game(hand=["asteroid"], stock={"megacredits": 20}, deck=["birds", "ants"])
>>> game.play(0, "pass")
>>> (grade,) = analyse(game.record(), nodes=4)
>>> grade.number, grade.played.moves, grade.question
(1, ('pass',), 'Turn')

Each decision is judged by what its seat knew: hidden cards are dealt again (`Game.imagine`), and
the real ones never change a grade. The same budget gives the same grades in any process, so an
analysis can be stopped, go on later, and be spread over processes.
"""

from __future__ import annotations

from marineris.analysis.analyse import NODES as NODES
from marineris.analysis.analyse import Grader as Grader
from marineris.analysis.analyse import analyse as analyse
from marineris.analysis.decision import Decision as Decision
from marineris.analysis.decision import decisions_of as decisions_of
from marineris.analysis.grade import BadGrade as BadGrade
from marineris.analysis.grade import Grade as Grade
from marineris.analysis.grade import Option as Option
from marineris.analysis.summary import SeatSummary as SeatSummary
from marineris.analysis.summary import chances_over_time as chances_over_time
from marineris.analysis.summary import summary_of as summary_of
