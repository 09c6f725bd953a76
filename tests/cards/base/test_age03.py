"""Age 3 of the base set, card by card."""

from __future__ import annotations

import pytest

from tenages.cards.base.age03 import translation_claim
from tests.support.looking import revealed
from tests.support.story import Story

EDITIONS = ("asmadi-1", "iello", "asmadi-3")
FIRST_EDITIONS = ("asmadi-1", "iello")
SPLAYED = {
    "board": ["Coal", "The Pirate Code", "Anatomy", "Agriculture"],
    "splay": {"red": "left", "yellow": "left"},
    "hand": ["Sailing", "Archery", "Mysticism"],
}
"""A player whom Feudalism can hurt."""


class TestAlchemy:
    def test_a_4_is_shown_and_kept_for_every_three_castles_then_one_card_is_melded_and_one_scored(self) -> None:
        story = Story(
            ann={"board": ["Alchemy", "Domestication", "Oars"], "hand": ["Tools"]},
            bob={},
            piles={4: ["Invention", "Anatomy"]},
        )
        story.ann.activates("Alchemy")
        assert revealed(story) == ["Invention", "Anatomy"]
        assert story.asked() == ("ann", "meld")
        assert story.offered() == ["card tools", "card invention", "card anatomy"]
        story.ann.picks("Invention")
        assert story.asked() == ("ann", "score")
        assert story.offered() == ["card tools", "card anatomy"]
        story.ann.picks("Anatomy")
        story.expect(
            ann={
                "hand": ["Tools"],
                "board": ["Alchemy", "Domestication", "Oars", "Invention"],
                "score": ["Anatomy"],
            }
        )
        assert story.turn_goes_on()

    def test_an_odd_castle_counts_for_nothing(self) -> None:
        story = Story(ann={"board": ["Alchemy", "Masonry"]}, bob={}, piles={4: ["Invention"]})
        story.ann.activates("Alchemy")
        story.expect(ann={"board": ["Alchemy", "Masonry", "Invention"]})
        assert revealed(story) == ["Invention"]

    def test_if_any_of_them_is_red_they_and_the_hand_are_returned_in_an_order_of_choice(self) -> None:
        story = Story(
            ann={"board": ["Alchemy", "Domestication", "Oars"], "hand": ["Tools", "Coal"]},
            bob={},
            piles={4: ["Gunpowder", "Anatomy"]},
        )
        story.ann.activates("Alchemy")
        assert revealed(story) == ["Gunpowder", "Anatomy"]
        assert story.asked() == ("ann", "return")
        assert story.offered() == ["card gunpowder", "card anatomy"]
        story.ann.picks("Anatomy")
        story.expect(ann={"hand": []})
        assert story.bottom(1) == "Tools"
        assert story.pile(4)[-2:] == ["Anatomy", "Gunpowder"]
        assert story.bottom(5) == "Coal"
        assert story.turn_goes_on()

    def test_a_red_card_that_was_in_hand_before_does_no_harm(self) -> None:
        story = Story(ann={"board": ["Alchemy", "Oars"], "hand": ["Gunpowder"]}, bob={}, piles={4: ["Anatomy"]})
        story.ann.activates("Alchemy")
        story.ann.picks("Gunpowder")
        story.expect(ann={"hand": [], "board": ["Alchemy", "Gunpowder", "Oars"], "score": ["Anatomy"]})

    def test_with_fewer_than_three_castles_nothing_is_drawn(self) -> None:
        story = Story(ann={"board": ["Alchemy"], "hand": ["Tools", "Oars"]}, bob={})
        story.ann.activates("Alchemy")
        story.ann.picks("Oars")
        story.expect(ann={"hand": [], "board": ["Alchemy", "Oars"], "score": ["Tools"]})
        assert revealed(story) == []

    def test_a_single_card_is_melded_and_none_is_scored(self) -> None:
        story = Story(ann={"board": ["Alchemy"], "hand": ["Oars"]}, bob={})
        story.ann.activates("Alchemy")
        story.expect(ann={"hand": [], "board": ["Alchemy", "Oars"]})
        assert story.turn_goes_on()

    def test_with_an_empty_hand_and_two_castles_nothing_happens(self) -> None:
        story = Story(ann={"board": ["Alchemy"]}, bob={})
        story.ann.activates("Alchemy")
        story.expect()
        assert story.turn_goes_on()

    def test_bob_shares_each_effect_first_with_his_own_castles(self) -> None:
        story = Story(
            ann={"board": ["Alchemy"], "hand": ["Agriculture"]},
            bob={"board": ["The Wheel", "Masonry"], "hand": ["Sailing"]},
            piles={3: ["Paper"], 4: ["Anatomy", "Invention"]},
        )
        story.ann.activates("Alchemy")
        story.bob.picks("Sailing")
        story.bob.picks("Invention")
        story.expect(
            ann={"hand": ["Paper"], "board": ["Alchemy", "Agriculture"]},
            bob={"hand": ["Anatomy"], "board": ["Sailing", "The Wheel", "Masonry"], "score": ["Invention"]},
        )


