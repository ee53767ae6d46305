"""What each client of a table is sent, without a server around it."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

import pytest
from tests.table.sample import START, Journal, table_info

from marineris.server.rooms.audience import CHAT_LINES, STATE_LINES, Audience
from marineris.server.store.records import ChatLine, StoredSeat, StoredTable
from marineris.table.journal import EntryKind
from marineris.table.patch import applied
from marineris.table.table import Stuck


class Client:
    """Keeps what it is sent."""

    def __init__(self, seat: int | None, language: str = "en", token: str | None = None) -> None:
        self.seat = seat
        self.language = language
        self.token = token if seat is None or token else f"token {seat}"
        self.got: list[dict[str, Any]] = []
        self.reasons: list[str] = []

    def send(self, message: bytes) -> None:
        self.got.append(json.loads(message))

    def cut(self, reason: str) -> None:
        self.reasons.append(reason)

    def kinds(self) -> list[str]:
        return [one["is"] for one in self.got]


class Hall:
    """A table of three with its audience."""

    def __init__(self, chat: list[ChatLine] | None = None) -> None:
        info = table_info("terraforming", 3, {"beginners": [0, 1, 2]}, 2)
        known = {name: value for name, value in vars(info).items() if name != "seats"}
        seats = [StoredSeat(**asdict(one), token=f"token {one.seat}") for one in info.seats]
        self.stored = StoredTable(**known, seats=seats, host="", touched=START)
        self.journal = Journal(self.stored)
        self.audience = Audience(self.stored, self.journal.table, chat or [])

    def join(self, client: Client) -> Client:
        self.audience.channel_of(client).clients.add(client)
        return client

    def turn(self) -> None:
        """Somebody moves: at first everybody passes."""
        game = self.journal.game
        seat = game.to_act[0]
        self.journal.write(EntryKind.MOVE, seat, game.move_name(game.legal_moves(seat)[0]))
        self.audience.show(self.journal.table)


def line(number: int, text: str = "hi", time: int = START, seat: int = 0) -> ChatLine:
    return ChatLine(number, seat, f"P{seat}", text, time)


@pytest.fixture
def hall() -> Hall:
    return Hall()


def test_those_with_one_seat_and_language_share_a_channel(hall: Hall) -> None:
    clients = [Client(1), Client(1), Client(1, "pl"), Client(2), Client(None), Client(None)]
    for client in clients:
        hall.join(client)
    channels = [hall.audience.channel_of(client) for client in clients]
    assert [channels.index(one) for one in channels] == [0, 0, 2, 3, 4, 4]
    assert set(hall.audience.clients()) == set(clients)
    assert [one.seat for one in channels] == [client.seat for client in clients]


def test_who_is_here_and_who_is_online(hall: Hall) -> None:
    """Spectators are nobody's person; people may be connected to another process."""
    assert (hall.audience.is_empty, hall.audience.here()) == (True, [])
    watching = hall.join(Client(None))
    assert (hall.audience.is_empty, hall.audience.here()) == (False, [])
    two, two_too, one = (hall.join(Client(seat)) for seat in (2, 2, 1))
    assert hall.audience.here() == [1, 2]
    hall.audience.elsewhere.hear("another", [0], 10**9)
    assert hall.audience.online() == {0, 1, 2}
    assert hall.audience.here() == [1, 2]
    hall.audience.take_out(two, "en")
    assert hall.audience.here() == [1, 2]
    hall.audience.take_out(two_too, "en")
    hall.audience.take_out(one, "pl")  # not its language: it stays
    assert hall.audience.here() == [1]
    hall.audience.take_out(one, "en")
    hall.audience.take_out(watching, "en")
    assert hall.audience.is_empty


