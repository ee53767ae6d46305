"""Which network addresses the server may call, and the only way it calls them.

The addresses come from players, so they must not lead into the host's own network. A name can point
anywhere, and elsewhere a moment later; so the address checked is the very one that is
connected to, at that moment. This module knows nothing of what is sent.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final, TypeAlias

import httpcore

Address: TypeAlias = IPv4Address | IPv6Address
Resolve: TypeAlias = Callable[[str, int], Awaitable[Sequence[str]]]
"""From a name and a port to addresses, the best first."""

MOST_TRIED: Final = 4
"""Addresses of one name that are tried in turn."""

UNICAST: Final = ip_network("2000::/3")
"""The only IPv6 addresses that are given to hosts of the Internet."""
TRANSLATED: Final = ip_network("64:ff9b::/96")
"""NAT64: where there is only IPv6, names of the IPv4 world lead here."""
SPECIAL: Final = tuple(
    ip_network(block)
    for block in ("192.0.0.0/24", "192.88.99.0/24", "2001::/23", "2001:db8::/32", "3fff::/20")
)
"""Blocks of no host that `ipaddress` took for global, in some version of Python or in all."""

# Of their own: names that take long to look up must not keep others from the loop's threads.
_THREADS: Final = ThreadPoolExecutor(max_workers=4, thread_name_prefix="webhook-name")


class NotPublic(Exception):
    """The name leads to an address that is not one of the public Internet."""


def is_public(address: Address) -> bool:
    """Whether an address belongs to a host of the public Internet."""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or _translated(address)
        if inner is not None:
            return is_public(inner)
        if address not in UNICAST:
            return False
    if address.is_multicast or address.is_reserved or not address.is_global:
        return False
    return not any(address in block for block in SPECIAL)


def _translated(address: IPv6Address) -> IPv4Address | None:
    return IPv4Address(address.packed[-4:]) if address in TRANSLATED else None


def literal(host: str) -> Address | None:
    """The address that a host is written as; None if it is a name.

    `127.1` and `0x7f000001` are addresses as well: the system's resolver reads them so.
    """
    try:
        return ip_address(host)
    except ValueError:
        pass
    try:
        return IPv4Address(socket.inet_aton(host))
    except (OSError, UnicodeError):
        return None


async def look_up(host: str, port: int) -> list[str]:
    """The addresses of a name, asked of the system."""
    found = await asyncio.get_running_loop().run_in_executor(
        _THREADS, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    )
    return [str(entry[4][0]) for entry in found]


class Door(httpcore.AsyncNetworkBackend):
    """Opens connections to public addresses only, unless private ones are allowed.

    TLS is begun by the caller with the name, so certificates are checked against the name although
    the connection is made to an address.
    """

    def __init__(
        self,
        *,
        allow_private: bool,
        resolve: Resolve = look_up,
        network: httpcore.AsyncNetworkBackend | None = None,
    ) -> None:
        self._allow_private = allow_private
        self._resolve = resolve
        self._network = httpcore.AnyIOBackend() if network is None else network

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Connect to an address of the host; `NotPublic` if any of them is not public."""
        failure: Exception = httpcore.ConnectError("the name has no address")
        for address in (await self._addresses(host, port))[:MOST_TRIED]:
            try:
                return await self._network.connect_tcp(
                    str(address), port, timeout, local_address, socket_options
                )
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
                failure = error
        raise failure

    async def _addresses(self, host: str, port: int) -> list[Address]:
        written = literal(host)
        if written is not None:
            found = [written]
        else:
            try:
                found = [ip_address(one) for one in await self._resolve(host, port)]
            except (OSError, ValueError) as error:  # no such name, or not a name at all
                raise httpcore.ConnectError("the name cannot be looked up") from error
        # One private address rejects the name: no honest public host has one.
        if not self._allow_private and not all(map(is_public, found)):
            raise NotPublic
        return found
