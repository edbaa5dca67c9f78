# Ce que seul le serveur de jeu dit : pourquoi quelque chose n'est pas fait, et que quelque chose s'est mal passé.

server-no-table = Il n'y a pas de table { $code } ici. Vérifiez le code, ou ouvrez votre propre table.
server-no-game = Ce jeu n'existe pas ici.
server-no-page = Il n'y a rien ici.
server-bad-table = Cette table ne peut pas être ouverte : { $why }.
server-bad-request = Cette requête est incompréhensible : { $why }.
server-bad-message = Ce message est incompréhensible : { $why }.
server-bad-nickname = Un pseudo contient au moins une lettre ou un chiffre.
server-too-large = C'est trop grand.
server-address-too-long = L'adresse est trop longue.
server-headers-too-large = La requête a trop d'en-têtes, ou de trop longs : trop de cookies, par exemple.
server-bad-handshake = Ce n'est pas une ouverture de WebSocket.
server-too-fast = Pas si vite, s'il vous plaît.
server-only-json = Ici, les requêtes sont en JSON.
server-wrong-method = Cela ne se fait pas ici.
server-wrong-origin = Cette requête vient d'un autre site ; elle n'est pas exécutée.
server-too-many-watching = Il y a déjà trop de monde à cette table.
server-too-many-tables = Trop de tables s'ouvrent en ce moment. Réessayez dans un instant.
server-closing = Le serveur s'arrête ; revenez dans un instant.

server-too-late = Cette question est déjà réglée.
server-not-started = La partie n'a pas encore commencé.
server-not-your-seat = Ce n'est pas votre place.
server-not-seated = Vous ne faites que regarder. Prenez d'abord une place.
server-not-opener = Seule la personne qui a ouvert la table peut le faire.
server-no-such-seat = Cette place n'existe pas.
server-seat-taken = Cette place est déjà prise.
server-no-seat-free = Aucune place n'est libre. Vous pouvez regarder la partie.
server-game-running = Il faut attendre la fin de la partie.
server-seats-empty = Toutes les places ne sont pas encore prises.
server-too-many-people = Il n'y a que { $seats } places.
server-no-such-bot = Ce robot n'existe pas pour ce jeu.
server-seat-not-a-bots = Aucun robot n'occupe cette place.
server-nobody-there = Personne n'occupe cette place.
server-leave-instead = C'est votre propre place : quittez-la plutôt.
server-text-or-phrase = Écrivez vos propres mots, ou choisissez une phrase.
server-not-yet-happened = Cela n'est pas encore arrivé.
server-link-used = Ce lien a déjà servi, ou il est trop vieux. Demandez-en un nouveau sur l'appareil qui a la place.
server-seated-already = Vous avez déjà votre propre place à cette table. Quittez-la d'abord si vous voulez en reprendre une autre ici.
server-not-written = La réponse n'a pas pu être enregistrée, elle ne compte donc pas. Veuillez réessayer.
server-other-rules = Cette partie a été distribuée avec d'autres règles que celles de ce serveur et ne peut plus être montrée.

server-time-is-up = Le temps est écoulé : un robot répond à cette question pour vous ({ $name }).
server-bot-played = Vous revoilà. Un robot vous remplaçait ; le journal raconte ce qui s'est passé.

server-no-replay = Cette partie n'existe pas ici.
server-still-running = Cette partie est encore en cours. On pourra la revoir quand elle sera finie.
server-bad-viewer = On revoit une partie depuis une place, en public, ou en entier.
server-bad-moment = La partie ne compte que { $answers } réponses.
server-bad-save-no-save = Ce n'est pas une partie enregistrée de Croupier.
server-bad-save-cut = Ce fichier n'est pas une partie enregistrée, ou n'en est qu'un morceau.
server-bad-save-changed = Cette partie enregistrée a été modifiée après coup.
server-bad-save-other-version = Cette partie a été jouée selon d'autres règles que celles de ce serveur, et ne peut pas être montrée.
server-bad-save-unknown-game = La maison ne connaît pas ce jeu.
server-bad-save-impossible = Ce que raconte ce fichier n'a pas pu être joué.
server-bad-save-too-long = Cette partie est trop longue pour être montrée.

server-deal-kept = La donne a été respectée : la graine correspond à l'empreinte montrée au début, et la redistribuer avec les mêmes réponses mène à la même fin.
server-deal-broken = La donne n'a pas été respectée : la graine ne correspond pas à l'empreinte montrée au début.
server-deal-other-end = La graine correspond à l'empreinte montrée au début, mais la redistribuer mène à une autre fin.

server-went-wrong = Quelque chose s'est mal passé de notre côté. Rien n'est perdu ; si cela se reproduit, signalez { $id }.
