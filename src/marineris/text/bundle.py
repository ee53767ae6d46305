"""One language's messages: loads its Fluent files and fills messages in.

A message is named by its id, or `id.attribute`. Whatever is missing (a message, an argument, a form
of a word) is an error with a name, never a hole in a sentence. This module knows nothing of games.

The one function that messages may call beside Fluent's own is `TERM(word, count, form: "…")`. Its
first argument is the id of a word's message (`resource-plants`), so a sentence can decline a word
that only the game knows: by number, and in whatever forms the language gives to its words as
attributes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, TypeAlias

from babel import Locale, UnknownLocaleError
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone
from fluent.syntax import ast

from marineris.text.derived_script import DERIVED, change_text

FALLBACK: Final = "en"
LONGEST: Final = 2000
"""Characters of an argument. Fluent raises an error beyond 2,500; nobody reads that much."""
MOST_LISTED: Final = 100
"""Items of a list; further ones are left out, and three dots say so."""

Argument: TypeAlias = int | str

# English number formats write a negative number with a hyphen; "TM-7" is not a number.
_HYPHEN_AS_MINUS: Final = re.compile(r"(?<![\w-])-(?=\d)")

# A message begins at the left edge; whatever goes on is indented. To read all files takes a third
# of a second, to find their messages nothing.
_MESSAGE_ID: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)

# A message within another; arguments have a dollar sign, and functions are no messages.
_REFERENCE: Final = re.compile(r"\{\s*([a-zA-Z][\w-]*)")

# In the name of a class.
_NEW_WORD: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")


_FOLDERS: Final[list[Traversable]] = []
"""Where messages lie besides the package's own."""


class TextError(KeyError):
    """A text cannot be made: a language, message, argument or form is missing or broken."""

    def __str__(self) -> str:
        return str(self.args[0])


class MissingArgument(TextError):
    """A message was not given something that it speaks of."""


def languages() -> list[str]:
    """The languages that people are offered."""
    written = written_languages()
    derived = [name for name, how in DERIVED.items() if how.is_listed and how.source in written]
    return sorted([*written, *derived])


def add_texts(folder: Traversable) -> None:
    """Messages from outside the package: a folder like `i18n`, for what is registered later.

    It need not have all languages: where one is missing, its messages are English.
    """
    _FOLDERS.append(folder)
    bundle.cache_clear()


def written_languages() -> list[str]:
    """The languages that have files of their own."""
    return [name for name in _folders() if is_language_code(name)]


def misnamed_folders() -> list[str]:
    """The folders of messages that nobody is offered: their name is no language."""
    return [name for name in _folders() if not is_language_code(name)]


def _folders() -> list[str]:
    """Without those that tools leave behind, such as `__pycache__`."""
    names = (folder.name for folder in _home().iterdir() if folder.is_dir())
    return sorted(name for name in names if name[0] not in "._")


@cache
def is_language_code(name: str) -> bool:
    """Whether Unicode knows a language by this name, so that its numbers and plurals are known.

    It is spelled as browsers do it: `de`, `pt-BR`, `sr-Latn`.
    """
    try:
        locale = Locale.parse(name, sep="-")
    except (ValueError, UnknownLocaleError):
        return False
    parts = [locale.language, locale.script, locale.territory]
    return all(part in parts for part in name.split("-"))


def written_language(language: str) -> str:
    """The language whose files a language is made of: itself, unless it is derived."""
    return DERIVED[language].source if language in DERIVED else language


@cache
def bundle(language: str, is_strict: bool = False) -> Bundle:
    """The bundle of a language; each is loaded once. A strict one has no English behind it."""
    source = written_language(language)
    if source not in written_languages():
        known = ", ".join(languages())
        raise TextError(f"there are no texts in {language!r}; the languages are {known}")
    behind = bundle(FALLBACK) if source != FALLBACK and not is_strict else None
    return Bundle(language, sources_of(source), behind)


def _home() -> Traversable:
    return files("marineris") / "i18n"


def sources_of(language: str) -> dict[str, str]:
    """The Fluent files of a language, by name."""
    homes = [home / language for home in (_home(), *_FOLDERS)]
    found = [
        file
        for home in homes
        if home.is_dir()
        for file in home.iterdir()
        if file.name.endswith(".ftl")
    ]
    found.sort(key=lambda file: file.name)
    return {f"{language}/{file.name}": file.read_text(encoding="utf-8") for file in found}


