"""Age 9 of the base set, card by card."""

from __future__ import annotations

import pytest

from tests.support.story import Story

EDITIONS = ("asmadi-1", "iello", "asmadi-3")
FIRST_EDITIONS = ("asmadi-1", "iello")


class TestComputers:
    def test_red_or_green_may_be_splayed_up(self) -> None:
        story = Story(
            ann={"board": ["Computers", "Tools", "Oars", "Archery", "Sailing", "Clothing"]},
            bob={},
            piles={10: ["Databases"]},
        )
        story.ann.activates("Computers")
        assert story.asked() == ("ann", "splay up")
        assert story.offered() == ["color red", "color green", "pass"]
        story.ann.picks_color("red")
        story.expect(
            ann={
                "board": ["Computers", "Tools", "Oars", "Archery", "Databases", "Sailing", "Clothing"],
                "splay": {"red": "up"},
            }
        )
        assert story.turn_goes_on()

    def test_the_splay_may_be_declined(self) -> None:
        story = Story(ann={"board": ["Computers", "Oars", "Archery"]}, bob={}, piles={10: ["Databases"]})
        story.ann.activates("Computers")
        story.ann.passes()
        story.expect(ann={"board": ["Computers", "Databases", "Oars", "Archery"]})

    def test_the_melded_ten_is_executed_and_nobody_shares_it(self) -> None:
        story = Story(
            ann={"board": ["Computers"], "hand": ["Oars", "Coal"]},
            bob={"board": ["Reformation", "Sanitation"], "hand": ["Tools"]},
            piles={10: ["Stem Cells"]},
        )
        story.ann.activates("Computers")
        story.ann.says_yes()
        story.expect(ann={"board": ["Computers", "Stem Cells"], "hand": [], "score": ["Oars", "Coal"]})
        assert story.turn_goes_on()

    def test_a_may_of_the_melded_ten_can_be_declined(self) -> None:
        story = Story(ann={"board": ["Computers"], "hand": ["Oars"]}, bob={}, piles={10: ["Stem Cells"]})
        story.ann.activates("Computers")
        story.ann.passes()
        story.expect(ann={"board": ["Computers", "Stem Cells"]})
        assert story.turn_goes_on()

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_a_demand_of_the_melded_ten_is_not_executed(self, edition: str) -> None:
        story = Story(
            ann={"board": ["Computers"]}, bob={"score": ["Tools", "Coal"]}, piles={10: ["Databases"]}, edition=edition
        )
        story.ann.activates("Computers")
        story.expect(ann={"board": ["Computers", "Databases"]})
        assert story.turn_goes_on()

    def test_faq_for_yourself_only_does_not_mean_that_the_others_are_not_there(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Computers", "Agriculture"]},
            bob={"board": ["Sanitation", "Reformation"]},
            piles={10: ["Bioengineering"]},
        )
        story.ann.activates("Computers")
        story.ann.picks("Sanitation")
        story.expect(
            ann={"board": ["Bioengineering", "Computers", "Agriculture"], "score": ["Sanitation"]},
            bob={"board": ["Reformation"]},
        )
        assert story.turn_goes_on()

    def test_bob_shares_both_effects_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Computers"]},
            bob={"board": ["Railroad", "Oars", "Archery"], "hand": ["Tools"]},
            piles={10: ["Stem Cells", "Databases", "Software"]},
        )
        story.ann.activates("Computers")
        story.bob.picks_color("red")
        story.bob.says_yes()
        story.expect(
            ann={"board": ["Computers", "Databases"], "hand": ["Software"]},
            bob={
                "board": ["Railroad", "Oars", "Archery", "Stem Cells"],
                "splay": {"red": "up"},
                "hand": [],
                "score": ["Tools"],
            },
        )

    def test_without_a_ten_to_draw_the_game_ends(self) -> None:
        story = Story(ann={"board": ["Computers"]}, bob={"score": ["Oars"]}, only={10: []})
        story.ann.activates("Computers")
        assert story.winners() == ["bob"]
        assert story.won_by() == "points"


