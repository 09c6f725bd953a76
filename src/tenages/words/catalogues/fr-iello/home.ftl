# La première page, la salle où l’on dresse une table, et celle où l’on attend les autres.

home-welcome = Dix Périodes, une table
home-what = De la roue à Internet : bâtissez une civilisation avec des cartes qui ne font jamais deux fois la même chose.
home-name = Votre nom
home-guest = Visiteur
home-level = La force de votre adversaire
home-play = Jouer
home-play-how = Un adversaire, le jeu de base. Sans compte, rien à installer.
home-play-more = Plus de joueurs, Échos, équipes…

home-lesson = Votre première partie
home-lesson-do = Apprendre en jouant
home-lesson-big = Première partie
home-lesson-what = Jamais joué ? Une partie guidée contre un adversaire patient, en dix minutes environ. Quittez-la quand vous voulez.
home-lesson-again = La partie guidée montre tout le jeu en dix minutes environ, à vous ou à un ami.
home-goal = De quoi il s’agit

home-set = Créer une table
home-friends = Une table entre amis
home-friends-what = De deux à cinq joueurs, ou deux équipes. Envoyez un lien ; chacun joue dans son navigateur.
home-seats = Qui joue
home-seat = Place { $number }
home-seat-level = Niveau du robot à la place { $number }
home-keeper-you = Vous
home-keeper-open = Libre
home-keeper-bot = Robot
home-keeper-none = Retirer cette place
home-seat-you = vous
home-seat-anyone = qui ouvre le lien
home-seat-machine = l’ordinateur joue
home-seat-add =
    { $number ->
        [3] + une troisième place
        [4] + une quatrième place
       *[5] + une cinquième place
    }
home-seat-full = Cinq, seulement avec { $set }
home-supply-base = Le jeu de base
    .what = dix pioches, une par Période
home-supply-rows = La base en haut, { $set } en bas
    .what = chaque jeu a ses propres pioches
home-supply-mixed = Les deux jeux mélangés
    .what = une pioche par Période
home-sum = { $players }, { $sets }, { $edition }.
home-sum-teams = Deux équipes de deux, { $sets }, { $edition }.
home-sum-base = jeu de base
home-sum-with = base et { $set }
home-sum-wins = Il faut { $count } Dominations pour gagner.
home-edition = Édition
home-edition-asmadi-1 = Première
    .what = Neuf cartes ont leur ancien texte : Rames ne prend qu’une carte. Une égalité est une victoire partagée.
home-edition-iello = Iello
    .what = L’édition française de 2011 : les anciens textes, et le Monument compte ensemble les cartes comptabilisées et archivées.
home-edition-asmadi-3 = Troisième
    .what = Jusqu’à cinq joueurs. Neuf cartes ont un nouveau texte, et une égalité jusqu’au bout ne fait gagner personne.
home-edition-seats = { $count } joueurs au plus, ou cinq avec { $set } : retirez d’abord une place.
home-edition-teams = Elle n’a pas de règles pour les équipes.
home-expansion = { $set }
home-expansion-what = 105 cartes de plus : des Échos, des points Bonus et des Projets. Une Domination de plus pour gagner.
home-expansion-kept = À cinq, cette édition ne se joue qu’avec elle.
home-with = Avec { $set }
home-rows = Deux rangées
    .what = votre Main décide de la pioche
home-mixed = Mélangés
    .what = une pioche par Période, la carte du dessus comme elle vient
home-american = Variante américaine : les deux jeux mélangés, une seule pioche par Période
home-team = Équipes
home-team-alone = Chacun pour soi
home-team-two = Deux équipes
home-team-what = Les partenaires sont face à face et gagnent ensemble.
home-team-four = Il faut quatre places pour deux équipes.
home-team-none = Cette édition n’a pas de règles pour les équipes.
home-teams = Deux contre deux, les partenaires face à face
home-who-comes = Qui peut venir
home-by-link = Par le lien
home-listed = Tout le monde
home-by-link-what = Seulement ceux à qui vous envoyez le lien.
home-listed-what = Qui passe ici peut prendre une place libre, ou regarder.
home-details = Petits réglages
home-language = Langue de la table
home-language-en = English
home-language-fr = Français
home-hints = Conseils permis
home-more = Plus
home-seed = Graine : le même nombre distribue les mêmes cartes
home-seed-seen = Tout le monde à la table verra ce nombre. Qui le connaît peut connaître toutes les cartes.
home-set-do = Ouvrir la table
home-set-link = Vous aurez un lien à envoyer : qui l’ouvre s’assied. Sans compte.
home-set-start = Toutes les places sont prises : la partie commence tout de suite.

home-yours = Vos parties
home-yours-count =
    { $count ->
        [one] { $count } en cours
       *[other] { $count } en cours
    }
home-your-turn = À vous
home-waits-for = on attend { $name }
home-standing = Dominations : { $achievements }, Influence : { $points }
home-to = { $one } à { $other }
home-alone = Vous, pour le moment
home-open = Regarder
home-open-count =
    { $count ->
        [one] { $count } table ouverte
       *[other] { $count } tables ouvertes
    }
home-open-none = Aucune table n’est ouverte en ce moment. Dressez-en une pour tout le monde.
home-seat-open = place libre
home-phase-waiting = attend des joueurs
home-phase-playing = tour { $turn }
home-phase-over =
    { $turn ->
        [one] finie après { $turn } tour
       *[other] finie après { $turn } tours
    }
home-chosen-deal = Cette donne a été choisie : numéro { $seed }. Qui connaît ce numéro peut connaître toutes les cartes.
home-chosen-mark = Donne choisie, numéro { $seed } : toutes les cartes peuvent être connues.
home-join = Rejoindre
home-watch = Regarder
home-go-on = Continuer
home-look = Regarder
home-see = Voir

home-record = Revoir ou analyser une partie
home-record-what = Déposez ici le fichier d’une partie, et revoyez-la coup par coup, ou voyez où elle a basculé et ce qui valait mieux.
home-record-choose = Choisir un fichier

home-waiting = On attend des joueurs
home-invited = Vous êtes invité
home-seats-open =
    { $count ->
        [one] { $count } place est libre.
       *[other] { $count } places sont libres.
    }
home-who = À cette table
home-here = est à table
home-bot-level = robot, { $level }
home-away = absent
home-watching =
    { $count ->
        [one] { $count } autre personne regarde.
       *[other] { $count } autres personnes regardent.
    }
home-invite-link = Qui ouvre ce lien peut s’asseoir
home-what-is-played = À quoi l’on joue
home-hints-yes = Les conseils sont permis.
home-hints-no = Sans conseils.
home-start = Pas de patience ?
home-start-what = Des robots prennent les places encore libres, et la partie commence.
home-start-level = La force de ces robots
home-start-do = Commencer
home-take = Prendre place
home-take-which = Laquelle
home-take-do = S’asseoir
home-take-or-watch = Ou restez pour regarder : la partie commence ici dès que toutes les places sont prises.

home-not-moved = Votre place n’a pas suivi
home-not-moved-why = Une clé sert une seule fois, sur un seul appareil. Sur l’appareil où vous jouez, ouvrez le menu pour en avoir une autre.
home-to-the-table = À la table
