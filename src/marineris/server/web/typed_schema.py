"""JSON Schema from the TypedDicts of the games, for OpenAPI, TypeScript and the documentation.

pydantic refuses `typing.TypedDict` before Python 3.12, and nothing is to be checked while a server
runs. So the types are only read here: their annotations, and the string below each field.
"""

from __future__ import annotations

import ast
import types
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from marineris.core import types as core
from marineris.gamedata import types as gamedata
from marineris.mars2049 import offers as mars2049_offers
from marineris.mars2049 import types as mars2049
from marineris.table import types as table
from marineris.terraforming.expansion import EXPANSIONS, Expansion
from marineris.terraforming.knowledge import offers as terraforming_offers
from marineris.terraforming.knowledge import types as terraforming

Schema = dict[str, Any]

PREFIXES: Final = {
    "marineris.core.types": "",
    "marineris.gamedata.types": "",
    "marineris.table.types": "",
    "marineris.terraforming.knowledge.types": "Terraforming",
    "marineris.terraforming.turmoil.types": "Turmoil",
    "marineris.mars2049.types": "Mars2049",
    "marineris.terraforming.knowledge.offers": "Terraforming",
    "marineris.mars2049.offers": "Mars2049",
}
"""What the names of a module's types begin with outside Python, where all share one namespace."""
ROOTS: Final[tuple[type[Any], ...]] = (
    terraforming.View,
    terraforming.Decision,
    terraforming.Preview,
    terraforming.SeatResult,
    terraforming.Event,
    terraforming_offers.Offers,
    mars2049.View,
    mars2049.Decision,
    mars2049.Preview,
    mars2049.SeatResult,
    mars2049.Event,
    mars2049_offers.Offers,
    core.Decision,
    table.DecisionData,
    table.Replay,
    table.Course,
    gamedata.GameInfo,
    gamedata.TerraformingBook,
    gamedata.Mars2049Book,
)
"""The types that the others are part of."""
PLAIN: Final[dict[Any, Schema]] = {
    int: {"type": "integer"},
    str: {"type": "string"},
    bool: {"type": "boolean"},
    type(None): {"type": "null"},
    Any: {},
}


def name_of(kind: type[Any]) -> str:
    """The name of a type outside Python: `TerraformingView`."""
    module = kind.__module__
    return PREFIXES.get(module, module.split(".")[-2].title()) + kind.__name__


def reference(kind: type[Any]) -> Schema:
    """A reference to a type."""
    return {"$ref": f"#/components/schemas/{name_of(kind)}"}


def resolve(schema: Schema) -> None:
    """Add the types to an OpenAPI document, and refer to them where messages name them."""
    schema["components"]["schemas"].update(components())
    _refer(schema)


def _refer(data: Any) -> None:
    if isinstance(data, list):
        for one in data:
            _refer(one)
    elif isinstance(data, dict):
        names = data.pop("x-types", None)
        if names is not None:
            found = [{"$ref": f"#/components/schemas/{name}"} for name in names]
            data.update(found[0] if len(found) == 1 else {"anyOf": found})
        for one in data.values():
            _refer(one)


@cache
def components() -> dict[str, Schema]:
    """The schema of every type, by name."""
    found: dict[str, Schema] = {}
    waiting = list(ROOTS)
    while waiting:
        kind = waiting.pop()
        if name_of(kind) not in found:
            found[name_of(kind)] = _object(kind)
            for field in fields_of(kind).values():
                waiting += _typed_dicts(field)
    return dict(sorted(found.items()))


def fields_of(kind: type[Any]) -> dict[str, Any]:
    """The annotations of a type by field, with what the expansions add to it."""
    found = get_type_hints(kind, include_extras=True)
    for expansion in EXPANSIONS:
        part = _part(expansion, kind)
        if part is not None:
            found[expansion.name()] = NotRequired[part]
        facts = expansion.facts_type() if kind is terraforming.Event else None
        if facts is not None:
            found.update(get_type_hints(facts, include_extras=True))
    return found


def _part(expansion: Expansion, kind: type[Any]) -> type[Any] | None:
    """What an expansion adds to a type under its own name."""
    if kind is terraforming.View:
        return expansion.view_type()
    if kind is terraforming_offers.Offers:
        return expansion.offers_type()
    return expansion.changes_type() if kind is terraforming.Preview else None


