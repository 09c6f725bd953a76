"""Age 2 of Echoes of the Past, card by card."""

from __future__ import annotations

import pytest

from tests.support.looking import revealed, shown_hands
from tests.support.story import EchoesStory


class TestLever:
    def test_two_twos_are_drawn_and_a_returned_pair_draws_one_higher(self) -> None:
        story = EchoesStory(ann={"board": ["Lever"]}, bob={}, piles={2: ["Calendar", "Crossbow"], 3: ["Paper"]})
        story.ann.activates("Lever")
        assert story.asked() == ("ann", "return")
        assert story.offered() == ["card calendar", "card crossbow", "pass"]
        story.ann.picks("Calendar", "Crossbow")
        story.expect(ann={"hand": ["Paper"]})
        assert story.bottom(2) == "Calendar"
        assert story.bottom(2, "echoes") == "Crossbow"
        assert story.turn_goes_on()

    def test_one_may_keep_the_hand(self) -> None:
        story = EchoesStory(ann={"board": ["Lever"]}, bob={}, piles={2: ["Calendar", "Crossbow"]})
        story.ann.activates("Lever")
        story.ann.passes()
        story.expect(ann={"hand": ["Calendar", "Crossbow"]})
        assert story.turn_goes_on()

    @pytest.mark.parametrize(("first", "drawn"), [(2, ["Pagoda", "Anatomy"]), (4, ["Globe", "Calendar"])])
    def test_each_value_pairs_on_its_own_and_ann_chooses_which_draws_first(self, first: int, drawn: list[str]) -> None:
        """docs/rules.md 8: the card names no order of the draws, so it is hers; 18: another order gives other cards."""
        story = EchoesStory(
            ann={"board": ["Lever"], "hand": ["Compass", "Oars", "Archery", "Paper", "Tools"]},
            bob={},
            piles={2: ["Crossbow", "Mapmaking", "Pagoda", "Calendar"], 4: ["Anatomy", "Globe"]},
        )
        story.ann.activates("Lever")
        story.ann.picks("Paper", "Oars", "Crossbow", "Archery", "Compass", "Tools")
        assert story.offered() == ["card mapmaking", "pass"]
        story.ann.passes()
        # Three 1s are one pair, as are the 3s. Holding a base card alone, she draws one Echoes card, then a base card.
        assert story.asked() == ("ann", "draw")
        assert story.offered() == ["value 2", "value 4"]
        story.ann.picks_value(first)
        story.expect(ann={"hand": ["Mapmaking", *drawn]})
        assert story.turn_goes_on()

    def test_with_an_echoes_card_in_hand_any_order_draws_the_same_and_is_not_asked(self) -> None:
        story = EchoesStory(
            ann={"board": ["Lever"], "hand": ["Compass", "Oars", "Archery", "Paper", "Bell"]},
            bob={},
            piles={2: ["Mapmaking", "Currency", "Calendar", "Pagoda"], 4: ["Anatomy", "Globe"]},
        )
        story.ann.activates("Lever")
        story.ann.picks("Paper", "Oars", "Archery", "Compass")
        story.ann.passes()
        story.expect(ann={"hand": ["Bell", "Mapmaking", "Currency", "Calendar", "Anatomy"]})
        assert story.turn_goes_on()

    def test_four_of_one_value_are_two_pairs(self) -> None:
        story = EchoesStory(
            ann={"board": ["Lever"], "hand": ["Paper", "Compass", "Optics", "Medicine"]},
            bob={},
            piles={2: ["Crossbow", "Calendar"], 4: ["Anatomy", "Enterprise"]},
        )
        story.ann.activates("Lever")
        story.ann.picks("Paper", "Compass", "Optics", "Medicine")
        story.ann.passes()
        story.expect(ann={"hand": ["Crossbow", "Calendar", "Anatomy", "Enterprise"]})

    def test_a_single_card_is_returned_for_nothing(self) -> None:
        story = EchoesStory(ann={"board": ["Lever"], "hand": ["Paper"]}, bob={}, piles={2: ["Crossbow", "Calendar"]})
        story.ann.activates("Lever")
        story.ann.picks("Paper", "Calendar")
        story.ann.passes()
        story.expect(ann={"hand": ["Crossbow"]})
        assert story.turn_goes_on()

    def test_splayed_up_it_echoes_beneath_another_card(self) -> None:
        story = EchoesStory(
            ann={"board": ["Dice", "Lever"], "splay": {"blue": "up"}},
            bob={},
            piles={1: ["Oars"], 2: ["Calendar", "Crossbow"]},
        )
        story.ann.activates("Dice")
        story.expect(ann={"hand": ["Calendar", "Crossbow", "Oars"]})


