# Une partie, revue pas à pas ; et sa fin, avec son histoire.

replay-title = La partie { ELIDE("de", $names) }
replay-coming = La partie arrive…
replay-none = Cette partie n’existe pas
replay-controls = Parcourir la partie
replay-slider = Pas
replay-at = Tour { $turn } sur { $turns } · pas { $step } sur { $steps }
replay-turn-back = Un tour en arrière
replay-back = Un pas en arrière
replay-play = Lire
replay-pause = Pause
replay-forward = Un pas en avant
replay-turn = Un tour en avant
replay-speed = Vitesse
replay-times = × { $speed }
replay-eyes = Vu par
replay-everyone = tout le monde
replay-log = Journal
replay-share = Lien vers ce moment
replay-download = Télécharger la partie
replay-gained = { $who } gagne { count-points } à ce tour, et en a maintenant { $total }.
replay-gained-by = { $who } gagne { count-points } avec { $title }, et en a maintenant { $total }.
replay-lost = { $who } perd { count-points }, et en garde { $total }.

end-title = La fin de la partie
end-won = Vous gagnez
end-lost = { $name } gagne
end-lost-several = { $names } gagnent
end-over = La partie est finie
end-drawn = Match nul
end-after =
    { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
end-achieved = Dominations
end-total-bot = { count-points } · { $level }
end-rematch = Rejouer
end-rematch-weaker = Plus faible
end-rematch-same = Pareil
end-rematch-stronger = Plus fort
end-to-rematch = À la nouvelle table
end-replay = Revoir la partie
end-new = Accueil
end-send = Envoyer cette partie
end-send-link = Qui ouvre ce lien peut revoir la partie
end-coming = L’histoire de cette partie arrive…
end-no-story = L’histoire de cette partie n’est pas arrivée.
end-lead = Comment cela s’est joué
end-lead-two = l’avance en Influence, tour par tour, et chaque Domination au moment où elle est venue
end-lead-many = l’Influence, tour par tour, et chaque Domination au moment où elle est venue
end-lead-story = Points d’Influence après chacun des { $turns } tours. À la fin : { $ends }.
end-medals =
    { $count ->
        [one] { $count } Domination
       *[other] { $count } Dominations
    }
end-medal = { $what }, tour { $turn }
end-even = à égalité
end-with = { $name } { $count }
end-with-both = { $name } : { end-cell }
end-turn = Tour { $turn }
end-axis = tour { $turn }
end-turns = Tour
end-table = En chiffres
end-cell =
    { $points ->
        [one] { $points } point, Dominations : { $achievements }
       *[other] { $points } points, Dominations : { $achievements }
    }
end-mistakes =
    { $count ->
        [0] L’analyse n’a trouvé aucune erreur de votre part.
        [one] L’analyse a trouvé { $count } erreur de votre part.
       *[other] L’analyse a trouvé { $count } erreurs de votre part.
    }
end-turning = Les tournants
end-point = Tour { $turn } : { $what }
end-point-gain =
    { $count ->
        [one] { $count } point d’un coup
       *[other] { $count } points d’un coup
    }
end-point-loss =
    { $count ->
        [one] { $count } point perdu
       *[other] { $count } points perdus
    }
end-point-age = la Période { $age } est prise
end-look = Voir
end-highlights = Tout ce qui a compté
end-used = Les cartes les plus utilisées
