"""Age 6 of the base set, card by card."""

from __future__ import annotations

import pytest

from tenages.rules.icons import BLUE, LIGHTBULB
from tests.support.looking import named, shown_hands
from tests.support.story import Story

FIRST_EDITIONS = ("asmadi-1", "iello")


class TestAtomicTheory:
    def test_blue_may_be_splayed_right_and_a_seven_is_melded(self) -> None:
        story = Story(ann={"board": ["Atomic Theory", "Writing"]}, bob={}, piles={7: ["Bicycle"]})
        story.ann.activates("Atomic Theory")
        assert story.offered() == ["color blue", "pass"]
        story.ann.picks_color("blue")
        story.expect(ann={"board": ["Atomic Theory", "Writing", "Bicycle"], "splay": {"blue": "right"}})
        assert story.turn_goes_on()

    def test_who_does_not_splay_melds_all_the_same(self) -> None:
        story = Story(ann={"board": ["Atomic Theory", "Writing"]}, bob={}, piles={7: ["Evolution"]})
        story.ann.activates("Atomic Theory")
        story.ann.passes()
        story.expect(ann={"board": ["Evolution", "Atomic Theory", "Writing"]})

    def test_a_single_blue_card_cannot_be_splayed(self) -> None:
        story = Story(ann={"board": ["Atomic Theory"]}, bob={}, piles={7: ["Lighting"]})
        story.ann.activates("Atomic Theory")
        story.expect(ann={"board": ["Atomic Theory", "Lighting"]})
        assert story.turn_goes_on()

    def test_bob_shares_each_effect_before_ann(self) -> None:
        story = Story(
            ann={"board": ["Atomic Theory", "Tools"]},
            bob={"board": ["Evolution", "Pottery"]},
            piles={7: ["Bicycle", "Lighting", "Railroad"]},
        )
        story.ann.activates("Atomic Theory")
        story.bob.picks_color("blue")
        story.ann.passes()
        story.expect(
            ann={"board": ["Atomic Theory", "Tools", "Lighting"], "hand": ["Railroad"]},
            bob={"board": ["Evolution", "Pottery", "Bicycle"], "splay": {"blue": "right"}},
        )

    def test_with_fewer_lightbulbs_bob_does_not_share(self) -> None:
        story = Story(ann={"board": ["Atomic Theory"]}, bob={"board": ["Tools"]}, piles={7: ["Lighting"]})
        story.ann.activates("Atomic Theory")
        story.expect(ann={"board": ["Atomic Theory", "Lighting"]})


class TestEncyclopedia:
    def test_all_the_highest_are_melded_in_the_order_of_choice(self) -> None:
        story = Story(
            ann={"board": ["Encyclopedia"], "score": ["Sailing", "Chemistry", "Physics", "Coal"]},
            bob={},
        )
        story.ann.activates("Encyclopedia")
        assert story.offered() == ["card chemistry", "card physics", "card coal", "pass"]
        story.ann.picks("Physics")
        assert story.offered() == ["card chemistry", "card coal"]
        story.ann.picks("Coal")
        story.expect(
            ann={
                "score": ["Sailing"],
                "board": {"blue": ["Chemistry", "Physics", "Encyclopedia"], "red": ["Coal"]},
            }
        )
        assert story.turn_goes_on()

    def test_one_may_keep_them(self) -> None:
        story = Story(ann={"board": ["Encyclopedia"], "score": ["Coal"]}, bob={})
        story.ann.activates("Encyclopedia")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_an_empty_score_pile_asks_nothing(self) -> None:
        story = Story(ann={"board": ["Encyclopedia"], "hand": ["Coal"]}, bob={})
        story.ann.activates("Encyclopedia")
        story.expect()
        assert story.turn_goes_on()

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Encyclopedia"], "score": ["Coal"]},
            bob={"board": ["Navigation"], "score": ["Oars", "Tools", "Paper"]},
            piles={6: ["Canning"]},
        )
        story.ann.activates("Encyclopedia")
        story.bob.picks("Paper")
        story.ann.picks("Coal")
        story.expect(
            ann={"board": ["Encyclopedia", "Coal"], "score": [], "hand": ["Canning"]},
            bob={"board": ["Paper", "Navigation"], "score": ["Oars", "Tools"]},
        )

    def test_a_share_that_is_declined_earns_nothing(self) -> None:
        story = Story(ann={"board": ["Encyclopedia"]}, bob={"board": ["Navigation"], "score": ["Oars"]})
        story.ann.activates("Encyclopedia")
        story.bob.passes()
        story.expect()


