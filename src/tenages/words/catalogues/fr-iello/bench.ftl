# Ce que dit `tenages bench` : ce qu’est chaque mesure, sur quelle machine, et ce qu’elle vaut.

bench-measured = mesuré
bench-figure = mesure
bench-ratio = rapport
bench-build-compiled = compilé
bench-build-uncompiled = non compilé

bench-table-base-2 = base, 2 joueurs
bench-table-base-4 = base, 4 joueurs
bench-table-echoes-2 = avec Échos, 2 joueurs

# Ce qui est compté, ou à quoi passe le temps.
bench-rate-games = parties au hasard par seconde
bench-rate-decisions = décisions par seconde
bench-rate-copies = copies par seconde
bench-rate-observations = observations par seconde
bench-rate-steps = pas par seconde dans un environnement, avec leurs observations
bench-microseconds = microsecondes, { $table }
bench-together = parties au hasard par seconde, toutes à la fois
bench-vector = pas par seconde avec beaucoup de parties à la fois, base, 2 joueurs

# Une mesure sous son titre.
bench-cost-copy = copie { $moment }
bench-cost-copy-choose = copie et choix { $moment }
bench-cost-view = vue { $moment }
bench-cost-sample = tirage d’après une vue { $moment }
bench-table-moment = { $table }, { $moment }
bench-table-library = { $table }, { $library }
bench-library-pettingzoo = PettingZoo
bench-library-gymnasium = Gymnasium
bench-library-openspiel = OpenSpiel
bench-library-vector = beaucoup de parties à la fois
bench-table-way = { $table }, { $way }
bench-way-sparse = creuses, plusieurs parties à la fois
bench-way-rows = lignes entières, plusieurs parties à la fois
bench-moment-action = avant une Action
bench-moment-effect = pendant un effet
bench-processes =
    { $processes ->
        [one] { $processes } processus
       *[other] { $processes } processus (rapport : à 1 processus)
    }

bench-times = { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) } ×
# Avec autant de chiffres qu’il en est de significatifs.
bench-value =
    { $digits ->
        [0] { NUMBER($value, maximumFractionDigits: 0) }
        [1] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[2] { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    }

bench-machine = Ten Ages { $tenages }, moteur version { $engine } · { $implementation } { $python } · { $platform } · cœurs : { $cores }
bench-effort =
    { $runs ->
        [one] { $runs } seul passage ; tout sur un seul cœur, sauf où plusieurs processus sont nommés.
       *[other] Le meilleur de { $runs } passages ; tout sur un seul cœur, sauf où plusieurs processus sont nommés.
    }
bench-against-others = Le meilleur programme complet d’autrui que nous ayons mesuré joue { $others } parties au hasard par seconde ; celui-ci en joue { NUMBER($times, maximumFractionDigits: 0) } fois plus (base, 2 joueurs).
bench-not-compiled = Il n’y a pas ici de version compilée, seule la version non compilée a été mesurée. Pour en faire une : make compile (dans le dossier des sources, avec un compilateur C)
bench-left-out = Laissé de côté, car non installé : { $libraries }. Pour avoir toutes les mesures : pip install "tenages[envs,openspiel]"