class TestTranslation:
    def test_one_may_meld_the_score_pile_in_an_order_of_choice(self) -> None:
        story = Story(
            ann={"board": ["Translation"], "score": ["Tools", "Oars", "Pottery"]}, bob={}, achievements=[1, 2, 3]
        )
        story.ann.activates("Translation")
        assert story.asked() == ("ann", "meld")
        assert story.offered() == ["card tools", "card oars", "card pottery", "pass"]
        story.ann.picks("Pottery")
        assert story.offered() == ["card tools", "card oars"]
        story.ann.picks("Tools")
        story.expect(
            ann={"score": [], "board": {"red": ["Oars"], "blue": ["Tools", "Pottery", "Translation"]}},
        )
        assert story.turn_goes_on()

    def test_one_may_keep_the_score_pile(self) -> None:
        story = Story(ann={"board": ["Translation", "Pottery", "Masonry"], "score": ["Tools"]}, bob={})
        story.ann.activates("Translation")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_with_an_empty_score_pile_nothing_is_asked(self) -> None:
        story = Story(ann={"board": ["Translation", "Masonry"], "hand": ["Tools"]}, bob={})
        story.ann.activates("Translation")
        story.expect()
        assert story.turn_goes_on()

    def test_five_top_cards_with_crowns_claim_world(self) -> None:
        board = ["Translation", "Oars", "Archery", "Sailing", "City States", "Domestication"]
        story = Story(ann={"board": board}, bob={})
        story.ann.activates("Translation")
        story.expect(ann={"achievements": ["World"]})

    def test_faq_a_single_pile_with_translation_on_top_is_enough_for_world(self) -> None:
        # Source: 2011 FAQ
        story = Story(ann={"board": ["Translation", "Pottery"]}, bob={})
        story.ann.activates("Translation")
        story.expect(ann={"achievements": ["World"]})

    def test_cards_just_melded_count(self) -> None:
        story = Story(ann={"board": ["Translation", "Masonry"], "score": ["Domestication"]}, bob={})
        story.ann.activates("Translation")
        story.ann.picks("Domestication")
        story.expect(ann={"score": [], "board": ["Translation", "Domestication", "Masonry"], "achievements": ["World"]})

    def test_a_top_card_without_a_crown_is_no_world(self) -> None:
        story = Story(ann={"board": ["Translation", "Masonry", "Domestication"]}, bob={})
        story.ann.activates("Translation")
        story.expect()

    def test_faq_an_opponent_who_shares_claims_world_first(self) -> None:
        # Source: 2011 FAQ
        story = Story(ann={"board": ["Translation"]}, bob={"board": ["Optics"]}, piles={3: ["Paper"]})
        story.ann.activates("Translation")
        story.expect(ann={"hand": ["Paper"]}, bob={"achievements": ["World"]})

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Translation", "Masonry"], "score": ["Tools"]},
            bob={"board": ["Optics", "Pottery"], "score": ["Agriculture"]},
            piles={3: ["Paper"]},
        )
        story.ann.activates("Translation")
        story.bob.picks("Agriculture")
        story.ann.passes()
        story.expect(ann={"hand": ["Paper"]}, bob={"score": [], "board": ["Optics", "Pottery", "Agriculture"]})

    def test_an_empty_board_is_no_world(self) -> None:
        story = Story(ann={"board": ["Translation"]}, bob={})
        translation_claim(story.game.table.players[1])
        story.expect()


