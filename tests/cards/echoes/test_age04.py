"""Age 4 of Echoes of the Past, card by card."""

from __future__ import annotations

import pytest

from tenages.rules.icons import COLOR_NAMES, PURPLE
from tests.support.looking import named, revealed, seen, splays
from tests.support.story import EchoesStory

ANY_COLOR = [f"color {color}" for color in COLOR_NAMES]


class TestSlideRule:
    def test_with_nothing_splayed_a_card_of_the_lowest_top_value_is_drawn(self) -> None:
        story = EchoesStory(ann={"board": ["Slide Rule", "Calendar", "Coal"]}, bob={}, piles={4: ["Anatomy"]})
        story.ann.activates("Slide Rule")
        story.expect(ann={"hand": ["Anatomy"]})
        assert story.turn_goes_on()

    def test_every_splayed_color_counts_yellow_too_if_it_was_splayed_just_now(self) -> None:
        story = EchoesStory(
            ann={
                "board": ["Slide Rule", "Anatomy", "Masonry", "Paper", "Sailing"],
                "splay": {"green": "left"},
            },
            bob={},
            piles={5: ["Coal"]},
        )
        story.ann.activates("Slide Rule")
        assert story.asked() == ("ann", "splay right")
        assert story.offered() == ["color yellow", "pass"]
        story.ann.picks_color("yellow")
        story.expect(ann={"splay": {"green": "left", "yellow": "right"}, "hand": ["Coal"]})
        assert story.turn_goes_on()

    def test_yellow_may_stay_as_it_is(self) -> None:
        story = EchoesStory(
            ann={
                "board": ["Slide Rule", "Anatomy", "Masonry", "Paper", "Sailing"],
                "splay": {"green": "left"},
            },
            bob={},
            piles={4: ["Gunpowder"]},
        )
        story.ann.activates("Slide Rule")
        story.ann.passes()
        story.expect(ann={"hand": ["Gunpowder"]})

    def test_bob_shares_first_with_his_own_board(self) -> None:
        story = EchoesStory(
            ann={"board": ["Slide Rule"]},
            bob={"board": ["Education", "Writing"]},
            piles={1: ["Oars"], 4: ["Gunpowder", "Chintz"]},
        )
        story.ann.activates("Slide Rule")
        story.expect(ann={"hand": ["Gunpowder", "Chintz"]}, bob={"hand": ["Oars"]})


class TestTelescope:
    def test_the_echo_foreshadows_a_five_and_the_forecast_may_stay(self) -> None:
        story = EchoesStory(ann={"board": ["Telescope"], "score": ["Oars"]}, bob={}, piles={5: ["Coal"]})
        story.ann.activates("Telescope")
        assert story.asked() == ("ann", "put on deck")
        assert story.offered() == ["card coal", "pass"]
        story.ann.passes()
        story.expect(ann={"forecast": ["Coal"]})
        assert story.turn_goes_on()

    def test_for_a_card_put_on_its_pile_another_one_is_achieved(self) -> None:
        story = EchoesStory(
            ann={"board": ["Telescope"], "score": ["Oars"], "forecast": ["Tools"]}, bob={}, piles={5: ["Coal"]}
        )
        assert story.ann.full_score == 5
        story.ann.activates("Telescope")
        story.ann.picks("Coal")
        story.expect(ann={"forecast": [], "achievements": [1]})
        assert story.pile(5)[0] == "Coal"
        assert 1 in story.to_be_had()
        assert story.turn_goes_on()

    def test_one_must_achieve_and_chooses_among_those_within_reach(self) -> None:
        story = EchoesStory(
            ann={"board": ["Telescope"], "score": ["Ecology"], "forecast": ["Globe", "Tools", "Calendar", "Paper"]},
            bob={},
            piles={5: ["Coal"]},
        )
        story.ann.activates("Telescope")
        story.ann.picks("Globe")
        assert story.asked() == ("ann", "achieve")
        assert story.offered() == ["card tools", "card calendar"]
        story.ann.picks("Calendar")
        story.expect(ann={"forecast": ["Tools", "Paper", "Coal"], "achievements": [2]})
        assert story.pile(4, "echoes")[0] == "Globe"

    @pytest.mark.parametrize(
        ("score", "achievements"),
        [
            # Four points by the bonus alone; then nine, where a second 1 costs ten.
            ([], []),
            (["Coal"], [1]),
        ],
    )
    def test_who_lacks_the_points_achieves_nothing(self, score: list[str], achievements: list[int]) -> None:
        story = EchoesStory(
            ann={"board": ["Telescope"], "score": score, "achievements": achievements, "forecast": ["Tools"]},
            bob={},
            piles={5: ["Banking"]},
        )
        story.ann.activates("Telescope")
        story.ann.picks("Banking")
        story.expect(ann={"forecast": ["Tools"]})
        assert story.turn_goes_on()

    def test_who_lacks_the_top_card_achieves_nothing(self) -> None:
        story = EchoesStory(
            ann={
                "board": ["Telescope"],
                "score": ["Rocketry", "Fission", "Ecology", "Services"],
                "forecast": ["Banking"],
            },
            bob={},
            piles={5: ["Coal"]},
        )
        story.ann.activates("Telescope")
        story.ann.picks("Banking")
        story.expect(ann={"forecast": ["Coal"]})
        assert story.turn_goes_on()

    def test_splayed_left_beneath_another_card_only_its_echo_is_carried_out(self) -> None:
        story = EchoesStory(
            ann={"board": {"blue": ["Tools", "Telescope"]}, "splay": {"blue": "left"}}, bob={}, piles={5: ["Coal"]}
        )
        story.ann.activates("Tools")
        story.expect(ann={"forecast": ["Coal"]})
        assert story.turn_goes_on()

    def test_bob_shares_echo_and_effect_first_and_ann_draws_for_it(self) -> None:
        story = EchoesStory(
            ann={"board": ["Telescope"]},
            bob={"board": ["Writing"], "score": ["Coal"], "forecast": ["Tools"]},
            piles={4: ["Anatomy"], 5: ["Banking", "Physics"]},
        )
        story.ann.activates("Telescope")
        story.bob.picks("Banking")
        story.ann.passes()
        story.expect(ann={"forecast": ["Physics"], "hand": ["Anatomy"]}, bob={"forecast": [], "achievements": [1]})
        assert story.pile(5)[0] == "Banking"


