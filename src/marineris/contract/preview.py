"""A preview is what happens, unless hidden information is revealed.

The move is made on a copy of the game, its payment settled as the preview says, and every figure of
the preview compared with the difference between two views. Picks of a selection change nothing
until it is finished, so a pick is compared with finishing the selection with and without it.
"""

from __future__ import annotations

import random
from typing import Any

from marineris.contract.broken import require
from marineris.core.game import Game
from marineris.core.selection import selection_asked
from marineris.mars2049.resource import NAMES as SUPPLIES
from marineris.mars2049.resource import TOKENS
from marineris.terraforming.data.resource import NAMES as RESOURCES

SAMPLED = 0.2
"""How often a decision is looked at."""

Figures = dict[str, Any]
"""Everything a preview may speak of, flat: `0 stock steel`, `1 hand`, `tiles 34` …"""

TURMOIL = "turmoil"
FORETOLD = ("events", "ahead")
"""What a view tells of the committee and a preview does not: it changes between generations."""


PAYING = ("Pay", "HeatForCards", "HeatForFee")
"""Questions that a preview answers by itself."""


def check_preview(game: Game[Any], seat: int, move: int, rng: random.Random) -> None:
    """Compare what a move is said to do with what it does."""
    if rng.random() >= SAMPLED:
        return
    told = game.preview(seat, move)
    name = game.move_name(move)
    after = game.copy()
    after.play(seat, move)
    if told.get("chance"):
        by_chance = after.state.reveals != game.state.reveals
        require(by_chance, f"the preview of {name!r} speaks of chance, but nothing is hidden")
        return
    is_pick = _is_pick(game, after, seat)
    before = game
    if is_pick:
        if "done" not in _names(game, seat) or "done" not in _names(after, seat):
            return
        before = game.copy()
        for one in (before, after):
            one.play(seat, "done")
        _settle(before, seat, {})
    _settle(after, seat, told.get("payment", {}))
    if _is_secret(game):
        _check_secret(game, name, seat, told, before if is_pick else None, after)
    elif not _came_to_light(game, after):
        _compare(name, flat(told), changes(figures(before, seat), figures(after, seat)))
        if not is_pick:
            _compare_next(game, after, name, seat, told)


def _is_pick(game: Game[Any], after: Game[Any], seat: int) -> bool:
    """Whether the move picked something, or took a pick back, and the selection goes on."""
    asked = selection_asked(game.state, seat)
    is_open = asked is not None and asked == selection_asked(after.state, seat)
    return is_open and len(game.state.stack) == len(after.state.stack)


def _names(game: Game[Any], seat: int) -> list[str]:
    return [game.move_name(move) for move in game.legal_moves(seat)]


def _settle(game: Game[Any], seat: int, payment: dict[str, int]) -> None:
    """Pay metal as the preview says, and as little heat as possible."""
    while True:
        asked = game.decision(seat)
        if asked is None or asked["question"] not in PAYING:
            return
        what = "heat"
        if asked["question"] == "Pay":
            what = asked["details"]["accepts"][0]
        is_metal = what in payment and what != "heat"
        name = f"amount {payment[what]}" if is_metal else asked["moves"][0]
        game.play(seat, name)


def _is_secret(game: Game[Any]) -> bool:
    """Whether several choose cards at the same time, which shows when all have (TM-7.12)."""
    return game.rules.name == "terraforming" and game.state.waiting > 0 and game.players > 1


def _let_others_finish(game: Game[Any]) -> None:
    """Everyone who still chooses takes nothing more."""
    while game.state.waiting:
        seat = game.to_act[0]
        names = _names(game, seat)
        game.play(seat, "done" if "done" in names else names[0])


def _came_to_light(game: Game[Any], after: Game[Any]) -> bool:
    """Whether something hidden decided what happened. Cards that are only drawn are counted."""
    if after.state.reveals == game.state.reveals:
        return False
    seen, then = game.view(), after.view()
    is_same_phase = seen.get("generation") == then.get("generation")
    drawn_only = "discards" in seen and seen["discards"] == then["discards"]
    return not (is_same_phase and drawn_only)


def _compare(name: str, said: Figures, done: Figures) -> None:
    for key in sorted(said.keys() | done.keys()):
        told, is_so = said.get(key), done.get(key)
        require(told == is_so, f"the preview of {name!r} says {key}: {told}, it is {is_so}")


