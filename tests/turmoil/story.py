"""What a political step did, read from the log: for tests of events, bonuses and elections."""

from __future__ import annotations

from typing import Any

from marineris.testing import TerraformingGame, answer
from marineris.testing.turmoil import resolve


def outcome_of(game: TerraformingGame, event: str, *answers: str) -> dict[str, int]:
    """What an event did to everyone: `0 megacredits`, `1 rating`, `0 hand`, `0 on ants` …

    The game must have a log. What comes before the event and after it is left out.
    """
    resolve(game, event)
    answer(game, *answers)
    return between(game, "GlobalEventResolved", "PartyElected")


def between(game: TerraformingGame, first: str, last: str) -> dict[str, int]:
    """All changes between two events of the log, added up."""
    told = game.events()
    names = [entry["event"] for entry in told]
    begin = names.index(first)
    end = names.index(last, begin)
    found: dict[str, int] = {}
    for entry in told[begin:end]:
        key, amount = _change(entry)
        if key:
            found[key] = found.get(key, 0) + amount
    return found


def _change(entry: dict[str, Any]) -> tuple[str, int]:
    seat = entry["seat"]
    match entry["event"]:
        case "StockChanged":
            return f"{seat} {entry['resource']}", entry["amount"]
        case "ProductionChanged":
            return f"{seat} {entry['resource']} production", entry["amount"]
        case "RatingChanged":
            return f"{seat} rating", entry["amount"]
        case "CubesChanged":
            return f"{seat} on {entry['card']}", entry["amount"]
        case "CardsDrawn":
            return f"{seat} hand", entry["count"]
        case "CardsDiscarded":
            return f"{seat} hand", -entry["count"]
        case _:
            return "", 0
