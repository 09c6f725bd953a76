"""The parsed catalogue files: every message, its parts, and its variables."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tenages.words.catalogue import FOLDER, LAYERS


@cache
def patterns(catalogue: str) -> dict[str, ast.Pattern]:
    """Every message, every part of one ("card-bell.echo") and every term ("-meld") of a catalogue."""
    found: dict[str, ast.Pattern] = {}
    for layer in LAYERS[catalogue]:
        for entry in entries(layer):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            for key in [key for key in found if key.partition(".")[0] == name]:
                del found[key]
            if entry.value is not None:
                found[name] = entry.value
            for part in entry.attributes:
                found[f"{name}.{part.id.name}"] = part.value
    return found


@cache
def entries(layer: str) -> list[ast.Message | ast.Term]:
    """The messages and terms of all files of a layer; syntax errors raise an error."""
    found = []
    for file in sorted((FOLDER / layer).rglob("*.ftl")):
        # With spans, each look at a message would also look at where in the file each of its parts is.
        for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message | ast.Term):
                found.append(entry)
    return found


class Mentions(Visitor):
    """The variables, messages and terms that a pattern refers to."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Note a variable."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Note a message."""
        self.references.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        """Note a term."""
        self.references.add(f"-{node.id.name}")


@cache
def variables(catalogue: str, key: str) -> frozenset[str]:
    """The variables of a message, and of the messages that it refers to."""
    mentions = Mentions(patterns(catalogue)[key])
    return frozenset(mentions.variables).union(*[variables(catalogue, name) for name in mentions.references])


def plain_text(pattern: ast.Pattern) -> Iterator[str]:
    """The literal text of a pattern in all its variants, without placeholders."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from plain_text(variant.value)


def with_terms(pattern: ast.Pattern, known: dict[str, ast.Pattern]) -> list[str]:
    """The text of a pattern in all its variants, with its terms inserted; other placeholders become "<>"."""
    texts = [""]
    for element in pattern.elements:
        texts = [f"{text}{more}" for text in texts for more in _element(element, known)]
    return texts


def _element(element: ast.TextElement | ast.Placeable, known: dict[str, ast.Pattern]) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    expression = element.expression
    if isinstance(expression, ast.SelectExpression):
        return [text for variant in expression.variants for text in with_terms(variant.value, known)]
    if isinstance(expression, ast.TermReference):
        return with_terms(known[f"-{expression.id.name}"], known)
    return ["<>"]