class TestLinguistics:
    def test_a_three_is_drawn_and_without_a_bonus_nothing_else(self) -> None:
        story = EchoesStory(
            ann={"board": {"blue": ["Linguistics"], "purple": ["Mysticism", "Puppet"]}}, bob={}, piles={3: ["Paper"]}
        )
        story.ann.activates("Linguistics")
        assert story.asked() == ("ann", "either")
        assert story.offered() == ["either 1", "either 2"]
        story.ann.picks_alternative(1)
        story.expect(ann={"hand": ["Paper"]})
        assert story.turn_goes_on()

    def test_a_four_is_foreshadowed_instead_and_the_bonus_draws(self) -> None:
        story = EchoesStory(ann={"board": ["Linguistics", "Puppet"]}, bob={}, piles={3: ["Paper"], 4: ["Anatomy"]})
        story.ann.activates("Linguistics")
        story.ann.picks_alternative(2)
        story.expect(ann={"forecast": ["Anatomy"], "hand": ["Paper"]})
        assert story.turn_goes_on()

    def test_among_several_bonuses_one_chooses(self) -> None:
        story = EchoesStory(
            ann={"board": ["Linguistics", "Puppet", "Soap", "Crossbow"], "hand": ["Ruler"]},
            bob={},
            piles={2: ["Calendar"], 3: ["Paper"]},
        )
        story.ann.activates("Linguistics")
        story.ann.picks_alternative(1)
        assert story.asked() == ("ann", "draw")
        # Two bonuses of 3 are one answer.
        assert story.offered() == ["value 2", "value 3"]
        story.ann.picks_value(2)
        story.expect(ann={"hand": ["Ruler", "Paper", "Calendar"]})
        assert story.turn_goes_on()

    def test_a_bonus_of_eleven_draws_past_the_last_age(self) -> None:
        story = EchoesStory(ann={"board": ["Linguistics", "Sudoku"]}, bob={}, piles={4: ["Anatomy"]})
        story.ann.activates("Linguistics")
        story.ann.picks_alternative(2)
        assert story.winners() == ["ann"]
        assert story.won_by() == "points"

    def test_bob_shares_with_a_choice_of_his_own(self) -> None:
        story = EchoesStory(
            ann={"board": ["Linguistics"]},
            bob={"board": ["Philosophy"]},
            piles={2: ["Lever"], 3: ["Paper"], 4: ["Anatomy"]},
        )
        story.ann.activates("Linguistics")
        assert story.asked() == ("bob", "either")
        story.bob.picks_alternative(2)
        story.ann.picks_alternative(1)
        story.expect(ann={"hand": ["Paper", "Lever"]}, bob={"forecast": ["Anatomy"]})


