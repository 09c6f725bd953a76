# L’entraînement : ce que dit la commande, comment un entraînement est montré, et ce qui peut aller de travers.

cli-train = Laisser un réseau apprendre le jeu en jouant contre lui-même, sur tous les cœurs, avec ou sans carte graphique.
    .more = Un entraînement est un fichier de configuration : il y en a de tout prêts dans examples/train. Arrêtez quand vous voulez avec Ctrl-C : la même commande reprend où elle en était.
    .example = Par exemple : [bold]tenages train examples/train/laptop.toml[/], [bold]tenages train runs/laptop[/]
cli-train-run = Entraîner un réseau, ou continuer de l’entraîner ; il n’est pas nécessaire d’écrire « run ».
    .more = Le dossier de l’entraînement reçoit le point de reprise, log.jsonl, curves.png et les journaux pour TensorBoard. Les matchs en chemin se jouent contre nos robots, à des donnes qui ne servent jamais à l’entraînement.
    .example = Par exemple : [bold]tenages train examples/train/laptop.toml[/], [bold]tenages train runs/laptop[/]
cli-train-config = Un fichier de configuration (TOML), ou le dossier d’un entraînement à reprendre.
cli-train-folder = Le dossier de l’entraînement ; sinon runs/ et le nom du fichier de configuration.
cli-train-ray = Jouer sur toutes les machines du cluster Ray à cette adresse : local (sur cette machine), auto ou HÔTE:PORT.
cli-train-export = Écrit le réseau d’un entraînement dans un fichier ONNX, que joue le robot policy.
    .example = Par exemple : [bold]tenages train export runs/laptop my.onnx[/], [bold]tenages play --bot policy:my.onnx[/]
cli-train-export-run = Le dossier de l’entraînement.
cli-train-export-file = Le fichier à écrire.
cli-train-improve = Améliore le réseau d’un entraînement par sa propre recherche : des parties avec recherche à toutes les places l’instruisent, et il ne remplace le précédent que s’il gagne un match.
    .more = Dans le match, les deux cherchent avec autant d’itérations, chaque donne se joue deux fois en échangeant les places, et le nouveau réseau doit gagner 52 %. Ce qui a été joué et appris reste dans le dossier de l’entraînement.
    .example = Par exemple : [bold]tenages train improve runs/laptop[/], [bold]tenages train improve runs/laptop --seconds 3600 --times 8[/]
cli-train-improve-seconds = La durée du jeu ; 0 pour apprendre encore des dernières parties.
cli-train-improve-iterations = Les itérations de chaque recherche.
cli-train-improve-games = Les parties du match ; 0 pour s’en passer, et alors rien n’est remplacé.
cli-train-improve-workers = Le nombre de processus qui jouent ; 0 pour un par cœur.
cli-train-improve-times = Combien de fois tout cela est fait.
cli-name-run = entraînement
cli-name-config = configuration

# Pendant qu’il dure.
train-begins = Un nouvel entraînement, dans { $path }
train-resumes = Reprise après { $decisions } décisions, dans { $path }
train-changed = { $name } vaut maintenant { $now } ; auparavant : { $before }
train-stopping = Arrêt après ce tour ; tout sera alors enregistré. Un second Ctrl-C arrête aussitôt, et ce qui a été appris depuis le dernier point de reprise est perdu.
train-stopped = Pour reprendre : tenages train { $path }
train-exported = Le réseau est dans { $path } ({ $size } Mo). Pour le jouer : tenages play --bot { $bot }
train-done = Terminé. Les courbes sont dans { $path }/curves.png
train-is-done = Cet entraînement est terminé, avec { $decisions } décisions : { $path }. Pour continuer, augmentez « decisions ».
train-done-so-far = { $decisions } décisions sur { $goal }
train-games = parties
train-speed = décisions par seconde
train-time = temps
train-entropy = entropie
train-value-loss = erreur de valeur
train-policy-loss = erreur de politique
train-matches = gagné contre nos robots (intervalles à 95 %)
train-million-decisions = millions de décisions
train-match = contre { $bot }
train-left = temps restant
train-figure-count = { $value }
train-figure-speed = { $value }
train-figure-shares = jeu { NUMBER($playing, style: "percent", maximumFractionDigits: 0) }, apprentissage { NUMBER($learning, style: "percent", maximumFractionDigits: 0) }
train-figure-small = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
train-figure-match =
    { $games ->
        [one] { NUMBER($won, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }) de { $games } partie
       *[other] { NUMBER($won, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }) de { $games } parties
    }
