"""Age 5 of the base set, card by card."""

from __future__ import annotations

import pytest

from tenages.rules.icons import RED
from tests.support.looking import named, revealed
from tests.support.story import Story

EDITIONS = ("asmadi-1", "iello", "asmadi-3")
FIRST_TEXTS = ("asmadi-1", "iello")


class TestChemistry:
    def test_a_card_one_higher_is_scored_and_any_scored_card_returned(self) -> None:
        story = Story(
            ann={"board": ["Chemistry", "Oars"], "score": ["Tools", "Calendar"]}, bob={}, piles={6: ["Canning"]}
        )
        story.ann.activates("Chemistry")
        assert story.asked() == ("ann", "return")
        assert story.offered() == ["card tools", "card calendar", "card canning"]
        story.ann.picks("Tools")
        story.expect(ann={"score": ["Calendar", "Canning"]})
        assert story.bottom(1) == "Tools"
        assert story.turn_goes_on()

    def test_the_highest_top_card_of_any_color_counts(self) -> None:
        story = Story(
            ann={"board": ["Chemistry", "Refrigeration", "Ecology"], "score": ["Tools"]}, bob={}, piles={8: ["Flight"]}
        )
        story.ann.activates("Chemistry")
        story.ann.picks("Tools")
        story.expect(ann={"score": ["Flight"]})

    def test_with_an_empty_score_pile_the_new_card_itself_is_returned(self) -> None:
        story = Story(ann={"board": ["Chemistry"]}, bob={}, piles={6: ["Canning"]})
        story.ann.activates("Chemistry")
        story.expect()
        assert story.bottom(6) == "Canning"
        assert story.turn_goes_on()

    def test_blue_may_be_splayed_right(self) -> None:
        story = Story(ann={"board": ["Chemistry", "Tools"]}, bob={}, piles={6: ["Canning"]})
        story.ann.activates("Chemistry")
        assert story.offered() == ["color blue", "pass"]
        story.ann.picks_color("blue")
        story.expect(ann={"splay": {"blue": "right"}})
        assert story.bottom(6) == "Canning"

    def test_one_may_leave_blue_as_it_is(self) -> None:
        story = Story(ann={"board": ["Chemistry", "Tools"]}, bob={}, piles={6: ["Canning"]})
        story.ann.activates("Chemistry")
        story.ann.passes()
        story.expect()
        assert story.bottom(6) == "Canning"

    def test_above_a_ten_the_game_ends(self) -> None:
        story = Story(ann={"board": ["Chemistry", "Databases"]}, bob={"score": ["Oars"]})
        story.ann.activates("Chemistry")
        assert story.winners() == ["bob"]
        assert story.won_by() == "points"

    def test_bob_shares_first_by_his_own_board_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Chemistry"], "score": ["Tools"]},
            bob={"board": ["Gunpowder"], "score": ["Oars"]},
            piles={5: ["Coal", "Banking"], 6: ["Canning"]},
        )
        story.ann.activates("Chemistry")
        story.bob.picks("Oars")
        story.ann.picks("Canning")
        story.expect(ann={"hand": ["Banking"]}, bob={"score": ["Coal"]})
        assert story.bottom(6) == "Canning"


