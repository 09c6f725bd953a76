"""The slow recount: everything that the verbs keep up to date, worked out again from the cards alone."""

from __future__ import annotations

from tenages import Card, Game
from tenages.cards import CARDS, SPECIALS
from tenages.rules.events import ACHIEVED, AVAILABLE, BOARD, BOX, EVERYONE, HAND, SCORE, SUPPLY
from tenages.rules.icons import ICONS, LEFT, RIGHT, UNSPLAYED, UP
from tenages.rules.player import Player


def check(game: Game) -> None:
    """No card lost or doubled, and every kept count equals the recount."""
    table = game.table
    where: dict[Card, int] = {}

    def lies(cards: tuple[Card, ...], code: int) -> None:
        for card in cards:
            assert card not in where, f"{card} is twice on the table"
            where[card] = code

    for player in table.players:
        lies(player.hand, player.seat * 8 + HAND)
        lies(player.score_pile, player.seat * 8 + SCORE)
        lies(player.achieved, player.seat * 8 + ACHIEVED)
        for color, pile in enumerate(player.piles):
            lies(pile, player.seat * 8 + BOARD)
            assert all(card.color == color for card in pile)
            assert len(pile) > 1 or player.splays[color] == UNSPLAYED
        check_counts(player)
    for age, pile in enumerate(table.supply):
        lies(pile, SUPPLY)
        assert all(card.age == age for card in pile)
    lies(table.available, AVAILABLE)
    lies(table.box, BOX)
    assert set(where) == set(CARDS), f"lost: {set(CARDS) - set(where)}"
    assert [table.where[card.index] for card in CARDS] == [where[card] for card in CARDS]
    specials = [special for player in table.players for special in player.specials]
    assert sorted([special.number for special in (*specials, *table.specials)]) == [s.number for s in SPECIALS]
    check_knowledge(game)
    check_nothing_is_due(game)


def check_counts(player: Player) -> None:
    assert player.points == sum(card.age for card in player.score_pile)
    for icon in ICONS:
        shown = sum(shows(player, color, icon) for color in range(5))
        assert player.count(icon) == shown
        assert player.colors_showing(icon) == sum(1 for color in range(5) if shows(player, color, icon))
    assert player.highest_top() == max([pile[0].age for pile in player.piles if pile], default=0)


def shows(player: Player, color: int, icon: int) -> int:
    """How many of an icon one pile shows, slot by slot (top left, bottom left, bottom centre, bottom right)."""
    visible = {UNSPLAYED: [], LEFT: [3], RIGHT: [0, 1], UP: [1, 2, 3]}[player.splays[color]]
    pile = player.piles[color]
    found = pile[0].slots.count(icon) if pile else 0
    for card in pile[1:]:
        found += sum(1 for place in visible if card.slots[place] == icon)
    return found


def check_knowledge(game: Game) -> None:
    """Owners know their cards, everyone knows the boards, and nobody knows an achievement."""
    table = game.table
    for player in table.players:
        for card in (*player.hand, *player.score_pile):
            assert table.known[card.index] & player.bit
        for pile in player.piles:
            assert all(table.known[card.index] == EVERYONE for card in pile)
        assert all(table.known[card.index] == 0 for card in player.achieved)
    assert all(table.known[card.index] == 0 for card in table.available)


def check_nothing_is_due(game: Game) -> None:
    """No special achievement waits to be claimed (docs/rules.md 14), and no victory to be declared."""
    if game.over:
        return
    table = game.table
    for player in table.players:
        assert not [special for special in table.specials if special.due(player)]
        needed = table.edition.achievements_to_win(len(table.players), table.teams)
        assert player.side_achievements() < needed
