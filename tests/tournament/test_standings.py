"""Standings from results: win rates with their intervals, ratings, ways to win, and games that broke off."""

from __future__ import annotations

import json
from math import factorial

import pytest

from tenages.intervals import Winnings, rate_of
from tenages.rules.setup import Rules
from tenages.tournament.export import as_data
from tenages.tournament.match import Played
from tenages.tournament.ratings import ratings
from tenages.tournament.thinking import Thinking, seconds_allowed
from tests.support.little_bots import First, Hasty
from tests.support.tournaments import broke, drawn, standings, won_by


class TestWinning:
    def test_a_victory_counts_for_who_sat_there(self) -> None:
        # Ann and Bob, then Bob and Ann.
        after = standings(won_by(0, 0), won_by(1, 1))
        assert [after.rate(place).rate for place in (0, 1)] == [1.0, 0.0]

    def test_a_shared_victory_counts_in_part(self) -> None:
        after = standings(won_by(0, 0, 1), won_by(1, 0))
        assert [after.rate(place).won for place in (0, 1)] == [0.5, 1.5]

    def test_of_three_who_share_each_has_a_third(self) -> None:
        after = standings(won_by(0, 0, 1, 2), entrants=3, rules=Rules(3, "asmadi-3", False))
        assert after.rate(0).won == pytest.approx(1 / 3)
        assert after.fair_share == pytest.approx(1 / 3)

    def test_partners_win_one_game_together(self) -> None:
        after = standings(won_by(0, 1, 3), rules=Rules(4, "asmadi-3", True))
        assert [after.rate(place).won for place in (0, 1)] == [0.0, 1.0]

    def test_who_sits_twice_at_a_table_wins_with_either_seat(self) -> None:
        after = standings(won_by(0, 2), won_by(1, 0, 1), rules=Rules(4, "asmadi-3", False))
        assert [after.rate(place).won for place in (0, 1)] == [1.5, 0.5]

    def test_a_draw_is_half_a_victory_for_each_of_two(self) -> None:
        after = standings(drawn(0), won_by(1, 0))
        assert [after.rate(place).won for place in (0, 1)] == [0.5, 1.5]

    def test_a_draw_is_worth_as_much_to_all_at_a_table(self) -> None:
        """Ann and Bob may have been tied and Cid not: nobody has won (docs/rules.md 15)."""
        after = standings(drawn(0), entrants=3, rules=Rules(3, "asmadi-3", False))
        assert [after.rate(place).won for place in (0, 1, 2)] == pytest.approx([1 / 3] * 3)
        assert after.rate(0).won == pytest.approx(after.fair_share)

    def test_teams_that_draw_have_half_a_victory_each(self) -> None:
        after = standings(drawn(0), rules=Rules(4, "asmadi-3", True))
        assert [after.rate(place).won for place in (0, 1)] == [0.5, 0.5]

    def test_a_draw_is_no_way_to_win_and_is_counted_apart(self) -> None:
        after = standings(drawn(0), won_by(1, 1, how="effect"), won_by(2, 0), won_by(3, 1), entrants=3)
        # Ann and Bob drew, and Ann won three games: one against Bob and two against Cid.
        ann, bob, cid = sorted(after.table(), key=lambda row: row.entrant.name)
        assert (ann.ways, ann.drawn) == ({"achievements": 0.0, "points": 2.0, "effect": 1.0}, 1)
        assert (sum(bob.ways.values()), bob.drawn) == (0.0, 1)
        assert cid.drawn == 0
        assert after.drawn() == 1
        assert after.ends() == {"points": 3, "effect": 1}
        told = as_data(after)
        assert told["drawn"] == 1
        assert {row["name"]: row["drawn"] for row in told["entrants"]} == {"Ann": 1, "Bob": 1, "Cid": 0}

    def test_who_plays_whom_in_a_table_of_three(self) -> None:
        # Ann beats Bob twice, Cid beats Ann and Ann Cid, Bob and Cid have not played.
        after = standings(won_by(0, 0), won_by(1, 1), won_by(2, 1), won_by(3, 1), entrants=3)
        assert [after.between(0, other).rate for other in (1, 2)] == [1.0, 0.5]
        assert after.between(1, 2).rate is None
        assert after.rate(0).rate == 0.75
        assert after.leader() == ("Ann", 0.75)

    def test_a_game_counts_once_and_only_if_it_is_on_the_schedule(self) -> None:
        after = standings(won_by(0, 0), won_by(0, 1), won_by(5000, 1))
        assert after.done == 1
        assert after.rate(0).rate == 1.0
        assert len(after.left()) == 99

    def test_the_order_in_which_games_end_does_not_matter(self) -> None:
        games = [won_by(number, number % 3 % 2) for number in range(30)]
        assert as_data(standings(*games)) == as_data(standings(*reversed(games)))

    def test_how_games_were_won_and_how_long_they_were(self) -> None:
        after = standings(
            won_by(0, 0, how="achievements", turns=40), won_by(1, 1, how="effect", turns=70), won_by(2, 1, how="effect")
        )
        ann, bob = after.table()
        assert (ann.ways, bob.ways["effect"]) == ({"achievements": 1.0, "points": 0.0, "effect": 1.0}, 1.0)
        assert after.ends() == {"achievements": 1, "effect": 2}
        assert (after.turns().low, after.turns().high) == (40, 70)

    def test_games_that_broke_off_count_for_nobody_and_are_held_against_who_broke_them(self) -> None:
        games = (won_by(0, 0), broke(1, "illegal", seat=0), broke(2, "crash", seat=1), broke(3))
        after = standings(*games, forfeit=False)
        ann, bob = after.table()
        assert (ann.rate.games, bob.rate.games) == (1, 1)
        # In the second game Bob has the first seat.
        assert (ann.entrant.name, ann.broken, ann.illegal) == ("Ann", 0, 0)
        assert (bob.entrant.name, bob.broken, bob.illegal) == ("Bob", 2, 1)
        assert [breach.culprit for breach in after.breaches()] == ["Bob", "Bob", None]

    def test_a_forfeited_game_is_lost_by_who_broke_it_off(self) -> None:
        after = standings(won_by(0, 0), broke(1, "illegal", seat=0), broke(2, "crash", seat=0), broke(3))
        # In the second game Bob has the first seat; the fourth is nobody's fault.
        assert [after.rate(place).won for place in (0, 1)] == [2.0, 1.0]
        assert [after.rate(place).games for place in (0, 1)] == [3, 3]
        assert [(row.entrant.name, row.gifts, row.ways["points"]) for row in after.table()] == [
            ("Ann", 1.0, 1.0),
            ("Bob", 1.0, 0.0),
        ]
        assert [breach.fixture.number for breach in after.forfeited()] == [1, 2]
        assert after.leader() == ("Ann", 2 / 3)

    def test_a_game_forfeited_by_one_of_three_is_shared_by_the_others(self) -> None:
        after = standings(broke(0, seat=1), entrants=3, rules=Rules(3, "asmadi-3", False))
        assert [after.rate(place).won for place in (0, 1, 2)] == [0.5, 0.0, 0.5]
        ann, bob, cid = sorted(after.table(), key=lambda row: row.entrant.name)
        assert ann.rating.mu == pytest.approx(cid.rating.mu)
        assert ann.rating.mu > 25 > bob.rating.mu

    @pytest.mark.parametrize("teams", [True, False])
    def test_who_has_two_seats_forfeits_with_both(self, teams: bool) -> None:
        after = standings(broke(0, seat=2), rules=Rules(4, "asmadi-3", teams))
        assert [after.rate(place).won for place in (0, 1)] == [0.0, 1.0]

    def test_without_a_single_game_there_is_a_table_all_the_same(self) -> None:
        assert [row.rate.rate for row in standings().table()] == [None, None]
        assert standings().leader() is None