class TestPhysics:
    def test_three_sixes_of_different_colors_are_kept(self) -> None:
        story = Story(
            ann={"board": ["Physics"], "hand": ["Tools"]}, bob={}, piles={6: ["Canning", "Democracy", "Machine Tools"]}
        )
        story.ann.activates("Physics")
        story.expect(ann={"hand": ["Tools", "Canning", "Democracy", "Machine Tools"]})
        assert revealed(story) == ["Canning", "Democracy", "Machine Tools"]
        assert story.turn_goes_on()

    def test_the_colors_of_cards_held_before_do_not_matter(self) -> None:
        story = Story(
            ann={"board": ["Physics"], "hand": ["Vaccination"]},
            bob={},
            piles={6: ["Canning", "Democracy", "Machine Tools"]},
        )
        story.ann.activates("Physics")
        story.expect(ann={"hand": ["Vaccination", "Canning", "Democracy", "Machine Tools"]})

    def test_with_two_of_a_color_the_whole_hand_is_returned(self) -> None:
        story = Story(
            ann={"board": ["Physics"], "hand": ["Tools", "Coal"]},
            bob={},
            piles={6: ["Canning", "Democracy", "Vaccination"]},
        )
        story.ann.activates("Physics")
        story.ann.picks("Vaccination", "Canning")
        story.expect(ann={"hand": []})
        assert story.bottom(1) == "Tools"
        assert story.bottom(5) == "Coal"
        assert revealed(story) == ["Canning", "Democracy", "Vaccination"]
        assert story.turn_goes_on()

    def test_faq_the_order_of_the_returned_cards_is_ones_own(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Physics"], "hand": ["Emancipation"]},
            bob={},
            piles={6: ["Canning", "Vaccination", "Democracy"]},
        )
        story.ann.activates("Physics")
        assert story.asked() == ("ann", "return")
        story.ann.picks("Democracy", "Emancipation", "Canning")
        story.expect(ann={"hand": []})
        assert story.pile(6)[-4:] == ["Democracy", "Emancipation", "Canning", "Vaccination"]

    def test_a_seven_drawn_for_want_of_sixes_counts_as_well(self) -> None:
        story = Story(
            ann={"board": ["Physics"], "hand": ["Tools"]},
            bob={},
            only={6: ["Canning", "Democracy"]},
            piles={7: ["Sanitation"]},
        )
        story.ann.activates("Physics")
        story.ann.picks("Canning")
        story.expect(ann={"hand": []})
        assert story.pile(6) == ["Canning", "Democracy"]
        assert story.bottom(7) == "Sanitation"

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Physics"], "hand": ["Oars"]},
            bob={"board": ["Tools"], "hand": ["Archery"]},
            piles={
                5: ["Coal"],
                6: ["Canning", "Vaccination", "Democracy", "Emancipation", "Machine Tools", "Encyclopedia"],
            },
        )
        story.ann.activates("Physics")
        story.bob.picks("Canning", "Democracy")
        story.expect(ann={"hand": ["Oars", "Emancipation", "Machine Tools", "Encyclopedia", "Coal"]}, bob={"hand": []})

    def test_who_has_fewer_lightbulbs_does_not_share(self) -> None:
        story = Story(
            ann={"board": ["Physics"]},
            bob={"board": ["Archery"], "hand": ["Oars"]},
            piles={6: ["Canning", "Democracy", "Machine Tools"]},
        )
        story.ann.activates("Physics")
        story.expect(ann={"hand": ["Canning", "Democracy", "Machine Tools"]})


class TestBanking:
    def test_bob_gives_a_top_card_with_a_factory_and_scores_a_five(self) -> None:
        story = Story(
            ann={"board": ["Banking", "Oars"]}, bob={"board": ["Colonialism", "Canning", "Tools"]}, piles={5: ["Coal"]}
        )
        # Ann's Oars has a crown as well, so she shows three.
        story.ann.activates("Banking")
        assert story.asked() == ("bob", "transfer")
        assert story.offered() == ["card colonialism", "card canning"]
        story.bob.picks("Colonialism")
        story.expect(
            ann={"board": {"green": ["Banking"], "red": ["Colonialism", "Oars"]}},
            bob={"board": ["Canning", "Tools"], "score": ["Coal"]},
        )
        assert story.turn_goes_on()

    def test_a_green_card_is_not_taken_and_nothing_is_scored(self) -> None:
        story = Story(ann={"board": ["Banking"]}, bob={"board": ["Electricity"]})
        story.ann.activates("Banking")
        story.expect()
        assert story.turn_goes_on()

    def test_a_covered_factory_is_not_taken(self) -> None:
        story = Story(ann={"board": ["Banking"]}, bob={"board": {"red": ["Archery", "Colonialism"]}})
        story.ann.activates("Banking")
        story.expect()

    def test_an_empty_board_gives_nothing(self) -> None:
        story = Story(ann={"board": ["Banking"]}, bob={"hand": ["Coal"]})
        story.ann.activates("Banking")
        story.expect()
        assert story.turn_goes_on()

    def test_green_may_be_splayed_right(self) -> None:
        story = Story(ann={"board": ["Banking", "Paper"]}, bob={})
        story.ann.activates("Banking")
        assert story.offered() == ["color green", "pass"]
        story.ann.picks_color("green")
        story.expect(ann={"splay": {"green": "right"}})
        assert story.turn_goes_on()

    def test_one_may_leave_green_as_it_is(self) -> None:
        story = Story(ann={"board": ["Banking", "Paper"]}, bob={})
        story.ann.activates("Banking")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_faq_the_second_effect_is_shared_by_who_does_not_obey(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Banking", "Paper"]},
            bob={"board": ["Mapmaking", "Compass", "Colonialism"]},
            piles={5: ["Coal"]},
        )
        story.ann.activates("Banking")
        story.bob.picks_color("green")
        story.ann.passes()
        story.expect(ann={"hand": ["Coal"]}, bob={"splay": {"green": "right"}})


