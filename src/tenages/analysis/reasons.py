"""Why one option is better than another: facts that hold in most worlds after each of the two.

Both options are played to the next action in the same few worlds, where everyone gives the answer that looks best at
once. A fact counts if it holds in most of them. What cannot be told by facts is told by a topic (`bots.comment`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Final, NamedTuple

from tenages.analysis.judged import Why
from tenages.analysis.prepared import FEWEST_POINTS, MOST, prepared
from tenages.analysis.search import Worlds
from tenages.bots.comment import NO_TOPIC, comment
from tenages.bots.line import Step
from tenages.bots.thinking.evaluation import Evaluation
from tenages.bots.thinking.foresight import after, to_next_action
from tenages.bots.thinking.weights import evaluation_for
from tenages.game import Game
from tenages.rules.achievements import price, within_reach
from tenages.rules.card import Card
from tenages.rules.dogma import counts, sharers_and_obeyers
from tenages.rules.events import CLAIMED, AgeClaimed, SpecialClaimed, events_since
from tenages.rules.options import DOGMA, Option
from tenages.rules.state import Table
from tenages.sight.view import View

WINS, LOSES, CLAIMS, GIVES, KEEPS, BRINGS, SAFE = "wins", "loses", "claims", "gives", "keeps", "brings", "safe"
FIRST, LATER, OBEYS, SHARED, IDLE, POINTS, TOPIC = "first", "later", "obeys", "shared", "idle", "points", "topic"

WORLDS: Final = 8
MOST_REASONS: Final = 3


class Result(NamedTuple):
    """What came of an option in one world, up to the next action."""

    won: bool
    lost: bool
    claimed: frozenset[Why]
    """The achievements that the player claimed."""
    given: frozenset[Why]
    """The achievements that others claimed meanwhile."""
    threats: frozenset[Why]
    """The achievements that opponents could claim with their next action."""
    reach: frozenset[Why]
    """The achievements that the player could claim with his next action."""
    demands: frozenset[Why]
    """The demands of opponents' top cards that the player would have to obey."""
    idle: bool
    points: int
    """The change of the player's score, less that of the best opponent."""


def reasons(view: View, worlds: Worlds, best: Option, played: Option, line: Sequence[Step] = ()) -> tuple[Why, ...]:
    """Why the best option is better than the one that was played, the strongest reason first.

    `line` is what the search expects after the best option.
    """
    assert view.player is not None
    evaluation = evaluation_for(view.setup)
    drawn = list(islice(worlds(), WORLDS))
    if not drawn:
        return ()
    good = [_result(world, best, view.player, evaluation) for world in drawn]
    bad = [_result(world, played, view.player, evaluation) for world in drawn]
    if _mostly([each.won for each in good]) and not _mostly([each.won for each in bad]):
        return (Why(WINS),)
    if _mostly([each.lost for each in bad]) and not _mostly([each.lost for each in good]):
        return (Why(LOSES),)
    found = [
        *_only_in([each.claimed for each in good], [each.claimed for each in bad]),
        *_only_in([each.given for each in bad], [each.given for each in good]),
        *_only_in([each.threats for each in bad], [each.threats for each in good]),
        *_only_in([each.reach for each in good], [each.reach for each in bad]),
        *_about_dogmas(drawn, view.player, best, played, evaluation),
        *prepared(drawn, view.player, best, line, evaluation),
        *_about_amounts(good, bad),
        *_only_in([each.demands for each in bad], [each.demands for each in good])[:1],
    ]
    # What holds for several opponents is told of the first.
    once = {(why.kind, why.card, why.value, why.name): why for why in reversed(found)}
    told = [why for why in found if why in once.values()]
    return tuple(told[:MOST_REASONS]) or _topic(view, best, played, evaluation)


def _result(world: Game, option: Option, player: int, evaluation: Evaluation) -> Result:
    then = to_next_action(after(world, option), evaluation)
    own = world.table.players[player]
    others = [seat.seat for seat in world.table.players if not own.same_side(seat)]
    claimed, given = set[Why](), set[Why]()
    for event in events_since(then.table.log, world.table.log):
        if event.kind == CLAIMED:
            if event.player in others:
                given.add(_achievement(GIVES, event.player, event.detail))
            else:
                claimed.add(_achievement(CLAIMS, None, event.detail))
    outcome = then.outcome
    before = [seat.full_score() for seat in world.table.players]
    gains = [seat.full_score() - score for seat, score in zip(then.table.players, before, strict=True)]
    return Result(
        won=outcome is not None and player in outcome.winners,
        lost=outcome is not None and bool(outcome.winners) and player not in outcome.winners,
        claimed=frozenset(claimed),
        given=frozenset(given),
        threats=frozenset([Why(KEEPS, seat, value=age) for seat in others for age in _within_reach(then.table, seat)]),
        reach=frozenset([Why(BRINGS, value=age) for age in _within_reach(then.table, player)]),
        demands=frozenset(
            [Why(SAFE, seat, card.slug) for seat in others for card in _demands(then.table, seat, player)]
        ),
        idle=then.changes == world.changes,
        points=gains[player] - max([gains[seat] for seat in others]),
    )


