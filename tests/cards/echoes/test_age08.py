"""Age 8 of Echoes of the Past, card by card."""

from __future__ import annotations

import pytest

from tests.support.looking import named, who_showed_hands
from tests.support.story import EchoesStory


class TestRadioTelescope:
    def test_three_lightbulbs_draw_and_meld_one_nine(self) -> None:
        story = EchoesStory(ann={"board": ["Radio Telescope"]}, bob={}, piles={9: ["Genetics"]})
        story.ann.activates("Radio Telescope")
        story.expect(ann={"board": ["Genetics", "Radio Telescope"]})
        assert story.turn_goes_on()

    def test_of_several_nines_one_is_melded_and_the_rest_returned(self) -> None:
        story = EchoesStory(
            ann={"board": ["Radio Telescope", "Philosophy"]}, bob={}, piles={9: ["Genetics", "Laser", "Services"]}
        )
        story.ann.activates("Radio Telescope")
        assert story.asked() == ("ann", "meld")
        assert story.offered() == ["card genetics", "card laser", "card services"]
        story.ann.picks("Laser")
        assert story.asked() == ("ann", "return")
        story.ann.picks("Services")
        story.expect(ann={"board": ["Laser", "Radio Telescope", "Philosophy"]})
        assert story.pile(9)[-2:] == ["Services", "Genetics"]
        assert story.turn_goes_on()

    def test_cards_held_before_are_left_alone(self) -> None:
        story = EchoesStory(
            ann={"board": ["Radio Telescope", "Paper"], "hand": ["Ecology"]}, bob={}, piles={9: ["Genetics", "Laser"]}
        )
        story.ann.activates("Radio Telescope")
        assert story.offered() == ["card laser", "card genetics"]
        story.ann.picks("Genetics")
        story.expect(ann={"board": ["Genetics", "Radio Telescope", "Paper"]})
        assert story.bottom(9, "echoes") == "Laser"

    def test_melding_ai_wins(self) -> None:
        story = EchoesStory(
            ann={"board": ["Radio Telescope", "Philosophy"]},
            bob={},
            only={9: []},
            piles={10: ["A.I.", "Sudoku", "Databases"]},
        )
        story.ann.activates("Radio Telescope")
        assert story.offered() == ["card ai", "card sudoku", "card databases"]
        story.ann.picks("A.I.")
        assert story.winners() == ["ann"]
        assert story.won_by() == "effect"

    def test_drawing_ai_and_melding_another_card_wins_nothing(self) -> None:
        story = EchoesStory(
            ann={"board": ["Radio Telescope", "Philosophy"]},
            bob={},
            only={9: []},
            piles={10: ["A.I.", "Sudoku", "Databases"]},
        )
        story.ann.activates("Radio Telescope")
        story.ann.picks("Databases")
        story.expect(ann={"board": ["Radio Telescope", "Philosophy", "Databases"]})
        assert (story.bottom(10), story.bottom(10, "echoes")) == ("A.I.", "Sudoku")
        assert story.turn_goes_on()

    def test_ai_on_the_board_before_wins_nothing(self) -> None:
        story = EchoesStory(ann={"board": ["Radio Telescope", "A.I."]}, bob={}, piles={9: ["Collaboration", "Email"]})
        story.ann.activates("Radio Telescope")
        story.ann.picks("Email")
        story.expect(ann={"board": ["Radio Telescope", "A.I.", "Email"]})
        assert story.turn_goes_on()

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = EchoesStory(
            ann={"board": ["Radio Telescope"]},
            bob={"board": ["Education"]},
            piles={9: ["Fission", "Suburbia", "Services"]},
        )
        story.ann.activates("Radio Telescope")
        story.expect(
            ann={"board": ["Radio Telescope", "Suburbia"], "hand": ["Services"]},
            bob={"board": ["Education", "Fission"]},
        )