class TestMeasurementThirdEdition:
    def test_the_color_of_the_returned_card_is_splayed_and_counted(self) -> None:
        story = Story(
            ann={"board": ["Measurement", "Paper", "Oars"], "hand": ["Mapmaking", "Tools"]},
            bob={},
            piles={2: ["Calendar"]},
        )
        story.ann.activates("Measurement")
        assert story.offered() == ["card mapmaking", "card tools", "pass"]
        story.ann.picks("Mapmaking")
        story.expect(ann={"splay": {"green": "right"}, "hand": ["Tools", "Calendar"]})
        assert story.bottom(2) == "Mapmaking"
        assert revealed(story) == ["Mapmaking"]
        assert story.turn_goes_on()

    def test_a_color_of_one_card_is_not_splayed_and_draws_a_one(self) -> None:
        story = Story(
            ann={"board": ["Measurement", "Oars"], "hand": ["Coal"]}, bob={}, piles={1: ["Archery"], 5: ["Physics"]}
        )
        story.ann.activates("Measurement")
        story.ann.picks("Coal")
        story.expect(ann={"hand": ["Archery"]})

    def test_a_color_without_cards_draws_a_one_too(self) -> None:
        story = Story(ann={"board": ["Measurement"], "hand": ["Tools"]}, bob={}, piles={1: ["Archery"]})
        story.ann.activates("Measurement")
        story.ann.picks("Tools")
        story.expect(ann={"hand": ["Archery"]})
        assert story.bottom(1) == "Tools"

    def test_a_color_splayed_right_already_stays_so_and_is_counted(self) -> None:
        story = Story(
            ann={"board": ["Measurement", "Paper", "Sailing"], "splay": {"green": "right"}, "hand": ["Mapmaking"]},
            bob={},
            piles={3: ["Optics"]},
        )
        story.ann.activates("Measurement")
        story.ann.picks("Mapmaking")
        story.expect(ann={"hand": ["Optics"]})

    def test_a_color_splayed_otherwise_is_splayed_right(self) -> None:
        story = Story(
            ann={"board": ["Measurement", "Paper"], "splay": {"green": "up"}, "hand": ["Mapmaking"]},
            bob={},
            piles={2: ["Calendar"]},
        )
        story.ann.activates("Measurement")
        story.ann.picks("Mapmaking")
        story.expect(ann={"hand": ["Calendar"], "splay": {"green": "right"}})

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Measurement"], "hand": ["Oars"]},
            bob={"board": ["Mathematics", "Tools", "Pottery"], "hand": ["Alchemy"]},
            piles={3: ["Optics"], 5: ["Coal"]},
        )
        story.ann.activates("Measurement")
        story.bob.picks("Alchemy")
        story.ann.passes()
        story.expect(ann={"hand": ["Oars", "Coal"]}, bob={"hand": ["Optics"], "splay": {"blue": "right"}})


class TestMeasurementFirstEdition:
    @pytest.mark.parametrize("edition", FIRST_TEXTS)
    def test_any_color_may_be_chosen(self, edition: str) -> None:
        story = Story(
            ann={"board": ["Measurement", "Paper"], "hand": ["Oars", "Tools"]},
            bob={},
            piles={2: ["Calendar"]},
            edition=edition,
        )
        story.ann.activates("Measurement")
        story.ann.picks("Oars")
        assert story.asked() == ("ann", "choose color")
        assert story.offered() == ["color red", "color yellow", "color green", "color blue", "color purple"]
        story.ann.picks_color("green")
        story.expect(ann={"splay": {"green": "right"}, "hand": ["Tools", "Calendar"]})
        assert story.bottom(1) == "Oars"
        assert revealed(story) == []
        assert story.turn_goes_on()

    @pytest.mark.parametrize("edition", FIRST_TEXTS)
    def test_faq_a_pile_splayed_right_already_stays_so_and_is_counted(self, edition: str) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Measurement", "Paper", "Sailing"], "splay": {"green": "right"}, "hand": ["Oars"]},
            bob={},
            piles={3: ["Optics"]},
            edition=edition,
        )
        story.ann.activates("Measurement")
        story.ann.picks("Oars")
        story.ann.picks_color("green")
        story.expect(ann={"hand": ["Optics"]})

    @pytest.mark.parametrize("edition", FIRST_TEXTS)
    def test_faq_a_color_without_cards_draws_no_card(self, edition: str) -> None:
        # Source: 2011 FAQ
        story = Story(ann={"board": ["Measurement"], "hand": ["Oars", "Tools"]}, bob={}, edition=edition)
        story.ann.activates("Measurement")
        story.ann.picks("Oars")
        story.ann.picks_color("red")
        story.expect(ann={"hand": ["Tools"]})
        assert named(story) == [RED]
        assert story.turn_goes_on()

    @pytest.mark.parametrize("edition", FIRST_TEXTS)
    def test_faq_a_color_of_one_card_is_not_splayed_and_draws_a_one(self, edition: str) -> None:
        # Source: 2011 FAQ
        story = Story(ann={"board": ["Measurement"], "hand": ["Oars"]}, bob={}, piles={1: ["Archery"]}, edition=edition)
        story.ann.activates("Measurement")
        story.ann.picks("Oars")
        story.ann.picks_color("green")
        story.expect(ann={"hand": ["Archery"]})

    @pytest.mark.parametrize("edition", FIRST_TEXTS)
    def test_bob_shares_first_and_ann_draws_for_it(self, edition: str) -> None:
        story = Story(
            ann={"board": ["Measurement"], "hand": ["Oars"]},
            bob={"board": ["Mathematics", "Tools", "Pottery"], "hand": ["Archery"]},
            piles={3: ["Optics"], 5: ["Coal"]},
            edition=edition,
        )
        story.ann.activates("Measurement")
        story.bob.picks("Archery")
        story.bob.picks_color("blue")
        story.ann.passes()
        story.expect(ann={"hand": ["Oars", "Coal"]}, bob={"hand": ["Optics"], "splay": {"blue": "right"}})


