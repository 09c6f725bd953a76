"""A slow check: recomputes everything that the engine keeps up to date, from the cards and the log alone."""

from __future__ import annotations

import json
from collections.abc import Iterable

from tenages import Card, Game
from tenages.rules.card import Effect
from tenages.rules.events import (
    ACHIEVED,
    AVAILABLE,
    BOARD,
    BOX,
    BURIED,
    CLAIMED,
    EVERYONE,
    FORECAST,
    HAND,
    OFFERED,
    REPLACED,
    SCORE,
    SCORED,
    SUPPLY,
    TUCKED,
    TURN,
    Event,
    HandShown,
)
from tenages.rules.icons import BONUS, CLOCK, COLORS, ECHO, HEX, ICONS, LEFT, NOTE, RIGHT, UNSPLAYED, UP
from tenages.rules.phase import MayActivate, MayPromote
from tenages.rules.player import Player
from tenages.rules.setup import new_table
from tests.support.referee import check_log

AGES = range(1, 11)
PILES_OF_A_ROW = 11
ACHIEVEMENTS_TO_WIN = {
    # Players: in the base game, and with Echoes of the Past (docs/rules.md, "Where editions differ").
    2: (6, 7),
    3: (5, 6),
    4: (4, 5),
    5: (4, 4),
}
TEAM_ACHIEVEMENTS_TO_WIN = (6, 7)


def check(game: Game) -> None:
    """Check that no card is lost or duplicated, and that every stored count is correct."""
    check_places(game)
    for player in game.table.players:
        check_counts(player)
    events = game.events if game.has_past else None
    check_specials(game)
    check_knowledge(game)
    if events is not None:
        check_where_knowledge_comes_from(game, events)
        check_buried(game, events)
        check_deeds(game, events)
        if not game.setup.position:
            check_log(game)
    check_nothing_is_due(game)
    check_promotion(game)
    check_achievements_offered(game)


# --- where the cards are ----------------------------------------------------------------------------------------------


def check_places(game: Game) -> None:
    """Check that every card of the sets in play is in one place, and that the table has stored that place."""
    table = game.table
    setup = game.setup
    where: dict[Card, int] = {}

    def place_cards(cards: Iterable[Card], code: int) -> None:
        for card in cards:
            assert card not in where, f"{card} is twice on the table"
            where[card] = code

    for player in table.players:
        place_cards(player.hand, player.seat * 8 + HAND)
        place_cards(player.score_pile, player.seat * 8 + SCORE)
        place_cards(player.forecast, player.seat * 8 + FORECAST)
        place_cards(player.achieved, player.seat * 8 + ACHIEVED)
        for color, pile in enumerate(player.piles):
            place_cards(pile, player.seat * 8 + BOARD)
            assert all(card.color == color for card in pile)
            assert len(pile) > 1 or player.splays[color] == UNSPLAYED
        assert setup.expansions or not player.forecast
    rows = 1 if setup.american else len(setup.sets)
    assert len(table.supply) == rows * PILES_OF_A_ROW
    for place, pile in enumerate(table.supply):
        row, age = divmod(place, PILES_OF_A_ROW)
        assert all(card.age == age for card in pile)
        assert setup.american or all(card.deck == setup.sets[row].name for card in pile)
        for depth, card in enumerate(pile):
            # Only a card below the top of a mixed pile can have a back that nobody has seen.
            hidden = setup.american and depth > 0 and table.where[card.index] == BURIED
            place_cards([card], BURIED if hidden else SUPPLY)
    place_cards(table.available, AVAILABLE)
    assert [card.age for card in table.available] == sorted([card.age for card in table.available])
    place_cards(table.box, BOX)
    cards = setup.cards()
    assert set(where) == set(cards), f"lost or not in play: {set(where) ^ set(cards)}"
    assert len(cards) == 105 * len(setup.sets)
    assert [table.where[card.index] for card in cards] == [where[card] for card in cards]


def check_buried(game: Game, events: list[Event]) -> None:
    """Check that the back of a card in a mixed pile is hidden from the deal until the card is on top, or leaves."""
    if not game.setup.american or game.setup.position:
        return
    table = game.table
    moved = {event.card for event in events if event.card is not None}
    covered = {event.card.age for event in events if event.kind == REPLACED and event.card is not None}
    for age in AGES:
        for card in table.supply[age][1:]:
            if table.where[card.index] == BURIED:
                assert card not in moved, f"{card} was on its way before and has been seen from behind"
                assert table.known[card.index] == 0
            else:
                assert card in moved or age in covered, f"{card} has never been on top of its pile"


# --- what a board shows -----------------------------------------------------------------------------------------------