class TestXRay:
    def test_an_eight_is_tucked_and_its_leaves_count(self) -> None:
        story = EchoesStory(ann={"board": ["X-Ray"]}, bob={}, piles={8: ["Antibiotics"], 4: ["Gunpowder"]})
        story.ann.activates("X-Ray")
        story.expect(ann={"board": ["X-Ray", "Antibiotics"]})
        assert story.asked() == ("ann", "draw")
        assert story.offered() == [f"value {value}" for value in range(1, 11)]
        story.ann.picks_value(4)
        story.expect(ann={"forecast": ["Gunpowder"]})
        assert story.turn_goes_on()

    def test_every_three_leaves_foreshadow_a_card_of_any_value(self) -> None:
        story = EchoesStory(
            ann={"board": ["X-Ray", "Sanitation", "Reformation"], "hand": ["Tools"]},
            bob={},
            piles={8: ["Parachute"], 10: ["Sudoku"], 1: ["Ruler"]},
        )
        story.ann.activates("X-Ray")
        story.ann.picks_value(10)
        story.expect(ann={"board": ["X-Ray", "Parachute", "Sanitation", "Reformation"], "forecast": ["Sudoku"]})
        story.ann.picks_value(1)
        story.expect(ann={"forecast": ["Sudoku", "Ruler"]})
        assert story.turn_goes_on()

    def test_fewer_than_three_leaves_foreshadow_nothing(self) -> None:
        story = EchoesStory(ann={"board": ["X-Ray", "Currency"]}, bob={}, piles={8: ["Rocketry"]})
        story.ann.activates("X-Ray")
        story.expect(ann={"board": ["X-Ray", "Rocketry", "Currency"]})
        assert story.turn_goes_on()

    def test_yellow_may_be_splayed_up(self) -> None:
        story = EchoesStory(ann={"board": ["X-Ray", "Canal Building", "Masonry"]}, bob={}, piles={8: ["Flight"]})
        story.ann.activates("X-Ray")
        assert story.asked() == ("ann", "splay up")
        assert story.offered() == ["color yellow", "pass"]
        story.ann.picks_color("yellow")
        story.expect(
            ann={"board": ["X-Ray", "Canal Building", "Masonry", "Flight"], "splay": {"yellow": "up"}},
        )
        assert story.turn_goes_on()

    def test_one_may_leave_yellow_as_it_is(self) -> None:
        story = EchoesStory(ann={"board": ["X-Ray", "Canal Building", "Masonry"]}, bob={}, piles={8: ["Flight"]})
        story.ann.activates("X-Ray")
        story.ann.passes()
        story.expect(ann={"board": ["X-Ray", "Canal Building", "Masonry", "Flight"]})
        assert story.turn_goes_on()

    @pytest.mark.parametrize(("splay", "runs"), [("up", True), ("right", False), ("left", False)])
    def test_under_another_card_the_echo_needs_a_splay_up(self, splay: str, runs: bool) -> None:
        story = EchoesStory(
            ann={"board": ["Pottery", "X-Ray"], "splay": {"blue": splay}},
            bob={},
            piles={8: ["Flight"], 1: ["Oars"]},
        )
        story.ann.activates("Pottery")
        board = ["Pottery", "X-Ray", "Flight"] if runs else ["Pottery", "X-Ray"]
        story.expect(ann={"board": board, "hand": ["Oars"]})


