# Ce que seul le serveur de jeu dit : pourquoi quelque chose n’est pas fait, et que quelque chose s’est mal passé.

server-no-table = Il n’y a pas de table { $code } ici. Vérifiez le code, ou ouvrez votre propre table.
server-no-game = Ce jeu n’existe pas ici.
server-no-page = Il n’y a rien ici.
server-bad-table = Impossible d’ouvrir cette table : { $why }.
server-bad-request = Cette requête est incompréhensible : { $why }.
server-bad-message = Ce message est incompréhensible : { $why }.
server-bad-nickname = Il faut au moins une lettre ou un chiffre dans un pseudo.
server-too-large = C’est trop grand.
server-address-too-long = L’adresse est trop longue.
server-headers-too-large = La requête a trop d’en-têtes, ou de trop longs : trop de cookies, par exemple.
server-bad-handshake = Ce n’est pas une ouverture de WebSocket.
server-too-fast = Pas si vite, s’il vous plaît.
server-only-json = Ici, les requêtes sont en JSON.
server-wrong-method = Ça ne se fait pas ici.
server-wrong-origin = Cette requête vient d’un autre site, on l’a donc ignorée.
server-too-many-watching = Il y a déjà trop de monde à cette table.
server-too-many-tables = Trop de tables s’ouvrent en ce moment. Réessayez dans un instant.
server-no-host = La requête ne dit pas à quel serveur elle s’adresse.
server-too-many-requests = Trop de requêtes viennent de votre adresse. Réessayez dans un instant.
server-too-many-connections = Trop de connexions sont ouvertes depuis votre adresse. Fermez-en, puis réessayez.
server-too-many-guesses = Trop de codes erronés sont venus de votre adresse. Attendez une minute, ou demandez le lien de la table.
server-too-many-uploads = Trop de parties enregistrées viennent de votre adresse. Réessayez dans une minute.
server-too-slow = La requête a mis trop de temps à arriver.
server-too-many-devices = Cette place est déjà sur { $devices } appareils. Jouez sur l’un d’eux, ou quittez la table et reprenez une place.
server-look-alike = Ce nom ressemble trait pour trait à { $name }, dans un autre alphabet. Choisissez-en un autre, pour qu’on ne vous confonde pas.
server-closing = Le serveur s’arrête. Revenez dans un instant.

server-too-late = Trop tard : cette question est réglée.
server-not-started = La partie n’a pas encore commencé.
server-not-your-seat = Ce n’est pas votre place.
server-not-seated = Vous ne faites que regarder. Prenez d’abord une place.
server-not-opener = Seul l’hôte peut faire ça.
server-no-such-seat = Cette place n’existe pas.
server-seat-taken = Cette place est prise. Choisissez-en une autre.
server-seat-held = Cette place est celle de { $name } et le reste. Vous pouvez prendre celle d’un robot, ou regarder.
server-no-taking-over = À cette table, on ne remplace pas un robot en cours de partie. L’hôte peut l’autoriser ; d’ici là, vous pouvez regarder.
server-no-seat-free = Toutes les places sont prises. Vous pouvez regarder la partie.
server-already-dealt = Les options ne changent plus une fois qu’une partie a été distribuée à cette table.
server-game-running = Pas maintenant : attendez la fin de la partie.
server-seats-empty = Il reste des places libres. Ajoutez des robots, ou attendez des joueurs.
server-too-many-people = Il n’y a que { $seats } places.
server-no-such-bot = Ce jeu n’a pas ce robot.
server-seat-not-a-bots = Aucun robot n’occupe cette place.
server-nobody-there = Il n’y a pas de joueur à exclure à cette place.
server-leave-instead = C’est votre propre place : quittez plutôt la table.
server-text-or-phrase = Écrivez quelque chose, ou choisissez une phrase.
server-nothing-to-react-to = Ce n’est plus sur la table. Choisissez un joueur, ou une carte qui s’y trouve encore.
server-not-yet-happened = Ce n’est pas encore arrivé.
server-link-used = Ce lien a déjà servi, ou il est trop vieux. Demandez-en un nouveau sur l’appareil qui a la place.
server-seated-already = Vous avez déjà une place à cette table. Quittez-la d’abord pour en reprendre une autre ici.
server-not-written = Votre réponse n’a pas pu être enregistrée, elle ne compte donc pas. Réessayez.
server-no-help = L’aide est coupée à cette table. L’hôte peut la permettre avant la prochaine partie.
server-no-hint = Pas de conseil pour cette question.
server-cannot-play-on = Cette partie vient d’une bifurcation ou d’un paquet arrangé : elle ne peut pas être poursuivie.
server-analysis-failed = L’analyse a échoué. Veuillez réessayer.
server-many-analyses = Beaucoup de parties sont en cours d’analyse. Veuillez réessayer dans quelques minutes.
server-everyone = Toute la table
server-no-reason = Rien ne s’y oppose.
server-other-rules = Cette partie demande la version { $needs } des règles ; ce serveur a la version { $has } et ne peut plus la montrer. Rien n’en a été effacé.

