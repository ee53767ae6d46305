"""Moves: one integer and one name, both ways."""

from __future__ import annotations

import pytest

import marineris
from marineris.core.catalogue import Catalogue
from marineris.core.error import UnknownMove

RULES = marineris.rules_of("terraforming")


def test_every_move_converts_both_ways() -> None:
    catalogue = RULES.catalogue
    for move in range(len(catalogue)):
        assert catalogue.move(catalogue.name(move)) == move
        assert marineris.move_number("terraforming", catalogue.names[move]) == move
        family = catalogue.families[catalogue.family[move]]
        assert family.moves[catalogue.subject[move]] == move


def test_extending_leaves_the_integers_as_they_were() -> None:
    catalogue = Catalogue()
    play = catalogue.add_family("play", ["ants", "birds"])
    done = catalogue.add_single("done")
    catalogue.extend(play, ["zebras"])
    assert [catalogue.name(move) for move in play.moves] == [
        "play ants",
        "play birds",
        "play zebras",
    ]
    assert (play.moves, done) == ([0, 1, 3], 2)


def test_a_name_can_be_used_once() -> None:
    catalogue = Catalogue()
    catalogue.add_single("pass")
    with pytest.raises(ValueError, match="already"):
        catalogue.add_single("pass")


@pytest.mark.parametrize("move", [-1, 10**6])
def test_an_unknown_number_is_refused(move: int) -> None:
    with pytest.raises(UnknownMove, match="moves are 0 to"):
        RULES.catalogue.name(move)


def test_an_unknown_name_is_answered_with_the_nearest() -> None:
    with pytest.raises(UnknownMove, match="did you mean 'play asteroid'"):
        RULES.catalogue.move("play astroid")
