"""Mutants: which there are, which tests meet them, and what is said of those nobody noticed."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import mutant_tests
import mutants
import pytest
from mutant_blocks import Source
from mutant_run import KILLED, SURVIVED, UNFINISHED, UNREACHED, Stopped, Trial, read_outcome
from mutant_sites import WEIGHTS, Mutant, candidates_of, is_sound, sample
from mutant_tests import TestMap
from mutants import Equivalent, Result, main, read_results, report

PATH = "src/marineris/core/sample.py"


def changes(source: str) -> set[tuple[str, str]]:
    """All mutants of a source: the kind of each, and the changed line."""
    text = source.encode()
    return {
        (mutant.kind, mutant.change(text)[1])
        for mutant in candidates_of(PATH, text)
        if is_sound(mutant, text)
    }


@pytest.mark.parametrize(
    ("body", "kind", "after"),
    [
        ("return a < b", "boundary", "return a <= b"),
        ("return a >= b", "boundary", "return a > b"),
        ("return a == b", "comparison", "return a != b"),
        ("return a not in b", "comparison", "return a in b"),
        ("return a is not b", "comparison", "return a is b"),
        ("return a and b", "logic", "return a or b"),
        ("return a and b", "condition", "return a and True"),
        ("return a or b", "condition", "return False or b"),
        ("return not a", "not", "return a"),
        ("return a + b", "arithmetic", "return a - b"),
        ("return a >> b", "arithmetic", "return a << b"),
        ("a += b", "arithmetic", "a -= b"),
        ("return a[2]", "constant", "return a[1]"),
        ("return a[2]", "constant", "return a[3]"),
        ("return True", "flag", "return False"),
        ("return a[seat]", "seat", "return a[0]"),
        ("return f(a, b)", "arguments", "return f(b, a)"),
        ("return max(a, b)", "extreme", "return min(a, b)"),
        ("return a if seat else b", "branch", "return b if seat else a"),
        ("return a(b)", "return", "return not (a(b))"),
        ("a.x = b", "statement", "pass"),
        ("a.clear()", "statement", "pass"),
        ("for b in a: continue", "loop", "for b in a: break"),
    ],
)
def test_the_kinds_of_mutants(body: str, kind: str, after: str) -> None:
    found = changes(f"def f(a, b, seat) -> bool:\n    {body}\n")
    assert (kind, after) in found
    assert kind in WEIGHTS


@pytest.mark.parametrize(
    "source",
    [
        '"""Number 1 of 2."""',
        "import a.b",
        "if TYPE_CHECKING:\n    from a import b",
        "def f(a: Literal[1, 2]) -> None:\n    '''1 < 2'''",
        "def f(a):\n    log.info('%s and %s', 1, a)",
        "def f(a):\n    assert a < 2",
        "def f(a):\n    return f'{a + 1}'",
        "x: Literal[1]",
        "def f(s, seat):\n    return g(s, a)",
    ],
)
def test_nothing_to_learn_from(source: str) -> None:
    assert changes(source) == set()


def test_a_mutant_keeps_all_other_lines_where_they_are() -> None:
    source = b"def f(a, b):\n    a.add(\n        1,\n        b,\n    )\n    return a\n"
    for mutant in candidates_of(PATH, source):
        changed = mutant.applied(source)
        assert changed.count(b"\n") == source.count(b"\n")
        assert changed.endswith(b"return a\n")


def test_places_are_counted_in_bytes() -> None:
    source = 'def f(a):\n    return "€€" if a < 3 else "×"\n'
    assert ("boundary", 'return "€€" if a <= 3 else "×"') in changes(source)


def some_sources() -> dict[str, bytes]:
    lines = "\n".join(f"    if a < {n} and b > {n}:\n        a += {n}" for n in range(1, 60))
    return {PATH: f"def f(a, b):\n{lines}\n".encode()}


def test_a_seed_draws_the_same_mutants_again() -> None:
    sources = some_sources()
    drawn = sample(sources, 20, seed=5)
    assert drawn == sample(sources, 20, seed=5)
    assert drawn == sample(sources, 30, seed=5)[:20]  # a longer run goes on with others
    assert drawn != sample(sources, 20, seed=6)
    assert len({(mutant.path, mutant.line) for mutant in drawn}) == 20


def test_a_mutant_is_known_again_further_down() -> None:
    [source] = some_sources().values()
    moved = b"# A comment more.\n" + source
    before = {mutant.identity(source) for mutant in candidates_of(PATH, source)}
    assert before == {mutant.identity(moved) for mutant in candidates_of(PATH, moved)}


@pytest.mark.parametrize(
    ("status", "said", "expected"),
    [
        (1, {"ran": 3, "failed": "a::b", "cut_short": False}, KILLED),
        (2, {"ran": 0, "failed": "a", "cut_short": False}, KILLED),
        (2, {"ran": 3, "failed": None, "cut_short": True}, UNFINISHED),
        (5, {"ran": 0, "failed": None, "cut_short": False}, UNREACHED),
        (3, {"ran": 0, "failed": None, "cut_short": False}, KILLED),
        (0, {"ran": 9, "failed": None, "cut_short": False}, SURVIVED),
        (-9, None, KILLED),
    ],
)
def test_what_a_run_says_of_a_mutant(
    tmp_path: Path, status: int, said: dict[str, object] | None, expected: str
) -> None:
    outcome = tmp_path / "outcome.json"
    if said is not None:
        outcome.write_text(json.dumps(said), encoding="utf-8")
    assert read_outcome(status, outcome).status == expected


def a_result(name: str, status: str, **more: str) -> Result:
    lines = {"before": "a < b", "after": "a <= b", **more}
    place = {"path": PATH, "line": 3, "kind": "boundary", "function": "f"}
    return Result(id=name, status=status, by="", ran=1, tests=2, seconds=0.1, **place, **lines)  # type: ignore[arg-type]  # two kinds of values in one dict


def test_survivors_are_listed_and_equivalent_ones_do_not_count() -> None:
    results = [
        *(a_result(f"dead {n}", KILLED) for n in range(3)),
        a_result("missed", SURVIVED, before="x > 1", after="x >= 1"),
        a_result("same", SURVIVED),
        a_result("nowhere", UNREACHED, before="y", after="not y"),
    ]
    words, rate = report(results, [Equivalent(PATH, "a < b", "a <= b", "b is never a")])
    assert rate == pytest.approx(60.0)
    assert f"survived: {PATH}:3 f (boundary)\n    -x > 1\n    +x >= 1\n" in words
    assert f"unreached: {PATH}:3" in words
    assert f"equivalent: {PATH}:3 f: b is never a" in words
    assert "6 mutants, 1 equivalent; of the other 5, 3 were killed: 60.0 %" in words


def test_a_line_cut_off_by_a_stop_is_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "seed.jsonl"
    whole = [json.dumps(a_result(name, SURVIVED)._asdict()) for name in ("a", "b")]
    again = json.dumps(a_result("a", KILLED)._asdict())
    path.write_text("\n".join([*whole, again, whole[1][:40]]), encoding="utf-8")
    results = read_results(path)
    assert {name: result.status for name, result in results.items()} == {
        "a": KILLED,
        "b": SURVIVED,
    }


def test_tests_that_import_the_module_come_first(tmp_path: Path) -> None:
    reach = tmp_path / "reach"
    reach.mkdir()
    path = "src/own/rules/deal.py"
    source = b"def one() -> int:\n    return 1\n"
    digests = {}
    for number, (file, text) in enumerate(
        {
            "tests/test_other.py": "from own.rules.dealer import one\n",
            "tests/test_late.py": "from own.rules import cards, deal\n",
            "tests/test_near.py": "from own.rules.deal import one\n",
        }.items()
    ):
        (tmp_path / file).parent.mkdir(exist_ok=True)
        (tmp_path / file).write_text(text)
        digests[file] = "0"
        found = {
            "file": file,
            "tests": {f"{file}::test": 1.0 + number},
            "failed": [],
            "imported": {},
            "reach": {path: {Source(source.decode()).block_at(2).name: "1"}},  # type: ignore[union-attr]  # it has one
        }
        (reach / f"{number:016}.json").write_text(json.dumps(found))
    tests = TestMap(tmp_path)
    tests._load(digests)
    [mutant, *_] = candidates_of(path, source)
    assert [test[6:-9] for test in tests.tests_of(mutant, source)] == [
        "test_late",
        "test_near",
        "test_other",
    ]


def test_a_constant_is_tried_by_the_tests_that_come_where_it_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Quick tests come with them, but not many."""
    monkeypatch.setattr(mutant_tests, "BESIDE", 3)
    using = "def one(seat: int) -> bool:\n    return seat == owner.NEUTRAL\n"
    path = tmp_path / "src/own/rules.py"
    path.parent.mkdir(parents=True)
    path.write_text(using)
    block = Source(using).block_at(2)
    assert block is not None
    tests = {"tests/test_rules.py::test_slow": 9.0}
    tests |= {f"tests/test_rules.py::test_{number}": 0.1 for number in range(5)}
    found = {
        "file": "tests/test_rules.py",
        "tests": tests,
        "failed": [],
        "imported": {},
        "reach": {"src/own/rules.py": {block.name: "1"}},
    }
    (tmp_path / "reach").mkdir()
    (tmp_path / "reach" / f"{0:016}.json").write_text(json.dumps(found))
    known = TestMap(tmp_path)
    known._load({"tests/test_rules.py": "0"})
    source = b"NEUTRAL: Final = 7\n"
    for mutant in candidates_of("src/own/owner.py", source):
        assert "tests/test_rules.py::test_slow" in known.tests_of(mutant, source)
        assert len(known.tests_of(mutant, source)) == 4


