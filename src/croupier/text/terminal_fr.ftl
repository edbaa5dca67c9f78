# Ce que seul le terminal dit.

games-seats = de { $least } à { $most } joueurs
games-default = défaut
games-choices = choix
games-meaning = sens
games-option = option
games-how = Pour jouer : croupier play { $game }
games-bots = Robots : un niveau, et un caractère si vous voulez (--bots friend+bold)

which-game = Quel jeu ?
which-game-unknown = Il n’y a pas de jeu « { $answer } » ici.

prompt = Votre réponse
prompt-pass = Votre réponse (Entrée : { $answer })
prompt-go-on = Votre réponse (Entrée : continuer)
prompt-invited = Entrée : continuer · { $others }
prompt-hint = un numéro · ? N pourquoi · journal · aide
prompt-hint-back = un numéro · retour à la question précédente · ? N pourquoi · journal · aide
earlier = { $count ->
        [one] une ligne de plus avant (journal)
       *[other] { $count } lignes de plus avant (journal)
    }
deck-as-it-was = Tous les chiffres sont ceux du jeu.
deck-of-your-own = Cette table joue avec un paquet corrigé : { $name }.
stacked = Cette donne a été arrangée : aucun hasard.
deal = donne { $hash }

hand-over = Le clavier à { $who }. On ne regarde pas !
hand-over-ready = { $who } : appuyez sur Entrée
hand-over-done = C’est noté : { $answer }
hand-over-hide = Entrée : cacher vos cartes · annuler : changer de réponse

unknown-answer = « { $answer } » n’est pas parmi les réponses. Prenez un numéro de la liste, ou tapez aide.
why-asked = La question vient de la règle { $rule } :
nothing-considered = Il n’y a pas de question où revenir : celle-ci est la première.
taken-back = Votre réponse est annulée.
saved = Enregistré dans { $file }
save-exists = { $file } existe déjà. Choisissez un autre nom.
save-failed = Impossible d’écrire { $file } : { $reason }
save-offer = Enregistrer la partie avant de partir ? (Entrée : { $file } · un nom · n : non)
save-offer-end = Enregistrer la partie pour la revoir ? (Entrée : non · o : { $file } · un nom)
not-saved = La partie n’est pas enregistrée.
goodbye = Au revoir.
go-on = croupier play --load { $file }
look-back = croupier replay { $file }
input-ended = L’entrée est finie : la partie s’arrête ici et n’est pas enregistrée.

help =
    un numéro ou une clé   répondre, par exemple 1 ou { $key }
    ?                      la règle derrière la question
    ? N ou pourquoi N      la règle derrière la réponse N
    pourquoi CLÉ           pourquoi un coup est impossible, par exemple pourquoi { help-key }
    règles [RÈGLE]         une règle ou une section, par exemple règles { $rule } ; seul, la liste
    table                  redessiner la table
    journal                tout ce qui s’est passé, pour autant que vous puissiez le savoir
    retour                 revenir d’une question qui suit (qui, laquelle, de quoi payer) à la précédente
    annuler                annuler votre dernière réponse, si elle n’a rien entraîné
    enregistrer [FICHIER]  écrire la partie dans un fichier
    quitter                partir
help-key = play:…
command-help = aide
command-why = pourquoi
command-rules = règles
command-table = table
command-log = journal
command-back = retour
command-undo = annuler
command-save = enregistrer
command-quit = quitter
answer-yes = o
answer-no = n

over = La partie est finie
scores = Scores
seed = Graine { $seed }
deal-kept = La donne était honnête : le SHA-256 de « { $words } » est { $hash }, comme annoncé au début.
deal-broken = La donne n’était PAS honnête : le SHA-256 de « { $words } » n’est pas { $hash }.

replay-step = Étape { $at } sur { $last }
replay-start = Personne n’a encore répondu.
replay-answer = { $cast ->
        [you] Vous répondez : { $answer }
       *[other] { $who } répond : { $answer }
    }
replay-hidden = { $who } répond.
replay-fork = À partir d’ici, c’est une autre partie : les cartes cachées sont redistribuées.
replay-prompt = Entrée suite · b retour · un numéro · q quitter
replay-out-of-range = Les étapes vont de 0 à { $last }.
replay-seat = Vu par { $who }
replay-spectator = Vu par le public
replay-all = Toutes cartes visibles

analysis-title = { $game } : comment la partie a été jouée
analysis-judge = Les chances viennent de parties que des robots poursuivent, { $worlds } depuis chaque moment. Un choix est comparé à celui de { $bot }, d’après ce que le joueur savait alors.
analysis-curve = Les chances de gagner, pour qui voit ce que tous voient :
analysis-all = toute la table
analysis-player = Joueur
analysis-start = À la donne
analysis-good = Choix sans erreur
analysis-skill = Erreurs
analysis-luck = Chance et adversaires
analysis-of = { $good } sur { $choices }
analysis-turns = Tournants
analysis-turn = Étapes { $since } à { $at } : { $who }, de { $before } % à { $after } %
analysis-mistakes = Les erreurs les plus coûteuses
analysis-mistake = Étape { $at }, { $who } : { $given }. Coût : { $cost } % (± { $error }) ; mieux : { $best }
analysis-no-mistake = Aucun choix n’était nettement moins bon que celui du robot.
analysis-look = Pour en revoir une : croupier replay { $file } --from { $at } --seat { $seat }

table-middle = Au milieu
table-known = Vous savez aussi ce qu’il y a dans { $among } : { $contents }.