class TestClassification:
    def test_all_cards_of_the_color_are_taken_and_melded_in_the_order_of_choice(self) -> None:
        story = Story(
            ann={"board": ["Classification"], "hand": ["Tools", "Coal"]}, bob={"hand": ["Physics", "Oars", "Writing"]}
        )
        story.ann.activates("Classification")
        assert story.offered() == ["color red", "color blue"]
        story.ann.picks_color("blue")
        assert story.asked() == ("ann", "meld")
        story.ann.picks("Physics")
        assert story.offered() == ["card tools", "card writing"]
        story.ann.picks("Tools", "Writing")
        story.ann.shows_hand()
        story.expect(
            ann={"board": ["Classification", "Writing", "Tools", "Physics"], "hand": ["Coal"]}, bob={"hand": ["Oars"]}
        )
        assert story.turn_goes_on()

    def test_red_is_a_color_like_any_other(self) -> None:
        story = Story(ann={"board": ["Classification"], "hand": ["Tools", "Coal"]}, bob={"hand": ["Oars"]})
        story.ann.activates("Classification")
        story.ann.picks_color("red")
        story.ann.picks("Oars", "Coal")
        story.ann.shows_hand()
        story.expect(ann={"board": ["Classification", "Coal", "Oars"], "hand": ["Tools"]}, bob={"hand": []})

    def test_the_color_is_said_aloud_but_no_card_of_ann_is_shown_before_she_melds(self) -> None:
        story = Story(ann={"board": ["Classification"], "hand": ["Tools", "Coal"]}, bob={"hand": ["Physics"]})
        story.ann.activates("Classification")
        story.ann.picks_color("blue")
        assert named(story) == [BLUE]
        assert shown_hands(story) == [("bob", ["Physics"])]
        assert story.game.view(1).describe()["players"][0]["hand"] == [1, "physics", 5]

    def test_the_color_is_asked_even_if_there_is_only_one(self) -> None:
        story = Story(ann={"board": ["Classification"], "hand": ["Tools"]}, bob={"hand": ["Oars"]})
        story.ann.activates("Classification")
        assert story.asked() == ("ann", "choose color")
        assert story.offered() == ["color blue"]
        story.ann.picks_color("blue")
        story.ann.picks("Tools")
        story.expect(ann={"board": ["Classification", "Tools"], "hand": []})
        assert story.turn_goes_on()

    def test_with_an_empty_hand_nothing_happens(self) -> None:
        story = Story(ann={"board": ["Classification"]}, bob={"hand": ["Oars", "Tools"]})
        story.ann.activates("Classification")
        story.expect()
        assert story.turn_goes_on()
        assert shown_hands(story) == []

    # Source: 2011 FAQ
    def test_faq_it_is_no_demand_so_bob_shares_it_and_takes_from_ann(self) -> None:
        story = Story(
            ann={"board": ["Classification"], "hand": ["Tools", "Coal"]},
            bob={"board": ["Evolution"], "hand": ["Writing"]},
            piles={6: ["Canning"]},
        )
        story.ann.activates("Classification")
        story.bob.picks_color("blue")
        story.bob.picks("Tools", "Writing")
        story.expect(ann={"hand": ["Coal"]}, bob={"board": ["Writing", "Tools", "Evolution"], "hand": []})
        story.ann.picks_color("red")
        story.ann.picks("Coal")
        story.expect(ann={"board": ["Classification", "Coal"], "hand": ["Canning"]})

    def test_a_share_with_an_empty_hand_earns_nothing(self) -> None:
        story = Story(ann={"board": ["Classification"], "hand": ["Tools"]}, bob={"board": ["Evolution"]})
        story.ann.activates("Classification")
        story.ann.picks_color("blue")
        story.ann.picks("Tools")
        story.expect(ann={"board": ["Classification", "Tools"], "hand": []})

    # Source: 2011 FAQ
    def test_faq_each_player_in_turn_order_shows_that_no_such_card_is_left(self) -> None:
        story = Story(
            ann={"hand": ["Physics", "Sailing"]},
            bob={"board": ["Classification"], "hand": ["Tools", "Canning"]},
            cid={"hand": ["Oars", "Coal"]},
            dan={},
            turn="bob",
        )
        story.bob.activates("Classification")
        story.bob.picks_color("blue")
        assert shown_hands(story) == [("cid", ["Coal", "Oars"]), ("ann", ["Physics", "Sailing"])]
        story.bob.picks("Tools", "Physics")
        story.bob.shows_hand()
        assert shown_hands(story)[-1] == ("bob", ["Canning"])
        story.expect(
            ann={"hand": ["Sailing"]},
            bob={"board": ["Classification", "Physics", "Tools"], "hand": ["Canning"]},
        )

    # Source: 2011 FAQ
    def test_faq_a_partner_keeps_his_cards(self) -> None:
        story = Story(
            ann={"board": ["Classification"], "hand": ["Tools"]},
            bob={"hand": ["Physics"]},
            cid={"hand": ["Writing"]},
            dan={"hand": ["Oars"]},
            teams=True,
        )
        story.ann.activates("Classification")
        story.ann.picks_color("blue")
        assert shown_hands(story) == [("bob", ["Physics"]), ("dan", ["Oars"])]
        story.ann.picks("Tools", "Physics")
        story.expect(ann={"board": ["Classification", "Physics", "Tools"], "hand": []}, bob={"hand": []})