class TestCompass:
    def test_faq_bob_chooses_what_he_gives_and_what_he_takes(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Compass", "Archery", "Tools", "Philosophy", "Fermenting"]},
            bob={"board": ["Agriculture", "Clothing", "Pottery", "Mysticism"]},
        )
        story.ann.activates("Compass")
        assert story.asked() == ("bob", "transfer")
        assert story.offered() == ["card agriculture", "card pottery"]
        story.bob.picks("Agriculture")
        assert story.asked() == ("bob", "transfer")
        assert story.offered() == ["card archery", "card tools", "card philosophy"]
        story.bob.picks("Archery")
        story.expect(
            ann={"board": ["Compass", "Tools", "Philosophy", "Agriculture", "Fermenting"]},
            bob={"board": ["Clothing", "Pottery", "Mysticism", "Archery"]},
        )
        assert story.turn_goes_on()

    def test_the_card_that_is_given_covers_what_lay_there(self) -> None:
        story = Story(ann={"board": ["Compass", "Tools"]}, bob={"board": ["Pottery"]})
        story.ann.activates("Compass")
        story.expect(ann={"board": ["Compass", "Pottery", "Tools"]}, bob={"board": []})

    def test_faq_without_a_leaf_to_give_bob_still_takes(self) -> None:
        # Source: 2011 FAQ
        story = Story(ann={"board": ["Compass", "Archery"]}, bob={"board": ["Clothing", "Tools"]})
        story.ann.activates("Compass")
        story.expect(ann={"board": ["Compass"]}, bob={"board": ["Clothing", "Tools", "Archery"]})

    def test_faq_with_only_leaves_before_her_ann_gives_nothing_back(self) -> None:
        # Source: 2011 FAQ
        story = Story(ann={"board": ["Compass", "Fermenting"]}, bob={"board": ["Pottery"]})
        story.ann.activates("Compass")
        story.expect(ann={"board": ["Compass", "Fermenting", "Pottery"]}, bob={"board": []})

    def test_an_empty_board_gives_nothing_but_takes(self) -> None:
        story = Story(ann={"board": ["Compass", "Archery"]}, bob={})
        story.ann.activates("Compass")
        story.expect(ann={"board": ["Compass"]}, bob={"board": ["Archery"]})

    def test_who_has_as_many_crowns_does_not_obey(self) -> None:
        story = Story(ann={"board": ["Compass", "Archery"]}, bob={"board": ["Sailing", "Pottery"]})
        story.ann.activates("Compass")
        story.expect()
        assert story.turn_goes_on()

    def test_faq_several_players_obey_one_after_the_other(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Compass", "Archery", "Oars"]},
            bob={"board": ["Agriculture"]},
            cid={"board": ["Anatomy"]},
        )
        story.ann.activates("Compass")
        story.expect(
            ann={"board": ["Compass", "Anatomy", "Agriculture"]},
            bob={"board": ["Archery"]},
            cid={"board": ["Oars"]},
        )