class TestChintz:
    def test_the_drawn_four_as_the_only_card_in_hand_brings_two_more(self) -> None:
        story = EchoesStory(ann={"board": ["Chintz"]}, bob={}, piles={4: ["Anatomy", "Pencil", "Gunpowder"]})
        story.ann.activates("Chintz")
        story.expect(ann={"hand": ["Anatomy", "Pencil"], "score": ["Gunpowder"]})
        assert story.turn_goes_on()

    def test_with_another_card_in_hand_it_is_one_four(self) -> None:
        story = EchoesStory(ann={"board": ["Chintz"], "hand": ["Tools"]}, bob={}, piles={4: ["Pencil"]})
        story.ann.activates("Chintz")
        story.expect(ann={"hand": ["Tools", "Pencil"]})
        assert story.turn_goes_on()

    def test_bob_shares_each_effect_first_and_ann_draws_for_it(self) -> None:
        story = EchoesStory(
            ann={"board": ["Chintz"]},
            bob={"board": ["Sailing"], "hand": ["Dice"]},
            piles={4: ["Anatomy", "Gunpowder", "Reformation", "Navigation", "Pencil"]},
        )
        story.ann.activates("Chintz")
        story.expect(
            ann={"hand": ["Gunpowder", "Pencil", "Navigation"], "score": ["Reformation"]},
            bob={"hand": ["Dice", "Anatomy"]},
        )


