"""Age 5 of Echoes of the Past, card by card."""

from __future__ import annotations

import pytest

from tenages.rules.events import LOOKED, REVEALED, SCORED
from tests.support.looking import cards_of, named
from tests.support.story import EchoesStory


class TestLightningRod:
    def test_ann_tucks_two_fives_and_bob_tucks_one_only_to_return_it(self) -> None:
        story = EchoesStory(ann={"board": ["Lightning Rod"]}, bob={}, piles={5: ["Coal", "Banking", "Chemistry"]})
        story.ann.activates("Lightning Rod")
        # The echo tucked Coal; Bob tucked Banking as his only green card and returned it.
        assert story.bottom(5) == "Banking"
        assert story.asked() == ("ann", "return")
        assert story.offered() == ["card coal", "card lightning-rod", "pass"]
        story.ann.passes()
        story.expect(ann={"board": ["Coal", "Lightning Rod", "Chemistry"]})
        assert story.turn_goes_on()

    def test_bob_returns_his_top_card_of_the_color_that_he_tucked(self) -> None:
        story = EchoesStory(
            ann={"board": ["Lightning Rod"]},
            bob={"board": ["Oars", "Archery", "Tools"]},
            piles={5: ["Banking", "Coal", "Chemistry"]},
        )
        story.ann.activates("Lightning Rod")
        story.ann.passes()
        story.expect(
            ann={"board": ["Banking", "Lightning Rod", "Chemistry"]},
            bob={"board": {"red": ["Archery", "Coal"], "blue": ["Tools"]}},
        )
        assert story.bottom(1) == "Oars"

    def test_ann_may_return_any_top_card_even_the_rod(self) -> None:
        story = EchoesStory(ann={"board": ["Lightning Rod"]}, bob={}, piles={5: ["Coal", "Banking", "Chemistry"]})
        story.ann.activates("Lightning Rod")
        story.ann.picks("Lightning Rod")
        story.expect(ann={"board": ["Coal", "Chemistry"]})
        assert story.bottom(5, "echoes") == "Lightning Rod"

    def test_with_as_many_factories_bob_shares_the_echo_and_the_effect_and_obeys_nothing(self) -> None:
        story = EchoesStory(
            ann={"board": ["Lightning Rod"]},
            bob={"board": ["Gunpowder"]},
            piles={5: ["Coal", "Banking", "Astronomy", "Chemistry", "Physics"]},
        )
        story.ann.activates("Lightning Rod")
        story.bob.picks("Gunpowder")
        story.ann.passes()
        story.expect(
            ann={"board": ["Banking", "Lightning Rod", "Chemistry"], "hand": ["Physics"]},
            bob={"board": ["Coal", "Astronomy"]},
        )
        assert story.bottom(4) == "Gunpowder"

    @pytest.mark.parametrize(("splay", "shows"), [("right", True), ("left", False), ("up", False)])
    def test_under_another_card_only_a_splay_to_the_right_shows_the_echo(self, splay: str, shows: bool) -> None:
        story = EchoesStory(
            ann={"board": ["Writing", "Lightning Rod"], "splay": {"blue": splay}},
            bob={},
            piles={2: ["Currency"], 5: ["Coal"]},
        )
        story.ann.activates("Writing")
        tucked = ["Coal"] if shows else []
        story.expect(ann={"board": ["Writing", "Lightning Rod", *tucked], "hand": ["Currency"]})


