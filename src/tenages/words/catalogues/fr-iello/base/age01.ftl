# Période 1 du jeu de base : le titre, puis l’effet Écho et les Dogmes dans l’ordre imprimé.

card-pottery = Poterie
    .effect-1 = Vous pouvez recycler une, deux ou trois cartes de votre Main pour piocher et comptabiliser une seule carte, dont la valeur est le nombre de cartes recyclées.
    .effect-2 = Piochez une 1.

card-tools = Outils
    .effect-1 = Vous pouvez recycler trois cartes de votre Main pour piocher et mettre en jeu une 3.
    .effect-2 = Vous pouvez recycler une 3 de votre Main pour piocher trois 1.

card-writing = Écriture
    .effect-1 = Piochez une 2.

card-clothing = Tissage
    .effect-1 = Mettez en jeu une carte de votre Main, d’une couleur absente de votre Zone de Jeu.
    .effect-2 = Piochez et comptabilisez une 1 pour chaque couleur que vous avez en jeu et qu’aucun de vos adversaires n’a.

card-sailing = Voiles
    .effect-1 = Piochez et mettez en jeu une 1.

card-the-wheel = La Roue
    .effect-1 = Piochez deux 1.

card-city-states = Cités-États
    .effect-1 = J’exige : si vous produisez quatre châteaux ou plus, transférez dans ma Zone de Jeu une de vos cartes Actives avec un château. Si vous le faites, piochez une 1.

card-code-of-laws = Code de lois
    .effect-1 = Vous pouvez archiver une carte de votre Main, d’une couleur que vous avez en jeu. Si vous le faites, vous pouvez décaler vos cartes de cette couleur vers la gauche.

card-mysticism = Mysticisme
    .effect-1 = Piochez et révélez une 1. Si vous avez déjà sa couleur en jeu, mettez cette carte en jeu et piochez une autre 1.

card-archery = Archerie
    .effect-1 = J’exige : piochez une 1, puis transférez la carte la plus élevée de votre Main dans la mienne.

card-metalworking = Métallurgie
    .effect-1 = Piochez et révélez des 1, une à une, en comptabilisant celles qui ont un château, jusqu’à en révéler une sans château : celle-là, gardez-la.

card-oars = Rames
    .first-1 = J’exige : choisissez dans votre Main une carte avec une couronne et transférez-la dans mon Influence. Si vous le faites, piochez une 1.
    .third-1 = J’exige : choisissez dans votre Main une carte avec une couronne, transférez-la dans mon Influence et piochez une 1. Recommencez tant que vous avez de telles cartes.
    .effect-2 = Si cette exigence n’a fait transférer aucune carte, piochez une 1.

card-agriculture = Agriculture
    .effect-1 = Vous pouvez recycler une carte de votre Main pour piocher et comptabiliser une carte de valeur supérieure d’un à la sienne.

card-domestication = Élevage
    .effect-1 = Mettez en jeu la carte la plus faible de votre Main, puis piochez une 1.

card-masonry = Maçonnerie
    .effect-1 = Vous pouvez mettre en jeu des cartes de votre Main qui ont un château, autant que vous voulez. Si vous en avez mis ainsi quatre ou plus en jeu, dominez le Domaine { special-monument }.
