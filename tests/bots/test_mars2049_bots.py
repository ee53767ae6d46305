"""The strategies for Mars 2049: they play whole games legally, in reason, and see no secrets."""

from __future__ import annotations

import copy
import importlib.util
import itertools
import random
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import marineris
from marineris.bots.bot import Bot
from marineris.bots.mars2049.strategies import MARS2049_BOTS, Strategist
from marineris.core.error import MarinerisError
from marineris.core.game import Game
from marineris.mars2049.options import CHOICES
from marineris.mars2049.structure import NAMES
from marineris.testing.mars2049 import Seat, a_game

CODES = list(MARS2049_BOTS)
MOST_TURNS = 300
MOST_MOVES_IN_A_TURN = 60

TABLES: list[dict[str, Any]] = [
    {"players": players, "prices": prices}
    for players, prices in itertools.product((2, 3, 4), CHOICES["prices"])
]
TABLES += [
    {"players": 3, rule: True}
    for rule in ("calm_before_storm", "fewer_bases", "more_discoveries", "not_so_aggressive")
]
TABLES += [
    {"players": 4, "cooperative": True},
    {"players": 4, "cooperative": True, "swap_lab": "both", "fewer_bases": True},
    {"players": 4, "cooperative": True, "more_discoveries": True, "prices": "quick"},
    {"players": 4, "bank": "limited"},
    {"players": 2, "bank": "limited", "more_discoveries": True},
    {"players": 4, "blocked_base": "next_to_station", "direction": "counterclockwise"},
    {"players": 3, "theft_offers_everyone": True, "in_a_row": "table", "lab2_alone": False},
    {"players": 2, "road_cards_spent": False, "road_moves_along": False, "fewer_bases": True},
]


def seated(players: int, shift: int) -> list[Strategist]:
    """Strategies for a table; the shift says who sits where."""
    return [MARS2049_BOTS[CODES[(shift + seat) % len(CODES)]](seat) for seat in range(players)]


def play(game: Game[Any], bots: list[Strategist]) -> None:
    """Play to the end; a bot that goes on and on in one turn, or never ends the game, fails."""
    turn: list[int] = []
    moves = 0
    while not game.is_over:
        seat = game.to_act[0]
        game.play(seat, bots[seat].choose(game, seat))
        moves += 1
        if game.state.turns != turn:
            turn, moves = list(game.state.turns), 0
        assert moves < MOST_MOVES_IN_A_TURN
        assert max(turn) <= MOST_TURNS


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_whole_games_are_played_legally(table: dict[str, Any]) -> None:
    for shift in range(3):
        game = marineris.new("mars2049", seed=100 + shift, **table)
        play(game, seated(game.players, 2 * shift))
        assert [row["won"] for row in game.result()].count(True) in (1, 2)
        assert marineris.loads(game.record()).digest() == game.digest()


