"""The examples of the Echoes rulebooks: Iello's of 2013 in English, its French twin, and the American variant there."""

from __future__ import annotations

from typing import Any

import pytest

import tenages
from tests.support.looking import happened
from tests.support.story import NAMES, EchoesStory, acting


def iello(**said: Any) -> EchoesStory:
    """A story of Iello's edition with Echoes."""
    return EchoesStory(**{"edition": "iello", **said})


class TestCards:
    """Section "Echo cards" / "Les cartes Écho"."""

    def test_bonuses_of_6_6_3_and_2_are_worth_9(self) -> None:
        story = iello(ann={"board": ["Lightning Rod", "Stove", "Puppet", "Scissors"]}, bob={})
        assert story.game.table.players[0].bonuses() == (6, 6, 3, 2)
        assert story.ann.points == 0
        assert story.ann.full_score == 9

    def test_a_bonus_need_not_be_the_value_of_its_card(self) -> None:
        assert (tenages.find_card("Clock").age, tenages.find_card("Clock").bonus) == (4, 5)

    def test_effects_on_score_cards_do_not_touch_cards_with_a_bonus(self) -> None:
        # Bob has a bonus and no score pile: Combustion takes two score cards, and there are none.
        story = iello(ann={"board": ["Combustion"]}, bob={"board": ["Puppet"]})
        story.ann.activates("Combustion")
        story.expect()
        assert story.bob.full_score == 3


class TestSetUp:
    """Section "Set Up" / "Mise en Place"."""

    @pytest.mark.parametrize("players", [2, 3, 4, 5])
    def test_everyone_gets_one_card_of_each_set(self, players: int) -> None:
        game = tenages.new_game(players, edition="iello", expansions=("echoes",), seed=9)
        for player in game.table.players:
            assert [(card.deck, card.age) for card in player.hand] == [("base", 1), ("echoes", 1)]

    @pytest.mark.parametrize(("players", "halves"), [(2, 1), (3, 1), (4, 2), (5, 2)])
    def test_the_first_or_with_four_and_five_the_first_two_have_one_action(self, players: int, halves: int) -> None:
        game = tenages.new_game(players, edition="iello", expansions=("echoes",), seed=4)
        for _ in range(players):
            assert game.decision is not None
            game.choose(game.decision.options[0])
        acting: list[int] = []
        for _ in range(2 * players - halves):
            assert game.decision is not None
            acting.append(game.decision.player)
            game.choose(tenages.option_named("draw"))
        assert [acting.count((acting[0] + step) % players) for step in range(players)] == [
            1 if step < halves else 2 for step in range(players)
        ]


