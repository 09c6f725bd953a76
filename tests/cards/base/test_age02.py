"""Age 2 of the base set, card by card."""

from __future__ import annotations

import pytest

from tests.support.story import Story

FIRST_EDITIONS = ("asmadi-1", "iello")
FIVE_COLORS = ["Construction", "Agriculture", "Sailing", "Pottery", "Code of Laws"]


class TestCalendar:
    def test_two_3s_are_drawn_with_more_cards_in_the_score_pile_than_in_hand(self) -> None:
        story = Story(
            ann={"board": ["Calendar"], "hand": ["Pottery"], "score": ["Tools", "Oars"]},
            bob={},
            piles={3: ["Paper", "Optics"]},
        )
        story.ann.activates("Calendar")
        story.expect(ann={"hand": ["Pottery", "Paper", "Optics"]})
        assert story.turn_goes_on()

    @pytest.mark.parametrize("hand", [["Pottery"], ["Pottery", "Sailing"]])
    def test_nothing_is_drawn_with_as_many_or_more_in_hand(self, hand: list[str]) -> None:
        story = Story(ann={"board": ["Calendar"], "hand": hand, "score": ["Software"]}, bob={})
        story.ann.activates("Calendar")
        story.expect()
        assert story.turn_goes_on()

    def test_nothing_is_drawn_with_neither_hand_nor_score_pile(self) -> None:
        story = Story(ann={"board": ["Calendar"]}, bob={})
        story.ann.activates("Calendar")
        story.expect()

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Calendar"], "score": ["Tools"]},
            bob={"board": ["Agriculture"], "score": ["Oars"]},
            piles={2: ["Monotheism"], 3: ["Paper", "Optics", "Compass", "Alchemy"]},
        )
        story.ann.activates("Calendar")
        story.expect(ann={"hand": ["Compass", "Alchemy", "Monotheism"]}, bob={"hand": ["Paper", "Optics"]})

    def test_a_share_that_changes_nothing_earns_nothing(self) -> None:
        story = Story(
            ann={"board": ["Calendar"], "score": ["Tools"]},
            bob={"board": ["Agriculture"]},
            piles={3: ["Paper", "Optics"]},
        )
        story.ann.activates("Calendar")
        story.expect(ann={"hand": ["Paper", "Optics"]})


class TestMathematics:
    def test_returning_a_card_melds_one_that_is_one_higher(self) -> None:
        story = Story(
            ann={"board": ["Mathematics"], "hand": ["Tools", "Compass"]}, bob={}, piles={4: ["Experimentation"]}
        )
        story.ann.activates("Mathematics")
        assert story.offered() == ["card tools", "card compass", "pass"]
        story.ann.picks("Compass")
        story.expect(ann={"hand": ["Tools"], "board": ["Experimentation", "Mathematics"]})
        assert story.bottom(3) == "Compass"
        assert story.turn_goes_on()

    def test_one_may_keep_the_hand(self) -> None:
        story = Story(ann={"board": ["Mathematics"], "hand": ["Tools"]}, bob={})
        story.ann.activates("Mathematics")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_with_an_empty_hand_nothing_is_asked(self) -> None:
        story = Story(ann={"board": ["Mathematics"]}, bob={})
        story.ann.activates("Mathematics")
        story.expect()
        assert story.turn_goes_on()

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Mathematics"], "hand": ["Oars"]},
            bob={"board": ["Tools"], "hand": ["Sailing"]},
            piles={2: ["Monotheism", "Currency", "Calendar"]},
        )
        story.ann.activates("Mathematics")
        story.bob.picks("Sailing")
        story.ann.picks("Oars")
        story.expect(
            ann={"hand": ["Calendar"], "board": ["Mathematics", "Currency"]},
            bob={"hand": [], "board": ["Tools", "Monotheism"]},
        )

    def test_returning_a_ten_ends_the_game(self) -> None:
        story = Story(ann={"board": ["Mathematics"], "hand": ["Software"], "score": ["Tools"]}, bob={})
        story.ann.activates("Mathematics")
        story.ann.picks("Software")
        assert story.winners() == ["ann"]
        assert story.won_by() == "points"


