"""What can go wrong, each with a name of its own. Every one of them leaves the game exactly as it was."""


class TenAgesError(Exception):
    """Any mistake that Ten Ages points out. The message says what was wrong and what would have been right."""


class IllegalChoice(TenAgesError):
    """The option is not among those that the current decision offers."""


class GameIsOver(TenAgesError):
    """A choice was made although the game has ended."""


class UnknownCard(TenAgesError):
    """No card has this title."""


class UnknownEdition(TenAgesError):
    """No edition has this name."""


class UnknownExpansion(TenAgesError):
    """No expansion has this name."""


class BadSetup(TenAgesError):
    """The table cannot be set up so: a wrong number of players, or teams where the edition has none."""


class BadPosition(TenAgesError):
    """The position could not occur: a card twice, in the wrong pile, or an unknown place."""


class BadRecord(TenAgesError):
    """The record is damaged, truncated, or not a record at all."""


class OtherVersion(BadRecord):
    """The record was written by an engine whose games this engine does not replay."""


class NoWorldFound(TenAgesError):
    """Sampling found no full game that fits the view."""
