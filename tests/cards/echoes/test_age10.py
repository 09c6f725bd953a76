"""Age 10 of Echoes of the Past, card by card."""

from __future__ import annotations

import pytest

from tenages.rules.icons import CASTLE
from tests.support.looking import named
from tests.support.story import EchoesStory


class TestArtificialHeart:
    def test_the_score_counts_twice_with_its_bonuses(self) -> None:
        story = EchoesStory(ann={"board": ["Artificial Heart"]}, bob={})
        # Twice the bonus of 11 are 22 points, enough for a 4.
        story.ann.activates("Artificial Heart")
        assert story.asked() == ("ann", "achieve")
        assert story.offered() == ["value 1", "value 2", "value 3", "value 4"]
        story.ann.picks_value(4)
        story.expect(ann={"achievements": [4]})
        assert 4 not in story.to_be_had()
        assert story.turn_goes_on()

    def test_the_only_age_within_reach_is_claimed_unasked(self) -> None:
        story = EchoesStory(ann={"board": ["Artificial Heart"]}, bob={}, achievements=[4, 5])
        story.ann.activates("Artificial Heart")
        story.expect(ann={"achievements": [4]})
        assert story.to_be_had() == [5]

    def test_with_too_few_points_nothing_is_claimed(self) -> None:
        story = EchoesStory(ann={"board": ["Artificial Heart"], "score": ["Oars"]}, bob={}, achievements=[5, 6])
        story.ann.activates("Artificial Heart")
        story.expect()
        assert story.turn_goes_on()

    def test_a_second_achievement_of_an_age_costs_as_much_again(self) -> None:
        story = EchoesStory(ann={"board": ["Artificial Heart"], "achievements": [2, 3]}, bob={}, achievements=[2, 3])
        story.ann.activates("Artificial Heart")
        # The second 2 costs 20, the second 3 would cost 30.
        story.expect(ann={"achievements": [2, 3, 2]})
        assert story.to_be_had() == [3]

    def test_bob_shares_first_and_needs_a_top_card_as_high(self) -> None:
        story = EchoesStory(
            ann={"board": ["Artificial Heart"]},
            bob={"board": ["Clothing"], "score": ["Software", "Databases"]},
            piles={10: ["Robotics"]},
        )
        story.ann.activates("Artificial Heart")
        assert story.asked() == ("ann", "achieve")
        assert story.offered() == ["value 2", "value 3", "value 4"]
        story.ann.picks_value(3)
        story.expect(ann={"achievements": [3], "hand": ["Robotics"]}, bob={"achievements": [1]})

    def test_the_last_achievement_that_is_needed_wins(self) -> None:
        story = EchoesStory(ann={"board": ["Artificial Heart"], "achievements": [1, 2, 3, 5, 6, 7]}, bob={})
        story.ann.activates("Artificial Heart")
        assert story.winners() == ["ann"]
        assert story.won_by() == "achievements"


