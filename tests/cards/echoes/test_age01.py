"""Age 1 of Echoes of the Past, card by card."""

from __future__ import annotations

import pytest

from tenages.rules.icons import RED
from tests.support.looking import named, revealed, shown_hands
from tests.support.story import EchoesStory


class TestDice:
    def test_a_card_without_a_bonus_is_shown_and_kept(self) -> None:
        story = EchoesStory(ann={"board": ["Dice"]}, bob={}, piles={1: ["Oars"]})
        story.ann.activates("Dice")
        story.expect(ann={"hand": ["Oars"]})
        assert revealed(story) == ["Oars"]
        assert story.turn_goes_on()

    def test_a_bonus_is_the_value_of_the_card_to_meld(self) -> None:
        story = EchoesStory(
            ann={"board": ["Dice", "Comb"], "hand": ["Tools"]},
            bob={},
            piles={1: ["Puppet", "Oars"], 3: ["Paper", "Katana"]},
        )
        story.ann.activates("Dice")
        # Holding Puppet now, Ann draws from the base set.
        story.expect(ann={"hand": ["Tools", "Puppet"], "board": ["Dice", "Paper", "Comb"]})
        assert revealed(story) == ["Puppet"]
        assert story.turn_goes_on()

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = EchoesStory(
            ann={"board": ["Dice"]}, bob={"board": ["Sailing"]}, piles={1: ["Oars", "Archery", "Ruler"]}
        )
        story.ann.activates("Dice")
        story.expect(ann={"hand": ["Archery", "Ruler"]}, bob={"hand": ["Oars"]})
        assert revealed(story) == ["Oars", "Archery"]


class TestPerfume:
    def test_the_echo_tucks_a_one_and_bob_gives_a_card_of_another_value(self) -> None:
        story = EchoesStory(
            ann={"board": ["Perfume"]},
            bob={"board": ["Calendar", "Sailing"]},
            piles={1: ["Oars"], 2: ["Fermenting"]},
        )
        story.ann.activates("Perfume")
        story.expect(
            ann={"board": {"blue": ["Calendar", "Perfume"], "red": ["Oars"]}},
            bob={"board": ["Sailing", "Fermenting"]},
        )
        assert story.turn_goes_on()

    def test_its_value_is_compared_with_every_top_card_of_the_demander(self) -> None:
        story = EchoesStory(
            ann={"board": {"blue": ["Perfume"], "green": ["Mapmaking", "Compass"]}},
            bob={"board": ["Calendar", "Optics", "Clothing", "Agriculture"]},
            piles={1: ["Oars"], 3: ["Medicine"]},
        )
        story.ann.activates("Perfume")
        story.expect(
            ann={"board": {"blue": ["Perfume"], "green": ["Mapmaking", "Compass"], "red": ["Optics", "Oars"]}},
            bob={"board": ["Calendar", "Clothing", "Medicine", "Agriculture"]},
        )

    def test_bob_chooses_among_several(self) -> None:
        story = EchoesStory(
            ann={"board": ["Perfume"]},
            bob={"board": ["Calendar", "Optics", "Clothing"]},
            piles={1: ["Agriculture"], 2: ["Fermenting"]},
        )
        story.ann.activates("Perfume")
        assert story.asked() == ("bob", "transfer")
        assert story.offered() == ["card optics", "card calendar"]
        story.bob.picks("Calendar")
        story.expect(
            ann={"board": ["Calendar", "Perfume", "Agriculture"]},
            bob={"board": ["Optics", "Clothing", "Fermenting"]},
        )

    def test_who_has_only_cards_of_the_same_value_gives_nothing(self) -> None:
        story = EchoesStory(
            ann={"board": ["Perfume"]}, bob={"board": {"green": ["Sailing", "Currency"]}}, piles={1: ["Oars"]}
        )
        story.ann.activates("Perfume")
        story.expect(ann={"board": ["Perfume", "Oars"]})
        assert story.turn_goes_on()

    def test_who_has_as_many_castles_shares_the_echo_instead_of_obeying(self) -> None:
        story = EchoesStory(
            ann={"board": ["Perfume"]},
            bob={"board": ["Construction"]},
            piles={1: ["Archery", "Agriculture", "Pottery"]},
        )
        story.ann.activates("Perfume")
        story.expect(
            ann={"board": ["Perfume", "Agriculture"], "hand": ["Pottery"]},
            bob={"board": ["Construction", "Archery"]},
        )

    def test_splayed_right_it_echoes_beneath_another_card(self) -> None:
        story = EchoesStory(
            ann={"board": ["Dice", "Perfume"], "splay": {"blue": "right"}}, bob={}, piles={1: ["Oars", "Sailing"]}
        )
        story.ann.activates("Dice")
        story.expect(ann={"board": ["Dice", "Perfume", "Oars"], "hand": ["Sailing"]})

    @pytest.mark.parametrize("splay", ["none", "left", "up"])
    def test_where_its_echo_does_not_show_it_is_silent(self, splay: str) -> None:
        story = EchoesStory(
            ann={"board": ["Dice", "Perfume"], "splay": {"blue": splay}}, bob={}, piles={1: ["Oars", "Sailing"]}
        )
        story.ann.activates("Dice")
        story.expect(ann={"hand": ["Oars"]})


