"""What moves on a table does not have the rest drawn again (ADR 0018)."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Error, Page, expect
from tests.browser.place import open_table
from tests.browser.player import Terraformer

STAYING = ("aside left", "aside right", "footer dock", "svg mars")
FRAME = "() => new Promise(requestAnimationFrame)"
FRAMES = 120
WIDE = 300
"""Pixels: a tile that lands, or what rises from it, is smaller."""


class Layers:
    """The pictures of which the browser puts the page together, as it tells them itself."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)
        self.now: list[dict[str, Any]] = []
        self.widest: dict[int, int] = {}
        """Of all that there have been, by the node that they show."""
        self.session.on("LayerTree.layerTreeDidChange", self._take)
        self.session.send("DOM.enable")
        self.session.send("LayerTree.enable")
        for _ in range(FRAMES):
            page.evaluate(FRAME)
            if self.now:
                break

    def _take(self, event: dict[str, Any]) -> None:
        self.now = [
            one
            for one in event.get("layers", [])
            if one["drawsContent"] and one.get("backendNodeId")
        ]
        for one in self.now:
            node = one["backendNodeId"]
            self.widest[node] = max(one["width"], self.widest.get(node, 0))

    def named(self) -> dict[str, list[str]]:
        """Their numbers by what they show."""
        found: dict[str, list[str]] = {}
        for layer in list(self.now):
            found.setdefault(self.name(layer["backendNodeId"]), []).append(layer["layerId"])
        return found

    def name(self, node: int) -> str:
        """The kind and the first class of what a layer shows."""
        try:
            about = self.session.send("DOM.describeNode", {"backendNodeId": node})["node"]
        except Error:  # it is gone meanwhile
            return ""
        attributes = about.get("attributes", [])
        attribute = dict(zip(attributes[::2], attributes[1::2], strict=True))
        return " ".join([about["localName"], *attribute.get("class", "").split()[:1]])


def test_the_parts_of_a_table_stay_layers(visit: Any, server: str) -> None:
    table = open_table(server, "terraforming", ["Ana", "[greedy]"], seed=3)
    page = visit(reduced_motion="no-preference").sit(table)
    person = Terraformer(page, 3)
    person.play(until=lambda screen: screen.question == "Turn")
    layers = Layers(page)
    person.look()
    before = staying(layers)
    assert set(before) == set(STAYING)

    laid = page.locator("g.laid").count()
    person.play(until=lambda _: page.locator("g.laid").count() > laid + 1)
    assert staying(layers) == before
    wide = {layers.name(node) for node, width in list(layers.widest.items()) if width > WIDE}
    assert not [name for name in wide if name.split(" ")[0] in ("g", "polygon", "use")], wide


def test_by_how_much_a_figure_changed_is_taken_off_again(visit: Any, server: str) -> None:
    table = open_table(server, "terraforming", ["Ana", "[greedy]"], seed=3)
    page = visit(reduced_motion="no-preference").sit(table)
    person = Terraformer(page, 3)
    person.play(until=lambda screen: screen.number("generation") == 2)
    # News that left a figure as it was once kept its last change there for ever.
    person.play(until=lambda screen: screen.question == "Turn")
    expect(page.locator(".counted > i")).to_have_count(0)


def staying(layers: Layers) -> dict[str, list[str]]:
    return {name: which for name, which in layers.named().items() if name in STAYING}
