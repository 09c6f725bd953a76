"""The table as one player sees it: piles, icons, supply, achievements, hands."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tenages.rules.card import Card
from tenages.rules.events import ACHIEVED, FORECAST, HAND, SCORE
from tenages.rules.icons import COLORS, ICONS
from tenages.sight.scene import Face, SeatScene
from tenages.sight.view import View
from tenages.terminal.look import CARD_STYLES, ICON_SIGNS, QUIET, STRONG, with_titles
from tenages.words import board as on_board
from tenages.words.board import NOTHING
from tenages.words.catalogue import Words
from tenages.words.shows import extras_words
from tenages.words.speaker import Speaker, sentence
from tenages.words.terms import card_title, color_name, icon_name, place_words

PADDING = (0, 1, 0, 0)
COLUMNS = 5


def board(view: View, speaker: Speaker, *, narrow: bool = False) -> RenderableType:
    """Everything on the table that this player may see; `narrow` for screens of 80 columns."""
    blank = Text("")
    return Group(
        _piles(view, speaker, narrow),
        blank,
        _counts(view, speaker, narrow),
        blank,
        _supply(view, speaker.words),
        _specials(view, speaker.words, narrow),
        blank,
        _cards_held(view, speaker, narrow),
    )


def _has_expansions(view: View) -> bool:
    """Whether there is more to show than in the base game."""
    return len(view.setup.expansions) > 0


def _lists_achieved(view: View, narrow: bool) -> bool:
    """Whether achievements have separate rows: an expansion needs more of them, and its scores are wider."""
    return narrow and _has_expansions(view)


def _order(view: View) -> list[SeatScene]:
    """The seats clockwise, the opponents first and the reader last, next to his hand."""
    seats = view.scene.seats
    first = 0 if view.player is None else view.player + 1
    return [seats[(first + step) % len(seats)] for step in range(len(seats))]


def _name(view: View, seat: SeatScene, speaker: Speaker) -> Text:
    mark = "▸" if seat.seat == view.scene.turn and view.scene.turns else " "
    return Text(f"{mark}{on_board.heading(speaker, view, seat.seat)}", style=STRONG if seat.seat == view.player else "")


def _piles(view: View, speaker: Speaker, narrow: bool) -> Table:
    table = Table(box=None, padding=PADDING, expand=True, show_edge=False)
    table.add_column("", no_wrap=True, min_width=6)
    words = speaker.words
    for color in COLORS:
        table.add_column(Text(color_name(words, color), style=CARD_STYLES[color]), ratio=1, no_wrap=True)
    for seat in _order(view):
        piles = list(zip(seat.piles, seat.splays, strict=True))
        table.add_row(_name(view, seat, speaker), *[_top(words, pile, narrow) for pile, _ in piles])
        table.add_row("", *[_note(words, pile, splay, narrow) for pile, splay in piles])
        extras = [extras_words(words, pile, splay) for pile, splay in piles]
        if any(extras):
            table.add_row("", *[Text(text, style=QUIET, overflow="ellipsis") for text in extras])
    return table


def _top(words: Words, pile: tuple[Face, ...], narrow: bool) -> Text:
    if not pile:
        return Text(NOTHING, style=QUIET)
    top = pile[0]
    assert isinstance(top, Card)
    title = card_title(words, top) if narrow else on_board.pile_title(words, top)
    return Text(title, style=CARD_STYLES[top.color], overflow="ellipsis")


def _note(words: Words, pile: tuple[Face, ...], splay: int, narrow: bool) -> Text:
    if not pile:
        return Text("")
    top = pile[0]
    note = on_board.pile_note(words, pile, splay)
    return Text(f"{on_board.pile_place(words, top)} {note}" if narrow and isinstance(top, Card) else note, style=QUIET)


def _counts(view: View, speaker: Speaker, narrow: bool) -> Table:
    """Everyone's icon counts, to compare who shares and who obeys. The highest count of each icon is bold."""
    table = Table(box=None, padding=PADDING, show_edge=False, header_style=QUIET)
    table.add_column("", no_wrap=True, min_width=5)
    words = speaker.words
    for icon in ICONS:
        table.add_column(f"{ICON_SIGNS[icon]} {icon_name(words, icon)}", justify="right", no_wrap=True)
    points = words.say("board-score" if _has_expansions(view) else "board-points")
    table.add_column(points, justify="right", no_wrap=True)
    table.add_column(f" {words.say('board-achieved')}")
    seats = _order(view)
    counts = [[seat.count(icon) for icon in ICONS] for seat in seats]
    most = [max(column) for column in zip(*counts, strict=True)]
    for seat, row in zip(seats, counts, strict=True):
        icons = [_count(row[icon], most[icon]) for icon in ICONS]
        short = _lists_achieved(view, narrow)
        achieved = on_board.achieved_count(view, seat) if short else on_board.achievements(words, view, seat)
        table.add_row(_name(view, seat, speaker), *icons, on_board.score(seat, narrow), f" {achieved}")
    return table


