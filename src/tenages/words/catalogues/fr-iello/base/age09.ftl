# Période 9 du jeu de base : le titre, puis l’effet Écho et les Dogmes dans l’ordre imprimé.

card-computers = Ordinateurs
    .effect-1 = Vous pouvez décaler vos cartes rouges ou vertes vers le haut.
    .effect-2 = Piochez et mettez en jeu une 10. Exécutez ses Dogmes Coopératifs sans les partager.

card-genetics = Génétique
    .effect-1 = Piochez et mettez en jeu une 10, puis comptabilisez toutes les autres cartes de sa pile.

card-collaboration = Coopération
    .effect-1 = J’exige : piochez deux 9 et révélez-les. J’en choisis une, que vous transférez vers ma Zone de Jeu ; mettez l’autre en jeu.
    .effect-2 = Vous gagnez si votre pile verte compte au moins dix cartes.

card-satellites = Satellites
    .effect-1 = Recyclez toutes les cartes de votre Main. Piochez trois 8.
    .effect-2 = Vous pouvez décaler vos cartes mauves vers le haut.
    .effect-3 = Mettez en jeu une carte de votre Main. Exécutez ses Dogmes Coopératifs sans les partager.

card-services = Services
    .effect-1 = J’exige : transférez toutes les cartes de plus haute valeur de votre Influence vers ma Main. Si vous en transférez au moins une, prenez dans votre Main une de mes cartes Actives sans feuille.

card-specialization = Spécialisation
    .effect-1 = Révélez une carte de votre Main. Dans la Zone de Jeu de chaque adversaire, prenez la carte Active de même couleur et ajoutez-la à votre Main.
    .effect-2 = Vous pouvez décaler vos cartes jaunes ou bleues vers le haut.

card-composites = Composites
    .effect-1 = J’exige : gardez une carte de votre Main et transférez les autres vers la mienne. Transférez aussi la carte la plus élevée de votre Influence vers la mienne.

card-fission = Fission
    .effect-1 = J’exige : piochez et révélez une 10. Si elle est rouge, toutes les cartes des Mains, des Zones de Jeu et des Influences de tous les joueurs sont défaussées, et cette Action prend fin.
    .first-2 = Recyclez une carte Active autre que { card-fission }, dans la Zone de Jeu de n’importe quel joueur.
    .third-2 = Recyclez une carte Active autre que { card-fission }, dans la Zone de Jeu de n’importe quel joueur. Puis piochez une 10.

card-ecology = Écologie
    .effect-1 = Vous pouvez recycler une carte de votre Main. Si vous le faites, comptabilisez une autre carte de votre Main et piochez deux 10.

card-suburbia = Banlieues Chics
    .effect-1 = Vous pouvez archiver autant de cartes de votre Main que vous le souhaitez. Pour chacune d’elles, piochez et comptabilisez une 1.
