"""Age 3 of Echoes of the Past, card by card."""

from __future__ import annotations

import pytest

from tests.support.looking import revealed, seen, who_showed_hands
from tests.support.story import EchoesStory


class TestAlmanac:
    def test_the_echo_foreshadows_a_four_and_a_card_without_a_bonus_cannot_be_returned(self) -> None:
        story = EchoesStory(ann={"board": ["Almanac"]}, bob={}, piles={4: ["Anatomy"]})
        story.ann.activates("Almanac")
        story.expect(ann={"forecast": ["Anatomy"]})
        # The question comes all the same: whether a card has a bonus is nobody else's business.
        assert story.asked() == ("ann", "return")
        assert story.offered() == ["pass"]
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_a_card_one_higher_than_the_bonus_is_scored_and_not_than_the_card(self) -> None:
        story = EchoesStory(
            ann={"board": ["Almanac"], "forecast": ["Kobukson", "Tools"]},
            bob={},
            piles={4: ["Anatomy"], 6: ["Canning"]},
        )
        story.ann.activates("Almanac")
        assert story.offered() == ["card kobukson", "pass"]
        story.ann.picks("Kobukson")
        story.expect(ann={"forecast": ["Tools", "Anatomy"], "score": ["Canning"]})
        assert story.bottom(4, "echoes") == "Kobukson"
        assert revealed(story) == ["Kobukson"]
        assert story.turn_goes_on()

    def test_one_may_keep_the_card(self) -> None:
        story = EchoesStory(ann={"board": ["Almanac"], "forecast": ["Globe"]}, bob={}, piles={4: ["Anatomy"]})
        story.ann.activates("Almanac")
        story.ann.passes()
        story.expect(ann={"forecast": ["Globe", "Anatomy"]})
        assert revealed(story) == []

    def test_a_bonus_of_ten_leads_past_the_last_age(self) -> None:
        story = EchoesStory(ann={"board": ["Almanac"], "forecast": ["Jet"]}, bob={}, piles={4: ["Anatomy"]})
        story.ann.activates("Almanac")
        story.ann.picks("Jet")
        assert (story.winners(), story.won_by()) == (["ann"], "points")

    def test_splayed_left_beneath_another_card_only_its_echo_is_carried_out(self) -> None:
        story = EchoesStory(
            ann={"board": {"blue": ["Tools", "Almanac"]}, "splay": {"blue": "left"}}, bob={}, piles={4: ["Anatomy"]}
        )
        story.ann.activates("Tools")
        story.expect(ann={"forecast": ["Anatomy"]})
        assert story.turn_goes_on()

    @pytest.mark.parametrize("splay", ["none", "right"])
    def test_an_echo_that_does_not_show_is_silent(self, splay: str) -> None:
        story = EchoesStory(ann={"board": {"blue": ["Tools", "Almanac"]}, "splay": {"blue": splay}}, bob={})
        story.ann.activates("Tools")
        story.expect()
        assert story.turn_goes_on()

    def test_bob_shares_the_echo_and_the_effect_and_ann_draws_for_it(self) -> None:
        story = EchoesStory(
            ann={"board": ["Almanac"]},
            bob={"board": ["Sailing"], "forecast": ["Globe"]},
            piles={3: ["Paper"], 4: ["Anatomy", "Gunpowder"], 5: ["Coal"]},
        )
        story.ann.activates("Almanac")
        story.bob.picks("Globe")
        story.ann.passes()
        story.expect(
            ann={"forecast": ["Gunpowder"], "hand": ["Paper"]}, bob={"forecast": ["Anatomy"], "score": ["Coal"]}
        )


