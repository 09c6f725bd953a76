"""Age 1 of the base set, card by card."""

from __future__ import annotations

import pytest

from tests.support.story import Story

EDITIONS = ("asmadi-1", "iello", "asmadi-3")


class TestPottery:
    def test_three_returned_cards_score_a_three(self) -> None:
        story = Story(
            ann={"board": ["Pottery"], "hand": ["Tools", "Coal", "Oars", "Archery"]},
            bob={},
            piles={1: ["Sailing"], 3: ["Paper"]},
        )
        story.ann.activates("Pottery")
        story.ann.picks("Oars", "Coal", "Tools")
        # Three is the limit: Ann is not asked again.
        story.expect(ann={"hand": ["Archery", "Sailing"], "score": ["Paper"]})
        assert story.pile(1)[-2:] == ["Oars", "Tools"]
        assert story.bottom(5) == "Coal"
        assert story.turn_goes_on()

    def test_fewer_returned_cards_score_a_lower_one(self) -> None:
        story = Story(
            ann={"board": ["Pottery"], "hand": ["Tools", "Coal", "Oars"]},
            bob={},
            piles={1: ["Sailing"], 2: ["Calendar"]},
        )
        story.ann.activates("Pottery")
        story.ann.picks("Coal", "Oars")
        story.ann.passes()
        story.expect(ann={"hand": ["Tools", "Sailing"], "score": ["Calendar"]})
        assert story.turn_goes_on()

    def test_the_last_card_of_a_hand_ends_the_question(self) -> None:
        story = Story(ann={"board": ["Pottery"], "hand": ["Coal"]}, bob={}, piles={1: ["Sailing", "Writing"]})
        story.ann.activates("Pottery")
        story.ann.picks("Coal")
        story.expect(ann={"hand": ["Writing"], "score": ["Sailing"]})
        assert story.turn_goes_on()

    def test_one_may_keep_the_hand_and_still_draws(self) -> None:
        story = Story(ann={"board": ["Pottery"], "hand": ["Coal"]}, bob={}, piles={1: ["Sailing"]})
        story.ann.activates("Pottery")
        story.ann.passes()
        story.expect(ann={"hand": ["Coal", "Sailing"]})
        assert story.turn_goes_on()

    def test_with_an_empty_hand_one_only_draws(self) -> None:
        story = Story(ann={"board": ["Pottery"]}, bob={}, piles={1: ["Sailing"]})
        story.ann.activates("Pottery")
        story.expect(ann={"hand": ["Sailing"]})
        assert story.turn_goes_on()

    def test_bob_shares_each_effect_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Pottery"], "hand": ["Coal"]},
            bob={"board": ["Agriculture"], "hand": ["Calendar"]},
            piles={1: ["Sailing", "Writing", "Archery", "Oars"]},
        )
        story.ann.activates("Pottery")
        story.bob.picks("Calendar")
        story.ann.passes()
        story.expect(ann={"hand": ["Coal", "Archery", "Oars"]}, bob={"hand": ["Writing"], "score": ["Sailing"]})
        assert story.turn_goes_on()


