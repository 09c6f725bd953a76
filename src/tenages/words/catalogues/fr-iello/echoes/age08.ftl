# Période 8 de l’extension Échos : le titre, puis l’effet Écho et les Dogmes dans l’ordre imprimé.

card-radio-telescope = Radiotélescope
    .effect-1 = Piochez une 9 pour chaque paire d’ampoules que vous produisez. Mettez en jeu une des cartes piochées et recyclez les autres. Vous gagnez si la carte mise en jeu est { card-ai }.

card-x-ray = Rayons X
    .echo = Piochez et archivez une 8.
    .effect-1 = Pour chaque groupe de trois feuilles que vous produisez, choisissez une valeur, puis piochez et recherchez une carte de cette valeur.
    .effect-2 = Vous pouvez décaler vos cartes jaunes vers le haut.

card-nylon = Nylon
    .effect-1 = Pour chaque groupe de trois usines que vous produisez, piochez et archivez une 8. Si au moins une de ces cartes était verte, répétez ce Dogme.
    .effect-2 = Vous pouvez décaler vos cartes rouges vers le haut.

card-sliced-bread = Pain en Tranches
    .echo = Recyclez toute votre Main, puis piochez deux 8.
    .effect-1 = Recyclez une carte de votre Influence. Piochez et comptabilisez deux cartes de valeur inférieure d’un à la sienne.

card-crossword = Mots Croisés
    .effect-1 = Pour chaque Bonus visible dans votre Zone de Jeu, piochez une carte de sa valeur, dans l’ordre de votre choix.

card-television = Télévision
    .echo = Piochez et mettez en jeu une 8.
    .effect-1 = Choisissez une valeur et un adversaire : transférez une carte de cette valeur de son Influence dans sa propre Zone de Jeu. S’il possède une Domination de cette valeur, dominez encore une carte de cette valeur de son Influence, si vous remplissez les conditions.

card-bandage = Pansement
    .echo = Mettez en jeu une carte de votre Main qui a une feuille.
    .effect-1 = J’exige : parmi les cartes de votre Influence dont aucune carte de votre Main n’a la valeur, recyclez la plus élevée. Recyclez aussi une de vos cartes Actives avec une horloge.

card-parachute = Parachute
    .effect-1 = J’exige : montrez votre Main et transférez-en toutes les cartes sans horloge dans la mienne.

card-air-conditioner = Climatiseur
    .echo = Vous pouvez comptabiliser une carte de votre Main.
    .effect-1 = J’exige : recyclez toutes les cartes de votre Influence de même valeur qu’une de vos propres cartes Actives.

card-tractor = Tracteur
    .echo = Piochez une 7.
    .effect-1 = Piochez et comptabilisez une 7, puis piochez-en une autre.
