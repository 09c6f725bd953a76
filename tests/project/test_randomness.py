"""Chance in the source: only generators of one's own, each with a seed.

The functions of the module `random` share one generator. From some of its numbers all others can be computed, so a
visible choice would tell what a secret one was.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "tenages"
MODULES = sorted(SOURCE.rglob("*.py"))
SHARED = ("random", "numpy.random")
"""The modules whose functions share a generator."""


def shared_or_unseeded(text: str) -> Iterator[str]:
    """What a module imports or calls of the shared generators, and generators without a seed."""
    generators = set()
    nodes = list(ast.walk(ast.parse(text)))
    for node in nodes:
        match node:
            case ast.Import(names=names):
                yield from [f"import {alias.name}" for alias in names if alias.name in SHARED]
            case ast.ImportFrom(module=str(module), names=names):
                for alias in names:
                    if (module, alias.name) == ("random", "Random"):
                        generators.add(alias.asname or alias.name)
                    elif module in SHARED or f"{module}.{alias.name}" in SHARED:
                        yield f"from {module} import {alias.name}"
            case ast.Attribute(value=ast.Name(id="np" | "numpy"), attr="random"):
                yield ast.unparse(node)
    for node in nodes:
        if generators and isinstance(node, ast.Call) and ast.unparse(node.func) in generators:
            given = [ast.unparse(each) for each in (*node.args, *[keyword.value for keyword in node.keywords])]
            if given in ([], ["None"]):
                yield ast.unparse(node)


def test_no_module_uses_a_shared_generator_or_one_without_a_seed() -> None:
    for path in MODULES:
        assert list(shared_or_unseeded(path.read_text(encoding="utf-8"))) == [], path


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("import random\nrandom.random()", "import random"),
        ("import random as chance\nchance.choice([1])", "import random"),
        ("def deal():\n    from random import randrange\n    return randrange(2**32)", "from random import randrange"),
        ("from random import SystemRandom", "from random import SystemRandom"),
        ("from random import Random\nmade = Random()", "Random()"),
        ("from random import Random as R\nmade = R(None)", "R(None)"),
        ("from random import Random\nmade = Random(x=None)", "Random(x=None)"),
        ("import numpy as np\nnp.random.rand()", "np.random"),
        ("from numpy import random\nrandom.rand()", "from numpy import random"),
        ("from numpy.random import rand", "from numpy.random import rand"),
    ],
)
def test_each_way_to_do_so_is_found(text: str, found: str) -> None:
    assert list(shared_or_unseeded(text)) == [found]


def test_a_generator_of_ones_own_is_left_alone() -> None:
    text = "from random import Random\ndef any(random: Random):\n    return random.random()\nany(Random(7))"
    assert list(shared_or_unseeded(text)) == []
