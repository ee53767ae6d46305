"""The command line under bad conditions: odd encodings, a full disk, input without end, Ctrl-C."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import time
from pathlib import Path
from typing import IO

import pytest
from tests.cli.runner import one_line, run
from tests.cli.terminal import COMMAND, at_terminal, piped, surroundings
from typer.testing import CliRunner

import marineris
from marineris.cli import app

FULL = Path("/dev/full")
needs_full = pytest.mark.skipif(not FULL.exists(), reason="this system has no /dev/full")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A record with a few moves."""
    game = marineris.new("terraforming", players=2, seed=1)
    for _ in range(5):
        seat = game.to_act[0]
        game.play(seat, game.legal_moves(seat)[0])
    file = tmp_path / "game.txt"
    file.write_text(game.record().dumps())
    return file


# ------------------------------------------------------------------------------- encodings


@pytest.mark.parametrize("charset", ["ascii", "latin-1", "cp1250"])
@pytest.mark.parametrize("language", ["en", "pl", "uk", "sr"])
def test_an_encoding_that_lacks_letters_is_no_error(charset: str, language: str) -> None:
    """What cannot be shown is replaced: a terminal is not always UTF-8."""
    for words in (["cards", "ants"], ["cards", "xyzzy"], ["--help"], ["play", "--seed", "1"]):
        environment = {"MARINERIS_LANGUAGE": language}
        result = CliRunner(charset=charset).invoke(app, words, env=environment)
        assert isinstance(result.exception, (SystemExit, type(None))), repr(result.exception)
        assert result.exit_code in (0, 2)
        assert result.output.strip()


def test_what_is_replaced_stays_readable() -> None:
    environment = {"MARINERIS_LANGUAGE": "pl", "COLUMNS": "80"}
    result = CliRunner(charset="ascii").invoke(app, ["cards", "ants"], env=environment)
    assert "poloz 1 mikroba na tej" in result.output
    assert len({len(line) for line in result.output.splitlines()}) == 1  # the frame is straight


def test_data_is_utf_8_whatever_the_terminal() -> None:
    """JSON and pictures are for programs, which expect UTF-8."""
    for words in (["cards", "ants", "--json"], ["board", "--seed", "1"]):
        usual = CliRunner().invoke(app, words, env={"MARINERIS_LANGUAGE": "pl"})
        odd = CliRunner(charset="ascii").invoke(app, words, env={"MARINERIS_LANGUAGE": "pl"})
        assert odd.stdout_bytes == usual.stdout_bytes
        assert any(byte > 127 for byte in odd.stdout_bytes)


@pytest.mark.parametrize(
    "changes",
    [
        {"PYTHONIOENCODING": "ascii"},
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    ],
    ids=["ascii", "C"],
)
def test_a_process_with_an_odd_encoding(changes: dict[str, str]) -> None:
    """Also what comes in: a name that is typed or given in another encoding."""
    done = piped("play", "-p", "Zoë,greedy", "--seed", "1", typed=b"\xff\xc4\n", **changes)
    assert b"Traceback" not in done.stderr
    assert done.returncode in (0, 2)
    assert done.stdout or done.stderr


# ------------------------------------------------------------------------------- a full disk


@needs_full
@pytest.mark.parametrize("suffix", [".csv", ".json", ".parquet"])
def test_a_full_disk_is_named_with_the_file(tmp_path: Path, suffix: str) -> None:
    """The file that cannot be written is told, and that it is the disk."""
    file = tmp_path / f"rows{suffix}"
    file.symlink_to(FULL)
    result = run("simulate", "-n", "1", "--output", str(file))
    assert result.exit_code == 2
    assert one_line(result.stderr) == f"The file “{file}” cannot be used: the disk is full."