class TestHumanGenome:
    def test_who_has_the_same_values_in_hand_and_score_pile_wins(self) -> None:
        story = EchoesStory(
            ann={"board": {"blue": ["Human Genome", "Tools"]}, "hand": ["Coal"], "score": ["Archery"]},
            bob={},
            piles={5: ["Piano"]},
        )
        story.ann.activates("Human Genome")
        assert story.asked() == ("ann", "draw")
        assert story.offered() == [*[f"value {value}" for value in range(1, 11)], "pass"]
        story.ann.picks_value(5)
        story.expect(
            ann={"board": ["Human Genome"], "hand": ["Coal", "Tools"], "score": ["Archery", "Piano"]},
        )
        assert story.winners() == ["ann"]
        assert story.won_by() == "effect"

    def test_a_value_that_is_there_twice_must_be_there_twice_on_both_sides(self) -> None:
        story = EchoesStory(
            ann={"board": {"blue": ["Human Genome", "Tools"]}, "hand": ["Oars"], "score": ["Archery"]}, bob={}
        )
        story.ann.activates("Human Genome")
        story.ann.passes()
        story.expect(ann={"board": ["Human Genome"], "hand": ["Oars", "Tools"]})
        assert story.turn_goes_on()

    def test_nothing_need_be_drawn_to_win(self) -> None:
        story = EchoesStory(ann={"board": {"blue": ["Human Genome", "Tools"]}, "score": ["Archery"]}, bob={})
        story.ann.activates("Human Genome")
        story.ann.passes()
        story.expect(ann={"board": ["Human Genome"], "hand": ["Tools"]})
        assert story.winners() == ["ann"]

    def test_one_chooses_among_the_bottom_cards(self) -> None:
        story = EchoesStory(
            ann={"board": {"blue": ["Human Genome"], "red": ["Coal", "Oars"]}, "score": ["Archery"]}, bob={}
        )
        story.ann.activates("Human Genome")
        story.ann.passes()
        assert story.asked() == ("ann", "take")
        assert story.offered() == ["card oars", "card human-genome"]
        story.ann.picks("Human Genome")
        story.expect(ann={"board": {"red": ["Coal", "Oars"]}, "hand": ["Human Genome"]})
        assert story.turn_goes_on()

    def test_bob_shares_first(self) -> None:
        story = EchoesStory(
            ann={"board": ["Human Genome"]},
            bob={"board": ["Tools"], "score": ["Oars"]},
        )
        story.ann.activates("Human Genome")
        story.bob.passes()
        assert story.winners() == ["bob"]


class TestFlashDrive:
    def test_bob_returns_four_cards_that_he_chooses(self) -> None:
        story = EchoesStory(
            ann={"board": ["Flash Drive"]}, bob={"score": ["Oars", "Tools", "Calendar", "Paper", "Coal", "Physics"]}
        )
        story.ann.activates("Flash Drive")
        assert story.asked() == ("bob", "return")
        story.bob.picks("Tools", "Coal", "Oars", "Calendar")
        story.expect(bob={"score": ["Paper", "Physics"]})
        assert story.pile(1)[-2:] == ["Tools", "Oars"]
        assert story.turn_goes_on()

    def test_four_cards_or_fewer_all_go_and_only_their_order_is_asked(self) -> None:
        story = EchoesStory(ann={"board": ["Flash Drive"]}, bob={"score": ["Oars", "Archery", "Calendar", "Lever"]})
        story.ann.activates("Flash Drive")
        assert story.asked() == ("bob", "return")
        assert story.offered() == ["card oars", "card archery"]
        story.bob.picks("Archery")
        story.expect(bob={"score": []})
        assert story.pile(1)[-2:] == ["Archery", "Oars"]
        assert story.bottom(2) == "Calendar"
        assert story.bottom(2, "echoes") == "Lever"
        assert story.turn_goes_on()

    def test_for_a_returned_card_a_color_may_be_splayed_up(self) -> None:
        story = EchoesStory(
            ann={
                "board": {"green": ["Flash Drive", "Sailing"], "red": ["Oars", "Archery"], "blue": ["Pottery"]},
                "score": ["Tools", "Coal"],
            },
            bob={},
        )
        story.ann.activates("Flash Drive")
        assert story.asked() == ("ann", "return")
        assert story.offered() == ["card tools", "card coal"]
        story.ann.picks("Coal")
        assert story.asked() == ("ann", "splay up")
        assert story.offered() == ["color red", "color green", "pass"]
        story.ann.picks_color("red")
        story.expect(ann={"score": ["Tools"], "splay": {"red": "up"}})
        assert story.bottom(5) == "Coal"
        assert story.turn_goes_on()

    def test_the_card_is_returned_even_if_nothing_is_splayed(self) -> None:
        story = EchoesStory(ann={"board": ["Flash Drive", "Sailing"], "score": ["Coal"]}, bob={})
        story.ann.activates("Flash Drive")
        story.ann.passes()
        story.expect(ann={"score": []})

    def test_without_a_card_to_return_nothing_is_splayed(self) -> None:
        story = EchoesStory(ann={"board": ["Flash Drive", "Sailing"]}, bob={})
        story.ann.activates("Flash Drive")
        story.expect()
        assert story.turn_goes_on()


