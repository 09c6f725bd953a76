# Ce que dit `tenages stats` : des tableaux dans le terminal, et une affiche.

cli-stats = Dire ce que des parties sauvées ont en commun : quelles cartes gagnent, comment les parties finissent, combien elles durent, comment l’avance évolue.
    .more = Chaque sauvegarde est rejouée. Ce qui est abîmé, étranger ou inachevé est laissé de côté, et signalé.
    .example = Par exemple : [bold]tenages stats parties/[/], [bold]tenages stats parties/ --html affiche.html --parquet tableaux/[/]
cli-stats-records = Des parties sauvées, ou des dossiers qui en contiennent (*.json).
cli-stats-html = Écrire dans ce fichier une affiche à accrocher au mur.
cli-stats-csv = Écrire tous les tableaux dans ce dossier, en CSV.
cli-stats-parquet = Écrire tous les tableaux dans ce dossier, en Parquet.
cli-stats-cards = Combien de cartes nommer, en tête et en queue.
cli-stats-processes = Combien à la fois ; sinon autant qu’il y a de cœurs.
cli-name-records = sauvegardes
cli-type-files = <fichiers>
cli-type-folder = <dossier>

error-no-records = il n’y a pas de sauvegarde : aucun fichier n’est nommé, et les dossiers ne contiennent aucun { $pattern }
error-no-usable-game = aucun de ces fichiers ne contient de partie terminée ; laissés de côté : { $skipped }, inachevées : { $unfinished } ; { $file } : { $why }
error-no-finished-game =
    { $unfinished ->
        [one] la seule partie n’est pas terminée
       *[other] aucune des { $unfinished } parties n’est terminée
    }
error-damaged-names = la sauvegarde est abîmée : ses noms doivent être une liste de textes, un par place
error-damaged-ending = la sauvegarde est abîmée : sa fin doit dire comment elle a été décidée, par quelle place, et quelles places gagnent
error-unwritable = impossible d’écrire { $path } : { $why }

stats-reading = sauvegardes lues
stats-written = Écrit : { $path }
stats-skipped =
    { $count ->
        [one] { $count } fichier a été laissé de côté :
       *[other] { $count } fichiers ont été laissés de côté :
    }
stats-skipped-file = { $file } : { $why }
stats-skipped-more =
    { $count ->
        [one] et { $count } autre
       *[other] et { $count } autres
    }
stats-unfinished =
    { $count ->
        [one] { $count } partie n’est pas terminée et ne compte pas.
       *[other] { $count } parties ne sont pas terminées et ne comptent pas.
    }
stats-positions =
    { $count ->
        [one] { $count } d’entre elles n’a pas commencé par une donne, mais par une position.
       *[other] { $count } d’entre elles n’ont pas commencé par une donne, mais par une position.
    }

# Les nombres.
stats-percent = { NUMBER($number, style: "percent", maximumFractionDigits: 0) }
stats-interval = { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, style: "percent", maximumFractionDigits: 0) }

# Quelles parties.
stats-title =
    { $games ->
        [one] { $games } partie d’Innovation
       *[other] { $games } parties d’Innovation
    }
stats-table = { $table } · { $players }
stats-tables = { $count } tables différentes

# Les tableaux du terminal.
stats-best = cartes gagnantes
stats-worst = cartes perdantes
stats-too-few = Aucune carte n’a été mise en jeu par { $count } joueurs ou plus : trop peu de parties pour dire quelles cartes gagnent.
stats-win-rate = victoires
stats-interval-head = 95 %
stats-by-luck = au hasard
stats-special = Domaine
stats-claimed = dominé
stats-turn = tour
stats-quarter = un quart
stats-median = médiane
stats-three-quarters = trois quarts
stats-order = qui commence
stats-place =
    { $place ->
        [1] premier sur { $players }
        [2] deuxième sur { $players }
        [3] troisième sur { $players }
        [4] quatrième sur { $players }
       *[5] cinquième sur { $players }
    }
stats-bot = robot
stats-seats = places
stats-note = Les victoires sont celles des joueurs qui ont mis la carte en jeu (dominé le Domaine, eu cette place) au moins une fois dans la partie, avec l’intervalle qui contient le vrai taux 95 fois sur 100 ; le hasard seul donnerait { $luck }. Une victoire partagée compte en partie pour chacun, et un match nul à parts égales pour tous. Elles disent ce qui va avec la victoire, non ce qui la cause.

# Ce que l’on fait des cartes.
stats-deed-drawn = piochée
stats-deed-melded = en jeu
stats-deed-activated = activée
stats-deed-shared = partagée

# L’affiche.
stats-figure-turns = tours dans une partie typique
stats-figure-decisions = décisions dans une partie typique
stats-figure-achievements = gagnées par les Dominations
stats-figure-began = gagnées par qui commence
stats-age = Période { $age }
stats-italic = en italique : Échos
stats-hollow = creux : une carte rare, plus loin encore
stats-made-by = Fait par Ten Ages { $version } à partir de parties sauvées : tenages stats. Innovation est un jeu de Carl Chudyk ; ceci n’est pas officiel.
stats-median-is = médiane { $median }
stats-ahead = { NUMBER($number, maximumFractionDigits: 1) }

stats-cards-title = Quelles cartes gagnent
    .caption = Chaque signe se trouve au taux de victoire de ceux qui ont mis la carte en jeu ; le trait fin contient le vrai taux 95 fois sur 100, et la ligne pointillée est le hasard seul. Toutes les Périodes ont la même échelle, et dans chacune la meilleure carte vient en premier.
stats-cards-panel = Taux de victoire des cartes de la Période { $age }
stats-popular-title = Populaires, et bonnes
    .caption = Plus à droite : mise en jeu par plus de joueurs. Plus haut : plus d’entre eux ont gagné.
stats-popular-x = des joueurs l’ont mise en jeu
stats-popular-y = d’entre eux ont gagné
stats-lead-title = Comment l’avance évolue
    .caption = De combien ceux qui vont gagner devancent leur meilleur adversaire. La ligne est la médiane ; la moitié des parties se trouve dans la bande.
stats-lead-percent = de la partie sont passés
stats-lead-turn = tours sont passés
stats-lead-percent-score = En tête en Influence
stats-lead-percent-achievements = En tête en Dominations
stats-lead-turn-score = En tête en Influence, tour par tour
stats-leaders = Combien de fois le meneur gagne
stats-measure-score = en Influence
stats-measure-achievements = en Dominations
stats-ends-title = Comment les parties finissent
    .caption = Sous celles qui finissent par une carte : laquelle.
stats-lengths-title = Combien elles durent
    .caption = Combien de parties ont duré tant de tours, et demandé tant de décisions. Ce qui a duré bien plus est dans la dernière barre.
stats-specials-title = Domaines
    .caption = La barre : dans combien de parties il a été dominé. Le point et le chiffre : combien de ceux qui l’avaient ont gagné. Les pointillés : le hasard seul.
stats-order-title = Qui commence
    .caption = Taux de victoire selon l’ordre de jeu, avec l’intervalle à 95 %. Les pointillés : le hasard seul.
stats-bots-title = Qui a joué
    .caption = Taux de victoire des robots, avec l’intervalle à 95 %. Les pointillés : le hasard seul.
stats-all-cards = Toutes les cartes, en chiffres
stats-card = carte
stats-rate-and-interval = { $rate } ({ $interval })
