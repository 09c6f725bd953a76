"""What a puzzle says to its player, in his language: made from facts of the game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Final, NamedTuple

from tenages.game import Game
from tenages.puzzles.attempt import DRAWN, GOING, LUCK, NOT_CLAIMED, OTHER_WON, TAKEN, THREAT, Attempt, Failure
from tenages.puzzles.figures import claim_of, nearest_claim
from tenages.puzzles.hints import OPTION, PART, Hint
from tenages.puzzles.puzzle import DEFEND, Puzzle, WrongTry
from tenages.puzzles.reasons import changes, claims_between, ending, given_by_card, opponent_of
from tenages.puzzles.solution import Step, actions, solution
from tenages.records.describing import has_description
from tenages.rules.card import Card
from tenages.rules.events import TURN, AgeClaimed, SpecialClaimed
from tenages.rules.icons import ICON_NAMES
from tenages.rules.options import DOGMA, DRAW, Option, option_named
from tenages.sight.history import SeenEvent, history
from tenages.words import puzzles as say
from tenages.words.catalogue import Words
from tenages.words.log import log_lines
from tenages.words.options import option_label
from tenages.words.reasons import would_happen
from tenages.words.speaker import Speaker
from tenages.words.terms import listed

MOST_WRONG: Final = 3
"""How many wrong choices are explained."""
NEAR: Final = 0.6
"""From which part of what it needs a special achievement counts as near."""


class StepText(NamedTuple):
    """A step of the solution in words."""

    step: Step
    label: str
    """What is chosen; empty for what another player answers, since that may name cards that he holds."""
    reasons: list[str]
    """Why: who shares, and what has changed when the action is over."""
    log: list[str]
    """What happened, as the player saw it."""


def names_of(puzzle: Puzzle, words: Words) -> list[str]:
    """The players: the reader, and bots by their usual names."""
    seats = range(puzzle.rules.players)
    return [words.say("board-you") if seat == puzzle.seat else words.say("server-bot", seat=seat) for seat in seats]


def speaker_of(puzzle: Puzzle, words: Words) -> Speaker:
    """Speaks to the player of the puzzle."""
    return Speaker(words, names_of(puzzle, words), puzzle.seat)


def goal_text(puzzle: Puzzle, speaker: Speaker) -> str:
    """The goal as a title."""
    return say.goal_words(speaker, puzzle.goal.kind, puzzle.goal.count, opponent_of(puzzle))


def briefing(puzzle: Puzzle, speaker: Speaker) -> list[str]:
    """What one needs to know: achievements, actions, score, and what is near."""
    game = puzzle.start()
    table = game.table
    me = table.players[puzzle.seat]
    needed = game.setup.achievements_to_win
    lines = [say.standing_words(speaker, me.achievement_count(), needed, table.actions + 1)]
    if puzzle.goal.kind == DEFEND:
        other = table.players[opponent_of(puzzle)]
        lines.append(say.danger_words(speaker, other.seat, other.achievement_count(), needed))
    lines.append(say.score_words(speaker, me.full_score(), me.highest_top()))
    if me.scored or me.tucked:
        lines.append(say.this_turn_words(speaker, me.scored, me.tucked))
    seen = game.view(puzzle.seat)
    for special in seen.scene.specials:
        done = seen.me.progress[special.name]
        if done >= NEAR * special.needed:
            lines.append(say.near_words(speaker, special, done))
    return lines


def proof_text(puzzle: Puzzle, speaker: Speaker) -> str:
    """For which worlds it is proven."""
    return say.proof_words(speaker, puzzle.proof.worlds, puzzle.proof.complete)


def hint_text(puzzle: Puzzle, hint: Hint, speaker: Speaker, game: Game | None = None) -> str:
    """A hint in words. `game` is the game at the moment it is about; without it, the start of the puzzle."""
    if hint.kind == PART:
        return _part_text(puzzle, hint, speaker, game or puzzle.start())
    if hint.kind == OPTION and hint.option is not None:
        return say.option_words(speaker, _label(game or puzzle.start(), puzzle.seat, hint.option, speaker))
    return say.take_back_words(speaker)


def _part_text(puzzle: Puzzle, hint: Hint, speaker: Speaker, game: Game) -> str:
    """Where to look, with the figures that everyone sees: icons, or what is missing for an achievement."""
    where = say.area_words(speaker, hint.area)
    players = game.table.players
    if hint.icon:
        icon = ICON_NAMES.index(hint.icon)
        others = [(player.seat, player.count(icon)) for player in players if player.seat != puzzle.seat]
        return f"{where} {say.counts_words(speaker, hint.icon, players[puzzle.seat].count(icon), others)}"
    claim = nearest_claim(game, puzzle.seat)
    if claim is None or puzzle.goal.kind == DEFEND:
        return where
    return f"{where} {say.claim_words(speaker, *claim)}"


def _label(game: Game, seat: int, option: Option, speaker: Speaker) -> str:
    view = game.view(seat)
    assert view.decision is not None
    return option_label(speaker, option, view.decision, view)


# --- why an attempt failed --------------------------------------------------------------------------------------------


def failure_text(puzzle: Puzzle, failure: Failure, speaker: Speaker) -> str:
    """Why an attempt failed."""
    kind = failure.kind
    if kind == LUCK:
        return say.luck_words(speaker, failure.works)
    if kind == OTHER_WON:
        return say.other_won_words(speaker, failure.seat, failure.card)
    if kind == DRAWN:
        return say.drawn_words(speaker)
    if kind == THREAT:
        return _threat_text(failure, speaker)
    if kind == TAKEN:
        what = speaker.say(f"special-{failure.special.lower()}") if failure.special else _age(failure.age, speaker)
        return say.taken_words(speaker, failure.seat, what, failure.card)
    return " ".join(_missed_texts(failure, speaker))


def _missed_texts(failure: Failure, speaker: Speaker) -> list[str]:
    """That the turn is over too early: who shared, what is claimed, and what was missing for more."""
    kind = "claimed" if failure.kind == NOT_CLAIMED else "won"
    said = [say.missed_words(speaker, kind, failure.got, failure.wanted)]
    if failure.card is not None:
        counts = None if failure.share is None else (failure.share.own, failure.share.other)
        said.insert(0, say.sharer_words(speaker, failure.seat, failure.card, counts))
    claim = failure.claim
    if claim is not None and claim.possible:
        said.append(say.in_reach_words(speaker, claim.age))
    elif claim is not None:
        said.append(say.claim_words(speaker, *claim))
    return said


def _threat_text(failure: Failure, speaker: Speaker) -> str:
    """The first action of the opponent's line, if it names nothing that the player cannot see."""
    first = failure.line[0][1] if failure.line else None
    claim = failure.claim
    if claim is not None:
        threat = say.threat_words(speaker, failure.seat, None, claim.age)
        return f"{threat} {say.their_claim_words(speaker, failure.seat, *claim)}"
    return say.threat_words(speaker, failure.seat, first.card if first is not None and first.kind == DOGMA else None, 0)


