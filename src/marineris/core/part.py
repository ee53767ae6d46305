"""What an expansion adds to a state: a record of plain fields that is copied and saved with it.

A state without expansions has no parts, so games without them are saved as they always were.
"""

from __future__ import annotations

from marineris.core.schema import Kind


class Part:
    """The fields of one expansion."""

    def name(self) -> str:
        """The expansion's name: the key of its fields in a snapshot."""
        raise NotImplementedError

    def fields(self) -> dict[str, Kind]:
        """The fields that are saved and what they hold; the others are derived."""
        raise NotImplementedError

    def copy(self) -> Part:
        """An exact, unaliased copy."""
        raise NotImplementedError

    def clear_derived(self) -> None:
        """Forget what is derived from cards and tiles in play; it is about to be counted again."""
