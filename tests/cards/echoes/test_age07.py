"""Age 7 of Echoes of the Past, card by card."""

from __future__ import annotations

import pytest

from tests.support.looking import named, revealed
from tests.support.story import EchoesStory


class TestPhotography:
    def test_the_echo_melds_a_card_of_the_forecast(self) -> None:
        story = EchoesStory(ann={"board": ["Photography"], "forecast": ["Flight", "Canning"]}, bob={})
        story.ann.activates("Photography")
        assert story.asked() == ("ann", "meld")
        assert story.offered() == ["card flight", "card canning"]
        story.ann.picks("Flight")
        story.expect(ann={"board": ["Photography", "Flight"], "forecast": ["Canning"]})
        assert story.turn_goes_on()

    def test_a_lone_card_of_the_forecast_must_be_melded(self) -> None:
        story = EchoesStory(ann={"board": ["Photography"], "forecast": ["Databases"]}, bob={})
        story.ann.activates("Photography")
        story.expect(ann={"board": ["Photography", "Databases"], "forecast": []})
        assert story.turn_goes_on()

    def test_without_a_forecast_nothing_is_melded(self) -> None:
        story = EchoesStory(ann={"board": ["Photography"], "hand": ["Flight"]}, bob={})
        story.ann.activates("Photography")
        story.expect()
        assert story.turn_goes_on()

    def test_bob_takes_his_highest_top_card_into_his_hand(self) -> None:
        story = EchoesStory(
            ann={"board": ["Photography"]},
            bob={"board": {"red": ["Gunpowder", "Coal"], "green": ["Clothing"]}, "hand": ["Oars"]},
        )
        story.ann.activates("Photography")
        story.expect(bob={"board": {"red": ["Coal"], "green": ["Clothing"]}, "hand": ["Oars", "Gunpowder"]})
        assert story.turn_goes_on()

    def test_of_equally_high_cards_bob_chooses_one(self) -> None:
        story = EchoesStory(
            ann={"board": ["Photography", "Canning"]}, bob={"board": ["Gunpowder", "Anatomy", "Clothing"]}
        )
        story.ann.activates("Photography")
        assert story.asked() == ("bob", "take")
        assert story.offered() == ["card gunpowder", "card anatomy"]
        story.bob.picks("Anatomy")
        story.expect(bob={"board": ["Gunpowder", "Clothing"], "hand": ["Anatomy"]})

    def test_who_has_as_many_lightbulbs_shares_the_echo_and_keeps_his_cards(self) -> None:
        story = EchoesStory(
            ann={"board": ["Photography"]},
            bob={"board": ["Tools"], "forecast": ["Oars"]},
            piles={7: ["Lighting"]},
        )
        story.ann.activates("Photography")
        story.expect(ann={"hand": ["Lighting"]}, bob={"board": ["Tools", "Oars"], "forecast": []})

    def test_three_echo_effects_in_one_color_claim_history(self) -> None:
        story = EchoesStory(
            ann={"board": ["Photography", "Elevator", "Tractor", "Air Conditioner"], "splay": {"yellow": "right"}},
            bob={},
        )
        story.ann.activates("Photography")
        story.expect(ann={"achievements": ["History"]})
        assert "History" not in story.to_be_had()
        assert story.turn_goes_on()

    def test_what_blue_itself_shows_is_carried_out_and_counted(self) -> None:
        story = EchoesStory(
            ann={"board": ["Photography", "Thermometer", "Perfume"], "splay": {"blue": "right"}},
            bob={},
            piles={1: ["Archery"]},
        )
        story.ann.activates("Photography")
        story.expect(
            ann={
                "board": {"blue": ["Photography", "Thermometer", "Perfume"], "red": ["Archery"]},
                "achievements": ["History"],
            }
        )

    def test_echo_effects_of_two_colors_do_not_add_up(self) -> None:
        story = EchoesStory(
            ann={"board": ["Photography", "Elevator", "Tractor", "Jeans"], "splay": {"yellow": "right"}}, bob={}
        )
        story.ann.activates("Photography")
        story.expect()
        assert "History" in story.to_be_had()

    def test_covered_echo_effects_do_not_count(self) -> None:
        story = EchoesStory(
            ann={"board": ["Photography", "Elevator", "Tractor", "Air Conditioner"], "splay": {"yellow": "left"}},
            bob={},
        )
        story.ann.activates("Photography")
        story.expect()

    def test_history_is_claimed_only_once(self) -> None:
        story = EchoesStory(
            ann={"board": ["Photography", "Elevator", "Tractor", "Air Conditioner"], "splay": {"yellow": "right"}},
            bob={"achievements": ["History"]},
        )
        story.ann.activates("Photography")
        story.expect()