class TestNylon:
    def test_fewer_than_three_factories_tuck_nothing(self) -> None:
        story = EchoesStory(ann={"board": ["Nylon"]}, bob={})
        story.ann.activates("Nylon")
        story.expect()
        assert story.turn_goes_on()

    def test_three_factories_tuck_an_eight_and_red_may_be_splayed_up(self) -> None:
        story = EchoesStory(ann={"board": ["Nylon", "Gunpowder"]}, bob={}, piles={8: ["Flight"]})
        story.ann.activates("Nylon")
        story.expect(ann={"board": ["Nylon", "Gunpowder", "Flight"]})
        assert story.offered() == ["color red", "pass"]
        story.ann.picks_color("red")
        story.expect(ann={"splay": {"red": "up"}})
        assert story.turn_goes_on()

    def test_one_may_leave_red_as_it_is(self) -> None:
        story = EchoesStory(ann={"board": ["Nylon", "Gunpowder"]}, bob={}, piles={8: ["Flight"]})
        story.ann.activates("Nylon")
        story.ann.passes()
        story.expect(ann={"board": ["Nylon", "Gunpowder", "Flight"]})
        assert story.turn_goes_on()

    def test_six_factories_tuck_two(self) -> None:
        story = EchoesStory(
            ann={"board": ["Nylon", "Coal", "Emancipation"]}, bob={}, piles={8: ["Rocketry", "Antibiotics"]}
        )
        story.ann.activates("Nylon")
        story.expect(ann={"board": ["Nylon", "Coal", "Emancipation", "Rocketry", "Antibiotics"]})
        assert story.turn_goes_on()

    def test_after_a_green_card_it_is_done_again(self) -> None:
        story = EchoesStory(
            ann={"board": ["Nylon", "Gunpowder"]}, bob={}, piles={8: ["Corporations", "Mass Media", "Antibiotics"]}
        )
        story.ann.activates("Nylon")
        story.expect(ann={"board": ["Nylon", "Corporations", "Mass Media", "Gunpowder", "Antibiotics"]})
        assert story.turn_goes_on()

    def test_one_green_card_among_several_is_enough(self) -> None:
        story = EchoesStory(
            ann={"board": ["Nylon", "Coal", "Emancipation"]},
            bob={},
            piles={8: ["Corporations", "Rocketry", "Antibiotics", "Quantum Theory"]},
        )
        story.ann.activates("Nylon")
        story.expect(
            ann={
                "board": {
                    "green": ["Nylon", "Corporations"],
                    "red": ["Coal"],
                    "purple": ["Emancipation"],
                    "blue": ["Rocketry", "Quantum Theory"],
                    "yellow": ["Antibiotics"],
                }
            }
        )

    def test_for_the_repeat_factories_are_counted_anew(self) -> None:
        story = EchoesStory(
            ann={"board": ["Nylon", "Clothing", "Gunpowder"], "splay": {"green": "up"}},
            bob={},
            piles={8: ["Corporations", "Antibiotics", "Rocketry"]},
        )
        # Nylon and Gunpowder show four factories; Corporations, tucked, shows two more.
        story.ann.activates("Nylon")
        story.expect(ann={"board": ["Nylon", "Clothing", "Corporations", "Gunpowder", "Antibiotics", "Rocketry"]})
        assert story.turn_goes_on()

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = EchoesStory(
            ann={"board": ["Nylon"]},
            bob={"board": ["Coal"]},
            piles={8: ["Antibiotics", "Rocketry"]},
        )
        story.ann.activates("Nylon")
        story.expect(ann={"hand": ["Rocketry"]}, bob={"board": ["Coal", "Antibiotics"]})


class TestSlicedBread:
    def test_the_hand_is_returned_for_two_eights(self) -> None:
        story = EchoesStory(
            ann={"board": ["Sliced Bread"], "hand": ["Oars", "Tools", "Coal"]},
            bob={},
            piles={8: ["Flight", "Bandage"], 1: ["Sailing", "Archery"]},
        )
        story.ann.activates("Sliced Bread")
        assert story.asked() == ("ann", "return")
        assert story.offered() == ["card oars", "card tools"]
        story.ann.picks("Tools")
        story.expect(ann={"hand": ["Flight", "Bandage"], "score": ["Sailing", "Archery"]})
        assert story.pile(1)[-2:] == ["Tools", "Oars"]
        assert story.bottom(5) == "Coal"
        assert story.turn_goes_on()

    def test_a_returned_score_card_scores_two_that_are_one_lower(self) -> None:
        story = EchoesStory(
            ann={"board": ["Sliced Bread"], "score": ["Coal", "Calendar"]},
            bob={},
            piles={8: ["Flight", "Bandage"], 4: ["Gunpowder", "Anatomy"]},
        )
        story.ann.activates("Sliced Bread")
        assert story.asked() == ("ann", "return")
        assert story.offered() == ["card coal", "card calendar"]
        story.ann.picks("Coal")
        story.expect(ann={"hand": ["Flight", "Bandage"], "score": ["Calendar", "Gunpowder", "Anatomy"]})
        assert story.bottom(5) == "Coal"
        assert story.turn_goes_on()

    def test_for_a_one_two_ones_are_scored(self) -> None:
        story = EchoesStory(
            ann={"board": ["Sliced Bread"], "score": ["Ruler"]},
            bob={},
            piles={8: ["Flight", "Bandage"], 1: ["Tools", "Archery"]},
        )
        story.ann.activates("Sliced Bread")
        story.expect(ann={"hand": ["Flight", "Bandage"], "score": ["Tools", "Archery"]})
        assert story.bottom(1, "echoes") == "Ruler"

    def test_with_an_empty_score_pile_the_missing_card_has_the_value_0_so_two_ones_are_scored(self) -> None:
        story = EchoesStory(
            ann={"board": ["Sliced Bread"]}, bob={}, piles={8: ["Flight", "Bandage"], 1: ["Tools", "Archery"]}
        )
        story.ann.activates("Sliced Bread")
        story.expect(ann={"hand": ["Flight", "Bandage"], "score": ["Tools", "Archery"]})
        assert story.turn_goes_on()

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = EchoesStory(
            ann={"board": ["Sliced Bread"], "score": ["Calendar"]},
            bob={"board": ["Optics"], "score": ["Coal"]},
            piles={
                8: ["Flight", "Bandage", "Antibiotics", "Tractor", "Rocketry"],
                4: ["Gunpowder", "Anatomy"],
                1: ["Tools", "Archery"],
            },
        )
        story.ann.activates("Sliced Bread")
        story.expect(
            ann={"hand": ["Antibiotics", "Tractor", "Rocketry"], "score": ["Tools", "Archery"]},
            bob={"hand": ["Flight", "Bandage"], "score": ["Gunpowder", "Anatomy"]},
        )

    @pytest.mark.parametrize(("splay", "runs"), [("right", True), ("up", False), ("none", False)])
    def test_under_another_card_the_echo_needs_a_splay_right(self, splay: str, runs: bool) -> None:
        story = EchoesStory(
            ann={"board": ["Nylon", "Sliced Bread"], "splay": {"green": splay}, "score": ["Coal"], "hand": ["Oars"]},
            bob={},
            piles={8: ["Flight", "Bandage"]},
        )
        story.ann.activates("Nylon")
        story.expect(ann={"hand": ["Flight", "Bandage"] if runs else ["Oars"]})


