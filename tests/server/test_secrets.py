"""Secrets and ids."""

from __future__ import annotations

import pytest

from marineris.server.secrets import ID_LENGTH, LETTERS, fits, hashed, new_id, new_token


def test_tokens_are_long_and_never_the_same() -> None:
    tokens = {new_token() for _ in range(200)}
    assert len(tokens) == 200
    assert all(len(token) == 32 for token in tokens)  # 192 bits, 6 a sign


def test_ids_can_be_read_out() -> None:
    ids = {new_id() for _ in range(200)}
    assert len(ids) == 200
    assert all(len(one) == ID_LENGTH and set(one) <= set(LETTERS) for one in ids)
    assert not set("01ilo") & set(LETTERS)


def test_only_the_token_fits_its_hash() -> None:
    token = new_token()
    assert fits(token, hashed(token))
    assert token not in hashed(token)
    for other in (new_token(), "", None, token + " ", token[:-1], hashed(token), "ä"):
        assert not fits(other, hashed(token))


@pytest.mark.parametrize("kept", [None, ""])
def test_nothing_fits_a_seat_without_a_token(kept: str | None) -> None:
    for token in (None, "", "x", hashed("")):
        assert not fits(token, kept)
