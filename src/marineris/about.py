"""How this copy of Marineris runs, for those who report on it: `--version` and `/health`."""

from __future__ import annotations

from collections.abc import Iterable
from types import ModuleType
from typing import Final

import marineris.core.effect
import marineris.mars2049.rules
import marineris.terraforming.rules

RULES: Final = (
    marineris.core.effect,
    marineris.mars2049.rules,
    marineris.terraforming.rules,
)
"""A module of each part that `make compile` compiles."""


def how_rules_run(modules: Iterable[ModuleType] = RULES) -> str:
    """`compiled` if each of these modules is an extension, else `interpreted`."""
    files = [str(module.__file__) for module in modules]
    return "compiled" if all(file.endswith((".so", ".pyd")) for file in files) else "interpreted"
