"""An analysis in words, for any reader: the moves with their marks, what was better, and how well everyone played.

The record is replayed beside the analysis, since the name of an option depends on what its player saw.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tenages.analysis.asked import asked_at
from tenages.analysis.judged import JudgedStep, Rating
from tenages.analysis.marks import NONE, ONLY, SIGNS, is_mistake
from tenages.analysis.report import Analysis, Eyes, PlayerSummary, rating_of
from tenages.analysis.turning import CHOICE, TurningPoint, ahead_since, turning_points
from tenages.cards import find_card
from tenages.game import Game
from tenages.records.saved import Record, read
from tenages.rules.card import Card
from tenages.rules.options import Decision, option_named
from tenages.sight.view import View
from tenages.words import board as board_words
from tenages.words.analysis import ahead_words, better_words, mark_words, turned_words
from tenages.words.bots import line_words, percent
from tenages.words.catalogue import Words
from tenages.words.options import option_label
from tenages.words.speaker import Speaker, sentence
from tenages.words.terms import card_title, distinct, player_names, table_words


class ToldMove(NamedTuple):
    """One choice in words."""

    step: int
    turn: int
    """How many turns had begun; 0 while the first cards are melded."""
    seat: int
    who: str
    label: str
    """What was chosen: "Activate Writing"."""
    mark: str
    sign: str
    """The sign of its mark: "?!"."""
    played: float | None
    """The chance with it; None if it has not been judged yet."""
    best: float | None
    """The chance with the best option."""
    is_forced: bool
    better: str
    """If it is marked: what was better and why, or what the next best would have been."""
    then: str
    """What was expected after the better option."""


class EarnedCard(NamedTuple):
    """What a card earned."""

    card: Card
    title: str
    worth: float


class ToldTurn(NamedTuple):
    """A choice or a draw that turned the game."""

    move: ToldMove
    said: str
    """What it changed, and by which cause."""


class ToldPlayer(NamedTuple):
    """A player: his chances over time, and how well he played."""

    seat: int
    name: str
    curve: list[tuple[int, float]]
    """His chance at some of the steps."""
    marked: list[ToldMove]
    summary: PlayerSummary
    best: ToldMove | None
    worst: ToldMove | None
    cards: list[EarnedCard]


class Telling(NamedTuple):
    """A whole analysis in words."""

    names: tuple[str, ...]
    table: str
    """The edition and the expansions."""
    result: str
    eyes: Eyes
    steps: int
    ahead: str
    """Since when the winner was ahead; empty if nobody can say."""
    turning: list[ToldTurn]
    moves: list[ToldMove]
    players: list[ToldPlayer]

    @property
    def marked(self) -> list[ToldMove]:
        """The moves that have a mark, in order."""
        return [move for move in self.moves if move.mark != NONE]


def tell(record: str, analysis: Analysis, words: Words, eyes: Eyes, seat: int | None = None) -> Telling:
    """Tell an analysis from what the players knew, or from all cards; with a seat, to this player and about him alone.

    What the others chose among is no matter for a player who only knows what he saw.
    """
    saved = read(record)
    players = saved.rules.players
    speaker = Speaker(words, distinct(saved.names) or player_names(words, players), seat)
    game = Game()
    every = list(_moves(saved, game, analysis, speaker, eyes))
    told = [move for move in every if seat in (None, move.seat)]
    setup = game.setup
    by_step = {move.step: move for move in told}
    shown = range(players) if seat is None else (seat,)
    return Telling(
        names=speaker.names,
        table=table_words(words, setup.edition.name, setup.expansions, setup.american),
        result=_result(speaker, game, saved),
        eyes=eyes,
        steps=analysis.steps,
        ahead=_ahead(speaker, analysis, eyes, every),
        turning=[
            ToldTurn(by_step[point.step], _turned(words, point, by_step[point.step]))
            for point in turning_points(analysis, eyes)
            if point.step in by_step
        ],
        moves=told,
        players=[_player(analysis, speaker, eyes, each, by_step) for each in shown],
    )


def _moves(saved: Record, game: Game, analysis: Analysis, speaker: Speaker, eyes: Eyes) -> Iterator[ToldMove]:
    """Replays the record in the game."""
    for step, _ in enumerate(saved.steps(game)):
        if step == len(saved.choices):
            continue
        played = saved.choices[step]
        decision = asked_at(game, played)
        view = game.view(decision.player)
        label = option_label(speaker, decision.checked_option(option_named(played)), decision, view)
        judged = analysis.judged.get(step)
        rating = None if judged is None else rating_of(judged, eyes)
        mark = analysis.mark(step, eyes)
        marked = judged is not None and rating is not None and mark != NONE
        yield ToldMove(
            step=step,
            turn=game.table.turns,
            seat=decision.player,
            who=sentence(speaker.name(decision.player)),
            label=label,
            mark=mark,
            sign=SIGNS[mark],
            played=None if judged is None or rating is None else rating.chance_of(judged.played),
            best=None if rating is None else rating.best.chance,
            is_forced=len(decision.options) == 1,
            better=_better(speaker, judged, rating, mark, decision, view) if marked else "",
            then=line_words(speaker, rating.line) if rating is not None and is_mistake(mark) else "",
        )


def _better(
    speaker: Speaker, judged: JudgedStep | None, rating: Rating | None, mark: str, decision: Decision, view: View
) -> str:
    assert judged is not None
    assert rating is not None

    def labelled(notation: str) -> str:
        return option_label(speaker, decision.checked_option(option_named(notation)), decision, view)

    if is_mistake(mark):
        played = rating.chance_of(judged.played)
        assert played is not None
        return better_words(speaker, labelled(rating.best.option), rating.best.chance, played, rating.whys)
    assert mark == ONLY
    words = speaker.words
    after = next(each for each in rating.options if each.option != judged.played)
    chance = percent(words, after.chance)
    said = words.say("analysis-report-next", label=labelled(after.option), chance=chance)
    return f"{sentence(mark_words(words, mark))}. {said}"


def _player(analysis: Analysis, speaker: Speaker, eyes: Eyes, seat: int, moves: dict[int, ToldMove]) -> ToldPlayer:
    summary = analysis.summary(seat, eyes)
    cards = [(find_card(slug), worth) for slug, worth in summary.cards]
    return ToldPlayer(
        seat=seat,
        name=speaker.names[seat],
        curve=analysis.curve(seat, eyes),
        marked=[move for move in moves.values() if move.seat == seat and move.mark != NONE],
        summary=summary,
        best=None if summary.best is None else moves[summary.best],
        worst=None if summary.worst is None else moves[summary.worst],
        cards=[EarnedCard(card, card_title(speaker.words, card), worth) for card, worth in cards],
    )


def _turned(words: Words, point: TurningPoint, move: ToldMove) -> str:
    if point.cause == CHOICE and move.best is not None and move.played is not None:
        return words.say("analysis-report-from-to", best=percent(words, move.best), played=percent(words, move.played))
    return turned_words(words, point.change)


def _ahead(speaker: Speaker, analysis: Analysis, eyes: Eyes, moves: Sequence[ToldMove]) -> str:
    since = ahead_since(analysis, eyes)
    return "" if since is None else ahead_words(speaker, moves[since.step].turn if since.step else 0, since.seats)


def _result(speaker: Speaker, game: Game, saved: Record) -> str:
    """How the game ended, by the rules or by its players; or that it goes on."""
    if game.outcome is not None:
        return board_words.outcome(speaker, game.outcome)
    if saved.ending is not None:
        return board_words.players_ended(speaker, saved.ending.how, saved.ending.by, saved.ending.winners)
    return speaker.words.say("talk-in-progress", choices=len(game.choices))
