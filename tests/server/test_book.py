"""The books that clients draw from: complete, small, and with pictures for everything."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import marineris
from marineris import gamedata
from marineris.core.error import UnknownGame
from marineris.core.options import CHOICE
from marineris.gamedata import mars2049, terraforming, turmoil
from marineris.terraforming.data.card import CARDS
from marineris.terraforming.data.map import MAPS
from marineris.terraforming.turmoil.event import EVENTS
from marineris.terraforming.turmoil.party import NAMES as PARTIES
from marineris.text import Text, TextError

ICONS = Path(__file__).parents[2] / "web" / "icons"
GAMES = list(marineris.GAMES)
MOST_BYTES = 60_000
"""Compressed."""


def dicts(data: Any) -> Iterator[dict[str, Any]]:
    """All records inside some plain data."""
    if isinstance(data, dict):
        yield data
        for value in data.values():
            yield from dicts(value)
    elif isinstance(data, list):
        for value in data:
            yield from dicts(value)


@pytest.mark.parametrize("game", GAMES)
def test_a_book_is_plain_small_and_the_same_each_time(game: str) -> None:
    found = gamedata.book(game, "en")
    text = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
    assert json.loads(text) == found
    assert len(gzip.compress(text.encode())) < MOST_BYTES
    assert gamedata.book(game, "en") is found


@pytest.mark.parametrize("game", GAMES)
def test_moves_stand_at_their_numbers(game: str) -> None:
    found = gamedata.book(game, "en")
    assert found["moves"] == marineris.GAMES[game].catalogue.names
    assert len(found["labels"]) == len(found["moves"])
    for name, label in zip(found["moves"], found["labels"], strict=True):
        assert (label is None) == (name.split()[0] in ("choose", "seat"))


@pytest.mark.parametrize("game", GAMES)
def test_every_icon_is_drawn(game: str) -> None:
    if not ICONS.is_dir():
        pytest.skip("the browser client is not part of this copy")
    drawn = {file.stem for file in ICONS.glob("*.svg")}
    used = {
        one[key]
        for one in dicts(gamedata.book(game, "en"))
        for key in ("icon", "also")
        if key in one
    }
    assert used - drawn == set()


def test_unknown_games_and_languages_are_refused() -> None:
    with pytest.raises(UnknownGame):
        gamedata.book("chess", "en")
    with pytest.raises(TextError):
        gamedata.book("terraforming", "tlh")
    with pytest.raises(TextError):
        gamedata.games("tlh")


# ------------------------------------------------------------------------------ Terraforming Mars


def card(name: str) -> Any:
    return gamedata.book("terraforming", "en")["cards"][name]


def test_every_card_has_a_page() -> None:
    pages = gamedata.book("terraforming", "en")["cards"]
    assert list(pages) == [each.id for each in CARDS]
    for each in CARDS:
        page = pages[each.id]
        assert page["parts"]
        assert "face" in page or "points" in page
        kinds = [row["kind"] for row in page.get("face", [])]
        assert kinds.count("production") <= 1
        assert ("action" in kinds) == bool(each.action)
        assert kinds.count("effect") == len(each.triggers) + len(each.modifiers)


def test_tokens_have_an_icon_or_a_sign() -> None:
    rows = [row for each in CARDS for row in card(each.id).get("face", [])]
    for row in rows:
        sides = [row[side] for side in ("tokens", "cost", "when", "gain") if side in row]
        assert sides
        for token in [token for side in sides for token in side]:
            assert ("icon" in token) != ("sign" in token)
            assert re.fullmatch(r"[+−±×≥↑]?(\d+|X|)", token.get("t", ""))


def test_a_production_plate_has_decreases_first() -> None:
    assert card("capital")["face"][0] == {
        "kind": "production",
        "tokens": [{"icon": "energy", "t": "−2"}, {"icon": "megacredit", "t": "+5"}],
    }


def test_an_action_has_what_it_costs_and_what_it_brings() -> None:
    assert card("ants")["face"] == [
        {
            "kind": "action",
            "gain": [{"icon": "cube-microbe", "t": "1"}],
            "cost": [{"icon": "cube-microbe", "t": "1", "any": True}],
        }
    ]
    assert card("equatorial_magnetizer")["face"][0]["cost"] == [
        {"icon": "energy", "t": "−1", "plate": True}
    ]
    assert [row["kind"] for row in card("electro_catapult")["face"]] == [
        "action",
        "action",
        "production",
    ]


def test_requirements_say_what_is_looked_at() -> None:
    [one] = card("birds")["requires"]
    assert (one["of"], one["least"], one["step"]) == ("oxygen", 13, 1)
    [one] = card("dust_seals")["requires"]
    assert (one["of"], one["most"]) == ("oceans", 3)


def test_points_say_for_what() -> None:
    assert card("ants")["points"] == {"n": 1, "per": {"icon": "cube-microbe", "every": 2}}
    assert card("bribed_committee")["points"] == {"n": -2}


def test_a_corporation_says_what_it_starts_with() -> None:
    """TM-9.6"""
    assert card("credicor")["start"] == {"money": 57, "card_price": 3}
    assert card("terralabs_research")["start"] == {"money": 14, "card_price": 1}
    assert "start" not in card("ants")


def test_two_equal_tiles_are_one_token() -> None:
    assert card("ice_asteroid")["face"][0]["tokens"] == [{"icon": "ocean", "t": "2"}]


def test_the_map_lies_around_its_middle() -> None:
    for name, page in gamedata.book("terraforming", "en")["maps"].items():
        hexes = {(space["q"], space["r"]) for space in page["spaces"] if "q" in space}
        assert len(page["spaces"]) == MAPS[name].size
        assert (0, 0) in hexes
        assert all(max(abs(q), abs(r), abs(q + r)) <= 4 for q, r in hexes)
        if name == "tharsis":
            assert len(hexes) == 61


def test_neighbours_follow_from_the_coordinates() -> None:
    steps = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
    for name, page in gamedata.book("terraforming", "en")["maps"].items():
        at = {(s["q"], s["r"]): i for i, s in enumerate(page["spaces"]) if "q" in s}
        for (q, r), number in at.items():
            near = sorted(at[q + x, r + y] for x, y in steps if (q + x, r + y) in at)
            assert near == sorted(MAPS[name].neighbours[number])


def test_a_milestone_says_what_expansions_make_of_it() -> None:
    """TU-2.1: the terraformer needs less with Turmoil."""
    page = gamedata.book("terraforming", "en")["maps"]["tharsis"]
    [terraformer] = [one for one in page["milestones"] if one["id"] == "terraformer"]
    assert terraformer["least"] == 35
    assert "26" in terraformer["texts"]["26"]


# ------------------------------------------------------------------------------ Turmoil


def test_the_committee_has_its_pages() -> None:
    found = gamedata.book("terraforming", "en")["committee"]
    assert list(found["parties"]) == list(PARTIES)
    greens = found["parties"]["greens"]
    assert (greens["name"], greens["icon"]) == ("Greens", "party-greens")
    assert greens["policy"]["face"] == [
        {
            "kind": "effect",
            "when": [{"icon": "greenery"}],
            "gain": [{"icon": "megacredit", "t": "4"}],
        }
    ]
    for party in found["parties"].values():
        assert party["bonus"]["tokens"]
        assert party["bonus"]["text"]
        assert party["policy"]["text"]


def test_a_global_event_is_drawn_and_said() -> None:
    found = gamedata.book("terraforming", "en")["committee"]["events"]
    assert list(found) == [event.id for event in EVENTS]
    mining = found["asteroid_mining"]
    assert (mining["revealed"], mining["current"]) == ("reds", "unity")
    assert mining["tokens"] == [
        {
            "icon": "titanium",
            "t": "1",
            "per": {"icon": "tag-jovian", "most": 5, "more": [{"icon": "influence"}]},
        }
    ]
    for event in found.values():
        assert event["text"]
        for token in event["tokens"]:
            assert ("icon" in token) != ("sign" in token)


def test_a_card_shows_the_party_that_it_requires() -> None:
    [one] = card("aerial_lenses")["requires"]
    assert (one["icon"], one["of"], one["party"]) == ("party-kelvinists", "party", "kelvinists")
    assert card("banned_delegate")["requires"][0]["icon"] == "chairman"


def test_what_is_counted_together_stands_together() -> None:
    [bonus] = gamedata.book("terraforming", "en")["committee"]["parties"]["unity"]["bonus"][
        "tokens"
    ]
    assert bonus["per"] == {"icon": "tag-earth", "more": [{"icon": "tag-jovian"}]}


# ------------------------------------------------------------------------------ Mars 2049


def test_the_pages_of_mars_2049() -> None:
    found = gamedata.book("mars2049", "en")
    assert [face["id"] for face in found["faces"]][3:] == ["discovery", "theft", "lose_turn"]
    assert found["prices"]["printed"]["h2o_station"] == [8, 8, 8]
    assert found["prices"]["quick"]["offensive"] == [2, 2, 2]
    assert found["board"]["starts"] == {"2": [0, 12], "3": [0, 8, 16], "4": [0, 6, 12, 18]}
    assert found["cards"]["armageddon"]["immediate"]
    assert all(mission["parts"] for mission in found["cards"].values())


# ------------------------------------------------------------------------------ words and options


def test_terms_cite_rules_that_exist() -> None:
    rules = Path(__file__).parents[2] / "docs" / "rules"
    for name, terms in (
        ("terraforming_mars", terraforming.TERMS),
        ("turmoil", turmoil.TERMS),
        ("mars2049", mars2049.TERMS),
    ):
        text = (rules / f"{name}.md").read_text(encoding="utf-8")
        for rule in terms.values():
            assert f"**{rule}**" in text


def test_every_help_is_used() -> None:
    used = {
        f"help-{name.replace('/', '-').replace('_', '-')}"
        for terms in (terraforming.TERMS, turmoil.TERMS, mars2049.TERMS)
        for name in terms
    }
    sources = (Path(marineris.__file__).parent / "i18n" / "en").glob("*.ftl")
    text = "".join(source.read_text(encoding="utf-8") for source in sources)
    assert set(re.findall(r"^(help-[a-z0-9-]+) =", text, re.M)) == used


def test_the_lobby_knows_what_a_game_alone_leaves_no_choice_of() -> None:
    """TM-15.1: the solo game is always played with the cards of the Corporate Era."""
    [terraforming, mars] = gamedata.games("en")
    forced = {option["name"]: option["alone"] for option in terraforming["options"]}
    assert {name: value for name, value in forced.items() if value is not None} == {
        "corporate_era": True
    }
    assert all(option["alone"] is None for option in mars["options"])


def test_games_have_words_for_all_options() -> None:
    found = {game["name"]: game for game in gamedata.games("en")}
    assert list(found) == GAMES
    for name, game in found.items():
        for option, page in zip(marineris.GAMES[name].option_list(), game["options"], strict=True):
            assert (page["name"], page["kind"]) == (option.name, option.kind)
            assert page["title"]
            assert page["text"]
            if option.kind == CHOICE:
                assert [choice["value"] for choice in page["choices"]] == list(option.choices)
        assert game["rival"] in [bot["name"] for bot in game["bots"]]
        assert game["fewest"] <= game["most"]
        assert any(option["is_main"] for option in game["options"])


def test_spaces_are_named_as_the_log_names_them() -> None:
    page = gamedata.book("terraforming", "en")["maps"]["tharsis"]
    spaces = {space["id"]: space for space in page["spaces"]}
    event = {"event": "TilePlaced", "seat": 0, "tile": "city", "space": "09"}
    sentence = Text("en").event(event, ["Ana"])
    assert spaces["09"]["said"] in sentence
    assert "said" not in spaces["34"]
    assert page["said"].replace("{}", "34") == "space 34"
