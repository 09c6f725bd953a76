"""Age 10 of the base set."""

from __future__ import annotations

from tenages.cards.base.deck import card
from tenages.rules.card import Asking, Card
from tenages.rules.endings import single_best
from tenages.rules.events import SCORE
from tenages.rules.icons import BLUE, CLOCK, CROWN, FACTORY, GREEN, LEAF, LIGHTBULB, PURPLE, RED, UP, YELLOW
from tenages.rules.player import Player
from tenages.rules.selecting import different_values, with_icon

bioengineering = card("Bioengineering", 10, BLUE, "lightbulb clock clock hex", CLOCK)


@bioengineering.effect
def bioengineering_transfer(you: Player) -> Asking:
    """Transfer a top card with a leaf from an opponent's board to your score pile."""
    found: tuple[Card, ...] = ()
    for opponent in you.opponents():
        found += with_icon(opponent.tops(), LEAF)
    yield you.transfer_one(found, you, SCORE)


@bioengineering.effect
def bioengineering_win(you: Player) -> None:
    """If anyone at all shows fewer than three leaves, whoever shows the most wins; a tie wins nothing."""
    players = you.table.players
    leaves = [player.count(LEAF) for player in players]
    if min(leaves) < 3:
        winner = single_best(players, leaves)
        if winner is not None:
            winner.win()


software = card("Software", 10, BLUE, "clock clock clock hex", CLOCK)


@software.effect
def software_score(you: Player) -> None:
    """Draw and score a 10."""
    you.draw_and_score(10)


@software.effect
def software_meld(you: Player) -> Asking:
    """Draw and meld a 10, and then another. Execute the second one's non-demand effects without sharing them."""
    you.draw_and_meld(10)
    second = you.draw_and_meld(10)
    yield from you.execute(second)


databases = card("Databases", 10, GREEN, "hex clock clock clock", CLOCK)


@databases.demand
def databases_demand(you: Player, me: Player) -> Asking:
    """I demand: return half your score pile, rounded up."""
    for _ in range((len(you.score_pile) + 1) // 2):
        yield you.return_one(you.score_pile)


self_service = card("Self Service", 10, GREEN, "hex crown crown crown", CROWN)


@self_service.effect
def self_service_execute(you: Player) -> Asking:
    """Pick another top card of yours and execute its non-demand effects without sharing them."""
    others = tuple([top for top in you.tops() if top is not self_service])
    chosen: Card | None = yield you.choose(others, "execute")
    if chosen is not None:
        yield from you.execute(chosen)


@self_service.effect
def self_service_win(you: Player) -> None:
    """You win if you have more achievements than any opponent. Partners count theirs together."""
    most = max([opponent.side_achievements() for opponent in you.opponents()])
    if you.side_achievements() > most:
        you.win()


ai = card("A.I.", 10, PURPLE, "lightbulb lightbulb clock hex", LIGHTBULB)


@ai.effect
def ai_score(you: Player) -> None:
    """Draw and score a 10."""
    you.draw_and_score(10)


@ai.effect
def ai_win(you: Player) -> None:
    """With Robotics and Software both on top, on whichever boards, the lowest score wins; a tie wins nothing."""
    players = you.table.players
    tops = [top for player in players for top in player.tops()]
    if robotics in tops and software in tops:
        winner = single_best(players, [-player.full_score() for player in players])
        if winner is not None:
            winner.win()


the_internet = card("The Internet", 10, PURPLE, "hex clock clock lightbulb", CLOCK)


@the_internet.effect
def the_internet_splay(you: Player) -> Asking:
    """You may splay green up."""
    yield from you.may_splay(UP, GREEN)


@the_internet.effect
def the_internet_score(you: Player) -> None:
    """Draw and score a 10."""
    you.draw_and_score(10)


@the_internet.effect
def the_internet_meld(you: Player) -> None:
    """Draw and meld a 10 for each pair of clocks that you show."""
    for _ in range(you.count(CLOCK) // 2):
        you.draw_and_meld(10)


miniaturization = card("Miniaturization", 10, RED, "hex lightbulb clock lightbulb", LIGHTBULB)


@miniaturization.effect
def miniaturization_return(you: Player) -> Asking:
    """You may return a card from your hand. For a 10, draw as many 10s as there are different values in your score
    pile.
    """
    returned: Card | None = yield you.may_return(you.hand)
    if returned and returned.age == 10:
        you.draw_several(different_values(you.score_pile), 10)


robotics = card("Robotics", 10, RED, "hex factory clock factory", FACTORY)


@robotics.effect
def robotics_meld(you: Player) -> Asking:
    """Score your top green card. Then draw a 10, meld it, and execute its non-demand effects without sharing them."""
    green = you.top(GREEN)
    if green is not None:
        you.score(green)
    melded = you.draw_and_meld(10)
    yield from you.execute(melded)


globalization = card("Globalization", 10, YELLOW, "hex factory factory factory", FACTORY)


@globalization.demand
def globalization_demand(you: Player, me: Player) -> Asking:
    """I demand: return one of your top cards with a leaf."""
    yield you.return_one(with_icon(you.tops(), LEAF))


@globalization.effect
def globalization_win(you: Player) -> None:
    """Draw and score a 6. Then, unless someone shows more leaves than factories, the highest score wins; a tie wins
    nothing.
    """
    you.draw_and_score(6)
    players = you.table.players
    if not any(player.count(LEAF) > player.count(FACTORY) for player in players):
        winner = single_best(players, [player.full_score() for player in players])
        if winner is not None:
            winner.win()


stem_cells = card("Stem Cells", 10, YELLOW, "hex leaf leaf leaf", LEAF)


@stem_cells.effect
def stem_cells_score(you: Player) -> Asking:
    """You may score your whole hand, or nothing of it."""
    if you.hand:
        agreed: bool | None = yield you.may("score")
        if agreed:
            you.score_all(you.hand)
