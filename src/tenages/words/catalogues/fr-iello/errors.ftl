# Les erreurs : ce qui n’allait pas, et ce qui aurait été juste. Ni majuscule au début, ni point à la fin.

# Mettre en place une table.
error-unknown-edition = il n’y a pas d’édition { $name } ; il y a { $known }
error-not-whole-numbers = le nombre de joueurs et la graine sont des nombres entiers, et non { $players } et { $seed }
error-bad-seed = une graine est un nombre entier de 0 à { $most }, écrit en chiffres, sans zéros au début
error-teams-unclear = teams vaut True ou False, et non { $given }
error-american-unclear = american vaut True, False ou None, et non { $given }
error-american-needs-expansion = la variante américaine est une façon de jouer avec { set-title-echoes } ; il faut donc cette extension
error-number-of-players = on ne peut pas jouer à { $players } avec { $edition } ; il faut de { $fewest } à { $most } joueurs
error-no-teams = { $edition } n’a pas de règles pour jouer en équipes ; { $others } en ont
error-team-players =
    { $players ->
        [one] les équipes jouent à deux contre deux : il faut { $needed } joueurs, et non { $players } joueur
       *[other] les équipes jouent à deux contre deux : il faut { $needed } joueurs, et non { $players }
    }
error-expansions-not-a-tuple = les extensions sont données par un tuple de noms tel que ("echoes",), et non par { $given }
error-unknown-expansion = il n’y a pas d’extension { $name } ; il y a { $known }
error-expansion-twice = une extension est nommée deux fois dans { $given }

# Chercher une carte.
error-card-by-title = une carte est nommée par son titre, et non par { $given }
error-unknown-term = le glossaire ne connaît pas { $term }
error-unknown-card = il n’y a pas de carte { $title }
error-unknown-card-near = { error-unknown-card } ; vouliez-vous dire { $near } ?
error-part-of-several = { $title } fait partie de plusieurs noms : { $names }
error-part-of-many = { $title } fait partie de { $names } noms ; précisez celui que vous cherchez

# Choisir.
error-unknown-option = il n’y a pas d’option { $given } ; une option s’écrit comme 'draw' ou 'meld agriculture'
error-not-an-option = { $given } n’est pas une option ; choisissez parmi { $possible }
error-not-possible = le joueur { $player } ne peut pas choisir { $option } maintenant ; possibles : { $possible }
error-game-is-over = la partie est finie (victoire de { $winners } { error-won-by }) ; il n’y a plus rien à choisir
error-game-is-drawn = la partie est finie (match nul) ; il n’y a plus rien à choisir
error-won-by =
    { $how ->
        [achievements] par les Dominations
        [points] aux points d’Influence
       *[effect] par un Dogme
    }

# Les parties sauvegardées.
error-not-acting = le joueur { $player } n’agit que pendant un effet ; entre deux choix on peut lire la table, et game.choose continue la partie
error-no-past = cette partie a été tirée par un robot et ne peut pas être envoyée à un autre processus ; une partie de tenages.sample le peut
error-no-record = une partie imaginée commence au milieu : elle n’a pas de sauvegarde, seule en a une la partie d’où elle vient
error-not-json = la sauvegarde est abîmée ou incomplète : ce n’est pas du JSON ({ $why })
error-not-a-record = ce n’est pas une sauvegarde : une sauvegarde commence par "format": "{ $format }"
error-other-version = la sauvegarde vient de la version { $version } du moteur ; celui-ci est la version { $ours }, qui ne la rejoue pas
error-rule-has-changed = la partie a commencé avec la version { $version } du moteur, et la règle { ELIDE("de", $card) } a changé depuis ; avec les règles d’aujourd’hui, elle se poursuivrait autrement
error-tie-has-changed = la partie a été jouée avec la version { $version } du moteur et s’est terminée par une égalité ; depuis, une telle égalité est un match nul
error-record-lacks = la sauvegarde est abîmée ou incomplète : il y manque { $name }
error-damaged-choices = la sauvegarde est abîmée : ses choix doivent être une liste de textes tels que 'draw'
error-damaged-type = la sauvegarde est abîmée : { $name } y vaut { $given }, qui n’est pas de type { $type }
error-damaged-seed = la sauvegarde est abîmée : 'seed' y vaut { $given } ; { $why }
error-damaged-setup = la sauvegarde est abîmée : sa partie ne peut pas être mise en place : { $why }
error-damaged-position = la sauvegarde est abîmée : sa position ne peut pas être lue ({ $why })
error-damaged-choice = la sauvegarde est abîmée : choix { $number } sur { $of } : { $why }
error-damaged-end = la sauvegarde est abîmée : après { $choices } choix, la partie en est à { $found }, mais la sauvegarde dit { $said }