class Bundle:
    """The messages of one language, with English behind it for what is not translated yet."""

    def __init__(
        self, language: str, sources: Mapping[str, str], behind: Bundle | None = None
    ) -> None:
        self.language = language
        self.ids: set[str] = set()
        self._behind = behind
        self._change = DERIVED[language].change if language in DERIVED else None
        functions: Any = {"TERM": self._term}
        # A derived language counts as its source does.
        locale = written_language(language)
        self._bundle = FluentBundle([locale], functions=functions, use_isolating=False)
        self._unread = dict(sources)
        self._file_of: dict[str, str] = {}
        for name, source in sources.items():
            self._list(name, source)

    def _list(self, name: str, source: str) -> None:
        """Note which messages a file has. It is read when the first of them is said."""
        for found in _MESSAGE_ID.findall(source):
            if found in self.ids:
                raise TextError(f"{name} has the message {found!r} a second time")
            self.ids.add(found)
            self._file_of[found] = name

    def _read(self, name: str) -> None:
        """Read a file, and those with the messages that it refers to."""
        source = self._unread.get(name)
        if source is None:
            return  # another thread has read it
        resource = FluentResource(source)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise TextError(f"{name} cannot be read near {str(entry.content)[:60]!r}")
        if self._change is not None:
            change_text(resource, self._change)
        self._bundle.add_resource(resource)
        self._unread.pop(name, None)  # not before: who finds it read looks its messages up
        for found in _REFERENCE.findall(source):
            if self._file_of.get(found) in self._unread:
                self._read(self._file_of[found])

    def has(self, name: str) -> bool:
        """Whether a message, or a message's attribute, exists here or behind."""
        if self._pattern(name) is not None:
            return True
        return self._behind is not None and self._behind.has(name)

    def message(self, name: str, /, **arguments: Argument) -> str:
        """A message filled in. `name` is its id, or `id.attribute`."""
        pattern = self._pattern(name)
        if pattern is None:
            if self._behind is not None:
                return self._behind.message(name, **arguments)
            raise TextError(f"there is no message {name!r} in {self.language!r}")
        for key, value in arguments.items():
            if isinstance(value, bool) or not isinstance(value, (int, str)):
                raise TextError(f"the message {name!r} cannot show {key} = {value!r}")
        shown = {
            key: shortened(value) if isinstance(value, str) else value
            for key, value in arguments.items()
        }
        text, errors = self._bundle.format_pattern(pattern, shown)
        if errors:
            faults = "; ".join(dict.fromkeys(map(str, errors)))
            kind = MissingArgument if "Unknown external" in faults else TextError
            raise kind(f"the message {name!r} in {self.language!r} is broken: {faults}")
        return _HYPHEN_AS_MINUS.sub("−", str(text))

    def _pattern(self, name: str) -> Any:
        found, _, attribute = name.partition(".")
        if found not in self.ids:
            return None
        if self._file_of[found] in self._unread:
            self._read(self._file_of[found])
        message = self._bundle.get_message(found)
        return message.attributes.get(attribute) if attribute else message.value

    def _term(self, word: str, count: Any = None, form: str = "") -> str:
        """What `TERM` in a message stands for. A word without a count is in its general form."""
        if isinstance(word, FluentNone):
            return ""  # the argument is missing, which is on the list of errors already
        return self.term(word, count, form)

    def term(self, word: str, count: int | None = None, form: str = "") -> str:
        """A word by the id of its message, for a number of things, in one of its forms."""
        name = f"{word}.{form}" if form else word
        if self._behind is not None and word not in self.ids:
            name = word  # another language's forms are not those of English
        return self.message(name, count="none" if count is None else int(count))

    def all_of(self, items: Sequence[str]) -> str:
        """Several phrases as one: a, b and c."""
        return self._listed(items, "list-and")

    def one_of(self, items: Sequence[str]) -> str:
        """Several phrases as alternatives: a, b or c."""
        return self._listed(items, "list-or")

    def clauses(self, items: Sequence[str]) -> str:
        """Several clauses, which may hold commas themselves, as alternatives: a, or b."""
        return self._listed(items, "list-or-clauses")

    def _listed(self, items: Sequence[str], name: str) -> str:
        shown = _first_of(items)
        if len(shown) < 2:
            return "".join(shown)
        joined = shown[0]
        for item in shown[1:-1]:
            joined = self.message(f"{name}.more", before=joined, after=item)
        return self.message(name, before=joined, after=shown[-1])

    def figure(self, value: float, digits: int = 0) -> str:
        """A number as the language writes it, with so many digits after its decimal sign."""
        form = "#,##0" + ("." + "0" * digits if digits else "")
        locale = Locale.parse(written_language(self.language), sep="-")
        return format_decimal(value, form, locale).replace("-", "−")

    def sentence(self, clause: str) -> str:
        """A clause with its capital and its full stop."""
        return self.message("sentence", clause=clause[:1].upper() + clause[1:])


def shortened(text: str, longest: int = LONGEST) -> str:
    """A text of at most so many characters; three dots stand for what is left out."""
    return text if len(text) <= longest else text[: longest - 1] + "…"


def _first_of(items: Sequence[str]) -> list[str]:
    """The first items, as many as a message can hold; three dots for the rest."""
    shown: list[str] = []
    length = 0
    for item in items:
        length += len(item) + len(" and ")
        if shown and (len(shown) == MOST_LISTED or length > LONGEST):
            return [*shown, "…"]
        shown.append(shortened(item))
    return shown


def kebab(name: str) -> str:
    """The name of a class or an id as part of a message's id: `OneOf` and `one_of` are `one-of`."""
    return _NEW_WORD.sub("-", name).lower().replace("_", "-")
