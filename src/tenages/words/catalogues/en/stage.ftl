# The table in the browser: the stage, the rows of the players, the line above the hand, and the playing of events.

stage-of =
    { $you ->
        [yes] Your { $card }
       *[no] { $who }'s { $card }
    }
stage-effect-of = { -effect } { $number } of { $count }
stage-preview = preview
stage-if-dogma = If you activate { $card }
stage-if-meld = If you { -meld } { $card }
stage-just-now = Just now
stage-lost-card = You lose a card
stage-then-effect = then { -effect } { $number }

# What a player does, after the name.
stage-does-obey =
    { $you ->
        [yes] obey
       *[no] { $count ->
            [one] obeys
           *[other] obey
        }
    }
stage-does-share =
    { $you ->
        [yes] share
       *[no] { $count ->
            [one] shares
           *[other] share
        }
    }
stage-does-act =
    { $you ->
        [yes] act
       *[no] { $count ->
            [one] acts
           *[other] act
        }
    }
stage-does-nobody = Nobody obeys or shares: only you
stage-does-nothing = Nothing would happen

# Under the compared icon of a player: as short as possible.
stage-part-you = you
stage-part-obeys = obeys
stage-part-obeying = obeys now
stage-part-you-obey = you obey
stage-part-both = obeys
stage-part-shares = shares
stage-part-sharing = sharing
stage-part-next = next
stage-part-acts = acts
stage-part-last = acts last
stage-part-demands = demands
stage-part-none = no share

# Where a card went: $place with $who, or the reader's own.
stage-goes =
    { $place ->
        [hand] { $you ->
            [yes] your hand
           *[no] { $who }'s hand
        }
        [score] { $you ->
            [yes] your { -score-pile }
           *[no] { $who }'s { -score-pile }
        }
        [forecast] { $you ->
            [yes] your { -forecast }
           *[no] { $who }'s { -forecast }
        }
        [achieved] { $you ->
            [yes] your { -achievements }
           *[no] { $who }'s { -achievements }
        }
        [board] { $you ->
            [yes] your { color } pile
           *[no] { $who }'s { color } pile
        }
        [box] out of the game
        [available] { -achievements }
       *[supply] the { -supply-piles }
    }

stage-your-turn = your turn
stage-ally = ally
stage-age = { -age } { $age }
stage-age-medal = { -achievement }: { $medal }
stage-look = All cards of { $name }
stage-beneath = Beneath: { $cards }
stage-more-below = More below
stage-supply-of = To draw from: { $set }
stage-points-unit = pts
stage-to-win = to win
stage-stakes-only = only you
stage-stakes-nothing = nothing would happen

stage-how-click = Click a card in hand to { -meld } it, { -a-top } card to activate it, { -an-achievement } to { -claim } it
stage-how-tap = tap a card to read and play it
stage-all-options =
    { $count ->
        [one] { $count } option
       *[other] All { $count } options
    }

stage-events = What happens
stage-event-of = event { $at } of { $count }
stage-pause = Pause
stage-resume = Go on
stage-step = Step
stage-skip = Skip to my decision
stage-skip-to-now = Skip to now
stage-pace = Pace
stage-since = Since your last turn
# Several alike, for which there is no room to name each: $kind of the log.
stage-outcome =
    { $kind ->
        [drew]
            { $you ->
                [yes] You draw { $count } cards.
               *[no] { $who } draws { $count } cards.
            }
        [melded]
            { $you ->
                [yes] You { -meld } { $count } cards.
               *[no] { $who } { -melds } { $count } cards.
            }
        [tucked]
            { $you ->
                [yes] You { -tuck } { $count } cards.
               *[no] { $who } { -tucks } { $count } cards.
            }
        [scored]
            { $you ->
                [yes] You score { $count } cards.
               *[no] { $who } scores { $count } cards.
            }
        [returned]
            { $you ->
                [yes] You { -return } { $count } cards.
               *[no] { $who } { -returns } { $count } cards.
            }
        [foreshadowed]
            { $you ->
                [yes] You { -foreshadow } { $count } cards.
               *[no] { $who } { -foreshadows } { $count } cards.
            }
       *[transferred]
            { $you ->
                [yes] You transfer { $count } cards.
               *[no] { $who } transfers { $count } cards.
            }
    }
stage-watch-again = Watch again
stage-not-now = Not now
stage-long-press = Rest a finger on a card to read it in large.
stage-events-since =
    { $count ->
        [one] { $count } event since your turn
       *[other] { $count } events since your turn
    }
stage-key-options = the list of all options
