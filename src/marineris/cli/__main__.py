"""`python -m marineris.cli` is the same as `marineris`."""

from __future__ import annotations

from marineris.cli import main

if __name__ == "__main__":
    main()