class TestMagnifyingGlass:
    def test_the_echo_draws_a_four_for_any_card_of_the_hand(self) -> None:
        story = EchoesStory(
            ann={"board": ["Magnifying Glass"], "hand": ["Oars", "Calendar"]}, bob={}, piles={4: ["Chintz"]}
        )
        story.ann.activates("Magnifying Glass")
        assert story.asked() == ("ann", "return")
        assert story.offered() == ["card oars", "card calendar", "card chintz"]
        story.ann.picks("Oars")
        story.expect(ann={"hand": ["Calendar", "Chintz"]})
        assert story.bottom(1) == "Oars"
        assert story.turn_goes_on()

    def test_with_an_empty_hand_the_drawn_four_goes_back(self) -> None:
        story = EchoesStory(ann={"board": ["Magnifying Glass"]}, bob={}, piles={4: ["Anatomy"]})
        story.ann.activates("Magnifying Glass")
        story.expect()
        assert story.bottom(4) == "Anatomy"
        assert story.turn_goes_on()

    def test_three_cards_of_one_value_are_worth_a_card_two_higher(self) -> None:
        story = EchoesStory(
            ann={"board": ["Magnifying Glass"], "hand": ["Oars", "Calendar", "Dice", "Archery", "Tools"]},
            bob={},
            piles={3: ["Katana"], 4: ["Anatomy"]},
        )
        story.ann.activates("Magnifying Glass")
        story.ann.picks("Anatomy")
        # There is but one 2.
        assert story.offered() == ["card oars", "card dice", "card archery", "card tools", "pass"]
        story.ann.picks("Dice")
        assert story.offered() == ["card oars", "card archery", "card tools"]
        story.ann.picks("Tools")
        assert story.offered() == ["card oars", "card archery"]
        story.ann.picks("Oars")
        story.expect(ann={"hand": ["Calendar", "Archery", "Katana"]})
        assert story.pile(1)[-2:] == ["Tools", "Oars"]
        assert story.bottom(1, "echoes") == "Dice"
        assert story.turn_goes_on()

    def test_three_of_one_value_may_be_kept(self) -> None:
        story = EchoesStory(
            ann={"board": ["Magnifying Glass"], "hand": ["Oars", "Archery", "Tools"]}, bob={}, piles={4: ["Chintz"]}
        )
        story.ann.activates("Magnifying Glass")
        story.ann.picks("Chintz")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_without_three_cards_of_one_value_nothing_is_offered(self) -> None:
        """docs/rulings.md: three cards of equal value are one condition, so it is there as a whole or not at all."""
        story = EchoesStory(
            ann={"board": ["Magnifying Glass"], "hand": ["Oars", "Archery", "Calendar"]},
            bob={},
            piles={4: ["Chintz"]},
        )
        story.ann.activates("Magnifying Glass")
        story.ann.picks("Chintz")
        story.expect()
        assert story.turn_goes_on()

    @pytest.mark.parametrize("color", ["yellow", "blue"])
    def test_yellow_or_blue_may_be_splayed_left(self, color: str) -> None:
        story = EchoesStory(
            ann={"board": ["Magnifying Glass", "Tools", "Agriculture", "Masonry", "Oars", "Archery"]}, bob={}
        )
        story.ann.activates("Magnifying Glass")
        assert story.asked() == ("ann", "splay left")
        assert story.offered() == ["color yellow", "color blue", "pass"]
        story.ann.picks_color(color)
        story.expect(ann={"splay": {color: "left"}})
        assert story.turn_goes_on()

    def test_the_splay_may_be_declined(self) -> None:
        story = EchoesStory(ann={"board": ["Magnifying Glass", "Tools"]}, bob={})
        story.ann.activates("Magnifying Glass")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()


