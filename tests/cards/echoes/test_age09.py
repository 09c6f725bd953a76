"""Age 9 of Echoes of the Past, card by card."""

from __future__ import annotations

import pytest

from tests.support.looking import revealed
from tests.support.story import EchoesStory


class TestCalculator:
    def test_two_bottom_cards_are_scored_but_never_blue_ones(self) -> None:
        story = EchoesStory(
            ann={"board": {"blue": ["Calculator", "Tools"], "red": ["Flight", "Coal"], "green": ["Bicycle"]}}, bob={}
        )
        story.ann.activates("Calculator")
        # There are just two such cards, so nobody has to choose; this is about splaying blue.
        assert story.asked() == ("ann", "splay up")
        story.ann.passes()
        story.expect(ann={"board": ["Calculator", "Tools", "Flight"], "score": ["Coal", "Bicycle"]})
        assert story.turn_goes_on()

    def test_both_are_bottom_cards_when_it_begins_so_they_differ_in_color(self) -> None:
        """2011 FAQ on Mobility: what the first card lay under is not one of them (docs/rulings.md, too, on Katana)."""
        story = EchoesStory(
            ann={
                "board": {
                    "blue": ["Calculator"],
                    "red": ["Flight", "Explosives", "Coal"],
                    "green": ["Bicycle"],
                    "purple": ["Railroad"],
                }
            },
            bob={},
        )
        story.ann.activates("Calculator")
        assert story.asked() == ("ann", "score")
        assert story.offered() == ["card coal", "card bicycle", "card railroad"]
        story.ann.picks("Coal")
        assert story.offered() == ["card bicycle", "card railroad"]
        story.ann.picks("Bicycle")
        # 5 and 7 are more than 10.
        story.expect(ann={"board": ["Calculator", "Flight", "Explosives", "Railroad"], "score": ["Coal", "Bicycle"]})
        assert story.turn_goes_on()

    def test_of_a_single_pile_only_the_bottom_card_is_scored_and_that_is_all(self) -> None:
        """2011 FAQ on Mobility. Two were not scored, so nothing is drawn, and it is not repeated."""
        story = EchoesStory(ann={"board": {"blue": ["Calculator"], "red": ["Coal", "Oars", "Archery"]}}, bob={})
        story.ann.activates("Calculator")
        story.expect(ann={"board": ["Calculator", "Coal", "Oars"], "score": ["Archery"]})
        assert story.turn_goes_on()

    def test_for_less_than_eleven_a_card_of_the_sum_is_drawn_and_two_more_are_scored(self) -> None:
        story = EchoesStory(
            ann={
                "board": {
                    "blue": ["Calculator"],
                    "red": ["Flight", "Oars"],
                    "green": ["Bicycle", "Sailing"],
                    "purple": ["Railroad"],
                    "yellow": ["Canning"],
                }
            },
            bob={},
            piles={2: ["Calendar"]},
        )
        story.ann.activates("Calculator")
        story.ann.picks("Oars", "Sailing")
        assert story.ann.hand == ["Calendar"]
        assert story.offered() == ["card flight", "card canning", "card bicycle", "card railroad"]
        story.ann.picks("Flight", "Canning")
        story.expect(
            ann={
                "board": ["Calculator", "Bicycle", "Railroad"],
                "hand": ["Calendar"],
                "score": ["Oars", "Sailing", "Flight", "Canning"],
            }
        )
        assert story.turn_goes_on()

    def test_it_is_repeated_once_and_no_more(self) -> None:
        reds, greens = ["Flight", "Construction", "Oars"], ["Bicycle", "Paper", "Compass"]
        story = EchoesStory(
            ann={"board": {"blue": ["Calculator"], "red": reds, "green": greens}},
            bob={},
            piles={4: ["Navigation"], 5: ["Octant"]},
        )
        story.ann.activates("Calculator")
        # The second draw is an Echoes card, since the first was none.
        story.expect(
            ann={
                "board": ["Calculator", "Flight", "Bicycle"],
                "hand": ["Navigation", "Octant"],
                "score": ["Oars", "Compass", "Construction", "Paper"],
            }
        )
        assert story.turn_goes_on()

    @pytest.mark.parametrize(("other", "drawn"), [("Banking", ["Robotics"]), ("Metric System", [])])
    def test_ten_is_less_than_eleven_and_eleven_is_not(self, other: str, drawn: list[str]) -> None:
        story = EchoesStory(ann={"board": ["Calculator", "Coal", other]}, bob={}, piles={10: ["Robotics"]})
        story.ann.activates("Calculator")
        story.expect(ann={"board": ["Calculator"], "score": ["Coal", other], "hand": drawn})
        assert story.turn_goes_on()

    def test_a_single_card_is_scored_for_no_draw(self) -> None:
        story = EchoesStory(ann={"board": ["Calculator", "Oars"]}, bob={})
        story.ann.activates("Calculator")
        story.expect(ann={"board": ["Calculator"], "score": ["Oars"]})
        assert story.turn_goes_on()

    def test_with_blue_cards_alone_one_may_only_splay_them_up(self) -> None:
        story = EchoesStory(ann={"board": ["Calculator", "Tools"]}, bob={})
        story.ann.activates("Calculator")
        assert story.asked() == ("ann", "splay up")
        story.ann.picks_color("blue")
        story.expect(ann={"splay": {"blue": "up"}})
        assert story.turn_goes_on()

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = EchoesStory(
            ann={"board": ["Calculator"]},
            bob={"board": ["Railroad", "Oars"]},
            piles={8: ["Flight"], 9: ["Computers"]},
        )
        story.ann.activates("Calculator")
        story.expect(ann={"hand": ["Computers"]}, bob={"board": [], "score": ["Oars", "Railroad"], "hand": ["Flight"]})


