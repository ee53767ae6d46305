"""The language nearest to a wish."""

from __future__ import annotations

import pytest

from marineris.text.negotiation import nearest_language

KNOWN = ("en", "pl", "sr", "sr-Cyrl", "uk")


@pytest.mark.parametrize(
    ("wish", "found"),
    [
        ("sr", "sr"),
        ("sr-RS", "sr"),
        ("sr-Latn", "sr"),
        ("sr-Latn-RS", "sr"),
        ("sr-Cyrl", "sr-Cyrl"),
        ("sr-cyrl-ba", "sr-Cyrl"),
        ("sr_RS", "sr"),
        ("sr_RS.UTF-8", "sr"),
        ("sr_RS@latin", "sr"),
        ("sr_RS.UTF-8@latin", "sr"),
        ("sr_RS.UTF-8@cyrillic", "sr-Cyrl"),
        ("sr_Cyrl_RS", "sr-Cyrl"),
        ("pl_PL.UTF-8", "pl"),
        ("PL", "pl"),
        ("uk-UA", "uk"),
        ("en_GB.UTF-8@euro", "en"),
        ("pseudo", "pseudo"),
        ("de", None),
        ("C.UTF-8", None),
        ("POSIX", None),
        ("", None),
        ("-", None),
        ("@latin", None),
    ],
)
def test_the_nearest(wish: str, found: str | None) -> None:
    assert nearest_language(wish, KNOWN) == found