class TestCharitableTrust:
    @pytest.mark.parametrize(("value", "drawn"), [(3, "Paper"), (4, "Anatomy")])
    def test_the_echo_draws_a_three_or_a_four_which_one_may_keep(self, value: int, drawn: str) -> None:
        story = EchoesStory(
            ann={"board": ["Charitable Trust"], "hand": ["Dice"]}, bob={}, piles={3: ["Paper"], 4: ["Anatomy"]}
        )
        story.ann.activates("Charitable Trust")
        assert story.asked() == ("ann", "draw")
        assert story.offered() == ["value 3", "value 4"]
        story.ann.picks_value(value)
        assert story.asked() == ("ann", "meld")
        assert story.offered() == [f"card {drawn.lower()}", "pass"]
        story.ann.passes()
        story.expect(ann={"hand": ["Dice", drawn]})
        assert story.turn_goes_on()

    def test_for_melding_it_the_top_green_card_goes_back(self) -> None:
        story = EchoesStory(ann={"board": ["Charitable Trust", "Sailing"]}, bob={}, piles={4: ["Anatomy"]})
        story.ann.activates("Charitable Trust")
        story.ann.picks_value(4)
        story.ann.picks("Anatomy")
        story.expect(ann={"board": ["Anatomy", "Sailing"]})
        assert story.bottom(3, "echoes") == "Charitable Trust"
        assert story.turn_goes_on()

    def test_a_green_card_just_melded_is_the_top_green_card(self) -> None:
        story = EchoesStory(ann={"board": ["Charitable Trust"]}, bob={}, piles={4: ["Navigation"]})
        story.ann.activates("Charitable Trust")
        story.ann.picks_value(4)
        story.ann.picks("Navigation")
        story.expect()
        assert story.bottom(4) == "Navigation"

    def test_who_is_eligible_may_achieve_it_instead(self) -> None:
        story = EchoesStory(
            ann={"board": ["Charitable Trust"], "score": ["Services", "Canal Building", "Tools"]},
            bob={},
            piles={4: ["Anatomy"]},
        )
        assert story.ann.full_score == 15
        story.ann.activates("Charitable Trust")
        story.ann.picks_value(4)
        story.ann.picks("Anatomy")
        assert story.asked() == ("ann", "either")
        assert story.offered() == ["either 1", "either 2"]
        story.ann.picks_alternative(2)
        story.expect(ann={"board": ["Anatomy"], "achievements": [3]})
        assert 3 in story.to_be_had()
        assert story.turn_goes_on()

    def test_who_is_eligible_may_return_it_nevertheless(self) -> None:
        story = EchoesStory(
            ann={"board": ["Charitable Trust"], "score": ["Services", "Ecology"]}, bob={}, piles={4: ["Anatomy"]}
        )
        story.ann.activates("Charitable Trust")
        story.ann.picks_value(4)
        story.ann.picks("Anatomy")
        story.ann.picks_alternative(1)
        story.expect(ann={"board": ["Anatomy"]})
        assert story.bottom(3, "echoes") == "Charitable Trust"

    def test_splayed_right_beneath_another_card_only_its_echo_is_carried_out(self) -> None:
        story = EchoesStory(
            ann={"board": {"green": ["Sailing", "Charitable Trust"]}, "splay": {"green": "right"}},
            bob={},
            piles={1: ["Dice"], 3: ["Paper"]},
        )
        story.ann.activates("Sailing")
        story.ann.picks_value(3)
        story.expect(
            ann={"board": {"green": ["Sailing", "Charitable Trust"], "blue": ["Dice"]}, "hand": ["Paper"]},
        )
        assert story.turn_goes_on()

    def test_each_one_melds_the_card_that_he_drew_himself(self) -> None:
        story = EchoesStory(
            ann={"board": ["Charitable Trust"]},
            bob={"board": ["Sailing", "Clothing"]},
            piles={3: ["Paper", "Katana"], 4: ["Anatomy"]},
        )
        story.ann.activates("Charitable Trust")
        story.bob.picks_value(3)
        story.ann.picks_value(4)
        assert story.asked() == ("bob", "meld")
        assert story.offered() == ["card paper", "pass"]
        story.bob.picks("Paper")
        assert story.offered() == ["card anatomy", "pass"]
        story.ann.passes()
        story.expect(ann={"hand": ["Anatomy", "Katana"]})
        assert story.bottom(3) == "Paper"


class TestHomingPigeons:
    def test_bob_returns_two_score_cards_of_values_in_anns_hand(self) -> None:
        story = EchoesStory(
            ann={"board": ["Homing Pigeons"], "hand": ["Oars", "Coal"]},
            bob={"score": ["Tools", "Calendar", "Banking", "Archery"]},
        )
        story.ann.activates("Homing Pigeons")
        assert story.asked() == ("bob", "return")
        assert story.offered() == ["card tools", "card banking", "card archery"]
        story.bob.picks("Archery")
        assert story.offered() == ["card tools", "card banking"]
        story.bob.picks("Banking")
        story.expect(bob={"score": ["Tools", "Calendar"]})
        assert (story.bottom(1), story.bottom(5)) == ("Archery", "Banking")
        assert story.turn_goes_on()

    def test_two_that_match_go_unasked(self) -> None:
        story = EchoesStory(
            ann={"board": ["Homing Pigeons"], "hand": ["Oars", "Coal"]}, bob={"score": ["Tools", "Calendar", "Banking"]}
        )
        story.ann.activates("Homing Pigeons")
        story.expect(bob={"score": ["Calendar"]})
        assert story.turn_goes_on()

    def test_of_two_with_the_same_value_bob_chooses_the_order(self) -> None:
        story = EchoesStory(
            ann={"board": ["Homing Pigeons"], "hand": ["Oars"]}, bob={"score": ["Tools", "Calendar", "Archery"]}
        )
        story.ann.activates("Homing Pigeons")
        assert story.offered() == ["card tools", "card archery"]
        story.bob.picks("Archery")
        story.expect(bob={"score": ["Calendar"]})
        assert story.pile(1)[-2:] == ["Archery", "Tools"]

    def test_a_single_match_goes_alone(self) -> None:
        story = EchoesStory(
            ann={"board": ["Homing Pigeons"], "hand": ["Oars"]}, bob={"score": ["Tools", "Calendar", "Paper"]}
        )
        story.ann.activates("Homing Pigeons")
        story.expect(bob={"score": ["Calendar", "Paper"]})

    @pytest.mark.parametrize("hand", [[], ["Coal"]])
    def test_without_a_match_nothing_goes(self, hand: list[str]) -> None:
        story = EchoesStory(ann={"board": ["Homing Pigeons"], "hand": hand}, bob={"score": ["Tools", "Calendar"]})
        story.ann.activates("Homing Pigeons")
        story.expect()
        assert story.turn_goes_on()

    def test_who_has_as_many_leaves_does_not_obey_and_shares_the_splay(self) -> None:
        story = EchoesStory(
            ann={"board": ["Homing Pigeons"], "hand": ["Oars"]},
            bob={"board": ["Clothing", "Sailing"], "score": ["Tools", "Archery"]},
            piles={3: ["Katana"]},
        )
        story.ann.activates("Homing Pigeons")
        assert story.asked() == ("bob", "splay left")
        story.bob.picks_color("green")
        story.expect(ann={"hand": ["Oars", "Katana"]}, bob={"splay": {"green": "left"}})

    @pytest.mark.parametrize("color", ["red", "green"])
    def test_red_or_green_may_be_splayed_left(self, color: str) -> None:
        story = EchoesStory(ann={"board": ["Homing Pigeons", "Sailing", "Oars", "Archery", "Tools", "Writing"]}, bob={})
        story.ann.activates("Homing Pigeons")
        assert story.asked() == ("ann", "splay left")
        assert story.offered() == ["color red", "color green", "pass"]
        story.ann.picks_color(color)
        story.expect(ann={"splay": {color: "left"}})

    def test_the_splay_may_be_declined(self) -> None:
        story = EchoesStory(ann={"board": ["Homing Pigeons", "Sailing"]}, bob={})
        story.ann.activates("Homing Pigeons")
        story.ann.passes()
        story.expect()