class TestMetricSystem:
    def test_with_green_splayed_right_any_color_may_follow(self) -> None:
        story = Story(
            ann={
                "board": ["Metric System", "The Wheel", "Coal", "Oars", "Tools", "Writing", "Canning"],
                "splay": {"green": "right", "blue": "left"},
            },
            bob={},
        )
        story.ann.activates("Metric System")
        assert story.offered() == ["color red", "color blue", "pass"]
        story.ann.picks_color("blue")
        story.expect(ann={"splay": {"green": "right", "blue": "right"}})
        assert story.turn_goes_on()

    def test_one_may_leave_it(self) -> None:
        story = Story(
            ann={"board": ["Metric System", "The Wheel", "Coal", "Oars"], "splay": {"green": "right"}}, bob={}
        )
        story.ann.activates("Metric System")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    @pytest.mark.parametrize("splay", [{}, {"green": "left"}, {"green": "up"}])
    def test_otherwise_green_alone_may_be_splayed_right(self, splay: dict[str, str]) -> None:
        story = Story(ann={"board": ["Metric System", "The Wheel", "Coal", "Oars"], "splay": splay}, bob={})
        story.ann.activates("Metric System")
        assert story.offered() == ["color green", "pass"]
        story.ann.picks_color("green")
        story.expect(ann={"splay": {"green": "right"}})
        assert story.turn_goes_on()

    def test_green_may_stay_as_it_is(self) -> None:
        story = Story(ann={"board": ["Metric System", "The Wheel"], "splay": {"green": "left"}}, bob={})
        story.ann.activates("Metric System")
        story.ann.passes()
        story.expect()

    def test_with_single_cards_nothing_is_asked(self) -> None:
        story = Story(ann={"board": ["Metric System", "Coal"]}, bob={})
        story.ann.activates("Metric System")
        story.expect()
        assert story.turn_goes_on()

    def test_bob_shares_both_effects_before_ann(self) -> None:
        story = Story(
            ann={"board": ["Metric System", "The Wheel"]},
            bob={"board": ["Sailing", "Clothing", "Tools", "Pottery"], "splay": {"green": "right"}},
            piles={6: ["Canning"]},
        )
        story.ann.activates("Metric System")
        assert story.offered() == ["color blue", "pass"]
        story.bob.picks_color("blue")
        story.ann.picks_color("green")
        story.expect(
            ann={"splay": {"green": "right"}, "hand": ["Canning"]}, bob={"splay": {"green": "right", "blue": "right"}}
        )

    def test_a_share_without_a_new_splay_earns_nothing(self) -> None:
        story = Story(ann={"board": ["Metric System"]}, bob={"board": ["Sailing", "Clothing"]})
        story.ann.activates("Metric System")
        story.bob.passes()
        story.expect()


