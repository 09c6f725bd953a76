# Période 1 de l’extension Échos : le titre, puis l’effet Écho et les Dogmes dans l’ordre imprimé.

card-dice = Dés
    .effect-1 = Piochez et révélez une 1. Si elle a un Bonus, piochez et mettez en jeu une carte de la valeur de ce Bonus.

card-perfume = Parfum
    .echo = Piochez et archivez une 1.
    .effect-1 = J’exige : transférez dans ma Zone de Jeu une de vos cartes Actives dont la valeur n’est celle d’aucune de mes cartes Actives. Si vous le faites, piochez et mettez en jeu une carte de la même valeur.

card-ruler = Règle
    .echo = Piochez une 2.
    .effect-1 = Aucun effet.

card-comb = Peigne
    .effect-1 = Choisissez une couleur. Piochez et révélez cinq 1 : gardez celles de cette couleur et recyclez les autres.

card-ice-skates = Patins à Glace
    .effect-1 = Recyclez jusqu’à trois cartes de votre Main, ou aucune. Pour chacune, à votre choix, piochez et mettez en jeu une 2 ou piochez et recherchez une 3. Pour finir, recyclez aussi votre carte Active la plus élevée.

card-umbrella = Parapluie
    .echo = Vous pouvez mettre en jeu une carte de votre Main.
    .effect-1 = Recyclez autant de cartes de votre Main que vous voulez. Pour chacune, comptabilisez deux autres cartes de votre Main.

card-bell = Cloche
    .echo = Vous pouvez comptabiliser une carte de votre Main.
    .effect-1 = Piochez et recherchez une 2.

card-flute = Flûte
    .echo = Vous pouvez décaler une de vos piles vers la gauche.
    .effect-1 = J’exige : recyclez une carte de votre Main qui a un Bonus.
    .effect-2 = Piochez et révélez une 1. Si elle a un Bonus, piochez une autre 1.

card-puppet = Marionnette
    .effect-1 = Aucun effet.

card-bangle = Bracelet
    .echo = Archivez une carte rouge de votre Main.
    .effect-1 = Piochez et recherchez une 3.

card-candles = Bougies
    .echo = Si l’Influence de chacun de vos adversaires est supérieure à la vôtre, piochez une 3.
    .effect-1 = J’exige : transférez dans ma Main une carte de votre Main qui a un château. Si vous le faites, piochez une 1.

card-plumbing = Plomberie
    .echo = Comptabilisez une de vos cartes du dessous.
    .effect-1 = Aucun effet.

card-chopsticks = Baguettes
    .echo = Piochez une 1.
    .effect-1 = Vous pouvez faire de la carte du dessous de la pioche des 1 une Période à dominer de plus, s’il y reste une carte.

card-noodles = Nouilles
    .effect-1 = Si vous avez en Main davantage de cartes de valeur 1 que chacun de vos adversaires, piochez et comptabilisez une 2.
    .effect-2 = Piochez et révélez une 1. Si elle est jaune, comptabilisez toutes les 1 de votre Main.

card-soap = Savon
    .effect-1 = Annoncez une couleur et archivez autant de cartes de cette couleur que vous voulez, prises dans votre Main. Si vous en archivez au moins trois, vous pouvez dominer une carte de votre Main, si vous remplissez les conditions.