class TestCurrency:
    def test_each_different_value_that_was_returned_scores_a_2(self) -> None:
        story = Story(
            ann={"board": ["Currency"], "hand": ["Tools", "Oars", "Coal", "Compass"]},
            bob={},
            piles={2: ["Calendar", "Monotheism"]},
        )
        story.ann.activates("Currency")
        story.ann.picks("Oars", "Tools", "Coal")
        story.ann.passes()
        story.expect(ann={"hand": ["Compass"], "score": ["Calendar", "Monotheism"]})
        assert story.pile(1)[-2:] == ["Oars", "Tools"]
        assert story.bottom(5) == "Coal"
        assert story.turn_goes_on()

    def test_faq_one_returned_card_scores_one_2(self) -> None:
        # Source: 2011 FAQ
        story = Story(ann={"board": ["Currency"], "hand": ["Tools", "Coal"]}, bob={}, piles={2: ["Calendar"]})
        story.ann.activates("Currency")
        story.ann.picks("Coal")
        story.ann.passes()
        story.expect(ann={"hand": ["Tools"], "score": ["Calendar"]})

    def test_having_returned_the_whole_hand_one_is_asked_no_more(self) -> None:
        story = Story(ann={"board": ["Currency"], "hand": ["Tools", "Oars"]}, bob={}, piles={2: ["Calendar"]})
        story.ann.activates("Currency")
        story.ann.picks("Tools", "Oars")
        story.expect(ann={"hand": [], "score": ["Calendar"]})
        assert story.turn_goes_on()

    def test_a_returned_2_can_be_drawn_again_from_an_empty_pile(self) -> None:
        story = Story(ann={"board": ["Currency"], "hand": ["Calendar"]}, bob={}, only={2: []})
        story.ann.activates("Currency")
        story.ann.picks("Calendar")
        story.expect(ann={"hand": [], "score": ["Calendar"]})

    def test_one_may_keep_the_hand(self) -> None:
        story = Story(ann={"board": ["Currency"], "hand": ["Tools"]}, bob={})
        story.ann.activates("Currency")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_with_an_empty_hand_nothing_is_asked(self) -> None:
        story = Story(ann={"board": ["Currency"]}, bob={})
        story.ann.activates("Currency")
        story.expect()
        assert story.turn_goes_on()

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Currency"], "hand": ["Tools"]},
            bob={"board": ["Sailing"], "hand": ["Coal", "Oars"]},
            piles={2: ["Calendar", "Monotheism", "Fermenting"]},
        )
        story.ann.activates("Currency")
        story.bob.picks("Oars", "Coal")
        story.ann.passes()
        story.expect(ann={"hand": ["Tools", "Fermenting"]}, bob={"hand": [], "score": ["Calendar", "Monotheism"]})


class TestMapmaking:
    def test_bob_gives_a_1_of_his_choice_and_ann_scores_another(self) -> None:
        story = Story(
            ann={"board": ["Mapmaking"]}, bob={"score": ["Tools", "Calendar", "Oars"]}, piles={1: ["Sailing"]}
        )
        story.ann.activates("Mapmaking")
        assert story.asked() == ("bob", "transfer")
        assert story.offered() == ["card tools", "card oars"]
        story.bob.picks("Oars")
        story.expect(ann={"score": ["Oars", "Sailing"]}, bob={"score": ["Tools", "Calendar"]})
        assert story.turn_goes_on()

    def test_faq_without_a_1_in_the_score_pile_nothing_moves(self) -> None:
        # Source: 2011 FAQ
        story = Story(ann={"board": ["Mapmaking"]}, bob={"hand": ["Tools"], "score": ["Calendar", "Coal"]})
        story.ann.activates("Mapmaking")
        story.expect()
        assert story.turn_goes_on()

    def test_with_an_empty_score_pile_nothing_moves(self) -> None:
        story = Story(ann={"board": ["Mapmaking"], "score": ["Tools"]}, bob={})
        story.ann.activates("Mapmaking")
        story.expect()
        assert story.turn_goes_on()

    def test_who_has_as_many_crowns_does_not_obey(self) -> None:
        story = Story(ann={"board": ["Mapmaking"]}, bob={"board": ["Sailing"], "score": ["Tools"]})
        story.ann.activates("Mapmaking")
        story.expect()

    def test_faq_the_second_effect_is_shared_even_by_one_who_gave_nothing(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Mapmaking"]},
            bob={"score": ["Tools"]},
            cid={"board": ["Sailing"], "score": ["Oars"]},
            piles={1: ["Archery", "Pottery"], 2: ["Calendar"]},
        )
        story.ann.activates("Mapmaking")
        story.expect(
            ann={"hand": ["Calendar"], "score": ["Tools", "Pottery"]},
            bob={"score": []},
            cid={"score": ["Oars", "Archery"]},
        )