class TestNovel:
    def test_echo_and_effect_draw_a_three_each_and_purple_alone_claims_nothing(self) -> None:
        story = EchoesStory(ann={"board": ["Novel"]}, bob={}, piles={3: ["Paper", "Katana"]})
        story.ann.activates("Novel")
        story.expect(ann={"hand": ["Paper", "Katana"]})
        assert story.turn_goes_on()

    def test_purple_may_be_splayed_left(self) -> None:
        story = EchoesStory(ann={"board": ["Novel", "Mysticism"]}, bob={}, piles={3: ["Paper", "Katana"]})
        story.ann.activates("Novel")
        assert story.asked() == ("ann", "splay left")
        assert story.offered() == ["color purple", "pass"]
        story.ann.picks_color("purple")
        story.expect(ann={"hand": ["Paper", "Katana"], "splay": {"purple": "left"}})

    def test_purple_may_stay_as_it_is(self) -> None:
        story = EchoesStory(ann={"board": ["Novel", "Mysticism"]}, bob={}, piles={3: ["Paper", "Katana"]})
        story.ann.activates("Novel")
        story.ann.passes()
        story.expect(ann={"hand": ["Paper", "Katana"]})

    @pytest.mark.parametrize("others", [["Archery", "Tools", "Masonry"], ["Sailing"], ["Sailing", "Canal Building"]])
    def test_a_common_icon_on_the_other_top_cards_claims_supremacy(self, others: list[str]) -> None:
        story = EchoesStory(ann={"board": ["Novel", *others]}, bob={}, piles={3: ["Paper", "Katana"]})
        story.ann.activates("Novel")
        story.expect(ann={"hand": ["Paper", "Katana"], "achievements": ["Supremacy"]})
        assert "Supremacy" not in story.to_be_had()

    @pytest.mark.parametrize(
        "others",
        [
            # No icon at all in common; then only the crown, then only a bonus and an echo effect.
            ["Archery", "Tools", "Sailing"],
            ["Sailing", "Optics"],
            ["Bangle", "Toothbrush"],
        ],
    )
    def test_crowns_bonuses_and_echoes_in_common_do_not_count(self, others: list[str]) -> None:
        story = EchoesStory(ann={"board": ["Novel", *others]}, bob={}, piles={3: ["Paper", "Katana"]})
        story.ann.activates("Novel")
        story.expect(ann={"hand": ["Paper", "Katana"]})
        assert "Supremacy" in story.to_be_had()

    def test_what_someone_has_cannot_be_claimed_again(self) -> None:
        story = EchoesStory(
            ann={"board": ["Novel", "Archery"]}, bob={"achievements": ["Supremacy"]}, piles={3: ["Paper", "Katana"]}
        )
        story.ann.activates("Novel")
        story.expect(ann={"hand": ["Paper", "Katana"]})

    def test_bob_shares_first_and_is_the_one_who_claims(self) -> None:
        story = EchoesStory(
            ann={"board": ["Novel", "Tools"]},
            bob={"board": ["Oars"]},
            piles={3: ["Paper", "Optics", "Alchemy", "Katana", "Deodorant"]},
        )
        story.ann.activates("Novel")
        story.expect(
            ann={"hand": ["Optics", "Deodorant", "Alchemy"]},
            bob={"hand": ["Paper", "Katana"], "achievements": ["Supremacy"]},
        )

    def test_splayed_left_beneath_another_card_only_its_echo_is_carried_out(self) -> None:
        story = EchoesStory(
            ann={"board": {"purple": ["Bell", "Novel"], "red": ["Archery"]}, "splay": {"purple": "left"}},
            bob={},
            piles={2: ["Lever"], 3: ["Paper"]},
        )
        story.ann.activates("Bell")
        # The echo of Novel lies deeper and comes first, then Bell's own asks.
        assert story.asked() == ("ann", "score")
        story.ann.passes()
        story.expect(ann={"hand": ["Paper"], "forecast": ["Lever"]})