def _count(count: int, most: int) -> Text:
    return Text(str(count), style=QUIET if count == 0 else STRONG if count == most else "")


def _supply(view: View, words: Words) -> Table:
    table = Table(box=None, padding=PADDING, show_edge=False, header_style=QUIET)
    table.add_column(f" {words.say('board-age')}", style=QUIET)
    for age in on_board.AGES:
        table.add_column(str(age), justify="right", min_width=3)
    quiet = (NOTHING, words.say("board-no"))
    for label, cells in on_board.supply_rows(words, view):
        table.add_row(f" {label}", *[Text(cell, style=QUIET if cell in quiet else _cell_style(cell)) for cell in cells])
    return table


def _cell_style(cell: str) -> str:
    """Bold for an achievement that the reader can claim."""
    return STRONG if on_board.WITHIN_REACH in cell else ""


def _specials(view: View, words: Words, narrow: bool) -> Table:
    parts = on_board.special_notes(words, view)
    table = _labelled()
    none_left = words.say("board-none-left")
    if not _has_expansions(view):
        table.add_row(f" {words.say('board-special')}", " · ".join(parts) or none_left)
    else:
        label = words.say("board-special-short" if narrow else "board-special")
        table.add_row(f" {label}", _in_columns(parts) if parts else none_left)
    return table


def _in_columns(parts: Sequence[str]) -> Table:
    """Many short notes, in rows of five."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for first in range(0, len(parts), COLUMNS):
        grid.add_row(*parts[first : first + COLUMNS])
    return grid


def _labelled() -> Table:
    """A table with a dim column for labels and one for their contents."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style=QUIET, no_wrap=True)
    table.add_column()
    return table


def _cards_held(view: View, speaker: Speaker, narrow: bool) -> Table:
    """Everyone's hand, forecast and score pile: the reader's cards by title, the others' backs by value."""
    words = speaker.words
    table = _labelled()
    for seat in _order(view):
        zones = ((HAND, seat.hand), (FORECAST, seat.forecast), (SCORE, seat.score_pile))
        for place, cards in zones:
            if cards or place == HAND:
                table.add_row(_whose(speaker, seat, place), _faces(words, cards))
        achieved = on_board.achieved_list(words, seat)
        if achieved and _lists_achieved(view, narrow):
            table.add_row(_whose(speaker, seat, ACHIEVED), achieved)
    return table


def _whose(speaker: Speaker, seat: SeatScene, place: int) -> str:
    return f" {sentence(place_words(speaker, seat.seat * 8 + place))}"


def _faces(words: Words, cards: tuple[Face, ...]) -> Text:
    if not cards:
        return Text(words.say("board-empty"), style=QUIET)
    known, backs = on_board.held_and_backs(words, cards)
    text = Text(", ").join([with_titles(words, card) for card in known])
    if known and backs:
        text.append("  ")
    return text.append(" ".join(backs))
