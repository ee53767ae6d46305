"""A second map, in a process of its own: what is registered stays in the box."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parents[1] / "fixtures" / "small_map" / "test_utopia.py"


def test_a_map_is_one_file_and_its_words() -> None:
    """MP-1.2: everything that plays, speaks and draws takes a map as it is; see `test_utopia`."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:randomly"]
    ran = subprocess.run(
        [*command, str(TESTS)],
        capture_output=True,
        text=True,
        check=False,
        cwd=TESTS.parents[3],
        env={**os.environ, "MARINERIS_SMALL_MAP": "1"},
    )
    assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-2000:]
    assert " passed" in ran.stdout
