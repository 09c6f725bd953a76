"""The configuration of GitHub, pre-commit and editors: valid, and consistent with the project."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
GITHUB = ROOT / ".github"
FILES = sorted([*GITHUB.rglob("*.yml"), ROOT / ".pre-commit-config.yaml"])
WORKFLOWS = sorted(GITHUB.glob("workflows/*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
SYSTEMS = ("ubuntu", "macos", "windows")


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def pythons() -> list[str]:
    """The Python versions that the project supports."""
    found = [re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", line) for line in classifiers()]
    return [match[1] for match in found if match is not None]


def classifiers() -> list[str]:
    lines: list[str] = PROJECT["project"]["classifiers"]
    return lines


def commands(workflow: Path) -> list[str]:
    """All shell commands of a workflow."""
    return [step["run"] for job in read(workflow)["jobs"].values() for step in job["steps"] if "run" in step]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_file_is_valid(path: Path) -> None:
    assert isinstance(read(path), dict)


@pytest.mark.parametrize("path", [*WORKFLOWS, ROOT / "CONTRIBUTING.md", ROOT / "README.md"], ids=lambda path: path.name)
def test_every_make_target_that_is_named_exists(path: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    text = "\n".join(commands(path)) if path in WORKFLOWS else path.read_text(encoding="utf-8")
    named = set(re.findall(r"(?:^|`)make ([a-z][a-z-]*)", text, re.MULTILINE))
    assert named
    assert named <= targets


def test_every_python_that_the_project_names_is_tested_on_every_system() -> None:
    jobs = read(GITHUB / "workflows" / "test.yml")["jobs"]
    tested = {job["runs-on"]: job["strategy"]["matrix"] for job in jobs.values()}
    systems = [system for runs_on, matrix in tested.items() for system in matrix.get("os", [runs_on])]
    assert sorted(system.split("-")[0] for system in systems) == sorted(SYSTEMS)
    for matrix in tested.values():
        assert matrix["python"] == pythons()


def test_wheels_are_built_for_every_python_and_system() -> None:
    built = PROJECT["tool"]["cibuildwheel"]["build"].split()
    assert built == [f"cp{version.replace('.', '')}-*" for version in pythons()]
    systems = read(GITHUB / "workflows" / "wheels.yml")["jobs"]["wheels"]["strategy"]["matrix"]["os"]
    assert {system.split("-")[0] for system in systems} == set(SYSTEMS)


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_every_file_that_a_workflow_names_exists(path: Path) -> None:
    named = re.findall(r"\b(?:tests|locks)/[\w./-]+", "\n".join(commands(path)))
    named += re.findall(r"\{project\}/([\w./-]+)", PROJECT["tool"]["cibuildwheel"]["test-command"])
    assert named
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_pre_commit_downloads_nothing() -> None:
    (repository,) = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert repository["repo"] == "local"
    assert {hook["language"] for hook in repository["hooks"]} == {"system"}


def test_every_template_asks_for_something_and_names_each_question_once() -> None:
    templates = [path for path in GITHUB.glob("ISSUE_TEMPLATE/*.yml") if path.name != "config.yml"]
    assert templates
    for path in templates:
        form = read(path)
        assert {"name", "description", "body"} <= form.keys()
        asked = [part["id"] for part in form["body"] if part["type"] != "markdown"]
        assert len(set(asked)) == len(asked) > 0


def test_a_pull_request_is_asked_whether_it_breaks_saved_games() -> None:
    assert "Does this break saved games?" in (GITHUB / "pull_request_template.md").read_text(encoding="utf-8")


def test_the_lock_of_the_page_names_no_registry() -> None:
    assert '"resolved"' not in (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
