# La table dans le navigateur : ce qui s’y trouve, et ce qu’on peut y faire en plus de jouer.

play-options = Ce que vous pouvez faire
play-draw = Piocher
play-meld = Poser
play-dogma = Activer
play-achieve = Dominer
play-your-decision = À vous de choisir : { $text }
play-nobody-asked = Un instant…
play-shown = À la vue de tous
play-chosen = choisie

play-stakes-share =
    { $count ->
        [one] { $count } partage
       *[other] { $count } partagent
    }
play-stakes-obey =
    { $count ->
        [one] { $count } obéit
       *[other] { $count } obéissent
    }

play-heading = La table { ELIDE("de", $names) }
play-players = Les joueurs
play-has-turn = joue son tour
play-away = absent

play-icons-shown = Ressources visibles
play-icons = { $icon } : { $count }

play-hand = Main
play-your-hand = Votre Main
play-hand-empty = Votre Main est vide.
play-score = Influence
play-bonuses = Bonus
play-forecast = Projets
play-achieved = Dominations
play-of-needed = { $count } sur { $needed }
play-piles-of = { $name } : les piles
play-your-piles = Vos piles

play-middle = Les pioches et les Dominations
play-supply = Les pioches
play-supply-pile =
    { $count ->
        [0] Période { $age } ({ $set }) : vide
       *[other] Période { $age } ({ $set }) : encore { count-cards }
    }
play-box = Hors du jeu : { count-cards }.

play-achievements = Dominations : il en faut { $needed }
play-achievement-needs = Demande { $points } points d’Influence et une carte Active de valeur { $age } ou plus.
play-achievement-lacks-points =
    { $missing ->
        [one] { $needs } Il vous manque { $missing } point.
       *[other] { $needs } Il vous manque { $missing } points.
    }
play-achievement-lacks-top = { $needs } Il vous manque une carte Active de valeur { $age }.
play-achievement-lacks-both =
    { $missing ->
        [one] { $needs } Il vous manque { $missing } point et une carte Active de valeur { $age }.
       *[other] { $needs } Il vous manque { $missing } points et une carte Active de valeur { $age }.
    }
play-achievement = Période { $age }
play-special-far = { $name } { $done } sur { $needed }

play-log = Ce qui s’est passé
play-log-short = Journal
play-log-earlier = Plus tôt
play-close = Fermer

play-undo = Annuler
play-undo-ask = Demander à annuler
play-hint = Conseil
play-hint-pondering = Réflexion…
play-chance = { bot-chance } de chances de gagner
play-menu = Table
play-dismiss = Compris

play-lost = La connexion est perdue. La table vous attend, nous réessayons.
play-lost-crowded = Trop de connexions viennent d’ici. La table vous attend, nous réessayons de moins en moins souvent.
play-connecting = On arrive à la table…
play-try-again = Réessayer maintenant
play-missing = Cette table n’existe pas
play-missing-why = Elle a peut-être été débarrassée, ou le lien n’est pas complet.
play-crowded = Trop de fenêtres sont ouvertes ici
play-crowded-why = Fermez-en quelques-unes. Nous réessayons de nous-mêmes, de moins en moins souvent.
play-foreign = Cette page ne peut pas s’asseoir à cette table
play-foreign-why = Ouvrez-la à sa propre adresse.
play-outdated = Cette partie ne peut pas continuer
play-outdated-why = Les règles du moteur ont changé depuis qu’elle a commencé.
play-outdated-do = Personne ne l’a gagnée ni perdue. Préparez une nouvelle table et jouez-y avec les mêmes personnes.
play-closed = Cette table a été fermée
play-closed-why = L’administrateur de ce serveur l’a fermée. Rien n’est perdu : la partie et votre place sont gardées.
play-closed-do = Si vous y revenez, la partie reprend où elle en était. Si elle est fermée à nouveau, demandez à l’administrateur.
play-come-back = Revenir à la table
play-cards-late = Impossible de charger les cartes.
play-home = Vers la page d’accueil

play-proposal-undo =
    { $own ->
        [yes] Vous demandez à revenir sur votre dernier choix.
       *[no] { $by } demande à revenir sur un choix.
    }
