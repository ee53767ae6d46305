"""A visitor whose pages are watched closely, and whose network can be lost.

Every error and warning of a page is a fault, and so is every request that fails or is refused,
unless the network was taken away.
"""

from __future__ import annotations

import time
from typing import Any, Final

from playwright.sync_api import Browser, Page, WebSocketRoute
from tests.browser.place import Visitor


class Watched(Visitor):
    """A visitor whose page is watched closely, and whose network can be lost."""

    USUAL: Final = ("Failed to load resource", "WebSocket connection to")

    def __init__(self, browser: Browser, server: str, **options: Any) -> None:
        self._lost_until = 0.0
        self._is_lost = False
        self._sockets: list[tuple[WebSocketRoute, WebSocketRoute]] = []
        super().__init__(browser, server, **options)
        self.context.route_web_socket("**/socket", self._connect)
        # Links that open a tab of their own.
        self.context.on("page", self._close_popup)

    def _close_popup(self, page: Page) -> None:
        if page.opener() is not None:
            page.close()

    def new_page(self) -> Page:
        page = super().new_page()
        page.on("requestfailed", self._fail)
        page.on("response", self._answer)
        page.on("dialog", lambda dialog: dialog.dismiss())
        return page

    def lose_network(self) -> None:
        self._is_lost = True
        self.context.set_offline(True)
        self.cut()

    def find_network(self) -> None:
        self.context.set_offline(False)
        self._is_lost = False
        self._lost_until = time.monotonic() + 5

    def cut(self) -> None:
        """Close all connections to tables."""
        sockets, self._sockets = self._sockets, []
        for page_side, server_side in sockets:
            page_side.close(code=4000, reason="cut")
            server_side.close()

    @property
    def _is_excused(self) -> bool:
        return self._is_lost or time.monotonic() < self._lost_until

    def _connect(self, page_side: WebSocketRoute) -> None:
        if self._is_lost:
            page_side.close(code=4000, reason="no network")
            return
        server_side = page_side.connect_to_server()
        self._sockets.append((page_side, server_side))

    def _hear(self, message: Any) -> None:
        if message.type not in ("error", "warning") or message.text.startswith(self.USUAL):
            return
        if self._is_excused and "dynamically imported module" in message.text:
            return
        self.faults.append(f"console {message.type}: {message.text}")

    def _fail(self, request: Any) -> None:
        # A page that is left ends its requests.
        if not self._is_excused and request.failure != "net::ERR_ABORTED":
            self.faults.append(f"request failed: {request.url} {request.failure}")

    def _answer(self, response: Any) -> None:
        if response.status >= 400:
            self.faults.append(f"status {response.status}: {response.url}")
