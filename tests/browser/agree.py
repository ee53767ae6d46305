"""Whether a page shows what the server knows: stocks, hand, rating, tiles and log of one seat.

`State.of(server, table, seat, language)` asks the server over a socket of its own;
`compared(page, state, is_phone)` reads the page and tells what differs. What the page does not show
at the moment, such as cards that a filter hides, is not compared; the answer says what was.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import Page
from tests.browser.hands import at
from tests.browser.place import Table
from websockets.sync.client import connect

RESOURCES: Final = ("megacredits", "steel", "titanium", "plants", "energy", "heat")
SUPPLIES: Final = ("air", "food", "minerals")
SILENT: Final = re.compile("TurnBegan|Tile|Claim")
"""Lines that the page leaves out, or in which it names spaces by other names."""
PARTS: Final = {
    "terraforming": ("stocks", "hand", "rating", "tiles", "log"),
    "mars2049": ("stocks", "hand", "tiles", "log"),
}
"""What is compared. In Mars 2049 nobody has a rating, and missions are the hand."""
LINES: Final = 6
"""So many of the newest lines of the log are compared."""

IS_FREE: Final = """(one) => {
    const box = one.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return hit !== null && one.contains(hit);
}"""
"""Nothing lies over it, as cards to choose from do."""
READ: Final = """() => {
    const text = (one) => one?.textContent.trim().replace(/\\s+/g, ' ') ?? null;
    const all = (where) => [...document.querySelectorAll(where)];
    const cards = all('[data-test=hand] [data-card]');
    const filters = [
        all('[data-test=hand-playable][aria-pressed=true]').length > 0,
        all('[data-test=hand] [popover] [aria-pressed=true]').length > 0,
        Boolean(document.querySelector('[data-test=hand-search]')?.value),
    ];
    const stock = {};
    for (const one of all('[data-test^="resource-"]'))
        stock[one.dataset.test.slice(9)] ??= text(one.querySelector('.n'));
    for (const one of all('[data-test^="stock-"]'))
        stock[one.dataset.test.slice(6)] ??= text(one.querySelector('b'));
    const tiles = {};
    for (const { dataset } of all('[data-tile]'))
        tiles[dataset.hex ?? dataset.point] = dataset.tile;
    const log = document.querySelector('[data-test=log]');
    const filter = log?.closest('.panel, .content, section')?.querySelector('select');
    return {
        version: Number(document.querySelector('[data-test=top]')?.dataset.version),
        stock,
        rating: text(document.querySelector('[data-test=rating]')),
        hand: cards.map((one) => one.dataset.card).sort(),
        isFiltered: filters.some(Boolean),
        hasHand: document.querySelector('[data-test=hand]') !== null,
        hasMap: document.querySelector('[data-test=map]') !== null,
        tiles,
        places: all('[data-hex], [data-point]').map((one) => one.dataset.hex ?? one.dataset.point),
        missions: all('.you [data-test^="mission-"]')
            .map((one) => one.dataset.test.slice(8)).sort(),
        hasMissions: document.querySelector('.you') !== null,
        log: log && (filter ?? { value: 'all' }).value === 'all'
            ? [...log.querySelectorAll('li')].map(text) : null,
    };
}"""


@dataclass(frozen=True)
class State:
    """What the server says of a table to one seat."""

    game: str
    seat: int
    version: int
    document: dict[str, Any]
    log: list[list[Any]]

    @classmethod
    def of(cls, server: str, table: Table, seat: int = 0, language: str = "en") -> State:
        """Ask the server."""
        address = f"{server.replace('http', 'ws', 1)}/api/tables/{table.id}/socket"
        hello = {"do": "hello", "token": table.tokens[seat], "since": None, "language": language}
        with connect(address, max_size=None) as socket:
            socket.send(json.dumps(hello))
            while True:
                told = json.loads(socket.recv(timeout=20))
                if told["is"] == "state":
                    break
        return cls(table.game, seat, told["version"], told["document"], told["log"])

    @property
    def view(self) -> dict[str, Any]:
        return dict(self.document["view"] or {})

    @property
    def moves(self) -> list[int]:
        """The legal moves, if it is this seat's turn."""
        return list((self.document["decision"] or {}).get("moves", []))

    @property
    def is_over(self) -> bool:
        return bool(self.document["table"]["status"] == "over")

    @property
    def is_away(self) -> bool:
        """A bot plays for this seat."""
        return bool(self.document["table"]["seats"][self.seat]["bot"])

    def stock(self) -> dict[str, int]:
        if self.game == "terraforming":
            return dict(zip(RESOURCES, self.view["players"][self.seat]["stock"], strict=True))
        return dict(zip(SUPPLIES, self._supplies(), strict=True))

    def _supplies(self) -> list[int]:
        """Cards, and what is stored in tokens of 3 and of 8."""
        tokens = self.view["players"][self.seat]["tokens"]
        cards = self.view["own"]["cards"]
        return [
            cards[what] + 3 * tokens[2 * what] + 8 * tokens[2 * what + 1]
            for what in range(len(SUPPLIES))
        ]

    def tiles(self) -> dict[str, str]:
        if self.game == "terraforming":
            found = self.view["tiles"].items()
            return {place: tile for place, (tile, _) in found}
        return {place: f"{kind} {owner}" for place, (kind, owner, *_) in self.view["board"].items()}


