"""The README and the pages in docs/: their Python examples work, and their lines are wrapped."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.support.markdown import PAGES, ROOT, WIDTH, wrapped

FENCE = re.compile(r"^```(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCKS = [
    (f"{page.relative_to(ROOT)}:{number}", language, code)
    for page in PAGES
    for number, (language, code) in enumerate(FENCE.findall(page.read_text(encoding="utf-8")), start=1)
]
RUN = [pytest.param(code, id=place) for place, language, code in BLOCKS if language == "python"]
NOT_RUN = {"", "csv", "ftl", "json", "nginx", "py", "sh"}
"""The languages of code blocks that are not run; `py` marks a part of a program, tested elsewhere."""
OTHER_TESTS = [
    path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py") if path != Path(__file__)
]
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
MEMBERS = sorted({found for found in re.findall(r"`(\w+)\.(\w+)`", ARCHITECTURE) if found[1] != "py"})
SOURCES = {path: path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py")}


@pytest.mark.parametrize("code", RUN)
def test_an_example_runs(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(code, "example", "exec"), {"__name__": "example"})


@pytest.mark.parametrize(("place", "language", "code"), BLOCKS, ids=[place for place, _, _ in BLOCKS])
def test_every_other_code_block_is_marked_as_not_run(place: str, language: str, code: str) -> None:
    assert language in {"python", *NOT_RUN}, f"{place}: ```{language} is neither run nor known"
    if language == "":
        assert not re.search(r"^(import|from) \w|^\s*(def|class) \w+.*:$|^>>> ", code, re.MULTILINE), (
            f"{place} is Python that is not run"
        )
    if language == "py":
        page = Path(place.partition(":")[0]).name
        assert any(f'"{page}"' in test for test in OTHER_TESTS), f"no test follows {page}, where {place} is"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_is_wrapped(page: Path) -> None:
    assert wrapped(page.read_text(encoding="utf-8")) == page.read_text(encoding="utf-8"), (
        f'{page.name} has lines of more than {WIDTH} characters; "make format" wraps them'
    )


def test_the_readme_begins_with_a_picture_two_commands_installation_and_a_program() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = [readme.index(part) for part in ("![", "make play", "make test", "pip install", "```python", "\n## ")]
    assert shown == sorted(shown)
    assert readme[: readme.index("\n## ")].count("\n") <= 36


@pytest.mark.parametrize(("owner", "member"), MEMBERS)
def test_what_the_walks_through_the_code_name_is_there(owner: str, member: str) -> None:
    """`owner` is a class, a module or a room of ours."""
    homes = [
        text
        for path, text in SOURCES.items()
        if owner in (path.stem, path.parent.name) or re.search(rf"^class {owner}\b", text, re.MULTILINE)
    ]
    assert homes, f"there is no class, module or room {owner}"
    assert any(re.search(rf"\b{member}\b", text) for text in homes), f"{owner} has no {member}"