class TestLaser:
    def test_all_achievements_of_ages_go_back_and_the_special_ones_stay(self) -> None:
        story = EchoesStory(ann={"board": ["Laser"]}, bob={"achievements": [3]}, piles={10: ["Robotics", "Databases"]})
        available = [card.title for card in story.game.table.available]
        assert len(available) == 8
        story.ann.activates("Laser")
        story.expect(ann={"board": ["Laser", "Robotics", "Databases"]})
        assert [story.bottom(age) for age in (1, 2, 4, 5, 6, 7, 8, 9)] == available
        assert story.to_be_had() == [
            *["Monument", "Empire", "World", "Wonder", "Universe"],
            *["Supremacy", "Destiny", "Wealth", "Heritage", "History"],
        ]
        assert story.turn_goes_on()

    def test_half_of_the_score_pile_rounded_up_goes_back_as_chosen(self) -> None:
        story = EchoesStory(
            ann={"board": ["Laser"], "score": ["Oars", "Archery", "Tools", "Calendar", "Paper"]},
            bob={"score": ["Sailing"]},
            piles={10: ["Robotics", "Databases"]},
        )
        achievement = story.game.table.available[0].title
        story.ann.activates("Laser")
        assert story.asked() == ("ann", "return")
        assert story.offered() == ["card oars", "card archery", "card tools", "card calendar", "card paper"]
        story.ann.picks("Tools", "Paper", "Oars")
        story.expect(ann={"board": ["Laser", "Robotics", "Databases"], "score": ["Archery", "Calendar"]})
        assert story.pile(1)[-3:] == [achievement, "Tools", "Oars"]
        assert story.bottom(3) == "Paper"
        assert story.turn_goes_on()

    def test_an_only_card_of_the_score_pile_goes_back_unasked(self) -> None:
        story = EchoesStory(
            ann={"board": ["Laser"], "score": ["Oars"]}, bob={}, piles={10: ["Robotics", "Databases"]}, achievements=[]
        )
        story.ann.activates("Laser")
        story.expect(ann={"board": ["Laser", "Robotics", "Databases"], "score": []})
        assert story.bottom(1) == "Oars"

    def test_who_holds_base_cards_alone_melds_two_echoes_cards(self) -> None:
        story = EchoesStory(
            ann={"board": ["Laser"], "hand": ["Oars"]}, bob={}, piles={10: ["GPS", "MP3", "Robotics", "Databases"]}
        )
        story.ann.activates("Laser")
        story.expect(ann={"board": ["Laser", "GPS", "MP3"]})


