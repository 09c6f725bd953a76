"""Two against two: Ann and Cid play against Bob and Dan (docs/rules.md, "Teams")."""

from __future__ import annotations

from typing import Any

import pytest

import tenages
from tenages.rules.errors import BadSetup
from tests.support.story import Story

pytestmark = pytest.mark.parametrize("edition", ["asmadi-1", "asmadi-3"])


def teams(edition: str, **said: Any) -> Story:
    for name in ("ann", "bob", "cid", "dan"):
        said.setdefault(name, {})
    return Story(edition=edition, teams=True, **said)


class TestWinning:
    def test_six_achievements_between_the_partners(self, edition: str) -> None:
        story = teams(
            edition,
            ann={"board": ["Services"], "score": ["A.I.", "Databases"], "achievements": [1, 2]},
            cid={"achievements": [5, 6, "World"]},
        )
        story.ann.achieves(3)
        assert story.winners() == ["ann", "cid"]
        assert story.won_by() == "achievements"

    def test_five_between_them_are_not_enough(self, edition: str) -> None:
        """Nor are the four or five that one player alone would need without teams."""
        story = teams(
            edition,
            ann={"board": ["Services"], "score": ["A.I.", "Databases"], "achievements": [1, 2, 4, 5]},
        )
        story.ann.achieves(3)
        assert story.winners() == []
        assert story.turn_goes_on()

    def test_one_partner_may_have_all_six(self, edition: str) -> None:
        story = teams(
            edition,
            ann={"board": ["Services"], "score": ["A.I.", "Databases"], "achievements": [1, 2, 4, 5, 6]},
        )
        story.ann.achieves(3)
        assert story.winners() == ["ann", "cid"]

    def test_the_others_do_not_add_up_with_them(self, edition: str) -> None:
        story = teams(
            edition,
            ann={"board": ["Services"], "score": ["A.I.", "Databases"], "achievements": [1, 2]},
            bob={"achievements": [5, 6, 7]},
        )
        story.ann.achieves(3)
        assert story.winners() == []

    def test_the_higher_joint_score_at_a_draw_past_10(self, edition: str) -> None:
        """Ann has the highest score of all, but Bob and Dan have more together."""
        story = teams(
            edition,
            ann={"board": ["Software"], "score": ["Robotics"]},
            bob={"score": ["Canning"]},
            dan={"score": ["Vaccination"]},
            only={10: []},
        )
        story.ann.draws()
        assert story.winners() == ["bob", "dan"]
        assert story.won_by() == "points"

    def test_a_tie_of_points_goes_to_the_team_with_more_achievements(self, edition: str) -> None:
        story = teams(
            edition,
            ann={"board": ["Software"], "score": ["Robotics"], "achievements": [1]},
            bob={"score": ["Coal"]},
            cid={"achievements": [2]},
            dan={"score": ["Banking"], "achievements": [3]},
            only={10: []},
        )
        story.ann.draws()
        assert story.winners() == ["ann", "cid"]

    def test_teams_that_are_tied_win_together_or_nobody_wins(self, edition: str) -> None:
        """docs/rules.md 15 (b): ten points and one achievement for each team."""
        story = teams(
            edition,
            ann={"board": ["Software"], "score": ["Robotics"]},
            bob={"score": ["Coal"]},
            cid={"achievements": [2]},
            dan={"score": ["Banking"], "achievements": [3]},
            only={10: []},
        )
        story.ann.draws()
        assert story.won_by() == "points"
        assert story.drawn() == (edition == "asmadi-3")
        assert story.winners() == ([] if edition == "asmadi-3" else ["ann", "bob", "cid", "dan"])

    def test_partners_who_are_tied_with_each_other_win(self, edition: str) -> None:
        story = teams(
            edition,
            ann={"board": ["Software"], "score": ["Coal"]},
            bob={"score": ["Oars"]},
            cid={"score": ["Banking"]},
            only={10: []},
        )
        story.ann.draws()
        assert story.winners() == ["ann", "cid"]

    def test_a_card_that_makes_you_win_makes_your_team_win(self, edition: str) -> None:
        story = teams(edition, ann={"board": ["Bioengineering"]}, dan={"board": ["Agriculture", "Services"]})
        story.ann.activates("Bioengineering")
        story.ann.picks("Agriculture")
        assert story.winners() == ["bob", "dan"]
        assert story.won_by() == "effect"

    def test_self_service_counts_the_achievements_of_both_partners(self, edition: str) -> None:
        """The 2011 FAQ: what counts are the achievements of a whole team against those of the other."""
        story = teams(
            edition,
            ann={"board": ["Self Service"]},
            bob={"achievements": [1]},
            cid={"achievements": [2, 3, 4]},
            dan={"achievements": [5]},
        )
        story.ann.activates("Self Service")
        assert story.winners() == ["ann", "cid"]
        story = teams(
            edition,
            ann={"board": ["Self Service"], "achievements": [2, 3, 4]},
            bob={"achievements": [1, 6]},
            dan={"achievements": [5]},
        )
        story.ann.activates("Self Service")
        # Ann has more than anyone, but not more than the two together.
        assert story.winners() == []


