"""What counts as a change, verb by verb (docs/rules.md 7): a card that ends exactly where it was is none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from random import Random

import pytest

from tenages import Card
from tenages.cards import BASE_SET, ECHOES_SET, setup_of
from tenages.rules.asking import Askable
from tenages.rules.endings import GameEnded
from tenages.rules.events import BOARD, FORECAST, HAND, SCORE, Unmoved, events_since
from tenages.rules.icons import COLORS, LEFT, RIGHT, UNSPLAYED, UP
from tenages.rules.player import Player
from tenages.rules.setup import Rules
from tenages.rules.state import Table
from tenages.rules.verbs import Mover
from tests.support.full_tables import full_table

EDITIONS = ("asmadi-1", "iello", "asmadi-3")
TABLES = 60
Verb = Callable[[Player, Random], object]


def card_anywhere(player: Player, random: Random) -> Card:
    """A card of any player's; every other time one at an end of the player's own piles."""
    ends = [card for pile in player.piles if pile for card in (pile[0], pile[-1])]
    if ends and random.random() < 0.5:
        return random.choice(ends)
    return random.choice([card for owner in player.table.players for zone in zones(owner) for card in zone])


def own_card(player: Player, random: Random) -> Card:
    return random.choice([card for zone in zones(player) for card in zone])


def zones(owner: Player) -> list[tuple[Card, ...]]:
    return [owner.hand, owner.score_pile, owner.forecast, *owner.piles]


def zone(owner: Player, place: int) -> tuple[Card, ...]:
    tops = tuple([pile[0] for pile in owner.piles if pile])
    return {HAND: owner.hand, SCORE: owner.score_pile, FORECAST: owner.forecast, BOARD: tops}[place]


def some(cards: tuple[Card, ...], random: Random) -> tuple[Card, ...]:
    return tuple(random.sample(cards, random.randint(0, min(2, len(cards)))))


def anyone(player: Player, random: Random) -> Player:
    return random.choice(player.table.players)


def any_place(random: Random) -> int:
    return random.choice((HAND, SCORE, FORECAST, BOARD))


def any_splay(random: Random) -> int:
    return random.choice((UNSPLAYED, LEFT, RIGHT, UP))


def any_color(random: Random) -> int:
    return random.choice(COLORS)


def any_age(random: Random) -> int:
    return random.randint(1, 9)


def return_all(player: Player, random: Random) -> None:
    """Return some cards of one zone; the first of several is always the first to go."""
    asking = player.return_all(some(zone(player, any_place(random)), random))
    answer: Card | None = None
    with suppress(StopIteration):
        while True:
            answer = asking.send(answer).options[0].card


def rearrange(player: Player, random: Random) -> None:
    color = any_color(random)
    pile = list(player.piles[color])
    if random.random() < 0.5:
        random.shuffle(pile)
    player.rearrange(color, tuple(pile))


def transfer_all(player: Player, random: Random) -> None:
    cards = some(zone(anyone(player, random), any_place(random)), random)
    player.transfer_all(cards, anyone(player, random), any_place(random))


def exchange(player: Player, random: Random) -> None:
    """With another player, or between two places of one's own."""
    other, place, other_place = anyone(player, random), HAND, SCORE
    player.exchange(
        some(zone(player, place), random), place, some(zone(other, other_place), random), other, other_place
    )


