"""The limits on the number of requests."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tenages.server.limits import Bucket, Buckets, network_of
from tests.support.players import bot, running_server


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_is_allowed_and_then_a_steady_rate() -> None:
    clock = Clock()
    bucket = Bucket(3, 2.0, clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.now += 1000.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_every_address_has_its_own_limit() -> None:
    buckets = Buckets(1, 0.0, Clock())
    assert [buckets.take(address) for address in ("a", "b", "a", "b")] == [True, True, False, False]


def test_what_is_more_work_costs_more() -> None:
    clock = Clock()
    bucket = Bucket(10, 1.0, clock)
    assert [bucket.take(4.0), bucket.take(4.0), bucket.take(4.0)] == [True, True, False]
    # What was refused has cost nothing.
    assert [bucket.take(), bucket.take(0.5), bucket.take(0.5), bucket.take(0.5)] == [True, True, True, False]
    clock.now += 4.0
    assert [bucket.take(4.0), bucket.take()] == [True, False]


def test_every_address_pays_for_itself() -> None:
    buckets = Buckets(10, 0.0, Clock())
    assert [buckets.take("a", 8.0), buckets.take("a", 8.0), buckets.take("b", cost=8.0)] == [True, False, True]


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_all_ipv6_addresses_of_one_network_share_a_limit(address: str, network: str) -> None:
    assert network_of(address) == network


def test_a_client_cannot_evade_a_limit_by_changing_within_its_network(tmp_path: Path) -> None:
    with running_server(tmp_path, tables_per_hour=2) as client:

        def statuses(*addresses: str) -> list[int]:
            found: list[int] = []
            for address in addresses:
                comer = TestClient(client.app, base_url="http://table", client=(address, 50000))
                comer.portal = client.portal
                found.append(comer.post("/api/tables", json={"seats": [bot(), bot()]}).status_code)
            return found

        assert statuses("2001:db8::1", "2001:db8::2", "2001:db8::3") == [201, 201, 429]
        assert statuses("2001:db8:0:1::1") == [201]
        assert statuses("192.0.2.1", "::ffff:192.0.2.1", "192.0.2.1", "192.0.2.2") == [201, 201, 429, 201]