class TestTools:
    def test_three_returned_cards_meld_a_three(self) -> None:
        story = Story(
            ann={"board": ["Tools"], "hand": ["Oars", "Coal", "Archery", "Sailing"]}, bob={}, piles={3: ["Paper"]}
        )
        story.ann.activates("Tools")
        assert story.offered() == ["card oars", "card coal", "card archery", "card sailing", "pass"]
        story.ann.picks("Coal")
        # Having begun, Ann has to go on.
        assert story.offered() == ["card oars", "card archery", "card sailing"]
        story.ann.picks("Oars", "Archery")
        story.expect(ann={"board": ["Tools", "Paper"], "hand": ["Sailing"]})
        assert story.pile(1)[-2:] == ["Oars", "Archery"]
        assert story.turn_goes_on()

    def test_one_may_keep_the_hand(self) -> None:
        story = Story(ann={"board": ["Tools"], "hand": ["Oars", "Coal", "Archery"]}, bob={})
        story.ann.activates("Tools")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    @pytest.mark.parametrize("hand", [["Coal"], ["Coal", "Archery"]])
    def test_fewer_than_three_cards_are_returned_for_nothing(self, hand: list[str]) -> None:
        story = Story(ann={"board": ["Tools"], "hand": hand}, bob={})
        story.ann.activates("Tools")
        story.ann.picks("Coal")
        story.expect(ann={"hand": []})
        assert story.turn_goes_on()

    def test_a_returned_three_draws_three_ones(self) -> None:
        story = Story(
            ann={"board": ["Tools"], "hand": ["Paper", "Coal"]}, bob={}, piles={1: ["Oars", "Archery", "Sailing"]}
        )
        story.ann.activates("Tools")
        story.ann.passes()
        assert story.offered() == ["card paper", "pass"]
        story.ann.picks("Paper")
        story.expect(ann={"hand": ["Coal", "Oars", "Archery", "Sailing"]})
        assert story.bottom(3) == "Paper"
        assert story.turn_goes_on()

    def test_one_may_keep_the_three(self) -> None:
        story = Story(ann={"board": ["Tools"], "hand": ["Paper"]}, bob={})
        story.ann.activates("Tools")
        story.ann.passes()
        assert story.asked() == ("ann", "return")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_one_may_do_both(self) -> None:
        story = Story(
            ann={"board": ["Tools"], "hand": ["Oars", "Coal", "Archery", "Translation"]},
            bob={},
            piles={1: ["Writing", "Sailing", "Pottery"], 3: ["Paper"]},
        )
        story.ann.activates("Tools")
        story.ann.picks("Coal", "Oars", "Archery")
        story.ann.picks("Translation")
        story.expect(ann={"board": ["Tools", "Paper"], "hand": ["Writing", "Sailing", "Pottery"]})
        assert story.turn_goes_on()

    def test_with_an_empty_hand_nothing_is_asked(self) -> None:
        story = Story(ann={"board": ["Tools"]}, bob={})
        story.ann.activates("Tools")
        story.expect()
        assert story.turn_goes_on()

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Tools"], "hand": ["Oars"]},
            bob={"board": ["Writing"], "hand": ["Paper"]},
            piles={1: ["Archery", "Sailing", "Pottery", "Clothing"]},
        )
        story.ann.activates("Tools")
        story.bob.passes()
        story.ann.passes()
        story.bob.picks("Paper")
        story.expect(ann={"hand": ["Oars", "Clothing"]}, bob={"hand": ["Archery", "Sailing", "Pottery"]})
        assert story.turn_goes_on()


class TestWriting:
    def test_a_two_is_drawn(self) -> None:
        story = Story(ann={"board": ["Writing"]}, bob={}, piles={2: ["Calendar"]})
        story.ann.activates("Writing")
        story.expect(ann={"hand": ["Calendar"]})
        assert story.turn_goes_on()

    def test_faq_it_is_a_two_even_with_a_higher_top_card(self) -> None:
        # Source: 2011 FAQ
        story = Story(ann={"board": ["Writing", "Coal"]}, bob={}, piles={2: ["Calendar"]})
        story.ann.activates("Writing")
        story.expect(ann={"hand": ["Calendar"]})

    def test_faq_it_is_higher_only_if_there_is_no_two_left(self) -> None:
        # Source: 2011 FAQ
        story = Story(ann={"board": ["Writing", "Coal"]}, bob={}, piles={3: ["Paper"]}, only={2: []})
        story.ann.activates("Writing")
        story.expect(ann={"hand": ["Paper"]})

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Writing"]},
            bob={"board": ["Tools"]},
            piles={1: ["Oars"], 2: ["Calendar", "Fermenting"]},
        )
        story.ann.activates("Writing")
        story.expect(ann={"hand": ["Fermenting", "Oars"]}, bob={"hand": ["Calendar"]})
        assert story.turn_goes_on()

    def test_bob_with_fewer_lightbulbs_does_not_share(self) -> None:
        story = Story(ann={"board": ["Writing"]}, bob={"board": ["Archery"]}, piles={2: ["Calendar"]})
        story.ann.activates("Writing")
        story.expect(ann={"hand": ["Calendar"]})


