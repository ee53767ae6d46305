"""Which language somebody is spoken to in; headers are whatever a stranger sends."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marineris.text import language
from marineris.text.language import accepted_language, chosen_language


@pytest.fixture(autouse=True)
def three_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever has been translated so far."""
    monkeypatch.setattr(language, "known_languages", lambda: ("en", "pl", "sr-Latn"))


@pytest.mark.parametrize(
    ("wish", "found"),
    [
        ("", "en"),
        ("pl", "pl"),
        ("PL", "pl"),
        ("pl-PL", "pl"),
        ("sr-latn-RS", "sr-Latn"),
        ("sr", "en"),
        ("xx", "en"),
        ("-", "en"),
        ("en-GB", "en"),
        ("pseudo", "pseudo"),
    ],
)
def test_the_nearest_language(wish: str, found: str) -> None:
    assert chosen_language(wish) == found


@pytest.mark.parametrize(
    ("header", "found"),
    [
        ("", "en"),
        ("pl", "pl"),
        ("de, pl;q=0.5, en;q=0.8", "en"),
        ("de, pl;q=0.9, en;q=0.8", "pl"),
        ("de, pl; q=0.9, en; q=0.8", "pl"),
        ("en;q=0.1,pl;q=1", "pl"),
        ("pl;q=0, en;q=0.1", "en"),
        ("pl;q=0", "en"),
        ("*", "en"),
        ("pl;q=many, en", "en"),
        ("pl;q=nan, en", "en"),
        (",,;;==, pl", "pl"),
        ("pseudo", "pseudo"),
        ("de, en-GB;q=0.9, pl;q=0.8", "en"),
    ],
)
def test_a_header(header: str, found: str) -> None:
    assert accepted_language(header) == found


def test_a_long_header_is_not_read_to_its_end() -> None:
    assert accepted_language(",".join(["xx"] * 100_000) + ",pl") == "en"


@given(header=st.text())
def test_any_header_leads_to_a_language(header: str) -> None:
    assert accepted_language(header) in ("en", "pl", "sr-Latn")