class TestGlobe:
    def test_one_card_splays_a_color_of_ones_choice_left_and_foreshadows_a_six(self) -> None:
        story = EchoesStory(
            ann={
                "board": ["Globe", "Sailing", "Writing", "Pottery", "Masonry", "Agriculture", "Optics"],
                "splay": {"yellow": "left"},
                "hand": ["Oars", "Tools"],
            },
            bob={},
            piles={6: ["Loom"]},
        )
        story.ann.activates("Globe")
        assert story.asked() == ("ann", "return")
        assert story.offered() == ["card oars", "card tools", "pass"]
        story.ann.picks("Oars")
        # Whether another red card is in the hand is nobody else's business, so it is asked.
        assert story.asked() == ("ann", "return")
        assert story.offered() == ["pass"]
        story.ann.passes()
        assert story.asked() == ("ann", "splay left")
        assert story.offered() == ANY_COLOR
        story.ann.picks_color("blue")
        story.expect(ann={"hand": ["Tools"], "splay": {"yellow": "left", "blue": "left"}, "forecast": ["Loom"]})
        assert story.bottom(1) == "Oars"
        assert revealed(story) == ["Oars"]
        assert story.turn_goes_on()

    def test_two_cards_of_a_color_splay_right(self) -> None:
        story = EchoesStory(
            ann={"board": ["Globe", "Sailing"], "hand": ["Oars", "Tools", "Archery", "Coal"]},
            bob={},
            piles={6: ["Loom"]},
        )
        story.ann.activates("Globe")
        story.ann.picks("Archery")
        assert story.offered() == ["card oars", "card coal", "pass"]
        story.ann.picks("Coal")
        assert story.offered() == ["card oars", "pass"]
        story.ann.passes()
        assert story.asked() == ("ann", "splay right")
        story.ann.picks_color("green")
        story.expect(ann={"hand": ["Oars", "Tools"], "splay": {"green": "right"}, "forecast": ["Loom"]})
        assert revealed(story) == ["Archery", "Coal"]

    def test_three_cards_of_a_color_splay_up_and_no_fourth_is_asked_for(self) -> None:
        story = EchoesStory(
            ann={
                "board": ["Globe", "Sailing"],
                "splay": {"green": "left"},
                "hand": ["Oars", "Archery", "Coal", "Optics"],
            },
            bob={},
            piles={6: ["Loom"]},
        )
        story.ann.activates("Globe")
        story.ann.picks("Oars", "Archery", "Coal")
        assert story.asked() == ("ann", "splay up")
        story.ann.picks_color("green")
        story.expect(ann={"hand": ["Optics"], "splay": {"green": "up"}, "forecast": ["Loom"]})
        assert revealed(story) == ["Oars", "Archery", "Coal"]
        assert story.turn_goes_on()

    @pytest.mark.parametrize("color", ["green", "red"])
    def test_ann_need_not_turn_her_good_splay_she_may_name_a_color_on_which_nothing_happens(self, color: str) -> None:
        """2011 FAQ on Measurement: a pile may be named that has no card, or one, or that is splayed so already.

        Ann has one green card and no red one, and would like her blue pile to stay splayed up.
        """
        story = EchoesStory(
            ann={"board": ["Globe", "Writing", "Pottery"], "splay": {"blue": "up"}, "hand": ["Oars"]},
            bob={},
            piles={6: ["Canning"]},
        )
        story.ann.activates("Globe")
        story.ann.picks("Oars")
        assert story.asked() == ("ann", "splay left")
        assert story.offered() == ANY_COLOR
        story.ann.picks_color(color)
        story.expect(ann={"hand": [], "forecast": ["Canning"]})
        assert splays(story) == []
        # No pile shows which color she named, so it is told.
        assert named(story) == [COLOR_NAMES.index(color)]
        assert story.turn_goes_on()

    def test_a_color_that_is_splayed_so_already_may_be_named(self) -> None:
        """2011 FAQ on Measurement, its first sentence."""
        board = ["Globe", "Sailing", "Writing", "Pottery"]
        story = EchoesStory(
            ann={"board": board, "splay": {"green": "left", "blue": "up"}, "hand": ["Oars"]},
            bob={},
            piles={6: ["Canning"]},
        )
        story.ann.activates("Globe")
        story.ann.picks("Oars")
        story.ann.picks_color("green")
        story.expect(ann={"hand": [], "forecast": ["Canning"]})

    def test_with_nothing_to_splay_a_six_is_foreshadowed_all_the_same(self) -> None:
        story = EchoesStory(ann={"board": ["Globe"], "hand": ["Oars"]}, bob={}, piles={6: ["Canning"]})
        story.ann.activates("Globe")
        story.ann.picks("Oars")
        story.expect(ann={"hand": [], "forecast": ["Canning"]})
        assert story.turn_goes_on()

    def test_who_keeps_the_hand_gets_nothing(self) -> None:
        story = EchoesStory(ann={"board": ["Globe", "Sailing"], "hand": ["Oars"]}, bob={})
        story.ann.activates("Globe")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_with_an_empty_hand_nothing_is_asked(self) -> None:
        story = EchoesStory(ann={"board": ["Globe", "Sailing"]}, bob={})
        story.ann.activates("Globe")
        story.expect()
        assert story.turn_goes_on()


