"""Laying out a game and who begins (docs/rules.md 1; "Setup" in every rulebook)."""

from __future__ import annotations

import pickle
from itertools import permutations

import pytest

import tenages
from tenages import Game
from tenages.rules.errors import BadSetup, IllegalChoice

SIZES = [("asmadi-1", 2), ("asmadi-1", 4), ("iello", 3), ("iello", 4), ("asmadi-3", 2), ("asmadi-3", 5)]


def all_meld_their_first(game: Game) -> None:
    for _ in game.table.players:
        assert game.decision is not None
        game.choose(game.decision.options[0])


def dealt_with(*titles: str) -> Game:
    """A game in which the first player was dealt the first of these cards, the second player the second, and so on."""
    cards = [tenages.find_card(title) for title in titles]
    for seed in range(10_000):
        game = tenages.new_game(len(titles), seed=seed)
        if all(card in player.hand for card, player in zip(cards, game.table.players, strict=True)):
            return game
    raise AssertionError(f"no deal gives {titles}")


@pytest.mark.parametrize(("edition", "players"), SIZES)
def test_two_cards_of_age_1_each_and_a_hidden_achievement_of_each_of_nine_ages(edition: str, players: int) -> None:
    """docs/rules.md 1: ten piles, an unseen card of each of ages 1-9, and two age-1 cards for each player."""
    for seed in range(20):
        game = tenages.new_game(players, edition=edition, seed=seed)
        table = game.table
        assert [[card.age for card in player.hand] for player in table.players] == [[1, 1]] * players
        assert [card.age for card in table.available] == list(range(1, 10))
        assert [special.name for special in table.specials] == ["Monument", "Empire", "World", "Wonder", "Universe"]
        # Fifteen cards of age 1 and ten of each other age; no achievement is made of a 10.
        assert [len(pile) for pile in table.supply[1:]] == [14 - 2 * players, *[9] * 8, 10]
        assert all(card.age == age for age, pile in enumerate(table.supply) for card in pile)
        for seat in [*range(players), None]:
            told = game.view(seat).describe()
            assert told["available"]["ages"] == list(range(1, 10))
            assert all(isinstance(card, int) for pile in told["supply"]["base"].values() for card in pile)
            for other, said in enumerate(told["players"]):
                own = sorted([card.slug for card in table.players[other].hand])
                assert said["hand"] == (own if other == seat else [1, 1])


def test_the_deal_is_random_and_the_seed_repeats_it() -> None:
    deals = {tuple(tenages.new_game(2, seed=seed).table.supply[5]) for seed in range(50)}
    assert len(deals) == 50
    assert tenages.new_game(2, seed=3).table.supply == tenages.new_game(2, seed=3).table.supply


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_first_melds_stay_hidden_until_all_have_chosen(players: int) -> None:
    """docs/rules.md 1: everyone settles on a card to meld before any of the choices is shown."""
    game = tenages.new_game(players, seed=1)
    hands = [player.hand for player in game.table.players]
    for seat in range(players):
        # Whoever chooses: nothing lies on any board yet, all hands are still whole, and no choice can be seen.
        decision = game.decision
        assert decision is not None
        assert (decision.player, decision.purpose) == (seat, "first meld")
        assert [option.card for option in decision.options] == list(hands[seat])
        for watcher in [*range(players), None]:
            told = game.view(watcher).describe()
            assert [said["board"] for said in told["players"]] == [{}] * players
            assert [len(said["hand"]) for said in told["players"]] == [2] * players
            own = [f"card {hand[1].slug}" for hand in hands]
            known = [own[place] if place == watcher and place < seat else None for place in range(players)]
            assert told["first melds"] == known
        game.choose(decision.options[1])
    for player, hand in zip(game.table.players, hands, strict=True):
        assert player.hand == hand[:1]
        assert player.tops() == hand[1:]
    assert game.view(0).describe()["first melds"] is None


@pytest.mark.parametrize("order", list(permutations(range(3))), ids=str)
def test_the_first_melds_may_be_chosen_in_any_order_and_the_game_is_the_same(order: tuple[int, ...]) -> None:
    """docs/rules.md 1: all do so at once, so nobody waits for another."""
    usual = tenages.new_game(3, seed=1)
    game = tenages.new_game(3, seed=1)
    for seat in range(3):
        usual.choose(usual.table.players[seat].hand[1].pick)
    for place, seat in enumerate(order):
        question = game.question(seat)
        assert question is not None
        assert (question.player, question.purpose) == (seat, "first meld")
        assert [option.card for option in question.options] == list(game.table.players[seat].hand)
        # The one question that the game names is that of the first player who has not chosen yet.
        assert game.decision is not None
        assert game.decision.player == min(order[place:])
        game.choose(question.options[1])
        if place < 2:
            # It can be left and taken up again there.
            assert game.question(seat) is None
            assert [game.question(other) is not None for other in order[place + 1 :]] == [True] * (2 - place)
            assert tenages.replay(game.record()) == game
            assert pickle.loads(pickle.dumps(game)) == game
            game = game.copy()
    assert game == usual
    assert game.digest() == usual.digest()
    assert [str(event) for event in game.events] == [str(event) for event in usual.events]
    assert tenages.replay(game.record()) == usual


