# Période 2 de l’extension Échos : le titre, puis l’effet Écho et les Dogmes dans l’ordre imprimé.

card-lever = Levier
    .echo = Piochez deux 2.
    .effect-1 = Vous pouvez recycler autant de cartes de votre Main que vous voulez. Pour chaque paire de cartes de même valeur ainsi recyclées, piochez une carte de valeur supérieure d’un, dans l’ordre de votre choix.

card-linguistics = Linguistique
    .echo = Piochez une 3, ou piochez et recherchez une 4.
    .effect-1 = Choisissez un Bonus visible dans votre Zone de Jeu, s’il y en a un, et piochez une carte de cette valeur.

card-glassblowing = Soufflage du Verre
    .echo = Comptabilisez une carte de votre Main qui a un Bonus.
    .effect-1 = Piochez et recherchez une carte de valeur supérieure de trois à celle de votre carte Active la plus faible, sans compter la verte.

card-scissors = Ciseaux
    .echo = Prenez en Main une de vos cartes du dessous.
    .effect-1 = Jusqu’à deux fois, vous pouvez soit mettre en jeu, soit comptabiliser une carte de votre Main.
    .effect-2 = Si { card-paper } est une carte Active d’un joueur, vous compris, transférez-la dans votre Influence.

card-chaturanga = Chaturanga
    .effect-1 = Mettez en jeu une carte de votre Main qui a un Bonus, puis piochez deux cartes de la valeur de ce Bonus. Si aucune carte de votre Main n’a de Bonus, piochez et recherchez une carte de valeur égale au nombre de vos cartes Actives.

card-pagoda = Pagode
    .effect-1 = Piochez et révélez une 3. Si vous avez en Main une autre carte de sa couleur, archivez cette autre carte et mettez en jeu la carte piochée. Sinon, recherchez la carte piochée.

card-crossbow = Arbalète
    .effect-1 = J’exige : transférez dans mon Influence une carte de votre Main qui a un Bonus.
    .effect-2 = Transférez une carte de votre Main dans la Zone de Jeu d’un adversaire.

card-horseshoes = Fers à Cheval
    .echo = Piochez et recherchez une 2.
    .effect-1 = J’exige : transférez dans ma Zone de Jeu une de vos cartes Actives sans château ni usine. Si vous le faites, piochez et mettez en jeu une 2.

card-toothbrush = Brosse à Dents
    .echo = Choisissez une valeur de votre Main et archivez-en toutes les cartes de cette valeur.
    .effect-1 = Vous pouvez décaler une de vos piles vers la gauche.
    .effect-2 = Vous pouvez faire de la carte du dessous de la pioche des 2 une Période à dominer de plus, s’il en reste une.

card-watermill = Moulin à Eau
    .effect-1 = Archivez une carte de votre Main qui a un Bonus pour piocher une carte de la valeur de ce Bonus. Si la carte piochée a elle aussi un Bonus, vous pouvez la révéler et recycler une carte de votre Main pour exécuter de nouveau ce Dogme.
