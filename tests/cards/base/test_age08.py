"""Age 8 of the base set, card by card."""

from __future__ import annotations

import pytest

from tests.support.story import Story

EDITIONS = ("asmadi-1", "iello", "asmadi-3")


class TestQuantumTheory:
    def test_two_cards_returned_bring_a_ten_to_the_hand_and_a_ten_to_the_score_pile(self) -> None:
        story = Story(
            ann={"board": ["Quantum Theory"], "hand": ["Tools", "Coal", "Canning"]},
            bob={},
            piles={10: ["Software", "Databases"]},
        )
        story.ann.activates("Quantum Theory")
        story.ann.picks("Tools", "Coal")
        story.expect(ann={"hand": ["Canning", "Software"], "score": ["Databases"]})
        assert (story.bottom(1), story.bottom(5)) == ("Tools", "Coal")
        assert story.turn_goes_on()

    def test_faq_one_may_return_just_one_card_and_nothing_else_happens(self) -> None:
        # Source: 2011 FAQ
        story = Story(ann={"board": ["Quantum Theory"], "hand": ["Tools", "Coal"]}, bob={})
        story.ann.activates("Quantum Theory")
        story.ann.picks("Tools")
        story.ann.passes()
        story.expect(ann={"hand": ["Coal"]})
        assert story.turn_goes_on()

    def test_with_one_card_alone_there_is_nothing_to_gain(self) -> None:
        story = Story(ann={"board": ["Quantum Theory"], "hand": ["Tools"]}, bob={})
        story.ann.activates("Quantum Theory")
        story.ann.picks("Tools")
        story.expect(ann={"hand": []})
        assert story.turn_goes_on()

    def test_one_may_keep_the_hand(self) -> None:
        story = Story(ann={"board": ["Quantum Theory"], "hand": ["Tools", "Coal"]}, bob={})
        story.ann.activates("Quantum Theory")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_with_an_empty_hand_nothing_is_asked(self) -> None:
        story = Story(ann={"board": ["Quantum Theory"]}, bob={})
        story.ann.activates("Quantum Theory")
        story.expect()
        assert story.turn_goes_on()

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Quantum Theory"], "hand": ["Tools", "Coal"]},
            bob={"board": ["Rocketry"], "hand": ["Oars", "Sailing"]},
            piles={8: ["Flight"], 10: ["Software", "Databases", "Robotics", "Stem Cells"]},
        )
        story.ann.activates("Quantum Theory")
        story.bob.picks("Oars", "Sailing")
        story.ann.picks("Tools", "Coal")
        story.expect(
            ann={"hand": ["Robotics", "Flight"], "score": ["Stem Cells"]},
            bob={"hand": ["Software"], "score": ["Databases"]},
        )