class TestCrossword:
    def test_its_own_bonus_draws_an_eight(self) -> None:
        story = EchoesStory(ann={"board": ["Crossword"]}, bob={}, piles={8: ["Flight"]})
        story.ann.activates("Crossword")
        story.expect(ann={"hand": ["Flight"]})
        assert story.turn_goes_on()

    @pytest.mark.parametrize(("first", "drawn"), [(1, ["Oars", "Bandage"]), (8, ["Flight", "Ruler"])])
    def test_every_bonus_draws_a_card_and_ann_chooses_which_comes_first(self, first: int, drawn: list[str]) -> None:
        """docs/rules.md 8: the card names no order of the draws, so she does. The empty hand takes a base card, and
        then, holding it alone, an Echoes card (18).
        """
        story = EchoesStory(
            ann={"board": ["Crossword", "Dice"]}, bob={}, piles={1: ["Oars", "Ruler"], 8: ["Flight", "Bandage"]}
        )
        story.ann.activates("Crossword")
        assert story.asked() == ("ann", "draw")
        assert story.offered() == ["value 1", "value 8"]
        story.ann.picks_value(first)
        story.expect(ann={"hand": drawn})
        assert story.turn_goes_on()

    def test_a_hand_of_base_cards_draws_the_echoes_card_of_the_first_value_alone(self) -> None:
        story = EchoesStory(
            ann={"board": ["Crossword", "Dice", "Puppet"], "splay": {"purple": "up"}, "hand": ["Tools"]},
            bob={},
            piles={1: ["Oars", "Ruler"], 3: ["Optics", "Katana"], 8: ["Flight", "Bandage"]},
        )
        story.ann.activates("Crossword")
        assert story.offered() == ["value 1", "value 3", "value 8"]
        story.ann.picks_value(3)
        # With the Echoes card in hand, the others come from the base piles whatever the order, so it is not asked.
        story.expect(ann={"hand": ["Tools", "Katana", "Oars", "Flight"]})
        assert story.turn_goes_on()

    def test_with_an_echoes_card_in_hand_any_order_draws_the_same_and_is_not_asked(self) -> None:
        story = EchoesStory(
            ann={"board": ["Crossword", "Dice"], "hand": ["Bell"]}, bob={}, piles={1: ["Oars"], 8: ["Flight"]}
        )
        story.ann.activates("Crossword")
        story.expect(ann={"hand": ["Bell", "Oars", "Flight"]})
        assert story.turn_goes_on()

    def test_of_a_mixed_pile_the_same_cards_come_in_any_order_which_is_not_asked(self) -> None:
        """docs/rules.md 23: one draws the top card, whatever one holds."""
        story = EchoesStory(
            ann={"board": ["Crossword", "Dice"], "hand": ["Tools"]},
            bob={},
            piles={1: ["Ruler"], 8: ["Flight"]},
            american=True,
        )
        story.ann.activates("Crossword")
        story.expect(ann={"hand": ["Tools", "Ruler", "Flight"]})
        assert story.turn_goes_on()

    def test_equal_bonuses_draw_a_card_each(self) -> None:
        story = EchoesStory(
            ann={"board": ["Crossword", "Jeans", "Nylon"]}, bob={}, piles={8: ["Flight", "Bandage", "Rocketry"]}
        )
        story.ann.activates("Crossword")
        # Jeans covers Nylon.
        story.expect(ann={"hand": ["Flight", "Bandage"]})

    @pytest.mark.parametrize(("splay", "drawn"), [("right", ["Lighting", "Bandage"]), ("left", ["Flight"])])
    def test_a_covered_bonus_counts_where_a_splay_shows_it(self, splay: str, drawn: list[str]) -> None:
        story = EchoesStory(
            ann={"board": ["Crossword", "Saxophone"], "splay": {"purple": splay}},
            bob={},
            piles={7: ["Lighting"], 8: ["Flight", "Bandage"]},
        )
        story.ann.activates("Crossword")
        if splay == "right":
            story.ann.picks_value(7)
        story.expect(ann={"hand": drawn})

    def test_a_bonus_of_eleven_ends_the_game(self) -> None:
        story = EchoesStory(ann={"board": ["Crossword", "Artificial Heart"]}, bob={"score": ["Databases"]})
        story.ann.activates("Crossword")
        assert story.offered() == ["value 8", "value 11"]
        story.ann.picks_value(11)
        assert story.winners() == ["ann"]
        assert story.won_by() == "points"

    def test_bob_shares_by_his_own_bonuses(self) -> None:
        story = EchoesStory(
            ann={"board": ["Crossword"]},
            bob={"board": ["Dice"]},
            piles={1: ["Oars"], 8: ["Flight", "Bandage"]},
        )
        story.ann.activates("Crossword")
        story.expect(ann={"hand": ["Flight", "Bandage"]}, bob={"hand": ["Oars"]})

    def test_who_shows_no_bonus_shares_nothing(self) -> None:
        story = EchoesStory(ann={"board": ["Crossword"]}, bob={"board": ["Code of Laws"]}, piles={8: ["Flight"]})
        story.ann.activates("Crossword")
        story.expect(ann={"hand": ["Flight"]})
        assert story.turn_goes_on()


