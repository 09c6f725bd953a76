"""Age 6 of Echoes of the Past, card by card."""

from __future__ import annotations

import pytest

from tenages.rules.events import REVEALED, SHOWINGS, TUCKED
from tests.support.looking import cards_of
from tests.support.story import EchoesStory


class TestBifocals:
    def test_a_card_of_any_value_is_foreshadowed_and_one_of_the_forecast_may_be_changed(self) -> None:
        story = EchoesStory(
            ann={"board": ["Bifocals"], "forecast": ["Tools"]}, bob={}, piles={1: ["Oars"], 8: ["Flight"]}
        )
        story.ann.activates("Bifocals")
        assert story.asked() == ("ann", "draw")
        assert story.offered() == [f"value {value}" for value in range(1, 11)]
        story.ann.picks_value(8)
        story.expect(ann={"forecast": ["Tools", "Flight"]})
        assert story.asked() == ("ann", "return")
        assert story.offered() == ["card tools", "card flight", "pass"]
        story.ann.picks("Tools")
        story.expect(ann={"forecast": ["Flight", "Oars"]})
        assert story.bottom(1) == "Tools"
        assert story.turn_goes_on()

    def test_the_forecast_may_stay_as_it_is(self) -> None:
        story = EchoesStory(ann={"board": ["Bifocals"]}, bob={}, piles={8: ["Flight", "Rocketry"]})
        story.ann.activates("Bifocals")
        story.ann.picks_value(8)
        story.ann.passes()
        story.expect(ann={"forecast": ["Flight"]})
        assert story.turn_goes_on()

    def test_green_may_be_splayed_right(self) -> None:
        story = EchoesStory(ann={"board": ["Bifocals", "Paper", "Sailing"]}, bob={}, piles={8: ["Flight"]})
        story.ann.activates("Bifocals")
        story.ann.picks_value(8)
        story.ann.passes()
        assert story.offered() == ["color green", "pass"]
        story.ann.picks_color("green")
        story.expect(ann={"forecast": ["Flight"], "splay": {"green": "right"}})

    def test_green_may_stay_as_it_is(self) -> None:
        story = EchoesStory(ann={"board": ["Bifocals", "Paper", "Sailing"]}, bob={}, piles={8: ["Flight"]})
        story.ann.activates("Bifocals")
        story.ann.picks_value(8)
        story.ann.passes()
        story.ann.passes()
        story.expect(ann={"forecast": ["Flight"]})
        assert story.turn_goes_on()

    def test_bob_shares_echo_and_effect_from_his_own_forecast(self) -> None:
        story = EchoesStory(
            ann={"board": ["Bifocals"]},
            bob={"board": ["Optics"], "hand": ["Coal"]},
            piles={2: ["Calendar", "Crossbow", "Lever"], 6: ["Canning"]},
        )
        story.ann.activates("Bifocals")
        # Bob holds a base card only, so he draws Echoes cards.
        story.bob.picks_value(2)
        story.ann.picks_value(2)
        story.bob.picks("Crossbow")
        story.ann.passes()
        story.expect(ann={"forecast": ["Calendar"], "hand": ["Canning"]}, bob={"forecast": ["Lever"]})
        assert story.bottom(2, "echoes") == "Crossbow"

    @pytest.mark.parametrize(("splay", "shows"), [("right", True), ("left", False), ("up", False)])
    def test_under_another_card_only_a_splay_to_the_right_shows_the_echo(self, splay: str, shows: bool) -> None:
        story = EchoesStory(
            ann={"board": ["Writing", "Bifocals"], "splay": {"blue": splay}},
            bob={},
            piles={2: ["Currency"], 10: ["Databases"]},
        )
        story.ann.activates("Writing")
        if shows:
            story.ann.picks_value(10)
        story.expect(ann={"hand": ["Currency"], "forecast": ["Databases"] if shows else []})