class TestRocketry:
    def test_three_clocks_return_one_card_of_an_opponent(self) -> None:
        story = Story(ann={"board": ["Rocketry"], "score": ["Oars"]}, bob={"score": ["Tools", "Coal"]})
        story.ann.activates("Rocketry")
        assert story.asked() == ("ann", "return")
        story.ann.picks_back("bob", 5)
        story.expect(bob={"score": ["Tools"]})
        assert story.bottom(5) == "Coal"
        assert story.turn_goes_on()

    def test_four_clocks_return_two_cards_from_any_opponents(self) -> None:
        story = Story(
            ann={"board": ["Rocketry", "Bicycle"]},
            bob={"score": ["Tools", "Canning"]},
            cid={"score": ["Coal", "Evolution"]},
        )
        story.ann.activates("Rocketry")
        story.ann.picks_back("cid", 5)
        story.ann.picks_back("bob", 6)
        story.expect(bob={"score": ["Tools"]}, cid={"score": ["Evolution"]})
        assert story.turn_goes_on()

    def test_both_cards_may_come_from_the_same_opponent(self) -> None:
        story = Story(
            ann={"board": ["Rocketry", "Bicycle"]}, bob={"score": ["Tools", "Canning", "Coal"]}, cid={"score": ["Oars"]}
        )
        story.ann.activates("Rocketry")
        story.ann.picks_back("bob", 6)
        story.ann.picks_back("bob", 5)
        story.expect(bob={"score": ["Tools"]})

    def test_faq_a_card_must_be_returned_for_every_two_clocks(self) -> None:
        # Source: 2011 FAQ
        story = Story(ann={"board": ["Rocketry", "Bicycle"]}, bob={"score": ["Tools", "Canning", "Coal"]})
        story.ann.activates("Rocketry")
        assert story.offered() == ["back 1/1", "back 1/5", "back 1/6"]
        story.ann.picks_back("bob", 1)
        assert story.offered() == ["back 1/5", "back 1/6"]
        story.ann.picks_back("bob", 6)
        story.expect(bob={"score": ["Coal"]})

    def test_what_is_not_there_cannot_be_returned(self) -> None:
        story = Story(ann={"board": ["Rocketry", "Bicycle"]}, bob={"score": ["Coal"]})
        story.ann.activates("Rocketry")
        story.expect(bob={"score": []})
        assert story.turn_goes_on()

    def test_without_any_score_pile_of_an_opponent_nothing_happens(self) -> None:
        story = Story(ann={"board": ["Rocketry"], "score": ["Oars"]}, bob={})
        story.ann.activates("Rocketry")
        story.expect()
        assert story.turn_goes_on()

    def test_faq_it_is_no_demand_so_bob_shares_first_and_chooses_the_targets(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Rocketry"], "score": ["Coal", "Oars"]},
            bob={"board": ["Quantum Theory"], "score": ["Tools", "Canning"]},
            piles={8: ["Flight"]},
        )
        story.ann.activates("Rocketry")
        story.bob.picks_back("ann", 5)
        story.ann.picks_back("bob", 6)
        story.expect(ann={"score": ["Oars"], "hand": ["Flight"]}, bob={"score": ["Tools"]})

    def test_faq_a_partner_is_not_affected(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Rocketry"]},
            bob={"score": ["Tools"]},
            cid={"score": ["Coal"]},
            dan={"score": ["Canning"]},
            teams=True,
        )
        story.ann.activates("Rocketry")
        assert story.offered() == ["back 1/1", "back 3/6"]
        story.ann.picks_back("dan", 6)
        story.expect(dan={"score": []})


class TestCorporations:
    def test_a_top_card_with_a_factory_is_scored_by_ann_and_bob_melds_an_eight_for_it(self) -> None:
        story = Story(
            ann={"board": ["Corporations", "Coal"]},
            bob={"board": ["Physics", "Vaccination", "Oars"]},
            piles={8: ["Flight", "Quantum Theory"]},
        )
        story.ann.activates("Corporations")
        assert story.asked() == ("bob", "transfer")
        assert story.offered() == ["card vaccination", "card physics"]
        story.bob.picks("Physics")
        story.expect(
            ann={"board": ["Corporations", "Coal", "Quantum Theory"], "score": ["Physics"]},
            bob={"board": ["Flight", "Oars", "Vaccination"]},
        )
        assert story.turn_goes_on()

    def test_a_green_card_does_not_count(self) -> None:
        story = Story(ann={"board": ["Corporations"]}, bob={"board": ["Banking"]}, piles={8: ["Flight"]})
        story.ann.activates("Corporations")
        story.expect(ann={"board": ["Corporations", "Flight"]})

    def test_who_has_no_factory_melds_nothing(self) -> None:
        story = Story(ann={"board": ["Corporations"]}, bob={"board": ["Tools"]}, piles={8: ["Flight"]})
        story.ann.activates("Corporations")
        story.expect(ann={"board": ["Corporations", "Flight"]})

    def test_an_empty_board_gives_nothing(self) -> None:
        story = Story(ann={"board": ["Corporations"]}, bob={}, piles={8: ["Flight"]})
        story.ann.activates("Corporations")
        story.expect(ann={"board": ["Corporations", "Flight"]})

    def test_faq_the_second_effect_is_shared_by_those_who_need_not_obey(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Corporations"]},
            bob={"board": ["Physics"]},
            cid={"board": ["Chemistry"]},
            piles={8: ["Flight", "Antibiotics", "Empiricism", "Mass Media"]},
        )
        story.ann.activates("Corporations")
        story.expect(
            ann={"board": ["Corporations", "Empiricism"], "score": ["Physics"], "hand": ["Mass Media"]},
            bob={"board": ["Flight"]},
            cid={"board": ["Chemistry", "Antibiotics"]},
        )