class TestGlassblowing:
    def test_a_card_with_a_bonus_is_scored_and_without_other_top_cards_a_three_is_foreshadowed(self) -> None:
        story = EchoesStory(
            ann={"board": ["Glassblowing"], "hand": ["Dice", "Tools", "Ruler", "Puppet"]}, bob={}, piles={3: ["Paper"]}
        )
        story.ann.activates("Glassblowing")
        assert story.asked() == ("ann", "score")
        assert story.offered() == ["card dice", "card puppet"]
        story.ann.picks("Puppet")
        story.expect(ann={"hand": ["Dice", "Tools", "Ruler"], "score": ["Puppet"], "forecast": ["Paper"]})
        assert story.turn_goes_on()

    def test_who_has_no_bonus_shows_the_hand(self) -> None:
        story = EchoesStory(ann={"board": ["Glassblowing"], "hand": ["Tools"]}, bob={}, piles={3: ["Katana"]})
        story.ann.activates("Glassblowing")
        assert story.offered() == ["show"]
        story.ann.shows_hand()
        story.expect(ann={"forecast": ["Katana"]})
        assert shown_hands(story) == [("ann", ["Tools"])]

    def test_the_lowest_top_card_counts_but_not_the_green_one(self) -> None:
        story = EchoesStory(
            ann={"board": {"green": ["Glassblowing"], "red": ["Engineering", "Oars"], "yellow": ["Anatomy"]}},
            bob={},
            piles={6: ["Canning"]},
        )
        story.ann.activates("Glassblowing")
        story.expect(ann={"forecast": ["Canning"]})
        assert story.turn_goes_on()

    def test_splayed_left_it_echoes_beneath_another_card(self) -> None:
        story = EchoesStory(
            ann={"board": ["Sailing", "Glassblowing"], "splay": {"green": "left"}, "hand": ["Soap"]},
            bob={},
            piles={1: ["Oars"]},
        )
        story.ann.activates("Sailing")
        story.ann.picks("Soap")
        story.expect(
            ann={"board": {"green": ["Sailing", "Glassblowing"], "red": ["Oars"]}, "hand": [], "score": ["Soap"]}
        )


