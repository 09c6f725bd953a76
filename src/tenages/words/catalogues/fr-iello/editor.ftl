# L’éditeur de position : les emplacements, la carte tenue, ce que ferait un Dogme, le partage.

editor-table = La table
editor-side = Que faire de la position
editor-all-cards = Toutes les cartes
editor-search = titre ou texte
editor-which = Quelles cartes
editor-which-all = Toutes
editor-which-free = Non placées
editor-age = Période { $age }
editor-no-card = Aucune carte ne correspond.
editor-tray-card = { $title }, { color } { $age }
editor-tray-placed = { $title }, { color } { $age }, { $place }

# La barre du haut.
editor-undo = Annuler
editor-redo = Rétablir
editor-undone = Annulé.
editor-redone = Rétabli.
editor-empty = Table vide
editor-emptied = La table est vide.
editor-failed = Cette position ne s’est pas ouverte

# Les emplacements, dans une phrase ; sur une carte de la réserve, il y a peu de place.
editor-place-board = la pile { color } { ELIDE("de", $name) }
editor-place-hand = la Main { ELIDE("de", $name) }
editor-place-score = l’Influence { ELIDE("de", $name) }
editor-place-forecast = les Projets { ELIDE("de", $name) }
editor-place-achieved = les Dominations { ELIDE("de", $name) }
editor-place-supply = la pioche de la Période { $age }
editor-place-available = les Dominations qui restent
editor-in-board = Zone { ELIDE("de", $name) }
editor-in-hand = Main { ELIDE("de", $name) }
editor-in-score = Influence { ELIDE("de", $name) }
editor-in-forecast = Projets { ELIDE("de", $name) }
editor-in-achieved = Domination { ELIDE("de", $name) }
editor-in-supply = pioche { $age }
editor-in-available = à dominer
editor-to-board =
    { $end ->
        [top] sur { editor-place-board }
       *[bottom] sous { editor-place-board }
    }
editor-to-hand = dans { editor-place-hand }
editor-to-score = dans { editor-place-score }
editor-to-forecast = parmi { editor-place-forecast }
editor-to-achieved = parmi { editor-place-achieved }
editor-to-supply =
    { $end ->
        [top] sur { editor-place-supply }
       *[bottom] dans { editor-place-supply }, après les cartes nommées
    }
editor-to-available = parmi { editor-place-available }

# La carte que l’on tient.
editor-take-up = Prendre { $card }
editor-tag = { color }, { $slots } : la prendre
editor-held = Vous tenez { $title }
editor-held-how = Choisissez un emplacement qui brille.
editor-held-from = Depuis { $place }. Choisissez un emplacement qui brille.
editor-held-said = Vous tenez { $title }. Choisissez un emplacement ; Échap la repose.
editor-released = { $title } reste où elle était.
editor-put = { $title } { $to }
editor-taken = { $title } quitte { $place }.
editor-away = Hors de la table
editor-cancel = Reposer
editor-here = Ici
editor-on-top = Dessus
editor-beneath = Dessous
editor-nothing = rien encore

# Les cartes d’un joueur.
editor-hand = Main
editor-score = Influence
editor-forecast = Projets
editor-icons = Ressources { ELIDE("de", $name) }
editor-turn-of = Si c’est le tour { ELIDE("de", $name) }
editor-turn-now = C’est à { $name } de jouer, { count-actions }.
editor-waits = attend
editor-to-move = doit jouer, { count-actions }
editor-swap = Échanger
editor-swap-with = Échanger les côtés avec
editor-swapped = { $name } et { $other } ont échangé leurs côtés.
editor-pile-of = Pile { color } { ELIDE("de", $name) }
editor-splay-of = Décalage de la pile { color } { ELIDE("de", $name) }
editor-splay =
    { $splay ->
        [none] Non décalée
        [left] Décalée vers la gauche
        [right] Décalée vers la droite
       *[up] Décalée vers le haut
    }
editor-splayed =
    { $splay ->
        [none] La pile { color } { ELIDE("de", $name) } n’est pas décalée.
       *[other] La pile { color } { ELIDE("de", $name) } est décalée { splay }.
    }
editor-shift =
    { $up ->
        [yes] { $title } : vers le dessus
       *[no] { $title } : vers le dessous
    }
editor-shifted =
    { $up ->
        [yes] { $title } monte d’un rang.
       *[no] { $title } descend d’un rang.
    }
editor-take-away = Retirer { $title }

# Les pioches et les Dominations.
editor-middle = Pioches et Dominations
editor-supply = Pioches
editor-supply-how = tout ce qui n’est pas placé, au hasard, sauf les cartes que vous posez sur une pioche
editor-pile-age = Pioche de la Période { $age }
editor-pile-short = { $age } :
editor-pile-how = Prenez une carte de cette Période et posez-la ici : elle sera piochée la première.
editor-pile-random = Puis le reste, au hasard
editor-pile-only = Puis rien : le reste est hors du jeu
editor-pile-in-order =
    { $count ->
        [one] { $count } connue
       *[other] { $count } connues
    }
