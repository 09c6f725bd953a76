"""A catalogue: all that the table says, in one language and in one publisher's terms.

The words themselves stand in the files under `catalogues/`, which are Project Fluent's: the browser reads the same.
A catalogue is made of layers, each a folder: English sentences are shared, and what Asmadi and Iello call things is
laid over them. Parsing all of it takes longer than most commands do, so a message is parsed when it is first said, and
one that is plain text, such as the title of a card, not even then.
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
"""Every catalogue, and the folders that it is made of; the later one has the last word. The browser reads the same."""
DEFAULT: Final = "en-asmadi"

ENTRY: Final = re.compile(r"^-?[a-zA-Z][\w-]*(?= *=)", re.MULTILINE)
"""Where a message or a term begins in a file: its name, at the beginning of a line."""
PART: Final = re.compile(r"^ +\.", re.MULTILINE)
"""Where a part of a message begins."""
NAME: Final = re.compile(r"-?[a-zA-Z][\w-]*")

FUNCTIONS: Final[dict[str, Any]] = {"ELIDE": elided}
"""What messages can call. The browser has the same."""

LONGEST: Final = 2000
"""How long a text may be that is put into a message."""

REMEMBERED: Final = 20_000
"""How many sentences are kept: at a busy server the same ones are said over and over."""

Value = str | int | float
"""What can be put into a message. Numbers are written as the language writes them; one that is a name is a text."""


class Words:
    """The words of one catalogue, by their keys."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.language = name.partition("-")[0]
        self._said: dict[tuple[object, ...], str] = {}
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
        """The message of that key with the values put in: "log-drew", or "card-bell.echo" for a part of a message.

        A key or a value that is missing is a mistake of ours, and loud.
        """
        memory = (key, *values.items())
        text = self._said.get(memory)
        if text is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            text = self._said[memory] = self._put(key, values)
        return text

    def _put(self, key: str, values: dict[str, Value]) -> str:
        name, _, part = key.partition(".")
        plain = "" if part else _plain(self._unparsed.get(name, ""))
        if plain:
            return plain
        self._parse(name)
        message = self._bundle.get_message(name)
        pattern = message.attributes[part] if part else message.value
        assert pattern is not None, key
        text, errors = self._bundle.format_pattern(pattern, {name: _fit(value) for name, value in values.items()})
        if errors:
            raise LookupError(f"{key} in {self.name}: {errors}")
        return str(text)

    def has(self, key: str) -> bool:
        """Whether there is such a message, or such a part of one."""
        name, _, part = key.partition(".")
        self._parse(name)
        if not self._bundle.has_message(name):
            return False
        return not part or part in self._bundle.get_message(name).attributes

    def __repr__(self) -> str:
        return f"<words of {self.name}>"


def _entries(text: str) -> dict[str, str]:
    """The messages and terms of a file by their names, each as it is written there."""
    found = list(ENTRY.finditer(text))
    ends = [match.start() for match in found[1:]] + [len(text)]
    return {match.group(): text[match.start() : end] for match, end in zip(found, ends, strict=True)}


def _plain(entry: str) -> str:
    """The text of a message that is a single line with nothing to put in; nothing if it takes a parser to read it."""
    first, *rest = PART.split(entry, maxsplit=1)[0].split("\n")
    text = first.partition("=")[2].strip()
    return "" if "{" in text or any(line and line[0] != "#" for line in rest) else text


def _fit(value: Value) -> Value:
    """Fluent refuses texts beyond some length, as someone may type or paste them; what is too long is cut off."""
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


@cache
def words_of(name: str = DEFAULT) -> Words:
    """The catalogue of that name; each is read once."""
    return Words(name)
