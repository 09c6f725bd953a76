"""The table as one player sees it: piles, icons, supply, achievements, hands."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tenages.rules.card import Card
from tenages.rules.icons import COLORS, ICONS, unpacked
from tenages.rules.options import LAST_AGE
from tenages.sight.scene import Face, SeatScene
from tenages.sight.view import View
from tenages.terminal.look import CARD_STYLES, ICON_SIGNS, QUIET, STRONG, with_titles
from tenages.words import board as words
from tenages.words.shows import extras_words
from tenages.words.terms import COLOUR_WORDS, ICON_WORDS, Speaker, card_name, sentence

SPACED = (0, 1, 0, 0)
COLUMNS = 5


def board(view: View, names: Sequence[str], *, narrow: bool = False) -> RenderableType:
    """Everything on the table that this player may see; `narrow` for screens of 80 columns."""
    blank = Text("")
    return Group(
        _piles(view, names, narrow),
        blank,
        _counts(view, names, narrow),
        blank,
        _supply(view),
        _specials(view, narrow),
        blank,
        _cards_held(view, names, narrow),
    )


def _has_expansions(view: View) -> bool:
    """Whether there is more to show than in the base game."""
    return len(view.setup.expansions) > 0


def _lists_achieved(view: View, narrow: bool) -> bool:
    """Whether achievements stand in rows of their own: more are needed with an expansion, and scores are wider."""
    return narrow and _has_expansions(view)


def _order(view: View) -> list[SeatScene]:
    """The seats clockwise, so that one reads the others first and oneself last, next to one's hand."""
    seats = view.scene.seats
    first = 0 if view.player is None else view.player + 1
    return [seats[(first + step) % len(seats)] for step in range(len(seats))]


def _name(view: View, seat: SeatScene, names: Sequence[str]) -> Text:
    mark = "▸" if seat.seat == view.scene.turn and view.scene.turns else " "
    return Text(f"{mark}{words.heading(view, seat.seat, names)}", style=STRONG if seat.seat == view.player else "")


def _piles(view: View, names: Sequence[str], narrow: bool) -> Table:
    table = Table(box=None, padding=SPACED, expand=True, show_edge=False)
    table.add_column("", no_wrap=True, min_width=6)
    for color in COLORS:
        table.add_column(Text(COLOUR_WORDS[color], style=CARD_STYLES[color]), ratio=1, no_wrap=True)
    for seat in _order(view):
        piles = list(zip(seat.piles, seat.splays, strict=True))
        table.add_row(_name(view, seat, names), *[_top(pile, narrow) for pile, _ in piles])
        table.add_row("", *[_note(pile, splay, narrow) for pile, splay in piles])
        extras = [extras_words(pile, splay) for pile, splay in piles]
        if any(extras):
            table.add_row("", *[Text(text, style=QUIET, overflow="ellipsis") for text in extras])
    return table


def _top(pile: tuple[Face, ...], narrow: bool) -> Text:
    if not pile:
        return Text(words.NO_PILE, style=QUIET)
    top = pile[0]
    assert isinstance(top, Card)
    title = card_name(top) if narrow else words.pile_title(top)
    return Text(title, style=CARD_STYLES[top.color], overflow="ellipsis")


def _note(pile: tuple[Face, ...], splay: int, narrow: bool) -> Text:
    if not pile:
        return Text("")
    top = pile[0]
    note = words.pile_note(pile, splay)
    return Text(f"{words.pile_place(top)} {note}" if narrow and isinstance(top, Card) else note, style=QUIET)


def _counts(view: View, names: Sequence[str], narrow: bool) -> Table:
    """Icons side by side: who shares and who obeys is read down a column. The most of each is bold."""
    table = Table(box=None, padding=SPACED, show_edge=False, header_style=QUIET)
    table.add_column("", no_wrap=True, min_width=5)
    for icon in ICONS:
        table.add_column(f"{ICON_SIGNS[icon]} {ICON_WORDS[icon]}", justify="right", no_wrap=True)
    points = words.TOTAL_SCORE if _has_expansions(view) else words.POINTS
    table.add_column(points, justify="right", no_wrap=True)
    table.add_column(f" {words.ACHIEVED}")
    seats = _order(view)
    counts = [unpacked(seat.icons) for seat in seats]
    most = [max(column) for column in zip(*counts, strict=True)]
    for seat, row in zip(seats, counts, strict=True):
        icons = [_count(row[icon], most[icon]) for icon in ICONS]
        achieved = words.achieved_count(view, seat) if _lists_achieved(view, narrow) else words.achievements(view, seat)
        table.add_row(_name(view, seat, names), *icons, words.score(seat, narrow), f" {achieved}")
    return table