class TestGenetics:
    def test_all_cards_beneath_the_melded_one_are_scored(self) -> None:
        story = Story(
            ann={"board": ["Genetics", "Tools", "Pottery", "Oars"], "splay": {"blue": "left"}, "hand": ["Coal"]},
            bob={},
            piles={10: ["Software"]},
        )
        story.ann.activates("Genetics")
        story.expect(ann={"board": ["Software", "Oars"], "splay": {}, "score": ["Genetics", "Tools", "Pottery"]})
        assert story.turn_goes_on()

    def test_with_nothing_beneath_nothing_is_scored(self) -> None:
        story = Story(ann={"board": ["Genetics", "Tools"]}, bob={}, piles={10: ["Stem Cells"]})
        story.ann.activates("Genetics")
        story.expect(ann={"board": ["Genetics", "Tools", "Stem Cells"]})
        assert story.turn_goes_on()

    def test_six_scored_cards_are_a_monument(self) -> None:
        blue = ["Genetics", "Tools", "Pottery", "Writing", "Calendar", "Alchemy"]
        story = Story(ann={"board": blue}, bob={}, piles={10: ["Software"]})
        story.ann.activates("Genetics")
        story.expect(ann={"board": ["Software"], "score": blue, "achievements": ["Monument"]})

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Genetics"]},
            bob={"board": ["Education", "Oars"]},
            piles={10: ["A.I.", "Software", "Databases"]},
        )
        story.ann.activates("Genetics")
        story.expect(
            ann={"board": ["Software"], "score": ["Genetics"], "hand": ["Databases"]},
            bob={"board": ["A.I.", "Oars"], "score": ["Education"]},
        )


NINE_GREENS = [
    "Collaboration",
    "Sailing",
    "Clothing",
    "The Wheel",
    "Currency",
    "Compass",
    "Paper",
    "Invention",
    "Banking",
]


class TestCollaboration:
    def test_faq_ann_chooses_which_card_she_gets_and_bob_melds_the_other(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Collaboration", "Oars"]},
            bob={"board": ["Tools"], "hand": ["Coal"]},
            piles={9: ["Computers", "Fission"]},
        )
        story.ann.activates("Collaboration")
        assert story.asked() == ("ann", "transfer")
        assert story.offered() == ["card computers", "card fission"]
        story.ann.picks("Fission")
        story.expect(ann={"board": ["Collaboration", "Fission", "Oars"]}, bob={"board": ["Computers", "Tools"]})
        assert story.turn_goes_on()

    def test_she_may_as_well_choose_the_first_card(self) -> None:
        story = Story(ann={"board": ["Collaboration"]}, bob={}, piles={9: ["Computers", "Fission"]})
        story.ann.activates("Collaboration")
        story.ann.picks("Computers")
        story.expect(ann={"board": ["Collaboration", "Computers"]}, bob={"board": ["Fission"]})

    def test_both_cards_are_revealed(self) -> None:
        story = Story(ann={"board": ["Collaboration"]}, bob={}, piles={9: ["Computers", "Fission"]})
        story.ann.activates("Collaboration")
        revealed = [event.card.title for event in story.game.events if event.kind == "revealed" and event.card]
        assert revealed == ["Computers", "Fission"]

    def test_every_opponent_with_fewer_crowns_obeys_and_no_one_else(self) -> None:
        story = Story(
            ann={"board": ["Collaboration"]},
            bob={},
            cid={"board": ["Sailing"]},
            dan={"board": ["Clothing"]},
            piles={9: ["Computers", "Fission", "Ecology", "Suburbia"]},
        )
        story.ann.activates("Collaboration")
        story.ann.picks("Computers")
        story.ann.picks("Ecology")
        story.expect(
            ann={"board": ["Collaboration", "Computers", "Ecology"]},
            bob={"board": ["Fission"]},
            dan={"board": ["Clothing", "Suburbia"]},
        )
        # Cid shared the second effect, but nothing changed.
        assert story.turn_goes_on()

    def test_faq_ten_green_cards_win_although_they_are_not_splayed(self) -> None:
        # Source: 2011 FAQ
        story = Story(ann={"board": NINE_GREENS}, bob={}, piles={9: ["Satellites", "Fission"]})
        story.ann.activates("Collaboration")
        story.ann.picks("Satellites")
        assert story.winners() == ["ann"]
        assert story.won_by() == "effect"

    def test_nine_green_cards_do_not_win(self) -> None:
        story = Story(ann={"board": NINE_GREENS}, bob={}, piles={9: ["Satellites", "Fission"]})
        story.ann.activates("Collaboration")
        story.ann.picks("Fission")
        story.expect(ann={"board": [*NINE_GREENS, "Fission"]}, bob={"board": ["Satellites"]})
        assert story.turn_goes_on()

    def test_faq_an_opponent_who_shares_with_ten_green_cards_wins(self) -> None:
        # Source: 2011 FAQ
        story = Story(ann={"board": ["Collaboration"]}, bob={"board": [*NINE_GREENS[1:], "Mapmaking", "Navigation"]})
        story.ann.activates("Collaboration")
        assert story.winners() == ["bob"]
        assert story.won_by() == "effect"

    def test_an_opponent_with_ten_green_cards_and_fewer_crowns_does_not_win(self) -> None:
        greens = ["The Wheel", *NINE_GREENS[1:3], *NINE_GREENS[4:], "Mapmaking", "Navigation"]
        story = Story(ann={"board": ["Collaboration"]}, bob={"board": greens}, piles={9: ["Computers", "Fission"]})
        story.ann.activates("Collaboration")
        story.ann.picks("Computers")
        story.expect(ann={"board": ["Collaboration", "Computers"]}, bob={"board": [*greens, "Fission"]})
        assert story.turn_goes_on()


