"""Setting up and drawing with Echoes of the Past (docs/rules.md 17, 18, 23)."""

from __future__ import annotations

import pytest

import tenages
from tenages.rules.errors import BadSetup, UnknownExpansion
from tests.support.story import EchoesStory

EDITIONS = ("asmadi-1", "iello", "asmadi-3")


class TestSetUp:
    @pytest.mark.parametrize("edition", EDITIONS)
    @pytest.mark.parametrize("players", [2, 3, 4, 5])
    def test_two_rows_of_ten_piles(self, edition: str, players: int) -> None:
        game = tenages.new_game(players, edition=edition, expansions=("echoes",), american=False, seed=players)
        supply = game.table.supply
        assert [len(pile) for pile in supply] == [
            *[0, 14 - players, *[9] * 8, 10],
            *[0, 15 - players, *[10] * 9],
        ]
        assert all(card.deck == "base" for pile in supply[:11] for card in pile)
        assert all(card.deck == "echoes" for pile in supply[11:] for card in pile)
        assert len(game.table.specials) == 10
        assert game.table.box == ()

    def test_the_first_edition_mixes_the_sets_and_the_others_do_not(self) -> None:
        def is_mixed(edition: str, american: bool | None) -> bool:
            return tenages.new_game(edition=edition, expansions=("echoes",), american=american, seed=1).setup.american

        assert [is_mixed(edition, None) for edition in EDITIONS] == [True, False, False]
        assert [is_mixed(edition, True) for edition in EDITIONS] == [True, True, True]
        assert [is_mixed(edition, False) for edition in EDITIONS] == [False, False, False]

    def test_cards_left_out_of_mixed_piles_are_known_to_nobody(self) -> None:
        game = tenages.new_game(3, expansions=("echoes",), american=True, seed=5)
        # Of the base set one is an achievement and seven are played with; of Echoes four are.
        assert len([card for card in game.table.box if card.age == 6]) == 2 + 6
        for seat in (0, 1, 2, None):
            told = game.view(seat).describe()["box"]
            assert told.count(6) == 2
            assert told.count("echoes 6") == 6

    def test_the_base_game_is_dealt_as_if_there_were_no_expansion(self) -> None:
        with_echoes = tenages.new_game(expansions=("echoes",), american=False, seed=11).table
        without = tenages.new_game(seed=11).table
        assert with_echoes.supply[2:11] == without.supply[2:]
        assert with_echoes.available == without.available

    def test_five_can_play_with_echoes_in_every_edition(self) -> None:
        for edition in EDITIONS:
            assert tenages.new_game(5, edition=edition, expansions=("echoes",), seed=1).decision
        with pytest.raises(BadSetup, match="2 to 4"):
            tenages.new_game(5, edition="iello", seed=1)

    def test_the_american_variant_needs_echoes(self) -> None:
        with pytest.raises(BadSetup, match="American"):
            tenages.new_game(american=True)

    def test_no_other_expansion_is_known(self) -> None:
        with pytest.raises(UnknownExpansion, match="echoes"):
            tenages.new_game(expansions=("cities",))


