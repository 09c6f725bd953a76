# La pièce où l’on parcourt les cartes : les filtres, et ce que l’on sait d’une carte. Le terminal dit la même chose.

cardbook-search-for = un titre, ou des mots du texte : « décaler », “castle”
cardbook-search-key = appuyez sur / pour chercher
cardbook-count = { $count } sur { $all }
cardbook-sort = Tri
cardbook-sort-age = Par Période
cardbook-sort-title = Par titre
cardbook-sort-worth = Par valeur
cardbook-clear = Effacer
cardbook-filters = Filtres
cardbook-filters-on = Filtres ({ $count })
cardbook-set-base = Base
cardbook-set-echoes = Échos
cardbook-set-both = Les deux
cardbook-icons = Montre
cardbook-icon-echo = effet Écho
cardbook-icon-bonus = Bonus
cardbook-does = Ce qu’elle fait
cardbook-none = Aucune carte n’est ainsi.
cardbook-none-do = Retirez un filtre, ou cherchez moins de mots.
cardbook-grid = Cartes : les flèches déplacent, Entrée ouvre

# Ce que fait une carte : sur des boutons, et dans une liste.
cardbook-deed =
    { $deed ->
        [draws] Pioche
        [melds] Met en jeu
        [scores] Comptabilise
        [tucks] Archive
        [returns] Recycle
        [splays] Décale
        [foreshadows] Recherche
        [demands] Exige
        [takes] Prend aux autres
        [exchanges] Échange
        [executes] Exécute une autre carte
        [claims] Domine
       *[wins] Gagne aussitôt
    }

cardbook-close = Fermer la carte
cardbook-open = La carte ouverte
cardbook-rate = { $rate } %

cardbook-worth = Ce qu’elle vaut
cardbook-worth-won = gagnent après l’avoir mise en jeu
cardbook-worth-games =
    { $count ->
        [one] { $count } joueur, dans des parties entre ordinateurs
       *[other] { $count } joueurs, dans des parties entre ordinateurs
    }
cardbook-worth-none = Aucun ordinateur ne l’a mise en jeu à une telle table.
cardbook-worth-players = Nombre de joueurs
cardbook-worth-by-age = Gagné, selon la Période de la partie à la mise en jeu
cardbook-worth-by-table = Gagné, selon la table
cardbook-worth-equal = { $rate } % serait l’égalité
cardbook-worth-set-base = Jeu de base
cardbook-worth-set-echoes = Avec Échos
cardbook-worth-at = { $rate } % de { $count } qui l’ont mise en jeu
cardbook-worth-how = Comment cela est compté
cardbook-worth-about = Combien de fois ont gagné ceux qui l’avaient mise en jeu, dans { $games } parties entre ordinateurs de même force ; troisième édition. Cela ne dit pas pourquoi : qui peut mettre en jeu une carte tardive mène souvent déjà.

cardbook-texts = Les textes
cardbook-texts-column = Édition et langue de la colonne { $number }
cardbook-texts-of = { $edition } · { $language }
cardbook-texts-same = même texte
cardbook-texts-differs = différent
cardbook-language-en = English
cardbook-language-fr = Français

cardbook-rulings = Précisions
cardbook-rulings-none = Aucune précision ne la nomme : la carte et la règle disent tout.
cardbook-ruling-first = texte de la première édition
cardbook-ruling-third = texte de la troisième édition

cardbook-related = Cartes liées
cardbook-related-why =
    { $reason ->
        [named] Nommées ensemble
        [protects] Protègent : { cardbook-many-icons }
        [looks] Cherchent aussi des { cardbook-many-icons }
        [splayed] Décalent sa couleur
        [later] Plus tard dans la même pile
       *[similar] Font à peu près de même
    }

cardbook-many-icons =
    { $icon ->
        [castle] châteaux
        [crown] couronnes
        [leaf] feuilles
        [lightbulb] ampoules
        [factory] usines
       *[clock] horloges
    }

cardbook-sizes = Dans toutes les tailles

# Au terminal.
cardbook-table-title = titre
cardbook-table-worth = valeur
cardbook-table-does = ce qu’elle fait
cardbook-table-games =
    { $count ->
        [one] Valeur : de combien ceux qui l’avaient mise en jeu ont gagné plus souvent, dans { $count } partie entre ordinateurs.
       *[other] Valeur : de combien ceux qui l’avaient mise en jeu ont gagné plus souvent, dans { $count } parties entre ordinateurs.
    }
cardbook-related-line = { $reason } : { $cards }
cardbook-players = { count-players }