def _check_secret(
    game: Game[Any],
    name: str,
    seat: int,
    told: dict[str, Any],
    without: Game[Any] | None,
    after: Game[Any],
) -> None:
    """In secret choices only one's own cards and what they cost are told.

    `without` is the game in which the move was left out; where there is none, `done` was the move,
    and the game before it will do, unless the corporation's money comes with it.
    """
    for other, player in enumerate(told["players"]):
        # Heat that is paid may change who leads in an award, and so the points of others.
        silent = other == seat or player.keys() <= {"points"}
        require(silent, f"the preview of {name!r} tells of seat {other}")
    require(TURMOIL not in told, f"the preview of {name!r} tells of the committee")
    asked = game.decision(seat)
    if asked is not None and asked["question"] in ("ChooseCorporation", "Pick"):
        require(not told["players"][seat], f"the preview of {name!r} tells what it cannot know")
        return
    _let_others_finish(after)
    if without is not None:
        _let_others_finish(without)
    before = figures(without or game, seat)
    wanted = [f"{seat} hand"]
    if without is not None or game.view()["players"][seat]["tableau"]:
        wanted += [f"{seat} stock megacredits", f"{seat} stock heat"]
    said, done = flat(told), changes(before, figures(after, seat))
    _compare(name, _only(said, wanted), _only(done, wanted))


def _only(found: Figures, keys: list[str]) -> Figures:
    return {key: found[key] for key in keys if key in found}


def _compare_next(
    game: Game[Any], after: Game[Any], name: str, seat: int, told: dict[str, Any]
) -> None:
    asked = after.decision(seat)
    if game.view().get("generation") == after.view().get("generation"):
        following = None if asked is None else asked["question"]
        same = told.get("then") == following
        require(same, f"{name!r} should lead to {told.get('then')}, it leads to {following}")


def flat(told: dict[str, Any]) -> Figures:
    """What a preview says, in the keys of `figures`."""
    found: Figures = {}
    for seat, player in enumerate(told["players"]):
        for name, value in player.items():
            entries = value.items() if isinstance(value, dict) else [("", value)]
            found.update({f"{seat} {name} {what}".strip(): amount for what, amount in entries})
    for group in ("parameters", "tiles", "board"):
        for name, value in told.get(group, {}).items():
            found[f"{group} {name}"] = value
    found.update(_committee(told.get(TURMOIL, {})))
    if "winner" in told:
        found["winner"] = told["winner"]
    return found


def changes(before: Figures, after: Figures) -> Figures:
    """What differs between two sets of figures: numbers as differences, the rest as it is then."""
    found: Figures = {}
    for key in before.keys() | after.keys():
        was, now = before.get(key, 0), after.get(key, 0)
        is_count = key != "winner" and not key.startswith(TURMOIL)
        if is_count and isinstance(was, int) and isinstance(now, int):
            now -= was
            was = 0
        if was != now:
            found[key] = now if key in after else "none"
    return found


def figures(game: Game[Any], seat: int) -> Figures:
    """Everything a preview for a seat may speak of, as that seat sees it."""
    seen = game.view(seat)
    return _mars2049(seen, seat) if game.rules.name == "mars2049" else _terraforming(seen)


def _terraforming(seen: dict[str, Any]) -> Figures:
    found: Figures = {f"parameters {name}": level for name, level in seen["parameters"].items()}
    found.update({f"tiles {space}": what[0] for space, what in seen["tiles"].items()})
    for seat, player in enumerate(seen["players"]):
        for track in ("stock", "production"):
            for name, amount in zip(RESOURCES, player[track], strict=True):
                found[f"{seat} {track} {name}"] = amount
        for name in ("rating", "hand", "points"):
            found[f"{seat} {name}"] = player[name]
        found.update({f"{seat} cubes {card}": count for card, count in player["cubes"].items()})
    found.update(_committee(seen.get(TURMOIL, {})))
    return found


def _committee(shown: dict[str, Any]) -> Figures:
    """Each party by itself, and everything else about the committee as it is shown."""
    parties = shown.get("parties", {})
    found: Figures = {f"{TURMOIL} parties {name}": party for name, party in parties.items()}
    for name, value in shown.items():
        if name != "parties" and name not in FORETOLD:
            found[f"{TURMOIL} {name}"] = value
    return found


def _mars2049(seen: dict[str, Any], seat: int) -> Figures:
    found: Figures = {f"board {point}": what[0] for point, what in seen["board"].items()}
    found["winner"] = seen["winner"]
    for other, player in enumerate(seen["players"]):
        found[f"{other} road_cards"] = player["road_cards"]
        found[f"{other} bases"] = player["bases"]
        found[f"{other} stations"] = sum(
            what[1] == other and what[0].endswith("station") for what in seen["board"].values()
        )
        if other != seat:
            found[f"{other} cards"] = player["cards"]
    tokens = seen["players"][seat]["tokens"]
    for i, name in enumerate(SUPPLIES):
        units = TOKENS[0] * tokens[2 * i] + TOKENS[1] * tokens[2 * i + 1]
        found[f"{seat} {name}"] = seen["own"]["cards"][i] + units
    return found