class TestCreditCard:
    def test_a_top_card_is_taken_and_a_card_of_its_value_scored(self) -> None:
        story = EchoesStory(
            ann={"board": ["Credit Card", "Mobility", "Tools"]},
            bob={},
            piles={8: ["Nylon", "Flight"], 9: ["Computers"]},
        )
        story.ann.activates("Credit Card")
        assert story.asked() == ("ann", "take")
        assert story.offered() == ["card mobility", "card tools", "pass"]
        story.ann.picks("Mobility")
        # The hand holds Mobility by then, and so an Echoes card is drawn.
        story.expect(
            ann={
                "board": ["Credit Card", "Tools"],
                "hand": ["Mobility"],
                "score": ["Nylon"],
                "forecast": ["Computers"],
            }
        )
        assert story.turn_goes_on()

    def test_one_may_take_none_and_scores_none(self) -> None:
        story = EchoesStory(ann={"board": ["Credit Card", "Tools"]}, bob={}, piles={9: ["Computers"]})
        story.ann.activates("Credit Card")
        story.ann.passes()
        story.expect(ann={"forecast": ["Computers"]})
        assert story.turn_goes_on()

    def test_the_green_card_itself_cannot_be_taken(self) -> None:
        story = EchoesStory(ann={"board": ["Credit Card"]}, bob={}, piles={9: ["Computers"]})
        story.ann.activates("Credit Card")
        story.expect(ann={"forecast": ["Computers"]})
        assert story.turn_goes_on()

    def test_green_may_be_splayed_up(self) -> None:
        story = EchoesStory(ann={"board": ["Credit Card", "Sailing"]}, bob={}, piles={9: ["Computers"]})
        story.ann.activates("Credit Card")
        assert story.asked() == ("ann", "splay up")
        assert story.offered() == ["color green", "pass"]
        story.ann.picks_color("green")
        story.expect(ann={"forecast": ["Computers"], "splay": {"green": "up"}})
        assert story.turn_goes_on()

    def test_who_has_as_many_crowns_shares_the_echo_effect_too(self) -> None:
        story = EchoesStory(
            ann={"board": ["Credit Card"]},
            bob={"board": ["Oars"]},
            piles={1: ["Archery"], 9: ["Computers", "Fission", "Genetics"]},
        )
        story.ann.activates("Credit Card")
        assert story.asked() == ("bob", "take")
        story.bob.passes()
        story.expect(ann={"forecast": ["Fission"], "hand": ["Genetics"]}, bob={"forecast": ["Computers"]})


class TestEmail:
    def test_the_lowest_top_card_is_executed_without_its_echo_effect(self) -> None:
        story = EchoesStory(
            ann={"board": ["Email", "Bell", "Coal"], "hand": ["Oars"]},
            bob={},
            piles={2: ["Lever"], 9: ["Jet"], 10: ["MP3"]},
        )
        story.ann.activates("Email")
        # Bell's echo effect would have asked whether to score Oars.
        story.expect(ann={"forecast": ["MP3", "Jet", "Lever"]})
        assert story.turn_goes_on()

    def test_of_several_lowest_cards_one_chooses(self) -> None:
        story = EchoesStory(
            ann={"board": ["Email", "Bell", "Agriculture", "Gunpowder"], "hand": ["Tools"]},
            bob={},
            piles={2: ["Calendar"], 9: ["Jet"], 10: ["MP3"]},
        )
        story.ann.activates("Email")
        assert story.asked() == ("ann", "execute")
        assert story.offered() == ["card agriculture", "card bell"]
        story.ann.picks("Agriculture")
        story.ann.picks("Tools")
        story.expect(ann={"forecast": ["MP3", "Jet"], "hand": [], "score": ["Calendar"]})
        assert story.turn_goes_on()

    def test_green_cards_are_not_executed_even_if_they_are_lower(self) -> None:
        story = EchoesStory(ann={"board": ["Email", "Sailing"]}, bob={}, piles={9: ["Computers"], 10: ["Robotics"]})
        story.ann.activates("Email")
        story.expect(ann={"forecast": ["Robotics", "Computers"]})
        assert story.turn_goes_on()

    def test_nobody_shares_or_obeys_what_is_executed(self) -> None:
        story = EchoesStory(
            ann={"board": ["Email", "Composites"]},
            bob={"board": ["The Wheel"], "hand": ["Oars", "Tools"]},
            piles={9: ["Computers"], 10: ["Robotics"]},
        )
        story.ann.activates("Email")
        story.expect(ann={"forecast": ["Robotics", "Computers"]})
        assert story.turn_goes_on()

    @pytest.mark.parametrize(
        ("splay", "forecast"),
        [("right", ["Computers", "Robotics", "Fission"]), ("left", ["Robotics", "Computers"])],
    )
    def test_the_echo_effect_of_a_covered_credit_card_comes_first_if_it_shows(
        self, splay: str, forecast: list[str]
    ) -> None:
        story = EchoesStory(
            ann={"board": {"green": ["Email", "Credit Card"]}, "splay": {"green": splay}},
            bob={},
            piles={9: ["Computers", "Fission"], 10: ["Robotics"]},
        )
        story.ann.activates("Email")
        story.expect(ann={"forecast": forecast})
        assert [card.title for card in story.game.table.players[0].forecast] == forecast


