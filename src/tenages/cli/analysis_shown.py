"""The output of `tenages analyse`: the chances over time, the marked decisions, and how well everyone played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from tenages.analysis.figures import MARKS, chances, moment, summary_rows
from tenages.analysis.marks import BLUNDER, INACCURACY, MISTAKE, NONE, ONLY
from tenages.analysis.report import FAIR
from tenages.analysis.telling import Telling, ToldMove, ToldPlayer
from tenages.terminal import graph
from tenages.terminal.figures import plain_table
from tenages.terminal.look import CARD_STYLES, QUIET, STRONG, with_titles
from tenages.words.analysis import points_words
from tenages.words.bots import percent
from tenages.words.catalogue import Words
from tenages.words.terms import listed

GRAPH_HEIGHT: Final = 4
WIDEST_GRAPH: Final = 96
MARK_STYLES: Final = {BLUNDER: "bold red", MISTAKE: "bold yellow", INACCURACY: "cyan", ONLY: "bold green", NONE: ""}
CURVE_STYLES: Final = ("bright_blue", "yellow", "green", "magenta", "bright_red")
"""The style of each seat's graph; its name is always beside it."""
MOST_CARDS: Final = 6
"""How many cards are named that earned most, and that earned least."""


def shown(words: Words, told: Telling, width: int, *, plain: bool) -> Iterator[RenderableType]:
    """All parts of an analysis, one after the other."""
    yield Text(words.say("analysis-report-title", names=listed(words, told.names)), style=STRONG)
    yield Text(told.table, style=QUIET)
    yield Text(told.result)
    yield Text(words.say("analysis-report-fair" if told.eyes == FAIR else "analysis-report-open"), style=QUIET)
    yield _heading(words, "analysis-report-chances")
    for player in told.players:
        yield from _graph(words, told, player, width, plain=plain)
    yield from _turning(words, told)
    yield _heading(words, "analysis-report-marked")
    if not told.marked:
        yield Text(words.say("analysis-report-none"))
    for move in told.marked:
        yield from _marked(words, move)
    yield _heading(words, "analysis-report-summary")
    yield _summary(words, told)
    for player in told.players:
        yield from _outstanding(words, player)


def _heading(words: Words, key: str) -> RenderableType:
    return Padding(Rule(words.say(key), style="dim", align="left"), (1, 0, 0, 0))


def _graph(words: Words, told: Telling, player: ToldPlayer, width: int, *, plain: bool) -> Iterator[RenderableType]:
    """A player's chances as rows of blocks, with a scale beside them, and the signs of his marks below."""
    if not player.curve:
        return
    yield Text(player.name, style=STRONG)
    scale = [percent(words, share) for share in (1.0, 0.5, 0.0)]
    margin = max([len(each) for each in scale]) + 1
    room = max(1, min(width - margin - 1, WIDEST_GRAPH, told.steps + 1))
    shares = graph.columns(player.curve, told.steps, room)
    labels = {0: scale[0], GRAPH_HEIGHT // 2: scale[1], GRAPH_HEIGHT - 1: scale[2]}
    for place, row in enumerate(graph.rows(shares, GRAPH_HEIGHT, plain=plain)):
        line = Text(no_wrap=True).append(f"{labels.get(place, '').rjust(margin - 1)} ", style=QUIET)
        yield line.append(row, style=CURVE_STYLES[player.seat])
    marked = sorted(player.marked, key=lambda move: MARKS.index(move.mark))
    signs = [(graph.column_of(move.step, told.steps, room), move.sign) for move in marked]
    yield Text(" " * margin + graph.signs_row(signs, room), style=STRONG, no_wrap=True)


def _turning(words: Words, told: Telling) -> Iterator[RenderableType]:
    """Since when the winner was ahead, and what changed most."""
    if not told.ahead and not told.turning:
        return
    yield _heading(words, "analysis-turned")
    if told.ahead:
        yield Text(told.ahead)
    for each in told.turning:
        yield _made(words, each.move, each.said)


def _made(words: Words, move: ToldMove, said: str) -> Text:
    """A decision in one line: when, who, what with its sign, and what it changed."""
    line = Text().append(f"{moment(words, move.turn)} · ", style=QUIET)
    line.append_text(with_titles(words, words.say("analysis-report-move", who=move.who, label=move.label)))
    line.append(f" {move.sign}", style=MARK_STYLES[move.mark])
    return line.append(f"  {said}", style=QUIET)


def _marked(words: Words, move: ToldMove) -> Iterator[RenderableType]:
    """A marked decision with its chances; then what was better."""
    yield _made(words, move, chances(words, move))
    yield Padding(with_titles(words, move.better), (0, 0, 0, 4))


def _summary(words: Words, told: Telling) -> RenderableType:
    """A row for each figure, and a column for each player."""
    heads = [words.say("analysis-report-player"), *[player.name for player in told.players]]
    return plain_table(heads, [[label, *figures] for label, figures in summary_rows(words, told)])


def _outstanding(words: Words, player: ToldPlayer) -> Iterator[RenderableType]:
    """A player's best and worst decision, and what his cards earned."""
    lines = []
    for key, move in (("analysis-report-best", player.best), ("analysis-report-worst", player.worst)):
        if move is not None:
            when = words.say("analysis-report-at", turn=move.turn, label=move.label, sign=move.sign)
            lines.append(_labelled(words, key).append_text(with_titles(words, when)))
    if player.cards:
        few = len(player.cards) <= 2 * MOST_CARDS
        told = player.cards if few else [*player.cards[:MOST_CARDS], *player.cards[-MOST_CARDS:]]
        line = _labelled(words, "analysis-report-cards")
        for place, each in enumerate(told):
            line.append(" · " if place else "").append(each.title, style=CARD_STYLES[each.card.color])
            line.append(f" {points_words(words, each.worth)}")
        lines.append(line)
    if lines:
        yield Text(player.name, style=STRONG)
        for line in lines:
            yield Padding(line, (0, 0, 0, 2))


def _labelled(words: Words, key: str) -> Text:
    """The beginning of a line: what it tells."""
    return Text().append(words.say("analysis-report-label", label=words.say(key)), style=QUIET).append(" ")
