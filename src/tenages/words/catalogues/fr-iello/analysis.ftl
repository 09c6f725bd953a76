# L’analyse d’une partie : la note d’un choix, ce qui valait mieux, et pourquoi.

analysis-mark-inaccuracy = imprécision
analysis-mark-mistake = erreur
analysis-mark-blunder = bévue
analysis-mark-only = le seul bon choix

analysis-better = Mieux : { $label } · { $best } de chances de gagner au lieu de { $played }. { $why }
analysis-age = la Période { $age }
    .of = de la Période { $age }
analysis-special = le Domaine { $name }
    .of = du Domaine { $name }
analysis-change =
    { $sign ->
        [minus] −{ NUMBER($change, style: "percent", maximumFractionDigits: 0) }
       *[plus] +{ NUMBER($change, style: "percent", maximumFractionDigits: 0) }
    }

# Où la partie a basculé.
analysis-ahead =
    { $turn ->
        [0] En tête du début à la fin : { $names }.
       *[other] En tête du tour { $turn } jusqu’à la fin : { $names }.
    }
analysis-turned = Où la partie a basculé
analysis-turned-luck = hasard de la pioche { $change }
analysis-turned-none = Aucun choix et aucune pioche n’ont beaucoup changé.

# Pourquoi le meilleur choix vaut mieux que celui qui a été fait.
analysis-why-wins = Cela gagne la partie.
analysis-why-loses = Le choix qui a été fait perd la partie.
analysis-why-claims = Cela domine { $achievement }.
analysis-why-gives =
    { $you ->
        [yes] Après le choix qui a été fait, vous dominez { $achievement }.
       *[no] Après le choix qui a été fait, { $who } domine { $achievement }.
    }
analysis-why-keeps =
    { $you ->
        [yes] Cela vous prive { $of }, que vous pourriez dominer sinon.
       *[no] Cela prive { $who } { $of }, qui est à sa portée sinon.
    }
analysis-why-brings = Cela met { $achievement } à portée.
analysis-why-safe =
    { $you ->
        [yes] Cela protège contre { $title }, dont vous pourriez vous servir.
       *[no] Cela protège contre { $title }, dont { $who } pourrait se servir.
    }
analysis-why-first =
    { $you ->
        [yes] { $title } d’abord : vous ne pouvez pas encore en profiter ({ analysis-icons }).
       *[no] { $title } d’abord : { $who } ne peut pas encore en profiter ({ analysis-icons }).
    }
analysis-why-later =
    { $you ->
        [yes] { $title } peut attendre : vous n’en profiterez plus alors.
       *[no] { $title } peut attendre : { $who } n’en profitera plus alors.
    }
analysis-why-obeys =
    { $you ->
        [yes] Vous devez obéir à { $title } ({ analysis-icons }).
       *[no] { $who } doit obéir à { $title } ({ analysis-icons }).
    }
analysis-why-shared =
    { $you ->
        [yes] Vous partagez { $title } ({ analysis-icons }).
       *[no] { $who } partage { $title } ({ analysis-icons }).
    }
analysis-icons = { icons-in-words } : { $theirs } contre { $own }
analysis-why-then-wins = Ensuite, { $title } gagne la partie.
analysis-why-then-obeys =
    { $you ->
        [yes] Ensuite, vous devez obéir à { $title } ({ analysis-icons }){ analysis-then-points }.
       *[no] Ensuite, { $who } doit obéir à { $title } ({ analysis-icons }){ analysis-then-points }.
    }
analysis-why-then-uses = Ensuite, { $title } peut servir{ analysis-then-points }.
analysis-then-points =
    { $count ->
        [0] { "" }
       *[other] , ce qui vaut environ { $count } points
    }
analysis-why-idle = Le choix qui a été fait ne change rien.
analysis-why-points =
    { $count ->
        [one] Cela vaut { $count } point de plus.
       *[other] Cela vaut { $count } points de plus.
    }

# Tant que rien n’a été joué, on compare avec la meilleure autre option.
analysis-why-next-loses = La meilleure autre option perd la partie.
analysis-why-next-gives =
    { $you ->
        [yes] Après la meilleure autre option, vous dominez { $achievement }.
       *[no] Après la meilleure autre option, { $who } domine { $achievement }.
    }
analysis-why-next-idle = La meilleure autre option ne change rien.
analysis-why-next-points =
    { $count ->
        [one] Cela vaut { $count } point de plus que la meilleure autre option.
       *[other] Cela vaut { $count } points de plus que la meilleure autre option.
    }