class TestRuler:
    def test_a_two_is_drawn_and_that_is_all(self) -> None:
        story = EchoesStory(ann={"board": ["Ruler"]}, bob={}, piles={2: ["Calendar", "Lever"]})
        story.ann.activates("Ruler")
        story.expect(ann={"hand": ["Calendar"]})
        assert story.turn_goes_on()

    def test_splayed_left_it_echoes_beneath_another_card(self) -> None:
        story = EchoesStory(
            ann={"board": ["Dice", "Ruler"], "splay": {"blue": "left"}},
            bob={},
            piles={1: ["Oars", "Umbrella"], 2: ["Calendar"]},
        )
        story.ann.activates("Dice")
        story.expect(ann={"hand": ["Calendar", "Umbrella"]})

    def test_bob_shares_the_echo_and_ann_draws_for_it(self) -> None:
        story = EchoesStory(
            ann={"board": ["Ruler"]},
            bob={"board": ["Writing"]},
            piles={1: ["Oars", "Comb"], 2: ["Calendar", "Mapmaking"]},
        )
        story.ann.activates("Ruler")
        story.expect(ann={"hand": ["Mapmaking", "Comb"]}, bob={"hand": ["Calendar"]})


class TestComb:
    def test_cards_of_the_chosen_color_are_kept_and_the_others_go_back(self) -> None:
        story = EchoesStory(
            ann={"board": ["Comb"]}, bob={}, piles={1: ["Oars", "Bangle", "Archery", "Tools", "Agriculture"]}
        )
        story.ann.activates("Comb")
        assert story.asked() == ("ann", "choose color")
        assert story.offered() == ["color red", "color yellow", "color green", "color blue", "color purple"]
        story.ann.picks_color("red")
        assert story.asked() == ("ann", "return")
        assert story.offered() == ["card tools", "card agriculture"]
        story.ann.picks("Agriculture")
        story.expect(ann={"hand": ["Oars", "Archery", "Bangle"]})
        assert story.pile(1)[-2:] == ["Agriculture", "Tools"]
        assert revealed(story) == ["Oars", "Bangle", "Archery", "Tools", "Agriculture"]
        assert named(story) == [RED]
        assert story.turn_goes_on()

    def test_what_was_in_the_hand_before_stays_there(self) -> None:
        story = EchoesStory(
            ann={"board": ["Comb"], "hand": ["Pottery"]},
            bob={},
            piles={1: ["Ruler", "Oars", "Writing", "Sailing", "Clothing"]},
        )
        story.ann.activates("Comb")
        story.ann.picks_color("purple")
        story.ann.picks("Oars", "Sailing", "Writing")
        story.expect()
        assert story.pile(1)[-4:] == ["Oars", "Sailing", "Writing", "Clothing"]
        assert story.bottom(1, "echoes") == "Ruler"
        assert story.turn_goes_on()

    def test_with_the_ones_used_up_twos_are_drawn_and_go_back_to_the_twos(self) -> None:
        story = EchoesStory(
            ann={"board": ["Comb"]},
            bob={},
            only={1: ["Oars"]},
            piles={2: ["Lever", "Calendar", "Mapmaking", "Fermenting"]},
        )
        story.ann.activates("Comb")
        story.ann.picks_color("blue")
        assert story.offered() == ["card mapmaking", "card fermenting"]
        story.ann.picks("Mapmaking")
        story.expect(ann={"hand": ["Lever", "Calendar"]})
        assert story.pile(1) == ["Oars"]
        assert story.pile(2)[-2:] == ["Mapmaking", "Fermenting"]

    def test_bob_shares_with_a_color_of_his_own(self) -> None:
        story = EchoesStory(
            ann={"board": ["Comb"], "hand": ["Chopsticks"]},
            bob={"board": ["The Wheel"], "hand": ["Umbrella"]},
            only={
                1: [
                    *["Oars", "Archery", "Metalworking", "Domestication", "Masonry"],
                    *["Tools", "Writing", "Pottery", "Sailing", "Clothing", "Code of Laws"],
                ]
            },
            achievements=[],
        )
        story.ann.activates("Comb")
        story.bob.picks_color("yellow")
        story.bob.picks("Oars", "Archery")
        story.ann.picks_color("blue")
        # Bob's returned cards lie beneath; Ann's free draw is the next of the pile.
        story.ann.picks("Sailing")
        story.expect(
            ann={"hand": ["Chopsticks", "Tools", "Writing", "Pottery", "Code of Laws"]},
            bob={"hand": ["Umbrella", "Domestication", "Masonry"]},
        )
        assert story.pile(1) == ["Oars", "Archery", "Metalworking", "Sailing", "Clothing"]