class TestMassMedia:
    def test_all_cards_of_the_chosen_value_leave_all_score_piles_ann_first(self) -> None:
        story = Story(
            ann={"board": ["Mass Media"], "hand": ["Tools"], "score": ["Coal", "Oars"]},
            bob={"score": ["Statistics", "Archery"]},
            cid={"score": ["Physics", "Canning"]},
        )
        story.ann.activates("Mass Media")
        story.ann.picks("Tools")
        assert story.asked() == ("ann", "choose value")
        assert story.offered() == [f"value {value}" for value in range(1, 11)]
        story.ann.picks_value(5)
        story.expect(
            ann={"hand": [], "score": ["Oars"]},
            bob={"score": ["Archery"]},
            cid={"score": ["Canning"]},
        )
        assert story.pile(5)[-3:] == ["Coal", "Statistics", "Physics"]
        assert story.bottom(1) == "Tools"
        assert story.turn_goes_on()

    def test_each_owner_chooses_the_order_of_his_cards(self) -> None:
        story = Story(
            ann={"board": ["Mass Media"], "hand": ["Tools"]}, bob={"score": ["Statistics", "Oars", "Coal", "Physics"]}
        )
        story.ann.activates("Mass Media")
        story.ann.picks("Tools")
        story.ann.picks_value(5)
        assert story.asked() == ("bob", "return")
        assert story.offered() == ["card statistics", "card coal", "card physics"]
        story.bob.picks("Physics", "Statistics")
        story.expect(ann={"hand": []}, bob={"score": ["Oars"]})
        assert story.pile(5)[-3:] == ["Physics", "Statistics", "Coal"]

    def test_a_value_that_nobody_has_returns_nothing(self) -> None:
        story = Story(ann={"board": ["Mass Media"], "hand": ["Tools"], "score": ["Coal"]}, bob={"score": ["Oars"]})
        story.ann.activates("Mass Media")
        story.ann.picks("Tools")
        story.ann.picks_value(10)
        story.expect(ann={"hand": []})
        assert story.turn_goes_on()

    def test_without_a_returned_card_no_value_is_chosen(self) -> None:
        story = Story(ann={"board": ["Mass Media"], "hand": ["Tools"]}, bob={"score": ["Coal"]})
        story.ann.activates("Mass Media")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_with_an_empty_hand_nothing_is_asked(self) -> None:
        story = Story(ann={"board": ["Mass Media"]}, bob={"score": ["Coal"]})
        story.ann.activates("Mass Media")
        story.expect()
        assert story.turn_goes_on()

    def test_a_partner_returns_his_cards_as_well(self) -> None:
        story = Story(
            ann={"board": ["Mass Media"], "hand": ["Tools"]},
            bob={},
            cid={"score": ["Coal"]},
            dan={"score": ["Physics"]},
            teams=True,
        )
        story.ann.activates("Mass Media")
        story.ann.picks("Tools")
        story.ann.picks_value(5)
        story.expect(ann={"hand": []}, cid={"score": []}, dan={"score": []})

    def test_purple_may_be_splayed_up(self) -> None:
        story = Story(ann={"board": ["Mass Media", "Enterprise", "Reformation"]}, bob={})
        story.ann.activates("Mass Media")
        assert story.asked() == ("ann", "splay up")
        story.ann.picks_color("purple")
        story.expect(ann={"splay": {"purple": "up"}})

    def test_purple_may_stay_as_it_is(self) -> None:
        story = Story(ann={"board": ["Mass Media", "Enterprise", "Reformation"]}, bob={})
        story.ann.activates("Mass Media")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_bob_shares_both_effects_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Mass Media"], "hand": ["Pottery"], "score": ["Coal"]},
            bob={"board": ["Tools", "Enterprise", "Reformation"], "hand": ["Oars"], "score": ["Physics", "Canning"]},
            piles={8: ["Flight"]},
        )
        story.ann.activates("Mass Media")
        story.bob.picks("Oars")
        story.bob.picks_value(5)
        story.ann.picks("Pottery")
        story.ann.picks_value(6)
        story.bob.picks_color("purple")
        story.expect(
            ann={"hand": ["Flight"], "score": []},
            bob={"hand": [], "score": [], "splay": {"purple": "up"}},
        )
        # Whoever carries the effect out returns first.
        assert story.pile(5)[-2:] == ["Physics", "Coal"]

    def test_a_share_that_is_declined_earns_nothing(self) -> None:
        story = Story(ann={"board": ["Mass Media"]}, bob={"board": ["Tools"], "hand": ["Oars"]})
        story.ann.activates("Mass Media")
        story.bob.passes()
        story.expect()


