# La page d’une analyse : son plateau, ses panneaux, et apprendre de ses erreurs.

analysis-title = Analyse de la partie { ELIDE("de", $names) }
analysis-none = Cette partie n’existe pas
analysis-coming = L’analyse arrive…
analysis-start = Analyser
analysis-watch = Regarder
analysis-all-open = Tout visible
analysis-seen-by = Vu par { $name }
analysis-seen-by-you = Vu par vous
analysis-cards-shown = De qui l’on voit les cartes
analysis-eyes = Comment les choix sont jugés
analysis-fair = D’après ce qu’on savait
analysis-open = D’après toutes les cartes
analysis-hand = Main { ELIDE("de", $name) }
analysis-your-hand = Votre Main
analysis-no-hands = Aucune Main n’est visible.
analysis-quick = Réponses rapides : { $looked } étapes sur { $steps }
analysis-deep = Réponses rapides ; { $deep } sur { $steps } examinées de près
analysis-stopped = L’analyse s’est arrêtée avant la fin.
analysis-before = { $name }
analysis-turn = Tour { $turn } · { $name }
analysis-choice = { $title } : { $text }
analysis-at = Tour { $turn } : { $text }
analysis-played = Joué
analysis-played-short = joué
analysis-best = Le meilleur
analysis-best-played = Le meilleur choix
analysis-not-yet = Ce choix n’a pas encore été examiné.
analysis-fetching = Un instant…
analysis-forced = Il n’y avait rien à décider. Chances de gagner : { $chance }
analysis-only-quick = Un regard rapide seulement : un examen de près peut en juger autrement.
analysis-options = Chances de gagner
analysis-more =
    { $count ->
        [one] { $count } autre option
       *[other] { $count } autres options
    }
analysis-hardly = La recherche a vite abandonné les options marquées d’un point d’interrogation : elles semblaient moins bonnes.
analysis-moves = Toutes les Actions
analysis-tabs = Ce qui est montré dessous
analysis-tab-moves = Actions
analysis-tab-totals = Bilan
analysis-tab-log = Journal
analysis-graph = Chances de gagner au fil du temps
analysis-graph-of = Chances { ELIDE("de", $name) }
analysis-graph-yours = Vos chances de gagner
analysis-key = Joueurs
analysis-chance-of = { $name } : { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
analysis-first = Au début
analysis-last = À la fin
analysis-previous-mistake = Erreur précédente
analysis-next-mistake = Erreur suivante
analysis-pace = Rythme
analysis-keys = Touches
analysis-key-step = une étape
analysis-key-turn = un tour
analysis-key-mistakes = erreur suivante, précédente
analysis-key-play = lire ou mettre en pause
analysis-accuracy = précision { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
analysis-lost = Perdu par ses choix
analysis-luck = Chance à la pioche
analysis-to-learn = Décisions dont apprendre
analysis-best-choice = Meilleur choix
analysis-worst-choice = Pire choix
analysis-cards = Ce que les cartes ont rapporté
analysis-totals-mean = En points de pourcentage des chances de gagner, additionnés sur la partie. Précision : la part des choix aussi bons que le meilleur.
analysis-adds-up = Additionné sur tous les choix ; les chances vont et viennent, la somme peut donc dépasser 100 %.

learn-from-yours =
    { $count ->
        [one] Apprendre de votre { $count } décision
       *[other] Apprendre de vos { $count } décisions
    }
learn-from = Apprendre { ELIDE("de", $name) } ({ $count })
learn-waits = La leçon commence dès que tous les choix ont eu un regard rapide.
learn-at = Décision { $number } sur { $count }
learn-find = Trouvez mieux
learn-but = Trouvez mieux que ceci : { $label }
learn-found = Trouvé
learn-solved = Ce qui était mieux
learn-not-this = Pas celui-ci : il a été joué
learn-best = Le meilleur : { $label } · { $chance }
learn-verdict-best = Le meilleur choix : { $label } · { $chance }
learn-verdict-good = Bien, aussi bon que le meilleur : { $label } · { $chance }
learn-verdict-better = Mieux que ce qui a été joué : { $label } · { $chance }
learn-verdict-played = { $label }, c’est ce qui a été joué · { $chance }
learn-verdict-worse = { $label } n’est pas mieux · { $chance }. Essayez autre chose.
learn-verdict-unknown = { $label } n’est pas parmi les meilleurs choix : la recherche l’a vite abandonné. Essayez autre chose.
learn-show = Montrer
learn-skip = Passer
learn-next = Suivant
learn-end = À la fin
learn-back = Retour à l’analyse
learn-again = Encore une fois
learn-done = C’est tout
learn-count =
    { $count ->
        [one] { $found } trouvée sur { $count }, dont { $first } du premier coup.
       *[other] { $found } trouvées sur { $count }, dont { $first } du premier coup.
    }
learn-nothing = Aucune erreur dont apprendre
learn-nothing-why = Aucun choix de ce joueur n’a coûté beaucoup de chances de gagner.

error-too-many-analyses = beaucoup de parties sont en cours d’analyse ; réessayez dans un moment
error-too-many-own-analyses =
    { $most ->
        [one] vous pouvez faire analyser { $most } partie à la fois ; attendez qu’elle soit finie
       *[other] vous pouvez faire analyser { $most } parties à la fois ; attendez que l’une soit finie
    }
error-too-many-analyses-made = vous avez fait analyser beaucoup de parties et de positions ; réessayez plus tard
error-analysis-too-long = la partie compte { $choices } choix ; on peut en analyser de { $most } au plus