class TestSunglasses:
    def test_the_echo_scores_a_card_of_a_splayed_color(self) -> None:
        story = EchoesStory(
            ann={
                "board": ["Sunglasses", "Oars", "Archery", "Writing", "Pottery"],
                "splay": {"red": "left"},
                "hand": ["Metalworking", "Tools", "Coal"],
            },
            bob={},
        )
        story.ann.activates("Sunglasses")
        assert story.asked() == ("ann", "score")
        assert story.offered() == ["card metalworking", "card coal"]
        story.ann.picks("Coal")
        story.expect(ann={"hand": ["Metalworking", "Tools"], "score": ["Coal"]})
        assert story.turn_goes_on()

    def test_the_only_fitting_card_must_go_although_it_is_asked_for(self) -> None:
        story = EchoesStory(
            ann={"board": ["Sunglasses", "Oars", "Archery"], "splay": {"red": "left"}, "hand": ["Tools", "Coal"]},
            bob={},
        )
        story.ann.activates("Sunglasses")
        assert story.offered() == ["card coal"]
        story.ann.picks("Coal")
        story.expect(ann={"hand": ["Tools"], "score": ["Coal"]})

    def test_who_has_no_such_card_shows_the_hand(self) -> None:
        story = EchoesStory(
            ann={"board": ["Sunglasses", "Oars", "Archery"], "splay": {"red": "left"}, "hand": ["Tools"]}, bob={}
        )
        story.ann.activates("Sunglasses")
        story.ann.shows_hand()
        story.expect()
        assert who_showed_hands(story) == ["ann"]
        assert story.turn_goes_on()

    def test_with_no_color_splayed_nothing_needs_to_be_shown(self) -> None:
        story = EchoesStory(ann={"board": ["Sunglasses", "Oars", "Archery"], "hand": ["Coal"]}, bob={})
        story.ann.activates("Sunglasses")
        story.expect()
        assert who_showed_hands(story) == []
        assert story.turn_goes_on()

    def test_splayed_up_beneath_another_card_the_echo_is_carried_out(self) -> None:
        story = EchoesStory(
            ann={
                "board": {"purple": ["Mysticism", "Sunglasses"]},
                "splay": {"purple": "up"},
                "hand": ["Code of Laws"],
            },
            bob={},
            piles={1: ["Tools"]},
        )
        story.ann.activates("Mysticism")
        story.ann.picks("Code of Laws")
        story.expect(ann={"hand": ["Tools"], "score": ["Code of Laws"]})

    @pytest.mark.parametrize(("color", "direction"), [("red", "left"), ("blue", "up")])
    def test_purple_may_be_splayed_like_another_color(self, color: str, direction: str) -> None:
        splay = {"red": "left", "blue": "up"}
        story = EchoesStory(
            ann={
                "board": ["Sunglasses", "Mysticism", "Oars", "Archery", "Tools", "Writing", "Sailing", "Clothing"],
                "splay": splay,
            },
            bob={},
        )
        story.ann.activates("Sunglasses")
        assert story.asked() == ("ann", "choose color")
        assert story.offered() == ["color red", "color blue", "pass"]
        story.ann.picks_color(color)
        story.expect(ann={"splay": {**splay, "purple": direction}})
        assert story.turn_goes_on()

    def test_another_color_may_be_splayed_like_purple(self) -> None:
        story = EchoesStory(
            ann={
                "board": [
                    *["Sunglasses", "Mysticism", "Oars", "Archery", "Tools", "Writing"],
                    *["Sailing", "Clothing", "Agriculture"],
                ],
                "splay": {"purple": "right", "green": "right"},
            },
            bob={},
        )
        story.ann.activates("Sunglasses")
        assert story.asked() == ("ann", "splay right")
        assert story.offered() == ["color red", "color blue", "pass"]
        story.ann.picks_color("blue")
        story.expect(ann={"splay": {"purple": "right", "green": "right", "blue": "right"}})
        assert story.turn_goes_on()

    @pytest.mark.parametrize("splay", [{"red": "left"}, {"purple": "left"}, {"red": "left", "purple": "up"}])
    def test_everything_may_stay_as_it_is(self, splay: dict[str, str]) -> None:
        story = EchoesStory(ann={"board": ["Sunglasses", "Mysticism", "Oars", "Archery"], "splay": splay}, bob={})
        story.ann.activates("Sunglasses")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_where_both_ways_are_open_one_first_chooses_the_way(self) -> None:
        splay = {"purple": "left", "red": "up"}
        board = ["Sunglasses", "Mysticism", "Oars", "Archery", "Tools", "Writing"]
        story = EchoesStory(ann={"board": board, "splay": splay}, bob={})
        story.ann.activates("Sunglasses")
        assert story.asked() == ("ann", "either")
        assert story.offered() == ["either 1", "either 2", "pass"]
        story.ann.picks_alternative(1)
        story.expect(ann={"splay": {"purple": "up", "red": "up"}})
        assert story.turn_goes_on()

    @pytest.mark.parametrize("color", ["red", "blue"])
    def test_the_second_way_splays_a_color_of_ones_choice(self, color: str) -> None:
        splay = {"purple": "left", "red": "up"}
        board = ["Sunglasses", "Mysticism", "Oars", "Archery", "Tools", "Writing"]
        story = EchoesStory(ann={"board": board, "splay": splay}, bob={})
        story.ann.activates("Sunglasses")
        story.ann.picks_alternative(2)
        assert story.asked() == ("ann", "splay left")
        assert story.offered() == ["color red", "color blue"]
        story.ann.picks_color(color)
        story.expect(ann={"splay": {**splay, color: "left"}})

    def test_colors_that_are_splayed_alike_already_leave_nothing_to_do(self) -> None:
        story = EchoesStory(
            ann={
                "board": ["Sunglasses", "Mysticism", "Oars", "Archery", "Tools"],
                "splay": {"purple": "left", "red": "left"},
            },
            bob={},
        )
        story.ann.activates("Sunglasses")
        story.expect()
        assert story.turn_goes_on()

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = EchoesStory(
            ann={"board": ["Sunglasses"]},
            bob={"board": ["City States", "Mysticism", "Oars", "Archery"], "splay": {"red": "right"}},
            piles={3: ["Paper"]},
        )
        story.ann.activates("Sunglasses")
        story.bob.picks_color("red")
        story.expect(ann={"hand": ["Paper"]}, bob={"splay": {"red": "right", "purple": "right"}})