class TestDraw:
    def test_an_empty_hand_draws_a_base_card(self) -> None:
        story = EchoesStory(ann={"board": ["Sailing"]}, bob={}, piles={1: ["Oars", "Dice"]})
        story.ann.draws()
        story.expect(ann={"hand": ["Oars"]})

    def test_a_hand_of_base_cards_draws_an_echoes_card(self) -> None:
        story = EchoesStory(ann={"hand": ["Tools", "Archery"]}, bob={}, piles={1: ["Oars", "Dice"]})
        story.ann.draws()
        story.expect(ann={"hand": ["Tools", "Archery", "Dice"]})

    def test_a_hand_with_an_echoes_card_draws_a_base_card(self) -> None:
        story = EchoesStory(ann={"hand": ["Tools", "Comb"]}, bob={}, piles={1: ["Oars", "Dice"]})
        story.ann.draws()
        story.expect(ann={"hand": ["Tools", "Comb", "Oars"]})

    def test_without_echoes_cards_of_that_age_it_is_a_base_card(self) -> None:
        story = EchoesStory(ann={"hand": ["Tools"]}, bob={}, only={1: ["Oars", "Archery"]})
        story.ann.draws()
        story.expect(ann={"hand": ["Tools", "Oars"]})

    def test_the_hand_of_who_draws_decides_not_that_of_who_acts(self) -> None:
        # Archery: Bob, who holds a base card only, draws an Echoes 1.
        story = EchoesStory(
            ann={"board": ["Archery"], "hand": ["Comb"]}, bob={"hand": ["Tools"]}, piles={1: ["Oars", "Dice"]}
        )
        story.ann.activates("Archery")
        story.bob.picks("Tools")
        story.expect(ann={"hand": ["Comb", "Tools"]}, bob={"hand": ["Dice"]})

    def test_the_forecast_is_not_in_the_hand(self) -> None:
        story = EchoesStory(
            ann={"board": ["Sailing"], "forecast": ["Coke"]}, bob={"board": ["Tools"]}, piles={1: ["Oars", "Dice"]}
        )
        story.ann.draws()
        story.expect(ann={"hand": ["Oars"]})

    def test_a_drawn_card_that_does_not_go_to_the_hand_follows_the_rule_too(self) -> None:
        # Sailing draws and melds; with a base card in hand that is an Echoes card, each time.
        story = EchoesStory(
            ann={"board": ["Sailing"], "hand": ["Tools"]},
            bob={"board": ["Metalworking"]},
            piles={1: ["Oars", "Dice", "Bangle"]},
        )
        story.ann.activates("Sailing")
        story.ann.activates("Sailing")
        story.expect(ann={"board": {"red": ["Bangle"], "green": ["Sailing"], "blue": ["Dice"]}})

    def test_the_game_ends_when_base_cards_run_out_though_echoes_cards_are_left(self) -> None:
        story = EchoesStory(ann={"board": ["Software"], "hand": ["Tools"]}, bob={}, only={10: ["Sudoku", "GPS"]})
        story.ann.draws()
        assert story.won_by() == "points"


class TestMixedPiles:
    def test_empty_piles_are_passed_as_in_the_base_game(self) -> None:
        story = EchoesStory(
            american=True,
            ann={"board": ["Sailing"]},
            bob={"board": ["Metalworking"]},
            only={1: [], 2: ["Lever"]},
            piles={3: ["Almanac"]},
        )
        story.ann.draws()
        story.ann.activates("Sailing")
        story.expect(ann={"hand": ["Lever"], "board": ["Sailing", "Almanac"]})

    def test_a_pile_of_echoes_cards_alone_is_not_empty(self) -> None:
        story = EchoesStory(american=True, ann={"board": ["Sailing"]}, bob={}, only={1: ["Dice"]})
        story.ann.draws()
        story.expect(ann={"hand": ["Dice"]})

    def test_both_sets_return_under_the_same_pile_in_the_order_that_one_chooses(self) -> None:
        story = EchoesStory(
            american=True,
            ann={"board": ["Camcorder"], "hand": ["Calendar", "Lever"]},
            bob={"board": ["Databases"]},
            piles={9: ["Computers", "Ecology", "Email"]},
        )
        story.ann.activates("Camcorder")
        assert story.asked() == ("ann", "return")
        story.ann.picks("Lever")
        assert story.pile(2)[-2:] == ["Lever", "Calendar"]

    def test_a_returned_card_shows_its_back_to_all_on_its_way(self) -> None:
        story = EchoesStory(
            american=True,
            ann={"board": ["Agriculture"], "hand": ["Lever"]},
            bob={},
            only={2: ["Calendar", "Mathematics"]},
        )
        story.ann.activates("Agriculture")
        story.ann.picks("Lever")
        assert story.game.view(1).describe()["supply"]["base"]["2"] == [2, "? 2", "echoes 2"]
        assert story.game.view(0).describe()["supply"]["base"]["2"] == [2, "? 2", "lever"]