def how_often_true(deals: int, lost: float, split: float, won: float) -> float:
    """How likely the interval holds the true win rate, if a deal is lost, split or won with these probabilities."""
    truth = split / 2 + won
    chance = 0.0
    for losses in range(deals + 1):
        for splits in range(deals - losses + 1):
            wins = deals - losses - splits
            found = rate_of([Winnings(0, 2)] * losses + [Winnings(1, 2)] * splits + [Winnings(2, 2)] * wins)
            if found.low <= truth <= found.high:
                ways = factorial(deals) / (factorial(losses) * factorial(splits) * factorial(wins))
                chance += ways * lost**losses * split**splits * won**wins
    return chance


class TestIntervals:
    @pytest.mark.parametrize("deals", [10, 25, 60])
    @pytest.mark.parametrize("strengths", [(0.25, 0.5, 0.25), (0.4, 0.2, 0.4), (0.05, 0.45, 0.5), (0.01, 0.08, 0.91)])
    def test_hold_the_truth_in_95_of_100_cases(self, deals: int, strengths: tuple[float, float, float]) -> None:
        assert 0.93 < how_often_true(deals, *strengths) < 0.995

    def test_narrow_where_swapped_seats_cancel_the_luck_of_the_cards(self) -> None:
        # The same hundred games, half of them won: by the better cards every time, or in pairs.
        cancelled, doubled = rate_of([Winnings(1, 2)] * 50), rate_of([Winnings(0, 2), Winnings(2, 2)] * 25)
        assert cancelled.rate == doubled.rate == 0.5
        assert 0 < cancelled.high - cancelled.low < (doubled.high - doubled.low) / 3

    @pytest.mark.parametrize("deals", [1, 2, 10, 1000])
    def test_are_never_without_width(self, deals: int) -> None:
        for won in (0, 1, 2):
            found = rate_of([Winnings(won, 2)] * deals)
            assert found.rate is not None
            assert 0 <= found.low <= found.rate <= found.high <= 1
            assert found.low < found.high

    def test_of_all_games_won_say_how_little_a_few_prove(self) -> None:
        assert rate_of([Winnings(2, 2)] * 2).low < 0.5
        assert 0.95 < rate_of([Winnings(2, 2)] * 100).low < 1

    def test_shrink_with_the_root_of_the_deals(self) -> None:
        few, many = [rate_of([Winnings(0, 2), Winnings(2, 2)] * deals) for deals in (50, 200)]
        assert (few.high - few.low) / (many.high - many.low) == pytest.approx(2, abs=0.05)

    def test_half_a_deal_weighs_half(self) -> None:
        whole, half = rate_of([Winnings(2, 2)] * 9 + [Winnings(0, 2)]), rate_of([Winnings(2, 2)] * 9 + [Winnings(0, 1)])
        assert (half.won, half.games) == (18, 19)
        assert half.low > whole.low

    def test_of_nothing_say_nothing(self) -> None:
        nothing = rate_of([])
        assert (nothing.rate, nothing.low, nothing.high) == (None, 0.0, 1.0)


