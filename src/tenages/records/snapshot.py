"""The state of a game as plain data, to compare games and to send them to other processes.

It contains neither the log nor the earlier choices.
"""

from __future__ import annotations

from typing import Any

from tenages.cards import CARDS, SPECIALS
from tenages.rules.achievements import Special
from tenages.rules.card import EDITION_TEXTS, Card, Effect
from tenages.rules.endings import Outcome
from tenages.rules.events import Activation
from tenages.rules.options import option_named
from tenages.rules.phase import ACTING, Dogma, FirstMelds, MayActivate, MayPromote, Phase
from tenages.rules.player import Player
from tenages.rules.setup import Setup, bare_table
from tenages.rules.state import Table

Snapshot = tuple[Any, ...]
"""Numbers, texts and tuples of them."""


def snapshot(table: Table) -> Snapshot:
    """A table as plain data."""
    outcome = table.outcome
    return (
        tuple([_player(player) for player in table.players]),
        tuple([_numbers(pile) for pile in table.supply]),
        _numbers(table.available),
        _special_numbers(table.specials),
        _numbers(table.box),
        bytes(table.where),
        bytes(table.known),
        _numbers(table.shown),
        table.turn,
        table.turns,
        table.actions,
        _phase(table.phase),
        None if outcome is None else (outcome.winners, outcome.how),
    )


def restored(setup: Setup, data: Snapshot) -> Table:
    """The table of a snapshot, with an empty log."""
    table = bare_table(setup)
    players, supply, available, specials, box, where, known, shown, turn, turns, actions, phase, outcome = data
    for player, parts in zip(table.players, players, strict=True):
        _restore_player(player, parts)
    table.supply = [_cards(pile) for pile in supply]
    table.available = _cards(available)
    table.specials = _specials(specials)
    table.box = _cards(box)
    table.where = bytearray(where)
    table.known = bytearray(known)
    table.shown = _cards(shown)
    table.turn, table.turns, table.actions = turn, turns, actions
    table.phase = _restored_phase(phase)
    table.outcome = None if outcome is None else Outcome(*outcome)
    return table


def _player(player: Player) -> Snapshot:
    return (
        _numbers(player.hand),
        _numbers(player.score_pile),
        _numbers(player.forecast),
        tuple([_numbers(pile) for pile in player.piles]),
        player.splays,
        _numbers(player.achieved),
        _special_numbers(player.specials),
        player.scored,
        player.tucked,
    )


def _restore_player(player: Player, parts: Snapshot) -> None:
    hand, score_pile, forecast, piles, splays, achieved, specials, player.scored, player.tucked = parts
    player.hand, player.score_pile, player.forecast = _cards(hand), _cards(score_pile), _cards(forecast)
    player.points = sum([card.age for card in player.score_pile])
    for color, pile in enumerate(piles):
        player.lay_out(color, _cards(pile), splays[color])
    player.achieved = _cards(achieved)
    player.specials = _specials(specials)


def _phase(phase: Phase) -> Snapshot:
    if isinstance(phase, FirstMelds):
        return ("first melds", tuple([None if option is None else option.notation for option in phase.chosen]))
    if isinstance(phase, MayPromote):
        return ("may promote", phase.melded.index)
    if isinstance(phase, MayActivate):
        return ("may activate", phase.promoted.index)
    if isinstance(phase, Dogma):
        began = phase.began
        return (
            "dogma",
            began.card.index,
            began.acting,
            tuple([_effect(effect) for effect in began.effects]),
            began.echoes,
            began.counts,
            began.sharers,
            began.obeyers,
            phase.number,
            None if phase.effect is None else _effect(phase.effect),
            phase.doers,
            phase.place,
            phase.doer,
            phase.shared,
            phase.deeds,
            tuple([(seat, card.index) for seat, card in phase.cards_due]),
        )
    return ("acting",)


def _restored_phase(parts: Snapshot) -> Phase:
    kind = parts[0]
    if kind == "first melds":
        return FirstMelds(tuple([None if notation is None else option_named(notation) for notation in parts[1]]))
    if kind == "may promote":
        return MayPromote(CARDS[parts[1]])
    if kind == "may activate":
        return MayActivate(CARDS[parts[1]])
    if kind == "dogma":
        _, card, acting, effects, echoes, counts, sharers, obeyers, number, effect, *rest = parts
        doers, place, doer, shared, deeds, due = rest
        found = tuple([_effect_at(each) for each in effects])
        return Dogma(
            Activation(CARDS[card], acting, found, echoes, counts, sharers, obeyers),
            number,
            None if effect is None else _effect_at(effect),
            doers,
            place,
            doer,
            shared,
            deeds,
            tuple([(seat, CARDS[index]) for seat, index in due]),
        )
    return ACTING


def _effect(effect: Effect) -> Snapshot:
    """An effect as plain data: the card, the card texts, and the number; an echo effect has the number 0."""
    card = effect.card
    for texts in EDITION_TEXTS:
        if effect in card.effects[texts]:
            return (card.index, texts, effect.number)
    return (card.index, 0, 0)


def _effect_at(place: Snapshot) -> Effect:
    index, texts, number = place
    card = CARDS[index]
    found = card.effects[texts][number - 1] if number else card.echo_effect
    assert found is not None
    return found


def _numbers(cards: tuple[Card, ...]) -> tuple[int, ...]:
    return tuple([card.index for card in cards])


def _cards(numbers: tuple[int, ...]) -> tuple[Card, ...]:
    return tuple([CARDS[number] for number in numbers])


def _special_numbers(specials: tuple[Special, ...]) -> tuple[int, ...]:
    return tuple([SPECIALS.index(special) for special in specials])


def _specials(numbers: tuple[int, ...]) -> tuple[Special, ...]:
    return tuple([SPECIALS[number] for number in numbers])
