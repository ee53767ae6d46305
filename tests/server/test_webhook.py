"""Webhooks: when and how often a player is told, and what happens when it fails."""

from __future__ import annotations

import asyncio
import json
import logging
import ssl
from dataclasses import replace
from typing import Any

import httpcore
import pytest
from tests.server.listener import (
    NOT_PUBLIC,
    NOTICE,
    NoNetwork,
    Tally,
    listening,
    notifying,
    resolving,
    until,
)

from marineris.server.notify import webhook
from marineris.server.notify.payload import body
from marineris.server.notify.webhook import Webhook

HOOK = Webhook("json", "https://mars.example/")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


# Sending.


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("kind", "path", "line"),
    [
        ("json", "/hook?key=1#top", "POST /hook?key=1 HTTP/1.1"),
        ("discord", "/api/webhooks/1/secret", "POST /api/webhooks/1/secret HTTP/1.1"),
        ("ntfy", "/my-topic?auth=x", "POST /?auth=x HTTP/1.1"),
        ("ntfy", "/base/my-topic/", "POST /base/ HTTP/1.1"),
    ],
)
async def test_a_notice_arrives(kind: str, path: str, line: str) -> None:
    tally = Tally()
    async with listening() as listener, notifying() as (notifier, _):
        hook = Webhook(kind, listener.url + path)
        notifier.tell(hook, NOTICE)
        await tally.becomes(sent=1)
        (request,) = listener.requests
        assert request.line == line
        assert request.headers["host"] == f"127.0.0.1:{listener.port}"
        assert request.headers["content-type"] == "application/json"
        assert request.headers["user-agent"].startswith("marineris/")
        assert request.body == json.loads(body(hook, NOTICE))


@pytest.mark.anyio
async def test_proxies_of_the_environment_are_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"):
        monkeypatch.setenv(name, "http://127.0.0.1:9/")
    tally = Tally()
    async with listening() as listener, notifying() as (notifier, _):
        notifier.tell(Webhook("json", listener.url), NOTICE)
        await tally.becomes(sent=1)


@pytest.mark.anyio
async def test_nothing_is_sent_until_the_host_enables_it() -> None:
    network = NoNetwork()
    async with notifying(enabled=False, network=network) as (notifier, time):
        notifier.tell(HOOK, NOTICE)
        await asyncio.sleep(0)
        assert (network.called, time.sleepers) == ([], [])


@pytest.mark.anyio
async def test_nothing_is_sent_after_the_end() -> None:
    network = NoNetwork()
    async with notifying(network=network) as (notifier, time):
        notifier.tell(HOOK, NOTICE)
        await notifier.close()
        notifier.tell(HOOK, NOTICE)
        await asyncio.sleep(0)
        assert (network.called, time.sleepers) == ([], [])


@pytest.mark.anyio
@pytest.mark.parametrize("status", [b"302 Found\r\nLocation: /other", b"404 Gone", b"400 No"])
async def test_other_answers_are_final(status: bytes, caplog: pytest.LogCaptureFixture) -> None:
    tally = Tally()
    async with listening() as listener, notifying() as (notifier, time):
        listener.answers = [status]
        with caplog.at_level(logging.DEBUG, "marineris"):
            notifier.tell(Webhook("json", listener.url + "/secret?secret=secret"), NOTICE)
            await tally.becomes(failed=1)
        assert len(listener.requests) == 1
        assert time.sleepers == []
    assert [record.getMessage() for record in caplog.records if "marineris" in record.name] == [
        f"webhook at 127.0.0.1: status {int(status[:3])}"
    ]


@pytest.mark.anyio
async def test_nobody_logs_the_address(caplog: pytest.LogCaptureFixture) -> None:
    tally = Tally()
    async with listening() as listener, notifying() as (notifier, _):
        with caplog.at_level(logging.DEBUG):
            notifier.tell(Webhook("json", listener.url + "/secret"), NOTICE)
            await tally.becomes(sent=1)
    assert "secret" not in caplog.text


@pytest.mark.anyio
@pytest.mark.parametrize(
    "answer", [b"500 Oh", b"503 Oh", b"429 Slow\r\nRetry-After: 1", b"hang up"]
)
async def test_passing_trouble_is_tried_again_twice(answer: bytes) -> None:
    tally = Tally()
    async with listening() as listener, notifying() as (notifier, time):
        listener.answers = [answer] * 3
        notifier.tell(Webhook("json", listener.url), NOTICE)
        await time.delayed(2)
        assert tally() == {"retried": 1}
        time.advance(3)
        await time.delayed(10)
        time.advance(11)
        await tally.becomes(retried=2, failed=1)
        assert len(listener.requests) == 3


