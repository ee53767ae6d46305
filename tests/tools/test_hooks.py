"""The hooks of pre-commit fetch nothing, and what they call is there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

ROOT = Path(__file__).resolve().parents[2]
CONFIG: dict[str, Any] = YAML(typ="safe").load(ROOT / ".pre-commit-config.yaml")
HOOKS = [hook for repository in CONFIG["repos"] for hook in repository["hooks"]]


def test_all_hooks_are_local() -> None:
    assert [repository["repo"] for repository in CONFIG["repos"]] == ["local"]
    assert {hook["language"] for hook in HOOKS} == {"system"}


@pytest.mark.parametrize("hook", HOOKS, ids=[hook["id"] for hook in HOOKS])
def test_what_a_hook_calls_is_there(hook: dict[str, Any]) -> None:
    """A target of the Makefile, or a tool that `make setup` installs."""
    tool, *arguments = hook["entry"].split()
    if tool == "make":
        targets = [argument for argument in arguments if not argument.startswith("-")]
        makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
        assert targets
        assert all(re.search(rf"^{target}:", makefile, re.MULTILINE) for target in targets)
    else:
        assert tool in (".venv/bin/ruff", ".venv/bin/python")
        scripts = [argument for argument in arguments if argument.endswith(".py")]
        assert all((ROOT / script).is_file() for script in scripts)