@needs_full
def test_a_full_disk_for_pictures_and_saved_games() -> None:
    result = run("board", "-O", str(FULL))
    assert one_line(result.stderr) == "The file “/dev/full” cannot be used: the disk is full."
    result = run("play", "--seed", "1", typed="save /dev/full\n", columns=200)
    assert "The file “/dev/full” cannot be used: the disk is full." in result.output


@needs_full
def test_output_that_cannot_be_written() -> None:
    with FULL.open("w") as full:
        done = subprocess.run(
            [*COMMAND, "cards"],
            stdout=full,
            stderr=subprocess.PIPE,
            env=surroundings(),
            check=False,
        )
    assert done.stderr.decode() == "The output cannot be written: the disk is full.\n"
    assert done.returncode == 2


def test_a_full_disk_while_records_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def write_text(self: Path, *_: object, **__: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(Path, "write_text", write_text)
    result = run("simulate", "-n", "1", "--seed", "1", "--records", str(tmp_path))
    assert f"{tmp_path}/terraforming-1.txt” cannot be used: the disk is full." in result.stderr


def test_a_reader_that_has_had_enough_is_no_error() -> None:
    """As in `marineris cards | head -1`."""
    with subprocess.Popen(
        [*COMMAND, "cards"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=surroundings()
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 1


# ------------------------------------------------------------------------------- input without end


@pytest.mark.parametrize("words", [["replay"], ["play", "--load"], ["board"]])
def test_a_record_without_end_is_refused(words: list[str]) -> None:
    result = run(*words, "/dev/zero")
    assert result.exit_code == 2
    assert one_line(result.stderr) == "“/dev/zero” is not a game record: it is far too long."


@pytest.fixture
def in_vain(monkeypatch: pytest.MonkeyPatch) -> int:
    """How many lines are read that change nothing; fewer than usual, which is quicker."""
    monkeypatch.setattr("marineris.cli.terminal.console.MOST_IN_VAIN", 5)
    return 5


@pytest.mark.parametrize("line", ["", "m", "nonsense", "b", "v 1"])
def test_a_replay_ends_when_the_lines_lead_nowhere(record: Path, line: str, in_vain: int) -> None:
    """A program that types the same for ever, such as `yes`, is not obeyed for ever."""
    result = run("replay", str(record), typed=f"{line}\n" * (in_vain + 20))
    assert result.exit_code == 2
    assert f"The last {in_vain} lines of the input changed nothing" in one_line(result.stderr)


def test_a_game_ends_when_the_lines_lead_nowhere(in_vain: int) -> None:
    result = run("play", "--seed", "1", typed="nonsense\n" * (in_vain + 20))
    assert result.exit_code == 2
    assert "changed nothing" in one_line(result.stderr)


def test_a_line_without_end_is_not_read_to_its_end(record: Path) -> None:
    def zeros() -> IO[bytes]:
        return Path("/dev/zero").open("rb")

    with zeros() as endless:
        done = subprocess.run(
            [*COMMAND, "replay", str(record)],
            stdin=endless,
            capture_output=True,
            env=surroundings(),
            timeout=120,
            check=False,
        )
    assert done.returncode == 2
    assert b"That line is too long" in done.stdout
    assert b"changed nothing" in done.stderr


@pytest.mark.parametrize("typed", ["y\n" * 50, "\n" * 2000])
def test_an_import_stops_at_the_first_line_that_is_wrong(tmp_path: Path, typed: str) -> None:
    result = run("admin", "import", "-", "--data", str(tmp_path), typed=typed)
    assert result.exit_code == 2
    assert "imported" in result.stderr or "was not written by export" in result.stderr


# ------------------------------------------------------------------------------- bots that fail

BOT = """
class Early:
    def __init__(self, seed):
        raise ValueError("not today")

    def choose(self, game, seat):
        return 0


class Late:
    def choose(self, game, seat):
        return 1 // 0


class Leaving:
    def choose(self, game, seat):
        raise SystemExit


class Dying:
    def choose(self, game, seat):
        __import__("os")._exit(1)
"""


@pytest.fixture
def bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "mine.py"
    file.write_text(BOT)
    return file


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Early", "mine.py, line 4: ValueError: not today"),
        ("Late", "mine.py, line 12: ZeroDivisionError: integer division or modulo by zero"),
        ("Leaving", "mine.py, line 17: SystemExit"),
    ],
)
def test_a_bot_that_raises_is_told_with_its_line(bot: Path, name: str, said: str) -> None:
    """A bot of one's own with a bug: file, line and error, no traceback."""
    result = run("simulate", "-n", "1", "--seed", "1", "-p", f"{bot}:{name},random")
    assert result.exit_code == 1
    assert said in one_line(result.stderr)
    assert len(result.stderr.splitlines()) == 1
    assert "Traceback" in Path("failed-terraforming-1.txt").read_text()  # for whoever mends it
    result = run("play", "--seed", "1", "-p", f"{bot}:{name},random")
    assert result.exit_code == 2
    assert said in one_line(result.stderr)


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("import no_such_module", "line 1: ModuleNotFoundError"),
        ("\ndef choose(:", "line 2: SyntaxError: invalid syntax"),
        ("raise SystemExit(3)", "line 1: SystemExit: 3"),
    ],
)
def test_a_bot_file_that_cannot_be_run(tmp_path: Path, source: str, said: str) -> None:
    file = tmp_path / "broken.py"
    file.write_text(source)
    result = run("simulate", "-p", f"{file}:Bot,random")
    assert result.exit_code == 2
    assert f"{file}, {said}" in one_line(result.stderr)


