"""Loads a table as far as its journal can be applied, whatever the rest of it holds.

An entry is stored only after it has been applied, so this finds nothing to do unless the program or
the store has changed since. Then the table stands at its last good entry, `stuck` says which one
cannot be applied, and a rollback entry lets it go on without that one and those after it.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

import marineris
from marineris.table import document
from marineris.table.errors import NotStuck, OtherRules
from marineris.table.info import TableInfo
from marineris.table.journal import Entry, EntryKind, voided
from marineris.table.safe_text import SafeText
from marineris.table.table import LINES, Stuck, Table

LOG = logging.getLogger("marineris.recovery")
KEPT: Final = 100
"""Positions in memory while the last one that can be shown is looked for."""


def recovered(info: TableInfo, entries: Sequence[Entry], lines: int | None = LINES) -> Table:
    """The table of a journal up to its last good entry.

    Raises `OtherRules` if the rules have changed since the table began, and whatever is raised if
    the table cannot be shown even without its journal: that is no fault of any entry, and a
    rollback would not help.
    """
    check_rules(info)
    void = voided(entries)
    table, count, error = _furthest(info, entries, void, lines)
    if (unseen := _not_shown(table)) is not None:
        document.check(Table(info), SafeText)
        table, count, error = *_last_shown(info, entries[:count], void, lines), unseen
    if count < len(entries):
        table.stuck = Stuck(entries[count].number, entries[-1].number, error)
        if table.clock is not None:
            table.clock.run(())  # nobody can move, so nobody's time runs
    return table


def report(table: Table) -> None:
    """Log why a table is stuck, if it is."""
    stuck = table.stuck
    if stuck is not None:
        about = {"table": table.info.id, "entry": stuck.entry, "last": stuck.last}
        LOG.error("table stuck", exc_info=stuck.error, extra=about)


def check_rules(info: TableInfo) -> None:
    """A table can only be played by the rules that it began with."""
    rules = marineris.rules_of(info.game)
    if info.rules != rules.version:
        raise OtherRules(
            f"the table follows version {info.rules} of the rules, "
            f"this program has version {rules.version}",
            table=info.id,
        )


def rollback(table: Table, time: int) -> Entry:
    """The entry that takes a stuck table back to where it stands; raises `NotStuck`."""
    if table.stuck is None:
        raise NotStuck("every entry of the journal can be applied", table=table.info.id)
    at = max(time, table.last_time)
    return Entry(table.stuck.last + 1, EntryKind.ROLLBACK, -1, str(table.version), at)


def rolled_back(table: Table, entry: Entry) -> Table:
    """A copy of a stuck table after its rollback."""
    twin = table.copy()
    assert twin.stuck is not None
    twin.version = twin.stuck.last
    twin.apply(entry)
    return twin


def _furthest(
    info: TableInfo, entries: Sequence[Entry], void: set[int], lines: int | None
) -> tuple[Table, int, Exception | None]:
    """The table after as many entries as can be applied, how many, and what the next one raises."""
    count, fault = len(entries), None
    while True:
        table = Table(info, lines)
        done = 0
        try:
            for entry in entries[:count]:
                if entry.number in void:
                    table.skip(entry)
                else:
                    table.apply(entry)
                done += 1
            return table, done, fault
        except Exception as error:  # a store can hold anything, and the rules can have any bug
            fault = error
            count = done  # an entry that fails leaves half a change behind: begin again before it


def _last_shown(
    info: TableInfo, entries: Sequence[Entry], void: set[int], lines: int | None
) -> tuple[Table, int]:
    """The last position that can be shown, where the end of the journal cannot.

    Looks at one position after the other, from the end: one that cannot be shown says nothing
    about those before it. To go back takes folding the journal again, so many are kept at once.
    """
    end = len(entries)
    while end > 0:
        begin = max(0, end - KEPT)
        table, _, _ = _furthest(info, entries[:begin], void, lines)
        # A table cannot stand at an entry that was rolled back: it would count again.
        is_void = begin > 0 and entries[begin - 1].number in void
        kept = [] if is_void else [(table, begin)]
        for count, entry in enumerate(entries[begin : end - 1], begin + 1):
            table = table.copy()
            if entry.number in void:
                table.skip(entry)
            else:
                table.apply(entry)
                kept.append((table, count))
        for table, count in reversed(kept):
            if _not_shown(table) is None:
                return table, count
        end = begin
    return Table(info, lines), 0


def _not_shown(table: Table) -> Exception | None:
    """Why a position cannot be shown; None if it can."""
    try:
        document.check(table, SafeText)
    except Exception as error:  # the rules can have any bug
        return error
    return None
