"""Tables as a configuration names them: "3", "4 teams", "5 echoes". Needs no PyTorch."""

from __future__ import annotations

from tenages.cards import setup_of
from tenages.networks.tables import TEAMS
from tenages.rules.errors import TenAgesError
from tenages.rules.setup import Rules


def table_of(text: str, edition: str) -> Rules:
    """The rules of a table: how many players, then "teams" and expansions if there are any."""
    number, *others = text.split() or [""]
    if not number.isdecimal():
        raise TenAgesError("bad-table-name", given=repr(text))
    expansions = tuple([word for word in others if word != TEAMS])
    return checked(Rules(int(number), edition, TEAMS in others, expansions))


def checked(rules: Rules) -> Rules:
    """The same rules, if there is such a table."""
    try:
        setup_of(rules, 0)
    except TenAgesError as error:
        raise TenAgesError("bad-training-table", why=error) from error
    return rules
