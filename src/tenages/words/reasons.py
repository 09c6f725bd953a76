"""Who shares a dogma and who must obey it, with the two icon counts that decide it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tenages.rules.card import Card, Effect
from tenages.rules.icons import ICON_NAMES
from tenages.sight.stakes import fates, stakes_of
from tenages.sight.view import View
from tenages.words.catalogue import Words
from tenages.words.speaker import Speaker
from tenages.words.terms import card_title, clauses, listed


def stakes(
    card: Card,
    acting: int,
    counts: Sequence[int],
    sharers: Collection[int],
    obeyers: Collection[int],
    speaker: Speaker,
    *,
    echoes: int = 0,
) -> str:
    """Who shares and who obeys: "Bob 2 against 3 must obey". `echoes` is the number of echo effects that came first."""
    groups = fates(card, acting, len(counts), sharers, obeyers, echoes, None)
    parts = [
        speaker.say(
            "stakes-clause-against",
            players=_with_counts(seats, counts, speaker),
            count=counts[acting],
            fate=speaker.say(f"fate-{fate}", person=speaker.person(seats)),
        )
        for fate, seats in groups.items()
    ]
    return clauses(speaker.words, parts)


def would_happen(view: View, seat: int, card: Card, speaker: Speaker) -> str:
    """Who would share and who would have to obey if this player activated the card now, with all counts.

    Echo effects that would be carried out first are named by their cards, in order.
    """
    counts, echoes, groups = stakes_of(view, seat, card)
    parts = [
        speaker.say(
            "stakes-clause",
            players=_with_counts(seats, counts, speaker),
            fate=speaker.say(f"fate-{fate}", person=speaker.person(seats)),
        )
        for fate, seats in groups.items()
    ]
    return speaker.say(
        "stakes",
        icon=ICON_NAMES[card.dogma],
        count=counts[seat],
        first=speaker.say("stakes-first", echoes=_echoes_before(speaker.words, echoes, card)) if echoes else "",
        clauses=clauses(speaker.words, parts),
    )


def echoes_words(words: Words, echoes: Sequence[Effect]) -> str:
    """ "the echo of Bell", "the echoes of Bell and Flute"."""
    titles = listed(words, [card_title(words, echo.card) for echo in echoes])
    return words.say("echoes-of", count=len(echoes), titles=titles)


def _echoes_before(words: Words, echoes: Sequence[Effect], card: Card) -> str:
    """The echoes that come before a card's effects; the card's own echo, if it has one, is the last of them."""
    others = [echo for echo in echoes if echo.card is not card]
    if len(others) == len(echoes):
        return echoes_words(words, others)
    if not others:
        return words.say("echoes-its-own")
    return words.say("echoes-and-its-own", echoes=echoes_words(words, others))


def _with_counts(seats: Sequence[int], counts: Sequence[int], speaker: Speaker) -> str:
    each = [speaker.say("stakes-player", name=speaker.name(seat), count=counts[seat]) for seat in seats]
    return listed(speaker.words, each)
