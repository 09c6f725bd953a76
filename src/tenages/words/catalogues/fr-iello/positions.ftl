# Les positions en texte, et les parties qui commencent au milieu : ce qui peut clocher. Chaque erreur est une proposition, comme dans errors.ftl.

error-origin-is-over = la partie y est finie ; on ne peut rien jouer à partir de sa fin
error-judged-is-over = la partie y est finie ; il n’y a plus rien à analyser
error-too-many-judged = d’autres passent d’abord en ce moment ; réessayez dans quelques secondes
error-too-many-own-judged =
    { $most ->
        [one] { $most } position est en cours d’analyse pour vous ; attendez qu’elle soit finie
       *[other] { $most } positions sont en cours d’analyse pour vous ; attendez que l’une soit finie
    }
error-judging-failed = cette position n’a pas pu être analysée ; réessayez
error-damaged-snapshot = la sauvegarde est abîmée : la table d’où part sa partie ne peut pas être lue ({ $part })
error-no-action-due = une position est là où une Action est à faire ; il n’y en a ni pendant un effet, ni avant le premier tour

error-text-not-a-text = une position est un texte ou une description de chaque joueur, et non { $given }
error-text-and-more = un texte dit tout d’une position ; on ne peut rien donner d’autre avec lui
error-text-too-long = le texte d’une position a { $most } lettres au plus
error-text-line = ligne { $line } : { $why }
error-text-unknown-word = aucune ligne ne commence par { $word } ; il y a { $known }
error-text-twice = { $word } est dit deux fois
error-text-number = il faut un nombre entier, et non { $given }
error-text-number-range = il faut un nombre de { $least } à { $most }, et non { $given }
error-text-too-many = on peut en nommer { $most } au plus
error-text-long-name = aucun nom n’a plus de { $most } lettres
error-text-one-player = une position a au moins deux joueurs
error-position-too-much = la position en dit plus qu’aucune table ne peut avoir
error-text-yes-or-no = { $word } est « yes » ou « no », et non { $given }
error-text-player-order = les joueurs se comptent à partir de 1, et le suivant est « player { $next } », et non { $given }
error-text-nobodys = { $word } n’est à personne ici : il faut d’abord une ligne telle que « player 1 »
error-text-pile = une pile s’écrit « Engineering<Archery, Oars », avec un seul signe après la carte du dessus, et non { $given }
error-text-no-players = il n’y a pas de joueurs : chacun commence par une ligne telle que « player 1 »
error-text-damaged-code = le lien est abîmé ou incomplet
error-one-position = une position est donnée une fois : en parties, en texte ou en code

# Ce qui ne peut pas être dans l’éditeur, avec les noms des joueurs. Chacun est une phrase.

problem-place =
    { $place ->
        [hand] { $you ->
            [yes] dans votre Main
           *[no] dans la Main { ELIDE("de", $who) }
        }
        [score] { $you ->
            [yes] dans votre Influence
           *[no] dans l’Influence { ELIDE("de", $who) }
        }
        [forecast] { $you ->
            [yes] parmi vos Projets
           *[no] parmi les Projets { ELIDE("de", $who) }
        }
        [achievements] { $you ->
            [yes] parmi vos Dominations
           *[no] parmi les Dominations { ELIDE("de", $who) }
        }
       *[board] { $you ->
            [yes] dans votre Zone de Jeu
           *[no] dans la Zone de Jeu { ELIDE("de", $who) }
        }
    }
problem-place-supply = dans la pioche de la Période { $age }
problem-place-available = parmi les Dominations qui restent
problem-card-twice = { $card } est à deux endroits : { $already }, et { $place }.
problem-splay-needs-two =
    { $you ->
        [yes] Il faut deux cartes dans votre pile { $color } pour qu’elle soit décalée.
       *[no] Il faut deux cartes dans la pile { $color } { ELIDE("de", $who) } pour qu’elle soit décalée.
    }
problem-no-forecast =
    { $you ->
        [yes] Vous ne pouvez pas avoir de Projets : seule l’extension { set-title-echoes } a des Projets.
       *[no] { $who } ne peut pas avoir de Projets : seule l’extension { set-title-echoes } a des Projets.
    }
problem-special-due =
    { $you ->
        [yes] Vous remplissez les conditions du Domaine { $name } : il serait déjà à vous.
       *[no] { $who } remplit les conditions du Domaine { $name } : il serait déjà à { $who }.
    }
problem-won-already =
    { $you ->
        [yes] Vous auriez déjà gagné : { $needed } Dominations suffisent.
       *[no] { $who } aurait déjà gagné : { $needed } Dominations suffisent.
    }
problem-half-turn = Le tour { $turns } est l’un des premiers, qui n’ont qu’une Action.
problem-other = { $why }.

# Comment y remédier ; ce que dit un bouton.

remedy-keep = La garder { $place }
remedy-unsplay = Ne pas la décaler
remedy-claim =
    { $you ->
        [yes] { $name } est à vous
       *[no] { $name } est à { $who }
    }
remedy-without = Jouer sans { $name }
remedy-one-action = Une Action
remedy-later = Un tour plus tard
remedy-take-away = Retirer { $card }
remedy-echoes = Jouer avec { set-title-echoes }
remedy-no-forecast = Pas de Projets

# Un moment d’une partie comme position.

position-not-exact = Un effet y est en cours ; voici la position au début de cette Action.
position-after-end = La partie y est finie ; voici la position à la dernière Action.
position-refused = Le choix numéro { $number } n’est plus possible ici.
position-first-turn = Personne n’y a encore agi ; voici la position à la première Action.
position-none-in-effect = Un effet est en cours : répondez-y d’abord.
position-none-at-end = La partie y est finie.