class TestMonotheism:
    def test_bob_gives_a_top_card_of_a_color_that_ann_lacks_and_both_tuck_a_1(self) -> None:
        story = Story(
            ann={"board": ["Monotheism"]},
            bob={"board": ["Agriculture", "City States", "Pottery"]},
            piles={1: ["Tools", "Mysticism"]},
        )
        story.ann.activates("Monotheism")
        assert story.asked() == ("bob", "transfer")
        assert story.offered() == ["card agriculture", "card pottery"]
        story.bob.picks("Agriculture")
        story.expect(
            ann={"score": ["Agriculture"], "board": ["Monotheism", "Mysticism"]},
            bob={"board": ["City States", "Pottery", "Tools"]},
        )
        assert story.turn_goes_on()

    def test_only_the_top_card_of_a_pile_goes(self) -> None:
        story = Story(
            ann={"board": ["Monotheism"]},
            bob={"board": ["Pottery", "Tools"]},
            piles={1: ["Writing", "Mysticism"]},
        )
        story.ann.activates("Monotheism")
        story.expect(
            ann={"score": ["Pottery"], "board": ["Monotheism", "Mysticism"]},
            bob={"board": ["Tools", "Writing"]},
        )

    def test_with_no_other_color_bob_neither_gives_nor_tucks(self) -> None:
        story = Story(
            ann={"board": ["Monotheism", "Agriculture"]},
            bob={"board": ["City States", "Anatomy"]},
            piles={1: ["Mysticism"]},
        )
        story.ann.activates("Monotheism")
        story.expect(ann={"board": ["Monotheism", "Mysticism", "Agriculture"]})

    def test_cards_of_each_color_on_the_board_of_ann_are_safe(self) -> None:
        story = Story(
            ann={"board": ["Monotheism", "Tools", "Pottery"]},
            bob={"board": ["Writing", "Sailing"]},
            piles={1: ["Clothing", "Mysticism"]},
        )
        story.ann.activates("Monotheism")
        story.expect(
            ann={"score": ["Sailing"], "board": ["Monotheism", "Mysticism", "Tools", "Pottery"]},
            bob={"board": ["Writing", "Clothing"]},
        )

    def test_with_an_empty_board_bob_gives_nothing(self) -> None:
        story = Story(ann={"board": ["Monotheism"]}, bob={"hand": ["Tools"]}, piles={1: ["Oars"]})
        story.ann.activates("Monotheism")
        story.expect(ann={"board": ["Monotheism", "Oars"]})

    def test_faq_who_has_as_many_castles_shares_the_second_effect_alone(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Monotheism"]},
            bob={"board": ["The Wheel"]},
            piles={1: ["Sailing", "Oars"], 2: ["Calendar"]},
        )
        story.ann.activates("Monotheism")
        story.expect(
            ann={"hand": ["Calendar"], "board": ["Monotheism", "Oars"]}, bob={"board": ["The Wheel", "Sailing"]}
        )


