"""`python -m marineris.picture docs/pictures` redraws the pictures of the documentation."""

from __future__ import annotations

import sys
from pathlib import Path

from marineris.picture.sample import SAMPLES, sample


def main(arguments: list[str]) -> int:
    """Write all sample pictures into a folder."""
    if len(arguments) != 1:
        print("usage: python -m marineris.picture FOLDER", file=sys.stderr)
        return 2
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    for name in SAMPLES:
        (folder / f"{name}.svg").write_text(sample(name), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