class TestDemocracy:
    def test_whoever_returns_any_card_alone_scores_an_eight(self) -> None:
        story = Story(ann={"board": ["Democracy"], "hand": ["Tools", "Oars", "Coal"]}, bob={}, piles={8: ["Flight"]})
        story.ann.activates("Democracy")
        story.ann.picks("Tools", "Oars")
        story.ann.passes()
        story.expect(ann={"hand": ["Coal"], "score": ["Flight"]})
        assert story.pile(1)[-2:] == ["Tools", "Oars"]
        assert story.turn_goes_on()

    def test_the_whole_hand_may_go(self) -> None:
        story = Story(ann={"board": ["Democracy"], "hand": ["Tools", "Oars"]}, bob={}, piles={8: ["Flight"]})
        story.ann.activates("Democracy")
        story.ann.picks("Tools", "Oars")
        story.expect(ann={"hand": [], "score": ["Flight"]})
        assert story.turn_goes_on()

    def test_returning_nothing_scores_nothing(self) -> None:
        story = Story(ann={"board": ["Democracy"], "hand": ["Tools"]}, bob={})
        story.ann.activates("Democracy")
        story.ann.passes()
        story.expect()
        assert story.turn_goes_on()

    def test_with_an_empty_hand_nothing_is_asked(self) -> None:
        story = Story(ann={"board": ["Democracy"]}, bob={})
        story.ann.activates("Democracy")
        story.expect()
        assert story.turn_goes_on()

    def test_as_many_as_an_opponent_are_not_more(self) -> None:
        story = Story(
            ann={"board": ["Democracy"], "hand": ["Tools"]},
            bob={"board": ["Writing"], "hand": ["Oars"]},
            piles={6: ["Canning"], 8: ["Flight"]},
        )
        story.ann.activates("Democracy")
        story.bob.picks("Oars")
        story.ann.picks("Tools")
        story.expect(ann={"hand": ["Canning"]}, bob={"hand": [], "score": ["Flight"]})

    def test_a_share_that_is_declined_earns_nothing(self) -> None:
        story = Story(
            ann={"board": ["Democracy"], "hand": ["Tools"]},
            bob={"board": ["Writing"], "hand": ["Oars"]},
            piles={8: ["Flight"]},
        )
        story.ann.activates("Democracy")
        story.bob.passes()
        story.ann.picks("Tools")
        story.expect(ann={"hand": [], "score": ["Flight"]})

    # Source: 2011 FAQ
    @pytest.mark.parametrize("edition", ["asmadi-1", "iello", "asmadi-3"])
    def test_faq_several_score_if_each_returns_more_than_those_before(self, edition: str) -> None:
        story = Story(
            ann={"board": ["Democracy"], "hand": ["Tools", "Coal", "Sailing"]},
            bob={"board": ["Writing"], "hand": ["Oars"]},
            cid={"board": ["Paper"], "hand": ["Archery", "Pottery"]},
            piles={6: ["Canning"], 8: ["Flight", "Mobility", "Rocketry"]},
            edition=edition,
        )
        story.ann.activates("Democracy")
        story.bob.picks("Oars")
        story.cid.picks("Archery", "Pottery")
        story.ann.picks("Tools", "Coal", "Sailing")
        story.expect(
            ann={"hand": ["Canning"], "score": ["Rocketry"]},
            bob={"hand": [], "score": ["Flight"]},
            cid={"hand": [], "score": ["Mobility"]},
        )

    # Source: 2011 FAQ
    @pytest.mark.parametrize(("returned", "score"), [((), []), (("Tools",), []), (("Tools", "Sailing"), ["Mobility"])])
    def test_faq_amy_must_return_more_than_chris_did(self, returned: tuple[str, ...], score: list[str]) -> None:
        """Amy (Ann) has seven lightbulbs, Bob five and Chris (Cid) eight."""
        story = Story(
            ann={"board": ["Democracy", "Genetics", "Paper"], "hand": ["Tools", "Sailing", "Oars"]},
            bob={"board": ["Evolution", "Invention"], "hand": ["Coal"]},
            cid={"board": ["Empiricism", "Atomic Theory", "Measurement"], "hand": ["Archery"]},
            piles={8: ["Flight", "Mobility"], 9: ["Services"]},
        )
        assert [player.count(LIGHTBULB) for player in story.game.table.players] == [7, 5, 8]
        story.ann.activates("Democracy")
        story.cid.picks("Archery")
        story.ann.picks(*returned)
        story.ann.passes()
        kept = [title for title in ("Tools", "Sailing", "Oars") if title not in returned]
        story.expect(ann={"hand": [*kept, "Services"], "score": score}, cid={"hand": [], "score": ["Flight"]})

    def test_a_partner_is_not_compared_with(self) -> None:
        story = Story(
            ann={"board": ["Democracy"], "hand": ["Tools", "Coal"]},
            bob={"board": ["Writing"], "hand": ["Oars"]},
            cid={"board": ["Paper"], "hand": ["Archery", "Pottery", "Masonry"]},
            dan={},
            piles={6: ["Canning"], 8: ["Flight", "Mobility", "Rocketry"]},
            teams=True,
        )
        story.ann.activates("Democracy")
        story.bob.passes()
        story.cid.picks("Archery", "Pottery", "Masonry")
        story.ann.picks("Tools")
        story.ann.passes()
        story.expect(ann={"hand": ["Coal"], "score": ["Mobility"]}, cid={"hand": [], "score": ["Flight"]})


