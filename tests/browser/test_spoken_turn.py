"""A turn can be played by ear: all is named, questions are said, the focus is never lost."""

from __future__ import annotations

import itertools
import re
from typing import Any

from tests.browser.reader import Reader
from tests.browser.spoken_turns import card_and_tile, passing, station, theft


def said(reader: Reader) -> list[str]:
    """What was spoken, without the keys."""
    return [line.strip() for line in reader.lines if line.startswith("    ")]


def check(reader: Reader, *patterns: str) -> None:
    """Lines in this order; nothing without a name, and no way back to the top of the page."""
    lines = said(reader)
    whole = "\n".join(reader.lines)
    assert not [line for line in lines if "(no name)" in line], whole
    assert not [line for line in lines if line.endswith(", page")], whole
    at = 0
    for pattern in patterns:
        found = [n for n in range(at, len(lines)) if re.search(pattern, lines[n])]
        assert found, f"nobody says {pattern!r} after line {at}:\n{whole}"
        at = found[0] + 1


def check_no_noise(reader: Reader) -> None:
    """Nothing is described by its own name, and nothing is said twice in a row."""
    lines = said(reader)
    for line in lines:
        name = line.split(", button", 1)[0]
        assert not line.endswith(f"button, {name}"), line
    assert not [a for a, b in itertools.pairwise(lines) if a == b]


def test_a_card_is_paid_and_a_tile_placed(visit: Any) -> None:
    reader = card_and_tile(visit())
    check(
        reader,
        r"^Your first action, region$",
        r"^Hand, region$",
        r"Event card\. Cannot be played now\. Tags: Earth, Space\. Requires 5 science tags",
        r"^Mine, 4 M€, Automated card\. Can be played now\. Tags: Building\.",
        r"^~ You pay Steel: −2 \(5 → 3\) You get Steel production: \+1",
        r"^! Mine: You are paying 4 M€\. How much steel do you use\?$",
        r"^Pay 4, button$",
        r"^Your second action, region$",
        r"^Aquifer, 18 M€\. Can be used now, button$",
        r"^! Where do you place an ocean tile\?$",
        r"^A2, reserved for an ocean, 2 steel, possible here, button",
        r"^A3, land, not possible here, button$",
        r"^~ .*placed an ocean tile on A4",
        r"^A4, Ocean tile, button",
    )
    check_no_noise(reader)


def test_the_others_are_heard_after_passing(visit: Any) -> None:
    reader = passing(visit())
    check(
        reader,
        r"^Which corporation do you play for\?, region$",
        r"^PhoboLog\. .*, button, not pressed$",
        r"^PhoboLog\. .*, button, pressed$",
        r"^Start as PhoboLog without cards, button$",
        r"^Your first action, region$",
        r"^Pass for this generation\?, dialog$",
        r"^~ .*Ana passed\.",
    )
    # Bots that do not pause are told of together, the last things only.
    assert [line for line in said(reader) if re.search(r"^~ (?!Waiting).*Player [23]", line)]
    assert [line for line in said(reader) if line.startswith("! Which cards do you buy?")]
    check_no_noise(reader)


def test_a_station_is_built(visit: Any) -> None:
    reader = station(visit())
    check(
        reader,
        r"^What do you build\?, region$",
        r"^Air station\. Price: Food 2 and Minerals 2\. 1 short, button$",
        r"^Food station\. Price: Air 2 and Minerals 2\. 3 of 5 left, can be bought now, button",
        r"^! Choose one of 9 marked intersections on the map\.$",
        r"free, can be chosen, button, not pressed$",
        r"free, chosen, button, pressed$",
        r"^~ Player 1 placed a food station on intersection",
    )
    assert "! Where do you place a food station?" not in said(reader)  # it is answered already
    check_no_noise(reader)


def test_a_question_of_the_die_and_the_turns_of_others(visit: Any) -> None:
    reader = theft(visit())
    check(
        reader,
        r"^You rolled theft\. From which opponent do you take a card\?, region$",
        r"^Player 2 .*, button, not pressed$",
        r"^~ Ana took 1 air at random from Player 2\.$",
        r"^~ .*Player 2 rolled",
    )
    check_no_noise(reader)
