# La première partie guidée. Les cartes du guide : un titre, un texte de trois lignes au plus, et ce qu’il faut faire.
#
# Toutes connaissent $name, l’adversaire, $by, "mouse" ou "finger", $needed, les Dominations qu’il faut, et $label, ce
# que dit le bouton de l’étape.

lesson-name = Votre première partie
lesson-coming = On distribue les cartes…
lesson-coach = Le guide
lesson-leave = Je connais ce jeu
lesson-at = étape { $number } sur { $count }
lesson-show = Faites-le pour moi
# Après un clic ailleurs ; ce qu’il faut faire suit.
lesson-not-yet = Pas encore.
lesson-not-yet-read = Pas encore : lisez ceci
# À la place de la question, pendant que le guide explique.
lesson-reading = Lisez, puis continuez
lesson-go-on = Continuer
lesson-play-on = Poursuivre la partie
lesson-click =
    { $by ->
        [finger] Touchez
       *[mouse] Cliquez sur
    }
# Sur un écran tactile, toucher une carte la montre d’abord ; un bouton la joue ensuite.
lesson-confirm =
    { $by ->
        [finger] , puis confirmez
       *[mouse] { "" }
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
    .text = { help-goal-build } { help-goal-win }
lesson-begin = Choisissez votre première carte
    .text = Vous avez deux cartes en Main, et { $name } aussi. Chacun commence avec l’une d’elles en jeu. Choisissez { card-agriculture } : elle vous vaudra vos premiers points.
    .do = { lesson-click } { card-agriculture }{ lesson-confirm }

# --- tours 1 à 4 : piocher, poser, les Ressources, activer ---

lesson-draw = D’abord, piochez une carte
    .text = Dans l’alphabet, { card-agriculture } vient avant { card-clothing } : c’est à vous de commencer. Un tour, c’est deux Actions ; seul le tout premier n’en a qu’une. Votre carte la plus élevée est une 1, vous piochez donc une 1.
    .do = { lesson-click } « { $label } »
lesson-turn-2 = { $name } avait deux Actions
    .text = { $name } a posé { card-writing }, puis pioché une carte. C’est à vous maintenant, et vous avez aussi deux Actions.
lesson-meld = Maintenant, posez une carte
    .text = Poser, c’est mettre en jeu une carte de votre Main : la placer devant vous, dans votre Zone. Ce n’est que là qu’elle sert. { card-sailing } commence votre pile verte ; une autre carte verte viendrait la couvrir.
    .do = { lesson-click } { card-sailing }{ lesson-confirm }
lesson-icons = Les Ressources font votre force
    .text = Chaque colonne compte une sorte de Ressource dans les deux Zones. Voyez les feuilles : vous en produisez quatre, { $name } deux. Chaque fois qu’une carte est activée, on compare une de ces colonnes.
lesson-dogma = Maintenant, activez une carte
    .text = Activer une carte, c’est faire ce qu’elle dit. { card-agriculture } compare les feuilles. Vous en produisez plus { ELIDE("que", $name) }, qui ne participe donc pas. Recyclez une carte, et comptabilisez-en une plus élevée.
    .do = { lesson-click } { card-agriculture }{ lesson-confirm }
lesson-return = Recyclez { card-the-wheel }
    .text = Elle retourne sous la pioche des 1. En échange vous comptabilisez une 2 : elle passe de la pioche à votre Influence, et vous vaut 2 points.
    .do = { lesson-click } { card-the-wheel }{ lesson-confirm }
lesson-score = Vos 2 premiers points d’Influence
    .text = Les points ne se dépensent jamais. Avec 5 points, vous pouvez prendre la première Domination ; avec 10, la deuxième ; et ainsi de suite, de 5 en 5.
lesson-turn-4 = { $name } a activé { card-writing }
    .text = Cette carte compare les ampoules, et vous n’en produisez aucune : vous n’avez rien fait. { $name } a pioché une 2, puis encore une carte avec sa seconde Action.

# --- tours 5 et 6 : partager ---

lesson-sharing = Avec autant de couronnes, { $name } partage
    .text = { card-sailing } compare les couronnes. { $name } en produit autant que vous : vous ferez tous deux ce que dit la carte, { $name } avant vous. Grâce à ce partage, vous piocherez à la fin une carte de plus.
    .do = { lesson-click } { card-sailing }{ lesson-confirm }
    .why = Pourquoi avant ?
    .why-text = Ceux qui partagent jouent toujours avant celui qui active la carte. Demandez-vous donc chaque fois ce qu’ils vont y gagner.
lesson-put = Voyez ce que le partage a donné
    .text = { $name } a reçu { card-tools }. Vous avez reçu { card-code-of-laws } et, grâce au partage, { card-oars }. Posez { card-oars } tout de suite : vous en aurez besoin.
    .do = { lesson-click } { card-oars }{ lesson-confirm }
lesson-turn-6 = { $name } prend de l’avance
    .text = Avec { card-tools }, { $name } a recyclé trois cartes et mis en jeu une 3. Qui a une 3 en jeu pioche des 3, et { $name } vient d’en piocher une. Vous allez la prendre.

# --- tours 7 et 8 : exiger ---

lesson-again = Votre première Action : piocher
    .text = Il vous faudra plus tard une carte en Main. Votre seconde Action prendra ensuite la 3 { ELIDE("de", $name) }.
    .do = { lesson-click } « { $label } »
lesson-demand = Qui a moins de châteaux doit obéir
    .text = { card-oars } dit « J’exige » et compare les châteaux. Vous en produisez deux et { $name } un seul : { $name } doit obéir. Chaque carte à couronne de sa Main rejoint votre Influence.
    .do = { lesson-click } { card-oars }{ lesson-confirm }
lesson-robbed = Vous avez 5 points d’Influence
    .text = { $name } a dû vous donner { card-optics }, qui est une 3. Avec votre 2, cela fait 5 points : assez pour la première Domination.
lesson-turn-8 = { $name } n’a rien obtenu
    .text = { card-tools } donne une carte contre trois, et { $name } n’en avait qu’une à recycler. Avant de prendre votre Domination, apprenez à montrer plus de Ressources.

# --- tour 9 : décaler, dominer ---

lesson-splay = Une pile décalée montre plus de Ressources
    .text = D’une pile, seule compte la carte du dessus. { card-code-of-laws } place une carte sous une pile, puis décale la pile : un bord de chaque carte du dessous se découvre, avec ses Ressources.
    .do = { lesson-click } { card-code-of-laws }{ lesson-confirm }
lesson-tuck = Archivez { card-masonry }
    .text = Archiver une carte, c’est la mettre tout en bas de sa pile. { card-masonry } est jaune : elle va sous { card-agriculture } et ne couvre rien.
    .do = { lesson-click } { card-masonry }{ lesson-confirm }
lesson-fan = Décalez la pile jaune vers la gauche
    .text = La pile s’écarte, et le bord droit de { card-masonry } se découvre : un château de plus pour vous.
    .do = { lesson-click } { card-agriculture }{ lesson-confirm }
lesson-achieve = Prenez votre première Domination
    .text = Elle demande 5 points d’Influence et une carte Active de valeur 1 au moins. Vous avez les deux, et vous gardez vos points.
    .do = { lesson-click } « { $label } »
lesson-first = Votre première Domination !
    .text = Elle est à vous jusqu’à la fin de la partie. Encore cinq, et vous gagnez.
lesson-done = Vous savez jouer
    .text = Piocher, poser, activer, dominer : il n’y a pas d’autres Actions. Cinq Domaines viennent d’eux-mêmes à qui fait ce qu’ils demandent. Dans le doute, « { play-hint } » vous dit ce que ferait un bon joueur.
