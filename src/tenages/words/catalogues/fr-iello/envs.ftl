# Les environnements pour la recherche.

error-unknown-action = il n’y a pas d’action { $given } ; les actions vont de 0 à { $last }
error-unknown-render-mode = une partie ne peut pas être montrée ainsi : { $given } ; elle peut l’être ainsi : { $known }
error-unknown-illegal = on ne peut pas répondre à une action illégale par { $given } ; on peut y répondre par { $known }
error-no-opponent = un adversaire est un robot ou son nom, pas { $given }
error-number-of-opponents =
    { $needed ->
        [one] il y a { $needed } adversaire à cette table, mais { $given } sont nommés
       *[other] il y a { $needed } adversaires à cette table, mais { $given } sont nommés
    }
error-env-not-stepping = il n’y a pas de coup à attendre ; step_async en commence un
error-env-not-reset = l’environnement doit être réinitialisé avant le premier pas
error-four-byte-seed = avec OpenSpiel, les graines vont de 0 à { $last } ; il n’y a pas de donne pour { $given }
error-env-over = cette partie est finie ; réinitialisez l’environnement pour en distribuer une autre
error-no-such-observer = on peut observer avec tout ce qu’un joueur peut savoir, avec ce que tous peuvent savoir, ou avec ce qu’il est seul à savoir ; personne ne voit les cartes de tous les joueurs
error-unknown-seat = il n’y a pas de place { $given } ; il y a 0 à { $last }, et None pour une place tirée au sort à chaque partie
error-rows-not-float = les observations s’écrivent dans des lignes de flottants, pas de { $given }
error-wrong-shape = ces nombres ont la forme { $given } ; il faut { $wanted }
error-actions-not-whole = les actions sont des nombres entiers, et non { $given }
error-unknown-action-in-game = partie { $game } : il n’y a pas d’action { $given } ; les actions vont de 0 à { $last }
error-not-possible-in-game = partie { $game } : le joueur { $player } ne peut pas choisir { $option } maintenant ; possibles : { $possible }
error-number-of-seeds =
    { $needed ->
        [one] il y a { $needed } partie, il faut donc une graine, et non { $given }
       *[other] il y a { $needed } parties, il faut donc autant de graines, et non { $given }
    }
error-number-of-seats =
    { $needed ->
        [one] il y a { $needed } partie, il faut donc une place, et non { $given }
       *[other] il y a { $needed } parties, il faut donc autant de places, et non { $given }
    }
error-env-closed = l’environnement est fermé
error-env-process-lost = un processus qui joue des parties de cet environnement s’est arrêté ({ $why }) ; fermez l’environnement
error-env-process-failed = un processus qui joue des parties de cet environnement a échoué : { $why }
