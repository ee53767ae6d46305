"""Which tests matter for a change, and how much: the choice of `make quick`.

A test file scores by what it has in common with the change: it imports the changed module, cites
the same rules, uses the same names, imports something that imports the module, or lies in a folder
that `AREAS` sets beside it. A single test scores more where it cites or uses them itself. Files
with no score are left out, and of the others all but the best `MOST`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Sequence
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

import grimp
from quick_change import Change
from rule_report import CITATION

MOST = 24
"""So many files at most: only importing all of them takes longer than the time there is."""
ITSELF, IMPORTED, CITED, NAMED, NEAR, BESIDE = 100.0, 30.0, 20.0, 8.0, 8.0, 6.0
FARTHEST = 4

# Only by hand: what tests read without importing it, and what stands for a whole part. Patterns of
# changed files, and of the test files that go with them, the most telling first.
AREAS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("src/marineris/i18n/*.ftl", ("tests/text/test_file.py", "tests/text/test_golden.py")),
    ("src/marineris/i18n/*/e[fr]*.ftl", ("tests/text/test_card.py", "tests/text/test_error.py")),
    ("src/marineris/i18n/*/events.ftl", ("tests/text/test_event.py",)),
    ("src/marineris/i18n/*/missions.ftl", ("tests/text/test_mars2049.py",)),
    ("src/marineris/i18n/*/options.ftl", ("tests/text/test_option.py",)),
    ("src/marineris/i18n/*/questions.ftl", ("tests/text/test_question.py",)),
    ("src/marineris/i18n/*/reasons.ftl", ("tests/text/test_reason.py",)),
    ("src/marineris/i18n/*/turmoil.ftl", ("tests/text/test_committee_in_words.py",)),
    ("src/marineris/i18n/*/cli*.ftl", ("tests/cli/test_help.py", "tests/cli/test_[cpw]*.py")),
    ("src/marineris/i18n/*/server.ftl", ("tests/server/test_language.py",)),
    ("src/marineris/i18n/*/book*.ftl", ("tests/server/test_book.py",)),
    ("src/marineris/core/*", ("tests/core/*", "tests/golden/*", "tests/test_api.py")),
    ("src/marineris/core/*", ("tests/rules/test_tm_11_actions.py", "tests/rules/test_ma_cases.py")),
    ("src/marineris/terraforming/data/*", ("tests/cards/*", "tests/text/test_golden.py")),
    ("src/marineris/terraforming/turmoil/*", ("tests/rules/test_tu_*", "tests/turmoil/*")),
    ("src/marineris/terraforming/*", ("tests/golden/*", "tests/rules/test_tm_*", "tests/cards/*")),
    ("src/marineris/mars2049/*", ("tests/golden/*", "tests/rules/test_ma_*", "tests/mars2049/*")),
    ("src/marineris/text/*", ("tests/text/*",)),
    ("src/marineris/bots/*", ("tests/bots/*",)),
    ("src/marineris/picture/*", ("tests/picture/*",)),
    ("src/marineris/gamedata/*", ("tests/server/test_book.py",)),
    ("src/marineris/table/*", ("tests/table/*", "tests/server/test_room.py")),
    (
        "src/marineris/server/store/*",
        ("tests/server/test_store.py", "tests/server/test_archive.py"),
    ),
    ("src/marineris/server/*", ("tests/server/test_room.py", "tests/server/test_*.py")),
    ("src/marineris/cli/*", ("tests/cli/*",)),
    ("src/marineris/testing/*", ("tests/testing/*",)),
    ("src/marineris/contract/*", ("tests/contract/*",)),
    ("docs/rules/*", ("tests/test_rule_report.py",)),
    ("docs/glossary.md", ("tests/test_glossary.py",)),
    ("requirements/*", ("tests/test_requirements.py",)),
    ("pyproject.toml", ("tests/test_requirements.py",)),
    ("Makefile", ("tests/tools/test_github.py",)),
    (".github/*", ("tests/tools/test_github.py",)),
    ("web/openapi.json", ("tests/server/test_web_types.py",)),
    ("web/icons/*", ("tests/server/test_book.py",)),
    ("web/src/screens/tutorial/*", ("tests/server/test_tutorial_seed.py",)),
)
NEVER = ("tests/browser/",)
"""They need the page built, and minutes."""


class Suite(NamedTuple):
    """A file of tests: its text, and the modules it imports, by itself or through its helpers."""

    path: str
    text: str
    imports: frozenset[str]


class Choice(NamedTuple):
    """The test files to run, the best first, and the scores of files and of single tests."""

    files: list[str]
    scores: dict[str, float]
    left_out: list[str]
    """Files that have a score, but too small a one."""


def is_test(path: str) -> bool:
    name = path.rpartition("/")[2]
    return path.startswith("tests/") and name.startswith("test_") and name.endswith(".py")


def module_of(path: str) -> str:
    """`src/marineris/core/game.py` is marineris.core.game, `tools/quick.py` quick."""
    for folder in ("src/", "tools/"):
        path = path.removeprefix(folder)
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def imports_of(tree: ast.Module) -> set[str]:
    """Every module that is imported, and every name from one, for that may be a module too."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module)
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return found