class TestSatellites:
    def test_the_hand_is_replaced_by_three_eights_and_one_of_them_melded_and_executed(self) -> None:
        story = Story(
            ann={"board": ["Satellites"], "hand": ["Oars", "Coal", "Archery"]},
            bob={"board": ["Reformation", "Sanitation"], "hand": ["Tools"]},
            piles={8: ["Antibiotics", "Flight", "Mobility", "Rocketry", "Socialism"]},
        )
        story.ann.activates("Satellites")
        assert story.asked() == ("ann", "return")
        assert story.offered() == ["card oars", "card archery"]
        story.ann.picks("Archery")
        assert story.pile(1)[-2:] == ["Archery", "Oars"]
        assert story.bottom(5) == "Coal"
        assert story.asked() == ("ann", "meld")
        assert story.offered() == ["card antibiotics", "card flight", "card mobility"]
        story.ann.picks("Antibiotics")
        # Bob shows more leaves than Ann, but he does not share Antibiotics.
        story.ann.picks("Flight")
        story.ann.passes()
        story.expect(
            ann={"board": ["Satellites", "Antibiotics"], "hand": ["Mobility", "Rocketry", "Socialism"]},
        )
        assert story.bottom(8) == "Flight"
        assert story.turn_goes_on()

    def test_an_empty_hand_draws_three_eights_as_well(self) -> None:
        story = Story(ann={"board": ["Satellites"]}, bob={}, piles={8: ["Flight", "Mobility", "Skyscrapers"]})
        story.ann.activates("Satellites")
        story.ann.picks("Flight")
        story.expect(ann={"board": ["Satellites", "Flight"], "hand": ["Mobility", "Skyscrapers"]})
        assert story.turn_goes_on()

    def test_purple_may_be_splayed_up(self) -> None:
        story = Story(
            ann={"board": ["Satellites", "Enterprise", "Reformation"]},
            bob={},
            piles={8: ["Flight", "Mobility", "Skyscrapers"]},
        )
        story.ann.activates("Satellites")
        assert story.asked() == ("ann", "splay up")
        story.ann.picks_color("purple")
        story.ann.picks("Flight")
        story.expect(
            ann={
                "board": ["Satellites", "Enterprise", "Reformation", "Flight"],
                "splay": {"purple": "up"},
                "hand": ["Mobility", "Skyscrapers"],
            }
        )

    def test_purple_may_stay_as_it_is(self) -> None:
        story = Story(
            ann={"board": ["Satellites", "Enterprise", "Reformation"]},
            bob={},
            piles={8: ["Flight", "Mobility", "Skyscrapers"]},
        )
        story.ann.activates("Satellites")
        story.ann.passes()
        story.ann.picks("Flight")
        story.expect(
            ann={"board": ["Satellites", "Enterprise", "Reformation", "Flight"], "hand": ["Mobility", "Skyscrapers"]}
        )

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_of_the_melded_card_the_demand_is_not_executed_and_the_rest_not_shared(self, edition: str) -> None:
        story = Story(
            ann={"board": ["Satellites"]},
            bob={"board": ["Physics"]},
            cid={"board": ["Coal"]},
            piles={8: ["Corporations", "Mobility", "Skyscrapers", "Flight"]},
            edition=edition,
        )
        story.ann.activates("Satellites")
        story.ann.picks("Corporations")
        story.expect(ann={"board": ["Corporations", "Satellites", "Flight"], "hand": ["Mobility", "Skyscrapers"]})
        assert story.turn_goes_on()

    def test_a_card_with_only_a_demand_is_just_melded(self) -> None:
        story = Story(
            ann={"board": ["Satellites"]},
            bob={"board": ["Genetics"]},
            piles={8: ["Flight", "Mobility", "Skyscrapers"]},
        )
        story.ann.activates("Satellites")
        story.ann.picks("Mobility")
        story.expect(ann={"board": ["Satellites", "Mobility"], "hand": ["Flight", "Skyscrapers"]})

    def test_faq_for_yourself_only_does_not_mean_that_the_others_are_not_there(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Satellites"]},
            bob={"score": ["Tools", "Coal", "Canning", "Physics"]},
            piles={8: ["Rocketry", "Mobility", "Skyscrapers"]},
        )
        story.ann.activates("Satellites")
        story.ann.picks("Rocketry")
        story.ann.picks_back("bob", 6)
        story.ann.picks_back("bob", 5)
        story.ann.picks_back("bob", 5)
        story.expect(
            ann={"board": ["Satellites", "Rocketry"], "hand": ["Mobility", "Skyscrapers"]}, bob={"score": ["Tools"]}
        )

    def test_bob_shares_each_effect_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Satellites"], "hand": ["Tools"]},
            bob={"board": ["Fission"], "hand": ["Oars"]},
            piles={
                8: ["Flight", "Mobility", "Antibiotics", "Skyscrapers", "Quantum Theory", "Corporations"],
                9: ["Ecology"],
            },
        )
        story.ann.activates("Satellites")
        story.bob.picks("Mobility")
        story.ann.picks("Skyscrapers")
        story.expect(
            ann={"board": ["Satellites", "Skyscrapers"], "hand": ["Quantum Theory", "Corporations", "Ecology"]},
            bob={"board": ["Mobility", "Fission"], "hand": ["Flight", "Antibiotics"]},
        )
        assert story.pile(1)[-2:] == ["Oars", "Tools"]

    def test_a_copy_in_the_middle_of_the_executed_card_goes_on_alike(self) -> None:
        story = Story(
            ann={"board": ["Satellites"]},
            bob={},
            piles={8: ["Antibiotics", "Flight", "Mobility", "Rocketry", "Socialism"]},
        )
        story.ann.activates("Satellites")
        story.ann.picks("Antibiotics")
        before = story.game
        story.game = before.copy()
        story.ann.picks("Flight")
        story.ann.passes()
        story.expect(ann={"board": ["Satellites", "Antibiotics"], "hand": ["Mobility", "Rocketry", "Socialism"]})
        assert [card.title for card in before.table.players[0].hand] == ["Flight", "Mobility"]


