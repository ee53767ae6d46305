"""Whether a table's journal and what its people saw agree, for tools.

The journal is read from the store itself and folded here with the rules alone, so the server's own
bookkeeping is checked too.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import Any

from table_client import Opened, Player, Sent, move_names, request

import marineris
from marineris.core.game import Game
from marineris.server.store.store import Store
from marineris.table.journal import Entry


async def check_tables(database: str, tables: Sequence[Opened]) -> list[Check]:
    """Read the tables' journals and compare them with what was seen up to now.

    The connection is closed again: a server that is killed is to be the last one at its store.
    """
    begun = time.monotonic()
    store = await Store.open(database)
    try:
        journals = [await store.entries(table.id) for table in tables]
    finally:
        await store.close()
    return [Check(*pair, begun) for pair in zip(tables, journals, strict=True)]


class Check:
    """A table's journal against what its people sent and saw; `faults` says what is wrong."""

    def __init__(self, table: Opened, journal: list[Entry], begun: float) -> None:
        self.table = table
        self.journal = journal
        self.faults: list[str] = []
        self.greetings = 0
        self._begun = begun
        """What came later than this may be missing in the journal that was read then."""
        if [entry.number for entry in journal] != list(range(1, len(journal) + 1)):
            self.faults.append(f"numbers: {[entry.number for entry in journal]}")
            return
        self._answered = formalities(table, journal)
        for player in table.players:
            self._sent(player)
            self._refused(player)
            self.faults += [f"seat {player.seat}: {one}" for one in player.surprises]
        self._shown()

    def _sent(self, player: Player) -> None:
        """Every acknowledged message once, the others once or not at all, and nothing else."""
        own = {one.number: one for one in self.journal if one.seat == player.seat}
        unanswered: list[Sent] = []
        for sent in player.sent:
            if sent.version is None:
                if sent.times and (not sent.refused or sent.times > 1):
                    unanswered.append(sent)
                continue
            if self._is_news(sent.version, sent.since):
                continue
            entry = own.pop(sent.version, None)
            if entry is None or not _is_same(sent, entry):
                self.faults.append(
                    f"seat {player.seat}: {sent} was acknowledged as {sent.version}; "
                    f"the journal has {self._entry(sent.version)} there"
                )
        for entry in own.values():
            if entry.number in self._answered:
                continue
            fitting = [one for one in unanswered if _is_same(one, entry) and one.at < entry.number]
            if not fitting:
                self.faults.append(f"seat {player.seat}: never asked for, or doubled: {entry}")
                continue
            fitting[0].is_kept = True
            unanswered.remove(fitting[0])

    def _is_news(self, version: int, since: float) -> bool:
        return version > len(self.journal) and since > self._begun

    def _entry(self, number: int) -> Entry | None:
        return self.journal[number - 1] if number <= len(self.journal) else None

    def _refused(self, player: Player) -> None:
        """A message is stale only if its question has changed, by this seat's answer or an undo."""
        for sent in player.sent:
            if sent.refused != "stale" or not 0 < sent.refused_at <= len(self.journal):
                continue
            since = self.journal[sent.at : sent.refused_at]
            if any(one.seat == player.seat or one.kind == "undo" for one in since):
                continue
            now = self._decision(sent.refused_at, player.seat)
            if now == _bare(sent.asked) and now is not None:
                self.faults.append(
                    f"seat {player.seat}: {sent} was refused as stale at {sent.refused_at}, "
                    f"but its question stood"
                )

    def _decision(self, version: int, seat: int) -> Any:
        fold = Fold(self.table)
        for entry in self.journal[:version]:
            fold.take(entry)
        return fold.decision(seat)

    def _shown(self) -> None:
        """Each client was shown what follows from the journal, and nothing older than before."""
        came = []
        for player in self.table.players:
            read = [g for g in player.greetings if not self._is_news(g.version, g.since)]
            player.greetings = [g for g in player.greetings if g not in read]
            came += [(greeting, player.seat) for greeting in read]
        self.greetings = len(came)
        fold = Fold(self.table)
        for greeting, seat in sorted(came, key=lambda pair: pair[0].version):
            for entry in self.journal[fold.version : greeting.version]:
                fold.take(entry)
            if greeting.was > greeting.version:
                self.faults.append(
                    f"seat {seat} had seen version {greeting.was} and was shown {greeting.version}"
                )
            shown, due = _bare(greeting.document["decision"]), fold.decision(seat)
            if shown != due:
                self.faults.append(
                    f"seat {seat} was asked {shown} at {greeting.version}, "
                    f"the journal leads to {due}"
                )
            if greeting.document["view"] != fold.view(seat):
                self.faults.append(f"seat {seat} saw another game at {greeting.version}")


