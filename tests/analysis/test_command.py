"""`tenages analyse`: what it prints, what it writes, and what it says if something is wrong."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import tenages.analysis.steps
import tenages.cli.analyse
from tenages.analysis import Analysis, analyse
from tenages.analysis import analyse as analysing
from tenages.analysis.judged import QUICK
from tenages.analysis.kept import analysis_from_json
from tenages.analysis.page import page
from tenages.processes import Lost
from tests.analysis.games import missed_win, unfinished
from tests.support.command_line import prose, tenages_says

NASTY = "<script>alert(1)</script>&amp;"
QUICKLY = ("--quick", "--processes", "1")


@pytest.fixture
def game(tmp_path: Path) -> Callable[[str], str]:
    """Saves a record, and says where."""

    def saved(record: str) -> str:
        file = tmp_path / "game.json"
        file.write_text(record, encoding="utf-8")
        return str(file)

    return saved


# --- in the terminal --------------------------------------------------------------------------------------------------


def test_it_tells_the_chances_the_marked_decisions_and_how_well_everyone_played(game: Callable[[str], str]) -> None:
    result = tenages_says("analyse", game(missed_win()), *QUICKLY)
    assert result.exit_code == 0
    said = prose(result)
    assert "Analysis: Ann and Bob Asmadi, third edition Bob wins by achievements" in said
    assert "Judged from what each player could know then." in said
    assert re.search(r"Turn 2 · Ann: Draw a 1 \?\? 100% → \d+%", said)
    assert "Better: Achieve 1 (5 points) · 100% to win instead of" in said
    assert "That wins the game." in said
    assert re.search(r"Blunders \?\? 1 0", said)
    assert "Worst decision: turn 2: Draw a 1 ??" in said
    assert "These are quick answers" in said
    assert "█" in said


def test_it_speaks_french(game: Callable[[str], str]) -> None:
    said = prose(tenages_says("analyse", game(missed_win()), *QUICKLY, "--language", "fr"))
    assert "Analyse : Ann et Bob" in said
    assert "Mieux : Dominer la Période 1" in said
    assert "Cela gagne la partie." in said
    assert "Bévues ?? 1 0" in said
    assert "Pire décision : tour 2" in said


def test_a_seat_is_told_of_its_own_decisions(game: Callable[[str], str]) -> None:
    said = prose(tenages_says("analyse", game(missed_win()), *QUICKLY, "--seat", "1"))
    assert "You: Draw a 1 ??" in said
    assert "Bob: Achieve" not in said


def test_all_cards_are_looked_at_if_asked_for(game: Callable[[str], str]) -> None:
    said = prose(tenages_says("analyse", game(missed_win()), *QUICKLY, "--open"))
    assert "Judged from all cards, also from those that the player could not know." in said
    assert "Draw a 1 ??" in said


def test_a_game_that_is_not_over_is_analysed_as_far_as_it_goes(game: Callable[[str], str]) -> None:
    result = tenages_says("analyse", game(unfinished(6)), *QUICKLY)
    assert result.exit_code == 0
    assert "The game goes on; so far 6 choices." in prose(result)


def test_a_game_without_a_choice_has_nothing_to_tell(game: Callable[[str], str]) -> None:
    result = tenages_says("analyse", game(unfinished(0)), *QUICKLY)
    assert result.exit_code == 0
    assert "No decision has a mark." in prose(result)


def test_a_terminal_without_blocks_gets_plain_signs(
    game: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rich.console.Console.encoding", "ascii")
    said = tenages_says("analyse", game(missed_win()), *QUICKLY).output
    assert "█" not in said
    assert "#" in said


# --- files ------------------------------------------------------------------------------------------------------------


def test_everything_that_was_found_can_be_kept_as_json(game: Callable[[str], str], tmp_path: Path) -> None:
    kept = tmp_path / "analysis.json"
    said = prose(tenages_says("analyse", game(missed_win()), *QUICKLY, "--json", str(kept)))
    assert "Written: " in said
    data = json.loads(kept.read_text(encoding="utf-8"))
    assert data["judged"][0]["marks"] == {"fair": "blunder", "open": "blunder"}
    assert data["summaries"]["fair"][0]["marks"]["blunder"] == 1
    found = analyse(missed_win(), depth=QUICK, processes=1)
    assert analysis_from_json(data) == found


class Page(HTMLParser):
    """A page as a browser reads it; every element must be closed in its turn."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.text = ""
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data if "style" not in self.open else ""


@pytest.mark.parametrize(("language", "better"), [("en", "That wins the game."), ("fr", "Cela gagne la partie.")])
def test_the_report_is_one_whole_page_that_needs_no_other(
    game: Callable[[str], str], tmp_path: Path, language: str, better: str
) -> None:
    file = tmp_path / "report.html"
    record = game(missed_win(NASTY, "Bob"))
    assert tenages_says("analyse", record, *QUICKLY, "--html", str(file), "--language", language).exit_code == 0
    written = file.read_text(encoding="utf-8")
    read = Page(written)
    names = [tag for tag, _ in read.elements]
    assert not {"script", "link", "img", "iframe", "object"} & set(names)
    assert "url(" not in written
    assert "@import" not in written
    for tag, given in read.elements:
        assert not any(name.startswith("on") for name in given), tag
        assert "src" not in given
    assert names.count("svg") == 2
    assert NASTY in read.text
    assert better in read.text
    links = {str(given["href"]) for tag, given in read.elements if tag == "a"}
    targets = {f"#{given['id']}" for _, given in read.elements if "id" in given}
    assert links
    assert links <= targets
    assert (dict(read.elements)["html"] or {})["lang"] == language