EIGHTEEN_BULBS = {
    "purple": ["Empiricism", "Philosophy", "Education"],
    "blue": ["Genetics", "Experimentation", "Tools", "Writing"],
}
TWO_UP = {"purple": "up", "blue": "up"}


class TestEmpiricism:
    def test_a_card_of_the_first_color_is_melded_and_its_color_may_be_splayed(self) -> None:
        story = Story(ann={"board": ["Empiricism", "Tools"]}, bob={}, piles={9: ["Computers"]})
        story.ann.activates("Empiricism")
        assert story.asked() == ("ann", "choose color")
        story.ann.picks_color("blue")
        assert story.offered() == ["color red", "color yellow", "color green", "color purple"]
        story.ann.picks_color("red")
        assert story.asked() == ("ann", "splay up")
        assert story.offered() == ["color blue", "pass"]
        story.ann.picks_color("blue")
        story.expect(ann={"board": ["Empiricism", "Computers", "Tools"], "splay": {"blue": "up"}})
        assert story.turn_goes_on()

    def test_a_card_of_the_second_color_will_do_and_the_splay_may_be_declined(self) -> None:
        story = Story(ann={"board": ["Empiricism", "Tools"]}, bob={}, piles={9: ["Computers"]})
        story.ann.activates("Empiricism")
        story.ann.picks_color("yellow")
        story.ann.picks_color("blue")
        story.ann.passes()
        story.expect(ann={"board": ["Empiricism", "Computers", "Tools"]})
        assert story.turn_goes_on()

    def test_a_red_card_alone_in_its_pile_is_melded_without_a_splay(self) -> None:
        story = Story(ann={"board": ["Empiricism"]}, bob={}, piles={9: ["Fission"]})
        story.ann.activates("Empiricism")
        story.ann.picks_color("red")
        story.ann.picks_color("green")
        story.expect(ann={"board": ["Empiricism", "Fission"]})
        assert story.turn_goes_on()

    def test_a_card_of_another_color_is_kept(self) -> None:
        story = Story(ann={"board": ["Empiricism", "Oars", "Archery"]}, bob={}, piles={9: ["Fission"]})
        story.ann.activates("Empiricism")
        story.ann.picks_color("blue")
        story.ann.picks_color("green")
        story.expect(ann={"hand": ["Fission"]})
        assert story.turn_goes_on()

    def test_twenty_lightbulbs_win(self) -> None:
        story = Story(
            ann={"board": {**EIGHTEEN_BULBS, "green": ["Measurement"]}, "splay": TWO_UP}, bob={}, piles={9: ["Fission"]}
        )
        story.ann.activates("Empiricism")
        story.ann.picks_color("yellow")
        story.ann.picks_color("green")
        assert story.winners() == ["ann"]
        assert story.won_by() == "effect"

    def test_nineteen_lightbulbs_do_not_win(self) -> None:
        story = Story(
            ann={"board": {**EIGHTEEN_BULBS, "red": ["Colonialism"]}, "splay": TWO_UP}, bob={}, piles={9: ["Suburbia"]}
        )
        story.ann.activates("Empiricism")
        story.ann.picks_color("red")
        story.ann.picks_color("green")
        story.expect(ann={"hand": ["Suburbia"]})
        assert story.turn_goes_on()

    def test_the_lightbulbs_of_the_melded_card_count(self) -> None:
        story = Story(ann={"board": EIGHTEEN_BULBS, "splay": TWO_UP}, bob={}, piles={9: ["Ecology"]})
        story.ann.activates("Empiricism")
        story.ann.picks_color("yellow")
        story.ann.picks_color("red")
        assert story.winners() == ["ann"]
        assert story.won_by() == "effect"

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Empiricism"]},
            bob={"board": ["Education", "Agriculture"]},
            piles={8: ["Flight"], 9: ["Suburbia", "Fission"]},
        )
        story.ann.activates("Empiricism")
        story.bob.picks_color("yellow")
        story.bob.picks_color("red")
        story.bob.picks_color("yellow")
        story.ann.picks_color("blue")
        story.ann.picks_color("green")
        story.expect(
            ann={"hand": ["Fission", "Flight"]},
            bob={"board": ["Education", "Suburbia", "Agriculture"], "splay": {"yellow": "up"}},
        )

    def test_faq_an_opponent_who_shares_with_twenty_lightbulbs_wins(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Empiricism"]},
            bob={
                "board": {
                    "purple": ["Education", "Philosophy", "Astronomy"],
                    "blue": ["Genetics", "Experimentation", "Tools", "Writing"],
                    "green": ["Measurement"],
                },
                "splay": TWO_UP,
            },
            piles={9: ["Fission", "Suburbia"]},
        )
        story.ann.activates("Empiricism")
        story.bob.picks_color("yellow")
        story.bob.picks_color("green")
        story.ann.picks_color("red")
        story.ann.picks_color("green")
        assert story.winners() == ["bob"]
        assert story.won_by() == "effect"


