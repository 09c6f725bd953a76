# Une partie, revue pas à pas ; et sa fin, avec son histoire.

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
replay-gained = { $who } gagne { count-points }.
replay-lost = { $who } perd { count-points }.

end-title = La fin de la partie
end-won = Vous avez gagné !
end-lost = Bien joué.
end-drawn = Bien joué, tout le monde !
end-after =
    { $turns ->
        [one] Après { $turns } tour.
       *[other] Après { $turns } tours.
    }
end-rematch = Rejouer
end-to-rematch = À la nouvelle table
end-replay = Revoir la partie
end-new = Nouvelle partie
end-no-story = L’histoire de cette partie n’est pas arrivée.
end-lead = L’avance au fil des tours
end-chart-score = Influence
    .story = Points d’Influence après chacun des { $turns } tours. À la fin : { $ends }.
end-chart-achievements = Dominations
    .story = Dominations après chacun des { $turns } tours. À la fin : { $ends }.
end-with = { $name } { $count }
end-first-turn = Début
end-turn = Tour { $turn }
end-turns = Tour
end-table = En chiffres
end-cell =
    { $points ->
        [one] { $points } point, Dominations : { $achievements }
       *[other] { $points } points, Dominations : { $achievements }
    }
end-highlights = Les tournants de la partie
end-used = Les cartes les plus utilisées