class TestEmancipation:
    def test_bob_gives_a_card_for_anns_score_and_draws_a_six(self) -> None:
        story = Story(ann={"board": ["Emancipation"]}, bob={"hand": ["Tools", "Coal"]}, piles={6: ["Canning"]})
        story.ann.activates("Emancipation")
        assert story.asked() == ("bob", "transfer")
        story.bob.picks("Tools")
        story.expect(ann={"score": ["Tools"]}, bob={"hand": ["Coal", "Canning"]})
        assert story.turn_goes_on()

    def test_an_empty_hand_gives_nothing_and_draws_nothing(self) -> None:
        story = Story(ann={"board": ["Emancipation"]}, bob={})
        story.ann.activates("Emancipation")
        story.expect()
        assert story.turn_goes_on()

    @pytest.mark.parametrize("color", ["red", "purple"])
    def test_red_or_purple_may_be_splayed_right(self, color: str) -> None:
        story = Story(ann={"board": ["Emancipation", "Mysticism", "Oars", "Archery", "Tools", "Writing"]}, bob={})
        story.ann.activates("Emancipation")
        assert story.offered() == ["color red", "color purple", "pass"]
        story.ann.picks_color(color)
        story.expect(ann={"splay": {color: "right"}})

    def test_one_need_not_splay(self) -> None:
        story = Story(ann={"board": ["Emancipation", "Mysticism"]}, bob={})
        story.ann.activates("Emancipation")
        story.ann.passes()
        story.expect()

    # Source: 2011 FAQ
    def test_faq_with_as_many_factories_bob_shares_the_splay_and_does_not_obey(self) -> None:
        story = Story(
            ann={"board": ["Emancipation"]},
            bob={"board": ["Coal", "Oars"], "hand": ["Tools"]},
            piles={6: ["Canning"]},
        )
        story.ann.activates("Emancipation")
        assert story.offered() == ["color red", "pass"]
        story.bob.picks_color("red")
        story.expect(ann={"hand": ["Canning"]}, bob={"splay": {"red": "right"}})


