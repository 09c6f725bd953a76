"""The analysis board and learning from mistakes: by mouse, by keys, on a phone and in French."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import sleep
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, expect

import tenages
from tests.browser.axe import serious, serious_in_light_and_dark
from tests.browser.lobby import Lobby, PageServer
from tests.browser.person import Person
from tests.support.serving import Guest, Server, request

CHOICES = 44
"""How many choices a game has here; most of them are bad, since they are random."""
PAUSE = 0.1
"""Between two looks at an analysis, in seconds: asking all the time would slow it down."""
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


class QuickAnalysisServer(PageServer):
    """A server whose analyses take next to no time."""

    PROGRAM = "tests.support.quick_analysis_server"


class Analysed(NamedTuple):
    """A game that has been analysed."""

    id: str
    seen: Any
    """The analysis as the first player is told it."""

    @property
    def mistakes(self) -> list[int]:
        """The mistakes of the first player."""
        return list(self.seen["summaries"][0]["mistakes"])


def given_up(seed: int, players: int = 2) -> str:
    """The record of a game of random choices that someone gave up."""
    game, random = tenages.new_game(players=players, seed=seed), Random(seed)
    while len(game.choices) < CHOICES:
        assert game.decision is not None
        game.choose(random.choice(game.decision.options))
    names = ["Ann", "Bob", "Cid"][:players]
    return json.dumps(
        json.loads(game.record()) | {"names": names, "ending": {"how": "conceded", "by": 0, "winners": [1]}}
    )


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("analysis")
    server = QuickAnalysisServer(f"sqlite:///{folder / 'games.sqlite3'}", folder)
    yield server
    server.kill_all()


def brought(server: Server, record: str) -> str:
    return str(request("POST", f"{server.address}/api/replays", json={"record": record}).json()["id"])


@pytest.fixture(scope="module")
def analysed(server: Server) -> Analysed:
    game = brought(server, given_up(3))
    path = f"{server.address}/api/replays/{game}/analysis"
    assert request("POST", path).status_code == 202
    tag = ""
    while True:
        answer = request("GET", path, params={"seat": 0}, headers={"If-None-Match": tag})
        if answer.status_code == 200:
            seen, tag = answer.json(), answer.headers["etag"]
            if seen["progress"]["state"] == "done":
                return Analysed(game, seen)
        sleep(PAUSE)


@pytest.fixture
def lobby(server: Server, browser: Browser) -> Iterator[Lobby]:
    lobby = Lobby(server, browser)
    yield lobby
    complaints = [complaint for person in lobby.people for complaint in person.complaints]
    lobby.close()
    assert complaints == []
    assert server.complaints() == ""


def graph(person: Person) -> Locator:
    return person.page.get_by_role("slider", name=person.say("analysis-graph"))


def is_at(person: Person, step: int) -> None:
    """The graph is at this step, and so is the address, which can be shared."""
    expect(graph(person)).to_have_attribute("aria-valuenow", str(step))
    expect(person.page).to_have_url(re.compile(rf"step={step}\b"))


def decision(person: Person) -> Locator:
    return person.page.locator("section:has(#decision-title)")


def tab(person: Person, name: str) -> Locator:
    return person.page.get_by_role("tab", name=person.say(f"analysis-tab-{name}"), exact=True)


def shows(person: Person, analysed: Analysed, step: int, eyes: str = "fair") -> None:
    """The panel says of the decision at this step what the server does."""
    where = f"{person.address}/api/replays/{analysed.id}/analysis/{step}"
    asked = {"eyes": eyes, "seat": "0", "catalogue": person.words.name}
    told = request("GET", where, params=asked).json()
    best = told["options"][0]
    expect(decision(person)).to_contain_text(best["label"])
    expect(decision(person)).to_contain_text(person.say("bot-chance", chance=best["chance"]))


def test_by_mouse(lobby: Lobby, analysed: Analysed) -> None:
    ann = lobby.person()
    ann.go(f"/analysis/{analysed.id}?seat=0")
    first = analysed.mistakes[0]
    every = sorted(step for each in analysed.seen["summaries"] for step in each["mistakes"])
    # Before the analysis has come, the page knows no mistakes.
    expect(decision(ann)).to_be_visible()
    ann.button("analysis-next-mistake").click()
    is_at(ann, every[0])
    shows(ann, analysed, every[0])
    # By the list of all actions.
    action = next(each for each in analysed.seen["moves"] if each["action"] and each["step"] > every[0])
    moves = ann.page.get_by_role("group", name=ann.say("analysis-moves"))
    moves.get_by_role("button").filter(has_text=action["text"]).first.click()
    expect(moves.locator("[aria-current=step]")).to_contain_text(action["text"])
    # By the graph.
    box = graph(ann).bounding_box()
    assert box is not None
    ann.page.mouse.click(box["x"] + box["width"] - 5, box["y"] + 5)
    is_at(ann, CHOICES)
    expect(ann.page.get_by_role("heading", name=ann.say("end-title"))).to_be_visible()
    ann.button("analysis-previous-mistake").click()
    is_at(ann, every[-1])
    # The summary leads to where the game turned, and to the worst choice.
    tab(ann, "totals").click()
    turned = ann.page.get_by_role("region", name=ann.say("analysis-turned"))
    for place, point in enumerate(analysed.seen["turning"]):
        turned.get_by_role("button").nth(place).click()
        is_at(ann, point["step"])
    worst = analysed.seen["summaries"][0]["worst"]
    ann.page.locator("section:has(#totals-0) dl button").last.click()
    is_at(ann, worst)
    shows(ann, analysed, worst)
    assert first <= worst


def test_fair_or_with_all_cards_and_seen_by_anyone(lobby: Lobby, analysed: Analysed) -> None:
    ann = lobby.person()
    step = analysed.mistakes[1]  # she knows none of his cards yet
    ann.go(f"/analysis/{analysed.id}?seat=0&step={step}")
    shows(ann, analysed, step)
    ann.page.get_by_role("radio", name=ann.say("analysis-open"), exact=True).check()
    shows(ann, analysed, step, "open")
    expect(ann.page).to_have_url(re.compile("eyes=open"))
    # All hands lie open; seen by a player, only his own.
    bobs = ann.page.get_by_role("heading", name=ann.say("analysis-hand", name="Bob"), exact=True)
    expect(bobs).to_be_visible()
    with ann.page.expect_response(lambda answer: "/steps" in answer.url and "seat=0" in answer.url):
        ann.page.get_by_role("radio", name=ann.say("analysis-seen-by-you"), exact=True).check()
    expect(ann.page.get_by_role("heading", name=ann.say("analysis-your-hand"), exact=True)).to_be_visible()
    expect(bobs).to_have_count(0)
    is_at(ann, step)


def test_by_keys(lobby: Lobby, analysed: Analysed) -> None:
    ann = lobby.person()
    ann.go(f"/analysis/{analysed.id}?seat=0")
    every = sorted(step for each in analysed.seen["summaries"] for step in each["mistakes"])
    expect(decision(ann)).to_be_visible()
    keys = ann.page.keyboard
    keys.press("n")
    is_at(ann, every[0])
    keys.press("n")
    is_at(ann, every[1])
    keys.press("p")
    is_at(ann, every[0])
    graph(ann).focus()
    keys.press("Home")
    keys.press("ArrowRight")
    is_at(ann, 1)
    keys.press("End")
    is_at(ann, CHOICES)
    tab(ann, "moves").focus()
    keys.press("ArrowRight")
    expect(tab(ann, "totals")).to_have_attribute("aria-selected", "true")
    expect(tab(ann, "totals")).to_be_focused()


def test_a_game_is_analysed_while_one_looks(lobby: Lobby, server: Server) -> None:
    """Three players: nobody has asked for it before, and nothing has to be loaded again. One curve for each."""
    game = brought(server, given_up(5, players=3))
    ann = lobby.person()
    ann.go(f"/analysis/{game}")
    expect(graph(ann).locator("polyline")).to_have_count(3)
    # The panel that shows the progress comes after the graph: before that, no progress would mean nothing.
    expect(decision(ann)).to_be_visible()
    expect(ann.page.locator("progress")).to_have_count(0)
    assert request("GET", f"{server.address}/api/replays/{game}/analysis").json()["progress"]["state"] == "done"
    tab(ann, "log").click()
    expect(ann.page.get_by_role("list", name=ann.say("play-log"))).to_be_visible()


def verdicts(person: Person, analysed: Analysed, step: int) -> dict[str, list[Any]]:
    """The options of a decision by what is said of them."""
    where = f"{person.address}/api/replays/{analysed.id}/analysis/{step}"
    told = request("GET", where, params={"seat": "0", "catalogue": person.words.name}).json()
    found: dict[str, list[Any]] = {}
    for option in told["options"]:
        if option["option"] != told["played"]:
            found.setdefault(option["verdict"], []).append(option)
    return found


def test_learning_by_mouse(lobby: Lobby, analysed: Analysed) -> None:
    """The best option is found, or shown; in the end the page counts."""
    ann = lobby.person()
    ann.go(f"/analysis/{analysed.id}?seat=0")
    count = len(analysed.mistakes)
    ann.button("learn-from-yours", count=count).click()
    panel = ann.page.locator("section:has(#learn-title)")
    for number, step in enumerate(analysed.mistakes):
        expect(panel).to_contain_text(ann.say("learn-at", number=number + 1, count=count))
        options = verdicts(ann, analysed, step)
        wrongs = [*options.get("worse", []), *options.get("unknown", [])] if number < 3 else []
        for wrong in wrongs[:1]:
            ann.click(wrong["label"])
            expect(panel.locator(".verdict")).to_contain_text(wrong["label"])
            expect(ann.button("learn-show")).to_be_visible()
        if number == 0:
            ann.button("learn-show").click()
        else:
            ann.click(options["best"][0]["label"])
        expect(panel).to_contain_text(options["best"][0]["label"])
        ann.button("learn-next" if number + 1 < count else "learn-end").click()
    expect(panel).to_contain_text(str(count - 1))
    ann.button("learn-back").click()
    expect(graph(ann)).to_be_visible()


def test_learning_by_keys_and_in_french_on_a_phone(lobby: Lobby, analysed: Analysed) -> None:
    ann = lobby.person()
    ann.go(f"/analysis/{analysed.id}?learn=0")
    best = verdicts(ann, analysed, analysed.mistakes[0])["best"][0]
    option = ann.ready(best["label"])
    ann.page.keyboard.press(option.get_attribute("data-key") or "")
    panel = ann.page.locator("section:has(#learn-title)")
    expect(panel.locator(".verdict.best")).to_be_visible()
    ann.button("learn-next").focus()
    ann.page.keyboard.press("Enter")
    expect(panel).to_contain_text(ann.say("learn-at", number=2, count=len(analysed.mistakes)))
    anne = lobby.person(language="fr", **PHONE)
    anne.go(f"/analysis/{analysed.id}?learn=0")
    anne.button("learn-show").first.tap()
    best = verdicts(anne, analysed, analysed.mistakes[0])["best"][0]
    expect(anne.page.locator(".note")).to_contain_text(best["label"])
    assert serious(anne) == []


@pytest.mark.proof("axe looks at every element")
@pytest.mark.parametrize("window", [{}, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing(lobby: Lobby, analysed: Analysed, window: dict[str, Any]) -> None:
    ann = lobby.person(color_scheme="light", **window)
    ann.go(f"/analysis/{analysed.id}?seat=0&step={analysed.mistakes[0]}")
    shows(ann, analysed, analysed.mistakes[0])
    assert serious_in_light_and_dark(ann) == []
    tab(ann, "totals").click()
    ann.button("learn-from-yours", count=len(analysed.mistakes)).scroll_into_view_if_needed()
    assert serious_in_light_and_dark(ann) == []
    ann.button("learn-from-yours", count=len(analysed.mistakes)).click()
    ann.button("learn-show").last.click()
    assert serious_in_light_and_dark(ann) == []


def test_an_analysed_game_says_in_its_replay_where_it_turned(lobby: Lobby, analysed: Analysed) -> None:
    ann = lobby.person()
    ann.go(f"/replay/{analysed.id}?seat=0")
    asked = {"seat": "0", "catalogue": ann.words.name}
    told = request("GET", f"{ann.address}/api/replays/{analysed.id}/analysis/turning", params=asked).json()
    turned = ann.page.get_by_role("region", name=ann.say("end-turning"))
    expect(turned.locator(".said")).to_have_text(told["ahead"])
    assert told["points"]
    for place, point in enumerate(told["points"]):
        expect(turned.get_by_role("heading", level=3).nth(place)).to_contain_text(point["title"])
    turned.get_by_role("button", name=re.compile(re.escape(ann.say("end-look")))).first.click()
    expect(ann.page).to_have_url(re.compile(rf"step={told['points'][0]['step']}\b"))


def test_the_ways_in(lobby: Lobby, tmp_path: Path) -> None:
    """From a record on the home page, and from a replay."""
    file = tmp_path / "game.json"
    file.write_text(given_up(3), "utf-8")
    ann = lobby.person()
    ann.go("/")
    ann.page.get_by_label(ann.say("home-record-choose")).set_input_files(file)
    ann.button("analysis-start").click()
    expect(graph(ann)).to_be_visible()
    game = re.search(r"/analysis/(\w+)", ann.page.url)
    assert game is not None
    ann.go(f"/replay/{game[1]}?step=3&seat=1")
    ann.link("analysis-start").click()
    is_at(ann, 3)


def test_who_has_played_is_called_you(lobby: Lobby) -> None:
    """From the end of a game."""
    guest = Guest(lobby.server, "Ann")
    guest.make_table([{"keeper": "you"}, {"keeper": "bot", "level": "novice"}], seed=0)
    guest.come()
    guest.send(type="concede")
    ann = lobby.seated(guest)
    ann.link("analysis-start").click()
    expect(ann.page.get_by_text(ann.say("analysis-seen-by-you"), exact=True)).to_be_visible()