@pytest.mark.parametrize("edition", EDITIONS)
class TestMeasurementInAllEditions:
    def test_one_may_keep_the_hand(self, edition: str) -> None:
        story = Story(ann={"board": ["Measurement", "Paper"], "hand": ["Mapmaking"]}, bob={}, edition=edition)
        story.ann.activates("Measurement")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_with_an_empty_hand_nothing_is_asked(self, edition: str) -> None:
        story = Story(ann={"board": ["Measurement", "Paper"]}, bob={}, edition=edition)
        story.ann.activates("Measurement")
        story.expect()
        assert story.turn_goes_on()


class TestAstronomy:
    def test_faq_a_six_that_is_neither_green_nor_blue_is_kept(self) -> None:
        # Source: 2011 FAQ
        story = Story(ann={"board": ["Astronomy", "Oars"]}, bob={}, piles={6: ["Machine Tools", "Classification"]})
        story.ann.activates("Astronomy")
        story.expect(ann={"hand": ["Machine Tools"]})
        assert revealed(story) == ["Machine Tools"]
        assert story.turn_goes_on()

    def test_faq_green_and_blue_sixes_are_melded_until_another_comes(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Astronomy", "Oars", "Paper"]},
            bob={},
            piles={6: ["Atomic Theory", "Classification", "Encyclopedia", "Democracy", "Canning"]},
        )
        story.ann.activates("Astronomy")
        story.expect(
            ann={
                "board": {
                    "purple": ["Astronomy"],
                    "red": ["Oars"],
                    "green": ["Classification", "Paper"],
                    "blue": ["Encyclopedia", "Atomic Theory"],
                },
                "hand": ["Democracy"],
            }
        )
        assert revealed(story) == ["Atomic Theory", "Classification", "Encyclopedia", "Democracy"]
        assert story.turn_goes_on()

    def test_tops_of_six_and_more_claim_universe(self) -> None:
        story = Story(
            ann={"board": ["Astronomy", "Paper", "Refrigeration"]},
            bob={},
            piles={6: ["Classification", "Canning"]},
        )
        story.ann.activates("Astronomy")
        story.expect(
            ann={
                "board": {
                    "purple": ["Astronomy"],
                    "green": ["Classification", "Paper"],
                    "yellow": ["Refrigeration"],
                },
                "hand": ["Canning"],
                "achievements": ["Universe"],
            }
        )

    def test_a_top_five_of_another_color_is_too_low(self) -> None:
        story = Story(ann={"board": ["Astronomy", "Coal", "Canning"]}, bob={}, piles={6: ["Machine Tools"]})
        story.ann.activates("Astronomy")
        story.expect(ann={"hand": ["Machine Tools"]})

    def test_faq_astronomy_alone_on_the_board_claims_universe(self) -> None:
        # Source: 2011 FAQ
        story = Story(ann={"board": ["Astronomy", "Mysticism"]}, bob={}, piles={6: ["Machine Tools"]})
        story.ann.activates("Astronomy")
        story.expect(ann={"hand": ["Machine Tools"], "achievements": ["Universe"]})

    def test_faq_an_opponent_who_shares_claims_universe_first(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Astronomy"]},
            bob={"board": ["Philosophy", "Canning"]},
            piles={5: ["Coal"], 6: ["Machine Tools", "Democracy"]},
        )
        story.ann.activates("Astronomy")
        story.expect(ann={"hand": ["Democracy", "Coal"]}, bob={"hand": ["Machine Tools"], "achievements": ["Universe"]})

    def test_a_universe_that_bob_has_stays_with_him(self) -> None:
        story = Story(ann={"board": ["Astronomy"]}, bob={"achievements": ["Universe"]}, piles={6: ["Machine Tools"]})
        story.ann.activates("Astronomy")
        story.expect(ann={"hand": ["Machine Tools"]})

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Astronomy", "Archery"]},
            bob={"board": ["Education", "Coal"]},
            piles={5: ["Banking"], 6: ["Classification", "Canning", "Vaccination"]},
        )
        story.ann.activates("Astronomy")
        story.expect(
            ann={"hand": ["Vaccination", "Banking"]},
            bob={"board": ["Education", "Coal", "Classification"], "hand": ["Canning"]},
        )