def check_counts(player: Player) -> None:
    """Check points, icons, bonuses, echo effects and pictures, slot by slot."""
    assert player.points == sum(card.age for card in player.score_pile)
    for slot in (*ICONS, BONUS, ECHO):
        assert player.count(slot) == sum(shows(player, color, slot) for color in COLORS)
        assert player.colors_showing(slot) == sum(1 for color in COLORS if shows(player, color, slot))
    for color in COLORS:
        assert player.hexes(color) == pictures(player, color)
        assert list(player.echoes(color)) == echoes(player, color)
    shown = bonuses(player)
    assert list(player.bonuses()) == sorted(shown, reverse=True)
    # The highest bonus counts in full, every other bonus counts one point (docs/rules.md 19).
    assert player.full_score() == player.points + (max(shown) + len(shown) - 1 if shown else 0)
    assert player.highest_top() == max([pile[0].age for pile in player.piles if pile], default=0)


def visible_slots(player: Player, color: int) -> list[tuple[Card, int]]:
    """What one pile shows, slot by slot (top left, bottom left, bottom centre, bottom right), from the top down."""
    covered = {UNSPLAYED: [], LEFT: [3], RIGHT: [0, 1], UP: [1, 2, 3]}[player.splays[color]]
    found: list[tuple[Card, int]] = []
    for depth, card in enumerate(player.piles[color]):
        for place in covered if depth else range(4):
            found.append((card, card.slots[place]))
    return found


def shows(player: Player, color: int, slot: int) -> int:
    """The number of icons of a kind, bonuses or echo effects that one pile shows."""
    return len([card for card, shown in visible_slots(player, color) if shown == slot])


def pictures(player: Player, color: int) -> int:
    return shows(player, color, HEX) + shows(player, color, NOTE)


def bonuses(player: Player) -> list[int]:
    return [card.bonus for color in COLORS for card, shown in visible_slots(player, color) if shown == BONUS]


def echoes(player: Player, color: int) -> list[Effect]:
    """The echo effects that one pile shows, from the bottom up."""
    found: list[Effect] = []
    for card, shown in visible_slots(player, color):
        if shown == ECHO:
            assert card.echo_effect is not None
            found.insert(0, card.echo_effect)
    return found


# --- who knows what ---------------------------------------------------------------------------------------------------


def check_knowledge(game: Game) -> None:
    """Check that owners know their cards, and that everyone knows the boards."""
    table = game.table
    for player in table.players:
        for card in (*player.hand, *player.score_pile, *player.forecast):
            assert table.known[card.index] & player.bit
        for pile in player.piles:
            assert all(table.known[card.index] == EVERYONE for card in pile)


def check_where_knowledge_comes_from(game: Game, events: list[Event]) -> None:
    """Check that nobody knows a card that he never saw, nor an achievement that he did not see before it became one."""
    if game.setup.position:
        return
    table = game.table
    seen = list(new_table(game.setup).known)
    last: dict[Card, Event] = {}
    for event in events:
        if event.card is not None:
            seen[event.card.index] |= event.seen
            last[event.card] = event
        if isinstance(event.detail, HandShown):
            for card in event.detail.cards:
                seen[card.index] = EVERYONE
    for card in game.setup.cards():
        assert table.known[card.index] & ~seen[card.index] == 0, f"someone knows {card} who never saw it"
    for card in (*table.available, *[card for player in table.players for card in player.achieved]):
        if card in last:
            assert last[card].kind in (OFFERED, CLAIMED)
            assert table.known[card.index] == last[card].seen
        else:
            assert table.known[card.index] == 0
    for event in events:
        if event.kind in (OFFERED, CLAIMED) and event.card is not None and not game.setup.expansions:
            assert event.seen == 0


# --- achievements -----------------------------------------------------------------------------------------------------


def check_specials(game: Game) -> None:
    """Check that every special achievement of the sets in play is available, or belongs to one player."""
    table = game.table
    claimed = [special for player in table.players for special in player.specials]
    there = [special.name for special in (*claimed, *table.specials)]
    printed = [special.name for card_set in game.setup.sets for special in card_set.specials]
    dealt = game.has_past and not game.setup.position
    # A position may omit some.
    assert sorted(there) == sorted(printed if dealt else set(there) & set(printed))


def check_deeds(game: Game, events: list[Event]) -> None:
    """Check what everyone scored and tucked this turn against the log."""
    kinds = [event.kind for event in events]
    turns = [place for place, kind in enumerate(kinds) if kind == TURN]
    this_turn = events[turns[-1] if turns else 0 :]
    # A position may begin in the middle of a turn.
    position = json.loads(game.setup.position) if game.setup.position and not turns else None
    described = position["players"] if isinstance(position, dict) else None
    for player in game.table.players:
        done = [event.kind for event in this_turn if event.player == player.seat]
        before = described[player.seat] if described else {}
        assert player.scored == before.get("scored", 0) + done.count(SCORED)
        assert player.tucked == before.get("tucked", 0) + done.count(TUCKED)