class TestPartners:
    def test_demands_pass_the_partner_over(self, edition: str) -> None:
        story = teams(
            edition,
            ann={"board": ["Archery"]},
            cid={"hand": ["Coal"]},
            piles={1: ["Tools", "Pottery"]},
        )
        story.ann.activates("Archery")
        # Bob and Dan drew and gave; Cid keeps Coal and draws nothing.
        story.expect(ann={"hand": ["Tools", "Pottery"]})

    def test_a_partner_shares_but_earns_no_bonus(self, edition: str) -> None:
        story = teams(
            edition,
            ann={"board": ["Writing"]},
            cid={"board": ["Tools"]},
            piles={2: ["Calendar", "Currency"]},
        )
        story.ann.activates("Writing")
        story.expect(ann={"hand": ["Currency"]}, cid={"hand": ["Calendar"]})
        assert story.turn_goes_on()

    def test_an_opponent_who_shares_beside_the_partner_earns_it(self, edition: str) -> None:
        story = teams(
            edition,
            ann={"board": ["Writing"]},
            cid={"board": ["Tools"]},
            dan={"board": ["Philosophy"]},
            piles={2: ["Calendar", "Currency", "Fermenting"], 1: ["Oars"]},
        )
        story.ann.activates("Writing")
        story.expect(ann={"hand": ["Fermenting", "Oars"]}, cid={"hand": ["Calendar"]}, dan={"hand": ["Currency"]})

    def test_clothing_does_not_look_at_the_partners_board(self, edition: str) -> None:
        """The 2011 FAQ: a partner's colors do no harm to Clothing; the first edition says "other player"."""
        story = teams(
            edition,
            ann={"board": ["Clothing", "Oars"]},
            bob={"board": ["Coal"]},
            cid={"board": ["Sailing"]},
            piles={1: ["Tools"]},
        )
        story.ann.activates("Clothing")
        # Green is on Cid's board only besides hers and counts for Ann; red is on Bob's.
        story.expect(ann={"score": ["Tools"]})

    def test_road_building_offers_only_opponents(self, edition: str) -> None:
        """docs/rules.md: "other player" never means the partner."""
        story = teams(edition, ann={"board": ["Road Building"], "hand": ["Tools", "Masonry"]})
        story.ann.activates("Road Building")
        story.ann.picks("Tools", "Masonry")
        assert story.offered() == ["player 1", "player 3", "pass"]

    def test_rocketry_offers_only_score_piles_of_opponents(self, edition: str) -> None:
        """The 2011 FAQ: Rocketry does not reach one's partner."""
        story = teams(
            edition,
            ann={"board": ["Rocketry"]},
            bob={"score": ["Oars"]},
            cid={"score": ["Tools"]},
            dan={"score": ["Coal"]},
        )
        story.ann.activates("Rocketry")
        assert story.offered() == ["back 1/1", "back 3/5"]

    def test_optics_gives_nothing_to_the_partner(self, edition: str) -> None:
        """The 2011 FAQ: a partner's score pile is not one to which the card may go."""
        story = teams(
            edition,
            ann={"board": ["Optics"], "score": ["Oars"]},
            bob={"score": ["Coal"]},
            dan={"score": ["Banking"]},
            piles={3: ["Machinery"]},
        )
        story.ann.activates("Optics")
        # Only Cid has fewer points than Ann.
        story.expect(ann={"board": ["Optics", "Machinery"]})

    def test_specialization_takes_nothing_from_the_partner(self, edition: str) -> None:
        story = teams(
            edition,
            ann={"board": ["Specialization"], "hand": ["Tools"]},
            bob={"board": ["Pottery"]},
            cid={"board": ["Writing"]},
        )
        story.ann.activates("Specialization")
        story.expect(ann={"hand": ["Tools", "Pottery"]}, bob={"board": []})

    def test_democracy_compares_opponents_only(self, edition: str) -> None:
        story = teams(
            edition,
            ann={"board": ["Democracy"], "hand": ["Oars"]},
            cid={"board": ["Tools"], "hand": ["Coal", "Masonry"]},
            piles={8: ["Flight", "Mobility"]},
        )
        story.ann.activates("Democracy")
        story.cid.picks("Coal", "Masonry")
        story.ann.picks("Oars")
        # Ann returned fewer than her partner, and more than her opponents.
        story.expect(ann={"hand": [], "score": ["Mobility"]}, cid={"hand": [], "score": ["Flight"]})


def test_iello_has_no_teams(edition: str) -> None:
    """docs/rules.md, "Where editions differ": teams."""
    assert tenages.new_game(4, edition=edition, teams=True).setup.teams
    with pytest.raises(BadSetup):
        tenages.new_game(4, edition="iello", teams=True)