class TestTelevision:
    def test_an_eight_is_melded_and_a_score_card_goes_to_its_owners_board(self) -> None:
        story = EchoesStory(ann={"board": ["Television"]}, bob={"score": ["Calendar", "Oars"]}, piles={8: ["Flight"]})
        story.ann.activates("Television")
        assert story.asked() == ("ann", "choose value")
        assert story.offered() == [f"value {value}" for value in range(1, 11)]
        story.ann.picks_value(2)
        story.expect(ann={"board": ["Television", "Flight"]}, bob={"board": ["Calendar"], "score": ["Oars"]})
        assert named(story) == [2]
        assert story.turn_goes_on()

    def test_one_chooses_the_opponent_and_the_back(self) -> None:
        story = EchoesStory(
            ann={"board": ["Television"]},
            bob={"score": ["Oars"]},
            cid={"score": ["Calendar", "Lever"]},
            piles={8: ["Flight"]},
        )
        story.ann.activates("Television")
        story.ann.picks_value(2)
        assert story.asked() == ("ann", "choose player")
        assert story.offered() == ["player 1", "player 2"]
        story.ann.picks_player("cid")
        assert story.asked() == ("ann", "transfer")
        assert story.offered() == ["back 2/2", "back 2/2/1"]
        story.ann.picks_back("cid", 2, "echoes")
        story.expect(ann={"board": ["Television", "Flight"]}, cid={"board": ["Lever"], "score": ["Calendar"]})

    def test_without_such_a_card_nothing_is_transferred(self) -> None:
        story = EchoesStory(
            ann={"board": ["Television"]},
            bob={"score": ["Calendar"], "hand": ["Gunpowder"]},
            piles={8: ["Flight"]},
        )
        story.ann.activates("Television")
        story.ann.picks_value(4)
        story.expect(ann={"board": ["Television", "Flight"]})
        assert story.turn_goes_on()

    def test_if_the_opponent_has_that_achievement_another_score_card_is_achieved(self) -> None:
        story = EchoesStory(
            ann={"board": ["Television"]},
            bob={"score": ["Oars", "Tools"], "achievements": [1]},
            piles={8: ["Flight"]},
        )
        story.ann.activates("Television")
        story.ann.picks_value(1)
        story.expect(ann={"board": ["Television", "Flight"], "achievements": [1]}, bob={"board": ["Oars"], "score": []})
        assert story.turn_goes_on()

    def test_an_achievement_of_another_value_does_not_count(self) -> None:
        story = EchoesStory(
            ann={"board": ["Television"]},
            bob={"score": ["Oars", "Tools"], "achievements": [2, "Empire"]},
            piles={8: ["Flight"]},
        )
        story.ann.activates("Television")
        story.ann.picks_value(1)
        story.expect(ann={"board": ["Television", "Flight"]}, bob={"board": ["Oars"], "score": ["Tools"]})

    def test_the_last_such_card_is_transferred_and_none_achieved(self) -> None:
        story = EchoesStory(
            ann={"board": ["Television"]}, bob={"score": ["Oars"], "achievements": [1]}, piles={8: ["Flight"]}
        )
        story.ann.activates("Television")
        story.ann.picks_value(1)
        story.expect(ann={"board": ["Television", "Flight"]}, bob={"board": ["Oars"], "score": []})

    def test_with_too_few_points_nothing_is_achieved(self) -> None:
        story = EchoesStory(
            ann={"board": ["Television"], "score": ["Coal", "Canning"]},
            bob={"score": ["Gunpowder", "Anatomy"], "achievements": [4]},
            piles={8: ["Flight"]},
        )
        # Eleven points and a bonus of 8 make 19; a 4 costs 20.
        story.ann.activates("Television")
        story.ann.picks_value(4)
        story.expect(ann={"board": ["Television", "Flight"]}, bob={"board": ["Gunpowder"], "score": ["Anatomy"]})

    def test_a_second_achievement_of_an_age_costs_twice_as_much(self) -> None:
        story = EchoesStory(
            ann={"board": ["Television"], "achievements": [1]},
            bob={"score": ["Oars", "Tools"], "achievements": [1]},
            piles={8: ["Flight"]},
        )
        story.ann.activates("Television")
        story.ann.picks_value(1)
        story.expect(ann={"board": ["Television", "Flight"]}, bob={"board": ["Oars"], "score": ["Tools"]})


