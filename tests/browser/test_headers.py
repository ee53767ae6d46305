"""What the server tells browsers besides the page: what it may load, and who may frame it."""

from __future__ import annotations

from typing import Any

import pytest


@pytest.mark.parametrize("path", ["/", "/table/abc", "/tutorial/terraforming", "/api/games"])
def test_security_headers(visit: Any, path: str) -> None:
    headers = visit().page.request.get(path).headers
    parts = headers["content-security-policy"].split(";")
    policy = dict(part.strip().split(" ", 1) for part in parts)
    assert policy["default-src"] == "'self'"
    assert policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["object-src"] == "'none'"
    assert not any(word in str(policy) for word in ("unsafe", "http", "*"))
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]


def test_the_policy_is_enforced(visit: Any, server: str) -> None:
    """The browser itself refuses what the policy forbids."""
    visitor = visit()
    page = visitor.page
    page.goto("/")
    page.get_by_role("heading").first.wait_for()
    refused = page.evaluate(
        """async () => {
            const refused = [];
            document.addEventListener('securitypolicyviolation', (event) =>
                refused.push(event.effectiveDirective));
            const script = document.createElement('script');
            script.textContent = 'window.wasRun = true';
            document.head.append(script);
            const picture = new Image();
            picture.src = 'https://example.org/picture.png';
            await fetch('https://example.org/').catch(() => undefined);
            await new Promise((resume) => setTimeout(resume, 50));
            return [...refused, String(window.wasRun)];
        }"""
    )
    assert {"script-src-elem", "img-src", "connect-src"} <= set(refused)
    assert "undefined" in refused
    visitor.faults.clear()  # that was the point


def test_whole_pages_come_from_the_server_itself(visit: Any, server: str) -> None:
    visitor = visit()
    loaded: list[str] = []
    visitor.page.on("response", lambda response: loaded.append(response.url))
    for path in ("/", "/cards", "/tutorial/terraforming", "/tutorial/mars2049"):
        visitor.page.goto(path, wait_until="networkidle")
    assert len(loaded) > 10
    assert all(url.startswith(server) for url in loaded)
