# Période 5 du jeu de base : le titre, puis l’effet Écho et les Dogmes dans l’ordre imprimé.

card-chemistry = Chimie
    .effect-1 = Vous pouvez décaler vos cartes bleues vers la droite.
    .effect-2 = Piochez et comptabilisez une carte de valeur supérieure d’un à celle de votre carte Active la plus élevée. Ensuite, recyclez une carte quelconque de votre Influence.

card-physics = Physique
    .effect-1 = Piochez trois 6 et révélez-les. Si au moins deux sont de la même couleur, recyclez-les toutes les trois, ainsi que toute votre Main ; sinon, gardez-les.

card-banking = Système Bancaire
    .effect-1 = J’exige : transférez dans ma Zone de Jeu une de vos cartes Actives non vertes avec une usine. Si vous le faites, piochez et comptabilisez une 5.
    .effect-2 = Vous pouvez décaler vos cartes vertes vers la droite.

card-measurement = Théorie de la mesure
    .first-1 = Vous pouvez recycler une carte de votre Main. Si vous le faites, choisissez une couleur, décalez vos cartes de cette couleur vers la droite et piochez une carte dont la valeur est le nombre de cartes de cette couleur dans votre Zone de Jeu.
    .third-1 = Vous pouvez révéler et recycler une carte de votre Main. Si vous le faites, décalez vos cartes de sa couleur vers la droite et piochez une carte dont la valeur est le nombre de cartes de cette couleur dans votre Zone de Jeu.

card-astronomy = Astronomie
    .effect-1 = Piochez et révélez des 6, une à une, en mettant en jeu celles qui sont vertes ou bleues, jusqu’à en révéler une d’une autre couleur : celle-là, gardez-la.
    .effect-2 = Si aucune de vos cartes Actives non mauves n’est de valeur inférieure à 6, dominez le Domaine { special-universe }.

card-societies = Compagnies Marchandes
    .first-1 = J’exige : transférez dans ma Zone de Jeu une de vos cartes Actives non mauves avec une ampoule. Si vous le faites, piochez une 5.
    .third-1 = J’exige : transférez dans ma Zone de Jeu une de vos cartes Actives avec une ampoule, de valeur supérieure à celle de ma carte Active de même couleur. Si vous le faites, piochez une 5.

card-coal = Charbon
    .effect-1 = Piochez et archivez une 5.
    .effect-2 = Vous pouvez décaler vos cartes rouges vers la droite.
    .effect-3 = Vous pouvez comptabiliser une de vos cartes Actives ainsi que la carte qui se trouve juste sous elle.

card-the-pirate-code = Le Code des Pirates
    .effect-1 = J’exige : transférez deux cartes de votre Influence, de valeur 4 ou moins, dans la mienne.
    .effect-2 = Si l’exigence a fait transférer au moins une carte, comptabilisez la plus faible de vos cartes Actives avec une couronne.

card-statistics = Statistiques
    .first-1 = J’exige : reprenez en Main la carte la plus élevée de votre Influence. Recommencez tant que la carte reprise est la seule de votre Main.
    .third-1 = J’exige : reprenez en Main toutes les cartes les plus élevées de votre Influence.
    .effect-2 = Vous pouvez décaler vos cartes jaunes vers la droite.

card-steam-engine = Machine à Vapeur
    .effect-1 = Piochez et archivez une 4, puis une autre. Comptabilisez ensuite la carte du dessous de votre pile jaune.
