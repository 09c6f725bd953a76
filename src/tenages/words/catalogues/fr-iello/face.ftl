# Ce qui se dit des cartes dessinées sur la page, et comment les mots du jeu se reconnaissent dans une phrase.

# Pour qui écoute la page : « Archerie, rouge 1, château, ampoule, château ».
face-card = { $title }, { color } { $age }, { $slots }
face-back =
    { $deck ->
        [echoes] carte Écho, Période { $age }, face cachée
        [base] carte, Période { $age }, face cachée
       *[unknown] carte, Période { $age }, face cachée
    }
face-pile-empty = aucune carte { color }
face-pile = pile { color }, { count-cards }
face-pile-splayed = pile { color }, { count-cards }, décalée { splay } ; visibles sous la carte Active : { $slots }
# Sous une pile : combien de cartes s’y trouvent, et comment elles sont décalées.
face-pile-lies =
    { $splay ->
        [left] { count-cards } · ◂ vers la gauche
        [right] { count-cards } · ▸ vers la droite
        [up] { count-cards } · ▴ vers le haut
       *[none] { count-cards }
    }
face-pile-lies-short =
    { $splay ->
        [left] { $count } ◂
        [right] { $count } ▸
        [up] { $count } ▴
       *[none] { $count }
    }
face-fan = Parcourir la pile
face-reading-close = Fermer

# Toutes les formes d’un mot, avec | entre elles.
face-icon =
    { $icon ->
        [castle] château|châteaux
        [crown] couronne|couronnes
        [leaf] feuille|feuilles
        [lightbulb] ampoule|ampoules
        [factory] usine|usines
       *[clock] horloge|horloges
    }
face-forms-achievement = Domination|Dominations
face-forms-bonus = Bonus|Bonus d’Influence
face-forms-bottom = carte du dessous|cartes du dessous
face-forms-demand = J’exige|Dogme de Suprématie
face-forms-echo = effet Écho|effets Écho
face-forms-eligible = remplir les conditions|remplissez les conditions|remplit les conditions
face-forms-exchange = échanger|échangez|échange
face-forms-featured-icon = Ressource requise
face-forms-forecast = Projets|Projet
face-forms-foreshadow = rechercher|recherchez|recherche
face-forms-meld = mettre en jeu|mettez en jeu|met en jeu|mise en jeu|mises en jeu
face-forms-non-demand = Dogme Coopératif|Dogmes Coopératifs
face-forms-promote = mettre en jeu un Projet
face-forms-remove = défausser|défaussez|défausse
face-forms-return = recycler|recyclez|recycle|recyclée|recyclées
face-forms-reveal = révéler|révélez|révèle|révélée|révélées
face-forms-score = comptabiliser|comptabilisez|comptabilise|comptabilisée|comptabilisées
face-forms-score-pile = Influence
face-forms-share = partager|partagez|partage|partagent
face-forms-sharing-bonus = Bonus de coopération
face-forms-special = Domaine|Domaines
face-forms-splay = décaler|décalez|décale|décalée|décalées
face-forms-splay-left = décaler vers la gauche|décalez vers la gauche|décale vers la gauche
face-forms-splay-right = décaler vers la droite|décalez vers la droite|décale vers la droite
face-forms-splay-up = décaler vers le haut|décalez vers le haut|décale vers le haut
face-forms-supply = la pioche|pioches
face-forms-top = carte Active|cartes Actives
face-forms-transfer = transférer|transférez|transfère|transférée|transférées
face-forms-tuck = archiver|archivez|archive|archivée|archivées
