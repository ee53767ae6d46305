"""Every base card has a scenario: some test_base file plays it by name."""

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path

from marineris.terraforming.data.cards.base import BASE

FOLDER = Path(__file__).parent
# These name cards that they do not play.
NO_SCENARIOS = ("coverage", "points", "requirement", "action")


def played(tree: ast.Module) -> Iterator[str]:
    """Names of cards given to `play_card`, and the names that head a row of a table.

    A row is an entry of a dictionary or a tuple; the tables are what the tests are repeated for.
    """
    for node in ast.walk(tree):
        found: Sequence[ast.expr | None] = ()
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id in ("play_card", "resolve"):
                found = node.args[1:2]
        elif isinstance(node, ast.Dict):
            found = node.keys
        elif isinstance(node, ast.Tuple):
            found = node.elts[:1]
        for one in found:
            if isinstance(one, ast.Constant) and isinstance(one.value, str):
                yield one.value


def test_every_base_card_is_played_in_a_scenario() -> None:
    scenarios = set(FOLDER.glob("test_base_*.py"))
    scenarios -= {FOLDER / f"test_base_{name}.py" for name in NO_SCENARIOS}
    names = {
        name
        for path in scenarios
        for name in played(ast.parse(path.read_text(encoding="utf-8"), str(path)))
    }
    assert len(BASE) == 137
    assert [card.id for card in BASE if card.id not in names] == []