class TestClock:
    def test_the_echo_may_splay_the_largest_color_right(self) -> None:
        story = EchoesStory(
            ann={"board": ["Clock", "Oars", "Archery", "Coal", "Pottery", "Calendar"]}, bob={"board": ["Tools"]}
        )
        story.ann.activates("Clock")
        assert story.asked() == ("ann", "splay right")
        assert story.offered() == ["color red", "pass"]
        story.ann.picks_color("red")
        story.expect(ann={"splay": {"red": "right"}})
        assert story.turn_goes_on()

    def test_among_equally_large_colors_one_chooses(self) -> None:
        story = EchoesStory(
            ann={"board": ["Clock", "Oars", "Archery", "Pottery", "Calendar"]}, bob={"board": ["Tools"]}
        )
        story.ann.activates("Clock")
        assert story.offered() == ["color red", "color blue", "pass"]
        story.ann.picks_color("blue")
        story.expect(ann={"splay": {"blue": "right"}})

    def test_the_splay_may_be_declined(self) -> None:
        story = EchoesStory(ann={"board": ["Clock", "Oars", "Archery"]}, bob={"board": ["Tools"]})
        story.ann.activates("Clock")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_if_the_largest_color_is_splayed_right_already_no_other_will_do(self) -> None:
        story = EchoesStory(
            ann={"board": ["Clock", "Oars", "Archery", "Coal", "Pottery", "Calendar"], "splay": {"red": "right"}},
            bob={"board": ["Tools"]},
        )
        story.ann.activates("Clock")
        story.expect()
        assert story.turn_goes_on()

    def test_splayed_right_beneath_another_card_the_echo_is_carried_out(self) -> None:
        story = EchoesStory(
            ann={
                "board": {"purple": ["Mysticism", "Clock"], "red": ["Oars", "Archery", "Coal"]},
                "splay": {"purple": "right"},
            },
            bob={},
            piles={1: ["Tools"]},
        )
        story.ann.activates("Mysticism")
        story.ann.picks_color("red")
        story.expect(ann={"splay": {"purple": "right", "red": "right"}, "hand": ["Tools"]})
        assert story.turn_goes_on()

    def test_the_clocks_on_three_tens_say_which_cards_bob_loses(self) -> None:
        story = EchoesStory(
            ann={"board": ["Clock"]},
            bob={"hand": ["Anatomy", "Oars"], "score": ["Gunpowder", "Navigation", "Coal", "Paper"]},
            piles={10: ["GPS", "A.I.", "Robotics"]},
        )
        story.ann.activates("Clock")
        assert revealed(story) == ["GPS", "A.I.", "Robotics"]
        assert story.asked() == ("bob", "return")
        assert story.offered() == ["card ai", "card robotics"]
        story.bob.picks("Robotics")
        story.expect(
            ann={"score": ["Anatomy", "Gunpowder", "Navigation"]}, bob={"hand": ["Oars"], "score": ["Coal", "Paper"]}
        )
        assert story.pile(10)[-2:] == ["Robotics", "A.I."]
        assert story.bottom(10, "echoes") == "GPS"
        assert story.turn_goes_on()

    def test_without_a_clock_nothing_is_lost(self) -> None:
        story = EchoesStory(
            ann={"board": ["Clock"]},
            bob={"score": ["Tools"]},
            piles={10: ["Self Service", "MP3", "Stem Cells"]},
        )
        story.ann.activates("Clock")
        story.bob.picks("Stem Cells")
        story.expect()
        assert story.pile(10)[-2:] == ["Stem Cells", "Self Service"]

    def test_who_has_as_many_lightbulbs_does_not_obey(self) -> None:
        story = EchoesStory(ann={"board": ["Clock"]}, bob={"board": ["Tools"], "score": ["Anatomy"]})
        story.ann.activates("Clock")
        story.expect()
        assert revealed(story) == []

    def test_too_few_tens_end_the_game(self) -> None:
        story = EchoesStory(ann={"board": ["Clock"]}, bob={}, only={10: ["Databases", "Software"]})
        story.ann.activates("Clock")
        assert (story.winners(), story.won_by()) == (["ann"], "points")


class TestToilet:
    def test_the_echo_tucks_a_four_and_without_a_bonus_nothing_is_returned(self) -> None:
        story = EchoesStory(ann={"board": ["Toilet"]}, bob={"score": ["Tools"]}, piles={4: ["Reformation"]})
        story.ann.activates("Toilet")
        story.expect(ann={"board": {"purple": ["Toilet", "Reformation"]}})
        assert story.turn_goes_on()

    def test_bob_returns_all_score_cards_as_high_as_anns_highest_bonus(self) -> None:
        story = EchoesStory(
            ann={"board": ["Toilet", "Soap", "Homing Pigeons"]},
            bob={"score": ["Paper", "Calendar", "Optics", "Katana"]},
            piles={4: ["Navigation"]},
        )
        story.ann.activates("Toilet")
        assert story.asked() == ("bob", "return")
        assert story.offered() == ["card paper", "card optics"]
        story.bob.picks("Optics")
        story.expect(
            ann={"board": ["Toilet", "Soap", "Homing Pigeons", "Navigation"]},
            bob={"score": ["Calendar"]},
        )
        assert story.pile(3)[-2:] == ["Optics", "Paper"]
        assert story.bottom(3, "echoes") == "Katana"
        assert story.turn_goes_on()

    def test_bobs_own_bonuses_do_not_matter(self) -> None:
        story = EchoesStory(
            ann={"board": ["Toilet", "Soap"]},
            bob={"board": ["Dice", "Crossbow"], "score": ["Paper", "Tools"]},
            piles={4: ["Navigation"]},
        )
        story.ann.activates("Toilet")
        story.expect(ann={"board": ["Toilet", "Soap", "Navigation"]})

    def test_a_card_from_the_hand_may_be_swapped_for_one_of_its_value(self) -> None:
        story = EchoesStory(
            ann={"board": ["Toilet"], "hand": ["Oars", "Coal"]}, bob={}, piles={4: ["Pencil"], 5: ["Coke"]}
        )
        story.ann.activates("Toilet")
        assert story.asked() == ("ann", "return")
        assert story.offered() == ["card oars", "card coal", "pass"]
        story.ann.picks("Coal")
        story.expect(ann={"board": ["Toilet", "Pencil"], "hand": ["Oars", "Coke"]})
        assert story.bottom(5) == "Coal"
        assert story.turn_goes_on()

    def test_the_swap_may_be_declined(self) -> None:
        story = EchoesStory(ann={"board": ["Toilet"], "hand": ["Oars"]}, bob={}, piles={4: ["Pencil"]})
        story.ann.activates("Toilet")
        story.ann.passes()
        story.expect(ann={"board": ["Toilet", "Pencil"]})

    def test_who_has_as_many_leaves_shares_all_but_the_demand(self) -> None:
        story = EchoesStory(
            ann={"board": ["Toilet", "Soap"]},
            bob={"board": ["Agriculture", "Clothing"], "hand": ["Oars"], "score": ["Calendar"]},
            piles={1: ["Tools"], 4: ["Pencil", "Anatomy", "Gunpowder"]},
        )
        story.ann.activates("Toilet")
        assert story.asked() == ("bob", "return")
        story.bob.picks("Oars")
        story.expect(
            ann={"board": ["Toilet", "Soap", "Anatomy"], "hand": ["Gunpowder"]},
            bob={"board": ["Agriculture", "Pencil", "Clothing"], "hand": ["Tools"]},
        )


