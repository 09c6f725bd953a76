"""All tests. Helpers that several of them share are in `tests.support`."""

import pytest

# So that an assertion in a helper shows both sides when it fails.
pytest.register_assert_rewrite("tests.support")
