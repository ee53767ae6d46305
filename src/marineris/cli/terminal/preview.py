"""The preview of a move in words: what is paid, what is got, what changes for the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text as Line

from marineris.cli.terminal import style
from marineris.core.game import Game
from marineris.text import Text


def ledger(game: Game[Any], seat: int, move: str, names: Sequence[str], text: Text) -> list[Line]:
    """What a legal move would change, a line for each player and one for Mars."""
    seen = game.preview(seat, move)
    lines: list[Line] = []
    for other, change in enumerate(seen["players"]):
        parts = _changes(change, text)
        if parts:
            lines.append(
                Line.assemble(style.seat_name(other, names[other]), "  ", ", ".join(parts))
            )
    mars = [_level(name, change, text) for name, change in seen.get("parameters", {}).items()]
    mars += [
        text.message("cli-preview-tile", tile=text.term("tile", kind, 1), space=number)
        for number, kind in seen.get("tiles", {}).items()
    ]
    if mars:
        lines.append(Line(text.message("cli-preview-mars", changes=", ".join(mars))))
    if not lines:
        lines.append(Line(text.message("cli-preview-nothing")))
    if seen.get("then", "Turn") != "Turn":
        lines.append(Line(text.message("cli-preview-then"), style=style.QUIET))
    return lines


def is_idle(game: Game[Any], seat: int, move: str) -> bool:
    """Whether a move would cost something and bring nothing, as far as can be foreseen."""
    seen = game.preview(seat, move)
    own = seen.get("players", [{}] * (seat + 1))[seat]
    gains = [own.get("stock", {}), own.get("production", {}), own.get("cubes", {})]
    if any(change > 0 for gain in gains for change in gain.values()):
        return False
    brings = ("rating", "hand", "points")
    if any(own.get(name, 0) > 0 for name in brings) or "parameters" in seen or "tiles" in seen:
        return False
    return seen.get("then", "Turn") == "Turn" and "stock" in own


def _changes(change: dict[str, Any], text: Text) -> list[str]:
    parts = [
        _signed(text.term("resource", name), amount)
        for name, amount in change.get("stock", {}).items()
    ]
    parts += [
        _signed(text.term("resource", name, form="production"), amount)
        for name, amount in change.get("production", {}).items()
    ]
    parts += [
        _signed(text.message("cli-cubes-on", card=text.card_name(card)), amount)
        for card, amount in change.get("cubes", {}).items()
    ]
    for name in ("rating", "hand", "points"):
        if name in change:
            parts.append(_signed(text.message(f"cli-change-{name}"), change[name]))
    return parts


def _level(name: str, change: int, text: Text) -> str:
    return _signed(text.term("parameter", name), change)


def _signed(what: str, amount: int) -> str:
    return f"{what} {amount:+}".replace("-", "−")