def _age(age: int, speaker: Speaker) -> str:
    return speaker.say("puzzle-age", age=age)


# --- the solution -----------------------------------------------------------------------------------------------------


def solution_texts(puzzle: Puzzle, speaker: Speaker, own: Sequence[str] = ()) -> list[StepText]:
    """The solution in words, one for each choice. What an action has changed is said at its last choice.

    It is the line of the player's `own` choices, if he found it himself.
    """
    steps = solution(puzzle, own)
    texts: list[StepText] = []
    parts = actions(steps)
    for number, part in enumerate(parts):
        for step in part:
            is_own = step.seat == puzzle.seat
            label = option_label(speaker, step.option, step.decision, step.before.view(step.seat)) if is_own else ""
            reasons: list[str] = []
            if step.option.kind == DOGMA and step.option.card is not None:
                # It begins with the name of an icon: with a capital letter, that may be the title of a card.
                reasons.append(f"{would_happen(step.before.view(step.seat), step.seat, step.option.card, speaker)}.")
            if step is part[-1]:
                later = [each for rest in parts[number + 1 :] for each in rest]
                reasons += changes(puzzle, part, later, speaker)
            texts.append(StepText(step, label, reasons, _log(step, puzzle.seat, speaker)))
    texts[-1].reasons.extend([*_averted(puzzle, speaker), *ending(puzzle, texts[-1].step.after, speaker)])
    return texts


def _averted(puzzle: Puzzle, speaker: Speaker) -> list[str]:
    """In a defence: how the opponent would have won against a player who does nothing about it."""
    if puzzle.goal.kind != DEFEND:
        return []
    draws = [wrong.option for wrong in puzzle.wrong if option_named(wrong.option).kind == DRAW]
    threat = _threat_after(puzzle, option_named(draws[0])) if draws else None
    return [] if threat is None else [say.otherwise_words(speaker, _threat_text(threat, speaker))]


