"""The forecast and promotion (docs/rules.md 21), and echo effects (docs/rules.md 20)."""

from __future__ import annotations

from random import Random

import pytest

import tenages
from tests.support.looking import happened, seen
from tests.support.story import EchoesStory

MAY = [("asmadi-1", False), ("asmadi-1", True), ("iello", True), ("asmadi-3", False), ("asmadi-3", True)]


class TestForeshadowing:
    def test_a_foreshadowed_card_is_its_owner_s_secret(self) -> None:
        story = EchoesStory(ann={"board": ["Bell"]}, bob={"board": ["Pottery"]}, piles={2: ["Calendar"]})
        story.ann.activates("Bell")
        story.expect(ann={"forecast": ["Calendar"]})
        assert seen(story, "ann", "ann")["forecast"] == ["calendar"]
        assert seen(story, "bob", "ann")["forecast"] == [2]
        assert seen(story, None, "ann")["forecast"] == [2]

    def test_seven_cards_in_the_forecast_are_destiny(self) -> None:
        six = ["Calendar", "Mathematics", "Fermenting", "Lever", "Pagoda", "Coke"]
        story = EchoesStory(
            ann={"board": ["Bell"], "forecast": six}, bob={"board": ["Pottery"]}, piles={2: ["Road Building"]}
        )
        story.ann.activates("Bell")
        assert story.ann.achievements == ["Destiny"]


class TestPromotion:
    def test_only_cards_up_to_the_melded_value_can_be_promoted(self) -> None:
        story = EchoesStory(ann={"hand": ["Calendar"], "forecast": ["Sailing", "Lever", "Paper"]}, bob={})
        story.ann.melds("Calendar")
        assert story.asked() == ("ann", "promote")
        assert story.offered() == ["card sailing", "card lever", "pass"]

    def test_nothing_is_asked_if_every_foreshadowed_card_is_too_high(self) -> None:
        story = EchoesStory(ann={"hand": ["Calendar"], "forecast": ["Paper"]}, bob={})
        story.ann.melds("Calendar")
        assert story.turn_goes_on()

    def test_one_may_decline(self) -> None:
        story = EchoesStory(ann={"hand": ["Calendar"], "forecast": ["Sailing"]}, bob={})
        story.ann.melds("Calendar")
        story.ann.passes()
        story.expect(ann={"hand": [], "board": ["Calendar"]})
        assert story.turn_goes_on()

    def test_only_one_card_is_promoted(self) -> None:
        story = EchoesStory(ann={"hand": ["Calendar"], "forecast": ["Sailing", "Lever"]}, bob={}, piles={1: ["Oars"]})
        story.ann.melds("Calendar")
        story.ann.promotes("Sailing")
        story.ann.says_yes()
        assert story.turn_goes_on()
        story.expect(ann={"hand": [], "forecast": ["Lever"], "board": ["Calendar", "Sailing", "Oars"]})

    @pytest.mark.parametrize(("edition", "american"), MAY)
    def test_a_promoted_card_may_be_activated(self, edition: str, american: bool) -> None:
        story = EchoesStory(
            edition=edition,
            american=american,
            ann={"hand": ["Calendar"], "forecast": ["Sailing"]},
            bob={},
            piles={1: ["Oars"]},
        )
        story.ann.melds("Calendar")
        story.ann.promotes("Sailing")
        assert story.asked() == ("ann", "activate")
        story.ann.says_yes()
        story.expect(ann={"hand": [], "forecast": [], "board": ["Calendar", "Sailing", "Oars"]})

    def test_with_iello_s_two_rows_it_must_be(self) -> None:
        story = EchoesStory(
            edition="iello", ann={"hand": ["Calendar"], "forecast": ["Sailing"]}, bob={}, piles={1: ["Oars"]}
        )
        story.ann.melds("Calendar")
        story.ann.promotes("Sailing")
        story.expect(ann={"hand": [], "forecast": [], "board": ["Calendar", "Sailing", "Oars"]})

    def test_it_is_shared_like_any_dogma_and_costs_no_action(self) -> None:
        story = EchoesStory(
            ann={"hand": ["Calendar"], "forecast": ["Sailing"]},
            bob={"board": ["Clothing", "Code of Laws"]},
            piles={1: ["Archery", "Oars", "Tools", "Dice", "Comb"], 2: ["Mathematics"]},
        )
        story.ann.melds("Calendar")
        story.ann.promotes("Sailing")
        story.ann.says_yes()
        # Bob shares with two crowns against two; Ann gets the bonus draw, of age 2.
        assert story.bob.board["red"] == ["Archery"]
        assert story.ann.board["red"] == ["Oars"]
        assert story.ann.hand == ["Mathematics"]
        assert story.turn_goes_on()

    def test_its_pile_s_echoes_come_first(self) -> None:
        story = EchoesStory(
            ann={
                "board": ["City States", "Flute"],
                "splay": {"purple": "left"},
                "hand": ["Calendar", "Tools"],
                "forecast": ["Bell"],
            },
            bob={"board": ["Pottery"]},
            piles={2: ["Mathematics", "Lever"]},
        )
        story.ann.melds("Calendar")
        story.ann.promotes("Bell")
        story.ann.says_yes()
        # Flute's echo beneath has nothing left to splay left, so Bell's own is the first to ask.
        assert [repr(event.effect) for event in story.game.events if event.kind == "executes"][0] == "<echo of Flute>"
        assert story.asked() == ("ann", "score")

    def test_a_meld_by_an_effect_promotes_nothing(self) -> None:
        story = EchoesStory(
            ann={"board": ["Sailing"], "forecast": ["Tools"]}, bob={"board": ["Metalworking"]}, piles={1: ["Oars"]}
        )
        story.ann.activates("Sailing")
        assert story.turn_goes_on()
        assert story.ann.forecast == ["Tools"]

    def test_the_first_meld_promotes_nothing(self) -> None:
        game = tenages.new_game(expansions=("echoes",), seed=3)
        for _ in range(2):
            assert game.decision is not None
            game.choose(game.decision.options[0])
        assert game.decision is not None
        assert game.decision.purpose == "act"

    def test_the_moment_can_be_copied_recorded_and_sampled(self) -> None:
        story = EchoesStory(ann={"hand": ["Calendar"], "forecast": ["Sailing"]}, bob={}, piles={1: ["Oars"]})
        story.ann.melds("Calendar")
        for step in ("card sailing", "yes"):
            copy = story.game.copy()
            again = tenages.replay(story.game.record())
            world = tenages.sample(story.game.view(0), Random(1))
            for other in (copy, again, world):
                assert other.decision is not None
                assert story.game.decision is not None
                assert other.decision.purpose == story.game.decision.purpose
                assert other.decision.options == story.game.decision.options
                other.choose(tenages.option_named(step))
            story.game.choose(tenages.option_named(step))
            assert copy.record() == again.record() == story.game.record()


