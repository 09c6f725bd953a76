"""Positions: what one can describe, what the game makes of it, and that its record keeps all of it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tenages
from tenages import CARDS, Card, Game
from tests.support.oracle import check
from tests.support.story import EchoesStory, Story

AGES = range(1, 11)
BASE = [card for card in CARDS if card.deck == "base"]


def kept(game: Game) -> Game:
    """The game again from its record: it must be the same one."""
    again = tenages.replay(game.record())
    assert again == game
    check(again)
    return again


class TestThisTurn:
    def test_the_sixth_card_scored_in_a_turn_claims_monument(self) -> None:
        story = Story(ann={"board": ["Agriculture"], "hand": ["Tools"], "scored": 5}, bob={}, piles={2: ["Calendar"]})
        story.ann.activates("Agriculture")
        story.ann.picks("Tools")
        story.expect(ann={"hand": [], "score": ["Calendar"], "achievements": ["Monument"]})
        kept(story.game)

    def test_so_does_the_sixth_tucked(self) -> None:
        story = Story(
            ann={"board": ["Monotheism"], "tucked": 5}, bob={}, piles={1: ["Tools", "Oars"]}, achievements=["Monument"]
        )
        story.ann.activates("Monotheism")
        assert story.ann.achievements == ["Monument"]

    def test_four_scored_and_two_tucked_are_a_monument_at_iello_only(self) -> None:
        ann = {"scored": 4, "tucked": 2}
        assert Story(ann=ann, bob={}).to_be_had()[9] == "Monument"
        with pytest.raises(tenages.TenAgesError, match="player 0 fulfils Monument"):
            Story(ann=ann, bob={}, edition="iello")

    def test_what_was_done_this_turn_is_forgotten_in_the_next(self) -> None:
        story = Story(ann={"scored": 5, "tucked": 3}, bob={"scored": 2}, actions=1)
        assert [(player.scored, player.tucked) for player in kept(story.game).table.players] == [(5, 3), (2, 0)]
        story.ann.draws()
        assert [(player.scored, player.tucked) for player in kept(story.game).table.players] == [(0, 0), (0, 0)]

    def test_who_has_monument_may_have_scored_any_number(self) -> None:
        story = Story(ann={"achievements": ["Monument"], "scored": 30}, bob={})
        assert kept(story.game).view(1).describe()["players"][0]["scored this turn"] == 30


class TestWhichCard:
    def test_an_achievement_to_be_had_can_be_named_by_its_card(self) -> None:
        ann = {"board": ["Tools"], "score": ["Coal"]}
        story = Story(ann=ann, bob={"achievements": ["Calendar"]}, achievements=[3, "Oars"])
        assert story.to_be_had() == [1, 3]
        assert [card.title for card in story.game.table.players[1].achieved] == ["Calendar"]
        story.ann.achieves(1)
        assert [card.title for card in kept(story.game).table.players[0].achieved] == ["Oars"]

    @pytest.mark.parametrize("title", ["Sudoku", "Comb", "Oars", "Software"])
    @pytest.mark.parametrize("american", [False, True])
    def test_with_echoes_a_player_can_have_achieved_any_card(self, title: str, american: bool) -> None:
        story = EchoesStory(ann={}, bob={"achievements": [title, "Wealth", 3]}, american=american)
        card = tenages.find_card(title)
        assert card in kept(story.game).table.players[1].achieved
        assert sorted([card.age, 3]) == [achieved.age for achieved in story.game.table.players[1].achieved]

    def test_an_echoes_card_is_not_the_achievement_that_was_laid_out(self) -> None:
        assert EchoesStory(ann={"achievements": ["Comb"]}, bob={}).to_be_had()[:9] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
        assert EchoesStory(ann={"achievements": ["Oars"]}, bob={}).to_be_had()[:8] == [2, 3, 4, 5, 6, 7, 8, 9]

    def test_in_mixed_piles_an_echoes_card_can_have_become_one_to_be_had(self) -> None:
        ann = {"board": ["Tools"], "score": ["Coal"]}
        story = EchoesStory(ann=ann, bob={}, achievements=["Comb", 1], american=True)
        assert story.to_be_had() == [1, 1]
        assert story.game.view(0).describe()["available"]["ages"] == [1, 1]
        story.ann.achieves(1)
        assert [card.title for card in kept(story.game).table.players[0].achieved] == ["Comb"]

    def test_nobody_knows_which_card_it_is(self) -> None:
        game = tenages.position({"achievements": ["Oars"]}, {}, achievements=["Calendar"])
        for seat in (0, 1, None):
            told = str(game.view(seat).describe())
            assert "Oars" not in told
            assert "Calendar" not in told

    @given(st.lists(st.sampled_from(BASE), unique=True, max_size=8), st.integers(0, 99), st.booleans())
    def test_every_named_card_is_the_achievement_of_its_age(self, cards: list[Card], seed: int, american: bool) -> None:
        claimed, available = cards[:3], [card for card in cards[3:] if card.age < 10]
        game = tenages.position(
            {"achievements": [card.title for card in claimed]},
            {},
            achievements=[card.title for card in available],
            expansions=("echoes",),
            american=american,
            seed=seed,
        )
        assert set(game.table.players[0].achieved) == set(claimed)
        # Of one age they are claimed in the order in which they were given.
        assert list(game.table.available) == sorted(available, key=lambda card: card.age)
        kept(game)


class TestTheFirstTurns:
    @pytest.mark.parametrize(
        ("players", "turns", "actions", "following"),
        [
            (2, 1, 1, 2),
            (2, 2, 2, 2),
            (3, 1, 1, 2),
            (4, 1, 1, 1),
            (4, 2, 1, 2),
            (5, 1, 1, 1),
            (5, 3, 2, 2),
            (4, 4, 2, 2),
            (4, 40, 2, 2),
        ],
    )
    def test_the_next_player_has_half_a_turn_or_a_whole_one(
        self, players: int, turns: int, actions: int, following: int
    ) -> None:
        hands = [{"hand": [card.title]} for card in BASE[:players]]
        game = tenages.position(*hands, turns=turns, actions=actions, turn=1)
        assert game.table.turns == turns
        for _ in range(actions):
            game.choose("draw")
        assert game.table.turns == turns + 1
        assert game.decision is not None
        assert game.decision.player == 2 % players
        # One more action is the one that is asked for.
        assert game.table.actions == following - 1
        kept(game)

    def test_unless_said_otherwise_everyone_has_begun_a_turn(self) -> None:
        assert tenages.position({}, {}, {}, {}).table.turns == 4

    @pytest.mark.parametrize("turns", [0, -1, "1", 1.0, True])
    def test_at_least_one_turn_has_begun(self, turns: Any) -> None:
        with pytest.raises(tenages.TenAgesError, match="how many turns have begun"):
            tenages.position({}, {}, turns=turns)

    @pytest.mark.parametrize(("players", "turns"), [(2, 1), (3, 1), (4, 1), (4, 2), (5, 2)])
    def test_half_a_turn_has_no_second_action(self, players: int, turns: int) -> None:
        with pytest.raises(tenages.TenAgesError, match=f"turn number {turns} has one action only"):
            tenages.position(*[{} for _ in range(players)], turns=turns)


class TestTheOnlyAction:
    def test_is_asked_for_like_any_other(self) -> None:
        story = Story(ann={}, bob={})
        assert story.turn_goes_on("ann")
        assert story.offered() == ["draw"]
        assert story.game.events == []
        story.ann.draws()
        assert len(story.ann.hand) == 1
        kept(story.game)

    def test_a_record_from_before_took_it_by_itself_and_still_does(self) -> None:
        game = tenages.position({"score": ["Oars"]}, {}, piles={1: ["Tools"]}, actions=1)
        game.choose("draw")
        said = json.loads(game.record())
        # As records of positions were written then: without a version, and without a choice where there was only one.
        assert said["position"].pop("version") == 2
        assert "turns" not in said["position"]
        assert said["choices"] == ["draw"]
        said["choices"] = []
        old = tenages.replay(json.dumps(said))
        assert [card.title for card in old.table.players[0].hand] == ["Tools"]
        assert old.digest() == game.digest()
        assert old.choices == []
        assert json.loads(old.record()) == said