class TestGPS:
    def test_bob_returns_his_forecast_and_ann_foreshadows_three_tens(self) -> None:
        story = EchoesStory(
            ann={"board": ["GPS"], "forecast": ["Coal"]},
            bob={"forecast": ["Computers", "Canning", "Fission", "Jet"], "hand": ["Oars"]},
            piles={10: ["Robotics", "Databases", "Software"]},
        )
        story.ann.activates("GPS")
        assert story.asked() == ("bob", "return")
        assert story.offered() == ["card computers", "card fission"]
        story.bob.picks("Fission")
        story.expect(ann={"forecast": ["Coal", "Robotics", "Databases", "Software"]}, bob={"forecast": []})
        assert story.pile(9)[-2:] == ["Fission", "Computers"]
        assert story.bottom(9, "echoes") == "Jet"
        assert story.bottom(6) == "Canning"
        assert story.turn_goes_on()

    def test_seven_cards_in_the_forecast_are_destiny(self) -> None:
        story = EchoesStory(
            ann={"board": ["GPS"], "forecast": ["Coal", "Fission", "Oars", "Tools"]},
            bob={},
            piles={10: ["Robotics", "Databases", "Software"]},
        )
        story.ann.activates("GPS")
        story.expect(
            ann={
                "forecast": ["Coal", "Fission", "Oars", "Tools", "Robotics", "Databases", "Software"],
                "achievements": ["Destiny"],
            }
        )

    def test_who_shares_keeps_his_forecast_and_adds_to_it(self) -> None:
        story = EchoesStory(
            ann={"board": ["GPS"]},
            bob={"board": ["Railroad"], "forecast": ["Coal"], "hand": ["Oars"]},
            piles={10: ["MP3", "Camcorder", "Sudoku", "Robotics", "Databases", "Software", "Globalization"]},
        )
        story.ann.activates("GPS")
        story.expect(
            ann={"forecast": ["Robotics", "Databases", "Software"], "hand": ["Globalization"]},
            bob={"forecast": ["Coal", "MP3", "Camcorder", "Sudoku"]},
        )

    @pytest.mark.parametrize("splayed", [True, False])
    def test_yellow_may_be_splayed_up(self, splayed: bool) -> None:
        story = EchoesStory(
            ann={"board": ["GPS", "Canning", "Masonry"]}, bob={}, piles={10: ["Robotics", "Databases", "Software"]}
        )
        story.ann.activates("GPS")
        assert story.asked() == ("ann", "splay up")
        assert story.offered() == ["color yellow", "pass"]
        if splayed:
            story.ann.picks_color("yellow")
        else:
            story.ann.passes()
        story.expect(
            ann={
                "forecast": ["Robotics", "Databases", "Software"],
                "splay": {"yellow": "up"} if splayed else {},
            }
        )


