# Période 10 de l’extension Échos : le titre, puis l’effet Écho et les Dogmes dans l’ordre imprimé.

card-artificial-heart = Cœur Artificiel
    .effect-1 = Dominez une Période pour laquelle vous remplissez les conditions, votre Influence comptant double.

card-human-genome = Génome Humain
    .effect-1 = Vous pouvez choisir une valeur, pour piocher et comptabiliser une carte de cette valeur. Reprenez en Main une de vos cartes du dessous. Ensuite, vous gagnez si les cartes de votre Main et celles de votre Influence ont exactement les mêmes valeurs, chacune le même nombre de fois.

card-flash-drive = Clé USB
    .effect-1 = J’exige : recyclez quatre cartes de votre Influence.
    .effect-2 = Recyclez une carte de votre Influence. Si vous le faites, vous pouvez décaler les cartes d’une de vos couleurs vers le haut.

card-gps = GPS
    .effect-1 = J’exige : recyclez tous vos Projets.
    .effect-2 = Piochez et recherchez une 10, trois fois de suite.
    .effect-3 = Vous pouvez décaler vos cartes jaunes vers le haut.

card-puzzle-cube = Cube Magique
    .effect-1 = Vous pouvez comptabiliser la carte du dessous d’une de vos couleurs, ou ses deux cartes du dessous. Ensuite, vous gagnez si toutes les couleurs que vous avez en jeu ont le même nombre de cartes visibles ; une pile non décalée n’en a qu’une.
    .effect-2 = Piochez et mettez en jeu une 10.

card-sudoku = Sudoku
    .effect-1 = Choisissez une valeur, puis piochez et mettez en jeu une carte de cette valeur. Vous gagnez si vous avez des Bonus visibles d’au moins neuf valeurs différentes. Sinon, exécutez les Dogmes Coopératifs de la carte mise en jeu sans les partager.

card-camcorder = Caméscope
    .effect-1 = J’exige : transférez toute votre Main dans la mienne, puis piochez une 9.
    .effect-2 = Mettez en jeu toutes les 9 de votre Main et recyclez le reste de votre Main. Piochez trois 9.

card-social-networking = Réseaux Sociaux
    .effect-1 = J’exige : choisissez une des six Ressources et transférez dans mon Influence, toutes à la fois, celles de vos cartes Actives qui ne l’ont pas.
    .effect-2 = Vous gagnez si chacun de vos adversaires produit plus d’usines que vous, plus de couronnes et plus de châteaux.

card-cell-phone = Téléphone Portable
    .effect-1 = Piochez une 10 par paire d’horloges que vous produisez.
    .effect-2 = Vous pouvez décaler vos cartes vertes vers le haut.
    .effect-3 = Vous pouvez archiver de votre Main autant de cartes avec une horloge que vous voulez. Décalez vers le haut chaque couleur qui en reçoit.

card-mp3 = MP3
    .effect-1 = Vous pouvez recycler autant de cartes de votre Main que vous le souhaitez. Pour chacune d’elles, dominez deux Périodes pour lesquelles vous remplissez les conditions.
    .effect-2 = Piochez et comptabilisez une carte de la valeur d’un de vos Bonus visibles.