class TestSocialism:
    def test_tucking_a_purple_card_takes_all_the_lowest_cards_of_bob(self) -> None:
        story = Story(
            ann={"board": ["Socialism"], "hand": ["Mysticism", "Oars"]}, bob={"hand": ["Tools", "Coal", "Writing"]}
        )
        story.ann.activates("Socialism")
        story.ann.picks("Oars")
        story.expect(
            ann={"board": ["Socialism", "Mysticism", "Oars"], "hand": ["Tools", "Writing"]}, bob={"hand": ["Coal"]}
        )
        assert story.turn_goes_on()

    def test_who_tucks_one_card_must_tuck_them_all_in_an_order_he_chooses(self) -> None:
        story = Story(
            ann={"board": ["Socialism"], "hand": ["Archery", "Oars", "Coal"]}, bob={"hand": ["Tools", "Writing"]}
        )
        story.ann.activates("Socialism")
        assert story.offered() == ["card archery", "card oars", "card coal", "pass"]
        story.ann.picks("Coal")
        assert story.offered() == ["card archery", "card oars"]
        story.ann.picks("Oars")
        # Without a purple card nothing is taken.
        story.expect(ann={"board": ["Socialism", "Coal", "Oars", "Archery"], "hand": []})
        assert story.turn_goes_on()

    def test_one_may_keep_the_hand(self) -> None:
        story = Story(ann={"board": ["Socialism"], "hand": ["Mysticism", "Oars"]}, bob={"hand": ["Tools"]})
        story.ann.activates("Socialism")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_with_an_empty_hand_nothing_is_asked(self) -> None:
        story = Story(ann={"board": ["Socialism"]}, bob={"hand": ["Tools"]})
        story.ann.activates("Socialism")
        story.expect()
        assert story.turn_goes_on()

    def test_each_opponent_gives_his_own_lowest_cards(self) -> None:
        story = Story(
            ann={"board": ["Socialism"], "hand": ["Mysticism"]},
            bob={"hand": ["Coal", "Physics", "Canning"]},
            cid={"hand": ["Tools", "Calendar"]},
            dan={},
        )
        story.ann.activates("Socialism")
        story.ann.picks("Mysticism")
        story.expect(
            ann={"board": ["Socialism", "Mysticism"], "hand": ["Coal", "Physics", "Tools"]},
            bob={"hand": ["Canning"]},
            cid={"hand": ["Calendar"]},
        )

    def test_a_partner_keeps_his_hand(self) -> None:
        story = Story(
            ann={"board": ["Socialism"], "hand": ["Mysticism"]},
            bob={"hand": ["Coal"]},
            cid={"hand": ["Tools"]},
            dan={"hand": ["Canning"]},
            teams=True,
        )
        story.ann.activates("Socialism")
        story.ann.picks("Mysticism")
        story.expect(
            ann={"board": ["Socialism", "Mysticism"], "hand": ["Coal", "Canning"]}, bob={"hand": []}, dan={"hand": []}
        )

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Socialism"], "hand": ["Tools", "Coal"]},
            bob={"board": ["Reformation"], "hand": ["Mysticism"]},
            piles={8: ["Flight"]},
        )
        story.ann.activates("Socialism")
        story.bob.picks("Mysticism")
        story.ann.passes()
        story.expect(ann={"hand": ["Coal", "Flight"]}, bob={"board": ["Reformation", "Mysticism"], "hand": ["Tools"]})

    def test_six_tucked_cards_are_a_monument(self) -> None:
        story = Story(
            ann={"board": ["Socialism"], "hand": ["Oars", "Coal", "Tools", "Sailing", "Agriculture", "Physics"]}, bob={}
        )
        story.ann.activates("Socialism")
        story.ann.picks("Oars", "Tools", "Coal", "Sailing", "Agriculture")
        story.expect(
            ann={
                "board": ["Socialism", "Oars", "Coal", "Tools", "Physics", "Sailing", "Agriculture"],
                "hand": [],
                "achievements": ["Monument"],
            }
        )