class TestActions:
    """Section "Actions"."""

    def test_wheel_with_an_empty_hand_and_an_empty_age_1(self) -> None:
        """Draw, example: first a base 2, then, with one base card in hand, an Echoes 2."""
        story = iello(
            ann={"board": ["The Wheel"]},
            bob={},
            only={1: []},
            piles={2: ["Calendar", "Mathematics", "Lever", "Pagoda"]},
        )
        story.ann.activates("The Wheel")
        story.expect(ann={"hand": ["Calendar", "Lever"]})

    def test_an_age_without_base_cards_is_empty_whatever_echoes_cards_it_has(self) -> None:
        story = iello(ann={"board": ["Sailing"], "hand": ["Tools"]}, bob={}, only={1: ["Dice"]}, piles={2: ["Lever"]})
        story.ann.draws()
        story.expect(ann={"hand": ["Tools", "Lever"]})
        assert story.pile(1, "echoes") == ["Dice"]

    def test_loom_with_one_base_card_in_hand(self) -> None:
        """Draw, example: no drawn card stays in hand, so all three are Echoes cards. The card tucks them."""
        story = iello(
            ann={"board": ["Loom", "Stove"], "hand": ["Tools"], "score": ["Sailing", "Calendar"]},
            bob={},
            piles={6: ["Atomic Theory", "Bifocals", "Steamboat", "Morphine"]},
        )
        story.ann.activates("Loom")
        assert story.asked() == ("ann", "return")
        story.ann.picks("Sailing", "Calendar")
        tucked = [event.card for event in story.game.events if event.kind == "tucked"]
        assert [card.title for card in tucked if card is not None] == ["Bifocals", "Steamboat", "Morphine"]
        assert story.ann.hand == ["Tools"]

    def test_bell_then_clock_in_one_pile(self) -> None:
        """Activate, the picture: first the echo of Bell, then the echo of Clock, last Clock's demand."""
        story = iello(
            ann={"board": ["Clock", "Bell", "Sailing"], "splay": {"purple": "left"}, "hand": ["Tools"]},
            bob={"board": ["Pottery"]},
            piles={10: ["Software", "Robotics", "Databases"]},
        )
        story.ann.activates("Clock")
        assert story.asked() == ("ann", "score")
        assert story.game.decision is not None
        assert story.game.decision.card == tenages.find_card("Bell")
        story.ann.picks("Tools")
        assert story.asked() == ("ann", "splay right")
        assert story.game.decision.card == tenages.find_card("Clock")
        story.ann.picks_color("purple")
        effects = [event.effect for event in story.game.events if event.kind == "executes"]
        assert [repr(effect) for effect in effects] == ["<echo of Bell>", "<echo of Clock>", "<effect 1 of Clock>"]
        assert happened(story).count("revealed") == 3

    def test_a_covered_echo_that_no_splay_shows_is_not_carried_out(self) -> None:
        story = iello(ann={"board": ["Clock", "Bell"], "hand": ["Tools"]}, bob={"board": ["Pottery"]})
        story.ann.activates("Clock")
        assert story.asked() == ("ann", "splay right")

    def test_15_points_as_8_and_5_and_1_and_1(self) -> None:
        """The picture of a player's area."""
        story = iello(ann={"board": ["Clock", "Noodles", "Scissors"], "score": ["Empiricism"]}, bob={})
        assert story.ann.points == 8
        assert story.ann.full_score == 15

    def test_the_second_1_takes_10_points_and_the_third_3_takes_45(self) -> None:
        """Dominate, example: what one owns already makes the next of that age dearer, and only for oneself."""
        rich = ["Software", "Robotics", "Databases", "A.I."]
        story = iello(
            ann={
                "board": ["Paper"],
                "score": ["Mathematics", "Agriculture", "Feudalism", "Machinery"],
                "achievements": [1],
            },
            bob={"board": ["Compass"], "score": rich, "achievements": [3, 3]},
            achievements=[1, 2, 3, 4],
        )
        # Ann has 9 points and owns a 1 already: the second takes 10.
        assert story.ann.points == 9
        assert "achieve 1" not in story.offered()
        with acting(story.game, 0) as ann:
            ann.draw_and_score(1)
        story.ann.draws()
        assert "achieve 1" in story.offered()
        story.ann.achieves(1)
        # Bob has 40 points: the third 3 takes 45, the first 2 only 10.
        assert story.bob.points == 40
        assert {"achieve 2"} == {said for said in story.offered() if said.startswith("achieve")}
        with acting(story.game, 1) as bob:
            bob.draw_and_score(5)
        story.bob.draws()
        assert "achieve 3" in story.offered()

    def test_the_others_still_pay_15_for_that_third_3(self) -> None:
        story = iello(
            ann={"board": ["Compass"], "score": ["Astronomy", "Coal", "Banking"]},
            bob={"achievements": [3, 3]},
            achievements=[3],
        )
        assert "achieve 3" in story.offered()

    def test_a_top_card_at_least_as_high_is_needed_all_the_same(self) -> None:
        story = iello(ann={"board": ["Calendar"], "score": ["Software", "Robotics"]}, bob={}, achievements=[3])
        assert "achieve 3" not in story.offered()

    def test_chopsticks_adds_a_1_which_the_player_dominates_as_the_second(self) -> None:
        """The picture of a player's area: two 1s, thanks to Chopsticks and to 10 points."""
        story = iello(
            ann={"board": ["Chopsticks"], "score": ["Software"], "achievements": [1]}, bob={}, piles={1: ["Oars"]}
        )
        story.ann.activates("Chopsticks")
        story.ann.says_yes()
        assert story.to_be_had()[:2] == [1, 2]
        story.ann.achieves(1)
        assert story.ann.achievements == [1, 1]