class TestKaraoke:
    def test_a_card_below_ten_is_melded_and_executed(self) -> None:
        story = EchoesStory(ann={"board": ["Karaoke"]}, bob={}, piles={1: ["The Wheel", "Archery", "Dice"]})
        story.ann.activates("Karaoke")
        assert story.asked() == ("ann", "draw")
        assert story.offered() == [f"value {value}" for value in range(1, 10)]
        story.ann.picks_value(1)
        # The Wheel drew two 1s, the second of Echoes.
        story.ann.passes()
        story.expect(ann={"board": ["Karaoke", "The Wheel"], "hand": ["Archery", "Dice"]})
        assert story.turn_goes_on()

    def test_a_bottom_card_may_be_taken(self) -> None:
        story = EchoesStory(
            ann={"board": {"purple": ["Karaoke", "Bell"], "red": ["Gunpowder", "Oars"]}},
            bob={},
            piles={9: ["Composites"]},
        )
        story.ann.activates("Karaoke")
        story.ann.picks_value(9)
        assert story.asked() == ("ann", "take")
        assert story.offered() == ["card oars", "card bell", "pass"]
        story.ann.picks("Bell")
        story.expect(
            ann={"board": {"purple": ["Karaoke"], "red": ["Composites", "Gunpowder", "Oars"]}, "hand": ["Bell"]}
        )
        assert story.turn_goes_on()

    def test_everyone_who_shares_executes_the_card_that_he_melded_himself(self) -> None:
        story = EchoesStory(
            ann={"board": ["Karaoke"]},
            bob={"board": ["Pottery"]},
            piles={1: ["The Wheel", "Sailing", "Archery", "Oars", "Dice"], 9: ["Computers"]},
        )
        story.ann.activates("Karaoke")
        story.bob.picks_value(1)
        story.ann.picks_value(1)
        story.bob.passes()
        story.ann.passes()
        story.expect(
            ann={"board": ["Karaoke", "Sailing", "Oars"], "hand": ["Computers"]},
            bob={"board": ["Pottery", "The Wheel"], "hand": ["Archery", "Dice"]},
        )
        assert story.turn_goes_on()

    def test_executed_by_another_card_it_has_melded_nothing(self) -> None:
        story = EchoesStory(ann={"board": ["Self Service", "Karaoke"]}, bob={})
        story.ann.activates("Self Service")
        assert story.asked() == ("ann", "take")
        story.ann.picks("Karaoke")
        story.expect(ann={"board": ["Self Service"], "hand": ["Karaoke"]})
        assert story.turn_goes_on()

    def test_beneath_another_card_the_echo_effect_melds_but_nothing_is_executed(self) -> None:
        story = EchoesStory(
            ann={"board": {"purple": ["Services", "Karaoke"]}, "splay": {"purple": "left"}},
            bob={},
            piles={1: ["The Wheel"]},
        )
        story.ann.activates("Services")
        story.ann.picks_value(1)
        story.expect(ann={"board": {"purple": ["Services", "Karaoke"], "green": ["The Wheel"]}})
        assert story.turn_goes_on()


