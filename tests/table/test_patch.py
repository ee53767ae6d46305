"""Patches: what a client applies turns its document into the server's, whatever the documents."""

from __future__ import annotations

import copy
import json
from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

from marineris.table.patch import applied, difference

LEAVES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 3),
    st.floats(-2, 2).map(lambda value: round(value, 1)),
    st.text("ab+", max_size=2),
)
DOCUMENTS: st.SearchStrategy[Any] = st.recursive(
    LEAVES,
    lambda inner: st.one_of(
        st.lists(inner, max_size=12), st.dictionaries(st.text("abc", max_size=1), inner)
    ),
    max_leaves=15,
)


def as_text(document: Any) -> str:
    """As it travels: true is not 1 there, though Python takes them for equal."""
    return json.dumps(document, sort_keys=True)


@settings(max_examples=60)
@given(old=DOCUMENTS, new=DOCUMENTS)
@example(old={"a": [1, {"b": 0}]}, new={"a": [True, {"b": False}]})
@example(old={"a": 0.0}, new={"a": -0.0})
@example(old=[1, 1, 0], new=[True, True, 0.0])
def test_the_difference_leads_from_one_document_to_the_other(old: Any, new: Any) -> None:
    before = copy.deepcopy((old, new))
    changes = json.loads(json.dumps(difference(old, new)))
    assert as_text(applied(old, changes)) == as_text(new)
    assert as_text((old, new)) == as_text(before)


@settings(max_examples=30)
@given(start=DOCUMENTS, steps=st.lists(DOCUMENTS, max_size=4))
def test_differences_add_up(start: Any, steps: list[Any]) -> None:
    held, at = start, start
    for step in steps:
        held = applied(held, difference(at, step))
        at = step
    assert as_text(held) == as_text(at)


@given(document=DOCUMENTS)
def test_nothing_changed_is_an_empty_patch(document: Any) -> None:
    assert difference(document, copy.deepcopy(document)) == []


def test_small_changes_stay_small() -> None:
    old: Any = {"players": [{"stock": [1, 2, 3, 4, 5, 6]}, {"stock": [0] * 6}], "log": ["a", "b"]}
    new = copy.deepcopy(old)
    new["players"][1]["stock"] = [0, 0, 7, 0, 0, 0]
    new["log"] = ["a", "b", "c"]
    assert difference(old, new) == [[["players", 1, "stock", 2], 7], [["log"], "+", ["c"]]]


def test_a_key_is_removed() -> None:
    assert difference({"a": 1, "b": 2}, {"a": 1}) == [[["b"]]]


def test_what_looks_like_an_order_to_append_is_only_a_value() -> None:
    assert applied({"a": 0}, difference({"a": 0}, {"a": "+"})) == {"a": "+"}