class TestBandage:
    def test_a_card_with_a_leaf_is_melded(self) -> None:
        story = EchoesStory(ann={"board": ["Bandage"], "hand": ["Oars", "Agriculture", "Jeans"]}, bob={})
        story.ann.activates("Bandage")
        assert story.asked() == ("ann", "meld")
        assert story.offered() == ["card agriculture", "card jeans"]
        story.ann.picks("Jeans")
        story.expect(ann={"board": ["Bandage", "Jeans"], "hand": ["Oars", "Agriculture"]})
        assert story.turn_goes_on()

    def test_who_has_none_shows_the_hand(self) -> None:
        story = EchoesStory(ann={"board": ["Bandage"], "hand": ["Oars"]}, bob={})
        story.ann.activates("Bandage")
        assert story.offered() == ["show"]
        story.ann.shows_hand()
        story.expect()
        assert who_showed_hands(story) == ["ann"]
        assert story.turn_goes_on()

    def test_with_an_empty_hand_nothing_is_melded(self) -> None:
        story = EchoesStory(ann={"board": ["Bandage"]}, bob={})
        story.ann.activates("Bandage")
        story.expect()
        assert who_showed_hands(story) == []
        assert story.turn_goes_on()

    def test_bob_returns_his_highest_unmatched_score_card_and_a_top_card_with_a_clock(self) -> None:
        story = EchoesStory(
            ann={"board": ["Bandage"]},
            bob={
                "board": {"red": ["Flight", "Coal"], "blue": ["Quantum Theory"], "green": ["Paper"]},
                "hand": ["Emancipation", "Databases"],
                "score": ["Canning", "Coke", "Physics", "Oars"],
            },
        )
        story.ann.activates("Bandage")
        assert story.asked() == ("bob", "return")
        assert story.offered() == ["card coke", "card physics"]
        story.bob.picks("Physics")
        assert story.asked() == ("bob", "return")
        assert story.offered() == ["card flight", "card quantum-theory"]
        story.bob.picks("Flight")
        story.expect(bob={"board": ["Coal", "Quantum Theory", "Paper"], "score": ["Canning", "Coke", "Oars"]})
        assert (story.bottom(5), story.bottom(8)) == ("Physics", "Flight")
        assert story.turn_goes_on()

    def test_where_his_hand_matches_every_score_card_only_the_clock_goes(self) -> None:
        story = EchoesStory(
            ann={"board": ["Bandage"]},
            bob={"board": ["Flight"], "hand": ["Lever"], "score": ["Calendar", "Mathematics"]},
        )
        story.ann.activates("Bandage")
        story.expect(bob={"board": {}})
        assert story.bottom(8) == "Flight"

    def test_without_a_clock_only_the_score_card_goes(self) -> None:
        story = EchoesStory(ann={"board": ["Bandage"]}, bob={"board": ["Coal"], "score": ["Calendar", "Oars"]})
        story.ann.activates("Bandage")
        story.expect(bob={"score": ["Oars"]})
        assert story.bottom(2) == "Calendar"
        assert story.turn_goes_on()

    def test_who_has_as_many_leaves_shares_the_echo_and_keeps_his_cards(self) -> None:
        story = EchoesStory(
            ann={"board": ["Bandage"]},
            bob={"board": ["Pottery", "Flight"], "hand": ["Agriculture"], "score": ["Oars"]},
            piles={8: ["Rocketry"]},
        )
        story.ann.activates("Bandage")
        story.bob.picks("Agriculture")
        story.expect(ann={"hand": ["Rocketry"]}, bob={"board": ["Pottery", "Flight", "Agriculture"], "hand": []})
        assert story.turn_goes_on()


