"""The lobby in a real browser."""

from __future__ import annotations

from typing import Any

import pytest

SIZES = {"desktop": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_the_lobby_is_accessible(visit: Any, size: str, scheme: str) -> None:
    visitor = visit(viewport=SIZES[size], color_scheme=scheme)
    visitor.page.goto("/")
    visitor.page.get_by_role("heading").first.wait_for()
    visitor.check_accessible()
