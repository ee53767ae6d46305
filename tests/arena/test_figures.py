"""What rows say: shares, paired margins, tests, ratings, pictures."""

from __future__ import annotations

import random
import xml.etree.ElementTree as ElementTree

import pytest
from tests.arena.rows import a_plan, a_row, both_ways

from marineris.arena.plot import Words, plot
from marineris.arena.rating import bradley_terry, plackett_luce, ratings
from marineris.arena.sequential import BOUND, FEWEST, HIGHER, LOWER, OPEN, Test
from marineris.arena.share import mean_of, wilson
from marineris.arena.standing import duels, paired_shares, standings

PAIR = a_plan("medium", "greedy")


def test_the_interval_of_a_share_is_wilsons() -> None:
    assert wilson(0, 10) == pytest.approx((0, 0, 0.2775), abs=1e-3)
    assert wilson(50, 100) == pytest.approx((0.5, 0.4038, 0.5962), abs=1e-3)


def test_margins_are_paired_by_seed() -> None:
    """A deal that favours a seat by 30 points does not widen the interval."""
    rows = [row for seed in range(6) for row in both_ways(seed, "medium", "greedy", 34, -26)]
    medium, greedy = standings(PAIR, rows)
    assert (medium.games, medium.share.value) == (12, 0.5)
    assert medium.margin == pytest.approx((4, 4, 4))
    assert greedy.margin.value == pytest.approx(-4)


def test_seats_of_one_bot_count_together() -> None:
    plan = a_plan("medium", "greedy", players=4)
    rows = [a_row(1, ("medium", "greedy", "greedy", "greedy"), (90, 70, 95, 80))]
    medium, greedy = standings(plan, rows)
    assert medium.share.value == 0
    assert greedy.share.value == pytest.approx(1 / 3)
    assert (greedy.games, greedy.seats) == (1, 3)
    assert greedy.margin.value == pytest.approx((-25 + 5 - 15) / 3)
    assert medium.chance == 0.25


def test_what_seats_had_left_and_where_points_came_from() -> None:
    medium, greedy = standings(PAIR, [a_row(1, ("medium", "greedy"), (90, 70))])
    assert (medium.mean("cards"), greedy.mean("cards")) == (20, 21)
    assert (medium.left("heat"), medium.left("steel")) == (5, 1)
    assert medium.by_source(PAIR) == {"rating": 80, "cards": 10}
    assert medium.by_corporation()["helion"].value == 1
    assert medium.milliseconds == 0.5


def test_duels_tell_each_pair_apart() -> None:
    plan = a_plan("hard", "medium", "greedy")
    rows = both_ways(1, "hard", "medium", 5, 5) + both_ways(1, "hard", "greedy", 5, -5)
    found = duels(plan, rows)
    assert found["hard", "medium"].value == 1
    assert found["hard", "greedy"].value == 0.5


def test_only_whole_seeds_are_tested() -> None:
    rows = both_ways(1, "medium", "greedy", 5, -5) + both_ways(2, "medium", "greedy", 5, 5)
    assert paired_shares(PAIR, rows) == [0.5, 1]
    assert paired_shares(PAIR, rows[:-1]) == [0.5]


@pytest.mark.parametrize(("share", "right"), [(0.5, LOWER), (0.6, HIGHER)])
def test_a_sequential_test_is_seldom_wrong(share: float, right: str) -> None:
    """5 % errors are asked for; of 60 tests, 8 or more wrong ones have a chance below 1 %."""
    rng, test = random.Random(7), Test(0.5, 0.6)
    answers = []
    for _ in range(60):
        values: list[float] = []
        while test.verdict(values) == OPEN:
            values.append((int(rng.random() < share) + int(rng.random() < share)) / 2)
        answers.append(test.verdict(values))
    assert answers.count(right) > 52


def test_a_sequential_test_waits_for_some_seeds() -> None:
    test = Test(0.5, 0.9)
    assert test.verdict([1.0] * (FEWEST - 1)) == OPEN
    assert test.verdict([1.0] * FEWEST) == HIGHER
    assert test.verdict([0.0] * FEWEST) == LOWER
    assert abs(test.ratio([])) < BOUND


def test_bradley_terry_finds_the_ratings_that_games_were_drawn_from() -> None:
    rng = random.Random(3)
    real = {"hard": 200.0, "medium": 100.0, "greedy": 0.0}
    plan = a_plan(*real)
    rows = []
    for seed in range(300):
        for one, other in plan.lineups:
            chance = 1 / (1 + 10 ** ((real[other] - real[one]) / 400))
            ahead = [1 if rng.random() < chance else -1 for _ in range(2)]
            rows += both_ways(seed, one, other, *ahead)
    found = bradley_terry(plan, rows)
    assert found["greedy"].value == 0
    for bot in ("hard", "medium"):
        assert found[bot].low < real[bot] < found[bot].high
        assert found[bot].high - found[bot].low < 100


def test_a_bot_that_always_wins_has_a_rating_and_a_doubt() -> None:
    rows = [row for seed in range(9) for row in both_ways(seed, "medium", "greedy", 5, 5)]
    found = bradley_terry(PAIR, rows)["medium"]
    assert 300 < found.value < 900
    assert found.high - found.low > 100


def test_openskill_rates_tables_of_more_from_the_anchor() -> None:
    plan = a_plan("medium", "greedy", players=4)
    seats = ("medium", "greedy", "greedy", "greedy")
    rows = [a_row(seed, seats, (90, 70, 60, 80)) for seed in range(20)]
    found = plackett_luce(plan, rows)
    assert found["greedy"].value == pytest.approx(25)
    assert found["medium"].low > 25
    assert ratings(plan, rows) == found
    assert ratings(a_plan("medium", players=1), [a_row(1, ("medium",), (60,))]) == {}


def test_a_picture_names_every_bot() -> None:
    rows = [row for seed in range(5) for row in both_ways(seed, "medium", "greedy", seed, 9)]
    drawn = plot(standings(PAIR, rows), Words("Bots & more", "won", "margin", "seeds"))
    root = ElementTree.fromstring(drawn)
    words = " ".join(root.itertext())
    for word in ("medium", "greedy", "Bots & more", "seeds: 5"):
        assert word in words


def test_one_value_has_no_interval() -> None:
    assert mean_of([3.0]).value == 3
    assert mean_of([3.0]).high > 1e9
