# Période 4 de l’extension Échos : le titre, puis l’effet Écho et les Dogmes dans l’ordre imprimé.

card-slide-rule = Règle à Calcul
    .effect-1 = Vous pouvez décaler vos cartes jaunes vers la droite.
    .effect-2 = Piochez une carte de la valeur de votre carte Active la plus faible, plus un pour chacune de vos couleurs décalées.

card-telescope = Télescope
    .echo = Piochez et recherchez une 5.
    .effect-1 = Vous pouvez remettre un de vos Projets sur le dessus de sa pioche. Si vous le faites, dominez un autre de vos Projets, si vous remplissez les conditions.

card-chintz = Chintz
    .effect-1 = Piochez une 4.
    .effect-2 = Si vous avez exactement une carte en Main, piochez une 4, puis piochez et comptabilisez une autre 4.

card-globe = Globe Terrestre
    .effect-1 = Vous pouvez révéler et recycler jusqu’à trois cartes d’une même couleur de votre Main. Si vous en recyclez au moins une, décalez une de vos piles (vers la gauche pour une carte, vers la droite pour deux, vers le haut pour trois), puis piochez et recherchez une 6.

card-clock = Horloge
    .echo = Vous pouvez décaler vers la droite celle de vos piles qui compte le plus de cartes.
    .effect-1 = J’exige : piochez et révélez trois 10, comptez leurs horloges et recyclez-les. Transférez dans mon Influence toutes les cartes de votre Main et de votre Influence de valeur égale à ce nombre.

card-toilet = Toilettes
    .echo = Piochez et archivez une 4.
    .effect-1 = J’exige : recyclez toutes les cartes de votre Influence de valeur égale au Bonus le plus élevé visible dans ma Zone de Jeu.
    .effect-2 = Vous pouvez recycler une carte de votre Main pour piocher une carte de même valeur.

card-kobukson = Kobukson
    .echo = Décalez vers la gauche une pile d’un joueur de votre choix, vous compris.
    .effect-1 = J’exige : recyclez toutes vos cartes Actives avec un château. Puis piochez et archivez une 4.
    .effect-2 = Pour chaque tranche de deux cartes que l’exigence a fait recycler, piochez et archivez une 4.

card-shuriken = Shuriken
    .effect-1 = J’exige : transférez dans ma Zone de Jeu une de vos cartes Actives avec un château ou une ampoule, mais pas la rouge. Si vous le faites, piochez une 4.
    .effect-2 = Vous pouvez décaler vos cartes mauves vers la droite.

card-barometer = Baromètre
    .echo = Prenez en Main un de vos Projets de valeur 5.
    .effect-1 = Choisissez un Bonus visible dans n’importe quelle Zone de Jeu. Piochez et recherchez une carte de valeur supérieure de deux.
    .effect-2 = Vous pouvez révéler et recycler tous vos Projets. Si l’un d’eux était bleu, dominez le Domaine { special-destiny }.

card-pencil = Crayon
    .echo = Piochez une 5.
    .effect-1 = Vous pouvez recycler jusqu’à trois cartes de votre Main pour piocher autant de cartes, de valeur supérieure d’un à celle de la plus élevée des cartes recyclées. Recherchez une des cartes piochées et recyclez les autres.