class TestClothing:
    def test_a_card_of_a_new_color_is_melded(self) -> None:
        story = Story(
            ann={"board": ["Clothing", "Oars"], "hand": ["Sailing", "Tools", "Archery", "Agriculture"]},
            bob={"board": ["The Wheel", "Metalworking", "Writing"]},
        )
        story.ann.activates("Clothing")
        assert story.asked() == ("ann", "meld")
        assert story.offered() == ["card tools", "card agriculture"]
        story.ann.picks("Tools")
        # Bob has green, red and blue too: nothing is scored.
        story.expect(ann={"board": ["Clothing", "Oars", "Tools"], "hand": ["Sailing", "Archery", "Agriculture"]})
        assert story.turn_goes_on()

    def test_the_meld_is_not_optional_but_put_as_a_question(self) -> None:
        story = Story(ann={"board": ["Clothing"], "hand": ["Tools"]}, bob={"board": ["The Wheel", "Writing"]})
        story.ann.activates("Clothing")
        assert story.offered() == ["card tools"]
        story.ann.picks("Tools")
        story.expect(ann={"board": ["Clothing", "Tools"], "hand": []})

    def test_without_a_new_color_the_hand_is_shown(self) -> None:
        story = Story(ann={"board": ["Clothing"], "hand": ["Sailing"]}, bob={"board": ["The Wheel"]})
        story.ann.activates("Clothing")
        assert story.offered() == ["show"]
        story.ann.shows_hand()
        story.expect()
        assert story.turn_goes_on()

    def test_each_color_that_no_opponent_has_scores_a_one(self) -> None:
        story = Story(
            ann={"board": ["Clothing", "Oars"], "hand": ["Tools"]},
            bob={"board": ["Metalworking"]},
            piles={1: ["Sailing", "Archery", "Pottery"]},
        )
        story.ann.activates("Clothing")
        story.ann.picks("Tools")
        story.expect(ann={"board": ["Clothing", "Oars", "Tools"], "hand": [], "score": ["Sailing", "Archery"]})
        assert story.turn_goes_on()

    def test_with_an_empty_hand_one_only_scores(self) -> None:
        story = Story(ann={"board": ["Clothing"]}, bob={}, piles={1: ["Sailing"]})
        story.ann.activates("Clothing")
        story.expect(ann={"score": ["Sailing"]})
        assert story.turn_goes_on()

    def test_faq_the_boards_of_all_opponents_count(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Clothing", "Oars", "Tools"]},
            bob={"board": ["Metalworking"]},
            cid={"board": ["Writing"]},
            piles={1: ["Sailing", "Archery"]},
        )
        story.ann.activates("Clothing")
        story.expect(ann={"score": ["Sailing"]})

    @pytest.mark.parametrize("edition", ["asmadi-1", "asmadi-3"])
    def test_faq_a_partners_board_does_not_count(self, edition: str) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Clothing", "Oars", "Tools"]},
            bob={"board": ["Metalworking"]},
            cid={"board": ["Writing", "The Wheel"]},
            dan={},
            piles={1: ["Sailing", "Archery", "Pottery"]},
            teams=True,
            edition=edition,
        )
        story.ann.activates("Clothing")
        story.expect(ann={"score": ["Sailing", "Archery"]})

    def test_bob_shares_each_effect_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Clothing"], "hand": ["Tools"]},
            bob={"board": ["Pottery"], "hand": ["Oars"]},
            piles={1: ["Sailing", "Archery", "The Wheel", "Writing"]},
        )
        story.ann.activates("Clothing")
        story.bob.picks("Oars")
        story.ann.picks("Tools")
        # Bob alone has red, Ann alone has green.
        story.expect(
            ann={"board": ["Clothing", "Tools"], "hand": ["The Wheel"], "score": ["Archery"]},
            bob={"board": ["Pottery", "Oars"], "hand": [], "score": ["Sailing"]},
        )
        assert story.turn_goes_on()

    def test_a_hand_that_is_only_shown_is_no_share(self) -> None:
        story = Story(
            ann={"board": ["Clothing", "Masonry"]},
            bob={"board": ["Agriculture"], "hand": ["Domestication"]},
            piles={1: ["Archery", "Pottery"]},
        )
        story.ann.activates("Clothing")
        story.bob.shows_hand()
        # Yellow is on both boards, so Bob scores nothing either, and Ann draws nothing for it.
        story.expect(ann={"score": ["Archery"]})
        assert story.turn_goes_on()


