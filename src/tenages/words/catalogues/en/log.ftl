# The log: one line for each thing that happened. Every line is about a player: $who, and $you tells whether that is the reader.

log-drew =
    { $you ->
        [yes] you draw { $what }
       *[no] { $who } draws { $what }
    }{ $empty }
log-past-empty = , { $empty }
log-melded =
    { $you ->
        [yes] you { -meld } { $what }
       *[no] { $who } { -melds } { $what }
    }
    .from =
        { $you ->
            [yes] you { -meld } { $what } { $place }
           *[no] { $who } { -melds } { $what } { $place }
        }
    .drawn =
        { $you ->
            [yes] you draw and { -meld } { $what }
           *[no] { $who } draws and { -melds } { $what }
        }{ $empty }
log-tucked =
    { $you ->
        [yes] you { -tuck } { $what }
       *[no] { $who } { -tucks } { $what }
    }
    .from =
        { $you ->
            [yes] you { -tuck } { $what } { $place }
           *[no] { $who } { -tucks } { $what } { $place }
        }
    .drawn =
        { $you ->
            [yes] you draw and { -tuck } { $what }
           *[no] { $who } draws and { -tucks } { $what }
        }{ $empty }
log-scored =
    { $you ->
        [yes] you score { $what }
       *[no] { $who } scores { $what }
    }
    .from =
        { $you ->
            [yes] you score { $what } { $place }
           *[no] { $who } scores { $what } { $place }
        }
    .drawn =
        { $you ->
            [yes] you draw and score { $what }
           *[no] { $who } draws and scores { $what }
        }{ $empty }
log-returned =
    { $you ->
        [yes] you { -return } { $what }
       *[no] { $who } { -returns } { $what }
    }
    .from =
        { $you ->
            [yes] you { -return } { $what } { $place }
           *[no] { $who } { -returns } { $what } { $place }
        }
    .drawn =
        { $you ->
            [yes] you draw and { -return } { $what }
           *[no] { $who } draws and { -returns } { $what }
        }{ $empty }
log-foreshadowed =
    { $you ->
        [yes] you { -foreshadow } { $what }
       *[no] { $who } { -foreshadows } { $what }
    }
    .from =
        { $you ->
            [yes] you { -foreshadow } { $what } { $place }
           *[no] { $who } { -foreshadows } { $what } { $place }
        }
    .drawn =
        { $you ->
            [yes] you draw and { -foreshadow } { $what }
           *[no] { $who } draws and { -foreshadows } { $what }
        }{ $empty }
log-promoted =
    { $you ->
        [yes] you { -promote } { $what }
       *[no] { $who } { -promotes } { $what }
    }
log-replaced =
    { $you ->
        [yes] you put { $what } { $place } on top of its supply pile
       *[no] { $who } puts { $what } { $place } on top of its supply pile
    }
log-offered =
    { $you ->
        [yes] you add { $what }, the bottom card of its supply pile, to the { -achievements } to be had
       *[no] { $who } adds { $what }, the bottom card of its supply pile, to the { -achievements } to be had
    }
log-transferred =
    { $you ->
        [yes] you transfer { $what } { $origin } { $target }
       *[no] { $who } transfers { $what } { $origin } { $target }
    }
log-exchanged =
    { $you ->
        [yes] you exchange { $what } { $origin } { $target }
       *[no] { $who } exchanges { $what } { $origin } { $target }
    }
log-removed =
    { $you ->
        [yes] you { -remove } { $what } { $place }: it is out of the game
       *[no] { $who } { -removes } { $what } { $place }: it is out of the game
    }
log-claimed =
    { $you ->
        [yes] you { -achieve } { $achievement }
       *[no] { $who } { -achieves } { $achievement }
    }
log-claimed-card =
    { $you ->
        [yes] you { -achieve } { $what } { $place }
       *[no] { $who } { -achieves } { $what } { $place }
    }
log-claimed-special =
    { $you ->
        [yes] you { -claim } the { -special-achievement } { $name }
       *[no] { $who } { -claims } the { -special-achievement } { $name }
    }
log-revealed =
    { $you ->
        [yes] you reveal { $what }
       *[no] { $who } reveals { $what }
    }
log-looked =
    { $you ->
        [yes] you look at { $what }, the top card of its supply pile
       *[no] { $who } looks at { $what }, the top card of its supply pile
    }
log-showed-hand =
    { $you ->
        [yes] you show your hand: { $cards }
       *[no] { $who } shows the hand: { $cards }
    }
log-showed-none =
    { $you ->
        [yes] you show your hand, for no card in it fits: { $cards }
       *[no] { $who } shows the hand, for no card in it fits: { $cards }
    }
log-splayed =
    { $you ->
        [yes] you splay { color } { splay }
       *[no] { $who } splays { color } { splay }
    }
log-unsplayed =
    { $you ->
        [yes] you unsplay { color }
       *[no] { $who } unsplays { color }
    }
log-rearranged =
    { $you ->
        [yes] you put the { color } pile into another order
       *[no] { $who } puts the { color } pile into another order
    }
log-activated =
    { $you ->
        [yes] you activate { $title } ({ icon })
       *[no] { $who } activates { $title } ({ icon })
    }{ $after }: { $stakes }
log-after-echoes = {" "}after { count-echo-effects }
log-executes =
    { $you ->
        [yes] you carry out { $effect }
       *[no] { $who } carries out { $effect }
    }
log-shares =
    { $you ->
        [yes] you share { $effect }
       *[no] { $who } shares { $effect }
    }
log-obeys =
    { $you ->
        [yes] you obey { $effect }
       *[no] { $who } obeys { $effect }
    }
log-the-card = the card
log-passed =
    { $you ->
        [yes] you pass
       *[no] { $who } passes
    }
log-chose-color =
    { $you ->
        [yes] you choose { color }
       *[no] { $who } chooses { color }
    }
log-chose-value =
    { $you ->
        [yes] you choose the value { $value }
       *[no] { $who } chooses the value { $value }
    }
log-chose-icon =
    { $you ->
        [yes] you choose the { icon }
       *[no] { $who } chooses the { icon }
    }
log-bonus =
    { $you ->
        [yes] you get the { -sharing-bonus }, a free draw, for an opponent shared
       *[no] { $who } gets the { -sharing-bonus }, a free draw, for an opponent shared
    }
log-turn =
    { $you ->
        [yes] turn { $turn }: you have { count-actions }
       *[no] turn { $turn }: { $who } has { count-actions }
    }
# Who won: $person is "one", "several", or "you" where the reader is among them.
log-won =
    { $person ->
        [one] { $names } wins
       *[several] { $names } win
    }
log-ended-achievements = the game ends: { $won } with enough { -achievements }
log-ended-points = a card beyond { -age } 10 is to be drawn: the game ends and points decide: { $won }
    .by = by { $effect } a card beyond { -age } 10 is to be drawn: the game ends and points decide: { $won }
log-ended-effect = the game ends: { $won }
    .by = by { $effect } the game ends: { $won }

# The cause of what happened, and an effect that changed nothing.
log-caused = { $text }, by { $effect }
log-idle = { $text }: nothing happens
