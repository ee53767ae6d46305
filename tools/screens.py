"""Pictures of every screen, for the documentation and for looking at them.

    python -m tools.screens [--only table,lobby] [--size 1440] [--scheme dark]

Bots play fixed seeds up to a moment, at a private server; a real browser takes the pictures: into
`docs/screens/NAME-WIDTH-SCHEME.webp`, with an overview in `README.md` there. The table, which the
repository's front page shows, is a PNG.
"""

from __future__ import annotations

import argparse
import base64
import json
import struct
import sys
import tempfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page
from tests.browser import position
from tests.browser.place import (
    DESKTOP,
    PHONE,
    Table,
    Visitor,
    browsing,
    open_table,
    request,
    serving,
    why_no_browser,
)
from tests.browser.player import Colonist, Person, Terraformer, at
from websockets.sync.client import connect

import marineris

FOLDER: Final = Path(__file__).parents[1] / "docs" / "screens"
SIZES: Final = {"1440": DESKTOP, "390": PHONE}
SCHEMES: Final = ("dark", "light")
PNG: Final = "table-1440-dark"
QUALITY: Final = 0.82
NAMES: Final = ["Ada", "Valentin", "Mae", "Juri", "Sally"]

# ------------------------------------------------------------------------------- tables


@dataclass(frozen=True)
class Seated:
    """A table, and the same game here."""

    table: Table
    game: Any


@contextmanager
def seated(
    address: str, game: str, players: int, seed: int, moment: position.Moment, **options: Any
) -> Iterator[Seated]:
    """A table with people whose bots have played to a moment; they stay connected."""
    names = NAMES[:players]
    table = open_table(address, game, names, seed=seed, options=options, title="Friday night")
    # The server may add options of its own.
    options = json.loads(request(address, f"/api/tables/{table.id}"))["options"]
    mirror: Any = marineris.new(game, players=players, seed=seed, **options)
    moves = position.until(mirror, seed, moment)
    with ExitStack() as stack:
        path = f"{address.replace('http', 'ws')}/api/tables/{table.id}/socket"
        sockets = [
            stack.enter_context(connect(path, proxy=None, ping_interval=None, max_queue=None))
            for _ in names
        ]
        version = 0
        for seat, socket in enumerate(sockets):
            socket.send(json.dumps({"do": "hello", "token": table.tokens[seat], "language": "en"}))
            version = json.loads(socket.recv())["version"]
        for number, (seat, move) in enumerate(moves):
            message = {"do": "move", "id": f"m{number}", "at": version, "move": move}
            sockets[seat].send(json.dumps(message))
            version = _answered(sockets[seat], f"m{number}")
        sockets[0].close()  # the first seat is ours
        for line, (seat, text) in enumerate(((1, "Nice ocean!"), (2, "That one was mine…"))):
            if seat < players:
                sockets[seat].send(json.dumps({"do": "chat", "id": f"c{line}", "text": text}))
        yield Seated(table, mirror)


def _answered(socket: Any, mark: str) -> int:
    while True:
        message = json.loads(socket.recv(timeout=30))
        if message.get("id") == mark:
            if message["is"] == "error":
                raise RuntimeError(f"the server does not play along: {message}")
            return int(message["version"])


def turn_of(generation: int) -> position.Moment:
    return position.own_turn(generation)


def asked(question: str, generation: int) -> position.Moment:
    def moment(game: Any) -> bool:
        return position.question(game) == question and game.view(0)["generation"] >= generation

    return moment


def colony(round_: int) -> position.Moment:
    """Own turn, with something to build and a mission in the hand."""

    def moment(game: Any) -> bool:
        if position.question(game) != "Turn" or game.view(0)["round"] < round_:
            return False
        names = [game.move_name(move) for move in game.legal_moves(0)]
        return any(name.startswith("build ") for name in names)

    return moment


# ------------------------------------------------------------------------------- scenes