class TestStethoscope:
    def test_having_melded_a_blue_card_one_draws_a_seven_and_an_eight(self) -> None:
        story = EchoesStory(
            ann={"board": ["Stethoscope"], "hand": ["Tools", "Oars", "Canning"]},
            bob={},
            piles={7: ["Telegraph"], 8: ["Flight"]},
        )
        story.ann.activates("Stethoscope")
        assert story.asked() == ("ann", "meld")
        assert story.offered() == ["card tools", "card canning"]
        story.ann.picks("Tools")
        story.expect(ann={"board": ["Tools", "Stethoscope"], "hand": ["Oars", "Canning", "Telegraph", "Flight"]})
        assert story.turn_goes_on()

    def test_having_melded_a_yellow_card_one_draws_only_a_seven(self) -> None:
        story = EchoesStory(
            ann={"board": ["Stethoscope"], "hand": ["Canning", "Oars"]}, bob={}, piles={7: ["Telegraph"]}
        )
        story.ann.activates("Stethoscope")
        # The question comes although only one card fits.
        assert story.offered() == ["card canning"]
        story.ann.picks("Canning")
        story.expect(ann={"board": ["Stethoscope", "Canning"], "hand": ["Oars", "Telegraph"]})

    def test_who_has_neither_shows_the_hand(self) -> None:
        story = EchoesStory(ann={"board": ["Stethoscope"], "hand": ["Oars"]}, bob={}, piles={7: ["Telegraph"]})
        story.ann.activates("Stethoscope")
        assert story.offered() == ["show"]
        story.ann.shows_hand()
        story.expect(ann={"hand": ["Oars", "Telegraph"]})
        assert len([event for event in story.game.events if event.kind in SHOWINGS]) == 1

    def test_an_empty_hand_is_not_asked_for(self) -> None:
        story = EchoesStory(ann={"board": ["Stethoscope"]}, bob={}, piles={7: ["Bicycle"]})
        story.ann.activates("Stethoscope")
        story.expect(ann={"hand": ["Bicycle"]})
        assert story.turn_goes_on()

    def test_what_each_player_melded_counts_for_that_player(self) -> None:
        story = EchoesStory(
            ann={"board": ["Stethoscope"], "hand": ["Canning"]},
            bob={"board": ["Philosophy"], "hand": ["Tools"]},
            piles={6: ["Loom"], 7: ["Bicycle", "Electricity"], 8: ["Nylon"]},
        )
        story.ann.activates("Stethoscope")
        story.bob.picks("Tools")
        story.ann.picks("Canning")
        story.expect(
            ann={"board": ["Stethoscope", "Canning"], "hand": ["Electricity", "Loom"]},
            bob={"board": ["Philosophy", "Tools"], "hand": ["Bicycle", "Nylon"]},
        )

    def test_yellow_may_be_splayed_right(self) -> None:
        story = EchoesStory(
            ann={"board": ["Stethoscope", "Agriculture"], "hand": ["Canning"]}, bob={}, piles={7: ["Bicycle"]}
        )
        story.ann.activates("Stethoscope")
        story.ann.picks("Canning")
        assert story.offered() == ["color yellow", "pass"]
        story.ann.picks_color("yellow")
        story.expect(
            ann={
                "board": ["Stethoscope", "Canning", "Agriculture"],
                "hand": ["Bicycle"],
                "splay": {"yellow": "right"},
            }
        )

    def test_yellow_may_stay_as_it_is(self) -> None:
        story = EchoesStory(ann={"board": ["Stethoscope", "Agriculture", "Masonry"]}, bob={}, piles={7: ["Bicycle"]})
        story.ann.activates("Stethoscope")
        story.ann.passes()
        story.expect(ann={"hand": ["Bicycle"]})
        assert story.turn_goes_on()

    def test_under_another_card_the_echo_only_melds(self) -> None:
        story = EchoesStory(
            ann={"board": ["Writing", "Stethoscope"], "splay": {"blue": "right"}, "hand": ["Tools"]},
            bob={},
            piles={2: ["Currency"]},
        )
        story.ann.activates("Writing")
        story.ann.picks("Tools")
        story.expect(ann={"board": ["Tools", "Writing", "Stethoscope"], "hand": ["Currency"]})


