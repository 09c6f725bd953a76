"""Who plays whom: every deal in all seats, everyone as often as everyone else."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

import pytest

from tenages.rules.setup import Rules
from tenages.tournament.pairing import schedule
from tenages.tournament.seeds import SEEDS


def lineups(players: int, entrants: int, games: int, *, teams: bool = False) -> list[str]:
    """The games deal by deal, with letters for the entrants: "AB BA"."""
    fixtures = schedule(Rules(players, "asmadi-3", teams), entrants, games, seed=0)
    return [
        " ".join(["".join(["ABCDEF"[place] for place in fixture.lineup]) for fixture in deal])
        for _, deal in groupby(fixtures, key=lambda fixture: fixture.deal)
    ]


class TestLineups:
    def test_two_play_every_deal_twice_with_swapped_seats(self) -> None:
        assert lineups(2, 2, 4) == ["AB BA", "AB BA"]

    def test_of_three_every_pair_plays(self) -> None:
        assert lineups(2, 3, 2) == ["AB BA AC CA BC CB"]

    def test_three_at_a_table_for_three_sit_in_every_seat_and_behind_everyone(self) -> None:
        assert lineups(3, 3, 6) == ["ABC BCA CAB", "ACB CBA BAC"]

    def test_two_at_a_table_for_more_take_turns(self) -> None:
        assert lineups(4, 2, 2) == ["ABAB BABA"]
        assert lineups(3, 2, 2) == ["ABA BAB"]
        assert lineups(5, 2, 1) == ["ABABA BABAB"]

    def test_of_more_than_have_room_every_group_plays(self) -> None:
        assert lineups(3, 4, 3) == ["ABC BCA CAB ABD BDA DAB ACD CDA DAC BCD CDB DBC"]

    def test_partners_are_of_one_entrant(self) -> None:
        assert lineups(4, 2, 2, teams=True) == ["ABAB BABA"]
        assert lineups(4, 3, 2, teams=True) == ["ABAB BABA ACAC CACA BCBC CBCB"]

    @pytest.mark.parametrize(("players", "asked", "played"), [(2, 3, 4), (2, 4, 4), (3, 4, 6), (3, 1, 3)])
    def test_games_are_rounded_up_to_whole_deals(self, players: int, asked: int, played: int) -> None:
        assert len(schedule(Rules(players, "asmadi-3", False), players, asked, seed=0)) == played

    @pytest.mark.parametrize("players", [2, 3, 4, 5])
    @pytest.mark.parametrize("entrants", [2, 3, 4, 5, 6])
    def test_everyone_sits_in_every_seat_of_every_deal_equally_often(self, players: int, entrants: int) -> None:
        fixtures = schedule(Rules(players, "asmadi-3", False), entrants, games=10, seed=0)
        sat = Counter((fixture.deal, seat, place) for fixture in fixtures for seat, place in enumerate(fixture.lineup))
        assert len(set(sat.values())) == 1
        deals = {fixture.deal for fixture in fixtures}
        assert len(sat) == len(deals) * players * entrants


class TestDeals:
    def test_each_has_the_seed_after_the_one_before(self) -> None:
        fixtures = schedule(Rules(2, "asmadi-3", False), 2, games=6, seed=7)
        assert [fixture.deal for fixture in fixtures] == [7, 7, 8, 8, 9, 9]

    def test_after_the_last_seed_comes_the_first(self) -> None:
        fixtures = schedule(Rules(2, "asmadi-3", False), 2, games=4, seed=SEEDS - 1)
        assert [fixture.deal for fixture in fixtures] == [SEEDS - 1, SEEDS - 1, 0, 0]

    def test_who_wants_more_games_gets_the_same_ones_first(self) -> None:
        rules = Rules(3, "asmadi-3", False)
        few, many = schedule(rules, 4, 6, seed=1), schedule(rules, 4, 60, seed=1)
        assert many[: len(few)] == few
        assert len(many) == 10 * len(few)