class TestIceSkates:
    def test_each_returned_card_melds_a_two_or_foreshadows_a_three_and_the_highest_top_card_goes(self) -> None:
        story = EchoesStory(
            ann={
                "board": {"green": ["Ice Skates"], "red": ["Plumbing", "Gunpowder"]},
                "hand": ["Oars", "Archery", "Tools"],
            },
            bob={},
            piles={2: ["Crossbow"], 3: ["Katana"]},
        )
        story.ann.activates("Ice Skates")
        assert story.asked() == ("ann", "return")
        assert story.offered() == ["card oars", "card archery", "card tools", "pass"]
        story.ann.picks("Oars", "Archery")
        story.ann.passes()
        assert story.asked() == ("ann", "either")
        assert story.offered() == ["either 1", "either 2"]
        story.ann.picks_alternative(1)
        story.ann.picks_alternative(2)
        story.expect(ann={"hand": ["Tools"], "forecast": ["Katana"]})
        assert story.pile(1)[-2:] == ["Oars", "Archery"]
        assert story.bottom(2, "echoes") == "Crossbow"
        assert story.turn_goes_on()

    def test_three_cards_are_the_most(self) -> None:
        story = EchoesStory(
            ann={"board": ["Ice Skates"], "hand": ["Oars", "Archery", "Tools", "Ruler"]},
            bob={},
            piles={3: ["Paper", "Optics", "Medicine"]},
        )
        story.ann.activates("Ice Skates")
        story.ann.picks("Oars", "Archery", "Tools")
        for _ in range(3):
            story.ann.picks_alternative(2)
        story.expect(ann={"board": {}, "hand": ["Ruler"], "forecast": ["Paper", "Optics", "Medicine"]})
        assert story.bottom(1, "echoes") == "Ice Skates"

    def test_the_highest_top_card_goes_even_if_nothing_was_returned(self) -> None:
        story = EchoesStory(ann={"board": ["Ice Skates", "Calendar", "Anatomy"], "hand": ["Oars"]}, bob={})
        story.ann.activates("Ice Skates")
        story.ann.passes()
        story.expect(ann={"board": ["Ice Skates", "Calendar"]})
        assert story.bottom(4) == "Anatomy"
        assert story.turn_goes_on()

    def test_among_the_highest_one_chooses(self) -> None:
        story = EchoesStory(ann={"board": ["Ice Skates", "Oars"]}, bob={})
        story.ann.activates("Ice Skates")
        assert story.asked() == ("ann", "return")
        assert story.offered() == ["card oars", "card ice-skates"]
        story.ann.picks("Oars")
        story.expect(ann={"board": ["Ice Skates"]})
        assert story.bottom(1) == "Oars"

    def test_bob_shares_and_ann_draws_for_it(self) -> None:
        story = EchoesStory(
            ann={"board": ["Ice Skates", "Pottery"], "hand": ["Soap"]},
            bob={"board": ["Currency"]},
            piles={1: ["Oars"]},
        )
        story.ann.activates("Ice Skates")
        story.ann.passes()
        story.ann.picks("Ice Skates")
        story.expect(ann={"board": ["Pottery"], "hand": ["Soap", "Oars"]}, bob={"board": {}})
        assert story.bottom(2) == "Currency"


