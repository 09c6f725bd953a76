# Période 4 du jeu de base : le titre, puis l’effet Écho et les Dogmes dans l’ordre imprimé.

card-experimentation = Expérimentation
    .effect-1 = Piochez et mettez en jeu une 5.

card-printing-press = Imprimerie
    .effect-1 = Vous pouvez recycler une carte de votre Influence pour piocher une carte de valeur supérieure de deux à celle de votre carte mauve Active.
    .effect-2 = Vous pouvez décaler vos cartes bleues vers la droite.

card-invention = Invention
    .effect-1 = Vous pouvez décaler vers la droite une de vos couleurs décalées vers la gauche. Si vous le faites, piochez et comptabilisez une 4.
    .effect-2 = Si vos cinq couleurs sont décalées, peu importe dans quelle direction, dominez le Domaine { special-wonder }.

card-navigation = Navigation
    .effect-1 = J’exige : transférez une 2 ou une 3 de votre Influence, s’il y en a une, dans la mienne.

card-enterprise = Droit des sociétés
    .effect-1 = J’exige : transférez dans ma Zone de Jeu une de vos cartes Actives non mauves avec une couronne. Si vous le faites, piochez et mettez en jeu une 4.
    .effect-2 = Vous pouvez décaler vos cartes vertes vers la droite.

card-reformation = Réforme
    .effect-1 = Vous pouvez archiver des cartes de votre Main, une pour chaque paire de feuilles que vous produisez : ce nombre exact, dans la limite de votre Main, ou aucune.
    .effect-2 = Vous pouvez décaler vos cartes jaunes ou vos cartes mauves vers la droite.

card-colonialism = Colonialisme
    .effect-1 = Piochez et archivez des 3, une à une, jusqu’à en archiver une sans couronne.

card-gunpowder = Poudre
    .effect-1 = J’exige : transférez dans mon Influence une de vos cartes Actives avec un château.
    .effect-2 = Si l’exigence a fait transférer au moins une carte, piochez et comptabilisez une 2.

card-anatomy = Anatomie
    .effect-1 = J’exige : recyclez une carte de votre Influence. Si vous le faites, recyclez une de vos cartes Actives de même valeur.

card-perspective = Perspective
    .effect-1 = Vous pouvez recycler une carte de votre Main pour comptabiliser d’autres cartes de votre Main, une pour chaque paire d’ampoules que vous produisez.