# Les positions : comment elles sont décrites.
error-nobodys-turn = la place { $turn } n’est à personne, ce ne peut pas être son tour ; il y a les places 0 à { $last }
error-actions-left = il ne peut pas rester { $given } Actions ; il peut en rester 1 ou 2
error-turns-begun = turns dit combien de tours ont commencé, celui-ci compris : 1 ou plus, et non { $given }
error-half-turn = le tour numéro { $turns } n’a qu’une Action, comme les premiers tours ; donnez actions=1
error-not-a-number-of-cards = { $what } du joueur { $player } est un nombre de cartes, 0 ou plus, et non { $given }
error-player-not-a-mapping = le joueur { $player } est { $given } ; il est décrit par un dictionnaire, qui peut contenir { $known }
error-unknown-part = un joueur n’a pas de { $name } ; il y a { $known }
error-not-a-mapping = { $what } est un dictionnaire, et non { $given }
error-not-a-list =
    { $what ->
        [cards] les cartes sont données par une liste, et non par { $given }
       *[achievements] les Dominations sont données par une liste, et non par { $given }
    }
error-cards-by-title = les cartes sont données par leurs titres, et non par { $given }
error-unknown-color = il n’y a pas de couleur { $name } ; il y a { $known }
error-unknown-splay = il n’y a pas de décalage { $given } ; il y a { $known }
error-unknown-special = il n’y a pas de Domaine { $name } ; il y a { $known } ; et { $why }
error-unknown-achievement = il n’y a pas de Période { $age } à dominer ; les Périodes vont de 1 à { $last }
error-unknown-pile = il n’y a pas de pioche de la Période { $age } ; les Périodes vont de 1 à { $last }
error-pile-twice = la pioche de la Période { $age } est donnée deux fois

# Les positions : où sont les cartes. Un lieu est dit avec sa préposition.
error-set-not-in-play = { $card } est une carte de l’extension { $set }, avec quoi on ne joue pas ici
error-card-twice = { $card } ne peut pas être { $place } : cette carte est déjà { $already }
error-place =
    { $place ->
        [hand] dans la Main du joueur { $player }
        [score] dans l’Influence du joueur { $player }
        [forecast] parmi les Projets du joueur { $player }
        [achievements] parmi les Dominations du joueur { $player }
       *[board] dans la Zone de Jeu du joueur { $player }
    }
error-place-supply = dans la pioche de la Période { $age }
error-place-available = parmi les Dominations qui restent
error-no-forecast = le joueur { $player } ne peut pas avoir de Projets : seule l’extension { set-title-echoes } a des Projets
error-wrong-color = { $card } est une carte { $color } et ne peut pas être dans une pile { $pile }
error-wrong-age = { $card } est une carte de la Période { $age } et ne peut pas être dans la pioche de la Période { $pile }
error-splay-needs-two = il faut deux cartes dans la pile { $color } du joueur { $player } pour qu’elle soit décalée

# Les positions : les Dominations et les Domaines.
error-special-claimed-twice = le Domaine { $name } est dominé deux fois
error-special-taken = le Domaine { $name } n’est plus à dominer : un joueur l’a déjà
error-special-twice = le Domaine { $name } ne peut pas être deux fois à dominer
error-special-due = le joueur { $player } remplit les conditions du Domaine { $name }, qui n’est donc plus à dominer : ajoutez-le aux Dominations de ce joueur, ou ne le comptez pas parmi celles qui restent
error-age-claimed-twice = la Période { $age } est dominée deux fois
error-age-twice = la Période { $age } n’est plus à dominer : elle est nommée deux fois
error-unknown-available = la Période { $age } ne peut pas être à dominer ; les Périodes à dominer vont de 1 à { $last }
error-card-too-high = { $card } est une carte de la Période { $age } et ne peut pas être cette Domination ; les Périodes vont ici de 1 à { $last }
error-available-not-base = { $card } est une carte de l’extension { $set } et ne peut pas être à dominer : une telle carte ne le devient que là où les cartes sont mélangées
error-too-few-for-achievements = trop peu de cartes de base de la Période { $age } restent pour servir de Dominations : { $left }, et il en faut { $needed }
error-won-already = le joueur { $player } aurait déjà gagné : { $needed } Dominations suffisent

# Regarder une partie comme un joueur peut la voir.
error-unknown-player = il n’y a pas de joueur { $given } ; il y a les joueurs 0 à { $last }, et None pour qui ne fait que regarder
error-watcher-has-no-cards = qui ne fait que regarder n’a pas de cartes
error-no-world = aucune des { $tries } parties imaginées ne correspond à ce que le joueur { $player } a vu

