"""Two people in two browsers play Terraforming Mars to the end."""

from __future__ import annotations

from typing import Any

from tests.browser.place import open_table
from tests.browser.player import Terraformer, play_together
from tests.browser.result import check_end


def test_two_people_play_a_whole_game(visit: Any, server: str) -> None:
    table = open_table(server, "terraforming", ["Ana", "Bo"], seed=5)
    visitors = [visit(), visit(color_scheme="light")]
    people = [Terraformer(visitor.sit(table, seat), seat) for seat, visitor in enumerate(visitors)]

    # They see each other, and can talk.
    ana, bo = (visitor.page for visitor in visitors)
    play_together(*people, until=lambda screen: screen.question == "Turn")
    ana.get_by_role("tab", name="Chat").click()
    ana.get_by_role("textbox", name="Say something").fill("Good luck!")
    ana.keyboard.press("Enter")
    bo.get_by_role("tab", name="Chat").click()
    bo.get_by_text("Good luck!").first.wait_for()
    for page in (ana, bo):  # the open chat lies over some of the goals
        page.get_by_role("tab", name="Log").click()

    play_together(*people)
    for seat, visitor in enumerate(visitors):
        game = check_end(visitor, table, seat)
    assert game.move_count > 100
    assert all("convert" in person.did for person in people)
