"""The random generator of a game: one integer, advanced by splitmix64.

A game keeps its generator as one integer inside its state, so copying it costs nothing and two
games never disturb each other. The functions here take that integer and return the next one.
"""

from __future__ import annotations

from typing import Final

MASK: Final = 0xFFFFFFFFFFFFFFFF
GOLDEN: Final = 0x9E3779B97F4A7C15
HALF: Final = 0xFFFFFFFF


def seeded(seed: int) -> int:
    """The generator's first state for any integer seed, negative and huge ones included."""
    state = 0
    rest = 2 * seed if seed >= 0 else -2 * seed - 1
    while True:
        state = mixed((state ^ (rest & MASK)) + GOLDEN & MASK)
        rest >>= 64
        if rest == 0:
            return state


def mixed(z: int) -> int:
    """The output function of splitmix64: 64 well-stirred bits out of 64."""
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & MASK
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB & MASK
    return z ^ (z >> 31)


def below(state: int, limit: int) -> tuple[int, int]:
    """The next state and a number from 0 to limit - 1.

    Scaling 64 bits to a limit of a few hundred has a bias of 1 in 10**16, which no game shows.
    """
    state = state + GOLDEN & MASK
    return state, mixed(state) * limit >> 64


def shuffle(state: int, items: list[int]) -> int:
    """Shuffle `items` in place (Fisher-Yates) and return the next state.

    Each draw of 64 bits gives the places of two items, 32 bits for each.
    """
    for i in range(len(items) - 1, 0, -2):
        state = state + GOLDEN & MASK
        bits = mixed(state)
        j = (bits >> 32) * (i + 1) >> 32
        items[i], items[j] = items[j], items[i]
        j = (bits & HALF) * i >> 32
        items[i - 1], items[j] = items[j], items[i - 1]
    return state
