"""Writes the messages of the server for the browser client: web/openapi.json, and types from it.

`make web-types` runs it. The paths are left out: the client's own calls are few and say what they
send; what they send and get are the components.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from marineris.server.settings import Settings
from marineris.server.web.app import create_app

FILE = Path(__file__).parents[1] / "web" / "openapi.json"


def messages() -> dict[str, Any]:
    """The schema of everything that is sent and received."""
    schema = create_app(Settings()).openapi()
    return {
        "openapi": schema["openapi"],
        "info": {"title": "Marineris", "version": "0"},
        "paths": {},
        "components": schema["components"],
    }


def text() -> str:
    """The file as it should be."""
    return json.dumps(messages(), indent=1, ensure_ascii=False, sort_keys=True) + "\n"


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        is_same = FILE.read_text(encoding="utf-8") == text()
        sys.exit(None if is_same else f"{FILE.name} is out of date; run: make web-types")
    FILE.write_text(text(), encoding="utf-8")
    sys.stdout.write(f"{FILE}\n")