def test_every_equivalent_mutant_of_the_project_has_its_reason() -> None:
    for one in mutants.read_equivalent(mutants.ROOT / "tools" / "mutants_equivalent.toml"):
        assert one.reason
        assert one.before != one.after


def test_equivalent_mutants_of_lines_that_have_gone_are_named() -> None:
    sources = {PATH: b"def f(a, b):\n    return a < b\n"}
    still = Equivalent(PATH, "return a < b", "return a <= b", "for the test")
    gone = Equivalent(PATH, "return a > b", "return a >= b", "for the test")
    moved = Equivalent("src/marineris/core/old.py", "return a < b", "return a <= b", "for the test")
    assert mutants.outdated([still, gone, moved], sources) == [gone, moved]


CODE = '''"""A package to make mutants of."""


def is_enough(have: int, need: int) -> bool:
    return have >= need


def is_seen(seat: int) -> bool:
    return seat > 3


def is_never_called(seat: int) -> bool:
    return seat > 4
'''
TESTS = """
from marineris.core import is_enough, is_seen


def test_enough():
    assert is_enough(3, 3)
    assert not is_enough(2, 3)
    assert is_enough(4, 3)


def test_seen():
    assert is_seen(9)
    assert not is_seen(0)
"""
BETTER = """
from marineris.core import is_seen


def test_the_last():
    assert not is_seen(3)
    assert is_seen(4)
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    files = {
        "src/marineris/__init__.py": "",
        "src/marineris/core.py": CODE,
        "tests/test_core.py": TESTS,
        "tools/mutants_equivalent.toml": "",
        ".gitignore": "/build/\n__pycache__/\n",
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    subprocess.run(["git", "init", "--quiet"], cwd=tmp_path, check=True)
    return tmp_path


def test_a_run_from_beginning_to_end(project: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """The same command goes on where it stopped, and a better test kills what survived."""
    command = ["--seed", "3", "core"]
    results = project / "build" / "mutants" / "seed-3.jsonl"

    assert main(command, project) == 1
    by_line = {one.before: one for one in read_results(results).values()}
    assert by_line["return have >= need"].status == KILLED
    assert by_line["return have >= need"].by == "tests/test_core.py::test_enough"
    assert by_line["return seat > 4"].status in (SURVIVED, UNREACHED)
    assert (project / "src/marineris/core.py").read_text(encoding="utf-8") == CODE
    assert (project / "build/mutants/tree-0/src/marineris/core.py").read_text("utf-8") == CODE

    # A mutant that the tests miss, in a sample that has met it.
    missed = [one for one in read_results(results).values() if one.status != KILLED]
    assert missed
    written = results.read_text(encoding="utf-8")
    capfd.readouterr()
    assert main(command, project) == 1
    assert results.read_text(encoding="utf-8") == written  # all of it was known
    assert "were killed" in capfd.readouterr().out

    (project / "tests" / "test_better.py").write_text(BETTER, encoding="utf-8")
    seen = Mutant("src/marineris/core.py", "boundary", "is_seen", 9, 9, 0, 0, "")
    source = CODE.encode()
    at = source.index(b"> 3")
    seen = seen._replace(start=at, end=at + 1, text=">=")
    assert is_sound(seen, source)
    run = mutants.Run(mutants.parsed(command), project)
    run.prepare()
    tests = run.map.tests_of(seen, source)
    assert "tests/test_better.py::test_the_last" in tests
    trial = Trial(run.copies[0], run.map.seconds, 60)
    found = trial.verdict(seen, source, tests, is_imported=False)  # its very first mutant
    assert found.by == "tests/test_better.py::test_the_last"
    assert trial.verdict(seen, source, tests).by == "tests/test_better.py::test_the_last"
    others = [test for test in tests if "better" not in test]
    assert trial.verdict(seen, source, others).status == SURVIVED
    trial.stop()
    with pytest.raises(Stopped):
        trial.verdict(seen, source, others)
    assert (project / "build/mutants/tree-0/src/marineris/core.py").read_text("utf-8") == CODE