play-proposal-bot =
    { $own ->
        [yes] Vous proposez qu’un robot ({ $level }) joue pour { $name }.
       *[no] { $by } propose qu’un robot ({ $level }) joue pour { $name }.
    }
play-proposal-end =
    { $own ->
        [yes] Vous proposez d’arrêter la partie sans vainqueur.
       *[no] { $by } propose d’arrêter la partie sans vainqueur.
    }
play-proposal-waits = On attend { $names }.
play-agree = D’accord
play-decline = Refuser
play-withdraw = Retirer la proposition

play-give-away = { $name } s’est absenté. Qui doit jouer ?
play-give-until-back = Le robot ne joue que jusqu’au retour { ELIDE("de", $name) }.
play-give-own = Laisser un robot jouer pour moi
play-give-own-back = Vous pourrez reprendre votre place à tout moment.
play-give = Robot : { $level }
play-held = Un robot joue pour vous.
play-held-why = Vous l’avez laissé jouer, ou vous étiez absent. Vous pouvez reprendre votre place à tout moment.
play-take-back = Reprendre ma place
play-seat-moved = Votre place est sur un autre appareil
play-seat-moved-why = Elle y a été ouverte avec son lien, et cette fenêtre ne fait plus que regarder.
play-seat-moved-back = Pour rejouer ici, ouvrez « { play-menu } » sur cet appareil-là, puis « { play-menu-device } », et ouvrez ici le lien obtenu. Si ce n’était pas vous, quelqu’un d’autre avait votre lien : demandez aux autres.
play-seat-conceded = Vous avez abandonné
play-seat-conceded-why = Les autres continuent, et un robot joue à votre place jusqu’à la fin. Vous ne pouvez plus la reprendre, mais vous pouvez regarder.
play-watch-on = Continuer à regarder

play-end-game = Finir la partie
play-concede = Abandonner
play-concede-ask = Abandonner cette partie ?
play-concede-ends =
    { $teams ->
        [yes] La partie est aussitôt finie : votre partenaire et vous perdez. C’est définitif.
       *[no] La partie est aussitôt finie, et vous perdez. C’est définitif.
    }
play-concede-bot = Les autres continuent. Un robot joue à votre place jusqu’à la fin, et vous pouvez regarder. Vous ne pourrez pas reprendre votre place.
play-end-propose = Proposer d’arrêter
play-end-propose-about = Si tous sont d’accord pour arrêter, personne ne gagne.
play-end-now = Arrêter sans vainqueur
play-end-ask = Arrêter cette partie sans vainqueur ?
play-end-ends = La partie est aussitôt finie, et personne n’a gagné. C’est définitif.
play-play-on = Continuer à jouer

play-menu-game = Cette table
play-menu-invite = Inviter ou laisser regarder
play-menu-device = Continuer sur un autre appareil
play-menu-device-about = Ouvrez ce lien là-bas. Il sert une fois, et cette fenêtre ne fera plus que regarder.
play-menu-device-link = Créer un lien
play-menu-pace = À quelle vitesse vous voyez ce qui se passe
play-pace-calm = calme
play-pace-quick = rapide
play-pace-at-once = tout de suite
play-title-turn = ● À vous de jouer – Ten Ages
play-title-waits = { $name } réfléchit – Ten Ages
play-title-waiting = Les autres réfléchissent – Ten Ages
play-your-turn = Quand c’est à vous
play-your-turn-sound = jouer un petit son
play-your-turn-notification = afficher une notification si cette page est cachée
play-your-turn-forbidden = Votre navigateur ne permet pas de notifications à cette page.
play-menu-rules = Les règles à cette table
play-menu-words = Les mots du jeu
play-watching =
    { $count ->
        [one] { $count } personne regarde.
       *[other] { $count } personnes regardent.
    }
play-menu-keys = Touches
play-keys-on = Une seule touche suffit pour agir
play-key-number = choisir cette option
play-key-arrows = passer d’une chose à l’autre
play-key-enter = choisir
play-key-undo = annuler
play-key-hint = conseil
play-key-log = ce qui s’est passé
play-key-pause = quand les autres jouent : pause, reprise
play-key-step = un événement de plus
play-key-skip = à votre prochaine décision
play-key-again = revoir ce qui s’est passé depuis votre dernier tour
play-key-help = cette liste
play-key-escape = fermer