class TestThermometer:
    def test_the_bottom_green_card_comes_to_the_top_of_its_pile_which_stays_splayed(self) -> None:
        story = EchoesStory(
            ann={"board": ["Thermometer", "Paper", "Sailing", "Navigation"], "splay": {"green": "left"}},
            bob={},
            piles={1: ["Archery"]},
        )
        story.ann.activates("Thermometer")
        # Without a yellow card a 1 is drawn.
        story.expect(ann={"board": ["Thermometer", "Navigation", "Paper", "Sailing", "Archery"]})
        assert story.turn_goes_on()

    def test_a_card_one_higher_than_the_top_yellow_card_is_melded(self) -> None:
        story = EchoesStory(
            ann={"board": ["Thermometer", "Machinery", "Agriculture"]}, bob={}, piles={4: ["Experimentation"]}
        )
        story.ann.activates("Thermometer")
        story.expect(ann={"board": ["Experimentation", "Thermometer", "Machinery", "Agriculture"]})

    def test_it_goes_on_one_higher_while_the_melded_card_is_yellow(self) -> None:
        story = EchoesStory(
            ann={"board": ["Thermometer", "Agriculture"], "hand": ["Oars"]},
            bob={},
            piles={2: ["Watermill"], 3: ["Sandpaper"], 4: ["Chintz"]},
        )
        # With only a base card in hand she draws Echoes cards.
        story.ann.activates("Thermometer")
        story.expect(ann={"board": ["Thermometer", "Sandpaper", "Watermill", "Agriculture", "Chintz"]})

    def test_above_a_yellow_ten_the_game_ends(self) -> None:
        story = EchoesStory(ann={"board": ["Thermometer", "Stem Cells"]}, bob={"score": ["Coal", "Oars"]})
        story.ann.activates("Thermometer")
        # Bob has 6 points against the 5 of the bonus.
        assert story.winners() == ["bob"]
        assert story.won_by() == "points"

    def test_bob_shares_with_a_lightbulb_of_his_own(self) -> None:
        story = EchoesStory(
            ann={"board": ["Thermometer", "Agriculture"]},
            bob={"board": ["Archery", "Clothing", "Sailing"]},
            piles={1: ["Mysticism"], 2: ["Construction"], 5: ["Coal"]},
        )
        story.ann.activates("Thermometer")
        story.expect(
            ann={"board": ["Thermometer", "Agriculture", "Construction"], "hand": ["Coal"]},
            bob={"board": ["Archery", "Sailing", "Clothing", "Mysticism"]},
        )


class TestPalampore:
    def test_a_card_of_the_value_of_a_repeated_bonus_is_scored(self) -> None:
        story = EchoesStory(ann={"board": ["Palampore", "Thermometer", "Stove"]}, bob={}, piles={5: ["Coal"]})
        story.ann.activates("Palampore")
        story.expect(ann={"score": ["Coal"]})
        assert story.turn_goes_on()

    def test_of_two_repeated_bonuses_one_chooses(self) -> None:
        story = EchoesStory(
            ann={"board": ["Palampore", "Thermometer", "Stove", "Loom"]}, bob={}, piles={6: ["Canning"]}
        )
        story.ann.activates("Palampore")
        assert story.asked() == ("ann", "draw")
        assert story.offered() == ["value 5", "value 6"]
        story.ann.picks_value(6)
        story.expect(ann={"score": ["Canning"]})

    def test_different_bonuses_score_nothing(self) -> None:
        story = EchoesStory(ann={"board": ["Palampore", "Stove"]}, bob={"board": ["Thermometer"]})
        story.ann.activates("Palampore")
        story.expect()
        assert story.turn_goes_on()

    def test_a_covered_bonus_does_not_count(self) -> None:
        story = EchoesStory(ann={"board": ["Palampore", "Tools", "Thermometer"]}, bob={})
        story.ann.activates("Palampore")
        story.expect()

    def test_a_bonus_that_a_splay_shows_counts(self) -> None:
        story = EchoesStory(
            ann={"board": ["Palampore", "Tools", "Thermometer"], "splay": {"blue": "up"}}, bob={}, piles={5: ["Coal"]}
        )
        story.ann.activates("Palampore")
        story.expect(ann={"score": ["Coal"]})

    def test_two_bonuses_of_eleven_end_the_game(self) -> None:
        story = EchoesStory(ann={"board": ["Palampore", "Artificial Heart", "Sudoku"]}, bob={"score": ["Databases"]})
        story.ann.activates("Palampore")
        assert story.winners() == ["ann"]
        assert story.won_by() == "points"

    def test_purple_may_be_splayed_right(self) -> None:
        story = EchoesStory(ann={"board": ["Palampore", "Enterprise", "Education"]}, bob={})
        story.ann.activates("Palampore")
        assert story.offered() == ["color purple", "pass"]
        story.ann.picks_color("purple")
        story.expect(ann={"splay": {"purple": "right"}})

    def test_purple_may_stay_as_it_is(self) -> None:
        story = EchoesStory(ann={"board": ["Palampore", "Enterprise", "Education"]}, bob={})
        story.ann.activates("Palampore")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_six_bonuses_claim_wealth(self) -> None:
        story = EchoesStory(
            ann={
                "board": ["Palampore", "Thermometer", "Piano", "Kaleidoscope", "Loom", "Stove"],
                "splay": {"purple": "right"},
            },
            bob={},
            piles={5: ["Coal"]},
        )
        story.ann.activates("Palampore")
        story.ann.picks_value(5)
        story.expect(ann={"score": ["Coal"], "achievements": ["Wealth"]})
        assert "Wealth" not in story.to_be_had()

    def test_five_bonuses_do_not(self) -> None:
        story = EchoesStory(
            ann={"board": ["Palampore", "Thermometer", "Piano", "Loom", "Stove"]}, bob={}, piles={5: ["Coal"]}
        )
        story.ann.activates("Palampore")
        story.ann.picks_value(5)
        story.expect(ann={"score": ["Coal"]})
        assert "Wealth" in story.to_be_had()

    def test_the_splay_made_just_before_helps_to_wealth(self) -> None:
        story = EchoesStory(
            ann={"board": ["Palampore", "Thermometer", "Piano", "Kaleidoscope", "Loom", "Stove"]},
            bob={},
            piles={5: ["Coal"]},
        )
        story.ann.activates("Palampore")
        story.ann.picks_value(5)
        story.ann.picks_color("purple")
        story.expect(ann={"score": ["Coal"], "splay": {"purple": "right"}, "achievements": ["Wealth"]})


