"""The catalogues: complete, consistent, well formed, and the only place for sentences."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import tenages
from tenages.words.catalogue import LAYERS, Words, words_of
from tests.support.effort import some
from tests.support.parsed_catalogues import Mentions, entries, patterns, plain_text, variables, with_terms

SOURCE = Path(tenages.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"
SENTENCES = sorted(path for path in SOURCE.rglob("*.py") if path.relative_to(SOURCE).parts[0] != "words")


def messages(catalogue: str) -> set[str]:
    return {key for key in patterns(catalogue) if not key.startswith("-")}


@pytest.mark.parametrize("catalogue", LAYERS)
class TestEveryCatalogue:
    def test_has_the_same_messages_and_parts_as_the_others(self, catalogue: str) -> None:
        assert len(messages("en-asmadi")) > 1000
        assert messages(catalogue) == messages("en-asmadi")

    def test_uses_the_same_variables_in_each_message_as_the_others(self, catalogue: str) -> None:
        for key in sorted(messages(catalogue)):
            assert variables(catalogue, key) == variables("en-asmadi", key), key

    def test_refers_only_to_existing_messages(self, catalogue: str) -> None:
        known = patterns(catalogue)
        for key, pattern in known.items():
            assert Mentions(pattern).references <= set(known), key

    def test_has_no_line_breaks_or_double_spaces(self, catalogue: str) -> None:
        for key, pattern in patterns(catalogue).items():
            for text in plain_text(pattern):
                assert "\n" not in text, key
                assert "  " not in text, key

    def test_gives_every_card_and_special_achievement_a_unique_name(self, catalogue: str) -> None:
        words = words_of(catalogue)
        keys = [key for key in messages(catalogue) if key.startswith(("card-", "special-")) and "." not in key]
        names = [words.say(key).casefold() for key in keys if key != "card-named"]
        assert len(names) == 220
        assert len(set(names)) == 220


@pytest.mark.parametrize("catalogue", some(LAYERS, 1))
def test_messages_are_formatted_the_same_in_any_order(catalogue: str) -> None:
    """A message is parsed, with those that it refers to, when it is first used."""
    asked_before, never_asked = Words(catalogue), Words(catalogue)
    keys = sorted(messages(catalogue))
    assert all(asked_before.has(key) for key in keys)
    for key in reversed(keys):
        values = dict.fromkeys(variables(catalogue, key), 2)
        assert never_asked.say(key, **values) == asked_before.say(key, **values)


def test_asmadi_and_iello_define_the_same_terms_and_all_are_used() -> None:
    both = [patterns(catalogue) for catalogue in ("en-asmadi", "en-iello")]
    terms = [{key for key in known if key.startswith("-")} for known in both]
    assert terms[0] == terms[1]
    used = {reference for known in both for pattern in known.values() for reference in Mentions(pattern).references}
    assert terms[0] <= used


@pytest.mark.parametrize("catalogue", ["en-asmadi", "en-iello"])
def test_articles_agree_with_the_terms_of_each_publisher(catalogue: str) -> None:
    known = patterns(catalogue)
    for key, pattern in known.items():
        for text in with_terms(pattern, known):
            assert not re.search(r"\b[Aa] [aeioAEIO]|\b[Aa]n [^aeiouAEIOU\d\W]", text), f"{key}: {text}"


def test_no_layer_defines_a_message_twice() -> None:
    for layer in {layer for layers in LAYERS.values() for layer in layers}:
        names = [(type(entry), entry.id.name) for entry in entries(layer)]
        assert len(set(names)) == len(names), layer


def test_layers_over_english_override_messages_and_add_none() -> None:
    shared = {entry.id.name for entry in entries("en") if type(entry).__name__ == "Message"}
    for layer in ("en-asmadi", "en-iello"):
        assert {entry.id.name for entry in entries(layer) if type(entry).__name__ == "Message"} <= shared


class TestFrench:
    def test_has_french_apostrophes_and_spaces(self) -> None:
        for key, pattern in patterns("fr-iello").items():
            for text in plain_text(pattern):
                assert not re.search(r"\w'\w|\w\.\.\.", text), key
                # These signs must have a no-break space before them.
                # A text that begins with a space follows a value.
                assert not re.search(r"([\w)’»…] ?|^ )[;?!»]|« |([\w)’»…] ?|^ ):( |$)", text), key

    def test_is_not_english(self) -> None:
        """A message of several words that is the same in both languages is untranslated, except for names and signs."""
        english = patterns("en-asmadi")
        same = set()
        for key, pattern in patterns("fr-iello").items():
            texts = list(plain_text(pattern))
            if texts == list(plain_text(english[key])) and len(re.findall(r"[^\W\d_]{2,}", " ".join(texts))) > 1:
                same.add(key)
        # The project's name, and the names of the languages, each in its own language.
        names = {"page-name", "page-catalogue-en-asmadi", "page-catalogue-en-iello", "page-catalogue-fr-iello"}
        assert same == {"count-points", *names}


# --- use of messages -------------------------------------------------------------------------------------------------


@cache
def nodes(path: Path) -> list[ast.AST]:
    """Everything in a module."""
    return list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def literals(path: Path) -> Iterator[ast.Constant]:
    """The string literals of a module, without its docstrings."""
    docstrings = {id(node.value) for node in nodes(path) if isinstance(node, ast.Expr)}
    for node in nodes(path):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node


@cache
def all_literals() -> set[str]:
    return {str(node.value) for path in SOURCE.rglob("*.py") for node in literals(path)}


def beginnings() -> set[str]:
    """The beginnings of keys that are composed: f"card-{slug}" is "card-"."""
    found = set()
    for path in SOURCE.rglob("*.py"):
        for node in nodes(path):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                text = str(node.values[0].value)
                found.add(text)
    # Some are passed to the function that composes the key.
    return {text for text in found | all_literals() if re.fullmatch(r"[a-z]+(-[a-z]+)*-", text)}


# A key in the browser's source, or the beginning of a composed key: "page-title", `page-catalogue-${name}`.
KEY_IN_THE_BROWSER = r"""["'`]([a-z]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)?)(?:["'`]|(-)\$\{)"""


def keys_in_the_browser(before: str = "") -> set[str]:
    """The keys in the browser's source after a match of `before`; the beginning of a composed key ends with a dash."""
    pattern = re.compile(before + KEY_IN_THE_BROWSER)
    sources = [path.read_text(encoding="utf-8") for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte")]
    return {key + dash for source in sources for key, dash in pattern.findall(source)}


def keys_in_templates(before: str = "") -> set[str]:
    """The keys in HTML templates after a match of `before`; the beginning of a composed key ends with a dash."""
    templates = [path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.html")]
    return {key for text in templates for key in re.findall(before + r'"([a-z]+(?:-[a-z]+)+-?)"', text)}


class TestTheCode:
    def test_uses_only_existing_messages(self) -> None:
        known = messages("en-asmadi")
        asked = 0
        for path in SOURCE.rglob("*.py"):
            for node in nodes(path):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "say":
                    keys = [str(part.value) for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant)]
                    for key in keys:
                        if re.fullmatch(r"[a-z]+(-[a-z]+)+", key):
                            asked += 1
                            assert key in known, f"{path.name}: {key}"
        assert asked > 150

    def test_uses_every_message(self) -> None:
        elsewhere = keys_in_the_browser() | keys_in_templates()
        used = all_literals() | elsewhere
        begins = tuple(beginnings() | {key for key in elsewhere if key.endswith("-")})
        referred = {name for pattern in patterns("en-asmadi").values() for name in Mentions(pattern).references}
        unused = {
            name
            for name in {key.partition(".")[0] for key in messages("en-asmadi")}
            if name not in used and name not in referred and not name.startswith(begins)
        }
        assert unused == set()

    def test_uses_only_existing_messages_in_the_browser(self) -> None:
        known = messages("en-asmadi")
        asked = keys_in_the_browser(before=r"\bsay\(\s*")
        assert len(asked) > 5
        for key in asked:
            assert key in known or (key.endswith("-") and any(name.startswith(key) for name in known)), key

    def test_uses_only_existing_messages_in_templates(self) -> None:
        known = messages("en-asmadi")
        asked = keys_in_templates(before=r"\b(?:say|section)\((?:\"\w+\", )?")
        assert len(asked) > 5
        for key in asked:
            assert key in known or (key.endswith("-") and any(name.startswith(key) for name in known)), key


# Texts of several words that are not shown: names of kinds, purposes and keys, and styles of the terminal.
NAMES_OF_KINDS = re.compile(r"[a-z]+( [a-z_]+)+")
DATA_OF_CARDS = re.compile(r"[A-Z][\w.-]*( \w+)*|[a-z0-9]+( [a-z0-9]+){0,3}")
PRINTING_FUNCTIONS = ("print", "echo", "Text", "Rule", "Panel", "add_column", "add_row", "input", "ask", "confirm")


def is_for_programmers(path: Path) -> set[int]:
    """The ids of literals in representations, assertion messages, annotations and statements in SQL."""
    found: set[int] = set()
    for node in nodes(path):
        quiet: list[ast.AST | None] = []
        if isinstance(node, ast.FunctionDef) and node.name == "__repr__":
            quiet = [node]
        elif isinstance(node, ast.Assert):
            quiet = [node.msg]
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("AssertionError", "LookupError", "text"):
            quiet = [node]
        elif isinstance(node, ast.Subscript | ast.AnnAssign):
            quiet = [node.slice if isinstance(node, ast.Subscript) else node.annotation]
        found |= {id(child) for part in quiet if part is not None for child in ast.walk(part)}
    return found


class TestNoSentenceOutsideTheCatalogues:
    def test_no_sentence_is_in_the_code(self) -> None:
        read, found = 0, []
        for path in SENTENCES:
            quiet = is_for_programmers(path)
            for node in literals(path):
                text = str(node.value)
                read += 1
                if id(node) in quiet or not re.search(r"[A-Za-z]{2,},? [A-Za-z]{2,}|^[A-Z][a-z]+.*[.:!?]$", text):
                    continue
                # The title and the slots of a card are data, and a purpose is a key.
                is_on_a_card = path.parent.parent.name == "cards" and node.col_offset
                allowed = DATA_OF_CARDS if is_on_a_card else NAMES_OF_KINDS
                if not allowed.fullmatch(text):
                    found.append(f"{path.name}:{node.lineno}: {text!r}")
        assert read > 5000
        assert found == []

    def test_everything_printed_is_from_the_catalogues(self) -> None:
        calls, found = 0, []
        for path in SENTENCES:
            for node in nodes(path):
                if isinstance(node, ast.Call) and _name(node.func) in PRINTING_FUNCTIONS:
                    calls += 1
                    for argument in node.args:
                        parts = [argument] if isinstance(argument, ast.Constant) else getattr(argument, "values", [])
                        texts = [str(part.value) for part in parts if isinstance(part, ast.Constant)]
                        if any(re.search(r"[A-Za-z]{2,}", text) for text in texts):
                            found.append(f"{path.name}:{node.lineno}: {texts}")
        assert calls > 50
        assert found == []


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
