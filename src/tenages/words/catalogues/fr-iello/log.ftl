# Le journal : une ligne pour chaque chose qui s’est passée. Chaque ligne parle d’un joueur : $who, et $you dit si c’est le lecteur.

log-drew =
    { $you ->
        [yes] vous piochez { $what }
       *[no] { $who } pioche { $what }
    }{ $empty }
log-past-empty = , { $empty }
log-melded =
    { $you ->
        [yes] vous mettez en jeu { $what }
       *[no] { $who } met en jeu { $what }
    }
    .from =
        { $you ->
            [yes] vous mettez en jeu { $what } { $place }
           *[no] { $who } met en jeu { $what } { $place }
        }
    .drawn =
        { $you ->
            [yes] vous piochez et mettez en jeu { $what }
           *[no] { $who } pioche et met en jeu { $what }
        }{ $empty }
log-tucked =
    { $you ->
        [yes] vous archivez { $what }
       *[no] { $who } archive { $what }
    }
    .from =
        { $you ->
            [yes] vous archivez { $what } { $place }
           *[no] { $who } archive { $what } { $place }
        }
    .drawn =
        { $you ->
            [yes] vous piochez et archivez { $what }
           *[no] { $who } pioche et archive { $what }
        }{ $empty }
log-scored =
    { $you ->
        [yes] vous comptabilisez { $what }
       *[no] { $who } comptabilise { $what }
    }
    .from =
        { $you ->
            [yes] vous comptabilisez { $what } { $place }
           *[no] { $who } comptabilise { $what } { $place }
        }
    .drawn =
        { $you ->
            [yes] vous piochez et comptabilisez { $what }
           *[no] { $who } pioche et comptabilise { $what }
        }{ $empty }
log-returned =
    { $you ->
        [yes] vous recyclez { $what }
       *[no] { $who } recycle { $what }
    }
    .from =
        { $you ->
            [yes] vous recyclez { $what } { $place }
           *[no] { $who } recycle { $what } { $place }
        }
    .drawn =
        { $you ->
            [yes] vous piochez et recyclez { $what }
           *[no] { $who } pioche et recycle { $what }
        }{ $empty }
log-foreshadowed =
    { $you ->
        [yes] vous recherchez { $what }
       *[no] { $who } recherche { $what }
    }
    .from =
        { $you ->
            [yes] vous recherchez { $what } { $place }
           *[no] { $who } recherche { $what } { $place }
        }
    .drawn =
        { $you ->
            [yes] vous piochez et recherchez { $what }
           *[no] { $who } pioche et recherche { $what }
        }{ $empty }
log-promoted =
    { $you ->
        [yes] vous mettez en jeu le Projet { $what }
       *[no] { $who } met en jeu le Projet { $what }
    }
log-replaced =
    { $you ->
        [yes] vous remettez { $what } { $place } sur sa pioche
       *[no] { $who } remet { $what } { $place } sur sa pioche
    }
log-offered =
    { $you ->
        [yes] vous ajoutez { $what }, la carte du dessous de sa pioche, aux Périodes à dominer
       *[no] { $who } ajoute { $what }, la carte du dessous de sa pioche, aux Périodes à dominer
    }
log-transferred =
    { $you ->
        [yes] vous transférez { $what } { $origin } { $target }
       *[no] { $who } transfère { $what } { $origin } { $target }
    }
log-exchanged =
    { $you ->
        [yes] vous échangez { $what } { $origin } { $target }
       *[no] { $who } échange { $what } { $origin } { $target }
    }
log-removed =
    { $you ->
        [yes] vous défaussez { $what } { $place } : la carte sort de la partie
       *[no] { $who } défausse { $what } { $place } : la carte sort de la partie
    }
log-claimed =
    { $you ->
        [yes] vous dominez { $achievement }
       *[no] { $who } domine { $achievement }
    }
log-claimed-card =
    { $you ->
        [yes] vous dominez { $what } { $place }
       *[no] { $who } domine { $what } { $place }
    }
log-claimed-special =
    { $you ->
        [yes] vous dominez le Domaine { $name }
       *[no] { $who } domine le Domaine { $name }
    }
log-revealed =
    { $you ->
        [yes] vous révélez { $what }
       *[no] { $who } révèle { $what }
    }
log-looked =
    { $you ->
        [yes] vous regardez { $what }, la première carte de sa pioche
       *[no] { $who } regarde { $what }, la première carte de sa pioche
    }
log-showed-hand =
    { $you ->
        [yes] vous montrez votre Main : { $cards }
       *[no] { $who } montre sa Main : { $cards }
    }
log-showed-none =
    { $you ->
        [yes] vous montrez votre Main, car aucune carte ne convient : { $cards }
       *[no] { $who } montre sa Main, car aucune carte ne convient : { $cards }
    }
log-splayed =
    { $you ->
        [yes] vous décalez vos cartes { color-cards } { splay }
       *[no] { $who } décale ses cartes { color-cards } { splay }
    }
    .on =
        { $you ->
            [yes] vous décalez les cartes { color-cards } { $place } { splay }
           *[no] { $who } décale les cartes { color-cards } { $place } { splay }
        }
log-unsplayed =
    { $you ->
        [yes] vous annulez le décalage de votre pile { color }
       *[no] { $who } annule le décalage de sa pile { color }
    }
    .on =
        { $you ->
            [yes] vous annulez le décalage de la pile { color } { $place }
           *[no] { $who } annule le décalage de la pile { color } { $place }
        }
log-rearranged =
    { $you ->
        [yes] vous changez l’ordre de votre pile { color }
       *[no] { $who } change l’ordre de sa pile { color }
    }
log-activated =
    { $you ->
        [yes] vous activez { $title } ({ icon })
       *[no] { $who } active { $title } ({ icon })
    }{ $after } : { $stakes }
