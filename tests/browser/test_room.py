"""What is written has room, says whom it means, and looks the same wherever it is shown."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.browser import position
from tests.browser.hands import at
from tests.browser.place import open_record, open_table, resize, wait_for
from tests.browser.screen import MOVED

from marineris.mars2049.card import MISSIONS
from marineris.testing import a_game
from marineris.testing import mars2049 as mars

BROKEN = """(all) => all.flatMap((one) => {
    const text = one.firstChild;
    const words = [...text.data.matchAll(/[^\\s-]+/g)];
    return words.filter((word) => {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        return range.getClientRects().length > 1;
    }).map(([word]) => word);
})"""
"""The words that stand in two lines."""
IS_CUT = "(one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1"


def check_whole(found: Locator) -> None:
    for one in found.all():
        assert not one.evaluate(IS_CUT), one.inner_text()


def resized(page: Page, *sizes: tuple[int, int]) -> Any:
    for width, height in sizes:
        resize(page, width, height)
        yield width


def test_standard_projects_are_whole_in_the_longest_language(visit: Any, server: str) -> None:
    game = a_game(stock={"megacredits": 60})
    visitor = visit(locale="uk-UA")
    page = visitor.sit(open_record(server, "terraforming", game.record().dumps()))
    row = page.locator(".projects")
    row.wait_for()
    for width in resized(page, (1440, 900), (1366, 768), (1280, 720)):
        assert not row.evaluate("one => one.scrollWidth > one.clientWidth"), width
        expect(page.locator(at("project-city"))).to_be_in_viewport(ratio=1)


def test_no_word_on_a_mission_is_broken(visit: Any, server: str) -> None:
    every = [mission.id for mission in MISSIONS if not mission.is_immediate]
    for locale in ("en-GB", "pl-PL", "uk-UA", "sr-RS"):
        visitor = visit(locale=locale)
        for some in (every[::2], every[1::2]):
            game = mars.a_game(missions=some)
            page = visitor.sit(open_record(server, "mars2049", game.record().dumps()))
            page.locator(at(f"mission-{some[0]}")).first.wait_for()
            for _ in resized(page, (1440, 900), (1366, 768)):
                names = page.locator('[data-test^="mission-"] b')
                assert names.count() >= len(some)
                assert names.evaluate_all(BROKEN) == []


def test_a_result_of_five_names_every_award(visit: Any, server: str) -> None:
    text = position.record("terraforming", 5, 6, position.over)
    visitor = visit(viewport={"width": 1920, "height": 1080})
    page = visitor.page
    page.goto(f"/table/{open_record(server, 'terraforming', text).id}/replay")
    names = page.locator(f"{at('goals')} .name")
    names.first.wait_for()
    assert names.count() >= 3
    for _ in resized(page, (1920, 1080), (1366, 768)):
        check_whole(names)


def test_who_watches_is_not_spoken_to_as_a_player(visit: Any, server: str) -> None:
    """Goals tell who leads; the top bar says in full for whom everybody waits."""
    seats = ["Player 1", "Vega", "[greedy]", "Rigel"]
    table = open_table(server, "terraforming", seats, seed=3)
    page = visit().page
    page.goto(f"/table/{table.id}")
    goal = page.locator(at("milestone-terraformer"))
    goal.wait_for()
    title = goal.locator("[title]").first.get_attribute("title") or ""
    assert "You" not in title
    assert "leads with 20" in title
    check_whole(page.locator(f"{at('whose-turn')} .who:visible"))
    for _ in resized(page, (1366, 768), (1280, 720)):
        check_whole(page.locator(f"{at('whose-turn')} .who:visible"))


PAINT = "(one) => { const { fill, color } = getComputedStyle(one); return fill || color; }"


def test_the_first_player_looks_the_same_everywhere(visit: Any, server: str) -> None:
    """In both themes as on the map; and the mark of the last move is no rim of theirs."""
    game = a_game(tiles={"40": "city"}, stock={"plants": 8, "megacredits": 20})
    visitor = visit()
    page = visitor.sit(open_record(server, "terraforming", game.record().dumps()))
    page.locator(at("own-panel")).wait_for()
    for scheme in ("light", "dark"):
        visitor.show(scheme)
        panel = page.locator(f"{at('own-panel')} .mark use").first.evaluate(PAINT)
        rim = page.locator("g.laid .rim").first.evaluate("one => getComputedStyle(one).stroke")
        assert panel == rim, scheme
    before = int(page.locator(at("top")).get_attribute("data-version") or 0)
    page.locator(at("resource-plants")).click()
    page.locator("[data-legal][data-hex]").first.click()
    page.locator(at("place-here")).click()
    assert wait_for(page, MOVED, before + 1)
    stroke = "one => getComputedStyle(one).stroke"
    arrival = page.locator(".arrival polygon").first.evaluate(stroke)
    assert arrival not in page.locator("g.laid .rim").evaluate_all(
        "all => all.map(one => getComputedStyle(one).stroke)"
    )
    dashes = "one => getComputedStyle(one).strokeDasharray"
    assert page.locator(".arrival polygon").first.evaluate(dashes) != "none"
    assert page.locator("g.laid .rim").first.evaluate(dashes) == "none"