class TestPuzzleCube:
    def test_with_nothing_splayed_every_color_shows_one_card_and_that_wins(self) -> None:
        story = EchoesStory(ann={"board": {"purple": ["Puzzle Cube"], "red": ["Oars", "Archery"]}}, bob={})
        story.ann.activates("Puzzle Cube")
        assert story.asked() == ("ann", "score")
        assert story.offered() == ["color red", "color purple", "pass"]
        story.ann.passes()
        story.expect()
        assert story.winners() == ["ann"]
        assert story.won_by() == "effect"

    def test_a_splayed_color_shows_all_its_cards(self) -> None:
        story = EchoesStory(
            ann={"board": {"purple": ["Puzzle Cube"], "red": ["Oars", "Archery"]}, "splay": {"red": "left"}},
            bob={},
            piles={10: ["Software"]},
        )
        story.ann.activates("Puzzle Cube")
        story.ann.passes()
        story.expect(ann={"board": {"purple": ["Puzzle Cube"], "red": ["Oars", "Archery"], "blue": ["Software"]}})
        assert story.turn_goes_on()

    def test_the_two_bottom_cards_of_a_color_are_scored_together(self) -> None:
        story = EchoesStory(
            ann={
                "board": {"purple": ["Puzzle Cube"], "red": ["Oars", "Archery", "Metalworking"]},
                "splay": {"red": "left"},
            },
            bob={},
        )
        story.ann.activates("Puzzle Cube")
        story.ann.picks_color("red")
        assert story.asked() == ("ann", "either")
        story.ann.picks_alternative(2)
        # A single red card is not splayed any more: one against one.
        story.expect(ann={"board": ["Puzzle Cube", "Oars"], "splay": {}, "score": ["Archery", "Metalworking"]})
        assert story.winners() == ["ann"]

    def test_the_bottom_card_alone_can_be_scored(self) -> None:
        story = EchoesStory(
            ann={
                "board": {"purple": ["Puzzle Cube"], "red": ["Oars", "Archery", "Metalworking"]},
                "splay": {"red": "left"},
            },
            bob={},
            piles={10: ["Software"]},
        )
        story.ann.activates("Puzzle Cube")
        story.ann.picks_color("red")
        story.ann.picks_alternative(1)
        # Two red cards show, and one purple card.
        story.expect(
            ann={
                "board": {"purple": ["Puzzle Cube"], "red": ["Oars", "Archery"], "blue": ["Software"]},
                "score": ["Metalworking"],
            }
        )
        assert story.turn_goes_on()

    def test_two_splayed_colors_of_two_cards_show_equally_many(self) -> None:
        story = EchoesStory(
            ann={
                "board": {"purple": ["Puzzle Cube", "Mysticism"], "red": ["Oars", "Archery", "Coal"]},
                "splay": {"purple": "up", "red": "left"},
            },
            bob={},
        )
        story.ann.activates("Puzzle Cube")
        story.ann.picks_color("red")
        story.ann.picks_alternative(1)
        assert story.winners() == ["ann"]

    def test_a_color_of_one_card_is_scored_without_a_question_of_how_many(self) -> None:
        story = EchoesStory(
            ann={"board": {"purple": ["Puzzle Cube"], "red": ["Oars", "Archery"]}, "splay": {"red": "left"}}, bob={}
        )
        story.ann.activates("Puzzle Cube")
        story.ann.picks_color("purple")
        # Red is the only color then.
        story.expect(ann={"board": {"red": ["Oars", "Archery"]}, "score": ["Puzzle Cube"]})
        assert story.winners() == ["ann"]

    def test_an_empty_board_wins_nothing(self) -> None:
        story = EchoesStory(ann={"board": ["Puzzle Cube"]}, bob={}, piles={10: ["Software"]})
        story.ann.activates("Puzzle Cube")
        story.ann.picks_color("purple")
        story.expect(ann={"board": ["Software"], "score": ["Puzzle Cube"]})
        assert story.turn_goes_on()


EIGHT_BONUSES = {
    "board": {
        # 11, 3, 2, 5, 6 and 9, then 10 and 7.
        "purple": ["Sudoku", "Puppet", "Pagoda", "Clock", "Indian Clubs", "Rock"],
        "red": ["Jet"],
        "yellow": ["Elevator"],
    },
    "splay": {"purple": "up"},
    "achievements": ["Wealth"],
    "hand": ["Tools"],
}