class TestPhilosophy:
    def test_one_may_splay_any_color_left_and_score_a_card(self) -> None:
        story = Story(
            ann={"board": ["Philosophy", "Mysticism", "Tools", "Pottery", "Oars"], "hand": ["Coal", "Sailing"]}, bob={}
        )
        story.ann.activates("Philosophy")
        assert story.asked() == ("ann", "splay left")
        assert story.offered() == ["color blue", "color purple", "pass"]
        story.ann.picks_color("blue")
        assert story.asked() == ("ann", "score")
        story.ann.picks("Coal")
        story.expect(ann={"splay": {"blue": "left"}, "hand": ["Sailing"], "score": ["Coal"]})
        assert story.turn_goes_on()

    def test_one_may_do_neither(self) -> None:
        story = Story(ann={"board": ["Philosophy", "Mysticism"], "hand": ["Coal"]}, bob={})
        story.ann.activates("Philosophy")
        story.ann.passes()
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_red_is_a_color_too(self) -> None:
        story = Story(ann={"board": ["Philosophy", "Oars", "Archery"]}, bob={})
        story.ann.activates("Philosophy")
        story.ann.picks_color("red")
        story.expect(ann={"splay": {"red": "left"}})

    def test_a_pile_that_is_splayed_right_may_go_left_and_one_that_is_left_is_not_offered(self) -> None:
        story = Story(
            ann={
                "board": ["Philosophy", "Mysticism", "Tools", "Pottery"],
                "splay": {"purple": "left", "blue": "right"},
            },
            bob={},
        )
        story.ann.activates("Philosophy")
        assert story.offered() == ["color blue", "pass"]
        story.ann.picks_color("blue")
        story.expect(ann={"splay": {"purple": "left", "blue": "left"}})

    def test_with_single_cards_and_an_empty_hand_nothing_is_asked(self) -> None:
        story = Story(ann={"board": ["Philosophy", "Tools"]}, bob={})
        story.ann.activates("Philosophy")
        story.expect()
        assert story.turn_goes_on()

    def test_bob_shares_each_effect_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Philosophy", "Mysticism"], "hand": ["Coal"]},
            bob={"board": ["Education", "Sailing", "Clothing"], "hand": ["Oars"]},
            piles={2: ["Calendar"]},
        )
        story.ann.activates("Philosophy")
        story.bob.picks_color("green")
        story.ann.picks_color("purple")
        story.bob.picks("Oars")
        story.ann.passes()
        story.expect(
            ann={"splay": {"purple": "left"}, "hand": ["Coal", "Calendar"]},
            bob={"splay": {"green": "left"}, "hand": [], "score": ["Oars"]},
        )

    def test_a_share_that_is_declined_earns_nothing(self) -> None:
        story = Story(
            ann={"board": ["Philosophy"]},
            bob={"board": ["Education", "Sailing", "Clothing"], "hand": ["Oars"]},
        )
        story.ann.activates("Philosophy")
        story.bob.passes()
        story.bob.passes()
        story.expect()
        assert story.turn_goes_on()


class TestConstruction:
    def test_bob_gives_two_cards_of_his_choice_and_draws_a_2(self) -> None:
        story = Story(
            ann={"board": ["Construction"], "hand": ["Sailing"]},
            bob={"hand": ["Tools", "Oars", "Coal"]},
            piles={2: ["Calendar"]},
        )
        story.ann.activates("Construction")
        assert story.asked() == ("bob", "transfer")
        story.bob.picks("Tools", "Oars")
        story.expect(ann={"hand": ["Sailing", "Tools", "Oars"]}, bob={"hand": ["Coal", "Calendar"]})
        assert story.turn_goes_on()

    def test_faq_with_one_card_bob_gives_it_and_still_draws(self) -> None:
        # Source: 2011 FAQ
        story = Story(ann={"board": ["Construction"]}, bob={"hand": ["Tools"]}, piles={2: ["Calendar"]})
        story.ann.activates("Construction")
        story.expect(ann={"hand": ["Tools"]}, bob={"hand": ["Calendar"]})

    def test_faq_with_an_empty_hand_bob_still_draws(self) -> None:
        # Source: 2011 FAQ
        story = Story(ann={"board": ["Construction"]}, bob={}, piles={2: ["Calendar"]})
        story.ann.activates("Construction")
        story.expect(bob={"hand": ["Calendar"]})

    def test_who_has_as_many_castles_does_not_obey(self) -> None:
        story = Story(ann={"board": ["Construction"]}, bob={"board": ["The Wheel"], "hand": ["Tools", "Oars"]})
        story.ann.activates("Construction")
        story.expect()
        assert story.turn_goes_on()

    def test_the_only_player_with_five_top_cards_claims_empire(self) -> None:
        story = Story(
            ann={"board": FIVE_COLORS}, bob={"board": ["Oars", "Writing", "Clothing"]}, piles={2: ["Calendar"]}
        )
        story.ann.activates("Construction")
        story.expect(ann={"achievements": ["Empire"]}, bob={"hand": ["Calendar"]})

    def test_with_four_top_cards_there_is_no_empire(self) -> None:
        story = Story(
            ann={"board": ["Construction", "Oars", "Agriculture", "Sailing", "Pottery"]},
            bob={},
            piles={2: ["Calendar"]},
        )
        story.ann.activates("Construction")
        story.expect(bob={"hand": ["Calendar"]})

    def test_if_bob_has_five_too_nobody_claims_empire(self) -> None:
        story = Story(
            ann={"board": FIVE_COLORS},
            bob={"board": ["Coal", "Anatomy", "Navigation", "Translation", "Enterprise"]},
            piles={2: ["Calendar"]},
        )
        story.ann.activates("Construction")
        story.expect(bob={"hand": ["Calendar"]})

    def test_an_empire_that_is_gone_stays_where_it_is(self) -> None:
        story = Story(ann={"board": FIVE_COLORS}, bob={"achievements": ["Empire"]}, piles={2: ["Calendar"]})
        story.ann.activates("Construction")
        story.expect(bob={"hand": ["Calendar"]})

    def test_faq_an_opponent_who_shares_the_second_effect_claims_empire_first(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Construction"]},
            bob={"board": ["Road Building", "Agriculture", "Sailing", "Pottery", "Code of Laws"]},
            piles={2: ["Calendar"]},
        )
        story.ann.activates("Construction")
        story.expect(ann={"hand": ["Calendar"]}, bob={"achievements": ["Empire"]})

    def test_a_partner_with_five_top_cards_is_a_player_with_five_top_cards(self) -> None:
        story = Story(
            ann={"board": FIVE_COLORS},
            bob={},
            cid={"board": ["Coal", "Anatomy", "Navigation", "Translation", "Enterprise"]},
            dan={},
            teams=True,
            piles={2: ["Calendar", "Monotheism"]},
        )
        story.ann.activates("Construction")
        story.expect(bob={"hand": ["Calendar"]}, dan={"hand": ["Monotheism"]})


