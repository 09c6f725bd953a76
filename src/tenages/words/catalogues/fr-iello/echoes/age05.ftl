# Période 5 de l’extension Échos : le titre, puis l’effet Écho et les Dogmes dans l’ordre imprimé.

card-lightning-rod = Paratonnerre
    .echo = Piochez et archivez une 5.
    .effect-1 = J’exige : piochez et archivez une 5, puis recyclez votre carte Active de sa couleur.
    .effect-2 = Piochez et archivez une 5, puis vous pouvez recycler une de vos cartes Actives.

card-thermometer = Thermomètre
    .echo = Mettez en jeu votre carte verte du dessous sur le dessus de sa propre pile, dont le décalage ne change pas.
    .effect-1 = Piochez et mettez en jeu une carte de valeur supérieure d’un à celle de votre carte jaune Active. Si elle est jaune elle aussi, recommencez.

card-palampore = Palampore
    .effect-1 = Si un même Bonus est visible plus d’une fois dans votre Zone de Jeu, piochez et comptabilisez une carte de la valeur de ce Bonus.
    .effect-2 = Vous pouvez décaler vos cartes mauves vers la droite.
    .effect-3 = Si au moins six Bonus sont visibles dans votre Zone de Jeu, dominez le Domaine { special-wealth }.

card-seed-drill = Semoir
    .effect-1 = J’exige : recyclez une de vos cartes Actives de valeur inférieure à 3.
    .effect-2 = Choisissez la pioche des 3, des 4 ou des 5. Vous pouvez faire de sa carte du dessous une Période à dominer de plus, s’il y reste une carte.

card-piano = Piano
    .echo = Piochez une carte d’une valeur présente dans la Main d’un joueur, vous compris.
    .effect-1 = Si vous avez une carte Active de chaque couleur, toutes de valeurs différentes, recyclez cinq cartes de votre Influence, puis piochez et comptabilisez une carte de chacune de ces valeurs, de la plus faible à la plus élevée.

card-tuning-fork = Diapason
    .echo = Regardez la carte du dessus d’une pioche au choix et laissez-la en place.
    .effect-1 = Recyclez une carte de votre Main pour piocher et révéler une carte de même valeur. Mettez-la en jeu si elle est de valeur supérieure à votre carte Active de sa couleur ; sinon, recyclez-la. Vous pouvez recommencer à volonté.

card-coke = Coke
    .echo = Piochez et archivez une 4.
    .effect-1 = Piochez et révélez des 6, une à une, en mettant en jeu celles qui ont une usine, jusqu’à en piocher une sans usine : recherchez celle-ci.

card-octant = Octant
    .effect-1 = J’exige : transférez dans ma Zone de Jeu une de vos cartes Actives avec une feuille ou une usine, mais pas la rouge. Si vous le faites, piochez et recherchez une 6.
    .effect-2 = Piochez et recherchez une 6.

card-pressure-cooker = Autocuiseur
    .effect-1 = Recyclez toute votre Main. Puis, pour chacune de vos cartes Actives avec un Bonus, piochez une carte de la valeur de ce Bonus, dans l’ordre de votre choix.

card-stove = Fourneau
    .echo = Comptabilisez une de vos cartes Actives sans usine.
    .effect-1 = Piochez et archivez une 4. Si votre carte Active de sa couleur est de valeur inférieure à 4, piochez et comptabilisez une autre 4.
    .effect-2 = Vous pouvez décaler vos cartes vertes vers la droite.