VERBS: dict[str, Verb] = {
    "draw": lambda player, random: player.draw(any_age(random)),
    "draw_several": lambda player, random: player.draw_several(random.randint(0, 2), any_age(random)),
    "draw_and_meld": lambda player, random: player.draw_and_meld(any_age(random)),
    "draw_and_score": lambda player, random: player.draw_and_score(any_age(random)),
    "draw_and_tuck": lambda player, random: player.draw_and_tuck(any_age(random)),
    "draw_and_foreshadow": lambda player, random: player.draw_and_foreshadow(any_age(random)),
    "draw_and_reveal": lambda player, random: player.draw_and_reveal(any_age(random)),
    "meld": lambda player, random: player.meld(card_anywhere(player, random)),
    "tuck": lambda player, random: player.tuck(card_anywhere(player, random)),
    "score": lambda player, random: player.score(random.choice(player.tops())),
    "score_all": lambda player, random: player.score_all(some(zone(player, BOARD), random)),
    "foreshadow": lambda player, random: player.foreshadow(random.choice(player.score_pile)),
    "promote": lambda player, random: player.promote(random.choice(player.forecast)),
    "meld_bottom": lambda player, random: player.meld_bottom(any_color(random)),
    "put_on_deck": lambda player, random: player.put_on_deck(own_card(player, random)),
    "look_at_deck": lambda player, random: player.look_at_deck(random.choice(player.table.supply[10]).back),
    "return_card": lambda player, random: player.return_card(card_anywhere(player, random)),
    "return_all": return_all,
    "transfer": lambda player, random: player.transfer(
        card_anywhere(player, random), anyone(player, random), any_place(random)
    ),
    "transfer_all": transfer_all,
    "exchange": exchange,
    "remove": lambda player, random: player.remove(own_card(player, random)),
    "show_hand": lambda player, random: player.show_hand(),
    "show_none": lambda player, random: player.show_none(),
    "splay": lambda player, random: player.splay(any_color(random), any_splay(random)),
    "splay_on": lambda player, random: player.splay_on(anyone(player, random), any_color(random), any_splay(random)),
    "unsplay": lambda player, random: player.unsplay(any_color(random)),
    "rearrange": rearrange,
    "claim": lambda player, random: player.claim(random.choice((*BASE_SET.specials, *ECHOES_SET.specials)).name),
    "achieve": lambda player, random: player.achieve(card_anywhere(player, random)),
    "achieve_age": lambda player, random: player.achieve_age(any_age(random)),
    "offer_achievement": lambda player, random: player.offer_achievement(any_age(random)),
    "return_achievements": lambda player, random: player.return_achievements(),
    "announce_color": lambda player, random: player.announce_color(any_color(random)),
    "announce_value": lambda player, random: player.announce_value(any_age(random)),
    "announce_icon": lambda player, random: player.announce_icon(0),
}
NOT_HERE = {
    # These change nothing and tell nothing.
    "hand_decides_draw",
    "can_achieve",
    # A reveal moves nothing; whether it is a change depends on the edition (tests/rules/test_dogma.py).
    "reveal",
    # This ends the game.
    "win",
}
BOTH_WAYS = {
    # These verbs sometimes leave everything as it was.
    *("draw_several", "score_all", "return_all", "transfer_all", "exchange"),
    *("meld", "tuck", "meld_bottom", "transfer", "splay", "splay_on", "unsplay", "rearrange", "claim", "achieve_age"),
}
NEVER = {"look_at_deck", "show_hand", "show_none", "announce_color", "announce_value", "announce_icon"}


def lies(table: Table) -> tuple[object, ...]:
    """Where every card is, and how every pile is splayed. Hands, score piles and the like have no order."""
    return (
        [
            (set(player.hand), set(player.score_pile), set(player.forecast), player.piles, player.splays)
            for player in table.players
        ],
        [(player.achieved, player.specials) for player in table.players],
        table.supply.copy(),
        table.available,
        table.specials,
        table.box,
    )


def test_no_verb_is_missing_here() -> None:
    verbs = {name for name in dir(Mover) if not name.startswith("_") and not hasattr(Askable, name)}
    assert verbs == {*VERBS, *NOT_HERE}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("verb", VERBS)
def test_a_verb_is_a_change_exactly_if_something_lies_or_is_splayed_otherwise_after_it(verb: str, edition: str) -> None:
    """docs/rules.md 7: nothing has changed if a card ends exactly where it was, or a pile was splayed so already."""
    seen: Counter[bool] = Counter()
    for number in range(TABLES):
        random = Random(f"{verb} {number}")
        rules = Rules(3, edition, expansions=("echoes",), american=False)
        table = full_table(setup_of(rules, random.randrange(2**32)), random)
        # Of the special achievements, those of Echoes belong to someone else.
        table.specials = BASE_SET.specials if verb == "claim" else ()
        before, changes, log = lies(table), table.changes, table.log
        table.attach()
        with suppress(GameEnded):
            VERBS[verb](table.players[0], random)
        table.detach()
        changed = lies(table) != before
        assert (table.changes > changes) == changed
        told = events_since(table.log, log)
        if len(told) == 1 and told[0].card is not None and verb != "look_at_deck":
            # So that the log can tell that a card went to where it was.
            assert isinstance(told[0].detail, Unmoved) == (not changed)
        seen[changed] += 1
    assert (seen[True] > 0, seen[False] > 0) == (verb not in NEVER, verb in BOTH_WAYS or verb in NEVER)
