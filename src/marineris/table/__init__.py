"""A table without a network: its journal, undo, clock, documents, patches and replay.

A `Table` is what its journal says. Whoever hosts one (the server, the terminal, a test) writes the
entries, keeps them, and gives their times; nothing here waits, reads a clock, stores or sends.

>>> import marineris
>>> from marineris.table import EntryKind, Table, difference, info_of
>>> from marineris.table.document import document
>>> from marineris.text import Text
>>> new = marineris.new("terraforming", players=2, seed=7, beginners=[0, 1])
>>> table = Table(info_of(new.record()))
>>> table.apply(table.next_entry(EntryKind.START))
>>> seat = table.to_act()[0]
>>> before = document(table, seat, Text("en"))
>>> before["decision"]["text"]
'Which action do you take? You may also pass.'

A host checks what a person wants before it writes the entry.

>>> move = table.playing.rules.catalogue.move("project asteroid")
>>> name = table.check_move(seat, move, table.version)
>>> table.apply(table.next_entry(EntryKind.MOVE, seat, name))
>>> after = document(table, seat, Text("en"))
>>> after["undo"]
{'can': True, 'text': 'Standard project: asteroid'}
>>> [change for change in difference(before, after) if change[0][0] == "undo"]
[[['undo'], '~', [[['why']], [['can'], True], [['text'], 'Standard project: asteroid']]]]

>>> index = table.check_undo(seat)
>>> table.apply(table.next_entry(EntryKind.UNDO, seat, str(index)))
>>> document(table, seat, Text("en"))["view"] == before["view"]
True
"""

from __future__ import annotations

from marineris.table.info import Seat as Seat
from marineris.table.info import SeatKind as SeatKind
from marineris.table.info import TableInfo as TableInfo
from marineris.table.info import TableStatus as TableStatus
from marineris.table.info import info_of as info_of
from marineris.table.journal import Entry as Entry
from marineris.table.journal import EntryKind as EntryKind
from marineris.table.journal import journal_of as journal_of
from marineris.table.patch import applied as applied
from marineris.table.patch import difference as difference
from marineris.table.replay import replayed as replayed
from marineris.table.table import Table as Table
from marineris.table.table import folded as folded
