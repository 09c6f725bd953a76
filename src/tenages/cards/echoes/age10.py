"""Age 10 of Echoes of the Past."""

from __future__ import annotations

from tenages.cards.echoes.deck import card
from tenages.rules.achievements import claimable, claimable_with
from tenages.rules.card import Asking, Card
from tenages.rules.events import HAND, SCORE
from tenages.rules.icons import (
    BLUE,
    CASTLE,
    CLOCK,
    COLORS,
    CROWN,
    FACTORY,
    GREEN,
    LEAF,
    LIGHTBULB,
    PURPLE,
    RED,
    UNSPLAYED,
    UP,
    YELLOW,
)
from tenages.rules.player import Player
from tenages.rules.selecting import of_value, with_icon, without_icon

artificial_heart = card("Artificial Heart", 10, BLUE, "hex leaf leaf 11", LEAF)


@artificial_heart.effect
def artificial_heart_claim(you: Player) -> Asking:
    """Claim one age's achievement for which you are eligible, with your score counted twice."""
    age: int | None = yield you.choose_value_of(claimable_with(you, 2 * you.full_score()), "achieve")
    if age is not None:
        you.achieve_age(age)


human_genome = card("Human Genome", 10, BLUE, "lightbulb lightbulb 10 hex", LIGHTBULB)


@human_genome.effect
def human_genome_match(you: Player) -> Asking:
    """You may choose a value, to draw and score a card of it. Take one of your bottom cards into your hand. Then you
    win if your hand and your score pile hold exactly the same values, each as often.
    """
    value: int | None = yield you.may_choose_value_of(range(1, 11), "draw")
    if value is not None:
        you.draw_and_score(value)
    yield you.take_one(you.bottoms())
    held = sorted([each.age for each in you.hand])
    if held and held == sorted([each.age for each in you.score_pile]):
        you.win()


flash_drive = card("Flash Drive", 10, GREEN, "factory factory hex factory", FACTORY)


@flash_drive.demand
def flash_drive_demand(you: Player, me: Player) -> Asking:
    """I demand: return four cards of your score pile."""
    yield from you.return_some(you.score_pile, 4)


@flash_drive.effect
def flash_drive_splay(you: Player) -> Asking:
    """Return any card of your score pile. Having done so, you may splay one of your colors up."""
    returned: Card | None = yield you.return_one(you.score_pile)
    if returned:
        yield from you.may_splay(UP, *COLORS)


gps = card("GPS", 10, GREEN, "crown hex clock clock", CLOCK)


@gps.demand
def gps_demand(you: Player, me: Player) -> Asking:
    """I demand: return all cards of your forecast."""
    yield from you.return_all(you.forecast)


@gps.effect
def gps_foreshadow(you: Player) -> None:
    """Draw and foreshadow a 10, three times."""
    for _ in range(3):
        you.draw_and_foreshadow(10)


@gps.effect
def gps_splay(you: Player) -> Asking:
    """You may splay yellow up."""
    yield from you.may_splay(UP, YELLOW)


puzzle_cube = card("Puzzle Cube", 10, PURPLE, "lightbulb lightbulb hex lightbulb", LIGHTBULB)


@puzzle_cube.effect
def puzzle_cube_turn(you: Player) -> Asking:
    """You may score the bottom card of one of your colors, or the two at its bottom. Then you win if every color that
    you have shows equally many cards; one that is not splayed shows one.
    """
    color: int | None = yield you.may_choose_color(you.colors(), "score")
    if color is not None:
        number = 1
        if len(you.piles[color]) > 1:
            number = yield you.choose_either("either")
        you.score_all(you.piles[color][-number:])
    if len({visible_cards(you, each) for each in you.colors()}) == 1:
        you.win()


def visible_cards(player: Player, color: int) -> int:
    """How many cards of a color are visible, at least in part."""
    return 1 if player.splays[color] == UNSPLAYED else len(player.piles[color])