class TestServices:
    def test_all_the_highest_cards_are_handed_over_for_a_top_card_of_bobs_choice(self) -> None:
        # Source: 2011 FAQ: the one who obeys chooses the card.
        story = Story(
            ann={"board": ["Services", "Oars", "Writing", "Agriculture"]}, bob={"score": ["Coal", "Tools", "Physics"]}
        )
        story.ann.activates("Services")
        assert story.asked() == ("bob", "transfer")
        assert story.offered() == ["card oars", "card writing"]
        story.bob.picks("Writing")
        story.expect(
            ann={"board": ["Services", "Oars", "Agriculture"], "hand": ["Coal", "Physics"]},
            bob={"score": ["Tools"], "hand": ["Writing"]},
        )
        assert story.turn_goes_on()

    def test_with_leaves_on_all_top_cards_nothing_comes_back(self) -> None:
        story = Story(ann={"board": ["Services", "Agriculture"]}, bob={"score": ["Coal"]})
        story.ann.activates("Services")
        story.expect(ann={"hand": ["Coal"]}, bob={"score": []})

    def test_who_has_no_score_pile_gets_nothing(self) -> None:
        story = Story(ann={"board": ["Services", "Oars"]}, bob={"hand": ["Tools"]})
        story.ann.activates("Services")
        story.expect()
        assert story.turn_goes_on()

    def test_faq_with_several_opponents_it_happens_one_at_a_time(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Services", "Writing", "Tools"]}, bob={"score": ["Coal"]}, cid={"score": ["Canning"]}
        )
        story.ann.activates("Services")
        story.expect(
            ann={"board": ["Services"], "hand": ["Coal", "Canning"]},
            bob={"score": [], "hand": ["Writing"]},
            cid={"score": [], "hand": ["Tools"]},
        )

    def test_who_has_as_many_leaves_need_not_obey(self) -> None:
        story = Story(ann={"board": ["Services", "Oars"]}, bob={"board": ["Reformation"], "score": ["Coal"]})
        story.ann.activates("Services")
        story.expect()
        assert story.turn_goes_on()


