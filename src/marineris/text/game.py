"""The games that there are words for."""

from __future__ import annotations

from typing import Final

from marineris.core.error import UnknownGame
from marineris.text.game_text import GameText
from marineris.text.mars2049.game_text import Mars2049Text
from marineris.text.terraforming.game_text import TerraformingText

GAME_TEXTS: Final[dict[str, GameText]] = {
    game_text.game: game_text for game_text in (TerraformingText(), Mars2049Text())
}
USUAL_GAME: Final = TerraformingText.game


def game_text_of(game: str) -> GameText:
    """How a game is spoken of; an unknown name raises `UnknownGame` with the known ones."""
    found = GAME_TEXTS.get(game)
    if found is None:
        known = ", ".join(GAME_TEXTS)
        raise UnknownGame(
            f"there are no words for the game {game!r}; the games are {known}",
            game=game,
            known=list(GAME_TEXTS),
        )
    return found