server-cannot-deal = Les règles de ce serveur ont changé : elles n’ont plus les options ou les cartes de cette table. Ouvrez-en une nouvelle.
server-seats-kept = Les places de cette table sont gardées pour ses joueurs, dont la partie a été interrompue. Vous pouvez regarder.
server-rules-changed = Le serveur a de nouvelles règles pour ce jeu, et la partie de cette table ne peut pas continuer. Les joueurs, les noms et le score sont gardés : l’hôte peut distribuer une nouvelle partie.
server-goes-on-under-new-rules = Le serveur a de nouvelles règles pour ce jeu. La partie reprend à sa dernière étape, avec les nouvelles règles{ $lost ->
        [0] , et aucune réponse n’est perdue.
        [1] . Une réponse est perdue : donnez-la de nouveau.
       *[other] . { $lost } réponses sont perdues : donnez-les de nouveau.
    }
server-restarting = Le serveur va redémarrer. Restez ici : la table revient d’elle-même, et rien n’est perdu.
server-table-closed = L’exploitant de ce serveur a fermé cette table.
server-table-changed = L’exploitant de ce serveur modifie quelque chose à cette table. Elle revient d’elle-même.
server-banned = Ce serveur ne répond pas à votre adresse. Son exploitant peut vous dire pourquoi.
server-time-is-up = Le temps est écoulé : un robot répond à cette question pour vous ({ $name }).
server-bot-played = Vous revoilà ! Un robot a joué pour vous. Le journal raconte ce qui s’est passé.

server-no-replay = Cette partie n’existe pas ici.
server-still-running = Cette partie est encore en cours. On pourra la revoir quand elle sera finie.
server-bad-viewer = On revoit une partie depuis une place, comme le public, ou toutes cartes visibles.
server-bad-moment = La partie ne compte que { $answers } réponses.
server-bad-save-no-save = Ce n’est pas une partie enregistrée de Croupier.
server-bad-save-cut = Ce fichier n’est pas une partie enregistrée, ou n’en est qu’un morceau.
server-bad-save-changed = Cette partie enregistrée a été modifiée après coup.
server-bad-save-other-version = Cette partie demande la version { $needs } des règles ; ce serveur a la version { $has } et ne peut pas la montrer.
server-bad-save-unknown-game = Ce jeu n’existe pas ici.
server-bad-save-impossible = La partie de ce fichier n’a pas pu être jouée.
server-bad-save-too-long = Cette partie est trop longue à montrer.

server-no-lesson = Cette leçon n’existe pas ici.
server-lesson-refused = { $rule ->
        [none] { $why }
       *[other] { $why } ({ $rule })
    }
server-lesson-over = Cette partie de la leçon est déjà finie.

server-deal-kept = La donne était honnête : la graine correspond à l’empreinte montrée au début, et redistribuer avec les mêmes réponses mène à la même fin.
server-deal-broken = La donne n’était pas honnête : la graine ne correspond pas à l’empreinte montrée au début.
server-deal-other-end = La graine correspond à l’empreinte montrée au début, mais redistribuer mène à une autre fin.

server-went-wrong = Quelque chose s’est mal passé de notre côté. Rien n’est perdu. Si ça se reproduit, signalez { $id }.
