"""Pictures: well formed for any position, complete, silent about what is hidden, small."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import marineris
from marineris import Game
from marineris.contract import random_move
from marineris.core.error import BadOption, UnknownSeat
from marineris.mars2049.card import MISSIONS
from marineris.picture import board
from marineris.picture.__main__ import main
from marineris.picture.sample import SAMPLES
from marineris.terraforming.data import tile
from marineris.terraforming.data.card import CARDS, CORPORATION
from marineris.testing import a_game
from marineris.testing import mars2049 as mars
from marineris.text import Text

MOST_BYTES = 120_000
TABLES = [("terraforming", n) for n in range(1, 6)] + [("mars2049", n) for n in range(2, 5)]


def picture(game: Game[Any], seat: int | None = None, **look: Any) -> ElementTree.Element:
    """The picture as a tree."""
    return ElementTree.fromstring(board(game, seat, **look))


def found(tree: ElementTree.Element, **data: object) -> list[ElementTree.Element]:
    """The elements with all these data attributes."""
    wanted = {f"data-{name}": str(value) for name, value in data.items()}
    return [
        each for each in tree.iter() if all(each.get(key) == value for key, value in wanted.items())
    ]


def every(element: ElementTree.Element, name: str) -> list[str]:
    """All values of a data attribute inside an element."""
    key = f"data-{name}"
    return [each.attrib[key] for each in element.iter() if key in each.attrib]


def marks(element: ElementTree.Element) -> list[str]:
    """Whose marks are inside an element."""
    return every(element, "mark")


def played(name: str, players: int, seed: int) -> list[Game[Any]]:
    """Positions of one game at random: the first, some between, the last."""
    options = {"corporate_era": True} if name == "terraforming" and players > 2 else {}
    game = marineris.new(name, players=players, seed=seed, **options)
    dice = random.Random(seed)
    positions = [game.copy()]
    while not game.is_over:
        seat = dice.choice(game.to_act)
        game.play(seat, random_move(game, seat, dice))
        if dice.random() < 0.012:
            positions.append(game.copy())
    return [*positions, game]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_position_has_a_complete_picture(name: str, players: int) -> None:
    for i, game in enumerate(played(name, players, seed=players)):
        theme = ("dark", "light")[i % 2]
        source = board(game, theme=theme, width=(1440, 390)[i % 3 // 2])
        assert len(source.encode()) < MOST_BYTES
        tree = ElementTree.fromstring(source)
        seen = game.view()
        if name == "terraforming":
            check_tiles(tree, seen)
        else:
            check_structures(tree, seen)
        assert len(found(tree, seat=0)) == 1
        check_references(tree, source)


def check_tiles(tree: ElementTree.Element, seen: dict[str, Any]) -> None:
    """Each tile and claim is drawn with the mark of its owner, and nothing else is."""
    for space, (kind, owner) in seen["tiles"].items():
        (tile,) = found(tree, space=space, tile=kind, owner=owner)
        expected = {-1: [], 7: ["neutral"]}.get(owner, [str(owner)])
        assert marks(tile) == expected
    assert len(every(tree, "tile")) == len(seen["tiles"])
    for space, owner in seen["claims"].items():
        (claim,) = found(tree, space=space, claim=owner)
        assert marks(claim) == [str(owner)]
    assert len(every(tree, "space")) == 63
    for name, level in seen["parameters"].items():
        assert len(found(tree, track=name, level=level)) == 1


def check_structures(tree: ElementTree.Element, seen: dict[str, Any]) -> None:
    """Each structure is drawn with its owner's mark, and its first owner's star if stolen."""
    for point, (kind, owner, first_owner, _) in seen["board"].items():
        (structure,) = found(tree, point=point, structure=kind, owner=owner)
        assert marks(structure) == [str(owner)]
        stars = [
            each.attrib["data-star"] for each in structure.iter() if "data-star" in each.attrib
        ]
        assert stars == ([] if first_owner == owner else [str(first_owner)])
    assert len(every(tree, "point")) == len(seen["board"])
    roads = [seat for seat, player in enumerate(seen["players"]) if player["road"] is not None]
    assert every(tree, "road") == [str(seat) for seat in roads]
    stations = found(tree, structure="h2o_station")
    assert [each.attrib["data-owner"] for each in stations] == [
        str(seat) for seat in (seen["winner"],) if seat >= 0
    ]


def check_references(tree: ElementTree.Element, source: str) -> None:
    """Everything that is used is defined, once, and nothing comes from outside."""
    ids = [each.attrib["id"] for each in tree.iter() if "id" in each.attrib]
    assert len(ids) == len(set(ids))
    used = {each.attrib["href"] for each in tree.iter() if "href" in each.attrib}
    assert used <= {f"#{each}" for each in ids}
    for part in source.split("url(#")[1:]:
        assert part.split(")")[0] in ids
    assert "http" not in source.replace("http://www.w3.org/2000/svg", "")


@pytest.mark.parametrize(("name", "players"), [("terraforming", 3), ("mars2049", 3)])
def test_nothing_hidden_is_in_a_picture(name: str, players: int) -> None:
    text = Text()
    for game in played(name, players, seed=11)[:5]:
        for seat in (None, *range(players)):
            source = board(game, seat).lower()
            imagined = game.imagine(0 if seat is None else seat, 5)
            assert board(imagined, seat).lower() == source
            if name == "mars2049":
                assert not any(mission.id in source for mission in MISSIONS)
                continue
            open_cards = {card for each in game.view()["players"] for card in each["tableau"]}
            for card in CARDS:
                if card.kind == CORPORATION and card.id not in open_cards:
                    assert text.card_name(card.id).lower() not in source
                if "_" in card.id:
                    tiles = {kind for kind, _ in game.view()["tiles"].values()}
                    assert card.id in tiles or card.id not in source


def test_equal_positions_have_equal_pictures() -> None:
    for name in ("terraforming", "mars2049"):
        one, other = (marineris.new(name, players=2, seed=4) for _ in range(2))
        assert board(one) == board(other)
        assert board(one) == board(one.copy())
        assert board(one) != board(one, theme="light")


def test_a_claim_and_each_kind_of_tile() -> None:
    special = ["capital", "commercial_district", "ecological_zone", "industrial_center"]
    special += ["natural_preserve", "nuclear_zone", "restricted_area", "greenery", "city"]
    tiles: dict[str, str | tuple[str, int | str]] = {
        f"{space}": (kind, i % 3)
        for i, (space, kind) in enumerate(zip(range(46, 55), special, strict=True))
    }
    tiles |= {"14": "lava_flows", "03": "mining_area", "09": ("mining_rights", 2)}
    tiles |= {"01": ("city", 1), "45": ("mohole_area", 1)}
    game = a_game(3, tiles=tiles, claims={"57": 2}, oceans=3, milestones={"mayor": 1})
    assert {kind for kind, _ in game.view()["tiles"].values()} == set(tile.NAMES[1:])
    tree = picture(game)
    check_tiles(tree, game.view())
    assert len(found(tree, taken="mayor")) == 1


def test_neutral_tiles() -> None:
    game = a_game(1, tiles={"30": ("city", "neutral"), "29": ("greenery", "neutral")})
    check_tiles(picture(game), game.view())


def test_a_stolen_station_shows_its_first_owner() -> None:
    game = mars.a_game(2, structures={"2.1": ("air_station", 0, 1), "4.20": ("lab3", 1, 1)})
    tree = picture(game, 0)
    check_structures(tree, game.view())
    assert len(found(tree, point="2.1", owner=0)) == 1


def test_own_cards_are_shown_to_their_seat_only() -> None:
    game = mars.a_game(2, cards={"air": 4})
    assert board(game, 0) != board(game, None)
    assert len(board(game, 1)) < len(board(game, 0)) + 2000


def test_a_picture_says_what_it_is() -> None:
    game = a_game(2, temperature=-10, oxygen=7)
    tree = picture(game, names=("Ann <1>", "Bo & Co"))
    space = "{http://www.w3.org/2000/svg}"
    assert tree.get("role") == "img"
    assert tree.findtext(f"{space}title") == "Terraforming Mars"
    said = tree.findtext(f"{space}desc") or ""
    assert "-10 °C" in said.replace("−", "-")
    assert "7%" in said
    assert "Ann <1>: 20 TR" in said


def test_a_narrow_picture_is_upright() -> None:
    game = marineris.new("terraforming", players=2, seed=1)
    wide, narrow = picture(game), picture(game, width=390)
    assert int(wide.attrib["width"]) > int(wide.attrib["height"])
    assert narrow.get("width") == "390"
    assert int(narrow.attrib["width"]) < int(narrow.attrib["height"])


def test_bad_wishes_are_answered() -> None:
    game = marineris.new("mars2049", players=2, seed=1)
    with pytest.raises(BadOption, match="dark, light"):
        board(game, theme="pink")
    with pytest.raises(BadOption, match="pixels"):
        board(game, width=0)
    with pytest.raises(UnknownSeat):
        board(game, 5)


def test_the_documents_pictures_are_drawn(tmp_path: Path) -> None:
    assert main([str(tmp_path)]) == 0
    assert {file.stem for file in tmp_path.iterdir()} == set(SAMPLES)
    assert main([]) == 2


def test_fewer_bases_are_fewer_rungs() -> None:
    counts = []
    for fewer in (False, True):
        game = marineris.new("mars2049", players=2, seed=1, fewer_bases=fewer)
        (ladder,) = found(picture(game), ladder=1)
        counts.append(len([each for each in ladder.iter() if each.tag.endswith("rect")]))
    assert counts == [5 + 3, 4 + 3]
