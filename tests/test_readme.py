"""What the README and the pages in docs/ show in Python works."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
RUN = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
EXAMPLES = [
    pytest.param(code, id=f"{page.name}:{number}")
    for page in PAGES
    for number, code in enumerate(RUN.findall(page.read_text(encoding="utf-8")), start=1)
]


@pytest.mark.parametrize("code", EXAMPLES)
def test_an_example_runs(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(code, "example", "exec"), {"__name__": "example"})


def test_the_readme_has_examples_and_its_two_commands_first() -> None:
    readme = PAGES[0].read_text(encoding="utf-8")
    assert len(RUN.findall(readme)) >= 3
    assert readme.index("make play") < 1200
    assert readme.index("make test") < 1200
