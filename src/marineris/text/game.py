"""The games that there are words for."""

from __future__ import annotations

from typing import Final

from marineris.core.error import UnknownGame
from marineris.text.dialect import Dialect
from marineris.text.mars2049.dialect import Mars2049Dialect
from marineris.text.terraforming.dialect import TerraformingDialect

DIALECTS: Final[dict[str, Dialect]] = {
    dialect.game: dialect for dialect in (TerraformingDialect(), Mars2049Dialect())
}
USUAL_GAME: Final = TerraformingDialect.game


def dialect_of(game: str) -> Dialect:
    """How a game is spoken of; an unknown name raises `UnknownGame` with the known ones."""
    found = DIALECTS.get(game)
    if found is None:
        known = ", ".join(DIALECTS)
        raise UnknownGame(
            f"there are no words for the game {game!r}; the games are {known}",
            game=game,
            known=list(DIALECTS),
        )
    return found
