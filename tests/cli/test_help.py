"""Help that teaches, and texts that are all there."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from tests.cli.runner import one_line, run

import marineris
import marineris.cli
from marineris.about import how_rules_run
from marineris.cli.commands.cards import SETS
from marineris.cli.language import surrounding_language
from marineris.terraforming.data.card import CARDS
from marineris.text import Text

FTL = "".join(
    (files("marineris") / "i18n" / "en" / name).read_text(encoding="utf-8")
    for name in ("cli.ftl", "cli_analyse.ftl")
)
MESSAGES = {
    entry.id.name: entry
    for entry in FluentParser().parse(FTL).body
    if isinstance(entry, ast.Message)
}
SOURCE = "\n".join(
    file.read_text(encoding="utf-8") for file in Path(marineris.cli.__file__).parent.rglob("*.py")
)


def test_the_commands_are_listed_with_examples() -> None:
    result = run("--help")
    assert result.exit_code == 0
    for command in ("play", "simulate", "replay", "cards"):
        assert command in result.output
    assert "marineris play --players Ana,Bo,greedy --corporate-era" in one_line(result.output)


@pytest.mark.parametrize(
    "command", ["play", "simulate", "arena", "tune", "replay", "analyse", "cards"]
)
def test_every_command_explains_itself(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert "Examples" in result.output
    assert result.output.count(f"marineris {command}") > 2


@pytest.mark.parametrize("language", ["en", "pl", "uk", "sr"])
def test_the_help_of_cards_names_all_sets(language: str) -> None:
    told = Text(language).message("cli-help-set", sets=", ".join(SETS))
    assert set(SETS) == {card.set for card in CARDS} > {"base", "turmoil"}
    assert all(name in told for name in SETS)
    assert SETS[-1] in one_line(run("cards", "--help", columns=160).output)


def test_the_version_is_told() -> None:
    """And which rules run."""
    told = f"Marineris {marineris.__version__} ({how_rules_run()} rules)\n"
    assert run("--version").output == told


@pytest.mark.parametrize("language", ["en", "pl", "uk", "sr"])
def test_the_version_tells_compiled_rules_from_others(language: str) -> None:
    text = Text(language)
    told = {text.message("cli-version", version="1", rules=r) for r in ("compiled", "interpreted")}
    assert len(told) == 2


def test_every_message_has_the_prefix_of_its_file() -> None:
    assert all(name.startswith("cli-") for name in MESSAGES)


def test_every_message_of_the_source_exists() -> None:
    text = Text("en")
    for name in re.findall(r"""["'](cli-[a-z0-9-]*[a-z0-9])["']""", SOURCE):
        assert text.has_message(name), name
    for name in re.findall(r'help_text\("([a-z-]+)"[,)]', SOURCE):
        assert text.has_message(f"cli-help-{name}"), name
    for name in re.findall(r'CliError\(\s*"([a-z-]+)"', SOURCE):
        assert text.has_message(f"cli-error-{name}"), name


def test_no_message_is_left_over() -> None:
    """A message is named in the source, or belongs to a family whose beginning is."""
    families = set(re.findall(r'"(cli-[a-z-]*-)\{', SOURCE)) | {"cli-help-", "cli-error-"}
    for name in MESSAGES:
        is_named = f'"{name}"' in SOURCE or f"'{name}'" in SOURCE
        assert is_named or any(name.startswith(family) for family in families), name
    for name in MESSAGES:
        short = name.removeprefix("cli-help-")
        if short != name:
            assert f'"{short}"' in SOURCE or short.endswith("examples") or short in COMMANDS, name


COMMANDS = ("play", "simulate", "replay", "analyse", "cards")


def test_the_language_is_that_of_the_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("MARINERIS_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    assert surrounding_language() == "en"
    monkeypatch.setenv("LANG", "xx_YY.UTF-8")
    assert surrounding_language() == "en"
    monkeypatch.setenv("MARINERIS_LANGUAGE", "en")
    assert surrounding_language() == "en"
