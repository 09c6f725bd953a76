"""The front door: what someone meets who has just typed `import tenages`."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import tenages
from tenages import Game, TenAgesError
from tenages.rules.errors import GameIsOver, IllegalChoice, NotActing
from tenages.rules.icons import CASTLE, ICON_NAMES, ICONS


def some_game(seed: int, made: int, **said: object) -> Game:
    """A random game after some choices."""
    game = tenages.new_game(seed=seed, **said)  # type: ignore[arg-type]
    random = Random(seed)
    for _ in range(made):
        if game.decision is not None:
            game.choose(random.choice(game.decision.options))
    return game


def moments(**said: object) -> Iterator[Game]:
    """Games at many moments, before actions and in effects."""
    for seed in range(30):
        yield some_game(seed, seed * 7, **said)


class TestChoosing:
    def test_an_option_can_be_named_by_its_notation(self) -> None:
        game = tenages.position({"board": ["Oars"], "hand": ["Tools"]}, {})
        game.choose("meld tools")
        game.choose("dogma oars")
        assert [option.notation for option in game.choices] == ["meld tools", "dogma oars"]

    def test_case_and_spaces_do_not_matter(self) -> None:
        game = tenages.position({"hand": ["Tools"]}, {})
        game.choose("  Meld   Tools ")
        assert game.choices == [tenages.option_named("meld tools")]

    @pytest.mark.parametrize("answer", ["dogma archery", "dogma", "", "dance"])
    def test_what_is_not_possible_is_our_own_error_and_names_what_is(self, answer: str) -> None:
        game = tenages.position({"hand": ["Tools"]}, {})
        with pytest.raises(IllegalChoice, match=r"possible: 'draw', 'meld tools'"):
            game.choose(answer)
        assert game.choices == []

    @pytest.mark.parametrize("answer", [None, 3, ["draw"], b"draw"])
    def test_so_is_what_is_no_option_at_all(self, answer: object) -> None:
        game = tenages.position({"hand": ["Tools"]}, {})
        with pytest.raises(IllegalChoice, match=r"choose one of 'draw', 'meld tools'"):
            game.choose(answer)

    def test_after_the_end_nothing_can_be_chosen(self) -> None:
        game = some_game(1, 10_000)
        assert game.over
        with pytest.raises(GameIsOver):
            game.choose("draw")


class TestReading:
    def test_icons_are_counted_by_constant_or_by_name(self) -> None:
        game = tenages.position({"board": ["Oars"]}, {})
        assert game.view(0).me.count(CASTLE) == 2
        assert game.view(0).me.icons == dict.fromkeys(ICON_NAMES, 0) | {"castle": 2, "crown": 1}
        assert game.table.players[0].icons["castle"] == 2
        assert tenages.find_card("Oars").icons["castle"] == 2

    def test_counts_and_names_agree_everywhere(self) -> None:
        for game in moments(expansions=("echoes",)):
            for seat in game.view(None).scene.seats:
                assert [seat.count(icon) for icon in ICONS] == [seat.icons[name] for name in ICON_NAMES]

    def test_the_log_is_sentences_in_ones_own_language(self) -> None:
        game = tenages.position({"board": ["Writing"]}, {})
        game.choose("dogma writing")
        assert game.log(0)[0].startswith("You activate Writing")
        assert game.log(1)[0].startswith("Ann activates Writing")
        assert game.log(0, "fr")[0].startswith("Vous activez Écriture")
        assert game.log(None) == game.log(None, "en")

    def test_an_unknown_language_is_a_clear_error(self) -> None:
        with pytest.raises(TenAgesError, match="there is no language 'tlh'"):
            tenages.new_game(seed=1).log(0, "tlh")


class TestWhatOneKeeps:
    """A player or a table that someone keeps stays what it is: the one of this game, as it is now."""

    def test_a_kept_player_shows_what_he_has_now(self) -> None:
        game = tenages.position({"hand": ["Tools"]}, {})
        table, player = game.table, game.table.players[0]
        game.choose("meld tools")
        assert [card.title for card in player.tops()] == ["Tools"]
        assert game.table is table
        assert table.players[0] is player
        assert player.same_side(player)

    def test_also_in_a_copy_that_goes_on_in_the_middle_of_an_effect(self) -> None:
        game = tenages.position({"board": ["Pottery"], "hand": ["Tools", "Oars"]}, {})
        game.choose("dogma pottery")
        copy = game.copy()
        player = copy.table.players[0]
        copy.choose("card tools")
        assert [card.title for card in player.hand] == ["Oars"]
        assert len(game.table.players[0].hand) == 2

    def test_nobody_outside_the_engine_makes_players_act(self) -> None:
        game = tenages.new_game(seed=1)
        for player in game.table.players:
            with pytest.raises(NotActing, match=r"acts only while an effect is carried out"):
                player.draw(1)
            with pytest.raises(NotActing):
                player.opponents()

    def test_not_even_after_the_end(self) -> None:
        game = some_game(3, 10_000)
        with pytest.raises(NotActing):
            game.table.players[0].draw(1)


class TestEquality:
    def test_a_copy_is_equal_until_it_goes_another_way(self) -> None:
        for game in moments(expansions=("echoes",)):
            copy = game.copy()
            assert copy == game
            assert copy.digest() == game.digest()
            if game.decision is not None and len(game.decision.options) > 1:
                copy.choose(game.decision.options[0])
                game.choose(game.decision.options[-1])
                assert copy != game

    def test_a_replayed_game_is_equal(self) -> None:
        for game in moments():
            assert tenages.replay(game.record()) == game

    def test_how_a_game_came_to_where_it_stands_does_not_matter(self) -> None:
        start = tenages.position({"hand": ["Tools", "Oars"]}, {})
        one, other = start.copy(), start.copy()
        for title in ("tools", "oars"):
            one.choose(f"meld {title}")
        for title in ("oars", "tools"):
            other.choose(f"meld {title}")
        assert one.choices != other.choices
        assert one == other

    def test_games_differ_in_what_someone_knows(self) -> None:
        shown = tenages.position({"board": ["Mysticism"], "hand": ["Tools"]}, {}, piles={1: ["Oars", "Archery"]})
        drawn = tenages.position({"board": ["Writing"], "hand": ["Tools"]}, {}, piles={1: ["Oars", "Archery"]})
        assert shown != drawn
        assert shown != "a game"

    def test_other_rules_make_another_game(self) -> None:
        assert tenages.new_game(seed=1) == tenages.new_game(seed=1)
        assert tenages.new_game(seed=1) != tenages.new_game(seed=1, edition="iello")

    def test_the_digest_is_the_one_that_records_end_with(self) -> None:
        assert tenages.new_game(seed=7).digest() in tenages.new_game(seed=7).record()


class TestOtherProcesses:
    @pytest.mark.parametrize("expansions", [(), ("echoes",)])
    def test_a_game_can_be_sent(self, expansions: tuple[str, ...]) -> None:
        for game in moments(expansions=expansions):
            sent = pickle.loads(pickle.dumps(game))
            assert sent == game
            assert sent.record() == game.record()

    @pytest.mark.parametrize("said", [{}, {"expansions": ("echoes",)}, {"expansions": ("echoes",), "american": True}])
    def test_so_can_one_from_sample_and_it_goes_on_the_same(self, said: dict[str, object]) -> None:
        in_effects = 0
        for number, game in enumerate(moments(**said)):
            if game.decision is None:
                continue
            world = tenages.sample(game.view(game.decision.player), Random(number))
            in_effects += world.effect_start is not None
            choices = Random(number)
            for _ in range(12):
                sent = pickle.loads(pickle.dumps(world))
                assert sent == world
                assert [str(event) for event in sent.events] == [str(event) for event in world.events]
                if world.decision is None:
                    break
                world.choose(choices.choice(world.decision.options))
        assert in_effects

    def test_a_game_from_a_position_can_be_sent_too(self) -> None:
        game = tenages.position({"hand": ["Tools", "Oars"]}, {}, seed=3)
        game.choose("meld tools")
        assert pickle.loads(pickle.dumps(game)) == game


class TestPerft:
    def test_counts_the_ways_that_a_game_can_go_on(self) -> None:
        game = tenages.new_game(seed=1)
        assert tenages.perft(game, 0) == 1
        # Two cards each: every player has two ways to begin.
        assert tenages.perft(game, 1) == 2
        assert tenages.perft(game, 2) == 4
        assert game == tenages.new_game(seed=1)

    @pytest.mark.parametrize("depth", [-1, "3", 1.5, True])
    def test_looks_ahead_by_a_number_of_choices(self, depth: Any) -> None:
        with pytest.raises(TenAgesError, match="depth"):
            tenages.perft(tenages.new_game(seed=1), depth)

    def test_a_game_that_is_over_has_one_way(self) -> None:
        assert tenages.perft(some_game(1, 10_000), 5) == 1