editor-then-random = puis au hasard
editor-then-nothing = puis rien
editor-shuffle = Mélanger le reste
editor-shuffled = Ce qui est au hasard est dans un autre ordre.
editor-age-achievement = la Domination de la Période { $age }
editor-achievement-of = { $achievement } : { $who }
editor-achievement-free = encore à dominer
editor-achievement-out = hors du jeu
editor-claim = + Domination
editor-claim-for = Domination pour { $name }
editor-claimed = { $name } a { $achievement }.
editor-claim-free = { $achievement } : encore à dominer.
editor-claim-out = { $achievement } : hors du jeu.
editor-unclaim = Retirer { $achievement } à { $name }
editor-unclaimed = { $name } n’a plus { $achievement }.

# Ce qui ne peut pas être.
editor-impossible =
    { $count ->
        [one] Une chose est impossible
       *[other] { $count } choses sont impossibles
    }
editor-mended = Réparé : { $text }.

# Que ferait ce Dogme ?
editor-dogma = Que ferait ce Dogme ?
editor-dogma-which = Carte Active
editor-dogma-any = Choisissez une carte Active
editor-dogma-how = Il est joué sur une copie : rien ne bouge sur cette table. Les cartes piochées viennent au hasard.
editor-dogma-none = Posez d’abord une carte dans une Zone de Jeu.
editor-dogma-rests = En attente d’une position possible.
editor-dogma-by = par { $name }
editor-dogma-log = Ce qui se passe
editor-dogma-answer = Répondre sur la table
editor-dogma-board = Voir sur la table
editor-obey =
    { $count ->
        [one] { $names } obéit
       *[other] { $names } obéissent
    }
editor-share-too =
    { $count ->
        [one] { $names } partage
       *[other] { $names } partagent
    }
editor-alone = Personne ne partage, personne n’obéit
editor-gain-points = { $count } Influence
editor-gain-hand = { $count } en Main
editor-gain-board = { $count } dans la Zone de Jeu
editor-gain-forecast = { $count } en Projets
editor-gain-none = Rien ne change
editor-gain-achievements = { $count } Domination
editor-try = Et si : { $title }
editor-try-copy = sur une copie · vous répondez pour { $name }
editor-try-dogma = Dogme : { $title }
editor-try-end = Retour à l’éditeur
editor-try-back = Un pas en arrière
editor-try-made = Les choix jusqu’ici
editor-try-lines = Suites essayées
editor-edit-this = Modifier cette position
editor-edited = La position essayée est sur la table ; « Annuler » rend la précédente.

# Ce qui est le mieux dans une position.
editor-judged-options = À { $name } de choisir : essayez une option
editor-judged-closer = Un coup d’œil rapide ; un examen plus attentif suit…
editor-judged-old = La position a changé depuis.

# Partager.
editor-share = Partager
editor-share-what = toute la position
editor-link = Lien vers cette position
editor-copy-link = Copier le lien
editor-text = Cette position sous forme de texte
editor-copy-text = Copier le texte
editor-paste = Coller un texte
editor-paste-how = Le texte d’une position, tel que le donne « Copier le texte » :
editor-paste-do = La disposer
editor-unreadable = Ce texte n’a pas pu être lu.
editor-read = La position est disposée.
editor-picture = Image
editor-picture-title = Une image de cette position
editor-picture-making = L’image se fait…
editor-picture-failed = L’image n’a pas pu être faite. Le lien et le texte disent la même chose.
editor-picture-alt = Toute la position en image : { $turn }. Le texte de la position dit la même chose.
editor-picture-turn = À { $name } de jouer, { count-actions }
editor-picture-save = Enregistrer
editor-picture-not-copied = Le navigateur ne l’a pas prise. Elle peut être enregistrée.
editor-from = D’une partie…
editor-from-how = Tout moment d’une partie finie peut être changé ici. En la revoyant, copiez l’adresse ; elle nomme aussi le pas.
editor-from-link = Lien d’une partie revue, d’une analyse ou d’une position
editor-from-step = Pas
editor-from-wrong = Ce lien ne mène ni à une partie ni à une position.
editor-from-do = L’ouvrir ici

editor-go = À partir d’ici
editor-play = Jouer à partir d’ici
editor-analyse = Analyser
editor-rests =
    { $count ->
        [one] une chose à réparer d’abord
       *[other] { $count } choses à réparer d’abord
    }

# Ce que l’on joue.
editor-game = Ce que l’on joue
editor-players = Joueurs
editor-turns = Tours commencés, celui-ci compris
editor-this-turn = Ce tour, ce qui compte pour { special-monument }
editor-scored = comptabilisées
editor-tucked = archivées
editor-scored-by = Cartes que { $name } a comptabilisées ce tour
editor-tucked-by = Cartes que { $name } a archivées ce tour
editor-escape = Échap