def number(text: str | None) -> int | None:
    """The first number of a text."""
    found = re.search(r"[-−]?\d+", text or "")
    return int(found[0].replace("−", "-")) if found else None


@dataclass
class Comparison:
    """What a page showed otherwise than the server had it, and what was looked at."""

    told: list[str] = field(default_factory=list)
    looked_at: set[str] = field(default_factory=set)
    """Some of `PARTS`; nothing if another move was made between the two looks."""

    def add(self, part: str, *told: str) -> None:
        self.looked_at.add(part)
        self.told += [one for one in told if one not in self.told]


def compared(page: Page, state: State, is_phone: bool) -> Comparison:
    """Look for what the page shows otherwise than the server has it."""
    found = Comparison()
    _compare(page.evaluate(READ), state, found)
    if is_phone:
        # Your own figures and the log stand on pages of their own.
        for tab in ("players", "log"):
            button = page.locator(at(f"tab-{tab}"))
            if button.count() and button.evaluate(IS_FREE):
                button.click()
                page.locator(".you" if tab == "players" else at("log")).first.wait_for()
                _compare(page.evaluate(READ), state, found)
                page.keyboard.press("Escape")
                page.locator("dialog").first.wait_for(state="detached")
        if page.locator(at("tab-map")).evaluate(IS_FREE):
            page.locator(at("tab-map")).click()
    return found


def _compare(seen: dict[str, Any], state: State, found: Comparison) -> None:
    if seen["version"] != state.version or not state.document["view"]:
        return  # another move was made between the two looks
    for what, amount in state.stock().items():
        shown = seen["stock"].get(what)
        if shown is not None:
            told = f"{what}: the page shows {shown}, the server has {amount}"
            found.add("stocks", *([told] if number(shown) != amount else []))
    _compare_cards(seen, state, found)
    # Cities beyond the map have no place on it.
    tiles = {place: tile for place, tile in state.tiles().items() if place in seen["places"]}
    if seen["hasMap"]:
        told = f"tiles: the page shows {seen['tiles']}, the server has {tiles}"
        found.add("tiles", *([told] if seen["tiles"] != tiles else []))
    newest = [
        " ".join(line[2].split()) for line in state.log[-LINES:] if not SILENT.search(line[3])
    ]
    if seen["log"] and newest:
        missing = [line for line in newest if line not in seen["log"]]
        told = f"log: the page lacks {missing}; it has {seen['log'][:LINES]}"
        found.add("log", *([told] if missing else []))


def _compare_cards(seen: dict[str, Any], state: State, found: Comparison) -> None:
    if state.game == "terraforming":
        rating = state.view["players"][state.seat]["rating"]
        if seen["rating"] is not None:
            told = f"rating: the page shows {seen['rating']}, the server has {rating}"
            found.add("rating", *([told] if number(seen["rating"]) != rating else []))
        hand = sorted(state.view["own"]["hand"])
        if seen["hasHand"] and not seen["isFiltered"]:
            told = f"hand: the page shows {seen['hand']}, the server has {hand}"
            found.add("hand", *([told] if seen["hand"] != hand else []))
    elif seen["hasMissions"]:
        missions = sorted(set(state.view["own"]["missions"]))
        told = f"missions: the page shows {seen['missions']}, the server has {missions}"
        found.add("hand", *([told] if seen["missions"] != missions else []))
