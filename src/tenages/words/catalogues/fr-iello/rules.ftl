# L’aide de jeu : ce que l’on veut vérifier en pleine partie. Un message est le mot de gauche ; son texte se trouve à côté.
# Un message sans texte est une phrase à lui seul, ou le titre d’une partie.
#
# Tous connaissent la table : $achievements (combien de Dominations pour gagner), $halves (combien de premiers tours à une
# Action), $teams, $reveals (révéler compte comme une modification), $mixes (comptabilisées et archivées s’additionnent),
# $must (un Projet doit être activé), chacun "yes" ou "no" ; $tie, ce que vaut une égalité ("draw", ou qui gagne : "shared",
# "all") ; $layout ("base", "rows" si l’extension est à part, "mixed") ; et pour les pioches mélangées $base_cards et
# $echoes_cards.

rules-for = { $table } · { count-players }

# --- Comment gagner ---

rules-goal = Comment gagner
rules-goal-achievements = Par Domination
    .text =
        { $teams ->
            [yes] La première équipe dont les partenaires réunissent { $achievements } Dominations gagne aussitôt. Périodes et Domaines comptent de la même façon.
           *[no] Le premier joueur qui réunit { $achievements } Dominations gagne aussitôt. Périodes et Domaines comptent de la même façon.
        }
rules-goal-points = Par l’Influence
    .text =
        { $teams ->
            [yes] Si quelqu’un doit piocher au-delà de 10, ou si une carte met fin à la partie, tout s’arrête, et l’équipe qui a le plus de points d’Influence en tout l’emporte. À égalité de points, les Dominations départagent ; si elles n’y suffisent pas, { rules-goal-points.tie }.
           *[no] Si quelqu’un doit piocher au-delà de 10, ou si une carte met fin à la partie, tout s’arrête, et celui qui a le plus de points d’Influence l’emporte. À égalité de points, les Dominations départagent ; si elles n’y suffisent pas, { rules-goal-points.tie }.
        }
    .tie =
        { $tie ->
            [draw] la partie se termine par un match nul et personne ne gagne
            [all] tout le monde gagne
           *[shared] les ex æquo gagnent ensemble
        }
rules-goal-effect = Par une carte
    .text = Certaines cartes désignent un gagnant. Si l’une d’elles veut un seul joueur en tête et que plusieurs sont à égalité, il ne se passe rien.

# --- Votre tour ---

rules-turn = Votre tour
rules-turn-actions = Deux Actions
    .text = Faites-en deux parmi les quatre ci-dessous, ou deux fois la même.
rules-turn-start = Qui commence
    .text = Tous mettent en jeu une de leurs deux cartes de départ, en même temps. Le titre qui vient en premier dans l’alphabet désigne le premier joueur.
rules-turn-first = Premier tour
    .text =
        { $halves ->
            [one] Le joueur qui commence ne fait qu’une Action à son premier tour.
           *[other] Les { $halves } premiers joueurs ne font qu’une Action chacun à leur premier tour.
        }

# --- Les quatre Actions ---

rules-actions = Les quatre Actions
rules-action-draw = Piocher
    .text = Piochez une carte de la Période de votre carte Active la plus élevée, ou une 1 si votre Zone de Jeu est vide. Si cette Période n’a plus de cartes, piochez dans la première au-dessus qui en a encore ; au-delà de 10, la partie s’arrête.
rules-action-meld = Poser
    .text = Mettez en jeu une carte de votre Main sur la pile de sa couleur, ou commencez cette pile. Une pile décalée le reste.
rules-action-dogma = Activer
    .text = Activez une de vos cartes Actives : tous ses Dogmes sont exécutés, comme expliqué plus bas.
rules-action-achieve = Dominer
    .text = Prenez une Période si vous avez au moins 5 × sa valeur en points d’Influence, et une carte Active de cette valeur ou plus. Vous gardez vos points.

# --- Activer une carte ---

rules-dogma = Activer une carte
rules-dogma-icon = Ressource requise
    .text = Chacun compte combien il en produit. On ne le fait qu’une fois, avant toute autre chose.
rules-dogma-demand = Dogme de Suprématie
    .text = « J’exige » : chaque adversaire qui produit moins que vous de la Ressource requise obéit, l’un après l’autre, dans le sens horaire à partir de votre gauche. Celui qui obéit fait tous les choix que la carte ne vous donne pas.
rules-dogma-other = Dogme Coopératif
    .text = Chaque autre joueur qui produit au moins autant que vous de la Ressource requise le partage, dans le sens horaire à partir de votre gauche. Vous venez en dernier.
