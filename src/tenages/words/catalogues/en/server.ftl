# The server: what the command says, and what can go wrong before anyone sits down.

server-at = The table is at { $url }
server-for-others = Others in your network find it at { $url }
server-stop = Ctrl-C ends it; games go on where they were when it is started again.
server-stopped = The table is closed. All games are kept.
server-thinking = { $number -> [one] One process thinks *[other] { $number } processes think } for the bots of this database. Ctrl-C ends it.
server-no-page =
    The server runs, but the page was not built with it. In the source tree "make page" builds it (it needs Node 20.19, 22.12 or later); then start the server again.

error-port-busy = port { $port } is taken on { $host }; name another with --port, or none to take the next free one
error-no-free-port = no port from { $first } to { $last } is free on { $host }; name one with --port
error-bad-port = a port is a number from 0 to 65535, not { $given }
error-no-such-host = cannot listen at { $host }: { $why }
error-bad-log-format = there is no log format { $given }; there are { $known }
error-bad-origin = an origin looks like https://table.example or http://10.0.0.2:8000, not { $given }
error-no-page-folder = there is no built page in { $path }
