"""What the prover says about positions that can be understood at sight."""

from __future__ import annotations

from random import Random

import pytest

import tenages
from tenages.game import Game
from tenages.puzzles.aim import Aim, Budget, reaches
from tenages.puzzles.proving import Effort, proven, verdict
from tenages.puzzles.puzzle import CLAIM, DEFEND, WIN, Goal, Proof
from tenages.puzzles.worlds import all_worlds, bare, slots_of

FOUR_CASTLES = ["Construction", "Road Building", "Engineering", "Feudalism"]
"""Masonry melds them all, and gives Monument for that."""
CLAIM_ONE = Goal(CLAIM, 1)


def with_masonry(*, actions: int = 1, castles: list[str] | None = None, held: list[str] | None = None) -> Game:
    """Ann can claim Monument with Masonry. Bob has these cards on his board, and holds those."""
    ann = {"board": ["Masonry"], "hand": FOUR_CASTLES}
    bob = {"board": castles or ["Agriculture"], "hand": held or []}
    return tenages.position(ann, bob, turn=0, actions=actions, turns=9)


class TestWhatIsCertain:
    def test_a_dogma_that_nobody_shares_is_proven_whatever_the_hidden_cards_are(self) -> None:
        found = proven(with_masonry(), 0, CLAIM_ONE)
        assert found is not None
        assert list(found.tree) == ["dogma masonry"]
        assert found.verdict.proof == Proof(1, complete=True)
        assert set(found.verdict.works.values()) == {0}

    def test_the_solution_holds_every_order_of_the_four_cards_and_no_way_to_stop(self) -> None:
        found = proven(with_masonry(), 0, CLAIM_ONE)
        assert found is not None
        first = found.tree["dogma masonry"]
        assert set(first) == {f"card {name.lower().replace(' ', '-')}" for name in FOUR_CASTLES}

    def test_winning_counts_the_achievements_that_are_there_already(self) -> None:
        ann = {"board": ["Masonry"], "hand": FOUR_CASTLES, "achievements": [1, 2, 3, 4, 5]}
        game = tenages.position(ann, {"board": ["Agriculture"]}, turn=0, actions=1, turns=9)
        found = proven(game, 0, Goal(WIN))
        assert found is not None
        assert list(found.tree) == ["dogma masonry"]


class TestWhatIsRefused:
    def test_two_answers_of_the_same_worth(self) -> None:
        # With two actions, Ann can draw first as well.
        assert proven(with_masonry(actions=2), 0, CLAIM_ONE) is None

    def test_an_opponent_who_shares_and_may_take_it_first(self) -> None:
        # Bob has as many castles, and four cards in hand. In the real game they have no castle, but Ann cannot know.
        held = ["Writing", "Clothing", "Sailing", "Pottery"]
        game = with_masonry(castles=["Metalworking"], held=held)
        assert reaches(bare(game), Aim(CLAIM_ONE, game, 0), Budget(10_000))
        assert proven(game, 0, CLAIM_ONE) is None

    def test_an_opponent_who_shares_but_cannot_have_enough_is_no_obstacle(self) -> None:
        game = with_masonry(castles=["Metalworking"], held=["Writing"])
        found = proven(game, 0, CLAIM_ONE)
        assert found is not None
        assert found.verdict.proof.complete
        assert found.verdict.proof.worlds > 1

    def test_luck(self) -> None:
        # Metalworking scores castles as long as they come, and here five of them do: enough for age 1.
        castles = ["Archery", "Oars", "Tools", "Mysticism", "City States", "Writing"]
        ann = {"board": ["Metalworking"], "hand": ["Agriculture", "Clothing"]}
        game = tenages.position(ann, {"board": ["Sailing"]}, turn=0, actions=2, turns=9, piles={1: castles})
        assert reaches(bare(game), Aim(CLAIM_ONE, game, 0), Budget(100_000))
        assert proven(game, 0, CLAIM_ONE) is None

    def test_what_can_simply_be_claimed(self) -> None:
        ann = {"board": ["Agriculture"], "score": ["Invention", "Reformation"], "hand": ["Clothing", "Sailing"]}
        game = tenages.position(ann, {"board": ["Archery"]}, turn=0, actions=1, turns=9)
        assert proven(game, 0, CLAIM_ONE) is None


class TestDefence:
    def test_the_only_way_to_stop_an_opponent_is_found(self) -> None:
        # Bob needs one more achievement, and has exactly the points for age 1. Ann can claim it before him.
        ann = {"board": ["Agriculture"], "hand": ["Sailing", "Clothing"], "score": ["Optics", "Compass"]}
        bob = {"board": ["Archery"], "score": ["Machinery", "Paper"], "achievements": [2, 3, 4, 5, 6]}
        game = tenages.position(ann, bob, turn=0, actions=1, turns=9)
        found = proven(game, 0, Goal(DEFEND))
        assert found is not None
        assert list(found.tree) == ["achieve 1"]
        assert max(found.verdict.works.values()) == 0

    def test_without_a_threat_there_is_nothing_to_defend(self) -> None:
        ann = {"board": ["Agriculture"], "hand": ["Sailing", "Clothing", "Archery"]}
        game = tenages.position(ann, {"board": ["Tools"]}, turn=0, actions=1, turns=9)
        assert proven(game, 0, Goal(DEFEND)) is None


class TestWorlds:
    def test_all_worlds_of_a_hand_are_its_combinations(self) -> None:
        # Of the 15 cards of age 1 she sees two, both on the boards.
        game = with_masonry(castles=["Metalworking"], held=["Writing", "Clothing"])
        matter = {slot for slot in slots_of(game.table, 0).values() if slot[0] == 8}
        worlds = list(all_worlds(game, 0, matter))
        hands = {frozenset(card.title for card in member.game.table.players[1].hand) for member in worlds}
        unseen = 15 - 2
        assert len(worlds) == len(hands) == unseen * (unseen - 1) // 2
        assert all(member.game.view(0) == bare(game).view(0) for member in worlds)

    @pytest.mark.parametrize("seed", [1, 2])
    def test_what_the_player_cannot_see_does_not_change_the_verdict(self, seed: int) -> None:
        game = with_masonry(castles=["Metalworking"], held=["Writing"])
        other = tenages.sample(game.view(0), Random(seed))
        found = verdict(game, 0, CLAIM_ONE, Effort())
        assert found is not None
        assert verdict(other, 0, CLAIM_ONE, Effort()) == found
