"""Speed from release to release: `make history` adds a line to `history.md` and redraws its plot.

The table in `history.md` is the data. A line is measured by `run.py` on one machine; what can be
compared between machines is the number of moves per million calibration steps, which is plotted.
`--tree FOLDER` measures another source tree, such as a checkout of an older release.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).resolve().parent
TABLE = HERE / "history.md"
PLOT = HERE / "history.svg"
GAMES = ("terraforming", "mars2049")
HEADER = (
    "| date | version | commit | rules | calibration "
    + "".join(f"| {game}: moves/s | per step | copy | imagine " for game in GAMES)
    + "|"
)
WIDTH, HEIGHT, MARGIN = 760, 360, 56
COLOURS = {"terraforming": "#b5472f", "mars2049": "#2f6db5"}


class Line(NamedTuple):
    """One measurement."""

    date: str
    version: str
    commit: str
    rules: str
    """Interpreted or compiled."""
    calibration: str
    figures: tuple[str, ...]
    """For each game: moves a second, moves per million steps, µs for a copy and for imagine."""

    def per_step(self, game: str) -> float:
        """Moves per million calibration steps."""
        return float(self.figures[4 * GAMES.index(game) + 1])


def read(text: str) -> list[Line]:
    """The lines of a table; anything else in the text is left out."""
    found = []
    for row in text.splitlines():
        cells = [cell.strip() for cell in row.strip().strip("|").split("|")]
        if len(cells) == 5 + 4 * len(GAMES) and cells[0][:1].isdigit():
            date, version, commit, rules, calibration, *figures = cells
            found.append(Line(date, version, commit, rules, calibration, tuple(figures)))
    return found


def write(line: Line) -> str:
    """A line of the table."""
    return "| " + " | ".join([*line[:5], *line.figures]) + " |"


def measure(tree: Path, games: int, is_compiled: bool) -> Line:
    """Run the benchmark of this tree on the rules of another, or of this one."""
    package = tree / ("build/compiled" if is_compiled else "src")
    if not (package / "marineris").exists():
        raise SystemExit(f"{package} has no rules; `make compile` there makes compiled ones.")
    paths = os.pathsep.join([str(package), str(tree / "src")])
    environment = {**os.environ, "PYTHONPATH": paths}
    found: list[dict[str, Any]] = []
    for game in GAMES:
        print(f"measuring {game} ...", file=sys.stderr, flush=True)
        command = [sys.executable, str(HERE / "run.py"), "--json", "--game", game]
        command += ["--games", str(games)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        found.append(json.loads(done.stdout))
    asked = "import marineris; print(marineris.__version__)"
    version = subprocess.check_output([sys.executable, "-c", asked], env=environment, text=True)
    git = ["git", "-C", str(tree), "log", "-1", "--format=%h"]
    commit = subprocess.check_output(git, text=True).strip()
    return Line(
        date=datetime.date.today().isoformat(),
        version=version.strip(),
        commit=commit,
        rules=found[0]["engine"],
        calibration=str(max(one["calibration (million steps/s)"] for one in found)),
        figures=tuple(
            str(one[name])
            for one in found
            for name in (
                "moves/s",
                "moves per million calibration steps",
                "copy (us)",
                "imagine (us)",
            )
        ),
    )


def plot(lines: Sequence[Line]) -> str:
    """Moves per million calibration steps over the lines, as SVG; compiled rules are dashed."""
    top = max(line.per_step(game) for line in lines for game in GAMES)
    commits = list(dict.fromkeys(line.commit for line in lines))

    def x(commit: str) -> float:
        share = commits.index(commit) / max(len(commits) - 1, 1)
        return MARGIN + share * (WIDTH - 2 * MARGIN)

    def y(value: float) -> float:
        return HEIGHT - MARGIN - value / top * (HEIGHT - 2 * MARGIN)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        ' font-family="sans-serif" font-size="13">',
        "<title>Moves per million calibration steps</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffbf6"/>',
        f'<path d="M{MARGIN} {HEIGHT - MARGIN}H{WIDTH - MARGIN}" stroke="#776054"/>',
        f'<text x="{MARGIN}" y="24">moves per million calibration steps, at most {top:.0f};'
        " compiled rules dashed</text>",
    ]
    parts += [
        f'<text x="{x(commit):.0f}" y="{HEIGHT - MARGIN + 20}" text-anchor="middle">{commit}</text>'
        for commit in commits
    ]
    for number, game in enumerate(GAMES):
        colour = COLOURS[game]
        parts.append(
            f'<text x="{WIDTH - MARGIN}" y="{24 + 18 * number}" text-anchor="end"'
            f' fill="{colour}">{game}</text>'
        )
        for rules, dashes in (("interpreted", ""), ("compiled", ' stroke-dasharray="6 4"')):
            found = [line for line in lines if line.rules == rules]
            spots = [(x(line.commit), y(line.per_step(game))) for line in found]
            points = " ".join(f"{at:.1f},{height:.1f}" for at, height in spots)
            parts.append(
                f'<polyline points="{points}" fill="none" stroke="{colour}"{dashes}'
                ' stroke-width="2.5"/>'
            )
            parts += [
                f'<circle cx="{at:.1f}" cy="{h:.1f}" r="4" fill="{colour}"/>' for at, h in spots
            ]
    return "\n".join([*parts, "</svg>"]) + "\n"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tree", type=Path, default=HERE.parent, help="the source tree to measure")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--compiled", action="store_true", help="the tree's compiled rules")
    given = parser.parse_args(arguments)
    line = measure(given.tree.resolve(), given.games, given.compiled)
    text = TABLE.read_text(encoding="utf-8").rstrip("\n") + "\n" + write(line) + "\n"
    TABLE.write_text(text, encoding="utf-8")
    PLOT.write_text(plot(read(text)), encoding="utf-8")
    print(write(line))


if __name__ == "__main__":
    main()
