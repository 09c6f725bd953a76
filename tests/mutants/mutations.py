"""The mutants of a source file: each changes one operator, number, name or statement."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

COMPARISONS = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
ARITHMETIC = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "+"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
LOGIC = {ast.And: ("and", "or"), ast.Or: ("or", "and")}
NAMES = {
    **{"you": "me", "me": "you", "min": "max", "max": "min", "any": "all", "all": "any"},
    **{"highest": "lowest", "lowest": "highest"},
}
Function = ast.FunctionDef | ast.AsyncFunctionDef
NOT_BEHAVIOR = ("__repr__", "__hash__")
"""Functions that are not mutated: no rule depends on them."""
CHECKED_ANYWAY = "strict"
"""An argument of `zip` that works like an assert."""


class Place(NamedTuple):
    """Where in its file something is."""

    function: str
    """The qualified name of the outermost function; empty at the level of the module or of a class."""
    function_line: int
    """The first line of that function, with its decorators."""
    statement: tuple[int, int]
    """The line and column of the innermost statement."""


@dataclass(frozen=True)
class Mutant:
    """A source file with one change."""

    file: str
    place: Place
    start: int
    end: int
    text: str
    """What stands between `start` and `end` instead, both in bytes."""
    old: str
    """The line or lines before the change, without indentation."""
    new: str

    @property
    def line(self) -> int:
        """The line of the statement."""
        return self.place.statement[0]

    def source(self) -> bytes:
        """The whole file with the change."""
        before = Path(self.file).read_bytes()
        return before[: self.start] + self.text.encode() + before[self.end :]


def mutants_of(file: str) -> list[Mutant]:
    """All mutants of a file that Python can compile, in the order of the source."""
    source = Path(file).read_bytes()
    found = [mutant for mutant in _Finder(file, source).module() if _compiles(mutant)]
    return sorted(found, key=lambda mutant: (mutant.start, mutant.end, mutant.text))


def _compiles(mutant: Mutant) -> bool:
    try:
        compile(mutant.source(), mutant.file, "exec")
    except SyntaxError:
        return False
    return True


Edit = tuple[int, int, str]


class _Finder:
    """Walks through the syntax tree of one file."""

    def __init__(self, file: str, source: bytes) -> None:
        self.file = file
        self.source = source
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.names = set(dir(builtins))
        """The names that can be put for another: a name that is not there would only be an error."""

    def module(self) -> Iterator[Mutant]:
        tree = ast.parse(self.source)
        self.names |= {alias.name for node in tree.body if isinstance(node, ast.ImportFrom) for alias in node.names}
        self.names |= {node.name for node in tree.body if isinstance(node, Function)}
        yield from self._body(tree.body, "", Place("", 0, (0, 0)))

    def _body(self, statements: list[ast.stmt], scope: str, place: Place) -> Iterator[Mutant]:
        for statement in statements:
            yield from self._statement(statement, scope, place)

    def _statement(self, node: ast.stmt, scope: str, place: Place) -> Iterator[Mutant]:
        if _is_left_out(node):
            return
        here = place._replace(statement=(node.lineno, node.col_offset))
        if isinstance(node, (Function, ast.ClassDef)):
            yield from self._definition(node, scope, here)
            return
        for edit in self._whole(node, place):
            yield self._mutant(edit, here)
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.stmt):
                yield from self._statement(child, scope, place)
            elif isinstance(child, ast.ExceptHandler | ast.match_case):
                yield from self._body(child.body, scope, place)
            elif not (isinstance(node, ast.AnnAssign) and child is node.annotation):
                for edit in self._expression(child):
                    yield self._mutant(edit, here)

    def _definition(self, node: Function | ast.ClassDef, scope: str, here: Place) -> Iterator[Mutant]:
        name = f"{scope}.{node.name}" if scope else node.name
        if isinstance(node, ast.ClassDef):
            yield from self._body(node.body, name, here)
            return
        defaults = [*node.args.defaults, *[default for default in node.args.kw_defaults if default is not None]]
        for outside in [*node.decorator_list, *defaults]:
            for edit in self._expression(outside):
                yield self._mutant(edit, here)
        if not here.function:
            first = min([node.lineno, *[decorator.lineno for decorator in node.decorator_list]])
            here = Place(name, first, here.statement)
        known = self.names
        self.names = known | {argument.arg for argument in node.args.args}
        yield from self._body(node.body, f"{name}.<locals>", here)
        self.names = known

    # --- whole statements -------------------------------------------------------------------------------------------

    def _whole(self, node: ast.stmt, place: Place) -> Iterator[Edit]:
        """The statement removed, its condition turned round, or None returned."""
        start, end = self._span(node)
        if place.function and _can_go(node):
            yield start, end, "pass"
        if isinstance(node, ast.Return) and node.value is not None and not isinstance(node.value, ast.Constant):
            yield start, end, "return None"
        if isinstance(node, ast.If | ast.While):
            yield from self._turned_round(node.test)
        if isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC:
            old, new = ARITHMETIC[type(node.op)]
            yield self._between(node.target, node.value, f"{old}=", f"{new}=")

    # --- expressions ------------------------------------------------------------------------------------------------

    def _expression(self, root: ast.AST) -> Iterator[Edit]:
        if isinstance(root, ast.JoinedStr | ast.arguments):
            return
        yield from self._edits(root)
        for child in ast.iter_child_nodes(root):
            if not (isinstance(child, ast.keyword) and child.arg == CHECKED_ANYWAY):
                yield from self._expression(child)

    def _edits(self, node: ast.AST) -> Iterator[Edit]:
        match node:
            case ast.Compare():
                sides = [node.left, *node.comparators]
                for left, right, operator in zip(sides, sides[1:], node.ops, strict=False):
                    yield self._between(left, right, *COMPARISONS[type(operator)])
            case ast.BinOp() if type(node.op) in ARITHMETIC:
                yield self._between(node.left, node.right, *ARITHMETIC[type(node.op)])
            case ast.BoolOp():
                for left, right in zip(node.values, node.values[1:], strict=False):
                    yield self._between(left, right, *LOGIC[type(node.op)])
            case ast.UnaryOp(op=ast.Not()):
                yield self._span(node)[0], self._span(node.operand)[0], ""
            case ast.IfExp():
                yield from self._turned_round(node.test)
            case ast.comprehension():
                for condition in node.ifs:
                    yield from self._turned_round(condition)
            case ast.Constant(value=bool()):
                yield *self._span(node), str(not node.value)
            case ast.Constant(value=int(number)):
                yield *self._span(node), str(number + 1)
            case ast.Name(id=name, ctx=ast.Load()) if NAMES.get(name) in self.names:
                yield *self._span(node), NAMES[name]

    def _turned_round(self, condition: ast.expr) -> Iterator[Edit]:
        """A condition without an operator that could be changed: `if cards` becomes `if not cards`."""
        operators = ast.Compare | ast.BoolOp | ast.Constant
        negated = isinstance(condition, ast.UnaryOp) and isinstance(condition.op, ast.Not)
        if not isinstance(condition, operators) and not negated:
            start, end = self._span(condition)
            yield start, end, f"(not {self.source[start:end].decode()})"

    # --- text -------------------------------------------------------------------------------------------------------

    def _span(self, node: ast.stmt | ast.expr) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.starts[node.lineno - 1] + node.col_offset, self.starts[node.end_lineno - 1] + node.end_col_offset

    def _between(self, left: ast.expr, right: ast.expr, old: str, new: str) -> Edit:
        """Replace the operator that stands between two expressions."""
        start = self.source.index(old.encode(), self._span(left)[1], self._span(right)[0])
        return start, start + len(old), new

    def _mutant(self, edit: Edit, place: Place) -> Mutant:
        start, end, text = edit
        first = self.source.rfind(b"\n", 0, start) + 1
        last = self.source.find(b"\n", end)
        last = len(self.source) if last < 0 else last
        old = self.source[first:last].decode()
        new = self.source[first:start].decode() + text + self.source[end:last].decode()
        return Mutant(self.file, place, start, end, text, _in_one_line(old), _in_one_line(new))


def _in_one_line(text: str) -> str:
    return " ".join(text.split())


def _can_go(node: ast.stmt) -> bool:
    """Whether a statement does something that a test could miss: a call, a question, a value that is kept."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call | ast.Yield | ast.YieldFrom)
    if isinstance(node, ast.Assign):
        return any(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets)
    return isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Attribute | ast.Subscript)


def _is_left_out(node: ast.stmt) -> bool:
    """Asserts, errors and their texts, imports for types, docstrings, and functions without behavior."""
    if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
        return True
    if isinstance(node, Function) and node.name in NOT_BEHAVIOR:
        return True
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True
    return isinstance(node, ast.Assert | ast.Raise | ast.Import | ast.ImportFrom)
