# Les tournois : ce que dit la commande, ses tableaux, et ce qui peut aller de travers.

cli-tournament = Faire jouer des robots les uns contre les autres, aux mêmes donnes et à toutes les places, sur tous les cœurs, et dire qui est le plus fort.
    .more = Tous les robots se rencontrent deux à deux (aux tables plus grandes, par groupes). Arrêtez quand vous voulez avec Ctrl-C : la même commande reprend où elle en était.
    .example = Par exemple : [bold]tenages tournament greedy planner mcts:0.2s -n 400[/], [bold]tenages tournament random mon_robot.py:MonRobot --records parties/[/]
cli-tournament-bots = Deux robots ou plus, comme { $bots } ; avec un budget par décision, mcts:0.2s ou mcts:500 ; ou une classe d’un fichier, mon_robot.py:MonRobot.
cli-tournament-games = Combien de parties par rencontre ; arrondi vers le haut, pour que chaque donne soit jouée à toutes les places.
cli-tournament-seed = La graine de la première donne ; la suivante a la suivante.
cli-tournament-processes = Combien à la fois ; sinon autant qu’il y a de cœurs.
cli-tournament-results = Garder les résultats dans ce fichier, et reprendre ceux qu’il contient. Sinon ils sont gardés dans ce dossier jusqu’à ce que tout soit joué.
cli-tournament-records = Garder une sauvegarde de chaque partie dans ce dossier ; tenages replay les lit.
cli-tournament-decision-limit = Combien de temps un robot peut prendre pour une décision ; sinon une minute, ou dix fois le plus grand budget si c’est plus long.
cli-tournament-forfeit = Qui interrompt une partie l’a perdue ; sinon elle ne compte pour personne.
cli-tournament-ray = Jouer sur le cluster Ray à cette adresse : local (sur cette machine), auto ou HÔTE:PORT.
cli-tournament-json = En JSON, à la place des tableaux.
cli-name-bots = robots

# Pendant qu’il dure.
tournament-rounded =
    { $games ->
        [one] { $games } partie par rencontre, pour que chaque donne soit jouée à toutes les places.
       *[other] { $games } parties par rencontre, pour que chaque donne soit jouée à toutes les places.
    }
tournament-taken-up =
    { $count ->
        [one] { $count } partie était déjà jouée ({ $path }).
       *[other] { $count } parties étaient déjà jouées ({ $path }).
    }
tournament-leading = { tournament-games-played } · { $name } { $share }
tournament-games-played = parties jouées
tournament-stopped =
    { $left ->
        [one] Il reste { $left } partie à jouer. Pour continuer, tapez la même commande ; les résultats obtenus sont dans { $path }.
       *[other] Il reste { $left } parties à jouer. Pour continuer, tapez la même commande ; les résultats obtenus sont dans { $path }.
    }

# Les tableaux.
tournament-played =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } · { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
tournament-bot = robot
tournament-won = gagné
tournament-drawn = nuls
tournament-interval-head = 95 %
tournament-rating = cote
tournament-against = gagné contre
tournament-ways = gagné par
tournament-way-achievements = Dominations
tournament-way-points = Influence
tournament-way-effect = une carte
tournament-way-forfeit = forfait
tournament-thinking = réflexion
tournament-mean = moyenne
tournament-longest = maximum
tournament-manners = fautes
tournament-late = retards
tournament-illegal = choix illégaux
tournament-broken = interruptions
tournament-seconds = { $value } s
tournament-milliseconds = { $value } ms
tournament-microseconds = { $value } µs
tournament-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-rating-figure = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($spread, minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-note = Une victoire partagée compte en partie pour chacun, et un match nul à parts égales pour tous ; à forces égales, chacun gagnerait { $fair }. L’intervalle est calculé sur les donnes et non sur les parties, car les places d’une même donne sont liées. Cote : OpenSkill, tous commencent à 25 ; ± vaut trois écarts types. Retards : décisions au-delà du budget du robot et d’un dixième.

# Les parties interrompues.
tournament-breaches =
    { $forfeited ->
        [0] Parties interrompues par une erreur : { $count }
       *[other] Parties interrompues par une erreur : { $count }, dont perdues par forfait : { $forfeited }
    }
tournament-breach = graine { $seed }, { $seats } : { $why }
tournament-breach-by = graine { $seed }, { $seats } : par { $name } : { $why }
tournament-more-breaches = et { $count } autres
tournament-broke-crash = { $kind } : { $why }
tournament-broke-illegal = a choisi { $given }, qui ne lui était pas proposé
tournament-broke-endless =
    { $decisions ->
        [one] n’a pas pris fin en { $decisions } décision
       *[other] n’a pas pris fin en { $decisions } décisions
    }
tournament-broke-died = le processus s’est arrêté ({ $why })
tournament-broke-hung =
    { $seconds ->
        [one] n’a pas décidé en { $seconds } seconde
       *[other] n’a pas décidé en { $seconds } secondes
    }
tournament-broke-overtime =
    { $seconds ->
        [one] n’a pas pris fin en { $seconds } seconde
       *[other] n’a pas pris fin en { $seconds } secondes
    }

# Ce qui peut aller de travers.
error-too-few-entrants = un tournoi se joue à deux robots ou plus, et non à { $given }
error-no-time-to-decide = il faut à un robot plus de { $given } secondes pour une décision
error-no-results = { $path } existe, mais ne contient pas de résultats d’un tournoi
error-damaged-results = les résultats de { $path } sont abîmés : ligne { $number }
error-other-tournament = { $path } contient les résultats d’un autre tournoi : { $name } y valait { $theirs }, et vaut ici { $ours }
error-process-died = le processus s’est arrêté ({ $why })
error-process-cannot-start = un processus qui devait jouer s’est arrêté avant la première partie ({ $why })
error-no-cluster = impossible de joindre le cluster Ray à l’adresse { $address } : { $why }
error-cluster-cannot-play = le cluster Ray ne peut pas jouer : { $why }
error-cluster-version = le cluster Ray a tenages { $theirs }, et ici c’est { $ours }
