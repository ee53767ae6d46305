"""The error of a promise that a game did not keep."""

from __future__ import annotations


class ContractBroken(AssertionError):
    """A game did not keep a promise."""


def require(holds: bool, otherwise: str) -> None:
    """Raise `ContractBroken` unless a promise is kept."""
    if not holds:
        raise ContractBroken(otherwise)