def _count(count: int, most: int) -> Text:
    return Text(str(count), style=QUIET if count == 0 else STRONG if count == most else "")


def _supply(view: View) -> Table:
    scene = view.scene
    table = Table(box=None, padding=SPACED, show_edge=False, header_style=QUIET)
    table.add_column(f" {words.AGE}", style=QUIET)
    ages = range(1, LAST_AGE + 1)
    for age in ages:
        table.add_column(str(age), justify="right", min_width=3)
    for card_set in view.setup.sets:
        row = view.setup.rows[card_set.number]
        if card_set is view.setup.sets[0] or row:
            left = [_left(scene.supply[row + age]) for age in ages]
            table.add_row(f" {words.supply_label(view, card_set.name)}", *left)
    if view.setup.american:
        table.add_row(f" {words.ON_TOP}", *[_on_top(scene.supply[age]) for age in ages])
    available = {card.age for card in scene.available}
    prices = [_price(view, age) if age in available else Text("-", style=QUIET) for age in ages]
    table.add_row(f" {words.ACHIEVEMENT}", *prices)
    return table


def _left(pile: tuple[Face, ...]) -> Text:
    return Text(str(len(pile) or "-"), style="" if pile else QUIET)


def _on_top(pile: tuple[Face, ...]) -> Text:
    """Whether a mixed pile has a card of an expansion on top: everyone sees its back."""
    if not pile:
        return Text("-", style=QUIET)
    return Text(words.YES) if words.of_expansion(pile[0]) else Text(words.NO, style=QUIET)


def _price(view: View, age: int) -> Text:
    """What an age's achievement costs: bold where this player could claim it."""
    note, within_reach = words.price_note(view, age)
    return Text(note, style=STRONG if within_reach else "")


def _specials(view: View, narrow: bool) -> Table:
    if view.player is None:
        parts = [special.name for special in view.scene.specials]
    else:
        parts = [words.special_progress(special, view.me) for special in view.scene.specials]
    table = _labelled()
    if not _has_expansions(view):
        table.add_row(f" {words.SPECIAL}", " · ".join(parts) or words.NONE_LEFT)
    else:
        label = words.SPECIAL_SHORT if narrow else words.SPECIAL
        table.add_row(f" {label}", _in_columns(parts) if parts else words.NONE_LEFT)
    return table


def _in_columns(parts: Sequence[str]) -> Table:
    """Many short notes, in rows of five."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for first in range(0, len(parts), COLUMNS):
        grid.add_row(*parts[first : first + COLUMNS])
    return grid


def _labelled() -> Table:
    """Rows of a quiet label and what belongs to it."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style=QUIET, no_wrap=True)
    table.add_column()
    return table


def _cards_held(view: View, names: Sequence[str], narrow: bool) -> Table:
    """Hand, forecast and score pile of each: one's own cards by title, the others' as backs by value."""
    speaker = Speaker(names, view.player)
    table = _labelled()
    for seat in _order(view):
        zones = ((words.HAND, seat.hand), (words.FORECAST, seat.forecast), (words.SCORE, seat.score_pile))
        for place, cards in zones:
            if cards or place == words.HAND:
                table.add_row(f" {sentence(speaker.of(seat.seat, place))}", _faces(cards))
        achieved = words.achieved_list(seat)
        if achieved and _lists_achieved(view, narrow):
            table.add_row(f" {sentence(speaker.of(seat.seat, words.ACHIEVEMENTS))}", achieved)
    return table


def _faces(cards: tuple[Face, ...]) -> Text:
    if not cards:
        return Text(words.EMPTY, style=QUIET)
    faces = words.sorted_faces(cards)
    known = [with_titles(words.held(face)) for face in faces if isinstance(face, Card)]
    backs = [Text(words.back(face)) for face in faces if not isinstance(face, Card)]
    text = Text("")
    text.append_text(Text(", ").join(known))
    if known and backs:
        text.append("  ")
    return text.append_text(Text(" ").join(backs))