class TestSocietiesThirdEdition:
    def test_a_lightbulb_higher_than_anns_top_card_of_its_color_is_taken(self) -> None:
        story = Story(
            ann={"board": ["Societies", "Tools"]},
            bob={"board": ["Experimentation", "Perspective", "Oars"]},
            piles={5: ["Coal"]},
        )
        story.ann.activates("Societies")
        assert story.asked() == ("bob", "transfer")
        assert story.offered() == ["card perspective", "card experimentation"]
        story.bob.picks("Experimentation")
        story.expect(
            ann={"board": {"purple": ["Societies"], "blue": ["Experimentation", "Tools"]}},
            bob={"board": ["Perspective", "Oars"], "hand": ["Coal"]},
        )
        assert story.turn_goes_on()

    def test_a_color_that_ann_lacks_counts_as_zero(self) -> None:
        story = Story(ann={"board": ["Societies"]}, bob={"board": ["Tools"], "hand": ["Oars"]}, piles={5: ["Coal"]})
        story.ann.activates("Societies")
        story.expect(ann={"board": ["Societies", "Tools"]}, bob={"board": [], "hand": ["Oars", "Coal"]})

    @pytest.mark.parametrize("mine", ["Printing Press", "Chemistry"])
    def test_an_equal_or_lower_card_is_not_taken_and_nothing_is_drawn(self, mine: str) -> None:
        story = Story(ann={"board": ["Societies", mine]}, bob={"board": ["Experimentation"]})
        story.ann.activates("Societies")
        story.expect()
        assert story.turn_goes_on()

    def test_a_higher_purple_card_is_taken_as_well(self) -> None:
        # Bob shows two crowns, so Ann needs more than Societies has.
        story = Story(ann={"board": ["Societies", "Optics"]}, bob={"board": ["Democracy", "Oars"]}, piles={5: ["Coal"]})
        story.ann.activates("Societies")
        story.expect(
            ann={"board": {"purple": ["Democracy", "Societies"], "red": ["Optics"]}},
            bob={"board": ["Oars"], "hand": ["Coal"]},
        )


class TestSocietiesFirstEdition:
    @pytest.mark.parametrize("edition", FIRST_TEXTS)
    def test_a_lightbulb_is_taken_whatever_its_value(self, edition: str) -> None:
        story = Story(
            ann={"board": ["Societies", "Experimentation"]},
            bob={"board": ["Tools", "Perspective", "Oars"]},
            piles={5: ["Coal"]},
            edition=edition,
        )
        story.ann.activates("Societies")
        assert story.offered() == ["card perspective", "card tools"]
        story.bob.picks("Tools")
        story.expect(
            ann={"board": {"purple": ["Societies"], "blue": ["Tools", "Experimentation"]}},
            bob={"board": ["Perspective", "Oars"], "hand": ["Coal"]},
        )
        assert story.turn_goes_on()

    @pytest.mark.parametrize("edition", FIRST_TEXTS)
    def test_a_purple_card_is_not_taken_and_nothing_is_drawn(self, edition: str) -> None:
        story = Story(ann={"board": ["Societies"]}, bob={"board": ["Democracy"]}, edition=edition)
        story.ann.activates("Societies")
        story.expect()
        assert story.turn_goes_on()


@pytest.mark.parametrize("edition", EDITIONS)
class TestSocietiesInAllEditions:
    def test_a_covered_lightbulb_is_not_taken(self, edition: str) -> None:
        story = Story(ann={"board": ["Societies"]}, bob={"board": ["Pottery", "Tools"]}, edition=edition)
        story.ann.activates("Societies")
        story.expect()
        assert story.turn_goes_on()

    def test_an_empty_board_gives_nothing(self, edition: str) -> None:
        story = Story(ann={"board": ["Societies"]}, bob={"hand": ["Tools"]}, edition=edition)
        story.ann.activates("Societies")
        story.expect()
        assert story.turn_goes_on()

    def test_who_has_as_many_crowns_does_not_obey(self, edition: str) -> None:
        story = Story(ann={"board": ["Societies"]}, bob={"board": ["Sailing", "Tools"]}, edition=edition)
        story.ann.activates("Societies")
        story.expect()
        assert story.turn_goes_on()


