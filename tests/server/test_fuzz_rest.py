"""Any HTTP request gets one of the answers that the API documents, and never a server error."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.config import SchemathesisConfig
from schemathesis.python import asgi
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.testclient import TestClient

from tenages.server.app import make_app
from tenages.server.headers import LARGEST_BODY
from tenages.server.settings import Settings
from tests.support.effort import PROOF, cases
from tests.support.players import Browser, bot, person, running_server, you
from tests.support.postgres import new_database
from tests.support.postgres import postgres_url as postgres_url
from tests.support.quick_app import quick_app

CHECKS: Final = [
    schemathesis.checks.not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]

# 413: a text that is too long may make the whole request too large.
REFUSALS: Final = ["400", "401", "403", "404", "409", "413", "415", "422", "429"]
CONFIG: Final = SchemathesisConfig.from_dict({"checks": {"negative_data_rejection": {"expected-statuses": REFUSALS}}})


UNLIMITED: Final[dict[str, Any]] = {
    "work_burst": 1e9,
    "most_own_tables": 10**6,
    "most_unused_tables": 10**6,
    "replay_burst": 10**9,
    "puzzle_burst": 1e9,
}
"""What is refused should be refused for what it is, and not because so much is asked."""


# --- documented requests ----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """The server's own description of its API."""
    path = tmp_path_factory.mktemp("api") / "games.sqlite3"
    database = f"sqlite:///{path}"
    app = quick_app(
        Settings(database, hosts=(asgi.HOST,), bot_processes=1, tables_per_hour=10**6, most_tables=10**6, **UNLIMITED)
    )
    yield schemathesis.openapi.from_asgi("/api/openapi.json", app, config=CONFIG)
    asgi.shutdown_lifespans()


OPERATIONS: Final = [
    (path, method) for path, methods in make_app(Settings()).openapi()["paths"].items() for method in methods
]


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: str(mode.value))
@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_every_operation_answers_as_documented(api: Any, path: str, method: str, mode: GenerationMode) -> None:
    """With valid requests and with invalid ones."""

    @settings(
        max_examples=cases(4, 100),
        # A request that nobody thought of yet is found by the nightly proof, not by a change of something else.
        derandomize=not PROOF,
        # How long it takes to generate requests depends on the machine, and says nothing about the answers.
        suppress_health_check=[HealthCheck.too_slow],
    )
    @given(case=api[path][method].as_strategy(generation_mode=mode))
    def ask(case: schemathesis.Case[Any]) -> None:
        case.call_and_validate(checks=CHECKS)

    try:
        ask()
    except Unsatisfiable:
        # An operation without parameters has no invalid requests.
        assert mode is GenerationMode.NEGATIVE


# --- undocumented requests --------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with running_server(tmp_path_factory.mktemp("server")) as client:
        yield client


def must_be_refused(answer: Any, *statuses: int) -> None:
    """With a reason in words, in the usual form of a problem."""
    assert answer.status_code in statuses, answer.text
    assert set(answer.json()) == {"key", "text"}
    assert answer.json()["text"]


ELSEWHERE = [
    "/../../etc/passwd",
    "/..%2f..%2fetc%2fpasswd",
    "/%2e%2e/%2e%2e/pyproject.toml",
    "/assets/..%2f..%2f__init__.py",
    "/assets/%5c..%5c..%5csettings.py",
    "//etc/passwd",
    "/assets//etc/passwd",
    "/%00",
    "/assets/%00.js",
    "/t/%00",
    "/~root",
    "/.env",
    "/.git/config",
    "/assets/" + "a" * 5000,
    "/" + "../" * 50 + "etc/passwd",
]


@pytest.mark.parametrize("path", ELSEWHERE)
def test_only_files_of_the_page_are_served(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code in (200, 404)
    assert "root:" not in answer.text
    assert "import annotations" not in answer.text
    assert "repositoryformatversion" not in answer.text
    if answer.status_code == 200:
        assert answer.headers["content-type"].startswith("text/html")


ODD_NAMES = [
    "..",
    "%2e%2e",
    "%00",
    "%ff",
    "a'or'1",
    "A",
    "ä",
    "a" * 65,
    "a%0d%0aset-cookie:seat=1",
    "a;b",
    "*",
    "a%2fb",
]


@pytest.mark.parametrize("name", ODD_NAMES)
@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/tables/{}"),
        ("GET", "/api/tables/{}/record"),
        ("POST", "/api/tables/{}/key"),
        ("POST", "/api/tables/{}/rematch"),
        ("POST", "/api/tables/{}/move"),
        ("GET", "/api/replays/{}"),
        ("GET", "/api/replays/{}/steps"),
        ("GET", "/api/replays/{}/log?step=0&before=9"),
        ("GET", "/api/replays/{}/record"),
        ("GET", "/api/cards/{}"),
    ],
)
def test_there_is_no_table_with_an_odd_name(client: TestClient, method: str, path: str, name: str) -> None:
    answer = client.request(method, path.format(name), json={"key": "k"} if path.endswith("move") else None)
    assert answer.status_code in (404, 405, 422)
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"])
@pytest.mark.parametrize("path", ["/api/house", "/api/tables", "/api/tables/a/key", "/api/replays", "/healthz", "/"])
def test_an_odd_method_is_refused(client: TestClient, method: str, path: str) -> None:
    answer = client.request(method, path)
    assert answer.status_code < 500
    if method not in ("GET", "POST"):
        assert answer.status_code == 405


