"""Secrets: what a player may not know changes nothing that the player sees."""

from __future__ import annotations

import json
from random import Random

import tenages
from tenages import Card, Game, Option
from tenages.cards import CARDS, SPECIALS
from tenages.rules.achievements import Special
from tenages.rules.card import Effect
from tenages.rules.editions import Edition
from tenages.rules.events import EVERYONE, SHOWED_HAND, SPECTATOR
from tenages.rules.setup import Setup, new_table, shuffled
from tests.randomly import positions

POSITIONS = 1200


def test_permuting_hidden_cards_changes_nothing_that_a_player_sees() -> None:
    """The same deal with cards swapped that the player never saw, and the same choices."""
    compared = in_effects = other_worlds = 0
    for game, random in positions(POSITIONS):
        for player in (random.randrange(len(game.table.players)), None):
            swapped = permuted(game, player, random)
            if swapped is None:
                # Someone chose a card for a quality that the swapped card lacks: this world is not possible.
                continue
            assert messages(swapped, player) == messages(game, player)
            compared += 1
            in_effects += game.effect_under_way()[0] is not None
            other_worlds += swapped.table.players[0].hand != game.table.players[0].hand
    assert compared >= POSITIONS
    assert in_effects >= 300
    assert other_worlds >= 300


def messages(game: Game, player: int | None) -> str:
    """All that is ever sent to one seat, as text."""
    log = [
        (
            event.kind,
            event.player,
            str(event.card),
            event.value,
            event.origin,
            event.target,
            str(event.effect),
            event.numbers,
        )
        for event in game.history(player)
    ]
    view = game.view(player)
    return json.dumps([view.describe(), held(view), log])


def held(thing: object) -> object:
    """Everything that can be reached from a view by whoever is handed it, as plain data."""
    if isinstance(thing, Card):
        return thing.slug
    if isinstance(thing, Option):
        return thing.notation
    if isinstance(thing, Effect | Special | Edition):
        return repr(thing)
    if isinstance(thing, tuple | list):
        return [held(part) for part in thing]
    if isinstance(thing, dict):
        return {str(held(key)): held(value) for key, value in thing.items()}
    if thing is None or isinstance(thing, str | int):
        return thing
    return {name: held(value) for name, value in sorted(vars(thing).items())}


def permuted(game: Game, player: int | None, random: Random) -> Game | None:
    """The game again, from a deal in which cards are swapped that this player never saw; None if it cannot be."""
    swap = swapped_cards(game, player, random)
    setup: Setup = game.setup
    table = new_table(setup, list(CARDS), SPECIALS)
    for seat in table.players:
        seat.hand = tuple([swap[card] for card in seat.hand])
    table.supply = [tuple([swap[card] for card in pile]) for pile in table.supply]
    table.available = tuple([swap[card] for card in table.available])
    where, known = table.where[:], table.known[:]
    for card in CARDS:
        table.where[swap[card].index] = where[card.index]
        table.known[swap[card].index] = known[card.index]
    other = Game()
    other.begin(setup, table, ())
    again = Game()
    again.begin(setup, new_table(setup, list(CARDS), SPECIALS), ())
    for option in game.choices:
        choice = swapped_option(option, swap)
        # The same player is asked the same thing at the same moment, whatever the hidden cards are.
        assert moment(other) == moment(again)
        if other.decision is None or choice not in other.decision.options:
            return None
        other.choose(choice)
        again.choose(option)
    return other


def moment(game: Game) -> tuple[object, ...]:
    """Who is asked what, by which effect, and after how many changes."""
    decision = game.decision
    asked = None if decision is None else (decision.player, decision.purpose, decision.effect)
    return asked, game.table.changes


def swapped_cards(game: Game, player: int | None, random: Random) -> dict[Card, Card]:
    """A random swap of cards of the same age among those that the player was never able to name."""
    bit = 1 << (SPECTATOR if player is None else player)
    seen: set[Card] = set()
    for event in game.events:
        if event.card is not None and event.seen & bit:
            seen.add(event.card)
        if event.kind == SHOWED_HAND:
            seen.update(CARDS[index] for index in event.numbers)
    first = new_table(game.setup, list(CARDS), SPECIALS)
    for card in CARDS:
        if (game.table.known[card.index] | first.known[card.index]) & bit:
            seen.add(card)
    swap = {card: card for card in CARDS}
    for age in range(1, 11):
        hidden = [card for card in CARDS if card.age == age and card not in seen]
        swap.update(zip(hidden, shuffled(hidden, random), strict=True))
    return swap


def swapped_option(option: Option, swap: dict[Card, Card]) -> Option:
    if option.card is None:
        return option
    card = swap[option.card]
    return {"card": card.pick, "meld": card.meld, "dogma": card.activate}[option.kind]


def test_everyone_sees_what_is_public_and_nobody_sees_an_achievement() -> None:
    for game, _ in positions(60, seed=5):
        table = game.table
        for seat in range(len(table.players)):
            view = game.view(seat)
            told = view.describe()
            for player, said in zip(table.players, told["players"], strict=True):
                assert sorted(ages(said["hand"])) == sorted([card.age for card in player.hand])
                assert said["points"] == player.points
                assert [pile["cards"][0] for pile in said["board"].values()] == [card.slug for card in player.tops()]
                assert said["achievements"] == [card.age for card in player.achieved]
            assert sorted(told["players"][seat]["hand"], key=str) == sorted(
                [card.slug for card in table.players[seat].hand], key=str
            )
            text = json.dumps(told)
            for card in table.available:
                assert f'"{card.slug}"' not in text
        assert all(table.known[card.index] == EVERYONE for player in table.players for card in player.tops())


def ages(faces: list[str | int]) -> list[int]:
    by_slug = {card.slug: card.age for card in CARDS}
    return [face if isinstance(face, int) else by_slug[face] for face in faces]


def test_a_view_holds_no_card_that_its_player_may_not_know() -> None:
    for game, random in positions(200, seed=8):
        table = game.table
        player = random.randrange(len(table.players))
        text = json.dumps(held(game.view(player)))
        for card in CARDS:
            if not table.known[card.index] & (1 << player) and card is not table.dogma:
                assert f'"{card.slug}"' not in text
                assert f" {card.slug}" not in text


def test_neither_a_view_nor_a_world_sampled_from_it_holds_the_seed_or_the_position() -> None:
    seed = 918273645
    dealt = tenages.new_game(seed=seed)
    placed = tenages.position({"hand": ["Tools"]}, {"hand": ["Oars"]}, seed=seed)
    for game in (dealt, placed):
        view = game.view(0)
        world = tenages.sample(view, Random(1))
        for text in (json.dumps(held(view)), json.dumps(held(world.setup))):
            assert str(seed) not in text
            assert "Oars" not in text


def test_the_options_of_a_decision_are_only_for_who_decides() -> None:
    for game, _ in positions(40, seed=6):
        if game.decision is None:
            continue
        for seat in [*range(len(game.table.players)), None]:
            view = game.view(seat)
            assert (view.decision is not None) == (seat == game.decision.player)
            assert view.asked is not None
            assert view.asked.player == game.decision.player
