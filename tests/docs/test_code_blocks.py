"""Code in the documentation is true: doctests run, commands exist with their options, data can be
read, and what is quoted from the sources still stands there.

A block that nothing here can check has to be named in `SHOWN`, with the reason; a new one fails.
"""

from __future__ import annotations

import json
import re
from dataclasses import fields
from functools import cache
from typing import Any

import click
import pytest
import yaml
from tests.docs.code_blocks import PAGES, ROOT, Block, all_blocks, blocks
from typer.main import get_command

from marineris.cli import app
from marineris.server.settings import PREFIX, Settings

SHOWN = {
    ("README.md", "src/marineris/"): "the folders",
    ("CONTRIBUTING.md", "def test_only_money_production_may_be_negative() -> None:"): "a form",
    ("docs/adding-a-bot.md", "class MyBot:"): "a form",
    ("docs/accessibility.md", "(the page is there)"): "written by tools/spoken_turn.py",
    ("docs/hosting.md", "Marineris 0.1.0 is running."): "what the server prints",
    ("docs/hosting.md", "mars.example.org {"): "settings of Caddy",
    ("docs/hosting.md", "example.org {"): "settings of Caddy",
    ("docs/hosting.md", "location = /mars {"): "run by test_folder.py",
    ("docs/hosting.md", "map $http_upgrade $connection_upgrade {"): "settings of nginx",
    ("docs/protocol.md", '→ {"do": "hello", "token": "…" or null, "since": version or null,'):
        "messages with placeholders",
    ("docs/vps.md", "apt-get update"): "commands of Debian's",
    ("docs/vps.md", "systemctl daemon-reload"): "commands of systemd's",
    ("docs/vps.md", "mars.example.org {"): "settings of Caddy",
    ("docs/protocol.md", '{"table":    {"id", "game", "status": "open"|"running"|"over",'):
        "a document with placeholders",
}  # fmt: skip
BLOCKS = all_blocks()
LEAST_QUOTED = 60
"""Signs of a quotation; something shorter may stand in the sources by chance."""


def is_shown(block: Block) -> bool:
    return any(
        page == block.page and block.first.startswith(first.rstrip(",")) for page, first in SHOWN
    )


@cache
def sources() -> str:
    """All Python files, without the spaces that differ between a file and a quotation."""
    found = [*ROOT.glob("src/**/*.py"), *ROOT.glob("tests/**/*.py")]
    return "".join(squeezed(path.read_text(encoding="utf-8")) for path in found)


def is_quoted(text: str) -> bool:
    short = squeezed(text)
    return len(short) >= LEAST_QUOTED and short in sources()


def squeezed(text: str) -> str:
    return re.sub(r"\s+", "", text)


def is_data(block: Block) -> bool:
    """Whether a block is data that can be read as a whole."""
    try:
        read: Any = json.loads(block.text)
    except ValueError:
        if block.language != "yaml":
            return False
        read = yaml.safe_load(block.text)
    return isinstance(read, dict)


def fault(block: Block) -> str:
    """What is wrong with a block; empty if it was checked and nothing is."""
    if block.is_doctest:
        is_run = block.page == "README.md" or block.page.startswith("docs/")
        return "" if is_run else "pytest collects no doctests from this page"
    commands = block.commands()
    if commands:
        return "; ".join(filter(None, map(command_fault, commands)))
    settings = re.findall(r"^(\w+)=", block.text, re.MULTILINE)
    if len(settings) == len(block.text.splitlines()):
        unknown = [name for name in settings if name not in known_settings()]
        return f"there is no setting {', '.join(unknown)}" if unknown else ""
    if is_data(block) or is_quoted(block.text) or is_shown(block):
        return ""
    return "nothing checks this block: make it a doctest or a command, or name it in SHOWN"


def command_fault(words: list[str]) -> str:
    program = words[0].rpartition("/")[2]
    if program == "make":
        targets = [word for word in words[1:] if "=" not in word]
        unknown = [target for target in targets if target not in make_targets()]
        return f"make has no {', '.join(unknown)}" if unknown else ""
    if program == "marineris":
        return cli_fault(get_command(app), words[1:])
    files = [word for word in words[1:] if word.startswith(("examples/", "tools/"))]
    missing = [file for file in files if not (ROOT / file).exists()]
    return f"there is no {', '.join(missing)}" if missing else ""


@cache
def known_settings() -> set[str]:
    return {f"{PREFIX}{field.name.upper()}" for field in fields(Settings)}


@cache
def make_targets() -> set[str]:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][a-z-]*):", makefile, re.MULTILINE))


def cli_fault(command: Any, words: list[str]) -> str:
    """Whether the command line would understand a command; nothing is run."""
    with click.Context(command, info_name=command.name) as context:
        try:
            if hasattr(command, "commands"):
                if not words or words[0] not in command.commands:
                    return f"marineris has no command {' '.join(words[:1])!r}"
                return cli_fault(command.commands[words[0]], words[1:])
            command.make_parser(context).parse_args(list(words))
        except Exception as error:
            if not hasattr(error, "format_message"):
                raise
            return str(error.format_message())
    return ""


@pytest.mark.parametrize("page", PAGES)
def test_every_block_is_checked(page: str) -> None:
    found = [block for block in BLOCKS if block.page == page]
    faults = [f"{block.first}: {said}" for block in found if (said := fault(block))]
    assert faults == []


def test_nothing_is_named_for_no_block() -> None:
    firsts = [(block.page, block.first) for block in BLOCKS if not fault(block)]
    left = [
        (page, first)
        for page, first in SHOWN
        if not any(page == p and f.startswith(first.rstrip(",")) for p, f in firsts)
    ]
    assert left == []
    assert len([block for block in BLOCKS if block.is_doctest]) >= 8


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("```python\nprint(1)\n```\n", "nothing checks"),
        ("Do this:\n\n    rm something\n", "nothing checks"),
        ("    MARINERIS_COLOUR=red\n", "no setting MARINERIS_COLOUR"),
        ("    make nonsense\n", "make has no nonsense"),
        ("```console\n$ marineris shout\n```\n", "no command 'shout'"),
        ("```console\n$ marineris play --loud\n```\n", "--loud"),
        ("    python examples/nothing.py\n", "no examples/nothing.py"),
        ("```yaml\n- a list\n```\n", "nothing checks"),
    ],
)
def test_a_new_block_that_nothing_checks_is_found(text: str, says: str) -> None:
    [block] = blocks("docs/new.md", text)
    assert says in fault(block)


@pytest.mark.parametrize(
    "text",
    [
        "```python\n>>> 1 + 1\n2\n\n```\n",
        "    make test ARGS='-k ocean'\n",
        "```console\n$ marineris play -p you,greedy --corporate-era  # a game\n```\n",
        '```json\n{"a": 1}\n```\n',
    ],
)
def test_a_block_that_is_checked_is_fine(text: str) -> None:
    [block] = blocks("docs/new.md", text)
    assert fault(block) == ""