class TestSudoku:
    def test_a_card_of_any_value_is_melded_and_executed(self) -> None:
        story = EchoesStory(ann={"board": ["Sudoku"]}, bob={}, piles={1: ["The Wheel", "Archery", "Dice"]})
        story.ann.activates("Sudoku")
        assert story.asked() == ("ann", "draw")
        assert story.offered() == [f"value {value}" for value in range(1, 11)]
        story.ann.picks_value(1)
        story.expect(ann={"board": ["Sudoku", "The Wheel"], "hand": ["Archery", "Dice"]})
        assert story.turn_goes_on()

    def test_demands_and_echo_effects_of_the_melded_card_are_not_executed(self) -> None:
        story = EchoesStory(ann={"board": ["Sudoku"], "hand": ["Tools"]}, bob={"board": ["Oars"]}, piles={9: ["ATM"]})
        story.ann.activates("Sudoku")
        story.ann.picks_value(9)
        story.expect(ann={"board": ["Sudoku", "ATM"]})
        assert story.turn_goes_on()

    def test_nine_different_bonuses_win_before_the_card_is_executed(self) -> None:
        story = EchoesStory(ann=EIGHT_BONUSES, bob={}, piles={4: ["Chintz"]})
        story.ann.activates("Sudoku")
        story.ann.picks_value(4)
        story.expect(
            ann={
                "board": {
                    "purple": ["Sudoku", "Puppet", "Pagoda", "Clock", "Indian Clubs", "Rock"],
                    "red": ["Jet"],
                    "yellow": ["Elevator"],
                    "green": ["Chintz"],
                }
            }
        )
        assert story.winners() == ["ann"]
        assert story.won_by() == "effect"

    def test_a_ninth_bonus_of_the_same_value_as_another_does_not_win(self) -> None:
        story = EchoesStory(ann=EIGHT_BONUSES, bob={}, piles={7: ["Saxophone", "Rubber"]})
        story.ann.activates("Sudoku")
        story.ann.picks_value(7)
        # Saxophone brings a second 7, and draws one for the note on it.
        story.expect(
            ann={
                "board": {
                    "purple": ["Saxophone", "Sudoku", "Puppet", "Pagoda", "Clock", "Indian Clubs", "Rock"],
                    "red": ["Jet"],
                    "yellow": ["Elevator"],
                },
                "hand": ["Tools", "Rubber"],
            }
        )
        assert story.turn_goes_on()


class TestCamcorder:
    def test_bob_gives_his_hand_and_draws_a_nine(self) -> None:
        story = EchoesStory(
            ann={"board": ["Camcorder"]},
            bob={"hand": ["Oars", "Tools", "Genetics"]},
            piles={9: ["Fission", "Computers", "Jet", "Ecology"]},
        )
        story.ann.activates("Camcorder")
        # Ann melds the 9 among them and returns the rest.
        assert story.asked() == ("ann", "return")
        assert story.offered() == ["card oars", "card tools"]
        story.ann.picks("Tools")
        story.expect(
            ann={"board": ["Camcorder", "Genetics"], "hand": ["Computers", "Jet", "Ecology"]}, bob={"hand": ["Fission"]}
        )
        assert story.pile(1)[-2:] == ["Tools", "Oars"]
        assert story.turn_goes_on()

    def test_without_a_hand_bob_draws_a_nine_all_the_same(self) -> None:
        story = EchoesStory(ann={"board": ["Camcorder"]}, bob={}, piles={9: ["Fission", "Computers", "Jet", "Ecology"]})
        story.ann.activates("Camcorder")
        story.expect(ann={"hand": ["Computers", "Jet", "Ecology"]}, bob={"hand": ["Fission"]})
        assert story.turn_goes_on()

    def test_all_nines_are_melded_in_the_order_one_chooses(self) -> None:
        story = EchoesStory(
            ann={"board": ["Camcorder"], "hand": ["Computers", "Laser", "Oars", "Robotics"]},
            bob={"board": ["Railroad"]},
            piles={9: ["Fission", "Jet", "Ecology", "Composites", "Rock", "Genetics"], 10: ["Software"]},
        )
        story.ann.activates("Camcorder")
        # Bob, who shares, had nothing to meld and drew first; Ann draws a 10 for that in the end.
        assert story.asked() == ("ann", "meld")
        assert story.offered() == ["card computers", "card laser"]
        story.ann.picks("Laser")
        story.expect(
            ann={
                "board": {"red": ["Camcorder"], "blue": ["Computers", "Laser"]},
                "hand": ["Composites", "Rock", "Genetics", "Software"],
            },
            bob={"hand": ["Fission", "Jet", "Ecology"]},
        )
        assert story.bottom(1) == "Oars"
        assert story.bottom(10) == "Robotics"
        assert story.turn_goes_on()


