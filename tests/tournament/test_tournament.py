"""Tournaments: bots play, misbehave, are stopped and go on; with any number of processes the results are the same."""

from __future__ import annotations

import json
import os
from itertools import count
from pathlib import Path

import pytest

import tenages
from tenages import TenAgesError
from tenages.records.saved import read
from tenages.rules.setup import Rules
from tenages.tournament import simulate
from tenages.tournament.entrants import Entrant, entrants
from tenages.tournament.export import as_data
from tenages.tournament.ledger import Ledger, default_path
from tenages.tournament.match import Played, Terms, play_match
from tenages.tournament.pairing import Fixture
from tenages.tournament.ray_cluster import RayCluster
from tenages.tournament.simulate import Summary
from tenages.tournament.tournament import Tournament, tournament
from tenages.version import ENGINE_VERSION, __version__
from tests.support.tournaments import FOR_TWO, LITTLE_BOTS, Here, drawn, little, outcomes, reasons


class TestPlaying:
    def test_every_game_is_played_and_who_plays_better_wins_more(self) -> None:
        told: list[int] = []
        after = tournament(
            ["random", little("First")], 20, executor=Here(), progress=lambda standings: told.append(standings.done)
        )
        assert told == list(range(21))
        assert [row.entrant.name for row in after.table()] == ["random", "First"]
        assert sum([row.rate.won for row in after.table()]) == 20

    def test_over_several_processes_it_comes_out_the_same(self) -> None:
        alone = tournament(["random", little("Last")], 8, seed=3, executor=Here())
        together = tournament(["random", little("Last")], 8, seed=3, processes=2)
        assert outcomes(alone) == outcomes(together)
        assert alone.breaches() == together.breaches() == []

    def test_bots_have_luck_of_their_own_and_the_same_next_time(self) -> None:
        once, again = [tournament(["random", "random"], 6, executor=Here()) for _ in range(2)]
        assert outcomes(once) == outcomes(again)
        swapped = [game.turns for game in once.played()]
        # If both had the same luck in the same seat, the two games of a deal would be one.
        assert swapped[::2] != swapped[1::2]

    @pytest.mark.parametrize(
        ("rules", "games"),
        [
            (Rules(3, "iello", False), 3),
            (Rules(4, "asmadi-1", True), 2),
            (Rules(5, "asmadi-3", False, ("echoes",), True, "fr"), 3),
        ],
    )
    def test_at_all_tables(self, rules: Rules, games: int) -> None:
        held = Tournament(["random", "random", little("First")], games, rules)
        after = held.play(Here())
        assert after.done == len(after.fixtures) >= games
        assert after.breaches() == []
        assert sum([row.rate.won for row in after.table()]) == pytest.approx(after.done)

    def test_every_bot_sees_only_its_own_view(self) -> None:
        seen = []

        class Onlooker:
            def decide(self, view: tenages.View, decision: tenages.Decision) -> tenages.Option:
                seen.append((view.player, decision.player))
                return decision.options[0]

        class Guest(Entrant):
            def bot(self, deal: int, seat: int) -> Onlooker:
                return Onlooker()

        terms = Terms(FOR_TWO, (Guest("Ann", ""), Guest("Bob", "")))
        assert isinstance(play_match(terms, Fixture(0, 5, (0, 1))), Played)
        assert {viewer for viewer, _ in seen} == {0, 1}
        assert all(viewer == player for viewer, player in seen)

    def test_decisions_are_timed(self) -> None:
        # A clock that goes on by a quarter of a second whenever it is looked at.
        clock = count(0.0, 0.25)
        terms = Terms(FOR_TWO, entrants([little("First"), little("Hasty")]))
        game = play_match(terms, Fixture(0, 5, (0, 1)), lambda: next(clock))
        first, hasty = game.thinking
        assert (first.mean, first.longest, first.late) == (0.25, 0.25, 0)
        assert hasty.decisions == hasty.late > 0

    @pytest.mark.parametrize(
        ("bots", "games", "complaint"),
        [
            (["random"], 4, "a tournament takes two bots or more, not 1"),
            (["random", "clever"], 4, "there is no bot 'clever'"),
            (["random", "nowhere.py:Bot"], 4, "there is no file nowhere.py"),
            (["random", "random"], 0, "games must be at least 1, not 0"),
        ],
    )
    def test_what_cannot_be_played_is_refused_before_any_game(
        self, bots: list[str], games: int, complaint: str
    ) -> None:
        with pytest.raises(TenAgesError, match=complaint):
            Tournament(bots, games, FOR_TWO)


