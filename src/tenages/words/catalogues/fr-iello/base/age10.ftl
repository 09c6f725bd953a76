# Période 10 du jeu de base : le titre, puis l’effet Écho et les Dogmes dans l’ordre imprimé.

card-bioengineering = Bio-Ingénierie
    .effect-1 = Transférez une carte Active avec une feuille de la Zone de Jeu d’un adversaire vers votre Influence.
    .effect-2 = Si au moins un joueur, quel qu’il soit, produit moins de trois feuilles, le joueur qui en produit le plus gagne la partie ; en cas d’égalité, la partie continue.

card-software = Logiciel
    .effect-1 = Piochez et comptabilisez une 10.
    .effect-2 = Piochez et mettez en jeu une 10, puis une autre. Exécutez les Dogmes Coopératifs de la seconde sans les partager.

card-databases = Bases de Données
    .effect-1 = J’exige : recyclez la moitié des cartes de votre Influence, arrondie à l’entier supérieur.

card-self-service = Domotique
    .effect-1 = Choisissez une autre de vos cartes Actives et exécutez ses Dogmes Coopératifs sans les partager.
    .effect-2 = Vous gagnez si vous avez plus de Dominations que chacun de vos adversaires. Les partenaires additionnent les leurs.

card-ai = Intelligence Artificielle
    .effect-1 = Piochez et comptabilisez une 10.
    .effect-2 = Si { card-robotics } et { card-software } sont toutes deux des cartes Actives, peu importe dans quelles Zones de Jeu, le joueur qui a le moins de points d’Influence gagne la partie ; en cas d’égalité, la partie continue.

card-the-internet = Internet
    .effect-1 = Vous pouvez décaler vos cartes vertes vers le haut.
    .effect-2 = Piochez et comptabilisez une 10.
    .effect-3 = Piochez et mettez en jeu une 10 pour chaque paire d’horloges que vous produisez.

card-miniaturization = Miniaturisation
    .effect-1 = Vous pouvez recycler une carte de votre Main. Si c’est une 10, piochez autant de 10 qu’il y a de valeurs différentes dans votre Influence.

card-robotics = Robotique
    .effect-1 = Comptabilisez votre carte verte Active. Puis piochez une 10, mettez-la en jeu et exécutez ses Dogmes Coopératifs sans les partager.

card-globalization = Mondialisation
    .effect-1 = J’exige : recyclez une de vos cartes Actives avec une feuille.
    .effect-2 = Piochez et comptabilisez une 6. Ensuite, sauf si un joueur produit plus de feuilles que d’usines, le joueur qui a le plus de points d’Influence gagne la partie ; en cas d’égalité, la partie continue.

card-stem-cells = Cellules Souches
    .effect-1 = Vous pouvez comptabiliser toutes les cartes de votre Main, ou aucune.
