# L’aide : l’aide-mémoire, les règles, et la visite guidée d’une première partie.

help-coming = Les règles arrivent…
help-rules-about = Tout ce que l’on veut vérifier au milieu d’une partie.

help-goal-build = Vous bâtissez une civilisation de cartes : cinq piles, une par couleur, de la première Période à la dixième.
help-goal-win =
    { $needed ->
        [0] Pour gagner, réunissez avant les autres assez de Dominations : six, si vous jouez à deux. La plupart demandent de l’Influence et une carte assez élevée.
       *[other] Pour gagner, réunissez { $needed } Dominations avant les autres ; la plupart demandent de l’Influence et une carte assez élevée.
    }
help-goal-turn = Un tour, ce sont deux Actions : piocher, poser une carte, en activer une pour ce qu’elle dit, ou dominer.

help-card = En un coup d’œil
help-actions = Deux Actions par tour, différentes ou deux fois la même
help-action-draw = Piocher
    .text = Une carte de la valeur de votre carte Active la plus élevée.
help-action-meld = Poser
    .text = Une carte de votre Main, au-dessus de la pile de sa couleur.
help-action-dogma = Activer
    .text = Une de vos cartes Actives : tout ce qu’elle dit a lieu, de haut en bas.
help-action-achieve = Dominer
    .text = Une Période, avec 5 fois son numéro en points d’Influence et une carte Active au moins aussi élevée.
help-order = Quand une carte est activée
help-order-demand = « J’exige » : qui produit moins que vous de la Ressource requise doit obéir.
help-order-share = Le reste : qui produit au moins autant que vous de la Ressource requise le fait aussi, et avant vous.
help-order-own = Puis vous le faites.
help-order-bonus = Si quelqu’un a partagé et que cela a changé quelque chose, vous faites à la fin une Action Piocher gratuite.

help-tour-at = { $number } sur { $count }
help-tour-next = Suite
help-tour-back = Retour
help-tour-done = Jouons
help-tour-skip = Passer
help-tour-prompt = Que faire maintenant ?
    .text = Regardez ici : on y lit toujours qui décide, et de quoi. Si c’est vous, vos choix sont juste à côté.
help-tour-actions = Deux Actions
    .text = À votre tour, vous en faites deux : piocher, poser une carte, activer une carte ou dominer. Deux fois la même, cela va aussi.
help-tour-hand = Votre Main
    .text = Les cartes attendent ici. Mettez-en une en jeu, et elle couvre celle de sa couleur. Arrêtez-vous sur une carte pour la lire en grand.
help-tour-supply = Les Périodes
    .text = Dix pioches, de la pierre au silicium. Vous piochez dans celle de votre carte Active la plus élevée.
help-tour-dogma = Activer une carte, et compter les Ressources
    .text = Ceux qui produisent au moins autant que vous de la Ressource requise partagent ce qu’elle fait, avant vous. Ceux qui en produisent moins obéissent à ce qu’elle exige. Vous voyez qui, avant de choisir.
help-tour-achievements = C’est ainsi que l’on gagne
    .text = Chaque Domination demande des points d’Influence, que vous gardez, et une carte Active au moins aussi élevée. Les Domaines viennent d’eux-mêmes, dès que vous faites ce qu’ils demandent.
