"""Files of rows: JSON, CSV or Parquet, written as the rows come, so that memory stays flat."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final, Self

from marineris.arena.facts import LISTS_OF_NUMBERS, LISTS_OF_WORDS
from marineris.cli.errors import CliError, naming
from marineris.cli.results.rows import Row

BATCH: Final = 4096
"""Rows that are collected before they are written to a Parquet file."""


class Output:
    """Takes rows. This one writes nothing."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = file

    def write(self, rows: list[Row]) -> None:
        """Some more rows; all rows have the same columns."""
        with naming(self._file):
            self._write(rows)

    def close(self) -> None:
        """No more rows will come."""
        with naming(self._file):
            self._close()

    def _write(self, rows: list[Row]) -> None:
        """Put rows into the file."""

    def _close(self) -> None:
        """Finish the file."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


class JsonOutput(Output):
    """A JSON array with an object a line."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self._stream: IO[str] = file.open("w", encoding="utf-8")
        self._stream.write("[")
        self._separator = "\n"

    def _write(self, rows: list[Row]) -> None:
        for row in rows:
            self._stream.write(self._separator + json.dumps(row))
            self._separator = ",\n"

    def _close(self) -> None:
        try:
            self._stream.write("\n]\n")
        finally:
            self._stream.close()


class CsvOutput(Output):
    """Comma-separated values under a line of headings."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self._stream: IO[str] = file.open("w", encoding="utf-8", newline="")
        self._writer: csv.DictWriter[str] | None = None

    def _write(self, rows: list[Row]) -> None:
        if self._writer is None:
            self._writer = csv.DictWriter(self._stream, list(rows[0]))
            self._writer.writeheader()
        self._writer.writerows(
            {
                name: " ".join(map(str, cell)) if isinstance(cell, list) else cell
                for name, cell in row.items()
            }
            for row in rows
        )

    def _close(self) -> None:
        self._stream.close()


class ParquetOutput(Output):
    """A Parquet file; needs pyarrow, the extra `data`."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        try:
            import pyarrow
            import pyarrow.parquet
        except ImportError:
            raise CliError("no-pyarrow") from None
        self._arrow: Any = pyarrow
        self._stream: IO[bytes] = file.open("wb")
        self._writer: Any = None
        self._rows: list[Row] = []

    def _write(self, rows: list[Row]) -> None:
        self._rows += rows
        if len(self._rows) >= BATCH:
            self._flush()

    def _flush(self) -> None:
        if not self._rows:
            return
        if self._writer is None:
            self._writer = self._arrow.parquet.ParquetWriter(self._stream, self._schema())
        table = self._arrow.Table.from_pylist(self._rows, self._writer.schema)
        self._writer.write_table(table)
        self._rows = []

    def _schema(self) -> Any:
        """The types of the columns; empty lists do not say theirs."""
        arrow = self._arrow
        schema = arrow.Table.from_pylist(self._rows).schema
        items = dict.fromkeys(LISTS_OF_WORDS, arrow.string())
        items.update(dict.fromkeys(LISTS_OF_NUMBERS, arrow.int64()))
        return arrow.schema(
            [
                arrow.field(one.name, arrow.list_(items[one.name])) if one.name in items else one
                for one in schema
            ]
        )

    def _close(self) -> None:
        try:
            self._flush()
            if self._writer is not None:
                self._writer.close()
        finally:
            self._stream.close()


FORMATS: Final[dict[str, Callable[[Path], Output]]] = {
    ".json": JsonOutput,
    ".csv": CsvOutput,
    ".parquet": ParquetOutput,
}


def open_output(file: Path | None) -> Output:
    """An output of the kind that a file's name says; without a file, one that writes nothing."""
    if file is None:
        return Output()
    kind = FORMATS.get(file.suffix.lower())
    if kind is None:
        raise CliError("unknown-format", file=file.name, known=list(FORMATS))
    return kind(file)