class TestUmbrella:
    def test_a_card_may_be_melded_and_two_are_scored_for_each_returned(self) -> None:
        story = EchoesStory(
            ann={"board": ["Umbrella"], "hand": ["Oars", "Archery", "Tools", "Pottery", "Calendar"]}, bob={}
        )
        story.ann.activates("Umbrella")
        assert story.asked() == ("ann", "meld")
        assert "pass" in story.offered()
        story.ann.picks("Oars")
        assert story.asked() == ("ann", "return")
        story.ann.picks("Archery")
        story.ann.passes()
        assert story.asked() == ("ann", "score")
        assert story.offered() == ["card tools", "card pottery", "card calendar"]
        story.ann.picks("Tools", "Calendar")
        story.expect(
            ann={"board": ["Umbrella", "Oars"], "hand": ["Pottery"], "score": ["Tools", "Calendar"]},
        )
        assert story.bottom(1) == "Archery"
        assert story.turn_goes_on()

    def test_one_may_do_neither(self) -> None:
        story = EchoesStory(ann={"board": ["Umbrella"], "hand": ["Oars", "Archery", "Tools"]}, bob={})
        story.ann.activates("Umbrella")
        story.ann.passes()
        assert story.asked() == ("ann", "return")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_with_fewer_cards_left_all_of_them_are_scored(self) -> None:
        story = EchoesStory(ann={"board": ["Umbrella"], "hand": ["Oars", "Archery", "Tools", "Paper"]}, bob={})
        story.ann.activates("Umbrella")
        story.ann.passes()
        story.ann.picks("Oars", "Tools")
        story.ann.passes()
        story.expect(ann={"hand": [], "score": ["Archery", "Paper"]})
        assert story.pile(1)[-2:] == ["Oars", "Tools"]

    def test_who_returns_all_scores_nothing(self) -> None:
        story = EchoesStory(ann={"board": ["Umbrella"], "hand": ["Oars", "Archery"]}, bob={})
        story.ann.activates("Umbrella")
        story.ann.passes()
        story.ann.picks("Archery", "Oars")
        story.expect(ann={"hand": []})
        assert story.turn_goes_on()

    def test_splayed_left_it_echoes_beneath_another_card(self) -> None:
        story = EchoesStory(
            ann={"board": ["Sailing", "Umbrella"], "splay": {"green": "left"}, "hand": ["Paper"]},
            bob={},
            piles={1: ["Oars"]},
        )
        story.ann.activates("Sailing")
        assert story.asked() == ("ann", "meld")
        assert story.offered() == ["card paper", "pass"]
        story.ann.picks("Paper")
        story.expect(ann={"board": {"green": ["Paper", "Sailing", "Umbrella"], "red": ["Oars"]}, "hand": []})

    def test_splayed_right_it_is_silent(self) -> None:
        story = EchoesStory(
            ann={"board": ["Sailing", "Umbrella"], "splay": {"green": "right"}, "hand": ["Soap"]},
            bob={},
            piles={1: ["Oars"]},
        )
        story.ann.activates("Sailing")
        story.expect(ann={"board": {"green": ["Sailing", "Umbrella"], "red": ["Oars"]}})
        assert story.turn_goes_on()


class TestBell:
    def test_a_card_may_be_scored_and_a_two_is_foreshadowed(self) -> None:
        story = EchoesStory(
            ann={"board": ["Bell"], "hand": ["Oars", "Lever"]}, bob={}, piles={2: ["Calendar", "Pagoda"]}
        )
        story.ann.activates("Bell")
        assert story.asked() == ("ann", "score")
        assert story.offered() == ["card oars", "card lever", "pass"]
        story.ann.picks("Lever")
        story.expect(ann={"hand": ["Oars"], "score": ["Lever"], "forecast": ["Pagoda"]})
        assert story.turn_goes_on()

    def test_one_may_score_none(self) -> None:
        story = EchoesStory(ann={"board": ["Bell"], "hand": ["Lever"]}, bob={}, piles={2: ["Calendar", "Pagoda"]})
        story.ann.activates("Bell")
        story.ann.passes()
        story.expect(ann={"forecast": ["Calendar"]})

    def test_with_an_empty_hand_nothing_is_asked(self) -> None:
        story = EchoesStory(ann={"board": ["Bell"]}, bob={}, piles={2: ["Calendar"]})
        story.ann.activates("Bell")
        story.expect(ann={"forecast": ["Calendar"]})
        assert story.turn_goes_on()

    def test_splayed_left_it_echoes_beneath_another_card(self) -> None:
        story = EchoesStory(
            ann={"board": ["Puppet", "Bell"], "splay": {"purple": "left"}, "hand": ["Oars"]},
            bob={},
        )
        story.ann.activates("Puppet")
        assert story.asked() == ("ann", "score")
        story.ann.picks("Oars")
        story.expect(ann={"hand": [], "score": ["Oars"]})
        assert story.turn_goes_on()


