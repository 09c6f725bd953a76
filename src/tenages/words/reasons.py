"""Why things happen in a dogma: who shares, who must obey, and the two counts that decide it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from tenages.rules.card import Card, Effect, shown_echoes
from tenages.rules.dogma import sharers_and_obeyers
from tenages.rules.editions import same_side
from tenages.rules.icons import count
from tenages.sight.scene import SeatScene
from tenages.sight.view import View
from tenages.words.terms import ICON_WORDS, Speaker, card_name, listed

MUST_OBEY: Final = "must obey"
SHARES: Final = "shares"
SHARES_ECHO: Final = "shares the echo"
SHARES_ECHOES: Final = "shares the echoes"
NEED_NOT_OBEY: Final = "need not obey"
DOES_NOT_SHARE: Final = "does not share"
PASSED_OVER: Final = "is passed over"
_PLURALS: Final = {
    SHARES: "share",
    SHARES_ECHO: "share the echo",
    SHARES_ECHOES: "share the echoes",
    DOES_NOT_SHARE: "do not share",
    PASSED_OVER: "are passed over",
}


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
) -> list[str]:
    """A clause for each fate: "Bob 2 against 3 must obey".

    `echoes` is how many echo effects come first, which are shared whatever the card itself does. `texts` are the
    edition's, if known.
    """
    fates = _fates(card, acting, len(counts), sharers, obeyers, echoes, texts)
    return [
        f"{_with_counts(seats, counts, speaker)} against {counts[acting]} {_agreeing(fate, seats, speaker)}"
        for fate, seats in fates.items()
    ]


def would_happen(view: View, seat: int, card: Card, speaker: Speaker) -> str:
    """Who would share and who would have to obey if this player activated the card now, with all counts.

    Echo effects that would come first are named by their cards, in their order.
    """
    counts = [count(other.icons, card.dogma) for other in view.scene.seats]
    mine = counts[seat]
    sharers, obeyers = sharers_and_obeyers(counts, seat, view.setup.teams)
    echoes = visible_echoes(view.scene.seats[seat], card.color)
    fates = _fates(card, seat, len(counts), sharers, obeyers, len(echoes), view.setup.edition.texts)
    clauses = [
        f"{_with_counts(seats, counts, speaker)} {_agreeing(fate, seats, speaker)}" for fate, seats in fates.items()
    ]
    first = f", first {_echoes_before(echoes, card)}" if echoes else ""
    return f"{ICON_WORDS[card.dogma]} {mine}{first}: {'; '.join(clauses)}"


def visible_echoes(seat: SeatScene, color: int) -> tuple[Effect, ...]:
    """The echo effects that one colour of a board shows, in the order in which they would be carried out."""
    pile = tuple([face for face in seat.piles[color] if isinstance(face, Card)])
    return shown_echoes(pile, seat.splays[color])


def echoes_words(echoes: Sequence[Effect]) -> str:
    """ "the echo of Bell", "the echoes of Bell and Flute"."""
    return f"the {'echo' if len(echoes) == 1 else 'echoes'} of {listed([card_name(echo.card) for echo in echoes])}"


def _echoes_before(echoes: Sequence[Effect], card: Card) -> str:
    """The echoes that come before a card's own effects; its own echo, if it has one, is the last of them."""
    others = [echo for echo in echoes if echo.card is not card]
    if len(others) == len(echoes):
        return echoes_words(others)
    return f"{echoes_words(others)} and its own" if others else "its echo"


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
    return listed([f"{speaker.name(seat)} {counts[seat]}" for seat in seats])


def _agreeing(fate: str, seats: Sequence[int], speaker: Speaker) -> str:
    """The verb in the form that goes with one name, with several, or with "you"."""
    return _PLURALS.get(fate, fate) if len(seats) > 1 or speaker.reader in seats else fate


def are_partners(view: View, seat: int, other: int) -> bool:
    """Whether two players sit opposite each other in a game of teams."""
    return seat != other and same_side(seat, other, view.setup.teams)