class TestPaper:
    def test_one_may_splay_green_or_blue_left_and_draws_a_4_for_it(self) -> None:
        story = Story(
            ann={"board": ["Paper", "Sailing", "Tools", "Pottery", "Oars", "Archery"]}, bob={}, piles={4: ["Anatomy"]}
        )
        story.ann.activates("Paper")
        assert story.asked() == ("ann", "splay left")
        assert story.offered() == ["color green", "color blue", "pass"]
        story.ann.picks_color("blue")
        story.expect(ann={"splay": {"blue": "left"}, "hand": ["Anatomy"]})
        assert story.turn_goes_on()

    def test_faq_a_4_is_drawn_for_every_color_that_is_splayed_left(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={
                "board": ["Paper", "Sailing", "Oars", "Archery", "Agriculture", "Masonry", "Mysticism", "City States"],
                "splay": {"red": "left", "yellow": "right", "purple": "left"},
            },
            bob={},
            piles={4: ["Anatomy", "Gunpowder", "Invention"]},
        )
        story.ann.activates("Paper")
        story.ann.picks_color("green")
        story.expect(
            ann={
                "splay": {"red": "left", "yellow": "right", "green": "left", "purple": "left"},
                "hand": ["Anatomy", "Gunpowder", "Invention"],
            }
        )

    def test_one_may_leave_the_piles_and_still_draws_for_the_others(self) -> None:
        story = Story(
            ann={"board": ["Paper", "Sailing", "Oars", "Archery"], "splay": {"red": "left"}},
            bob={},
            piles={4: ["Anatomy"]},
        )
        story.ann.activates("Paper")
        story.ann.passes()
        story.expect(ann={"hand": ["Anatomy"]})

    def test_with_nothing_to_splay_nothing_is_asked_or_drawn(self) -> None:
        story = Story(ann={"board": ["Paper", "Oars", "Archery"]}, bob={})
        story.ann.activates("Paper")
        story.expect()
        assert story.turn_goes_on()

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Paper"]},
            bob={"board": ["Tools", "Pottery"]},
            piles={3: ["Optics"], 4: ["Anatomy"]},
        )
        story.ann.activates("Paper")
        story.bob.picks_color("blue")
        story.expect(ann={"hand": ["Optics"]}, bob={"splay": {"blue": "left"}, "hand": ["Anatomy"]})


class TestEducation:
    def test_the_highest_is_returned_for_a_card_two_higher_than_what_is_left(self) -> None:
        story = Story(
            ann={"board": ["Education"], "score": ["Tools", "Software", "Compass"]}, bob={}, piles={5: ["Coal"]}
        )
        story.ann.activates("Education")
        assert story.offered() == ["card software", "pass"]
        story.ann.picks("Software")
        story.expect(ann={"score": ["Tools", "Compass"], "hand": ["Coal"]})
        assert story.bottom(10) == "Software"
        assert story.turn_goes_on()

    def test_of_two_highest_one_is_chosen_and_the_other_counts(self) -> None:
        story = Story(
            ann={"board": ["Education"], "score": ["Tools", "Optics", "Compass"]}, bob={}, piles={5: ["Coal"]}
        )
        story.ann.activates("Education")
        assert story.offered() == ["card optics", "card compass", "pass"]
        story.ann.picks("Compass")
        story.expect(ann={"score": ["Tools", "Optics"], "hand": ["Coal"]})

    def test_faq_after_the_last_card_a_2_is_drawn(self) -> None:
        # Source: 2011 FAQ
        story = Story(ann={"board": ["Education"], "score": ["Software"]}, bob={}, piles={2: ["Calendar"]})
        story.ann.activates("Education")
        story.ann.picks("Software")
        story.expect(ann={"score": [], "hand": ["Calendar"]})

    def test_one_may_keep_the_score_pile(self) -> None:
        story = Story(ann={"board": ["Education"], "score": ["Software"]}, bob={})
        story.ann.activates("Education")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_with_an_empty_score_pile_nothing_is_asked(self) -> None:
        story = Story(ann={"board": ["Education"], "hand": ["Tools"]}, bob={})
        story.ann.activates("Education")
        story.expect()
        assert story.turn_goes_on()

    def test_two_higher_than_a_nine_ends_the_game(self) -> None:
        story = Story(ann={"board": ["Education"], "score": ["Software", "Computers"]}, bob={"score": ["The Internet"]})
        story.ann.activates("Education")
        story.ann.picks("Software")
        assert story.winners() == ["bob"]
        assert story.won_by() == "points"

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Education"], "score": ["Tools"]},
            bob={"board": ["Philosophy"], "score": ["Oars", "Coal"]},
            piles={3: ["Optics", "Compass"]},
        )
        story.ann.activates("Education")
        story.bob.picks("Coal")
        story.ann.passes()
        story.expect(ann={"hand": ["Compass"]}, bob={"score": ["Oars"], "hand": ["Optics"]})


