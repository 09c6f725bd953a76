"""The names that players give themselves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from tenages.server.names import MOST_BYTES, BadName, clean_name
from tests.support.players import person, running_server, you

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
FLAG = "\U0001f1eb\U0001f1f7"
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
WAVE = "\U0001f44b\U0001f3fd"
HEART = "\u2764\ufe0f"
KEYCAP = "7\ufe0f\u20e3"
DETECTIVE = "\U0001f575\ufe0f\u200d\u2640\ufe0f"
HANDSHAKE = "\U0001f9d1\U0001f3fd\u200d\U0001f91d\u200d\U0001f9d1\U0001f3ff"
# In a block for emoji, and not yet assigned in any version of Unicode.
OF_THE_FUTURE = "\U0001faff"
WHOLE_EMOJI = [FAMILY, FLAG, SCOTLAND, WAVE, HEART, KEYCAP, DETECTIVE, HANDSHAKE, OF_THE_FUTURE, "\U0001f3b2", "\u2660"]

INVISIBLE = [
    *("\x00", "\x1b", "\x7f", "\u00ad", "\u061c", "\u180e", "\u200b", "\u200c", "\u200d", "\u200e", "\u202e", "\u2060"),
    *("\u2066", "\ufeff", "\ufff9", "\U000e0041", "\ue000", "\U0010ffff", "\u0378", "\u034f", "\u115f", "\u1160"),
    *("\u17b4", "\u180b", "\u2800", "\u3164", "\uffa0", "\ufe0e", "\ufe0f", "\U000e0100", "\U0001d159", "\ud800"),
]


def refusal(name: str) -> BadName:
    with pytest.raises(BadName) as refused:
        clean_name(name)
    return refused.value


class TestWhatIsInvisible:
    @pytest.mark.parametrize("character", INVISIBLE, ids=ascii)
    def test_is_in_no_name(self, character: str) -> None:
        for name in (character, f"{character}Ann", f"A{character}nn", f"Ann{character}", f"{character} Ann"):
            error = refusal(name)
            assert (error.key, error.values) == ("name-invisible", {"code": f"U+{ord(character):04X}"})

    def test_may_join_the_parts_of_an_emoji_but_nothing_else(self) -> None:
        joined = [f"{WAVE}\u200d", f"\u200d{WAVE}", f"{WAVE}\u200dAnn"]
        for name in (*joined, f"{HEART}\ufe0f", f"{FLAG}\ufe0f", "7\ufe0f"):
            assert refusal(name).key == "name-invisible"
        # The flag of a region is not complete without its end.
        assert refusal(SCOTLAND[:-1]).key == "name-invisible"
        assert refusal("Ann" + SCOTLAND[1:]).key == "name-invisible"

    @pytest.mark.parametrize("name", ["", " ", "\u3000\u00a0", "\t\n", "\u2028"])
    def test_is_not_a_name_on_its_own(self, name: str) -> None:
        assert refusal(name).key == "name-empty"


class TestSpaces:
    def test_are_single_and_between_words(self) -> None:
        assert clean_name(" \tAda \u00a0  Lovelace\u3000\n") == "Ada Lovelace"

    def test_are_no_longer_than_a_name_may_be(self) -> None:
        assert refusal(" " * MOST_BYTES + "Ann").key == "name-too-long"


class TestAnEmoji:
    @pytest.mark.parametrize("emoji", WHOLE_EMOJI, ids=ascii)
    def test_stays_whole(self, emoji: str) -> None:
        for name in (emoji, f"Ann {emoji}", f"{emoji}{emoji}{emoji}", f"A{emoji}n"):
            assert clean_name(name) == name

    @pytest.mark.parametrize("emoji", [FLAG, WAVE, HEART, KEYCAP, "\U0001f3b2"], ids=ascii)
    def test_is_one_character(self, emoji: str) -> None:
        assert clean_name(emoji * 24) == emoji * 24
        assert refusal(emoji * 25).key == "name-too-long"


class TestALetter:
    @pytest.mark.parametrize(
        "name",
        [
            *("Zoë", "O’Neill", "Nguyễn Thị", "דָּוִד", "هيباتيا"),
            *("สมชาย", "मृत्युञ्जय", "မြွှောက်", "아리", "李清照"),
        ],
    )
    def test_of_any_script_is_welcome(self, name: str) -> None:
        assert clean_name(clean_name(name)) == clean_name(name)

    def test_with_its_accent_is_one_character_however_it_is_typed(self) -> None:
        assert clean_name("Zoe\u0308") == "Zoë"
        assert clean_name("q\u0323" * 24) == "q\u0323" * 24
        assert refusal("q\u0323" * 25).key == "name-too-long"

    def test_carries_only_a_few_marks(self) -> None:
        assert clean_name("q" + "\u0323" * 4) == "q" + "\u0323" * 4
        error = refusal("q" + "\u0323" * 5)
        assert (error.key, error.values) == ("name-marks", {"most": 4})
        assert refusal(FAMILY + "\u0323" * 5).key == "name-marks"

    def test_is_under_every_mark(self) -> None:
        """A mark without one would stand on whatever is written before the name."""
        for name in ("\u0323Ann", "Ann \u0323", "\u20e3"):
            assert refusal(name).key == "name-marks"


class TestALongName:
    def test_has_at_most_24_characters(self) -> None:
        assert clean_name("x" * 24) == "x" * 24
        assert refusal("x" * 25).values == {"most": 24}

    def test_is_short_also_in_bytes(self) -> None:
        assert refusal(FAMILY * 10).key == "name-too-long"
        assert refusal("x" * 10_000_000).key == "name-too-long"


# --- at the server ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with running_server(tmp_path_factory.mktemp("names")) as client:
        yield client


def make_table(client: TestClient, name: object, language: str = "en") -> Any:
    body = {"seats": [you(), person()], "name": name}
    return client.post("/api/tables", json=body, headers={"accept-language": language})


class TestTheServer:
    @pytest.mark.parametrize(
        ("name", "english", "french"),
        [
            ("  ", "at least one character that can be seen", "au moins un caractère visible"),
            ("x" * 25, "24 characters at the most", "24 caractères au plus"),
            ("Ann\u202e", "this one contains U+202E", "celui-ci contient U+202E"),
            ("q" + "\u0323" * 5, "one character carries 4 at the most", "un caractère en porte 4 au plus"),
        ],
    )
    def test_says_what_is_wrong_with_a_name(self, client: TestClient, name: str, english: str, french: str) -> None:
        for language, sentence in (("en", english), ("fr", french)):
            answer = make_table(client, name, language)
            assert answer.status_code == 422
            assert sentence in answer.json()["text"]

    def test_says_so_to_someone_who_sits_down_too(self, client: TestClient) -> None:
        table = make_table(client, "Ann").json()["id"]
        answer = client.post(f"/api/tables/{table}/seats/1", json={"name": "Bob\u200b"})
        assert (answer.status_code, answer.json()["key"]) == (422, "name-invisible")

    def test_does_not_understand_a_name_that_is_no_text(self, client: TestClient) -> None:
        answer = make_table(client, 7)
        assert (answer.status_code, answer.json()["key"]) == (422, "request-not-understood")

    def test_shows_the_clean_name(self, client: TestClient) -> None:
        table = make_table(client, f" Zoe\u0308   {FAMILY} ").json()["id"]
        assert client.get(f"/api/tables/{table}").json()["seats"][0]["name"] == f"Zoë {FAMILY}"