@pytest.mark.parametrize("code", CODES)
def test_each_against_each_ends_in_a_human_number_of_turns(code: str) -> None:
    turns: list[int] = []
    for seed, rival in enumerate(CODES):
        game = marineris.new("mars2049", players=2, seed=seed)
        play(game, [MARS2049_BOTS[code](), MARS2049_BOTS[rival]()])
        turns.append(max(game.state.turns))
    assert 20 <= sorted(turns)[len(turns) // 2] <= 60
    assert max(turns) <= 150


def test_the_same_game_is_played_the_same_way() -> None:
    records = []
    for _ in range(2):
        game = marineris.new("mars2049", players=4, seed=9, cooperative=True)
        play(game, seated(4, 1))
        records.append(game.record().dumps())
    assert records[0] == records[1]


@pytest.mark.parametrize(
    "table",
    [{"players": 2}, {"players": 3, "more_discoveries": True}, {"players": 4, "cooperative": True}],
    ids=str,
)
def test_a_choice_does_not_depend_on_what_is_hidden(table: dict[str, Any]) -> None:
    game = marineris.new("mars2049", seed=21, **table)
    bots = seated(game.players, 3)
    rng = random.Random(4)
    while not game.is_over:
        seat = game.to_act[0]
        # Both think with what the bot remembers now: how many swaps it has offered.
        twins = [copy.deepcopy(bots[seat]) for _ in range(2)]
        move = bots[seat].choose(game, seat)
        assert all(twin.choose(game.imagine(seat, rng), seat) == move for twin in twins)
        game.play(seat, move)


def test_each_strategy_has_its_character() -> None:
    """Measured over some games: stations at the third base, missions bought, tokens taken."""
    stations: dict[str, list[int]] = {code: [] for code in CODES}
    counts = {code: {"peaceful": 0, "offensive": 0, "tokens": 0, "labs": 0} for code in CODES}
    for seed, seats in enumerate(itertools.permutations(CODES, 3)):
        if seed % 4:
            continue
        game = marineris.new("mars2049", players=3, seed=seed)
        bots = [MARS2049_BOTS[code]() for code in seats]
        while not game.is_over:
            seat = game.to_act[0]
            move = bots[seat].choose(game, seat)
            name = game.move_name(move)
            count = counts[seats[seat]]
            if name == "build base" and len(game.state.bases[seat]) == 2:
                stations[seats[seat]].append(len(game.state.stations[seat]))
            elif name.startswith("buy "):
                count[name.split()[1]] += 1
            count["tokens"] += name.startswith("store ")
            count["labs"] += name.startswith("build lab")
            game.play(seat, move)
    # A hoard is spent late, if at all: a third base of a collector is too rare to compare.
    assert len(stations.pop("collector")) < min(len(found) for found in stations.values())
    mean = {code: sum(found) / len(found) for code, found in stations.items()}
    assert mean["expansionist"] == min(mean.values())
    assert mean["entrepreneur"] == max(mean.values())
    for what, who in (
        ("peaceful", "gambler"),
        ("offensive", "thief"),
        ("tokens", "collector"),
        ("labs", "collector"),
    ):
        assert counts[who][what] == max(count[what] for count in counts.values()) > 0


def position(**changes: Any) -> Game[Any]:
    """A game of two in the first player's turn, with the given units and road cards."""
    seed = 0
    while True:
        game = marineris.new("mars2049", players=2, seed=seed, first_player=0)
        asked = game.decision(0)
        if asked is not None and asked["question"] == "Turn":
            break
        seed += 1
    state = game.state
    state.cards[:3] = changes.get("cards", [0, 0, 0])
    state.seen[:3] = state.seen[6:9] = state.cards[:3]
    state.road_cards[0] = changes.get("roads", 0)
    frame = state.question(0)
    state.options = frame[0].options(state, *frame[1:])
    return game


def test_everything_is_built_in_one_turn_once_it_can_be() -> None:
    """Bases, exchanges for road cards, road and station, with what is just enough (MA-11.6)."""
    for code in CODES:
        # Four bases and the station take 20 of each; two road cards are exchanged for eight.
        game = position(cards=[28, 20, 20], roads=1)
        bot = MARS2049_BOTS[code]()
        for _ in range(20):
            if not game.is_over:
                game.play(0, bot.choose(game, 0))
        assert game.state.winner == 0, code


def test_exchanges_go_towards_what_is_missing() -> None:
    bot = MARS2049_BOTS["expansionist"]()
    # A first station is wanted: two of the three resources are there, the third is short by one.
    game = position(cards=[1, 6, 0])
    assert game.move_name(bot.choose(game, 0)) == "exchange food air"
    assert game.move_name(bot.choose(position(cards=[1, 5, 0]), 0)) == "pass"


def test_bases_follow_a_diagonal_and_stations_keep_off_the_way() -> None:
    """A diagonal chain has the most room around it (MA-3.8)."""
    for code in ("expansionist", "entrepreneur"):
        game = marineris.new("mars2049", players=2, seed=1)
        play(game, [MARS2049_BOTS[code](), MARS2049_BOTS[code]()])
        winner = game.state.winner
        columns = [point % 24 for point in game.state.bases[winner]]
        steps = {(after - before) % 24 for before, after in itertools.pairwise(columns)}
        assert steps in ({1}, {23})
        assert "remove" not in [game.move_name(move) for _, move in game.history()]


def test_swaps_are_offered_a_few_times_a_turn_and_no_more() -> None:
    """A partner who always refuses is not asked for ever."""
    offers = 0
    for seed in range(12):
        game = marineris.new("mars2049", players=4, seed=seed, cooperative=True)
        bots = [MARS2049_BOTS["collector"]() for _ in range(4)]
        turn, in_turn = -1, 0
        while not game.is_over:
            seat = game.to_act[0]
            asked = game.decision(seat)
            assert asked is not None
            refuses = asked["question"] == "AnswerSwap"
            name = "done" if refuses else game.move_name(bots[seat].choose(game, seat))
            if sum(game.state.turns) != turn:
                turn, in_turn = sum(game.state.turns), 0
            in_turn += name.startswith("swap")
            offers += name.startswith("swap")
            assert in_turn <= 3
            game.play(seat, name)
    assert offers


@pytest.mark.parametrize("cards", list(itertools.permutations((0, 4, 9))))
def test_a_partner_is_offered_what_there_is_most_of(cards: tuple[int, int, int]) -> None:
    """Nine of one, four of another and none of the third: one of the nine for the third."""
    names = ("air", "food", "minerals")
    plenty = Seat(cards=dict.fromkeys(names, 9))
    game = a_game(
        4,
        cards=dict(zip(names, cards, strict=True)),
        rivals=[Seat(), plenty],
        structures={"2.1": "lab3"},
        options={"cooperative": True},
    )
    chosen = game.move_name(MARS2049_BOTS["expansionist"]().choose(game, 0))
    assert chosen == f"swap {names[cards.index(9)]} {names[cards.index(0)]}"


def test_a_partner_is_offered_what_is_needed_least() -> None:
    """An air station takes food and minerals: three air are more to spare than four food."""
    game = a_game(
        4,
        bases=["1.0"],
        cards={"air": 3, "food": 4},
        rivals=[Seat(), Seat(cards={"minerals": 9})],
        structures={"2.0": "lab3", "1.1": "food_station", "1.23": "mineral_station"},
        options={"cooperative": True},
    )
    assert game.move_name(MARS2049_BOTS["collector"]().choose(game, 0)) == "swap air minerals"


def test_they_are_bots_and_know_only_their_game() -> None:
    other = marineris.new("terraforming", players=2, seed=1)
    for bot in seated(4, 0):
        assert isinstance(bot, Bot)
        with pytest.raises(MarinerisError, match="does not know 'terraforming'"):
            bot.choose(other, 0)


def test_a_view_has_what_the_strategies_read() -> None:
    """Every structure that a view can name is known by that name."""
    game = marineris.new("mars2049", players=2, seed=1)
    assert {row[0] for row in game.view(0)["board"].values()} <= set(NAMES)


# ---------------------------------------------------------------------------- tools/balance.py


@pytest.fixture(scope="module")
def balance() -> Any:
    """The tool as a module."""
    file = Path(__file__).parents[2] / "tools" / "balance.py"
    spec = importlib.util.spec_from_file_location("balance_tool", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_every_five_games_seat_each_strategy_once_on_each_seat(balance: Any) -> None:
    for players, seatings in balance.SEATINGS.items():
        assert len(set(seatings)) == len(seatings) > 0
        assert all(len(set(seats)) == players for seats in seatings)
        for start in range(0, len(seatings), 5):
            for seat in range(players):
                assert {seats[seat] for seats in seatings[start : start + 5]} == set(CODES)


def test_wilson_intervals(balance: Any) -> None:
    """Against known values: 5 of 10 gives 0.2366 to 0.7634, 0 of 10 gives 0 to 0.2775."""
    half, none = balance.rate(5, 10), balance.rate(0, 10)
    assert (round(half.low, 4), round(half.high, 4)) == (0.2366, 0.7634)
    assert (none.low, round(none.high, 4)) == (0, 0.2775)


def test_the_report_is_repeatable_and_keeps_what_people_wrote(
    balance: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played = balance.simulate(5, 1, 7)
    assert played[3] == balance.play(balance.Task("printed", 2, 3, 7))
    assert Counter(one.prices for one in played) == dict.fromkeys(CHOICES["prices"], 15)
    assert "45 of 45 games" in capsys.readouterr().err
    figures = balance.Figures(played)
    balance.write(tmp_path, figures, 5, 7)
    page = tmp_path / "mars2049.md"
    first = page.read_text(encoding="utf-8")
    page.write_text(first + "\nA remark.\n", encoding="utf-8")
    balance.write(tmp_path, figures, 5, 7)
    assert page.read_text(encoding="utf-8") == first + "\nA remark.\n"
    assert (tmp_path / "mars2049.svg").read_text(encoding="utf-8").startswith("<svg")