class TestFlight:
    def test_with_red_splayed_up_any_color_may_be_splayed_up(self) -> None:
        story = Story(
            ann={
                "board": ["Flight", "Oars", "Sailing", "Clothing", "Tools", "Writing", "Mysticism"],
                "splay": {"red": "up", "green": "left"},
            },
            bob={},
        )
        story.ann.activates("Flight")
        assert story.asked() == ("ann", "splay up")
        assert story.offered() == ["color green", "color blue", "pass"]
        story.ann.picks_color("green")
        story.expect(ann={"splay": {"red": "up", "green": "up"}})
        assert story.turn_goes_on()

    def test_with_red_splayed_up_one_may_still_decline(self) -> None:
        story = Story(ann={"board": ["Flight", "Oars", "Sailing", "Clothing"], "splay": {"red": "up"}}, bob={})
        story.ann.activates("Flight")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    @pytest.mark.parametrize("splay", ["none", "left", "right"])
    def test_otherwise_only_red_may_be_splayed_up(self, splay: str) -> None:
        story = Story(ann={"board": ["Flight", "Oars", "Sailing", "Clothing"], "splay": {"red": splay}}, bob={})
        story.ann.activates("Flight")
        assert story.offered() == ["color red", "pass"]
        story.ann.picks_color("red")
        story.expect(ann={"splay": {"red": "up"}})
        # The first effect is over: it is not asked again although red is splayed up now.
        assert story.turn_goes_on()

    def test_red_may_stay_as_it_is(self) -> None:
        story = Story(ann={"board": ["Flight", "Oars"]}, bob={})
        story.ann.activates("Flight")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_with_one_red_card_nothing_is_asked(self) -> None:
        story = Story(ann={"board": ["Flight", "Sailing", "Clothing"]}, bob={})
        story.ann.activates("Flight")
        story.expect()
        assert story.turn_goes_on()

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Flight"]},
            bob={"board": ["Optics", "Archery", "The Wheel", "Mapmaking"], "splay": {"red": "up"}},
            piles={8: ["Mobility"]},
        )
        story.ann.activates("Flight")
        story.bob.picks_color("green")
        story.expect(ann={"hand": ["Mobility"]}, bob={"splay": {"red": "up", "green": "up"}})

    def test_a_share_that_is_declined_earns_nothing(self) -> None:
        story = Story(ann={"board": ["Flight"]}, bob={"board": ["Optics", "Archery"]})
        story.ann.activates("Flight")
        story.bob.passes()
        story.expect()