def test_every_word_of_the_report_is_from_the_catalogues() -> None:
    template = (Path(page.__file__).parent / "page.html").read_text(encoding="utf-8")
    outside = re.sub(r"{[{%].*?[%}]}|<[^>{]*(?:{{.*?}}[^>{]*)*>", "", template)
    assert not re.search(r"\w", outside)


def test_a_file_that_cannot_be_written_is_named(game: Callable[[str], str], tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere" / "report.html"
    result = tenages_says("analyse", game(missed_win()), *QUICKLY, "--html", str(nowhere))
    assert result.exit_code == 1
    assert f"cannot write {nowhere}" in " ".join(result.stderr.split())


# --- stopped ----------------------------------------------------------------------------------------------------------


def stopped_after(reports: int) -> Callable[..., Analysis]:
    """An analysis during which someone types Ctrl-C after so many reports."""

    def analysed(record: str, *, progress: Callable[[Analysis], None], **options: Any) -> Analysis:
        def count(so_far: Analysis) -> None:
            progress(so_far)
            reported.append(so_far)
            if len(reported) == reports:
                raise KeyboardInterrupt

        reported: list[Analysis] = []
        if not reports:
            raise KeyboardInterrupt
        return analyse(record, progress=count, **options)

    return analysed


def test_who_stops_it_sees_what_there_is(
    game: Callable[[str], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One report of quick answers for both choices, and one of a close look at the first of them."""
    monkeypatch.setattr(tenages.cli.analyse, "analyse_record", stopped_after(2))
    kept = tmp_path / "analysis.json"
    result = tenages_says("analyse", game(missed_win()), "--processes", "1", "--json", str(kept))
    assert result.exit_code == 130
    assert "Draw a 1 ??" in prose(result)
    assert "So far, 1 of 2 choices have been looked at closely" in prose(result)
    assert result.stderr.endswith("Stopped.\n")
    assert [step["depth"] for step in json.loads(kept.read_text(encoding="utf-8"))["judged"]] == ["full", "quick"]


def test_who_stops_it_at_once_sees_nothing_but_that_it_stopped(
    game: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tenages.cli.analyse, "analyse_record", stopped_after(0))
    result = tenages_says("analyse", game(missed_win()))
    assert result.exit_code == 130
    assert result.output == "Stopped.\n"


# --- mistakes ---------------------------------------------------------------------------------------------------------


def test_what_is_no_record_is_refused_in_words(game: Callable[[str], str], tmp_path: Path) -> None:
    for file in (game("[]"), game("once upon a time"), str(tmp_path / "nothing.json")):
        result = tenages_says("analyse", file, *QUICKLY)
        assert result.exit_code == 1
        assert result.stderr.startswith("Error: ")
        assert "Traceback" not in result.output


def test_a_seat_that_the_table_does_not_have_is_refused(game: Callable[[str], str]) -> None:
    result = tenages_says("analyse", game(missed_win()), *QUICKLY, "--seat", "3")
    assert result.exit_code == 1
    assert result.stdout == ""


def test_no_processes_are_too_few(game: Callable[[str], str]) -> None:
    result = tenages_says("analyse", game(missed_win()), "--processes", "0")
    assert result.exit_code == 1
    assert "--processes must be at least 1, not 0" in result.stderr


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", 'it comes with: pip install "tenages[policy]"'),
        ("fr", 'cela s’installe avec : pip install "tenages[policy]"'),
    ],
)
def test_without_what_runs_networks_it_says_what_to_install(
    game: Callable[[str], str], monkeypatch: pytest.MonkeyPatch, language: str, said: str
) -> None:
    monkeypatch.setattr(tenages.analysis.steps, "network_if_any", lambda _: None)
    result = tenages_says("analyse", game(missed_win()), *QUICKLY, "--language", language)
    assert result.exit_code == 1
    assert said in result.stderr.replace("\u00a0", " ")


def test_without_what_writes_reports_it_says_so_before_it_begins(
    game: Callable[[str], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "jinja2", None)
    result = tenages_says("analyse", game(missed_win()), *QUICKLY, "--html", str(tmp_path / "report.html"))
    assert result.exit_code == 1
    assert 'this needs jinja2, which is not installed; it comes with: pip install "tenages[stats]"' in result.stderr
    assert result.stdout == ""


class DyingProcesses:
    """Processes that die at their first job."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, _: object, jobs: list[Any]) -> Iterator[tuple[Any, Lost]]:
        """Lose the first job."""
        yield jobs[0], Lost("signal 9")


def test_a_process_that_dies_is_reported_with_its_choice(
    game: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules[analysing.__module__], "Processes", DyingProcesses)
    result = tenages_says("analyse", game(unfinished(30)), "--quick", "--processes", "2")
    assert result.exit_code == 1
    assert "the process that looked at choice 1 broke off: signal 9" in result.stderr
