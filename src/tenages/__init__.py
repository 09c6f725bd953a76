"""Ten Ages: Carl Chudyk's Innovation as software.

import tenages

game = tenages.new_game(players=2, edition="asmadi-3", seed=7)
while game.decision:
    game.choose(game.decision.options[0])
print(game.outcome)
"""

# ruff: noqa: E402  (which build runs is settled before the engine is loaded)

from tenages.build import choose_build

choose_build()

from tenages.cards import CARDS as CARDS
from tenages.cards import find_card as find_card
from tenages.game import Game as Game
from tenages.opening import new_game as new_game
from tenages.opening import perft as perft
from tenages.opening import position as position
from tenages.opening import replay as replay
from tenages.opening import sample as sample
from tenages.pickling import register as _register_pickling
from tenages.rules.card import Card as Card
from tenages.rules.endings import Outcome as Outcome
from tenages.rules.errors import GameIsOver as GameIsOver
from tenages.rules.errors import IllegalChoice as IllegalChoice
from tenages.rules.errors import TenAgesError as TenAgesError
from tenages.rules.errors import set_sentences as _set_sentences
from tenages.rules.options import Decision as Decision
from tenages.rules.options import Option as Option
from tenages.rules.options import option_named as option_named
from tenages.sight.view import View as View
from tenages.sight.view import set_printer as _set_printer
from tenages.version import __version__ as __version__
from tenages.words.errors import in_english as _in_english
from tenages.words.printing import view_text as _view_text

_register_pickling()
_set_sentences(_in_english)
_set_printer(_view_text)
