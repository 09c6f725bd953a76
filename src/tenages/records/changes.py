"""What has changed since earlier versions of the engine, and whether an old game is touched by it.

A game is its deal and its choices, so a game of an earlier version can go on only if its choices lead to the same game
by today's rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from tenages.cards import CARDS
from tenages.rules.card import Card, Effect
from tenages.rules.editions import same_side
from tenages.rules.errors import OtherVersion, TenAgesError, title_of
from tenages.rules.events import (
    ACTS,
    BOARD,
    BONUS,
    DREW,
    ENDED,
    EXECUTES,
    HAND,
    SCORE,
    SHARES,
    UNMOVED,
    Activation,
    Event,
    Role,
)
from tenages.rules.icons import BLUE, COLORS, LEFT, SPLAY_NAMES
from tenages.rules.options import option_named
from tenages.rules.play import Play
from tenages.rules.seat import Seat
from tenages.rules.selecting import different_values
from tenages.version import ENGINE_VERSION

WITH_ORIGIN: Final = 3
"""The version of records and tables that begin in the middle of a game, with a snapshot (`records.origin`).

They go by the rules of version 2, but an engine that knows nothing of snapshots must refuse them. All other games are
written as before; the next change of the rules is version 4.
"""
CURRENT: Final = (ENGINE_VERSION, WITH_ORIGIN)
"""The versions whose games go by today's rules."""
READABLE: Final = (1, *CURRENT)
"""The versions whose games can be opened."""

CHANGED: Final = frozenset(
    [
        ("calculator", "effect-1"),
        ("crossword", "effect-1"),
        ("globe", "effect-1"),
        ("kobukson", "echo"),
        ("lever", "effect-1"),
        ("loom", "effect-1"),
        ("magnifying-glass", "effect-1"),
        ("pressure-cooker", "effect-1"),
    ]
)
"""The effects that version 2 asks or carries out otherwise than version 1, as card and effect.

Version 2 has two more changes: a card that ends where it was earns no free draw, and a tie in the third edition is a
draw.
"""


def check_version(version: object, *, with_origin: bool = False) -> None:
    """Raise an error if games of this version cannot be opened: with a snapshot there is one version only."""
    if type(version) is not int or version not in READABLE or (version == WITH_ORIGIN) != with_origin:
        raise OtherVersion("other-version", version=str(version), ours=str(ENGINE_VERSION))


def check_choices(game: Play, choices: Sequence[str], version: int) -> None:
    """Play the choices of a game of an earlier version; raise an error if today's rules lead elsewhere.

    Nothing is known of the old game but its choices. So each changed effect is checked: would version 1 have asked the
    same questions there?
    """
    for notation in choices:
        if _asks_anew(game):
            raise _error_of(game, version)
        try:
            game.choose(option_named(notation))
        except TenAgesError as error:
            raise changed_rule(game, version) or error from error
    if _asks_anew(game) or _has_scored_half(game) or _differences(game):
        raise _error_of(game, version)


def _error_of(game: Play, version: int) -> OtherVersion:
    error = changed_rule(game, version)
    assert error is not None
    return error


def changed_rule(game: Play, version: int) -> OtherVersion | None:
    """The error that names the change because of which an old game goes on otherwise; None if no change touched it."""
    if version in CURRENT:
        return None
    differences = _differences(game)
    if differences and differences[0].kind == ENDED:
        return OtherVersion("tie-has-changed", version=str(version))
    if differences:
        effect = differences[0].effect
    else:
        asked = game.decision.effect if game.decision is not None else None
        effects = [asked, *[event.effect for event in reversed(game.events)]]
        effect = next((effect for effect in effects if _has_changed(effect)), None)
    if effect is None:
        return None
    return OtherVersion("rule-has-changed", version=str(version), card=title_of(effect.card.slug))


def _has_changed(effect: Effect | None) -> bool:
    return effect is not None and (effect.card.slug, effect.key) in CHANGED


# --- where version 1 had not asked ------------------------------------------------------------------------------------