class TestKobukson:
    def test_the_echo_splays_a_color_of_any_player_left(self) -> None:
        story = EchoesStory(
            ann={"board": ["Kobukson", "Optics"]},
            bob={"board": ["Writing", "Pottery", "Sailing", "Clothing", "Code of Laws"]},
            cid={"board": ["Agriculture"]},
            piles={4: ["Navigation", "Anatomy"]},
        )
        story.ann.activates("Kobukson")
        assert story.asked() == ("ann", "choose player")
        # Any player: Cid, too, who has no pile of two cards.
        assert story.offered() == ["player 0", "player 1", "player 2"]
        story.ann.picks_player("bob")
        assert story.asked() == ("ann", "splay left")
        assert story.offered() == ANY_COLOR
        story.ann.picks_color("blue")
        # Bob and Cid then obey without a castle: each only tucks a 4.
        story.expect(
            bob={
                "board": ["Writing", "Pottery", "Sailing", "Clothing", "Navigation", "Code of Laws"],
                "splay": {"blue": "left"},
            },
            cid={"board": ["Agriculture", "Anatomy"]},
        )
        assert story.turn_goes_on()

    def test_one_s_own_pile_may_be_splayed(self) -> None:
        story = EchoesStory(
            ann={"board": ["Kobukson", "Optics"], "splay": {"red": "up"}}, bob={}, piles={4: ["Navigation"]}
        )
        story.ann.activates("Kobukson")
        story.ann.picks_player("ann")
        story.ann.picks_color("red")
        story.expect(ann={"splay": {"red": "left"}}, bob={"board": ["Navigation"]})
        assert story.turn_goes_on()

    def test_nobody_has_to_spoil_the_own_splay_or_help_another(self) -> None:
        """2011 FAQ on Measurement: a color may be named on which nothing happens. Here Bob's, who has no card."""
        story = EchoesStory(
            ann={"board": ["Kobukson", "Optics"], "splay": {"red": "up"}}, bob={}, piles={4: ["Navigation"]}
        )
        story.ann.activates("Kobukson")
        story.ann.picks_player("bob")
        assert story.offered() == ANY_COLOR
        story.ann.picks_color("purple")
        story.expect(bob={"board": ["Navigation"]})
        assert splays(story) == []
        assert named(story) == [PURPLE]

    def test_the_log_tells_who_splayed_and_on_whose_board(self) -> None:
        """The event's player is who does it, as with every event; the pile has an owner of its own."""
        story = EchoesStory(
            ann={"board": ["Kobukson"]}, bob={"board": ["Sailing", "Clothing"]}, piles={4: ["Navigation"]}
        )
        story.ann.activates("Kobukson")
        story.ann.picks_player("bob")
        story.ann.picks_color("green")
        assert splays(story) == ["ann splays bob's green left"]
        told = story.game.log(None)
        assert [line for line in told if "splay" in line] == ["Ann splays green left on Bob's board."]

    def test_bob_who_shares_splays_ann_s_pile_and_that_is_a_change(self) -> None:
        """docs/rules.md 7: whoever's pile it is, something has changed, so Ann draws."""
        story = EchoesStory(
            ann={"board": ["Kobukson", "Optics"]}, bob={"board": ["Colonialism"]}, piles={4: ["Enterprise"]}
        )
        story.ann.activates("Kobukson")
        assert story.asked() == ("bob", "choose player")
        story.bob.picks_player("ann")
        story.bob.picks_color("red")
        # Bob has as many factories as Ann and need not obey. No pile is left that Ann could splay left.
        story.expect(ann={"splay": {"red": "left"}, "hand": ["Enterprise"]})
        assert splays(story) == ["bob splays ann's red left"]

    def test_with_no_pile_to_splay_nothing_is_asked(self) -> None:
        story = EchoesStory(
            ann={"board": ["Kobukson", "Optics"], "splay": {"red": "left"}}, bob={}, piles={4: ["Navigation"]}
        )
        story.ann.activates("Kobukson")
        story.expect(bob={"board": ["Navigation"]})
        assert story.turn_goes_on()

    def test_splayed_left_beneath_another_card_only_its_echo_is_carried_out(self) -> None:
        story = EchoesStory(
            ann={"board": {"red": ["Shuriken", "Kobukson"]}, "splay": {"red": "left"}},
            bob={"board": ["Sailing", "Clothing"]},
        )
        story.ann.activates("Shuriken")
        story.ann.picks_player("bob")
        story.ann.picks_color("green")
        story.expect(bob={"splay": {"green": "left"}})
        assert story.turn_goes_on()

    def test_top_castles_are_returned_and_for_two_of_them_ann_tucks_a_four(self) -> None:
        story = EchoesStory(
            ann={"board": ["Kobukson"]},
            bob={"board": ["Tools", "Masonry", "Code of Laws"]},
            piles={4: ["Navigation", "Enterprise"]},
        )
        story.ann.activates("Kobukson")
        assert story.asked() == ("bob", "return")
        assert story.offered() == ["card masonry", "card tools"]
        story.bob.picks("Tools")
        story.expect(ann={"board": ["Kobukson", "Enterprise"]}, bob={"board": ["Code of Laws", "Navigation"]})
        assert story.pile(1)[-2:] == ["Tools", "Masonry"]
        assert story.turn_goes_on()

    def test_what_is_uncovered_stays_and_one_returned_card_is_too_few(self) -> None:
        story = EchoesStory(
            ann={"board": ["Kobukson"]},
            bob={"board": {"yellow": ["Masonry", "Domestication"]}},
            piles={4: ["Navigation"]},
        )
        story.ann.activates("Kobukson")
        story.ann.picks_player("bob")
        story.ann.picks_color("yellow")
        # Of the two yellow cards that she has splayed one is left.
        story.expect(bob={"board": ["Domestication", "Navigation"]})
        assert story.turn_goes_on()

    def test_the_cards_of_all_who_obey_count_together(self) -> None:
        story = EchoesStory(
            ann={"board": ["Kobukson"]},
            bob={"board": ["Tools"]},
            cid={"board": ["Mapmaking", "Oars", "Alchemy"]},
            piles={4: ["Navigation", "Perspective", "Enterprise", "Reformation"]},
        )
        story.ann.activates("Kobukson")
        story.expect(
            ann={"board": ["Kobukson", "Enterprise", "Reformation"]},
            bob={"board": ["Navigation"]},
            cid={"board": ["Perspective"]},
        )

    def test_who_has_as_many_factories_does_not_obey_and_shares_the_rest(self) -> None:
        story = EchoesStory(
            ann={"board": ["Kobukson"]},
            bob={"board": ["Tools", "Masonry"]},
            cid={"board": ["Colonialism", "The Wheel"]},
            piles={4: ["Navigation", "Reformation", "Enterprise", "Anatomy"]},
        )
        story.ann.activates("Kobukson")
        story.bob.picks("Tools")
        story.expect(
            ann={"board": ["Kobukson", "Enterprise"], "hand": ["Anatomy"]},
            bob={"board": ["Navigation"]},
            cid={"board": ["Colonialism", "The Wheel", "Reformation"]},
        )