class TestRock:
    def test_ann_wins_if_scissors_is_uncovered(self) -> None:
        story = EchoesStory(ann={"board": ["Rock"]}, bob={"board": {"green": ["Navigation", "Scissors"]}})
        story.ann.activates("Rock")
        story.expect(ann={"hand": ["Navigation"]}, bob={"board": ["Scissors"]})
        assert story.winners() == ["ann"]
        assert story.won_by() == "effect"

    def test_another_green_card_is_taken_for_no_victory(self) -> None:
        story = EchoesStory(ann={"board": ["Rock"]}, bob={"board": {"green": ["Navigation", "Mapmaking", "Scissors"]}})
        story.ann.activates("Rock")
        story.ann.passes()
        story.expect(ann={"hand": ["Navigation"]}, bob={"board": {"green": ["Mapmaking", "Scissors"]}})
        assert story.turn_goes_on()

    def test_scissors_itself_is_taken_like_any_green_card(self) -> None:
        story = EchoesStory(ann={"board": ["Rock"]}, bob={"board": ["Scissors"]})
        story.ann.activates("Rock")
        story.ann.passes()
        story.expect(ann={"hand": ["Scissors"]}, bob={"board": []})
        assert story.turn_goes_on()

    def test_without_a_green_card_bob_gives_nothing(self) -> None:
        story = EchoesStory(ann={"board": ["Rock"]}, bob={"board": ["Oars"]})
        story.ann.activates("Rock")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_who_uncovers_paper_by_scoring_wins(self) -> None:
        story = EchoesStory(ann={"board": {"purple": ["Rock"], "green": ["Navigation", "Paper"]}}, bob={})
        story.ann.activates("Rock")
        assert story.asked() == ("ann", "score")
        assert story.offered() == ["card navigation", "card rock", "pass"]
        story.ann.picks("Navigation")
        story.expect(ann={"board": ["Rock", "Paper"], "score": ["Navigation"]})
        assert story.winners() == ["ann"]
        assert story.won_by() == "effect"

    def test_paper_wins_even_if_nothing_is_scored(self) -> None:
        story = EchoesStory(ann={"board": ["Rock", "Paper"]}, bob={})
        story.ann.activates("Rock")
        story.ann.passes()
        assert story.winners() == ["ann"]

    def test_paper_under_another_green_card_wins_nothing(self) -> None:
        story = EchoesStory(ann={"board": {"purple": ["Rock"], "green": ["Navigation", "Paper"]}}, bob={})
        story.ann.activates("Rock")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_paper_that_is_scored_itself_wins_nothing(self) -> None:
        story = EchoesStory(ann={"board": ["Rock", "Paper"]}, bob={})
        story.ann.activates("Rock")
        story.ann.picks("Paper")
        story.expect(ann={"board": ["Rock"], "score": ["Paper"]})
        assert story.turn_goes_on()

    def test_bob_who_shares_wins_by_his_own_paper(self) -> None:
        story = EchoesStory(ann={"board": ["Rock"]}, bob={"board": ["Pottery", "Paper"]})
        story.ann.activates("Rock")
        story.bob.passes()
        assert story.winners() == ["bob"]


