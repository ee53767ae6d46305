"""Settings from the environment and the command line."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from marineris.server.settings import BadSetting, Settings, settings_from


def test_without_anything_the_defaults_hold() -> None:
    assert settings_from({}) == Settings()
    assert settings_from({"PORT": "1", "MARINERISPORT": "1", "HOME": "/"}) == Settings()


GIVEN = {
    "host": "mars.example.org",
    "database": "postgresql+asyncpg://user:password@host/name",
    "data": "somewhere",
    "redis": "rediss://:password@host:6379/2",
    "public_url": "https://mars.example.org:8443",
    "backup_folder": "copies",
    "log_level": "Warning",
    "log_format": "json",
}


def test_every_setting_can_come_from_the_environment() -> None:
    words: dict[type, str] = {bool: "yes", int: "17"}
    given = {
        f"MARINERIS_{field.name.upper()}": words.get(type(field.default)) or GIVEN[field.name]
        for field in fields(Settings)
    }
    found = settings_from(given)
    for field in fields(Settings):
        expected = {bool: True, int: 17}.get(type(field.default)) or GIVEN[field.name]
        if field.name == "log_level":
            expected = "warning"
        assert getattr(found, field.name) == expected, field.name


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("port", 0),
        ("port", 65_536),
        ("bot_processes", 257),
        ("bot_pause", -1),
        ("bot_seconds", 0),
        ("most_tables", 10**10),
        ("keep_finished_days", 36_501),
        ("keep_unfinished_days", -1),
        ("keep_chat_days", 10**10),
        ("backup_hours", 0),
        ("backup_hours", 8_761),
        ("backup_copies", 0),
        ("backup_copies", 1_001),
        ("host", "a b"),
        ("database", "sqlite:///file"),
        ("database", "postgresql+asyncpg://host:port/name"),
        ("redis", "http://host"),
        ("redis", "redis://host/name"),
        ("public_url", "ftp://host"),
        ("public_url", "https://host:99999"),
        ("public_url", 'https://host/a"b'),
        ("public_url", "https://host//mars"),
        ("log_level", "trace"),
        ("log_format", "xml"),
    ],
)
def test_what_cannot_be_used_is_refused_by_its_option(name: str, value: object) -> None:
    with pytest.raises(BadSetting) as refusal:
        settings_from({}, **{name: value})
    assert f"--{name.replace('_', '-')}" in str(refusal.value)


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


@pytest.mark.parametrize(
    ("address", "root"),
    [
        ("", ""),
        ("https://mars.example.org", ""),
        ("https://mars.example.org/", ""),
        ("https://example.org/mars", "/mars"),
        ("https://example.org/games/mars/", "/games/mars"),
    ],
)
def test_the_public_address_names_the_folder(address: str, root: str) -> None:
    assert settings_from({}, public_url=address).root == root
