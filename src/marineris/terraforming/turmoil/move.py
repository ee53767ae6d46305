"""The moves that Turmoil adds to the catalogue: lobbying, policies, and naming a party."""

from __future__ import annotations

from typing import Final

from marineris.terraforming.base_game import BASE_MOVES
from marineris.terraforming.move import CATALOGUE, add_actions
from marineris.terraforming.turmoil.party import NAMES, PARTIES

FIRST_MOVE: Final[int] = BASE_MOVES
"""They come after those of the base game."""

_lobby: Final = add_actions("lobby", NAMES)
_policy: Final = add_actions("policy", [party.id for party in PARTIES if party.action])
_party: Final = CATALOGUE.add_family("party", NAMES)

LOBBY: Final[list[int]] = _lobby.moves
POLICY: Final[list[int]] = _policy.moves
PARTY: Final[list[int]] = _party.moves

IS_LOBBY: Final[int] = _lobby.index
IS_POLICY: Final[int] = _policy.index
IS_PARTY: Final[int] = _party.index

ACTING: Final[list[int]] = [i for i, party in enumerate(PARTIES) if party.action]
"""The parties whose policy is an action, in the order of the moves in POLICY."""
