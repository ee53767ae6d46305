"""Drawings of maps that cannot be meant are refused with what is wrong (docs/adding-a-map.md)."""

from __future__ import annotations

import pytest

from marineris.terraforming.data.maps.layout import spaces_of


@pytest.mark.parametrize(
    ("layout", "names", "said"),
    [
        ("L L\nX L L\nL L", {}, "row 2: 'X' is no hex"),
        ("L L-\nL L L\nL L", {}, "row 1: 'L-' is no hex"),
        ("L L\nLq L L\nL L", {}, "'q' is no placement bonus"),
        ("L L\nL L\nL L", {}, "half a hex"),
        ("L L\nL L L\nL L", {"09": "nowhere"}, "no hex has the number 09; they go from 02 to 08"),
        ("L L\nL L L\nL L", {"01": "off"}, "no hex has the number 01"),
    ],
)
def test_a_drawing_that_cannot_be_meant(layout: str, names: dict[str, str], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        spaces_of(layout, names, ("phobos",))