def _achievement(kind: str, seat: int | None, detail: object) -> Why:
    if isinstance(detail, AgeClaimed):
        return Why(kind, seat, value=detail.age)
    assert isinstance(detail, SpecialClaimed)
    return Why(kind, seat, name=detail.special.name)


def _within_reach(table: Table, seat: int) -> set[int]:
    """The ages whose achievements a player could claim."""
    player = table.players[seat]
    score, top = player.full_score(), player.highest_top()
    achieved = Counter([card.age for card in player.achieved])
    ages = {card.age for card in table.available}
    return {age for age in ages if within_reach(age, price(age, achieved[age]), score, top)}


def _demands(table: Table, seat: int, player: int) -> list[Card]:
    """The top cards of a seat whose demands the player would have to obey."""
    texts = table.setup.edition.texts
    demanding = [card for card in table.players[seat].tops() if any(effect.is_demand for effect in card.effects[texts])]
    return [card for card in demanding if player in _fates(table, seat, card)[1]]


def _only_in(here: Sequence[frozenset[Why]], there: Sequence[frozenset[Why]]) -> list[Why]:
    """What holds in most worlds after one option, and not after the other."""
    every = sorted(frozenset[Why]().union(*here), key=str)
    return [
        why for why in every if _mostly([why in each for each in here]) and not _mostly([why in each for each in there])
    ]


def _about_dogmas(
    worlds: Sequence[Game], player: int, best: Option, played: Option, evaluation: Evaluation
) -> list[Why]:
    """What the order of actions changes: who shares or obeys the card now, and who would after the other option."""
    found: list[Why] = []
    now = worlds[0].table
    others = {seat.seat for seat in now.players if not now.players[player].same_side(seat)}
    good = best.card if best.kind == DOGMA else None
    bad = played.card if played.kind == DOGMA else None
    if good is not None:
        sharing, obeying = _fates(now, player, good)
        then = [_table_after(world, played, evaluation) for world in worlds]
        for seat in sorted(others.difference(sharing)):
            if _mostly([_can_use(table, player, good) and seat in _fates(table, player, good)[0] for table in then]):
                found.append(_compared(FIRST, now, player, seat, good))
        demands = any(effect.is_demand for effect in good.effects[now.setup.edition.texts])
        if demands and obeying and good is not bad:
            found.append(_compared(OBEYS, now, player, obeying[0], good))
    if bad is not None and good is not bad:
        sharing, _ = _fates(now, player, bad)
        then = [_table_after(world, best, evaluation) for world in worlds]
        for seat in sorted(others.intersection(sharing)):
            waits = _mostly(
                [_can_use(table, player, bad) and seat not in _fates(table, player, bad)[0] for table in then]
            )
            found.append(_compared(LATER if waits else SHARED, now, player, seat, bad))
    return found


def _compared(kind: str, table: Table, player: int, seat: int, card: Card) -> Why:
    """A reason about a card, with the icons that both have now."""
    counted = counts(table, card)
    return Why(kind, seat, card.slug, own=counted[player], theirs=counted[seat])


def _can_use(table: Table, player: int, card: Card) -> bool:
    """Whether a card is on top still: a covered one is used neither first nor later."""
    return table.players[player].top(card.color) is card


def _fates(table: Table, player: int, card: Card) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Who would share a card, and who would obey it. A card that only demands is not shared."""
    sharing, obeying = sharers_and_obeyers(counts(table, card), player, table.setup.teams)
    effects = (*card.effects[table.setup.edition.texts], *table.players[player].echoes(card.color))
    can_be_shared = any(not effect.is_demand for effect in effects)
    return sharing if can_be_shared else (), obeying


def _table_after(world: Game, option: Option, evaluation: Evaluation) -> Table:
    return to_next_action(after(world, option), evaluation).table


def _about_amounts(good: Sequence[Result], bad: Sequence[Result]) -> list[Why]:
    if _mostly([each.idle for each in bad]) and not any(each.idle for each in good):
        return [Why(IDLE)]
    more = (sum([each.points for each in good]) - sum([each.points for each in bad])) / len(good)
    return [Why(POINTS, value=round(more))] if more >= FEWEST_POINTS else []


def _topic(view: View, best: Option, played: Option, evaluation: Evaluation) -> tuple[Why, ...]:
    said = comment(view, [(best, 0.5), (played, 0.5)], evaluation, Random(0))
    return () if said.topic == NO_TOPIC else (Why(TOPIC, name=said.topic, value=int(said.against)),)


def _mostly(holds: Sequence[bool]) -> bool:
    return sum(holds) >= MOST * len(holds)