class TestSocialNetworking:
    def test_bob_chooses_an_icon_and_loses_the_top_cards_without_it(self) -> None:
        story = EchoesStory(
            ann={"board": ["Social Networking"]},
            bob={
                "board": {
                    "red": ["Oars"],
                    "blue": ["Tools"],
                    "yellow": ["Agriculture", "Masonry"],
                    "green": ["Compass"],
                }
            },
        )
        story.ann.activates("Social Networking")
        assert story.asked() == ("bob", "choose icon")
        icons = ("castle", "crown", "leaf", "lightbulb", "factory", "clock")
        assert story.offered() == [f"icon {icon}" for icon in icons]
        story.bob.picks_icon("castle")
        assert named(story) == [CASTLE]
        # Masonry, which lay under Agriculture, stays.
        story.expect(ann={"score": ["Agriculture", "Compass"]}, bob={"board": ["Oars", "Tools", "Masonry"]})
        assert story.game.table.players[0].scored == 0
        assert story.turn_goes_on()

    def test_with_an_empty_board_an_icon_is_chosen_for_nothing(self) -> None:
        story = EchoesStory(ann={"board": ["Social Networking"]}, bob={})
        story.ann.activates("Social Networking")
        story.bob.picks_icon("leaf")
        story.expect()
        assert story.turn_goes_on()

    def test_fewer_factories_crowns_and_castles_than_each_opponent_win(self) -> None:
        story = EchoesStory(
            ann={"board": ["Social Networking"]},
            bob={"board": ["Gunpowder", "Domestication"]},
        )
        story.ann.activates("Social Networking")
        story.bob.picks_icon("crown")
        story.expect()
        assert story.winners() == ["ann"]
        assert story.won_by() == "effect"

    @pytest.mark.parametrize(
        ("mine", "theirs"),
        [
            ("Canning", ["Steam Engine", "Oars"]),
            ("Currency", ["Gunpowder", "Domestication"]),
            ("Scissors", ["Gunpowder", "City States"]),
        ],
    )
    def test_as_many_of_one_of_them_do_not_win(self, mine: str, theirs: list[str]) -> None:
        # Ann shows two factories, or two crowns, or a castle, and Bob just as many.
        story = EchoesStory(ann={"board": ["Social Networking", mine]}, bob={"board": theirs})
        story.ann.activates("Social Networking")
        story.bob.picks_icon("crown")
        story.expect()
        assert story.turn_goes_on()

    def test_each_opponent_counts(self) -> None:
        story = EchoesStory(
            ann={"board": ["Social Networking"]},
            bob={"board": ["Gunpowder", "Domestication"]},
            cid={"board": ["Steam Engine"]},
        )
        story.ann.activates("Social Networking")
        story.bob.picks_icon("crown")
        story.cid.picks_icon("crown")
        story.expect()
        assert story.turn_goes_on()

    def test_a_partner_does_not_count(self) -> None:
        story = EchoesStory(
            ann={"board": ["Social Networking"]},
            bob={"board": ["Gunpowder", "Domestication"]},
            cid={},
            dan={"board": ["Steam Engine", "Oars"]},
            teams=True,
        )
        story.ann.activates("Social Networking")
        story.bob.picks_icon("crown")
        story.dan.picks_icon("crown")
        assert story.winners() == ["ann", "cid"]