class TestSailing:
    def test_a_one_is_drawn_and_melded(self) -> None:
        story = Story(ann={"board": ["Sailing"]}, bob={}, piles={1: ["The Wheel"]})
        story.ann.activates("Sailing")
        story.expect(ann={"board": ["The Wheel", "Sailing"]})
        assert story.turn_goes_on()

    def test_without_a_one_the_next_age_is_drawn(self) -> None:
        story = Story(ann={"board": ["Sailing"]}, bob={}, piles={2: ["Calendar"]}, only={1: []})
        story.ann.activates("Sailing")
        story.expect(ann={"board": ["Sailing", "Calendar"]})

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Sailing"]},
            bob={"board": ["City States"]},
            piles={1: ["Tools", "Oars", "Archery"]},
        )
        story.ann.activates("Sailing")
        story.expect(ann={"board": ["Sailing", "Oars"], "hand": ["Archery"]}, bob={"board": ["City States", "Tools"]})
        assert story.turn_goes_on()

    def test_bob_with_fewer_crowns_does_not_share(self) -> None:
        story = Story(ann={"board": ["Sailing"]}, bob={"board": ["Writing"]}, piles={1: ["Oars"]})
        story.ann.activates("Sailing")
        story.expect(ann={"board": ["Sailing", "Oars"]})


class TestTheWheel:
    def test_two_ones_are_drawn(self) -> None:
        story = Story(ann={"board": ["The Wheel"]}, bob={}, piles={1: ["Tools", "Oars"]})
        story.ann.activates("The Wheel")
        story.expect(ann={"hand": ["Tools", "Oars"]})
        assert story.turn_goes_on()

    def test_the_second_may_have_to_be_a_two(self) -> None:
        story = Story(ann={"board": ["The Wheel"]}, bob={}, piles={2: ["Calendar"]}, only={1: ["Oars"]})
        story.ann.activates("The Wheel")
        story.expect(ann={"hand": ["Calendar", "Oars"]})

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["The Wheel"]},
            bob={"board": ["Mysticism"]},
            piles={1: ["Tools", "Oars", "Archery", "Sailing", "Pottery"]},
        )
        story.ann.activates("The Wheel")
        story.expect(ann={"hand": ["Archery", "Sailing", "Pottery"]}, bob={"hand": ["Tools", "Oars"]})
        assert story.turn_goes_on()

    def test_bob_with_fewer_castles_does_not_share(self) -> None:
        story = Story(ann={"board": ["The Wheel"]}, bob={"board": ["Oars"]}, piles={1: ["Tools", "Archery"]})
        story.ann.activates("The Wheel")
        story.expect(ann={"hand": ["Tools", "Archery"]})


class TestCityStates:
    def test_bob_gives_a_top_castle_of_his_choice_and_draws(self) -> None:
        story = Story(
            ann={"board": ["City States"]},
            bob={"board": ["Archery", "Masonry", "Pottery"]},
            piles={1: ["Writing"]},
        )
        story.ann.activates("City States")
        assert story.asked() == ("bob", "transfer")
        assert story.offered() == ["card archery", "card masonry"]
        story.bob.picks("Archery")
        story.expect(
            ann={"board": ["City States", "Archery"]}, bob={"board": ["Masonry", "Pottery"], "hand": ["Writing"]}
        )
        assert story.turn_goes_on()

    def test_fewer_than_four_castles_are_left_alone(self) -> None:
        story = Story(ann={"board": ["City States"]}, bob={"board": ["Masonry", "Pottery"]})
        story.ann.activates("City States")
        story.expect()
        assert story.turn_goes_on()

    def test_an_empty_board_is_left_alone(self) -> None:
        story = Story(ann={"board": ["City States"]}, bob={"hand": ["Masonry"]})
        story.ann.activates("City States")
        story.expect()
        assert story.turn_goes_on()

    def test_faq_castles_of_a_splayed_pile_count(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["City States"]},
            bob={"board": ["Metalworking", "Archery"], "splay": {"red": "left"}},
            piles={1: ["Writing"]},
        )
        story.ann.activates("City States")
        story.expect(
            ann={"board": ["City States", "Metalworking"]},
            bob={"board": ["Archery"], "splay": {}, "hand": ["Writing"]},
        )

    def test_faq_the_same_pile_unsplayed_shows_too_few(self) -> None:
        # Source: 2011 FAQ
        story = Story(ann={"board": ["City States"]}, bob={"board": ["Metalworking", "Archery"]})
        story.ann.activates("City States")
        story.expect()

    def test_castles_that_are_all_covered_cannot_be_given(self) -> None:
        story = Story(
            ann={"board": ["City States"]},
            bob={"board": ["Coal", "Metalworking", "Oars", "Construction"], "splay": {"red": "up"}},
        )
        story.ann.activates("City States")
        # Bob shows five castles, but his only top card has none.
        story.expect()
        assert story.turn_goes_on()

    def test_faq_who_has_as_many_crowns_does_not_obey(self) -> None:
        # Source: 2011 FAQ
        story = Story(ann={"board": ["City States"]}, bob={"board": ["Sailing", "Archery", "Masonry"]})
        story.ann.activates("City States")
        story.expect()
        assert story.turn_goes_on()

    def test_obeying_earns_no_bonus(self) -> None:
        story = Story(
            ann={"board": ["City States"]}, bob={"board": ["Archery", "Mysticism"]}, piles={1: ["Writing", "Tools"]}
        )
        story.ann.activates("City States")
        story.bob.picks("Mysticism")
        # The transferred card lies on top of City States.
        story.expect(ann={"board": ["Mysticism", "City States"]}, bob={"board": ["Archery"], "hand": ["Writing"]})


