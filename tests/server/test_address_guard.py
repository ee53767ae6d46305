"""Which addresses the server may call, and that it calls no others."""

from __future__ import annotations

from ipaddress import ip_address

import httpcore
import pytest
from tests.server.listener import NOT_PUBLIC, PUBLIC, NoNetwork, no_names, resolving

from marineris.server.notify.address_guard import Door, NotPublic, is_public, literal, look_up


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.parametrize("address", PUBLIC)
def test_public_addresses(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize("address", NOT_PUBLIC)
def test_addresses_that_are_not_public(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("host", ["127.1", "0x7f000001", "2130706433", "0177.0.0.1", "127.0.0.1"])
def test_every_spelling_of_an_address_is_one(host: str) -> None:
    assert str(literal(host)) == "127.0.0.1"


def test_a_name_is_no_address() -> None:
    assert literal("mars.example") is None
    assert literal("") is None


@pytest.mark.anyio
@pytest.mark.parametrize("host", ["127.0.0.1", "127.1", "0x7f000001", "::1", "::ffff:10.0.0.1"])
async def test_the_door_judges_addresses_that_are_written_out(host: str) -> None:
    network = NoNetwork()
    with pytest.raises(NotPublic):
        await Door(allow_private=False, resolve=no_names, network=network).connect_tcp(host, 80)
    assert network.called == []


@pytest.mark.anyio
async def test_the_addresses_of_a_name_are_tried_in_turn() -> None:
    network = NoNetwork()
    found = ["2606:4700::1111", "1.1.1.1"]
    door = Door(allow_private=False, resolve=resolving(found), network=network)
    with pytest.raises(httpcore.ConnectError):
        await door.connect_tcp("mars.example", 443)
    assert network.called == [("2606:4700::1111", 443), ("1.1.1.1", 443)]


@pytest.mark.anyio
@pytest.mark.parametrize("found", [[], ["nonsense"]])
async def test_a_name_that_leads_nowhere_cannot_be_connected_to(found: list[str]) -> None:
    door = Door(allow_private=False, resolve=resolving(found), network=NoNetwork())
    with pytest.raises(httpcore.ConnectError):
        await door.connect_tcp("mars.example", 443)


@pytest.mark.anyio
async def test_the_system_looks_names_up() -> None:
    assert set(await look_up("localhost", 80)) <= {"127.0.0.1", "::1"}
    with pytest.raises(NotPublic):
        await Door(allow_private=False, network=NoNetwork()).connect_tcp("localhost", 80)