class TestScissors:
    def test_a_bottom_card_is_taken_and_two_cards_are_melded_or_scored(self) -> None:
        story = EchoesStory(
            ann={"board": {"green": ["Scissors", "Sailing"], "red": ["Oars"]}, "hand": ["Tools", "Pottery"]}, bob={}
        )
        story.ann.activates("Scissors")
        assert story.asked() == ("ann", "take")
        assert story.offered() == ["card oars", "card sailing"]
        story.ann.picks("Oars")
        assert story.asked() == ("ann", "either")
        assert story.offered() == ["either 1", "either 2", "pass"]
        story.ann.picks_alternative(1)
        assert story.asked() == ("ann", "meld")
        assert story.offered() == ["card tools", "card pottery", "card oars"]
        story.ann.picks("Pottery")
        story.ann.picks_alternative(2)
        assert story.asked() == ("ann", "score")
        assert story.offered() == ["card tools", "card oars"]
        story.ann.picks("Oars")
        story.expect(
            ann={
                "board": {"green": ["Scissors", "Sailing"], "blue": ["Pottery"]},
                "hand": ["Tools"],
                "score": ["Oars"],
            }
        )
        assert story.turn_goes_on()

    def test_alone_on_the_board_it_takes_itself_and_may_be_melded_again(self) -> None:
        story = EchoesStory(ann={"board": ["Scissors"]}, bob={})
        story.ann.activates("Scissors")
        story.expect(ann={"board": {}, "hand": ["Scissors"]})
        story.ann.picks_alternative(1)
        story.expect(ann={"board": ["Scissors"], "hand": []})
        assert story.turn_goes_on()

    def test_one_may_do_neither(self) -> None:
        story = EchoesStory(ann={"board": ["Scissors"], "hand": ["Tools"]}, bob={})
        story.ann.activates("Scissors")
        story.ann.passes()
        story.expect(ann={"board": {}, "hand": ["Tools", "Scissors"]})
        assert story.turn_goes_on()

    def test_one_may_stop_after_one(self) -> None:
        story = EchoesStory(ann={"board": ["Scissors"], "hand": ["Tools", "Oars"]}, bob={})
        story.ann.activates("Scissors")
        story.ann.picks_alternative(2)
        story.ann.picks("Oars")
        assert story.asked() == ("ann", "either")
        story.ann.passes()
        story.expect(ann={"board": {}, "hand": ["Tools", "Scissors"], "score": ["Oars"]})

    @pytest.mark.parametrize("owner", ["bob", "cid"])
    def test_paper_as_a_top_card_of_anyone_is_taken_into_the_score_pile(self, owner: str) -> None:
        boards = {"bob": {"board": ["Clothing"]}, "cid": {"board": ["Sailing"]}}
        boards[owner] = {"board": ["Paper", "Mapmaking"]}
        # Mapmaking shows no castle while it is covered, so nobody shares.
        story = EchoesStory(ann={"board": ["Scissors"], "hand": ["Tools"]}, **boards)
        story.ann.activates("Scissors")
        story.ann.passes()
        story.expect(
            ann={"board": {}, "hand": ["Tools", "Scissors"], "score": ["Paper"]},
            **{owner: {"board": ["Mapmaking"]}},
        )

    def test_paper_melded_by_oneself_is_taken_as_well(self) -> None:
        story = EchoesStory(ann={"board": ["Scissors", "Oars"], "hand": ["Paper"]}, bob={})
        story.ann.activates("Scissors")
        story.ann.picks("Oars")
        story.ann.picks_alternative(1)
        story.ann.picks("Paper")
        story.ann.passes()
        story.expect(ann={"board": ["Scissors"], "hand": ["Oars"], "score": ["Paper"]})

    def test_covered_paper_stays(self) -> None:
        story = EchoesStory(ann={"board": ["Scissors"]}, bob={"board": ["Sailing", "Paper"]})
        story.ann.activates("Scissors")
        story.ann.passes()
        story.expect(ann={"board": {}, "hand": ["Scissors"]})

    def test_bob_shares_and_comes_first(self) -> None:
        story = EchoesStory(
            ann={"board": {"green": ["Scissors"], "yellow": ["Anatomy"]}},
            bob={"board": {"red": ["Oars"], "green": ["Paper"]}},
            piles={2: ["Pagoda"]},
        )
        story.ann.activates("Scissors")
        story.bob.picks("Oars")
        story.ann.picks("Anatomy")
        story.bob.passes()
        story.ann.passes()
        story.expect(
            ann={"board": ["Scissors"], "hand": ["Anatomy", "Pagoda"]},
            bob={"board": {}, "hand": ["Oars"], "score": ["Paper"]},
        )


class TestChaturanga:
    def test_a_card_with_a_bonus_is_melded_and_draws_two_of_that_value(self) -> None:
        story = EchoesStory(
            ann={"board": ["Chaturanga"], "hand": ["Puppet", "Tools", "Candles", "Ruler"]},
            bob={},
            piles={1: ["Oars", "Pottery", "Comb"]},
        )
        story.ann.activates("Chaturanga")
        assert story.asked() == ("ann", "meld")
        assert story.offered() == ["card puppet", "card candles"]
        story.ann.picks("Candles")
        story.expect(ann={"board": ["Chaturanga", "Candles"], "hand": ["Puppet", "Tools", "Ruler", "Oars", "Pottery"]})
        assert story.turn_goes_on()

    def test_who_has_no_bonus_shows_the_hand_and_foreshadows_by_the_number_of_top_cards(self) -> None:
        story = EchoesStory(
            ann={
                "board": {"purple": ["Chaturanga", "Mysticism"], "red": ["Oars"], "blue": ["Pottery"]},
                "hand": ["Tools"],
            },
            bob={},
            piles={3: ["Paper", "Katana"]},
        )
        story.ann.activates("Chaturanga")
        assert story.offered() == ["show"]
        story.ann.shows_hand()
        story.expect(ann={"forecast": ["Katana"]})
        assert shown_hands(story) == [("ann", ["Tools"])]

    def test_with_an_empty_hand_nothing_is_asked(self) -> None:
        story = EchoesStory(ann={"board": ["Chaturanga"]}, bob={}, piles={1: ["Oars"]})
        story.ann.activates("Chaturanga")
        story.expect(ann={"forecast": ["Oars"]})
        assert story.turn_goes_on()

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = EchoesStory(
            ann={"board": ["Chaturanga"], "hand": ["Puppet"]},
            bob={"board": ["Currency", "Oars"]},
            piles={1: ["Sailing"], 2: ["Calendar"], 3: ["Paper", "Katana"]},
        )
        story.ann.activates("Chaturanga")
        story.ann.picks("Puppet")
        # Bob has two top cards. Puppet leaves Ann's hand empty: a base 3, then an Echoes one, and a free base 1.
        story.expect(
            ann={"board": {"purple": ["Puppet", "Chaturanga"]}, "hand": ["Paper", "Katana", "Sailing"]},
            bob={"forecast": ["Calendar"]},
        )


