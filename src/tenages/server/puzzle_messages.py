"""From a puzzle to what its player is sent: the question, a try, a hint, the solution.

Everything but the solution is made from the view of the player's own seat. Positions to play on from come with the
solution, and what he does not know lies there as it could: nobody learns how the real game went on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from tenages import puzzles
from tenages.game import Game
from tenages.puzzles import telling
from tenages.puzzles.attempt import Attempt
from tenages.puzzles.puzzle import Puzzle
from tenages.puzzles.telling import speaker_of
from tenages.puzzles.worlds import samples
from tenages.records.describing import has_description
from tenages.records.position_text import written
from tenages.rules.card import Card
from tenages.rules.options import Decision, Option
from tenages.rules.purposes import ACT
from tenages.server import view_messages
from tenages.server.errors import NotNow
from tenages.server.messages.puzzles import (
    ActionTried,
    AttemptMade,
    AttemptState,
    GoalKind,
    HintKind,
    OtherTry,
    PuzzleHint,
    PuzzleListed,
    PuzzleShown,
    PuzzleSolution,
    SolutionStep,
)
from tenages.server.messages.seen import Icon, Seen
from tenages.server.position_forms import text_and_code
from tenages.words.catalogue import Words
from tenages.words.options import option_label
from tenages.words.speaker import Speaker

"""The purpose of the decision about an action."""


def listed(puzzle: Puzzle) -> PuzzleListed:
    """The puzzle without its position."""
    return PuzzleListed(
        number=puzzle.number,
        goal=cast(GoalKind, puzzle.goal.kind),
        count=puzzle.goal.count,
        grade=puzzle.grade,
        players=puzzle.rules.players,
        edition=puzzle.rules.edition,
        expansions=list(puzzle.rules.expansions),
    )


def shown(puzzle: Puzzle, words: Words) -> PuzzleShown:
    """The puzzle as its player may know it."""
    speaker = speaker_of(puzzle, words)
    return PuzzleShown(
        **listed(puzzle).model_dump(),
        question=telling.goal_text(puzzle, speaker),
        known=telling.briefing(puzzle, speaker),
        names=telling.names_of(puzzle, words),
        seat=puzzle.seat,
        seen=_seen(puzzle, puzzle.start(), 0, speaker),
    )


def made(puzzle: Puzzle, attempt: Attempt, words: Words) -> AttemptMade:
    """Where some choices lead."""
    speaker = speaker_of(puzzle, words)
    return AttemptMade(
        state=cast(AttemptState, attempt.state),
        reason="" if attempt.failure is None else telling.failure_text(puzzle, attempt.failure, speaker),
        actions=_actions(puzzle, attempt.moves, speaker),
        seen=_seen(puzzle, attempt.game, len(attempt.moves), speaker),
    )


def hint(puzzle: Puzzle, attempt: Attempt, number: int, words: Words) -> PuzzleHint:
    """The hint of that number where an attempt has led; the last one if there are fewer."""
    found = puzzles.hints_after(puzzle, attempt)
    if not found:
        raise NotNow("puzzle-no-hint")
    wanted = found[min(number, len(found)) - 1]
    game, speaker = attempt.game, speaker_of(puzzle, words)
    named = None if wanted.option is None else wanted.option.notation
    stakes = None
    if wanted.icon:
        # The first hint does not name the option, it only shows what its column means.
        meant = {each.option.notation for each in found if each.option is not None}
        offered = view_messages.options_seen(game.view(puzzle.seat), speaker) or []
        stakes = next((one["stakes"] for one in offered if one["option"] in meant), None)
    return PuzzleHint(
        kind=cast(HintKind, wanted.kind),
        text=telling.hint_text(puzzle, wanted, speaker, game),
        icon=cast(Icon, wanted.icon) if wanted.icon else None,
        stakes=stakes,
        option=named,
    )


def solved(puzzle: Puzzle, words: Words, own: Sequence[str]) -> PuzzleSolution:
    """The solution, by the player's own choices if he has found it, and why other tries do not do."""
    speaker = speaker_of(puzzle, words)
    start = puzzle.start()
    return PuzzleSolution(
        proof=telling.proof_text(puzzle, speaker),
        position=_position(puzzle, start),
        steps=_steps(puzzle, speaker, own),
        others=[
            OtherTry(label=_label(start, option, speaker), card=_slug(option.card), reason=reason)
            for option, reason in telling.wrong_texts(puzzle, speaker)
        ],
    )


def _steps(puzzle: Puzzle, speaker: Speaker, own: Sequence[str]) -> list[SolutionStep]:
    """The player's own choices; what the others decide after one of them belongs to it."""
    steps: list[SolutionStep] = []
    for place, text in enumerate(telling.solution_texts(puzzle, speaker, own), start=1):
        step = text.step
        seen, position = _seen(puzzle, step.after, place, speaker), _position(puzzle, step.after)
        if step.seat == puzzle.seat or not steps:
            steps.append(
                SolutionStep(
                    label=text.label,
                    card=_slug(step.option.card),
                    action=step.begins_action,
                    reasons=list(text.reasons),
                    events=list(text.log),
                    seen=seen,
                    position=position,
                )
            )
        else:
            last = steps[-1]
            more = {"reasons": [*last.reasons, *text.reasons], "events": [*last.events, *text.log]}
            steps[-1] = last.model_copy(update={**more, "seen": seen, "position": position})
    return steps


def _actions(puzzle: Puzzle, moves: Sequence[tuple[int, Option]], speaker: Speaker) -> list[ActionTried]:
    """The player's own choices in words, each action with the answers that it led to."""
    game = puzzle.start()
    actions: list[ActionTried] = []
    for seat, option in moves:
        if seat == puzzle.seat:
            decision, label = _asked(game), _label(game, option, speaker)
            if decision.purpose == ACT or not actions:
                actions.append(ActionTried(label=label, card=_slug(option.card), answers=[]))
            else:
                actions[-1].answers.append(label)
        game.choose(option)
    return actions


def _label(game: Game, option: Option, speaker: Speaker) -> str:
    return option_label(speaker, option, _asked(game), game.view(speaker.reader))


def _asked(game: Game) -> Decision:
    decision = game.decision
    assert decision is not None
    return decision


def _slug(card: Card | None) -> str | None:
    return None if card is None else card.slug


def _seen(puzzle: Puzzle, game: Game, moves: int, speaker: Speaker) -> Seen:
    moment = f"{puzzle.number}.{moves}"
    return view_messages.seen(game.view(puzzle.seat), speaker, moment, view_messages.newest_log(game, speaker))


def _position(puzzle: Puzzle, game: Game) -> str:
    """The code of a position, hidden cards dealt as they could lie for all he knows; empty if no action is due."""
    if not has_description(game):
        return ""
    [world] = samples(game, puzzle.seat, 1)
    return text_and_code(written(world))[1]