class TestShuriken:
    def test_bob_gives_a_top_castle_or_lightbulb_that_is_not_red_and_draws_a_four(self) -> None:
        story = EchoesStory(
            ann={"board": ["Shuriken"]},
            bob={"board": ["Philosophy", "Archery", "Masonry", "Sailing"]},
            piles={4: ["Anatomy"]},
        )
        story.ann.activates("Shuriken")
        assert story.asked() == ("bob", "transfer")
        assert story.offered() == ["card masonry", "card philosophy"]
        story.bob.picks("Philosophy")
        story.expect(
            ann={"board": ["Shuriken", "Philosophy"]},
            bob={"board": ["Archery", "Masonry", "Sailing"], "hand": ["Anatomy"]},
        )
        assert story.turn_goes_on()

    def test_without_such_a_card_bob_draws_nothing(self) -> None:
        story = EchoesStory(ann={"board": ["Shuriken"]}, bob={"board": ["Archery", "Sailing", "Pottery", "Tools"]})
        story.ann.activates("Shuriken")
        story.expect()
        assert story.turn_goes_on()

    def test_the_card_lands_on_top_and_its_pile_may_then_be_splayed(self) -> None:
        story = EchoesStory(
            ann={"board": ["Shuriken", "Code of Laws"]}, bob={"board": ["Mysticism"]}, piles={4: ["Anatomy"]}
        )
        story.ann.activates("Shuriken")
        assert story.asked() == ("ann", "splay right")
        assert story.offered() == ["color purple", "pass"]
        story.ann.picks_color("purple")
        story.expect(
            ann={"board": {"red": ["Shuriken"], "purple": ["Mysticism", "Code of Laws"]}, "splay": {"purple": "right"}},
            bob={"board": [], "hand": ["Anatomy"]},
        )

    def test_purple_may_stay_as_it_is(self) -> None:
        story = EchoesStory(ann={"board": ["Shuriken", "Code of Laws", "Mysticism"]}, bob={})
        story.ann.activates("Shuriken")
        story.ann.passes()
        story.expect()

    def test_who_has_as_many_crowns_does_not_obey_and_shares_the_splay(self) -> None:
        story = EchoesStory(
            ann={"board": ["Shuriken"]},
            bob={"board": ["Enterprise", "Mysticism", "Masonry"]},
            piles={4: ["Anatomy"]},
        )
        story.ann.activates("Shuriken")
        story.bob.picks_color("purple")
        story.expect(ann={"hand": ["Anatomy"]}, bob={"splay": {"purple": "right"}})