class TestIndustrialization:
    def test_third_edition_one_six_for_each_color_with_a_factory(self) -> None:
        story = Story(
            ann={"board": ["Industrialization", "Invention", "Tools"]},
            bob={},
            piles={6: ["Metric System", "Atomic Theory", "Democracy"]},
        )
        story.ann.activates("Industrialization")
        story.expect(ann={"board": ["Industrialization", "Invention", "Metric System", "Tools", "Atomic Theory"]})
        assert story.turn_goes_on()

    @pytest.mark.parametrize("edition", FIRST_EDITIONS)
    def test_first_edition_one_six_for_every_two_factories(self, edition: str) -> None:
        story = Story(
            ann={"board": ["Industrialization", "Invention", "Tools"]},
            bob={},
            piles={6: ["Metric System", "Atomic Theory"]},
            edition=edition,
        )
        story.ann.activates("Industrialization")
        story.expect(ann={"board": ["Industrialization", "Invention", "Metric System", "Tools"]})
        assert story.turn_goes_on()

    @pytest.mark.parametrize(("edition", "tucked"), [("asmadi-1", 2), ("iello", 2), ("asmadi-3", 1)])
    def test_four_factories_in_one_splayed_color(self, edition: str, tucked: int) -> None:
        story = Story(
            ann={"board": ["Industrialization", "Coal"], "splay": {"red": "right"}},
            bob={},
            piles={6: ["Metric System", "Atomic Theory", "Democracy"]},
            edition=edition,
        )
        story.ann.activates("Industrialization")
        story.expect(ann={"board": ["Industrialization", "Coal", *["Metric System", "Atomic Theory"][:tucked]]})
        assert story.turn_goes_on()

    @pytest.mark.parametrize("edition", [*FIRST_EDITIONS, "asmadi-3"])
    def test_what_is_tucked_does_not_count_for_more(self, edition: str) -> None:
        story = Story(
            ann={"board": ["Industrialization"]}, bob={}, piles={6: ["Canning", "Emancipation"]}, edition=edition
        )
        story.ann.activates("Industrialization")
        story.expect(ann={"board": ["Industrialization", "Canning"]})

    @pytest.mark.parametrize("color", ["red", "purple"])
    def test_red_or_purple_may_be_splayed_right(self, color: str) -> None:
        story = Story(
            ann={"board": ["Industrialization", "Mysticism", "City States", "Tools", "Writing"]},
            bob={},
            piles={6: ["Machine Tools"]},
        )
        story.ann.activates("Industrialization")
        assert story.offered() == ["color red", "color purple", "pass"]
        story.ann.picks_color(color)
        story.expect(
            ann={
                "board": ["Industrialization", "Machine Tools", "Mysticism", "City States", "Tools", "Writing"],
                "splay": {color: "right"},
            }
        )

    def test_one_need_not_splay(self) -> None:
        story = Story(ann={"board": ["Industrialization"]}, bob={}, piles={6: ["Machine Tools"]})
        story.ann.activates("Industrialization")
        story.ann.passes()
        story.expect(ann={"board": ["Industrialization", "Machine Tools"]})

    @pytest.mark.parametrize("edition", [*FIRST_EDITIONS, "asmadi-3"])
    def test_bob_shares_first_and_ann_draws_for_it(self, edition: str) -> None:
        story = Story(
            ann={"board": ["Industrialization"]},
            bob={"board": ["Coal"]},
            piles={6: ["Machine Tools", "Democracy", "Canning"]},
            edition=edition,
        )
        story.ann.activates("Industrialization")
        story.bob.picks_color("red")
        story.expect(
            ann={"board": ["Industrialization", "Democracy"], "hand": ["Canning"]},
            bob={"board": ["Coal", "Machine Tools"], "splay": {"red": "right"}},
        )


