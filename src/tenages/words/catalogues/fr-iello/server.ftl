# Le serveur : ce que dit la commande, et ce qui peut mal tourner avant que quelqu’un s’installe.

server-at = La table est à l’adresse { $url }
server-for-others = Sur votre réseau, les autres la trouvent à l’adresse { $url }
server-stop = Ctrl-C l’arrête ; les parties reprennent où elles en étaient quand on le relance.
server-stopped = La table est fermée. Toutes les parties sont gardées.
server-thinking =
    { $number ->
        [one] Un processus réfléchit pour les robots de cette base. Ctrl-C y met fin.
       *[other] { $number } processus réfléchissent pour les robots de cette base. Ctrl-C y met fin.
    }
server-no-page =
    Le serveur tourne, mais la page n’a pas été construite avec lui. Dans les sources, « make page » la construit (il faut Node 20.19, 22.12 ou plus récent) ; relancez ensuite le serveur.

error-port-busy = le port { $port } est pris sur { $host } ; donnez-en un autre avec --port, ou aucun pour prendre le prochain port libre
error-no-free-port = aucun port de { $first } à { $last } n’est libre sur { $host } ; donnez-en un avec --port
error-bad-port = un port est un nombre de 0 à 65535, pas { $given }
error-no-such-host = impossible d’écouter à { $host } : { $why }
error-bad-log-format = il n’y a pas de format de journal { $given } ; il y a { $known }
error-bad-origin = une origine ressemble à https://table.example ou http://10.0.0.2:8000, pas à { $given }
error-no-page-folder = il n’y a pas de page construite dans { $path }
error-table-closed = l’administrateur de ce serveur a fermé cette table ; ouvrez de nouveau son lien pour continuer
error-no-table-with-id =
    { $count ->
        [one] il n’y a pas de table { $ids }
       *[other] il n’y a pas de tables { $ids }
    }
error-which-tables = nommez les tables, ou choisissez-les avec --made-by ou --unused ; pas les deux

# La liste des tables pour l’administrateur.
server-tables-none = Il n’y a aucune table.
server-tables-id = Table
server-tables-phase = Phase
server-tables-phase-waiting = en attente
server-tables-phase-playing = en cours
server-tables-phase-over = terminée
server-tables-players = Joueurs
server-tables-open = (libre)
server-tables-edition = Édition
server-tables-choices = Choix
server-tables-made = Créée
server-tables-used = Dernière activité
server-tables-made-by = Créée par
server-tables-listed = Publique
server-tables-archived = Archivée
server-tables-undone = Choix repris
server-tables-seed = Graine
server-tables-next = Revanche
server-tables-yes = oui
server-tables-no = non
server-tables-closed =
    { $count ->
        [one] La table est fermée.
       *[other] { $count } tables sont fermées.
    }
server-tables-exported = La partie est enregistrée dans { $path }
server-tables-sure =
    { $count ->
        [one] Supprimer définitivement cette table ? o = oui, n = non :
       *[other] Supprimer définitivement ces { $count } tables ? o = oui, n = non :
    }
server-tables-deleted =
    { $count ->
        [0] Aucune table n’a été supprimée.
        [one] Une table a été supprimée.
       *[other] { $count } tables ont été supprimées.
    }
