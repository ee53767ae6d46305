"""Golden games: readable playthroughs that are checked in and compared.

Each is a game with its options and seed, played at random, told as the log of events between the
moves, with the scores at the end of each generation. Beside them, the texts of every language: of
cards, missions and the committee, and of all messages that change with a number. `--write`
re-records them; the difference is for people to review. A change of what a game does or says shows
here.
"""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path
from typing import Any

import marineris
from marineris.contract import random_move
from marineris.core.game import Game
from marineris.text import Text
from marineris.text.bundle import written_languages
from marineris.text.translator_sheet import SHEETS

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "tests" / "golden"
WORDS = ROOT / "tests" / "text"

TERRAFORMING: dict[str, dict[str, Any]] = {
    "standard_2p": {"players": 2, "seed": 1},
    "corporate_era_3p_draft": {"players": 3, "seed": 2, "corporate_era": True, "draft": True},
    "beginners_5p": {"players": 5, "seed": 3, "beginners": [0, 4]},
    "solo": {"players": 1, "seed": 4},
    "turmoil_3p": {"players": 3, "seed": 7, "corporate_era": True, "turmoil": True},
}
MARS_2049: dict[str, dict[str, Any]] = {
    "mars2049_3p": {"players": 3, "seed": 5},
    "mars2049_cooperative": {"players": 4, "seed": 6, "cooperative": True},
}
GAMES: dict[str, dict[str, Any]] = {**TERRAFORMING, **MARS_2049}


def playthrough(name: str) -> str:
    """The text of one golden game."""
    table = GAMES[name]
    kind = "mars2049" if name in MARS_2049 else "terraforming"
    game = marineris.new(kind, log=True, **table)
    rng = random.Random(table["seed"])
    text = Text("en", kind)
    names = [f"Seat {seat}" for seat in range(game.players)]
    lines = [f"# {name}: {table}"]
    told = 0
    chapter = ""
    while not game.is_over:
        if chapter_of(game) != chapter:
            chapter = chapter_of(game)
            lines += ["", f"## {chapter}", *standing(game)]
        seat = rng.choice(game.to_act)
        moves = game.legal_moves(seat)
        move = random_move(game, seat, rng)
        lines.append(f"{seat} {game.move_name(move)}  (of {len(moves)})")
        game.play(seat, move)
        events = game.events(None, told)
        told += len(events)
        lines += ["    " + text.event(event, names) for event in events]
    lines += ["", "## Result", *standing(game), *(str(row) for row in game.result())]
    lines.append(game.digest())
    return "\n".join(lines) + "\n"


def chapter_of(game: Game[Any]) -> str:
    """The part of the game that is being played."""
    view = game.view()
    return f"Round {view['round']}" if "round" in view else f"Generation {view['generation']}"


def standing(game: Game[Any]) -> list[str]:
    """A few lines on how things are."""
    view = game.view()
    if "round" in view:
        return [f"seat {seat}: {player}" for seat, player in enumerate(view["players"])]
    lines = [f"{view['parameters']} deck {view['deck']} discards {view['discards']}"]
    lines += [
        f"seat {seat}: TR {player['rating']} stock {player['stock']} "
        f"production {player['production']} hand {player['hand']} points {player['points']}"
        for seat, player in enumerate(view["players"])
    ]
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--write", action="store_true", help="re-record instead of comparing")
    options = parser.parse_args()
    texts = {FOLDER / f"{name}.txt": playthrough(name) for name in GAMES}
    for language in written_languages():
        for kind, sheet in SHEETS.items():
            texts[WORDS / f"golden_{kind}_{language}.txt"] = sheet(language)
    changed = 0
    for path, text in texts.items():
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        changed += 1
        print(f"{path.relative_to(ROOT)} {'written' if options.write else 'differs'}")
        if options.write:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return 0 if options.write or not changed else 1


if __name__ == "__main__":
    sys.exit(main())
