# Les tables dans le navigateur : ce que les joueurs apprennent les uns des autres, et ce qui est refusé.

# Les robots portent le nom de gens qui ont apporté du nouveau au monde, selon leur place.
server-bot =
    { $seat ->
        [0] Turing
        [1] Hypatie
        [2] Zhang Heng
        [3] Gutenberg
       *[4] Curie
    }
server-bot-for = { $name } (robot)
server-is-away = { $who } s’est absenté.
server-is-back = { $who } est de retour.
server-took-back = { $who } a repris un choix.
server-declines =
    { $you ->
        [yes] Vous avez refusé.
       *[no] { $who } a refusé.
    }
server-withdraws =
    { $you ->
        [yes] Vous avez retiré votre proposition.
       *[no] { $who } a retiré sa proposition.
    }
server-bot-plays = Désormais, un robot joue ici : { $who }.
server-concedes = Un joueur a abandonné. Un robot joue jusqu’à la fin : { $who }.

error-no-such-table = cette table ou cette partie n’existe pas ; vérifiez le lien
error-no-such-seat = cette table n’a pas de place { $seat }
error-no-such-step = cette partie a les étapes 0 à { $last } et { $seats } places
error-seat-is-taken = cette place est déjà prise
error-already-seated = vous avez déjà une place à cette table
error-already-begun = la partie a déjà commencé
error-one-seat-each = vous ne pouvez occuper qu’une place
error-name-needed = il faut un nom pour s’asseoir
error-name-empty = un nom doit avoir au moins un caractère visible
error-name-too-long = un nom peut avoir { $most } caractères au plus, et moins s’ils sont composés de plusieurs éléments
error-name-invisible = un nom ne peut pas contenir de caractères invisibles ou qui inversent le sens du texte ; celui-ci contient { $code }
error-name-marks = dans un nom, chaque accent ou signe se place sur un caractère, et un caractère en porte { $most } au plus
error-only-players = seuls ceux qui sont assis à la table peuvent le faire
error-not-playing = aucune partie n’est en cours à cette table
error-not-over = cela s’obtient quand la partie est finie
error-game-too-long = une partie peut avoir { $most } choix au plus ; celle-ci ne peut pas continuer
error-not-your-decision = ce n’est pas à vous de répondre
error-moment-has-passed = la partie a continué entre-temps ; regardez et choisissez à nouveau
error-nothing-to-undo = il n’y a rien que vous puissiez reprendre
error-nothing-to-see-again = rien ne s’est passé depuis votre dernier tour qui puisse être revu
error-already-proposed = une autre proposition est en cours ; répondez-y d’abord
error-nothing-proposed = aucune proposition n’attend votre réponse
error-no-person-there = personne n’est assis là
error-no-hints = cette table joue sans conseils
error-key-is-used-up = ce lien a déjà servi, ou un autre a été créé depuis ; créez-en un nouveau là où vous jouez
error-too-fast = c’était trop rapide ; attendez un instant
error-message-too-long = un message peut avoir { $longest } caractères au plus
error-message-not-understood = ce message est incompréhensible
error-request-not-understood = cette demande est incompréhensible : voir { $where }
error-too-many-connections = il y a trop de connexions à cette table
error-too-many-tables = il y a trop de tables en ce moment ; réessayez plus tard
error-too-many-tables-made = vous avez créé beaucoup de tables ; réessayez plus tard
error-too-many-own-tables = vous avez { $most } parties en cours ; finissez-en une, ou réessayez plus tard
error-too-many-unused-tables = vous avez { $most } tables où personne n’a encore rien choisi ; servez-vous de l’une d’elles
error-too-many-tables-of-bots = il y a assez de tables où ne jouent que des robots ; prenez place vous-même, ou réessayez plus tard
error-too-many-thoughts = les robots ont trop à réfléchir ; réessayez plus tard
error-damaged-table = cette table est endommagée et ne peut pas être ouverte ; la personne qui gère le serveur en trouvera la cause dans son journal
error-only-just-left = ce joueur vient à peine de partir ; dans { $seconds } secondes, vous pourrez laisser un robot jouer à sa place
error-nobody-to-ask = personne n’est là pour donner son accord
error-no-seat-to-take-back = aucun robot ne joue pour vous ici
error-hint-on-its-way = votre conseil arrive
error-no-hint-in-time = les robots n’ont pas le temps de conseiller pour l’instant ; réessayez plus tard
error-other-server-version = une autre version du serveur tient maintenant cette table ; vous allez y être connecté
error-too-many-records = vous avez apporté beaucoup de parties ; réessayez plus tard
error-record-too-long = cette sauvegarde compte { $choices } choix ; une partie à revoir ici peut en compter { $most } au plus
error-nothing-here = il n’y a rien à cette adresse
error-wrong-method = cette adresse ne répond pas à ce genre de demande