class TestCellPhone:
    @pytest.mark.parametrize(
        ("board", "drawn"),
        [(["Cell Phone"], ["Robotics"]), (["Cell Phone", "Software"], ["Robotics", "MP3"])],
    )
    def test_a_ten_is_drawn_for_every_two_clocks(self, board: list[str], drawn: list[str]) -> None:
        story = EchoesStory(ann={"board": board}, bob={}, piles={10: ["Robotics", "MP3", "Stem Cells"]})
        story.ann.activates("Cell Phone")
        assert story.asked() == ("ann", "tuck")
        story.ann.passes()
        story.expect(ann={"hand": drawn})
        assert story.turn_goes_on()

    @pytest.mark.parametrize("splayed", [True, False])
    def test_green_may_be_splayed_up(self, splayed: bool) -> None:
        story = EchoesStory(ann={"board": ["Cell Phone", "Sailing", "Paper"]}, bob={}, piles={10: ["Stem Cells"]})
        story.ann.activates("Cell Phone")
        assert story.asked() == ("ann", "splay up")
        assert story.offered() == ["color green", "pass"]
        if splayed:
            story.ann.picks_color("green")
        else:
            story.ann.passes()
        # No card in the hand has a clock, but that is hidden.
        assert story.asked() == ("ann", "tuck")
        assert story.offered() == ["pass"]
        story.ann.passes()
        story.expect(ann={"hand": ["Stem Cells"], "splay": {"green": "up"} if splayed else {}})
        assert story.turn_goes_on()

    def test_cards_with_a_clock_are_tucked_and_their_colors_splayed_up(self) -> None:
        story = EchoesStory(
            ann={
                "board": {"yellow": ["Cell Phone"], "green": ["Sailing", "Paper"], "red": ["Oars"]},
                "splay": {"green": "left"},
                "hand": ["Databases", "Mobility", "Archery", "Dice"],
            },
            bob={},
            piles={10: ["Software"]},
        )
        story.ann.activates("Cell Phone")
        story.ann.passes()
        assert story.offered() == ["card databases", "card mobility", "card software", "pass"]
        story.ann.picks("Databases")
        assert story.offered() == ["card mobility", "card software", "pass"]
        story.ann.picks("Mobility")
        story.ann.picks("Software")
        # Blue has one card only, which cannot be splayed.
        story.ann.passes()
        story.expect(
            ann={
                "board": {
                    "yellow": ["Cell Phone"],
                    "green": ["Sailing", "Paper", "Databases"],
                    "red": ["Oars", "Mobility"],
                    "blue": ["Software"],
                },
                "splay": {"green": "up", "red": "up"},
                "hand": ["Archery", "Dice"],
            }
        )
        assert story.turn_goes_on()

    def test_one_may_stop_after_any_card(self) -> None:
        story = EchoesStory(
            ann={"board": ["Cell Phone", "Oars"], "hand": ["Mobility", "Fission"]}, bob={}, piles={10: ["MP3"]}
        )
        story.ann.activates("Cell Phone")
        story.ann.picks("Fission")
        story.ann.passes()
        story.expect(
            ann={
                "board": {"yellow": ["Cell Phone"], "red": ["Oars", "Fission"]},
                "splay": {"red": "up"},
                "hand": ["Mobility", "MP3"],
            }
        )


