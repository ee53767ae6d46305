"""What the terminal draws: the map, the players, the hand, the log."""

from __future__ import annotations

from rich.console import Console, RenderableType
from rich.text import Text as Line

from marineris.cli.terminal.game_view import TerraformingView
from marineris.cli.terminal.hand import card_panel, hand_table
from marineris.cli.terminal.hex_map import draw_map, legend, off_map_line
from marineris.cli.terminal.log import journal, journal_table
from marineris.cli.terminal.players import players_table, points_table, tracks
from marineris.cli.terminal.preview import is_idle, ledger
from marineris.terraforming.data.card import CARDS, INDEX
from marineris.testing import Seat, TerraformingGame, a_game
from marineris.testing.turmoil import a_committee
from marineris.text import Text

TEXT = Text("en")
NAMES = ["Ana", "Bo", "Cy", "Di", "Ed"]


def drawn(shown: RenderableType, width: int = 80) -> str:
    """What a plain terminal of a width shows."""
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(shown)
    return capture.get()


def map_of(game: TerraformingGame, legal: tuple[str, ...] = ()) -> str:
    lines = draw_map(game.view(None), game.state.map, TEXT, legal)
    return "\n".join(line.plain for line in lines)


def test_every_space_is_on_the_map_once() -> None:
    drawing = map_of(a_game())
    for number in range(3, 64):
        assert drawing.count(f" {number:02}") == 1


def test_rows_are_offset_by_half_a_hex() -> None:
    lines = map_of(a_game()).splitlines()
    assert len(lines) == 18
    indents = [len(line) - len(line.lstrip()) for line in lines[::2]]
    assert indents == [12, 9, 6, 3, 0, 3, 6, 9, 12]
    assert len({len(line) for line in lines}) == 1


def test_bonuses_and_areas_are_shown_until_a_tile_covers_them() -> None:
    assert "│ 31# │ 32~ │" in map_of(a_game())
    assert "│ tp  │ p   │" in map_of(a_game())
    covered = map_of(a_game(tiles={"21": ("city", 1)}))
    assert "│ 21 ■│ 22  │" in covered
    assert "│ city│ p   │" in covered


def test_owners_claims_and_choices_are_marked() -> None:
    game = a_game(tiles={"40": "greenery"}, claims={"50": 1}, oceans=1)
    drawing = map_of(game, ("38",))
    assert "40 ●" in drawing
    assert "green" in drawing
    assert "35 ○" in map_of(a_game(1, tiles={"35": ("city", "neutral")}))
    assert "50 ■" in drawing
    assert "»38" in drawing
    assert "ocean" in drawing


def test_every_tile_has_a_label_that_fits() -> None:
    from marineris.terraforming.data import tile

    for name in tile.NAMES[1:]:
        assert 0 < len(TEXT.message(f"cli-tile-{name.replace('_', '-')}")) <= 5


def test_cities_off_the_map_and_the_legend() -> None:
    game = a_game(tiles={"01": ("city", 1)})
    line = off_map_line(game.view(None), game.state.map, TEXT).plain
    assert "Ganymede Colony ■" in line
    assert "Phobos Space Haven –" in line
    assert "~ ocean area" in legend(game.state.map, TEXT).plain


def test_the_tracks_show_how_far_mars_is() -> None:
    lines = [line.plain for line in tracks(a_game(temperature=-10, oxygen=5).view(None), TEXT)]
    assert "Temperature −10 of 8 °C" in lines
    assert "█" * 10 + "·" * 9 in lines
    assert "█" * 5 + "·" * 9 in lines


def test_the_table_fits_80_columns_with_five_players() -> None:
    rich = Seat(
        stock=dict.fromkeys(("megacredits", "steel", "titanium", "plants", "energy", "heat"), 199),
        production={"megacredits": -5, "heat": 25},
        rating=99,
    )
    game = a_game(5, rivals=[rich] * 4, milestones={"mayor": 2}, awards={"miner": 4})
    names = ["A rather long name for a person", *NAMES[1:]]
    for width in (80, 140):
        shown = drawn(TerraformingView(game, names, TEXT).table(0), width)
        assert max(map(len, shown.splitlines())) <= width
        assert "199 +25" in shown
        assert "199 −5" in shown
        assert "│ 29^ │ 30  │ 31# │ 32~ │ 33~ │ 34~ │ 35  │ 36  │ 37  │" in shown
        assert "▲ Mayor" in shown


