"""A catalogue: all messages in one language and in one publisher's terms.

The messages are in the Project Fluent files under `catalogues/`; the browser reads the same files. A catalogue consists
of layers, each a folder: English sentences are shared, and the terms of Asmadi and Iello override them. Parsing all
files takes longer than most commands run, so each message is parsed when it is first used; a message that is plain
text, such as the title of a card, needs no parsing.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from tenages.words.elision import elided

FOLDER: Final = Path(__file__).parent / "catalogues"
LAYERS: Final[dict[str, tuple[str, ...]]] = {
    name: tuple(layers) for name, layers in json.loads((FOLDER / "catalogues.json").read_text("utf-8")).items()
}
"""The folders of every catalogue; later ones override earlier ones. The browser reads the same file."""
DEFAULT: Final = "en-asmadi"

ENTRY: Final = re.compile(r"^-?[a-zA-Z][\w-]*(?= *=)", re.MULTILINE)
"""Where a message or a term begins in a file: its name, at the beginning of a line."""
PART: Final = re.compile(r"^ +\.", re.MULTILINE)
"""Where a part of a message begins."""
NAME: Final = re.compile(r"-?[a-zA-Z][\w-]*")

FUNCTIONS: Final[dict[str, Any]] = {"ELIDE": elided}
"""The functions that messages can call. The browser has the same."""

MAX_VALUE_LENGTH: Final = 2000
"""The greatest length of a text value in a message."""

CACHE_SIZE: Final = 20_000
"""After how many formatted messages the cache is full. A busy server formats the same ones again and again."""
LONGEST_CACHED: Final = 400
"""Messages with longer values are not cached: users may paste long texts."""

Value = str | int | float
"""A value in a message. Numbers are formatted for the language; a number that is only a name is passed as text."""


class Words:
    """The messages of one catalogue, by their keys."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.language = name.partition("-")[0]
        self._cache: dict[tuple[object, ...], str] = {}
        self._older: dict[tuple[object, ...], str] = {}
        """When `_cache` is full it becomes this one, and what was here is forgotten unless it was used again."""
        self._bundle = FluentBundle([self.language], functions=FUNCTIONS, use_isolating=False)
        self._unparsed: dict[str, str] = {}
        self._parsing = Lock()
        for layer in LAYERS[name]:
            for file in sorted((FOLDER / layer).rglob("*.ftl")):
                self._unparsed.update(_entries(file.read_text(encoding="utf-8")))

    def _parse(self, name: str) -> None:
        """Parse a message, and all messages and terms that it may refer to."""
        with self._parsing:
            names, texts = [name], []
            while names:
                text = self._unparsed.pop(names.pop(), None)
                if text is not None:
                    texts.append(text)
                    names += NAME.findall(text)
            if texts:
                self._bundle.add_resource(FluentResource("\n".join(texts)))

    def say(self, key: str, /, **values: Value) -> str:
        """The message with this key ("log-drew", or "card-bell.echo" for a part of a message), filled with the values.

        A missing key or value is a programming error and raises an exception.
        """
        return self.filled(key, values)

    def filled(self, key: str, values: dict[str, Value]) -> str:
        """The same as `say`, for values that are in a dictionary already."""
        cache_key = (key, *values, *values.values())
        text = self._cache.get(cache_key)
        if text is None:
            if len(self._cache) >= CACHE_SIZE:
                self._older, self._cache = self._cache, {}
            text = self._older.get(cache_key)
            if text is None:
                text = self._formatted(key, values)
                if any(isinstance(value, str) and len(value) > LONGEST_CACHED for value in values.values()):
                    return text
            self._cache[cache_key] = text
        return text

    def _formatted(self, key: str, values: dict[str, Value]) -> str:
        name, _, part = key.partition(".")
        plain = "" if part else _plain(self._unparsed.get(name, ""))
        if plain:
            return plain
        self._parse(name)
        message = self._bundle.get_message(name)
        pattern = message.attributes[part] if part else message.value
        assert pattern is not None, key
        text, errors = self._bundle.format_pattern(pattern, {name: _shortened(value) for name, value in values.items()})
        if errors:
            raise LookupError(f"{key} in {self.name}: {errors}")
        return str(text)

    def has(self, key: str) -> bool:
        """Whether there is a message, or a part of one, with this key."""
        name, _, part = key.partition(".")
        self._parse(name)
        if not self._bundle.has_message(name):
            return False
        return not part or part in self._bundle.get_message(name).attributes

    def __repr__(self) -> str:
        return f"<words of {self.name}>"


def _entries(text: str) -> dict[str, str]:
    """The source text of each message and term in a file, by name."""
    found = list(ENTRY.finditer(text))
    ends = [match.start() for match in found[1:]] + [len(text)]
    return {match.group(): text[match.start() : end] for match, end in zip(found, ends, strict=True)}


def _plain(entry: str) -> str:
    """The text of a message that is a single line without placeholders; empty if the message must be parsed."""
    first, *rest = PART.split(entry, maxsplit=1)[0].split("\n")
    text = first.partition("=")[2].strip()
    return "" if "{" in text or any(line and line[0] != "#" for line in rest) else text


def _shortened(value: Value) -> Value:
    """The value, cut off if it is too long: Fluent refuses very long texts, and users may type or paste them."""
    return f"{value[:MAX_VALUE_LENGTH]}…" if isinstance(value, str) and len(value) > MAX_VALUE_LENGTH else value


@cache
def words_of(name: str = DEFAULT) -> Words:
    """The catalogue with this name; each is read once."""
    return Words(name)
