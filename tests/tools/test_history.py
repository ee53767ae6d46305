"""The table of speeds: what is written can be read, and the plot shows every line."""

from __future__ import annotations

from benchmarks.history import GAMES, HEADER, TABLE, Line, plot, read, write

FIGURES = ("54000", "1300", "9.0", "50.1", "61000", "1500", "7.0", "31.2")
OLD = Line("2026-11-01", "0.1.0", "aaaaaaa", "interpreted", "41.0", FIGURES)
NEW = Line("2026-11-18", "0.2.0", "bbbbbbb", "compiled", "40.0", ("9", "2600", *FIGURES[2:]))


def test_what_is_written_can_be_read() -> None:
    text = "\n".join(["# Speed", HEADER, "| --- " * 13 + "|", write(OLD), write(NEW)])
    assert read(text) == [OLD, NEW]
    assert NEW.per_step(GAMES[0]) == 2600
    assert NEW.per_step(GAMES[1]) == 1500


def test_the_plot_shows_every_line() -> None:
    drawn = plot([OLD, NEW])
    assert drawn.count("<circle") == len(GAMES) * 2
    assert "aaaaaaa" in drawn
    assert "bbbbbbb" in drawn
    # The best is at the top, half of it in the middle of the height.
    assert 'cy="56.0"' in drawn
    assert 'cy="180.0"' in drawn


def test_the_table_of_the_project_can_be_read() -> None:
    text = TABLE.read_text(encoding="utf-8")
    assert HEADER in text
    assert read(text)