class TestCodeOfLaws:
    def test_a_card_is_tucked_and_its_color_splayed_left(self) -> None:
        story = Story(
            ann={"board": ["Code of Laws", "Oars"], "hand": ["Archery", "Mysticism", "Tools"]},
            bob={},
        )
        story.ann.activates("Code of Laws")
        assert story.asked() == ("ann", "tuck")
        assert story.offered() == ["card archery", "card mysticism", "pass"]
        story.ann.picks("Archery")
        assert story.asked() == ("ann", "splay left")
        assert story.offered() == ["color red", "pass"]
        story.ann.picks_color("red")
        story.expect(
            ann={
                "board": ["Code of Laws", "Oars", "Archery"],
                "hand": ["Mysticism", "Tools"],
                "splay": {"red": "left"},
            }
        )
        assert story.turn_goes_on()

    def test_one_may_tuck_and_not_splay(self) -> None:
        story = Story(ann={"board": ["Code of Laws"], "hand": ["Mysticism"]}, bob={})
        story.ann.activates("Code of Laws")
        story.ann.picks("Mysticism")
        story.ann.passes()
        story.expect(ann={"board": ["Code of Laws", "Mysticism"], "hand": []})
        assert story.turn_goes_on()

    def test_one_may_keep_the_hand(self) -> None:
        story = Story(ann={"board": ["Code of Laws", "Oars", "Archery"], "hand": ["Mysticism"]}, bob={})
        story.ann.activates("Code of Laws")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_without_a_fitting_card_the_question_is_put_all_the_same(self) -> None:
        story = Story(ann={"board": ["Code of Laws"], "hand": ["Tools"]}, bob={})
        story.ann.activates("Code of Laws")
        assert story.offered() == ["pass"]
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_with_an_empty_hand_nothing_is_asked(self) -> None:
        story = Story(ann={"board": ["Code of Laws"]}, bob={})
        story.ann.activates("Code of Laws")
        story.expect()
        assert story.turn_goes_on()

    def test_a_pile_splayed_left_already_only_grows(self) -> None:
        story = Story(
            ann={"board": ["Code of Laws", "Oars", "Archery"], "splay": {"red": "left"}, "hand": ["Metalworking"]},
            bob={},
        )
        story.ann.activates("Code of Laws")
        story.ann.picks("Metalworking")
        story.expect(ann={"board": ["Code of Laws", "Oars", "Archery", "Metalworking"], "hand": []})
        assert story.turn_goes_on()

    def test_another_splay_is_replaced(self) -> None:
        story = Story(
            ann={"board": ["Code of Laws", "Oars", "Archery"], "splay": {"red": "right"}, "hand": ["Metalworking"]},
            bob={},
        )
        story.ann.activates("Code of Laws")
        story.ann.picks("Metalworking")
        story.ann.picks_color("red")
        story.expect(
            ann={
                "board": ["Code of Laws", "Oars", "Archery", "Metalworking"],
                "hand": [],
                "splay": {"red": "left"},
            }
        )

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Code of Laws"], "hand": ["Mysticism"]},
            bob={"board": ["Sailing"], "hand": ["The Wheel"]},
            piles={1: ["Tools"]},
        )
        story.ann.activates("Code of Laws")
        story.bob.picks("The Wheel")
        story.bob.picks_color("green")
        story.ann.passes()
        story.expect(
            ann={"hand": ["Mysticism", "Tools"]},
            bob={"board": ["Sailing", "The Wheel"], "hand": [], "splay": {"green": "left"}},
        )
        assert story.turn_goes_on()