class TestHotAirBalloon:
    def test_an_opponents_top_card_is_achieved_and_ones_top_green_card_goes_there(self) -> None:
        story = EchoesStory(
            ann={"board": ["Hot Air Balloon", "Calendar"]},
            bob={"board": ["Construction", "Oars", "Clothing"], "achievements": [1, 2]},
            piles={7: ["Bicycle"]},
        )
        story.ann.activates("Hot Air Balloon")
        # The echo scored Bicycle: with the bonus Ann has 14 points.
        assert story.asked() == ("ann", "achieve")
        assert story.offered() == ["card construction", "card clothing", "pass"]
        story.ann.picks("Construction")
        story.expect(
            ann={"board": ["Calendar"], "score": ["Bicycle"], "achievements": [2]},
            bob={"board": {"red": ["Oars"], "green": ["Hot Air Balloon", "Clothing"]}},
        )
        assert story.turn_goes_on()

    def test_who_declines_melds_a_seven(self) -> None:
        story = EchoesStory(
            ann={"board": ["Hot Air Balloon"]},
            bob={"board": ["Oars"], "achievements": [1]},
            piles={7: ["Bicycle", "Electricity"]},
        )
        story.ann.activates("Hot Air Balloon")
        story.ann.passes()
        story.expect(ann={"board": ["Electricity", "Hot Air Balloon"], "score": ["Bicycle"]})
        assert story.turn_goes_on()

    @pytest.mark.parametrize(
        ("ann", "bob"),
        [
            ({}, {"board": ["Oars"], "achievements": [2]}),
            ({}, {"board": ["Optics"], "achievements": [3]}),
            ({"achievements": [2]}, {"board": ["Construction"], "achievements": [2]}),
            ({"achievements": [1]}, {"board": ["Oars"]}),
            ({}, {"board": ["Construction", "Oars"], "achievements": [1]}),
            ({}, {}),
        ],
        ids=["another value", "too dear", "dear as a second 2", "only ann has a 1", "covered", "no top card"],
    )
    def test_what_cannot_be_achieved_is_not_offered_and_a_seven_is_melded(
        self, ann: dict[str, list[str]], bob: dict[str, list[str]]
    ) -> None:
        story = EchoesStory(ann={"board": ["Hot Air Balloon"], **ann}, bob=bob, piles={7: ["Bicycle", "Combustion"]})
        story.ann.activates("Hot Air Balloon")
        story.expect(ann={"board": ["Hot Air Balloon", "Combustion"], "score": ["Bicycle"]})
        assert story.turn_goes_on()

    def test_a_top_card_must_be_as_high_as_well(self) -> None:
        # Bob shares. He has 37 points, but no top card as high as Ann's 6.
        story = EchoesStory(
            ann={"board": ["Hot Air Balloon"], "achievements": [6]},
            bob={"board": ["Ruler"], "score": ["Databases", "Software", "Robotics"]},
            piles={7: ["Bicycle", "Electricity", "Combustion", "Refrigeration", "Railroad"]},
        )
        story.ann.activates("Hot Air Balloon")
        story.expect(
            ann={"board": ["Hot Air Balloon", "Refrigeration"], "score": ["Electricity"], "hand": ["Railroad"]},
            bob={"board": ["Ruler", "Combustion"], "score": ["Databases", "Software", "Robotics", "Bicycle"]},
        )

    def test_the_green_card_goes_to_the_owner_of_the_achieved_card(self) -> None:
        story = EchoesStory(
            ann={"board": ["Hot Air Balloon", "Sailing"]},
            bob={"board": ["Oars"], "achievements": [1]},
            cid={"board": ["Metalworking"], "achievements": [1]},
            piles={7: ["Bicycle"]},
            achievements=[3, 4],
        )
        story.ann.activates("Hot Air Balloon")
        assert story.offered() == ["card oars", "card metalworking", "pass"]
        story.ann.picks("Metalworking")
        story.expect(
            ann={"board": ["Sailing"], "score": ["Bicycle"], "achievements": [1]}, cid={"board": ["Hot Air Balloon"]}
        )

    def test_a_partners_card_is_not_achieved(self) -> None:
        story = EchoesStory(
            ann={"board": ["Hot Air Balloon"]},
            bob={},
            cid={"board": ["Oars"], "achievements": [1]},
            dan={},
            teams=True,
            piles={7: ["Bicycle", "Combustion"]},
        )
        story.ann.activates("Hot Air Balloon")
        story.expect(ann={"board": ["Hot Air Balloon", "Combustion"], "score": ["Bicycle"]})


class TestSteamboat:
    @pytest.mark.parametrize("drawn", ["Dentures", "Bifocals"])
    def test_a_blue_or_yellow_six_goes_to_ann_with_the_whole_hand(self, drawn: str) -> None:
        story = EchoesStory(
            ann={"board": ["Steamboat"], "hand": ["Fission"]},
            bob={"hand": ["Tools", "Oars"], "score": ["Coal"]},
            piles={6: [drawn]},
        )
        story.ann.activates("Steamboat")
        story.expect(ann={"hand": ["Fission", "Tools", "Oars", drawn]}, bob={"hand": []})
        assert cards_of(story, REVEALED) == [drawn]
        assert story.turn_goes_on()

    @pytest.mark.parametrize("drawn", ["Loom", "Hot Air Balloon"])
    def test_for_a_red_or_green_six_two_scored_cards_go_to_ann(self, drawn: str) -> None:
        story = EchoesStory(
            ann={"board": ["Steamboat"]},
            bob={"hand": ["Tools"], "score": ["Coal", "Archery", "Fission"]},
            piles={6: [drawn]},
        )
        story.ann.activates("Steamboat")
        assert story.asked() == ("bob", "transfer")
        story.bob.picks("Archery", "Coal")
        story.expect(ann={"score": ["Coal", "Archery"]}, bob={"hand": ["Tools", drawn], "score": ["Fission"]})
        assert story.turn_goes_on()

    def test_a_single_scored_card_goes_alone(self) -> None:
        story = EchoesStory(ann={"board": ["Steamboat"]}, bob={"score": ["Coal"]}, piles={6: ["Machine Tools"]})
        story.ann.activates("Steamboat")
        story.expect(ann={"score": ["Coal"]}, bob={"hand": ["Machine Tools"], "score": []})

    def test_a_purple_six_is_kept(self) -> None:
        story = EchoesStory(
            ann={"board": ["Steamboat"]}, bob={"hand": ["Tools"], "score": ["Coal"]}, piles={6: ["Kaleidoscope"]}
        )
        story.ann.activates("Steamboat")
        story.expect(bob={"hand": ["Tools", "Kaleidoscope"]})
        assert cards_of(story, REVEALED) == ["Kaleidoscope"]

    def test_with_as_many_crowns_bob_draws_nothing(self) -> None:
        story = EchoesStory(ann={"board": ["Steamboat"]}, bob={"board": ["Sailing"], "hand": ["Tools"]})
        story.ann.activates("Steamboat")
        story.expect()
        assert story.turn_goes_on()