class TestMP3:
    def test_two_achievements_are_claimed_for_a_returned_card(self) -> None:
        story = EchoesStory(
            ann={"board": ["MP3"], "hand": ["Tools", "Oars"], "score": ["Coal"]}, bob={}, piles={10: ["GPS"]}
        )
        story.ann.activates("MP3")
        assert story.asked() == ("ann", "return")
        assert story.offered() == ["card tools", "card oars", "pass"]
        story.ann.picks("Tools")
        story.ann.passes()
        # 5 points and a bonus of 10.
        assert story.asked() == ("ann", "achieve")
        assert story.offered() == ["value 1", "value 2", "value 3"]
        story.ann.picks_value(3)
        assert story.offered() == ["value 1", "value 2"]
        story.ann.picks_value(1)
        story.expect(ann={"hand": ["Oars"], "achievements": [3, 1], "score": ["Coal", "GPS"]})
        assert story.bottom(1) == "Tools"
        assert story.turn_goes_on()

    def test_for_no_returned_card_nothing_is_claimed(self) -> None:
        story = EchoesStory(ann={"board": ["MP3"], "hand": ["Tools"]}, bob={}, piles={10: ["GPS"]})
        story.ann.activates("MP3")
        story.ann.passes()
        story.expect(ann={"score": ["GPS"]})
        assert story.turn_goes_on()

    def test_all_that_is_within_reach_is_claimed_and_no_more(self) -> None:
        story = EchoesStory(
            ann={"board": ["MP3"], "hand": ["Tools", "Oars"]}, bob={}, piles={10: ["Robotics"]}, achievements=[2, 3]
        )
        story.ann.activates("MP3")
        story.ann.picks("Tools", "Oars")
        story.expect(ann={"hand": [], "achievements": [2], "score": ["Robotics"]})
        assert story.to_be_had() == [3]
        assert story.turn_goes_on()

    def test_each_claim_makes_the_next_of_the_same_age_dearer(self) -> None:
        story = EchoesStory(
            ann={"board": ["MP3"], "hand": ["Tools", "Oars"]}, bob={}, piles={10: ["Robotics"]}, achievements=[1, 1, 1]
        )
        story.ann.activates("MP3")
        story.ann.picks("Tools", "Oars")
        # With 10 points a second 1 can be claimed, but not a third.
        story.expect(ann={"hand": [], "achievements": [1, 1], "score": ["Robotics"]})
        assert story.to_be_had() == [1]

    def test_the_last_achievement_that_is_needed_wins(self) -> None:
        story = EchoesStory(
            ann={"board": ["MP3"], "hand": ["Tools"], "achievements": [4, 5, 6, 7, 8, 9]}, bob={}, achievements=[1, 2]
        )
        story.ann.activates("MP3")
        story.ann.picks("Tools")
        story.ann.picks_value(2)
        assert story.winners() == ["ann"]
        assert story.won_by() == "achievements"

    def test_one_chooses_which_bonus_to_score_a_card_for(self) -> None:
        story = EchoesStory(ann={"board": ["MP3", "Crossbow", "Puppet"]}, bob={}, piles={3: ["Paper"]})
        story.ann.activates("MP3")
        assert story.asked() == ("ann", "draw")
        assert story.offered() == ["value 3", "value 10"]
        story.ann.picks_value(3)
        story.expect(ann={"score": ["Paper"]})
        assert story.turn_goes_on()

    def test_a_bonus_of_eleven_ends_the_game(self) -> None:
        story = EchoesStory(ann={"board": ["MP3", "Sudoku"]}, bob={})
        story.ann.activates("MP3")
        story.ann.picks_value(11)
        story.expect()
        assert story.winners() == ["ann"]
        assert story.won_by() == "points"

    def test_who_shares_without_a_bonus_scores_a_one_for_what_is_missing_is_0(self) -> None:
        story = EchoesStory(
            ann={"board": ["MP3"]}, bob={"board": ["Optics"]}, piles={10: ["Robotics", "Software"], 1: ["Tools"]}
        )
        story.ann.activates("MP3")
        # Bob's share changed something, so Ann draws.
        story.expect(ann={"score": ["Robotics"], "hand": ["Software"]}, bob={"score": ["Tools"]})
        assert story.turn_goes_on()
