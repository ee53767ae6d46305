"""Mars 2049 in the terminal: a map and tables to read, not the program's own data."""

from __future__ import annotations

import random
import re

import pytest
from rich.console import Console
from tests.cli.runner import one_line, run

import marineris
from marineris.cli.terminal.game_view import PlainView
from marineris.cli.terminal.players import points_table
from marineris.cli.terminal.polar_map import Mars2049View, draw_polar_map
from marineris.text import Text

DATA = re.compile(r'[{}_"]|\[|null|true|false')
"""What people should not have to read."""


def shown(part: object, columns: int) -> str:
    console = Console(width=columns, no_color=True, highlight=False)
    with console.capture() as capture:
        console.print(part)
    return capture.get()


@pytest.mark.parametrize("language", ["en", "pl", "uk", "sr", "sr-Cyrl"])
def test_a_whole_game_can_be_read(language: str) -> None:
    """At every twentieth question of a game all that is shown is words, in 60 columns."""
    game = marineris.new("mars2049", players=3, seed=4)
    text = Text(language, "mars2049")
    names = [text.player(seat) for seat in range(3)]
    rng, columns = random.Random(4), 60
    while not game.is_over and game.move_count < 600:
        seat = game.to_act[0]
        moves = game.legal_moves(seat)
        if game.move_count % 20 == 0:
            face = Mars2049View(game, names, text)
            move = game.move_name(rng.choice(moves))
            parts = [face.table(seat), face.hand(seat), face.status(seat), face.played(seat)]
            said = "\n".join(shown(part, columns) for part in [*parts, face.preview(seat, move)])
            assert not DATA.search(said), said
            assert max(map(len, said.splitlines())) <= columns
            assert all(name in said for name in names)
        game.play(seat, rng.choice(moves))
    assert game.move_count > 200


def test_places_that_may_be_chosen_are_marked() -> None:
    result = run("play", "-g", "mars2049", "--seed", "3", typed="2\n", columns=80)
    rows = re.findall(r"^ ([1-5])  (.{48})$", result.output, re.MULTILINE)
    assert len(rows) == 10  # the map at the start, and the one to choose on
    marked = [(int(ring), row) for ring, row in rows[5:] if "»" in row]
    places = {
        f"{ring}.{at // 2}" for ring, row in marked for at, sign in enumerate(row) if sign == "»"
    }
    offered = set(re.findall(r"Intersection (\d+\.\d+)$", result.output, re.MULTILINE))
    assert places == offered != set()


def test_a_menu_says_what_things_cost() -> None:
    """MA-19.1"""
    result = run("play", "-g", "mars2049", "--seed", "3", typed="moves\n", columns=80)
    assert re.search(r"Build an air station +2 food, 2 minerals", result.output)
    assert re.search(r"Buy an offensive mission +1 air, 3 minerals", result.output)


def test_the_map_says_whose_a_structure_is() -> None:
    game = marineris.new("mars2049", players=2, seed=3)
    lines = [line.plain for line in draw_polar_map(game.view(0), Text("en", "mars2049"))]
    assert "●B" in lines[5]
    assert "■B" in lines[5]
    assert lines[6].startswith("B base  A air station")


@pytest.mark.parametrize("language", ["en", "pl", "uk", "sr"])
def test_the_result_names_what_decided(language: str) -> None:
    game = marineris.new("mars2049", players=2, seed=3)
    text = Text(language, "mars2049")
    said = one_line(shown(points_table(game, ["Ana", "Bo"], text), 80))
    assert text.term("source", "h2o_station") in said
    assert "_" not in said


def test_any_other_game_has_a_plain_face() -> None:
    game = marineris.new("mars2049", players=2, seed=3)
    seat = game.to_act[0]
    face = PlainView(game, ["Ana", "Bo"], Text("en", "mars2049"))
    move = game.move_name(game.legal_moves(seat)[0])
    parts = [face.map(seat), face.hand(seat), face.played(seat), face.preview(seat, move)]
    assert all(shown(part, 80).strip() for part in [*parts, face.status(seat)])


def test_rounds_are_counted_as_people_count() -> None:
    """The first is round 1, as in the browser."""
    game = marineris.new("mars2049", players=2, seed=4)
    table = Mars2049View(game, ["Ana", "Bo"], Text("en", "mars2049")).table(0)
    assert game.view(0)["round"] == 0
    assert shown(table, 80).startswith("Round 1 ")
