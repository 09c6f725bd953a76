"""What holds for every card, and what is printed on each."""

from __future__ import annotations

import ast
import copy
import csv
import inspect
import pickle
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import tenages
from tenages import Card
from tenages.cards import BASE_SET, CARDS, ECHOES_SET, SPECIALS
from tenages.rules.card import EDITION_TEXTS, FIRST, THIRD, Effect
from tenages.rules.icons import BONUS, COLOR_NAMES, ECHO, HEX, ICON_NAMES, NOTE
from tenages.rules.options import CARDLESS_OPTIONS, DECK
from tenages.words.terms import effect_text
from tests.support.speaking import ENGLISH

DATA = Path(__file__).parent.parent / "data"
OTHER_RULES_IN_FIRST_EDITION = {
    "Oars",
    "Fermenting",
    "Feudalism",
    "Measurement",
    "Societies",
    "Statistics",
    "Industrialization",
    "Combustion",
    "Fission",
}


def facts(deck: str) -> list[dict[str, str]]:
    with (DATA / f"{deck}_cards.csv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def slot_name(card: Card, place: int) -> str:
    slot = card.slots[place]
    names = {HEX: "hex", NOTE: "note", ECHO: "echo", BONUS: str(card.bonus)}
    return names[slot] if slot in names else ICON_NAMES[slot]


def slot_names(card: Card) -> dict[str, str]:
    places = ("top left", "bottom left", "bottom centre", "bottom right")
    return {name: slot_name(card, place) for place, name in enumerate(places)}


def kinds(card: Card, texts: int) -> str:
    return " ".join(["demand" if effect.is_demand else "shared" for effect in card.effects[texts]])


@pytest.mark.parametrize("said", facts("base"), ids=lambda said: said["title"])
def test_a_base_card_has_the_facts_that_are_printed_on_it(said: dict[str, str]) -> None:
    card = tenages.find_card(said["title"])
    assert card in BASE_SET.cards
    assert {
        "title": card.title,
        "age": str(card.age),
        "color": COLOR_NAMES[card.color],
        **slot_names(card),
        "featured": ICON_NAMES[card.dogma],
        "effects, first edition": kinds(card, FIRST),
        "effects, third edition": kinds(card, THIRD),
    } == said


@pytest.mark.parametrize("said", facts("echoes"), ids=lambda said: said["title"])
def test_an_echoes_card_has_the_facts_that_are_printed_on_it(said: dict[str, str]) -> None:
    card = tenages.find_card(said["title"])
    assert card in ECHOES_SET.cards
    assert {
        "title": card.title,
        "age": str(card.age),
        "color": COLOR_NAMES[card.color],
        **slot_names(card),
        "featured": ICON_NAMES[card.dogma],
        "echo effect": "yes" if card.echo_effect else "no",
        "effects": kinds(card, THIRD),
    } == said
    assert kinds(card, FIRST) == kinds(card, THIRD)


def test_there_are_105_cards_in_each_set_in_the_order_of_the_tables() -> None:
    assert [card.index for card in CARDS] == list(range(210))
    for card_set in (BASE_SET, ECHOES_SET):
        cards = card_set.cards
        assert [card.title for card in cards] == [said["title"] for said in facts(card_set.name)]
        assert Counter(card.age for card in cards) == {1: 15, **dict.fromkeys(range(2, 11), 10)}
        assert Counter((card.age, card.color) for card in cards) == {
            (age, color): 3 if age == 1 else 2 for age in range(1, 11) for color in range(5)
        }


def test_every_title_and_every_short_name_is_one_card_s_own() -> None:
    assert len({card.title for card in CARDS}) == 210
    assert len({card.slug for card in CARDS}) == 210


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_every_effect_has_words_and_does_something(card: Card) -> None:
    assert card.slots.count(HEX) + card.slots.count(NOTE) == 1
    assert card.slots.count(BONUS) == (card.bonus > 0)
    assert card.has(card.dogma)
    assert (card.echo_effect is not None) == (ECHO in card.slots)
    if card.echo_effect is not None:
        assert card.echo_effect.is_echo
        assert not card.echo_effect.is_demand
        check_effect(card.echo_effect)
    for texts in EDITION_TEXTS:
        effects = card.effects[texts]
        assert effects
        assert [effect.number for effect in effects] == list(range(1, len(effects) + 1))
        for effect in effects:
            check_effect(effect)


def check_effect(effect: Effect) -> None:
    text = effect_text(ENGLISH, effect)
    assert text.endswith(".")
    assert text.startswith("I demand: ") == effect.is_demand
    function = effect.demand or effect.non_demand
    assert function is not None
    written = functions_on(page(function.__module__))[function.__name__]
    steps = [node for statement in written.body for node in ast.walk(statement)]
    asked_of = {node.value.id for node in steps if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)}
    # Who reads the code reads what stands on the card.
    assert " ".join((ast.get_docstring(written) or "").split()) == text
    # Three cards have no effect of their own, and say so.
    assert ("you" in asked_of) == (text != "No effect.")
    assert not any(isinstance(node, ast.Pass) for node in steps)
    assert questions_never_asked(steps) == []
    wanted = ["you", "me"] if effect.is_demand else ["you"]
    assert [argument.arg for argument in written.args.args] == wanted
    assert list(inspect.signature(function).parameters) == wanted