class TestMobility:
    @pytest.mark.parametrize("edition", EDITIONS)
    def test_faq_the_two_highest_may_differ_in_value(self, edition: str) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Mobility"]},
            bob={"board": ["Flight", "Genetics", "Mass Media", "Lighting", "Statistics"]},
            piles={8: ["Antibiotics"]},
            edition=edition,
        )
        story.ann.activates("Mobility")
        # Flight would be as high as Mass Media, but it is red.
        story.expect(
            ann={"score": ["Genetics", "Mass Media"]},
            bob={"board": ["Flight", "Lighting", "Statistics"], "hand": ["Antibiotics"]},
        )
        assert story.turn_goes_on()

    def test_cards_with_a_factory_are_passed_over(self) -> None:
        story = Story(
            ann={"board": ["Mobility"]},
            bob={"board": ["Computers", "Sailing", "Lighting", "Statistics"]},
            piles={8: ["Antibiotics"]},
        )
        story.ann.activates("Mobility")
        story.expect(
            ann={"score": ["Lighting", "Statistics"]},
            bob={"board": ["Computers", "Sailing"], "hand": ["Antibiotics"]},
        )

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_faq_with_less_than_two_such_cards_all_go_and_what_lay_beneath_stays(self, edition: str) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Mobility"]},
            bob={"board": ["Genetics", "Evolution", "Oars"]},
            piles={8: ["Antibiotics"]},
            edition=edition,
        )
        story.ann.activates("Mobility")
        story.expect(ann={"score": ["Genetics"]}, bob={"board": ["Evolution", "Oars"], "hand": ["Antibiotics"]})

    def test_what_the_first_card_covered_is_not_the_second_although_it_is_higher(self) -> None:
        story = Story(
            ann={"board": ["Mobility"]},
            bob={"board": ["Genetics", "Software", "Agriculture"]},
            piles={8: ["Antibiotics"]},
        )
        story.ann.activates("Mobility")
        story.expect(ann={"score": ["Genetics", "Agriculture"]}, bob={"board": ["Software"], "hand": ["Antibiotics"]})

    def test_bob_chooses_among_equals(self) -> None:
        story = Story(
            ann={"board": ["Mobility"]},
            bob={"board": ["Mass Media", "Empiricism", "Antibiotics", "Tools"]},
            piles={8: ["Flight"]},
        )
        story.ann.activates("Mobility")
        assert story.asked() == ("bob", "transfer")
        assert story.offered() == ["card antibiotics", "card mass-media", "card empiricism"]
        story.bob.picks("Empiricism", "Antibiotics")
        story.expect(
            ann={"score": ["Empiricism", "Antibiotics"]}, bob={"board": ["Mass Media", "Tools"], "hand": ["Flight"]}
        )

    def test_the_second_card_alone_may_be_a_choice(self) -> None:
        story = Story(
            ann={"board": ["Mobility"]},
            bob={"board": ["Genetics", "Mass Media", "Empiricism"]},
            piles={8: ["Flight"]},
        )
        story.ann.activates("Mobility")
        assert story.offered() == ["card mass-media", "card empiricism"]
        story.bob.picks("Mass Media")
        story.expect(ann={"score": ["Genetics", "Mass Media"]}, bob={"board": ["Empiricism"], "hand": ["Flight"]})

    def test_who_has_no_such_card_draws_nothing(self) -> None:
        story = Story(ann={"board": ["Mobility"]}, bob={"board": ["Oars", "Computers"]}, cid={})
        story.ann.activates("Mobility")
        story.expect()
        assert story.turn_goes_on()

    def test_who_has_as_many_factories_need_not_obey(self) -> None:
        story = Story(ann={"board": ["Mobility"]}, bob={"board": ["Chemistry", "Sailing"]})
        story.ann.activates("Mobility")
        story.expect()
        assert story.turn_goes_on()