class TestSeedDrill:
    def test_bob_returns_one_of_his_top_cards_below_three(self) -> None:
        story = EchoesStory(
            ann={"board": ["Seed Drill"]}, bob={"board": ["Construction", "Tools", "Paper"]}, piles={1: ["Oars"]}
        )
        story.ann.activates("Seed Drill")
        assert story.asked() == ("bob", "return")
        assert story.offered() == ["card construction", "card tools"]
        story.bob.picks("Tools")
        story.expect(bob={"board": ["Construction", "Paper"]})
        assert story.bottom(1) == "Tools"
        assert story.asked() == ("ann", "choose value")

    def test_a_covered_card_below_three_is_not_returned(self) -> None:
        story = EchoesStory(ann={"board": ["Seed Drill"]}, bob={"board": ["Paper", "Mapmaking"]})
        story.ann.activates("Seed Drill")
        story.expect()
        assert story.asked() == ("ann", "choose value")

    def test_with_as_many_leaves_bob_returns_nothing_and_shares(self) -> None:
        story = EchoesStory(ann={"board": ["Seed Drill"]}, bob={"board": ["Agriculture"]}, piles={5: ["Coal"]})
        story.ann.activates("Seed Drill")
        story.bob.picks_value(3)
        story.bob.says_yes()
        story.ann.picks_value(5)
        story.ann.passes()
        story.expect(ann={"hand": ["Coal"]})
        assert story.to_be_had()[:10] == [1, 2, 3, 3, 4, 5, 6, 7, 8, 9]

    def test_the_bottom_card_of_the_chosen_pile_becomes_an_achievement(self) -> None:
        story = EchoesStory(ann={"board": ["Seed Drill"]}, bob={})
        story.ann.activates("Seed Drill")
        assert story.offered() == ["value 3", "value 4", "value 5"]
        before = story.pile(4)
        story.ann.picks_value(4)
        assert story.asked() == ("ann", "offer")
        story.ann.says_yes()
        story.expect()
        assert story.pile(4) == before[:-1]
        assert story.to_be_had()[:10] == [1, 2, 3, 4, 4, 5, 6, 7, 8, 9]
        assert named(story) == [4]

    def test_one_may_leave_the_achievements_as_they_are(self) -> None:
        story = EchoesStory(ann={"board": ["Seed Drill"]}, bob={})
        story.ann.activates("Seed Drill")
        story.ann.picks_value(5)
        story.ann.passes()
        story.expect()
        assert story.to_be_had()[:9] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
        assert story.turn_goes_on()

    def test_a_pile_without_base_cards_has_nothing_to_give(self) -> None:
        story = EchoesStory(ann={"board": ["Seed Drill"]}, bob={}, only={4: ["Clock"]})
        story.ann.activates("Seed Drill")
        story.ann.picks_value(4)
        assert story.turn_goes_on()
        assert story.pile(4, "echoes") == ["Clock"]