class TestRoadBuilding:
    def test_having_melded_two_one_may_give_the_top_red_card_for_the_top_green_one(self) -> None:
        story = Story(
            ann={"board": ["Road Building"], "hand": ["Tools", "Sailing", "Agriculture"]},
            bob={"board": ["Clothing", "Compass", "Coal"]},
        )
        story.ann.activates("Road Building")
        assert story.offered() == ["card tools", "card sailing", "card agriculture"]
        story.ann.picks("Sailing")
        assert story.offered() == ["card tools", "card agriculture", "pass"]
        story.ann.picks("Tools")
        assert story.asked() == ("ann", "choose player")
        assert story.offered() == ["player 1", "pass"]
        story.ann.picks_player("bob")
        story.expect(
            ann={"hand": ["Agriculture"], "board": {"green": ["Clothing", "Sailing"], "blue": ["Tools"]}},
            bob={"board": {"red": ["Road Building", "Coal"], "green": ["Compass"]}},
        )
        assert story.turn_goes_on()

    def test_the_red_card_that_goes_is_the_top_one_after_melding(self) -> None:
        story = Story(
            ann={"board": ["Road Building"], "hand": ["Oars", "Tools"]},
            bob={"board": ["Clothing"]},
        )
        story.ann.activates("Road Building")
        story.ann.picks("Oars", "Tools")
        story.ann.picks_player("bob")
        story.expect(ann={"hand": [], "board": ["Road Building", "Tools", "Clothing"]}, bob={"board": ["Oars"]})

    def test_having_melded_two_one_may_keep_the_red_card(self) -> None:
        story = Story(
            ann={"board": ["Road Building"], "hand": ["Tools", "Sailing"]},
            bob={"board": ["Clothing"]},
        )
        story.ann.activates("Road Building")
        story.ann.picks("Sailing", "Tools")
        story.ann.passes()
        story.expect(ann={"hand": [], "board": ["Road Building", "Tools", "Sailing"]})
        assert story.turn_goes_on()

    def test_faq_one_may_meld_just_one_card_and_then_nothing_else_happens(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Road Building"], "hand": ["Tools", "Sailing"]},
            bob={"board": ["Clothing"]},
        )
        story.ann.activates("Road Building")
        story.ann.picks("Sailing")
        story.ann.passes()
        story.expect(ann={"hand": ["Tools"], "board": ["Road Building", "Sailing"]})
        assert story.turn_goes_on()

    def test_a_single_card_in_hand_must_be_melded(self) -> None:
        story = Story(ann={"board": ["Road Building"], "hand": ["Tools"]}, bob={"board": ["Clothing"]})
        story.ann.activates("Road Building")
        story.expect(ann={"hand": [], "board": ["Road Building", "Tools"]})
        assert story.turn_goes_on()

    def test_with_an_empty_hand_nothing_happens(self) -> None:
        story = Story(ann={"board": ["Road Building"]}, bob={"board": ["Clothing"]})
        story.ann.activates("Road Building")
        story.expect()
        assert story.turn_goes_on()

    def test_faq_the_red_card_goes_even_to_a_player_without_green(self) -> None:
        # Source: 2011 FAQ
        story = Story(ann={"board": ["Road Building"], "hand": ["Tools", "Sailing"]}, bob={})
        story.ann.activates("Road Building")
        story.ann.picks("Sailing", "Tools")
        story.ann.picks_player("bob")
        story.expect(ann={"hand": [], "board": ["Tools", "Sailing"]}, bob={"board": ["Road Building"]})

    def test_faq_it_is_shared_and_whoever_carries_it_out_chooses_the_target(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Road Building", "Sailing"], "hand": ["Tools", "Agriculture"]},
            bob={"board": ["Masonry"], "hand": ["Oars", "Pottery"]},
            cid={"board": ["Compass"]},
            piles={3: ["Paper"]},
        )
        story.ann.activates("Road Building")
        story.bob.picks("Oars", "Pottery")
        assert story.offered() == ["player 2", "player 0", "pass"]
        story.bob.picks_player("ann")
        story.expect(
            ann={"board": {"red": ["Oars", "Road Building"]}},
            bob={"hand": [], "board": ["Masonry", "Pottery", "Sailing"]},
        )
        story.ann.picks("Tools", "Agriculture")
        story.ann.picks_player("cid")
        story.expect(
            ann={"hand": ["Paper"], "board": ["Road Building", "Tools", "Agriculture", "Compass"]},
            cid={"board": ["Oars"]},
        )

    def test_who_has_no_red_card_is_not_asked_to_give_one(self) -> None:
        story = Story(
            ann={"board": ["Road Building", "Clothing"]},
            bob={"board": ["The Wheel"], "hand": ["Tools", "Agriculture"]},
            piles={2: ["Calendar"]},
        )
        story.ann.activates("Road Building")
        story.bob.picks("Tools", "Agriculture")
        story.expect(ann={"hand": ["Calendar"]}, bob={"hand": [], "board": ["The Wheel", "Tools", "Agriculture"]})

    def test_a_partner_is_not_another_player(self) -> None:
        story = Story(
            ann={"board": ["Road Building"], "hand": ["Tools", "Sailing"]},
            bob={"board": ["Clothing"]},
            cid={"board": ["Compass"]},
            dan={},
            teams=True,
        )
        story.ann.activates("Road Building")
        story.ann.picks("Tools", "Sailing")
        assert story.offered() == ["player 1", "player 3", "pass"]


