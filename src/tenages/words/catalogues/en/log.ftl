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
        [yes] you put { $what } { $place } on top of its { -supply-pile }
       *[no] { $who } puts { $what } { $place } on top of its { -supply-pile }
    }
log-offered =
    { $you ->
        [yes] you add { $what }, the bottom card of its { -supply-pile }, to the { -achievements-to-be-had }
       *[no] { $who } adds { $what }, the bottom card of its { -supply-pile }, to the { -achievements-to-be-had }
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
        [yes] you look at { $what }, the top card of its { -supply-pile }
       *[no] { $who } looks at { $what }, the top card of its { -supply-pile }
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
    .on =
        { $you ->
            [yes] you splay { color } { splay } { $place }
           *[no] { $who } splays { color } { splay } { $place }
        }
log-unsplayed =
    { $you ->
        [yes] you unsplay { color }
       *[no] { $who } unsplays { color }
    }
    .on =
        { $you ->
            [yes] you unsplay { color } { $place }
           *[no] { $who } unsplays { color } { $place }
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
# What a player declined; .stop after having done the same just before.
log-declined-return =
    { $you ->
        [yes] you { -return } nothing
       *[no] { $who } { -returns } nothing
    }
    .stop =
        { $you ->
            [yes] you { -return } no more
           *[no] { $who } { -returns } no more
        }
log-declined-meld =
    { $you ->
        [yes] you { -meld } nothing
       *[no] { $who } { -melds } nothing
    }
    .stop =
        { $you ->
            [yes] you { -meld } no more
           *[no] { $who } { -melds } no more
        }
log-declined-tuck =
    { $you ->
        [yes] you { -tuck } nothing
       *[no] { $who } { -tucks } nothing
    }
    .stop =
        { $you ->
            [yes] you { -tuck } no more
           *[no] { $who } { -tucks } no more
        }
log-declined-score =
    { $you ->
        [yes] you score nothing
       *[no] { $who } scores nothing
    }
log-declined-exchange =
    { $you ->
        [yes] you exchange nothing
       *[no] { $who } exchanges nothing
    }
log-declined-draw =
    { $you ->
        [yes] you draw nothing
       *[no] { $who } draws nothing
    }
log-declined-take =
    { $you ->
        [yes] you take nothing
       *[no] { $who } takes nothing
    }
log-declined-achieve =
    { $you ->
        [yes] you { -achieve } nothing
       *[no] { $who } { -achieves } nothing
    }
log-declined-put-on-deck =
    { $you ->
        [yes] you put no card back
       *[no] { $who } puts no card back
    }
log-declined-offer =
    { $you ->
        [yes] you add no { -achievement }
       *[no] { $who } adds no { -achievement }
    }
log-declined-rearrange =
    { $you ->
        [yes] you leave the order of every pile as it is
       *[no] { $who } leaves the order of every pile as it is
    }
log-declined-choose-color =
    { $you ->
        [yes] you splay nothing
       *[no] { $who } splays nothing
    }
log-declined-choose-player =
    { $you ->
        [yes] you choose nobody
       *[no] { $who } chooses nobody
    }
    .road-building =
        { $you ->
            [yes] you transfer nothing
           *[no] { $who } transfers nothing
        }
    .telegraph =
        { $you ->
            [yes] you splay nothing
           *[no] { $who } splays nothing
        }
log-declined-either =
    { $you ->
        [yes] you do neither
       *[no] { $who } does neither
    }
log-declined-splay-left =
    { $you ->
        [yes] you splay nothing
       *[no] { $who } splays nothing
    }
log-declined-splay-right =
    { $you ->
        [yes] you splay nothing
       *[no] { $who } splays nothing
    }
log-declined-splay-up =
    { $you ->
        [yes] you splay nothing
       *[no] { $who } splays nothing
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
        [yes] you get the { -sharing-bonus }, a free Draw action, for an opponent shared
       *[no] { $who } gets the { -sharing-bonus }, a free Draw action, for an opponent shared
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
log-ended-draw = a card beyond { -age } 10 is to be drawn: the game ends in a draw, for the best are tied in { -points } and { -achievements }
    .by = by { $effect } a card beyond { -age } 10 is to be drawn: the game ends in a draw, for the best are tied in { -points } and { -achievements }
log-ended-effect = the game ends: { $won }
    .by = by { $effect } the game ends: { $won }

# The cause of what happened, and an effect that changed nothing.
log-caused = { $text }, by { $effect }
log-idle = { $text }: nothing happens
# A card went to exactly where it was.
log-unmoved = { $text }, which changes nothing