rules-dogma-order = Ordre
    .text = Un Dogme est achevé par tous avant que le suivant ne commence. Tous sont exécutés, quoi qu’il arrive à la carte entre-temps.
rules-dogma-must = Obligatoire ou non
    .text = Tout est obligatoire, même ce que l’on partage, sauf si la carte dit « vous pouvez ». Ce qui est impossible est laissé de côté ; le reste se fait.
rules-dogma-bonus = Bonus de coopération
    .text =
        { $reveals ->
            [yes] Une fois la carte terminée, vous faites une seule Action Piocher gratuite si, en partageant, un adversaire a déplacé ou révélé une carte, ou décalé une pile dans un nouveau sens. Obéir à une exigence ne compte jamais.
           *[no] Une fois la carte terminée, vous faites une seule Action Piocher gratuite si, en partageant, un adversaire a déplacé une carte ou décalé une pile dans un nouveau sens ; révéler une carte ne suffit pas. Obéir à une exigence ne compte jamais.
        }
rules-dogma-alone = Sans les partager
    .text = Quand une carte vous fait exécuter ainsi les Dogmes Coopératifs d’une autre, vous êtes seul à le faire.

# --- Valeurs ---

rules-values = Valeurs et égalités
rules-values-tie = Égalité
    .text = Si plusieurs cartes sont les plus élevées ou les plus faibles, leur propriétaire choisit. « Toutes les plus élevées » sont d’une même valeur ; « les trois plus élevées » peuvent descendre à des valeurs inférieures.
rules-values-zero = Carte absente
    .text = Une carte que l’on n’a pas vaut 0.
rules-values-exact = Valeur exacte
    .text = On ne passe à une valeur supérieure qu’en piochant. Celui qui doit donner une 5 de sa Main ou d’ailleurs et qui n’en a pas ne donne rien.

# --- Ce que demandent les cartes ---

rules-words = Ce que demandent les cartes
rules-word-draw = piocher et…
    .text = Faites ce qui suit avec la carte même que vous venez de piocher. Si rien ne suit, elle va dans votre Main.
rules-word-meld = mettre en jeu
    .text = Placez la carte sur votre pile de sa couleur, ou commencez cette pile. Une pile décalée le reste.
rules-word-tuck = archiver
    .text = Placez la carte sous votre pile de sa couleur, ou commencez cette pile. Une pile décalée le reste.
rules-word-score = comptabiliser
    .text = Placez la carte face cachée dans votre Influence, où elle rapporte sa valeur en points.
rules-word-return = recycler
    .text =
        { $layout ->
            [rows] Placez la carte sous la pioche de sa Période et de son type, de base ou Écho. S’il y en a plusieurs, vous choisissez l’ordre.
           *[base] Placez la carte sous la pioche de sa Période. S’il y en a plusieurs, vous choisissez l’ordre.
        }
rules-word-splay = décaler
    .text = Étalez une pile pour que toutes ses cartes recouvertes laissent voir une partie de leurs emplacements. Il faut au moins deux cartes, et un nouveau sens remplace l’ancien.
rules-word-left = décaler vers la gauche
    .text = Les cartes recouvertes montrent un emplacement : en bas à droite.
rules-word-right = décaler vers la droite
    .text = Les cartes recouvertes montrent deux emplacements : en haut et en bas à gauche.
rules-word-up = décaler vers le haut
    .text = Les cartes recouvertes montrent trois emplacements : tous ceux du bas.
rules-word-transfer = transférer
    .text = Déplacez la carte à l’endroit indiqué ; dans une Zone de Jeu, elle va sur le dessus de sa pile. Ce n’est ni mettre en jeu, ni comptabiliser, ni archiver.
rules-word-exchange = échanger
    .text = Intervertissez les cartes de deux endroits, même si l’un d’eux est vide. Là non plus, ce n’est ni mettre en jeu, ni comptabiliser, ni archiver.
rules-word-reveal = révéler
    .text = Montrez la carte à tous. Si vous venez de la piocher, elle va ensuite dans votre Main, sauf indication contraire.
rules-word-remove = défausser
    .text = Remettez la carte dans la boîte : elle est hors jeu.

# --- Domaines ---

rules-special = Domaines
rules-special-how = Chacun est à vous dès l’instant où vous en remplissez la condition, même au milieu d’un Dogme ou au tour d’un autre, sans Action. Si deux joueurs y arrivent en même temps, celui dont c’est le tour passe en premier, puis dans le sens horaire.
rules-special-one = { $asks } { $card } permet aussi de le dominer.
rules-special-monument =
    { $mixes ->
        [yes] En un seul tour, comptabilisez ou archivez six cartes, mélangées à votre gré.
       *[no] En un seul tour, comptabilisez six cartes, ou archivez-en six ; les deux ne s’additionnent pas.
    }

