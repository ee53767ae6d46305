"""Settings for all tests: how hard hypothesis searches, and whether the package is compiled."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, Phase, settings

import marineris.core.effect

# A game is played for each example, so examples are few and have no deadline; `make soak` plays
# thousands.
settings.register_profile(
    "default", max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("thorough", parent=settings.get_profile("default"), max_examples=200)
settings.register_profile(  # of a mutant it is enough to know that some example fails
    "mutants", parent=settings.get_profile("default"), phases=[Phase.explicit, Phase.generate]
)
settings.load_profile(os.environ.get("MARINERIS_HYPOTHESIS", "default"))


def pytest_sessionstart(session: pytest.Session) -> None:
    """`make test-compiled` must not test the interpreted package by mistake."""
    if os.environ.get("MARINERIS_EXPECT_COMPILED"):
        file = str(marineris.core.effect.__file__)
        if file.endswith(".py"):
            raise pytest.UsageError(f"the compiled package was expected, this is {file}")
