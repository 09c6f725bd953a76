# Période 9 de l’extension Échos : le titre, puis l’effet Écho et les Dogmes dans l’ordre imprimé.

card-calculator = Calculatrice
    .effect-1 = Comptabilisez deux de vos cartes du dessous non bleues. Si vous en avez comptabilisé deux et que la somme de leurs valeurs est inférieure à 11, piochez une carte de valeur égale à cette somme et refaites tout cela, une seule fois.
    .effect-2 = Vous pouvez décaler vos cartes bleues vers le haut.

card-laser = Laser
    .effect-1 = Recyclez toutes les Périodes encore à dominer, puis la moitié des cartes de votre Influence, arrondie à l’unité supérieure. Piochez et mettez en jeu une 10, puis une autre.

card-credit-card = Carte de Crédit
    .echo = Piochez et recherchez une 9.
    .effect-1 = Vous pouvez reprendre en Main une de vos cartes Actives, sauf la verte, pour piocher et comptabiliser une carte de même valeur.
    .effect-2 = Vous pouvez décaler vos cartes vertes vers le haut.

card-email = Courriel
    .echo = Piochez et recherchez une 10.
    .effect-1 = Piochez et recherchez une 9.
    .effect-2 = Exécutez les Dogmes Coopératifs de votre carte Active la plus faible, la verte mise à part, sans les partager.

card-karaoke = Karaoké
    .echo = Choisissez une valeur inférieure à 10, puis piochez et mettez en jeu une carte de cette valeur.
    .effect-1 = Exécutez, sans les partager, les Dogmes Coopératifs de la carte que l’effet Écho de { card-karaoke } vous a fait mettre en jeu.
    .effect-2 = Vous pouvez reprendre en Main une de vos cartes du dessous.

card-rock = Rock
    .effect-1 = J’exige : transférez votre carte verte Active dans ma Main. Si votre nouvelle carte verte Active est { card-scissors }, je gagne.
    .effect-2 = Vous pouvez comptabiliser une de vos cartes Actives. Ensuite, vous gagnez si votre carte verte Active est { card-paper }.

card-helicopter = Hélicoptère
    .effect-1 = Choisissez une carte Active autre que { card-helicopter } chez n’importe quel joueur, vous compris, et transférez-la dans l’Influence de ce joueur. Vous pouvez révéler et recycler une carte de votre Main qui a une Ressource en commun avec elle, pour répéter ce Dogme.

card-jet = Avion à Réaction
    .echo = Mettez en jeu une carte de votre Main.
    .effect-1 = J’exige : si l’effet Écho d’{ card-jet } m’a fait mettre en jeu une carte, recyclez votre carte Active de sa couleur.

card-atm = Distributeur de Billets
    .echo = Choisissez une valeur, puis piochez et comptabilisez une carte de cette valeur.
    .effect-1 = J’exige : transférez dans ma Zone de Jeu la plus élevée de vos cartes Actives sans couronne, la jaune mise à part.
    .effect-2 = Vous pouvez décaler vos cartes mauves vers le haut.

card-wristwatch = Montre-Bracelet
    .echo = Archivez une de vos cartes Actives, sauf la jaune, sous sa propre pile.
    .effect-1 = Pour chaque Bonus visible à cet instant dans votre Zone de Jeu, piochez et archivez une carte de sa valeur, du plus faible au plus élevé.
