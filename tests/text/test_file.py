"""The Fluent files themselves: in order, complete, and without anything left over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from tests.text.speech import untranslated

import marineris
from marineris.terraforming.data.card import CARDS
from marineris.text import Text, languages
from marineris.text.bundle import bundle, kebab, written_languages
from marineris.text.terms import families

SOURCES_OF = {
    f"{language}/{file.name}": file.read_text(encoding="utf-8")
    for language in written_languages()
    for file in (files("marineris") / "i18n" / language).iterdir()
    if file.name.endswith(".ftl")
}
EXPECTED = (
    "cards",
    "effects",
    "errors",
    "events",
    "missions",
    "moves",
    "options",
    "questions",
    "reasons",
    "terms",
    "turmoil",
)
"""Those that belong to the texts of the game; other parts bring their own."""


def test_the_files_are_there() -> None:
    for language in written_languages():
        for name in EXPECTED:
            file = f"{name}.ftl"
            assert f"{language}/{file}" in SOURCES_OF or file in untranslated(language)


@pytest.mark.parametrize("name", sorted(SOURCES_OF))
def test_a_file_can_be_read(name: str) -> None:
    body = FluentParser().parse(SOURCES_OF[name]).body
    assert [entry for entry in body if isinstance(entry, ast.Junk)] == []
    assert "\t" not in SOURCES_OF[name]
    assert SOURCES_OF[name].endswith("\n")


@pytest.mark.parametrize("name", [f"en/{name}.ftl" for name in EXPECTED])
def test_messages_are_sorted(name: str) -> None:
    ids = [entry.id.name for entry in messages(name)]
    assert ids == sorted(ids)


def messages(name: str) -> Iterator[ast.Message]:
    for entry in FluentParser().parse(SOURCES_OF[name]).body:
        if isinstance(entry, ast.Message):
            yield entry


class Variables(Visitor):
    """Collects what a message refers to."""

    def __init__(self) -> None:
        self.references: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


@pytest.mark.parametrize("name", sorted(SOURCES_OF))
def test_references_lead_somewhere(name: str) -> None:
    visitor = Variables()
    visitor.visit(FluentParser().parse(SOURCES_OF[name]))
    known = bundle(name.partition("/")[0]).ids
    assert visitor.references <= known


@pytest.mark.parametrize("name", sorted(SOURCES_OF))
def test_every_function_is_known(name: str) -> None:
    calls = set(re.findall(r"\{\s*([A-Z]+)\(", SOURCES_OF[name]))
    assert calls <= {"NUMBER", "TERM"}


FAMILIES = families()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("family", FAMILIES)
def test_every_word_is_there(family: str, language: str) -> None:
    text = Text(language)
    for key in FAMILIES[family]:
        for count in (None, 0, 1, 2, 5, 11, 21):
            word = text.term(family, key, count)
            assert word
            assert "_" not in word
    words = {f"{kebab(family)}-{kebab(key)}" for key in FAMILIES[family]}
    assert untranslated(language) or words <= bundle(language).ids
    assert words <= bundle("en").ids


@pytest.mark.parametrize(
    "family",
    ["deck", "face", "global-event", "mission", "party", "resource", "source", "structure"],
)
def test_no_word_is_left_over(family: str) -> None:
    ids = {name for name in bundle("en").ids if name.startswith(f"{family}-")}
    keys = FAMILIES[family.replace("-", "_")]
    assert ids - {"mission-immediate"} == {f"{family}-{kebab(key)}" for key in keys}


def test_only_what_games_share_by_name_has_a_message_for_one_game() -> None:
    ids = bundle("en").ids
    for game in marineris.GAMES:
        own = {name.removeprefix(f"{game}-") for name in ids if name.startswith(f"{game}-")}
        assert own <= ids


def test_every_card_has_a_name_of_its_own() -> None:
    names = [Text().card_name(card.id) for card in CARDS]
    assert len(set(names)) == len(CARDS)
    ids = {name for name in bundle("en").ids if name.startswith("card-")}
    parts = {"card-action", "card-effect", "card-first-action", "card-holds", "card-safe"}
    assert ids - parts == {f"card-{kebab(card.id)}" for card in CARDS}


@pytest.mark.parametrize(
    ("amount", "expected"),
    [
        (0, "0 plants"),
        (1, "1 plant"),
        (2, "2 plants"),
        (5, "5 plants"),
        (11, "11 plants"),
        (21, "21 plants"),
    ],
)
def test_numbers(amount: int, expected: str) -> None:
    word = Text().term("resource", "plants", amount)
    assert f"{amount} {word}" == expected