class TestHelicopter:
    def test_a_top_card_goes_to_the_score_pile_of_its_owner(self) -> None:
        story = EchoesStory(ann={"board": ["Helicopter", "Pottery"]}, bob={"board": {"red": ["Oars", "Archery"]}})
        story.ann.activates("Helicopter")
        assert story.asked() == ("ann", "transfer")
        assert story.offered() == ["card pottery", "card oars"]
        story.ann.picks("Oars")
        story.expect(bob={"board": ["Archery"], "score": ["Oars"]})
        assert story.game.table.players[1].scored == 0
        assert story.turn_goes_on()

    def test_for_a_card_with_an_icon_in_common_it_is_repeated(self) -> None:
        story = EchoesStory(
            ann={"board": ["Helicopter"], "hand": ["Metalworking", "Coal", "Dice"]},
            bob={"board": ["Oars", "Lighting", "Explosives", "Tools"]},
        )
        story.ann.activates("Helicopter")
        story.ann.picks("Oars")
        assert story.asked() == ("ann", "return")
        # Oars has castles and a crown.
        assert story.offered() == ["card metalworking", "card dice", "pass"]
        story.ann.picks("Metalworking")
        assert revealed(story) == ["Metalworking"]
        assert story.asked() == ("ann", "transfer")
        assert story.offered() == ["card explosives", "card tools", "card lighting"]
        story.ann.picks("Explosives")
        assert story.offered() == ["card coal", "pass"]
        story.ann.passes()
        story.expect(
            ann={"hand": ["Coal", "Dice"]}, bob={"board": ["Lighting", "Tools"], "score": ["Oars", "Explosives"]}
        )
        assert story.bottom(1) == "Metalworking"
        assert story.turn_goes_on()

    def test_bonuses_and_echo_effects_are_no_icons_in_common(self) -> None:
        story = EchoesStory(ann={"board": ["Helicopter"], "hand": ["Deodorant", "Soap"]}, bob={"board": ["Candles"]})
        story.ann.activates("Helicopter")
        # The question is put all the same: that nothing fits is hidden.
        assert story.asked() == ("ann", "return")
        assert story.offered() == ["pass"]
        story.ann.passes()
        story.expect(bob={"board": [], "score": ["Candles"]})
        assert story.turn_goes_on()

    def test_ones_own_card_must_go_if_there_is_no_other(self) -> None:
        story = EchoesStory(ann={"board": ["Helicopter", "Pottery"], "hand": ["Agriculture", "Clothing"]}, bob={})
        story.ann.activates("Helicopter")
        story.ann.picks("Clothing")
        # No top card but Helicopter is left, so it ends there.
        story.expect(ann={"board": ["Helicopter"], "hand": ["Agriculture"], "score": ["Pottery"]})
        assert story.turn_goes_on()

    def test_helicopter_alone_moves_nothing(self) -> None:
        story = EchoesStory(ann={"board": ["Helicopter"], "hand": ["Coal"]}, bob={})
        story.ann.activates("Helicopter")
        story.expect()
        assert story.turn_goes_on()

    def test_bob_who_shares_cannot_choose_anns_helicopter(self) -> None:
        story = EchoesStory(
            ann={"board": ["Helicopter", "Tools"]}, bob={"board": ["Machine Tools"]}, piles={9: ["Computers"]}
        )
        story.ann.activates("Helicopter")
        assert story.asked() == ("bob", "transfer")
        assert story.offered() == ["card tools", "card machine-tools"]
        story.bob.picks("Tools")
        story.expect(
            ann={"score": ["Tools"], "board": ["Helicopter"], "hand": ["Computers"]},
            bob={"board": [], "score": ["Machine Tools"]},
        )


class TestJet:
    def test_bob_returns_his_top_card_of_the_color_that_ann_melded(self) -> None:
        story = EchoesStory(
            ann={"board": ["Jet"], "hand": ["Oars", "Tools"]},
            bob={"board": {"red": ["Archery", "Optics"], "blue": ["Pottery"]}},
        )
        story.ann.activates("Jet")
        assert story.asked() == ("ann", "meld")
        assert story.offered() == ["card oars", "card tools"]
        story.ann.picks("Oars")
        story.expect(ann={"board": {"red": ["Oars", "Jet"]}, "hand": ["Tools"]}, bob={"board": ["Optics", "Pottery"]})
        assert story.bottom(1) == "Archery"
        assert story.turn_goes_on()

    def test_without_a_card_of_that_color_bob_returns_nothing(self) -> None:
        story = EchoesStory(ann={"board": ["Jet"], "hand": ["Tools"]}, bob={"board": ["Archery"]})
        story.ann.activates("Jet")
        story.expect(ann={"board": ["Jet", "Tools"], "hand": []})
        assert story.turn_goes_on()

    def test_with_an_empty_hand_ann_melds_nothing_and_bob_returns_nothing(self) -> None:
        story = EchoesStory(ann={"board": ["Jet"]}, bob={"board": ["Archery", "Pottery"]})
        story.ann.activates("Jet")
        story.expect()
        assert story.turn_goes_on()

    def test_what_a_sharing_player_melds_is_nothing_to_the_demand(self) -> None:
        story = EchoesStory(
            ann={"board": ["Jet"], "hand": ["Sailing"]},
            bob={"board": ["Railroad", "The Wheel"], "hand": ["Tools"]},
            cid={"board": ["Pottery", "Navigation"]},
            piles={9: ["Computers"]},
        )
        story.ann.activates("Jet")
        story.expect(
            ann={"board": ["Jet", "Sailing"], "hand": ["Computers"]},
            bob={"board": ["Railroad", "The Wheel", "Tools"], "hand": []},
            cid={"board": ["Pottery"]},
        )
        assert story.bottom(4) == "Navigation"

    def test_under_composites_only_the_echo_effect_is_carried_out(self) -> None:
        story = EchoesStory(
            ann={"board": {"red": ["Composites", "Jet"]}, "splay": {"red": "up"}, "hand": ["Tools"]},
            bob={"board": ["Pottery"]},
        )
        story.ann.activates("Composites")
        story.expect(ann={"board": {"red": ["Composites", "Jet"], "blue": ["Tools"]}, "hand": []})
        assert story.turn_goes_on()