class TestMachineTools:
    def test_a_card_as_high_as_the_highest_in_the_score_pile(self) -> None:
        story = Story(
            ann={"board": ["Machine Tools"], "score": ["Oars", "Coal", "Paper"]}, bob={}, piles={5: ["Physics"]}
        )
        story.ann.activates("Machine Tools")
        story.expect(ann={"score": ["Oars", "Coal", "Paper", "Physics"]})
        assert story.turn_goes_on()

    # Source: 2011 FAQ
    def test_faq_an_empty_score_pile_scores_a_one(self) -> None:
        story = Story(ann={"board": ["Machine Tools"]}, bob={"score": ["Coal"]}, piles={1: ["Tools"]})
        story.ann.activates("Machine Tools")
        story.expect(ann={"score": ["Tools"]})

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Machine Tools"], "score": ["Paper"]},
            bob={"board": ["Coal"], "score": ["Calendar"]},
            piles={2: ["Currency"], 3: ["Medicine"], 6: ["Canning"]},
        )
        story.ann.activates("Machine Tools")
        story.expect(ann={"score": ["Paper", "Medicine"], "hand": ["Canning"]}, bob={"score": ["Calendar", "Currency"]})

    def test_with_fewer_factories_bob_does_not_share(self) -> None:
        story = Story(ann={"board": ["Machine Tools"]}, bob={"board": ["Gunpowder"]}, piles={1: ["Tools"]})
        story.ann.activates("Machine Tools")
        story.expect(ann={"score": ["Tools"]})


class TestCanning:
    def test_after_the_tuck_all_top_cards_without_a_factory_are_scored(self) -> None:
        story = Story(
            ann={"board": ["Canning", "Tools", "Writing", "Sailing", "Coal", "Oars"]},
            bob={},
            piles={6: ["Emancipation"]},
        )
        story.ann.activates("Canning")
        assert story.asked() == ("ann", "tuck")
        story.ann.says_yes()
        story.expect(
            ann={"board": ["Canning", "Writing", "Coal", "Oars", "Emancipation"], "score": ["Tools", "Sailing"]}
        )
        assert story.turn_goes_on()

    def test_the_tucked_card_itself_is_scored_if_it_is_on_top_without_a_factory(self) -> None:
        story = Story(ann={"board": ["Canning"]}, bob={}, piles={6: ["Democracy"]})
        story.ann.activates("Canning")
        story.ann.says_yes()
        story.expect(ann={"score": ["Democracy"]})

    def test_without_the_tuck_nothing_is_scored_but_yellow_may_be_splayed(self) -> None:
        story = Story(ann={"board": ["Canning", "Agriculture", "Tools"]}, bob={})
        story.ann.activates("Canning")
        story.ann.passes()
        assert story.offered() == ["color yellow", "pass"]
        story.ann.picks_color("yellow")
        story.expect(ann={"splay": {"yellow": "right"}})
        assert story.turn_goes_on()

    def test_one_may_decline_both(self) -> None:
        story = Story(ann={"board": ["Canning", "Agriculture", "Tools"]}, bob={})
        story.ann.activates("Canning")
        story.ann.passes()
        story.ann.passes()
        story.expect()

    def test_bob_shares_first_and_ann_draws_for_it(self) -> None:
        story = Story(
            ann={"board": ["Canning", "Tools"]},
            bob={"board": ["Coal", "Writing"]},
            piles={6: ["Vaccination", "Industrialization", "Machine Tools"]},
        )
        story.ann.activates("Canning")
        story.bob.says_yes()
        story.ann.passes()
        story.expect(ann={"hand": ["Industrialization"]}, bob={"board": ["Coal", "Vaccination"], "score": ["Writing"]})

    def test_a_share_that_is_declined_earns_nothing(self) -> None:
        story = Story(ann={"board": ["Canning"]}, bob={"board": ["Coal"]})
        story.ann.activates("Canning")
        story.bob.passes()
        story.ann.passes()
        story.expect()

    def test_cards_scored_so_count_for_monument(self) -> None:
        story = Story(
            ann={"board": ["Canning", "Tools", "Writing", "Sailing", "Clothing", "Mysticism", "City States", "Oars"]},
            bob={"hand": ["Coal"]},
            piles={6: ["Vaccination", "Metric System"]},
        )
        story.ann.activates("Canning")
        story.ann.says_yes()
        story.ann.passes()
        story.expect(
            ann={
                "board": ["Canning", "Vaccination", "Writing", "Clothing", "City States"],
                "score": ["Tools", "Sailing", "Mysticism", "Oars"],
            }
        )
        story.ann.activates("Canning")
        story.ann.says_yes()
        story.ann.passes()
        story.expect(
            ann={
                "board": ["Canning", "Vaccination", "Metric System"],
                "score": ["Tools", "Sailing", "Mysticism", "Oars", "Writing", "Clothing", "City States"],
                "achievements": ["Monument"],
            }
        )


