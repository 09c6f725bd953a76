# Période 3 du jeu de base : le titre, puis l’effet Écho et les Dogmes dans l’ordre imprimé.

card-alchemy = Alchimie
    .effect-1 = Piochez et révélez une 4 pour chaque groupe de trois châteaux que vous produisez. Si au moins une de ces cartes est rouge, recyclez-les toutes, ainsi que toute votre Main.
    .effect-2 = Mettez en jeu une carte de votre Main, puis comptabilisez-en une autre.

card-translation = Traduction
    .effect-1 = Vous pouvez mettre en jeu les cartes de votre Influence : toutes ou aucune.
    .effect-2 = Si chacune de vos cartes Actives a une couronne, dominez le Domaine { special-world }.

card-compass = Boussole
    .effect-1 = J’exige : transférez dans ma Zone de Jeu une de vos cartes Actives non vertes avec une feuille. Ensuite, transférez dans la vôtre une de mes cartes Actives sans feuille.

card-paper = Papier
    .effect-1 = Vous pouvez décaler vos cartes vertes ou vos cartes bleues vers la gauche.
    .effect-2 = Piochez autant de 4 que vous avez de couleurs décalées vers la gauche.

card-education = Éducation
    .effect-1 = Vous pouvez recycler la carte la plus élevée de votre Influence pour piocher une carte de valeur supérieure de deux à celle de la plus élevée qui y reste.

card-feudalism = Féodalisme
    .first-1 = J’exige : choisissez dans votre Main une carte avec un château et transférez-la dans la mienne.
    .third-1 = J’exige : choisissez dans votre Main une carte avec un château et transférez-la dans la mienne. Si vous le faites, annulez le décalage de vos cartes de sa couleur.
    .effect-2 = Vous pouvez décaler vos cartes jaunes ou vos cartes mauves vers la gauche.

card-engineering = Ingénierie
    .effect-1 = J’exige : transférez dans mon Influence toutes vos cartes Actives avec un château.
    .effect-2 = Vous pouvez décaler vos cartes rouges vers la gauche.

card-optics = Optique
    .effect-1 = Piochez et mettez en jeu une 3. Si elle a une couronne, piochez et comptabilisez une 4. Sinon, transférez une carte de votre Influence dans celle d’un adversaire qui a moins de points d’Influence que vous.

card-machinery = Machinerie
    .effect-1 = J’exige : échangez toute votre Main contre toutes les cartes les plus élevées de la mienne.
    .effect-2 = Comptabilisez une carte de votre Main qui a un château. Ensuite, vous pouvez décaler vos cartes rouges vers la gauche.

card-medicine = Médecine
    .effect-1 = J’exige : échangez la carte la plus élevée de votre Influence contre la plus faible de la mienne.