class TestKatana:
    def test_bob_gives_two_top_cards_with_castles_and_draws_as_high_as_their_castles(self) -> None:
        story = EchoesStory(
            ann={"board": ["Katana", "The Wheel"]},
            bob={"board": ["Mysticism", "Tools", "Mapmaking", "Agriculture"]},
            piles={4: ["Anatomy"]},
        )
        story.ann.activates("Katana")
        assert story.asked() == ("bob", "transfer")
        assert story.offered() == ["card mapmaking", "card tools", "card mysticism"]
        story.bob.picks("Mysticism")
        assert story.offered() == ["card mapmaking", "card tools"]
        story.bob.picks("Tools")
        story.expect(
            ann={"score": ["Mysticism", "Tools"], "forecast": ["Anatomy"]}, bob={"board": ["Mapmaking", "Agriculture"]}
        )
        assert story.turn_goes_on()

    def test_a_single_card_goes_alone_and_what_it_uncovers_stays(self) -> None:
        story = EchoesStory(
            ann={"board": ["Katana"]},
            bob={"board": {"blue": ["Tools", "Alchemy"], "green": ["Sailing"]}, "hand": ["Coal"]},
            piles={1: ["Dice"]},
        )
        story.ann.activates("Katana")
        # Bob draws by his own hand: he holds no Echoes card.
        story.expect(
            ann={"score": ["Tools"], "forecast": ["Dice"]}, bob={"board": {"blue": ["Alchemy"], "green": ["Sailing"]}}
        )
        assert story.turn_goes_on()

    @pytest.mark.parametrize("board", [[], ["Sailing", "Writing", "Alchemy"]])
    def test_without_a_top_castle_nothing_is_drawn(self, board: list[str]) -> None:
        story = EchoesStory(ann={"board": ["Katana"]}, bob={"board": board})
        story.ann.activates("Katana")
        story.expect()
        assert story.turn_goes_on()

    def test_who_has_as_many_castles_does_not_obey(self) -> None:
        story = EchoesStory(ann={"board": ["Katana"]}, bob={"board": ["Masonry"]})
        story.ann.activates("Katana")
        story.expect()

    def test_only_giver_and_taker_know_the_drawn_card(self) -> None:
        story = EchoesStory(
            ann={"board": ["Katana"]}, bob={"board": ["Tools"]}, cid={"board": ["Masonry"]}, piles={1: ["Oars"]}
        )
        story.ann.activates("Katana")
        story.expect(ann={"score": ["Tools"], "forecast": ["Oars"]}, bob={"board": []})
        assert seen(story, "ann", "ann")["forecast"] == seen(story, "bob", "ann")["forecast"]
        assert seen(story, "cid", "ann")["forecast"] == seen(story, None, "ann")["forecast"]
        assert seen(story, "cid", "ann")["forecast"] != seen(story, "bob", "ann")["forecast"]