class TestIndianClubs:
    def test_bob_returns_two_scored_cards(self) -> None:
        story = EchoesStory(ann={"board": ["Indian Clubs"]}, bob={"score": ["Tools", "Coal", "Oars"]})
        story.ann.activates("Indian Clubs")
        assert story.asked() == ("bob", "return")
        story.bob.picks("Oars", "Tools")
        story.expect(bob={"score": ["Coal"]})
        assert story.pile(1)[-2:] == ["Oars", "Tools"]
        assert story.turn_goes_on()

    def test_with_two_or_fewer_he_returns_all_and_only_the_order_is_asked(self) -> None:
        story = EchoesStory(
            ann={"board": ["Indian Clubs"]}, bob={"score": ["Tools", "Oars"]}, cid={"score": ["Coal", "Fission"]}
        )
        story.ann.activates("Indian Clubs")
        story.bob.picks("Oars")
        story.expect(bob={"score": []}, cid={"score": []})
        assert story.pile(1)[-2:] == ["Oars", "Tools"]
        assert story.turn_goes_on()

    def test_one_held_card_is_scored_for_each_different_value_scored_before(self) -> None:
        story = EchoesStory(
            ann={
                "board": ["Indian Clubs"],
                "score": ["Tools", "Oars", "Calendar", "Fission"],
                "hand": ["Archery", "Mysticism", "Fermenting", "Coal"],
            },
            bob={},
        )
        story.ann.activates("Indian Clubs")
        assert story.asked() == ("ann", "score")
        assert story.offered() == ["card archery", "card mysticism"]
        story.ann.picks("Mysticism")
        # The only 2 follows unasked; there is no 9 in hand, and no 5 in the score pile.
        story.expect(
            ann={
                "score": ["Tools", "Oars", "Calendar", "Fission", "Mysticism", "Fermenting"],
                "hand": ["Archery", "Coal"],
            }
        )
        assert story.turn_goes_on()

    def test_with_nothing_scored_nothing_is_scored(self) -> None:
        story = EchoesStory(ann={"board": ["Indian Clubs"], "hand": ["Archery"]}, bob={})
        story.ann.activates("Indian Clubs")
        story.expect()
        assert story.turn_goes_on()

    def test_with_as_many_leaves_bob_keeps_his_and_scores_too(self) -> None:
        story = EchoesStory(
            ann={"board": ["Indian Clubs"]},
            bob={"board": ["Agriculture"], "score": ["Tools"], "hand": ["Archery"]},
            piles={6: ["Canning"]},
        )
        story.ann.activates("Indian Clubs")
        story.expect(ann={"hand": ["Canning"]}, bob={"score": ["Tools", "Archery"], "hand": []})


