"""The sheet of a card: its icons in their slots, its effects, and the special achievement that it can claim."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tenages.rules.achievements import Special
from tenages.rules.card import EDITION_TEXTS, THIRD, Card, Effect
from tenages.rules.icons import BONUS, ECHO, HEX, NOTE
from tenages.terminal.look import (
    BONUS_SIGN,
    BORDER_STYLES,
    CARD_STYLES,
    ECHO_SIGN,
    ICON_SIGNS,
    NOTE_SIGN,
    PICTURE_SIGN,
    QUIET,
    STRONG,
    with_titles,
)
from tenages.words import sheet
from tenages.words.board import pile_title
from tenages.words.catalogue import Words
from tenages.words.lookup import find
from tenages.words.sheet import EffectLine
from tenages.words.terms import slot_words

WIDEST = 84


def find_sheet(words: Words, title: str, texts: int = THIRD, *, both: bool = False) -> RenderableType:
    """The sheet of a card, or of a special achievement; an unknown title raises an error that suggests others."""
    found = find(words, title)
    return card_sheet(words, found, texts, both=both) if isinstance(found, Card) else special_sheet(words, found)


def card_sheet(
    words: Words, card: Card, texts: int = THIRD, *, both: bool = False, marked: Effect | None = None
) -> RenderableType:
    """The card with the texts of an edition; with `both`, also those of other editions. One effect may be marked."""
    parts: list[RenderableType] = [_slot(words, card, 0), Text("")]
    parts += [*_effects(words, card, texts, marked), Text(""), _bottom(words, card)]
    notes: list[RenderableType] = [with_titles(words, line, QUIET) for line in sheet.claims(words, card)]
    if both and sheet.differs(card):
        for other in EDITION_TEXTS:
            if other != texts:
                notes += [Text(sheet.texts_heading(words, other), style=QUIET), *_effects(words, card, other, None)]
    if notes:
        parts += [Rule(style=QUIET), *notes]
    return Panel(
        Group(*parts),
        title=_title(words, card),
        title_align="left",
        subtitle=Text(f" {sheet.facts(words, card)} ", style=QUIET),
        subtitle_align="right",
        border_style=BORDER_STYLES[card.color],
        width=WIDEST,
        padding=(0, 1),
    )


def asking_sheet(words: Words, effect: Effect, texts: int) -> RenderableType:
    """The effects of the card that asks, with the current effect marked.

    An echo effect is shown alone: the other effects of its card may not be carried out at all.
    """
    card = effect.card
    if effect.is_echo:
        return _effects_panel(words, card, [sheet.echo_line(words, effect)], effect)
    lines = [line for line in sheet.effect_lines(words, card, texts) if line.effect is not card.echo_effect]
    return _effects_panel(words, card, lines, effect)


def promoted_sheet(words: Words, card: Card, texts: int) -> RenderableType:
    """A card that could be activated now, with all its effects."""
    return _effects_panel(words, card, sheet.effect_lines(words, card, texts), None)


def _effects_panel(words: Words, card: Card, lines: list[EffectLine], marked: Effect | None) -> Panel:
    return Panel(
        Group(*[_effect(card, line, marked) for line in lines]),
        title=_title(words, card),
        title_align="left",
        border_style=BORDER_STYLES[card.color],
        width=WIDEST,
        padding=(0, 1),
    )


def _title(words: Words, card: Card) -> Text:
    return Text(f" {pile_title(words, card)} ", style=CARD_STYLES[card.color])


def special_sheet(words: Words, special: Special) -> RenderableType:
    """A special achievement."""
    title, *lines = sheet.special_sheet(words, special)
    return Panel(
        Group(*[with_titles(words, line) for line in lines]),
        title=Text(title),
        title_align="left",
        width=WIDEST,
        padding=(0, 1),
    )


def _effects(words: Words, card: Card, texts: int, marked: Effect | None) -> list[RenderableType]:
    return [_effect(card, line, marked) for line in sheet.effect_lines(words, card, texts)]


def _effect(card: Card, line: EffectLine, marked: Effect | None) -> RenderableType:
    text = Text(line.text)
    effect = line.effect
    if effect.is_demand:
        text.stylize(STRONG)
    here = effect is marked
    if marked is not None and not here:
        text.stylize(QUIET)
    icon = ECHO_SIGN if effect.is_echo else ICON_SIGNS[card.dogma]
    row = Table.grid()
    row.add_row(Text(f"{'▸' if here else ' '}{icon} ", style=CARD_STYLES[card.color]), text)
    return row


def _slot(words: Words, card: Card, place: int) -> Text:
    slot = card.slots[place]
    if slot in (HEX, NOTE):
        return Text(f"{PICTURE_SIGN if slot == HEX else NOTE_SIGN} {slot_words(words, card, place)}", style=QUIET)
    sign = {BONUS: BONUS_SIGN, ECHO: ECHO_SIGN}.get(slot) or ICON_SIGNS[slot]
    return Text(f"{sign} {slot_words(words, card, place)}", style=STRONG)


def _bottom(words: Words, card: Card) -> RenderableType:
    row = Table.grid(expand=True)
    row.add_column(ratio=1, justify="left")
    row.add_column(ratio=1, justify="center")
    row.add_column(ratio=1, justify="right")
    row.add_row(*[_slot(words, card, place) for place in (1, 2, 3)])
    return row