class TestLiquidFire:
    def test_a_red_card_of_the_highest_bonus_costs_bob_his_hand(self) -> None:
        story = EchoesStory(
            ann={"board": ["Liquid Fire"]},
            bob={"board": ["Homing Pigeons", "Dice"], "hand": ["Coal", "Tools"], "score": ["Oars"]},
            piles={3: ["Katana"]},
        )
        story.ann.activates("Liquid Fire")
        story.expect(ann={"forecast": ["Katana"], "score": ["Coal", "Tools"]}, bob={"hand": []})
        assert revealed(story) == ["Katana"]
        assert story.turn_goes_on()

    def test_a_card_of_another_color_only_goes_to_the_forecast(self) -> None:
        story = EchoesStory(
            ann={"board": ["Liquid Fire"]},
            bob={"board": ["Homing Pigeons"], "hand": ["Coal", "Tools"]},
            piles={3: ["Deodorant"]},
        )
        story.ann.activates("Liquid Fire")
        story.expect(ann={"forecast": ["Deodorant"]})
        assert revealed(story) == ["Deodorant"]
        assert story.turn_goes_on()

    def test_without_a_bonus_bob_draws_a_one(self) -> None:
        story = EchoesStory(ann={"board": ["Liquid Fire"]}, bob={"board": ["Sailing"]}, piles={1: ["Oars"]})
        story.ann.activates("Liquid Fire")
        story.expect(ann={"forecast": ["Oars"]})

    @pytest.mark.parametrize(("splay", "drawn"), [("none", "Tools"), ("right", "Paper")])
    def test_a_covered_bonus_counts_only_if_the_splay_shows_it(self, splay: str, drawn: str) -> None:
        story = EchoesStory(
            ann={"board": ["Liquid Fire"]},
            bob={"board": {"green": ["Sailing", "Homing Pigeons"]}, "splay": {"green": splay}},
            piles={1: ["Tools"], 3: ["Paper"]},
        )
        story.ann.activates("Liquid Fire")
        story.expect(ann={"forecast": [drawn]})

    def test_who_has_as_many_lightbulbs_does_not_obey(self) -> None:
        story = EchoesStory(ann={"board": ["Liquid Fire"]}, bob={"board": ["Education"], "hand": ["Coal"]})
        story.ann.activates("Liquid Fire")
        story.expect()

    def test_a_bonus_of_eleven_ends_the_game(self) -> None:
        story = EchoesStory(ann={"board": ["Liquid Fire"]}, bob={"board": ["Artificial Heart"]})
        story.ann.activates("Liquid Fire")
        assert (story.winners(), story.won_by()) == (["bob"], "points")