train-figure-hours = { $hours } h { $minutes } min
train-figure-minutes = { $minutes } min
train-news-playing = Jeu : { $games } parties avec { $decisions } recherches jusqu’ici, en { $seconds } s
train-news-played = { $games } parties jouées avec { $decisions } recherches en { $seconds } s : { $path }
train-news-learning = Appris { $epoch ->
        [0] zéro fois
        [one] une fois
       *[other] { $epoch } fois
    } : politique { NUMBER($policy, minimumFractionDigits: 3, maximumFractionDigits: 3) }, valeur { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } (erreurs dans des parties mises de côté)
train-news-learned = Il y a un candidat. Politique : { NUMBER($policy_before, minimumFractionDigits: 3, maximumFractionDigits: 3) } avant, { NUMBER($policy_after, minimumFractionDigits: 3, maximumFractionDigits: 3) } maintenant ; valeur : { NUMBER($value_before, minimumFractionDigits: 3, maximumFractionDigits: 3) } avant, { NUMBER($value_after, minimumFractionDigits: 3, maximumFractionDigits: 3) } maintenant
train-news-same = Ces parties n’apprennent rien qui vaille pour d’autres ; le réseau reste comme il est.
train-news-match = Match contre le réseau précédent : { train-figure-match }
train-news-replaced = Le nouveau réseau a gagné { train-figure-match }, et remplace le précédent.
train-news-rejected = Le nouveau réseau a gagné { train-figure-match }, ce qui ne suffit pas ; le précédent reste.

# La configuration.
train-type-whole = un nombre entier
train-type-number = un nombre
train-type-text = un texte entre guillemets
train-type-texts = une liste de textes entre crochets
error-settings-not-toml = { $path } n’est pas du TOML : { $why }
error-unknown-training-setting = il n’y a pas de réglage { $name } ; il y a { $known }
error-training-setting-type = le réglage { $name } est { $wanted }, et non { $given }
error-training-setting-range = le réglage { $name } va de { $low } à { $high }, et ne peut pas être { $given }
error-training-setting-low = le réglage { $name } est au moins { $low }, et non { $given }
error-bad-table-name = une table du réglage 'tables' se nomme par le nombre de joueurs, puis ce qui est particulier, comme "4 teams echoes", et non { $given }
error-training-device = le réglage 'device' est l’un de { $known }, et non { $given }
error-bad-training-table = il n’y a pas de telle table pour s’entraîner ('players', 'edition', 'expansions', 'tables') : { $why }
error-bad-match-bot = il n’y a pas de tel adversaire pour les matchs ('match_bots') : { $why }
error-minibatch-too-large = le réglage 'minibatch' est { $given }, mais un tour n’a que { $most } décisions ('games' fois 'steps')
error-fixed-training-setting = le réglage '{ $name }' ne peut pas changer au cours d’un entraînement : dans { $path } c’est { $theirs }, et ici { $ours } ; prenez un autre --folder
error-no-gpu = le réglage 'device' est 'cuda', mais PyTorch ne trouve pas de telle carte graphique ici

# Le dossier d’un entraînement.
error-no-run = il n’y a pas d’entraînement dans { $path }
error-no-samples = { $path } n’a pas de parties avec recherche dont apprendre ; il en faut au moins deux
error-no-candidate = il n’y a pas de candidat pour un match : { $path }
error-damaged-checkpoint = le point de reprise est abîmé : { $path } ({ $why })
error-other-checkpoint = l’entraînement de { $path } a été enregistré au format { $theirs } ; cette version de tenages lit le format { $ours }
