# Les problèmes dans le navigateur : la liste, la salle où l’on en résout un, et le cadre de la première page.

puzzle-page-what = Un tour, un but, et une voie qui ne doit rien à la chance. À vous de la trouver.
puzzle-page-of-the-day = Le problème du jour
puzzle-page-number = Problème { $number }
puzzle-page-solve = Résoudre
puzzle-page-look-again = Revoir
puzzle-page-all = Tous les problèmes
puzzle-page-next = Problème suivant
puzzle-page-coming = Le problème arrive…
puzzle-page-none = Ce problème n’existe pas
puzzle-page-changes = Le même pour tout le monde. Le prochain arrive à minuit UTC, soit { $time } à votre horloge.
puzzle-page-rules = Un tour terminé est un essai, et vous en avez trois. Trois étoiles au premier essai sans indice, une de moins par essai et par indice. Annuler ne coûte rien.
puzzle-page-kept = Les étoiles, les temps et la série ne sont gardés que dans ce navigateur.

puzzle-page-grade =
    { $grade ->
        [1] Facile
        [2] Moyen
        [3] Délicat
        [4] Difficile
       *[5] Infernal
    }
puzzle-page-grade-label = Difficulté
puzzle-page-goal-label = But
puzzle-page-goals =
    { $goal ->
        [all] Tous
        [win] Gagner
        [claim] Dominer
       *[defend] Défendre
    }
puzzle-page-goal =
    { $goal ->
        [win] gagner ce tour-ci
        [claim]
            { $count ->
                [one] obtenir une Domination
               *[other] obtenir { $count } Dominations
            }
       *[defend] empêcher l’adversaire de gagner
    }
puzzle-page-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
puzzle-page-unsolved = Seulement ceux qui restent à résoudre
puzzle-page-nothing = Vous les avez tous résolus.
puzzle-page-solved-of =
    { $solved ->
        [one] { $solved } résolu sur { $count }
       *[other] { $solved } résolus sur { $count }
    }
puzzle-page-of = sur { $count }
puzzle-page-mark-tried = entamé
puzzle-page-mark-shown = vu

puzzle-page-streak-label = Série
puzzle-page-streak = Série : { puzzle-page-days }
puzzle-page-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
puzzle-page-best = record : { puzzle-page-days }
puzzle-page-stars-label = Étoiles
puzzle-page-stars =
    { $count ->
        [0] aucune étoile
        [one] { $count } étoile
       *[other] { $count } étoiles
    }
puzzle-page-seen = Solution vue
puzzle-page-tries-label = Essais restants
puzzle-page-tries =
    { $count ->
        [0] Il ne reste aucun essai.
        [one] Il reste un essai.
       *[other] Il reste { $count } essais.
    }

puzzle-page-turn = Votre tour
puzzle-page-actions =
    { $count ->
        [one] une Action
       *[other] deux Actions
    }
puzzle-page-action =
    { $number ->
        [1] première Action
        [2] deuxième Action
       *[other] Action { $number }
    }
puzzle-page-try =
    { $number ->
        [1] Votre premier essai
        [2] Votre deuxième essai
       *[other] Votre troisième essai
    }
puzzle-page-worth =
    { $count ->
        [0] Plus d’étoile à gagner, mais il comptera comme résolu.
        [one] Il vaut encore une étoile.
        [2] Il vaut encore deux étoiles.
       *[other] Trois étoiles au premier essai, sans indice.
    }
puzzle-page-practice = Pour l’entraînement : cela ne compte plus.
puzzle-page-hint = Indice
puzzle-page-hint-second = Deuxième indice
puzzle-page-hint-cost = coûte une étoile
puzzle-page-hint-ask =
    Un indice coûte une étoile. { $left ->
        [0] Il n’en restera plus à gagner.
        [one] Il en restera une à gagner.
       *[other] Il en restera deux à gagner.
    }
puzzle-page-hint-take = Prendre l’indice
puzzle-page-hint-leave = Plutôt pas
puzzle-page-give-up = Abandonner
puzzle-page-again = Réessayer
puzzle-page-no-tries = Les trois essais sont épuisés. Vous pouvez continuer pour l’entraînement.
puzzle-page-show = Montrer la solution
puzzle-page-more = À propos de ce problème

# Le titre de la scène, selon l’état du problème.
puzzle-page-failed = Pas ainsi
puzzle-page-failed-line = Votre tour est terminé. Voilà où cela mène.
puzzle-page-solved = Résolu
puzzle-page-shown = La solution
puzzle-page-solved-how = { puzzle-page-solved-try } · { puzzle-page-solved-hints } · { puzzle-page-time }
puzzle-page-solved-try =
    { $number ->
        [1] au premier essai
        [2] au deuxième essai
       *[other] au troisième essai
    }
puzzle-page-solved-hints =
    { $hints ->
        [0] sans indice
        [one] avec un indice
       *[other] avec { $hints } indices
    }
puzzle-page-time =
    { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min { $seconds } s
    }
puzzle-page-solved-again = Pour l’entraînement : les étoiles restent ce qu’elles étaient.

puzzle-page-why = Pourquoi cela marche
puzzle-page-others =
    { $count ->
        [one] Un autre essai qui ne suffit pas
       *[other] { $count } autres essais qui ne suffisent pas
    }
puzzle-page-look = Voir l’Action { $number }
puzzle-page-line = La suite
puzzle-page-beginning = Le début
puzzle-page-solution-coming = La solution arrive…
puzzle-page-replay = Le refaire
puzzle-page-play-on = Jouer la suite
puzzle-page-play-out = Jouer la partie
puzzle-page-editor = Dans l’éditeur

error-puzzle-no-hint = le tour est fini ; il n’y a plus rien à indiquer
