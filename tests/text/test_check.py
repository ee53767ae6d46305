"""The messages of all languages are in order; and whatever is not is found."""

from __future__ import annotations

import warnings

import pytest
from tests.cli.runner import run

from marineris.cli.commands.i18n import words_for
from marineris.text import Text, languages
from marineris.text.bundle import bundle, misnamed_folders, written_languages
from marineris.text.check import Checked, Fault, check
from marineris.text.check.compare import faults_against, faults_within
from marineris.text.check.fault import KINDS
from marineris.text.check.message import read_sheets
from marineris.text.check.usage import browser_code, python_code, unused
from marineris.text.terms import KEYS

ENGLISH = {
    "en/terms.ftl": """
resource-plants = plants
    .production = plant production
""",
    "en/log.ftl": """
event-gained = { $player } gained { $amount } { TERM($resource, $amount) }.
    .nobody = { $amount } were gained.
event-lost = { $player } lost.
""",
    "en/web.ftl": "web-close = Close\n",
}
POLISH = {
    "pl/terms.ftl": """
resource-plants = { $count ->
    [one] roślina
    [few] rośliny
   *[many] roślin
}
    .gen = roślin
""",
    "pl/log.ftl": """
event-gained = { $player } zyskuje { $amount } { TERM($resource, $amount) }.
    .nobody = Zyskano { $amount }.
event-lost = { $player } przegrywa.
""",
    "pl/web.ftl": "web-close = Zamknij\n",
}


@pytest.mark.parametrize("language", written_languages())
def test_nothing_is_wrong(language: str) -> None:
    """Written out by `marineris i18n check`, as a translator would see it.

    What is not translated yet is a warning: nobody has to know all languages to change something.
    """
    checked = check(language)
    assert [words_for(fault, Text()) for fault in checked.wrong] == []
    assert checked.messages + len(checked.untranslated) >= 2000 or language != "en"
    assert not checked.untranslated or language != "en"
    for file, names in _by_file(checked).items():
        warnings.warn(f"untranslated: {language}/{file}: {', '.join(names)}", stacklevel=1)


def _by_file(checked: Checked) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for fault in checked.untranslated:
        found.setdefault(fault.file, []).append(fault.name)
    return found


def test_every_folder_is_named_by_a_language() -> None:
    assert misnamed_folders() == []


def faults(sources: dict[str, str], language: str = "pl") -> set[tuple[str, str, str]]:
    """What is found in made-up files that stand in the place of the Polish ones."""
    sheets = read_sheets(language, {**POLISH, **sources})
    english = read_sheets("en", ENGLISH)
    found = [
        *faults_against(english, sheets),
        *faults_within(sheets, lambda name: ["terraforming"]),
    ]
    # The made-up files do not have all words.
    return {
        (one.kind, one.name, one.detail)
        for one in found
        if one.kind != "form" or "plants" in one.name
    }


def test_words_may_have_forms_and_numbers_of_their_own() -> None:
    assert faults({}) == set()


def log(*lines: str, keep: bool = True) -> dict[str, str]:
    kept = POLISH["pl/log.ftl"] if keep else ""
    return {"pl/log.ftl": kept + "\n".join(lines) + "\n"}


GAINED = "event-gained = { $player } { $amount } { TERM($resource, $amount) }"
NOBODY = "    .nobody = { $amount }"


@pytest.mark.parametrize(
    ("sources", "expected"),
    [
        (log("event-more = {"), ("junk", "event-more = {", "")),
        (log("event-lost = { $player }"), ("twice", "event-lost", "")),
        ({"pl/web.ftl": ""}, ("missing", "web-close", "")),
        (
            log(GAINED, "event-lost = { $player }", keep=False),
            ("missing", "event-gained.nobody", ""),
        ),
        (log("event-odd = ?"), ("unknown", "event-odd", "")),
        (
            log(GAINED, NOBODY, "    .odd = ?", "event-lost = { $player }", keep=False),
            ("unknown", "event-gained.odd", ""),
        ),
        (
            log(GAINED, "    .nobody = ?", "event-lost = { $player }", keep=False),
            ("argument-missing", "event-gained.nobody", "amount"),
        ),
        (
            log(GAINED, NOBODY, "event-lost = { $player } { $seat }", keep=False),
            ("argument-unknown", "event-lost", "seat"),
        ),
        (
            {"pl/terms.ftl": "resource-plants = { $amount }\n"},
            ("argument-unknown", "resource-plants", "amount"),
        ),
        (
            log('event-a = { TERM($resource, form: "dat") }'),
            ("form", "resource-plants.dat", "event-a"),
        ),
        (
            log('event-a = { TERM("resource-plants", form: "dat") }'),
            ("form", "resource-plants.dat", "event-a"),
        ),
        (log("event-a = { TERM($nonsense) }"), ("word", "event-a", "$nonsense")),
        (log('event-a = { TERM("resource-heat") }'), ("word", "event-a", "resource-heat")),
        (log("event-a = { SHOUT($player) }"), ("function", "event-a", "SHOUT")),
        ({"pl/web.ftl": 'web-close = { TERM("x") }\n'}, ("function", "web-close", "TERM")),
        (log("event-a = { event-b }"), ("reference", "event-a", "event-b")),
        (log("event-a = { event-lost.odd }"), ("reference", "event-a", "event-lost.odd")),
        (log("event-a = { -brand }"), ("reference", "event-a", "-brand")),
        (
            log("event-a = { $x ->", "    [two] 2", "   *[other] 3", "}"),
            ("plural", "event-a", "two"),
        ),
    ],
)
def test_a_fault_is_found(sources: dict[str, str], expected: tuple[str, str, str]) -> None:
    assert expected in faults(sources)


