"""What is written for hosts agrees with what there is."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest
from prometheus_client.metrics import MetricWrapperBase
from tests.cli.runner import run

from marineris.server import metrics
from marineris.server.settings import PREFIX, Settings, settings_from

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
ROWS = dict(re.findall(r"^\| `(MARINERIS_[A-Z_]+)` \| (.*) \|$", PAGE, re.MULTILINE))


def test_every_setting_is_in_the_table_and_no_other() -> None:
    assert list(ROWS) == [PREFIX + field.name.upper() for field in fields(Settings)]


@pytest.mark.parametrize("field", fields(Settings), ids=lambda one: one.name)
def test_the_table_tells_the_defaults(field: object) -> None:
    name, default = getattr(field, "name", ""), getattr(field, "default", None)
    _, told, meaning = ROWS[PREFIX + name.upper()].split(" | ", 2)
    text = told.strip("`").replace("*empty*", "")
    assert text == (("yes" if default else "no") if isinstance(default, bool) else str(default))
    assert getattr(settings_from({PREFIX + name.upper(): text}), name) == default
    assert len(meaning) > 10


def test_the_options_in_the_table_exist() -> None:
    said = run("serve", "--help", columns=200).output
    options = {row.split(" | ")[0].strip("`") for row in ROWS.values()} - {"—"}
    assert len(options) > 8
    assert all(re.search(rf"{option}\b", said) for option in options)


def test_the_commands_in_the_table_exist() -> None:
    commands = set(re.findall(r"^\| `admin ([a-z]+)", PAGE, re.MULTILINE))
    said = run("admin", "--help").output
    assert set(re.findall(r"^│ ([a-z]+) ", said, re.MULTILINE)) == commands


def test_every_figure_is_explained() -> None:
    told = set(re.findall(r"^\| `(marineris_[a-z_]+)` \|", PAGE, re.MULTILINE))
    there = set()
    for one in vars(metrics).values():
        if isinstance(one, MetricWrapperBase):
            [family] = one.describe()
            there.add(family.name + ("_total" if family.type == "counter" else ""))
    assert told == there


def test_every_task_is_explained() -> None:
    """Whatever /health may name stands in the table, and nothing else."""
    told = re.findall(
        r"^\| ((?:`[a-z_-]+`(?:, )?)+) \|.*$", PAGE.partition("`failing` names")[2], re.M
    )
    named = {name for row in told for name in re.findall(r"`([a-z_-]+)`", row)}
    named -= {name for name in named if name.startswith("marineris_")}
    calls = re.compile(r"\.(?:forever|until_done|failed)\(\s*\"([a-z_-]+)\"")
    there = set()
    for file in (ROOT / "src" / "marineris" / "server").rglob("*.py"):
        there.update(calls.findall(file.read_text(encoding="utf-8")))
    assert len(there) > 10
    assert named == there


def test_links_within_the_page_lead_somewhere() -> None:
    headings = re.findall(r"^#+ (.*)$", re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL), re.M)
    anchors = {heading.lower().replace(" ", "-") for heading in headings}
    assert set(re.findall(r"\]\(#([a-z-]+)\)", PAGE)) <= anchors
    for file in re.findall(r"\]\(((?:\.\./)?[a-z/_.A-Z]+)\)", PAGE):
        assert (ROOT / "docs" / file).resolve().is_file()


def test_what_is_deployed_uses_settings_that_exist() -> None:
    known = {PREFIX + field.name.upper() for field in fields(Settings)}
    for file in (ROOT / "deploy").iterdir():
        used = set(re.findall(rf"{PREFIX}[A-Z_]+", file.read_text(encoding="utf-8")))
        no_settings = {PREFIX + "NAME", PREFIX + "COMPILED"}  # any, and one of hatch_build.py
        assert used - no_settings <= known, file.name