class TestBarometer:
    def test_the_echo_takes_a_five_from_the_forecast_into_the_hand(self) -> None:
        story = EchoesStory(
            ann={"board": ["Barometer"], "forecast": ["Oars", "Coal", "Canning"]},
            bob={},
            piles={2: ["Lever"]},
        )
        story.ann.activates("Barometer")
        assert story.asked() == ("ann", "return")
        story.ann.passes()
        # No board shows a bonus: it counts as 0, and a 2 is foreshadowed.
        story.expect(ann={"hand": ["Coal"], "forecast": ["Oars", "Canning", "Lever"]})
        assert story.turn_goes_on()

    def test_among_several_fives_one_chooses(self) -> None:
        story = EchoesStory(ann={"board": ["Barometer"], "forecast": ["Banking", "Coal"]}, bob={}, piles={2: ["Lever"]})
        story.ann.activates("Barometer")
        assert story.asked() == ("ann", "take")
        assert story.offered() == ["card banking", "card coal"]
        story.ann.picks("Coal")
        story.ann.passes()
        story.expect(ann={"hand": ["Coal"], "forecast": ["Banking", "Lever"]})

    def test_any_bonus_on_any_board_may_be_chosen(self) -> None:
        story = EchoesStory(
            ann={"board": {"yellow": ["Barometer"], "green": ["Sailing", "Chintz"]}},
            bob={"board": ["Dice", "Crossbow"]},
            cid={"board": ["Puppet"]},
            piles={3: ["Paper"]},
        )
        story.ann.activates("Barometer")
        assert story.asked() == ("ann", "choose value")
        assert story.offered() == ["value 1", "value 3"]
        story.ann.picks_value(1)
        story.ann.passes()
        story.expect(ann={"forecast": ["Paper"]})
        assert story.turn_goes_on()

    def test_an_only_bonus_is_not_asked_for(self) -> None:
        story = EchoesStory(ann={"board": ["Barometer"]}, bob={"board": ["Crossbow"]}, piles={5: ["Coal"]})
        story.ann.activates("Barometer")
        assert story.asked() == ("ann", "return")
        story.ann.passes()
        story.expect(ann={"forecast": ["Coal"]})

    def test_a_bonus_of_nine_ends_the_game(self) -> None:
        story = EchoesStory(ann={"board": ["Barometer", "Nylon"]}, bob={"board": ["Credit Card"]})
        story.ann.activates("Barometer")
        story.ann.picks_value(9)
        assert (story.winners(), story.won_by()) == (["bob"], "points")

    def test_a_blue_card_in_the_returned_forecast_claims_destiny(self) -> None:
        story = EchoesStory(
            ann={"board": ["Barometer"], "forecast": ["Oars", "Tools"]}, bob={}, piles={2: ["Currency"]}
        )
        story.ann.activates("Barometer")
        assert story.asked() == ("ann", "return")
        assert story.offered() == ["yes", "pass"]
        story.ann.says_yes()
        assert story.offered() == ["card oars", "card tools"]
        story.ann.picks("Tools")
        story.expect(ann={"forecast": [], "achievements": ["Destiny"]})
        assert revealed(story) == ["Oars", "Tools", "Currency"]
        assert story.pile(1)[-2:] == ["Tools", "Oars"]
        assert story.bottom(2) == "Currency"
        assert story.turn_goes_on()

    def test_without_a_blue_card_nothing_is_claimed(self) -> None:
        story = EchoesStory(ann={"board": ["Barometer"], "forecast": ["Oars"]}, bob={}, piles={2: ["Currency"]})
        story.ann.activates("Barometer")
        story.ann.says_yes()
        story.expect(ann={"forecast": []})
        assert revealed(story) == ["Oars", "Currency"]
        assert "Destiny" in story.to_be_had()

    def test_bob_shares_first_and_is_the_one_who_claims(self) -> None:
        story = EchoesStory(
            ann={"board": ["Barometer"]},
            bob={"board": ["Agriculture"], "forecast": ["Tools"]},
            piles={2: ["Currency", "Calendar"], 4: ["Anatomy"]},
        )
        story.ann.activates("Barometer")
        story.bob.says_yes()
        story.ann.says_yes()
        story.expect(ann={"hand": ["Anatomy"]}, bob={"forecast": [], "achievements": ["Destiny"]})

    def test_splayed_right_beneath_another_card_only_its_echo_is_carried_out(self) -> None:
        story = EchoesStory(
            ann={
                "board": {"yellow": ["Masonry", "Barometer"]},
                "splay": {"yellow": "right"},
                "forecast": ["Coal", "Oars"],
            },
            bob={},
        )
        story.ann.activates("Masonry")
        # Masonry asks for cards with a castle; Coal has none.
        assert story.offered() == ["pass"]
        story.ann.passes()
        story.expect(ann={"hand": ["Coal"], "forecast": ["Oars"]})


