"""Loading messages, filling them in, and what happens where something is missing."""

from __future__ import annotations

import pytest

from marineris.terraforming.data.resource import ENERGY, PLANTS
from marineris.terraforming.vocabulary.effect.stock import Gain, Produce
from marineris.text import Text, TextError, languages
from marineris.text.bundle import MOST_LISTED, Bundle, MissingArgument, bundle, kebab
from marineris.text.terraforming.effect import effect_clause

# A few messages as a translator would write them, to see that the scheme carries cases.
POLISH = """
effect-gain = zyskaj { $items }
    .item = { $amount } { TERM($resource, $amount, form: "accusative") }
effect-produce = { $direction ->
    [down] zmniejsz { $items }
   *[up] zwiększ { $items }
}
    .item = produkcję { TERM($resource, form: "genitive") } o { $steps } { $steps ->
    [one] poziom
    [few] poziomy
   *[many] poziomów
}
list-and = { $before } i { $after }
resource-energy = energia
    .accusative = { $count ->
    [one] energię
   *[other] energii
}
    .genitive = energii
resource-plants = { $count ->
    [one] roślina
    [few] rośliny
   *[many] roślin
}
    .accusative = { $count ->
    [one] roślinę
    [few] rośliny
   *[many] roślin
}
    .genitive = roślin
"""


def polish() -> Bundle:
    return Bundle("pl", {"pl/test.ftl": POLISH}, bundle("en"))


def test_a_message_is_filled_in() -> None:
    assert Text().message("list-and", before="a", after="b") == "a and b"
    assert Text().message("effect-gain.item", resource="resource-plants", amount=3) == "3 plants"


def test_english_is_there_and_every_language_loads() -> None:
    assert "en" in languages()
    for language in languages():
        assert Text(language).card_name("ants")


def test_an_unknown_language_is_answered_with_the_known_ones() -> None:
    with pytest.raises(TextError, match=r"'tlh'.*en"):
        Text("tlh")


def test_a_missing_message_is_named() -> None:
    with pytest.raises(TextError, match="no-such-message"):
        Text().message("no-such-message")
    with pytest.raises(TextError, match=r"list-and.nothing"):
        Text().message("list-and.nothing")
    assert not Text().has_message("no-such-message")
    assert issubclass(TextError, KeyError)


def test_a_missing_argument_is_named() -> None:
    with pytest.raises(MissingArgument, match=r"list-and.*after"):
        Text().message("list-and", before="a")


def test_a_missing_form_is_named() -> None:
    broken = Bundle("en", {"x.ftl": 'say = { TERM("word", form: "dative") }\nword = word\n'})
    with pytest.raises(TextError, match="dative"):
        broken.message("say")


@pytest.mark.parametrize("value", [None, True, 1.5, ["a"]])
def test_only_numbers_and_strings_are_arguments(value: object) -> None:
    with pytest.raises(TextError, match="before"):
        Text().message("list-and", before=value, after="b")  # type: ignore[arg-type]


def test_a_file_that_cannot_be_read_is_named() -> None:
    with pytest.raises(TextError, match=r"x.ftl.*near 'bad"):
        Bundle("en", {"x.ftl": "good = 1\nbad = { $\n"}).message("good")


def test_a_message_may_refer_to_one_in_a_file_not_read_yet() -> None:
    sources = {
        "a.ftl": "one = { two }!\n",
        "b.ftl": "two = { three } two\n",
        "c.ftl": "three = 3\n",
    }
    assert Bundle("en", sources).message("one") == "3 two!"


def test_a_message_given_twice_is_named() -> None:
    with pytest.raises(TextError, match=r"y.ftl.*'one'"):
        Bundle("en", {"x.ftl": "one = 1\n", "y.ftl": "one = 2\n"})


def test_no_marks_around_arguments() -> None:
    assert Text().message("quoted", name="x") == "“x”"


@pytest.mark.parametrize(
    ("items", "expected"),
    [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c", "d"], "a, b, c and d")],
)
def test_a_list(items: list[str], expected: str) -> None:
    assert Text().all_of(items) == expected


def test_alternatives() -> None:
    assert bundle("en").one_of(["a", "b", "c"]) == "a, b or c"
    assert bundle("en").clauses(["a", "b", "c"]) == "a, b, or c"


@pytest.mark.parametrize("language", languages())
def test_no_list_and_no_argument_is_too_long(language: str) -> None:
    """Fluent refuses what is longer than 2,500 characters; a text is cut short before that."""
    speaker = bundle(language)
    for items in (["item"] * 5_000, ["x" * 3_000], ["x" * 3_000] * 3, ["y" * 700] * 9):
        for said in (speaker.all_of(items), speaker.one_of(items), speaker.clauses(items)):
            assert len(said) < 2_500
            assert said.endswith("…")
            assert speaker.message("quoted", name=said)
    assert len(speaker.message("quoted", name="z" * 9_999)) < 2_100
    few = speaker.all_of([f"item {number}" for number in range(MOST_LISTED)])
    assert "…" not in few
    assert few.endswith(f"item {MOST_LISTED - 1}")


def test_a_negative_number_has_a_minus_and_a_rule_its_hyphen() -> None:
    text = Text()
    assert text.message("level", parameter="parameter-temperature", level=-30) == "−30 °C"
    assert text.message("reason-with-rule", reason="x", rule="TM-7.6") == "x (TM-7.6)"


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "12,345.7 and −0.5"),
        ("pl", "12\xa0345,7 and −0,5"),
        ("uk", "12\xa0345,7 and −0,5"),
        ("sr", "12.345,7 and −0,5"),
        ("sr-Cyrl", "12.345,7 and −0,5"),
        ("pseudo", "12,345.7 and −0.5"),
    ],
)
def test_a_figure_is_written_as_the_language_does(language: str, expected: str) -> None:
    speaker = Bundle(language, {"x.ftl": "n = { $n }\n"})
    assert f"{speaker.figure(12345.67, 1)} and {speaker.figure(-0.5, 1)}" == expected
    assert speaker.message("n", n=12345) == expected[:6]


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("OneOf", "one-of"),
        ("OnlyAReaction", "only-a-reaction"),
        ("CardsSeen", "cards-seen"),
        ("rad_chem_factory", "rad-chem-factory"),
    ],
)
def test_ids(name: str, expected: str) -> None:
    assert kebab(name) == expected


@pytest.mark.parametrize(
    ("amount", "expected"),
    [
        (0, "zyskaj 0 roślin"),
        (1, "zyskaj 1 roślinę"),
        (2, "zyskaj 2 rośliny"),
        (5, "zyskaj 5 roślin"),
        (11, "zyskaj 11 roślin"),
        (21, "zyskaj 21 roślin"),
        (22, "zyskaj 22 rośliny"),
    ],
)
def test_another_language_declines_by_number_and_case(amount: int, expected: str) -> None:
    assert effect_clause(polish(), Gain(PLANTS, amount)) == expected


def test_another_language_asks_for_its_own_forms() -> None:
    assert effect_clause(polish(), Produce(ENERGY, -2)) == "zmniejsz produkcję energii o 2 poziomy"


def test_what_is_not_translated_is_in_english() -> None:
    speaker = polish()
    assert speaker.message("move-pass") == Text().message("move-pass")
    assert speaker.term("resource-heat", 3, "genitive") == "heat"
    assert speaker.all_of(["a", "b", "c"]) == "a, b i c"
    with pytest.raises(TextError, match="no-such-message"):
        speaker.message("no-such-message")