@dataclass
class Tour:
    """One browser that goes from scene to scene."""

    browser: Browser
    address: str
    size: str
    scheme: str
    tables: dict[str, Seated]
    keep: Callable[[str, bytes], None]

    def __post_init__(self) -> None:
        options: dict[str, Any] = {"viewport": SIZES[self.size], "color_scheme": self.scheme}
        if self.is_phone:
            options |= {"has_touch": True, "device_scale_factor": 2}
        self.visitor = Visitor(self.browser, self.address, **options)

    @property
    def page(self) -> Page:
        return self.visitor.page

    @property
    def is_phone(self) -> bool:
        return self.size == "390"

    def shoot(self, name: str) -> None:
        self.page.evaluate("() => document.fonts.ready")
        self.page.mouse.move(1, 1)
        self.page.wait_for_timeout(300)  # what is fetched for the picture: previews, pictures
        self.keep(f"{name}-{self.size}-{self.scheme}", self.page.screenshot())

    def sit(self, table: str, person: type[Person]) -> Person:
        self.visitor.sit(self.tables[table].table)
        found = person(self.page, 1)
        found.look()
        return found

    def press(self, test: str) -> None:
        inside = self.page.locator(f"dialog[open] {at(test)}:visible")
        thing = inside.last if inside.count() else self.page.locator(f"{at(test)}:visible").first
        thing.click(position={"x": 12, "y": 24} if test.startswith("card-") else None)

    def back(self, person: Person) -> None:
        """Take back the own moves of a scene until it is a turn again."""
        while person.look().question != "Turn":
            version = person.look().version
            paying = self.page.locator(f"{at('pay-back')}:visible")
            (paying if paying.count() else self.page.locator(f"{at('undo')}:visible")).click()
            person.moved(version)


def lobby(tour: Tour) -> None:
    tour.page.goto("/")
    tour.page.get_by_role("heading", name="Set a table").wait_for()
    tour.shoot("lobby")
    tour.page.get_by_text("With friends").click()
    tour.page.get_by_placeholder("Your name").fill("Ada")
    tour.page.get_by_role("button", name="Open the table").click()
    tour.page.get_by_label("Link to this table").wait_for()
    tour.shoot("waiting-room")


def cards(tour: Tour) -> None:
    tour.page.goto("/cards")
    tour.page.locator(at("library")).wait_for()
    tour.shoot("cards")


def starting_hand(tour: Tour) -> None:
    screen = tour.sit("start", Terraformer).look()
    tour.press(screen.all("pick-corporation-")[0].test)
    hand = [one for one in screen.all("pick-") if not one.test.startswith("pick-corporation")]
    for one in hand[:3]:
        if one.is_button and one.name not in ("confirm", "none"):
            tour.press(one.test)
    tour.page.locator(".scroll").first.evaluate("one => one.scrollTo(0, 0)")
    tour.shoot("starting-hand")


def research(tour: Tour) -> None:
    screen = tour.sit("research", Terraformer).look()
    for one in screen.all("pick-")[:2]:
        if not one.is_pressed:
            tour.press(one.test)
    tour.shoot("research")
    tour.sit("draft", Terraformer)
    tour.shoot("draft")


def table(tour: Tour) -> None:
    person = tour.sit("table", Terraformer)
    screen = person.look()
    tour.shoot("table")
    blocked = screen.all("card-", look="blocked")
    if blocked:
        tour.press(blocked[0].test)
        tour.page.locator(at("zoom-reasons")).wait_for()
        tour.shoot("why-not")
        tour.page.keyboard.press("Escape")
    if tour.is_phone:
        tour.press("tab-players")
    else:
        tour.page.locator(f"{at('player-1')} button").first.click()
    tour.page.locator("dialog[open]").first.wait_for()
    tour.shoot("opponent")
    tour.page.keyboard.press("Escape")
    card = f"card-{position.payable(tour.tables['table'].game)}"
    tour.press(card)
    tour.page.locator(at("zoom-play")).wait_for()
    tour.shoot("card")
    tour.press("zoom-play")
    tour.page.locator(at("payment")).wait_for()
    tour.shoot("payment")
    tour.back(person)
    placing(tour, person)