class TestKaleidoscope:
    def test_a_seven_is_melded_and_its_color_may_be_splayed_right(self) -> None:
        story = EchoesStory(
            ann={"board": ["Kaleidoscope", "Oars", "Tools", "Calendar"]}, bob={}, piles={7: ["Combustion"]}
        )
        story.ann.activates("Kaleidoscope")
        assert story.offered() == ["color red", "pass"]
        story.ann.picks_color("red")
        story.expect(
            ann={
                "board": ["Kaleidoscope", "Combustion", "Oars", "Tools", "Calendar"],
                "splay": {"red": "right"},
            }
        )
        assert story.turn_goes_on()

    def test_the_color_may_stay_as_it_is(self) -> None:
        story = EchoesStory(ann={"board": ["Kaleidoscope", "Oars"]}, bob={}, piles={7: ["Combustion"]})
        story.ann.activates("Kaleidoscope")
        story.ann.passes()
        story.expect(ann={"board": ["Kaleidoscope", "Combustion", "Oars"]})
        assert story.turn_goes_on()

    def test_a_new_color_cannot_be_splayed(self) -> None:
        story = EchoesStory(ann={"board": ["Kaleidoscope", "Tools", "Calendar"]}, bob={}, piles={7: ["Combustion"]})
        story.ann.activates("Kaleidoscope")
        story.expect(ann={"board": ["Kaleidoscope", "Tools", "Calendar", "Combustion"]})
        assert story.turn_goes_on()

    def test_bob_shares_with_two_lightbulbs(self) -> None:
        story = EchoesStory(
            ann={"board": ["Kaleidoscope"]},
            bob={"board": ["Tools"]},
            piles={7: ["Evolution", "Combustion", "Bicycle"]},
        )
        story.ann.activates("Kaleidoscope")
        story.bob.picks_color("blue")
        story.expect(
            ann={"board": ["Kaleidoscope", "Combustion"], "hand": ["Bicycle"]},
            bob={"board": ["Evolution", "Tools"], "splay": {"blue": "right"}},
        )


class TestLoom:
    def test_the_lowest_top_card_is_scored(self) -> None:
        story = EchoesStory(ann={"board": ["Loom", "Calendar", "Tools", "Paper"]}, bob={})
        story.ann.activates("Loom")
        # Of one score card there are no two that differ, so none may be returned.
        story.expect(ann={"board": ["Loom", "Tools", "Paper"], "score": ["Calendar"]})
        assert story.turn_goes_on()

    def test_among_several_lowest_one_chooses(self) -> None:
        story = EchoesStory(ann={"board": ["Loom", "Tools", "Sailing", "Machinery"]}, bob={})
        story.ann.activates("Loom")
        assert story.asked() == ("ann", "score")
        assert story.offered() == ["card sailing", "card tools"]
        story.ann.picks("Sailing")
        story.expect(ann={"board": ["Loom", "Tools", "Machinery"], "score": ["Sailing"]})

    def test_the_loom_scores_itself_if_it_is_the_lowest_and_its_effects_follow(self) -> None:
        story = EchoesStory(
            ann={"board": ["Loom"], "score": ["Tools"]},
            bob={},
            piles={6: ["Canning", "Democracy", "Machine Tools"]},
        )
        story.ann.activates("Loom")
        story.ann.picks("Loom")
        story.expect(ann={"board": ["Canning", "Democracy", "Machine Tools"], "score": []})
        assert story.bottom(6, "echoes") == "Loom"
        assert story.bottom(1) == "Tools"

    def test_two_scored_cards_of_different_value_become_three_tucked_sixes(self) -> None:
        # Source: the Echoes rulebook; with one base card in hand all three are Echoes cards.
        story = EchoesStory(
            ann={"board": ["Loom", "Gunpowder", "Paper"], "score": ["Tools", "Oars", "Coal"], "hand": ["Flight"]},
            bob={},
            piles={6: ["Shrapnel", "Bifocals", "Steamboat"]},
        )
        story.ann.activates("Loom")
        story.expect(ann={"board": ["Loom", "Gunpowder"], "score": ["Tools", "Oars", "Coal", "Paper"]})
        assert story.asked() == ("ann", "return")
        assert story.offered() == ["card tools", "card oars", "card coal", "card paper", "pass"]
        story.ann.picks("Oars")
        assert story.offered() == ["card coal", "card paper"]
        story.ann.picks("Coal")
        story.expect(
            ann={
                "board": {"red": ["Loom", "Gunpowder", "Shrapnel"], "blue": ["Bifocals"], "green": ["Steamboat"]},
                "score": ["Tools", "Paper"],
            }
        )
        assert cards_of(story, TUCKED) == ["Shrapnel", "Bifocals", "Steamboat"]
        assert story.bottom(1) == "Oars"
        assert story.bottom(5) == "Coal"
        assert story.turn_goes_on()

    def test_one_may_keep_the_score_pile(self) -> None:
        story = EchoesStory(ann={"board": ["Loom", "Paper"], "score": ["Tools"]}, bob={})
        story.ann.activates("Loom")
        story.ann.passes()
        story.expect(ann={"board": ["Loom"], "score": ["Tools", "Paper"]})
        assert story.turn_goes_on()

    def test_without_two_different_values_nothing_is_offered(self) -> None:
        """docs/rulings.md: two cards of different value are one condition, so it is there as a whole or not at all."""
        story = EchoesStory(ann={"board": ["Loom", "Oars", "Tools"], "score": ["Archery", "Sailing"]}, bob={})
        story.ann.activates("Loom")
        story.expect(ann={"board": ["Loom", "Oars"], "score": ["Archery", "Sailing", "Tools"]})
        assert story.turn_goes_on()

    @pytest.mark.parametrize(("covered", "claims"), [(4, True), (3, False)])
    def test_five_pictures_in_one_color_claim_heritage(self, covered: int, claims: bool) -> None:
        reds = ["Colonialism", "Gunpowder", "Explosives", "Mobility"][:covered]
        # Coal under them does not show its picture when splayed right.
        story = EchoesStory(
            ann={"board": ["Loom", *reds, "Coal", "Tools"], "splay": {"red": "right"}},
            bob={},
        )
        story.ann.activates("Loom")
        story.expect(
            ann={
                "board": ["Loom", *reds, "Coal"],
                "score": ["Tools"],
                "achievements": ["Heritage"] if claims else [],
            }
        )
        assert ("Heritage" in story.to_be_had()) is not claims

    def test_a_note_is_a_picture(self) -> None:
        """Of Piano and Saxophone, splayed up, only their notes show as pictures."""
        purples = ["Lighting", "Piano", "Saxophone", "Bell", "Flute"]
        story = EchoesStory(ann={"board": ["Loom", "Tools", *purples], "splay": {"purple": "up"}}, bob={})
        story.ann.activates("Loom")
        story.expect(ann={"board": ["Loom", *purples], "score": ["Tools"], "achievements": ["Heritage"]})

    def test_the_pictures_may_be_of_another_color(self) -> None:
        greens = ["Paper", "Compass", "Invention", "Navigation", "Clothing"]
        story = EchoesStory(ann={"board": ["Loom", "Tools", *greens], "splay": {"green": "right"}}, bob={})
        story.ann.activates("Loom")
        story.expect(ann={"board": ["Loom", *greens], "score": ["Tools"], "achievements": ["Heritage"]})

    @pytest.mark.parametrize(("splay", "shows"), [("left", True), ("up", True), ("right", False)])
    def test_the_echo_works_under_another_card_where_a_splay_shows_it(self, splay: str, shows: bool) -> None:
        story = EchoesStory(
            ann={"board": ["Metalworking", "Loom", "Tools"], "splay": {"red": splay}}, bob={}, piles={1: ["Sailing"]}
        )
        story.ann.activates("Metalworking")
        if shows:
            story.ann.picks("Tools")
            story.expect(ann={"board": ["Metalworking", "Loom"], "score": ["Tools"], "hand": ["Sailing"]})
        else:
            story.expect(ann={"hand": ["Sailing"]})