class TestRatings:
    def test_who_wins_rises_and_who_loses_falls(self) -> None:
        ann, bob, cid = ratings(3, [{0: 1.0, 1: 0.0}] * 20)
        assert ann.mu > 25 > bob.mu
        assert ann.sigma < cid.sigma
        assert cid.mu == 25
        assert cid.ordinal == pytest.approx(0, abs=1e-9)

    def test_a_shared_victory_brings_two_closer(self) -> None:
        apart, closer = [ratings(2, [{0: 1.0, 1: 0.0}, last]) for last in ({0: 1.0, 1: 0.0}, {0: 0.5, 1: 0.5})]
        assert closer[0].mu - closer[1].mu < apart[0].mu - apart[1].mu

    def test_a_draw_moves_nobody_above_an_equal(self) -> None:
        after = standings(*[drawn(number) for number in range(6)])
        ann, bob = after.table()
        assert ann.rating.mu == pytest.approx(bob.rating.mu)
        assert ann.rating.sigma < ratings(2, [])[0].sigma

    def test_a_draw_brings_the_weaker_nearer(self) -> None:
        won = [won_by(0, 0), won_by(1, 1), won_by(2, 0)]
        gaps = []
        for games in (won, [*won, drawn(3)]):
            ann, bob = standings(*games).table()
            gaps.append(ann.rating.mu - bob.rating.mu)
        assert gaps[0] > gaps[1] > 0

    def test_a_table_for_three_has_one_winner_and_two_losers(self) -> None:
        ann, bob, cid = ratings(3, [{0: 0.0, 1: 1.0, 2: 0.0}] * 5)
        assert bob.mu > 25 > ann.mu
        assert ann.mu == pytest.approx(cid.mu)


class TestThinking:
    def test_times_read_from_a_file_are_exactly_those_that_were_measured(self) -> None:
        thinking = Thinking(2, 0.00001234567, 0.0000098765, 0.2, 1)
        assert Thinking.from_data(json.loads(json.dumps(thinking.as_data()))) == thinking

    def test_the_mean_and_the_longest(self) -> None:
        thinking = Thinking()
        for seconds in (0.1, 0.3, 0.2):
            thinking.add(seconds)
        assert (thinking.decisions, thinking.longest) == (3, 0.3)
        assert thinking.mean == pytest.approx(0.2)

    def test_a_tenth_more_than_the_budget_is_not_too_late_and_more_is(self) -> None:
        thinking = Thinking(budget=0.2)
        for seconds in (0.1, 0.2, 0.219, 0.221, 5.0):
            thinking.add(seconds)
        assert thinking.late == 2

    def test_without_a_budget_nobody_is_late(self) -> None:
        thinking = Thinking()
        thinking.add(1000.0)
        assert thinking.late == 0

    def test_a_budget_is_the_bots_own(self) -> None:
        assert (seconds_allowed(First()), seconds_allowed(Hasty())) == (0.0, 0.1)

    def test_what_a_bot_took_in_all_its_games_is_added_up(self) -> None:
        slow, quick = Thinking(2, 1.0, 0.9, 0.5, 1), Thinking(1, 0.1, 0.1, 0.5)
        first = Played(0, "points", (0,), 9, 4, (slow, quick))
        second = Played(1, "points", (0,), 9, 4, (quick, slow))
        after = standings(first, second)
        assert after.thinking(0) == Thinking(4, 2.0, 0.9, 0.5, 2)
        assert after.thinking(1) == Thinking(2, 0.2, 0.1, 0.5, 0)