class TestEntrants:
    def test_are_named_as_typed_and_files_by_their_class(self) -> None:
        assert [entrant.name for entrant in entrants(["random", little("First"), "random", little("First")])] == [
            "random",
            "First",
            "random#2",
            "First#2",
        ]

    def test_two_files_with_a_class_of_the_same_name_are_told_apart(self, tmp_path: Path) -> None:
        other = f"{tmp_path / 'other.py'}:First"
        (tmp_path / "other.py").write_text(LITTLE_BOTS.read_text("utf-8"), "utf-8")
        assert [entrant.name for entrant in entrants([little("First"), other])] == [little("First"), other]

    def test_a_bot_plays_as_it_was_when_the_tournament_began(self, tmp_path: Path) -> None:
        file = tmp_path / "growing.py"
        file.write_text(LITTLE_BOTS.read_text("utf-8"), "utf-8")
        (before, _) = entrants([f"{file}:First", "random"])
        file.write_text("class First: pass", "utf-8")
        assert type(before.bot(deal=1, seat=0)).__name__ == "First"
        file.unlink()
        view = tenages.new_game(seed=1).view(0)
        decision = tenages.new_game(seed=1).decision
        assert decision is not None
        assert before.bot(deal=1, seat=0).decide(view, decision) is decision.options[0]

    def test_two_files_with_the_same_text_can_both_be_gone(self, tmp_path: Path) -> None:
        files = [tmp_path / "one.py", tmp_path / "two.py"]
        for file in files:
            file.write_text(LITTLE_BOTS.read_text("utf-8"), "utf-8")
        both = entrants([f"{file}:First" for file in files])
        for file in files:
            file.unlink()
        assert [type(entrant.bot(deal=1, seat=0)).__name__ for entrant in both] == ["First", "First"]


class DeadlySeed(int):
    """A seed that kills the process to which it is sent."""

    def __reduce__(self) -> tuple[object, ...]:
        return os._exit, (9,)


class TestSimulations:
    def test_a_batch_whose_process_died_is_broken_and_the_others_are_played(self) -> None:
        summary = Summary(Rules(2, "asmadi-3", False), 0)
        for results in simulate.played(summary.rules, [[0, 1], [2, DeadlySeed(3)], [4, 5]], workers=2):
            for result in results:
                summary.add(result)
        assert [(crash.seed, str(crash.error)) for crash in summary.crashes] == [
            (2, "the process died (exit 9)"),
            (3, "the process died (exit 9)"),
        ]
        assert sum(summary.ends.values()) == 4


