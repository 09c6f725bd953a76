# Les Domaines du jeu de base : le nom, puis ce qu’ils demandent.

special-monument = Technologies
    .text = En un seul tour, comptabilisez ou archivez six cartes, mélangées à votre gré ; selon les règles d’Asmadi, six comptabilisées ou six archivées.

special-empire = Militaire
    .text = Produisez au moins trois de chacune des six Ressources.

special-world = Diplomatie
    .text = Produisez au moins douze horloges.

special-wonder = Culture
    .text = Ayez les cinq couleurs décalées, chacune vers la droite ou vers le haut.

special-universe = Sciences
    .text = Ayez cinq cartes Actives, toutes de valeur 8 ou plus.