class TestSpecialization:
    def test_the_top_cards_of_the_revealed_color_are_taken_from_all_opponents(self) -> None:
        story = Story(
            ann={"board": ["Specialization", "Coal"], "hand": ["Oars", "Tools"]},
            bob={"board": ["Archery", "Metalworking", "Pottery"]},
            cid={"board": ["Optics"]},
        )
        story.ann.activates("Specialization")
        assert story.asked() == ("ann", "reveal")
        story.ann.picks("Oars")
        story.expect(
            ann={"hand": ["Oars", "Tools", "Archery", "Optics"]},
            bob={"board": ["Metalworking", "Pottery"]},
            cid={"board": []},
        )
        assert story.turn_goes_on()

    def test_the_card_is_shown_to_all(self) -> None:
        story = Story(ann={"board": ["Specialization"], "hand": ["Oars"]}, bob={"board": ["Tools"]})
        story.ann.activates("Specialization")
        story.expect()
        revealed = [event.card.title for event in story.game.events if event.kind == "revealed" and event.card]
        assert revealed == ["Oars"]

    def test_with_an_empty_hand_nothing_is_taken(self) -> None:
        story = Story(ann={"board": ["Specialization"]}, bob={"board": ["Tools"]})
        story.ann.activates("Specialization")
        story.expect()
        assert story.turn_goes_on()

    def test_faq_a_partner_is_not_affected(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Specialization"], "hand": ["Oars"]},
            bob={"board": ["Archery"]},
            cid={"board": ["Optics"]},
            dan={"board": ["Metalworking"]},
            teams=True,
        )
        story.ann.activates("Specialization")
        story.expect(ann={"hand": ["Oars", "Archery", "Metalworking"]}, bob={"board": []}, dan={"board": []})

    def test_yellow_or_blue_may_be_splayed_up(self) -> None:
        story = Story(
            ann={"board": ["Specialization", "Agriculture", "Masonry", "Tools", "Writing", "Oars", "Archery"]}, bob={}
        )
        story.ann.activates("Specialization")
        assert story.asked() == ("ann", "splay up")
        assert story.offered() == ["color yellow", "color blue", "pass"]
        story.ann.picks_color("blue")
        story.expect(ann={"splay": {"blue": "up"}})
        assert story.turn_goes_on()

    def test_the_splay_may_be_declined(self) -> None:
        story = Story(ann={"board": ["Specialization", "Agriculture", "Masonry"]}, bob={})
        story.ann.activates("Specialization")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_bob_shares_both_effects_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Specialization", "Oars"], "hand": ["Tools"]},
            bob={"board": ["Chemistry", "Agriculture", "Masonry"], "hand": ["Mysticism"]},
            piles={1: ["Sailing"]},
        )
        story.ann.activates("Specialization")
        story.bob.picks_color("yellow")
        story.expect(
            ann={"board": ["Oars"], "hand": ["Tools", "Chemistry", "Sailing"]},
            bob={
                "board": ["Agriculture", "Masonry"],
                "splay": {"yellow": "up"},
                "hand": ["Mysticism", "Specialization"],
            },
        )

    @pytest.mark.parametrize(("edition", "bonus"), [("asmadi-1", True), ("iello", False), ("asmadi-3", True)])
    def test_a_share_that_only_reveals_counts_where_the_edition_says_so(self, edition: str, bonus: bool) -> None:
        story = Story(
            ann={"board": ["Specialization"]},
            bob={"board": ["Chemistry"], "hand": ["Sailing"]},
            piles={9: ["Ecology"]},
            edition=edition,
        )
        story.ann.activates("Specialization")
        story.expect(ann={"hand": ["Ecology"] if bonus else []})


class TestComposites:
    def test_bob_keeps_one_card_and_gives_the_others_and_his_highest_score_card(self) -> None:
        story = Story(
            ann={"board": ["Composites"], "hand": ["Archery"], "score": ["Sailing"]},
            bob={"hand": ["Oars", "Tools", "Coal"], "score": ["Statistics", "Clothing"]},
        )
        story.ann.activates("Composites")
        assert story.asked() == ("bob", "keep")
        assert story.offered() == ["card oars", "card tools", "card coal"]
        story.bob.picks("Tools")
        story.expect(
            ann={"hand": ["Archery", "Oars", "Coal"], "score": ["Sailing", "Statistics"]},
            bob={"hand": ["Tools"], "score": ["Clothing"]},
        )
        assert story.turn_goes_on()

    def test_a_single_card_is_kept(self) -> None:
        story = Story(ann={"board": ["Composites"]}, bob={"hand": ["Oars"], "score": ["Clothing"]})
        story.ann.activates("Composites")
        story.expect(ann={"score": ["Clothing"]}, bob={"score": []})
        assert story.turn_goes_on()

    def test_an_empty_hand_does_not_save_the_score_pile(self) -> None:
        story = Story(ann={"board": ["Composites"]}, bob={"score": ["Clothing", "Coal"]})
        story.ann.activates("Composites")
        story.expect(ann={"score": ["Coal"]}, bob={"score": ["Clothing"]})

    def test_an_empty_score_pile_does_not_save_the_hand(self) -> None:
        story = Story(ann={"board": ["Composites"]}, bob={"hand": ["Oars", "Coal"]})
        story.ann.activates("Composites")
        story.bob.picks("Coal")
        story.expect(ann={"hand": ["Oars"]}, bob={"hand": ["Coal"]})
        assert story.turn_goes_on()

    def test_with_nothing_at_all_nothing_happens(self) -> None:
        story = Story(ann={"board": ["Composites"]}, bob={})
        story.ann.activates("Composites")
        story.expect()
        assert story.turn_goes_on()

    def test_bob_chooses_among_his_highest_score_cards(self) -> None:
        story = Story(ann={"board": ["Composites"]}, bob={"score": ["Coal", "Clothing", "Physics"]})
        story.ann.activates("Composites")
        assert story.asked() == ("bob", "transfer")
        assert story.offered() == ["card coal", "card physics"]
        story.bob.picks("Physics")
        story.expect(ann={"score": ["Physics"]}, bob={"score": ["Coal", "Clothing"]})

    def test_who_has_as_many_factories_need_not_obey(self) -> None:
        story = Story(
            ann={"board": ["Composites"]}, bob={"board": ["Coal"], "hand": ["Oars", "Tools"], "score": ["Clothing"]}
        )
        story.ann.activates("Composites")
        story.expect()
        assert story.turn_goes_on()


