"""An analysis as messages, in the reader's language.

A decision is put into words with the view of the player who decided, as it was then: whoever reads it, the words tell
nothing that this player did not know.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, Final, cast

from tenages.analysis.asked import asked_at
from tenages.analysis.judged import JudgedStep, Rating
from tenages.analysis.marks import AS_GOOD, COSTS, INACCURACY, SIGNS
from tenages.analysis.report import FAIR, Analysis, PlayerSummary, rating_of
from tenages.analysis.turning import LUCK, TurningPoint, ahead_since, turning_points
from tenages.game import Game
from tenages.rules.options import CARD, MELD, Decision, Option, option_named
from tenages.rules.purposes import ACT, FIRST_MELD
from tenages.server.messages.analysis import (
    AheadSince,
    AnalysisProgress,
    AnalysisSeen,
    CardEarned,
    ChanceAt,
    Curve,
    DecisionJudged,
    Eyes,
    LuckAt,
    Mark,
    MoveJudged,
    MoveMade,
    OptionJudged,
    State,
    Summary,
    TurnedAt,
    TurningPoints,
    TurningPointTold,
    Verdict,
)
from tenages.server.replay import Replay
from tenages.sight.view import View
from tenages.words.analysis import ahead_words, better_words, turned_words, why_words
from tenages.words.bots import line_words
from tenages.words.catalogue import Words
from tenages.words.options import option_label
from tenages.words.prompts import prompt, purpose_key
from tenages.words.speaker import Speaker, sentence
from tenages.words.terms import card_title

ACTIONS: Final = (ACT, FIRST_MELD)
"""The purposes of decisions that no effect asks for."""
DIGITS: Final = 4


def progress_of(analysis: Analysis, state: State) -> AnalysisProgress:
    """How far an analysis is."""
    return AnalysisProgress(state=state, steps=analysis.steps, looked=len(analysis.judged), deep=analysis.deep)


def moves_of(replay: Replay, seat: int | None, words: Words) -> list[MoveMade]:
    """All choices of a game. They do not change while it is analysed."""
    speaker = Speaker(words, replay.names(words), seat)
    return [_move(step, game, played, replay, speaker) for step, (game, played) in enumerate(replay.every_choice())]


def _move(step: int, game: Game, played: str, replay: Replay, speaker: Speaker) -> MoveMade:
    decision = asked_at(game, played)
    view = game.view(decision.player)
    return MoveMade(
        step=step,
        turn=bisect_right(replay.turns, step),
        seat=decision.player,
        action=decision.purpose in ACTIONS,
        text=_short_label(speaker, option_named(played), decision, view),
    )


def _short_label(speaker: Speaker, option: Option, decision: Decision, view: View) -> str:
    """What was chosen, for a list: of a card only its title."""
    if option.card is None or option.kind not in (MELD, CARD):
        return option_label(speaker, option, decision, view)
    key = "option-meld" if option.kind == MELD else f"{purpose_key(decision.purpose)}.pick"
    return sentence(speaker.words.say(key, what=card_title(speaker.words, option.card)))


# --- the whole game ---------------------------------------------------------------------------------------------------


def overview(analysis: Analysis, state: State, eyes: Eyes, moves: Sequence[MoveMade]) -> AnalysisSeen:
    """The analysis as far as it is."""
    steps = [judged for _, judged in sorted(analysis.judged.items())]
    ahead = ahead_since(analysis, eyes)
    return AnalysisSeen(
        progress=progress_of(analysis, state),
        eyes=eyes,
        moves=list(moves),
        judged=[_judged(analysis, judged, eyes) for judged in steps],
        curves=[_curve(analysis, seat, eyes) for seat in range(analysis.players)],
        turning=[_turned(point) for point in turning_points(analysis, eyes)],
        ahead=None if ahead is None else AheadSince(step=ahead.step, seats=list(ahead.seats)),
        luck=[LuckAt(step=judged.step, luck=round(judged.luck, DIGITS)) for judged in steps if judged.luck],
        summaries=[_summary(analysis, seat, eyes) for seat in range(analysis.players)],
    )


def _judged(analysis: Analysis, judged: JudgedStep, eyes: Eyes) -> MoveJudged:
    return MoveJudged(
        step=judged.step,
        depth=judged.depth,
        forced=judged.is_forced,
        mark=cast(Mark, analysis.mark(judged.step, eyes)),
        loss=round(rating_of(judged, eyes).loss, DIGITS),
    )


def _curve(analysis: Analysis, seat: int, eyes: Eyes) -> Curve:
    points = [ChanceAt(step=step, chance=round(chance, DIGITS)) for step, chance in analysis.curve(seat, eyes)]
    return Curve(seat=seat, points=points)


def _summary(analysis: Analysis, seat: int, eyes: Eyes) -> Summary:
    found: PlayerSummary = analysis.summary(seat, eyes)
    return Summary(
        seat=seat,
        decisions=found.decisions,
        accuracy=found.accuracy,
        lost=found.lost,
        luck=found.luck,
        marks=dict(found.marks),
        best=found.best,
        worst=found.worst,
        cards=[CardEarned(card=card, chance=round(worth, DIGITS)) for card, worth in found.cards],
        mistakes=analysis.mistakes(seat, eyes),
    )


def _turned(point: TurningPoint) -> TurnedAt:
    return TurnedAt(step=point.step, seat=point.seat, cause=point.cause, change=round(point.change, DIGITS))


# --- where it turned --------------------------------------------------------------------------------------------------


def turning_told(replay: Replay, analysis: Analysis, state: State, seat: int | None, words: Words) -> TurningPoints:
    """Where the game turned by what the players could know, told to whoever sits on this seat, or to all."""
    if not analysis.is_begun:
        return TurningPoints(state=state, ahead="", points=[], mistakes=[])
    speaker, ahead = Speaker(words, replay.names(words), seat), ahead_since(analysis, FAIR)
    return TurningPoints(
        state=state,
        ahead="" if ahead is None else ahead_words(speaker, bisect_right(replay.turns, ahead.step), ahead.seats),
        points=[_point_told(point, replay, analysis, speaker) for point in turning_points(analysis, FAIR)],
        mistakes=[len(analysis.mistakes(each)) for each in range(analysis.players)],
    )


def _point_told(point: TurningPoint, replay: Replay, analysis: Analysis, speaker: Speaker) -> TurningPointTold:
    game, played = replay.choice(point.step)
    option, decision = option_named(played), asked_at(game, played)
    labels = Labels(speaker, game, decision)
    by_luck = point.cause == LUCK
    rating = rating_of(analysis.judged[point.step], FAIR)
    words = speaker.words
    label = _short_label(speaker, option, decision, game.view(decision.player))
    return TurningPointTold(
        **_turned(point).model_dump(),
        turn=bisect_right(replay.turns, point.step),
        card=None if option.card is None else option.card.slug,
        mark=cast(Mark, "" if by_luck else analysis.mark(point.step, FAIR)),
        title=words.say("analysis-report-move", who=sentence(speaker.name(point.seat)), label=label),
        text=sentence(turned_words(words, point.change)) if by_luck else labels.reasons(rating, played)["better"],
    )


# --- one decision -----------------------------------------------------------------------------------------------------


def decision_judged(
    replay: Replay, analysis: Analysis, step: int, eyes: Eyes, seat: int | None, words: Words
) -> DecisionJudged:
    """One decision, as its player could see it then."""
    game, played = replay.choice(step)
    decision = asked_at(game, played)
    labels = Labels(Speaker(words, replay.names(words), seat), game, decision)
    judged = analysis.judged.get(step)
    told: dict[str, Any] = {"depth": "", "mark": "", "sign": "", "loss": 0.0, "better": "", "whys": [], "line": ""}
    if judged is None:
        options = [labels.option(option, None, "unknown") for option in decision.options]
    else:
        rating, mark = rating_of(judged, eyes), analysis.mark(step, eyes)
        options = labels.options(rating, played)
        told = {"depth": judged.depth, "mark": mark, "sign": SIGNS[mark], "loss": round(rating.loss, DIGITS)}
        told |= labels.reasons(rating, played)
    return DecisionJudged(step=step, seat=decision.player, asked=labels.asked(), played=played, options=options, **told)


class Labels:
    """The words for one decision, from the view of the player who decided."""

    def __init__(self, speaker: Speaker, game: Game, decision: Decision) -> None:
        self._speaker = speaker
        self._decision = decision
        self._view = game.view(decision.player)

    def asked(self) -> str:
        """What the player was asked; nothing for an action."""
        decision = self._decision
        return "" if decision.purpose == ACT else prompt(self._speaker, decision, self._view)

    def options(self, rating: Rating, played: str) -> list[OptionJudged]:
        """All options, the best first."""
        by_name = {option.notation: option for option in self._decision.options}
        told = [
            self.option(by_name[each.option], each.chance, verdict_of(rating, each.option, played))
            for each in rating.options
        ]
        known = {each.option for each in rating.options}
        return told + [self.option(option, None, "unknown") for name, option in by_name.items() if name not in known]

    def option(self, option: Option, chance: float | None, verdict: Verdict) -> OptionJudged:
        """An option with its label."""
        return OptionJudged(
            option=option.notation,
            label=self._label(option),
            card=None if option.card is None else option.card.slug,
            chance=None if chance is None else round(chance, DIGITS),
            verdict=verdict,
        )

    def reasons(self, rating: Rating, played: str) -> dict[str, Any]:
        """What was better and why, and what is expected then."""
        speaker, best = self._speaker, rating.best
        line = line_words(speaker, rating.line)
        if rating.loss < AS_GOOD or best.option == played:
            return {"better": "", "whys": [], "line": line}
        label, with_played = self._label(option_named(best.option)), rating.chance_of(played)
        assert with_played is not None
        return {
            "better": better_words(speaker, label, best.chance, with_played, rating.whys),
            "whys": [sentence(why_words(speaker, why)) for why in rating.whys],
            "line": line,
        }

    def outlook(self, rating: Rating) -> dict[str, Any]:
        """Where nothing was played yet: why the best is better than the next best, and what is expected then."""
        speaker, options = self._speaker, rating.options
        clear = len(options) > 1 and options[0].chance - options[1].chance >= AS_GOOD
        whys = [sentence(why_words(speaker, why, played=False)) for why in rating.whys] if clear else []
        return {"better": "", "whys": whys, "line": line_words(speaker, rating.line)}

    def _label(self, option: Option) -> str:
        return option_label(self._speaker, option, self._decision, self._view)


def verdict_of(rating: Rating, option: str, played: str) -> Verdict:
    """What to say to someone who tries this option again, or who has not played any yet."""
    best, with_played, chance = rating.best, rating.chance_of(played), rating.chance_of(option)
    if option == best.option:
        return "best"
    if chance is None:
        return "unknown"
    if best.chance - chance < AS_GOOD:
        return "good"
    if option == played:
        return "played"
    if with_played is None:
        return "worse"
    return "better" if chance - with_played >= COSTS[INACCURACY] else "worse"
