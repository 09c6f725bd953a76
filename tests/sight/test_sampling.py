"""Sampling: full games that fit what a player knows."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import tenages
from tenages.records.digest import digest
from tenages.rules.errors import TenAgesError
from tests.randomly import play_on, positions
from tests.story import Story


def test_the_same_view_comes_out_of_a_sampled_game_which_can_be_played_on() -> None:
    sampled = 0
    for game, random in positions(300, seed=1):
        if game.decision is None:
            continue
        before = digest(game)
        for seat in (game.decision.player, random.randrange(len(game.table.players)), None):
            view = game.view(seat)
            world = tenages.sample(view, random)
            assert world.view(seat).describe() == view.describe()
            play_on(world, random)
            assert world.outcome is not None
            sampled += 1
        assert digest(game) == before
    assert sampled > 700


def test_every_hidden_card_has_a_fair_chance_to_be_where_it_may_be() -> None:
    story = Story(ann={"hand": ["Tools"]}, bob={"hand": ["Archery", "Oars"]}, only={1: ["Pottery", "Sailing"]})
    view = story.game.view(0)
    random = Random(3)
    found: Counter[tuple[str, str]] = Counter()
    samples = 4000
    for _ in range(samples):
        world = tenages.sample(view, random)
        bob = world.table.players[1]
        found.update([("hand", card.title) for card in bob.hand])
        found.update([("pile", card.title) for card in world.table.supply[1]])
        found.update([("achievement", card.title) for card in world.table.available if card.age == 1])
    # Five cards of age 1 are hidden from Ann: two in Bob's hand, two in the supply, one achievement.
    hidden = {"Archery", "Oars", "Pottery", "Sailing"} | {
        card.title for card in story.game.table.available if card.age == 1
    }
    assert {title for _, title in found} == hidden
    for (place, title), times in found.items():
        expected = samples / 5 if place == "achievement" else samples * 2 / 5
        assert abs(times - expected) < 160, f"{title} in {place}"


def test_a_sampled_game_never_moves_a_card_that_the_player_knows() -> None:
    story = Story(
        ann={"board": ["Archery"], "hand": ["Tools"]}, bob={"hand": ["Calendar"]}, piles={1: ["Oars"]}, edition="iello"
    )
    story.ann.activates("Archery")  # Bob draws a 1 and must give his highest card: Calendar comes to Ann
    story.ann.melds("Calendar")
    random = Random(4)
    worlds = [tenages.sample(story.game.view(1), random) for _ in range(50)]
    assert all("Oars" in [card.title for card in world.table.players[1].hand] for world in worlds)
    assert {world.table.players[0].hand[0].title for world in worlds} != {"Tools"}


def test_a_sampled_game_has_no_record() -> None:
    world = tenages.sample(tenages.new_game(seed=1).view(0), Random(0))
    with pytest.raises(TenAgesError, match="no record"):
        world.record()


def test_before_the_first_meld_the_choice_of_another_is_as_open_as_his_hand() -> None:
    game = tenages.new_game(seed=1)
    assert game.decision is not None
    game.choose(game.decision.options[0])
    random = Random(2)
    chosen = Counter(tenages.sample(game.view(1), random).first_melds() for _ in range(300))
    assert len(chosen) >= 10
    assert None not in chosen
