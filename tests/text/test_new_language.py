"""A language that somebody has just begun: three files, everything else in English."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from tests.cli.runner import run

from marineris.text import Text, bundle, languages
from marineris.text.bundle import is_language_code, misnamed_folders
from marineris.text.check import check
from marineris.text.language import accepted_language, chosen_language, known_languages

FILES = {
    "terms.ftl": "resource-plants = { $count ->\n    [one] Pflanze\n   *[other] Pflanzen\n}\n",
    "moves.ftl": (
        "move-pass = Passen\n"
        "move-take = Nimm 1 { TERM($resource, 1) }\n"
        'move-protect = Wehre ab mit { TERM("mission-protection") }\n'
    ),
    "web.ftl": "web-rule = Regel { $rule }\n",
}
Begin = Callable[..., None]


@pytest.fixture
def begin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Begin]:
    """Plants a language in a copy of the messages."""
    home = tmp_path / "i18n"
    shutil.copytree(str(files("marineris") / "i18n"), home)
    monkeypatch.setattr(bundle, "_home", lambda: home)

    def plant(code: str, **changed: str) -> None:
        (home / code).mkdir()
        for name, text in {**FILES, **{f"{key}.ftl": changed[key] for key in changed}}.items():
            (home / code / name).write_text(text, encoding="utf-8")
        forget()

    yield plant
    monkeypatch.undo()
    forget()


def forget() -> None:
    bundle.bundle.cache_clear()
    known_languages.cache_clear()


@pytest.mark.parametrize("code", ["de", "pt-BR"])
def test_what_is_missing_is_in_english(begin: Begin, code: str) -> None:
    begin(code)
    assert code in languages()
    text = Text(code)
    assert text.message("move-pass") == "Passen"
    assert text.message("move-take", resource="resource-plants") == "Nimm 1 Pflanze"
    assert text.message("move-take", resource="resource-heat") == "Nimm 1 heat"
    assert text.message("move-protect").startswith("Wehre ab mit ")
    assert text.card_text("ants") == Text("en").card_text("ants")
    assert bundle.bundle(code).figure(1.5, 1) == "1,5"
    assert chosen_language(code) == accepted_language(f"{code},en;q=0.5") == code


def test_the_check_warns_and_a_release_refuses(begin: Begin) -> None:
    begin("de")
    assert check("de").wrong == ()
    assert len(check("de").untranslated) > 100
    plain, strict = run("i18n", "check", "de"), run("i18n", "check", "--strict", "de")
    assert plain.exit_code == 0
    assert "not translated; English stands in." in plain.output
    assert strict.exit_code == 1


def test_a_wrong_argument_is_found(begin: Begin) -> None:
    begin("de", web="web-rule = Regel { $number }\n")
    result = run("i18n", "check", "de")
    assert result.exit_code == 1
    assert "web-rule uses $number, which English does not." in result.output
    assert "web-rule does not use $rule, which English does." in result.output


@pytest.mark.parametrize("code", ["xx", "pt_BR", "german"])
def test_a_folder_that_is_no_language_is_answered(begin: Begin, code: str) -> None:
    begin(code)
    assert misnamed_folders() == [code]
    assert code not in languages()
    said = f"Unicode knows no language “{code}”. Name the folder by a code that it knows"
    for words in (("i18n", "check", code), ("i18n", "check"), ("cards", "ants", "-l", code)):
        result = run(*words)
        assert result.exit_code == 2
        assert said in " ".join(result.output.split())


def test_nobody_is_spoken_to_in_a_folder_that_is_no_language(begin: Begin) -> None:
    begin("xx")
    assert chosen_language("xx") == accepted_language("xx") == "en"


@pytest.mark.parametrize(
    ("name", "is_one"),
    [("de", True), ("pt-BR", True), ("sr-Latn", True), ("zh-TW", True)]
    + [(name, False) for name in ("xx", "DE", "pt_BR", "german", "de-XX", "", "a b")],
)
def test_codes(name: str, is_one: bool) -> None:
    assert is_language_code(name) == is_one
