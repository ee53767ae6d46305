"""`make quick`: what has changed, which tests matter for it, what is said when time is short."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
import time
from pathlib import Path

import grimp
import pytest
import quick
from quick_change import Change, about, changed_lines, changes
from quick_tests import MOST, Suite, choose, imports_of, module_of, read_tests, score

ROOT = Path(__file__).resolve().parents[2]

SOURCE = '''"""TM-1.1"""

import math


class Tiles:
    def place(self, space: int) -> int:
        """TM-5.1"""
        total = space + 1
        return total

    def remove(self) -> None:
        """TM-5.2"""
'''


def commit(root: Path) -> None:
    who = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
    for command in (["init", "-q"], ["add", "-A"], [*who, "commit", "-qm", "first"]):
        subprocess.run(["git", "-C", str(root), *command], check=True)


# ---------------------------------------------------------------------------- what has changed


def test_changed_new_and_removed_files_are_found(tmp_path: Path) -> None:
    for name in ("tiles.py", "same.py", "gone.py"):
        (tmp_path / name).write_text(SOURCE, encoding="utf-8")
    (tmp_path / ".gitignore").write_text("ignored.py\n", encoding="utf-8")
    commit(tmp_path)
    (tmp_path / "tiles.py").write_text(SOURCE.replace("+ 1", "+ 2"), encoding="utf-8")
    (tmp_path / "gone.py").unlink()
    (tmp_path / "new.py").write_text("def fresh() -> None: ...\n", encoding="utf-8")
    (tmp_path / "ignored.py").write_text("", encoding="utf-8")
    gone, new, tiles = changes(tmp_path, "HEAD")
    assert (gone.path, gone.is_gone) == ("gone.py", True)
    assert (new.path, new.names) == ("new.py", frozenset({"fresh"}))
    assert tiles.names == {"Tiles", "place", "total", "space"}
    assert tiles.rules == {"TM-5.1"}


def test_another_revision_can_be_compared_with(tmp_path: Path) -> None:
    (tmp_path / "tiles.py").write_text(SOURCE, encoding="utf-8")
    commit(tmp_path)
    (tmp_path / "tiles.py").write_text(SOURCE.replace("+ 1", "+ 2"), encoding="utf-8")
    commit(tmp_path)
    assert changes(tmp_path, "HEAD") == []
    assert [one.path for one in changes(tmp_path, "HEAD~1")] == ["tiles.py"]


def test_lines_that_were_taken_out_leave_those_around_the_gap() -> None:
    assert changed_lines("@@ -4,2 +3,0 @@\n@@ -9 +7 @@\n@@ -12 +10,2 @@\n") == {3, 4, 7, 10, 11}


def test_a_change_of_a_text_is_about_its_messages() -> None:
    text = "web-close = Close\nweb-open = Open\n    .more = More\n"
    assert about("a.ftl", text, {2}) == (frozenset({"web-open"}), frozenset())


def test_a_file_that_cannot_be_parsed_is_still_about_its_words() -> None:
    assert about("a.py", "def broken(:\n", {1}) == (frozenset({"broken"}), frozenset())


# ---------------------------------------------------------------------------- which tests matter


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    found = grimp.ImportGraph()
    found.add_import(importer="marineris.top", imported="marineris.middle")
    found.add_import(importer="marineris.middle", imported="marineris.low")
    found.add_module("marineris.aside")
    return found


@pytest.fixture(scope="module")
def real() -> dict[str, Suite]:
    """The tests there are."""
    return {test.path: test for test in read_tests(ROOT)}


def suite(path: str, *imports: str, text: str = "") -> Suite:
    return Suite(f"tests/{path}", text, frozenset(imports))


LOW = Change("src/marineris/low.py", names=frozenset({"place_tile"}), rules=frozenset({"TM-5.1"}))


def test_the_nearer_a_test_is_to_the_module_the_sooner_it_runs(graph: grimp.ImportGraph) -> None:
    tests = [
        suite("test_aside.py", "marineris.aside"),
        suite("test_top.py", "marineris.top"),
        suite("test_middle.py", "marineris.middle"),
        suite("test_low.py", "marineris.low"),
    ]
    found = choose([LOW], tests, graph).files
    assert found == ["tests/test_low.py", "tests/test_middle.py", "tests/test_top.py"]


def test_shared_rules_and_names_come_before_nearness(graph: grimp.ImportGraph) -> None:
    tests = [
        suite("test_middle.py", "marineris.middle"),
        suite("test_named.py", "marineris.top", text="game.place_tile()"),
        suite("test_cited.py", "marineris.top", text='"""TM-5.1"""'),
        suite("test_alike.py", "marineris.top", text="TM-5.11 place_tiles"),
    ]
    names = ["cited", "named", "middle", "alike"]
    assert choose([LOW], tests, graph).files == [f"tests/test_{name}.py" for name in names]


def test_a_test_that_cites_the_rule_runs_before_the_rest_of_its_file(
    graph: grimp.ImportGraph,
) -> None:
    text = 'def test_a():\n    pass\n\n\ndef test_b():\n    """TM-5.1"""\n'
    scores = choose([LOW], [suite("test_low.py", "marineris.low", text=text)], graph).scores
    assert scores["tests/test_low.py::test_b"] > scores["tests/test_low.py"]
    assert "tests/test_low.py::test_a" not in scores


def test_a_changed_test_runs_first(graph: grimp.ImportGraph) -> None:
    tests = [suite("test_low.py", "marineris.low"), suite("test_own.py")]
    found = choose([LOW, Change("tests/test_own.py")], tests, graph).files
    assert found == ["tests/test_own.py", "tests/test_low.py"]


def test_where_everything_is_touched_the_choice_is_bounded_and_the_rest_is_named(
    graph: grimp.ImportGraph,
) -> None:
    tests = [suite(f"test_{number:03}.py", "marineris.low") for number in range(MOST + 5)]
    choice = choose([LOW], tests, graph)
    assert len(choice.files) == MOST
    assert choice.left_out == [f"tests/test_{MOST + number:03}.py" for number in range(5)]


@pytest.mark.parametrize(
    ("changed", "first"),
    [
        ("src/marineris/i18n/pl/web.ftl", "tests/text/test_file.py"),
        ("src/marineris/i18n/pl/reasons.ftl", "tests/text/test_reason.py"),
        ("src/marineris/i18n/en/cli_use.ftl", "tests/cli/test_help.py"),
        ("requirements/dev.txt", "tests/test_requirements.py"),
        ("web/icons/steel.svg", "tests/server/test_book.py"),
        (".github/workflows/ci.yml", "tests/tools/test_github.py"),
    ],
)
def test_files_that_are_read_have_their_tests(
    changed: str, first: str, real: dict[str, Suite]
) -> None:
    """And these tests are there: a file that is moved has to be moved in the list too."""
    assert score(Change(changed), real[first], {}) >= 5


def test_the_rules_lead_to_tests_of_the_rules(real: dict[str, Suite]) -> None:
    """What cites the same rules comes first, among all tests there are."""
    path = "src/marineris/terraforming/vocabulary/effect/map.py"
    text = (ROOT / path).read_text(encoding="utf-8")
    line = text[: text.index("oceans += 1")].count("\n") + 1
    change = Change(path, False, *about(path, text, {line}))
    assert "TM-5.2" in change.rules
    graph = grimp.build_graph("marineris", cache_dir=None)
    files = choose([change], list(real.values()), graph).files
    assert "tests/rules/test_tm_05_tiles.py" in files[:5]


def test_helpers_count_as_what_they_import(real: dict[str, Suite]) -> None:
    assert "marineris.cli" in real["tests/text/test_check.py"].imports  # by tests.cli.runner
    assert not any(path.startswith("tests/browser/") for path in real)


def test_modules_and_imports() -> None:
    assert module_of("src/marineris/core/game.py") == "marineris.core.game"
    assert module_of("src/marineris/text/__init__.py") == "marineris.text"
    assert module_of("tools/quick.py") == "quick"
    tree = ast.parse("import a.b\nfrom c import d\ndef f():\n    from e.f import g\n")
    assert imports_of(tree) == {"a.b", "c", "c.d", "e.f", "e.f.g"}


# ---------------------------------------------------------------------------- what runs


def names_of(*paths: str) -> list[str]:
    changed = [Change(path) for path in paths]
    steps = [*quick.python_steps(changed), *quick.web_steps(changed), *quick.rule_steps(changed)]
    return [step.name for step in steps]


def test_only_what_the_files_need_is_run() -> None:
    python = ["mypy", "ruff", "ruff format"]
    page = ["svelte-check", "vitest", "eslint"]
    assert names_of("src/marineris/core/game.py") == [*python, "import-linter"]
    assert names_of("tests/test_api.py") == [*python, "rules"]
    assert names_of("web/src/table/clock.ts") == [*page, "prettier"]
    assert names_of("web/src/App.svelte") == [*page, "stylelint", "prettier"]
    assert names_of("src/marineris/i18n/pl/web_table.ftl") == ["vitest"]
    assert names_of("src/marineris/i18n/pl/cards.ftl") == []


def test_a_changed_text_is_compared_with_english_and_english_with_all() -> None:
    polish = Change("src/marineris/i18n/pl/web.ftl")
    english = Change("src/marineris/i18n/en/web.ftl")
    assert [step.command[-2:] for step in quick.text_steps([polish])] == [["check", "pl"]]
    both = quick.text_steps([polish, english])
    assert [step.command[-2:] for step in both] == [["i18n", "check"]]
    assert quick.text_steps([Change("web/src/App.svelte")]) == []


def test_removed_files_are_not_linted() -> None:
    steps = quick.python_steps([Change("src/marineris/core/game.py", is_gone=True)])
    assert [step.name for step in steps] == ["mypy", "import-linter"]


def run_tests(folder: Path, **order: object) -> tuple[dict[str, object], str, int]:
    """The plugin at work in a run of pytest of its own."""
    wanted = {"scores": {}, "hints": [], "seconds": {}, "ends": time.time() + 600, **order}
    (folder / "order.json").write_text(json.dumps(wanted), encoding="utf-8")
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-v", "-p", "no:randomly", "-p", "quick_plugin"),
            *("-p", "no:cacheprovider", "--rootdir", str(folder), "-c", os.devnull, str(folder)),
        ],
        capture_output=True,
        text=True,
        cwd=folder,
        env={
            "PYTHONPATH": str(ROOT / "tools"),
            "QUICK_ORDER": str(folder / "order.json"),
            "QUICK_OUTCOME": str(folder / "outcome.json"),
        },
    )
    outcome = json.loads((folder / "outcome.json").read_text(encoding="utf-8"))
    return outcome, done.stdout, done.returncode


@pytest.fixture
def two_files(tmp_path: Path) -> Path:
    (tmp_path / "test_a.py").write_text(
        "def test_one(): pass\ndef test_two(): pass\n", encoding="utf-8"
    )
    (tmp_path / "test_b.py").write_text(
        "def test_three(): assert not 1\ndef test_pl(): pass\n", encoding="utf-8"
    )
    return tmp_path


def order_of(output: str) -> list[str]:
    names = ("test_one", "test_two", "test_three", "test_pl")
    found = {output.index(f"::{name} "): name for name in names if f"::{name} " in output}
    return [found[place] for place in sorted(found)]


def test_tests_run_in_the_order_of_their_scores(two_files: Path) -> None:
    scores = {"test_b.py": 9, "test_a.py": 1, "test_a.py::test_two": 10}
    outcome, output, status = run_tests(two_files, scores=scores, hints=["pl"])
    assert order_of(output) == ["test_pl", "test_two", "test_three", "test_one"]
    assert (outcome["ran"], outcome["failed"], status) == (4, ["test_b.py::test_three"], 1)
    assert outcome["left"] == {}


def test_slow_tests_come_last_and_are_left_out_where_the_time_is_short(two_files: Path) -> None:
    slow = {"test_b.py::test_three": 50.0}
    _, output, _ = run_tests(two_files, scores={"test_b.py": 9}, seconds=slow)
    assert order_of(output)[-1] == "test_three"
    outcome, _, status = run_tests(two_files, seconds=slow, ends=time.time() + 20)
    assert (outcome["ran"], outcome["is_cut"], status) == (3, True, 0)
    assert outcome["left"] == {"test_b.py": 1}


def test_the_first_tests_run_even_if_the_time_is_over(two_files: Path) -> None:
    """On a busy machine, finding the tests may take all of it."""
    outcome, _, _ = run_tests(two_files, ends=0.0)
    assert (outcome["ran"], outcome["failed"]) == (4, ["test_b.py::test_three"])


def test_after_these_none_is_begun(tmp_path: Path) -> None:
    many = "import pytest\n@pytest.mark.parametrize('n', range(200))\ndef test(n): pass\n"
    (tmp_path / "test_many.py").write_text(many, encoding="utf-8")
    outcome, _, status = run_tests(tmp_path, ends=0.0)
    assert (outcome["ran"], outcome["left"], status) == (150, {"test_many.py": 50}, 0)


def test_a_test_that_is_ended_has_not_failed(tmp_path: Path) -> None:
    """Not even if it takes the end for an error of what it tests."""
    (tmp_path / "test_slow.py").write_text(
        "import os, signal\n"
        "def test_ended():\n"
        "    try:\n        os.kill(os.getpid(), signal.SIGALRM)\n"
        "    except BaseException:\n        assert not 1\n"
        "def test_next():\n    pass\n",
        encoding="utf-8",
    )
    outcome, _, _ = run_tests(tmp_path)
    assert (outcome["failed"], outcome["is_cut"]) == ([], True)
    assert outcome["left"] == {"test_slow.py": 1}


def test_what_was_left_out_is_said() -> None:
    came = {"ran": 3, "chosen": 9, "failed": [], "left": {"tests/rules/test_b.py": 6}}
    said = "\n".join(quick.tests_in_words(came, ["tests/rules/test_c.py"]))
    assert "3 of 9" in said
    assert "rules/test_b.py, rules/test_c.py" in said


def test_every_step_is_told_of_and_a_fault_shows_its_output() -> None:
    told: list[str] = []
    steps = [
        quick.Step("good", [sys.executable, "-c", "print('quiet')"]),
        quick.Step("bad", [sys.executable, "-c", "print('loud'); raise SystemExit(3)"]),
    ]
    outcomes = quick.work(steps, time.monotonic(), told.append)
    assert {outcome.name: outcome.is_good for outcome in outcomes} == {"good": True, "bad": False}
    said = "\n".join(told)
    assert "loud" in said
    assert "quiet" not in said