def placing(tour: Tour, person: Any) -> None:
    screen = person.look()
    if tour.is_phone:
        person.press("act")
        tour.page.locator(at("project-aquifer")).first.wait_for()
    for project in ("greenery", "aquifer", "city"):
        thing = tour.page.locator(f"{at(f'project-{project}')}[data-legal]")
        if thing.count():
            person.commit(screen, f"project-{project}", "zoom-play")
            break
    hexes = person.look().all("hex-", legal="true")
    person.press(hexes[len(hexes) // 2].test)
    tour.page.locator(f"{at('place-here')}, {at('confirm')}").first.wait_for()
    tour.shoot("placing")
    tour.page.keyboard.press("Escape")
    person.forget()
    tour.back(person)


def five(tour: Tour) -> None:
    tour.sit("five", Terraformer)
    tour.shoot("five-players")


def result(tour: Tour) -> None:
    for game, name in (("over", ""), ("mars2049-over", "mars2049-")):
        path = f"/table/{tour.tables[game].table.id}/replay"
        tour.page.goto(path)
        tour.page.locator(at("verdict")).wait_for()
        tour.shoot(f"{name}result")
        tour.page.goto(f"{path}?view=table")
        tour.page.locator(at("map")).first.wait_for()
        slider = tour.page.locator(at("slider"))
        middle = int(slider.get_attribute("max") or 0) * 2 // 3
        slider.fill(str(middle))
        tour.shoot(f"{name}replay")


def mars2049(tour: Tour) -> None:
    person: Any = tour.sit("mars2049", Colonist)
    screen = person.look()
    tour.shoot("mars2049-table")
    if tour.is_phone:
        tour.press("tab-missions")
        tour.shoot("mars2049-missions")
        tour.press("tab-map")
    else:
        tour.page.keyboard.press("m")
        tour.page.locator("dialog[open]").wait_for()
        tour.shoot("mars2049-missions")
        tour.page.keyboard.press("Escape")
    tour.press("bank")
    tour.page.locator("dialog[open]").wait_for()
    tour.shoot("mars2049-bank")
    tour.page.keyboard.press("Escape")
    tour.press(screen.all("build-", legal="true")[0].test)
    points = tour.page.locator('[data-test^="point-"][data-legal]')
    points.first.wait_for()
    points.nth(points.count() // 2).click()
    tour.shoot("mars2049-placing")


def tutorial(tour: Tour) -> None:
    for game in ("terraforming", "mars2049"):
        tour.page.goto(f"/tutorial/{game}")
        tour.page.locator(at("begin")).click()
        tour.page.locator(at("coach")).wait_for()
        tour.shoot(f"tutorial-{game}")


SCENES: Final[dict[str, Callable[[Tour], None]]] = {
    "lobby": lobby,
    "start": starting_hand,
    "research": research,
    "table": table,
    "five": five,
    "mars2049": mars2049,
    "result": result,
    "tutorial": tutorial,
    "cards": cards,
}
TABLES: Final[dict[str, tuple[Any, ...]]] = {
    "start": ("terraforming", 3, 3, position.first, {"corporate_era": True}),
    "research": ("terraforming", 3, 5, asked("Buy", 5), {"corporate_era": True}),
    "draft": ("terraforming", 3, 5, asked("Pick", 4), {"corporate_era": True, "draft": True}),
    "table": ("terraforming", 3, 4, turn_of(7), {"corporate_era": True}),
    "five": ("terraforming", 5, 3, turn_of(7), {"corporate_era": True}),
    "over": ("terraforming", 3, 4, position.over, {"corporate_era": True}),
    "mars2049": ("mars2049", 4, 5, colony(14), {}),
    "mars2049-over": ("mars2049", 3, 6, position.over, {}),
}
"""Game, players, seed, moment, options."""


# ------------------------------------------------------------------------------- pictures

CONVERT = """async ({ picture, quality }) => {
    const bytes = Uint8Array.from(atob(picture), (one) => one.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d').drawImage(bitmap, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
    const found = new Uint8Array(await blob.arrayBuffer());
    let text = '';
    for (const one of found) text += String.fromCharCode(one);
    return btoa(text);
}"""
PALETTE = """async ({ picture, most }) => {
    const bytes = Uint8Array.from(atob(picture), (one) => one.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    // Median cut over the colours in 6 bits a channel.
    const counts = new Map();
    const key = (i) => ((data[i] >> 2) << 12) | ((data[i + 1] >> 2) << 6) | (data[i + 2] >> 2);
    for (let i = 0; i < data.length; i += 4) counts.set(key(i), (counts.get(key(i)) ?? 0) + 1);
    const channel = (colour, c) => (colour >> (12 - 6 * c)) & 63;
    const weight = (count) => Math.sqrt(count);
    let boxes = [[...counts]];
    const spread = (box, c) => {
        let low = 63, high = 0;
        for (const [colour] of box) {
            low = Math.min(low, channel(colour, c));
            high = Math.max(high, channel(colour, c));
        }
        return high - low;
    };
    const worth = (box) => {
        if (box.length < 2) return -1;
        const wide = Math.max(spread(box, 0), spread(box, 1), spread(box, 2));
        return wide * Math.sqrt(box.reduce((sum, [, count]) => sum + weight(count), 0));
    };
    let worths = boxes.map(worth);
    while (boxes.length < most) {
        const at = worths.indexOf(Math.max(...worths));
        const box = boxes[at];
        if (worths[at] < 0) break;
        const spreads = [0, 1, 2].map((one) => spread(box, one));
        const c = spreads.indexOf(Math.max(...spreads));
        box.sort((a, b) => channel(a[0], c) - channel(b[0], c));
        const half = box.reduce((sum, [, count]) => sum + weight(count), 0) / 2;
        let sum = 0, cut = 0;
        while (cut < box.length - 1 && sum < half) sum += weight(box[cut++][1]);
        boxes.splice(at, 1, box.slice(0, cut), box.slice(cut));
        worths.splice(at, 1, worth(boxes[at]), worth(boxes[at + 1]));
    }
    const index = new Map();
    const palette = [];
    boxes.forEach((box, number) => {
        const total = box.reduce((sum, [, count]) => sum + count, 0);
        for (const c of [0, 1, 2]) {
            const all = box.reduce((sum, [colour, count]) => sum + channel(colour, c) * count, 0);
            palette.push(Math.min(255, Math.round((all / total) * 4.05)));
        }
        for (const [colour] of box) index.set(colour, number);
    });
    let text = '';
    for (let i = 0; i < data.length; i += 4) text += String.fromCharCode(index.get(key(i)));
    return { width: bitmap.width, height: bitmap.height, palette, pixels: btoa(text) };
}"""


def as_webp(page: Page, picture: bytes) -> bytes:
    given = {"picture": base64.b64encode(picture).decode(), "quality": QUALITY}
    return base64.b64decode(page.evaluate(CONVERT, given))


def as_small_png(page: Page, picture: bytes) -> bytes:
    """A PNG with 256 colours."""
    given = {"picture": base64.b64encode(picture).decode(), "most": 256}
    found = page.evaluate(PALETTE, given)
    width, height = found["width"], found["height"]
    pixels = base64.b64decode(found["pixels"])
    rows = b"".join(b"\0" + pixels[y * width : (y + 1) * width] for y in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = [(b"IHDR", head), (b"PLTE", bytes(found["palette"]))]
    parts += [(b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(_part(name, data) for name, data in parts)


def _part(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


TITLES: Final = {
    "lobby": "The lobby",
    "waiting-room": "Waiting for friends",
    "starting-hand": "The start: a corporation and the first cards",
    "research": "Research",
    "draft": "Draft",
    "table": "The table of Terraforming Mars",
    "card": "A card, and what playing it changes",
    "payment": "Paying with metals",
    "why-not": "Why a card cannot be played",
    "placing": "Laying a tile",
    "opponent": "An opponent's cards",
    "five-players": "Five players",
    "result": "The result",
    "replay": "The replay",
    "cards": "All cards",
    "mars2049-table": "The table of Mars 2049",
    "mars2049-placing": "Building",
    "mars2049-missions": "Missions",
    "mars2049-bank": "The bank",
    "mars2049-result": "The result of Mars 2049",
    "mars2049-replay": "The replay of Mars 2049",
    "tutorial-terraforming": "The guided first game",
    "tutorial-mars2049": "The guided first game of Mars 2049",
}


def overview() -> str:
    """The page that shows all pictures."""
    lines = [
        "# Screens",
        "",
        "Taken by `make screens` from real tables: bots have played fixed seeds up to a moment.",
        "",
        "| | dark | light |",
        "| --- | --- | --- |",
    ]
    for name, title in TITLES.items():
        cells = []
        for scheme in SCHEMES:
            pictures = []
            for size, width in (("1440", 380), ("390", 110)):
                file = file_of(f"{name}-{size}-{scheme}")
                if (FOLDER / file).is_file():
                    alt = f"{title}, {scheme}, {size} pixels wide"
                    image = f'<img src="{file}" width="{width}" alt="{alt}">'
                    pictures.append(f'<a href="{file}">{image}</a>')
            cells.append(" ".join(pictures))
        lines.append(f"| {title} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def file_of(name: str) -> str:
    return f"{name}.png" if name == PNG else f"{name}.webp"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", default="", help=f"some of: {', '.join(SCENES)}")
    parser.add_argument("--size", choices=SIZES)
    parser.add_argument("--scheme", choices=SCHEMES)
    given = parser.parse_args(arguments)
    reason = why_no_browser()
    if reason:
        print(reason, file=sys.stderr)
        return 1
    wanted = given.only.split(",") if given.only else list(SCENES)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, ExitStack() as stack:
        server = stack.enter_context(serving(Path(data)))
        browser = stack.enter_context(browsing())
        tables = {
            name: stack.enter_context(
                seated(server.address, game, players, seed, moment, **options)
            )
            for name, (game, players, seed, moment, options) in TABLES.items()
        }
        studio = browser.new_page()

        def keep(name: str, picture: bytes) -> None:
            make = as_small_png if name == PNG else as_webp
            small = make(studio, picture)
            (FOLDER / file_of(name)).write_bytes(small)
            print(f"{name}: {len(small) // 1000} KB", flush=True)

        for size in [given.size] if given.size else SIZES:
            for scheme in [given.scheme] if given.scheme else SCHEMES:
                tour = Tour(browser, server.address, size, scheme, tables, keep)
                for scene in wanted:
                    SCENES[scene](tour)
                tour.visitor.close()
    (FOLDER / "README.md").write_text(overview())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