class TestPiano:
    def test_a_value_out_of_any_hand_is_drawn(self) -> None:
        story = EchoesStory(
            ann={"board": ["Piano"], "hand": ["Oars"]},
            bob={"hand": ["Coal", "Enterprise", "Clock"]},
            piles={4: ["Chintz"]},
        )
        story.ann.activates("Piano")
        assert story.asked() == ("ann", "draw")
        assert story.offered() == ["value 1", "value 4", "value 5"]
        story.ann.picks_value(4)
        story.expect(ann={"hand": ["Oars", "Chintz"]})
        assert story.turn_goes_on()

    def test_the_only_value_is_drawn_unasked(self) -> None:
        story = EchoesStory(ann={"board": ["Piano"]}, bob={"hand": ["Flight"]}, piles={8: ["Rocketry"]})
        story.ann.activates("Piano")
        story.expect(ann={"hand": ["Rocketry"]})

    def test_with_all_hands_empty_nothing_is_drawn(self) -> None:
        story = EchoesStory(ann={"board": ["Piano"]}, bob={})
        story.ann.activates("Piano")
        story.expect()
        assert story.turn_goes_on()

    def test_five_different_top_cards_turn_five_scored_cards_into_one_of_each_value(self) -> None:
        story = EchoesStory(
            ann={
                "board": ["Piano", "Archery", "Calendar", "Paper", "Perspective"],
                "score": ["Tools", "Canning", "Oars", "Fission", "Sailing", "Rocketry"],
            },
            bob={},
            piles={
                1: ["Mysticism"],
                2: ["Construction"],
                3: ["Optics"],
                4: ["Gunpowder"],
                5: ["Coal"],
            },
        )
        story.ann.activates("Piano")
        assert story.asked() == ("ann", "return")
        story.ann.picks("Oars", "Tools", "Canning", "Fission", "Sailing")
        story.expect(ann={"score": ["Rocketry", "Mysticism", "Construction", "Optics", "Gunpowder", "Coal"]})
        assert cards_of(story, SCORED) == ["Mysticism", "Construction", "Optics", "Gunpowder", "Coal"]
        assert story.pile(1)[-3:] == ["Oars", "Tools", "Sailing"]
        assert story.bottom(6) == "Canning"
        assert story.turn_goes_on()

    def test_with_fewer_scored_cards_all_go_and_five_are_scored_all_the_same(self) -> None:
        story = EchoesStory(
            ann={"board": ["Piano", "Archery", "Calendar", "Paper", "Perspective"], "score": ["Tools", "Oars"]},
            bob={},
            piles={
                1: ["Mysticism"],
                2: ["Construction"],
                3: ["Optics"],
                4: ["Gunpowder"],
                5: ["Coal"],
            },
        )
        story.ann.activates("Piano")
        story.ann.picks("Oars")
        story.expect(ann={"score": ["Mysticism", "Construction", "Optics", "Gunpowder", "Coal"]})
        assert story.pile(1)[-2:] == ["Oars", "Tools"]

    @pytest.mark.parametrize(
        "others",
        [["Archery", "Calendar", "Paper", "Machinery"], ["Archery", "Calendar", "Paper"]],
        ids=["two alike", "only four"],
    )
    def test_otherwise_the_score_pile_stays(self, others: list[str]) -> None:
        story = EchoesStory(ann={"board": ["Piano", *others], "score": ["Tools", "Oars"]}, bob={})
        story.ann.activates("Piano")
        story.expect()
        assert story.turn_goes_on()


