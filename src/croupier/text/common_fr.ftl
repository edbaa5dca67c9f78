# Ce qui se dit à toute table, quels que soient le jeu et le client. Le fichier d’un jeu passe avant celui-ci.

you = vous
you-title = Vous
seat-name = Joueur { $number }
list-pair = { $first } et { $last }
list-times = { $item } ×{ $times }
unseen-card = une carte cachée
phase = Phase : { $phase }

refused-not-on-offer = Pas maintenant : choisissez parmi les réponses proposées.
refused-no-such-answer = Ce coup n’existe pas dans ce jeu : prenez une des réponses proposées.
refused-not-asked = Ce n’est pas à vous : votre tour viendra.
refused-answered-already = Vous avez répondu : les autres choisissent encore.
refused-game-over = La partie est finie. Vous pouvez en commencer une autre.
refused-no-such-seat = Cette place est inconnue à cette table : choisissez-en une autre.
refused-nothing-to-take-back = Vous n’avez encore rien à annuler.
refused-answered-since = Trop tard pour annuler : quelqu’un a répondu depuis.
refused-shown-since = Trop tard pour annuler : une carte a été piochée ou montrée depuis.

option-pass = Passer
result-won = { $winners } gagne.
result-won-together = { $winners } gagnent.
result-nobody = Personne ne gagne.
result-you = Vous gagnez !

rule-not-enforced = Rien à faire de votre côté : { $reason }
rule-unknown = Il n’y a pas de règle { $clause }.
rule-near = Dans les parages : { $near }
rule-none = { $game } n’a pas de règles écrites.

# The figures of a deck that its owner has corrected.
colon = { " : " }
yes = oui
no = non
figure-count = nombre
figure-smiles = smiles
figure-level = niveau
figure-price = prix
figure-married-price = prix avec mariage
figure-money = liasses
figure-studies = études
figure-wages = salaire maximal
figure-power = puissance
figure-boosted = puissance augmentée
figure-points = points
figure-cost = coût
figure-gives = donne
figure-cards = cartes
figure-colour = couleur
figure-text = texte
figure-skull = crâne
figure-play-cost = coût pour jouer
figure-use-cost = coût pour utiliser
figure-rounds = tours
figure-damage = dégâts
figure-combativity = combativité
figure-skips = tours à passer
figure-each = chacun
figure-main = en jeu
figure-set-aside = à part

# What people ask at every table

asked-undo = puis-je revenir en arrière, annuler, erreur, reprendre mon coup, je me suis trompé
    .text = Oui, avec « Annuler », tant que rien n’a été pioché, montré ou répondu depuis.

# L’histoire d’une partie finie.

story-lead = { $cast ->
        [you] Vous prenez la tête avec { $count }.
       *[other] { $seat } prend la tête avec { $count }.
    }

# Les robots : leur force et leur caractère.
bot-random = au hasard
    .about = Répond au hasard.
bot-sensible = raisonnable
    .about = Joue aussi bien que le permettent ses règles de bon sens.
bot-learned = autodidacte
    .about = A appris en jouant contre lui-même.
bot-strong = fort
    .about = Réfléchit à l’avance.
bot-learner = débutant
    .about = Découvre le jeu : il oublie, se trompe, et fait un bon premier adversaire.
bot-friend = ami
    .about = Joue bien, avec un faux pas de temps en temps.
bot-sharp = futé
    .about = Ne fait pas d’étourderie et profite des vôtres.
bot-master = maître
    .about = Joue aussi bien que la machine le peut.
temper-mixed = un de chaque
    .about = Chaque robot a son propre caractère.
temper-bold = audacieux
    .about = Entre deux coups qui se valent, prend le plus osé.
temper-careful = prudent
    .about = Entre deux coups qui se valent, prend le plus sûr.
temper-grudging = rancunier
    .about = N’oublie pas qui lui a fait du tort, et vise là.
temper-joker = farceur
    .about = Ne joue jamais deux fois pareil, et aime bavarder.