class TestPagoda:
    def test_a_card_of_the_same_color_is_tucked_and_the_drawn_one_melded(self) -> None:
        story = EchoesStory(
            ann={"board": ["Pagoda", "Metalworking"], "hand": ["Oars", "Tools", "Archery"]},
            bob={},
            piles={3: ["Katana", "Paper"]},
        )
        story.ann.activates("Pagoda")
        assert revealed(story) == ["Katana"]
        assert story.asked() == ("ann", "tuck")
        assert story.offered() == ["card oars", "card archery"]
        story.ann.picks("Oars")
        story.expect(ann={"board": ["Pagoda", "Katana", "Metalworking", "Oars"], "hand": ["Tools", "Archery"]})
        assert story.turn_goes_on()

    def test_who_has_no_other_card_of_its_color_shows_the_hand_and_foreshadows(self) -> None:
        story = EchoesStory(ann={"board": ["Pagoda", "Oars"], "hand": ["Tools"]}, bob={}, piles={3: ["Katana"]})
        story.ann.activates("Pagoda")
        assert story.asked() == ("ann", "tuck")
        assert story.offered() == ["show"]
        story.ann.shows_hand()
        story.expect(ann={"forecast": ["Katana"]})
        assert shown_hands(story) == [("ann", ["Katana", "Tools"])]
        assert story.turn_goes_on()

    def test_with_nothing_else_in_hand_it_is_foreshadowed_unasked(self) -> None:
        story = EchoesStory(ann={"board": ["Pagoda"]}, bob={}, piles={3: ["Paper"]})
        story.ann.activates("Pagoda")
        story.expect(ann={"forecast": ["Paper"]})
        assert revealed(story) == ["Paper"]
        assert story.turn_goes_on()

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = EchoesStory(
            ann={"board": ["Pagoda"]},
            bob={"board": ["Mysticism"]},
            piles={2: ["Calendar"], 3: ["Paper", "Optics"]},
        )
        story.ann.activates("Pagoda")
        story.expect(ann={"forecast": ["Optics"], "hand": ["Calendar"]}, bob={"forecast": ["Paper"]})