class TestTuningFork:
    def test_one_looks_at_the_top_card_of_a_pile_and_leaves_it(self) -> None:
        story = EchoesStory(ann={"board": ["Tuning Fork"]}, bob={}, piles={3: ["Katana", "Novel"]})
        story.ann.activates("Tuning Fork")
        assert story.asked() == ("ann", "look")
        story.ann.picks_deck(3, "echoes")
        story.expect()
        assert cards_of(story, LOOKED) == ["Katana"]
        assert story.pile(3, "echoes")[:2] == ["Katana", "Novel"]
        assert story.turn_goes_on()

    def test_any_pile_that_has_a_card_may_be_looked_at(self) -> None:
        story = EchoesStory(ann={"board": ["Tuning Fork"]}, bob={}, only={4: ["Anatomy"], 6: ["Loom"]})
        story.ann.activates("Tuning Fork")
        # No base card of age 6 is left, and no Echoes card of age 4.
        base = [f"deck {age}" for age in (1, 2, 3, 4, 5, 7, 8, 9, 10)]
        assert story.offered() == [*base, *[f"deck {age}/1" for age in (1, 2, 3, 5, 6, 7, 8, 9, 10)]]

    @pytest.mark.parametrize("age", [9, 10])
    def test_so_may_a_mixed_pile_of_the_last_ages(self, age: int) -> None:
        story = EchoesStory(ann={"board": ["Tuning Fork"]}, bob={}, piles={9: ["Laser"], 10: ["GPS"]}, american=True)
        story.ann.activates("Tuning Fork")
        assert story.offered() == [f"deck {each}" for each in range(1, 11)]
        story.ann.picks_deck(age)
        assert cards_of(story, LOOKED) == ["Laser" if age == 9 else "GPS"]

    def test_a_card_higher_than_the_top_card_of_its_color_is_melded(self) -> None:
        story = EchoesStory(
            ann={"board": ["Tuning Fork", "Archery"], "hand": ["Calendar"]}, bob={}, piles={2: ["Construction"]}
        )
        story.ann.activates("Tuning Fork")
        story.ann.picks_deck(1)
        # Her last card is returned, so she draws a base card.
        story.expect(ann={"board": ["Tuning Fork", "Construction", "Archery"], "hand": []})
        assert cards_of(story, REVEALED) == ["Construction"]
        assert story.bottom(2) == "Calendar"
        assert story.turn_goes_on()

    @pytest.mark.parametrize("red", ["Road Building", "Optics"])
    def test_a_card_no_higher_is_returned(self, red: str) -> None:
        story = EchoesStory(
            ann={"board": ["Tuning Fork", red], "hand": ["Calendar"]}, bob={}, piles={2: ["Construction"]}
        )
        story.ann.activates("Tuning Fork")
        story.ann.picks_deck(1)
        story.expect(ann={"hand": []})
        assert story.pile(2)[-2:] == ["Calendar", "Construction"]

    def test_one_may_go_on_or_stop(self) -> None:
        story = EchoesStory(
            ann={"board": ["Tuning Fork"], "hand": ["Calendar", "Tools", "Oars"]},
            bob={},
            piles={1: ["Comb"], 2: ["Crossbow"]},
        )
        story.ann.activates("Tuning Fork")
        story.ann.picks_deck(1)
        assert "pass" not in story.offered()
        story.ann.picks("Calendar")
        story.expect(ann={"board": ["Tuning Fork", "Crossbow"], "hand": ["Tools", "Oars"]})
        assert story.offered() == ["card tools", "card oars", "pass"]
        story.ann.picks("Oars")
        story.expect(ann={"board": ["Tuning Fork", "Crossbow", "Comb"], "hand": ["Tools"]})
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()


class TestCoke:
    def test_sixes_with_a_factory_are_melded_and_the_first_without_is_foreshadowed(self) -> None:
        story = EchoesStory(
            ann={"board": ["Coke"]}, bob={}, piles={4: ["Gunpowder"], 6: ["Canning", "Industrialization", "Democracy"]}
        )
        story.ann.activates("Coke")
        story.expect(
            ann={
                "board": {"red": ["Industrialization", "Coke", "Gunpowder"], "yellow": ["Canning"]},
                "forecast": ["Democracy"],
            }
        )
        assert cards_of(story, REVEALED) == ["Canning", "Industrialization", "Democracy"]
        assert story.turn_goes_on()

    def test_if_the_first_has_no_factory_nothing_is_melded(self) -> None:
        story = EchoesStory(ann={"board": ["Coke"]}, bob={}, piles={4: ["Enterprise"], 6: ["Encyclopedia"]})
        story.ann.activates("Coke")
        story.expect(ann={"board": ["Coke", "Enterprise"], "forecast": ["Encyclopedia"]})

    def test_with_a_base_card_in_hand_all_are_echoes_cards(self) -> None:
        story = EchoesStory(
            ann={"board": ["Coke"], "hand": ["Tools"]},
            bob={},
            piles={4: ["Clock"], 6: ["Loom", "Dentures", "Bifocals"]},
        )
        story.ann.activates("Coke")
        story.expect(
            ann={
                "board": {"red": ["Loom", "Coke"], "purple": ["Clock"], "yellow": ["Dentures"]},
                "forecast": ["Bifocals"],
            }
        )

    def test_bob_shares_with_two_factories(self) -> None:
        story = EchoesStory(
            ann={"board": ["Coke"]},
            bob={"board": ["Colonialism"]},
            piles={4: ["Gunpowder", "Enterprise"], 5: ["Banking"], 6: ["Democracy", "Encyclopedia"]},
        )
        story.ann.activates("Coke")
        story.expect(
            ann={"board": ["Coke", "Enterprise"], "forecast": ["Encyclopedia"], "hand": ["Banking"]},
            bob={"board": ["Colonialism", "Gunpowder"], "forecast": ["Democracy"]},
        )