class TestShrapnel:
    def test_bob_gives_his_top_two_of_the_tucked_color_for_anns_bottom_card(self) -> None:
        story = EchoesStory(
            ann={"board": ["Shrapnel", "Optics", "Oars"]},
            bob={"board": ["Archery", "Coal", "Tools"]},
            piles={6: ["Machine Tools"]},
        )
        # Coal lies covered: Bob shows no factory.
        story.ann.activates("Shrapnel")
        story.expect(
            ann={"board": ["Shrapnel", "Optics"], "score": ["Archery", "Coal"]},
            bob={"board": ["Machine Tools", "Tools"], "score": ["Oars"]},
        )
        assert story.turn_goes_on()

    def test_the_tucked_card_itself_goes_if_it_is_among_the_top_two(self) -> None:
        story = EchoesStory(ann={"board": ["Shrapnel"]}, bob={"board": ["Calendar"]}, piles={6: ["Encyclopedia"]})
        story.ann.activates("Shrapnel")
        story.expect(ann={"score": ["Calendar", "Encyclopedia"]}, bob={"board": []})
        assert story.turn_goes_on()

    def test_in_a_color_new_to_bob_only_the_tucked_card_goes(self) -> None:
        story = EchoesStory(
            ann={"board": ["Shrapnel", "Paper", "Sailing"]}, bob={"board": ["Calendar"]}, piles={6: ["Metric System"]}
        )
        story.ann.activates("Shrapnel")
        story.expect(ann={"board": ["Shrapnel", "Paper"], "score": ["Metric System"]}, bob={"score": ["Sailing"]})

    def test_shrapnel_itself_may_be_anns_bottom_red_card(self) -> None:
        story = EchoesStory(
            ann={"board": ["Shrapnel", "Tools"]}, bob={}, cid={}, piles={6: ["Machine Tools", "Democracy"]}
        )
        story.ann.activates("Shrapnel")
        story.expect(ann={"board": ["Tools"], "score": ["Machine Tools", "Democracy"]}, bob={"score": ["Shrapnel"]})

    def test_with_three_factories_bob_is_safe(self) -> None:
        story = EchoesStory(ann={"board": ["Shrapnel"]}, bob={"board": ["Coal"]}, piles={6: ["Machine Tools"]})
        story.ann.activates("Shrapnel")
        story.expect()
        assert story.turn_goes_on()


