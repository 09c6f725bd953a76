"""What a search expects to happen: told as far as the player who asks may know it."""

from __future__ import annotations

from dataclasses import dataclass, field

import tenages
from tenages import Game, Option, bots
from tenages.bots.line import ACTIONS, LEAST_VISITS, MOST_STEPS, Step, expected_line
from tests.support.randomly import positions

SEARCH = bots.Budget(iterations=200)


@dataclass
class Twig:
    """A node of a small tree by hand."""

    player: int
    notation: str
    visits: int
    then: list[Twig] = field(default_factory=list)

    @property
    def option(self) -> Option:
        return tenages.option_named(self.notation)

    @property
    def children(self) -> dict[int, Twig]:
        return dict(enumerate(self.then))


def anns_table() -> Game:
    """Ann holds Tools and sees Bob's Agriculture; Bob holds Oars and Pottery, which she does not see."""
    return tenages.position(
        {"board": ["Archery"], "hand": ["Tools"]}, {"board": ["Agriculture"], "hand": ["Oars", "Pottery"]}
    )


def told(*then: Twig) -> list[tuple[int, str, str | None]]:
    """What Ann is told about the moves after a draw."""
    line = expected_line(anns_table().view(0), Twig(0, "draw", 100, list(then)))
    return [(step.player, step.kind, None if step.option is None else step.option.notation) for step in line]


def test_a_line_goes_where_the_search_looked_most() -> None:
    likely = Twig(1, "dogma agriculture", 60, [Twig(0, "meld tools", 40), Twig(0, "dogma archery", 20)])
    assert told(Twig(1, "draw", 30), likely) == [(1, "dogma", "dogma agriculture"), (0, "meld", "meld tools")]


def test_what_was_hardly_looked_at_is_not_expected() -> None:
    assert told(Twig(1, "draw", LEAST_VISITS - 1)) == []


def test_a_card_that_the_reader_cannot_see_is_not_named() -> None:
    drawn = Twig(0, "meld clothing", 30, [Twig(1, "meld oars", 20)])
    assert told(drawn) == [(0, "meld", None), (1, "meld", None)]


def test_guesses_at_hidden_cards_count_together() -> None:
    """Bob draws more often than he melds any one card; but that he melds one is likelier than that he draws."""
    melds = [Twig(1, f"meld {card}", 20, [Twig(0, "meld tools", 10)]) for card in ("oars", "pottery", "sailing")]
    assert told(Twig(1, "draw", 30), *melds) == [(1, "meld", None), (0, "meld", "meld tools")]


def test_answers_to_the_questions_of_cards_are_passed_over() -> None:
    answers = Twig(1, "dogma agriculture", 50, [Twig(1, "card oars", 40, [Twig(1, "pass", 30, [Twig(0, "draw", 20)])])])
    assert told(answers) == [(1, "dogma", "dogma agriculture"), (0, "draw", "draw")]


def test_a_line_has_an_end() -> None:
    last = Twig(0, "draw", 99)
    for _ in range(20):
        last = Twig(0, "draw", 99, [last])
    assert len(told(last)) == MOST_STEPS


def test_at_any_table_a_line_names_only_what_its_reader_sees() -> None:
    steps: list[Step] = []
    for game, _ in positions(40, seed=21):
        if game.decision is None or len(game.decision.options) == 1:
            continue
        view = game.view(game.decision.player)
        bot = bots.MctsBot(4, SEARCH)
        bot.decide(view, game.decision)
        said = bot.comment()
        assert said is not None
        assert said.line == bot.line(view)
        seen = {face for face in view.scene.all_cards() if isinstance(face, tenages.Card)}
        assert all(step.option.card in seen for step in said.line if step.option is not None and step.option.card)
        steps += said.line
    assert {step.kind for step in steps} <= set(ACTIONS)
    assert any(step.option is None for step in steps)
    assert any(step.option is not None and step.option.card is not None for step in steps)


def test_to_be_asked_does_not_change_how_a_search_plays_on() -> None:
    silent, asked = bots.MctsBot(4, bots.Budget(iterations=20)), bots.MctsBot(4, bots.Budget(iterations=20))
    for game, _ in positions(12, seed=22, kinds=("base",)):
        if game.decision is None:
            continue
        view = game.view(game.decision.player)
        assert silent.decide(view, game.decision) is asked.decide(view, game.decision)
        asked.comment()