class TestTypewriter:
    def test_the_hand_is_shown_and_returned_and_each_color_draws_a_higher_card(self) -> None:
        story = EchoesStory(
            ann={"board": ["Typewriter"], "hand": ["Tools", "Writing", "Oars"]},
            bob={},
            piles={6: ["Canning"], 7: ["Jeans"], 8: ["Flight"]},
        )
        story.ann.activates("Typewriter")
        assert story.asked() == ("ann", "return")
        story.ann.picks("Oars", "Writing")
        story.expect(ann={"hand": ["Canning", "Jeans", "Flight"]})
        assert revealed(story) == ["Tools", "Writing", "Oars"]
        assert story.pile(1)[-3:] == ["Oars", "Writing", "Tools"]
        assert story.turn_goes_on()

    def test_an_empty_hand_draws_only_a_six(self) -> None:
        story = EchoesStory(ann={"board": ["Typewriter"]}, bob={}, piles={6: ["Canning"]})
        story.ann.activates("Typewriter")
        story.expect(ann={"hand": ["Canning"]})
        assert revealed(story) == []
        assert story.turn_goes_on()

    def test_a_card_of_echoes_goes_under_the_pile_of_its_set(self) -> None:
        story = EchoesStory(
            ann={"board": ["Typewriter"], "hand": ["Jeans"]}, bob={}, piles={6: ["Canning"], 7: ["Rubber"]}
        )
        story.ann.activates("Typewriter")
        story.expect(ann={"hand": ["Canning", "Rubber"]})
        assert story.bottom(7, "echoes") == "Jeans"

    def test_all_five_colors_draw_beyond_ten(self) -> None:
        story = EchoesStory(
            ann={"board": ["Typewriter"], "hand": ["Oars", "Fermenting", "Paper", "Experimentation", "Societies"]},
            bob={"score": ["Databases"]},
        )
        story.ann.activates("Typewriter")
        assert story.winners() == ["bob"]
        assert story.won_by() == "points"

    def test_four_colors_draw_up_to_a_ten(self) -> None:
        story = EchoesStory(
            ann={"board": ["Typewriter"], "hand": ["Oars", "Fermenting", "Paper", "Experimentation"]},
            bob={},
            piles={6: ["Canning"], 7: ["Jeans"], 8: ["Flight"], 9: ["Genetics"], 10: ["Databases"]},
        )
        story.ann.activates("Typewriter")
        story.expect(ann={"hand": ["Canning", "Jeans", "Flight", "Genetics", "Databases"]})

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = EchoesStory(
            ann={"board": ["Typewriter"]},
            bob={"board": ["Code of Laws"]},
            piles={6: ["Canning", "Democracy"], 7: ["Jeans"]},
        )
        story.ann.activates("Typewriter")
        story.expect(ann={"hand": ["Democracy", "Jeans"]}, bob={"hand": ["Canning"]})


