# Ce que le terminal dit de lui-même : accueil, aide, erreurs, adieux, et ce qu’ont donné beaucoup de parties.

talk-welcome = Innovation · { $table } · { talk-kind }
talk-seed = graine { $seed }
talk-kind =
    { $teams ->
        [yes] deux équipes de deux
       *[no] { $players } joueurs
    }
talk-opponents = Vous jouez contre { $names } (robot : { $bot }). Tapez « ? » pour l’aide.
talk-your-choice = Votre choix (un numéro ; c 2 pour lire la carte du choix 2 ; « ? » pour l’aide) :
talk-since = Ce qui s’est passé
talk-final-board = La table à la fin
talk-board-now = La table maintenant
talk-in-progress =
    { $choices ->
        [one] La partie continue ; { $choices } choix jusqu’ici.
       *[other] La partie continue ; { $choices } choix jusqu’ici.
    }

# Ce que l’on peut taper : les mots d’une commande ou d’une réponse, d’abord pour les gens pressés.
talk-command-help = ? a aide
talk-command-card = c carte
talk-command-log = j journal
talk-command-board = t plateau table
talk-command-pile = p pile
talk-command-rules = r règles regles
talk-command-glossary = g glossaire
talk-command-why = w pourquoi
talk-command-hint = i conseil
talk-command-language = langue
talk-command-save = s sauver sauvegarder enregistrer
talk-command-quit = q quitter
talk-answer-yes = o oui
talk-answer-no = n non
talk-answer-save = s sauver sauvegarder enregistrer
talk-again-same = o oui p pareil
talk-again-stronger = + fort
talk-again-weaker = - faible
talk-again-no = n non q quitter

talk-help = Ce que vous pouvez taper
talk-help-number = faire ce choix
    .typed = un numéro
talk-help-option = lire la carte du choix 3
    .typed = c 3
talk-help-card = lire n’importe quelle carte, ou un Domaine
    .typed = carte agriculture
talk-help-pile = parcourir votre pile rouge
    .typed = pile rouge
talk-help-log = ce qui s’est passé, en entier ou les 20 dernières lignes
    .typed = journal, journal 20
talk-help-board = redessiner la table
    .typed = plateau
talk-help-rules = les règles de cette table en bref
    .typed = règles
talk-help-glossary = le sens d’un mot, ou de tous
    .typed = glossaire archiver, glossaire
talk-help-why = pourquoi les autres ont agi ainsi
    .typed = pourquoi
talk-help-hint = ce qu’un robot choisirait à votre place
    .typed = conseil
talk-help-language = lire dans une autre langue : en, fr, ou en-asmadi, en-iello pour les mots d’un éditeur
    .typed = langue en
talk-help-save = sauver la partie
    .typed = sauver FICHIER
talk-help-quit = quitter la partie
    .typed = quitter
talk-help-help = cette aide
    .typed = ?

talk-note-piles = Sur la table, R1 { card-archery } est une carte rouge de la Période 1. Dessous, on lit combien de cartes compte la pile et, si elle est décalée, de quel côté. Les six nombres sont les Ressources produites par chaque Zone de Jeu.
talk-note-echoes = Échos : É3 est une carte Écho de la Période 3. Sous une pile, 2 Échos +4 veut dire que deux effets Écho y sont visibles, exécutés les premiers chaque fois que sa carte Active est activée, et un Bonus de 4. Votre Bonus le plus élevé compte en entier, chacun des autres vaut un point : l’Influence 15 = 8 + 7, c’est 8 en cartes et 7 en Bonus. Après une Action Poser, vous pouvez mettre en jeu un de vos Projets, de valeur égale ou inférieure.
talk-note-rows = Une Période compte comme vide quand ses cartes de base sont épuisées. Qui a des cartes en Main, mais aucune carte Écho, pioche une carte Écho s’il en reste ; tous les autres piochent une carte de base.
talk-note-mixed = Les cartes de base et les cartes Écho sont mélangées : vous piochez celle du dessus, dont le dos est visible.

# Ce qui a été tapé et ne peut pas être fait.
talk-numbers =
    { $options ->
        [1] il n’y a que le choix 1
       *[other] tapez un numéro de 1 à { $options }
    }
talk-not-an-option = Il n’y a pas de choix { $said } : { talk-numbers }.
talk-not-understood = Je ne comprends pas « { $said } » : { talk-numbers }, ou « ? » pour l’aide.
talk-option-without-card = Le choix { $number } ne nomme pas de carte.
talk-card-needs-name = Dites laquelle : carte NOM, ou c et le numéro d’un choix
talk-pile-needs-color = Dites quelle pile : pile suivi de { $colors }
talk-log-needs-number = « { $said } » n’est pas un nombre de lignes : journal, ou journal 20
talk-nothing-yet = Il ne s’est encore rien passé.
talk-no-remarks = Aucun des autres n’a quelque chose à en dire.
talk-no-hints = Il n’y a personne à qui demander conseil.

# Sauver et quitter.
talk-quit-question = Quitter la partie ? o = oui, s = la sauver d’abord, n = continuer :
talk-quit-answer = Répondez o, s ou n.
talk-file-question = Sauver dans quel fichier ?
talk-save-needs-file = Dites où : sauver FICHIER
talk-exists = { $path } existe déjà. L’écraser ? o ou n :
talk-saved = Partie sauvée dans { $path }. Pour la reprendre : tenages play --resume { $path }
talk-not-saved = La partie n’a pas été sauvée dans { $path } : { $why }
talk-goodbye = Au revoir.
talk-out-of-input = Plus rien à lire : la partie s’arrête ici.

# Une autre partie ; les robots qui ne sont pas des niveaux restent comme ils sont.
talk-again-question =
    { $ways ->
        [both] Rejouer ? p = pareil, + = plus fort, - = plus faible, n = non :
        [stronger] Rejouer ? p = pareil, + = plus fort, n = non :
        [weaker] Rejouer ? p = pareil, - = plus faible, n = non :
       *[neither] Rejouer ? p = pareil, n = non :
    }

# Ce qu’ont donné beaucoup de parties.
talk-games-played = parties jouées
talk-simulated = { talk-simulated-games } · { $table } · { talk-simulated-kind } · { talk-seed } · { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { NUMBER($rate, maximumFractionDigits: 0) } parties par seconde
talk-simulated-games =
    { $games ->
        [one] { $games } partie au hasard
       *[other] { $games } parties au hasard
    }
talk-simulated-kind =
    { $teams ->
        [yes] { $players } joueurs en équipes
       *[no] { $players } joueurs
    }

talk-ended = fin de partie
talk-ended-achievements = par les Dominations
talk-ended-points = par l’Influence
talk-ended-draw = match nul
talk-ended-effect = par une carte
talk-won-by = gagnées par
talk-seat = place { $seat }
talk-shared = partagées
talk-won-by-nobody = personne : match nul
talk-games = parties
talk-share = part
talk-length = durée
talk-shortest = la plus courte
talk-mean = moyenne
talk-longest = la plus longue
talk-turns = tours
talk-decisions = décisions
talk-crashes = Parties interrompues par une erreur : { $count }
talk-crashed = graine { $seed } : { $error }

# Les nombres, tels qu’on les écrit.
talk-count = { $number }
talk-mean-figure = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
talk-share-figure = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