class TestFeudalism:
    def test_a_castle_goes_to_the_hand_of_ann_and_its_color_is_unsplayed_in_the_third_edition(self) -> None:
        story = Story(ann={"board": ["Feudalism"]}, bob=SPLAYED)
        story.ann.activates("Feudalism")
        assert story.asked() == ("bob", "transfer")
        assert story.offered() == ["card archery", "card mysticism"]
        story.bob.picks("Archery")
        story.expect(ann={"hand": ["Archery"]}, bob={"hand": ["Sailing", "Mysticism"], "splay": {"yellow": "left"}})
        assert story.turn_goes_on()

    @pytest.mark.parametrize("edition", FIRST_EDITIONS)
    def test_the_splay_stays_in_the_first_edition(self, edition: str) -> None:
        story = Story(ann={"board": ["Feudalism"]}, bob=SPLAYED, edition=edition)
        story.ann.activates("Feudalism")
        story.bob.picks("Archery")
        story.expect(ann={"hand": ["Archery"]}, bob={"hand": ["Sailing", "Mysticism"]})
        assert story.turn_goes_on()

    def test_the_splays_of_ann_and_of_other_colors_stay(self) -> None:
        story = Story(
            ann={"board": ["Feudalism", "Monotheism", "Oars", "Metalworking"], "splay": {"red": "left"}},
            bob=SPLAYED,
        )
        story.ann.activates("Feudalism")
        story.bob.picks("Mysticism")
        story.ann.passes()
        story.expect(ann={"hand": ["Mysticism"]}, bob={"hand": ["Sailing", "Archery"]})

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_faq_without_a_castle_bob_shows_his_hand(self, edition: str) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Feudalism"]},
            bob={"board": ["Coal", "The Pirate Code"], "splay": {"red": "left"}, "hand": ["Sailing", "Optics"]},
            edition=edition,
        )
        story.ann.activates("Feudalism")
        story.bob.shows_hand()
        story.expect()
        assert [event.player for event in story.game.events if event.kind == "showed none"] == [1]
        assert story.turn_goes_on()

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_with_an_empty_hand_there_is_nothing_to_show(self, edition: str) -> None:
        story = Story(ann={"board": ["Feudalism"]}, bob={}, edition=edition)
        story.ann.activates("Feudalism")
        story.expect()
        assert story.turn_goes_on()

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_one_may_splay_yellow_or_purple_left(self, edition: str) -> None:
        story = Story(
            ann={"board": ["Feudalism", "Mysticism", "Anatomy", "Agriculture", "Tools", "Pottery"]},
            bob={},
            edition=edition,
        )
        story.ann.activates("Feudalism")
        assert story.asked() == ("ann", "splay left")
        assert story.offered() == ["color yellow", "color purple", "pass"]
        story.ann.picks_color("yellow")
        story.expect(ann={"splay": {"yellow": "left"}})

    def test_one_may_leave_the_piles(self) -> None:
        story = Story(ann={"board": ["Feudalism", "Mysticism"]}, bob={})
        story.ann.activates("Feudalism")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_faq_who_has_as_many_castles_shares_the_second_effect_alone(self, edition: str) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Feudalism", "Mysticism"]},
            bob={"board": ["Masonry", "Agriculture"], "hand": ["Archery"]},
            piles={3: ["Optics"]},
            edition=edition,
        )
        story.ann.activates("Feudalism")
        story.bob.picks_color("yellow")
        story.ann.picks_color("purple")
        story.expect(ann={"splay": {"purple": "left"}, "hand": ["Optics"]}, bob={"splay": {"yellow": "left"}})


