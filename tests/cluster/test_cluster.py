"""Games on a Ray cluster: the rows are those of a single process, even if a machine is lost.

The cluster is a real one on this machine: a head without processors and two workers with one each,
every one with processes of its own. `make test-cluster` runs this; without Ray it is skipped.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.cli.runner import one_line, run

from marineris.arena.plan import Plan, make_plan
from marineris.arena.row import Row, RowFile
from marineris.arena.runner import play_plan
from marineris.arena.standing import standings

# A machine with much else to do takes its time.
os.environ.setdefault("RAY_raylet_start_wait_time_s", "300")
ray = pytest.importorskip("ray", reason="needs Ray: make test-cluster")
pytestmark = pytest.mark.filterwarnings("default")  # Ray's own are not ours to mend

SEEDS = 30
MEMORY = 200_000_000


@pytest.fixture
def cluster() -> Iterator[Any]:
    """A head and two workers."""
    from ray.cluster_utils import Cluster

    found = Cluster(
        initialize_head=True,
        head_node_args={"num_cpus": 0, "object_store_memory": MEMORY},
    )
    found.workers = [found.add_node(num_cpus=1, object_store_memory=MEMORY) for _ in range(2)]
    yield found
    ray.shutdown()
    found.shutdown()


@pytest.fixture
def plan() -> Plan:
    """Two quick bots."""
    return make_plan("terraforming", ["random", "greedy"], 2, {"corporate_era": True}, 11)


def facts(rows: list[Row]) -> list[tuple[object, ...]]:
    """Everything but the times."""
    return [(one.key, one.points, one.ranks, one.won, one.length, one.facts) for one in rows]


def table(plan: Plan, rows: list[Row]) -> list[tuple[object, ...]]:
    """What the table says of each bot, but for the times."""
    return [
        (one.bot, one.games, one.share, one.margin, one.points, one.by_corporation())
        for one in standings(plan, rows)
    ]


def single(plan: Plan, file: Path, seeds: int) -> list[Row]:
    with RowFile(file, plan) as rows:
        return list(play_plan(plan, seeds, rows))


def test_a_lost_machine_changes_nothing(cluster: Any, plan: Plan, tmp_path: Path) -> None:
    """One of two workers is killed while games are under way on it."""
    with RowFile(tmp_path / "cluster.jsonl", plan) as file:
        played: list[Row] = []
        with closing(play_plan(plan, SEEDS, file, cluster=cluster.address)) as rows:
            for row in rows:
                played.append(row)
                if len(played) == SEEDS // 2:
                    assert ray.cluster_resources()["CPU"] == 2
                    cluster.remove_node(cluster.workers[0], allow_graceful=False)
            left = [node for node in cluster.list_all_nodes() if node in cluster.workers]
        assert left == cluster.workers[1:]
    alone = single(plan, tmp_path / "alone.jsonl", SEEDS)
    assert len(played) == 2 * SEEDS
    assert facts(played) == facts(alone)
    assert table(plan, played) == table(plan, alone)


def test_a_run_begun_here_goes_on_there(cluster: Any, tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    words = ("arena", "play", "-b", "random,greedy", "--rows", str(file))
    assert run(*words, "-n", "1").exit_code == 0
    told = run(*words, "-n", "4", "--cluster", cluster.address, columns=120)
    assert told.exit_code == 0, told.output
    assert "8 games from 4 seeds" in one_line(told.output)


def test_games_are_simulated_there_too(cluster: Any, tmp_path: Path) -> None:
    for name, more in (("here", ()), ("there", ("--cluster", cluster.address))):
        words = ("simulate", "--seed", "1", "--games", "9", "--output", str(tmp_path / name))
        assert run(*words[:-1], f"{words[-1]}.json", *more).exit_code == 0
    assert (tmp_path / "here.json").read_text() == (tmp_path / "there.json").read_text()


def test_an_address_without_a_cluster_is_told() -> None:
    result = run("arena", "play", "-b", "random,greedy", "-n", "1", "--cluster", "127.0.0.1:1")
    assert result.exit_code == 2
    assert "No Ray cluster answers at “127.0.0.1:1”" in one_line(result.stderr)
