"""Why an action of the solution is played: what it changes, in figures, and why the goal is reached at the end."""

from __future__ import annotations

from collections.abc import Sequence

from tenages.game import Game
from tenages.puzzles.figures import claim_of, decider, open_claims
from tenages.puzzles.puzzle import CLAIM, DEFEND, WIN, Puzzle
from tenages.puzzles.solution import Step
from tenages.rules.achievements import Special
from tenages.rules.endings import BY_POINTS
from tenages.rules.events import CLAIMED, AgeClaimed, Event, SpecialClaimed, events_since
from tenages.rules.icons import ICON_NAMES
from tenages.rules.options import ACHIEVE, DOGMA, MELD
from tenages.rules.play import ACTIONS_IN_TURN
from tenages.words import puzzles as say
from tenages.words.speaker import Speaker
from tenages.words.terms import special_key


def opponent_of(puzzle: Puzzle) -> int:
    """The opponent that the goal is about: the next one."""
    return (puzzle.seat + 1) % puzzle.rules.players


def changes(puzzle: Puzzle, part: Sequence[Step], later: Sequence[Step], speaker: Speaker) -> list[str]:
    """What an action has changed that matters: icons for the next dogma, what can be claimed, what was claimed."""
    seat, before, after = puzzle.seat, part[0].before, part[-1].after
    lines = _icons(puzzle, before, after, later, speaker)
    claims = _in_reach(seat, before, after, later, speaker)
    lines += claims or _score(seat, before, after, speaker)
    lines += _claimed(seat, before, after, speaker)
    return lines or _covered(part[0], speaker)


def _icons(puzzle: Puzzle, before: Game, after: Game, later: Sequence[Step], speaker: Speaker) -> list[str]:
    """Whose icons are fewer than the player's now, or no longer, for the next dogma."""
    seat = puzzle.seat
    dogma = next((step.option.card for step in later if step.option.kind == DOGMA and step.seat == seat), None)
    lines: list[str] = []
    if dogma is None:
        return lines
    own, now = before.table.players, after.table.players
    for other in range(puzzle.rules.players):
        old = own[seat].count(dogma.dogma), own[other].count(dogma.dogma)
        new = now[seat].count(dogma.dogma), now[other].count(dogma.dogma)
        if other != seat and (old[0] > old[1]) != (new[0] > new[1]):
            lines.append(say.icons_now_words(speaker, ICON_NAMES[dogma.dogma], old, new, other))
    return lines


def _in_reach(seat: int, before: Game, after: Game, later: Sequence[Step], speaker: Speaker) -> list[str]:
    """Which of the achievements that are claimed later can be claimed from now on, and what was missing."""
    lines: list[str] = []
    for step in later:
        if step.option.kind == ACHIEVE and step.seat == seat:
            old, new = (claim_of(game, seat, step.option.value) for game in (before, after))
            if new.possible and not old.possible:
                figures = (old.points, old.top), (new.points, new.top)
                lines.append(say.in_reach_now_words(speaker, new.age, new.asked, *figures))
    return lines


def _score(seat: int, before: Game, after: Game, speaker: Speaker) -> list[str]:
    old, new = (game.table.players[seat].full_score() for game in (before, after))
    return [say.score_now_words(speaker, old, new)] if new > old else []


def _claimed(seat: int, before: Game, after: Game, speaker: Speaker) -> list[str]:
    """The achievements that the player has claimed in between, and how he came to the special ones."""
    lines: list[str] = []
    names: list[str] = []
    for event in claims_between(before, after, seat):
        detail = event.detail
        if isinstance(detail, SpecialClaimed):
            names.append(speaker.say(special_key(detail.special)))
            lines.append(_special(detail.special, event, before, after, seat, speaker))
        elif isinstance(detail, AgeClaimed):
            names.append(speaker.say("puzzle-age", age=detail.age))
    if names:
        have = after.table.players[seat].achievement_count()
        lines.append(say.claimed_words(speaker, names, have, after.setup.achievements_to_win))
    return lines


def claims_between(before: Game, after: Game, seat: int) -> list[Event]:
    """The events in which the player claimed an achievement."""
    events = events_since(after.table.log, before.table.log)
    return [event for event in events if event.kind == CLAIMED and event.player == seat]


def given_by_card(special: Special, event: Event, after: Game) -> bool:
    """Whether the effect of a card gave a special achievement, and not what it usually takes."""
    card = event.effect.card if event.effect is not None else None
    return card is not None and card.title == special.via and not special.due(after.table.players[event.player])


def _special(special: Special, event: Event, before: Game, after: Game, seat: int, speaker: Speaker) -> str:
    if given_by_card(special, event, after) and event.effect is not None:
        return say.special_by_words(speaker, special, event.effect.card)
    # What counts by turn is counted anew when the turn is over.
    now = max(special.progress(after.table.players[seat]), special.needed)
    return say.special_now_words(speaker, special, special.progress(before.table.players[seat]), now)


def _covered(step: Step, speaker: Speaker) -> list[str]:
    """Which card a meld covers, if nothing else tells what it is for."""
    card = step.option.card
    if step.option.kind != MELD or card is None:
        return []
    pile = step.before.table.players[step.seat].piles[card.color]
    return [say.covers_words(speaker, pile[0])] if pile else []


# --- the end ----------------------------------------------------------------------------------------------------------


def ending(puzzle: Puzzle, after: Game, speaker: Speaker) -> list[str]:
    """Why the goal is reached."""
    ends = {WIN: "won", CLAIM: "claimed", DEFEND: "safe"}
    last = say.end_words(speaker, ends[puzzle.goal.kind], opponent_of(puzzle))
    if puzzle.goal.kind == DEFEND:
        return [*_no_longer(puzzle, after, speaker), last]
    return [*_decided(after, speaker), last]


def _decided(after: Game, speaker: Speaker) -> list[str]:
    """By what the game was won, if not by achievements."""
    outcome = after.table.outcome
    if outcome is None:
        return []
    if outcome.how == BY_POINTS:
        return [say.points_words(speaker, [player.full_score() for player in after.table.players])]
    effect = decider(after)
    return [] if effect is None else [say.by_effect_words(speaker, effect)]


def _no_longer(puzzle: Puzzle, after: Game, speaker: Speaker) -> list[str]:
    """What the opponent could have claimed, and cannot any more."""
    start, other = puzzle.start(), opponent_of(puzzle)
    short = start.setup.achievements_to_win - start.table.players[other].achievement_count()
    if short > ACTIONS_IN_TURN:  # he could not have won by claiming alone
        return []
    lost = [
        (old, new)
        for old in open_claims(start, other)
        for new in open_claims(after, other)
        if old.age == new.age and old.possible and not new.possible
    ]
    return [
        say.no_longer_words(speaker, other, new.age, new.asked, (old.points, old.top), (new.points, new.top))
        for old, new in lost
    ]