def test_a_file_that_is_missing_is_told_once() -> None:
    english = read_sheets("en", ENGLISH)
    there = read_sheets("pl", {"pl/web.ftl": POLISH["pl/web.ftl"]})
    found = [(one.kind, one.name, one.detail) for one in faults_against(english, there)]
    assert found == [("no-file", "terms.ftl", "1"), ("no-file", "log.ftl", "2")]


def test_a_message_in_another_file_is_found() -> None:
    """The browser would load it with another screen."""
    sources = {"pl/web.ftl": "", "pl/web_table.ftl": POLISH["pl/web.ftl"]}
    assert ("misplaced", "web-close", "web.ftl") in faults(sources)


def test_each_game_is_asked_only_for_its_own_words() -> None:
    sheets = read_sheets(
        "en",
        {
            "en/a.ftl": 'event-a = { TERM($resource, form: "production") }\n'
            "resource-air = air\nresource-plants = plants\n"
        },
    )
    found = {one.name for one in faults_within(sheets, lambda name: ["terraforming"])}
    assert found == {"resource-plants.production"}
    found = {one.name for one in faults_within(sheets, lambda name: ["mars2049"])}
    assert found == {"resource-air.production"}


PYTHON = '''
"""event-in-a-remark is not said."""
class LandClaimed: ...
text.message("said-plainly.short")
text.message(f"cli-error-{about}")
raise CliError("no-file")
speaker.id_of("event", name)
speaker.id_of("option", f"{name}-{kebab(value)}")
choose("bank", ("limited_deck",))
'''
BROWSER = """
t('web-close'); t(`web-error-${code}`); const codes = { lost: 1 };
text = `${shown} ${t('web-inside', { n })}`;
"""


@pytest.mark.parametrize(
    ("name", "is_used"),
    [
        ("said-plainly", True),
        ("said-otherwise", False),
        ("event-in-a-remark", False),
        ("cli-error-no-file", True),
        ("cli-error-gone", False),
        ("event-land-claimed", True),
        ("mars2049-event-land-claimed", True),
        ("event-land-sold", False),
        ("option-bank-limited-deck", True),
        ("option-bank-unlimited", False),
        ("web-close", True),
        ("web-inside", True),
        ("web-error-lost", True),
        ("web-error-found", False),
        ("lost", False),
        ("spoken-of", True),
    ],
)
def test_whether_a_message_is_used(name: str, is_used: bool) -> None:
    code = python_code([PYTHON])
    code.add(browser_code([BROWSER]))
    sheets = read_sheets("en", {"en/a.ftl": f"{name} = x\nsaid-plainly-too = {{ spoken-of }}\n"})
    assert (name in unused(sheets, code)) != is_used


def test_every_kind_of_fault_has_words() -> None:
    for language in languages():
        for kind in KINDS:
            for detail in ("x", "1", "22"):
                assert words_for(Fault("pl", "web.ftl", kind, "name", detail), Text(language))


def test_the_command_tells_and_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    result = run("i18n", "check", "en")
    assert result.exit_code == 0
    assert "nothing is wrong" in result.output

    def broken(language: str) -> Checked:
        return Checked(language, 1, 2, (Fault(language, "web.ftl", "unknown", "web-close"),))

    monkeypatch.setattr("marineris.cli.commands.i18n.check_language", broken)
    result = run("i18n", "check", "en")
    assert result.exit_code == 1
    assert "en/web.ftl" in result.output
    assert "web-close is not in English." in result.output
    assert "1 thing is wrong in 2 messages." in result.output


def test_a_missing_translation_fails_only_where_a_release_asks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def incomplete(language: str) -> Checked:
        lacking = (
            Fault(language, "web.ftl", "missing", "web-close"),
            Fault(language, "log.ftl", "no-file", "log.ftl", "4"),
        )
        return Checked(language, 1, 2, lacking)

    monkeypatch.setattr("marineris.cli.commands.i18n.check_language", incomplete)
    result = run("i18n", "check", "pl")
    assert result.exit_code == 0
    assert "web-close is missing." in result.output
    assert "5 messages are not translated; English stands in." in result.output
    assert "nothing is wrong" not in result.output
    result = run("i18n", "check", "--strict", "pl")
    assert result.exit_code == 1
    assert "web-close is missing." in result.output


def test_what_is_wrong_is_told_apart_from_what_is_missing() -> None:
    missing = Fault("pl", "web.ftl", "missing", "web-close")
    wrong = Fault("pl", "web.ftl", "argument-unknown", "web-open", "seat")
    checked = Checked("pl", 1, 2, (missing, wrong))
    assert (checked.untranslated, checked.wrong) == ((missing,), (wrong,))


def test_an_unknown_language_is_refused() -> None:
    result = run("i18n", "check", "tlh")
    assert result.exit_code == 2
    assert "There are no texts in “tlh”" in result.output


def test_the_games_are_those_that_there_are_words_for() -> None:
    assert {f"game-{game}" for game in KEYS} <= bundle("en").ids
