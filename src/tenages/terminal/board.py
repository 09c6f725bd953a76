"""The table as one player sees it: piles, icons, supply, achievements, hands."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tenages.rules.achievements import price
from tenages.rules.card import Card
from tenages.rules.icons import COLORS, ICONS, unpacked
from tenages.rules.options import LAST_AGE
from tenages.sight.scene import Face, SeatScene
from tenages.sight.view import View
from tenages.terminal.look import CARD_STYLES, ICON_SIGNS, QUIET, STRONG, with_titles
from tenages.words import board as words
from tenages.words.terms import COLOUR_WORDS, ICON_WORDS, Speaker, card_words, sentence

SPACED = (0, 1, 0, 0)


def board(view: View, names: Sequence[str]) -> RenderableType:
    """Everything on the table that this player may see."""
    blank = Text("")
    return Group(
        _piles(view, names),
        blank,
        _counts(view, names),
        blank,
        _supply(view),
        _specials(view),
        blank,
        *_cards_held(view, names),
    )


def _order(view: View) -> list[SeatScene]:
    """The seats clockwise, so that one reads the others first and oneself last, next to one's hand."""
    seats = view.scene.seats
    first = 0 if view.player is None else view.player + 1
    return [seats[(first + step) % len(seats)] for step in range(len(seats))]


def _name(view: View, seat: SeatScene, names: Sequence[str]) -> Text:
    mark = "▸" if seat.seat == view.scene.turn and view.scene.turns else " "
    return Text(f"{mark}{words.heading(view, seat.seat, names)}", style=STRONG if seat.seat == view.player else "")


def _piles(view: View, names: Sequence[str]) -> Table:
    table = Table(box=None, padding=SPACED, expand=True, show_edge=False)
    table.add_column("", ratio=10, no_wrap=True)
    for color in COLORS:
        table.add_column(Text(COLOUR_WORDS[color], style=CARD_STYLES[color]), ratio=18, no_wrap=True)
    for seat in _order(view):
        tops = [_top(pile) for pile in seat.piles]
        notes = [
            Text(words.pile_note(pile, splay) if pile else "", style=QUIET)
            for pile, splay in zip(seat.piles, seat.splays, strict=True)
        ]
        table.add_row(_name(view, seat, names), *tops)
        table.add_row("", *notes)
    return table


def _top(pile: tuple[Face, ...]) -> Text:
    if not pile:
        return Text(words.NO_PILE, style=QUIET)
    top = pile[0]
    assert isinstance(top, Card)
    return Text(words.pile_title(top), style=CARD_STYLES[top.color], overflow="ellipsis")


def _counts(view: View, names: Sequence[str]) -> Table:
    """Icons side by side: who shares and who obeys is read down a column. The most of each is bold."""
    table = Table(box=None, padding=SPACED, show_edge=False, header_style=QUIET)
    table.add_column("", no_wrap=True, min_width=5)
    for icon in ICONS:
        table.add_column(f"{ICON_SIGNS[icon]} {ICON_WORDS[icon]}", justify="right", no_wrap=True)
    table.add_column("", no_wrap=False)
    seats = _order(view)
    counts = [unpacked(seat.icons) for seat in seats]
    most = [max(column) for column in zip(*counts, strict=True)]
    for seat, row in zip(seats, counts, strict=True):
        icons = [_count(row[icon], most[icon]) for icon in ICONS]
        standing = f" {words.points(seat)}, {words.achievements(view, seat)}"
        table.add_row(_name(view, seat, names), *icons, standing)
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
    left = [Text(str(len(scene.supply[age]) or "-"), style="" if scene.supply[age] else QUIET) for age in ages]
    table.add_row(f" {words.SUPPLY}", *left)
    available = {card.age for card in scene.available}
    prices = [_price(view, age) if age in available else Text("-", style=QUIET) for age in ages]
    table.add_row(f" {words.ACHIEVEMENT}", *prices)
    return table


def _price(view: View, age: int) -> Text:
    """What an age's achievement costs: bold where this player could claim it."""
    if view.player is None:
        return Text(str(price(age)))
    me = view.me
    top = max([0, *[pile[0].age for pile in me.piles if pile]])
    within_reach = me.points >= price(age) and top >= age
    return Text(f"{'✓' if within_reach else ''}{price(age)}", style=STRONG if within_reach else "")


def _specials(view: View) -> Text:
    text = Text(f" {words.SPECIAL}  ", style=QUIET)
    if not view.scene.specials:
        return text.append(words.NONE_LEFT)
    if view.player is None:
        return text.append(", ".join([special.name for special in view.scene.specials]), style="not dim")
    parts = [words.special_progress(special, view, view.me) for special in view.scene.specials]
    return text.append(" · ".join(parts), style="not dim")


def _cards_held(view: View, names: Sequence[str]) -> list[Text]:
    """Hands and score pile of each: one's own cards by title, the others' as backs by value."""
    speaker = Speaker(names, view.player)
    lines = []
    for seat in _order(view):
        for place, cards in ((words.HAND, seat.hand), (words.SCORE, seat.score_pile)):
            if cards or place == words.HAND:
                line = Text(f" {sentence(speaker.of(seat.seat, place))}  ", style=QUIET)
                lines.append(line.append_text(_faces(cards)))
    return lines


def _faces(cards: tuple[Face, ...]) -> Text:
    if not cards:
        return Text(words.EMPTY, style="not dim")
    faces = words.sorted_faces(cards)
    known = [with_titles(card_words(face)) for face in faces if isinstance(face, Card)]
    backs = [Text(f"[{face.age}]") for face in faces if not isinstance(face, Card)]
    text = Text("", style="not dim")
    text.append_text(Text(", ").join(known))
    if known and backs:
        text.append("  ")
    return text.append_text(Text(" ").join(backs))