def test_a_bot_that_ends_its_process(bot: Path) -> None:
    result = run("simulate", "-n", "2", "-j", "2", "-p", f"{bot}:Dying,random")
    assert result.exit_code == 2
    assert "ended unexpectedly" in one_line(result.stderr)


# ------------------------------------------------------------------------------- Ctrl-C


def test_ctrl_c_while_the_processes_start_is_quiet() -> None:
    """Processes that still load the program say nothing when the person stops the run."""
    with at_terminal("simulate", "-n", "100000", "-j", "2", "--no-progress") as terminal:
        children = Path(f"/proc/{terminal.process.pid}/task/{terminal.process.pid}/children")
        if not children.exists():
            pytest.skip("this system does not list the children of a process")
        end = time.monotonic() + 60
        while not (found := _signals_of_workers(children)) and time.monotonic() < end:
            time.sleep(0.005)
        assert found
        assert all(held & 1 << signal.SIGINT - 1 for held in found)
        terminal.type("\x03")
        assert terminal.wait() == 130
        assert "Traceback" not in terminal.shown


def _signals_of_workers(children: Path) -> list[int]:
    """The signals that each process started for play blocks or ignores, as bits."""
    found = []
    for child in children.read_text().split():
        try:
            command = Path(f"/proc/{child}/cmdline").read_bytes()
            status = Path(f"/proc/{child}/status").read_text()
        except FileNotFoundError:
            continue
        lines = dict(line.split(":", 1) for line in status.splitlines())
        if b"spawn_main" in command:
            found.append(int(lines["SigBlk"], 16) | int(lines["SigIgn"], 16))
    return found


# ------------------------------------------------------------------------------- names


@pytest.mark.parametrize("name", ["x" * 41, "x" * 2600, "Ana\x1b[2J", "Ana\udcff"])
def test_a_name_is_short_and_visible(name: str) -> None:
    result = run("play", "-p", f"{name},greedy")
    assert result.exit_code == 2
    assert "A player’s name has at most 40 characters" in one_line(result.stderr)
    assert len(result.stderr) < 400


@pytest.mark.parametrize("words", [["play", "--" + "x" * 3000], ["x" * 3000], ["play", "x" * 3000]])
def test_what_is_long_is_shown_short(words: list[str]) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    assert len(result.stderr) < 400
