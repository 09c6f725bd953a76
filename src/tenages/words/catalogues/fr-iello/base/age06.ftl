# Période 6 du jeu de base : le titre, puis l’effet Écho et les Dogmes dans l’ordre imprimé.

card-atomic-theory = Théorie de l’Atome
    .effect-1 = Vous pouvez décaler vos cartes bleues vers la droite.
    .effect-2 = Piochez et mettez en jeu une 7.

card-encyclopedia = Encyclopédie
    .effect-1 = Vous pouvez mettre en jeu les cartes de plus haute valeur de votre Influence : toutes, ou aucune.

card-classification = Classification
    .effect-1 = Annoncez la couleur d’une carte de votre Main. Prenez dans votre Main toutes les cartes de cette couleur des Mains de vos adversaires, puis mettez en jeu toutes les cartes de cette couleur de votre Main.

card-metric-system = Système Métrique
    .effect-1 = Si vos cartes vertes sont décalées vers la droite, vous pouvez décaler vos cartes d’une autre couleur vers la droite.
    .effect-2 = Vous pouvez décaler vos cartes vertes vers la droite.

card-democracy = Démocratie
    .effect-1 = Vous pouvez recycler autant de cartes de votre Main que vous le souhaitez. Si, durant cette Action, { card-democracy } vous en a fait recycler plus qu’à chacun de vos adversaires, piochez et comptabilisez une 8.

card-emancipation = Émancipation
    .effect-1 = J’exige : transférez une carte de votre Main vers mon Influence. Si vous le faites, piochez une 6.
    .effect-2 = Vous pouvez décaler vos cartes rouges ou mauves vers la droite.

card-industrialization = Industrialisation
    .first-1 = Piochez et archivez une 6 pour chaque paire d’usines que vous produisez.
    .third-1 = Piochez et archivez une 6 pour chacune de vos couleurs qui produit au moins une usine.
    .effect-2 = Vous pouvez décaler vos cartes rouges ou mauves vers la droite.

card-machine-tools = Machines-Outils
    .effect-1 = Piochez et comptabilisez une carte de même valeur que la carte la plus élevée de votre Influence.

card-canning = Conserves
    .effect-1 = Vous pouvez piocher et archiver une 6. Si vous le faites, comptabilisez toutes vos cartes Actives sans usine.
    .effect-2 = Vous pouvez décaler vos cartes jaunes vers la droite.

card-vaccination = Vaccination
    .effect-1 = J’exige : recyclez toutes les cartes de plus basse valeur de votre Influence. Si vous en recyclez au moins une, piochez et mettez en jeu une 6.
    .effect-2 = Si l’exigence a fait recycler au moins une carte, piochez et mettez en jeu une 7.