class TestMysticism:
    @pytest.mark.parametrize("edition", EDITIONS)
    def test_faq_a_color_on_the_board_is_melded_and_a_one_drawn_but_once_only(self, edition: str) -> None:
        story = Story(
            ann={"board": ["Mysticism", "Oars"]}, bob={}, piles={1: ["Archery", "Metalworking"]}, edition=edition
        )
        story.ann.activates("Mysticism")
        # At most once, although the second card is red as well. Source: 2011 FAQ
        story.expect(ann={"board": ["Mysticism", "Archery", "Oars"], "hand": ["Metalworking"]})
        assert story.turn_goes_on()

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_faq_another_color_is_shown_and_kept(self, edition: str) -> None:
        # Source: 2011 FAQ
        story = Story(ann={"board": ["Mysticism"]}, bob={}, piles={1: ["Archery"]}, edition=edition)
        story.ann.activates("Mysticism")
        story.expect(ann={"hand": ["Archery"]})
        revealed = [event.card.title for event in story.game.events if event.kind == "revealed" and event.card]
        assert revealed == ["Archery"]
        assert story.turn_goes_on()

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Mysticism"]},
            bob={"board": ["The Wheel"]},
            piles={1: ["Sailing", "Tools", "City States", "Oars", "Archery"]},
        )
        story.ann.activates("Mysticism")
        story.expect(
            ann={"board": ["City States", "Mysticism"], "hand": ["Oars", "Archery"]},
            bob={"board": ["Sailing", "The Wheel"], "hand": ["Tools"]},
        )
        assert story.turn_goes_on()


class TestArchery:
    def test_bob_draws_a_one_and_gives_the_highest_card(self) -> None:
        story = Story(ann={"board": ["Archery"]}, bob={"hand": ["Tools", "Coal"]}, piles={1: ["Oars"]})
        story.ann.activates("Archery")
        story.expect(ann={"hand": ["Coal"]}, bob={"hand": ["Tools", "Oars"]})
        assert story.turn_goes_on()

    def test_with_an_empty_hand_it_is_the_card_just_drawn(self) -> None:
        story = Story(ann={"board": ["Archery"]}, bob={}, piles={1: ["Oars"]})
        story.ann.activates("Archery")
        story.expect(ann={"hand": ["Oars"]})
        assert story.turn_goes_on()

    def test_faq_of_several_highest_cards_bob_gives_one_of_his_choice(self) -> None:
        # Source: 2011 FAQ
        story = Story(ann={"board": ["Archery"]}, bob={"hand": ["Tools", "Sailing"]}, piles={1: ["Oars"]})
        story.ann.activates("Archery")
        assert story.asked() == ("bob", "transfer")
        assert story.offered() == ["card tools", "card sailing", "card oars"]
        story.bob.picks("Sailing")
        story.expect(ann={"hand": ["Sailing"]}, bob={"hand": ["Tools", "Oars"]})

    def test_a_ten_is_higher_than_a_nine(self) -> None:
        story = Story(ann={"board": ["Archery"]}, bob={"hand": ["Computers", "Software"]}, piles={1: ["Oars"]})
        story.ann.activates("Archery")
        story.expect(ann={"hand": ["Software"]}, bob={"hand": ["Computers", "Oars"]})

    def test_only_those_with_fewer_castles_obey(self) -> None:
        story = Story(
            ann={"board": ["Archery"]},
            bob={"board": ["Metalworking"], "hand": ["Coal"]},
            cid={"board": ["Tools"], "hand": ["Canning"]},
            piles={1: ["Oars"]},
        )
        story.ann.activates("Archery")
        story.expect(ann={"hand": ["Canning"]}, cid={"hand": ["Oars"]})
        assert story.turn_goes_on()