class TestJeans:
    def test_of_two_nines_one_is_returned_and_of_two_lower_cards_one_is_melded(self) -> None:
        story = EchoesStory(
            ann={"board": ["Jeans"]}, bob={}, piles={9: ["Genetics", "Laser"], 2: ["Calendar"], 5: ["Coke"]}
        )
        story.ann.activates("Jeans")
        assert story.asked() == ("ann", "return")
        assert story.offered() == ["card genetics", "card laser"]
        story.ann.picks("Laser")
        story.expect(ann={"forecast": ["Genetics"]})
        assert story.bottom(9, "echoes") == "Laser"
        assert story.asked() == ("ann", "choose value")
        assert story.offered() == ["value 1", "value 2", "value 3", "value 4", "value 5", "value 6"]
        story.ann.picks_value(2)
        assert story.offered() == ["value 1", "value 3", "value 4", "value 5", "value 6"]
        story.ann.picks_value(5)
        assert revealed(story) == ["Calendar", "Coke"]
        assert story.asked() == ("ann", "meld")
        assert story.offered() == ["card calendar", "card coke"]
        story.ann.picks("Coke")
        story.expect(ann={"board": ["Jeans", "Coke"]})
        assert story.bottom(2) == "Calendar"
        assert named(story) == [2, 5]
        assert story.turn_goes_on()

    def test_either_card_may_be_the_one_that_is_returned(self) -> None:
        story = EchoesStory(
            ann={"board": ["Jeans"]}, bob={}, piles={9: ["Genetics", "Laser"], 6: ["Canning"], 1: ["Ruler"]}
        )
        story.ann.activates("Jeans")
        story.ann.picks("Genetics")
        story.ann.picks_value(6)
        story.ann.picks_value(1)
        story.ann.picks("Canning")
        story.expect(ann={"board": ["Jeans", "Canning"], "forecast": ["Laser"]})
        assert story.bottom(9) == "Genetics"
        assert story.bottom(1, "echoes") == "Ruler"

    def test_cards_held_before_are_left_alone(self) -> None:
        story = EchoesStory(
            ann={"board": ["Jeans"], "hand": ["Tools"]},
            bob={},
            piles={9: ["Genetics", "Laser"], 2: ["Lever"], 5: ["Coal"]},
        )
        story.ann.activates("Jeans")
        assert story.offered() == ["card laser", "card genetics"]
        story.ann.picks("Genetics")
        story.ann.picks_value(2)
        story.ann.picks_value(5)
        assert story.offered() == ["card lever", "card coal"]
        story.ann.picks("Coal")
        story.expect(ann={"board": ["Jeans", "Coal"], "forecast": ["Laser"]})

    def test_bob_shares_both_and_ann_draws_for_it(self) -> None:
        story = EchoesStory(
            ann={"board": ["Jeans"]},
            bob={"board": ["Fermenting"]},
            piles={
                9: ["Genetics", "Laser", "Services", "Rock"],
                1: ["Oars", "Archery"],
                2: ["Lever", "Linguistics"],
                7: ["Lighting"],
            },
        )
        story.ann.activates("Jeans")
        story.bob.picks("Laser")
        story.ann.picks("Rock")
        for person, melded in ((story.bob, "Lever"), (story.ann, "Archery")):
            person.picks_value(1)
            person.picks_value(2)
            person.picks(melded)
        story.expect(
            ann={"board": ["Jeans", "Archery"], "forecast": ["Services"], "hand": ["Lighting"]},
            bob={"board": ["Fermenting", "Lever"], "forecast": ["Genetics"]},
        )

    def test_the_echo_is_carried_out_where_a_splay_shows_it(self) -> None:
        story = EchoesStory(
            ann={"board": ["Bicycle", "Jeans"], "splay": {"green": "right"}}, bob={}, piles={9: ["Genetics", "Laser"]}
        )
        story.ann.activates("Bicycle")
        assert story.asked() == ("ann", "return")
        story.ann.picks("Laser")
        story.expect(ann={"forecast": ["Genetics"]})
        assert story.turn_goes_on()

    @pytest.mark.parametrize("splay", ["left", "none"])
    def test_the_echo_is_not_carried_out_where_it_is_covered(self, splay: str) -> None:
        story = EchoesStory(ann={"board": ["Bicycle", "Jeans"], "splay": {"green": splay}}, bob={})
        story.ann.activates("Bicycle")
        story.expect()
        assert story.turn_goes_on()