def read_tests(root: Path) -> list[Suite]:
    """All files of tests, with the imports of the helpers they use as their own."""
    texts: dict[str, str] = {}
    imports: dict[str, set[str]] = {}
    for path in sorted((root / "tests").rglob("*.py")):
        name = path.relative_to(root).as_posix()
        if name.startswith(NEVER):
            continue
        texts[name] = path.read_text(encoding="utf-8")
        try:
            imports[name] = imports_of(ast.parse(texts[name]))
        except SyntaxError:
            imports[name] = set()
    for name, found in imports.items():
        folder = name.rpartition("/")[0]
        if f"{folder}/conftest.py" in imports and not name.endswith("conftest.py"):
            found.add(module_of(f"{folder}/conftest.py"))
    helpers = {module_of(name): found for name, found in imports.items() if not is_test(name)}
    return [
        Suite(name, texts[name], with_helpers(imports[name], helpers))
        for name in texts
        if is_test(name)
    ]


def with_helpers(direct: set[str], helpers: dict[str, set[str]]) -> frozenset[str]:
    found, waiting = set(direct), [name for name in direct if name in helpers]
    while waiting:
        for name in helpers[waiting.pop()] - found:
            found.add(name)
            if name in helpers:
                waiting.append(name)
    return frozenset(found)


def distances(graph: grimp.ImportGraph, module: str) -> dict[str, int]:
    """How many imports away the module is, from every module that is near enough."""
    if module not in graph.modules:
        return {}
    found, edge = {module: 0}, {module}
    for distance in range(1, FARTHEST + 1):
        above = {one for name in edge for one in graph.find_modules_that_directly_import(name)}
        edge = above - found.keys()
        found.update(dict.fromkeys(edge, distance))
    return found


def beside(changed: str, test: str) -> float:
    """What `AREAS` says of the two: less for every pattern further to the right."""
    best = 0.0
    for pattern, tests in AREAS:
        if fnmatch(changed, pattern):
            for place, wanted in enumerate(tests):
                if fnmatch(test, wanted):
                    best = max(best, BESIDE - place)
    return best


def words_shared(words: Iterable[str], text: str) -> int:
    return sum(
        re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text) is not None for word in words
    )


def in_common(change: Change, text: str) -> float:
    """What a text shares with the change: rules count more than names."""
    rules = len(change.rules & set(CITATION.findall(text)))
    return CITED * min(rules, 3) + NAMED * min(words_shared(change.names, text), 3)


def score(change: Change, test: Suite, near: dict[str, int]) -> float:
    """How much a test file matters for a change; 0 if not at all."""
    if change.path == test.path:
        return ITSELF
    found = beside(change.path, test.path)
    module = module_of(change.path) if change.path.endswith(".py") else ""
    if module and module in test.imports:
        found += IMPORTED
    elif steps := [near[name] for name in test.imports if name in near]:
        found += NEAR - min(steps)
    if found:  # a shared word alone says nothing
        found += in_common(change, test.text)
    return found


def choose(changed: Sequence[Change], tests: Sequence[Suite], graph: grimp.ImportGraph) -> Choice:
    """The test files that matter for the changes, and their order."""
    scores: dict[str, float] = {}
    for change in changed:
        near = distances(graph, module_of(change.path)) if change.path.endswith(".py") else {}
        for test in tests:
            points = score(change, test, near)
            if points > scores.get(test.path, 0.0):
                scores[test.path] = points
    ranked = sorted(scores, key=lambda path: (-scores[path], path))
    files, texts = ranked[:MOST], {test.path: test.text for test in tests}
    for path in files:
        scores.update(single(path, texts[path], scores[path], changed))
    return Choice(files, scores, ranked[MOST:])


def single(path: str, text: str, points: float, changed: Sequence[Change]) -> dict[str, float]:
    """The scores of the tests of a file that have something in common with a change themselves."""
    found: dict[str, float] = {}
    try:
        tree = ast.parse(text)
    except SyntaxError:
        return found
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            own = ast.get_source_segment(text, node) or ""
            more = max(in_common(change, own) for change in changed)
            if more:
                found[f"{path}::{node.name}"] = points + more
    return found
