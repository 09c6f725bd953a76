"""The table as one player sees it: piles, icons, supply, achievements, hands."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tenages.rules.card import Card
from tenages.rules.events import ACHIEVED, FORECAST, HAND, SCORE
from tenages.rules.icons import COLORS, ICONS, unpacked
from tenages.rules.options import LAST_AGE
from tenages.sight.facts import AvailableAchievements, available_achievements, is_of_expansion, supply_rows
from tenages.sight.scene import Face, SeatScene
from tenages.sight.view import View
from tenages.terminal.look import CARD_STYLES, ICON_SIGNS, QUIET, STRONG, with_titles
from tenages.words import board as on_board
from tenages.words.catalogue import Words
from tenages.words.shows import extras_words
from tenages.words.speaker import Speaker, sentence
from tenages.words.terms import card_title, color_name, icon_name, place_words, special_name

SPACED = (0, 1, 0, 0)
COLUMNS = 5
NOTHING = "-"


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
    """Whether achievements stand in rows of their own: more are needed with an expansion, and scores are wider."""
    return narrow and _has_expansions(view)


def _order(view: View) -> list[SeatScene]:
    """The seats clockwise, so that one reads the others first and oneself last, next to one's hand."""
    seats = view.scene.seats
    first = 0 if view.player is None else view.player + 1
    return [seats[(first + step) % len(seats)] for step in range(len(seats))]


def _name(view: View, seat: SeatScene, speaker: Speaker) -> Text:
    mark = "▸" if seat.seat == view.scene.turn and view.scene.turns else " "
    return Text(f"{mark}{on_board.heading(speaker, view, seat.seat)}", style=STRONG if seat.seat == view.player else "")


def _piles(view: View, speaker: Speaker, narrow: bool) -> Table:
    table = Table(box=None, padding=SPACED, expand=True, show_edge=False)
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
    """Icons side by side: who shares and who obeys is read down a column. The most of each is bold."""
    table = Table(box=None, padding=SPACED, show_edge=False, header_style=QUIET)
    table.add_column("", no_wrap=True, min_width=5)
    words = speaker.words
    for icon in ICONS:
        table.add_column(f"{ICON_SIGNS[icon]} {icon_name(words, icon)}", justify="right", no_wrap=True)
    points = words.say("board-score" if _has_expansions(view) else "board-points")
    table.add_column(points, justify="right", no_wrap=True)
    table.add_column(f" {words.say('board-achieved')}")
    seats = _order(view)
    counts = [unpacked(seat.icons) for seat in seats]
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
    table = Table(box=None, padding=SPACED, show_edge=False, header_style=QUIET)
    table.add_column(f" {words.say('board-age')}", style=QUIET)
    ages = range(1, LAST_AGE + 1)
    for age in ages:
        table.add_column(str(age), justify="right", min_width=3)
    rows = supply_rows(view)
    for row in rows:
        table.add_row(f" {on_board.supply_label(words, view, row.deck)}", *[_left(pile) for pile in row.piles])
    if view.setup.american:
        table.add_row(f" {words.say('board-echoes-on-top')}", *[_on_top(words, pile) for pile in rows[0].piles])
    prices = {each.age: _price(each) for each in available_achievements(view)}
    table.add_row(f" {words.say('board-prices')}", *[prices.get(age, Text(NOTHING, style=QUIET)) for age in ages])
    return table


def _left(pile: tuple[Face, ...]) -> Text:
    return Text(str(len(pile) or NOTHING), style="" if pile else QUIET)


def _on_top(words: Words, pile: tuple[Face, ...]) -> Text:
    """Whether a mixed pile has a card of an expansion on top: everyone sees its back."""
    if not pile:
        return Text(NOTHING, style=QUIET)
    if is_of_expansion(pile[0]):
        return Text(words.say("board-yes"))
    return Text(words.say("board-no"), style=QUIET)


def _price(each: AvailableAchievements) -> Text:
    """What an age's achievement costs: bold where this player could claim it."""
    return Text(on_board.price_note(each), style=STRONG if each.within_reach else "")


def _specials(view: View, words: Words, narrow: bool) -> Table:
    if view.player is None:
        parts = [special_name(words, special) for special in view.scene.specials]
    else:
        parts = [on_board.special_progress(words, special, view.me) for special in view.scene.specials]
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
    """Rows of a quiet label and what belongs to it."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style=QUIET, no_wrap=True)
    table.add_column()
    return table


def _cards_held(view: View, speaker: Speaker, narrow: bool) -> Table:
    """Hand, forecast and score pile of each: one's own cards by title, the others' as backs by value."""
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
    faces = on_board.sorted_faces(words, cards)
    known = [with_titles(words, on_board.held(words, face)) for face in faces if isinstance(face, Card)]
    backs = [Text(on_board.back(words, face)) for face in faces if not isinstance(face, Card)]
    text = Text("")
    text.append_text(Text(", ").join(known))
    if known and backs:
        text.append("  ")
    return text.append_text(Text(" ").join(backs))