class TestCrossbow:
    def test_bob_gives_a_card_with_a_bonus_to_the_score_pile(self) -> None:
        story = EchoesStory(ann={"board": ["Crossbow"]}, bob={"hand": ["Puppet", "Tools", "Dice", "Ruler"]})
        story.ann.activates("Crossbow")
        assert story.asked() == ("bob", "transfer")
        assert story.offered() == ["card puppet", "card dice"]
        story.bob.picks("Dice")
        story.expect(ann={"score": ["Dice"]}, bob={"hand": ["Puppet", "Tools", "Ruler"]})
        assert story.turn_goes_on()

    def test_who_has_no_bonus_shows_the_hand(self) -> None:
        story = EchoesStory(ann={"board": ["Crossbow"]}, bob={"hand": ["Tools", "Ruler"]})
        story.ann.activates("Crossbow")
        assert story.offered() == ["show"]
        story.bob.shows_hand()
        story.expect()
        assert shown_hands(story) == [("bob", ["Ruler", "Tools"])]
        assert story.turn_goes_on()

    def test_a_card_of_ones_own_goes_onto_the_opponents_board(self) -> None:
        story = EchoesStory(ann={"board": ["Crossbow"], "hand": ["Oars", "Tools"]}, bob={"board": ["Pottery"]})
        story.ann.activates("Crossbow")
        assert story.asked() == ("ann", "transfer")
        assert story.offered() == ["card oars", "card tools"]
        story.ann.picks("Tools")
        story.expect(ann={"hand": ["Oars"]}, bob={"board": ["Tools", "Pottery"]})
        assert story.turn_goes_on()

    def test_among_several_opponents_one_chooses(self) -> None:
        story = EchoesStory(ann={"board": ["Crossbow"], "hand": ["Oars"]}, bob={}, cid={})
        story.ann.activates("Crossbow")
        assert story.asked() == ("ann", "choose player")
        assert story.offered() == ["player 1", "player 2"]
        story.ann.picks_player("cid")
        story.expect(ann={"hand": []}, cid={"board": ["Oars"]})
        assert story.turn_goes_on()

    def test_a_partner_is_neither_robbed_nor_given_anything(self) -> None:
        story = EchoesStory(
            ann={"board": ["Crossbow"], "hand": ["Oars"]}, bob={}, cid={"hand": ["Puppet"]}, dan={}, teams=True
        )
        story.ann.activates("Crossbow")
        assert story.offered() == ["player 1", "player 3"]
        story.ann.picks_player("dan")
        story.expect(ann={"hand": []}, dan={"board": ["Oars"]})

    def test_who_has_as_many_castles_shares_instead_of_obeying(self) -> None:
        story = EchoesStory(
            ann={"board": ["Crossbow"], "hand": ["Ruler"]},
            bob={"board": ["Mysticism"], "hand": ["Puppet"]},
            piles={2: ["Calendar"]},
        )
        story.ann.activates("Crossbow")
        story.expect(
            ann={"board": ["Crossbow", "Puppet"], "hand": ["Calendar"]},
            bob={"board": ["Mysticism", "Ruler"], "hand": []},
        )


class TestHorseshoes:
    def test_a_two_is_foreshadowed_and_bob_gives_a_top_card_without_castle_and_factory(self) -> None:
        story = EchoesStory(
            ann={"board": ["Horseshoes", "Mysticism"]},
            bob={"board": {"red": ["Coal"], "yellow": ["Anatomy"], "green": ["Sailing"], "blue": ["Tools", "Writing"]}},
            piles={2: ["Calendar", "Fermenting"]},
        )
        story.ann.activates("Horseshoes")
        assert story.asked() == ("bob", "transfer")
        assert story.offered() == ["card anatomy", "card sailing"]
        story.bob.picks("Sailing")
        story.expect(
            ann={"board": ["Horseshoes", "Mysticism", "Sailing"], "forecast": ["Calendar"]},
            bob={"board": ["Coal", "Fermenting", "Anatomy", "Tools", "Writing"]},
        )
        assert story.turn_goes_on()

    def test_who_has_no_such_card_gives_nothing_and_melds_nothing(self) -> None:
        story = EchoesStory(
            ann={"board": ["Horseshoes", "Mysticism"]},
            bob={"board": {"red": ["Coal", "Optics"], "blue": ["Tools"]}},
            piles={2: ["Calendar"]},
        )
        story.ann.activates("Horseshoes")
        story.expect(ann={"forecast": ["Calendar"]})
        assert story.turn_goes_on()

    def test_who_has_as_many_castles_shares_the_echo_instead_of_obeying(self) -> None:
        story = EchoesStory(
            ann={"board": ["Horseshoes"]},
            bob={"board": ["Tools", "Sailing"]},
            piles={2: ["Calendar", "Fermenting", "Mapmaking"]},
        )
        story.ann.activates("Horseshoes")
        story.expect(ann={"forecast": ["Fermenting"], "hand": ["Mapmaking"]}, bob={"forecast": ["Calendar"]})

    def test_splayed_up_it_echoes_beneath_another_card(self) -> None:
        story = EchoesStory(
            ann={"board": ["Crossbow", "Horseshoes"], "splay": {"red": "up"}}, bob={}, piles={2: ["Calendar"]}
        )
        story.ann.activates("Crossbow")
        story.expect(ann={"forecast": ["Calendar"]})
        assert story.turn_goes_on()


