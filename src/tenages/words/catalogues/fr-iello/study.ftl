# Jouer à partir d’ici : un moment d’une partie devient une table.

study-from-here = Jouer à partir d’ici
study-seat = Vous jouez à la place de
study-against = Les autres sont des robots
study-hidden = Les cartes cachées
study-hidden-same = Comme elles étaient
study-hidden-anew = Redistribuées
study-hidden-same-how = Chaque carte est là où elle était dans cette partie.
study-hidden-anew-how = Tout ce que { $name } ne pouvait pas savoir est mélangé : Mains, Influences, pioches.
study-play = Jouer