class TestResults:
    @pytest.fixture
    def file(self, tmp_path: Path) -> Path:
        return tmp_path / "results.jsonl"

    def held(self, games: int = 8, seed: int = 0, bots: tuple[str, ...] = ("random", little("Moody"))) -> Tournament:
        return Tournament(bots, games, FOR_TWO, seed)

    def stopped(self, file: Path, after: int) -> Tournament:
        """A tournament that someone stopped."""
        held = self.held()
        held.keep_results(file)
        with pytest.raises(KeyboardInterrupt):
            held.play(Here(after))
        return held

    def test_who_is_stopped_has_the_standings_so_far_and_goes_on_from_there(self, file: Path) -> None:
        assert self.stopped(file, 5).standings.done == 5
        second = self.held()
        second.keep_results(file)
        assert second.standings.done == 5
        second.play(Here())
        whole = self.held().play(Here())
        assert outcomes(second.standings) == outcomes(whole)
        assert as_data(second.standings)["against"] == as_data(whole)["against"]
        assert reasons(second.standings) == reasons(whole)
        assert [breach.result.trace for breach in second.standings.breaches()] == [
            breach.result.trace for breach in whole.breaches()
        ]
        assert len(file.read_text("utf-8").splitlines()) == 1 + 8

    def test_a_file_of_an_earlier_release_is_another_tournament(self, file: Path) -> None:
        """It did not say what becomes of games that break off."""
        held = self.held()
        before = {key: value for key, value in held.setup.items() if key not in ("forfeit", "decision_limit")}
        Ledger(file, {**before, "tenages": "0.9.0"})
        kept = file.read_text("utf-8")
        with pytest.raises(TenAgesError, match=r'tenages was "0.9.0" there'):
            held.keep_results(file)
        assert file.read_text("utf-8") == kept

    def test_files_are_read_as_they_were_written_once(self, file: Path) -> None:
        file.write_text(
            f'{{"format": "tenages-tournament", "tenages": "{__version__}", "engine": {ENGINE_VERSION}, '
            '"entrants": [{"name": "random", "spec": "random"}, {"name": "random#2", "spec": "random"}], '
            '"players": 2, "edition": "asmadi-3", "teams": false, "expansions": ["echoes"], "american": null, '
            '"language": "en", "seed": 5, "forfeit": true, "decision_limit": 60.0}\n'
            '{"game": 0, "seed": 5, "seats": ["random", "random#2"], "how": "points", "winners": [1], "turns": 66, '
            '"decisions": 212, "thinking": [[105, 0.000832, 5.6e-05, 0.0, 0.0], [107, 0.000841, 2e-05, 0.0, 0.0]]}\n'
            '{"game": 1, "seed": 5, "seats": ["random#2", "random"], "broken": {"reason": "died", '
            '"details": {"why": "exit 3"}, "seat": null, "trace": ""}, "thinking": []}\n',
            "utf-8",
        )
        held = Tournament(["random", "random"], 4, FOR_TWO._replace(expansions=("echoes",)), seed=5)
        assert default_path({**held.setup, "tenages": "0.6.0", "engine": 1}).name == "tournament-9b8976a7.jsonl"
        held.keep_results(file)
        assert outcomes(held.standings) == [(0, "points", (1,), 66, 212)]
        assert reasons(held.standings) == [(None, "died")]
        assert held.standings.thinking(1).decisions == 107

    def test_a_draw_is_kept_too(self, file: Path) -> None:
        held = self.held()
        held.keep_results(file)
        Ledger(file, held.setup).add(drawn(0), 0, ["random", "Moody"])
        assert json.loads(file.read_text("utf-8").splitlines()[1])["winners"] == []
        again = self.held()
        again.keep_results(file)
        assert [game.drawn for game in again.standings.played()] == [True]
        assert [again.standings.rate(place).won for place in (0, 1)] == [0.5, 0.5]

    def test_when_all_is_played_nothing_is_played_again(self, file: Path) -> None:
        first, second = [tournament(["random", "random"], 4, executor=Here(), results=file) for _ in range(2)]
        assert as_data(first) == as_data(second)

    def test_one_may_always_play_more(self, file: Path) -> None:
        tournament(["random", "random"], 4, executor=Here(), results=file)
        held = Tournament(["random", "random"], 8, FOR_TWO)
        held.keep_results(file)
        assert len(held.standings.left()) == 4

    @pytest.mark.parametrize("cut", [1, 30])
    def test_a_line_that_broke_off_is_dropped(self, file: Path, cut: int) -> None:
        self.stopped(file, 3)
        text = file.read_text("utf-8")
        file.write_text(text[:-cut], "utf-8")
        again = self.held()
        again.keep_results(file)
        assert again.standings.done == 2
        assert file.read_text("utf-8") == text[: text[:-1].rindex("\n") + 1]
        again.play(Here())
        assert again.standings.done == 8

    @pytest.mark.parametrize("cut", [0, 40])
    def test_a_file_that_is_empty_or_broke_off_at_once_is_begun_anew(self, file: Path, cut: int) -> None:
        self.stopped(file, 0)
        file.write_text(file.read_text("utf-8")[:cut], "utf-8")
        again = self.held()
        again.keep_results(file)
        again.play(Here(8))
        assert len(file.read_text("utf-8").splitlines()) == 1 + 8

    def test_another_tournament_is_a_clear_error_that_says_what_differs(self, file: Path) -> None:
        self.stopped(file, 1)
        kept = file.read_text("utf-8")
        with pytest.raises(TenAgesError, match=r"another tournament: seed was 0 there, and is 7 here"):
            self.held(seed=7).keep_results(file)
        with pytest.raises(TenAgesError, match="another tournament: entrants was"):
            self.held(bots=("random", "random")).keep_results(file)
        assert file.read_text("utf-8") == kept

    def test_a_bot_whose_file_has_changed_makes_another_tournament(self, file: Path, tmp_path: Path) -> None:
        bot = tmp_path / "bot.py"
        for text in (LITTLE_BOTS.read_text("utf-8"), f"{LITTLE_BOTS.read_text('utf-8')}\n# better now\n"):
            bot.write_text(text, "utf-8")
            held = self.held(bots=("random", f"{bot}:First"))
            if not file.exists():
                held.keep_results(file)
        with pytest.raises(TenAgesError, match="another tournament: entrants was"):
            held.keep_results(file)

    @pytest.mark.parametrize("text", ["dear diary\n", "dear diary", '{"format": "tenages-record"}\n', "[]\n"])
    def test_a_file_of_something_else_is_left_alone(self, file: Path, text: str) -> None:
        file.write_text(text, "utf-8")
        with pytest.raises(TenAgesError, match="holds no results of a tournament"):
            self.held().keep_results(file)
        assert file.read_text("utf-8") == text

    @pytest.mark.parametrize("line", ["{", "[]", '{"game": 1}', '{"game": 1, "thinking": [[1]]}'])
    def test_a_damaged_line_in_the_middle_is_a_clear_error(self, file: Path, line: str) -> None:
        self.stopped(file, 2)
        lines = file.read_text("utf-8").splitlines()
        file.write_text("\n".join([lines[0], line, lines[2], ""]), "utf-8")
        with pytest.raises(TenAgesError, match="damaged: line 2"):
            self.held().keep_results(file)

    def test_a_folder_is_no_file(self, tmp_path: Path) -> None:
        with pytest.raises(TenAgesError, match=r"cannot write .*: Is a directory"):
            self.held().keep_results(tmp_path)

    def test_every_line_tells_the_seed_and_the_seats(self, file: Path) -> None:
        self.stopped(file, 2)
        lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()[1:]]
        assert [(line["seed"], line["seats"]) for line in lines] == [(0, ["random", "Moody"]), (0, ["Moody", "random"])]


