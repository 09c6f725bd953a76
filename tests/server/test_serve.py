"""`tenages serve`: its options, its output and its log."""

from __future__ import annotations

import json
import logging
import os
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest
import structlog
from typer.testing import CliRunner, Result

from tenages.cli import app, serve
from tenages.server import logs, running
from tenages.server.metrics import Metrics
from tests.support.serving import TIMEOUT_SECONDS, Server, first_line

HOST = "127.0.0.1"
QUIET = {"TENAGES_LANGUAGE": "en", "NO_COLOR": "1", "COLUMNS": "200", "TENAGES_DATABASE": ""}


def says(*arguments: str, **environment: str) -> Result:
    return CliRunner().invoke(app, ["serve", *arguments], env={**QUIET, **environment})


@contextmanager
def somebody_listening() -> Iterator[int]:
    with closing(socket.create_server((HOST, 0))) as other:
        yield other.getsockname()[1]


@contextmanager
def serving(folder: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A separate server process, once it has printed its address."""
    command = [sys.executable, "-m", "tenages", "serve", "--port", "0", *arguments]
    environment = {**os.environ, **QUIET, "TENAGES_DATABASE": f"sqlite:///{folder / 'games.sqlite3'}"}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=environment, stdout=pipe, stderr=pipe, text=True) as process:
        try:
            yield process, first_line(process).split()[-1]
        finally:
            process.kill()


class ServerWith(Server):
    """A server with more arguments, for tests that look at its answers only."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self._arguments = arguments
        super().__init__(f"sqlite:///{folder / 'games.sqlite3'}", folder)

    def command(self) -> list[str]:
        """The command that starts it."""
        return [*super().command(), *self._arguments]


@contextmanager
def answering(folder: Path, *arguments: str) -> Iterator[str]:
    """The address of a server with these arguments."""
    server = ServerWith(folder, *arguments)
    try:
        yield server.address
    finally:
        server.kill_all()


def get(url: str, authorization: str = "") -> tuple[int, bytes]:
    asked = urllib.request.Request(url, headers={"Authorization": authorization} if authorization else {})
    with urllib.request.urlopen(asked, timeout=TIMEOUT_SECONDS) as answer:
        return answer.status, answer.read()


class TestTheServer:
    @pytest.mark.skipif(os.name != "posix", reason="signals are sent otherwise here")
    @pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
    def test_prints_its_address_and_ends_cleanly(self, tmp_path: Path, how: signal.Signals) -> None:
        with serving(tmp_path, "--log-format", "json", "--metrics-token", "hush") as (process, url):
            assert get(f"{url}/healthz")[0] == 200
            assert b"tenages_tables_open 0.0" in get(f"{url}/metrics?key=hush", "Bearer hush")[1]
            process.send_signal(how)
            said, log = process.communicate(timeout=TIMEOUT_SECONDS)
        assert process.returncode == 0
        assert said.splitlines()[-1] == "The table is closed. All games are kept."
        events = [json.loads(line) for line in log.splitlines()]
        asked = [event["path"] for event in events if event["event"] == "request"]
        assert asked == ["/healthz", "/metrics"]
        assert "hush" not in log

    def test_tells_its_metrics_to_nobody_without_the_token(self, tmp_path: Path) -> None:
        with answering(tmp_path, "--metrics-token", "hush") as url:
            for authorization in ("", "hush", "Bearer hus", "Bearer "):
                with pytest.raises(urllib.error.HTTPError, match="404"):
                    get(f"{url}/metrics", authorization)

    def test_has_no_metrics_if_there_is_no_token(self, tmp_path: Path) -> None:
        with answering(tmp_path) as url, pytest.raises(urllib.error.HTTPError, match="404"):
            get(f"{url}/metrics", "Bearer ")

    @pytest.mark.skipif(os.name != "posix", reason="the process is killed otherwise here")
    def test_answers_to_its_public_address(self, tmp_path: Path) -> None:
        with answering(tmp_path, "--public-url", "https://Play.example/") as url:

            def status(method: str, path: str, **headers: str) -> int:
                return httpx.request(method, url + path, headers=headers, timeout=TIMEOUT_SECONDS).status_code

            assert status("GET", "/healthz", host="play.example") == 200
            assert status("GET", "/healthz", host="evil.example") == 421
            # A proxy that does not keep the Host header is allowed too.
            assert status("POST", "/api/tables", origin="https://play.example") == 422
            assert status("POST", "/api/tables", origin="https://evil.example") == 403

    def test_cannot_start_without_its_database_and_says_so(self) -> None:
        result = says("--port", "0", "--database", "carrier-pigeon://loft")
        assert result.exit_code == 1
        assert "Error: " in result.stderr
        assert "Traceback" not in result.output
        assert "The table is at" not in result.output


class TestThePort:
    def test_that_is_named_must_be_free(self) -> None:
        with somebody_listening() as port:
            result = says("--port", str(port))
        assert result.exit_code == 1
        assert result.stderr == (
            f"Error: port {port} is taken on {HOST}; name another with --port, or none to take the next free one\n"
        )

    def test_is_the_next_free_one_if_none_is_named(self, monkeypatch: pytest.MonkeyPatch) -> None:
        with somebody_listening() as port:
            monkeypatch.setattr(running, "FIRST_PORT", port)
            with running.listen(HOST, None) as listening:
                assert port < listening.getsockname()[1] < port + running.PORTS_TRIED
            monkeypatch.setattr(running, "PORTS_TRIED", 1)
            assert f"Error: no port from {port} to {port} is free" in says().stderr

    @pytest.mark.parametrize(
        ("arguments", "error"),
        [
            (["--port", "65536"], "a port is a number from 0 to 65535, not 65536"),
            (["--host", "192.0.2.1"], "cannot listen at 192.0.2.1: "),
            (["--log-format", "xml"], "there is no log format 'xml'; there are console, json"),
            (["--origin", "table.example"], "an origin looks like https://table.example"),
            (["--origin", "https://table.example/room"], "an origin looks like https://table.example"),
            (["--public-url", "table.example"], "an origin looks like https://table.example"),
            (["--public-url", "https://[table.example"], "an origin looks like https://table.example"),
            (["--page", "nowhere"], "there is no built page in nowhere"),
        ],
    )
    def test_and_all_other_options_must_be_valid(self, arguments: list[str], error: str) -> None:
        result = says(*arguments)
        assert result.exit_code == 1
        assert result.stderr.startswith(f"Error: {error}")


class TestTheAddress:
    def test_is_shown_for_others_only_if_they_can_connect(self) -> None:
        with running.listen(HOST, 0) as here:
            port = here.getsockname()[1]
            assert running.addresses(HOST, here) == [f"http://{HOST}:{port}"]
            assert running.addresses("0.0.0.0", here)[0] == f"http://{HOST}:{port}"
            assert running.addresses("::1", here) == [f"http://[::1]:{port}"]

    @pytest.mark.parametrize(
        ("given", "written"),
        [
            ("https://Play.example:443/", "https://play.example"),
            ("http://play.example:443", "http://play.example:443"),
            ("http://[2001:DB8::7]:8000", "http://[2001:db8::7]:8000"),
            ("https://café.example", "https://xn--caf-dma.example"),
        ],
    )
    def test_of_a_page_is_compared_as_browsers_write_it(self, given: str, written: str) -> None:
        assert serve._origin(given) == written


class TestTheBrowser:
    def test_is_left_alone_where_there_are_no_windows(self, monkeypatch: pytest.MonkeyPatch) -> None:
        opened: list[str] = []
        monkeypatch.setattr(webbrowser, "open", opened.append)
        monkeypatch.setattr(sys, "platform", "linux")
        for name in ("DISPLAY", "WAYLAND_DISPLAY"):
            monkeypatch.delenv(name, raising=False)
        serve.show("http://table.example")
        assert opened == []


class TestTheHelp:
    @pytest.mark.parametrize("language", ["en", "fr"])
    def test_speaks_both_languages(self, language: str) -> None:
        result = says("--help", "-l", language)
        assert result.exit_code == 0
        assert "tenages serve" in result.output
        assert "cli-" not in result.output


class TestTheLog:
    @pytest.fixture(autouse=True)
    def as_before(self) -> Iterator[None]:
        root = logging.getLogger()
        handlers, level = root.handlers[:], root.level
        yield
        structlog.reset_defaults()
        root.handlers[:], root.level = handlers, level

    @pytest.mark.parametrize("form", ["console", "json"])
    def test_keeps_secrets(self, form: logs.Form, capsys: pytest.CaptureFixture[str]) -> None:
        logs.set_up(form)
        log = structlog.get_logger("tenages.test")
        try:
            hush = "a-local-secret"
            raise ZeroDivisionError(len(hush))
        except ZeroDivisionError:
            log.exception("broken", table="x1", cookie="a-cookie", seed=4711_4711_4711_4711)
            logging.getLogger("other").exception("%s broke", "it")
        said = capsys.readouterr().err
        for word in ("broken", "x1", "it broke", "ZeroDivisionError"):
            assert word in said
        # The seed is longer than any number of a time, which could contain "4711".
        for secret in ("a-local-secret", "a-cookie", "4711471147114711"):
            assert secret not in said

    def test_is_a_line_of_json_for_each_event(self, capsys: pytest.CaptureFixture[str]) -> None:
        logs.set_up("json")
        structlog.get_logger("tenages.test").info("sat-down", seat=1)
        event = json.loads(capsys.readouterr().err)
        assert (event["event"], event["seat"], event["level"]) == ("sat-down", 1, "info")

    def test_shows_people_only_problems(self, capsys: pytest.CaptureFixture[str]) -> None:
        logs.set_up("console")
        structlog.get_logger("tenages.test").info("sat-down", seat=1)
        assert capsys.readouterr().err == ""


class TestTheFigures:
    def test_begin_at_nothing_and_belong_to_one_server(self) -> None:
        one, other = Metrics(), Metrics()
        one.choices.labels("bot").inc()
        one.thinking.labels("master").observe(0.3)
        assert b'tenages_choices_total{by="bot"} 1.0' in one.exposition()
        assert b'tenages_choices_total{by="bot"} 0.0' in other.exposition()
        assert b'tenages_thinking_seconds_count{level="master"} 1.0' in one.exposition()
        assert b"process_cpu_seconds_total" in one.exposition() or sys.platform != "linux"