class TestMetalworking:
    def test_a_card_without_a_castle_is_kept(self) -> None:
        story = Story(ann={"board": ["Metalworking"]}, bob={}, piles={1: ["Sailing", "Oars"]})
        story.ann.activates("Metalworking")
        story.expect(ann={"hand": ["Sailing"]})
        revealed = [event.card.title for event in story.game.events if event.kind == "revealed" and event.card]
        assert revealed == ["Sailing"]
        assert story.turn_goes_on()

    def test_faq_castles_are_scored_until_there_is_none(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Metalworking"], "hand": ["Archery"]},
            bob={},
            piles={1: ["Oars", "Tools", "Masonry", "Writing", "The Wheel"]},
        )
        story.ann.activates("Metalworking")
        story.expect(ann={"hand": ["Archery", "Writing"], "score": ["Oars", "Tools", "Masonry"]})
        assert story.turn_goes_on()

    def test_when_the_ones_run_out_it_goes_on_with_the_twos(self) -> None:
        story = Story(
            ann={"board": ["Metalworking"]}, bob={}, piles={2: ["Construction", "Calendar"]}, only={1: ["Oars"]}
        )
        story.ann.activates("Metalworking")
        story.expect(ann={"hand": ["Calendar"], "score": ["Construction", "Oars"]})

    def test_six_castles_are_a_monument(self) -> None:
        story = Story(
            ann={"board": ["Metalworking"]},
            bob={},
            piles={1: ["Oars", "Tools", "Masonry", "The Wheel", "Mysticism", "Archery", "Writing"]},
        )
        story.ann.activates("Metalworking")
        story.expect(
            ann={
                "hand": ["Writing"],
                "score": ["Oars", "Tools", "Masonry", "The Wheel", "Mysticism", "Archery"],
                "achievements": ["Monument"],
            }
        )

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Metalworking"]},
            bob={"board": ["The Wheel"]},
            piles={1: ["Oars", "Sailing", "Pottery", "Archery"]},
        )
        story.ann.activates("Metalworking")
        story.expect(ann={"hand": ["Pottery", "Archery"]}, bob={"hand": ["Sailing"], "score": ["Oars"]})
        assert story.turn_goes_on()


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


class TestDomestication:
    def test_the_lowest_card_is_melded_and_a_one_drawn(self) -> None:
        story = Story(
            ann={"board": ["Domestication"], "hand": ["Coal", "Calendar", "Canning"]}, bob={}, piles={1: ["Tools"]}
        )
        story.ann.activates("Domestication")
        story.expect(ann={"board": ["Domestication", "Calendar"], "hand": ["Coal", "Canning", "Tools"]})
        assert story.turn_goes_on()

    def test_of_several_lowest_cards_one_is_chosen(self) -> None:
        story = Story(
            ann={"board": ["Domestication"], "hand": ["Oars", "Coal", "Agriculture"]}, bob={}, piles={1: ["Tools"]}
        )
        story.ann.activates("Domestication")
        assert story.asked() == ("ann", "meld")
        assert story.offered() == ["card oars", "card agriculture"]
        story.ann.picks("Agriculture")
        story.expect(ann={"board": ["Agriculture", "Domestication"], "hand": ["Oars", "Coal", "Tools"]})
        assert story.turn_goes_on()

    def test_with_an_empty_hand_one_only_draws(self) -> None:
        story = Story(ann={"board": ["Domestication"]}, bob={}, piles={1: ["Tools"]})
        story.ann.activates("Domestication")
        story.expect(ann={"hand": ["Tools"]})
        assert story.turn_goes_on()

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Domestication"], "hand": ["Coal"]},
            bob={"board": ["Archery"], "hand": ["Sailing"]},
            piles={1: ["Tools", "Pottery"], 5: ["Physics"]},
        )
        story.ann.activates("Domestication")
        # Ann's highest top card is Coal by now, so she draws a 5.
        story.expect(
            ann={"board": ["Domestication", "Coal"], "hand": ["Pottery", "Physics"]},
            bob={"board": ["Archery", "Sailing"], "hand": ["Tools"]},
        )
        assert story.turn_goes_on()


