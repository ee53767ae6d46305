"""Records as plain data and back."""

from __future__ import annotations

from dataclasses import dataclass

from marineris.core.codec import encode


@dataclass(frozen=True)
class Parcel:
    weight: int
    stamps: int = 1
    notes: tuple[str, ...] = ()


def test_what_a_field_usually_is_goes_without_saying() -> None:
    """So stored states stay small, and a field added later changes no older one."""
    assert encode(Parcel(3)) == {"type": "Parcel", "weight": 3}
    assert encode(Parcel(1, 2)) == {"type": "Parcel", "weight": 1, "stamps": 2}
    assert encode((Parcel(0, 1, ("fragile",)), None)) == [
        {"type": "Parcel", "weight": 0, "notes": ["fragile"]},
        None,
    ]
