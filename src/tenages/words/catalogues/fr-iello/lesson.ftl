# La première partie guidée. Les cartes du guide : un titre, un texte de trois lignes au plus, et ce qu’il faut faire.
#
# Toutes connaissent $name, l’adversaire, et $by, "mouse" ou "finger".

lesson-name = Votre première partie
lesson-coming = On distribue les cartes…
lesson-coach = Le guide
lesson-leave = Je connais ce jeu
lesson-at = étape { $number } sur { $count }
lesson-show = Montrez-moi
lesson-go-on = Continuer
lesson-play-on = Poursuivre la partie
lesson-click =
    { $by ->
        [finger] Touchez
       *[mouse] Cliquez sur
    }
lesson-you = Vous
lesson-fate-share = partage
lesson-fate-obey = doit obéir
lesson-fate-alone = ne partage pas

lesson-topics = Ce que vous saurez faire
lesson-minutes = environ 10 minutes
lesson-topic-draw = Piocher
    .text = une carte de votre Période
lesson-topic-meld = Poser
    .text = une carte de votre Main
lesson-topic-icons = Ressources
    .text = compter ce qui se voit
lesson-topic-dogma = Activer
    .text = et marquer des points
lesson-topic-sharing = Partager
    .text = qui le fait avec vous
lesson-topic-demands = Exiger
    .text = qui doit obéir
lesson-topic-splaying = Décaler
    .text = montrer davantage
lesson-topic-achieving = Dominer
    .text = à six, on gagne

# --- avant le premier tour ---

lesson-goal = Le but : six Dominations avant l’autre
    .text = Vous menez un peuple à travers dix Périodes, de la pierre aux étoiles. Vos cartes rapportent des points d’Influence, et ces points vous ouvrent des Dominations. Qui en réunit six le premier a gagné.
lesson-begin = Chacun commence avec une carte
    .text = Vous en avez deux en Main. Commencez par { card-agriculture } : elle vous vaudra vos premiers points. Son titre vient en tête de l’alphabet, le premier tour est donc à vous.
    .do = { lesson-click } { card-agriculture }

# --- tours 1 à 4 : piocher, poser, les Ressources, activer ---

lesson-draw = D’abord, prenez une carte à la pioche
    .text = Un tour, c’est deux Actions ; le tout premier n’en a qu’une. Piochez : votre carte la plus élevée est une 1, ce sera donc une 1.
    .do = Piochez une 1
lesson-turn-2 = { $name } a deux Actions
    .text = La première pose { card-writing }, la seconde pioche une carte. Ensuite, c’est à vous, et vous en aurez deux aussi.
lesson-meld = Une carte sert une fois posée
    .text = Posez { card-sailing } : votre pile verte commence là. Une autre carte verte viendrait la couvrir, et seule celle du dessus peut être activée.
    .do = { lesson-click } { card-sailing }
lesson-icons = Les Ressources font votre force
    .text = Toutes celles qui se voient comptent. Vous produisez quatre feuilles, { $name } deux. Chaque fois qu’une carte est activée, c’est une telle comparaison qui dit qui en profite.
lesson-dogma = Maintenant, activez une carte
    .text = { card-agriculture } compare les feuilles. Vous en produisez plus que { $name } : elle n’agit donc que pour vous. Rendez une carte, comptabilisez-en une meilleure.
    .do = { lesson-click } { card-agriculture }
lesson-return = Rendez { card-the-wheel }
    .text = Recyclée, elle retourne sous sa pioche. En échange, une 2 passe de la pioche à votre Influence, où elle vaut 2 points.
    .do = { lesson-click } { card-the-wheel }
lesson-turn-4 = { $name } active { card-writing }
    .text = Cette carte compare les ampoules, et vous n’en produisez aucune : vous n’y gagnez rien. { $name } pioche une 2, puis encore une carte.

# --- tours 5 et 6 : partager ---

lesson-score = Vous avez 2 points d’Influence
    .text = Les points ne se dépensent jamais. À 5, la première Domination vous est ouverte ; à 10, la deuxième ; et ainsi de suite, de 5 en 5.
lesson-sharing = Qui a autant de couronnes partage
    .text = { card-sailing } compare les couronnes. { $name } en produit autant que vous, et en profite donc aussi, avant vous. Pour la peine, vous piochez une carte de plus.
    .do = { lesson-click } { card-sailing }
    .why = Pourquoi avant ?
    .why-text = C’est la règle : ceux qui partagent passent les premiers, et vous le dernier. Demandez-vous donc toujours ce qu’ils vont y gagner.
lesson-put = Voyez ce que le partage a donné
    .text = { $name } a reçu { card-tools }. Vous avez reçu { card-code-of-laws } et, pour la peine, { card-oars }. Posez cette dernière tout de suite : vous en aurez besoin.
    .do = { lesson-click } { card-oars }
lesson-turn-6 = { $name } prend de l’avance
    .text = { card-tools } demande trois cartes et donne une 3 en échange. Avec une 3 en jeu, { $name } pioche désormais des 3. Vous allez y remédier.

# --- tours 7 et 8 : exiger ---

lesson-again = Piochez une carte d’avance
    .text = Vous savez faire. Au prochain tour, il vous faudra une carte en Main.
    .do = Piochez une 1
lesson-demand = Qui a moins de châteaux doit obéir
    .text = { card-oars } dit « J’exige » et compare les châteaux : vous en produisez deux, { $name } un seul. Chaque carte à couronne de sa Main rejoint votre Influence.
    .do = { lesson-click } { card-oars }
lesson-turn-8 = { $name } a trop peu à échanger
    .text = { card-tools } demande trois cartes, et il n’y en a qu’une à rendre. Elle est perdue, et rien ne vient en échange.

# --- tour 9 : décaler, dominer ---

lesson-robbed = Vous avez 5 points d’Influence
    .text = { card-optics } était une 3, et la voilà à vous. C’est assez pour la première Domination. Une chose encore avant cela : faites-en voir davantage.
lesson-splay = Une pile décalée en montre davantage
    .text = D’une pile, seule la carte du dessus compte. { card-code-of-laws } en glisse une dessous, puis décale la pile : de chaque carte du dessous, un bord se découvre, avec ses Ressources.
    .do = { lesson-click } { card-code-of-laws }
lesson-tuck = Glissez { card-masonry } sous { card-agriculture }
    .text = Toutes deux sont jaunes. Mettre une carte tout en bas de sa pile, c’est l’archiver : là, elle ne couvre rien.
    .do = { lesson-click } { card-masonry }
lesson-fan = Décalez la pile jaune vers la gauche
    .text = Le bord droit de { card-masonry } se découvre : un château de plus pour vous.
    .do = Décalez la pile jaune
lesson-achieve = Prenez votre première Domination
    .text = Elle demande 5 points d’Influence et une carte Active de valeur 1 au moins. Vous avez les deux, et vous gardez vos points. Encore cinq comme celle-là, et vous gagnez.
    .do = Dominez la Période 1
lesson-done = Vous savez jouer
    .text = Piocher, poser, activer, dominer : il n’y a pas d’autres Actions. Cinq Domaines viennent d’eux-mêmes à qui fait ce qu’ils demandent. Dans le doute, « { play-hint } » vous dit ce que ferait un bon joueur.
