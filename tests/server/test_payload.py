"""Which webhooks will do, and what is said there."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from tests.server.listener import NOTICE

from marineris.server.notify.payload import FORMS, LONGEST_URL, BadWebhook, Notice, Webhook, body
from marineris.server.notify.webhook import Notifier
from marineris.text import Text

GOOD = [
    Webhook("json", "https://mars.example/hook?key=1"),
    Webhook("json", "http://mars.example:8080"),
    Webhook("json", "http://mars.example:443/"),
    Webhook("json", "https://mars.example:80/"),
    Webhook("json", "https://mars.example:1024/"),
    Webhook("json", "https://mars.example:65535/"),
    Webhook("json", "https://bücher.example/"),
    Webhook("json", "https://[2606:4700::1111]/"),
    Webhook("discord", "https://discord.com/api/webhooks/1/secret"),
    Webhook("ntfy", "https://ntfy.sh/my-topic"),
    Webhook("ntfy", "https://mars.example/ntfy/my_topic/"),
    Webhook("json", "https://mars.example/".ljust(LONGEST_URL, "x")),
]
BAD = [
    ("kind", "pigeon", "https://mars.example/"),
    ("kind", "", "https://mars.example/"),
    ("too-long", "json", "https://mars.example/".ljust(LONGEST_URL + 1, "x")),
    ("scheme", "json", ""),
    ("scheme", "json", "mars.example/hook"),
    ("scheme", "json", " https://mars.example/"),
    ("scheme", "json", "ftp://mars.example/"),
    ("scheme", "json", "file:///etc/passwd"),
    ("scheme", "json", "javascript:alert(1)"),
    ("credentials", "json", "https://ana@mars.example/"),
    ("credentials", "json", "https://ana:secret@mars.example/"),
    ("credentials", "json", "https://mars.example\\@10.0.0.1/"),
    ("address", "json", "https://"),
    ("address", "json", "https:///hook"),
    ("address", "json", "https://mars..example/"),
    ("address", "json", "https://*.example/"),
    ("address", "json", "https://%6cocalhost/"),
    ("address", "json", "https://mars.example/\r\nX: y"),
    ("address", "json", "https://mars.example/\ud800"),
    ("address", "json", "https://mars.example:0/"),
    ("address", "json", "https://mars.example:25/"),
    ("address", "json", "https://mars.example:1023/"),
    ("address", "json", "https://mars.example:65536/"),
    ("address", "json", "https://mars.example:99999/"),
    ("private", "json", "http://127.0.0.1:8080/"),
    ("private", "json", "http://127.1/"),
    ("private", "json", "http://0x7f000001/"),
    ("private", "json", "http://127。0。0。1/"),
    ("private", "json", "http://[::1]/"),
    ("private", "json", "http://[::ffff:10.0.0.1]/"),
    ("private", "json", "http://169.254.169.254/latest/meta-data"),
    ("private", "json", "http://localhost/"),
    ("private", "json", "http://LOCALHOST./"),
    ("private", "json", "http://a.localhost/"),
    ("private", "json", "http://printer.local/"),
    ("private", "json", "http://intranet/"),
    ("topic", "ntfy", "https://ntfy.sh"),
    ("topic", "ntfy", "https://ntfy.sh/a topic"),
    ("topic", "ntfy", "https://ntfy.sh/" + "x" * 65),
]


@pytest.mark.parametrize("hook", GOOD, ids=lambda hook: hook.url)
def test_good_hooks(hook: Webhook) -> None:
    Notifier(enabled=True).check(hook)


@pytest.mark.parametrize(("reason", "kind", "url"), BAD)
def test_bad_hooks(reason: str, kind: str, url: str) -> None:
    with pytest.raises(BadWebhook) as caught:
        Notifier(enabled=True).check(Webhook(kind, url))
    assert caught.value.facts["reason"] == reason
    said = Text().error(caught.value)
    assert said.endswith(".")
    assert "refused" not in said  # that would be the English of the program
    assert "secret" not in said


def test_every_reason_has_words() -> None:
    said = {Text().error(BadWebhook(reason)) for reason in {reason for reason, *_ in BAD}}
    assert len(said) == len({reason for reason, *_ in BAD})
    assert Text().error(BadWebhook("odd")).endswith("the webhook is refused: odd.")
    assert "“discord”, “json” and “ntfy”" in Text().error(
        BadWebhook("kind", kind="pigeon", known=sorted(FORMS))
    )


def test_the_host_can_allow_private_addresses() -> None:
    notifier = Notifier(enabled=True, allow_private=True)
    notifier.check(Webhook("json", "http://127.0.0.1:99/"))
    notifier.check(Webhook("json", "http://127.0.0.1:1/"))
    notifier.check(Webhook("ntfy", "http://ntfy/topic"))
    with pytest.raises(BadWebhook):
        notifier.check(Webhook("json", "http://127.0.0.1:0/"))


def test_nothing_is_good_until_the_host_says_so() -> None:
    with pytest.raises(BadWebhook) as caught:
        Notifier(enabled=False).check(GOOD[0])
    assert caught.value.facts["reason"] == "disabled"
    assert "does not send" in Text().error(caught.value)


def test_an_address_does_not_get_into_a_log_by_its_record() -> None:
    assert "secret" not in repr(Webhook("discord", "https://discord.com/api/webhooks/1/secret"))


# What is said.


def told(kind: str, notice: Notice = NOTICE) -> Any:
    return json.loads(body(Webhook(kind, "https://ntfy.sh/my-topic?auth=x"), notice))


def test_json_has_everything() -> None:
    assert told("json") == {
        "event": "your-turn",
        "table": "t4bl3",
        "title": "Friday’s table",
        "game": "terraforming",
        "seat": 1,
        "name": "Ana",
        "text": "Ana, it is your turn at Friday’s table.",
        "url": "https://mars.example/t/t4bl3",
    }


def test_discord_gets_the_sentence_and_the_link() -> None:
    assert told("discord") == {
        "content": "Ana, it is your turn at Friday’s table.\n<https://mars.example/t/t4bl3>",
        "allowed_mentions": {"parse": []},
    }
    assert "\n" not in told("discord", replace(NOTICE, url=""))["content"]


def test_a_name_means_nothing_to_discord() -> None:
    name = "**@everyone** <@123> [x](https://evil.example) `\\` ~_|\n# - >"
    content = told("discord", replace(NOTICE, text=name, url=""))["content"]
    for sign in "*@<>[]():`\\~_|#-":
        assert sign not in content.replace(f"\\{sign}", "") or sign == "\\"
    assert content == (
        r"\*\*\@everyone\*\* \<\@123\> \[x\]\(https\://evil.example\) \`\\\` \~\_\| \# \- \>"
    )


def test_a_message_fits_into_discords_limit() -> None:
    assert len(told("discord", replace(NOTICE, text="*" * 9000))["content"]) < 2000


def test_ntfy_gets_its_topic() -> None:
    assert told("ntfy") == {
        "topic": "my-topic",
        "title": "Friday’s table",
        "message": "Ana, it is your turn at Friday’s table.",
        "click": "https://mars.example/t/t4bl3",
    }
    assert "click" not in told("ntfy", replace(NOTICE, url=""))


@pytest.mark.parametrize("kind", FORMS)
def test_control_characters_are_taken_out(kind: str) -> None:
    said = told(kind, replace(NOTICE, text="a\r\nb\x00c\u2028d\ud800e", url=""))
    assert "a b c d e" in said.values()