class TestProjects:
    """Section "Research / Projects" / "Rechercher / Projets"."""

    def test_a_project_of_6_is_played_for_free_with_a_6_and_must_be_activated(self) -> None:
        """The picture of a player's area, and the rule for Iello's tables."""
        story = iello(
            ann={"hand": ["Canning"], "forecast": ["Kaleidoscope", "Typewriter"]}, bob={}, piles={7: ["Bicycle"]}
        )
        story.ann.melds("Canning")
        assert story.asked() == ("ann", "promote")
        assert story.offered() == ["card kaleidoscope", "pass"]
        story.ann.promotes("Kaleidoscope")
        story.expect(ann={"hand": [], "forecast": ["Typewriter"], "board": ["Canning", "Kaleidoscope", "Bicycle"]})

    def test_a_recycled_card_goes_under_the_pile_of_its_own_set(self) -> None:
        story = iello(ann={"board": ["Agriculture"], "hand": ["Lever", "Calendar"]}, bob={})
        story.ann.activates("Agriculture")
        story.ann.picks("Lever")
        assert story.bottom(2, "echoes") == "Lever"
        story.ann.activates("Agriculture")
        story.ann.picks("Calendar")
        assert story.bottom(2) == "Calendar"

    def test_number_type_and_value_of_the_cards_in_hand_are_public(self) -> None:
        story = iello(ann={"hand": ["Lever", "Calendar", "Pagoda"], "forecast": ["Coke"]}, bob={})
        told = story.game.view(1).describe()["players"][0]
        assert told["hand"] == [2, "echoes 2", "echoes 2"]
        assert told["forecast"] == ["echoes 5"]


class TestEnd:
    """Section "End of the game" / "Fin de la partie"."""

    @pytest.mark.parametrize("edition", ["asmadi-1", "iello", "asmadi-3"])
    @pytest.mark.parametrize(("players", "needed"), [(2, 7), (3, 6), (4, 5), (5, 4)])
    def test_7_6_5_or_4_dominations_win(self, edition: str, players: int, needed: int) -> None:
        seats: dict[str, Any] = {name: {} for name in NAMES[:players]}
        ages = list(range(1, needed))
        seats["ann"] = {
            "board": ["Services"],
            "score": ["Software", "Robotics", "A.I.", "Databases"],
            "achievements": ages,
        }
        story = EchoesStory(edition=edition, **seats)
        assert story.winners() == []
        story.ann.achieves(needed)
        assert story.winners() == ["ann"]
        assert story.won_by() == "achievements"


class TestAmericanVariant:
    """Section "Variante américaine"."""

    @pytest.mark.parametrize("edition", ["asmadi-1", "iello", "asmadi-3"])
    @pytest.mark.parametrize(("players", "echoes", "base"), [(2, 3, 6), (3, 4, 7), (4, 5, 8), (5, 6, 9)])
    def test_mixed_piles_of_the_printed_sizes(self, edition: str, players: int, echoes: int, base: int) -> None:
        game = tenages.new_game(players, edition=edition, expansions=("echoes",), american=True, seed=2)
        table = game.table
        assert len(table.supply) == 11
        for pile in table.supply[1:]:
            assert [card.deck for card in pile].count("echoes") == echoes
            assert [card.deck for card in pile].count("base") == base
        assert [(card.deck, card.age) for card in table.available] == [("base", age) for age in range(1, 10)]
        for player in table.players:
            assert [(card.deck, card.age) for card in player.hand] == [("base", 1), ("echoes", 1)]

    def test_one_draws_the_top_card_whichever_it_is(self) -> None:
        story = EchoesStory(
            american=True, ann={"hand": ["Tools"]}, bob={"board": ["Oars"]}, piles={1: ["Archery", "Dice"]}
        )
        # In two rows Ann would draw Echoes cards until she had one.
        story.ann.draws()
        story.expect(ann={"hand": ["Tools", "Archery"]})
        story.ann.draws()
        story.expect(ann={"hand": ["Tools", "Archery", "Dice"]})

    def test_only_the_back_of_the_top_card_is_public(self) -> None:
        story = EchoesStory(american=True, ann={"board": ["Sailing"]}, bob={}, only={1: ["Dice", "Oars", "Comb"]})
        assert story.game.view(1).describe()["supply"]["base"]["1"] == ["echoes 1", "? 1", "? 1"]
        story.ann.draws()
        assert story.game.view(1).describe()["supply"]["base"]["1"] == [1, "? 1"]
        assert "echoes" not in story.game.view(1).describe()["supply"]

    @pytest.mark.parametrize("edition", ["asmadi-1", "iello", "asmadi-3"])
    def test_a_project_that_was_played_may_be_left_alone(self, edition: str) -> None:
        story = EchoesStory(
            edition=edition,
            american=True,
            ann={"hand": ["Canning"], "forecast": ["Kaleidoscope"]},
            bob={},
            piles={7: ["Bicycle"]},
        )
        story.ann.melds("Canning")
        story.ann.promotes("Kaleidoscope")
        assert story.asked() == ("ann", "activate")
        story.ann.passes()
        story.expect(ann={"hand": [], "forecast": [], "board": ["Canning", "Kaleidoscope"]})
        assert story.turn_goes_on()
