"""What the README, CONTRIBUTING and the pages in docs/ name exists, and the sizes of the extras are right."""

from __future__ import annotations

import os
import platform
import re
import sys
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import Final

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.support.markdown import PAGES, ROOT

# The changelog names files and modules as they were then.
DOCS: Final = [page for page in PAGES if page.name != "CHANGELOG.md"]
FENCE: Final = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
LINK: Final = re.compile(r"\]\((?!https?:)([^)#\s]+)")
SPAN: Final = re.compile(r"`([^`\n]+)`")
PATH: Final = re.compile(r"(?<![\w./*<>-])(?:[\w-]+/)+[\w.-]+\.(?:css|csv|ftl|md|py|svelte|toml|ts)\b")
"""The path of a file, from the root of the tree or from a folder in it, such as `rules/icons.py`."""
FOLDER: Final = re.compile(r"(?:benchmarks|docs|examples|locks|src|tests|web)/[\w./-]*")
MODULE: Final = re.compile(r"(?<![\w./-])(?:benchmarks|examples|tenages|tests)(?:\.\w+)+")
"""A module, or something in a module, such as `tenages.bots.named`."""
TARGET: Final = re.compile(r"(?:^|`)make ([a-z][a-z-]*)", re.MULTILINE)

EXTRA_IN_README: Final = re.compile(r'`(?:pip install "tenages\[)?(\w+)(?:\]")?` \((\d+)(?: MB)?\)')
EXTRA_IN_DOCS: Final = re.compile(r"^\| `(\w+)` \|.*\| ([\d,]+(?: or [\d,]+)?) \|$", re.MULTILINE)
MEGABYTE: Final = 1_000_000
TOLERANCE: Final = 0.25
"""New versions of the libraries have other sizes."""
MEASURED_HERE: Final = sys.platform == "linux" and platform.machine() == "x86_64"


def text(page: Path) -> str:
    return page.read_text(encoding="utf-8")


@cache
def files() -> list[str]:
    """The paths of all files that may be named, each with a slash in front."""
    found: list[Path] = []
    for folder, names, inside in os.walk(ROOT):
        names[:] = [name for name in names if name[0] != "." and name not in ("build", "node_modules")]
        found += [Path(folder, name) for name in (*names, *inside)]
    return [f"/{path.relative_to(ROOT).as_posix()}" for path in found]


def exists(name: str) -> bool:
    """Whether there is a module with this name, or a module that has something with this name."""
    path = ROOT.joinpath("src" if name.startswith("tenages") else "", *name.split("."))
    if path.is_dir() or path.with_suffix(".py").exists():
        return True
    parent = path.parent / "__init__.py" if path.parent.is_dir() else path.parent.with_suffix(".py")
    return parent.exists() and re.search(rf"\b{path.name}\b", text(parent)) is not None


@pytest.mark.parametrize("page", DOCS, ids=lambda page: page.name)
class TestWhatAPageNames:
    def test_every_link_leads_to_a_file(self, page: Path) -> None:
        assert [link for link in LINK.findall(text(page)) if not (page.parent / link).exists()] == []

    def test_every_path_is_that_of_a_file(self, page: Path) -> None:
        named = sorted(set(PATH.findall(text(page))))
        assert [path for path in named if not any(file.endswith(f"/{path}") for file in files())] == []

    def test_every_folder_exists(self, page: Path) -> None:
        spans = SPAN.findall(FENCE.sub("", text(page)))
        assert [span for span in spans if FOLDER.fullmatch(span) and not (ROOT / span).exists()] == []

    def test_every_module_exists(self, page: Path) -> None:
        named = {name for span in SPAN.findall(FENCE.sub("", text(page))) for name in MODULE.findall(span)}
        assert sorted(name for name in named if not exists(name)) == []

    def test_every_make_target_exists(self, page: Path) -> None:
        targets = re.findall(r"^([a-z-]+):", text(ROOT / "Makefile"), re.MULTILINE)
        assert [target for target in TARGET.findall(text(page)) if target not in targets] == []


def stated(pattern: re.Pattern[str], page: str) -> dict[str, list[int]]:
    """The megabytes of each extra, as a page states them: two numbers where PyTorch comes in two sizes."""
    found = pattern.findall(text(ROOT / page))
    return {extra: [int(size) for size in sizes.replace(",", "").split(" or ")] for extra, sizes in found}


README: Final = stated(EXTRA_IN_README, "README.md")
ENVIRONMENTS: Final = stated(EXTRA_IN_DOCS, "docs/environments.md")


def closure(requirement: Requirement, found: set[tuple[str, str]]) -> set[str]:
    """The names of everything that a requirement installs; skips the test if some of it is not installed."""
    name = canonicalize_name(requirement.name)
    for extra in {"", *requirement.extras}:
        if (name, extra) not in found:
            found.add((name, extra))
            try:
                needed = metadata.requires(name) or []
            except metadata.PackageNotFoundError:
                pytest.skip(f"{name} is not installed")
            for inner in map(Requirement, needed):
                if inner.marker is None or inner.marker.evaluate({"extra": extra}):
                    closure(inner, found)
    return {name for name, _ in found}


def megabytes(name: str) -> float:
    """The size of a package's files as they come: without the caches that Python makes of them."""
    paths = [Path(str(file.locate())) for file in metadata.files(name) or [] if file.suffix != ".pyc"]
    return sum(path.stat().st_size for path in paths if path.is_file()) / MEGABYTE


def test_the_readme_states_the_sizes_that_the_page_about_the_extras_states() -> None:
    assert {"envs", "server", "stats"} <= README.keys()
    assert README.items() <= ENVIRONMENTS.items()


def test_the_page_about_the_extras_states_the_size_of_each() -> None:
    # `arena` is an old name, and `test` is for those who work on the project.
    extras = set(metadata.metadata("tenages").get_all("Provides-Extra", []))
    assert ENVIRONMENTS.keys() == extras - {"arena", "test"}


@pytest.mark.skipif(not MEASURED_HERE, reason="the sizes are stated for Linux on x86-64")
@pytest.mark.parametrize("extra", ENVIRONMENTS)
def test_the_stated_size_of_an_extra_is_that_of_what_it_installs(extra: str) -> None:
    """What the game itself needs is not counted."""
    brought = closure(Requirement(f"tenages[{extra}]"), set()) - closure(Requirement("tenages"), set())
    size = sum(map(megabytes, brought))
    assert any(size == pytest.approx(number, rel=TOLERANCE, abs=1) for number in ENVIRONMENTS[extra]), f"{size:.0f} MB"
