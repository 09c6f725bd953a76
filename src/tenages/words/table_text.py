"""The whole table as plain text, for a terminal, a notebook or a bug report: what `print(view)` shows."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from tenages.rules.card import Card
from tenages.rules.icons import ICONS
from tenages.rules.options import Decision
from tenages.sight.scene import Face, SeatScene
from tenages.sight.view import View
from tenages.words import board
from tenages.words.catalogue import Words
from tenages.words.options import option_label
from tenages.words.prompts import prompt
from tenages.words.shows import extras_words, icons_words
from tenages.words.speaker import Speaker, sentence
from tenages.words.terms import card_title, color_name, effect_text, icon_name, player_names, table_words

WIDTH: Final = 100
INDENT: Final = "  "
GAP: Final = "  "
GLUE: Final = "\0"
"""Stands for a space at which a line must not be broken."""


def table_text(view: View, words: Words) -> str:
    """The table as this view shows it, in at most 100 columns."""
    speaker = Speaker(words, player_names(words, view.setup.players), view.player)
    parts = [
        _title(view, speaker),
        _counts(view, speaker),
        *[_seat(view, seat, speaker) for seat in view.scene.seats],
        _middle(view, words),
        _question(view, speaker),
    ]
    return "\n\n".join([part for part in parts if part])


def _title(view: View, speaker: Speaker) -> str:
    setup = view.setup
    table = table_words(speaker.words, setup.edition.name, setup.expansions, setup.american)
    return f"{board.status(speaker, view)}\n{table}"


def _counts(view: View, speaker: Speaker) -> str:
    """Everyone's icons, score and achievements, in columns for comparison."""
    words = speaker.words
    headings = [icon_name(words, icon) for icon in ICONS]
    rows = [["", *headings, words.say("board-score"), words.say("board-achieved")]]
    for seat in view.scene.seats:
        icons = [str(seat.count(icon)) for icon in ICONS]
        who = board.heading(speaker, view, seat.seat)
        rows.append([who, *icons, board.score(seat, narrow=False), board.achieved_count(view, seat)])
    return "\n".join(_aligned(rows, right=range(1, len(rows[0]))))


def _seat(view: View, seat: SeatScene, speaker: Speaker) -> str:
    """One player's piles, hand, forecast, score pile and achievements."""
    words = speaker.words
    rows = [(words.say("play-hand"), _cards(words, seat.hand) or [words.say("board-empty")])]
    if seat.forecast:
        rows.append((words.say("play-forecast"), _cards(words, seat.forecast)))
    if seat.score_pile:
        rows.append((words.say("board-score-pile"), _cards(words, seat.score_pile)))
    if seat.achieved or seat.specials:
        rows.append((words.say("play-achieved"), [board.achieved_list(words, seat)]))
    lines = [*_piles(words, seat), *_labelled([(sentence(label), items) for label, items in rows])]
    return "\n".join([board.heading(speaker, view, seat.seat), *_indented(lines)])


def _piles(words: Words, seat: SeatScene) -> list[str]:
    """Each pile: its color, the top card with its icons, how many cards are beneath it, and what its splay shows."""
    tops: list[list[str]] = []
    notes: list[list[str]] = []
    for pile, splay in zip(seat.piles, seat.splays, strict=True):
        if pile:
            top = pile[0]
            assert isinstance(top, Card)
            value = board.back_short(words, top)
            tops.append([color_name(words, top.color), card_title(words, top), value, icons_words(words, top)])
            extras = extras_words(words, pile, splay) if splay else ""
            notes.append(_separated([note for note in (board.beneath(words, pile, splay), extras) if note]))
    return _labelled(list(zip(_aligned(tops), notes, strict=True)))


def _cards(words: Words, cards: Sequence[Face]) -> list[str]:
    """The known cards, with commas between them, and the backs of the others."""
    known, backs = board.held_and_backs(words, cards)
    return [*_separated(known), *backs]


def _separated(items: Sequence[str]) -> list[str]:
    """The items with a comma after each but the last."""
    return [*[f"{item}," for item in items[:-1]], *items[-1:]]


def _middle(view: View, words: Words) -> str:
    """The supply by age, the available achievements, and the cards revealed during an effect."""
    by_age = [(words.say("board-age"), [str(age) for age in board.AGES]), *board.supply_rows(words, view)]
    lines = _aligned([cells for _, cells in by_age], right=range(len(board.AGES)))
    rows = [(label, [line]) for (label, _), line in zip(by_age, lines, strict=True)]
    specials = _separated(board.special_notes(words, view)) or [words.say("board-none-left")]
    rows.append((words.say("board-special"), specials))
    if view.scene.shown:
        rows.append((words.say("play-shown"), _cards(words, view.scene.shown)))
    return "\n".join(_labelled([(sentence(label), items) for label, items in rows]))


def _question(view: View, speaker: Speaker) -> str:
    """Who is asked what, by which effect; and the options as numbers, notations and labels, if they may be seen."""
    asked = view.decision or view.asked
    if asked is None:
        return ""
    lines = _wrapped(prompt(speaker, asked, view), WIDTH)
    if asked.effect is not None:
        lines += _indented(_wrapped(effect_text(speaker.words, asked.effect)))
    if isinstance(asked, Decision):
        rows = [
            [str(number), option.notation, option_label(speaker, option, asked, view)]
            for number, option in enumerate(asked.options, start=1)
        ]
        lines += _indented(_aligned(rows, right=[0]))
    return "\n".join(lines)


# --- layout ---------------------------------------------------------------------------------------------------------


def _aligned(rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> list[str]:
    """Rows as lines in columns, each as wide as its widest cell; the columns in `right` are aligned right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        GAP.join(
            [
                cell.rjust(width) if place in right else cell.ljust(width)
                for place, (cell, width) in enumerate(zip(row, widths, strict=True))
            ]
        ).rstrip()
        for row in rows
    ]


def _labelled(rows: Sequence[tuple[str, list[str]]]) -> list[str]:
    """Labels and their items; long rows are wrapped between items."""
    width = max([len(label) for label, _ in rows], default=0) + len(GAP)
    lines: list[str] = []
    for label, items in rows:
        text = " ".join([item.replace(" ", GLUE) for item in items])
        wrapped = _wrapped(label.ljust(width).replace(" ", GLUE) + text, hang=width)
        lines += [line.replace(GLUE, " ").rstrip() for line in wrapped]
    return lines


def _wrapped(text: str, width: int = WIDTH - len(INDENT), hang: int = 0) -> list[str]:
    """The text wrapped at spaces; all lines but the first are indented by `hang`."""
    return wrap(text, width, subsequent_indent=" " * hang, break_long_words=False, break_on_hyphens=False)


def _indented(lines: Sequence[str]) -> list[str]:
    return [f"{INDENT}{line}" for line in lines]