class TestATM:
    def test_a_card_of_any_value_is_scored(self) -> None:
        story = EchoesStory(ann={"board": ["ATM"]}, bob={}, piles={3: ["Paper"]})
        story.ann.activates("ATM")
        assert story.asked() == ("ann", "draw")
        assert story.offered() == [f"value {value}" for value in range(1, 11)]
        story.ann.picks_value(3)
        story.expect(ann={"score": ["Paper"]})
        assert story.turn_goes_on()

    def test_bob_gives_his_highest_top_card_that_is_neither_yellow_nor_has_a_crown(self) -> None:
        story = EchoesStory(
            ann={"board": ["ATM", "Optics"]},
            bob={"board": ["Globalization", "Flight", "Lighting", "Atomic Theory"]},
            piles={3: ["Paper"]},
        )
        story.ann.activates("ATM")
        story.ann.picks_value(3)
        story.expect(
            ann={"score": ["Paper"], "board": ["ATM", "Optics", "Lighting"]},
            bob={"board": ["Globalization", "Flight", "Atomic Theory"]},
        )
        assert story.turn_goes_on()

    def test_of_equally_high_cards_bob_gives_the_one_he_chooses(self) -> None:
        story = EchoesStory(
            ann={"board": ["ATM"]}, bob={"board": ["Explosives", "Lighting", "Tools"]}, piles={3: ["Paper"]}
        )
        story.ann.activates("ATM")
        story.ann.picks_value(3)
        assert story.asked() == ("bob", "transfer")
        assert story.offered() == ["card explosives", "card lighting"]
        story.bob.picks("Explosives")
        story.expect(ann={"score": ["Paper"], "board": ["ATM", "Explosives"]}, bob={"board": ["Lighting", "Tools"]})
        assert story.turn_goes_on()

    def test_yellow_cards_and_crowns_are_safe(self) -> None:
        story = EchoesStory(
            ann={"board": ["ATM", "Optics"]}, bob={"board": ["Globalization", "Sailing"]}, piles={3: ["Paper"]}
        )
        story.ann.activates("ATM")
        story.ann.picks_value(3)
        story.expect(ann={"score": ["Paper"]})
        assert story.turn_goes_on()

    def test_purple_may_be_splayed_up(self) -> None:
        story = EchoesStory(
            ann={"board": {"yellow": ["ATM"], "purple": ["Lighting", "Bell"]}}, bob={}, piles={3: ["Paper"]}
        )
        story.ann.activates("ATM")
        story.ann.picks_value(3)
        assert story.asked() == ("ann", "splay up")
        assert story.offered() == ["color purple", "pass"]
        story.ann.picks_color("purple")
        story.expect(ann={"score": ["Paper"], "splay": {"purple": "up"}})
        assert story.turn_goes_on()

    def test_purple_may_be_left_as_it_is(self) -> None:
        story = EchoesStory(
            ann={"board": {"yellow": ["ATM"], "purple": ["Lighting", "Bell"]}}, bob={}, piles={3: ["Paper"]}
        )
        story.ann.activates("ATM")
        story.ann.picks_value(3)
        story.ann.passes()
        story.expect(ann={"score": ["Paper"]})