class TestOctant:
    def test_bob_gives_a_top_card_with_a_leaf_or_factory_and_foreshadows_a_six(self) -> None:
        story = EchoesStory(
            ann={"board": ["Octant"]},
            bob={"board": ["Coal", "Reformation", "Electricity", "Tools"]},
            piles={6: ["Canning", "Democracy"]},
        )
        story.ann.activates("Octant")
        assert story.asked() == ("bob", "transfer")
        assert story.offered() == ["card electricity", "card reformation"]
        story.bob.picks("Reformation")
        story.expect(
            ann={"board": ["Octant", "Reformation"], "forecast": ["Democracy"]},
            bob={"board": ["Coal", "Electricity", "Tools"], "forecast": ["Canning"]},
        )
        assert story.turn_goes_on()

    def test_without_such_a_card_bob_foreshadows_nothing(self) -> None:
        story = EchoesStory(
            ann={"board": ["Octant"]}, bob={"board": ["Coal", "Tools"]}, piles={6: ["Canning", "Democracy"]}
        )
        story.ann.activates("Octant")
        story.expect(ann={"forecast": ["Canning"]})
        assert story.turn_goes_on()

    def test_with_three_crowns_bob_gives_nothing_and_foreshadows_as_well(self) -> None:
        story = EchoesStory(
            ann={"board": ["Octant"]},
            bob={"board": ["Navigation", "Reformation"]},
            piles={5: ["Coal"], 6: ["Canning", "Democracy"]},
        )
        story.ann.activates("Octant")
        story.expect(ann={"forecast": ["Democracy"], "hand": ["Coal"]}, bob={"forecast": ["Canning"]})


class TestPressureCooker:
    @pytest.mark.parametrize(("first", "drawn"), [(5, ["Coal", "Shrapnel"]), (6, ["Canning", "Octant"])])
    def test_the_hand_is_returned_and_a_card_drawn_for_each_top_bonus(self, first: int, drawn: list[str]) -> None:
        """docs/rules.md 8: the card names no order of the draws, so Ann does; 18: another order gives other cards."""
        story = EchoesStory(
            ann={"board": ["Pressure Cooker", "Loom", "Tools"], "hand": ["Oars", "Archery", "Clock"]},
            bob={},
            piles={5: ["Coal", "Octant"], 6: ["Canning", "Shrapnel"]},
        )
        story.ann.activates("Pressure Cooker")
        assert story.asked() == ("ann", "return")
        assert story.offered() == ["card oars", "card archery"]
        story.ann.picks("Archery")
        # A base card comes into the empty hand, then an Echoes card.
        assert story.asked() == ("ann", "draw")
        assert story.offered() == ["value 5", "value 6"]
        story.ann.picks_value(first)
        story.expect(ann={"hand": drawn})
        assert story.pile(1)[-2:] == ["Archery", "Oars"]
        assert story.bottom(4, "echoes") == "Clock"
        assert story.turn_goes_on()

    def test_of_a_mixed_pile_the_same_cards_come_in_any_order_which_is_not_asked(self) -> None:
        """docs/rules.md 23: one draws the top card, whatever one holds."""
        story = EchoesStory(
            ann={"board": ["Pressure Cooker", "Loom"]}, bob={}, piles={5: ["Octant"], 6: ["Canning"]}, american=True
        )
        story.ann.activates("Pressure Cooker")
        story.expect(ann={"hand": ["Octant", "Canning"]})
        assert story.turn_goes_on()

    def test_an_empty_hand_draws_just_so(self) -> None:
        story = EchoesStory(ann={"board": ["Pressure Cooker"]}, bob={}, piles={5: ["Coal"]})
        story.ann.activates("Pressure Cooker")
        story.expect(ann={"hand": ["Coal"]})

    def test_a_bonus_that_only_a_splay_shows_draws_nothing(self) -> None:
        story = EchoesStory(
            ann={"board": ["Pressure Cooker", "Paper", "Palampore"], "splay": {"green": "left"}},
            bob={},
            piles={5: ["Coal"]},
        )
        story.ann.activates("Pressure Cooker")
        story.expect(ann={"hand": ["Coal"]})

    def test_bob_shares_and_may_lose_his_hand_for_nothing(self) -> None:
        story = EchoesStory(
            ann={"board": ["Pressure Cooker"]},
            bob={"board": ["Tools"], "hand": ["Oars", "Fission"]},
            piles={5: ["Coal", "Physics", "Octant"]},
        )
        story.ann.activates("Pressure Cooker")
        story.expect(ann={"hand": ["Coal", "Octant"]}, bob={"hand": []})
        assert story.bottom(9) == "Fission"