class TestMasonry:
    def test_any_number_of_castles_may_be_melded(self) -> None:
        story = Story(ann={"board": ["Masonry"], "hand": ["Oars", "Tools", "Sailing", "Archery"]}, bob={})
        story.ann.activates("Masonry")
        assert story.asked() == ("ann", "meld")
        assert story.offered() == ["card oars", "card tools", "card archery", "pass"]
        story.ann.picks("Archery", "Oars")
        story.ann.passes()
        story.expect(ann={"board": ["Masonry", "Oars", "Archery"], "hand": ["Tools", "Sailing"]})
        assert story.turn_goes_on()

    def test_four_claim_monument(self) -> None:
        story = Story(
            ann={"board": ["Masonry"], "hand": ["Oars", "Tools", "Archery", "The Wheel"]},
            bob={},
        )
        story.ann.activates("Masonry")
        story.ann.picks("Archery", "Oars", "Tools", "The Wheel")
        story.expect(
            ann={
                "board": ["Masonry", "Oars", "Archery", "Tools", "The Wheel"],
                "hand": [],
                "achievements": ["Monument"],
            }
        )
        assert story.turn_goes_on()

    def test_three_do_not(self) -> None:
        story = Story(ann={"board": ["Masonry"], "hand": ["Oars", "Tools", "Archery"]}, bob={})
        story.ann.activates("Masonry")
        story.ann.picks("Archery", "Oars", "Tools")
        story.expect(ann={"board": ["Masonry", "Oars", "Archery", "Tools"], "hand": []})
        assert story.turn_goes_on()

    def test_a_monument_that_is_gone_is_not_claimed_again(self) -> None:
        story = Story(
            ann={"board": ["Masonry"], "hand": ["Oars", "Tools", "Archery", "The Wheel"]},
            bob={"achievements": ["Monument"]},
        )
        story.ann.activates("Masonry")
        story.ann.picks("Archery", "Oars", "Tools", "The Wheel")
        story.expect(ann={"board": ["Masonry", "Oars", "Archery", "Tools", "The Wheel"], "hand": []})
        assert story.turn_goes_on()

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_faq_two_actions_do_not_add_up(self, edition: str) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Masonry"], "hand": ["Oars", "Tools", "Archery", "The Wheel"]},
            bob={"board": ["Pottery"]},
            edition=edition,
        )
        story.ann.activates("Masonry")
        story.ann.picks("Oars", "Tools")
        story.ann.passes()
        story.ann.activates("Masonry")
        story.ann.picks("Archery", "The Wheel")
        story.expect(ann={"board": ["Masonry", "Archery", "Oars", "Tools", "The Wheel"], "hand": []})
        assert story.turn_goes_on("bob")

    def test_one_may_meld_nothing(self) -> None:
        story = Story(ann={"board": ["Masonry"], "hand": ["Oars"]}, bob={})
        story.ann.activates("Masonry")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_without_a_castle_the_question_is_put_all_the_same(self) -> None:
        story = Story(ann={"board": ["Masonry"], "hand": ["Sailing"]}, bob={})
        story.ann.activates("Masonry")
        assert story.offered() == ["pass"]
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_with_an_empty_hand_nothing_is_asked(self) -> None:
        story = Story(ann={"board": ["Masonry"]}, bob={})
        story.ann.activates("Masonry")
        story.expect()
        assert story.turn_goes_on()

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Masonry"], "hand": ["Tools"]},
            bob={"board": ["Mysticism"], "hand": ["Oars"]},
            piles={1: ["Sailing"]},
        )
        story.ann.activates("Masonry")
        story.bob.picks("Oars")
        story.ann.passes()
        story.expect(ann={"hand": ["Tools", "Sailing"]}, bob={"board": ["Mysticism", "Oars"], "hand": []})
        assert story.turn_goes_on()

    def test_faq_an_opponent_who_shares_claims_it_first(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Masonry"], "hand": ["Construction", "Road Building", "Monotheism", "Alchemy"]},
            bob={"board": ["Mysticism"], "hand": ["Oars", "Tools", "Archery", "The Wheel"]},
            piles={3: ["Paper"]},
        )
        story.ann.activates("Masonry")
        story.bob.picks("Oars", "Tools", "Archery", "The Wheel")
        story.ann.picks("Construction", "Road Building", "Monotheism", "Alchemy")
        story.expect(
            ann={"board": ["Road Building", "Construction", "Masonry", "Alchemy", "Monotheism"], "hand": ["Paper"]},
            bob={
                "board": ["Archery", "Oars", "The Wheel", "Tools", "Mysticism"],
                "hand": [],
                "achievements": ["Monument"],
            },
        )
        assert story.turn_goes_on()
