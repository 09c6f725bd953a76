"""Every message of every catalogue as Python formats it, for the browser's tests to compare with their own.

`python -m tests.words.renderings FILE` writes them; `make test-web` runs it and compares. The values for each message
are derived from its variables: selectors get every variant, other placeholders get texts that are difficult to elide
and numbers that are difficult to format.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice, product
from math import prod
from pathlib import Path
from random import Random
from typing import Any, Final

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tenages.rules.editions import EDITIONS
from tenages.words.catalogue import LAYERS, Value, Words, words_of
from tenages.words.choosing import CHOICES, catalogue_for
from tenages.words.elision import elided
from tenages.words.glossary import glossary
from tenages.words.isolation import isolated
from tests.support.parsed_catalogues import patterns

MOST_RENDERINGS: Final = 40
"""The limit for each message. If there are more combinations, every value still occurs."""

TEXTS: Final = ("Anne", "Bob", "Hélène", "Yves", "Yann", "Œdipe", "Écriture", "{ $who } « x »")
SOME_NUMBERS: Final = (8, 1234, 1234567, -1234.5)
COUNTS: Final = (0, 1, 2, 5, 1234, 1.5)
# Large and negative numbers, and numbers that are halfway between two rounded ones.
NUMBERS: Final = (*COUNTS, 1234567, -1234.5, 0.5, 2.5, 0.25, 0.125, 0.1225, 0.0625, 1234.5678, 99.995)
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}

PARTICLES: Final = ("de", "que", "le", "")
# All European letters, and other characters that a name may begin with.
NAMES: Final = (
    *TEXTS,
    *(start + rest for start in map(chr, range(0x20, 0x530)) for rest in ("", "a", "n")),
    *("", " Anne", "«Été»", "’Anne", "8 ans", "Y-Ouest", "Y.Z.", "ŷves", "E\u0301ric", "ﬁn", "ﾊﾅ", "𝐀nne", "🎲Anne"),
    *("דוד", "\u2068דוד\u2069", "\u2068Élie דוד\u2069", "هيباتيا 2", "Anne דוד", "\u202eBob", "Bob\u2069"),
)
# Both ends of every range of right-to-left scripts, and of control characters.
EDGES: Final = "\u0590\u08ff\ufb1d\ufdff\ufe70\ufeff\U00010800\U00010fff\U0001e800\U0001efff\u202a\u202e\u2066\u2069"
TURNED: Final = (*NAMES, *(f"A{chr(ord(edge) + step)}" for edge in EDGES for step in (-1, 0, 1)))

Values = dict[str, Value]


@dataclass(slots=True)
class Use:
    """How a message uses one of its variables."""

    is_put_in: bool = False
    is_number: bool = False
    choices: set[Value] = field(default_factory=set)

    def values(self) -> list[Value]:
        """The values to try for the variable."""
        if self.is_number:
            return with_others(NUMBERS, [choice for choice in self.choices if not isinstance(choice, str)])
        return with_others((*TEXTS, *SOME_NUMBERS) if self.is_put_in else (), self.choices)


def with_others(values: Sequence[Value], others: Collection[Value]) -> list[Value]:
    """The values, followed by the others that are not among them, always in the same order."""
    return [*values, *sorted(set(others).difference(values), key=repr)]


class Reader(Visitor):
    """Collects the variables of a message and of the messages that it refers to.

    Terms are skipped: they cannot use the variables of the message.
    """

    def __init__(self, catalogue: str, key: str) -> None:
        self.uses: dict[str, Use] = {}
        self._catalogue = catalogue
        self._read(key)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self._use(node).is_put_in = True

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        for argument in node.arguments.positional:
            self.visit(argument)
            if node.id.name == "NUMBER" and isinstance(argument, ast.VariableReference):
                self._use(argument).is_number = True

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self._read(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        pass

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self._use(node.selector).choices |= choices_between([variant.key for variant in node.variants])
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)

    def _read(self, key: str) -> None:
        self.visit(patterns(self._catalogue)[key])

    def _use(self, node: ast.VariableReference) -> Use:
        return self.uses.setdefault(node.id.name, Use())


def choices_between(keys: Sequence[ast.Identifier | ast.NumberLiteral]) -> set[Value]:
    """The values for a selector: numbers if its variants are numeric, else the named variants and one other value."""
    names = {key.name for key in keys if isinstance(key, ast.Identifier)}
    numbers = {int(key.value) for key in keys if isinstance(key, ast.NumberLiteral)}
    if names <= PLURALS:
        return {*COUNTS, *numbers}
    return {*names, *numbers, "none of these"}


def combinations(uses: Mapping[str, Use], seed: str) -> Iterator[Values]:
    """Values for all variables: every combination, or as many as are allowed, in which every value occurs."""
    columns = [uses[name].values() for name in uses]
    rows: Iterator[tuple[Value, ...]]
    if prod(map(len, columns)) <= MOST_RENDERINGS:
        rows = product(*columns)
    else:
        orders = [shuffled(column, f"{seed} {place}") for place, column in enumerate(columns)]
        rows = islice(zip(*orders, strict=True), MOST_RENDERINGS)
    for row in rows:
        yield dict(zip(uses, row, strict=True))


def shuffled(values: Sequence[Value], seed: str) -> Iterator[Value]:
    """The values in shuffled order, repeatedly; the orders are the same in every run."""
    random = Random(seed)
    while True:
        yield from random.sample(values, len(values))


def renderings(words: Words) -> dict[str, list[tuple[Values, str]]]:
    """Each key of a catalogue, with values and the formatted messages."""
    return {
        key: [(values, words.say(key, **values)) for values in combinations(Reader(words.name, key).uses, key)]
        for key in patterns(words.name)
        if not key.startswith("-")
    }


def everything() -> dict[str, Any]:
    """All data that the browser's tests compare."""
    return {
        "catalogues": {name: renderings(words_of(name)) for name in LAYERS},
        "elided": [(particle, name, elided(particle, name)) for particle in PARTICLES for name in NAMES],
        "isolated": [(name, isolated(name)) for name in TURNED],
        "glossary": {name: [entry.key for entry in glossary(words_of(name))] for name in LAYERS},
        "chosen": [(choice, edition, catalogue_for(choice, edition)) for choice in CHOICES for edition in EDITIONS],
    }


if __name__ == "__main__":
    file = Path(sys.argv[1])
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(everything(), ensure_ascii=False), encoding="utf-8")