class TestCanalBuilding:
    def test_the_highest_of_the_hand_change_places_with_the_highest_of_the_score_pile(self) -> None:
        story = Story(
            ann={
                "board": ["Canal Building"],
                "hand": ["Coal", "Tools", "Statistics"],
                "score": ["Compass", "Oars"],
            },
            bob={},
        )
        story.ann.activates("Canal Building")
        assert story.asked() == ("ann", "exchange")
        story.ann.says_yes()
        story.expect(ann={"hand": ["Tools", "Compass"], "score": ["Oars", "Coal", "Statistics"]})
        assert story.ann.points == 11
        assert story.turn_goes_on()

    def test_one_may_leave_them(self) -> None:
        story = Story(ann={"board": ["Canal Building"], "hand": ["Coal"], "score": ["Oars"]}, bob={})
        story.ann.activates("Canal Building")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_faq_a_hand_goes_to_an_empty_score_pile(self) -> None:
        # Source: 2011 FAQ
        story = Story(ann={"board": ["Canal Building"], "hand": ["Coal", "Tools", "Banking"]}, bob={})
        story.ann.activates("Canal Building")
        story.ann.says_yes()
        story.expect(ann={"hand": ["Tools"], "score": ["Coal", "Banking"]})

    def test_faq_a_score_pile_goes_to_an_empty_hand(self) -> None:
        # Source: 2011 FAQ
        story = Story(ann={"board": ["Canal Building"], "score": ["Coal", "Tools"]}, bob={})
        story.ann.activates("Canal Building")
        story.ann.says_yes()
        story.expect(ann={"hand": ["Coal"], "score": ["Tools"]})

    def test_with_neither_hand_nor_score_pile_nothing_is_asked(self) -> None:
        story = Story(ann={"board": ["Canal Building"]}, bob={})
        story.ann.activates("Canal Building")
        story.expect()
        assert story.turn_goes_on()

    def test_an_exchange_of_six_cards_is_no_monument(self) -> None:
        hand = ["Tools", "Oars", "Sailing", "Pottery", "Archery", "Mysticism"]
        story = Story(ann={"board": ["Canal Building"], "hand": hand}, bob={})
        story.ann.activates("Canal Building")
        story.ann.says_yes()
        story.expect(ann={"hand": [], "score": hand})

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Canal Building"], "hand": ["Coal"], "score": ["Oars"]},
            bob={"board": ["Sailing"], "hand": ["Tools"], "score": ["Compass"]},
            piles={2: ["Calendar"]},
        )
        story.ann.activates("Canal Building")
        story.bob.says_yes()
        story.ann.passes()
        story.expect(ann={"hand": ["Coal", "Calendar"]}, bob={"hand": ["Compass"], "score": ["Tools"]})


