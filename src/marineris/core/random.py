"""The random generator of a game: one integer, advanced by splitmix64.

A game keeps its generator as one integer inside its state, so copying it costs nothing and two
games never disturb each other. The functions here take that integer and return the next one.

`shuffle` is most of dealing, so it works in machine integers where it is compiled. These are signed
and wrap by themselves; Python's are neither, so there every product is cut to 64 bits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

MASK: Final = 0xFFFFFFFFFFFFFFFF
GOLDEN: Final = 0x9E3779B97F4A7C15
HALF: Final = 0xFFFFFFFF
SPAN: Final = 0x10000000000000000
IS_COMPILED: Final = not __file__.endswith(".py")
# The same numbers as in `mixed`, as signed 64-bit integers.
SIGNED_GOLDEN: Final = -0x61C8864680B583EB
SIGNED_FIRST: Final = -0x40A7B892E31B1A47
SIGNED_SECOND: Final = -0x6B2FB644ECCEEE15


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
    cut: i64 = -1 if IS_COMPILED else MASK
    z: i64 = state - SPAN if IS_COMPILED and state >> 63 else state
    for i in range(len(items) - 1, 0, -2):
        z = z + SIGNED_GOLDEN & cut
        bits: i64 = (z ^ (z >> 30 & 0x3FFFFFFFF)) * SIGNED_FIRST & cut
        bits = (bits ^ (bits >> 27 & 0x1FFFFFFFFF)) * SIGNED_SECOND & cut
        bits = bits ^ (bits >> 31 & 0x1FFFFFFFF)
        j: int = (bits >> 32 & HALF) * (i + 1) >> 32
        items[i], items[j] = items[j], items[i]
        j = (bits & HALF) * i >> 32
        items[i - 1], items[j] = items[j], items[i - 1]
    after: int = z
    return after + SPAN if after < 0 else after
