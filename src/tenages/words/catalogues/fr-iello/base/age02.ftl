# Période 2 du jeu de base : le titre, puis l’effet Écho et les Dogmes dans l’ordre imprimé.

card-calendar = Calendrier
    .effect-1 = Si votre Influence compte plus de cartes que votre Main, piochez deux 3.

card-mathematics = Mathématiques
    .effect-1 = Vous pouvez recycler une carte de votre Main pour piocher et mettre en jeu une carte de valeur supérieure d’un à la sienne.

card-currency = Monnaie
    .effect-1 = Vous pouvez recycler autant de cartes de votre Main que vous voulez. Pour chaque valeur différente parmi elles, piochez et comptabilisez une 2.

card-mapmaking = Cartographie
    .effect-1 = J’exige : transférez une 1 de votre Influence, s’il y en a une, dans la mienne.
    .effect-2 = Si l’exigence a fait transférer au moins une carte, piochez et comptabilisez une 1.

card-monotheism = Monothéisme
    .effect-1 = J’exige : transférez dans mon Influence une de vos cartes Actives, d’une couleur que je n’ai pas en jeu. Si vous le faites, piochez et archivez une 1.
    .effect-2 = Piochez et archivez une 1.

card-philosophy = Philosophie
    .effect-1 = Vous pouvez décaler vers la gauche vos cartes d’une couleur de votre choix.
    .effect-2 = Vous pouvez comptabiliser une carte de votre Main.

card-construction = Construction
    .effect-1 = J’exige : transférez deux cartes de votre Main dans la mienne ou, à défaut, ce que vous avez. Dans tous les cas, piochez une 2.
    .effect-2 = Si vous êtes le seul joueur à avoir des cartes Actives des cinq couleurs, dominez le Domaine { special-empire }.

card-road-building = Réseau Routier
    .effect-1 = Mettez en jeu une ou deux cartes de votre Main. Si vous en avez mis deux en jeu, vous pouvez transférer votre carte rouge Active dans la Zone de Jeu d’un autre joueur ; si vous le faites, transférez la carte verte Active de ce joueur dans votre Zone de Jeu.

card-canal-building = Construction de canaux
    .effect-1 = Vous pouvez échanger toutes les cartes les plus élevées de votre Main contre toutes les plus élevées de votre Influence.

card-fermenting = Fermentation
    .first-1 = Piochez une 2 pour chaque paire de feuilles que vous produisez.
    .third-1 = Piochez une 2 pour chacune de vos couleurs qui produit au moins une feuille.
