# Les choix possibles, et à côté de chacun ce qu’il voudrait dire.

option-draw = piocher { $what }
option-draw-beyond = piocher au-delà de la Période 10, ce qui arrête la partie
option-meld = poser { $what }
option-dogma = activer { $title }
option-achieve = dominer { $achievement }
option-show = montrer que vous n’en avez pas
option-first = la première
option-second = la seconde
option-from = { $what } { $place }

# Une pioche ; là où les pioches sont séparées, avec son type.
deck-of = la pioche des { $value }
deck-of-set = la pioche des { $value } { $set }

hint-beyond = au-delà de la Période 10, ce qui arrête la partie
hint-it-is = c’est { $card }
hint-another = votre { $nth }e Période { $age }
hint-several-left = il y en a { $count } à dominer
hint-points = vous avez { count-points }
hint-not-spent = ils ne sont pas dépensés
hint-new-color = une nouvelle couleur : { $change }
hint-covers = sur { $card } : { $change }

# Les deux possibilités de chaque carte qui en offre.
either-evolution = piocher et comptabiliser une 8, puis recycler une carte de votre Influence
    .second = piocher une carte de valeur supérieure d’un à la plus haute de votre Influence
either-elevator = prendre les cartes des Mains adverses
    .second = prendre les cartes des Influences adverses
either-ice-skates = piocher et mettre en jeu une 2
    .second = piocher et rechercher une 3
either-linguistics = piocher une 3
    .second = piocher et rechercher une 4
either-scissors = mettre en jeu une carte de votre Main
    .second = comptabiliser une carte de votre Main
either-puzzle-cube = comptabiliser la carte du dessous
    .second = comptabiliser les deux cartes du dessous
either-charitable-trust = recycler votre carte verte Active
    .second = dominer votre carte verte Active
either-sunglasses = décaler les mauves comme une autre couleur
    .second = décaler une autre couleur comme les mauves

# Ce que montre une carte ou une pile, et comment cela changerait.
shows-icons =
    { $count ->
        [one] { $count } { icon }
       *[other] { $count } { $icon ->
            [castle] châteaux
            [crown] couronnes
            [leaf] feuilles
            [lightbulb] ampoules
            [factory] usines
           *[clock] horloges
        }
    }
shows-bonus = Bonus { $points }
shows-echo = Écho
shows-no-change = aucun changement