class TestPencil:
    def test_the_echo_draws_a_five_and_the_hand_may_be_kept(self) -> None:
        story = EchoesStory(ann={"board": ["Pencil"]}, bob={}, piles={5: ["Coal"]})
        story.ann.activates("Pencil")
        assert story.asked() == ("ann", "return")
        assert story.offered() == ["card coal", "pass"]
        story.ann.passes()
        story.expect(ann={"hand": ["Coal"]})
        assert story.turn_goes_on()

    def test_for_one_card_a_higher_one_is_foreshadowed(self) -> None:
        story = EchoesStory(ann={"board": ["Pencil"], "hand": ["Calendar"]}, bob={}, piles={3: ["Paper"], 5: ["Coke"]})
        story.ann.activates("Pencil")
        story.ann.picks("Calendar")
        story.ann.passes()
        # Coke, an Echoes card, is still in the hand.
        story.expect(ann={"hand": ["Coke"], "forecast": ["Paper"]})
        assert story.bottom(2) == "Calendar"
        assert story.turn_goes_on()

    def test_for_three_cards_three_above_the_highest_are_drawn_and_two_of_them_returned(self) -> None:
        story = EchoesStory(
            ann={"board": ["Pencil"], "hand": ["Tools", "Oars", "Calendar"]},
            bob={},
            piles={5: ["Coke"], 6: ["Loom", "Canning", "Machine Tools"]},
        )
        story.ann.activates("Pencil")
        story.ann.picks("Coke", "Tools", "Calendar")
        assert story.asked() == ("ann", "foreshadow")
        assert story.offered() == ["card loom", "card canning", "card machine-tools"]
        story.ann.picks("Loom")
        assert story.asked() == ("ann", "return")
        assert story.offered() == ["card canning", "card machine-tools"]
        story.ann.picks("Machine Tools")
        story.expect(ann={"hand": ["Oars"], "forecast": ["Loom"]})
        assert story.pile(6)[-2:] == ["Machine Tools", "Canning"]
        assert story.turn_goes_on()

    def test_nobody_else_sees_what_is_foreshadowed(self) -> None:
        story = EchoesStory(ann={"board": ["Pencil"]}, bob={}, piles={5: ["Coal"], 6: ["Canning"]})
        story.ann.activates("Pencil")
        story.ann.picks("Coal")
        story.expect(ann={"forecast": ["Canning"]})
        assert seen(story, "ann", "ann")["forecast"] != seen(story, "bob", "ann")["forecast"]

    def test_bob_shares_echo_and_effect_first_and_ann_draws_for_it(self) -> None:
        story = EchoesStory(
            ann={"board": ["Pencil"]},
            bob={"board": ["Tools"]},
            piles={4: ["Globe"], 5: ["Coal", "Banking"], 6: ["Canning"]},
        )
        story.ann.activates("Pencil")
        story.bob.picks("Coal")
        story.ann.passes()
        story.expect(ann={"hand": ["Banking", "Globe"]}, bob={"forecast": ["Canning"]})
