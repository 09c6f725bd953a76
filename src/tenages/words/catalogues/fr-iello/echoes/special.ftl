# Les Domaines de l’extension Échos : le nom, puis ce qu’ils demandent.

special-supremacy = Suprématie
    .text = Dans chacune de quatre couleurs, produisez au moins trois exemplaires d’une Ressource, la même partout.

special-destiny = Destinée
    .text = Ayez au moins sept Projets.

special-wealth = Richesse
    .text = Ayez au moins huit Bonus visibles.

special-heritage = Patrimoine
    .text = Ayez au moins huit illustrations visibles dans une même couleur.

special-history = Histoire
    .text = Ayez au moins quatre effets Écho visibles dans une même couleur.