class TestEngineering:
    def test_all_top_cards_with_a_castle_go_to_the_score_pile_of_ann(self) -> None:
        story = Story(
            ann={"board": ["Engineering", "Masonry"]},
            bob={"board": ["Oars", "City States", "Agriculture"]},
        )
        story.ann.activates("Engineering")
        story.expect(ann={"score": ["Oars", "City States"]}, bob={"board": ["Agriculture"]})
        assert story.turn_goes_on()

    def test_faq_only_the_tops_at_the_start_of_the_effect_are_taken(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Engineering", "Masonry"]},
            bob={"board": ["Oars", "Archery", "Agriculture", "Domestication"]},
        )
        story.ann.activates("Engineering")
        story.expect(ann={"score": ["Oars"]}, bob={"board": ["Archery", "Agriculture", "Domestication"]})

    def test_cards_that_come_this_way_are_not_scored_for_monument(self) -> None:
        story = Story(
            ann={"board": ["Engineering", "Masonry", "The Wheel", "Mysticism"]},
            bob={"board": ["Oars", "Domestication", "Mapmaking", "Tools", "City States"]},
        )
        story.ann.activates("Engineering")
        story.expect(ann={"score": ["Oars", "Domestication", "Mapmaking", "Tools", "City States"]}, bob={"board": []})
        assert story.game.table.players[0].scored == 0

    def test_with_an_empty_board_bob_gives_nothing(self) -> None:
        story = Story(ann={"board": ["Engineering"]}, bob={"hand": ["Oars"], "score": ["Archery"]})
        story.ann.activates("Engineering")
        story.expect()
        assert story.turn_goes_on()

    def test_one_may_splay_red_left(self) -> None:
        story = Story(ann={"board": ["Engineering", "Oars", "Tools", "Pottery"]}, bob={})
        story.ann.activates("Engineering")
        assert story.offered() == ["color red", "pass"]
        story.ann.picks_color("red")
        story.expect(ann={"splay": {"red": "left"}})

    def test_one_may_leave_the_red_pile(self) -> None:
        story = Story(ann={"board": ["Engineering", "Oars"]}, bob={})
        story.ann.activates("Engineering")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_faq_who_has_as_many_castles_shares_the_second_effect_alone(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Engineering", "Coal"]},
            bob={"board": ["Oars", "Archery"]},
            piles={3: ["Optics"]},
        )
        story.ann.activates("Engineering")
        story.bob.picks_color("red")
        story.ann.passes()
        story.expect(ann={"hand": ["Optics"]}, bob={"splay": {"red": "left"}})


class TestOptics:
    def test_a_3_with_a_crown_lets_one_score_a_4(self) -> None:
        story = Story(ann={"board": ["Optics"], "score": ["Tools"]}, bob={}, piles={3: ["Translation"], 4: ["Anatomy"]})
        story.ann.activates("Optics")
        story.expect(ann={"board": ["Optics", "Translation"], "score": ["Tools", "Anatomy"]})
        assert story.turn_goes_on()

    def test_without_a_crown_a_card_of_choice_goes_to_an_opponent_with_fewer_points(self) -> None:
        story = Story(
            ann={"board": ["Optics"], "score": ["Tools", "Coal"]}, bob={"score": ["Gunpowder"]}, piles={3: ["Alchemy"]}
        )
        story.ann.activates("Optics")
        assert story.asked() == ("ann", "transfer")
        assert story.offered() == ["card tools", "card coal"]
        story.ann.picks("Coal")
        story.expect(ann={"board": ["Optics", "Alchemy"], "score": ["Tools"]}, bob={"score": ["Gunpowder", "Coal"]})
        assert story.turn_goes_on()

    def test_of_several_with_fewer_points_one_is_chosen(self) -> None:
        story = Story(
            ann={"board": ["Optics"], "score": ["Compass"]},
            bob={"score": ["Calendar"]},
            cid={"score": ["Paper"]},
            dan={},
            piles={3: ["Alchemy"]},
        )
        story.ann.activates("Optics")
        assert story.asked() == ("ann", "choose player")
        assert story.offered() == ["player 1", "player 3"]
        story.ann.picks_player("dan")
        story.expect(ann={"board": ["Optics", "Alchemy"], "score": []}, dan={"score": ["Compass"]})

    @pytest.mark.parametrize("theirs", [["Compass"], ["Coal"]])
    def test_faq_if_no_opponent_has_fewer_points_no_card_goes(self, theirs: list[str]) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Optics"], "score": ["Tools", "Calendar"]}, bob={"score": theirs}, piles={3: ["Alchemy"]}
        )
        story.ann.activates("Optics")
        story.expect(ann={"board": ["Optics", "Alchemy"]})
        assert story.turn_goes_on()

    def test_with_an_empty_score_pile_no_card_goes(self) -> None:
        story = Story(ann={"board": ["Optics"]}, bob={}, piles={3: ["Alchemy"]})
        story.ann.activates("Optics")
        story.expect(ann={"board": ["Optics", "Alchemy"]})
        assert story.turn_goes_on()

    def test_faq_a_partner_is_no_opponent(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Optics"], "score": ["Compass"]},
            bob={"score": ["Coal"]},
            cid={},
            dan={"score": ["Banking"]},
            piles={3: ["Alchemy"]},
            teams=True,
        )
        story.ann.activates("Optics")
        story.expect(ann={"board": ["Optics", "Alchemy"]})

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Optics"]},
            bob={"board": ["Enterprise"], "score": ["Tools"]},
            piles={3: ["Alchemy", "Compass", "Paper"], 4: ["Anatomy"]},
        )
        story.ann.activates("Optics")
        story.expect(
            ann={"board": ["Optics", "Compass"], "score": ["Tools", "Anatomy"], "hand": ["Paper"]},
            bob={"board": ["Enterprise", "Alchemy"], "score": []},
        )