def _asks_anew(game: Play) -> bool:
    """Whether a changed effect asks something that version 1 did not ask: there it went on by itself."""
    decision = game.decision
    if decision is None or decision.effect is None or not _has_changed(decision.effect):
        return False
    purpose = decision.purpose
    match decision.effect.card.slug:
        case "crossword" | "lever" | "pressure-cooker":
            # The order of the draws.
            return purpose == "draw"
        case "globe":
            direction = SPLAY_NAMES.index(purpose.removeprefix("splay ")) if purpose.startswith("splay ") else None
            return direction is not None and _choices_to_splay(game.table.players[decision.player], direction) < 2
        case "kobukson":
            # It offered only those players and colors whose splay would change, and asked only if there were several.
            if purpose == "choose player":
                return sum([_choices_to_splay(player, LEFT) > 0 for player in game.table.players]) < 2
            owner = game.effect_answers[-1][1].player
            return _choices_to_splay(game.table.players[owner], LEFT) < 2
    return False


def _choices_to_splay(player: Seat, direction: int) -> int:
    return sum([player.can_splay(color, direction) for color in COLORS])


def _has_scored_half(game: Play) -> bool:
    """Whether Calculator waits for the second of two cards: version 1 had scored the first one already."""
    decision = game.decision
    if decision is None or decision.effect is None or decision.effect.card.slug != "calculator":
        return False
    return _has_changed(decision.effect) and len(game.effect_answers) % 2 == 1


# --- where version 1 went on otherwise without asking otherwise -------------------------------------------------------


def _differences(game: Play) -> list[Event]:
    """The events at which version 1 went on otherwise, or may have; oldest first."""
    events = game.events
    found = _effects_that_ran_otherwise(game, events) + _shares_rewarded_then(game, events)
    if game.outcome is not None and game.outcome.drawn:
        found.append(events[-1])
    return sorted(found, key=events.index)


def _effects_that_ran_otherwise(game: Play, events: Sequence[Event]) -> list[Event]:
    starts = [at for at, event in enumerate(events) if event.kind == EXECUTES] + [len(events)]
    found: list[Event] = []
    for start, end in pairwise(starts):
        event = events[start]
        if event.effect is not None and _has_changed(event.effect):
            card = event.effect.card.slug
            rounds = [start]
            if card == "calculator":
                rounds += [at + 1 for at in range(start, end) if events[at].kind == DREW][:1]
            if any(_asked_otherwise(card, _cards_of(game, events, at, event.player)) for at in rounds):
                found.append(event)
    return found


class _Cards(NamedTuple):
    """Where the cards of a player lay."""

    hand: list[Card]
    board: list[Card]
    score_pile: list[Card]


def _cards_of(game: Play, events: Sequence[Event], at: int, seat: int) -> _Cards:
    """The cards of a player before an event, found by going back from the end."""
    where = list(game.table.where)
    for event in reversed(events[at:]):
        if event.card is not None:
            where[event.card.index] = event.origin
    places = [[card for card in CARDS if where[card.index] == seat * 8 + place] for place in (HAND, BOARD, SCORE)]
    return _Cards(*places)


def _asked_otherwise(slug: str, cards: _Cards) -> bool:
    """Whether version 1 asked for cards where today nothing is asked, or took other cards."""
    match slug:
        case "calculator":
            # It asked for the bottom cards one after the other, and the second could come from the same pile.
            piles = Counter([card.color for card in cards.board if card.color != BLUE])
            return len(piles) == 2 or (len(piles) == 1 and piles.total() > 1)
        case "loom":
            return len(cards.score_pile) > 0 and different_values(tuple(cards.score_pile)) < 2
        case "magnifying-glass":
            most = max(Counter([card.age for card in cards.hand]).values(), default=0)
            return 0 < most < 3
    return False


def _shares_rewarded_then(game: Play, events: Sequence[Event]) -> list[Event]:
    """Cards that an opponent put back where they were, and for which version 1 gave the free draw."""
    found: list[Event] = []
    waiting: list[Event] = []
    acting = 0
    shares = False
    for event in events:
        detail = event.detail
        if isinstance(detail, Activation):
            found += waiting
            waiting = []
            acting = event.player
        elif isinstance(detail, Role):
            # A sharing player who carries out one more card by himself still shares.
            shares = detail.role == SHARES or (shares and detail.role == ACTS and event.player != acting)
        elif event.kind == BONUS:
            waiting = []
        elif detail is UNMOVED and shares and not same_side(acting, event.player, game.setup.teams):
            waiting.append(event)
    return found + waiting