class TestFlute:
    def test_a_color_may_be_splayed_left_and_bob_returns_a_card_with_a_bonus(self) -> None:
        story = EchoesStory(
            ann={"board": {"purple": ["Flute", "Mysticism"], "blue": ["Tools", "Pottery"]}},
            bob={"hand": ["Puppet", "Oars", "Noodles", "Ruler"]},
            piles={1: ["Sailing"]},
        )
        story.ann.activates("Flute")
        assert story.asked() == ("ann", "splay left")
        assert story.offered() == ["color blue", "color purple", "pass"]
        story.ann.picks_color("blue")
        assert story.asked() == ("bob", "return")
        assert story.offered() == ["card puppet", "card noodles"]
        story.bob.picks("Noodles")
        story.expect(ann={"splay": {"blue": "left"}, "hand": ["Sailing"]}, bob={"hand": ["Puppet", "Oars", "Ruler"]})
        assert story.bottom(1, "echoes") == "Noodles"
        assert revealed(story) == ["Sailing"]
        assert story.turn_goes_on()

    def test_who_has_no_bonus_shows_the_hand(self) -> None:
        story = EchoesStory(ann={"board": ["Flute"]}, bob={"hand": ["Oars", "Ruler"]}, piles={1: ["Sailing"]})
        story.ann.activates("Flute")
        assert story.offered() == ["show"]
        story.bob.shows_hand()
        story.expect(ann={"hand": ["Sailing"]})
        assert shown_hands(story) == [("bob", ["Oars", "Ruler"])]

    def test_a_revealed_bonus_draws_another_one(self) -> None:
        story = EchoesStory(
            ann={"board": ["Flute"], "hand": ["Calendar"]}, bob={}, piles={1: ["Candles", "Oars", "Ruler"]}
        )
        story.ann.activates("Flute")
        story.expect(ann={"hand": ["Calendar", "Candles", "Oars"]})
        assert revealed(story) == ["Candles"]
        assert story.turn_goes_on()

    def test_the_splay_may_be_declined(self) -> None:
        story = EchoesStory(ann={"board": ["Flute", "Mysticism"]}, bob={}, piles={1: ["Oars"]})
        story.ann.activates("Flute")
        story.ann.passes()
        story.expect(ann={"hand": ["Oars"]})

    def test_who_has_as_many_crowns_shares_instead_of_obeying(self) -> None:
        story = EchoesStory(
            ann={"board": ["Flute"]},
            bob={"board": ["Sailing"], "hand": ["Puppet"]},
            piles={1: ["Oars", "Archery", "Ruler"]},
        )
        story.ann.activates("Flute")
        story.expect(ann={"hand": ["Archery", "Ruler"]}, bob={"hand": ["Puppet", "Oars"]})


class TestPuppet:
    def test_it_does_nothing_and_counts_three_points(self) -> None:
        story = EchoesStory(ann={"board": ["Puppet"], "hand": ["Oars"]}, bob={"board": ["Mysticism"]})
        assert story.ann.full_score == 3
        story.ann.activates("Puppet")
        story.expect()
        assert story.turn_goes_on()


class TestBangle:
    def test_a_red_card_is_tucked_and_a_three_is_foreshadowed(self) -> None:
        story = EchoesStory(
            ann={"board": ["Bangle"], "hand": ["Oars", "Tools", "Archery"]}, bob={}, piles={3: ["Paper", "Katana"]}
        )
        story.ann.activates("Bangle")
        assert story.asked() == ("ann", "tuck")
        assert story.offered() == ["card oars", "card archery"]
        story.ann.picks("Archery")
        story.expect(ann={"board": ["Bangle", "Archery"], "hand": ["Oars", "Tools"], "forecast": ["Katana"]})
        assert story.turn_goes_on()

    def test_who_has_no_red_card_shows_the_hand(self) -> None:
        story = EchoesStory(ann={"board": ["Bangle"], "hand": ["Tools", "Ruler"]}, bob={}, piles={3: ["Paper"]})
        story.ann.activates("Bangle")
        assert story.offered() == ["show"]
        story.ann.shows_hand()
        story.expect(ann={"forecast": ["Paper"]})
        assert shown_hands(story) == [("ann", ["Ruler", "Tools"])]

    def test_with_an_empty_hand_nothing_is_asked(self) -> None:
        story = EchoesStory(ann={"board": ["Bangle"]}, bob={}, piles={3: ["Paper"]})
        story.ann.activates("Bangle")
        story.expect(ann={"forecast": ["Paper"]})
        assert story.turn_goes_on()

    def test_splayed_up_it_echoes_before_the_card_on_top_of_it(self) -> None:
        story = EchoesStory(
            ann={"board": ["Plumbing", "Bangle"], "splay": {"red": "up"}, "hand": ["Oars", "Ruler"]}, bob={}
        )
        story.ann.activates("Plumbing")
        assert story.offered() == ["card oars"]
        story.ann.picks("Oars")
        # Plumbing's own echo comes after it and finds Oars at the bottom.
        story.expect(ann={"hand": ["Ruler"], "score": ["Oars"]})
        assert story.turn_goes_on()

    def test_splayed_left_it_is_silent(self) -> None:
        story = EchoesStory(
            ann={"board": ["Plumbing", "Bangle"], "splay": {"red": "left"}, "hand": ["Oars", "Ruler"]}, bob={}
        )
        story.ann.activates("Plumbing")
        story.expect(ann={"board": ["Plumbing"], "splay": {}, "score": ["Bangle"]})