class TestEchoEffects:
    def test_from_the_bottom_up_through_all_that_show(self) -> None:
        story = EchoesStory(
            ann={
                "board": ["Almanac", "Ruler", "Magnifying Glass", "Telescope"],
                "splay": {"blue": "left"},
                "achievements": ["History"],
            },
            bob={},
        )
        effects = story.game.table.players[0].echoes(3)
        assert [effect.card.title for effect in effects] == ["Telescope", "Magnifying Glass", "Ruler", "Almanac"]

    @pytest.mark.parametrize(
        ("splay", "shown"),
        [("none", ["Perfume"]), ("left", ["Ruler", "Perfume"]), ("right", ["Photography", "Perfume"])],
    )
    def test_a_splay_shows_the_echo_in_its_slot_or_hides_it(self, splay: str, shown: list[str]) -> None:
        # Ruler has its echo bottom right, Photography top left.
        board = ["Perfume", "Ruler", "Photography"]
        story = EchoesStory(ann={"board": board, "splay": {"blue": splay}}, bob={})
        assert [effect.card.title for effect in story.game.table.players[0].echoes(3)] == shown

    def test_they_are_shared_by_the_icon_of_the_activated_card(self) -> None:
        # Writing over Ruler, splayed left: Ruler's echo draws a 2, shared by who has as many lightbulbs.
        story = EchoesStory(
            ann={"board": ["Writing", "Ruler"], "splay": {"blue": "left"}},
            bob={"board": ["Tools"]},
            cid={"board": ["Perfume"]},
            piles={2: ["Calendar", "Mathematics", "Fermenting", "Road Building", "Currency"]},
        )
        story.ann.activates("Writing")
        shares = [event.player for event in story.game.events if event.kind == "executes"]
        # Bob, then Ann, for the echo, then both for the effect; Cid has no lightbulb.
        assert shares == [1, 0, 1, 0]
        assert happened(story).count("bonus") == 1

    def test_a_demand_card_with_an_echo_shares_only_the_echo(self) -> None:
        story = EchoesStory(
            ann={"board": ["Perfume"]}, bob={"board": ["Metalworking"]}, piles={1: ["Oars", "Archery", "Dice"]}
        )
        story.ann.activates("Perfume")
        # Bob has three castles against one: he shares the echo and need not obey.
        assert story.bob.board == {"red": ["Metalworking", "Oars"]}
        assert story.ann.board == {"red": ["Archery"], "blue": ["Perfume"]}

    def test_an_echo_that_moves_the_card_changes_nothing_about_what_follows(self) -> None:
        """docs/rules.md 6: all effects are carried out, whatever becomes of the card."""
        story = EchoesStory(
            ann={"board": ["The Wheel", "Scissors"], "splay": {"green": "right"}},
            bob={},
            piles={1: ["Oars", "Archery", "Dice", "Comb"]},
        )
        story.ann.activates("The Wheel")
        # The echo of Scissors takes a bottom card, which is Scissors itself, into the hand: then The Wheel draws.
        assert story.ann.hand == ["Archery", "Oars", "Scissors"]

    def test_executing_a_card_leaves_echoes_alone(self) -> None:
        """docs/rulings.md: dogma effects are executed, not the echo effects of any pile."""
        story = EchoesStory(
            ann={"board": ["Self Service", "Bell"], "hand": ["Tools"]}, bob={}, piles={2: ["Calendar", "Lever"]}
        )
        story.ann.activates("Self Service")
        story.expect(ann={"forecast": ["Lever"]})
