# Le serveur : ce que dit la commande, et ce qui peut mal tourner avant que quelqu’un s’installe.

server-at = La table est à l’adresse { $url }
server-for-others = Sur votre réseau, les autres la trouvent à l’adresse { $url }
server-stop = Ctrl-C l’arrête ; les parties reprennent où elles en étaient quand on le relance.
server-stopped = La table est fermée. Toutes les parties sont gardées.
server-thinking = { $number -> [one] Un processus réfléchit *[other] { $number } processus réfléchissent } pour les robots de cette base. Ctrl-C y met fin.
server-no-page =
    Le serveur tourne, mais la page n’a pas été construite avec lui. Dans les sources, « make page » la construit (il faut Node 20.19, 22.12 ou plus récent) ; relancez ensuite le serveur.

error-port-busy = le port { $port } est pris sur { $host } ; donnez-en un autre avec --port, ou aucun pour prendre le prochain port libre
error-no-free-port = aucun port de { $first } à { $last } n’est libre sur { $host } ; donnez-en un avec --port
error-bad-port = un port est un nombre de 0 à 65535, pas { $given }
error-no-such-host = impossible d’écouter à { $host } : { $why }
error-bad-log-format = il n’y a pas de format de journal { $given } ; il y a { $known }
error-bad-origin = une origine ressemble à https://table.example ou http://10.0.0.2:8000, pas à { $given }
error-no-page-folder = il n’y a pas de page construite dans { $path }
