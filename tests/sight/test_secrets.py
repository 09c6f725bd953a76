"""Secrets: what a player may not know changes nothing that the player sees."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from random import Random
from types import BuiltinFunctionType, FunctionType

import pytest

import tenages
from tenages import Card, Game, Option, TenAgesError
from tenages.cards import CARDS
from tenages.rules.achievements import Special
from tenages.rules.card import Effect
from tenages.rules.editions import Edition
from tenages.rules.events import EVERYONE, FORECAST, HAND, REPLACED, SCORE, SPECTATOR
from tenages.rules.icons import ICON_NAMES
from tenages.rules.phase import Dogma
from tenages.rules.sets import CardSet
from tenages.rules.setup import new_table
from tests.support.effort import cases, daily, is_enough
from tests.support.permuting import permuted
from tests.support.randomly import KINDS, late_table, positions

PAIRS = cases(60, 3000)
"""How many pairs of worlds are compared for each kind of table, and again in later ages."""
MOST_POSITIONS = 20 * PAIRS
"""Reached only if something is never seen."""


@pytest.mark.parametrize("late", [False, True], ids=["dealt", "late"])
@pytest.mark.parametrize("kind", KINDS)
def test_permuting_hidden_cards_changes_nothing_that_a_player_sees(kind: str, late: bool) -> None:
    """The same deal with cards swapped that the player never saw, and the same choices."""
    wanted = {"compared": PAIRS, "in effects": PAIRS // 4, "other hands": PAIRS // 4}
    if kind != "base":
        wanted |= {"others' forecasts": PAIRS // 4, "other forecasts": PAIRS // 6}
    if kind == "american":
        wanted["other mixtures"] = PAIRS // 4
    seen = compared(kind, late, wanted)
    assert is_enough(seen, wanted), seen
    assert kind != "base" or seen["others' forecasts"] == 0
    assert kind == "american" or seen["other mixtures"] == 0


def compared(kind: str, late: bool, wanted: dict[str, int]) -> Counter[str]:
    """Compares pairs of worlds that look the same to someone, until enough of each sort were seen; counts them."""
    begin = late_table if late else new_table
    seen: Counter[str] = Counter()
    for game, random in positions(MOST_POSITIONS, seed=daily(1), kinds=(kind,), late=late):
        if is_enough(seen, wanted):
            break
        for player in (random.randrange(len(game.table.players)), None):
            swapped = permuted(game, player, random, begin)
            if swapped is None:
                # Someone chose a card for a quality that the swapped card lacks: this world is not possible.
                continue
            assert messages(swapped, player) == messages(game, player)
            others = [other for other in game.table.players if other.seat != player]
            seen["compared"] += 1
            seen["in effects"] += game.effect_start is not None
            seen["other hands"] += any(other.hand != swapped.table.players[other.seat].hand for other in others)
            seen["others' forecasts"] += any(other.forecast for other in others)
            seen["other forecasts"] += any(
                other.forecast != swapped.table.players[other.seat].forecast for other in others
            )
            seen["other mixtures"] += mixtures(swapped) != mixtures(game)
    return seen


def mixtures(game: Game) -> list[list[str]]:
    """Of which set each card in each supply pile is."""
    return [[card.deck for card in pile] for pile in game.table.supply]


def messages(game: Game, player: int | None) -> str:
    """All that is ever sent to one seat, as text."""
    view = game.view(player)
    return json.dumps([view.describe(), held(view), story(game, player)])


def story(game: Game, player: int | None) -> list[tuple[object, ...]]:
    """All that one seat has seen happen."""
    return [
        (
            event.kind,
            event.player,
            str(event.card),
            event.value,
            event.deck,
            event.origin,
            event.target,
            str(event.effect),
            str(event.detail),
        )
        for event in game.history(player)
    ]


PLAIN = (str, int, type(None))
PRINTED = (Effect, Special, Edition, CardSet)
"""The same for everyone and in every game."""
FUNCTIONS = (FunctionType, BuiltinFunctionType)
NAMES: dict[type, list[str]] = {}


def held(thing: object) -> object:
    """Everything that can be reached from a view by whoever is handed it, as plain data."""
    if isinstance(thing, PLAIN):
        return thing
    if isinstance(thing, Card):
        return thing.slug
    if isinstance(thing, (tuple, list)):
        return [held(part) for part in thing]
    if isinstance(thing, Option):
        return thing.notation
    if isinstance(thing, PRINTED):
        return repr(thing)
    if isinstance(thing, dict) and tuple(thing) == ICON_NAMES:
        # The clock is an icon and a card: here it is the icon.
        return list(thing.values())
    if isinstance(thing, dict):
        return {str(held(key)): held(value) for key, value in thing.items()}
    if isinstance(thing, FUNCTIONS):
        # One of a module's own is the same for everyone; one made for the occasion could hide anything.
        assert getattr(sys.modules[thing.__module__], thing.__name__) is thing
        return thing.__name__
    return {name: held(value) for name, value in attributes(thing).items()}


def attributes(thing: object) -> dict[str, object]:
    """All that one of our objects holds, and all that it answers when it is asked by name; but not its methods.

    An object of a compiled class has no dictionary to look into; its class knows the names all the same.
    """
    kind = type(thing)
    if kind not in NAMES:
        # Nobody can look inside an effect that is under way, once it is compiled; so no such thing may be there.
        assert kind.__module__.startswith("tenages.")
        assert not callable(thing)
        assert not isinstance(thing, Iterator)
        NAMES[kind] = [name for name in dir(kind) if name[-2:] != "__" and not callable(getattr(kind, name))]
    found: dict[str, object] = {}
    for name in sorted({*NAMES[kind], *getattr(thing, "__dict__", ())}):
        try:
            found[name] = getattr(thing, name)
        except (AttributeError, TenAgesError):
            # What is not there yet, or is refused to who asks, tells nothing.
            continue
    return found


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("late", [False, True], ids=["dealt", "late"])
def test_whoever_saw_the_same_happen_sees_the_same_whichever_card_another_chose(kind: str, late: bool) -> None:
    """Someone chooses between two of his cards with the same back, once this way and once that way."""
    compared = lost = 0
    for game, random in positions(MOST_POSITIONS, seed=daily(3), kinds=(kind,), late=late):
        # In the later ages, nobody loses track of a card that often.
        if compared >= PAIRS // 2 and lost >= (1 if late else 5):
            break
        for _ in range(8):
            pair = two_alike(game, random)
            if pair is not None:
                this, that = game.copy(), game.copy()
                this.choose(pair[0])
                that.choose(pair[1])
                for player in onlookers(game):
                    if story(this, player) == story(that, player):
                        assert messages(this, player) == messages(that, player)
                        compared += 1
                        lost += knows(game, player, pair) and not knows(this, player, pair)
            if game.decision is not None:
                game.choose(random.choice(game.decision.options))
    assert compared >= PAIRS // 2
    # They could tell one of the two, and have lost track of it.
    assert lost >= (1 if late else 5)


def two_alike(game: Game, random: Random) -> tuple[Option, Option] | None:
    """Two cards with the same back that are offered to someone out of a place where only he sees their faces."""
    decision, table = game.decision, game.table
    if decision is None:
        return None
    places = [decision.player * 8 + zone for zone in (HAND, SCORE, FORECAST)]
    cards = [option.card for option in decision.options if option.kind == "card" and option.card is not None]
    hidden = [card for card in cards if table.where[card.index] in places]
    pairs = [(one, other) for one in hidden for other in hidden if one is not other and one.back == other.back]
    if not pairs:
        return None
    one, other = random.choice(pairs)
    return one.pick, other.pick


def onlookers(game: Game) -> list[int | None]:
    """Everyone but who decides."""
    assert game.decision is not None
    return [seat for seat in [*range(len(game.table.players)), None] if seat != game.decision.player]


def knows(game: Game, player: int | None, pair: tuple[Option, Option]) -> bool:
    bit = 1 << (SPECTATOR if player is None else player)
    return any(option.card is not None and game.table.known[option.card.index] & bit for option in pair)


def test_everyone_sees_what_is_public_and_nobody_sees_an_achievement() -> None:
    forecasts = 0
    for game, _ in positions(cases(90, 1000), seed=5):
        table = game.table
        for seat in range(len(table.players)):
            told = game.view(seat).describe()
            for player, said in zip(table.players, told["players"], strict=True):
                assert backs(said["hand"]) == printed_backs(player.hand)
                assert backs(said["score pile"]) == printed_backs(player.score_pile)
                assert backs(said["forecast"]) == printed_backs(player.forecast)
                assert said["points"] == player.points
                assert said["score"] == player.full_score()
                assert [pile["cards"][0] for pile in said["board"].values()] == [card.slug for card in player.tops()]
                assert said["achievements"] == [card.age for card in player.achieved]
                forecasts += player.seat != seat and len(player.forecast) > 0
            own = told["players"][seat]
            assert sorted(own["hand"]) == sorted([card.slug for card in table.players[seat].hand])
            assert sorted(own["score pile"]) == sorted([card.slug for card in table.players[seat].score_pile])
            assert sorted(own["forecast"]) == sorted([card.slug for card in table.players[seat].forecast])
            text = json.dumps(told)
            for card in table.available:
                assert f'"{card.slug}"' not in text
        assert all(table.known[card.index] == EVERYONE for player in table.players for card in player.tops())
    assert forecasts > 40


def backs(faces: list[str | int]) -> list[tuple[str, int]]:
    """The set and the age of cards that a view names, or shows from behind: 3, "echoes 3"."""
    by_slug = {card.slug: (card.deck, card.age) for card in CARDS}
    found: list[tuple[str, int]] = []
    for face in faces:
        if isinstance(face, int):
            found.append(("base", face))
        elif face in by_slug:
            found.append(by_slug[face])
        else:
            deck, age = face.split()
            found.append((deck, int(age)))
    return sorted(found)


def printed_backs(cards: tuple[Card, ...]) -> list[tuple[str, int]]:
    return sorted([(card.deck, card.age) for card in cards])


def test_of_a_mixed_pile_one_sees_the_back_of_the_top_card_and_what_was_returned() -> None:
    """docs/rules.md 23: cards that are still as they were dealt could be of either set."""
    tops: Counter[str] = Counter()
    unseen = returned = 0
    for game, random in positions(150, seed=15, kinds=("american",)):
        table = game.table
        moved = {event.card for event in game.events}
        # A card laid on top of a pile covers one whose back was seen.
        covered = {event.card.age for event in game.events if event.kind == REPLACED and event.card is not None}
        player = random.randrange(len(table.players))
        told = game.view(player).describe()
        assert list(told["supply"]) == ["base"]
        for age in range(1, 11):
            pile, faces = table.supply[age], told["supply"]["base"][str(age)]
            assert len(faces) == len(pile)
            for depth, (card, face) in enumerate(zip(pile, faces, strict=True)):
                if table.known[card.index] & (1 << player):
                    assert face == card.slug
                elif depth == 0 or card in moved:
                    assert backs([face]) == printed_backs((card,))
                    tops[card.deck] += depth == 0
                    returned += depth > 0
                elif age not in covered:
                    assert face == f"? {age}"
                    unseen += 1
    assert min(tops["base"], tops["echoes"]) > 200
    assert unseen > 2000
    assert returned > 50


def test_a_view_holds_no_card_that_its_player_may_not_know() -> None:
    for game, random in positions(cases(100, 2000), seed=daily(8)):
        table = game.table
        dogma = table.phase.card if isinstance(table.phase, Dogma) else None
        player = random.randrange(len(table.players))
        text = json.dumps(held(game.view(player)))
        for card in game.setup.cards():
            if not table.known[card.index] & (1 << player) and card is not dogma:
                assert f'"{card.slug}"' not in text
                assert f' {card.slug}"' not in text


def test_neither_a_view_nor_a_world_sampled_from_it_holds_the_seed_or_the_position() -> None:
    seed = 918273645
    ann, bob = {"hand": ["Tools"]}, {"hand": ["Oars"]}
    for game in (
        tenages.new_game(seed=seed),
        tenages.position(ann, bob, seed=seed),
        tenages.new_game(expansions=("echoes",), seed=seed),
        tenages.new_game(expansions=("echoes",), american=True, seed=seed),
        tenages.position(ann, bob, expansions=("echoes",), seed=seed),
        tenages.position(ann, bob, expansions=("echoes",), american=True, seed=seed),
    ):
        view = game.view(0)
        world = tenages.sample(view, Random(1))
        for text in (json.dumps(held(view)), json.dumps(held(world.setup))):
            assert str(seed) not in text
            assert "Oars" not in text


def test_the_options_of_a_decision_are_only_for_who_decides() -> None:
    for game, _ in positions(120, seed=6):
        if game.decision is None or game.decision.purpose == "first meld":
            continue
        for seat in [*range(len(game.table.players)), None]:
            view = game.view(seat)
            assert (view.decision is not None) == (seat == game.decision.player)
            assert view.asked is not None
            assert view.asked.player == game.decision.player


def with_first_melds(chosen: dict[int, int], players: int = 3) -> Game:
    """A new game in which some seats have chosen a first meld, the first or second card of the hand."""
    game = tenages.new_game(players, seed=1)
    hands = [player.hand for player in game.table.players]
    for seat, place in chosen.items():
        game.choose(hands[seat][place].pick)
    return game


def choices_of(seats: list[int]) -> Iterator[dict[int, int]]:
    """All ways in which none, some or all of these seats have chosen, in any order."""
    for number in range(len(seats) + 1):
        for chosen in permutations(seats, number):
            for places in product((0, 1), repeat=number):
                yield dict(zip(chosen, places, strict=True))


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_nobody_learns_who_has_chosen_a_first_meld(viewer: int | None) -> None:
    """docs/rules.md 1: all choose at the same time. Neither what another has chosen is told, nor that he has."""
    others = [seat for seat in range(3) if seat != viewer]
    own_choices: list[dict[int, int]] = [{}] if viewer is None else [{}, {viewer: 0}, {viewer: 1}]
    sent: set[str] = set()
    for own in own_choices:
        told: set[str] = set()
        games = [with_first_melds(own | chosen) for chosen in choices_of(others) if len(own | chosen) < 3]
        games += [with_first_melds(chosen | own) for chosen in choices_of(others) if len(own | chosen) < 3]
        for game in games:
            told.add(messages(game, viewer))
            assert game.view(viewer) == games[0].view(viewer)
        assert len(games) >= 10
        assert len(told) == 1
        sent |= told
    # Each knows his own choice.
    assert len(sent) == len(own_choices)


def test_who_has_to_choose_a_first_meld_sees_his_own_question_and_the_others_that_all_are_asked() -> None:
    game = with_first_melds({1: 0})
    for seat in (0, 2):
        view = game.view(seat)
        assert view.decision is not None
        assert [option.card for option in view.decision.options] == list(game.table.players[seat].hand)
        assert view.asked is not None
        assert (view.asked.player, view.asked.purpose) == (seat, "first meld")
    for watcher in (1, None):
        view = game.view(watcher)
        assert view.decision is None
        assert view.asked is not None
        assert (view.asked.player, view.asked.purpose) == (None, "first meld")