log-after-echoes = {" "}après { count-echo-effects }
log-executes =
    { $you ->
        [yes] vous exécutez { $effect }
       *[no] { $who } exécute { $effect }
    }
log-shares =
    { $you ->
        [yes] vous partagez { $effect }
       *[no] { $who } partage { $effect }
    }
log-obeys =
    { $you ->
        [yes] vous subissez { $effect }
       *[no] { $who } subit { $effect }
    }
log-the-card = la carte
# Ce qu’un joueur refuse ; .stop après avoir fait la même chose juste avant.
log-declined-return =
    { $you ->
        [yes] vous ne recyclez rien
       *[no] { $who } ne recycle rien
    }
    .stop =
        { $you ->
            [yes] vous ne recyclez plus rien
           *[no] { $who } ne recycle plus rien
        }
log-declined-meld =
    { $you ->
        [yes] vous ne mettez rien en jeu
       *[no] { $who } ne met rien en jeu
    }
    .stop =
        { $you ->
            [yes] vous ne mettez plus rien en jeu
           *[no] { $who } ne met plus rien en jeu
        }
log-declined-tuck =
    { $you ->
        [yes] vous n’archivez rien
       *[no] { $who } n’archive rien
    }
    .stop =
        { $you ->
            [yes] vous n’archivez plus rien
           *[no] { $who } n’archive plus rien
        }
log-declined-score =
    { $you ->
        [yes] vous ne comptabilisez rien
       *[no] { $who } ne comptabilise rien
    }
log-declined-exchange =
    { $you ->
        [yes] vous n’échangez rien
       *[no] { $who } n’échange rien
    }
log-declined-draw =
    { $you ->
        [yes] vous ne piochez rien
       *[no] { $who } ne pioche rien
    }
log-declined-take =
    { $you ->
        [yes] vous ne prenez rien
       *[no] { $who } ne prend rien
    }
log-declined-achieve =
    { $you ->
        [yes] vous ne dominez rien
       *[no] { $who } ne domine rien
    }
log-declined-put-on-deck =
    { $you ->
        [yes] vous ne remettez aucune carte sur sa pioche
       *[no] { $who } ne remet aucune carte sur sa pioche
    }
log-declined-offer =
    { $you ->
        [yes] vous n’ajoutez aucune Période à dominer
       *[no] { $who } n’ajoute aucune Période à dominer
    }
log-declined-rearrange =
    { $you ->
        [yes] vous laissez chaque pile dans son ordre
       *[no] { $who } laisse chaque pile dans son ordre
    }
log-declined-choose-color =
    { $you ->
        [yes] vous ne décalez rien
       *[no] { $who } ne décale rien
    }
log-declined-choose-player =
    { $you ->
        [yes] vous ne choisissez personne
       *[no] { $who } ne choisit personne
    }
    .road-building =
        { $you ->
            [yes] vous ne transférez rien
           *[no] { $who } ne transfère rien
        }
    .telegraph =
        { $you ->
            [yes] vous ne décalez rien
           *[no] { $who } ne décale rien
        }
log-declined-either =
    { $you ->
        [yes] vous ne faites ni l’une ni l’autre
       *[no] { $who } ne fait ni l’une ni l’autre
    }
log-declined-splay-left =
    { $you ->
        [yes] vous ne décalez rien
       *[no] { $who } ne décale rien
    }
log-declined-splay-right =
    { $you ->
        [yes] vous ne décalez rien
       *[no] { $who } ne décale rien
    }
log-declined-splay-up =
    { $you ->
        [yes] vous ne décalez rien
       *[no] { $who } ne décale rien
    }
log-chose-color =
    { $you ->
        [yes] vous choisissez la couleur { color }
       *[no] { $who } choisit la couleur { color }
    }
log-chose-value =
    { $you ->
        [yes] vous choisissez la valeur { $value }
       *[no] { $who } choisit la valeur { $value }
    }
log-chose-icon =
    { $you ->
        [yes] vous choisissez la Ressource { icon }
       *[no] { $who } choisit la Ressource { icon }
    }
log-bonus =
    { $you ->
        [yes] vous recevez le Bonus de coopération, une Action Piocher gratuite, car un adversaire a partagé
       *[no] { $who } reçoit le Bonus de coopération, une Action Piocher gratuite, car un adversaire a partagé
    }
log-turn =
    { $you ->
        [yes] tour { $turn } : vous avez { count-actions }
       *[no] tour { $turn } : { $who } a { count-actions }
    }
# Qui a gagné : $person vaut "one", "several", ou "you" si le lecteur en est.
log-won =
    { $person ->
        [one] { $names } gagne
        [you] { $names } gagnez
       *[several] { $names } gagnent
    }
log-ended-achievements = la partie s’arrête : { $won } avec assez de Dominations
log-ended-points = il faut piocher au-delà de la Période 10 : la partie s’arrête et l’Influence décide : { $won }
    .by = par { $effect }, il faut piocher au-delà de la Période 10 : la partie s’arrête et l’Influence décide : { $won }
log-ended-draw = il faut piocher au-delà de la Période 10 : la partie s’arrête sur un match nul, car les premiers sont à égalité d’Influence et de Dominations
    .by = par { $effect }, il faut piocher au-delà de la Période 10 : la partie s’arrête sur un match nul, car les premiers sont à égalité d’Influence et de Dominations
log-ended-effect = la partie s’arrête : { $won }
    .by = par { $effect }, la partie s’arrête : { $won }

# La cause de ce qui s’est passé, et un effet qui n’a rien changé.
log-caused = { $text }, par { $effect }
log-idle = { $text } : il ne se passe rien
# Une carte est allée exactement là où elle était.
log-unmoved = { $text }, ce qui ne change rien