class TestFission:
    @pytest.mark.parametrize("edition", EDITIONS)
    def test_faq_a_red_card_removes_all_hands_boards_and_score_piles_but_no_achievement(self, edition: str) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={
                "board": ["Fission", "Oars", "Tools", "Writing"],
                "splay": {"red": "up", "blue": "left"},
                "hand": ["Coal"],
                "score": ["Sailing"],
                "achievements": [1],
            },
            bob={
                "board": ["Clothing", "Agriculture"],
                "hand": ["Physics"],
                "score": ["Canning", "Gunpowder"],
                "achievements": [2, "Empire"],
            },
            piles={1: ["Archery", "Pottery"], 10: ["Robotics"]},
            edition=edition,
        )
        supply = {age: story.pile(age) for age in range(1, 11)}
        story.ann.activates("Fission")
        # The dogma action is complete. With an empty board and no hand all that Ann, then Bob can do is to draw a 1.
        story.expect(
            ann={"board": [], "splay": {}, "hand": ["Archery"], "score": []},
            bob={"board": [], "splay": {}, "hand": ["Pottery"], "score": []},
        )
        assert story.turn_goes_on("bob")
        # What is removed lies in the box, not in the supply.
        supply[10] = supply[10][1:]
        supply[1] = supply[1][2:]
        assert {age: story.pile(age) for age in range(1, 11)} == supply
        assert sorted([card.title for card in story.game.table.box]) == sorted(
            [
                *["Fission", "Oars", "Tools", "Writing", "Coal", "Sailing"],
                *["Clothing", "Agriculture", "Physics", "Canning", "Gunpowder", "Robotics"],
            ]
        )
        assert (story.ann.points, story.bob.points) == (0, 0)

    def test_after_a_red_card_nobody_else_draws(self) -> None:
        story = Story(
            ann={"board": ["Fission"]},
            bob={"board": ["Oars"]},
            cid={"board": ["Tools"]},
            piles={1: ["Archery", "Pottery"], 10: ["Miniaturization", "Databases"]},
        )
        story.ann.activates("Fission")
        story.expect(ann={"board": [], "hand": ["Archery"]}, bob={"board": [], "hand": ["Pottery"]}, cid={"board": []})
        assert story.pile(10)[0] == "Databases"
        assert story.turn_goes_on("bob")

    def test_a_later_red_card_takes_what_was_drawn_before_and_ends_the_sharing(self) -> None:
        story = Story(
            ann={"board": ["Fission"]},
            bob={"board": ["Oars"]},
            cid={"board": ["Satellites"]},
            dan={"board": ["Tools"]},
            piles={1: ["Archery", "Pottery"], 10: ["Databases", "Robotics", "Software"]},
        )
        story.ann.activates("Fission")
        # Bob and Dan have drawn; Cid, who has as many clocks, would have shared the second effect.
        story.expect(
            ann={"board": [], "hand": ["Archery"]},
            bob={"board": [], "hand": ["Pottery"]},
            cid={"board": []},
            dan={"board": []},
        )
        assert story.pile(10)[0] == "Software"
        assert story.turn_goes_on("bob")

    def test_faq_the_drawn_card_is_revealed_and_kept_if_it_is_not_red(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Fission"]}, bob={"board": ["Oars"]}, cid={}, piles={10: ["Databases", "Software", "A.I."]}
        )
        story.ann.activates("Fission")
        revealed = [event.card.title for event in story.game.events if event.kind == "revealed" and event.card]
        assert revealed == ["Databases", "Software"]
        # Ann has to return the only top card that is not Fission, and draws a 10.
        story.expect(ann={"hand": ["A.I."]}, bob={"board": [], "hand": ["Databases"]}, cid={"hand": ["Software"]})
        assert story.turn_goes_on()

    def test_then_ann_returns_a_top_card_other_than_fission_and_draws_a_ten(self) -> None:
        story = Story(
            ann={"board": ["Fission", "Tools"]},
            bob={"board": ["Oars", "Archery", "Sailing"]},
            piles={10: ["Databases", "Software"]},
        )
        story.ann.activates("Fission")
        assert story.asked() == ("ann", "return")
        assert story.offered() == ["card tools", "card oars", "card sailing"]
        story.ann.picks("Oars")
        story.expect(ann={"hand": ["Software"]}, bob={"board": ["Archery", "Sailing"], "hand": ["Databases"]})
        assert story.bottom(1) == "Oars"
        assert story.turn_goes_on()

    @pytest.mark.parametrize("edition", FIRST_EDITIONS)
    def test_in_the_first_edition_she_draws_no_ten(self, edition: str) -> None:
        story = Story(
            ann={"board": ["Fission", "Tools"]},
            bob={"board": ["Oars", "Sailing"]},
            piles={10: ["Databases", "Software"]},
            edition=edition,
        )
        story.ann.activates("Fission")
        assert story.offered() == ["card tools", "card oars", "card sailing"]
        story.ann.picks("Tools")
        story.expect(ann={"board": ["Fission"]}, bob={"hand": ["Databases"]})
        assert story.bottom(1) == "Tools"
        assert story.turn_goes_on()

    @pytest.mark.parametrize("edition", FIRST_EDITIONS)
    def test_with_fission_alone_nothing_is_returned_in_the_first_edition(self, edition: str) -> None:
        story = Story(ann={"board": ["Fission"]}, bob={}, piles={10: ["Databases"]}, edition=edition)
        story.ann.activates("Fission")
        story.expect(bob={"hand": ["Databases"]})
        assert story.turn_goes_on()

    def test_with_fission_alone_a_ten_is_drawn_nevertheless_in_the_third(self) -> None:
        story = Story(ann={"board": ["Fission"]}, bob={}, piles={10: ["Databases", "Software"]})
        story.ann.activates("Fission")
        story.expect(ann={"hand": ["Software"]}, bob={"hand": ["Databases"]})

    def test_faq_the_second_effect_is_shared(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Fission", "Tools"]},
            bob={"board": ["Satellites", "Oars"]},
            piles={9: ["Ecology"], 10: ["Robotics", "Software"]},
        )
        story.ann.activates("Fission")
        # Bob has as many clocks: he need not draw for the demand, and the red card that he draws now harms no one.
        story.bob.picks("Tools")
        story.ann.picks("Satellites")
        story.expect(
            ann={"board": ["Fission"], "hand": ["Software", "Ecology"]}, bob={"board": ["Oars"], "hand": ["Robotics"]}
        )

    @pytest.mark.parametrize("edition", FIRST_EDITIONS)
    def test_the_second_effect_is_shared_in_the_first_edition_too(self, edition: str) -> None:
        story = Story(
            ann={"board": ["Fission", "Tools"]},
            bob={"board": ["Satellites", "Oars"]},
            piles={9: ["Ecology"]},
            edition=edition,
        )
        story.ann.activates("Fission")
        story.bob.picks("Oars")
        story.ann.picks("Satellites")
        story.expect(ann={"hand": ["Ecology"]}, bob={"board": []})

    def test_a_card_of_a_partner_can_be_returned(self) -> None:
        story = Story(
            ann={"board": ["Fission"]},
            bob={},
            cid={"board": ["Tools"]},
            dan={"board": ["Oars"]},
            piles={10: ["Databases", "Software", "A.I."]},
            teams=True,
        )
        story.ann.activates("Fission")
        # The demand passes the partner over.
        assert story.offered() == ["card tools", "card oars"]
        story.ann.picks("Tools")
        story.expect(ann={"hand": ["A.I."]}, bob={"hand": ["Databases"]}, cid={"board": []}, dan={"hand": ["Software"]})