class TestMachinery:
    def test_bob_swaps_his_hand_for_all_the_highest_of_ann(self) -> None:
        story = Story(
            ann={"board": ["Machinery"], "hand": ["Paper", "Optics", "Sailing"]},
            bob={"hand": ["Coal", "Pottery", "Writing"]},
        )
        story.ann.activates("Machinery")
        story.expect(
            ann={"hand": ["Sailing", "Coal", "Pottery", "Writing"]},
            bob={"hand": ["Paper", "Optics"]},
        )
        story.ann.shows_hand()
        story.expect()
        assert story.turn_goes_on()

    def test_faq_an_empty_hand_is_swapped_too(self) -> None:
        # Source: 2011 FAQ
        story = Story(ann={"board": ["Machinery"], "hand": ["Paper"]}, bob={})
        story.ann.activates("Machinery")
        story.expect(ann={"hand": []}, bob={"hand": ["Paper"]})
        assert story.turn_goes_on()

    def test_faq_a_hand_is_swapped_for_nothing(self) -> None:
        # Source: 2011 FAQ
        story = Story(ann={"board": ["Machinery"]}, bob={"hand": ["Paper", "Coal"]})
        story.ann.activates("Machinery")
        story.expect(ann={"hand": ["Paper", "Coal"]}, bob={"hand": []})

    def test_with_two_empty_hands_nothing_happens(self) -> None:
        story = Story(ann={"board": ["Machinery"]}, bob={})
        story.ann.activates("Machinery")
        story.expect()
        assert story.turn_goes_on()

    def test_faq_with_several_players_the_windmill_spins(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Machinery"], "hand": ["Paper", "Sailing"]},
            bob={"hand": ["Coal", "Pottery"]},
            cid={"hand": ["Calendar"]},
        )
        story.ann.activates("Machinery")
        story.expect(ann={"hand": ["Sailing", "Pottery", "Calendar"]}, bob={"hand": ["Paper"]}, cid={"hand": ["Coal"]})

    def test_a_castle_of_choice_is_scored_and_red_may_be_splayed(self) -> None:
        story = Story(
            ann={"board": ["Machinery", "Oars", "Archery"], "hand": ["Tools", "Pottery"]},
            bob={"hand": ["Mysticism", "Sailing", "Masonry"]},
        )
        story.ann.activates("Machinery")
        story.expect(ann={"hand": ["Mysticism", "Sailing", "Masonry"]}, bob={"hand": ["Tools", "Pottery"]})
        assert story.asked() == ("ann", "score")
        assert story.offered() == ["card mysticism", "card masonry"]
        story.ann.picks("Mysticism")
        assert story.offered() == ["color red", "pass"]
        story.ann.picks_color("red")
        story.expect(ann={"hand": ["Sailing", "Masonry"], "score": ["Mysticism"], "splay": {"red": "left"}})
        assert story.turn_goes_on()

    def test_one_may_leave_the_red_pile(self) -> None:
        story = Story(ann={"board": ["Machinery", "Oars", "Archery"]}, bob={})
        story.ann.activates("Machinery")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_faq_without_a_castle_one_shows_the_hand_and_may_still_splay(self) -> None:
        # Source: 2011 FAQ
        story = Story(ann={"board": ["Machinery", "Oars", "Archery"]}, bob={"hand": ["Sailing"]})
        story.ann.activates("Machinery")
        story.ann.shows_hand()
        story.ann.picks_color("red")
        story.expect(ann={"hand": ["Sailing"], "splay": {"red": "left"}}, bob={"hand": []})
        assert [event.player for event in story.game.events if event.kind == "showed none"] == [0]

    def test_faq_who_has_as_many_leaves_shares_the_second_effect_alone(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Machinery"], "hand": ["Tools"]},
            bob={"board": ["Agriculture"], "hand": ["Mysticism", "Sailing"]},
            piles={3: ["Optics"]},
        )
        story.ann.activates("Machinery")
        story.bob.picks("Mysticism")
        story.ann.picks("Tools")
        story.expect(ann={"hand": ["Optics"], "score": ["Tools"]}, bob={"hand": ["Sailing"], "score": ["Mysticism"]})

    def test_a_hand_that_is_only_shown_is_no_share(self) -> None:
        story = Story(ann={"board": ["Machinery"]}, bob={"board": ["Agriculture"], "hand": ["Sailing"]})
        story.ann.activates("Machinery")
        story.bob.shows_hand()
        story.expect()
        assert story.turn_goes_on()


