"""What counts as a fault in the log of a server that the tools kill."""

from __future__ import annotations

import runpy
from pathlib import Path

TOOL = Path(__file__).resolve().parents[2] / "tools" / "table_process.py"
without_orphans = runpy.run_path(str(TOOL))["without_orphans"]

ORPHAN = """Traceback (most recent call last):
  File "<string>", line 1, in <module>
  File "/lib/multiprocessing/spawn.py", line 122, in spawn_main
    exitcode = _main(fd, parent_sentinel)
EOFError: Ran out of input
"""
FAULT = """Traceback (most recent call last):
  File "/marineris/server/rooms/room.py", line 12, in enter
EOFError: Ran out of input
"""


def test_a_bot_process_that_lost_its_server_is_no_fault() -> None:
    assert "Error" not in without_orphans(f'{{"level": "INFO"}}\n{ORPHAN}{{"level": "INFO"}}\n')


def test_every_other_traceback_is_a_fault() -> None:
    assert without_orphans(f"{FAULT}{ORPHAN}").count("EOFError") >= 1
    assert "room.py" in without_orphans(f"{FAULT}{ORPHAN}")
    assert without_orphans(f"{ORPHAN}{FAULT}").count("EOFError") == 1