class TestEcology:
    def test_returning_a_card_scores_another_and_draws_two_tens(self) -> None:
        story = Story(
            ann={"board": ["Ecology"], "hand": ["Tools", "Coal", "Oars"]},
            bob={},
            piles={10: ["Software", "Databases"]},
        )
        story.ann.activates("Ecology")
        story.ann.picks("Tools")
        assert story.asked() == ("ann", "score")
        assert story.offered() == ["card coal", "card oars"]
        story.ann.picks("Coal")
        story.expect(ann={"hand": ["Oars", "Software", "Databases"], "score": ["Coal"]})
        assert story.bottom(1) == "Tools"
        assert story.turn_goes_on()

    def test_with_no_other_card_to_score_the_tens_are_drawn_nevertheless(self) -> None:
        story = Story(ann={"board": ["Ecology"], "hand": ["Tools"]}, bob={}, piles={10: ["Software", "Databases"]})
        story.ann.activates("Ecology")
        story.ann.picks("Tools")
        story.expect(ann={"hand": ["Software", "Databases"]})

    def test_one_may_keep_the_hand(self) -> None:
        story = Story(ann={"board": ["Ecology"], "hand": ["Tools", "Coal"]}, bob={})
        story.ann.activates("Ecology")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_with_an_empty_hand_nothing_is_asked(self) -> None:
        story = Story(ann={"board": ["Ecology"]}, bob={})
        story.ann.activates("Ecology")
        story.expect()
        assert story.turn_goes_on()

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Ecology"], "hand": ["Oars", "Coal"]},
            bob={"board": ["Tools"], "hand": ["Sailing", "Physics"]},
            piles={9: ["Genetics"], 10: ["Software", "Databases", "Robotics", "A.I."]},
        )
        story.ann.activates("Ecology")
        story.bob.picks("Sailing")
        story.ann.picks("Oars")
        story.expect(
            ann={"hand": ["Robotics", "A.I.", "Genetics"], "score": ["Coal"]},
            bob={"hand": ["Software", "Databases"], "score": ["Physics"]},
        )