class TestCoal:
    def test_a_five_is_tucked_and_the_rest_may_be_declined(self) -> None:
        story = Story(ann={"board": ["Coal"]}, bob={}, piles={5: ["Banking"]})
        story.ann.activates("Coal")
        assert story.asked() == ("ann", "score")
        assert story.offered() == ["card coal", "card banking", "pass"]
        story.ann.passes()
        story.expect(ann={"board": ["Coal", "Banking"]})
        assert story.turn_goes_on()

    def test_red_may_be_splayed_right(self) -> None:
        story = Story(ann={"board": ["Coal"]}, bob={}, piles={5: ["The Pirate Code"]})
        story.ann.activates("Coal")
        assert story.offered() == ["color red", "pass"]
        story.ann.picks_color("red")
        story.ann.passes()
        story.expect(ann={"board": {"red": ["Coal", "The Pirate Code"]}, "splay": {"red": "right"}})

    def test_a_top_card_and_the_one_beneath_it_may_be_scored(self) -> None:
        story = Story(
            ann={
                "board": {"red": ["Coal", "Oars", "Archery"], "blue": ["Tools", "Writing"]},
                "splay": {"red": "right"},
            },
            bob={},
            piles={5: ["Banking"]},
        )
        story.ann.activates("Coal")
        story.ann.picks("Coal")
        story.expect(
            ann={
                "board": {"red": ["Archery"], "blue": ["Tools", "Writing"], "green": ["Banking"]},
                "splay": {},
                "score": ["Coal", "Oars"],
            }
        )
        assert story.turn_goes_on()

    def test_any_color_will_do_and_the_splay_may_be_declined(self) -> None:
        story = Story(
            ann={"board": {"red": ["Coal", "Oars"], "blue": ["Tools", "Writing"]}}, bob={}, piles={5: ["Banking"]}
        )
        story.ann.activates("Coal")
        story.ann.passes()
        story.ann.picks("Tools")
        story.expect(ann={"board": {"red": ["Coal", "Oars"], "green": ["Banking"]}, "score": ["Tools", "Writing"]})

    def test_a_card_with_none_beneath_it_is_scored_alone(self) -> None:
        story = Story(ann={"board": ["Coal"]}, bob={}, piles={5: ["Banking"]})
        story.ann.activates("Coal")
        story.ann.picks("Banking")
        story.expect(ann={"score": ["Banking"]})

    def test_bob_shares_each_effect_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Coal"]},
            bob={"board": ["Machine Tools", "Oars"]},
            piles={5: ["Banking", "Statistics", "Physics"]},
        )
        story.ann.activates("Coal")
        assert story.asked() == ("bob", "splay right")
        story.bob.picks_color("red")
        story.bob.picks("Machine Tools")
        story.ann.passes()
        story.expect(
            ann={"board": ["Coal", "Statistics"], "hand": ["Physics"]},
            bob={"board": ["Banking"], "score": ["Machine Tools", "Oars"]},
        )