class TestTelegraph:
    def test_a_color_is_splayed_as_an_opponent_has_it(self) -> None:
        story = EchoesStory(
            ann={"board": ["Telegraph", "Oars", "Archery"]},
            bob={"board": ["Metalworking", "Engineering"], "splay": {"red": "right"}},
        )
        story.ann.activates("Telegraph")
        assert story.asked() == ("ann", "choose player")
        assert story.offered() == ["player 1", "pass"]
        story.ann.picks_player("bob")
        story.expect(ann={"splay": {"red": "right"}})
        assert story.turn_goes_on()

    def test_a_color_that_the_opponent_has_not_splayed_is_unsplayed(self) -> None:
        story = EchoesStory(
            ann={"board": ["Telegraph", "Oars", "Archery", "Agriculture", "Masonry"], "splay": {"yellow": "left"}},
            bob={"board": ["Metalworking", "Engineering"], "splay": {"red": "up"}},
        )
        story.ann.activates("Telegraph")
        story.ann.picks_player("bob")
        assert story.asked() == ("ann", "choose color")
        assert story.offered() == ["color red", "color yellow"]
        story.ann.picks_color("yellow")
        story.expect(ann={"splay": {}})
        assert story.turn_goes_on()

    def test_one_may_choose_nobody(self) -> None:
        story = EchoesStory(
            ann={"board": ["Telegraph", "Oars", "Archery"]},
            bob={"board": ["Metalworking", "Engineering"], "splay": {"red": "right"}},
        )
        story.ann.activates("Telegraph")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_only_opponents_who_splay_something_otherwise_can_be_chosen(self) -> None:
        story = EchoesStory(
            ann={"board": ["Telegraph", "Oars", "Archery"], "splay": {"red": "left"}},
            bob={"board": ["Metalworking", "Engineering"], "splay": {"red": "left"}},
            cid={"board": ["Coal", "Construction"], "splay": {"red": "up"}},
        )
        story.ann.activates("Telegraph")
        assert story.offered() == ["player 2", "pass"]
        story.ann.picks_player("cid")
        story.expect(ann={"splay": {"red": "up"}})

    def test_a_color_of_one_card_cannot_follow(self) -> None:
        story = EchoesStory(
            ann={"board": ["Telegraph", "Oars"]},
            bob={"board": ["Metalworking", "Engineering"], "splay": {"red": "right"}},
        )
        story.ann.activates("Telegraph")
        story.expect()
        assert story.turn_goes_on()

    def test_a_partner_is_not_followed(self) -> None:
        story = EchoesStory(
            ann={"board": ["Telegraph", "Oars", "Archery"]},
            bob={},
            cid={"board": ["Metalworking", "Engineering"], "splay": {"red": "right"}},
            dan={},
            teams=True,
        )
        story.ann.activates("Telegraph")
        story.expect()
        assert story.turn_goes_on()

    def test_blue_may_be_splayed_up(self) -> None:
        story = EchoesStory(ann={"board": ["Telegraph", "Tools", "Writing"]}, bob={})
        story.ann.activates("Telegraph")
        assert story.asked() == ("ann", "splay up")
        assert story.offered() == ["color blue", "pass"]
        story.ann.picks_color("blue")
        story.expect(ann={"splay": {"blue": "up"}})
        assert story.turn_goes_on()

    def test_one_may_leave_blue_as_it_is(self) -> None:
        story = EchoesStory(ann={"board": ["Telegraph", "Tools", "Writing"]}, bob={})
        story.ann.activates("Telegraph")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()


class TestIceCream:
    def test_a_top_card_without_a_bonus_is_scored(self) -> None:
        story = EchoesStory(
            ann={"board": ["Ice Cream", "Coal", "Tools", "Jeans"]}, bob={}, piles={1: ["Archery"], 9: ["Genetics"]}
        )
        story.ann.activates("Ice Cream")
        assert story.asked() == ("ann", "score")
        assert story.offered() == ["card coal", "card tools"]
        story.ann.picks("Coal")
        story.expect(ann={"board": ["Ice Cream", "Tools", "Jeans"], "score": ["Coal"]}, bob={"board": ["Archery"]})

    def test_a_purple_card_is_not_scored(self) -> None:
        story = EchoesStory(
            ann={"board": {"purple": ["Lighting", "Ice Cream"], "red": ["Oars"]}, "splay": {"purple": "left"}}, bob={}
        )
        story.ann.activates("Lighting")
        story.expect(ann={"board": ["Lighting", "Ice Cream"], "score": ["Oars"]})
        assert story.turn_goes_on()

    def test_with_bonuses_everywhere_nothing_is_scored(self) -> None:
        story = EchoesStory(
            ann={"board": {"purple": ["Lighting", "Ice Cream"], "red": ["Rubber"]}, "splay": {"purple": "left"}}, bob={}
        )
        story.ann.activates("Lighting")
        story.expect()
        assert story.turn_goes_on()

    def test_bob_draws_and_melds_a_one(self) -> None:
        story = EchoesStory(
            ann={"board": ["Ice Cream"]},
            bob={"board": ["Gunpowder"], "hand": ["Tools"]},
            piles={1: ["Archery", "Plumbing"]},
        )
        story.ann.activates("Ice Cream")
        story.ann.picks_value(6)
        story.ann.passes()
        story.expect(bob={"board": ["Plumbing", "Gunpowder"]})
        assert story.turn_goes_on()

    def test_the_bottom_card_of_a_pile_becomes_an_achievement(self) -> None:
        story = EchoesStory(ann={"board": ["Ice Cream"]}, bob={}, piles={1: ["Archery"]})
        bottom, cards = story.bottom(7), len(story.pile(7))
        story.ann.activates("Ice Cream")
        assert story.asked() == ("ann", "choose value")
        assert story.offered() == ["value 6", "value 7", "value 8", "value 9"]
        story.ann.picks_value(7)
        assert story.asked() == ("ann", "offer")
        story.ann.says_yes()
        story.expect(bob={"board": ["Archery"]})
        assert story.to_be_had()[:10] == [1, 2, 3, 4, 5, 6, 7, 7, 8, 9]
        assert bottom not in story.pile(7)
        assert len(story.pile(7)) == cards - 1
        assert story.turn_goes_on()

    def test_one_may_leave_the_achievements_as_they_are(self) -> None:
        story = EchoesStory(ann={"board": ["Ice Cream"]}, bob={}, piles={1: ["Archery"]})
        story.ann.activates("Ice Cream")
        story.ann.picks_value(9)
        story.ann.passes()
        story.expect(bob={"board": ["Archery"]})
        assert story.to_be_had()[:9] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
        assert named(story) == [9]
        assert story.turn_goes_on()

    def test_an_empty_pile_may_be_chosen_for_nothing(self) -> None:
        story = EchoesStory(ann={"board": ["Ice Cream"]}, bob={}, piles={1: ["Archery"]}, only={8: ["Bandage"]})
        story.ann.activates("Ice Cream")
        story.ann.picks_value(8)
        story.expect(bob={"board": ["Archery"]})
        assert story.turn_goes_on()

    def test_bob_shares_what_is_no_demand_and_ann_draws_for_it(self) -> None:
        story = EchoesStory(ann={"board": ["Ice Cream"]}, bob={"board": ["Fermenting"]}, piles={7: ["Lighting"]})
        story.ann.activates("Ice Cream")
        story.expect(bob={"board": {}, "score": ["Fermenting"]})
        story.bob.picks_value(6)
        story.bob.says_yes()
        story.ann.picks_value(6)
        story.ann.says_yes()
        story.expect(ann={"hand": ["Lighting"]})
        assert story.to_be_had()[5:8] == [6, 6, 6]


