# Les mots sur la table elle-même : en-têtes, piles, pioches, Dominations, et où chacun en est.

board-you = Vous
board-ally = { $name }, partenaire
board-empty = vide
board-none-left = plus aucun
board-age = Période
board-cards-left = cartes restantes
board-set-cards-left = cartes { $set } restantes
board-echoes-on-top = Écho sur le dessus
board-yes = oui
board-no = non
board-prices = à dominer, points
board-special = Domaines
board-special-short = Domaines
board-points = points
board-score = Influence
board-achieved = Dominations
board-achievements = { $count } : { $list }
board-special-progress = { $name } { $done }/{ $needed }

board-before-first-turn = Avant le premier tour : chacun met une carte en jeu, tous en même temps
board-status =
    { $you ->
        [yes] Tour { $turn } · À vous de jouer · { $left }
       *[no] Tour { $turn } · Au tour { ELIDE("de", $who) } · { $left }
    }
board-actions-left =
    { $count ->
        [one] { $count } Action restante
       *[other] { $count } Actions restantes
    }
board-actions-after-this =
    { $count ->
        [one] { $count } Action restante après celle-ci
       *[other] { $count } Actions restantes après celle-ci
    }

# Qui a gagné, et comment ; $person vaut "one", "several", ou "you" si le lecteur en est.
board-won-achievements =
    { $person ->
        [one] { $names } gagne par Domination
        [you] { $names } gagnez par Domination
       *[several] { $names } gagnent par Domination
    }
board-won-points =
    { $person ->
        [one] { $names } gagne par l’Influence
        [you] { $names } gagnez par l’Influence
       *[several] { $names } gagnent par l’Influence
    }
board-won-effect =
    { $person ->
        [one] { $names } gagne grâce à une carte
        [you] { $names } gagnez grâce à une carte
       *[several] { $names } gagnent grâce à une carte
    }
board-drawn = Match nul : les premiers sont à égalité d’Influence et de Dominations

# Comment des joueurs finissent une partie que les règles n’ont pas finie ; $won suit « abandonne ».
board-won-conceded =
    { $person ->
        [one] { $names } gagne
        [you] { $names } gagnez
       *[several] { $names } gagnent
    }
board-conceded =
    { $you ->
        [yes] Vous abandonnez : { $won }
       *[no] { $who } abandonne : { $won }
    }
board-ended-agreed = La partie a été arrêtée sans vainqueur

board-pile-splayed = { $count } { $arrow } { splay }
board-no-pile = Vous n’avez pas de cartes { color-cards }.
board-pile-unsplayed = Votre pile { color }, non décalée, de haut en bas : { $titles }.
board-pile-splayed-story = Votre pile { color }, décalée { splay }, de haut en bas : { $titles }.
board-pile-extras = { $story } On y voit { $extras }.
board-bonuses =
    { $count ->
        [one] le Bonus { $points }
       *[other] les Bonus { $points }
    }
board-beneath = { $count } dessous
board-beneath-splayed =
    { $splay ->
        [left] { $count } dessous { $arrow } gauche
        [right] { $count } dessous { $arrow } droite
       *[up] { $count } dessous { $arrow } haut
    }
board-score-pile = Influence
board-held = { $title } ({ color } { $back })

# Une carte en détail.
sheet-facts = { color }, Période { $age }, Ressource requise : { icon }
sheet-facts-set = { $set } : { $facts }
sheet-slot = { $where } : { $what }
sheet-effect = { $number }. { $text }
sheet-echo = Écho : { $text }
sheet-texts = { $texts } ({ $editions })
sheet-can-claim = Peut dominer { $name }. Sinon, ce Domaine est dominé à l’instant même où ceci est rempli : { $text }
sheet-special = { $name }, un Domaine
sheet-special-set = { $name }, un Domaine de l’extension { $set }
sheet-special-text = Dominé à l’instant même où ceci est rempli : { $text }
sheet-special-via = { $title } permet aussi de le dominer.