def test_nobody_chooses_a_first_meld_twice_or_a_card_of_another() -> None:
    game = tenages.new_game(2, seed=1)
    ann, bob = [player.hand for player in game.table.players]
    game.choose(bob[0].pick)
    for card in (*bob, game.table.supply[1][0]):
        with pytest.raises(IllegalChoice):
            game.choose(card.pick)
    assert game.question(1) is None
    # Only Ann's cards are left to choose from.
    with pytest.raises(IllegalChoice, match=ann[0].slug):
        game.choose("draw")
    game.choose(f"card {ann[1].slug}")
    assert [player.tops() for player in game.table.players] == [ann[1:], bob[:1]]


def test_after_the_first_melds_only_the_player_who_is_asked_has_a_question() -> None:
    game = tenages.new_game(3, seed=1)
    all_meld_their_first(game)
    assert game.decision is not None
    for seat in range(3):
        assert game.question(seat) is (game.decision if seat == game.decision.player else None)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_title_in_the_alphabet_begins(players: int) -> None:
    """docs/rules.md 1: the first title in alphabetical order decides who begins."""
    beginners = set()
    for seed in range(40):
        game = tenages.new_game(players, seed=seed)
        all_meld_their_first(game)
        assert game.decision is not None
        titles = [player.tops()[0].title for player in game.table.players]
        assert titles[game.decision.player] == sorted(titles)[0]
        beginners.add(game.decision.player)
    assert beginners == set(range(players))


@pytest.mark.parametrize(
    ("titles", "begins"),
    [
        # T before W, although a wheel would come before writing anyway; and Th before To, although Wheel would not.
        (("Writing", "The Wheel"), 1),
        (("Tools", "The Wheel"), 1),
        (("The Wheel", "Sailing"), 1),
        (("Clothing", "City States"), 1),
        (("Code of Laws", "Clothing"), 1),
        (("Masonry", "Metalworking", "Agriculture"), 2),
        (("Oars", "Archery", "Pottery", "Domestication"), 1),
    ],
)
def test_the_alphabet_takes_titles_as_they_are_printed(titles: tuple[str, ...], begins: int) -> None:
    """docs/rules.md 1: "The Wheel" stands under T."""
    game = dealt_with(*titles)
    for title in titles:
        game.choose(tenages.find_card(title).pick)
    assert game.decision is not None
    assert game.decision.player == begins


@pytest.mark.parametrize(
    ("edition", "players", "halves"),
    [
        ("asmadi-1", 2, 1),
        ("asmadi-1", 3, 1),
        ("asmadi-1", 4, 2),
        ("iello", 2, 1),
        ("iello", 3, 1),
        ("iello", 4, 2),
        ("asmadi-3", 2, 1),
        ("asmadi-3", 3, 1),
        ("asmadi-3", 4, 2),
        ("asmadi-3", 5, 2),
    ],
)
def test_half_first_turns(edition: str, players: int, halves: int) -> None:
    """docs/rules.md 1 and "half first turns": one action for the first; with four or five for the first two."""
    for seed in range(6):
        game = tenages.new_game(players, edition=edition, seed=seed)
        all_meld_their_first(game)
        assert game.decision is not None
        begins = game.decision.player
        wanted: list[int] = []
        for turn in range(2 * players):
            wanted += [(begins + turn) % players] * (1 if turn < halves else 2)
        acting: list[int] = []
        for _ in wanted:
            assert game.decision.player == game.table.turn
            acting.append(game.decision.player)
            game.choose(tenages.option_named("draw"))
        assert acting == wanted


@pytest.mark.parametrize(
    ("edition", "players", "teams"),
    [
        ("asmadi-1", 1, False),
        ("asmadi-1", 5, False),
        ("iello", 5, False),
        ("asmadi-3", 6, False),
        ("asmadi-3", 1, False),
        ("asmadi-3", 3, True),
        ("asmadi-1", 2, True),
        ("iello", 4, True),
    ],
)
def test_tables_that_no_rulebook_knows(edition: str, players: int, teams: bool) -> None:
    """docs/rules.md, "Where editions differ": players and teams."""
    with pytest.raises(BadSetup):
        tenages.new_game(players, edition=edition, teams=teams)