class TestDeodorant:
    def test_without_a_castle_a_four_is_drawn(self) -> None:
        story = EchoesStory(ann={"board": ["Deodorant"]}, bob={}, piles={3: ["Optics"], 4: ["Anatomy"]})
        story.ann.activates("Deodorant")
        story.expect(ann={"board": ["Deodorant", "Optics"], "hand": ["Anatomy"]})
        assert story.turn_goes_on()

    def test_a_castle_that_the_echo_melded_counts(self) -> None:
        story = EchoesStory(ann={"board": ["Deodorant"]}, bob={}, piles={3: ["Engineering", "Paper"]})
        story.ann.activates("Deodorant")
        story.expect(ann={"board": ["Deodorant", "Engineering", "Paper"]})

    def test_a_covered_castle_does_not_count(self) -> None:
        story = EchoesStory(
            ann={"board": {"yellow": ["Deodorant", "Masonry"]}, "splay": {"yellow": "up"}},
            bob={},
            piles={3: ["Optics"], 4: ["Anatomy"]},
        )
        story.ann.activates("Deodorant")
        story.expect(ann={"board": ["Deodorant", "Masonry", "Optics"], "hand": ["Anatomy"]})

    def test_it_goes_on_although_the_echo_covers_it(self) -> None:
        story = EchoesStory(ann={"board": ["Deodorant"]}, bob={}, piles={3: ["Machinery", "Paper"]})
        story.ann.activates("Deodorant")
        story.expect(ann={"board": {"yellow": ["Machinery", "Deodorant"], "green": ["Paper"]}})

    def test_splayed_right_beneath_another_card_only_its_echo_is_carried_out(self) -> None:
        story = EchoesStory(
            ann={"board": {"yellow": ["Masonry", "Deodorant"]}, "splay": {"yellow": "right"}},
            bob={},
            piles={3: ["Paper"]},
        )
        story.ann.activates("Masonry")
        story.expect(ann={"board": ["Masonry", "Deodorant", "Paper"]})
        assert story.turn_goes_on()

    def test_bob_shares_echo_and_effect_first_and_ann_draws_for_it(self) -> None:
        story = EchoesStory(
            ann={"board": ["Deodorant"]},
            bob={"board": ["Sailing"]},
            piles={3: ["Engineering", "Optics", "Translation", "Katana"], 4: ["Anatomy"]},
        )
        story.ann.activates("Deodorant")
        story.expect(
            ann={"board": ["Deodorant", "Optics"], "hand": ["Anatomy", "Katana"]},
            bob={"board": ["Sailing", "Engineering", "Translation"]},
        )


class TestSandpaper:
    def test_returned_cards_become_threes_and_any_card_of_the_hand_is_melded(self) -> None:
        story = EchoesStory(
            ann={"board": ["Sandpaper"], "hand": ["Tools", "Oars", "Coal"]}, bob={}, piles={3: ["Katana", "Paper"]}
        )
        story.ann.activates("Sandpaper")
        assert story.asked() == ("ann", "return")
        assert story.offered() == ["card tools", "card oars", "card coal", "pass"]
        story.ann.picks("Tools", "Oars")
        story.ann.passes()
        assert story.asked() == ("ann", "meld")
        assert story.offered() == ["card coal", "card katana", "card paper"]
        story.ann.picks("Coal")
        story.expect(ann={"board": ["Sandpaper", "Coal"], "hand": ["Katana", "Paper"]})
        assert story.pile(1)[-2:] == ["Tools", "Oars"]
        assert story.turn_goes_on()

    def test_who_keeps_all_cards_melds_one_nevertheless(self) -> None:
        story = EchoesStory(ann={"board": ["Sandpaper"], "hand": ["Tools", "Oars"]}, bob={})
        story.ann.activates("Sandpaper")
        story.ann.passes()
        assert story.asked() == ("ann", "meld")
        assert story.offered() == ["card tools", "card oars"]
        story.ann.picks("Oars")
        story.expect(ann={"board": ["Sandpaper", "Oars"], "hand": ["Tools"]})

    def test_the_whole_hand_may_go_and_the_only_three_is_melded(self) -> None:
        story = EchoesStory(ann={"board": ["Sandpaper"], "hand": ["Tools"]}, bob={}, piles={3: ["Paper"]})
        story.ann.activates("Sandpaper")
        story.ann.picks("Tools")
        story.expect(ann={"board": ["Sandpaper", "Paper"], "hand": []})
        assert story.turn_goes_on()

    def test_with_an_empty_hand_nothing_happens(self) -> None:
        story = EchoesStory(ann={"board": ["Sandpaper"]}, bob={})
        story.ann.activates("Sandpaper")
        story.expect()
        assert story.turn_goes_on()

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = EchoesStory(
            ann={"board": ["Sandpaper"]}, bob={"board": ["Sailing"], "hand": ["Tools"]}, piles={3: ["Paper"]}
        )
        story.ann.activates("Sandpaper")
        story.bob.passes()
        story.expect(ann={"hand": ["Paper"]}, bob={"board": ["Sailing", "Tools"], "hand": []})
