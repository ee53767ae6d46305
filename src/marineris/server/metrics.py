"""The metrics that /metrics shows, in Prometheus' format."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

FINE = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)

TABLES = Gauge("marineris_tables_loaded", "Tables in memory")
SOCKETS = Gauge("marineris_sockets_open", "Open sockets")
MOVES = Counter("marineris_moves_total", "Moves accepted", ["game", "by"])
UNDOS = Counter("marineris_undos_total", "Moves taken back")
REFUSED = Counter("marineris_refused_total", "Messages and requests refused", ["code"])
CONFLICTS = Counter("marineris_conflicts_total", "Entries that another process was faster with")
MOVE_SECONDS = Histogram(
    "marineris_move_seconds", "From a person's move to its answer", buckets=FINE
)
BOT_SECONDS = Histogram("marineris_bot_seconds", "How long a bot thought", buckets=FINE)
COMMIT_SECONDS = Histogram("marineris_commit_seconds", "How long a commit took", buckets=FINE)
COMMIT_ENTRIES = Histogram(
    "marineris_commit_entries", "Entries in a commit", buckets=(1, 2, 5, 10, 25, 50, 100, 250, 500)
)
LOAD_SECONDS = Histogram("marineris_load_seconds", "How long loading a table took", buckets=FINE)
WEBHOOKS = Counter("marineris_webhooks_total", "Notices sent", ["outcome"])
RETIRED = Counter("marineris_retired_total", "What was deleted because of its age", ["what"])
BACKUP_TIME = Gauge("marineris_backup_timestamp_seconds", "When the newest backup was made")
TASK_FAILURES = Counter(
    "marineris_task_failures_total", "Rounds of the server's own tasks that failed", ["task"]
)
TASKS_FAILING = Gauge("marineris_tasks_failing", "Tasks that fail just now", ["task"])