class TestThePirateCode:
    def test_bob_gives_two_cards_of_his_choice_and_ann_scores_a_crown(self) -> None:
        story = Story(
            ann={"board": ["The Pirate Code", "Tools"]}, bob={"score": ["Writing", "Calendar", "Anatomy", "Coal"]}
        )
        story.ann.activates("The Pirate Code")
        assert story.asked() == ("bob", "transfer")
        assert story.offered() == ["card writing", "card calendar", "card anatomy"]
        story.bob.picks("Anatomy")
        assert story.offered() == ["card writing", "card calendar"]
        story.bob.picks("Writing")
        story.expect(
            ann={"board": ["Tools"], "score": ["Anatomy", "Writing", "The Pirate Code"]},
            bob={"score": ["Calendar", "Coal"]},
        )
        assert story.turn_goes_on()

    def test_a_single_low_card_goes_alone_and_is_enough(self) -> None:
        story = Story(ann={"board": ["The Pirate Code", "Tools"]}, bob={"score": ["Calendar", "Coal"]})
        story.ann.activates("The Pirate Code")
        story.expect(ann={"board": ["Tools"], "score": ["Calendar", "The Pirate Code"]}, bob={"score": ["Coal"]})

    def test_without_low_cards_nothing_is_transferred_or_scored(self) -> None:
        story = Story(ann={"board": ["The Pirate Code"]}, bob={"score": ["Physics", "Coal"]})
        story.ann.activates("The Pirate Code")
        story.expect()
        assert story.turn_goes_on()

    def test_an_empty_score_pile_gives_nothing(self) -> None:
        story = Story(ann={"board": ["The Pirate Code"]}, bob={"hand": ["Tools"]})
        story.ann.activates("The Pirate Code")
        story.expect()
        assert story.turn_goes_on()

    def test_who_has_as_many_crowns_does_not_obey(self) -> None:
        story = Story(ann={"board": ["The Pirate Code"]}, bob={"board": ["Sailing"], "score": ["Tools"]})
        story.ann.activates("The Pirate Code")
        story.expect()
        assert story.turn_goes_on()

    def test_the_lowest_is_sought_among_top_cards_with_a_crown(self) -> None:
        story = Story(
            ann={"board": {"red": ["The Pirate Code"], "blue": ["Tools"], "green": ["Currency", "Sailing"]}},
            bob={"score": ["Calendar"]},
        )
        story.ann.activates("The Pirate Code")
        story.expect(
            ann={
                "board": {"red": ["The Pirate Code"], "blue": ["Tools"], "green": ["Sailing"]},
                "score": ["Calendar", "Currency"],
            },
            bob={"score": []},
        )

    def test_faq_among_equals_one_chooses_which_card_to_score(self) -> None:
        # Source: 2011 FAQ
        story = Story(ann={"board": ["The Pirate Code", "Sailing", "City States"]}, bob={"score": ["Calendar"]})
        story.ann.activates("The Pirate Code")
        assert story.asked() == ("ann", "score")
        assert story.offered() == ["card sailing", "card city-states"]
        story.ann.picks("City States")
        story.expect(
            ann={"board": ["The Pirate Code", "Sailing"], "score": ["Calendar", "City States"]}, bob={"score": []}
        )

    def test_faq_the_second_effect_is_shared_by_who_does_not_obey(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["The Pirate Code", "Tools"]},
            bob={"score": ["Calendar"]},
            cid={"board": ["Navigation", "Oars"], "score": ["Paper"]},
            piles={1: ["Archery"]},
        )
        story.ann.activates("The Pirate Code")
        story.expect(
            ann={"board": ["Tools"], "score": ["Calendar", "The Pirate Code"], "hand": ["Archery"]},
            bob={"score": []},
            cid={"board": ["Navigation"], "score": ["Paper", "Oars"]},
        )

    def test_who_shares_without_a_top_crown_scores_nothing(self) -> None:
        story = Story(
            ann={"board": ["The Pirate Code", "Tools"]},
            bob={"score": ["Calendar"]},
            cid={"board": {"blue": ["Pottery", "Translation"]}, "splay": {"blue": "up"}},
        )
        story.ann.activates("The Pirate Code")
        story.expect(ann={"board": ["Tools"], "score": ["Calendar", "The Pirate Code"]}, bob={"score": []})


class TestStatisticsThirdEdition:
    def test_all_the_highest_scored_cards_go_to_bobs_hand(self) -> None:
        story = Story(
            ann={"board": ["Statistics"]}, bob={"hand": ["Oars"], "score": ["Coal", "Tools", "Banking", "Anatomy"]}
        )
        story.ann.activates("Statistics")
        story.expect(bob={"hand": ["Oars", "Coal", "Banking"], "score": ["Tools", "Anatomy"]})
        assert story.turn_goes_on()

    def test_it_does_not_repeat_with_an_empty_hand(self) -> None:
        story = Story(ann={"board": ["Statistics"]}, bob={"score": ["Coal", "Tools"]})
        story.ann.activates("Statistics")
        story.expect(bob={"hand": ["Coal"], "score": ["Tools"]})


@pytest.mark.parametrize("edition", FIRST_TEXTS)
class TestStatisticsFirstEdition:
    def test_one_highest_card_goes_to_the_hand_and_bob_picks_it(self, edition: str) -> None:
        story = Story(
            ann={"board": ["Statistics"]},
            bob={"hand": ["Oars"], "score": ["Coal", "Tools", "Banking"]},
            edition=edition,
        )
        story.ann.activates("Statistics")
        assert story.asked() == ("bob", "transfer")
        assert story.offered() == ["card coal", "card banking"]
        story.bob.picks("Banking")
        story.expect(bob={"hand": ["Oars", "Banking"], "score": ["Coal", "Tools"]})
        assert story.turn_goes_on()

    def test_faq_the_card_drawn_comes_from_the_own_score_pile(self, edition: str) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Statistics"]}, bob={"hand": ["Oars"], "score": ["Coal", "Tools"]}, edition=edition
        )
        supply = [story.pile(age) for age in range(1, 11)]
        story.ann.activates("Statistics")
        story.expect(bob={"hand": ["Oars", "Coal"], "score": ["Tools"]})
        assert [story.pile(age) for age in range(1, 11)] == supply

    def test_as_the_only_card_in_hand_it_repeats_the_demand_once(self, edition: str) -> None:
        story = Story(
            ann={"board": ["Statistics"]}, bob={"score": ["Coal", "Tools", "Anatomy", "Perspective"]}, edition=edition
        )
        story.ann.activates("Statistics")
        assert story.offered() == ["card anatomy", "card perspective"]
        story.bob.picks("Anatomy")
        story.expect(bob={"hand": ["Coal", "Anatomy"], "score": ["Tools", "Perspective"]})
        assert story.turn_goes_on()

    def test_a_single_scored_card_goes_and_that_is_all(self, edition: str) -> None:
        story = Story(ann={"board": ["Statistics"]}, bob={"score": ["Coal"]}, edition=edition)
        story.ann.activates("Statistics")
        story.expect(bob={"hand": ["Coal"], "score": []})
        assert story.turn_goes_on()