class TestSaxophone:
    def test_each_music_note_that_shows_draws_a_seven(self) -> None:
        story = EchoesStory(ann={"board": ["Saxophone"]}, bob={"board": ["Bell"]}, piles={7: ["Lighting", "Jeans"]})
        story.ann.activates("Saxophone")
        story.expect(ann={"hand": ["Lighting", "Jeans"]})
        assert story.turn_goes_on()

    def test_a_note_that_splaying_up_shows_counts(self) -> None:
        story = EchoesStory(ann={"board": ["Saxophone", "Flute"]}, bob={}, piles={7: ["Lighting", "Jeans"]})
        story.ann.activates("Saxophone")
        assert story.offered() == ["color purple", "pass"]
        story.ann.picks_color("purple")
        story.expect(ann={"splay": {"purple": "up"}, "hand": ["Lighting", "Jeans"]})
        assert story.turn_goes_on()

    def test_a_covered_note_does_not_count(self) -> None:
        story = EchoesStory(ann={"board": ["Saxophone", "Flute"]}, bob={}, piles={7: ["Lighting"]})
        story.ann.activates("Saxophone")
        story.ann.passes()
        story.expect(ann={"hand": ["Lighting"]})

    def test_a_note_that_the_splay_does_not_show_does_not_count(self) -> None:
        story = EchoesStory(
            ann={"board": ["Saxophone"]},
            bob={"board": ["Puppet", "Piano"], "splay": {"purple": "right"}},
            piles={7: ["Lighting"]},
        )
        story.ann.activates("Saxophone")
        story.expect(ann={"hand": ["Lighting"]})

    def test_all_four_notes_win(self) -> None:
        story = EchoesStory(ann={"board": ["Saxophone", "Flute", "Bell"]}, bob={"board": ["Piano"]})
        story.ann.activates("Saxophone")
        story.ann.picks_color("purple")
        assert story.winners() == ["ann"]
        assert story.won_by() == "effect"

    def test_who_does_not_splay_may_miss_it(self) -> None:
        story = EchoesStory(
            ann={"board": ["Saxophone", "Flute", "Bell"]},
            bob={"board": ["Piano"]},
            piles={7: ["Lighting", "Jeans"]},
        )
        story.ann.activates("Saxophone")
        story.ann.passes()
        story.expect(ann={"hand": ["Lighting", "Jeans"]})
        assert story.winners() == []

    def test_the_notes_may_lie_on_four_boards(self) -> None:
        story = EchoesStory(
            ann={"board": ["Saxophone"]}, bob={"board": ["Bell"]}, cid={"board": ["Flute"]}, dan={"board": ["Piano"]}
        )
        story.ann.activates("Saxophone")
        assert story.winners() == ["ann"]

    def test_who_shares_comes_first_and_wins(self) -> None:
        story = EchoesStory(
            ann={"board": ["Saxophone"]},
            bob={"board": ["Bell"]},
            cid={"board": ["Flute", "Translation"]},
            dan={"board": ["Piano"]},
        )
        story.ann.activates("Saxophone")
        assert story.winners() == ["cid"]
        assert story.won_by() == "effect"