BODIES: dict[str, str | bytes] = {
    "nothing": b"",
    "no json": b"seats=2",
    "half of it": b'{"seats":[{"keeper":"you"}',
    "no text": b"\xff\xfe\x00",
    "a list": b"[]",
    "null": b"null",
    "a number too large": b'{"seats":' + b"9" * 5000 + b"}",
    "a deep hole": b"[" * 100_000 + b"]" * 100_000,
    "a deep object": b'{"seats":' * 20_000 + b"1" + b"}" * 20_000,
    "not a number": b'{"seats":[{"keeper":"bot"},{"keeper":"bot"}],"seed":NaN}',
    "a half seed": b'{"seats":[{"keeper":"bot"},{"keeper":"bot"}],"seed":0.5}',
    "a seed below zero": b'{"seats":[{"keeper":"bot"},{"keeper":"bot"}],"seed":-1}',
    "a seed too large": b'{"seats":[{"keeper":"bot"},{"keeper":"bot"}],"seed":9007199254740992}',
    "a seed in quotes": b'{"seats":[{"keeper":"bot"},{"keeper":"bot"}],"seed":"5"}',
    "a seed that is yes": b'{"seats":[{"keeper":"bot"},{"keeper":"bot"}],"seed":true}',
    "a number for yes": b'{"seats":[{"keeper":"bot"},{"keeper":"bot"}],"listed":1}',
    "a word for yes": b'{"seats":[{"keeper":"bot"},{"keeper":"bot"}],"hints":"yes"}',
    "a lone surrogate": b'{"seats":[{"keeper":"you"},{"keeper":"bot"}],"name":"\\ud800"}',
    "an edition that there is not": b'{"seats":[{"keeper":"bot"},{"keeper":"bot"}],"edition":"../x"}',
    "an expansion that there is not": b'{"seats":[{"keeper":"bot"},{"keeper":"bot"}],"expansions":["artifacts"]}',
    "an expansion twice": b'{"seats":[{"keeper":"bot"},{"keeper":"bot"}],"expansions":["echoes","echoes"]}',
    "a language that there is not": b'{"seats":[{"keeper":"bot"},{"keeper":"bot"}],"language":"klingon"}',
    "an empty name": b'{"seats":[{"keeper":"you"},{"keeper":"bot"}],"name":""}',
    "a long name": b'{"seats":[{"keeper":"you"},{"keeper":"bot"}],"name":"' + b"x" * 25 + b'"}',
    "no name": b'{"seats":[{"keeper":"you"},{"keeper":"bot"}]}',
    "oneself twice": b'{"seats":[{"keeper":"you"},{"keeper":"you"}],"name":"Ann"}',
    "teams of three": b'{"seats":[{"keeper":"bot"},{"keeper":"bot"},{"keeper":"bot"}],"teams":true}',
    "one seat": b'{"seats":[{"keeper":"you"}],"name":"Ann"}',
    "a secret of one's own": b'{"seats":[{"keeper":"you","token":"x"},{"keeper":"bot"}],"name":"Ann"}',
}


@pytest.mark.parametrize("body", BODIES)
def test_an_invalid_table_is_refused(client: TestClient, body: str) -> None:
    answer = client.post("/api/tables", content=BODIES[body], headers={"content-type": "application/json"})
    must_be_refused(answer, 400, 409, 422)


@pytest.mark.parametrize("body", BODIES)
def test_an_invalid_record_is_refused(client: TestClient, body: str) -> None:
    headers = {"content-type": "application/json"}
    must_be_refused(client.post("/api/replays", content=BODIES[body], headers=headers), 400, 422)
    if not isinstance(text := BODIES[body], bytes) or len(text) > 190_000:
        return
    sent = client.post("/api/replays", json={"record": text.decode(errors="replace")})
    must_be_refused(sent, 400, 422)


def test_a_body_that_is_too_large_is_refused(client: TestClient) -> None:
    for path in ("/api/tables", "/api/replays", "/api/tables/a/move"):
        must_be_refused(client.post(path, content=b"x" * (LARGEST_BODY + 1)), 413)
        must_be_refused(client.post(path, content=(b"x" * 1024 for _ in range(300))), 413)


@pytest.mark.parametrize(
    "origin", ["http://elsewhere", "null", "http://table.elsewhere", "http://table:1", "https://", "x"]
)
def test_a_page_of_another_site_is_refused(client: TestClient, origin: str) -> None:
    body = {"seats": [bot(), bot()]}
    must_be_refused(client.post("/api/tables", json=body, headers={"origin": origin}), 403)


