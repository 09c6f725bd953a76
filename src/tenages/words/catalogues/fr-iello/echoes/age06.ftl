# Période 6 de l’extension Échos : le titre, puis l’effet Écho et les Dogmes dans l’ordre imprimé.

card-bifocals = Lunettes Bifocales
    .echo = Piochez et recherchez une carte de la valeur de votre choix.
    .effect-1 = Vous pouvez recycler un de vos Projets pour piocher et rechercher une carte de même valeur.
    .effect-2 = Vous pouvez décaler vos cartes vertes vers la droite.

card-stethoscope = Stéthoscope
    .echo = Mettez en jeu une carte bleue ou jaune de votre Main.
    .effect-1 = Piochez une 7. Si l’effet Écho de { card-stethoscope } vous a fait mettre en jeu une carte bleue, piochez aussi une 8.
    .effect-2 = Vous pouvez décaler vos cartes jaunes vers la droite.

card-hot-air-balloon = Montgolfière
    .echo = Piochez et comptabilisez une 7.
    .effect-1 = Vous pouvez dominer, si vous remplissez les conditions, une carte Active d’un adversaire qui possède une Domination de même valeur ; vous transférez alors votre carte verte Active dans sa Zone de Jeu. Si vous ne le faites pas, piochez et mettez en jeu une 7.

card-steamboat = Bateau à Vapeur
    .effect-1 = J’exige : piochez une 6 et révélez-la. Si elle est bleue ou jaune, transférez dans ma Main toute votre Main, cette carte comprise. Si elle est rouge ou verte, gardez-la, mais transférez deux cartes de votre Influence dans la mienne. Si elle est mauve, gardez-la simplement.

card-indian-clubs = Massues Indiennes
    .effect-1 = J’exige : recyclez deux cartes de votre Influence.
    .effect-2 = Pour chaque valeur différente présente dans votre Influence, comptabilisez une carte de cette valeur de votre Main.

card-kaleidoscope = Kaléidoscope
    .effect-1 = Piochez et mettez en jeu une 7. Vous pouvez décaler vos cartes de sa couleur vers la droite.

card-loom = Métier à Tisser
    .echo = Comptabilisez la plus faible de vos cartes Actives.
    .effect-1 = Vous pouvez recycler deux cartes de valeurs différentes de votre Influence pour piocher et archiver trois 6.
    .effect-2 = Si une de vos couleurs a au moins cinq illustrations visibles, dominez le Domaine { special-heritage }.

card-shrapnel = Shrapnel
    .effect-1 = J’exige : piochez et archivez une 6. Transférez dans mon Influence les deux cartes du dessus de votre pile de sa couleur ; la carte du dessous de ma pile de cette couleur va ensuite dans votre Influence.

card-dentures = Dentier
    .echo = Piochez et archivez une 6.
    .effect-1 = Dans la couleur de la dernière carte que { card-dentures } vous a fait archiver, comptabilisez vos deux cartes du dessus, mais jamais celle du dessous. Tant que cela ne donne rien, piochez et archivez une 6 et essayez sa couleur.
    .effect-2 = Vous pouvez décaler vos cartes bleues vers la droite.

card-morphine = Morphine
    .echo = Comptabilisez une carte impaire de votre Main.
    .effect-1 = J’exige : recyclez les cartes impaires de votre Main, puis piochez une 6.
    .effect-2 = Si l’exigence a fait recycler des cartes, piochez-en une de valeur supérieure d’un à la plus élevée.
    .effect-3 = Vous pouvez décaler vos cartes rouges vers la droite.