class TestMachineGun:
    def test_with_five_top_cards_a_seven_is_scored_and_all_but_red_return(self) -> None:
        story = EchoesStory(
            ann={"board": ["Machine Gun", "Agriculture", "Clothing", "Tools", "Mysticism"]},
            bob={},
            piles={7: ["Lighting"]},
        )
        story.ann.activates("Machine Gun")
        assert story.asked() == ("ann", "return")
        story.ann.picks("Tools", "Clothing", "Mysticism")
        story.expect(ann={"board": ["Machine Gun"], "score": ["Lighting"]})
        assert story.pile(1)[-4:] == ["Tools", "Clothing", "Mysticism", "Agriculture"]
        assert story.turn_goes_on()

    def test_four_top_cards_score_nothing(self) -> None:
        story = EchoesStory(ann={"board": ["Machine Gun", "Calendar", "Anatomy", "Banking"]}, bob={})
        story.ann.activates("Machine Gun")
        story.expect(ann={"board": ["Machine Gun"]})
        assert (story.bottom(2), story.bottom(4), story.bottom(5)) == ("Calendar", "Anatomy", "Banking")

    def test_only_top_cards_return(self) -> None:
        story = EchoesStory(
            ann={"board": {"red": ["Machine Gun", "Oars"], "yellow": ["Agriculture", "Masonry"]}}, bob={}
        )
        story.ann.activates("Machine Gun")
        story.expect(ann={"board": {"red": ["Machine Gun", "Oars"], "yellow": ["Masonry"]}})
        assert story.bottom(1) == "Agriculture"

    def test_bobs_top_cards_with_a_bonus_go_to_anns_score_pile(self) -> None:
        story = EchoesStory(
            ann={"board": ["Machine Gun"]},
            bob={
                "board": {
                    "blue": ["Dice", "Photography"],
                    "green": ["Jeans"],
                    "red": ["Oars"],
                    "yellow": ["Agriculture", "Soap"],
                }
            },
            piles={7: ["Lighting"]},
        )
        story.ann.activates("Machine Gun")
        story.expect(
            ann={"score": ["Dice", "Jeans"]},
            bob={
                "board": {"blue": ["Photography"], "red": ["Oars"], "yellow": ["Agriculture", "Soap"]},
                "hand": ["Lighting"],
            },
        )
        assert story.turn_goes_on()

    def test_without_a_bonus_bob_draws_nothing(self) -> None:
        story = EchoesStory(ann={"board": ["Machine Gun"]}, bob={"board": ["Oars", "Tools"]})
        story.ann.activates("Machine Gun")
        story.expect()
        assert story.turn_goes_on()

    def test_who_has_as_many_factories_keeps_his_bonuses_but_shares_the_rest(self) -> None:
        story = EchoesStory(
            ann={"board": ["Machine Gun"]}, bob={"board": ["Coal", "Jeans", "Dice"]}, piles={7: ["Lighting"]}
        )
        story.ann.activates("Machine Gun")
        story.expect(ann={"hand": ["Lighting"]}, bob={"board": ["Coal"]})
        assert (story.bottom(7, "echoes"), story.bottom(1, "echoes")) == ("Jeans", "Dice")


