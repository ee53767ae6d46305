"""Turmoil: the Terraforming Committee, its parties and the global events, as an expansion.

Everything about it is in this package; the base game knows only the hooks in `expansion`. The rules
are numbered in `docs/rules/turmoil.md`.
"""
