# Positions as texts, and games that begin in the middle: what can be wrong. Each error is a clause, as in errors.ftl.

error-origin-is-over = the game is over there; nothing can be played from its end
error-judged-is-over = the game is over there; there is nothing left to analyse
error-too-many-judged = others come first at the moment; try again in a few seconds
error-too-many-own-judged =
    { $most ->
        [one] { $most } position is being analysed for you; wait until it is done
       *[other] { $most } positions are being analysed for you; wait until one is done
    }
error-judging-failed = this position could not be analysed; try again
error-damaged-snapshot = the record is damaged: the table that its game begins from cannot be read ({ $part })
error-no-action-due = a position is where an action is due; there is none within an effect, or before the first turn

error-text-not-a-text = a position is a text or a description of each player, not { $given }
error-text-and-more = a text says all about a position; nothing else can be given with it
error-text-too-long = a text of a position has { $most } letters at most
error-text-line = line { $line }: { $why }
error-text-unknown-word = no line begins with { $word }; there are { $known }
error-text-twice = { $word } is said twice
error-text-number = a whole number is needed, not { $given }
error-text-number-range = a number from { $least } to { $most } is needed, not { $given }
error-text-too-many = no more than { $most } can be named
error-text-long-name = no name has more than { $most } letters
error-text-one-player = a position needs two players at least
error-position-too-much = the position says more than any table can have
error-text-yes-or-no = { $word } is yes or no, not { $given }
error-text-player-order = players count from 1, and the next is player { $next }, not { $given }
error-text-nobodys = nobody has { $word } here: a line such as "player 1" comes first
error-text-pile = a pile reads like "Engineering<Archery, Oars", with one sign after the top card, not { $given }
error-text-no-players = no players are there: each begins with a line such as "player 1"
error-text-damaged-code = the link is damaged or cut off
error-one-position = a position is given once: as parts, as a text, or as a code

# What cannot be in the editor, by the names of the players. Each is a sentence.

problem-place =
    { $place ->
        [hand] { $you ->
            [yes] in your hand
           *[no] in { $who }’s hand
        }
        [score] { $you ->
            [yes] in your { -score-pile }
           *[no] in { $who }’s { -score-pile }
        }
        [forecast] { $you ->
            [yes] in your { -forecast }
           *[no] in { $who }’s { -forecast }
        }
        [achievements] { $you ->
            [yes] among your { -achievements }
           *[no] among { $who }’s { -achievements }
        }
       *[board] { $you ->
            [yes] on your { -board }
           *[no] on { $who }’s { -board }
        }
    }
problem-place-supply = in the { -supply-pile } of { -age } { $age }
problem-place-available = among the { -achievements } still to be had
problem-card-twice = { $card } lies in two places: { $already }, and { $place }.
problem-splay-needs-two =
    { $you ->
        [yes] Your { $color } pile needs two cards to be splayed.
       *[no] { $who }’s { $color } pile needs two cards to be splayed.
    }
problem-no-forecast =
    { $you ->
        [yes] You cannot have a { -forecast }: only { set-title-echoes } has { -forecasts }.
       *[no] { $who } cannot have a { -forecast }: only { set-title-echoes } has { -forecasts }.
    }
problem-special-due =
    { $you ->
        [yes] You fulfil { $name }, so it would be yours already.
       *[no] { $who } fulfils { $name }, so { $who } would have it already.
    }
problem-won-already =
    { $you ->
        [yes] You would have won already: { $needed } { -achievements } are enough.
       *[no] { $who } would have won already: { $needed } { -achievements } are enough.
    }
problem-half-turn = Turn { $turns } is one of the first, which have one action only.
problem-other = { $why }.

# Ways to mend it; what a button says.

remedy-keep = Keep it { $place }
remedy-unsplay = Do not splay it
remedy-claim =
    { $you ->
        [yes] { $name } is yours
       *[no] { $name } goes to { $who }
    }
remedy-without = Play without { $name }
remedy-one-action = One action
remedy-later = A later turn
remedy-take-away = Take { $card } away
remedy-echoes = Play with { set-title-echoes }
remedy-no-forecast = No { -forecast }

# A moment of a game as a position.

position-not-exact = An effect is under way there; this is the position at the start of that action.
position-after-end = The game is over there; this is the position at its last action.
position-refused = Choice number { $number } is no longer possible here.
position-first-turn = Nobody has acted there yet; this is the position at the first action.
position-none-in-effect = An effect is under way: answer it first.
position-none-at-end = The game is over there.