class TestRubber:
    def test_two_eights_are_tucked_a_card_scored_and_red_splayed_up(self) -> None:
        story = EchoesStory(ann={"board": ["Rubber"]}, bob={}, piles={8: ["Flight", "Antibiotics"]})
        story.ann.activates("Rubber")
        story.expect(ann={"board": ["Rubber", "Flight"], "score": ["Antibiotics"]})
        assert story.offered() == ["color red", "pass"]
        story.ann.picks_color("red")
        story.expect(ann={"splay": {"red": "up"}})
        assert story.turn_goes_on()

    def test_any_top_card_without_a_bonus_may_be_scored(self) -> None:
        story = EchoesStory(ann={"board": ["Rubber", "Tools"]}, bob={}, piles={8: ["Antibiotics", "Empiricism"]})
        story.ann.activates("Rubber")
        assert story.asked() == ("ann", "score")
        assert story.offered() == ["card antibiotics", "card tools", "card empiricism"]
        story.ann.picks("Tools")
        story.expect(ann={"board": ["Rubber", "Antibiotics", "Empiricism"], "score": ["Tools"]})
        assert story.turn_goes_on()

    def test_where_every_top_card_has_a_bonus_nothing_is_scored(self) -> None:
        story = EchoesStory(ann={"board": ["Rubber"]}, bob={}, piles={8: ["Flight", "Mobility"]})
        story.ann.activates("Rubber")
        story.ann.passes()
        story.expect(ann={"board": ["Rubber", "Flight", "Mobility"]})
        assert story.turn_goes_on()

    def test_who_holds_only_base_cards_tucks_two_of_echoes(self) -> None:
        story = EchoesStory(ann={"board": ["Rubber"], "hand": ["Oars"]}, bob={}, piles={8: ["Tractor", "X-Ray"]})
        story.ann.activates("Rubber")
        story.expect(ann={"board": ["Rubber", "X-Ray"], "score": ["Tractor"]})

    def test_bob_shares_it_all_and_ann_draws_for_it(self) -> None:
        story = EchoesStory(
            ann={"board": ["Rubber"]},
            bob={"board": ["Globe"]},
            piles={8: ["Antibiotics", "Empiricism", "Rocketry", "Corporations", "Flight"]},
        )
        story.ann.activates("Rubber")
        story.bob.picks("Empiricism")
        story.ann.picks("Rocketry")
        story.expect(
            ann={"board": ["Rubber", "Corporations"], "score": ["Rocketry"], "hand": ["Flight"]},
            bob={"board": ["Globe", "Antibiotics"], "score": ["Empiricism"]},
        )

    def test_the_echo_is_carried_out_where_a_splay_shows_it(self) -> None:
        story = EchoesStory(
            ann={"board": ["Explosives", "Rubber"], "splay": {"red": "right"}},
            bob={},
            piles={8: ["Antibiotics", "Skyscrapers"]},
        )
        story.ann.activates("Explosives")
        story.expect(ann={"board": ["Explosives", "Rubber", "Antibiotics", "Skyscrapers"]})
        assert story.turn_goes_on()

    def test_the_echo_is_not_carried_out_where_it_is_covered(self) -> None:
        story = EchoesStory(ann={"board": ["Explosives", "Rubber"], "splay": {"red": "left"}}, bob={})
        story.ann.activates("Explosives")
        story.expect()
        assert story.turn_goes_on()


class TestElevator:
    def test_the_bottom_green_card_may_be_scored(self) -> None:
        story = EchoesStory(
            ann={"board": {"yellow": ["Elevator"], "green": ["Clothing", "Paper", "Mapmaking"]}}, bob={}
        )
        story.ann.activates("Elevator")
        assert story.asked() == ("ann", "score")
        assert story.offered() == ["card clothing", "card mapmaking"]
        story.ann.picks("Mapmaking")
        story.expect(ann={"board": ["Elevator", "Clothing", "Paper"], "score": ["Mapmaking"]})
        assert story.asked() == ("ann", "either")
        assert named(story) == [2]

    def test_the_top_green_card_may_be_scored(self) -> None:
        story = EchoesStory(ann={"board": ["Elevator", "Clothing", "Paper", "Mapmaking"]}, bob={})
        story.ann.activates("Elevator")
        story.ann.picks("Clothing")
        story.expect(ann={"board": ["Elevator", "Paper", "Mapmaking"], "score": ["Clothing"]})

    def test_the_only_green_card_is_scored(self) -> None:
        story = EchoesStory(ann={"board": ["Elevator", "Jeans"]}, bob={})
        story.ann.activates("Elevator")
        story.expect(ann={"board": ["Elevator"], "score": ["Jeans"]})

    def test_without_a_green_card_and_a_score_pile_nothing_happens(self) -> None:
        story = EchoesStory(ann={"board": ["Elevator"]}, bob={"hand": ["Tools"], "score": ["Oars"]})
        story.ann.activates("Elevator")
        story.expect()
        assert story.turn_goes_on()

    def test_all_cards_of_the_value_are_taken_from_the_opponents_hands(self) -> None:
        story = EchoesStory(
            ann={"board": ["Elevator"], "score": ["Oars", "Calendar"], "hand": ["Archery"]},
            bob={"hand": ["Tools", "Ruler", "Coal"], "score": ["Writing"]},
            cid={"hand": ["Masonry", "Currency"]},
        )
        story.ann.activates("Elevator")
        assert story.asked() == ("ann", "choose value")
        assert story.offered() == ["value 1", "value 2"]
        story.ann.picks_value(1)
        assert story.asked() == ("ann", "either")
        story.ann.picks_alternative(1)
        story.expect(
            ann={"score": ["Oars", "Calendar", "Tools", "Ruler", "Masonry"]},
            bob={"hand": ["Coal"]},
            cid={"hand": ["Currency"]},
        )
        assert named(story) == [1]
        assert story.turn_goes_on()

    def test_all_cards_of_the_value_are_taken_from_the_opponents_score_piles(self) -> None:
        story = EchoesStory(
            ann={"board": ["Elevator"], "score": ["Oars", "Calendar"]},
            bob={"hand": ["Tools", "Currency"], "score": ["Writing", "Lever"]},
            cid={"score": ["Mapmaking", "Coal"]},
        )
        story.ann.activates("Elevator")
        story.ann.picks_value(2)
        story.ann.picks_alternative(2)
        story.expect(
            ann={"score": ["Oars", "Calendar", "Lever", "Mapmaking"]},
            bob={"score": ["Writing"]},
            cid={"score": ["Coal"]},
        )
        assert story.turn_goes_on()

    def test_a_partner_keeps_his_cards(self) -> None:
        story = EchoesStory(
            ann={"board": ["Elevator"], "score": ["Oars"]},
            bob={"score": ["Tools"]},
            cid={"score": ["Writing"]},
            dan={"score": ["Masonry"]},
            teams=True,
        )
        story.ann.activates("Elevator")
        story.ann.picks_alternative(2)
        story.expect(ann={"score": ["Oars", "Tools", "Masonry"]}, bob={"score": []}, dan={"score": []})

    def test_bob_shares_and_takes_from_ann(self) -> None:
        story = EchoesStory(
            ann={"board": ["Elevator"], "score": ["Oars"]},
            bob={"board": ["Quantum Theory"], "score": ["Tools"]},
            piles={7: ["Lighting"]},
        )
        story.ann.activates("Elevator")
        story.bob.picks_alternative(2)
        story.expect(ann={"score": [], "hand": ["Lighting"]}, bob={"score": ["Tools", "Oars"]})


