"""What may not move while a game is played.

The pages mark each part of a table that has a place of its own with `data-still`. Whoever plays in
a test looks whether they are where they were: through one's own moves, those of others, questions
of any length, from the first generation to the last.
"""

from __future__ import annotations

BOXES = """() => {
    const boxes = {};
    for (const one of document.querySelectorAll('[data-still]')) {
        if (one.getClientRects().length === 0) continue;
        const { x, y, width, height } = one.getBoundingClientRect();
        boxes[one.dataset.still] = [x, y, width, height].map(Math.round);
    }
    return [`${innerWidth}x${innerHeight} ${document.documentElement.lang}`, boxes];
}"""
"""Where everything is, and what it may depend on: the window and the language."""
SLACK = 1
"""A pixel that comes from rounding."""

Box = list[int]


class Moved(AssertionError):
    """Something that should stand still."""


class Stillness:
    """Remembers where things were."""

    def __init__(self) -> None:
        self._seen: dict[tuple[str, str], Box] = {}

    @property
    def parts(self) -> set[tuple[str, str]]:
        """Windows, and names of parts in them."""
        return set(self._seen)

    def see(self, window: str, boxes: dict[str, Box], when: str) -> None:
        """Compare with what was seen before in the same window."""
        for name, box in boxes.items():
            before = self._seen.setdefault((window, name), box)
            if any(abs(a - b) > SLACK for a, b in zip(before, box, strict=True)):
                raise Moved(f"{name} moved from {before} to {box} at {when}")