@pytest.mark.anyio
async def test_a_second_attempt_may_do() -> None:
    tally = Tally()
    async with listening() as listener, notifying() as (notifier, time):
        listener.answers = [b"500 Oh"]
        notifier.tell(Webhook("json", listener.url), NOTICE)
        await time.delayed(2)
        time.advance(3)
        await tally.becomes(retried=1, sent=1)


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("asked", "delay"),
    [(b"30", 30), (b"4.5", 4.5), (b"9999", 60), (b"-5", 2), (b"nan", 2), (b"soon", 2)],
)
async def test_the_other_side_may_ask_for_time(asked: bytes, delay: float) -> None:
    async with listening() as listener, notifying() as (notifier, time):
        listener.answers = [b"429 Slow\r\nRetry-After: " + asked]
        notifier.tell(Webhook("json", listener.url), NOTICE)
        await time.delayed(delay)


@pytest.mark.anyio
async def test_an_answer_is_not_waited_for_without_end() -> None:
    tally = Tally()
    async with listening() as listener, notifying(deadline=0.05) as (notifier, time):
        listener.answers = [b"silence"]
        notifier.tell(Webhook("json", listener.url), NOTICE)
        await time.delayed(2)
        assert tally() == {"retried": 1}


@pytest.mark.anyio
async def test_a_body_without_end_is_not_read() -> None:
    """The answer promises a gigabyte and sends some of it; nobody waits for the rest."""
    tally = Tally()
    async with listening() as listener, notifying() as (notifier, _):
        listener.answers = [b"200 OK\r\nContent-Length: 1000000000\r\n\r\n" + b"x" * 1000]
        notifier.tell(Webhook("json", listener.url), NOTICE)
        await tally.becomes(sent=1)


@pytest.mark.anyio
async def test_an_unexpected_fault_ends_one_notice_only(caplog: pytest.LogCaptureFixture) -> None:
    async def resolve(host: str, port: int) -> list[str]:
        raise RuntimeError("secret")

    tally = Tally()
    async with notifying(resolve=resolve) as (notifier, time):
        notifier.tell(HOOK, NOTICE)
        await tally.becomes(failed=1)
        notifier.tell(HOOK, NOTICE)
        await time.delayed(60)
        time.advance(61)
        await tally.becomes(failed=2)
    assert "secret" not in caplog.text


# How often.


@pytest.mark.anyio
async def test_a_seat_is_told_once_a_minute_and_the_newest() -> None:
    tally = Tally()
    async with listening() as listener, notifying() as (notifier, time):
        hook = Webhook("json", listener.url)
        notifier.tell(hook, NOTICE)
        await tally.becomes(sent=1)
        for text in ("first", "second", "third"):
            notifier.tell(hook, replace(NOTICE, text=text))
        await time.delayed(60)
        notifier.tell(hook, replace(NOTICE, seat=2, text="another seat"))
        await tally.becomes(sent=2)
        time.advance(61)
        await tally.becomes(sent=3)
        told = [request.body["text"] for request in listener.requests]
        assert told == [NOTICE.text, "another seat", "third"]


@pytest.mark.anyio
async def test_a_turn_that_is_over_is_not_told() -> None:
    tally = Tally()
    async with listening() as listener, notifying() as (notifier, time):
        hook = Webhook("json", listener.url)
        notifier.tell(hook, NOTICE)
        await tally.becomes(sent=1)
        notifier.tell(hook, NOTICE)
        await time.delayed(60)
        notifier.withdraw(NOTICE.table, NOTICE.seat)
        time.advance(61)
        notifier.withdraw(NOTICE.table, NOTICE.seat)  # when there is nothing, nothing happens
        notifier.tell(hook, replace(NOTICE, seat=2))  # this one wakes up later than the other
        await tally.becomes(sent=2)
        assert [request.body["seat"] for request in listener.requests] == [1, 2]


@pytest.mark.anyio
async def test_a_turn_that_is_over_is_not_tried_again() -> None:
    tally = Tally()
    async with listening() as listener, notifying() as (notifier, time):
        listener.answers = [b"500 Oh"]
        listener.is_open.clear()
        notifier.tell(Webhook("json", listener.url), NOTICE)
        await until(lambda: len(listener.requests) == 1)
        notifier.withdraw(NOTICE.table, NOTICE.seat)  # in the middle of the attempt
        listener.is_open.set()
        await tally.becomes(retried=1)
        assert time.sleepers == []


