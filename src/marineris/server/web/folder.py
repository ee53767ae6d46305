"""The server in a folder of its host, such as /mars/: paths in, and addresses in the page.

A proxy may take the folder off a path or leave it there; the routes never see it. The page is built
without knowing it: what it names begins with `./`, which is replaced when it is served.
"""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send

RELATIVE = '"./'
"""How an attribute of the built page begins that names something beside it."""


def page_in(root: str, page: str) -> str:
    """The page for a server that lives in this folder; empty: at the top."""
    return page.replace(RELATIVE, f'"{root}/')


class InFolder:
    """Takes the folder off the paths of requests and sockets."""

    def __init__(self, app: ASGIApp, root: str) -> None:
        self._app = app
        self._root = root

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            path: str = scope["path"]
            if path == self._root or path.startswith(f"{self._root}/"):
                # Without `root_path`: Starlette wants it in front of `path` as well.
                scope = {**scope, "path": path.removeprefix(self._root) or "/"}
        await self._app(scope, receive, send)
