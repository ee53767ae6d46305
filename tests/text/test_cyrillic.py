"""Serbian in Cyrillic: the same table of examples that the browser's tests read."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from marineris.text import Text, languages
from marineris.text.bundle import Bundle, sources_of, written_languages
from marineris.text.cyrillic import cyrillic

EXAMPLES = json.loads((Path(__file__).parent / "cyrillic.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("latin", "expected"), EXAMPLES)
def test_an_example(latin: str, expected: str) -> None:
    assert cyrillic(latin) == expected


@pytest.mark.parametrize(("latin", "expected"), EXAMPLES)
def test_cyrillic_stays(latin: str, expected: str) -> None:
    assert cyrillic(expected) == expected


SERBIAN = """
say = Igrač { $player } uzima { $amount } { TERM($word, $amount) } i { "marineris serve" }.
    .kind = { $word ->
    [plant] Biljka
   *[other] Nešto
}
plant = { $count ->
    [one] biljka
    [few] biljke
   *[other] biljaka
}
cut = kon{ "" }j i kart{ $amount ->
    [one] u
   *[other] e
}
"""


def serbian() -> Bundle:
    return Bundle("sr-Cyrl", {"sr/x.ftl": SERBIAN})


@pytest.mark.parametrize(
    ("amount", "plants"),
    [(1, "биљка"), (21, "биљка"), (22, "биљке"), (5, "биљака"), (11, "биљака")],
)
def test_plain_text_is_changed_and_nothing_else(amount: int, plants: str) -> None:
    said = serbian().message("say", player="Ana Njegoš", amount=amount, word="plant")
    assert said == f"Играч Ana Njegoš узима {amount} {plants} и marineris serve."


def test_what_is_chosen_by_stays() -> None:
    assert serbian().message("say.kind", word="plant") == "Биљка"


def test_a_word_that_is_cut_is_written_piece_by_piece() -> None:
    assert serbian().message("cut", amount=1) == "конј и карту"


def test_both_scripts_are_offered() -> None:
    if "sr" in written_languages():
        assert {"sr", "sr-Cyrl"} <= set(languages())
    assert "pseudo" not in languages()


MIXED = re.compile(r"[a-zčćžšđ][\u0400-\u04ff]|[\u0400-\u04ff][a-zčćžšđ]|[čćžšđ]", re.IGNORECASE)
"""A word in two scripts, or one that was not changed though it is Serbian."""


@pytest.mark.skipif("sr" not in written_languages(), reason="there is no Serbian")
def test_no_word_is_half_cyrillic() -> None:
    found: list[str] = []

    class Reader(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
            if MIXED.search(cyrillic(node.value)):
                found.append(node.value)

    for source in sources_of("sr").values():
        Reader().visit(FluentParser().parse(source))
    assert found == []
    assert Text("sr-Cyrl").card_name("ants") == cyrillic(Text("sr").card_name("ants"))


def test_the_pseudo_language_is_english_in_brackets() -> None:
    text = Text("pseudo")
    assert text.message("list-and", before="a", after="b") == "a⟦ and ⟧b"
    assert text.card_name("ants") == "⟦Ants⟧"
