"""The way through all screens: one browser that goes from scene to scene and shows each of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Browser, Page
from screen_tables import Tables
from tests.browser import position
from tests.browser.fit import misfits
from tests.browser.hands import Mouse, at
from tests.browser.place import Visitor
from tests.browser.player import Colonist, Person, Terraformer
from tests.browser.walk import SIZES

from marineris.text.bundle import bundle

LOCALES: Final = {"en": "en-GB", "sr": "sr-Latn"}
"""What a browser calls a language, where it calls it differently."""


@dataclass
class Tour:
    """One browser that goes from scene to scene."""

    browser: Browser
    address: str
    size: str
    scheme: str
    tables: Tables
    keep: Callable[[str, bytes], None] | None
    """What becomes of the pictures; without it, none are taken but their texts looked at."""
    language: str = "en"

    def __post_init__(self) -> None:
        options: dict[str, Any] = {
            "viewport": SIZES[self.size],
            "color_scheme": self.scheme,
            "locale": LOCALES.get(self.language, self.language),
        }
        if self.is_phone:
            options |= {"has_touch": True, "device_scale_factor": 1.5}
        self.visitor = Visitor(self.browser, self.address, **options)
        self.misfits: list[str] = []

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
        if self.keep is None:
            for one in misfits(self.page):
                self.misfits.append(one)
                print(f"{self.language}, {self.size}, {name}: {one}", flush=True)
            return
        self.keep(f"{name}-{self.size}-{self.scheme}", self.page.screenshot())

    def shoot_dialog(self, name: str, open_it: Callable[[], Any]) -> None:
        """A dialog or sheet: opened, taken, closed."""
        open_it()
        self.page.locator("dialog").first.wait_for()
        # Opened by a key, it would show where the focus is.
        self.page.evaluate("() => document.activeElement?.blur()")
        self.shoot(name)
        self.page.keyboard.press("Escape")
        self.page.locator("dialog").first.wait_for(state="hidden")

    def shoot_page(self, name: str, path: str, sign: str) -> None:
        """A page by its address, once something on it is there."""
        self.page.goto(path)
        self.page.locator(sign).first.wait_for()
        self.shoot(name)

    def sit(self, table: str, person: type[Person]) -> Any:
        self.visitor.sit(self.tables[table].table)
        found = person(self.page, 1)
        found.look()
        return found

    def press(self, test: str) -> None:
        Mouse().press(self.page, test)

    def text(self, message: str) -> str:
        """A message as this browser shows it."""
        return bundle(self.language).message(message)

    def back(self, person: Person) -> None:
        """Undo the moves of a scene until it is a turn again."""
        while person.look().question != "Turn":
            version = person.look().version
            paying = self.page.locator(f"{at('pay-back')}:visible")
            (paying if paying.count() else self.page.locator(f"{at('undo')}:visible").first).click()
            person.moved(version)


# ------------------------------------------------------------------------------- before a game


def lobby(tour: Tour) -> None:
    for table, person in (("over", None), ("mars2049", Colonist), ("table", Terraformer)):
        if person is None:
            tour.visitor.sit(tour.tables[table].table)
        else:
            tour.sit(table, person)
    tour.page.goto("/")
    tour.page.get_by_role("heading", name=tour.text("web-set-a-table")).wait_for()
    tour.page.get_by_text(tour.text("web-row-your-turn")).first.wait_for()
    tour.shoot("lobby")
    tour.page.get_by_text(tour.text("web-company-friends")).click()
    tour.page.get_by_placeholder(tour.text("web-your-name")).fill("Ada")
    for rule in ("corporate-era", "draft", "turmoil"):
        tour.page.get_by_text(tour.text(f"option-{rule}.name"), exact=True).first.click()
    tour.page.get_by_text(tour.text("web-more-rules")).click()
    tour.page.get_by_text(tour.text("web-more-rules")).evaluate(
        "one => one.closest('details').scrollIntoView({ block: 'center' })"
    )
    tour.shoot("new-table")
    tour.page.get_by_role("button", name=tour.text("web-open-table")).click()
    tour.page.get_by_label(tour.text("web-invite-link")).wait_for()
    tour.shoot("waiting-room")


def one_device(tour: Tour) -> None:
    """Two people at one device: the second is to act."""
    table = tour.tables["shared"].table
    for seat in (0, 1):
        secret = f"seat={seat}&token={table.tokens[seat]}"
        tour.page.goto(f"/table/{table.id}#game={table.game}&{secret}")
        tour.page.locator("main, [data-test=top]").first.wait_for()
        tour.page.goto("/")
    tour.shoot_page("one-device", f"/table/{table.id}", "main h1")


def cards(tour: Tour) -> None:
    tour.shoot_page("cards", "/cards", at("library"))


def trouble(tour: Tour) -> None:
    """What does not work says so."""
    tour.shoot_page("not-found", "/table/zzzzzzzz", "h1")
    sockets: list[Any] = []

    def connect(socket: Any) -> None:
        if not sockets:
            socket.connect_to_server()
        else:
            socket.close()
        sockets.append(socket)

    tour.page.route_web_socket("**/socket", connect)
    tour.sit("table", Terraformer)
    sockets[0].close()
    tour.page.locator(at("reconnecting")).wait_for()
    tour.shoot("connection-lost")
    # The page with this route is of no more use.
    tour.visitor.page.close()
    tour.visitor.page = tour.visitor.new_page()


# ------------------------------------------------------------------------------- Terraforming Mars


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
    screen = tour.sit("draft", Terraformer).look()
    tour.press(screen.all("pick-")[0].test)
    tour.shoot("draft")


def table(tour: Tour) -> None:
    tour.sit("early", Terraformer)
    tour.shoot("table-early")
    person = tour.sit("table", Terraformer)
    screen = person.look()
    tour.shoot("table")
    blocked = screen.all("card-", look="blocked")
    if blocked:
        tour.shoot_dialog("why-not", lambda: tour.press(blocked[0].test))
    if tour.is_phone:
        tour.shoot_dialog("opponent", lambda: tour.press("tab-players"))
        tour.press("tab-hand")
        tour.shoot("hand")
        tour.press("tab-map")
        tour.shoot_dialog("actions", lambda: tour.press("tab-act"))
        tour.shoot_dialog("goals", lambda: tour.page.keyboard.press("m"))
        tour.shoot_dialog("log", lambda: tour.press("tab-log"))
    else:
        opponent = tour.page.locator(f"{at('player-1')} button").first
        tour.shoot_dialog("opponent", opponent.click)
        tour.shoot_dialog("actions", lambda: tour.press("project-city"))
        tour.shoot_dialog("goals", lambda: tour.page.keyboard.press("m"))
        tour.press("chat-tab")
        tour.shoot("log")
    tour.shoot_dialog("menu", lambda: tour.press("menu"))
    tour.shoot_dialog("keys", lambda: tour.page.keyboard.press("?"))
    tour.shoot_dialog("pass", lambda: tour.page.keyboard.press("p"))
    tour.press("hex-18")
    tour.page.locator(at("hex-menu")).wait_for()
    tour.shoot("hex")
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


def turmoil(tour: Tour) -> None:
    tour.sit("turmoil", Terraformer)
    tour.shoot("turmoil")
    tour.press("committee-strip")
    tour.page.locator(at("committee")).wait_for()
    tour.shoot("committee")
    parties = tour.page.locator('[data-test^="party-"][data-open]')
    parties.nth(parties.count() // 2).click()
    tour.page.locator(at("lobby-confirm")).wait_for()
    tour.shoot("lobbying")


# ------------------------------------------------------------------------------- Mars 2049


def mars2049(tour: Tour) -> None:
    person = tour.sit("mars2049", Colonist)
    screen = person.look()
    tour.shoot("mars2049-table")
    if tour.is_phone:
        for tab in ("missions", "players", "log"):
            tour.press(f"tab-{tab}")
            tour.shoot(f"mars2049-{tab}")
        tour.press("tab-map")
    else:
        tour.shoot_dialog("mars2049-missions", lambda: tour.page.keyboard.press("m"))
        tour.shoot_dialog("mars2049-players", lambda: tour.press("player-1"))
    tour.shoot_dialog("mars2049-bank", lambda: tour.press("bank"))
    closed = [one.test for one in screen.all("build-") if not one.data.get("legal")]
    tour.shoot_dialog("mars2049-why-not", lambda: tour.press(closed[-1]))
    tour.press(screen.all("build-", legal="true")[0].test)
    points = tour.page.locator('[data-test^="point-"][data-legal]')
    points.first.wait_for()
    points.nth(points.count() // 2).click()
    tour.shoot("mars2049-placing")
    screen = tour.sit("mars2049-theft", Colonist).look()
    tour.press(screen.all("move-")[0].test)
    tour.shoot("mars2049-theft")
    tour.sit("mars2049-teams", Colonist)
    tour.shoot_dialog("mars2049-swap", lambda: tour.press("bank"))
    tour.sit("mars2049-swap", Colonist)
    tour.shoot("mars2049-answer")


# ------------------------------------------------------------------------------- after and first


def result(tour: Tour) -> None:
    for game, name in (("over", ""), ("mars2049-over", "mars2049-")):
        path = f"/table/{tour.tables[game].table.id}/replay"
        tour.page.goto(path)
        tour.page.locator(at("verdict")).wait_for()
        tour.shoot(f"{name}result")
        if game == "over":
            course = tour.page.locator(at("course"))
            course.scroll_into_view_if_needed()
            course.locator("label").nth(1).click()
            tour.shoot("chart")
        tour.page.goto(f"{path}?view=table")
        tour.page.locator(at("map")).first.wait_for()
        slider = tour.page.locator(at("slider"))
        middle = int(slider.get_attribute("max") or 0) * 2 // 3
        slider.fill(str(middle))
        slider.blur()
        tour.shoot(f"{name}replay")


def tutorial(tour: Tour) -> None:
    for game in ("terraforming", "mars2049"):
        tour.page.goto(f"/tutorial/{game}")
        tour.page.locator(at("begin")).wait_for()
        if game == "terraforming":
            tour.shoot("tutorial-begin")
        tour.page.locator(at("begin")).click()
        tour.page.locator(at("coach")).wait_for()
        tour.shoot(f"tutorial-{game}")


SCENES: Final[dict[str, Callable[[Tour], None]]] = {
    "lobby": lobby,
    "one-device": one_device,
    "start": starting_hand,
    "research": research,
    "table": table,
    "five": five,
    "turmoil": turmoil,
    "mars2049": mars2049,
    "result": result,
    "tutorial": tutorial,
    "cards": cards,
    "trouble": trouble,
}
