# La première page, où l’on dresse et trouve des tables, et la salle où l’on attend les autres.

home-welcome = Dix Périodes, une table
home-what = De la roue à la robotique : bâtissez une civilisation avec des cartes qui ne font jamais deux fois la même chose. Jouez à Innovation entre amis ou contre des robots, ici même.
home-name = Votre nom
home-guest = Visiteur
home-play = Jouer
home-play-how = Contre un robot. Sans compte, rien à installer.

home-set = Dresser la table
home-set-what = amis, robots, éditions, équipes
home-seats = Qui joue
home-seat = Place { $number }
home-seat-level = Niveau du robot à la place { $number }
home-keeper-you = Vous
home-keeper-open = Libre pour un ami
home-keeper-bot = Robot
home-game = À quoi l’on joue
home-edition = Édition
home-language = Langue de la table
home-language-en = English
home-language-fr = Français
home-pace = Les robots réfléchissent
home-pace-none = pas du tout
home-pace-quick = un instant
home-pace-calm = calmement
home-pace-slow = lentement
home-with = Avec { $set }
home-american = Variante américaine : les deux jeux mélangés, une seule pioche par Période
home-teams = Deux contre deux, les partenaires face à face
home-hints = Conseils permis
home-listed = Montrer cette table à tout le monde ici
home-more = Plus
home-seed = Graine : le même nombre distribue les mêmes cartes
home-seed-seen = Tout le monde à la table verra ce nombre. Qui le connaît peut connaître toutes les cartes.
home-set-do = Dresser la table

home-yours = Vos tables
home-open = Tables ouvertes
home-open-none = Aucune table n’est ouverte en ce moment. Dressez-en une et montrez-la à tout le monde.
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
home-see = Voir

home-record = Revoir une partie enregistrée
home-record-what = Déposez ici le fichier d’une partie, et revoyez-la coup par coup.
home-record-choose = Choisir un fichier

home-waiting = On attend des joueurs
home-invited = Vous êtes invité
home-seats-open =
    { $count ->
        [one] { $count } place est libre.
       *[other] { $count } places sont libres.
    }
home-who = À cette table
home-bot-level = robot, { $level }
home-away = absent
home-watching =
    { $count ->
        [one] { $count } autre personne regarde.
       *[other] { $count } autres personnes regardent.
    }
home-invite = Inviter un ami
home-invite-link = Qui ouvre ce lien peut s’asseoir
home-start = Pas de patience ?
home-start-level = Des robots prennent les places libres
home-start-do = Commencer
home-take = Prendre place
home-take-which = Laquelle
home-take-do = S’asseoir
home-take-or-watch = Ou restez pour regarder : la partie commence ici dès que toutes les places sont prises.

home-not-moved = Votre place n’a pas suivi
home-not-moved-why = Une clé sert une seule fois, sur un seul appareil. Sur l’appareil où vous jouez, ouvrez le menu pour en avoir une autre.
home-to-the-table = À la table