def test_a_player_who_has_passed_is_marked() -> None:
    game = a_game(rivals=[Seat(has_passed=True)])
    shown = drawn(players_table(game.view(0), NAMES, TEXT))
    assert "Ana ◄" in shown
    assert "Bo  pass" in shown


def test_a_hand_says_what_can_be_played_and_why_not() -> None:
    game = a_game(hand=["ants", "mine"], stock={"megacredits": 9})
    shown = drawn(hand_table(game, 0, ["ants", "mine"], TEXT))
    assert "✓  4 Mine  building · automated" in shown
    assert "·  9 Ants  microbe · active" in shown
    assert "Needs 4% oxygen" in shown


def test_a_card_panel_has_everything() -> None:
    shown = drawn(card_panel(CARDS[INDEX["birds"]], TEXT, [Line("a note")]))
    for part in ("10 Birds", "animal", "13%", "1 VP per animal", "birds", "072", "a note"):
        assert part in shown


def test_a_log_tells_deeds_as_sentences_and_changes_as_figures() -> None:
    game = a_game(hand=["asteroid"], stock={"megacredits": 14}, log=True)
    game.play(0, "play asteroid")
    shown = drawn(journal_table(journal(game.events(0), NAMES, TEXT)))
    assert "● Ana played Asteroid for 14 M€." in shown
    assert "Ana raised the temperature to −28 °C." in shown
    assert "Ana: M€ −14, titanium +2" in shown
    assert "Ana: TR +1" in shown


def test_a_preview_names_every_change() -> None:
    game = a_game(hand=["black_polar_dust"], stock={"megacredits": 15})
    shown = drawn(Line("\n").join(ledger(game, 0, "play black_polar_dust", NAMES, TEXT)))
    assert "M€ −15" in shown
    assert "heat production +3" in shown
    assert "Then there is something to choose" in shown


def test_an_idle_move_is_known_as_such() -> None:
    warm = a_game(temperature=8, stock={"heat": 8, "megacredits": 14})
    assert is_idle(warm, 0, "convert heat")
    assert is_idle(warm, 0, "project asteroid")
    assert not is_idle(a_game(stock={"heat": 8}), 0, "convert heat")
    assert not is_idle(a_game(stock={"megacredits": 25}), 0, "project city")


def test_points_are_listed_best_first() -> None:
    game = a_game(rivals=[Seat(rating=44)])
    lines = drawn(points_table(game, NAMES, TEXT)).splitlines()
    assert lines[1].startswith("1  ■ Bo   44")
    assert lines[2].startswith("2  ● Ana  20")


def test_the_committee_is_shown() -> None:
    """Parties, influence and events lie below the players."""
    game = a_committee(parties={"reds": {0: 2, "neutral": 1}}, current="riots")
    shown = drawn(TerraformingView(game, ("Ada", "Bo"), Text()).table(0))
    for words in (
        "Terraforming Committee",
        "Reds (dominant)",
        "Greens (ruling)",
        "Riots",
        "Coming:",
    ):
        assert words in shown
    assert "influence 2, 4 in reserve, 1 in the lobby" in shown
    plain = drawn(TerraformingView(a_game(), ("Ada", "Bo"), Text()).table(0))
    assert "Committee" not in plain


def test_a_milestone_needs_what_it_needs_at_this_table() -> None:
    """TU-2.1, TM-11.C1"""
    plain = TerraformingView(a_game(), NAMES, TEXT).note(0, "milestone terraformer")
    turmoil = TerraformingView(a_committee(), NAMES, TEXT).note(0, "milestone terraformer")
    assert "Needs a TR of at least 35." in plain
    assert "Needs a TR of at least 26." in turmoil
