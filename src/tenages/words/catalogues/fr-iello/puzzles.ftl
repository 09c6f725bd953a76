# Les problèmes : le but, ce qu’il faut savoir, les indices, pourquoi une suite marche et pourquoi d’autres échouent.

puzzle-goal-win = Gagnez pendant ce tour
puzzle-goal-claim =
    { $count ->
        [1] Obtenez une Domination pendant ce tour
        [2] Obtenez deux Dominations pendant ce tour
       *[other] Obtenez { $count } Dominations pendant ce tour
    }
puzzle-goal-defend = Empêchez { $who } de gagner

puzzle-standing =
    Vous avez { $have } { $have ->
        [one] Domination
       *[other] Dominations
    } sur { $needed }, et il vous reste { $actions ->
        [1] une Action
       *[other] deux Actions
    }.
puzzle-score = Votre Influence est de { $count }, et votre plus haute carte Active est de Période { $top }.
puzzle-this-turn = Cartes comptabilisées pendant ce tour : { $scored } ; archivées : { $tucked }.
puzzle-danger = { $who } a { $have } Dominations sur { $needed } et gagne au prochain tour, si vous ne l’empêchez pas.
puzzle-near = { $name } : { $done } sur { $needed }.

puzzle-proof-any = Prouvé : cela marche quelles que soient les cartes cachées.
puzzle-proof-all = Prouvé pour les { $worlds } façons dont les cartes cachées qui comptent peuvent être placées.
puzzle-proof-sampled = Cherché dans { $worlds } mondes au hasard qui s’accordent avec ce que vous savez : cela marche dans tous.

# Les indices. $area est la partie de la table à regarder.
puzzle-hint-area =
    { $area ->
        [hand] Regardez les cartes de votre Main.
        [board] Regardez les cartes de votre zone.
        [score] Regardez votre Influence.
        [forecast] Regardez vos Projets.
        [supply] Regardez ce que vous pourriez piocher.
        [achievements] Regardez les Dominations.
       *[effect] Regardez ce que le Dogme vous demande.
    }
puzzle-hint-counts =
    { $icon ->
        [castle] Comptez les châteaux
        [crown] Comptez les couronnes
        [leaf] Comptez les feuilles
        [lightbulb] Comptez les ampoules
        [factory] Comptez les usines
       *[clock] Comptez les horloges
    } : vous { $own }, { $others }.
puzzle-claim-takes = la Période { $age } demande { $asked } points et une carte Active de Période { $age } : vous avez { $points } et la Période { $top }.
puzzle-hint-option = { $label }.
puzzle-hint-back = Cette suite ne mène à rien. Reprenez vos derniers choix.

# Pourquoi un essai a échoué.
puzzle-failed-luck =
    { $works ->
        [100] Cela a marché, mais vous ne pouviez pas savoir quels choix faire : cela dépend de cartes cachées.
       *[other] Cela a marché, mais par chance. Avec les cartes cachées à d’autres places, cela pourrait marcher dans { $works } cas sur 100 au mieux.
    }
puzzle-failed-other-won = { $who } a gagné pendant votre tour.
puzzle-failed-other-won-by = { $who } a gagné pendant votre tour, par le Dogme de { $title }.
puzzle-failed-drawn = La partie s’est terminée par une égalité.
puzzle-failed-threat = { $who } peut gagner maintenant.
puzzle-failed-threat-age = { $who } peut gagner maintenant, en commençant par la Période { $age }.
puzzle-failed-threat-card = { $who } peut gagner maintenant, en commençant par { $title }.
puzzle-failed-taken = { $who } a obtenu { $what } pendant votre tour.
puzzle-failed-taken-by = { $who } a obtenu { $what } avec { $title }, pendant votre tour.
puzzle-failed-not-won =
    Votre tour est terminé, et vous avez { $got } { $got ->
        [one] Domination
       *[other] Dominations
    } sur { $wanted }.
puzzle-failed-not-claimed =
    { $got ->
        [0] Votre tour est terminé, et vous n’avez rien dominé.
       *[other] Votre tour est terminé, et vous en avez obtenu { $got } sur { $wanted }.
    }
puzzle-failed-shared = { $who } a partagé { $title }.
puzzle-failed-shared-with = { $who } a partagé { $title } ({ icons-in-words } : { $other } contre { $own } pour vous).
puzzle-failed-in-reach = la Période { $age } était à votre portée, mais il ne restait plus d’Action.
puzzle-failed-their-claim = la Période { $age } demande { $asked } points et une carte Active de Période { $age } : { $who } a { $points } et la Période { $top }.

puzzle-otherwise = Sinon : { $threat }