# Les robots, les parties par milliers, et leur vitesse.
error-unknown-bot = il n’y a pas de robot { $name } ; il y a { $known }
error-too-long =
    { $decisions ->
        [one] la partie n’a pas pris fin en { $decisions } décision
       *[other] la partie n’a pas pris fin en { $decisions } décisions
    }
error-broke-off = { $kind } : { $why }
error-different-play = la version compilée et la version non compilée n’ont pas joué les mêmes parties : l’une des deux se trompe
error-measuring-failed = un processus de mesure s’est interrompu : { $why }
error-exit-code = code de sortie { $code }

# La ligne de commande ; les deux premières aussi là où beaucoup de parties sont jouées et mesurées.
error-not-positive =
    { $what ->
        [games] il faut au moins 1 partie, et non { $given }
        [processes] il faut au moins 1 processus, et non { $given }
        [runs] il faut au moins 1 passage, et non { $given }
       *[other] { $what } doit valoir au moins 1, et non { $given }
    }
error-not-negative = { $what } doit valoir 0 ou plus, et non { $given }
error-bad-seat = il n’y a pas de place { $seat } ; à { $players } joueurs, il y a les places 1 à { $players }
error-too-few-choices = la sauvegarde n’a que { $choices } choix ; --until { $until } va au-delà de sa fin
error-unreadable = impossible de lire { $path } : { $why }
error-bad-budget = un budget est un nombre d’itérations comme 500 ou de secondes comme 0.2s, pas { $given }
error-no-budget = le robot { $name } n’a pas de budget
error-nothing-asked = on ne demande rien à personne à ce moment
error-bad-priors = le réseau a donné { $given } pour { $needed } options ; il doit donner une chance à chacune
error-no-network = il n’y a pas de réseau pour une telle table à { $players } joueurs
error-analysis-needs-network = l’analyse a besoin de quoi faire tourner un réseau ; cela s’installe avec : pip install "tenages[policy]"
error-analysis-lost = le processus qui examinait le choix { $step } s’est interrompu : { $why }
error-no-chances = le réseau ne dit pas les chances de chaque place (Judgement.chances), dont une recherche a besoin
error-network-missing = il n’y a pas de réseau { $path }
error-network-broken = le réseau dans { $path } ne peut pas être chargé : { $why }
error-network-outdated = le réseau dans { $path } a appris avec une autre version des observations ; il faut l’entraîner de nouveau
error-network-of-other-table = ce réseau a été fait pour d’autres tables : { $tables } (joueurs, équipes, extensions)
error-bot-file-needs-class = un robot dans un fichier se nomme avec sa classe, par exemple my_bot.py:MyBot, pas { $given }
error-bot-file-missing = il n’y a pas de fichier { $path }
error-bot-file-lacks-class = { $path } n’a pas de classe { $name } avec une méthode decide
error-bot-file-broken = le robot dans { $path } ne peut pas être chargé : { $why }

# Le serveur : ce qu’il refuse avant que quiconque y regarde, et ce qui a mal tourné chez nous.
error-wrong-host = ce serveur ne répond pas au nom { $host } ; s’il est à vous, lancez-le avec --public-url et l’adresse que les joueurs ouvrent, comme https://table.example
error-wrong-origin = cela vient d’une page d’une autre adresse que celle de la table ; ouvrez l’adresse de la table et réessayez
error-too-large = c’est trop à la fois ; { $most } ko sont le maximum
error-too-slow = cela a mis trop de temps à arriver ; réessayez
error-our-mistake = quelque chose a mal tourné ici, et ce n’est pas vous ; veuillez réessayer

# La base de données d’un serveur.
error-bad-database = la base de données ne peut pas être ouverte : { $why }
error-database-url = une base de données se nomme par exemple sqlite:///games.sqlite3 ou postgresql://user@host/name
error-database-missing = il n’y a pas de fichier { $path }
error-database-newer = une version plus récente de Ten Ages l’a écrite, et cette version-ci ne sait pas la lire
error-database-in-use = un autre serveur l’utilise ; une base SQLite ne peut avoir qu’un seul serveur. Pour plusieurs, prenez PostgreSQL
error-workers-need-postgresql = plusieurs processus demandent une base PostgreSQL : --database postgresql://user@host/name
error-thinking-needs-postgresql = seuls les serveurs dotés d’une base PostgreSQL laissent les robots réfléchir ailleurs : --database postgresql://user@host/name