class TestToothbrush:
    def test_all_cards_of_one_value_are_tucked_in_a_chosen_order(self) -> None:
        story = EchoesStory(ann={"board": ["Toothbrush"], "hand": ["Oars", "Calendar", "Archery", "Tools"]}, bob={})
        story.ann.activates("Toothbrush")
        assert story.asked() == ("ann", "choose value")
        assert story.offered() == ["value 1", "value 2"]
        story.ann.picks_value(1)
        assert story.asked() == ("ann", "tuck")
        assert story.offered() == ["card oars", "card archery", "card tools"]
        story.ann.picks("Archery", "Oars")
        story.expect(
            ann={"board": ["Toothbrush", "Archery", "Oars", "Tools"], "hand": ["Calendar"]},
        )
        assert story.asked() == ("ann", "splay left")
        assert story.offered() == ["color red", "pass"]
        story.ann.passes()
        assert story.asked() == ("ann", "offer")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_a_single_value_is_not_asked_for(self) -> None:
        story = EchoesStory(ann={"board": ["Toothbrush"], "hand": ["Oars"]}, bob={})
        story.ann.activates("Toothbrush")
        story.expect(ann={"board": ["Toothbrush", "Oars"], "hand": []})
        assert story.asked() == ("ann", "offer")

    def test_any_color_may_be_splayed_left_and_a_two_may_become_an_achievement(self) -> None:
        story = EchoesStory(
            ann={"board": {"yellow": ["Toothbrush", "Masonry"], "blue": ["Tools", "Pottery"], "red": ["Oars"]}}, bob={}
        )
        story.ann.activates("Toothbrush")
        assert story.offered() == ["color yellow", "color blue", "pass"]
        story.ann.picks_color("yellow")
        before = story.pile(2)
        story.ann.says_yes()
        story.expect(ann={"splay": {"yellow": "left"}})
        assert story.pile(2) == before[:-1]
        assert story.to_be_had()[:4] == [1, 2, 2, 3]
        assert story.turn_goes_on()

    def test_without_a_two_left_no_achievement_is_added(self) -> None:
        story = EchoesStory(ann={"board": ["Toothbrush"]}, bob={}, only={2: ["Lever"]})
        story.ann.activates("Toothbrush")
        story.expect()
        assert story.turn_goes_on()

    def test_splayed_right_it_echoes_beneath_another_card(self) -> None:
        story = EchoesStory(
            ann={"board": ["Watermill", "Toothbrush"], "splay": {"yellow": "right"}, "hand": ["Oars"]}, bob={}
        )
        story.ann.activates("Watermill")
        story.expect(ann={"board": {"yellow": ["Watermill", "Toothbrush"], "red": ["Oars"]}, "hand": []})
        assert story.turn_goes_on()

    def test_splayed_left_it_is_silent(self) -> None:
        story = EchoesStory(
            ann={"board": ["Watermill", "Toothbrush"], "splay": {"yellow": "left"}, "hand": ["Oars"]}, bob={}
        )
        story.ann.activates("Watermill")
        story.ann.shows_hand()
        story.expect()


