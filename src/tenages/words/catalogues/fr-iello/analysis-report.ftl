# Ce que dit `tenages analyse` : dans le terminal, et dans son rapport.

cli-analyse = Juger chaque choix d’une partie sauvée : les chances de gagner au fil du temps, les erreurs, ce qui valait mieux et pourquoi, la part du hasard.
    .more = D’abord des réponses rapides pour tous les choix, puis un examen de chacun, qui dure une minute ou deux. Ctrl-C montre ce qu’il y a jusque-là.
    .example = Par exemple : [bold]tenages analyse partie.json[/], [bold]tenages analyse partie.json --seat 1 --html rapport.html[/]
cli-analyse-file = Une partie sauvée ; elle peut être inachevée.
cli-analyse-seat = Seulement les décisions du joueur de cette place ; sinon celles de tous.
cli-analyse-open = Juger d’après toutes les cartes, et non d’après ce que le joueur pouvait savoir.
cli-analyse-quick = Seulement les réponses rapides.
cli-analyse-processes = Combien à la fois ; sinon autant qu’il y a de cœurs.
cli-analyse-html = Écrire dans ce fichier un rapport à lire dans un navigateur ou à imprimer.
cli-analyse-json = Écrire dans ce fichier tout ce qui a été trouvé, en JSON.

# Pendant le travail.
analysis-report-quickly = choix examinés rapidement
analysis-report-closely = choix examinés de près
analysis-report-so-far =
    { $close ->
        [0] Jusqu’ici, { $judged } choix sur { $steps } ont une réponse rapide.
       *[other] Jusqu’ici, { $close } choix sur { $steps } ont été examinés de près ; les autres réponses sont rapides.
    }
analysis-report-close-all = Tous les choix ont été examinés de près.
analysis-report-quick-only = Ce sont des réponses rapides : un examen de près peut en trouver d’autres.

# Les titres.
analysis-report-title = Analyse : { $names }
analysis-report-fair = Jugé d’après ce que chaque joueur pouvait savoir à ce moment.
analysis-report-open = Jugé d’après toutes les cartes, même celles que le joueur ne pouvait pas connaître.
analysis-report-chances = Chances de gagner
analysis-report-marked = Décisions notées
analysis-report-none = Aucune décision n’est notée.
analysis-report-summary = Comment ils ont joué
analysis-report-moves = Tous les choix
analysis-report-turn = Tour { $turn }
analysis-report-start = Avant le premier tour

# Une décision.
analysis-report-move = { $who } : { $label }
analysis-report-from-to = { $best } → { $played }
analysis-report-next = Ensuite venait : { $label } · { $chance } de chances de gagner.
analysis-report-forced = forcé

# Le bilan d’un joueur.
analysis-report-player = Joueur
analysis-report-decisions = Décisions
analysis-report-accuracy = Aussi bonnes que la meilleure
analysis-report-lost = Perdu par ses choix
analysis-report-luck = Chance aux cartes
analysis-report-count-blunder = Bévues ??
analysis-report-count-mistake = Erreurs ?
analysis-report-count-inaccuracy = Imprécisions ?!
analysis-report-count-only = Le seul bon choix !
analysis-report-label = { $label } :
analysis-report-best = Meilleure décision
analysis-report-worst = Pire décision
analysis-report-at = tour { $turn } : { $label } { $sign }
analysis-report-cards = Ce que les cartes ont rapporté

# Le graphique, pour ceux qui ne le voient pas.
analysis-report-curve = { $who } : chances de gagner au fil de { $steps } choix, de { $first } à { $last }
analysis-report-point = { $who }, { $label } { $sign }

analysis-report-note = Les chances sont celles de gagner, si chacun continue bien. Ce qu’un choix a perdu est la chance avec la meilleure option, moins la chance avec celle qui a été choisie. La chance aux cartes est ce que les cartes piochées ont apporté à un joueur par rapport à ce qu’il pouvait attendre. Ce qu’une carte a rapporté est la chance avec elle, moins celle de la meilleure option sans elle, pour tous ses usages. Tout cela est trouvé par une recherche : elle peut se tromper, et des écarts de quelques pour cent ne veulent rien dire.
analysis-report-made-by = Fait par Ten Ages { $version } à partir d’une partie sauvée : tenages analyse. Innovation est un jeu de Carl Chudyk ; ceci n’est pas officiel.