class TestDentures:
    def test_the_top_two_cards_of_the_tucked_color_are_scored_but_not_the_bottom_one(self) -> None:
        story = EchoesStory(
            ann={"board": ["Dentures", "Oars", "Archery", "Coal"]}, bob={}, piles={6: ["Machine Tools"]}
        )
        story.ann.activates("Dentures")
        story.expect(ann={"board": ["Dentures", "Coal", "Machine Tools"], "score": ["Oars", "Archery"]})
        assert story.turn_goes_on()

    def test_with_only_one_above_the_bottom_card_that_one_is_scored(self) -> None:
        story = EchoesStory(ann={"board": ["Dentures"]}, bob={}, piles={6: ["Canning"]})
        story.ann.activates("Dentures")
        story.expect(ann={"board": ["Canning"], "score": ["Dentures"]})
        assert story.turn_goes_on()

    def test_with_none_to_score_sixes_are_tucked_until_there_is_one(self) -> None:
        story = EchoesStory(
            ann={"board": ["Dentures"]}, bob={}, piles={6: ["Democracy", "Machine Tools", "Industrialization"]}
        )
        story.ann.activates("Dentures")
        story.expect(
            ann={"board": ["Dentures", "Democracy", "Industrialization"], "score": ["Machine Tools"]},
        )
        assert cards_of(story, TUCKED) == ["Democracy", "Machine Tools", "Industrialization"]

    def test_an_echo_that_shows_beneath_comes_first(self) -> None:
        story = EchoesStory(
            ann={"board": ["Dentures", "Stove", "Oars"], "splay": {"yellow": "left"}},
            bob={},
            piles={6: ["Canning"]},
        )
        # The echo of Stove scores Oars; Canning then goes under Dentures and Stove, which are both scored.
        story.ann.activates("Dentures")
        story.expect(ann={"board": ["Canning"], "splay": {}, "score": ["Oars", "Dentures", "Stove"]})

    @pytest.mark.parametrize(("splay", "shows"), [("right", True), ("left", False), ("up", False)])
    def test_under_another_card_only_a_splay_to_the_right_shows_the_echo(self, splay: str, shows: bool) -> None:
        story = EchoesStory(
            ann={"board": ["Fermenting", "Dentures"], "splay": {"yellow": splay}},
            bob={},
            piles={2: ["Calendar"], 6: ["Machine Tools"]},
        )
        story.ann.activates("Fermenting")
        tucked = ["Machine Tools"] if shows else []
        story.expect(ann={"board": ["Fermenting", "Dentures", *tucked], "hand": ["Calendar"]})

    def test_carried_out_by_another_card_a_six_is_tucked_first(self) -> None:
        story = EchoesStory(
            ann={"board": ["Self Service", "Dentures", "Oars", "Archery"]}, bob={}, piles={6: ["Canning"]}
        )
        story.ann.activates("Self Service")
        story.ann.picks("Dentures")
        story.expect(ann={"board": ["Self Service", "Canning", "Oars", "Archery"], "score": ["Dentures"]})

    def test_blue_may_be_splayed_right(self) -> None:
        story = EchoesStory(ann={"board": ["Dentures", "Tools", "Calendar"]}, bob={}, piles={6: ["Canning"]})
        story.ann.activates("Dentures")
        assert story.offered() == ["color blue", "pass"]
        story.ann.picks_color("blue")
        story.expect(ann={"board": ["Canning", "Tools", "Calendar"], "score": ["Dentures"], "splay": {"blue": "right"}})

    def test_blue_may_stay_as_it_is(self) -> None:
        story = EchoesStory(ann={"board": ["Dentures", "Tools", "Calendar"]}, bob={}, piles={6: ["Canning"]})
        story.ann.activates("Dentures")
        story.ann.passes()
        story.expect(ann={"board": ["Canning", "Tools", "Calendar"], "score": ["Dentures"]})
        assert story.turn_goes_on()

    def test_each_player_goes_by_the_card_that_he_tucked_himself(self) -> None:
        story = EchoesStory(
            ann={"board": ["Dentures", "Oars"]},
            bob={"board": ["Gunpowder", "Sailing"]},
            piles={6: ["Metric System", "Machine Tools", "Canning"]},
        )
        story.ann.activates("Dentures")
        story.expect(
            ann={"board": ["Dentures", "Machine Tools"], "score": ["Oars"], "hand": ["Canning"]},
            bob={"board": ["Gunpowder", "Metric System"], "score": ["Sailing"]},
        )