# --- Ce que l’on peut voir ---

rules-sight = Ce que l’on peut voir
rules-sight-everyone = Tout le monde
    .text =
        { $layout ->
            [base] Combien de cartes contient chaque Main, chaque Influence et chaque pioche, et leurs valeurs ; tout ce que montrent les Zones de Jeu ; qui a quelles Dominations.
            [rows] Combien de cartes contient chaque Main, chaque Influence et chaque pioche, et combien chacun a de Projets, avec leurs valeurs et leur type, de base ou Écho ; tout ce que montrent les Zones de Jeu ; qui a quelles Dominations.
           *[mixed] Combien de cartes contient chaque Main, chaque Influence et chaque pioche, et combien chacun a de Projets, avec leurs valeurs ; leur type aussi, de base ou Écho, mais dans une pioche celui de la prochaine carte seulement ; tout ce que montrent les Zones de Jeu ; qui a quelles Dominations.
        }
rules-sight-you = Vous
    .text =
        { $layout ->
            [base] Les cartes de votre Main et de votre Influence, et toutes vos cartes recouvertes, à tout moment.
           *[other] Les cartes de votre Main et de votre Influence, vos Projets, et toutes vos cartes recouvertes, à tout moment.
        }
rules-sight-nobody = Personne
    .text = La face d’une carte placée comme Période à dominer, même une fois qu’elle est à vous.
rules-sight-known = Une fois montrée
    .text = Une carte qui a été montrée reste connue de ceux qui l’ont vue, tant qu’ils peuvent la suivre.

# --- Échos ---

rules-echoes = { set-title-echoes }
rules-echoes-draw = Piocher
    .text =
        { $layout ->
            [mixed] Chaque Période n’a qu’une pioche, où sont mélangées au départ { $base_cards } cartes de base et { $echoes_cards } cartes Écho. Vous piochez celle du dessus, quelle qu’elle soit ; son dos est visible.
           *[rows] Si vous avez des cartes en Main, mais aucune carte Écho, vous piochez la carte Écho de la Période. Si votre Main est vide, si elle compte une carte Écho ou s’il n’en reste pas dans la Période, vous piochez la carte de base. S’il faut en piocher plusieurs, chacune est utilisée avant la suivante. Une Période sans carte de base compte comme vide.
        }
rules-echoes-echo = effet Écho
    .text = Avant les Dogmes de la carte que vous activez viennent tous les effets Écho visibles de sa pile, du bas jusqu’à la carte elle-même. Ils se partagent comme tout Dogme Coopératif, selon la Ressource requise de cette carte.
rules-echoes-bonus = Bonus d’Influence
    .text = Votre Influence augmente du Bonus le plus élevé qui soit visible dans votre Zone de Jeu, et de 1 pour chacun des autres : 5, 3 et 3 font 7. Ce ne sont pas des cartes de votre Influence.
rules-echoes-foreshadow = rechercher
    .text = Placez la carte face cachée parmi vos Projets.
rules-echoes-promote = mettre en jeu un Projet
    .text =
        { $must ->
            [yes] Après une Action Poser, vous pouvez mettre en jeu en plus un de vos Projets, s’il n’est pas plus élevé que la carte posée. Vous devez alors l’activer, en partageant comme d’habitude.
           *[no] Après une Action Poser, vous pouvez mettre en jeu en plus un de vos Projets, s’il n’est pas plus élevé que la carte posée. Vous pouvez alors l’activer, en partageant comme d’habitude.
        }
rules-echoes-again = Deux fois la même Période
    .text = Certaines cartes ajoutent des Périodes à dominer. Pour chaque carte d’une même Période que vous dominez déjà, la suivante vous coûte autant de plus : une deuxième 1 demande 10 points, une troisième 3 en demande 45.
rules-echoes-eligible = remplir les conditions
    .text = C’est avoir assez de points d’Influence, Bonus compris, et une carte Active assez élevée pour l’Action Dominer.

# --- Équipes ---

rules-teams = Équipes
rules-teams-partners = Partenaires
    .text = Ils sont assis face à face et gagnent ensemble. Une carte qui fait gagner l’un fait gagner les deux.
rules-teams-demands = Exigences
    .text = Elles épargnent votre partenaire. Pour vous, « adversaire » et « autre joueur » sur une carte ne le désignent jamais.
rules-teams-sharing = Partage
    .text = Votre partenaire partage comme tout le monde, mais cela seul ne donne pas de Bonus de coopération.
