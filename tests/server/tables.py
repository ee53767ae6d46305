"""Tables for tests of the store, made without a server."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field

from marineris.server.rooms import lifecycle as host
from marineris.server.rooms.registry import Registry
from marineris.server.settings import Settings
from marineris.server.store.records import ChatLine, StoredTable
from marineris.server.store.store import Store
from marineris.server.web.protocol import ClockSettings, NewTable, SeatIn, TableSettings
from marineris.table.info import TableStatus
from marineris.table.journal import Entry, EntryKind
from marineris.table.table import Table, folded


@dataclass
class Made:
    """A table and its secrets."""

    id: str
    host: str
    tokens: dict[int, str] = field(default_factory=dict)


async def make_table(
    store: Store, game: str = "terraforming", *, moves: int = 30, is_open: bool = False
) -> Made:
    """A table with Ana, Bo and a bot, so many moves, a chat, an undo and a seat that changed."""
    seats = [SeatIn(kind="person", name="Ana"), SeatIn(kind="open" if is_open else "person")]
    seats.append(SeatIn(kind="bot", name="", bot="random"))
    settings = TableSettings(title="Évening", clock=ClockSettings(minutes=90), private=True)
    given = NewTable(game=game, seats=seats, settings=settings, seed=2**62 + 1)
    made = await host.open_table(Registry(Settings(), store), given, "en")
    await store.change_seat(made.id, 0, webhook={"kind": "json", "url": "https://a.example/x"})
    await store.say(made.id, ChatLine(0, 0, "Ana", "hello “Mars”\nand you", 1))
    await store.say(made.id, ChatLine(0, -1, "", "\u2028hi", 2))
    if not is_open:
        await play_on(store, made.id, moves)
    return Made(made.id, made.host, {one.seat: one.token for one in made.seats})


async def play_on(store: Store, table_id: str, moves: int) -> Table:
    """So many more moves at random; a person takes one back, another gives up."""
    table = await loaded(store, table_id)
    journal: list[Entry] = []

    def add(kind: str, seat: int, value: str) -> None:
        entry = Entry(table.version + 1, kind, seat, value, table.last_time + 1000)
        table.apply(entry)
        journal.append(entry)

    rng = random.Random(7)
    has_undone = False
    for _ in range(moves):
        if table.status != TableStatus.RUNNING:
            break
        seat = rng.choice(table.to_act())
        move = rng.choice(table.playing.legal_moves(seat))
        add(EntryKind.MOVE, seat, table.playing.move_name(move))
        index, _ = table.undo(seat)
        if index >= 0 and not has_undone:
            add(EntryKind.UNDO, seat, str(index))
            has_undone = True
    if table.status == TableStatus.RUNNING:
        add(EntryKind.RESIGN, 1, table.usual_bot())
    assert all(await asyncio.gather(*(store.append(table_id, entry) for entry in journal)))
    await store.change_table(table_id, status=table.status)
    return table


async def loaded(store: Store, table_id: str) -> Table:
    """The table as the store has it."""
    return folded(await stored(store, table_id), await store.entries(table_id))


async def stored(store: Store, table_id: str) -> StoredTable:
    """The table's record in the store."""
    found = await store.table(table_id)
    assert found is not None
    return found