def test_a_channel_opened_in_vain_is_closed(hall: Hall) -> None:
    in_vain, other = Client(1), Client(2)
    hall.audience.channel_of(in_vain)
    hall.audience.close_unused(in_vain)
    assert hall.audience.is_empty
    hall.join(other)
    hall.audience.close_unused(Client(2))  # somebody else is in it
    assert hall.audience.here() == [2]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_who_has_lost_a_seat_is_cut_off_and_nobody_else(hall: Hall, seat: int) -> None:
    clients = [hall.join(Client(one)) for one in (0, 1, 2, None)]
    hall.audience.check_tokens()
    assert [client.reasons for client in clients] == [[], [], [], []]
    hall.stored.seats[seat].token = "another"
    hall.audience.check_tokens()
    cut = [["not-your-seat"] if client.seat == seat else [] for client in clients]
    assert [client.reasons for client in clients] == cut
    assert [hall.audience.may_sit(client) for client in clients] == [not one for one in cut]
    hall.audience.cut("closed")
    assert [client.reasons[-1] for client in clients] == ["closed"] * 4


def test_a_seat_without_a_token_has_no_client(hall: Hall) -> None:
    hall.stored.seats[1].token = None
    nobody = Client(1)
    nobody.token = None
    assert not hall.audience.may_sit(nobody)


# ------------------------------------------------------------------------------- greetings


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_who_has_seen_it_all_gets_almost_nothing(hall: Hall, seat: int | None) -> None:
    hall.turn()
    version = hall.journal.table.version
    channel = hall.audience.channel_of(Client(seat))
    for since in (None, version - 1, version + 1, 0):
        [state] = map(json.loads, hall.audience.greeting(channel, since))
        assert (state["is"], state["version"], state["you"]) == ("state", version, seat)
    current, update = map(json.loads, hall.audience.greeting(channel, version))
    assert (current["is"], current["version"], current["you"]) == ("current", version, seat)
    assert (update["is"], update["version"], update["log"]) == ("update", version, [])
    assert update["patch"] == [[["table"], state["document"]["table"]]]
    for name in ("protocol", "book", "chat"):
        assert current[name] == state[name]


def test_a_table_that_is_stuck_is_shown_whole(hall: Hall) -> None:
    hall.turn()
    table = hall.journal.table
    table.stuck = Stuck(table.version + 1, table.version + 1)
    channel = hall.audience.channel_of(Client(1))
    [state] = map(json.loads, hall.audience.greeting(channel, table.version))
    assert state["is"] == "state"


def test_before_the_start_a_table_is_shown_whole(hall: Hall) -> None:
    hall.journal.table.version = 0
    [state] = map(json.loads, hall.audience.greeting(hall.audience.channel_of(Client(1)), 0))
    assert state["is"] == "state"


def test_a_state_has_the_last_lines_of_the_log(hall: Hall) -> None:
    assert STATE_LINES == 100
    while hall.journal.table.line_count <= 130:
        for kind in (EntryKind.BOT, EntryKind.BACK):
            hall.journal.write(kind, 2, "greedy" if kind == EntryKind.BOT else "")
    hall.audience.show(hall.journal.table)
    state = json.loads(hall.audience.state(hall.audience.channel_of(Client(1))))
    count = hall.journal.table.line_count
    assert [one[0] for one in state["log"]] == list(range(count - 99, count + 1))


# ------------------------------------------------------------------------------- changes


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_changes_add_up_to_what_somebody_new_is_shown(hall: Hall, seat: int | None) -> None:
    client = hall.join(Client(seat))
    seen = json.loads(hall.audience.state(hall.audience.channel_of(client)))["document"]
    told: list[int] = []
    for _ in range(4):
        hall.turn()
        update = client.got[-1]
        assert update["is"] == "update"
        assert update["version"] == hall.journal.table.version
        seen = applied(seen, update["patch"])
        told += [one[0] for one in update["log"]]
    assert client.kinds() == ["update"] * 4
    assert told == list(range(told[0], told[0] + len(told)))
    assert told[-1] == hall.journal.table.line_count
    fresh = json.loads(hall.audience.state(hall.audience.channel_of(client)))["document"]
    assert seen == fresh


def test_who_has_seen_it_is_told_nothing_again(hall: Hall) -> None:
    client = hall.join(Client(1))
    hall.turn()
    hall.audience.deliver()
    hall.audience.show(hall.journal.table)
    assert client.kinds() == ["update"]


