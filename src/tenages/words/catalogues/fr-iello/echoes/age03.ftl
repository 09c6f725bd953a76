# Période 3 de l’extension Échos : le titre, puis l’effet Écho et les Dogmes dans l’ordre imprimé.

card-almanac = Almanach
    .echo = Piochez et recherchez une 4.
    .effect-1 = Vous pouvez révéler et recycler un de vos Projets qui a un Bonus pour piocher et comptabiliser une carte de valeur supérieure d’un à ce Bonus.

card-magnifying-glass = Loupe
    .echo = Piochez une 4, puis recyclez n’importe quelle carte de votre Main.
    .effect-1 = Vous pouvez recycler trois cartes de même valeur de votre Main pour piocher une carte de valeur supérieure de deux.
    .effect-2 = Vous pouvez décaler vos cartes jaunes ou vos cartes bleues vers la gauche.

card-charitable-trust = Fondation Caritative
    .echo = Piochez une 3 ou une 4.
    .effect-1 = Vous pouvez mettre en jeu la carte que vous avez piochée grâce à l’effet Écho de { card-charitable-trust }. Si vous le faites, à votre choix, recyclez votre carte verte Active ou dominez-la, si vous remplissez les conditions.

card-homing-pigeons = Pigeons Voyageurs
    .effect-1 = J’exige : recyclez deux cartes de votre Influence, chacune d’une valeur présente dans ma Main.
    .effect-2 = Vous pouvez décaler vos cartes rouges ou vos cartes vertes vers la gauche.

card-novel = Roman
    .echo = Piochez une 3.
    .effect-1 = Piochez une 3. Puis vous pouvez décaler vos cartes mauves vers la gauche.
    .effect-2 = Si une même Ressource, autre que la couronne, figure sur chacune de vos cartes Actives autres que la mauve, dominez le Domaine { special-supremacy }.

card-sunglasses = Lunettes de Soleil
    .echo = Comptabilisez une carte de votre Main d’une couleur que vous avez décalée.
    .effect-1 = Vous pouvez décaler vos cartes mauves dans le même sens qu’une autre de vos piles décalées, ou une autre de vos piles dans le même sens que vos cartes mauves, si elles sont décalées.

card-katana = Katana
    .effect-1 = J’exige : transférez dans mon Influence deux de vos cartes Actives avec un château. Si vous en transférez au moins une, piochez une carte de valeur égale au nombre total de châteaux des cartes transférées, et transférez-la dans mes Projets.

card-liquid-fire = Feu Grégeois
    .effect-1 = J’exige : piochez et révélez une carte de la valeur du Bonus le plus élevé visible dans votre Zone de Jeu, puis transférez-la dans mes Projets. Si elle est rouge, transférez toute votre Main dans mon Influence.

card-deodorant = Déodorant
    .echo = Piochez et mettez en jeu une 3.
    .effect-1 = Si au moins une de vos cartes Actives a un château, piochez et mettez en jeu une 3. Sinon, piochez une 4.

card-sandpaper = Papier de Verre
    .effect-1 = Vous pouvez recycler autant de cartes de votre Main que vous voulez pour piocher autant de 3. Ensuite, mettez en jeu une carte de votre Main.
