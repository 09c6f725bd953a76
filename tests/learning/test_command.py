"""`tenages train`: what it says before anything is trained. No PyTorch is needed for that."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.support.command_line import prose, tenages_says


def test_its_help_names_its_commands_and_where_to_begin() -> None:
    said = prose(tenages_says("train", "--help"))
    assert "tenages train examples/train/laptop.toml" in said
    assert "--folder" in prose(tenages_says("train", "run", "--help"))
    assert "policy:my.onnx" in prose(tenages_says("train", "export", "--help"))
    assert "tenages train improve runs/laptop" in prose(tenages_says("train", "improve", "--help"))


def test_without_pytorch_it_says_which_extra_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    config = tmp_path / "mine.toml"
    config.write_text("width = 64\n", encoding="utf-8")
    result = tenages_says("train", str(config), "--folder", str(tmp_path / "run"))
    assert result.exit_code == 1
    assert 'this needs torch, which is not installed; it comes with: pip install "tenages[train]"' in prose(result)
    assert not (tmp_path / "run").exists()


def test_a_mistake_in_the_configuration_is_named_before_anything_is_made(tmp_path: Path) -> None:
    config = tmp_path / "mine.toml"
    config.write_text("widht = 64\n", encoding="utf-8")
    # Options may come first: the command that need not be named takes them.
    result = tenages_says("train", "--folder", str(tmp_path / "run"), str(config))
    assert result.exit_code == 1
    assert "there is no setting 'widht'; there is width" in prose(result)
    assert not (tmp_path / "run").exists()


def test_a_configuration_that_is_not_there_is_told() -> None:
    result = tenages_says("train", "nowhere.toml")
    assert result.exit_code == 1
    assert "nowhere.toml" in prose(result)


def test_a_folder_without_a_run_is_told(tmp_path: Path) -> None:
    result = tenages_says("train", str(tmp_path))
    assert result.exit_code == 1
    assert "there is no run in" in prose(result)


def test_a_number_that_cannot_be_is_told_before_anything_is_played(tmp_path: Path) -> None:
    result = tenages_says("train", "improve", str(tmp_path), "--iterations", "1")
    assert result.exit_code == 1
    assert "the setting 'iterations' is from 2 to 60000, not 1" in prose(result)