class TestMorphine:
    def test_a_card_of_odd_value_is_scored_from_the_hand(self) -> None:
        story = EchoesStory(
            ann={"board": ["Morphine"], "hand": ["Tools", "Calendar", "Coal"]}, bob={}, piles={6: ["Canning"]}
        )
        story.ann.activates("Morphine")
        assert story.asked() == ("ann", "score")
        assert story.offered() == ["card tools", "card coal"]
        story.ann.picks("Tools")
        # Bob had nothing to return, so Ann draws nothing.
        story.expect(ann={"hand": ["Calendar", "Coal"], "score": ["Tools"]}, bob={"hand": ["Canning"]})
        assert story.turn_goes_on()

    def test_without_an_odd_card_nothing_is_scored_and_nothing_shown(self) -> None:
        story = EchoesStory(ann={"board": ["Morphine"], "hand": ["Calendar"]}, bob={}, piles={6: ["Canning"]})
        story.ann.activates("Morphine")
        story.expect(bob={"hand": ["Canning"]})
        assert not [event for event in story.game.events if event.kind in SHOWINGS]

    def test_bob_returns_all_odd_cards_and_draws_a_six_and_ann_draws_one_higher(self) -> None:
        story = EchoesStory(
            ann={"board": ["Morphine"]},
            bob={"hand": ["Tools", "Calendar", "Coal", "Oars"]},
            piles={6: ["Loom", "Canning"]},
        )
        story.ann.activates("Morphine")
        assert story.asked() == ("bob", "return")
        assert story.offered() == ["card tools", "card oars"]
        story.bob.picks("Oars")
        story.expect(ann={"hand": ["Canning"]}, bob={"hand": ["Calendar", "Loom"]})
        assert story.pile(1)[-2:] == ["Oars", "Tools"]
        assert story.bottom(5) == "Coal"
        assert story.turn_goes_on()

    def test_even_cards_stay_and_ann_draws_nothing(self) -> None:
        story = EchoesStory(ann={"board": ["Morphine"]}, bob={"hand": ["Calendar", "Flight"]}, piles={6: ["Loom"]})
        story.ann.activates("Morphine")
        story.expect(bob={"hand": ["Calendar", "Flight", "Loom"]})
        assert story.turn_goes_on()

    def test_the_highest_card_that_anyone_returned_counts_for_all_who_draw(self) -> None:
        story = EchoesStory(
            ann={"board": ["Morphine"]},
            bob={"hand": ["Fission"]},
            cid={"hand": ["Coal"]},
            dan={"board": ["Tools"], "hand": ["Calendar"]},
            piles={6: ["Canning", "Democracy", "Loom"], 10: ["Databases", "GPS"]},
        )
        story.ann.activates("Morphine")
        # Dan shares and holds a base card only, so he draws the Echoes 10. Ann draws a 6 for his share.
        story.expect(
            ann={"hand": ["Databases", "Loom"]},
            bob={"hand": ["Canning"]},
            cid={"hand": ["Democracy"]},
            dan={"hand": ["Calendar", "GPS"]},
        )

    def test_red_may_be_splayed_right(self) -> None:
        story = EchoesStory(ann={"board": ["Morphine", "Oars", "Archery"]}, bob={}, piles={6: ["Canning"]})
        story.ann.activates("Morphine")
        assert story.offered() == ["color red", "pass"]
        story.ann.picks_color("red")
        story.expect(ann={"splay": {"red": "right"}}, bob={"hand": ["Canning"]})

    def test_red_may_stay_as_it_is(self) -> None:
        story = EchoesStory(ann={"board": ["Morphine", "Oars", "Archery"]}, bob={}, piles={6: ["Canning"]})
        story.ann.activates("Morphine")
        story.ann.passes()
        story.expect(bob={"hand": ["Canning"]})
        assert story.turn_goes_on()

    @pytest.mark.parametrize(("splay", "shows"), [("left", True), ("up", True), ("right", False)])
    def test_the_echo_works_under_another_card_where_a_splay_shows_it(self, splay: str, shows: bool) -> None:
        story = EchoesStory(
            ann={"board": ["Fermenting", "Morphine"], "splay": {"yellow": splay}, "hand": ["Tools"]},
            bob={},
            piles={2: ["Calendar", "Lever"]},
        )
        story.ann.activates("Fermenting")
        if shows:
            story.expect(ann={"hand": ["Calendar"], "score": ["Tools"]})
        else:
            story.expect(ann={"hand": ["Tools", "Lever"]})
