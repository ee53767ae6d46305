"""What is sent to a player's webhook, in which format, and which addresses are valid.

Every form is JSON in the body. Nothing that people have written gets into a header, and nothing
that is sent is a secret: no token, no hand.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

import httpx

from marineris.core.error import MarinerisError
from marineris.server.notify.address_guard import is_public, literal

LONGEST_URL: Final = 1000
LONGEST_TEXT: Final = 800
"""Characters that are sent; escaped, with a link, they still fit into a Discord message."""

Body: TypeAlias = dict[str, object]

_HOST: Final = re.compile(r"[a-z0-9_-]+(\.[a-z0-9_-]+)*\.?")
_TOPIC: Final = re.compile(r"[-_A-Za-z0-9]{1,64}")
_INNER: Final = (".localhost", ".local", ".internal")
_UNSEEN: Final = ("Cc", "Cs", "Zl", "Zp")
_MARKDOWN: Final = re.compile(r"[\\`*_~|<>#\[\]():@-]")


@dataclass(frozen=True)
class Webhook:
    """Where a seat wants its turn notifications."""

    kind: str
    """`json`, `discord` or `ntfy`."""
    url: str = field(repr=False)  # anyone who knows it can post there: keep it out of logs


@dataclass(frozen=True)
class Notice:
    """That it is a seat's turn."""

    table: str
    """The public id."""
    title: str
    game: str
    seat: int
    name: str
    """The player's."""
    text: str
    """A whole sentence in the player's language."""
    url: str
    """The public address of the table's page, or nothing."""


class BadWebhook(MarinerisError):
    """An address cannot be used.

    `reason` is one of `address`, `credentials`, `disabled`, `kind`, `private`, `scheme`, `too-long`
    and `topic`.
    """

    code = "bad-webhook"

    def __init__(self, reason: str, **facts: object) -> None:
        super().__init__(f"the webhook is refused: {reason}", reason=reason, **facts)


def target(hook: Webhook, *, allow_private: bool) -> httpx.URL:
    """The address to send to. Names are not looked up: that says nothing about later."""
    if hook.kind not in FORMS:
        raise BadWebhook("kind", kind=hook.kind, known=sorted(FORMS))
    if len(hook.url) > LONGEST_URL:
        raise BadWebhook("too-long", longest=LONGEST_URL)
    try:
        url = httpx.URL(hook.url)
    except (httpx.InvalidURL, UnicodeError):
        raise BadWebhook("address") from None  # the cause quotes the address
    if url.scheme not in ("https", "http"):
        raise BadWebhook("scheme")
    if url.userinfo:
        raise BadWebhook("credentials")
    _check_host(url.raw_host.decode("ascii"), allow_private)
    _check_port(url.port, allow_private)
    if hook.kind == "ntfy":
        return _above_topic(url)
    return url


def _check_host(host: str, allow_private: bool) -> None:
    address = literal(host)
    if address is None:
        if not _HOST.fullmatch(host):
            raise BadWebhook("address")
        name = host.rstrip(".")
        is_private = "." not in name or name.endswith(_INNER)
    else:
        is_private = not is_public(address)
    if is_private and not allow_private:
        raise BadWebhook("private")


def _check_port(port: int | None, allow_private: bool) -> None:
    if port is None or port in (80, 443):
        return
    # Mail servers and the like use low ports; nobody should make us talk to them.
    lowest = 1 if allow_private else 1024
    if not lowest <= port <= 65535:
        raise BadWebhook("address")


def _above_topic(url: httpx.URL) -> httpx.URL:
    """ntfy takes JSON at the address above the topic's."""
    above, _, topic = url.path.rstrip("/").rpartition("/")
    if not _TOPIC.fullmatch(topic):
        raise BadWebhook("topic")
    return url.copy_with(path=f"{above}/")


def body(hook: Webhook, notice: Notice) -> bytes:
    """What is sent to a hook whose `target` is good."""
    return json.dumps(FORMS[hook.kind](hook, notice), ensure_ascii=False).encode()


def _json(hook: Webhook, notice: Notice) -> Body:
    return {
        "event": "your-turn",
        "table": notice.table,
        "title": _plain(notice.title),
        "game": notice.game,
        "seat": notice.seat,
        "name": _plain(notice.name),
        "text": _plain(notice.text),
        "url": notice.url,
    }


def _discord(hook: Webhook, notice: Notice) -> Body:
    # The sentence has names in it, so all of it is escaped: no format, no link, no mention.
    content = _MARKDOWN.sub(r"\\\g<0>", _plain(notice.text))
    if notice.url:
        content += f"\n<{notice.url}>"  # in angle brackets: a link without a preview
    return {"content": content, "allowed_mentions": {"parse": []}}


def _ntfy(hook: Webhook, notice: Notice) -> Body:
    topic = httpx.URL(hook.url).path.rstrip("/").rpartition("/")[2]
    told: Body = {"topic": topic, "message": _plain(notice.text), "title": _plain(notice.title)}
    if notice.url:
        told["click"] = notice.url
    return told


FORMS: Final[Mapping[str, Callable[[Webhook, Notice], Body]]] = {
    "discord": _discord,
    "json": _json,
    "ntfy": _ntfy,
}


def _plain(text: str) -> str:
    """One line without control characters."""
    seen = (" " if unicodedata.category(sign) in _UNSEEN else sign for sign in text[:LONGEST_TEXT])
    return " ".join("".join(seen).split())