class TestWristwatch:
    def test_a_top_card_that_is_not_yellow_is_tucked(self) -> None:
        story = EchoesStory(
            ann={"board": {"yellow": ["Wristwatch"], "red": ["Oars", "Archery"], "blue": ["Tools"]}},
            bob={},
            piles={10: ["Robotics"]},
        )
        story.ann.activates("Wristwatch")
        assert story.asked() == ("ann", "tuck")
        assert story.offered() == ["card oars", "card tools"]
        story.ann.picks("Oars")
        # Then a 10 is tucked for Wristwatch's own bonus.
        story.expect(
            ann={"board": {"yellow": ["Wristwatch"], "red": ["Archery", "Oars", "Robotics"], "blue": ["Tools"]}}
        )
        assert story.turn_goes_on()

    def test_a_card_is_tucked_for_each_bonus_that_shows_at_first_from_the_lowest_up(self) -> None:
        story = EchoesStory(
            ann={"board": ["Wristwatch", "Crossbow"], "hand": ["Tools"]},
            bob={},
            piles={3: ["Homing Pigeons"], 10: ["GPS"]},
        )
        story.ann.activates("Wristwatch")
        # Homing Pigeons shows a bonus of its own by then, which does not count any more.
        story.expect(ann={"board": {"yellow": ["Wristwatch"], "red": ["Crossbow"], "green": ["Homing Pigeons", "GPS"]}})
        assert story.turn_goes_on()

    def test_equal_bonuses_count_each(self) -> None:
        story = EchoesStory(
            ann={"board": ["Wristwatch", "Social Networking"]}, bob={}, piles={10: ["Robotics", "Databases"]}
        )
        story.ann.activates("Wristwatch")
        story.expect(
            ann={"board": {"yellow": ["Wristwatch"], "red": ["Social Networking", "Robotics"], "green": ["Databases"]}}
        )

    def test_what_the_echo_effect_uncovers_counts(self) -> None:
        story = EchoesStory(
            ann={"board": {"yellow": ["Wristwatch"], "red": ["Crossbow", "Horseshoes"]}},
            bob={},
            piles={2: ["Calendar"], 10: ["Software"]},
        )
        story.ann.activates("Wristwatch")
        story.expect(
            ann={
                "board": {
                    "yellow": ["Wristwatch"],
                    "red": ["Horseshoes", "Crossbow"],
                    "blue": ["Calendar", "Software"],
                }
            }
        )

    def test_a_bonus_of_eleven_ends_the_game(self) -> None:
        story = EchoesStory(
            ann={"board": ["Wristwatch", "Sudoku"]}, bob={"score": ["Robotics", "Fission"]}, piles={10: ["Databases"]}
        )
        story.ann.activates("Wristwatch")
        # The 10 was tucked first. Then 12 points stood against 19.
        story.expect(ann={"board": ["Wristwatch", "Sudoku", "Databases"]})
        assert story.winners() == ["bob"]
        assert story.won_by() == "points"

    def test_with_yellow_cards_alone_nothing_is_tucked_by_the_echo_effect(self) -> None:
        story = EchoesStory(ann={"board": ["Wristwatch", "Agriculture"]}, bob={}, piles={10: ["Robotics"]})
        story.ann.activates("Wristwatch")
        story.expect(ann={"board": {"yellow": ["Wristwatch", "Agriculture"], "red": ["Robotics"]}})

    @pytest.mark.parametrize(
        ("pile", "splay"), [(["Oars", "Archery", "Optics"], {"red": "left"}), (["Oars", "Archery"], {})]
    )
    def test_a_splay_goes_on_if_two_cards_stay_while_one_is_taken(self, pile: list[str], splay: dict[str, str]) -> None:
        story = EchoesStory(
            ann={"board": {"yellow": ["Wristwatch"], "red": pile}, "splay": {"red": "left"}},
            bob={},
            piles={10: ["Software"]},
        )
        story.ann.activates("Wristwatch")
        story.expect(
            ann={
                "board": {"yellow": ["Wristwatch"], "red": [*pile[1:], "Oars"], "blue": ["Software"]},
                "splay": splay,
            }
        )

    def test_under_another_yellow_card_the_echo_effect_shows_by_a_splay_to_the_left(self) -> None:
        story = EchoesStory(
            ann={
                "board": {"yellow": ["Antibiotics", "Wristwatch"], "red": ["Oars", "Archery"]},
                "splay": {"yellow": "left"},
            },
            bob={},
        )
        story.ann.activates("Antibiotics")
        story.expect(ann={"board": {"yellow": ["Antibiotics", "Wristwatch"], "red": ["Archery", "Oars"]}})
        assert story.turn_goes_on()