class TestMedicine:
    def test_the_highest_of_bob_changes_places_with_the_lowest_of_ann(self) -> None:
        story = Story(ann={"board": ["Medicine"], "score": ["Tools", "Software"]}, bob={"score": ["Coal", "Calendar"]})
        story.ann.activates("Medicine")
        story.expect(ann={"score": ["Coal", "Software"]}, bob={"score": ["Tools", "Calendar"]})
        assert story.ann.points == 15
        assert story.turn_goes_on()

    def test_it_must_be_done_even_to_the_loss_of_ann(self) -> None:
        story = Story(ann={"board": ["Medicine"], "score": ["Software"]}, bob={"score": ["Tools"]})
        story.ann.activates("Medicine")
        story.expect(ann={"score": ["Tools"]}, bob={"score": ["Software"]})

    def test_each_picks_among_equals_of_his_own(self) -> None:
        story = Story(
            ann={"board": ["Medicine"], "score": ["Tools", "Oars", "Coal"]},
            bob={"score": ["Calendar", "Statistics", "Banking"]},
        )
        story.ann.activates("Medicine")
        assert story.asked() == ("bob", "exchange")
        assert story.offered() == ["card statistics", "card banking"]
        story.bob.picks("Banking")
        assert story.asked() == ("ann", "exchange")
        assert story.offered() == ["card tools", "card oars"]
        story.ann.picks("Tools")
        story.expect(ann={"score": ["Banking", "Oars", "Coal"]}, bob={"score": ["Calendar", "Statistics", "Tools"]})

    def test_faq_an_empty_score_pile_of_bob_takes_the_lowest_of_ann(self) -> None:
        # Source: 2011 FAQ
        story = Story(ann={"board": ["Medicine"], "score": ["Tools", "Coal"]}, bob={})
        story.ann.activates("Medicine")
        story.expect(ann={"score": ["Coal"]}, bob={"score": ["Tools"]})

    def test_faq_an_empty_score_pile_of_ann_takes_the_highest_of_bob(self) -> None:
        # Source: 2011 FAQ
        story = Story(ann={"board": ["Medicine"]}, bob={"score": ["Tools", "Coal"]})
        story.ann.activates("Medicine")
        story.expect(ann={"score": ["Coal"]}, bob={"score": ["Tools"]})

    def test_with_two_empty_score_piles_nothing_happens(self) -> None:
        story = Story(ann={"board": ["Medicine"]}, bob={})
        story.ann.activates("Medicine")
        story.expect()
        assert story.turn_goes_on()

    def test_who_has_as_many_leaves_does_not_obey(self) -> None:
        story = Story(ann={"board": ["Medicine"]}, bob={"board": ["Fermenting"], "score": ["Coal"]})
        story.ann.activates("Medicine")
        story.expect()
        assert story.turn_goes_on()

    def test_faq_several_players_exchange_one_after_the_other(self) -> None:
        # Source: 2011 FAQ
        story = Story(
            ann={"board": ["Medicine"], "score": ["Tools"]},
            bob={"score": ["Calendar"]},
            cid={"score": ["Coal"]},
        )
        story.ann.activates("Medicine")
        story.expect(ann={"score": ["Coal"]}, bob={"score": ["Tools"]}, cid={"score": ["Calendar"]})
