"""What a view foretells of the committee happens, if everybody passes (TU-10.4, TU-8.12)."""

from __future__ import annotations

import random
from typing import Any

from marineris.contract.broken import require
from marineris.core.game import Game

SAMPLED = 0.1
"""How often it is looked at: a generation has to be played to its end."""

Log = list[dict[str, Any]]


def check_forecast(game: Game[Any], rng: random.Random) -> None:
    """Compare forecasts with what happens on a copy on which everybody passes."""
    if not game.options.get("turmoil") or rng.random() > SAMPLED:
        return
    seen = game.view()["turmoil"]
    log = _pass_all(game, rng)
    if log is None:
        return
    if not any(one["event"] == "PartyElected" for one in log):
        told = [name for name in seen["events"] if name.endswith("_forecast")]
        require(not told and "ahead" not in seen, "politics is foretold in the last generation")
        return
    event, election = _parts(log)
    if seen["events"]["current"] is not None:
        forecast = seen["events"]["current_forecast"]
        for seat in range(game.players):
            name = f"{seen['events']['current']} for seat {seat}"
            _compare(forecast[seat], _changes(event, seat), name)
    _compare_election(seen, election, game.players)


def _pass_all(game: Game[Any], rng: random.Random) -> Log | None:
    """The log of the rest of the generation; None if somebody cannot pass now."""
    if (game.decision(game.to_act[0]) or {})["question"] != "Turn":
        return None
    copy = game.copy()
    copy.state.log = []
    generation = copy.view()["generation"]
    while not copy.is_over and copy.view()["generation"] == generation:
        seat = copy.to_act[0]
        asked = copy.decision(seat)
        assert asked is not None
        ways = [move for move in ("pass", "end") if move in asked["moves"]]
        if asked["question"] == "Turn" and not ways:
            return None  # a first action is owed
        copy.play(seat, ways[0] if ways else rng.choice(asked["moves"]))
    return copy.events()


def _parts(log: Log) -> tuple[Log, Log]:
    """What the event did, and the election up to the next event that nobody could know."""
    names = [one["event"] for one in log]
    elected = names.index("PartyElected")
    resolved = names.index("GlobalEventResolved") if "GlobalEventResolved" in names else elected
    revealed = names.index("GlobalEventRevealed", elected)
    return log[resolved:elected], log[elected:revealed]


def _changes(log: Log, seat: int) -> dict[str, Any]:
    """What a part of the log changed for a seat, in the words of a forecast."""
    found: dict[str, Any] = {"stock": {}, "production": {}, "rating": 0, "hand": 0, "cubes": 0}
    tracks = {"StockChanged": "stock", "ProductionChanged": "production"}
    figures = {"RatingChanged": "rating", "CubesChanged": "cubes"}
    cards = {"CardsDrawn": 1, "CardsDiscarded": -1}
    for one in log:
        name = one["event"]
        if one["seat"] != seat:
            continue
        if name in tracks:
            track = found[tracks[name]]
            track[one["resource"]] = track.get(one["resource"], 0) + one["amount"]
        elif name in figures:
            found[figures[name]] += one["amount"]
        elif name in cards:
            found["hand"] += cards[name] * one["count"]
    return found


def _compare(forecast: dict[str, Any], happened: dict[str, Any], name: str) -> None:
    foretold = {"stock": {}, "production": {}, "rating": 0, "hand": 0, "cubes": 0, **forecast}
    choice = foretold.pop("choice", 0)
    if choice:
        gained = sum(happened["stock"].values()) - sum(foretold["stock"].values())
        require(gained == choice, f"{name}: {choice} of one's choice foretold, {gained} gained")
        foretold["stock"] = happened["stock"]
    for part, value in happened.items():
        if isinstance(value, dict):
            happened[part] = {what: amount for what, amount in value.items() if amount}
    require(foretold == happened, f"{name}: {foretold} was foretold, {happened} came")


def _compare_election(seen: dict[str, Any], log: Log, players: int) -> None:
    ahead = seen["ahead"]
    party = log[0]["party"]
    require(ahead["ruling"] == party, f"{ahead['ruling']} was to rule, {party} does")
    chairman, dominant = seen["chairman"], seen["dominant"]
    bonus = len(log)
    for i, one in enumerate(log):
        if one["event"] == "ChairmanChanged":
            chairman, bonus = one["seat"], min(bonus, i)
        elif one["event"] in ("DominanceChanged", "GlobalEventCurrent"):
            dominant, bonus = one.get("party", dominant), min(bonus, i)
    require(ahead["chairman"] == chairman, f"{ahead['chairman']} was to preside, {chairman} does")
    require(ahead["dominant"] == dominant, f"{ahead['dominant']} was to dominate, {dominant} does")
    for seat in range(players):
        _compare(ahead["bonus"][seat], _changes(log[:bonus], seat), f"bonus of seat {seat}")