class TestStove:
    def test_a_top_card_without_a_factory_is_scored_first(self) -> None:
        story = EchoesStory(
            ann={"board": ["Stove", "Coal", "Tools", "Paper"]}, bob={}, piles={4: ["Gunpowder", "Enterprise"]}
        )
        story.ann.activates("Stove")
        assert story.asked() == ("ann", "score")
        assert story.offered() == ["card paper", "card tools"]
        story.ann.picks("Tools")
        # Gunpowder goes under Coal, which is no lower than 4.
        story.expect(ann={"board": ["Stove", "Coal", "Gunpowder", "Paper"], "score": ["Tools"]})
        assert story.turn_goes_on()

    def test_a_four_tucked_under_a_lower_card_earns_a_scored_four(self) -> None:
        story = EchoesStory(ann={"board": ["Stove", "Optics", "Tools"]}, bob={}, piles={4: ["Gunpowder", "Enterprise"]})
        story.ann.activates("Stove")
        story.ann.picks("Tools")
        story.expect(ann={"board": ["Stove", "Optics", "Gunpowder"], "score": ["Tools", "Enterprise"]})

    def test_a_four_that_is_the_only_card_of_its_color_earns_nothing(self) -> None:
        story = EchoesStory(ann={"board": ["Stove"]}, bob={}, piles={4: ["Gunpowder", "Enterprise"]})
        story.ann.activates("Stove")
        story.expect(ann={"board": ["Stove", "Gunpowder"]})
        assert story.turn_goes_on()

    def test_green_may_be_splayed_right(self) -> None:
        story = EchoesStory(ann={"board": ["Stove", "Electricity", "Paper"]}, bob={}, piles={4: ["Gunpowder"]})
        story.ann.activates("Stove")
        assert story.offered() == ["color green", "pass"]
        story.ann.picks_color("green")
        story.expect(ann={"board": ["Stove", "Electricity", "Paper", "Gunpowder"], "splay": {"green": "right"}})

    def test_green_may_stay_as_it_is(self) -> None:
        story = EchoesStory(ann={"board": ["Stove", "Electricity", "Paper"]}, bob={}, piles={4: ["Gunpowder"]})
        story.ann.activates("Stove")
        story.ann.passes()
        story.expect(ann={"board": ["Stove", "Electricity", "Paper", "Gunpowder"]})
        assert story.turn_goes_on()

    @pytest.mark.parametrize(("splay", "shows"), [("left", True), ("up", True), ("right", False)])
    def test_the_echo_under_another_card_may_score_that_very_card(self, splay: str, shows: bool) -> None:
        story = EchoesStory(
            ann={"board": ["Fermenting", "Stove"], "splay": {"yellow": splay}}, bob={}, piles={2: ["Calendar"]}
        )
        story.ann.activates("Fermenting")
        if shows:
            # No leaf is left when Fermenting counts them.
            story.expect(ann={"board": ["Stove"], "splay": {}, "score": ["Fermenting"]})
        else:
            story.expect(ann={"hand": ["Calendar"]})
        assert story.turn_goes_on()
