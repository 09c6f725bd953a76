# Période 7 de l’extension Échos : le titre, puis l’effet Écho et les Dogmes dans l’ordre imprimé.

card-photography = Photographie
    .echo = Mettez en jeu un de vos Projets.
    .effect-1 = J’exige : reprenez en Main votre carte Active la plus élevée.
    .effect-2 = Si une de vos couleurs a au moins trois effets Écho visibles, dominez le Domaine { special-history }.

card-typewriter = Machine à Écrire
    .effect-1 = Montrez toute votre Main et recyclez-la. Piochez une 6, puis, pour chaque couleur différente parmi les cartes recyclées, une carte de plus, chaque fois de la valeur suivante : une 7, une 8 et ainsi de suite.

card-jeans = Blue-Jean
    .echo = Piochez deux 9. Recyclez-en une et recherchez l’autre.
    .effect-1 = Annoncez deux valeurs différentes, de 1 à 6, puis piochez et révélez une carte de chacune. Mettez-en une en jeu et recyclez l’autre.

card-telegraph = Télégraphe
    .effect-1 = Vous pouvez choisir un adversaire et une couleur, pour décaler votre pile de cette couleur comme la sienne, ou pour en annuler le décalage si la sienne n’est pas décalée.
    .effect-2 = Vous pouvez décaler vos cartes bleues vers le haut.

card-ice-cream = Crème Glacée
    .echo = Comptabilisez une de vos cartes Actives, sans Bonus et non mauve.
    .effect-1 = J’exige : piochez et mettez en jeu une 1.
    .effect-2 = Choisissez la pioche des 6, 7, 8 ou 9. S’il y reste une carte, vous pouvez faire de celle du dessous une Période à dominer de plus.

card-saxophone = Saxophone
    .effect-1 = Vous pouvez décaler vos cartes mauves vers le haut.
    .effect-2 = Vous gagnez si les notes de musique de { card-bell }, { card-flute }, { card-piano } et { card-saxophone } sont toutes visibles, peu importe dans quelles Zones de Jeu. Sinon, piochez une 7 pour chaque note de musique visible.

card-machine-gun = Mitrailleuse
    .echo = Si vous avez une carte Active de chaque couleur, piochez et comptabilisez une 7.
    .effect-1 = J’exige : transférez dans mon Influence toutes vos cartes Actives qui ont un Bonus. Si vous le faites, piochez une 7.
    .effect-2 = Recyclez toutes vos cartes Actives, sauf la rouge.

card-rubber = Caoutchouc
    .echo = Piochez et archivez une 8, puis une autre.
    .effect-1 = Comptabilisez une de vos cartes Actives qui n’a pas de Bonus.
    .effect-2 = Vous pouvez décaler vos cartes rouges vers le haut.

card-elevator = Ascenseur
    .echo = Comptabilisez la carte Active ou la carte du dessous de votre pile verte.
    .effect-1 = Choisissez la valeur d’une des cartes de votre Influence. Transférez dans votre Influence toutes les cartes de cette valeur prises soit dans la Main, soit dans l’Influence de tous vos adversaires : à vous de choisir.

card-fertilizer = Engrais
    .effect-1 = Vous pouvez recycler une carte de votre Main. Si vous le faites, prenez en Main toutes les cartes de sa valeur qui se trouvent dans l’Influence de tous les joueurs, la vôtre comprise.
    .effect-2 = Choisissez une valeur. Piochez et recherchez une carte de cette valeur.