class TestSuburbia:
    def test_for_each_tucked_card_a_one_is_scored(self) -> None:
        story = Story(
            ann={"board": ["Suburbia", "Archery"], "hand": ["Coal", "Canning", "Tools"]},
            bob={},
            piles={1: ["Oars", "Sailing", "Pottery"]},
        )
        story.ann.activates("Suburbia")
        story.ann.picks("Coal", "Canning")
        story.ann.passes()
        story.expect(
            ann={
                "board": ["Suburbia", "Canning", "Archery", "Coal"],
                "hand": ["Tools"],
                "score": ["Oars", "Sailing"],
            }
        )
        assert story.turn_goes_on()

    def test_the_whole_hand_may_be_tucked_and_six_cards_are_a_monument(self) -> None:
        hand = ["Coal", "Canning", "Tools", "Physics", "Currency", "Enterprise"]
        ones = ["Oars", "Sailing", "Pottery", "Archery", "Clothing", "Writing"]
        story = Story(ann={"board": ["Suburbia"], "hand": hand}, bob={}, piles={1: ones})
        story.ann.activates("Suburbia")
        story.ann.picks(*hand)
        story.expect(ann={"board": ["Suburbia", *hand], "hand": [], "score": ones, "achievements": ["Monument"]})
        assert story.turn_goes_on()

    def test_faq_with_no_ones_left_higher_cards_are_scored(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Suburbia"], "hand": ["Coal", "Tools"]},
            bob={},
            only={1: ["Oars"], 2: [], 3: []},
            piles={4: ["Navigation"]},
        )
        story.ann.activates("Suburbia")
        story.ann.picks("Coal", "Tools")
        story.expect(ann={"board": ["Suburbia", "Coal", "Tools"], "hand": [], "score": ["Oars", "Navigation"]})

    def test_one_may_keep_the_hand(self) -> None:
        story = Story(ann={"board": ["Suburbia"], "hand": ["Coal"]}, bob={})
        story.ann.activates("Suburbia")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_with_an_empty_hand_nothing_is_asked(self) -> None:
        story = Story(ann={"board": ["Suburbia"]}, bob={})
        story.ann.activates("Suburbia")
        story.expect()
        assert story.turn_goes_on()

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Suburbia"], "hand": ["Coal"]},
            bob={"board": ["Fermenting"], "hand": ["Tools"]},
            piles={1: ["Oars", "Sailing"], 9: ["Genetics"]},
        )
        story.ann.activates("Suburbia")
        story.bob.picks("Tools")
        story.ann.picks("Coal")
        story.expect(
            ann={"board": ["Suburbia", "Coal"], "hand": ["Genetics"], "score": ["Sailing"]},
            bob={"board": ["Fermenting", "Tools"], "hand": [], "score": ["Oars"]},
        )