class TestAntibiotics:
    def test_three_values_draw_six_eights(self) -> None:
        eights = ["Flight", "Mobility", "Socialism", "Rocketry", "Mass Media", "Skyscrapers"]
        story = Story(
            ann={"board": ["Antibiotics"], "hand": ["Tools", "Coal", "Canning", "Oars"]}, bob={}, piles={8: eights}
        )
        story.ann.activates("Antibiotics")
        story.ann.picks("Tools", "Coal", "Canning")
        story.expect(ann={"hand": ["Oars", *eights]})
        assert [story.bottom(age) for age in (1, 5, 6)] == ["Tools", "Coal", "Canning"]
        assert story.turn_goes_on()

    def test_a_value_counts_once(self) -> None:
        eights = ["Flight", "Mobility", "Socialism", "Rocketry"]
        story = Story(ann={"board": ["Antibiotics"], "hand": ["Tools", "Coal", "Oars"]}, bob={}, piles={8: eights})
        story.ann.activates("Antibiotics")
        story.ann.picks("Tools", "Oars", "Coal")
        story.expect(ann={"hand": eights})

    def test_faq_a_single_card_draws_two_eights(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Antibiotics"], "hand": ["Tools", "Coal"]}, bob={}, piles={8: ["Flight", "Mobility"]}
        )
        story.ann.activates("Antibiotics")
        story.ann.picks("Tools")
        story.ann.passes()
        story.expect(ann={"hand": ["Coal", "Flight", "Mobility"]})

    def test_one_may_keep_the_hand(self) -> None:
        story = Story(ann={"board": ["Antibiotics"], "hand": ["Tools", "Coal"]}, bob={})
        story.ann.activates("Antibiotics")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_with_an_empty_hand_nothing_is_drawn(self) -> None:
        story = Story(ann={"board": ["Antibiotics"]}, bob={})
        story.ann.activates("Antibiotics")
        story.expect()
        assert story.turn_goes_on()

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Antibiotics"], "hand": ["Oars"]},
            bob={"board": ["Reformation"], "hand": ["Tools"]},
            piles={8: ["Flight", "Mobility", "Socialism", "Rocketry", "Mass Media"]},
        )
        story.ann.activates("Antibiotics")
        story.bob.picks("Tools")
        story.ann.picks("Oars")
        story.expect(ann={"hand": ["Socialism", "Rocketry", "Mass Media"]}, bob={"hand": ["Flight", "Mobility"]})


class TestSkyscrapers:
    def test_ann_takes_the_top_card_bob_scores_the_next_and_returns_the_rest_as_he_likes(self) -> None:
        story = Story(
            ann={"board": ["Skyscrapers", "Alchemy"]},
            bob={"board": ["Quantum Theory", "Tools", "Writing", "Calendar", "Pottery", "Oars"]},
        )
        story.ann.activates("Skyscrapers")
        assert story.asked() == ("bob", "return")
        assert story.offered() == ["card writing", "card pottery"]
        story.bob.picks("Pottery")
        story.expect(
            ann={"board": ["Skyscrapers", "Quantum Theory", "Alchemy"]}, bob={"board": ["Oars"], "score": ["Tools"]}
        )
        assert story.pile(1)[-2:] == ["Pottery", "Writing"]
        assert story.bottom(2) == "Calendar"
        assert story.turn_goes_on()

    def test_with_nothing_beneath_only_the_top_card_goes(self) -> None:
        story = Story(ann={"board": ["Skyscrapers"]}, bob={"board": ["Rocketry", "Oars"]})
        story.ann.activates("Skyscrapers")
        story.expect(ann={"board": ["Skyscrapers", "Rocketry"]}, bob={"board": ["Oars"]})

    def test_with_one_card_beneath_there_is_nothing_to_return(self) -> None:
        story = Story(
            ann={"board": ["Skyscrapers"]}, bob={"board": ["Rocketry", "Alchemy", "Oars"], "splay": {"blue": "left"}}
        )
        story.ann.activates("Skyscrapers")
        story.expect(
            ann={"board": ["Skyscrapers", "Rocketry"]}, bob={"board": ["Oars"], "score": ["Alchemy"], "splay": {}}
        )

    def test_bob_chooses_which_card_with_a_clock(self) -> None:
        story = Story(
            ann={"board": ["Skyscrapers"]}, bob={"board": ["Rocketry", "Tools", "Railroad", "Mysticism", "Oars"]}
        )
        story.ann.activates("Skyscrapers")
        assert story.asked() == ("bob", "transfer")
        assert story.offered() == ["card rocketry", "card railroad"]
        story.bob.picks("Railroad")
        story.expect(
            ann={"board": ["Skyscrapers", "Railroad"]},
            bob={"board": ["Rocketry", "Tools", "Oars"], "score": ["Mysticism"]},
        )

    def test_who_has_no_clock_on_top_gives_nothing(self) -> None:
        story = Story(ann={"board": ["Skyscrapers"]}, bob={"board": ["Tools", "Rocketry"]}, cid={})
        story.ann.activates("Skyscrapers")
        story.expect()
        assert story.turn_goes_on()

    def test_who_has_as_many_crowns_need_not_obey(self) -> None:
        story = Story(ann={"board": ["Skyscrapers"]}, bob={"board": ["Rocketry", "Sailing"]})
        story.ann.activates("Skyscrapers")
        story.expect()
        assert story.turn_goes_on()
