"""Why things happen in a dogma: who shares, who must obey, and the two counts that decide it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from tenages.rules.card import Card, Effect, shown_echoes
from tenages.rules.dogma import sharers_and_obeyers
from tenages.rules.editions import same_side
from tenages.rules.icons import ICON_NAMES
from tenages.sight.scene import SeatScene
from tenages.sight.view import View
from tenages.words.catalogue import Words
from tenages.words.speaker import Speaker
from tenages.words.terms import card_title, clauses, listed

MUST_OBEY: Final = "fate-must-obey"
SHARES: Final = "fate-shares"
SHARES_ECHO: Final = "fate-shares-echo"
SHARES_ECHOES: Final = "fate-shares-echoes"
NEED_NOT_OBEY: Final = "fate-need-not-obey"
DOES_NOT_SHARE: Final = "fate-does-not-share"
PASSED_OVER: Final = "fate-passed-over"


def stakes(
    card: Card,
    acting: int,
    counts: Sequence[int],
    sharers: Collection[int],
    obeyers: Collection[int],
    speaker: Speaker,
    *,
    echoes: int = 0,
    texts: int | None = None,
) -> str:
    """A clause for each fate: "Bob 2 against 3 must obey".

    `echoes` is how many echo effects come first, which are shared whatever the card itself does. `texts` are the
    edition's, if known.
    """
    fates = _fates(card, acting, len(counts), sharers, obeyers, echoes, texts)
    told = [
        speaker.say(
            "stakes-clause-against",
            players=_with_counts(seats, counts, speaker),
            count=counts[acting],
            fate=speaker.say(fate, person=speaker.person(seats)),
        )
        for fate, seats in fates.items()
    ]
    return clauses(speaker.words, told)


def would_happen(view: View, seat: int, card: Card, speaker: Speaker) -> str:
    """Who would share and who would have to obey if this player activated the card now, with all counts.

    Echo effects that would come first are named by their cards, in their order.
    """
    counts, sharers, obeyers, echoes = weighed_for(view, seat, card)
    fates = _fates(card, seat, len(counts), sharers, obeyers, len(echoes), view.setup.edition.texts)
    told = [
        speaker.say(
            "stakes-clause",
            players=_with_counts(seats, counts, speaker),
            fate=speaker.say(fate, person=speaker.person(seats)),
        )
        for fate, seats in fates.items()
    ]
    return speaker.say(
        "stakes",
        icon=ICON_NAMES[card.dogma],
        count=counts[seat],
        first=speaker.say("stakes-first", echoes=_echoes_before(speaker.words, echoes, card)) if echoes else "",
        clauses=clauses(speaker.words, told),
    )


class Weighed(NamedTuple):
    """What decides about a dogma: everyone's count of its icon, who therefore shares and who obeys, and the echoes."""

    counts: list[int]
    sharers: tuple[int, ...]
    obeyers: tuple[int, ...]
    echoes: tuple[Effect, ...]


def weighed_for(view: View, seat: int, card: Card) -> Weighed:
    """What would decide if this player activated the card now."""
    counts = [other.count(card.dogma) for other in view.scene.seats]
    sharers, obeyers = sharers_and_obeyers(counts, seat, view.setup.teams)
    return Weighed(counts, sharers, obeyers, visible_echoes(view.scene.seats[seat], card.color))


def visible_echoes(seat: SeatScene, color: int) -> tuple[Effect, ...]:
    """The echo effects that one color of a board shows, in the order in which they would be carried out."""
    pile = tuple([face for face in seat.piles[color] if isinstance(face, Card)])
    return shown_echoes(pile, seat.splays[color])


def echoes_words(words: Words, echoes: Sequence[Effect]) -> str:
    """ "the echo of Bell", "the echoes of Bell and Flute"."""
    titles = listed(words, [card_title(words, echo.card) for echo in echoes])
    return words.say("echoes-of", count=len(echoes), titles=titles)


def _echoes_before(words: Words, echoes: Sequence[Effect], card: Card) -> str:
    """The echoes that come before a card's own effects; its own echo, if it has one, is the last of them."""
    others = [echo for echo in echoes if echo.card is not card]
    if len(others) == len(echoes):
        return echoes_words(words, others)
    if not others:
        return words.say("echoes-its-own")
    return words.say("echoes-and-its-own", echoes=echoes_words(words, others))


def _fates(
    card: Card,
    acting: int,
    players: int,
    sharers: Collection[int],
    obeyers: Collection[int],
    echoes: int,
    texts: int | None,
) -> dict[str, list[int]]:
    """What becomes of the others, each fate with its players clockwise; those whom something befalls come first."""
    effects = [effect for number, some in enumerate(card.effects) if texts in (None, number) for effect in some]
    demands = any(effect.is_demand for effect in effects)
    shares = any(not effect.is_demand for effect in effects) or not effects
    if shares:
        sharing = SHARES
    else:
        sharing = (NEED_NOT_OBEY, SHARES_ECHO, SHARES_ECHOES)[min(echoes, 2)]
    fates: dict[str, list[int]] = {MUST_OBEY: [], sharing: [], DOES_NOT_SHARE: [], PASSED_OVER: []}
    for step in range(1, players):
        seat = (acting + step) % players
        if seat in sharers:
            fate = sharing
        elif seat in obeyers:
            fate = MUST_OBEY if demands else DOES_NOT_SHARE
        else:
            fate = PASSED_OVER
        fates[fate].append(seat)
    return {fate: seats for fate, seats in fates.items() if seats}


def _with_counts(seats: Sequence[int], counts: Sequence[int], speaker: Speaker) -> str:
    each = [speaker.say("stakes-player", name=speaker.name(seat), count=counts[seat]) for seat in seats]
    return listed(speaker.words, each)


def are_partners(view: View, seat: int, other: int) -> bool:
    """Whether two players sit opposite each other in a game of teams."""
    return seat != other and same_side(seat, other, view.setup.teams)