def description_of(kind: type[Any], field: str) -> str:
    """The string below a field, in the type itself or in one that it is derived from."""
    for one in _ancestry(kind):
        found = _strings(_classes(one.__module__)[one.__name__].body).get(field)
        if found:
            return found
    for expansion in EXPANSIONS:
        part = _part(expansion, kind)
        if expansion.name() == field and part is not None:
            return f"Only with this expansion. {_line(part.__doc__)}"
        facts = expansion.facts_type()
        if kind is terraforming.Event and facts is not None and field in fields_of(facts):
            return description_of(facts, field)
    return ""


def is_required(annotation: Any) -> bool:
    """Whether a field is always there."""
    return get_origin(annotation) is not NotRequired


def _object(kind: type[Any]) -> Schema:
    properties: dict[str, Schema] = {}
    fields = fields_of(kind)
    for field, annotation in fields.items():
        found = schema_of(annotation)
        said = description_of(kind, field)
        # Beside a reference, a description is part of OpenAPI 3.1.
        properties[field] = {**found, "description": said} if said else found
    return {
        "type": "object",
        "title": name_of(kind),
        "description": _line(kind.__doc__),
        "properties": properties,
        "required": [field for field, annotation in fields.items() if is_required(annotation)],
        "additionalProperties": False,
    }


def schema_of(annotation: Any) -> Schema:
    """The schema of one annotation."""
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return schema_of(arguments[1])
    if origin is NotRequired:
        return schema_of(arguments[0])
    if origin in (Union, types.UnionType):
        return {"anyOf": [schema_of(one) for one in arguments]}
    if origin is Literal:
        known = {"const": arguments[0]} if len(arguments) == 1 else {"enum": list(arguments)}
        return {"type": "string", **known}
    if origin is list:
        return {"type": "array", "items": schema_of(arguments[0])}
    if origin is tuple:
        size = len(arguments)
        items = [schema_of(one) for one in arguments]
        return {"type": "array", "prefixItems": items, "minItems": size, "maxItems": size}
    if origin is dict:
        return _mapping(*arguments)
    if is_typeddict(annotation):
        return reference(annotation)
    return dict(PLAIN[annotation])


def _mapping(key: Any, value: Any) -> Schema:
    """A dictionary; where its keys are known, each may be missing."""
    literal = get_args(key)[1] if get_origin(key) is Annotated else key
    if get_origin(literal) is not Literal:
        return {"type": "object", "additionalProperties": schema_of(value)}
    properties = {name: schema_of(value) for name in get_args(literal)}
    return {"type": "object", "properties": properties, "additionalProperties": False}


def _typed_dicts(annotation: Any) -> Iterator[type[Any]]:
    if is_typeddict(annotation):
        yield annotation
    for argument in get_args(annotation):
        yield from _typed_dicts(argument)


# ------------------------------------------------------------------------------- descriptions


def _ancestry(kind: type[Any]) -> Iterator[type[Any]]:
    """A type and those that it is derived from, nearest first.

    A TypedDict does not remember its bases before Python 3.12; its source does.
    """
    yield kind
    module = import_module(kind.__module__)
    for base in _classes(kind.__module__)[kind.__name__].bases:
        found: Any = module
        for name in ast.unparse(base).split("."):
            found = getattr(found, name)
        if is_typeddict(found):
            yield from _ancestry(found)


@cache
def _classes(module: str) -> dict[str, ast.ClassDef]:
    """The classes in a module's source."""
    file = import_module(module).__file__
    assert file is not None
    tree = ast.parse(Path(file).read_text(encoding="utf-8"))
    return {one.name: one for one in tree.body if isinstance(one, ast.ClassDef)}


def _strings(body: list[ast.stmt]) -> dict[str, str]:
    found: dict[str, str] = {}
    for field, below in pairwise(body):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(below, ast.Expr)
            and isinstance(below.value, ast.Constant)
        ):
            found[field.target.id] = _line(str(below.value.value))
    return found


def _line(text: str | None) -> str:
    """A docstring on one line."""
    return " ".join((text or "").split())