class TestVaccination:
    def test_all_the_lowest_are_returned_in_the_order_of_choice_and_a_six_is_melded(self) -> None:
        story = Story(
            ann={"board": ["Vaccination"], "score": ["Sailing"]},
            bob={"score": ["Oars", "Coal", "Tools"]},
            piles={6: ["Democracy"], 7: ["Bicycle"]},
        )
        story.ann.activates("Vaccination")
        assert story.asked() == ("bob", "return")
        assert story.offered() == ["card oars", "card tools"]
        story.bob.picks("Tools")
        story.expect(
            ann={"board": ["Vaccination", "Bicycle"]},
            bob={"score": ["Coal"], "board": ["Democracy"]},
        )
        assert story.pile(1)[-2:] == ["Tools", "Oars"]
        assert story.turn_goes_on()

    def test_an_empty_score_pile_returns_nothing_and_nobody_melds(self) -> None:
        story = Story(ann={"board": ["Vaccination"], "score": ["Sailing"]}, bob={"hand": ["Oars"]})
        story.ann.activates("Vaccination")
        story.expect()
        assert story.turn_goes_on()

    def test_with_as_many_leaves_bob_does_not_obey(self) -> None:
        story = Story(ann={"board": ["Vaccination"]}, bob={"board": ["Clothing"], "score": ["Oars"]})
        story.ann.activates("Vaccination")
        story.expect()

    # Source: 2011 FAQ
    def test_faq_cid_shares_the_second_effect_after_bobs_return(self) -> None:
        story = Story(
            ann={"board": ["Vaccination"]},
            bob={"score": ["Oars"]},
            cid={"board": ["Clothing"], "score": ["Tools"]},
            piles={6: ["Democracy"], 7: ["Bicycle", "Lighting", "Railroad"]},
        )
        story.ann.activates("Vaccination")
        story.expect(
            ann={"board": ["Vaccination", "Lighting"], "hand": ["Railroad"]},
            bob={"board": ["Democracy"], "score": []},
            cid={"board": ["Bicycle", "Clothing"]},
        )

    def test_one_player_returning_is_enough_for_the_second_effect(self) -> None:
        story = Story(
            ann={"board": ["Vaccination"]},
            bob={"score": ["Oars"]},
            cid={},
            piles={6: ["Democracy"], 7: ["Bicycle"]},
        )
        story.ann.activates("Vaccination")
        story.expect(
            ann={"board": ["Vaccination", "Bicycle"]},
            bob={"board": ["Democracy"], "score": []},
        )