# Pourquoi la solution marche. $own et $other sont les nombres d’avant, $ownnow et $othernow ceux d’après.
puzzle-step-icons =
    { $icon ->
        [castle] Châteaux
        [crown] Couronnes
        [leaf] Feuilles
        [lightbulb] Ampoules
        [factory] Usines
       *[clock] Horloges
    }, vous contre { $who } : avant { $own } contre { $other }, maintenant { $ownnow } contre { $othernow }.
puzzle-step-score = Votre Influence passe de { $before } à { $now }.
puzzle-step-in-reach = la Période { $age } demande { $asked } points et une carte Active de Période { $age } : vous aviez { $points } et la Période { $top }, maintenant vous avez { $pointsnow } et la Période { $topnow }.
puzzle-step-special = { $name } : { $before } sur { $needed } avant, { $now } maintenant.
puzzle-step-special-by = { $title } donne { $name } par son Dogme.
puzzle-step-covers = Elle recouvre { $title }.
puzzle-step-points = Les points décident : { $counts }.
puzzle-step-by-effect = Le gagnant est désigné par { $what } : « { $text } »
puzzle-step-no-longer = la Période { $age } demande { $asked } points et une carte Active de Période { $age } : { $who } avait { $points } et la Période { $top }, et a maintenant { $pointsnow } et la Période { $topnow }.
puzzle-step-claims = Vous obtenez { $what }. Cela fait { $have } sur { $needed }.
puzzle-step-won = Vous gagnez, quoi que fassent les autres.
puzzle-step-claimed = C’est ce qu’il vous fallait, quoi que fassent les autres.
puzzle-step-safe = { $who } n’a plus aucun moyen de gagner au prochain tour.

# Pourquoi d’autres premiers choix ne résolvent pas le problème.
puzzle-wrong-early = Trop tôt. D’abord : { $label }.
puzzle-wrong-shared = Partagé ({ icons-in-words }) : { $names }, vous { $count }.
puzzle-wrong-last = C’est votre seule Action, et elle n’atteint pas le but.
puzzle-wrong-special = { $name } en est alors à { $done } sur { $needed }.
puzzle-wrong-claim = la Période { $age } reste alors hors de portée : elle demande { $asked } points et une carte Active de Période { $age }, et vous avez { $points } et la Période { $top }.
puzzle-wrong-luck = Cela pourrait marcher dans { $works } cas sur 100 au mieux : c’est de la chance.
puzzle-wrong-never = Après cela, aucune suite n’atteint le but.
puzzle-wrong-loses = { $who } peut alors gagner, dans { $lost } cas sur 100.

puzzle-age = la Période { $age }

error-no-such-puzzle = il n’y a pas de problème { $given } ; ils ont les numéros 1 à { $last }
error-puzzle-is-over = l’essai est terminé, donc { $option } ne peut plus être choisi

# Dans le terminal.
puzzle-title = Problème { $number } : { $goal }
puzzle-help = Tapez le numéro d’une option, annuler, recommencer, indice, solution, carte et un titre, table, ou quitter.
puzzle-failed-do = Tapez annuler pour reprendre le dernier choix, recommencer pour repartir du début, ou solution.
puzzle-your-choice = Votre choix ?
puzzle-command-undo = a annuler
puzzle-command-again = r recommencer
puzzle-command-hint = i indice
puzzle-command-solution = s solution
puzzle-command-card = c carte
puzzle-command-board = t table
puzzle-command-quit = q quitter
puzzle-solved = Résolu.
puzzle-solution = Pourquoi cela marche
puzzle-not = Pas ceci : { $label }. { $why }
puzzle-list-number = Problème
puzzle-list-grade = Niveau
puzzle-list-goal = But
puzzle-list-table = Table
puzzle-made =
    { $games ->
        [one] { $games } partie examinée
       *[other] { $games } parties examinées
    }, { $puzzles ->
        [one] { $puzzles } problème trouvé
       *[other] { $puzzles } problèmes trouvés
    }
puzzle-checking = Vérification
puzzle-check-fault = Le problème { $number } ne tient pas : { $why }
puzzle-fault-not-asked = son joueur n’est pas interrogé
puzzle-fault-several = il a plusieurs solutions
puzzle-fault-options = il ne nomme pas toutes les options
puzzle-fault-too-long = la preuve est trop longue
puzzle-fault-solution = sa solution ne le résout pas
puzzle-fault-not-complete = il n’est pas prouvé pour tous les mondes
puzzle-fault-fails = il y a des mondes où la solution échoue
puzzle-fault-also-solves = « { $option } » le résout aussi
puzzle-checked =
    { $count } problèmes vérifiés, { $faults ->
        [0] tous tiennent
        [one] un ne tient pas
       *[other] { $faults } ne tiennent pas
    }.
