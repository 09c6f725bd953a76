"""Bots that raise errors, cheat, hang or end their process: what becomes of their games, and of all others."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from itertools import count
from pathlib import Path

import pytest

import tenages
from tenages import TenAgesError
from tenages.processes import Done, Job, Lost, Processes
from tenages.rules.setup import Rules
from tenages.tournament import match
from tenages.tournament.entrants import Entrant
from tenages.tournament.export import as_data
from tenages.tournament.match import Broken, Terms, play_match
from tenages.tournament.pairing import Fixture
from tenages.tournament.standings import Standings
from tenages.tournament.tournament import Tournament, tournament
from tests.support.little_bots import HANGING
from tests.support.tournaments import FOR_TWO, Here, little, outcomes, reasons


class TestMisbehaviour:
    def test_a_bot_that_raises_breaks_its_game_off_and_no_other(self) -> None:
        after = tournament([little("First"), little("Moody")], 8, executor=Here())
        assert set(reasons(after)) == {("Moody", "crash")}
        assert len(after.played()) + len(after.breaches()) == 8
        assert after.played()
        breach = after.breaches()[0].result
        assert breach.details == {"kind": "ValueError", "why": "no idea what to do"}
        assert "little_bots.py" in breach.trace

    def test_a_bot_that_chooses_what_it_was_not_offered(self) -> None:
        after = tournament([little("Cheater"), little("First")], 8, executor=Here())
        cheater = next(row for row in after.table() if row.entrant.name == "Cheater")
        assert cheater.illegal == cheater.broken == len(after.breaches()) > 0
        assert after.breaches()[0].result.details == {"given": "'all your cards'"}

    def test_an_option_of_another_decision_is_told_by_its_name(self) -> None:
        class Stubborn:
            def decide(self, view: tenages.View, decision: tenages.Decision) -> tenages.Option:
                return tenages.option_named("draw")

        class Guest(Entrant):
            def bot(self, deal: int, seat: int) -> Stubborn:
                return Stubborn()

        game = play_match(Terms(FOR_TWO, (Guest("Ann", ""),)), Fixture(0, 5, (0, 0)))
        assert isinstance(game, Broken)
        assert (game.reason, game.details) == ("illegal", {"given": "draw"})

    def test_a_bot_that_wants_to_leave_or_cannot_be_made(self) -> None:
        after = tournament([little("Leaver"), little("Unborn")], 4, executor=Here())
        assert set(reasons(after)) == {("Unborn", "crash")}
        assert set(reasons(tournament([little("Leaver"), "random"], 6, executor=Here()))) == {("Leaver", "crash")}

    def test_an_error_of_the_engine_is_nobodys_fault(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def broken(rules: Rules, seed: int) -> tenages.Game:
            raise ZeroDivisionError("a card is wrong")

        monkeypatch.setattr(match, "new_deal", broken)
        after = tournament([little("First"), "random"], 2, executor=Here())
        assert reasons(after) == [(None, "crash")] * 2

    def test_a_game_without_an_end(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(match, "MOST_DECISIONS", 9)
        (breach, _) = tournament([little("First"), "random"], 2, executor=Here()).breaches()
        assert (breach.culprit, breach.result.reason, breach.result.details) == (None, "endless", {"decisions": 9})

    def test_a_bot_that_kills_its_process_costs_one_game_each_time(self) -> None:
        killers = tournament([little("Killer"), "random"], 8, processes=2)
        tempers = tournament([little("Moody"), "random"], 8, executor=Here())
        # It loses its temper in the same games as one that only raises something, and all others are played.
        assert [breach.fixture for breach in killers.breaches()] == [breach.fixture for breach in tempers.breaches()]
        assert set(reasons(killers)) == {("Killer", "died")}
        assert killers.breaches()[0].result.details == {"why": "exit 3"}
        assert outcomes(killers) == outcomes(tempers)

    def test_a_game_that_takes_too_long_breaks_off(self) -> None:
        class Impatient(Here):
            def run(
                self,
                work: Callable[[Job], Done],
                jobs: Sequence[Job],
                limit: float | None = None,
                step_limit: float | None = None,
            ) -> Generator[tuple[Job, Done | Lost]]:
                for job in jobs:
                    yield job, Lost(f"{limit} s", overtime=True)

        after = tournament([little("First"), "random"], 2, executor=Impatient(), game_seconds=90)
        assert reasons(after) == [(None, "overtime")] * 2
        assert after.breaches()[0].result.details == {"seconds": 90}

    def test_the_time_limit_leaves_bots_all_of_their_budget(self) -> None:
        unlimited, hasty = [Tournament([little(name), "random"], 2, FOR_TWO) for name in ("First", "Hasty")]
        assert unlimited.game_seconds == 6 * 3600
        assert hasty.game_seconds == pytest.approx(6 * 3600 + 5000 * 0.1 * 1.1)


class TestHanging:
    """No test waits for a time limit: time passes only while a bot hangs."""

    LIMIT = 0.2

    def played(self, bots: list[str], folder: Path, monkeypatch: pytest.MonkeyPatch) -> Standings:
        monkeypatch.setenv(HANGING, str(folder))
        held = Tournament(bots, 4, FOR_TWO, decision_limit=self.LIMIT)
        ticks = count(0.0, self.LIMIT)

        def clock() -> float:
            """Goes on while more bots have begun to hang than were found."""
            found = len(held.standings.breaches())
            return next(ticks) if len(list(folder.iterdir())) > found else 0.0

        return held.play(Processes(1, clock=clock))

    @pytest.mark.parametrize("name", ["Sleeper", "Brooder", "Frozen"])
    def test_a_bot_that_hangs_costs_one_game_each_time_and_all_others_are_played(
        self, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        hung = self.played([little(name), "random"], tmp_path, monkeypatch)
        tempers = tournament([little("Moody"), "random"], 4, executor=Here())
        assert [breach.fixture for breach in hung.breaches()] == [breach.fixture for breach in tempers.breaches()]
        assert set(reasons(hung)) == {(name, "hung")}
        assert hung.breaches()[0].result.details == {"seconds": self.LIMIT}
        assert outcomes(hung) == outcomes(tempers) != []

    def test_a_bot_may_take_a_minute_or_ten_times_its_budget(self) -> None:
        limits = [Tournament([name, "random"], 2, FOR_TWO).decision_limit for name in ("mcts:2s", "mcts:30s", "mcts:9")]
        assert limits == [60, 300, 60]

    @pytest.mark.parametrize("limit", [0.0, -1.0, float("nan")])
    def test_without_any_time_nobody_can_decide(self, limit: float) -> None:
        with pytest.raises(TenAgesError, match="a bot needs more than"):
            Tournament(["random", "random"], 2, FOR_TWO, decision_limit=limit)


class TestForfeits:
    @pytest.mark.parametrize("name", ["Moody", "Cheater", "Leaver"])
    def test_who_breaks_off_a_game_has_lost_it_and_the_other_has_won_it(self, name: str) -> None:
        after = tournament([little(name), "random"], 8, executor=Here())
        broken = len(after.breaches())
        assert 0 < broken < 8
        rows = {row.entrant.name: row for row in after.table()}
        assert rows["random"].gifts == broken
        assert rows[name].gifts == 0
        assert [row.rate.games for row in rows.values()] == [8, 8]
        assert rows["random"].rate.won == broken + sum(rows["random"].ways.values()) + rows["random"].drawn / 2
        told = as_data(after)
        assert (told["forfeit"], told["forfeited"], told["played"]) == (True, broken, 8 - broken)
        assert {row["name"]: row["won_by_forfeit"] for row in told["entrants"]} == {"random": broken, name: 0}

    @pytest.mark.parametrize("name", ["Killer", "Canceller"])
    def test_who_ends_the_whole_process_is_found_out(self, name: str) -> None:
        after = tournament([little(name), "random"], 2, processes=1)
        assert reasons(after) == [(name, "died")]
        assert after.table()[0].entrant.name == "random"
        assert after.table()[0].gifts == 1

    def test_without_forfeits_such_a_game_counts_for_nobody(self) -> None:
        after = tournament([little("Moody"), "random"], 8, executor=Here(), forfeit=False)
        assert after.breaches()
        assert [row.rate.games for row in after.table()] == [len(after.played())] * 2
        assert [row.gifts for row in after.table()] == [0, 0]
        told = as_data(after)
        assert (told["forfeit"], told["forfeited"]) == (False, 0)

    def test_what_is_nobodys_fault_counts_for_nobody(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(match, "MOST_DECISIONS", 9)
        after = tournament(["random", "random"], 2, executor=Here())
        assert len(after.breaches()) == 2
        assert [row.rate.games for row in after.table()] == [0, 0]

    def test_with_other_rules_about_forfeits_it_is_another_tournament(self, tmp_path: Path) -> None:
        file = tmp_path / "results.jsonl"
        bots = [little("Moody"), "random"]
        kept = tournament(bots, 4, executor=Here(), results=file)
        with pytest.raises(TenAgesError, match="forfeit was true there, and is false here"):
            tournament(bots, 4, executor=Here(), results=file, forfeit=False)
        with pytest.raises(TenAgesError, match=r"decision_limit was 60.0 there, and is 5.0 here"):
            tournament(bots, 4, executor=Here(), results=file, decision_limit=5.0)
        # And the same one counts what it has read as what it has played.
        assert as_data(tournament(bots, 4, executor=Here(), results=file)) == as_data(kept)