def questions_never_asked(steps: list[ast.AST]) -> list[str]:
    """The verbs that ask, where an effect calls them and forgets to yield."""
    yielded = [node.value for node in steps if isinstance(node, ast.Yield | ast.YieldFrom)]
    calls = [node for node in steps if isinstance(node, ast.Call) and node not in yielded]
    return [
        node.func.attr for node in calls if isinstance(node.func, ast.Attribute) and node.func.attr in asking_verbs()
    ]


@cache
def asking_verbs() -> set[str]:
    """The verbs of a player that make a question, or a generator of questions."""
    classes = [node for name in ("asking", "verbs", "player") for node in ast.parse(source_of_rules(name)).body]
    methods = [node for each in classes if isinstance(each, ast.ClassDef) for node in each.body]
    questions = ("Decision", "Asking", "Generator")
    return {
        node.name
        for node in methods
        if isinstance(node, ast.FunctionDef) and node.returns and ast.unparse(node.returns).startswith(questions)
    }


def source_of_rules(name: str) -> str:
    return page(f"tenages.rules.{name}").read_text(encoding="utf-8")


def test_a_question_that_is_not_yielded_is_found() -> None:
    right = "color = yield you.choose_color(COLORS, 'choose color')\nyield you.may_return(you.hand)\nyou.draw(1)"
    wrong = "you.choose_color(COLORS, 'choose color')\nreturned = you.may_return(you.hand)\nyou.return_all(you.hand)"
    assert questions_never_asked(list(ast.walk(ast.parse(right)))) == []
    assert sorted(questions_never_asked(list(ast.walk(ast.parse(wrong))))) == [
        "choose_color",
        "may_return",
        "return_all",
    ]


def page(module: str) -> Path:
    """The source of a module; it lies beside the compiled module, too."""
    return Path(tenages.__file__).parent.parent.joinpath(*module.split(".")).with_suffix(".py")


@cache
def functions_on(path: Path) -> dict[str, ast.FunctionDef]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_three_cards_have_no_effect_but_in_their_slots() -> None:
    idle = {
        card.title
        for card in CARDS
        if any(effect_text(ENGLISH, effect) == "No effect." for effect in card.effects[THIRD])
    }
    assert idle == {"Ruler", "Puppet", "Plumbing"}


def test_nine_cards_have_other_rules_in_the_first_edition() -> None:
    def functions(card: Card, texts: int) -> list[object]:
        return [effect.demand or effect.non_demand for effect in card.effects[texts]]

    different = {card.title for card in CARDS if functions(card, FIRST) != functions(card, THIRD)}
    assert different == OTHER_RULES_IN_FIRST_EDITION


def test_each_special_achievement_names_a_card_that_claims_it() -> None:
    assert [special.name for special in BASE_SET.specials] == ["Monument", "Empire", "World", "Wonder", "Universe"]
    assert [special.name for special in ECHOES_SET.specials] == [
        "Supremacy",
        "Destiny",
        "Wealth",
        "Heritage",
        "History",
    ]
    assert [special.number for special in SPECIALS] == list(range(1, 11))
    for special in SPECIALS:
        card = tenages.find_card(special.via)
        claims = [effect for effect in card.effects[THIRD] if f"claim {special.name}" in effect_text(ENGLISH, effect)]
        assert len(claims) == 1


def test_every_option_has_one_name_and_one_number() -> None:
    options = [*CARDLESS_OPTIONS, *[option for card in CARDS for option in (card.pick, card.meld, card.activate)]]
    assert len({option.notation for option in options}) == len(options)
    assert len({option.number for option in options}) == len(options)
    for option in options:
        assert tenages.option_named(option.notation) is option


def test_there_is_an_option_for_each_pile_of_both_sets_and_no_other() -> None:
    piles = [option.notation for option in CARDLESS_OPTIONS if option.kind == DECK]
    assert piles == [f"deck {age}{of_set}" for of_set in ("", "/1") for age in range(1, 11)]


def test_a_copy_of_a_card_is_the_card_itself() -> None:
    for card in CARDS:
        assert copy.deepcopy(card) is copy.copy(card) is pickle.loads(pickle.dumps(card)) is card


@pytest.mark.parametrize("title", ["THE PIRATE CODE", "the pirate code", "The-Pirate-Code", "Thé Pirâte Code"])
def test_titles_forgive_case_and_accents(title: str) -> None:
    assert tenages.find_card(title).title == "The Pirate Code"
