"""The command line as a process of its own, at a terminal (a pty) or with pipes."""

from __future__ import annotations

import contextlib
import os
import pty
import re
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

PATIENCE = 60.0
COMMAND = [sys.executable, "-m", "marineris.cli"]
COLOUR = re.compile(r"\x1b\[[0-9;]*m")


def surroundings(**changes: str) -> dict[str, str]:
    """An environment in which the command line speaks English and knows no other settings."""
    kept = {
        key: value
        for key, value in os.environ.items()
        if not key.startswith(("MARINERIS_", "LC_", "PYTHONIOENCODING", "NO_COLOR", "COLUMNS"))
    }
    return {**kept, "MARINERIS_LANGUAGE": "en", "TERM": "xterm", "LANG": "C.UTF-8", **changes}


class Terminal:
    """A command at a terminal of its own."""

    def __init__(self, words: list[str], **changes: str) -> None:
        self._master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=surroundings(**changes),
            start_new_session=True,
            preexec_fn=_take_terminal,
        )
        os.close(slave)
        self._read = b""

    @property
    def raw(self) -> str:
        """All that was shown so far, colours included."""
        return self._read.decode(errors="replace").replace("\r\n", "\n")

    @property
    def shown(self) -> str:
        """All that was shown so far."""
        return COLOUR.sub("", self.raw)

    def wait_for(self, text: str) -> None:
        """Read until something is shown."""
        end = time.monotonic() + PATIENCE
        while text not in self.shown:
            assert time.monotonic() < end, f"{text!r} was not shown:\n{self.shown}"
            assert self._more(), f"{text!r} was not shown:\n{self.shown}"

    def type(self, text: str) -> None:
        """Type something; `\\x03` is Ctrl-C."""
        os.write(self._master, text.encode())

    def wait(self) -> int:
        """Read to the end; the exit status."""
        end = time.monotonic() + PATIENCE
        while self._more():
            assert time.monotonic() < end, self.shown
        return self.process.wait(PATIENCE)

    def _more(self) -> bool:
        """Read on; False at the end."""
        ready, _, _ = select.select([self._master], [], [], PATIENCE)
        if not ready:
            return False
        try:
            found = os.read(self._master, 65_536)
        except OSError:  # the other side is closed
            return False
        self._read += found
        return bool(found)

    def close(self) -> None:
        """End it by force if it still runs."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        self.process.wait()
        os.close(self._master)


def _take_terminal() -> None:
    """Make the pty the controlling terminal, so that Ctrl-C reaches the command."""
    import fcntl
    import termios

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


@contextlib.contextmanager
def at_terminal(*words: str, **changes: str) -> Iterator[Terminal]:
    """A command at a terminal while it is looked at."""
    terminal = Terminal(list(words), **changes)
    try:
        yield terminal
    finally:
        terminal.close()


def piped(*words: str, typed: bytes = b"", **changes: str) -> subprocess.CompletedProcess[bytes]:
    """A command whose input and output are pipes."""
    return subprocess.run(
        [*COMMAND, *words],
        input=typed,
        capture_output=True,
        env=surroundings(**changes),
        timeout=PATIENCE,
        check=False,
    )


def fake_browser(folder: Path) -> tuple[str, Path]:
    """A program that stands in for a browser, and the file in which it notes what it opens."""
    script, note = folder / "browser", folder / "opened"
    script.write_text(f'#!/bin/sh\necho "$1" >> "{note}"\n')
    script.chmod(0o700)
    return str(script), note


def address_noted(note: Path, seconds: float = 30) -> str:
    """What a stand-in browser has noted, once it has noted a whole line."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if note.exists() and (found := note.read_text()).endswith("\n"):
            return found
        time.sleep(0.02)
    raise AssertionError(f"the browser was not opened within {seconds:g} s")