class TestWatermill:
    def test_a_tucked_bonus_draws_and_a_drawn_bonus_may_be_used_again(self) -> None:
        story = EchoesStory(
            ann={"board": ["Watermill"], "hand": ["Dice", "Soap", "Tools", "Calendar"]},
            bob={},
            piles={2: ["Mapmaking", "Crossbow"], 3: ["Paper", "Katana"]},
        )
        story.ann.activates("Watermill")
        assert story.asked() == ("ann", "tuck")
        assert story.offered() == ["card dice", "card soap"]
        story.ann.picks("Soap")
        # A base card, since Dice is still in the hand; base cards have no bonus.
        story.expect(ann={"board": ["Watermill", "Soap"], "hand": ["Dice", "Tools", "Calendar", "Mapmaking"]})
        assert story.asked() == ("ann", "return")
        assert story.offered() == ["pass"]
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_repeating_shows_the_drawn_card_and_costs_a_card(self) -> None:
        story = EchoesStory(
            ann={"board": ["Watermill"], "hand": ["Soap", "Tools"]},
            bob={},
            piles={2: ["Crossbow"], 3: ["Paper", "Katana"]},
        )
        story.ann.activates("Watermill")
        story.ann.picks("Soap")
        assert story.asked() == ("ann", "return")
        assert story.offered() == ["card tools", "card crossbow", "pass"]
        assert revealed(story) == []
        story.ann.picks("Tools")
        assert revealed(story) == ["Crossbow"]
        assert story.asked() == ("ann", "tuck")
        assert story.offered() == ["card crossbow"]
        story.ann.picks("Crossbow")
        story.expect(ann={"board": ["Watermill", "Soap", "Crossbow"], "hand": ["Paper"]})
        assert story.bottom(1) == "Tools"
        assert story.offered() == ["pass"]
        story.ann.passes()
        assert story.turn_goes_on()

    def test_a_drawn_bonus_need_not_be_used_nor_shown(self) -> None:
        story = EchoesStory(ann={"board": ["Watermill"], "hand": ["Soap", "Tools"]}, bob={}, piles={2: ["Crossbow"]})
        story.ann.activates("Watermill")
        story.ann.picks("Soap")
        story.ann.passes()
        story.expect(ann={"board": ["Watermill", "Soap"], "hand": ["Tools", "Crossbow"]})
        assert revealed(story) == []
        assert story.turn_goes_on()

    def test_an_echoes_card_without_a_bonus_cannot_be_used(self) -> None:
        story = EchoesStory(ann={"board": ["Watermill"], "hand": ["Soap", "Tools"]}, bob={}, piles={2: ["Lever"]})
        story.ann.activates("Watermill")
        story.ann.picks("Soap")
        assert story.asked() == ("ann", "return")
        assert story.offered() == ["pass"]
        story.ann.passes()
        story.expect(ann={"board": ["Watermill", "Soap"], "hand": ["Tools", "Lever"]})

    def test_the_drawn_card_itself_may_be_returned_and_then_the_hand_may_hold_no_bonus(self) -> None:
        story = EchoesStory(ann={"board": ["Watermill"], "hand": ["Soap", "Tools"]}, bob={}, piles={2: ["Crossbow"]})
        story.ann.activates("Watermill")
        story.ann.picks("Soap")
        story.ann.picks("Crossbow")
        assert story.offered() == ["show"]
        story.ann.shows_hand()
        story.expect(ann={"board": ["Watermill", "Soap"], "hand": ["Tools"]})
        assert revealed(story) == ["Crossbow"]
        assert shown_hands(story) == [("ann", ["Tools"])]
        assert story.bottom(2, "echoes") == "Crossbow"
        assert story.turn_goes_on()

    def test_who_has_no_bonus_shows_the_hand(self) -> None:
        story = EchoesStory(ann={"board": ["Watermill"], "hand": ["Tools", "Ruler"]}, bob={})
        story.ann.activates("Watermill")
        assert story.asked() == ("ann", "tuck")
        assert story.offered() == ["show"]
        story.ann.shows_hand()
        story.expect()
        assert shown_hands(story) == [("ann", ["Ruler", "Tools"])]
        assert story.turn_goes_on()

    def test_with_an_empty_hand_nothing_is_asked(self) -> None:
        story = EchoesStory(ann={"board": ["Watermill"]}, bob={})
        story.ann.activates("Watermill")
        story.expect()
        assert story.turn_goes_on()