class TestFermenting:
    def test_a_2_is_drawn_for_each_color_with_a_leaf_in_the_third_edition(self) -> None:
        story = Story(
            ann={"board": ["Fermenting", "Code of Laws", "Sailing", "Tools"]},
            bob={},
            piles={2: ["Calendar", "Monotheism", "Currency"]},
        )
        story.ann.activates("Fermenting")
        story.expect(ann={"hand": ["Calendar", "Monotheism", "Currency"]})
        assert story.turn_goes_on()

    @pytest.mark.parametrize("edition", FIRST_EDITIONS)
    def test_a_2_is_drawn_for_every_two_leaves_in_the_first_edition(self, edition: str) -> None:
        story = Story(
            ann={"board": ["Fermenting", "Code of Laws", "Sailing", "Tools"]},
            bob={},
            piles={2: ["Calendar", "Monotheism"]},
            edition=edition,
        )
        story.ann.activates("Fermenting")
        story.expect(ann={"hand": ["Calendar", "Monotheism"]})
        assert story.turn_goes_on()

    @pytest.mark.parametrize("edition", FIRST_EDITIONS)
    def test_an_odd_leaf_counts_for_nothing_in_the_first_edition(self, edition: str) -> None:
        story = Story(ann={"board": ["Fermenting", "Sailing"]}, bob={}, piles={2: ["Calendar"]}, edition=edition)
        story.ann.activates("Fermenting")
        story.expect(ann={"hand": ["Calendar"]})

    def test_several_leaves_of_one_color_count_once_in_the_third_edition(self) -> None:
        story = Story(
            ann={"board": ["Fermenting", "Agriculture"], "splay": {"yellow": "up"}}, bob={}, piles={2: ["Calendar"]}
        )
        story.ann.activates("Fermenting")
        story.expect(ann={"hand": ["Calendar"]})

    @pytest.mark.parametrize("edition", FIRST_EDITIONS)
    def test_leaves_that_a_splay_shows_count_in_the_first_edition(self, edition: str) -> None:
        story = Story(
            ann={"board": ["Fermenting", "Agriculture"], "splay": {"yellow": "up"}},
            bob={},
            piles={2: ["Calendar", "Monotheism"]},
            edition=edition,
        )
        story.ann.activates("Fermenting")
        story.expect(ann={"hand": ["Calendar", "Monotheism"]})

    def test_a_covered_leaf_counts_only_if_a_splay_shows_it(self) -> None:
        story = Story(
            ann={"board": ["Fermenting", "Tools", "Pottery", "Paper", "Sailing"], "splay": {"blue": "left"}},
            bob={},
            piles={2: ["Calendar", "Monotheism"]},
        )
        story.ann.activates("Fermenting")
        story.expect(ann={"hand": ["Calendar", "Monotheism"]})

    @pytest.mark.parametrize(
        ("edition", "drawn"),
        [
            ("asmadi-1", ["Calendar", "Monotheism"]),
            ("iello", ["Calendar", "Monotheism"]),
            ("asmadi-3", ["Calendar"]),
        ],
    )
    def test_bob_shares_first_and_ann_draws_for_it(self, edition: str, drawn: list[str]) -> None:
        story = Story(
            ann={"board": ["Fermenting"]},
            bob={"board": ["Agriculture", "Anatomy"], "splay": {"yellow": "right"}},
            piles={2: [*drawn, "Currency", "Philosophy"]},
            edition=edition,
        )
        story.ann.activates("Fermenting")
        story.expect(ann={"hand": ["Currency", "Philosophy"]}, bob={"hand": drawn})
