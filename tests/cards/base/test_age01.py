"""Age 1 of the base set, card by card."""

from __future__ import annotations

import pytest

from tests.story import Story

EDITIONS = ("asmadi-1", "iello", "asmadi-3")


class TestAgriculture:
    def test_returning_a_card_scores_one_that_is_one_higher(self) -> None:
        story = Story(
            ann={"board": ["Agriculture"], "hand": ["Tools", "Coal"]}, bob={}, piles={2: ["Calendar"], 6: ["Canning"]}
        )
        story.ann.activates("Agriculture")
        story.ann.picks("Coal")
        story.expect(ann={"hand": ["Tools"], "score": ["Canning"]})
        assert story.bottom(5) == "Coal"
        assert story.turn_goes_on()

    def test_one_may_keep_the_hand(self) -> None:
        story = Story(ann={"board": ["Agriculture"], "hand": ["Tools"]}, bob={})
        story.ann.activates("Agriculture")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_with_an_empty_hand_nothing_is_asked(self) -> None:
        story = Story(ann={"board": ["Agriculture"]}, bob={})
        story.ann.activates("Agriculture")
        story.expect()
        assert story.turn_goes_on()

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Agriculture"], "hand": ["Tools"]},
            bob={"board": ["Pottery"], "hand": ["Calendar"]},
            piles={1: ["Oars"], 2: ["Fermenting"], 3: ["Paper"]},
        )
        story.ann.activates("Agriculture")
        story.bob.picks("Calendar")
        story.ann.picks("Tools")
        story.expect(
            ann={"hand": ["Oars"], "score": ["Fermenting"]},
            bob={"hand": [], "score": ["Paper"]},
        )

    def test_a_share_that_is_declined_earns_nothing(self) -> None:
        story = Story(
            ann={"board": ["Agriculture"], "hand": ["Tools"]}, bob={"board": ["Pottery"], "hand": ["Calendar"]}
        )
        story.ann.activates("Agriculture")
        story.bob.passes()
        story.ann.passes()
        story.expect()

    def test_returning_a_ten_ends_the_game(self) -> None:
        story = Story(ann={"board": ["Agriculture"], "hand": ["Software"]}, bob={"score": ["Oars"]})
        story.ann.activates("Agriculture")
        story.ann.picks("Software")
        assert story.winners() == ["bob"]
        assert story.won_by() == "points"


class TestOars:
    def test_a_crown_goes_to_the_score_pile_and_the_demand_repeats_in_the_third_edition(self) -> None:
        story = Story(
            ann={"board": ["Oars"]},
            bob={"hand": ["Sailing", "Code of Laws", "Tools"]},
            piles={1: ["Writing", "Archery", "Pottery"]},
        )
        story.ann.activates("Oars")
        story.bob.picks("Sailing")
        assert story.offered() == ["card code-of-laws", "card writing"]
        story.bob.picks("Writing")
        story.bob.picks("Code of Laws")
        story.bob.shows_hand()
        story.expect(
            ann={"score": ["Sailing", "Writing", "Code of Laws"]},
            bob={"hand": ["Tools", "Archery", "Pottery"]},
        )

    @pytest.mark.parametrize("edition", ["asmadi-1", "iello"])
    def test_the_demand_comes_once_in_the_first_edition(self, edition: str) -> None:
        story = Story(
            ann={"board": ["Oars"]}, bob={"hand": ["Sailing", "Code of Laws"]}, piles={1: ["Tools"]}, edition=edition
        )
        story.ann.activates("Oars")
        story.bob.picks("Sailing")
        story.expect(ann={"score": ["Sailing"]}, bob={"hand": ["Code of Laws", "Tools"]})
        assert story.turn_goes_on()

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_without_a_crown_bob_shows_his_hand_and_ann_draws(self, edition: str) -> None:
        story = Story(ann={"board": ["Oars"]}, bob={"hand": ["Tools"]}, piles={1: ["Archery"]}, edition=edition)
        story.ann.activates("Oars")
        story.bob.shows_hand()
        story.expect(ann={"hand": ["Archery"]})

    def test_with_an_empty_hand_there_is_nothing_to_show(self) -> None:
        story = Story(ann={"board": ["Oars"]}, bob={}, piles={1: ["Archery"]})
        story.ann.activates("Oars")
        story.expect(ann={"hand": ["Archery"]})

    def test_who_has_enough_castles_shares_the_second_effect_alone(self) -> None:
        story = Story(
            ann={"board": ["Oars"]},
            bob={"board": ["The Wheel"], "hand": ["Sailing"]},
            piles={1: ["Archery", "Tools", "Pottery"]},
        )
        story.ann.activates("Oars")
        story.expect(ann={"hand": ["Tools", "Pottery"]}, bob={"hand": ["Sailing", "Archery"]})