@pytest.mark.anyio
async def test_a_newer_notice_takes_the_place_of_another_attempt() -> None:
    tally = Tally()
    async with listening() as listener, notifying() as (notifier, time):
        hook = Webhook("json", listener.url)
        listener.answers = [b"500 Oh"]
        notifier.tell(hook, NOTICE)
        await time.delayed(2)
        notifier.tell(hook, replace(NOTICE, text="newer"))
        time.advance(3)
        await time.delayed(57)
        time.advance(58)
        await tally.becomes(retried=1, sent=1)
        assert [request.body["text"] for request in listener.requests] == [NOTICE.text, "newer"]


@pytest.mark.anyio
async def test_a_host_is_not_flooded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhook, "HOST_A_MINUTE", 3)
    tally = Tally()
    async with listening() as listener, notifying() as (notifier, time):
        for seat in range(4):
            notifier.tell(Webhook("json", f"{listener.url}/{seat}"), replace(NOTICE, seat=seat))
        await tally.becomes(sent=3)
        await time.delayed(20)
        time.advance(21)
        await tally.becomes(sent=4)
        assert sorted(request.body["seat"] for request in listener.requests) == [0, 1, 2, 3]


@pytest.mark.anyio
async def test_the_queue_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhook, "MOST_SEATS", 2)
    tally = Tally()
    async with listening() as listener, notifying() as (notifier, _):
        for seat in (0, 1, 2, 1):
            notifier.tell(Webhook("json", listener.url), replace(NOTICE, seat=seat))
        assert tally() == {"dropped": 1}
        await tally.becomes(dropped=1, sent=2)
        assert sorted(request.body["seat"] for request in listener.requests) == [0, 1]


# Only to public addresses.


@pytest.mark.anyio
@pytest.mark.parametrize("address", [*NOT_PUBLIC])
async def test_a_name_that_leads_inside_is_refused(address: str) -> None:
    network = NoNetwork()
    tally = Tally()
    resolve = resolving(["8.8.8.8", address])
    async with notifying(allow_private=False, resolve=resolve, network=network) as (notifier, time):
        notifier.tell(HOOK, NOTICE)
        await tally.becomes(refused=1)
        assert (network.called, time.sleepers) == ([], [])


@pytest.mark.anyio
async def test_a_name_is_judged_each_time_it_is_connected_to() -> None:
    """The name leads outside when it is looked at first, and inside the second time."""
    network = NoNetwork()
    tally = Tally()
    resolve = resolving(["8.8.8.8"], ["127.0.0.1"])
    async with notifying(allow_private=False, resolve=resolve, network=network) as (notifier, time):
        notifier.tell(HOOK, NOTICE)
        await time.delayed(2)
        assert network.called == [("8.8.8.8", 443)]  # the address, not the name
        time.advance(3)
        await tally.becomes(retried=1, refused=1)
        assert network.called == [("8.8.8.8", 443)]


@pytest.mark.anyio
async def test_a_stored_hook_is_judged_by_the_settings_of_today() -> None:
    network = NoNetwork()
    tally = Tally()
    async with notifying(allow_private=False, network=network) as (notifier, _):
        notifier.tell(Webhook("json", "http://127.0.0.1/"), NOTICE)
        assert tally() == {"refused": 1}
        assert network.called == []


@pytest.mark.anyio
async def test_the_certificate_is_checked_for_the_name() -> None:
    asked: list[str | None] = []

    class Stream(httpcore.AsyncNetworkStream):
        async def start_tls(
            self,
            ssl_context: ssl.SSLContext,
            server_hostname: str | None = None,
            timeout: float | None = None,
        ) -> httpcore.AsyncNetworkStream:
            assert ssl_context.check_hostname
            assert ssl_context.verify_mode == ssl.CERT_REQUIRED
            asked.append(server_hostname)
            raise httpcore.ConnectError("far enough")

    class Network(NoNetwork):
        async def connect_tcp(self, host: str, *args: Any, **options: Any) -> Stream:
            assert host == "8.8.8.8"
            return Stream()

    resolve = resolving(["8.8.8.8"])
    async with notifying(allow_private=False, resolve=resolve, network=Network()) as (
        notifier,
        time,
    ):
        notifier.tell(HOOK, NOTICE)
        await time.delayed(2)
    assert asked == ["mars.example"]
