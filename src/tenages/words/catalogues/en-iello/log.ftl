# Where Iello's words want another order than Asmadi's.

log-melded =
    { $you ->
        [yes] you put { $what } in play
       *[no] { $who } puts { $what } in play
    }
    .from =
        { $you ->
            [yes] you put { $what } { $place } in play
           *[no] { $who } puts { $what } { $place } in play
        }
    .drawn =
        { $you ->
            [yes] you draw { $what } and put it in play
           *[no] { $who } draws { $what } and puts it in play
        }{ $empty }
log-declined-meld =
    { $you ->
        [yes] you put nothing in play
       *[no] { $who } puts nothing in play
    }
    .stop =
        { $you ->
            [yes] you put no more in play
           *[no] { $who } puts no more in play
        }
log-declined-offer =
    { $you ->
        [yes] you add no Period to dominate
       *[no] { $who } adds no Period to dominate
    }