class TestCandles:
    def test_with_a_lower_score_than_everyone_a_three_is_drawn(self) -> None:
        # Candles itself counts one point.
        story = EchoesStory(
            ann={"board": ["Candles"]}, bob={"score": ["Calendar"]}, cid={"score": ["Anatomy"]}, piles={3: ["Paper"]}
        )
        story.ann.activates("Candles")
        story.expect(ann={"hand": ["Paper"]})
        assert story.turn_goes_on()

    def test_bonuses_count_as_points(self) -> None:
        story = EchoesStory(ann={"board": ["Candles"]}, bob={"board": ["Puppet"]}, piles={3: ["Paper"]})
        story.ann.activates("Candles")
        story.expect(ann={"hand": ["Paper"]})

    @pytest.mark.parametrize("score", [[], ["Oars"]])
    def test_with_one_opponent_who_has_no_more_nothing_is_drawn(self, score: list[str]) -> None:
        story = EchoesStory(ann={"board": ["Candles"]}, bob={"score": ["Calendar"]}, cid={"score": score})
        story.ann.activates("Candles")
        story.expect()
        assert story.turn_goes_on()

    def test_a_partner_is_not_compared(self) -> None:
        story = EchoesStory(
            ann={"board": ["Candles"]},
            bob={"score": ["Calendar"]},
            cid={},
            dan={"score": ["Mapmaking"]},
            teams=True,
            piles={3: ["Paper"]},
        )
        story.ann.activates("Candles")
        story.expect(ann={"hand": ["Paper"]})

    def test_bob_gives_a_card_with_a_castle_and_draws_for_it(self) -> None:
        story = EchoesStory(
            ann={"board": ["Candles"]},
            bob={"hand": ["Oars", "Pottery", "Archery"]},
            piles={1: ["Sailing", "Ruler"]},
        )
        story.ann.activates("Candles")
        assert story.asked() == ("bob", "transfer")
        assert story.offered() == ["card oars", "card archery"]
        story.bob.picks("Archery")
        story.expect(ann={"hand": ["Archery"]}, bob={"hand": ["Oars", "Pottery", "Ruler"]})
        assert story.turn_goes_on()

    def test_who_has_no_castle_shows_the_hand_and_draws_nothing(self) -> None:
        story = EchoesStory(ann={"board": ["Candles"]}, bob={"hand": ["Sailing", "Dice"]})
        story.ann.activates("Candles")
        assert story.offered() == ["show"]
        story.bob.shows_hand()
        story.expect()
        assert shown_hands(story) == [("bob", ["Dice", "Sailing"])]

    def test_who_has_as_many_lightbulbs_shares_the_echo_instead_of_obeying(self) -> None:
        story = EchoesStory(
            ann={"board": ["Candles"], "hand": ["Soap"]},
            bob={"board": ["Writing"], "hand": ["Oars"]},
            piles={1: ["Pottery"], 3: ["Katana", "Paper"]},
        )
        story.ann.activates("Candles")
        # Bob has no point and Ann has one, so he draws and she does not; but she draws for his share.
        story.expect(ann={"hand": ["Soap", "Pottery"]}, bob={"hand": ["Oars", "Katana"]})