class TestParachute:
    def test_bob_shows_his_hand_and_gives_all_cards_without_a_clock(self) -> None:
        story = EchoesStory(
            ann={"board": ["Parachute"], "hand": ["Coal"]}, bob={"hand": ["Oars", "Quantum Theory", "Jeans", "Tractor"]}
        )
        story.ann.activates("Parachute")
        story.expect(ann={"hand": ["Coal", "Oars", "Jeans"]}, bob={"hand": ["Quantum Theory", "Tractor"]})
        assert who_showed_hands(story) == ["bob"]
        assert story.turn_goes_on()

    def test_a_hand_with_clocks_only_is_shown_and_kept(self) -> None:
        story = EchoesStory(ann={"board": ["Parachute"]}, bob={"hand": ["Quantum Theory", "Tractor"]})
        story.ann.activates("Parachute")
        story.expect()
        assert who_showed_hands(story) == ["bob"]

    def test_an_empty_hand_gives_nothing(self) -> None:
        story = EchoesStory(ann={"board": ["Parachute"]}, bob={"score": ["Oars"]})
        story.ann.activates("Parachute")
        story.expect()
        assert who_showed_hands(story) == []
        assert story.turn_goes_on()

    def test_every_opponent_with_fewer_clocks_obeys(self) -> None:
        story = EchoesStory(
            ann={"board": ["Parachute"]},
            bob={"board": ["Flight"], "hand": ["Oars"]},
            cid={"board": ["Railroad"], "hand": ["Tools"]},
            dan={"hand": ["Masonry"]},
        )
        story.ann.activates("Parachute")
        story.expect(ann={"hand": ["Oars", "Masonry"]}, bob={"hand": []}, dan={"hand": []})
        assert who_showed_hands(story) == ["bob", "dan"]


