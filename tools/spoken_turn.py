"""Write down turns as a screen reader speaks them, into `docs/accessibility.md`.

    PYTHONPATH=. python tools/spoken_turn.py           # print them
    PYTHONPATH=. python tools/spoken_turn.py --write   # rewrite the transcripts of the page

Needs Debian's Chromium and the built pages, like the tests in a browser.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Final

from tests.browser.place import Visitor, browsing, serving, why_no_browser
from tests.browser.spoken_turns import TURNS

PAGE: Final = Path(__file__).parents[1] / "docs" / "accessibility.md"
PAUSE: Final = "1000"
"""Milliseconds between the moves of bots, so that each is told by itself."""
MARK: Final = "<!-- Written by tools/spoken_turn.py from here on. -->"


def transcripts() -> str:
    """All turns, each under a heading."""
    parts = []
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), MARINERIS_BOT_PAUSE=PAUSE) as server,
        browsing() as browser,
    ):
        for title, play in TURNS.items():
            visitor = Visitor(browser, server.address)
            lines = play(visitor).lines
            visitor.close()
            parts.append(f"### {title}\n\n```text\n" + "\n".join(lines) + "\n```\n")
    return "\n".join(parts)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--write", action="store_true", help=f"rewrite {PAGE.name}")
    wishes = parser.parse_args()
    reason = why_no_browser()
    if reason:
        print(reason, file=sys.stderr)
        return 1
    text = transcripts()
    if wishes.write:
        before, mark, _ = PAGE.read_text().partition(MARK)
        if not mark:
            raise SystemExit(f"{PAGE} has no line {MARK}")
        PAGE.write_text(f"{before}{MARK}\n\n{text}")
    else:
        print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