class TestPlumbing:
    def test_any_bottom_card_is_scored(self) -> None:
        story = EchoesStory(
            ann={
                "board": {"red": ["Plumbing", "Oars", "Archery"], "blue": ["Tools", "Calendar"]},
                "splay": {"blue": "left"},
            },
            bob={},
        )
        story.ann.activates("Plumbing")
        assert story.asked() == ("ann", "score")
        assert story.offered() == ["card archery", "card calendar"]
        story.ann.picks("Calendar")
        story.expect(
            ann={
                "board": {"red": ["Plumbing", "Oars", "Archery"], "blue": ["Tools"]},
                "splay": {},
                "score": ["Calendar"],
            }
        )
        assert story.turn_goes_on()

    def test_alone_on_the_board_it_scores_itself(self) -> None:
        story = EchoesStory(ann={"board": ["Plumbing"], "hand": ["Oars"]}, bob={})
        story.ann.activates("Plumbing")
        story.expect(ann={"board": {}, "score": ["Plumbing"]})
        assert story.turn_goes_on()

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = EchoesStory(
            ann={"board": ["Plumbing", "Oars"], "hand": ["Soap"]},
            bob={"board": {"purple": ["Mysticism", "Code of Laws"]}},
            piles={1: ["Sailing"]},
        )
        story.ann.activates("Plumbing")
        story.expect(
            ann={"board": ["Plumbing"], "score": ["Oars"], "hand": ["Soap", "Sailing"]},
            bob={"board": ["Mysticism"], "score": ["Code of Laws"]},
        )


class TestChopsticks:
    def test_a_one_is_drawn_and_another_may_become_an_achievement(self) -> None:
        story = EchoesStory(ann={"board": ["Chopsticks"]}, bob={}, piles={1: ["Oars"]})
        story.ann.activates("Chopsticks")
        assert story.asked() == ("ann", "offer")
        before = story.pile(1)
        story.ann.says_yes()
        story.expect(ann={"hand": ["Oars"]})
        assert story.pile(1) == before[:-1]
        assert story.to_be_had()[:3] == [1, 1, 2]
        assert story.turn_goes_on()

    def test_one_may_leave_the_achievements_as_they_are(self) -> None:
        story = EchoesStory(ann={"board": ["Chopsticks"]}, bob={}, piles={1: ["Oars"]})
        story.ann.activates("Chopsticks")
        before = story.pile(1)
        story.ann.passes()
        story.expect(ann={"hand": ["Oars"]})
        assert story.pile(1) == before
        assert story.to_be_had()[:2] == [1, 2]

    def test_the_drawn_card_may_have_been_the_last_one(self) -> None:
        story = EchoesStory(ann={"board": ["Chopsticks"]}, bob={}, only={1: ["Oars", "Ruler"]})
        story.ann.activates("Chopsticks")
        # An Echoes card alone does not count: the age is empty.
        story.expect(ann={"hand": ["Oars"]})
        assert story.to_be_had()[:2] == [1, 2]
        assert story.turn_goes_on()

    def test_splayed_left_it_echoes_beneath_another_card(self) -> None:
        story = EchoesStory(
            ann={"board": ["Soap", "Chopsticks"], "splay": {"yellow": "left"}}, bob={}, piles={1: ["Oars"]}
        )
        story.ann.activates("Soap")
        story.expect(ann={"hand": ["Oars"]})
        assert story.asked() == ("ann", "choose color")


class TestNoodles:
    def test_with_the_most_ones_in_hand_a_two_is_scored(self) -> None:
        story = EchoesStory(
            ann={"board": ["Noodles"], "hand": ["Oars", "Tools"]},
            bob={"hand": ["Pottery", "Calendar", "Mapmaking"]},
            piles={1: ["Ruler"], 2: ["Lever"]},
        )
        story.ann.activates("Noodles")
        story.expect(ann={"hand": ["Oars", "Tools", "Ruler"], "score": ["Lever"]})
        assert revealed(story) == ["Ruler"]
        assert story.turn_goes_on()

    def test_as_many_as_one_opponent_are_too_few(self) -> None:
        story = EchoesStory(
            ann={"board": ["Noodles"], "hand": ["Oars"]},
            bob={},
            cid={"hand": ["Pottery"]},
            piles={1: ["Ruler"]},
        )
        story.ann.activates("Noodles")
        story.expect(ann={"hand": ["Oars", "Ruler"]})

    def test_no_ones_at_all_are_not_the_most(self) -> None:
        story = EchoesStory(ann={"board": ["Noodles"], "hand": ["Lever"]}, bob={}, piles={1: ["Oars"]})
        story.ann.activates("Noodles")
        story.expect(ann={"hand": ["Lever", "Oars"]})

    def test_a_partner_is_not_compared(self) -> None:
        story = EchoesStory(
            ann={"board": ["Noodles"], "hand": ["Oars"]},
            bob={},
            cid={"hand": ["Pottery", "Tools"]},
            dan={},
            teams=True,
            piles={1: ["Ruler"], 2: ["Lever"]},
        )
        story.ann.activates("Noodles")
        story.expect(ann={"hand": ["Oars", "Ruler"], "score": ["Lever"]})

    def test_a_yellow_card_scores_all_ones_of_the_hand(self) -> None:
        story = EchoesStory(
            ann={"board": ["Noodles"], "hand": ["Oars", "Calendar"]},
            bob={"hand": ["Pottery"]},
            piles={1: ["Soap"]},
        )
        story.ann.activates("Noodles")
        story.expect(ann={"hand": ["Calendar"], "score": ["Oars", "Soap"]})
        assert revealed(story) == ["Soap"]
        assert story.turn_goes_on()

    def test_a_yellow_two_stays_in_the_hand(self) -> None:
        story = EchoesStory(
            ann={"board": ["Noodles"], "hand": ["Ruler"]},
            bob={"hand": ["Pottery"]},
            only={1: []},
            piles={2: ["Fermenting"]},
        )
        story.ann.activates("Noodles")
        story.expect(ann={"hand": ["Fermenting"], "score": ["Ruler"]})


