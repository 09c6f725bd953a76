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