def test_who_comes_is_seen_by_all(hall: Hall) -> None:
    client = hall.join(Client(1))
    hall.audience.deliver()  # it was not here itself when it was shown who is
    before = len(client.got)
    hall.join(Client(2))
    hall.audience.deliver()
    [update] = client.got[before:]
    assert (update["log"], update["version"]) == ([], hall.journal.table.version)
    assert update["patch"] == [[["table", "seats", 2, "online"], True]]


def test_what_was_rehearsed_is_what_is_sent(hall: Hall) -> None:
    old, other = hall.join(Client(0)), hall.join(Client(1, "pl"))
    table = hall.journal.table.copy()
    hall.journal.write(EntryKind.MOVE, hall.journal.game.to_act[0], "pass")
    after, hall.journal.table = hall.journal.table, table
    hall.audience._table = table
    rehearsed = hall.audience.rehearse(after)
    assert [one.seat for one in rehearsed] == [0, 1]
    new = hall.join(Client(2))  # between the two
    hall.audience.show(after, rehearsed)
    messages = {one.seat: shown.message for one, shown in rehearsed.items()}
    for client in (old, other):
        assert messages[client.seat] is not None
        assert client.got == [json.loads(messages[client.seat] or b"")]
    assert new.kinds() == ["update"]


def test_another_table_is_shown_whole(hall: Hall) -> None:
    clients = [hall.join(Client(seat)) for seat in (0, None)]
    other = Hall().journal
    other.write(EntryKind.MOVE, other.game.to_act[0], "pass")
    hall.audience.show_again(other.table)
    for client in clients:
        [state] = client.got
        assert (state["is"], state["you"]) == ("state", client.seat)
        assert state["version"] == other.table.version
    hall.audience.deliver()
    assert [len(client.got) for client in clients] == [1, 1]


# ------------------------------------------------------------------------------- chat


def test_every_line_is_told_once() -> None:
    """Also after a restart, when the last lines are in memory already."""
    hall = Hall([line(1), line(2), line(3)])
    assert hall.audience.chat_heard == 3
    clients = [hall.join(Client(seat)) for seat in (0, 2, None)]
    hall.audience.hear([line(2), line(3), line(4, "new")])
    hall.audience.hear([line(4, "new"), line(5, "newer")])
    for client in clients:
        assert client.kinds() == ["chat", "chat"]
        assert [one["line"] for one in client.got] == [
            line(4, "new").as_data(),
            line(5, "newer").as_data(),
        ]
    assert hall.audience.chat_heard == 5
    assert [one[0] for one in said(hall)] == [1, 2, 3, 4, 5]


def test_nobody_has_spoken(hall: Hall) -> None:
    assert (hall.audience.chat_heard, said(hall)) == (0, [])


def test_a_deleted_line_leaves_its_number() -> None:
    hall = Hall([line(1), line(2, "")])
    client = hall.join(Client(1))
    assert ([one[0] for one in said(hall)], hall.audience.chat_heard) == ([1], 2)
    hall.audience.hear([line(3, ""), line(4)])
    assert [one["line"][0] for one in client.got] == [4]
    assert ([one[0] for one in said(hall)], hall.audience.chat_heard) == ([1, 4], 4)


def test_the_last_lines_are_kept() -> None:
    assert CHAT_LINES == 50
    hall = Hall([line(number) for number in range(1, 50)])
    assert [one[0] for one in said(hall)] == list(range(1, 50))
    hall.audience.hear([line(50), line(51)])
    assert [one[0] for one in said(hall)] == list(range(2, 52))


def test_old_lines_are_forgotten() -> None:
    hall = Hall([line(1, time=START), line(2, time=START + 1), line(3, time=START + 2)])
    hall.audience.drop_chat(START + 1)
    assert [one[0] for one in said(hall)] == [2, 3]
    hall.audience.hear([line(number, time=START + 3) for number in range(4, 60)])
    assert len(said(hall)) == CHAT_LINES


def said(hall: Hall) -> list[Any]:
    """The chat of a state."""
    state = json.loads(hall.audience.state(hall.audience.channel_of(Client(None))))
    return list(state["chat"])
