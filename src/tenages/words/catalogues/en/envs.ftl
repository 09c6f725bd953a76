# The environments for research.

error-unknown-action = there is no action { $given }; actions go from 0 to { $last }
error-unknown-render-mode = a game cannot be rendered as { $given }; it can be rendered as { $known }
error-unknown-illegal = an illegal action cannot be answered with { $given }; it can be answered with { $known }
error-number-of-opponents =
    { $needed ->
        [one] there is { $needed } opponent at this table, but { $given } are named
       *[other] there are { $needed } opponents at this table, but { $given } are named
    }
error-env-not-reset = the environment has to be reset before the first step
error-four-byte-seed = OpenSpiel draws seeds from 0 to { $last }, so there is no deal from { $given }
error-env-over = this game is over; reset the environment to deal another
error-no-such-observer = a player can be observed with all that he may know, with what everyone may know, or with what he alone knows; nobody sees the cards of all players
error-unknown-seat = there is no seat { $given }; there are 0 to { $last }, and None for one that is drawn in every game
