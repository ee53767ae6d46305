"""Why a move is not legal: a code, the number of the rule and the figures that were compared."""

from __future__ import annotations

from collections.abc import Mapping


class Reason:
    """One reason: `code` names the message that explains it, `facts` are its arguments."""

    def __init__(self, code: str, rule: str, facts: Mapping[str, object] | None = None) -> None:
        self.code = code
        self.rule = rule
        self.facts: Mapping[str, object] = facts if facts is not None else {}

    def as_data(self) -> dict[str, object]:
        """The reason as plain JSON-able data."""
        return {"code": self.code, "rule": self.rule, **self.facts}

    def __repr__(self) -> str:
        facts = ", ".join(f"{key}={value!r}" for key, value in self.facts.items())
        return f"<{self.code} ({self.rule}){': ' + facts if facts else ''}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.as_data() == other.as_data()

    def __hash__(self) -> int:
        return hash((self.code, self.rule))


Why = list[Reason] | None
"""Where a check puts the reasons it finds; None when only its answer matters."""


def refused(why: Why, code: str, rule: str, **facts: object) -> bool:
    """Note a fault where somebody wants to know it; always False."""
    if why is not None:
        why.append(Reason(code, rule, facts))
    return False
