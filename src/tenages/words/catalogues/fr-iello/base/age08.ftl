# Période 8 du jeu de base : le titre, puis l’effet Écho et les Dogmes dans l’ordre imprimé.

card-quantum-theory = Théorie Quantique
    .effect-1 = Vous pouvez recycler une ou deux cartes de votre Main. Si vous en recyclez deux, piochez une 10, puis piochez et comptabilisez une autre 10.

card-rocketry = Fusées
    .effect-1 = Pour chaque paire d’horloges que vous produisez, recyclez une carte de l’Influence d’un adversaire de votre choix.

card-corporations = Corporations
    .effect-1 = J’exige : transférez vers mon Influence une de vos cartes Actives non vertes avec une usine. Si vous le faites, piochez et mettez en jeu une 8.
    .effect-2 = Piochez et mettez en jeu une 8.

card-mass-media = Média de Masse
    .effect-1 = Vous pouvez recycler une carte de votre Main. Si vous le faites, annoncez une valeur : dans l’Influence de chaque joueur, vous compris, toutes les cartes de cette valeur sont recyclées.
    .effect-2 = Vous pouvez décaler vos cartes mauves vers le haut.

card-empiricism = Scientisme
    .effect-1 = Annoncez deux couleurs, puis piochez et révélez une 9. Si elle est de l’une de ces couleurs, mettez-la en jeu ; vous pouvez alors décaler vos cartes de cette couleur vers le haut.
    .effect-2 = Vous gagnez si vous produisez au moins vingt ampoules.

card-socialism = Communisme
    .effect-1 = Vous pouvez archiver toutes les cartes de votre Main, ou aucune. Si vous archivez ainsi au moins une carte mauve, prenez dans votre Main toutes les cartes de plus basse valeur de la Main de chaque adversaire.

card-flight = Aviation
    .effect-1 = Si vos cartes rouges sont décalées vers le haut, vous pouvez décaler vos cartes d’une autre couleur vers le haut.
    .effect-2 = Vous pouvez décaler vos cartes rouges vers le haut.

card-mobility = Mobilité
    .effect-1 = J’exige : parmi vos cartes Actives non rouges et sans usine, transférez les deux plus élevées vers mon Influence. Si vous en transférez au moins une, piochez une 8.

card-antibiotics = Antibiotiques
    .effect-1 = Vous pouvez recycler une, deux ou trois cartes de votre Main. Pour chaque valeur différente parmi elles, piochez deux 8.

card-skyscrapers = Gratte-ciel
    .effect-1 = J’exige : transférez vers ma Zone de Jeu une de vos cartes Actives non jaunes avec une horloge. Si vous le faites, comptabilisez la nouvelle carte Active de la pile qu’elle a quittée, puis recyclez le reste de cette pile.
