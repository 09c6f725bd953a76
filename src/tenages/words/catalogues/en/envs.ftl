# The environments for research.

error-unknown-action = there is no action { $given }; actions go from 0 to { $last }
error-unknown-render-mode = a game cannot be rendered as { $given }; it can be rendered as { $known }
error-unknown-illegal = an illegal action cannot be answered with { $given }; it can be answered with { $known }
error-no-opponent = an opponent is a bot or the name of one, not { $given }
error-number-of-opponents =
    { $needed ->
        [one] there is { $needed } opponent at this table, but { $given } are named
       *[other] there are { $needed } opponents at this table, but { $given } are named
    }
error-env-not-stepping = there is no step to wait for; step_async begins one
error-env-not-reset = the environment has to be reset before the first step
error-four-byte-seed = OpenSpiel draws seeds from 0 to { $last }, so there is no deal from { $given }
error-env-over = this game is over; reset the environment to deal another
error-no-such-observer = a player can be observed with all that he may know, with what everyone may know, or with what he alone knows; nobody sees the cards of all players
error-unknown-seat = there is no seat { $given }; there are 0 to { $last }, and None for one that is drawn in every game
error-rows-not-float = observations are written into rows of floats, not of { $given }
error-wrong-shape = these numbers have the shape { $given }; needed is { $wanted }
error-actions-not-whole = actions are whole numbers, and not { $given }
error-unknown-action-in-game = game { $game }: there is no action { $given }; actions go from 0 to { $last }
error-not-possible-in-game = game { $game }: player { $player } cannot choose { $option } now; possible: { $possible }
error-number-of-seeds =
    { $needed ->
        [one] there is { $needed } game, so one seed is needed, and not { $given }
       *[other] there are { $needed } games, so as many seeds are needed, and not { $given }
    }
error-number-of-seats =
    { $needed ->
        [one] there is { $needed } game, so one seat is needed, and not { $given }
       *[other] there are { $needed } games, so as many seats are needed, and not { $given }
    }
error-env-closed = the environment is closed
error-env-process-lost = a process that plays games of this environment has ended ({ $why }); close the environment
error-env-process-failed = a process that plays games of this environment failed: { $why }
