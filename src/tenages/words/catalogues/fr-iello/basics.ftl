# Les petits mots dont les phrases sont faites : joueurs, couleurs, Ressources, cartes, nombres.

player-1 = Anne
player-2 = Basile
player-3 = Chloé
player-4 = Denis
player-5 = Émilie

# Un joueur au milieu d’une phrase.
player =
    { $you ->
        [yes] vous
       *[no] { $who }
    }

# Plusieurs choses à la suite ; $before est tout sauf la dernière, séparé par des virgules.
list-and = { $before } et { $last }
list-or = { $before } ou { $last }
list-clauses = { $before } ; { $last }

# Au féminin, comme « carte » et « pile ».
color =
    { $color ->
        [red] rouge
        [yellow] jaune
        [green] verte
        [blue] bleue
       *[purple] mauve
    }
# Au pluriel : « vos cartes vertes ».
color-cards =
    { $color ->
        [red] rouges
        [yellow] jaunes
        [green] vertes
        [blue] bleues
       *[purple] mauves
    }
color-letter =
    { $color ->
        [red] R
        [yellow] J
        [green] V
        [blue] B
       *[purple] M
    }

icon =
    { $icon ->
        [castle] château
        [crown] couronne
        [leaf] feuille
        [lightbulb] ampoule
        [factory] usine
       *[clock] horloge
    }

splay =
    { $splay ->
        [none] non décalée
        [left] vers la gauche
        [right] vers la droite
       *[up] vers le haut
    }

card-named = { $title } ({ color } { $age })

# Une carte d’une certaine valeur ; et une carte dont on ne connaît que le dos.
value-some = une { $value }
back-some =
    { $deck ->
        [echoes] une { $value } Écho
       *[base] { value-some }
    }
back-short =
    { $deck ->
        [echoes] É{ $value }
       *[base] { $value }
    }

count-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
count-actions =
    { $count ->
        [one] { $count } Action
       *[other] { $count } Actions
    }
count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count-echo-effects =
    { $count ->
        [one] { $count } effet Écho
       *[other] { $count } effets Écho
    }
count-echoes =
    { $count ->
        [one] { $count } Écho
       *[other] { $count } Échos
    }
count-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }

# Pourquoi une carte plus haute est piochée : les Périodes entre les deux sont vides.
ages-from-to = { $first } à { $last }
empty-ages =
    { $count ->
        [one] car la Période { $ages } est vide
       *[other] car les Périodes { $ages } sont vides
    }

achievement-named = la Période { $age } ({ count-points })

# Quel Dogme de quelle carte.
effect-named =
    { $kind ->
        [echo] l’effet Écho { ELIDE("de", $title) }
        [only] { $title }
       *[several] le Dogme { $number } { ELIDE("de", $title) }
    }

slot =
    { $slot ->
        [picture] illustration
        [note] note de musique
        [echo] effet Écho
        [bonus] Bonus { $points }
       *[icon] { icon }
    }
slot-top-left = en haut à gauche
slot-bottom-left = en bas à gauche
slot-bottom-centre = en bas au centre
slot-bottom-right = en bas à droite

set-base = de base
set-echoes = Écho
set-title-echoes = Échos

edition-asmadi-1 = Asmadi, première édition
edition-iello = Iello
edition-asmadi-3 = Asmadi, troisième édition
texts-first = texte de la première édition
texts-third = texte de la troisième édition

table-with = { $edition } · avec l’extension { $sets }
table-american = { $table }, variante américaine

# Où se trouve une carte. $whose : "your" (du lecteur), "own" (de celui dont parle la phrase), "other".
place-hand =
    { $whose ->
        [your] votre Main
        [own] sa Main
       *[other] la Main { ELIDE("de", $owner) }
    }
    .from = de { place-hand }
    .to = dans { place-hand }
place-score =
    { $whose ->
        [your] votre Influence
        [own] son Influence
       *[other] l’Influence { ELIDE("de", $owner) }
    }
    .from = de { place-score }
    .to = dans { place-score }
place-board =
    { $whose ->
        [your] votre Zone de Jeu
        [own] sa Zone de Jeu
       *[other] la Zone de Jeu { ELIDE("de", $owner) }
    }
    .from = de { place-board }
    .to = dans { place-board }
    .on = de { place-board }
place-forecast =
    { $whose ->
        [your] vos Projets
        [own] ses Projets
       *[other] les Projets { ELIDE("de", $owner) }
    }
    .from =
        { $whose ->
            [your] de vos Projets
            [own] de ses Projets
           *[other] des Projets { ELIDE("de", $owner) }
        }
    .to =
        { $whose ->
            [your] dans vos Projets
            [own] dans ses Projets
           *[other] dans les Projets { ELIDE("de", $owner) }
        }
place-achieved =
    { $whose ->
        [your] vos Dominations
        [own] ses Dominations
       *[other] les Dominations { ELIDE("de", $owner) }
    }
    .from =
        { $whose ->
            [your] de vos Dominations
            [own] de ses Dominations
           *[other] des Dominations { ELIDE("de", $owner) }
        }
    .to =
        { $whose ->
            [your] dans vos Dominations
            [own] dans ses Dominations
           *[other] dans les Dominations { ELIDE("de", $owner) }
        }
place-supply = la pioche
    .from = de la pioche
    .to = dans la pioche
place-available = les Périodes à dominer
    .from = des Périodes à dominer
    .to = parmi les Périodes à dominer
place-box = la boîte
    .from = de la boîte
    .to = dans la boîte

icons-in-words =
    { $icon ->
        [castle] châteaux
        [crown] couronnes
        [leaf] feuilles
        [lightbulb] ampoules
        [factory] usines
       *[clock] horloges
    }