class TestSoap:
    def test_cards_of_the_chosen_color_may_be_tucked(self) -> None:
        story = EchoesStory(ann={"board": ["Soap"], "hand": ["Oars", "Tools", "Archery"]}, bob={})
        story.ann.activates("Soap")
        story.ann.picks_color("red")
        assert story.asked() == ("ann", "tuck")
        assert story.offered() == ["card oars", "card archery", "pass"]
        story.ann.picks("Archery")
        assert story.offered() == ["card oars", "pass"]
        story.ann.passes()
        story.expect(ann={"board": ["Soap", "Archery"], "hand": ["Oars", "Tools"]})
        assert named(story) == [RED]
        assert story.turn_goes_on()

    def test_without_the_color_one_can_only_pass(self) -> None:
        story = EchoesStory(ann={"board": ["Soap"], "hand": ["Oars"]}, bob={})
        story.ann.activates("Soap")
        story.ann.picks_color("blue")
        assert story.offered() == ["pass"]
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_after_three_a_card_within_reach_may_be_achieved(self) -> None:
        # The bonus of Soap and a 3 make 5 points, enough for a 1.
        story = EchoesStory(
            ann={
                "board": ["Soap"],
                "hand": ["Oars", "Archery", "Metalworking", "Tools", "Calendar"],
                "score": ["Paper"],
            },
            bob={},
        )
        story.ann.activates("Soap")
        story.ann.picks_color("red")
        story.ann.picks("Oars", "Archery", "Metalworking")
        story.ann.passes()
        assert story.asked() == ("ann", "achieve")
        assert story.offered() == ["card tools", "pass"]
        story.ann.picks("Tools")
        story.expect(
            ann={"board": ["Soap", "Oars", "Archery", "Metalworking"], "hand": ["Calendar"], "achievements": [1]}
        )
        assert story.to_be_had()[0] == 1
        assert story.turn_goes_on()

    def test_it_need_not_be_achieved(self) -> None:
        story = EchoesStory(
            ann={"board": ["Soap"], "hand": ["Oars", "Archery", "Metalworking", "Tools"], "score": ["Paper"]}, bob={}
        )
        story.ann.activates("Soap")
        story.ann.picks_color("red")
        story.ann.picks("Oars", "Archery", "Metalworking")
        story.ann.passes()
        story.ann.passes()
        story.expect(ann={"board": ["Soap", "Oars", "Archery", "Metalworking"], "hand": ["Tools"]})

    def test_after_two_nothing_is_achieved(self) -> None:
        story = EchoesStory(ann={"board": ["Soap"], "hand": ["Oars", "Archery", "Tools"], "score": ["Paper"]}, bob={})
        story.ann.activates("Soap")
        story.ann.picks_color("red")
        story.ann.picks("Oars", "Archery")
        story.ann.passes()
        story.expect(ann={"board": ["Soap", "Oars", "Archery"], "hand": ["Tools"]})
        assert story.turn_goes_on()

    def test_with_too_few_points_nothing_is_achieved(self) -> None:
        story = EchoesStory(
            ann={"board": ["Soap"], "hand": ["Oars", "Archery", "Metalworking", "Tools"], "score": ["Calendar"]}, bob={}
        )
        story.ann.activates("Soap")
        story.ann.picks_color("red")
        story.ann.picks("Oars", "Archery", "Metalworking")
        story.ann.passes()
        story.expect(ann={"board": ["Soap", "Oars", "Archery", "Metalworking"], "hand": ["Tools"]})
        assert story.turn_goes_on()
