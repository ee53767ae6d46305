"""Games on a Ray cluster: the rows are those of a single process, even if a worker is lost.

The cluster is a real one on this machine, with two workers. `make test-cluster` runs this; without
Ray it is skipped.
"""

from __future__ import annotations

import os
import signal
import socket
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
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
os.environ.setdefault("RAY_agent_register_timeout_ms", "300000")
ray = pytest.importorskip("ray", reason="needs Ray: make test-cluster")
pytestmark = pytest.mark.filterwarnings("default")  # Ray's own are not ours to mend

SEEDS = 20
LOOPBACK = "127.0.0.2"
"""Ray takes 127.0.0.1 for the machine's outer address."""
PORTS = (
    "metrics_agent_port",
    "metrics_export_port",
    "dashboard_agent_listen_port",
    "runtime_env_agent_port",
)


def free_ports() -> dict[str, int]:
    """A free port for each of Ray's agents: it would wait for those that they choose."""
    sockets = [socket.socket() for _ in PORTS]
    for one in sockets:
        one.bind(("127.0.0.1", 0))
    found = {name: one.getsockname()[1] for name, one in zip(PORTS, sockets, strict=True)}
    for one in sockets:
        one.close()
    return found


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A cluster with two workers, on loopback."""
    from ray.cluster_utils import Cluster

    node: dict[str, Any] = {
        "num_cpus": 2,
        "include_dashboard": False,
        "node_ip_address": LOOPBACK,
        "object_store_memory": 200_000_000,
        **free_ports(),
    }
    cluster = Cluster(initialize_head=True, head_node_args=node)
    port = cluster.address.rpartition(":")[2]
    yield f"{LOOPBACK}:{port}"
    ray.shutdown()
    cluster.shutdown()


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


def workers() -> set[int]:
    """The processes that are at work."""

    def process() -> int:
        return os.getpid()

    remote = ray.remote(num_cpus=1)(process)
    return set(ray.get([remote.remote() for _ in range(8)]))


def test_a_lost_worker_changes_nothing(address: str, plan: Plan, tmp_path: Path) -> None:
    """One of two workers is killed while it plays; its games are played again."""
    played: list[Row] = []
    lost = 0
    with (
        RowFile(tmp_path / "cluster.jsonl", plan) as file,
        closing(play_plan(plan, SEEDS, file, cluster=address)) as rows,
    ):
        for row in rows:
            played.append(row)
            if len(played) == SEEDS // 2:
                assert ray.cluster_resources()["CPU"] == 2
                lost = workers().pop()
                os.kill(lost, signal.SIGKILL)
        assert lost not in workers()
    with RowFile(tmp_path / "alone.jsonl", plan) as file:
        alone = list(play_plan(plan, SEEDS, file))
    assert len(played) == 2 * SEEDS
    assert facts(played) == facts(alone)
    assert table(plan, played) == table(plan, alone)


def test_a_run_begun_here_goes_on_there(address: str, tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    words = ("arena", "play", "-b", "random,greedy", "--rows", str(file))
    assert run(*words, "-n", "1").exit_code == 0
    told = run(*words, "-n", "3", "--cluster", address, columns=120)
    assert told.exit_code == 0, told.output
    assert "6 games from 3 seeds" in one_line(told.output)


def test_games_are_simulated_there_too(address: str, tmp_path: Path) -> None:
    for name, more in (("here", ()), ("there", ("--cluster", address))):
        file = tmp_path / f"{name}.json"
        words = ("simulate", "--seed", "1", "--games", "5", "--output", str(file), *more)
        assert run(*words).exit_code == 0
    assert (tmp_path / "here.json").read_text() == (tmp_path / "there.json").read_text()