def due(player: Player) -> set[str]:
    """The special achievements whose conditions a player fulfils (docs/rules.md 14, 17)."""
    deeds = (player.scored, player.tucked)
    tops = [pile[0] for pile in player.piles if pile]

    def colors_with(least: int, slot: int) -> int:
        return len([color for color in COLORS if shows(player, color, slot) >= least])

    fulfilled = {
        "Monument": (sum(deeds) if player.setup.edition.name == "iello" else max(deeds)) >= 6,
        "Empire": all(sum(shows(player, color, icon) for color in COLORS) >= 3 for icon in ICONS),
        "World": sum(shows(player, color, CLOCK) for color in COLORS) >= 12,
        "Wonder": all(splay in (RIGHT, UP) for splay in player.splays),
        "Universe": len([card for card in tops if card.age >= 8]) == 5,
        "Supremacy": any(colors_with(3, icon) >= 4 for icon in ICONS),
        "Destiny": len(player.forecast) >= 7,
        "Wealth": len(bonuses(player)) >= 8,
        "Heritage": any(pictures(player, color) >= 8 for color in COLORS),
        "History": colors_with(4, ECHO) > 0,
    }
    return {name for name, so in fulfilled.items() if so}


def achievements_needed(game: Game) -> int:
    expansions = len(game.setup.expansions)
    if game.table.teams:
        return TEAM_ACHIEVEMENTS_TO_WIN[expansions]
    return ACHIEVEMENTS_TO_WIN[len(game.table.players)][expansions]


def side_of(game: Game, player: Player) -> list[Player]:
    """A player and his partner, who sits opposite."""
    players = game.table.players
    return [player, players[(player.seat + 2) % 4]] if game.setup.teams else [player]


def achievements_of_side(game: Game, player: Player) -> int:
    return sum(len(member.achieved) + len(member.specials) for member in side_of(game, player))


def best_by_points(game: Game) -> list[int]:
    """Who wins by points, and then by achievements (docs/rules.md 15): nobody on a tie in the third edition."""
    ranks = {
        player.seat: (sum(member.full_score() for member in side_of(game, player)), achievements_of_side(game, player))
        for player in game.table.players
    }
    best = [seat for seat, rank in ranks.items() if rank == max(ranks.values())]
    tied = len(best) > (2 if game.setup.teams else 1)
    return [] if tied and game.setup.edition.name == "asmadi-3" else best


def check_nothing_is_due(game: Game) -> None:
    """Check that no special achievement is due (docs/rules.md 14), and that no one has already won."""
    needed = achievements_needed(game)
    if game.outcome is not None:
        enough = [player.seat for player in game.table.players if achievements_of_side(game, player) >= needed]
        assert tuple(enough) == (game.outcome.winners if game.outcome.how == "achievements" else ())
        assert game.outcome.how != "points" or list(game.outcome.winners) == best_by_points(game)
        assert game.outcome.how == "points" or game.outcome.winners
        return
    to_be_had = {special.name for special in game.table.specials}
    for player in game.table.players:
        assert not due(player) & to_be_had, f"{due(player) & to_be_had} waits for player {player.seat}"
        assert achievements_of_side(game, player) < needed


def check_achievements_offered(game: Game) -> None:
    """Check that the acting player can claim exactly what his score and top cards allow (docs/rules.md 5, 22)."""
    decision = game.decision
    if decision is None or decision.purpose != "act":
        return
    player = game.table.players[decision.player]
    ages: list[int] = []
    for age in sorted({card.age for card in game.table.available}):
        owned = [card for card in player.achieved if card.age == age]
        if player.highest_top() >= age and player.full_score() >= 5 * age * (len(owned) + 1):
            ages.append(age)
    assert [option.value for option in decision.options if option.kind == "achieve"] == ages


# --- promotion --------------------------------------------------------------------------------------------------------


def check_promotion(game: Game) -> None:
    """Check that a melded or promoted card is stored only while its player is asked about it (docs/rules.md 21)."""
    table, decision = game.table, game.decision
    player = table.players[table.turn]
    purpose = decision.purpose if decision is not None and decision.effect is None else ""
    phase = table.phase
    assert isinstance(phase, MayPromote) == (purpose == "promote")
    assert isinstance(phase, MayActivate) == (purpose == "activate")
    if isinstance(phase, MayPromote):
        assert phase.melded in player.tops()
        assert decision is not None
        # Any card of the forecast that is not higher than the melded one may be chosen, or none.
        able = [card for card in player.forecast if card.age <= phase.melded.age]
        assert able
        assert [option.card for option in decision.options] == [*able, None]
        assert decision.player == table.turn
    if isinstance(phase, MayActivate):
        assert phase.promoted in player.tops()
        assert not (table.edition.name == "iello" and not game.setup.american)