@pytest.mark.parametrize("edition", EDITIONS)
class TestStatisticsInAllEditions:
    def test_an_empty_score_pile_gives_nothing(self, edition: str) -> None:
        story = Story(ann={"board": ["Statistics"]}, bob={"hand": ["Tools"]}, edition=edition)
        story.ann.activates("Statistics")
        story.expect()
        assert story.turn_goes_on()

    def test_who_has_as_many_leaves_does_not_obey(self, edition: str) -> None:
        story = Story(ann={"board": ["Statistics"]}, bob={"board": ["Calendar"], "score": ["Coal"]}, edition=edition)
        story.ann.activates("Statistics")
        story.expect()
        assert story.turn_goes_on()

    def test_yellow_may_be_splayed_right(self, edition: str) -> None:
        story = Story(ann={"board": ["Statistics", "Masonry"]}, bob={}, edition=edition)
        story.ann.activates("Statistics")
        assert story.offered() == ["color yellow", "pass"]
        story.ann.picks_color("yellow")
        story.expect(ann={"splay": {"yellow": "right"}})
        assert story.turn_goes_on()

    def test_faq_the_second_effect_is_shared_by_who_does_not_obey(self, edition: str) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Statistics", "Masonry"]},
            bob={"board": ["Agriculture", "Domestication"], "score": ["Oars"]},
            piles={5: ["Coal"]},
            edition=edition,
        )
        story.ann.activates("Statistics")
        story.bob.picks_color("yellow")
        story.ann.passes()
        story.expect(ann={"hand": ["Coal"]}, bob={"splay": {"yellow": "right"}})


class TestSteamEngine:
    def test_two_fours_are_tucked_and_the_bottom_yellow_card_is_scored(self) -> None:
        story = Story(ann={"board": ["Steam Engine"]}, bob={}, piles={4: ["Anatomy", "Perspective"]})
        story.ann.activates("Steam Engine")
        story.expect(ann={"board": {"yellow": ["Steam Engine", "Anatomy"]}, "score": ["Perspective"]})
        assert story.turn_goes_on()

    def test_the_bottom_card_may_have_lain_there_before(self) -> None:
        story = Story(
            ann={"board": {"yellow": ["Steam Engine", "Machinery", "Masonry"]}, "splay": {"yellow": "left"}},
            bob={},
            piles={4: ["Navigation", "Gunpowder"]},
        )
        story.ann.activates("Steam Engine")
        story.expect(
            ann={
                "board": {"yellow": ["Steam Engine", "Machinery"], "green": ["Navigation"], "red": ["Gunpowder"]},
                "score": ["Masonry"],
            }
        )

    def test_faq_an_only_yellow_card_is_the_bottom_one(self) -> None:
        # Source: 2011 FAQ
        story = Story(ann={"board": ["Steam Engine"]}, bob={}, piles={4: ["Navigation", "Enterprise"]})
        story.ann.activates("Steam Engine")
        story.expect(ann={"board": ["Navigation", "Enterprise"], "score": ["Steam Engine"]})
        assert story.turn_goes_on()

    def test_bob_shares_first_and_without_yellow_cards_he_scores_nothing(self) -> None:
        story = Story(
            ann={"board": ["Steam Engine"]},
            bob={"board": ["Gunpowder"]},
            piles={4: ["Navigation", "Colonialism", "Anatomy", "Enterprise"], 5: ["Coal"]},
        )
        story.ann.activates("Steam Engine")
        story.expect(
            ann={"board": ["Steam Engine", "Enterprise"], "score": ["Anatomy"], "hand": ["Coal"]},
            bob={"board": {"red": ["Gunpowder", "Colonialism"], "green": ["Navigation"]}},
        )

    def test_who_has_fewer_factories_does_not_share(self) -> None:
        story = Story(
            ann={"board": ["Steam Engine"]}, bob={"board": ["Invention"]}, piles={4: ["Anatomy", "Perspective"]}
        )
        story.ann.activates("Steam Engine")
        story.expect(ann={"board": {"yellow": ["Steam Engine", "Anatomy"]}, "score": ["Perspective"]})
