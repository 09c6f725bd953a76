# Période 7 du jeu de base : le titre, puis l’effet Écho et les Dogmes dans l’ordre imprimé.

card-evolution = Évolution
    .effect-1 = Vous pouvez exécuter l’un de ces deux effets : piochez et comptabilisez une 8, puis recyclez n’importe quelle carte de votre Influence ; ou piochez une carte de valeur supérieure d’un à celle de la carte la plus élevée de votre Influence.

card-publications = Publications
    .effect-1 = Vous pouvez changer à votre guise l’ordre des cartes d’une de vos piles.
    .effect-2 = Vous pouvez décaler vos cartes jaunes ou bleues vers le haut.

card-bicycle = Bicyclette
    .effect-1 = Vous pouvez échanger toutes les cartes de votre Main contre toutes celles de votre Influence.

card-electricity = Électricité
    .effect-1 = Recyclez toutes vos cartes Actives sans usine, puis piochez une 8 pour chaque carte ainsi recyclée.

card-lighting = Éclairage
    .effect-1 = Vous pouvez archiver une, deux ou trois cartes de votre Main. Pour chaque valeur différente parmi elles, piochez et comptabilisez une 7.

card-railroad = Chemin de Fer
    .effect-1 = Recyclez toutes les cartes de votre Main. Piochez trois 6.
    .effect-2 = Vous pouvez décaler vers le haut une de vos piles décalées vers la droite.

card-combustion = Moteur à Explosion
    .first-1 = J’exige : transférez deux cartes de votre Influence vers la mienne.
    .third-1 = J’exige : transférez une carte de votre Influence vers la mienne par tranche de quatre couronnes que je produis.
    .third-2 = Recyclez la carte du dessous de votre pile rouge.

card-explosives = Explosifs
    .effect-1 = J’exige : transférez les trois cartes les plus élevées de votre Main vers la mienne. Si cela vide votre Main, piochez une 7.

card-refrigeration = Réfrigération
    .effect-1 = J’exige : recyclez la moitié des cartes de votre Main, arrondie à l’entier inférieur.
    .effect-2 = Vous pouvez comptabiliser une carte de votre Main.

card-sanitation = Santé Publique
    .effect-1 = J’exige : échangez les deux cartes les plus élevées de votre Main contre la carte la plus faible de la mienne.