class TestRecords:
    def test_every_game_is_kept_with_its_names_even_if_it_broke_off(self, tmp_path: Path) -> None:
        folder = tmp_path / "all" / "games"
        after = tournament(["random", little("Moody")], 6, seed=20, executor=Here(), records=folder)
        files = sorted(folder.iterdir())
        assert [file.name for file in files][:3] == [
            "000000-seed20-random-Moody.json",
            "000001-seed20-Moody-random.json",
            "000002-seed21-random-Moody.json",
        ]
        broken = {breach.fixture.number for breach in after.breaches()}
        assert broken
        for number, file in enumerate(files):
            text = file.read_text("utf-8")
            game = tenages.replay(text)
            assert read(text).names == after.names(number)
            assert game.over != (number in broken)

    def test_names_go_into_file_names_as_far_as_they_can(self, tmp_path: Path) -> None:
        held = Tournament(["random", little("First")], 1, FOR_TWO)
        held.entrants = tuple(entrant._replace(name=f"../{entrant.name}:0.2s") for entrant in held.entrants)
        held.standings.entrants = held.entrants
        held.keep_records(tmp_path)
        held.play(Here())
        assert sorted(file.name for file in tmp_path.iterdir())[0] == "000000-seed0-.._random_0.2s-.._First_0.2s.json"

    def test_a_folder_that_cannot_be_made(self, tmp_path: Path) -> None:
        (tmp_path / "file").touch()
        with pytest.raises(TenAgesError, match="cannot write"):
            tournament(["random", "random"], 2, executor=Here(), records=tmp_path / "file" / "games")


def test_a_cluster_that_is_not_there_is_named() -> None:
    with pytest.raises(TenAgesError, match="cannot join the Ray cluster at nowhere"):
        tournament(["random", "random"], 2, executor=RayCluster("nowhere"))