class TestAirConditioner:
    def test_a_card_from_the_hand_may_be_scored(self) -> None:
        story = EchoesStory(ann={"board": ["Air Conditioner"], "hand": ["Oars", "Jeans"]}, bob={})
        story.ann.activates("Air Conditioner")
        assert story.asked() == ("ann", "score")
        assert story.offered() == ["card oars", "card jeans", "pass"]
        story.ann.picks("Jeans")
        story.expect(ann={"hand": ["Oars"], "score": ["Jeans"]})
        assert story.turn_goes_on()

    def test_one_may_score_nothing(self) -> None:
        story = EchoesStory(ann={"board": ["Air Conditioner"], "hand": ["Oars"]}, bob={})
        story.ann.activates("Air Conditioner")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_bob_returns_all_score_cards_with_the_values_of_his_top_cards(self) -> None:
        story = EchoesStory(
            ann={"board": ["Air Conditioner"]},
            bob={
                "board": {"red": ["Gunpowder", "Coal"], "purple": ["Mysticism"]},
                "score": ["Tools", "Enterprise", "Physics", "Ruler", "Masonry"],
            },
        )
        story.ann.activates("Air Conditioner")
        assert story.asked() == ("bob", "return")
        assert story.offered() == ["card tools", "card masonry"]
        story.bob.picks("Masonry")
        story.expect(bob={"score": ["Physics"]})
        assert story.pile(1)[-2:] == ["Masonry", "Tools"]
        assert (story.bottom(4), story.bottom(1, "echoes")) == ("Enterprise", "Ruler")
        assert story.turn_goes_on()

    def test_anns_top_cards_do_not_matter(self) -> None:
        story = EchoesStory(
            ann={"board": ["Air Conditioner"]}, bob={"board": ["Gunpowder"], "score": ["Rocketry", "Tools"]}
        )
        story.ann.activates("Air Conditioner")
        story.expect()
        assert story.turn_goes_on()

    def test_an_empty_board_keeps_its_score_pile(self) -> None:
        story = EchoesStory(ann={"board": ["Air Conditioner"]}, bob={"score": ["Oars", "Tools"]})
        story.ann.activates("Air Conditioner")
        story.expect()

    def test_who_has_as_many_leaves_shares_the_echo_and_keeps_his_score(self) -> None:
        story = EchoesStory(
            ann={"board": ["Air Conditioner"]},
            bob={"board": ["Fermenting"], "hand": ["Tools"], "score": ["Calendar"]},
            piles={8: ["Flight"]},
        )
        story.ann.activates("Air Conditioner")
        story.bob.picks("Tools")
        story.expect(ann={"hand": ["Flight"]}, bob={"hand": [], "score": ["Calendar", "Tools"]})
        assert story.turn_goes_on()


class TestTractor:
    def test_a_seven_is_drawn_one_scored_and_one_more_drawn(self) -> None:
        story = EchoesStory(ann={"board": ["Tractor"]}, bob={}, piles={7: ["Lighting", "Jeans", "Rubber"]})
        story.ann.activates("Tractor")
        story.expect(ann={"hand": ["Lighting", "Rubber"], "score": ["Jeans"]})
        assert story.turn_goes_on()

    def test_bob_shares_each_effect_first_and_ann_draws_for_it(self) -> None:
        story = EchoesStory(
            ann={"board": ["Tractor"]},
            bob={"board": ["Railroad"]},
            piles={7: ["Lighting", "Evolution", "Jeans", "Rubber", "Telegraph", "Typewriter"], 8: ["Flight"]},
        )
        # Both echoes draw a base card; from then on each holds no card of Echoes until the last draw.
        story.ann.activates("Tractor")
        story.expect(
            ann={"hand": ["Evolution", "Typewriter", "Flight"], "score": ["Telegraph"]},
            bob={"hand": ["Lighting", "Rubber"], "score": ["Jeans"]},
        )
        assert story.turn_goes_on()

    @pytest.mark.parametrize(("splay", "drawn"), [("right", ["Lighting"]), ("up", []), ("none", [])])
    def test_under_another_card_the_echo_needs_a_splay_right(self, splay: str, drawn: list[str]) -> None:
        story = EchoesStory(
            ann={"board": ["Antibiotics", "Tractor"], "splay": {"yellow": splay}}, bob={}, piles={7: ["Lighting"]}
        )
        story.ann.activates("Antibiotics")
        if drawn:
            # Antibiotics offers to return cards from the hand.
            story.ann.passes()
        story.expect(ann={"hand": drawn})
        assert story.turn_goes_on()