class Fold:
    """A game as a journal tells it."""

    def __init__(self, table: Opened) -> None:
        self.version = 0
        self.moves: list[tuple[int, str]] = []
        self._table = table
        self.game: Game[Any] = self._new()

    def _new(self) -> Game[Any]:
        plan, seats = self._table.plan, len(self._table.plan.bots)
        return marineris.new(plan.game, players=seats, seed=self._table.seed, **self._table.options)

    def take(self, entry: Entry) -> None:
        """The next entry."""
        self.version = entry.number
        if entry.kind == "move":
            self.moves.append((entry.seat, entry.value))
            self.game.play(entry.seat, entry.value)
        elif entry.kind == "undo":
            del self.moves[int(entry.value)]
            self.game = self._new()
            for seat, name in self.moves:
                self.game.play(seat, name)

    def decision(self, seat: int) -> Any:
        """The question to a seat and its moves' numbers, unless the server answers it."""
        asked = None if self.is_formality(seat) else self.game.decision(seat)
        return None if asked is None else (asked["question"], self.game.legal_moves(seat))

    def is_formality(self, seat: int) -> bool:
        """Whether a person is asked something that leaves no choice: the server answers."""
        is_asked = seat in self.game.to_act and not self._table.plan.bots[seat]
        return is_asked and self.game.is_formality(seat)

    def view(self, seat: int) -> Any:
        """What a seat may see, as it comes over a line."""
        return json.loads(json.dumps(self.game.view(seat)))


def formalities(table: Opened, journal: list[Entry]) -> set[int]:
    """The numbers of the entries with which the server answered for people."""
    fold = Fold(table)
    found = set()
    for entry in journal:
        if entry.kind == "move" and fold.is_formality(entry.seat):
            found.add(entry.number)
        fold.take(entry)
    return found


def _bare(decision: Any) -> Any:
    return None if decision is None else (decision["question"], decision["moves"])


def _is_same(sent: Sent, entry: Entry) -> bool:
    return sent.kind == entry.kind and (sent.kind == "undo" or sent.value == entry.value)


async def check_end(addresses: list[str], table: Opened, journal: list[Entry]) -> list[str]:
    """A finished game: its record verifies and is the journal, and everybody saw its result."""
    fold = Fold(table)
    for entry in journal:
        fold.take(entry)
    text = (await request(addresses, "GET", f"/api/tables/{table.id}/record")).text
    game = marineris.loads(text)
    faults = []
    if not game.is_over or game.seed != table.seed:
        faults.append("the record is not that of a finished game")
    names = move_names(table.plan.game)
    if [(seat, names[move]) for seat, move in game.history()] != fold.moves:
        faults.append("the record's moves are not those of the journal")
    result = json.loads(json.dumps(game.result()))
    for player in table.players:
        seen = [{**one} for one in player.document["result"]]
        for one in seen:
            one.pop("resigned")
        if seen != result:
            faults.append(f"seat {player.seat} saw another result: {seen}, not {result}")
    card = (await request(addresses, "GET", f"/api/tables/{table.id}")).json()
    if card["status"] != "over":
        faults.append(f"the table's card says that it is {card['status']}")
    return faults