def _log(step: Step, seat: int, speaker: Speaker) -> list[str]:
    """What happened at a step, as the player saw it; not the opponent's turn that begins after it."""
    seen = history(step.after, seat, step.before.table.log)
    return [line.text for line in log_lines(speaker, list(takewhile(_before_next_turn, seen)))]


def _before_next_turn(event: SeenEvent) -> bool:
    return event.kind != TURN


# --- why other choices fail -------------------------------------------------------------------------------------------


def wrong_texts(puzzle: Puzzle, speaker: Speaker) -> list[tuple[Option, str]]:
    """Why the natural wrong choices fail: what is liked best, what comes too early, and what could work by luck."""
    line = solution(puzzle)
    later = [step.option.notation for step in line[1:] if step.seat == puzzle.seat and step.begins_action]

    def naturalness(wrong: WrongTry) -> tuple[bool, bool, int]:
        return not wrong.liked, wrong.option not in later, -wrong.works

    natural = sorted(puzzle.wrong, key=naturalness)[:MOST_WRONG]
    return [
        (option_named(wrong.option), _wrong_text(puzzle, wrong, wrong.option in later, speaker)) for wrong in natural
    ]


def _wrong_text(puzzle: Puzzle, wrong: WrongTry, early: bool, speaker: Speaker) -> str:
    game = puzzle.start()
    option = option_named(wrong.option)
    parts: list[str] = []
    if early:
        parts.append(say.early_words(speaker, _label(game, puzzle.seat, option_named(puzzle.first), speaker)))
    if option.kind == DOGMA and option.card is not None:
        parts += _shared_texts(game, puzzle.seat, option.card, speaker)
    if puzzle.goal.kind == DEFEND:
        threat = _threat_after(puzzle, option)
        parts += [] if threat is None else [_threat_text(threat, speaker)]
        if threat is None or wrong.works:
            parts.append(say.works_words(speaker, puzzle.goal.kind, wrong.works, opponent_of(puzzle)))
        return " ".join(parts)
    if wrong.works:
        return " ".join([*parts, say.works_words(speaker, puzzle.goal.kind, wrong.works, opponent_of(puzzle))])
    if game.table.actions == 0:
        return " ".join([*parts, say.last_action_words(speaker)])
    parts += _still_missing(puzzle, game, option, speaker)
    return " ".join([*parts, say.works_words(speaker, puzzle.goal.kind, 0, opponent_of(puzzle))])


def _threat_after(puzzle: Puzzle, option: Option) -> Failure | None:
    """How the opponent wins if the player chooses this and then only draws and passes."""
    tried = Attempt(puzzle)
    tried.play([option.notation])
    while tried.state == GOING:
        decision = tried.game.decision
        assert decision is not None
        draws = [each for each in decision.options if each.kind == DRAW]
        tried.play([(draws or decision.options)[-1].notation])
    return tried.failure if tried.failure is not None and tried.failure.kind == THREAT else None


def _shared_texts(game: Game, seat: int, card: Card, speaker: Speaker) -> list[str]:
    """Who shares a card, with the counts that decide it."""
    own = game.table.players[seat].count(card.dogma)
    counts = [(player.seat, player.count(card.dogma)) for player in game.table.players if player.seat != seat]
    sharers = [f"{speaker.name(other)} {count}" for other, count in counts if count >= own]
    if not sharers or all(effect.demand is not None for effect in card.effects[game.setup.edition.texts]):
        return []
    return [say.shared_words(speaker, listed(speaker.words, sharers), ICON_NAMES[card.dogma], own)]


def _still_missing(puzzle: Puzzle, game: Game, option: Option, speaker: Speaker) -> list[str]:
    """How far what the solution gets would be after another first action, if that action asks nothing more."""
    seat = puzzle.seat
    after = game.copy()
    after.choose(option)
    if not has_description(after) or after.table.turn != seat:
        return []
    end = solution(puzzle)[-1].after
    for event in claims_between(game, end, seat):
        detail = event.detail
        if isinstance(detail, SpecialClaimed) and not given_by_card(detail.special, event, end):
            return [say.still_words(speaker, detail.special, detail.special.progress(after.table.players[seat]))]
        if isinstance(detail, AgeClaimed):
            claim = claim_of(after, seat, detail.age)
            if not claim.possible:
                return [say.still_out_of_reach_words(speaker, *claim)]
    return []