@puzzle_cube.effect
def puzzle_cube_meld(you: Player) -> None:
    """Draw and meld a 10."""
    you.draw_and_meld(10)


sudoku = card("Sudoku", 10, PURPLE, "lightbulb hex lightbulb 11", LIGHTBULB)


@sudoku.effect
def sudoku_meld(you: Player) -> Asking:
    """Choose a value, and draw and meld a card of it. You win if you show bonuses of nine or more different values. If
    not, execute the non-demand effects of the card melded without sharing them.
    """
    value: int = yield you.choose_value("draw")
    melded = you.draw_and_meld(value)
    if len(set(you.bonuses())) >= 9:
        you.win()
    yield from you.execute(melded)


camcorder = card("Camcorder", 10, RED, "hex clock clock factory", CLOCK)


@camcorder.demand
def camcorder_demand(you: Player, me: Player) -> None:
    """I demand: transfer your whole hand to mine, then draw a 9."""
    you.transfer_all(you.hand, me, HAND)
    you.draw(9)


@camcorder.effect
def camcorder_meld(you: Player) -> Asking:
    """Meld every 9 from your hand and return the rest of it. Draw three 9s."""
    for _ in of_value(you.hand, 9):
        yield you.meld_one(of_value(you.hand, 9))
    yield from you.return_all(you.hand)
    you.draw_several(3, 9)


social_networking = card("Social Networking", 10, RED, "hex 10 clock clock", CLOCK)


@social_networking.demand
def social_networking_demand(you: Player, me: Player) -> Asking:
    """I demand: choose one of the six icons, and transfer those of your top cards that lack it to my score pile, all at
    once.
    """
    icon: int = yield you.choose_icon("choose icon")
    you.announce_icon(icon)
    you.transfer_all(without_icon(you.tops(), icon), me, SCORE)


@social_networking.effect
def social_networking_win(you: Player) -> None:
    """You win if each of your opponents shows more factories than you, more crowns, and more castles."""
    for icon in (FACTORY, CROWN, CASTLE):
        if you.count(icon) >= min([opponent.count(icon) for opponent in you.opponents()]):
            return
    you.win()


cell_phone = card("Cell Phone", 10, YELLOW, "clock hex 10 clock", CLOCK)


@cell_phone.effect
def cell_phone_draw(you: Player) -> None:
    """Draw a 10 for each pair of clocks that you show."""
    you.draw_several(you.count(CLOCK) // 2, 10)


@cell_phone.effect
def cell_phone_splay(you: Player) -> Asking:
    """You may splay green up."""
    yield from you.may_splay(UP, GREEN)


@cell_phone.effect
def cell_phone_tuck(you: Player) -> Asking:
    """You may tuck as many cards with a clock from your hand as you like. Splay each color that gets one up."""
    tucked: Card | None = yield you.may_tuck_hidden(with_icon(you.hand, CLOCK))
    while tucked:
        you.splay(tucked.color, UP)
        tucked = yield you.may_tuck_hidden(with_icon(you.hand, CLOCK))


mp3 = card("MP3", 10, YELLOW, "crown 10 hex crown", CROWN)


@mp3.effect
def mp3_return(you: Player) -> Asking:
    """You may return as many cards from your hand as you like. For each of them, claim two achievements of ages for
    which you are eligible.
    """
    returned = yield from you.return_up_to(len(you.hand))
    for _ in range(2 * len(returned)):
        age: int | None = yield you.choose_value_of(claimable(you), "achieve")
        if age is not None:
            you.achieve_age(age)


@mp3.effect
def mp3_score(you: Player) -> Asking:
    """Draw and score a card of the value of one of the bonuses that you show."""
    bonus: int | None = yield you.choose_value_of(you.bonuses(), "draw")
    # Without a visible bonus, it counts as 0 (docs/rules.md 9).
    you.draw_and_score(bonus or 0)
