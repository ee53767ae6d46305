"""Settings from the environment and the command line."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from marineris.server.settings import BadSetting, Settings, settings_from


def test_without_anything_the_defaults_hold() -> None:
    assert settings_from({}) == Settings()
    assert settings_from({"PORT": "1", "MARINERISPORT": "1", "HOME": "/"}) == Settings()


def test_every_setting_can_come_from_the_environment() -> None:
    words = {bool: "yes", int: "17", str: "somewhere"}
    given = {
        f"MARINERIS_{field.name.upper()}": words[type(field.default)] for field in fields(Settings)
    }
    found = settings_from(given)
    for field in fields(Settings):
        expected = {bool: True, int: 17, str: "somewhere"}[type(field.default)]
        assert getattr(found, field.name) == expected, field.name


def test_what_is_given_wins() -> None:
    environment = {"MARINERIS_PORT": "1000", "MARINERIS_HOST": "0.0.0.0"}
    found = settings_from(environment, port=2000, host=None)
    assert (found.port, found.host) == (2000, "0.0.0.0")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "high"),
        ("PORT", ""),
        ("PORT", "-1"),
        ("PORT", "1e3"),
        ("PORT", "²"),
        ("WEBHOOKS", "perhaps"),
        ("TRUST_PROXY", "2"),
    ],
)
def test_what_cannot_be_used_is_refused_by_name(name: str, value: str) -> None:
    with pytest.raises(BadSetting) as refusal:
        settings_from({f"MARINERIS_{name}": value})
    assert f"MARINERIS_{name}" in str(refusal.value)


@pytest.mark.parametrize(("word", "meant"), [("On", True), ("1", True), ("no", False), ("", False)])
def test_yes_and_no_in_many_words(word: str, meant: bool) -> None:
    assert settings_from({"MARINERIS_WEBHOOKS": word}).webhooks is meant


def test_the_store_is_a_file_unless_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert Settings(database="postgresql+asyncpg://x/y").database_url == "postgresql+asyncpg://x/y"
    folder = tmp_path / "deep" / "data"
    assert Settings(data=str(folder)).database_url.endswith("/deep/data/marineris.sqlite")
    assert folder.is_dir()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    assert Settings().database_url.endswith("/home/marineris/marineris.sqlite")
