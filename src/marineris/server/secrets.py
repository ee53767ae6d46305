"""Secrets and ids: how they are made, and what is stored of them."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""For ids that people read out: no signs that look alike."""
ID_LENGTH: Final = 10
LONGEST_ID: Final = 16
"""Of ids that other versions may have given out."""
TOKEN_BYTES: Final = 24


def new_id() -> str:
    """A public id. It is no secret, but nobody can guess the next one either."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def is_id(text: str) -> bool:
    """Whether this could be an id, so that nothing else is looked for."""
    return 0 < len(text) <= LONGEST_ID and set(text) <= set(LETTERS)


def new_token() -> str:
    """A secret of 192 bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """What the store keeps of a token. It is long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def link(base: str, table_id: str, seat: int | None, token: str) -> str:
    """The secret link of a seat, or of the host. A browser never sends what follows the #."""
    place = "host" if seat is None else str(seat)
    return f"{base.rstrip('/')}/table/{table_id}#seat={place}&token={token}"


def fits(token: str | None, kept: str | None) -> bool:
    """Whether a token has this hash, compared in constant time."""
    return bool(token and kept) and hmac.compare_digest(hashed(token or ""), kept or "")
