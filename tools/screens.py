"""Pictures of every screen, for the documentation and for looking at them.

    make screens ARGS="[--only table,lobby] [--size 1440] [--scheme dark] [--folder FOLDER]"
    make screens ARGS="--language pl"          the main screens, into docs/screens/pl
    make screens ARGS="--language pl --fit"    no pictures: what text does not fit, anywhere

Bots play fixed seeds up to a moment, at a private server; a real browser takes the pictures: into
`docs/screens/NAME-WIDTH-SCHEME.webp`, with an overview in `README.md` there. The table, which the
repository's front page shows, is a PNG.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Final

from pictures import as_small_png, as_webp
from playwright.sync_api import Page
from screen_tables import Tables, open_for_others
from screen_tour import SCENES, Tour
from tests.browser.place import browsing, serving, why_no_browser
from tests.browser.walk import SIZES

from marineris.text.bundle import languages

FOLDER: Final = Path(__file__).parents[1] / "docs" / "screens"
SCHEMES: Final = ("dark", "light")
PNG: Final = "table-1440-dark"
MAIN: Final = (
    "lobby",
    "table",
    "hand",
    "committee",
    "mars2049-table",
    "result",
)
"""The screens that are shown in every language."""
TITLES: Final = {
    "lobby": "The lobby",
    "new-table": "A new table, with its rules",
    "waiting-room": "Waiting for friends",
    "one-device": "Several people at one device",
    "starting-hand": "The start: a corporation and the first cards",
    "research": "Research",
    "draft": "Draft",
    "table": "The table of Terraforming Mars",
    "table-early": "An early generation",
    "five-players": "Five players, late",
    "hand": "The hand in full (phone)",
    "card": "A card, and what playing it changes",
    "payment": "Paying with metals",
    "why-not": "Why a card cannot be played",
    "placing": "Laying a tile",
    "hex": "What could be put here",
    "actions": "Standard projects",
    "goals": "Milestones and awards",
    "opponent": "An opponent's cards",
    "log": "Log and chat",
    "pass": "Before passing",
    "menu": "The menu of a table",
    "keys": "The keys: `?`",
    "turmoil": "A table with Turmoil",
    "committee": "The committee, and what the events will do to me",
    "lobbying": "Sending a delegate",
    "result": "The result, points by source",
    "chart": "The course of the game",
    "replay": "The replay",
    "mars2049-table": "The table of Mars 2049",
    "mars2049-placing": "Building",
    "mars2049-why-not": "Why something cannot be bought",
    "mars2049-missions": "Missions",
    "mars2049-players": "A player",
    "mars2049-log": "The log (phone)",
    "mars2049-theft": "A choice: whom the thief visits",
    "mars2049-bank": "The bank: exchange and tokens",
    "mars2049-swap": "Swapping with the partner",
    "mars2049-answer": "The partner's answer",
    "mars2049-result": "The result of Mars 2049",
    "mars2049-replay": "The replay of Mars 2049",
    "tutorial-begin": "The guided first game",
    "tutorial-terraforming": "Its first step",
    "tutorial-mars2049": "The first step in Mars 2049",
    "cards": "All cards",
    "connection-lost": "The connection is lost",
    "not-found": "No such table",
}


def overview(folder: Path) -> str:
    """The page that shows the pictures of a folder."""
    schemes = [one for one in SCHEMES if any(folder.glob(f"*-{one}.*"))]
    lines = [
        "# Screens",
        "",
        "Taken by `make screens` from real tables: bots have played fixed seeds up to a moment.",
        "",
        f"| | {' | '.join(schemes)} |",
        f"| --- |{' --- |' * len(schemes)}",
    ]
    for name, title in TITLES.items():
        cells = []
        for scheme in schemes:
            pictures = []
            for size, width in (("1440", 380), ("390", 110)):
                for file in sorted(folder.glob(f"{name}-{size}-{scheme}.*")):
                    alt = f"{title}, {scheme}, {size} pixels wide"
                    image = f'<img src="{file.name}" width="{width}" alt="{alt}">'
                    pictures.append(f'<a href="{file.name}">{image}</a>')
            cells.append(" ".join(pictures))
        if any(cells):
            lines.append(f"| {title} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", default="", help=f"some of: {', '.join(SCENES)}")
    parser.add_argument("--size", choices=SIZES)
    parser.add_argument("--scheme", choices=SCHEMES)
    parser.add_argument("--language", default="en", help=f"some of: {', '.join(languages())}")
    parser.add_argument("--fit", action="store_true", help="only tell what text does not fit")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    given = parser.parse_args(arguments)
    reason = why_no_browser()
    if reason:
        print(reason, file=sys.stderr)
        return 1
    found: list[str] = []
    with tempfile.TemporaryDirectory() as data, ExitStack() as stack:
        server = stack.enter_context(serving(Path(data)))
        browser = stack.enter_context(browsing())
        tables = Tables(server.address, stack)
        open_for_others(server.address)
        studio = browser.new_page()
        for language in given.language.split(","):
            folder = given.folder if language == "en" else given.folder / language
            keep = None if given.fit else partial(save, studio, folder, language)
            for size, scheme in looks(given, language):
                tour = Tour(browser, server.address, size, scheme, tables, keep, language)
                for scene in given.only.split(",") if given.only else SCENES:
                    SCENES[scene](tour)
                tour.visitor.close()
                found += tour.misfits
            if not given.fit:
                (folder / "README.md").write_text(overview(folder))
    return 1 if found else 0


def looks(given: argparse.Namespace, language: str) -> list[tuple[str, str]]:
    """Sizes and colours; how long words are does not depend on the colours."""
    is_dark = given.fit or language != "en"
    schemes = [given.scheme] if given.scheme else ["dark"] if is_dark else SCHEMES
    return [(size, one) for size in ([given.size] if given.size else SIZES) for one in schemes]


def save(studio: Page, folder: Path, language: str, name: str, picture: bytes) -> None:
    """Keep a picture; in other languages than English, those of the main screens."""
    if language != "en" and name.rsplit("-", 2)[0] not in MAIN:
        return
    folder.mkdir(parents=True, exist_ok=True)
    is_png = language == "en" and name == PNG
    small = (as_small_png if is_png else as_webp)(studio, picture)
    (folder / f"{name}.{'png' if is_png else 'webp'}").write_bytes(small)
    print(f"{language}, {name}: {len(small) // 1000} KB", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