class TestFertilizer:
    def test_for_a_returned_card_all_score_cards_of_its_value_are_taken(self) -> None:
        story = EchoesStory(
            ann={"board": ["Fertilizer"], "hand": ["Tools", "Coal"], "score": ["Oars", "Lever"]},
            bob={"score": ["Archery", "Calendar", "Ruler"], "hand": ["Sailing"]},
            cid={"score": ["Masonry"]},
            piles={10: ["Databases"]},
        )
        story.ann.activates("Fertilizer")
        assert story.asked() == ("ann", "return")
        assert story.offered() == ["card tools", "card coal", "pass"]
        story.ann.picks("Tools")
        story.expect(
            ann={"hand": ["Coal", "Oars", "Archery", "Ruler", "Masonry"], "score": ["Lever"]},
            bob={"score": ["Calendar"]},
            cid={"score": []},
        )
        assert story.bottom(1) == "Tools"
        assert story.asked() == ("ann", "draw")
        assert story.offered() == [f"value {value}" for value in range(1, 11)]
        story.ann.picks_value(10)
        story.expect(ann={"forecast": ["Databases"]})
        assert story.turn_goes_on()

    def test_one_may_keep_ones_hand_and_still_foreshadows(self) -> None:
        story = EchoesStory(
            ann={"board": ["Fertilizer"], "hand": ["Tools"], "score": ["Oars"]}, bob={}, piles={3: ["Almanac"]}
        )
        story.ann.activates("Fertilizer")
        story.ann.passes()
        story.ann.picks_value(3)
        story.expect(ann={"forecast": ["Almanac"]})
        assert story.turn_goes_on()

    def test_an_empty_hand_only_foreshadows(self) -> None:
        story = EchoesStory(ann={"board": ["Fertilizer"], "score": ["Oars"]}, bob={}, piles={1: ["Archery"]})
        story.ann.activates("Fertilizer")
        story.ann.picks_value(1)
        story.expect(ann={"forecast": ["Archery"]})
        assert story.turn_goes_on()

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = EchoesStory(
            ann={"board": ["Fertilizer"], "score": ["Oars"]},
            bob={"board": ["Clothing"], "hand": ["Tools"]},
            piles={7: ["Lighting"], 2: ["Calendar", "Lever"]},
        )
        story.ann.activates("Fertilizer")
        story.bob.picks("Tools")
        story.bob.picks_value(2)
        story.ann.picks_value(2)
        story.expect(
            ann={"score": [], "forecast": ["Calendar"], "hand": ["Lighting"]},
            bob={"hand": ["Oars"], "forecast": ["Lever"]},
        )
