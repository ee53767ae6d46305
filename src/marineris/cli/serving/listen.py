"""Where the server listens: sockets for a host and a port, and the addresses that people open."""

from __future__ import annotations

import contextlib
import errno
import socket
from typing import Final

from marineris.cli.errors import CliError, os_detail
from marineris.cli.language import current_text

BACKLOG: Final = 2048
EVERYWHERE: Final = ("0.0.0.0", "::")
"""The hosts that mean all addresses of the machine."""
ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address of no host: nothing is ever sent there (RFC 5737)."""


def listening_sockets(host: str, port: int) -> list[socket.socket]:
    """Sockets that listen at every address of a host; a `CliError` says why they cannot.

    They listen before anything else begins, so of two servers only one gets the port.
    """
    try:
        found = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE, proto=socket.IPPROTO_TCP
        )
    except (OSError, UnicodeError) as error:
        raise CliError("serve-host-unknown", host=host) from error
    made: list[socket.socket] = []
    try:
        for family, kind, protocol, _, address in dict.fromkeys(found):
            made.append(_listening(family, kind, protocol, address))
    except OSError as error:
        for one in made:
            one.close()
        raise _complaint(host, port, error) from error
    return made


def _listening(family: int, kind: int, protocol: int, address: object) -> socket.socket:
    made = socket.socket(family, kind, protocol)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        made.bind(address)  # type: ignore[arg-type]  # as getaddrinfo gave it
        made.listen(BACKLOG)
        made.setblocking(False)
    except OSError:
        made.close()
        raise
    return made


def _complaint(host: str, port: int, error: OSError) -> CliError:
    abouts = {
        errno.EADDRINUSE: "serve-port-taken",
        errno.EACCES: "serve-port-denied",
        errno.EPERM: "serve-port-denied",
        errno.EADDRNOTAVAIL: "serve-host-elsewhere",
    }
    about = abouts.get(error.errno or 0, "serve-listen")
    detail = os_detail(error, current_text())
    return CliError(about, host=host, port=str(port), detail=detail)


def shown_host(host: str) -> str:
    """An address that a browser on this machine can open."""
    if host in EVERYWHERE:
        return "localhost"
    return f"[{host}]" if ":" in host else host


def own_address(host: str, port: int) -> str:
    """What to open on this machine."""
    return f"http://{shown_host(host)}:{port}/"


def network_address(host: str, port: int) -> str | None:
    """What others in the local network open; None if the server does not listen there."""
    if host not in EVERYWHERE:
        return None
    family = socket.AF_INET if host == EVERYWHERE[0] else socket.AF_INET6
    target = ELSEWHERE if family == socket.AF_INET else ("2001:db8::1", 9)
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect(target)  # only chooses the way out; a datagram socket sends nothing here
        found = str(probe.getsockname()[0])
        return f"http://{shown_host(found)}:{port}/"
    return None
