"""The three global parameters: tracks, goals and bonus steps (TM-3)."""

from __future__ import annotations

from typing import Final

TEMPERATURE: Final = 0
OXYGEN: Final = 1
OCEANS: Final = 2
COUNT: Final = 3

NAMES: Final = ("temperature", "oxygen", "oceans")
START: Final = (-30, 0, 0)
GOAL: Final = (8, 14, 9)
STEP: Final = (2, 1, 1)

WARMING_LEVEL: Final = 8
"""Oxygen that raises the temperature one step (TM-3.6)."""

MELTING_LEVEL: Final = 0
"""Temperature that brings an ocean (TM-3.6)."""

HEAT_LEVELS: Final = (-24, -20)
"""Temperatures that raise heat production (TM-O2)."""
