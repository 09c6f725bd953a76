"""The limits on the number of requests."""

from __future__ import annotations

from tenages.server.limits import Bucket, Buckets


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