FORGED = ["", "x", "0", "None", "true", "a" * 43, "a" * 128, "a" * 129, "a" * 9000, "' or 1=1", "%00", "é"]


@pytest.mark.parametrize("secret", FORGED)
def test_a_forged_cookie_holds_no_seat(client: TestClient, secret: str) -> None:
    table = Browser(client, "Ann").make_table([you(), bot()])
    headers = {"cookie": f"seat={secret}".encode()}
    for path in ("key", "rematch"):
        must_be_refused(client.post(f"/api/tables/{table}/{path}", headers=headers), 403, 422)
    answered = client.get(f"/api/tables/{table}", headers=headers)
    assert answered.status_code == 422 or answered.json()["you"] is None
    with client.websocket_connect(f"/api/tables/{table}/socket", headers=headers) as session:
        assert session.receive_json()["table"]["you"] is None


def test_the_cookie_of_one_table_holds_no_seat_at_another(client: TestClient) -> None:
    ann, bob = Browser(client, "Ann"), Browser(client, "Bob")
    hers, his = ann.make_table([you(), bot()]), bob.make_table([you(), bot()])
    ann.cookies[his] = ann.cookies[hers]
    must_be_refused(ann.ask("POST", f"/api/tables/{his}/key", his), 403)
    with ann.at(his) as connection:
        assert connection.you is None
        connection.send(type="choose", moment="0.0", option="draw")
        assert connection.error() == "only-players"


@pytest.mark.parametrize("key", ["x", "a" * 43, "a" * 128, " ", "\x00", "é", "' or 1=1"])
def test_a_key_cannot_be_guessed(client: TestClient, key: str) -> None:
    ann = Browser(client, "Ann")
    table, other = ann.make_table([you(), bot()]), ann.make_table([you(), bot()])
    must_be_refused(client.post(f"/api/tables/{table}/move", json={"key": key}), 403)
    real = ann.ask("POST", f"/api/tables/{table}/key", table).json()["key"]
    for wrong in (key, real[:-1], real + "x", real.swapcase(), ann.cookies[table]):
        must_be_refused(client.post(f"/api/tables/{table}/move", json={"key": wrong}), 403)
    must_be_refused(client.post(f"/api/tables/{other}/move", json={"key": real}), 403)
    assert Browser(client, "phone").move_here(table, real) == 200


@pytest.mark.parametrize("number", ["-1", "5", "9" * 30, "1.5", "one", "%00"])
def test_a_seat_that_does_not_exist_is_refused(client: TestClient, number: str) -> None:
    table = Browser(client, "Ann").make_table([you(), person()])
    answer = client.post(f"/api/tables/{table}/seats/{number}", json={"name": "Bob"})
    must_be_refused(answer, 422)
    must_be_refused(client.post(f"/api/tables/{table}/seats/2", json={"name": "Bob"}), 403)


# --- names ------------------------------------------------------------------------------------------------------------

NAMES = [
    "\x00",
    "Ann\x00",
    "\u202eAnn",
    "🎲" * 24,
    "<script>alert(1)</script>"[:24],
    "{ $x }",
    "' --",
    "\n",
    " ",
    "\ufeff",
]


@pytest.mark.parametrize("control", ["\u202a", "\u202e", "\u2066", "\u2069"])
def test_a_name_that_would_turn_the_text_around_it_is_refused(client: TestClient, control: str) -> None:
    for name in (f"{control}Ann", f"A{control}nn", f"Ann{control}"):
        must_be_refused(client.post("/api/tables", json={"seats": [you(), person()], "name": name}), 422)


@pytest.mark.parametrize("name", ["דוד", "هيباتيا", "Ann דוד"])
def test_a_name_in_any_script_is_welcome(client: TestClient, name: str) -> None:
    answer = client.post("/api/tables", json={"seats": [you(), person()], "name": name})
    assert answer.status_code == 201
    assert client.get(f"/api/tables/{answer.json()['id']}").json()["seats"][0]["name"] == name


@pytest.fixture(params=["sqlite", "postgresql"])
def any_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[TestClient]:
    url = f"sqlite:///{tmp_path / 'games.sqlite3'}"
    if request.param == "postgresql":
        url = new_database(request.getfixturevalue("postgres_url"))
    settings = Settings(url, hosts=("table",), bot_processes=1, tables_per_hour=1000, **UNLIMITED)
    with TestClient(quick_app(settings), base_url="http://table") as client:
        yield client


def test_a_name_is_kept_as_it_is_or_refused(any_database: TestClient) -> None:
    for name in NAMES:
        answer = any_database.post("/api/tables", json={"seats": [you(), person()], "name": name, "listed": True})
        any_database.cookies.clear()
        if answer.status_code != 201:
            must_be_refused(answer, 422)
            continue
        answered = any_database.get(f"/api/tables/{answer.json()['id']}")
        assert answered.json()["seats"][0]["name"] == name
    assert any_database.get("/api/tables").status_code == 200
