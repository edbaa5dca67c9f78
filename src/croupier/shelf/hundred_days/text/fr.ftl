# Les 100 Jours de Rick and Morty en français.
#
# $seat, $target et $owner sont des noms ; $cast dit qui ils sont pour qui lit : you (vous agissez), you-self (sur vous-même),
# self (quelqu'un d'autre sur soi), to-you (sur vous), other ; $whose le dit d'un propriétaire. $card est le nom d'une carte ou
# d'une tuile, $text son texte, $second_card la carte qu'elle menace.
# $place, $rick et $morty sont des places avec leur préposition (place-...). $resource est seed, schmeckles, crystal ou matter
# (any dans reached-for : n'importe laquelle) ; $space est house, ou de 1 à 6. Les événements voisins qui ont le même
# .together se racontent en une phrase, avec la liste de leurs .each ; un .aside s'ajoute à la phrase d'avant par le .with de
# celle-ci. Un événement que nomme un .within raconte aussi celui-ci, s'il suit aussitôt. $forced vaut yes s'il n'y avait rien
# d'autre à répondre. Une carte a un nom .short si le sien est long ; .rule dit ce qu'elle fait.
# Quand la place manque pour tout raconter, le .weight grave passe avant le reste, et slight après.

game-title = Les 100 Jours de Rick and Morty
game-summary = Cent jours, six dimensions, un garage. Envoyez Rick et Morty en mission, et fermez plus de dimensions que les autres.

## Phases

phase-mission = Mission
    .clause = HD-7.1
    .aim = But : le plus de points à la fin. On joue, ferme et collecte là où sont ses pions.
phase-garage = Garage
    .clause = HD-9.1
    .aim = Un pion à la maison rapporte un jeton garage et une ressource.
phase-adventure = Aventure
    .clause = HD-10.1
    .aim = Jouez des cartes là où sont vos pions, et fermez une dimension dès que vous pouvez payer : ce sont des points.
phase-collection = Collecte
    .clause = HD-11.1
    .aim = Vos pions collectent ce que donnent leurs dimensions.
phase-drawing = Collecte (cartes)
    .clause = HD-12.1
    .aim = Rick pioche les cartes que montrent ses dimensions.
phase-discard = Défausse
    .clause = HD-13.1
    .aim = Vous gardez au plus sept cartes pour la manche suivante.

## Zones

zone-hand = main
zone-area = en jeu
zone-pile = défausse personnelle
zone-closed = dimensions fermées
zone-space = dimension
zone-tiles = pile de tuiles
zone-deck = pioche
zone-discard = défausse générale
zone-played = carte en cours
zone-box = boîte

## Compteurs

counter-round = manche
counter-die = dé
counter-garage = jetons garage
counter-points = points
counter-seed = Méga-graines
counter-schmeckles = Schmeckles
counter-crystal = Cristaux temporels
counter-matter = Matière noire

## Places : par leur mot, et par leur numéro sur le plateau

place-house = à la maison
place-1 = sur la dimension 1
place-2 = sur la dimension 2
place-3 = sur la dimension 3
place-4 = sur la dimension 4
place-5 = sur la dimension 5
place-6 = sur la dimension 6
place-house-1 = entre la maison et 1
place-house-2 = entre la maison et 2
place-house-3 = entre la maison et 3
place-house-4 = entre la maison et 4
place-house-5 = entre la maison et 5
place-house-6 = entre la maison et 6
place-1-2 = entre 1 et 2
place-2-3 = entre 2 et 3
place-3-4 = entre 3 et 4
place-4-5 = entre 4 et 5
place-5-6 = entre 5 et 6
place-6-1 = entre 6 et 1

## Ressources

resource-seed = Méga-graine
    .some = { tokens-g }
resource-schmeckles = Schmeckles
    .some = { tokens-s }
resource-crystal = Cristal temporel
    .some = { tokens-c }
resource-matter = Matière noire
    .some = { tokens-m }
resource-kind = { $resource ->
        [seed] { resource-seed }
        [schmeckles] { resource-schmeckles }
        [crystal] { resource-crystal }
       *[matter] { resource-matter }
    }
resource-one = { $resource ->
        [seed] une Méga-graine
        [schmeckles] un Schmeckle
        [crystal] un Cristal temporel
       *[matter] une Matière noire
    }
resource-some = { $resource ->
        [seed] { tokens-g }
        [schmeckles] { tokens-s }
        [crystal] { tokens-c }
       *[matter] { tokens-m }
    }
tokens-g = { $count ->
        [one] { $count } Méga-graine
       *[other] { $count } Méga-graines
    }
tokens-s = { $count ->
        [one] { $count } Schmeckle
       *[other] { $count } Schmeckles
    }
tokens-c = { $count ->
        [one] { $count } Cristal temporel
       *[other] { $count } Cristaux temporels
    }
tokens-m = { $count ->
        [one] { $count } Matière noire
       *[other] { $count } Matières noires
    }

## Tuiles dimensionnelles

card-fungal-cathedral = Cathédrale de champignons
    .short = Cathédrale
    .text = Collecte : 1 Méga-graine et 2 Matières noires, 4 cartes ; fermeture : 2 Schmeckles et 2 Cristaux temporels, 3 points
card-upside-down-laundromat = Laverie à l’envers
    .short = Laverie
    .text = Collecte : 1 Méga-graine, 1 Cristal temporel et 1 Matière noire, 1 carte ; fermeture : 1 Méga-graine et 3 Schmeckles, 3 points
card-clockwork-prairie = Prairie mécanique
    .short = Prairie
    .text = Collecte : 1 Schmeckle et 2 Cristaux temporels, 1 carte ; fermeture : 2 Méga-graines, 1 Schmeckle et 2 Matières noires, 4 points
card-debt-nebula = Nébuleuse de la dette
    .short = Nébuleuse
    .text = Collecte : 1 Schmeckle et 2 Cristaux temporels, perte de 1 carte ; fermeture : 3 Méga-graines et 3 Matières noires, 7 points
card-compost-riviera = Riviera du compost
    .short = Riviera
    .text = Collecte : 2 Méga-graines et 1 Schmeckle, 1 carte ; fermeture : 1 Schmeckle, 2 Cristaux temporels et 2 Matières noires, 4 points
card-orchard-of-mondays = Verger des lundis
    .short = Verger
    .text = Collecte : 2 Méga-graines et 1 Cristal temporel, aucune carte ; fermeture : 3 Schmeckles et 2 Matières noires, 5 points
card-swamp-of-good-intentions = Marais des bonnes intentions
    .short = Marais
    .text = Collecte : 2 Méga-graines et 1 Matière noire, perte de 1 carte ; fermeture : 3 Schmeckles et 3 Cristaux temporels, 7 points
card-bargain-nebula-mall = Galerie marchande nébulaire
    .short = Galerie
    .text = Collecte : 1 Méga-graine et 2 Schmeckles, 2 cartes ; fermeture : 2 Cristaux temporels et 2 Matières noires, 3 points
card-basement-of-the-universe = Sous-sol de l’univers
    .short = Sous-sol
    .text = Collecte : 1 Schmeckle et 2 Matières noires, aucune carte ; fermeture : 3 Méga-graines et 2 Cristaux temporels, 5 points
card-audit-moon = Lune de l’audit
    .short = Audit
    .text = Collecte : 2 Schmeckles et 1 Cristal temporel, perte de 1 carte ; fermeture : 2 Méga-graines, 2 Cristaux temporels et 2 Matières noires, 6 points
card-tar-opera = Opéra de goudron
    .short = Opéra
    .text = Collecte : 1 Schmeckle et 2 Matières noires, 1 carte ; fermeture : 2 Méga-graines, 2 Cristaux temporels et 1 Matière noire, 4 points
card-echo-quarry = Carrière des échos
    .short = Échos
    .text = Collecte : 1 Cristal temporel et 2 Matières noires, aucune carte ; fermeture : 2 Méga-graines et 3 Schmeckles, 5 points
card-slow-glacier-express = Express du glacier lent
    .short = Express
    .text = Collecte : 1 Méga-graine et 2 Cristaux temporels, 1 carte ; fermeture : 2 Schmeckles, 2 Cristaux temporels et 2 Matières noires, 6 points
card-festival-of-lost-socks = Festival des chaussettes perdues
    .short = Chaussettes
    .text = Collecte : 1 Méga-graine, 1 Schmeckle et 1 Cristal temporel, 2 cartes ; fermeture : 1 Schmeckle et 3 Matières noires, 3 points
card-roundabout-city = Rond-point-ville
    .text = Collecte : 1 Méga-graine, 1 Schmeckle et 1 Matière noire, 2 cartes ; fermeture : 1 Méga-graine et 3 Cristaux temporels, 3 points
card-museum-of-next-week = Musée de la semaine prochaine
    .short = Musée
    .text = Collecte : 1 Schmeckle, 1 Cristal temporel et 1 Matière noire, 2 cartes ; fermeture : 3 Méga-graines, 1 Cristal temporel et 1 Matière noire, 4 points
card-carnivorous-golf-course = Golf carnivore
    .short = Golf
    .text = Collecte : 2 Méga-graines et 2 Schmeckles, perte de 1 carte ; fermeture : 3 Cristaux temporels et 4 Matières noires, 8 points
card-reactor-karaoke = Karaoké du réacteur
    .short = Karaoké
    .text = Collecte : 2 Cristaux temporels et 2 Matières noires, perte de 1 carte ; fermeture : 3 Méga-graines et 4 Schmeckles, 8 points
card-library-of-wrong-answers = Bibliothèque des mauvaises réponses
    .short = Bibliothèque
    .text = Collecte : 1 Méga-graine et 1 Matière noire, 3 cartes ; fermeture : 1 Méga-graine, 2 Schmeckles, 2 Cristaux temporels et 1 Matière noire, 6 points
card-talent-show-asteroid = Astéroïde télé-crochet
    .short = Télé-crochet
    .text = Collecte : 1 Schmeckle et 1 Cristal temporel, 3 cartes ; fermeture : 2 Méga-graines, 1 Schmeckle, 1 Cristal temporel et 2 Matières noires, 6 points

## Personnages

card-gleb-tollbooth-poet = Gleb, poète de péage
    .rule = vaut un de vos pions sur la dimension 1 quand vous jouez des cartes vertes
    .text = Personnage sur 1, 1 point : { card-gleb-tollbooth-poet.rule }
card-auntie-vortex = Tata Vortex
    .rule = vaut un de vos pions sur la dimension 2 quand vous jouez des cartes vertes
    .text = Personnage sur 2, 1 point : { card-auntie-vortex.rule }
card-left-handed-ambassador = L’Ambassadrice gauchère
    .rule = vaut un de vos pions sur la dimension 3 quand vous jouez des cartes vertes
    .text = Personnage sur 3, 1 point : { card-left-handed-ambassador.rule }
card-nib-the-stowaway = Nib, passager clandestin
    .rule = vaut un de vos pions sur la dimension 4 quand vous jouez des cartes vertes
    .text = Personnage sur 4, 1 point : { card-nib-the-stowaway.rule }
card-brother-static = Frère Friture
    .rule = vaut un de vos pions sur la dimension 5 quand vous jouez des cartes vertes
    .text = Personnage sur 5, 1 point : { card-brother-static.rule }
card-captain-lukewarm = Capitaine Tiède
    .rule = vaut un de vos pions sur la dimension 6 quand vous jouez des cartes vertes
    .text = Personnage sur 6, 1 point : { card-captain-lukewarm.rule }
card-seed-smuggler = Contrebandière de graines
    .rule = payez une Méga-graine de moins quand vous fermez une dimension
    .text = Personnage sur 1 et 4, 2 points : { card-seed-smuggler.rule }
card-honest-banker = Banquier honnête
    .rule = payez un Schmeckle de moins quand vous fermez une dimension
    .text = Personnage sur 2 et 5, 2 points : { card-honest-banker.rule }
card-clock-thief = Voleuse d’horloges
    .rule = payez un Cristal temporel de moins quand vous fermez une dimension
    .text = Personnage sur 3 et 6, 2 points : { card-clock-thief.rule }
card-void-plumber = Plombier du vide
    .rule = payez une Matière noire de moins quand vous fermez une dimension
    .text = Personnage sur 1 et 6, 2 points : { card-void-plumber.rule }
card-market-twins = Jumelles du marché
    .rule = payez une Méga-graine ou un Schmeckle de moins quand vous fermez une dimension
    .text = Personnage sur 3, 1 point : { card-market-twins.rule }
card-physics-dropout = Recalé de physique
    .rule = payez un Cristal temporel ou une Matière noire de moins quand vous fermez une dimension
    .text = Personnage sur 6, 1 point : { card-physics-dropout.rule }
card-union-collector = Percepteur syndical
    .rule = à la collecte, ignorez partout une des autres couleurs
    .text = Personnage sur 4 et 5, coûte 1 Schmeckle, 2 points : { card-union-collector.rule }
card-hoarder-in-chief = Écureuil en chef
    .rule = gardez jusqu’à 10 cartes à la défausse
    .text = Personnage sur 2, 2 points : { card-hoarder-in-chief.rule }
card-garage-manager = Régisseur de garage
    .rule = prenez un jeton garage de plus au garage, si un de vos pions est à la maison
    .text = Personnage sur 1 et 2, 1 point : { card-garage-manager.rule }
card-portal-valet = Voiturier de portails
    .rule = les deux ressources qui déplacent Rick peuvent être de types différents
    .text = Personnage sur 5 et 6, 2 points : { card-portal-valet.rule }
card-crisis-insurer = Assureur de crise
    .rule = une pénurie ne vous coûte qu’une ressource
    .text = Personnage sur 2 et 3, 2 points : { card-crisis-insurer.rule }
card-pushy-understudy = Doublure insistante
    .rule = vous gagnez les égalités d’initiative sans lancer le dé
    .text = Personnage sur 1, 2 points : { card-pushy-understudy.rule }
card-gossip-columnist = Reine des ragots
    .rule = regardez aussitôt la main d’un adversaire, puis piochez 2 cartes
    .text = Personnage sur 4, 1 point : { card-gossip-columnist.rule }
card-generous-ex = Ex généreuse
    .rule = prenez aussitôt 2 ressources de votre choix à la Fédération
    .text = Personnage sur 3 et 5, 2 points : { card-generous-ex.rule }
card-retired-space-marshal = Shérif spatiale retraitée
    .rule = une fois par manche, à votre tour, prenez une ressource de votre choix à un adversaire présent sur une de vos dimensions
    .text = Personnage sur 4 et 6, coûte 1 Matière noire, 3 points : { card-retired-space-marshal.rule }

## Objets

card-suspiciously-heavy-fruit = Fruit étrangement lourd
    .rule = prenez 3 Méga-graines à la Fédération
    .text = Objet sur 5, 1 point : { card-suspiciously-heavy-fruit.rule }
card-counterfeit-piggy-bank = Tirelire contrefaite
    .rule = prenez 3 Schmeckles à la Fédération
    .text = Objet sur 6, 1 point : { card-counterfeit-piggy-bank.rule }
card-stopped-watch = Montre arrêtée
    .rule = prenez 3 Cristaux temporels à la Fédération
    .text = Objet sur 1, 1 point : { card-stopped-watch.rule }
card-jar-of-night = Bocal de nuit
    .rule = prenez 3 Matières noires à la Fédération
    .text = Objet sur 2, 1 point : { card-jar-of-night.rule }
card-universal-converter-a = Convertisseur universel (3)
    .rule = rendez autant de ressources que vous voulez et prenez-en autant d’un seul autre type
    .text = Objet sur 3, 1 point : { card-universal-converter-a.rule }
card-universal-converter-b = Convertisseur universel (4)
    .rule = rendez autant de ressources que vous voulez et prenez-en autant d’un seul autre type
    .text = Objet sur 4, 1 point : { card-universal-converter-b.rule }
card-pocket-doorframe-a = Porte de poche (5)
    .rule = votre Rick va n’importe où, gratuitement
    .text = Objet sur 5, 1 point : { card-pocket-doorframe-a.rule }
card-pocket-doorframe-b = Porte de poche (2)
    .rule = votre Rick va n’importe où, gratuitement
    .text = Objet sur 2, 1 point : { card-pocket-doorframe-b.rule }
card-two-handed-clock-a = Montre à deux cadrans (1, 3)
    .rule = une action de plus pendant ce tour
    .text = Objet sur 1 et 3, 1 point : { card-two-handed-clock-a.rule }
card-two-handed-clock-b = Montre à deux cadrans (2, 4)
    .rule = une action de plus pendant ce tour
    .text = Objet sur 2 et 4, 1 point : { card-two-handed-clock-b.rule }
card-card-printer-a = Imprimante à cartes (4)
    .rule = piochez 3 cartes, puis détruisez-en une de votre main
    .text = Objet sur 4, 1 point : { card-card-printer-a.rule }
card-card-printer-b = Imprimante à cartes (6)
    .rule = piochez 3 cartes, puis détruisez-en une de votre main
    .text = Objet sur 6, 1 point : { card-card-printer-b.rule }
card-polite-disintegrator-a = Désintégrateur poli (5, 6)
    .rule = payez 1 Matière noire et détruisez un objet ou un personnage adverse
    .text = Objet sur 5 et 6, 2 points : { card-polite-disintegrator-a.rule }
card-polite-disintegrator-b = Désintégrateur poli (1, 5)
    .rule = payez 1 Matière noire et détruisez un objet ou un personnage adverse
    .text = Objet sur 1 et 5, 2 points : { card-polite-disintegrator-b.rule }
card-expired-coupon-a = Coupon périmé (3, 4)
    .rule = la prochaine dimension fermée pendant ce tour vous coûte 2 ressources de moins, à votre choix
    .text = Objet sur 3 et 4, 1 point : { card-expired-coupon-a.rule }
card-expired-coupon-b = Coupon périmé (2, 6)
    .rule = la prochaine dimension fermée pendant ce tour vous coûte 2 ressources de moins, à votre choix
    .text = Objet sur 2 et 6, 1 point : { card-expired-coupon-b.rule }
card-cloning-bathtub = Baignoire à clones
    .rule = payez 2 Méga-graines et reprenez en main une carte verte de la défausse générale
    .text = Objet sur 1 et 4, 2 points : { card-cloning-bathtub.rule }
card-retractable-leash = Laisse rétractable
    .rule = votre Morty va sur la dimension de votre choix ou à la maison
    .text = Objet sur 3, 2 points : { card-retractable-leash.rule }

## Actions

card-light-fingers = Doigts crochus
    .rule = prenez 2 ressources au hasard à un adversaire
    .text = Action : { card-light-fingers.rule }
card-surprise-tax = Impôt surprise
    .rule = nommez un type de ressource ; chaque adversaire qui en a en rend une
    .text = Action : { card-surprise-tax.rule }
card-recall-notice = Rappel produit
    .rule = détruisez un objet adverse
    .text = Action : { card-recall-notice.rule }
card-bad-reference = Mauvaise référence
    .rule = détruisez un personnage adverse
    .text = Action : { card-bad-reference.rule }
card-binge-session = Soirée marathon
    .rule = piochez 3 cartes
    .text = Action : { card-binge-session.rule }
card-dimensional-musical-chairs = Chaises musicales dimensionnelles
    .short = Chaises musicales
    .rule = deux tuiles dimensionnelles changent de place ; les pions restent sur leurs cases
    .text = Action : { card-dimensional-musical-chairs.rule }
card-return-to-sender = Retour à l’expéditeur
    .rule = une tuile sans pion passe sous la pile, et celle du dessus la remplace
    .text = Action : { card-return-to-sender.rule }
card-forced-teleport = Téléportation forcée
    .rule = envoyez le Rick d’un adversaire où vous voulez
    .text = Action : { card-forced-teleport.rule }
card-family-lunch = Déjeuner de famille
    .rule = jouez aussitôt une ou deux cartes vertes ; chacune garde ses dimensions et son coût
    .text = Action : { card-family-lunch.rule }

## Lieux

card-barter-bazaar = Bazar du troc
    .rule = nommez un type ; jusqu’à la fin de la manche, il remplace tous les autres quand vous fermez une dimension
    .text = Lieu : { card-barter-bazaar.rule }
card-portal-rest-stop = Aire de repos à portails
    .rule = jusqu’à la fin de la manche, déplacer Rick ne vous coûte qu’une ressource
    .text = Lieu : { card-portal-rest-stop.rule }
card-bunker-pantry = Garde-manger blindé
    .rule = jusqu’à la fin de la manche, rien ne détruit vos cartes en jeu
    .text = Lieu : { card-bunker-pantry.rule }
card-strip-mine = Mine à ciel ouvert
    .rule = à la collecte de cette manche, les autres couleurs ne comptent pas pour votre Rick
    .text = Lieu : { card-strip-mine.rule }
card-infinite-waiting-room = Salle d’attente infinie
    .rule = à la collecte de cette manche, piochez 2 cartes de plus
    .text = Lieu : { card-infinite-waiting-room.rule }

## Réactions

card-nope-portal = Portail du Non
    .rule = une carte bleue adverse est détruite sans faire d’effet
    .text = Réaction : { card-nope-portal.rule }
card-stunt-double = Cascadeur
    .rule = une de vos cartes qui allait être détruite reste en jeu
    .text = Réaction : { card-stunt-double.rule }
card-sticky-pockets = Poches collantes
    .rule = gardez les ressources qu’une carte adverse allait vous coûter, et prenez-en une de votre choix à la Fédération
    .text = Réaction : { card-sticky-pockets.rule }
card-finders-fee = Commission
    .rule = quand un adversaire ferme une dimension, prenez une des ressources payées, ou deux si vous y avez un pion
    .text = Réaction : { card-finders-fee.rule }
card-wrong-address = Mauvaise adresse
    .rule = quand un adversaire déplace un Rick, il reste où il est, et ce qui est payé reste payé
    .text = Réaction : { card-wrong-address.rule }
card-elbow-room = Jeu de coudes
    .rule = quand un pion adverse collecte, prenez une de ses ressources, à votre choix
    .text = Réaction : { card-elbow-room.rule }
card-short-circuit = Court-circuit
    .rule = un objet adverse rejoint sa défausse personnelle sans rien faire
    .text = Réaction : { card-short-circuit.rule }

## Questions

decision-rick = Où envoyer Rick ?
decision-morty = { $rick ->
        [none] Et où envoyer Morty ?
       *[other] Rick sera { $rick }. Où envoyer Morty ?
    }
decision-turn = { $actions ->
        [0] Autre chose pendant ce tour ?
        [1] À vous : que faire ?
        [none] À vous : que faire ?
       *[other] À vous, avec encore { $actions } actions : que faire ?
    }
decision-react = { $moment ->
        [dimension-closed] { $actor } ferme la dimension { $closing } pour { $heap } : réagir ?
        [tokens-collected] Sur la dimension { $collecting }, le { $pawn ->
            [rick] Rick
           *[morty] Morty
        } de { $target } va prendre { $heap } : réagir ?
        [rick-moving] { $cast ->
            [to-you] Votre Rick va être déplacé : réagir ?
           *[other] Le Rick de { $target } se déplace : réagir ?
        }
        [tokens-threatened] { $wanted ->
            [none] « { $card } » en veut à vos ressources : réagir ?
           *[other] « { $card } » vous réclame { wanted-one } : réagir ?
        }
        [card-threatened] « { $card } » menace votre carte « { $second_card } » : réagir ?
        [object-used] { $actor } utilise « { $card } » : réagir ?
       *[other] { $actor } joue « { $card } »{ $deed ->
            [none] { "" }
           *[other] { " " }(« { $deed } »)
        } : réagir ?
    }
decision-take = { $reaction_kind ->
        [none] { $phase ->
            [garage] Au garage : quelle ressource prendre ?
           *[other] { $cast ->
                [to-you] « { $card } » : quelle ressource prendre ?
               *[other] { $target ->
                    [none] « { $card } » : quelle ressource prendre ?
                   *[other] « { $card } » : quelle ressource prendre à { $target } ?
                }
            }
        }
       *[other] « { $reaction } » : quelle ressource prendre ?
    }{ more-to-come }
decision-leave = Vous partagez la dimension { $collecting } : que laisser parmi { $heap } ?{ more-to-come }
decision-spend = { $left ->
        [none] Déplacer Rick coûte deux ressources d’un même type : lequel ?
        [2] Déplacer Rick coûte deux ressources : laquelle d’abord ?
       *[other] Quelle ressource payer pour déplacer Rick ?
    }
decision-go = { $kind ->
        [none] { $heap ->
            [none] Où envoyer votre Rick ?
           *[other] Où envoyer votre Rick, pour { $heap } ?
        }
       *[other] { $cast ->
            [to-you] « { $card } » : où envoyer votre Rick ?
           *[other] « { $card } » : où envoyer le Rick de { $target } ?
        }
    }
decision-morty-go = « { $card } » : où envoyer votre Morty ?
decision-pay = La dimension { $closing } ({ $tile }) coûte { $heap } avant réductions : comment payer ?
decision-person = { $kind ->
        [none] Qui choisir ?
       *[other] « { $card } » : qui choisir ?
    }
decision-target = { $kind ->
        [none] Quelle carte détruire ?
       *[other] « { $card } » : quelle carte détruire ?
    }
decision-name = { $kind ->
        [none] Quel type de ressource ?
        [surprise-tax] « { $card } » : quel type faire rendre à chaque adversaire ?
        [barter-bazaar] « { $card } » : quel type remplacera tous les autres ?
       *[other] « { $card } » : quel type recevoir, contre d’autres ?
    }
decision-tile = { $kind ->
        [none] Quelle tuile dimensionnelle ?
        [dimensional-musical-chairs] { $first ->
            [none] « { $card } » : quelle tuile échanger d’abord ?
           *[other] « { $card } » : quelle tuile échanger avec la dimension { $first } ?
        }
       *[other] « { $card } » : quelle tuile glisser sous la pile ?
    }
decision-return = { $heap ->
        [none] Quelle ressource rendre contre { wanted-one } ?
       *[other] Vous rendez { $heap } contre autant de { wanted-many }. Quelle ressource rendre encore ?
    }
decision-destroy = { $phase ->
        [drawing] Là où est votre Rick, on perd des cartes : laquelle de votre main détruire ?
        [discard] On garde sept cartes (dix avec « { card-hoarder-in-chief } ») : laquelle détruire ?
       *[other] { $kind ->
            [none] Quelle carte de votre main détruire ?
           *[other] « { $card } » : quelle carte de votre main détruire ?
        }
    }{ more-to-come }
decision-fetch = Quelle carte reprendre à la défausse générale ?
decision-lunch = { $left ->
        [2] « { $card } » : quelle carte verte jouer d’abord ?
       *[other] « { $card } » : quelle carte verte jouer maintenant ?
    }
decision-elbow = Sur la dimension { $collecting }, le { $pawn ->
        [rick] Rick
       *[morty] Morty
    } de { $target } va prendre { $heap } : quelle ressource lui souffler ?
more-to-come = { $left ->
        [none] {""}
        [1] {""}
       *[other] {" "}(encore { $left })
    }
wanted-one = { $wanted ->
        [seed] une Méga-graine
        [schmeckles] un Schmeckle
        [crystal] un Cristal temporel
       *[matter] une Matière noire
    }
wanted-many = { $wanted ->
        [seed] Méga-graines
        [schmeckles] Schmeckles
        [crystal] Cristaux temporels
       *[matter] Matières noires
    }

## Réponses

option-pass = { $decision ->
        [react] Laisser faire
       *[other] Passer
    }
option-end-turn = Finir votre tour
option-move = Déplacer Rick
option-enough = C’est tout
option-done = C’est tout
option-rick = Rick { $place }
option-rick-again = Finalement, changer Rick de place
option-morty = Morty { $place }
option-go = { $decision ->
        [morty-go] Morty { $place }
       *[other] Rick { $place }
    }
option-play = Jouer « { $card } »
option-use = Utiliser « { $card } »
option-use-expired-coupon-a = { $actions ->
        [0] Utiliser « { card-expired-coupon-a } » (plus d’action pour fermer)
       *[other] Utiliser « { card-expired-coupon-a } »
    }
option-use-expired-coupon-b = { $actions ->
        [0] Utiliser « { card-expired-coupon-b } » (plus d’action pour fermer)
       *[other] Utiliser « { card-expired-coupon-b } »
    }
option-guard = Poser un jeton garage sur « { $card } »
option-react = Jouer « { $card } »
option-destroy = { $whose ->
        [nobody] « { $card } »
        [you] « { $card } »
       *[other] « { $card } » de { $owner }
    }
option-fetch = « { $card } »
option-close = { $tile ->
        [none] Fermer la dimension { $word }
       *[other] Fermer la dimension { $word } : { $tile }
    }
option-tile = { $tile ->
        [none] Dimension { $word }
       *[other] Dimension { $word } : { $tile }
    }
option-take = Prendre { one-token }
option-leave = Laisser { one-token }
option-return = Rendre { one-token }
option-name = { $word ->
        [seed] { resource-seed }
        [schmeckles] { resource-schmeckles }
        [crystal] { resource-crystal }
       *[matter] { resource-matter }
    }
option-spend = { option-name }
one-token = { $word ->
        [seed] une Méga-graine
        [schmeckles] un Schmeckle
        [crystal] un Cristal temporel
       *[matter] une Matière noire
    }
option-pay = Payer { $tokens }
option-pay-nothing = Ne rien payer
option-choose = { $who }

## Ce qui viendra d'une réponse
#
# $gives, $gets, $cost, $rest et $heap sont des listes de ressources, ou none. $stoppable vaut yes si un adversaire peut avoir la
# réaction qui y répond. $draws et $loses sont les cartes que Rick pioche ou perd.

pawn-house = { $garage ->
        [yes] Un jeton garage et une ressource au Garage.{" "}
        [maybe] Une ressource au Garage, et un jeton garage s’il en reste.{" "}
       *[no] {""}
    }
pawn-cards = { $loses ->
        [0] { $draws ->
            [0] 0 carte
            [1] 1 carte
           *[other] { $draws } cartes
        }
        [1] 1 carte perdue
       *[other] { $loses } cartes perdues
    }
nope-stops = { $stoppable ->
        [yes] {" "}Un Portail du Non peut l’arrêter.
       *[no] {""}
    }
circuit-stops = { $stoppable ->
        [yes] {" "}Un Court-circuit peut l’arrêter.
       *[no] {""}
    }
token-lost = { $lost ->
        [yes] {" "}Son jeton garage est perdu : 1 point de moins.
       *[no] {""}
    }
address-stops = { $stoppable ->
        [yes] {" "}Une Mauvaise adresse l’arrêterait.
       *[no] {""}
    }
stakes-rick = { pawn-house }{ $gives ->
        [none] À la Collecte : { pawn-cards }.
       *[other] Tuiles inchangées : au plus { $gives } (−1 par rival), { pawn-cards }.
    }
stakes-morty = { pawn-house }{ $gives ->
        [none] À la Collecte : 1 carte.
       *[other] Tuile inchangée : au plus { $gives } (−1 par rival), 1 carte.
    }
stakes-go = { $gives ->
        [none] À la Collecte : { pawn-cards }. Le garage ne donne plus rien cette manche.
       *[other] Tuiles inchangées : au plus { $gives } (−1 par rival), { pawn-cards }.
    }{ address-stops }
stakes-go-ending = On ne collecte plus : il ne compte que pour fermer et pour les cartes vertes.{ address-stops }
stakes-send = { $gives ->
        [none] Pour lui, à la Collecte : { pawn-cards }.
       *[other] Pour lui, tuiles inchangées : au plus { $gives }, { pawn-cards }.
    }{ address-stops }
stakes-send-ending = On ne collecte plus : seul compte ce que { $target } peut fermer ou jouer de là.{ address-stops }
stakes-leash = { $gives ->
        [none] À la Collecte : 1 carte. Le garage ne donne plus rien cette manche.
       *[other] Tuile inchangée : au plus { $gives } (−1 par rival), 1 carte.
    }
stakes-leash-ending = On ne collecte plus : il ne compte que pour fermer et pour les cartes vertes.
stakes-play-green = { $cost ->
        [none] {""}
       *[other] Coûte { $cost }.{" "}
    }{ $points ->
        [one] Vaut { $points } point
       *[other] Vaut { $points } points
    } : vous en aurez { $total }.{ $kind ->
        [gossip-columnist] {" "}Vous voyez une main adverse, puis vous piochez.
        [generous-ex] {" "}Vous prenez des ressources de votre choix.
       *[other] {""}
    }
stakes-play-light-fingers = { $count ->
        [0] Aucun adversaire n’a de ressource : il ne se passe rien.
        [1] Vous prenez au hasard jusqu’à { $tokens } ressources à { $seats }.{ nope-stops }
       *[other] Vous prenez au hasard jusqu’à { $tokens } ressources à un adversaire : { $seats }.{ nope-stops }
    }
stakes-play-surprise-tax = { $count ->
        [0] Aucun adversaire n’a de ressource : il ne se passe rien.
       *[other] Vous nommez un type ; chaque adversaire qui en a en rend une.{ nope-stops }
    }
stakes-play-recall-notice = { $count ->
        [0] Aucun objet adverse en jeu : il ne se passe rien.
        [1] La cible : { $cards }.{ nope-stops }
       *[other] Vous choisissez un des { $count } objets adverses.{ nope-stops }
    }
stakes-play-bad-reference = { $count ->
        [0] Aucun personnage adverse en jeu : il ne se passe rien.
        [1] La cible : { $cards }.{ nope-stops }
       *[other] Vous choisissez un des { $count } personnages adverses.{ nope-stops }
    }
stakes-play-binge-session = Vous piochez { $draws } cartes.{ nope-stops }
stakes-play-dimensional-musical-chairs = Vous échangez deux tuiles. Les pions restent sur leurs cases.{ nope-stops }
stakes-play-return-to-sender = { $left ->
        [0] Il n’y a plus de tuile dans la pile : il ne se passe rien.
       *[other] Vous choisissez une tuile sans pion, et une nouvelle la remplace.{ nope-stops }
    }
stakes-play-forced-teleport = Vous choisissez un adversaire, et où va son Rick.{ nope-stops }
stakes-play-family-lunch = Vous pouvez jouer aussitôt jusqu’à deux cartes vertes de votre main.{ nope-stops }
stakes-play-barter-bazaar = Vous nommez un type : cette manche, il paie pour tous les autres quand vous fermez.{ nope-stops }
stakes-play-portal-rest-stop = Déplacer Rick ne vous coûte qu’une ressource jusqu’à la fin de la manche.{ nope-stops }
stakes-play-bunker-pantry = Rien ne détruit vos cartes en jeu jusqu’à la fin de la manche.{ nope-stops }
stakes-play-strip-mine = À la Collecte de cette manche, les autres ne comptent pas pour votre Rick.{ nope-stops }
stakes-play-infinite-waiting-room = Vous piochez { $draws } cartes de plus à la Collecte de cette manche.{ nope-stops }
stakes-close = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : vous en aurez { $total }. { $choice ->
        [yes] Coûte { $price ->
            [one] { $price } ressource
           *[other] { $price } ressources
        }, à votre choix.
       *[no] { $cost ->
            [none] Ne vous coûte rien.
           *[other] Coûte { $cost }.
        }
    }{ $last ->
        [yes] {" "}Il y reste un trou noir : c’est la dernière manche.
       *[no] {""}
    }
stakes-move = { $count ->
        [1] Coûte 1 ressource au choix
       *[other] { $mixed ->
            [yes] Coûte { $count } ressources au choix
           *[no] Coûte { $count } ressources d’un même type, au choix
        }
    }. Puis vous choisissez où va Rick.{ $stoppable ->
        [yes] {" "}Une Mauvaise adresse peut l’empêcher, et vous payez quand même.
       *[no] {""}
    }
stakes-use-stock = Vous prenez { resource-some }.{ $short ->
        [yes] {" "}La Fédération n’en aura plus : tout le monde rend la moitié des siennes.
       *[no] {""}
    }{ token-lost }{ circuit-stops }
stakes-use-converter = Vous nommez un type et changez autant d’autres ressources que vous voulez.{ token-lost }{ circuit-stops }
stakes-use-doorframe = Vous déplacez Rick où vous voulez, gratuitement.{ token-lost }{ circuit-stops }
stakes-use-clock = Une action de plus pendant ce tour.{ token-lost }{ circuit-stops }
stakes-use-printer = Vous piochez { $draws } cartes, puis en détruisez une de votre main.{ token-lost }{ circuit-stops }
stakes-use-disintegrator = Coûte { $cost }. { $count ->
        [1] La cible : { $cards }.
       *[other] Vous choisissez une des { $count } cartes adverses.
    }{ token-lost }{ circuit-stops }
stakes-use-coupon = { $action ->
        [yes] La prochaine dimension fermée pendant ce tour coûte { $off } ressources de moins.
       *[no] Il ne vous reste pas d’action pour fermer : ce serait gâché.
    }{ token-lost }{ circuit-stops }
stakes-use-bathtub = Coûte { $cost }. { $count ->
        [1] Vous reprenez en main : { $cards }.
       *[other] Vous choisissez une des { $count } cartes vertes de la défausse générale.
    }{ token-lost }{ circuit-stops }
stakes-use-leash = Vous déplacez Morty sur une autre dimension ou à la maison.{ token-lost }{ circuit-stops }
stakes-use-marshal = { $count ->
        [1] Vous prenez une ressource de votre choix à { $seats }.
       *[other] Vous prenez une ressource de votre choix à un adversaire : { $seats }.
    } Une fois par manche.
stakes-guard = 1 point de plus : vous en aurez { $total }. Si on détruit la carte, vous gardez { $points ->
        [one] son point
       *[other] ses { $points } points
    }.{ $object ->
        [yes] {" "}L’utiliser perd le jeton.
       *[no] {""}
    }
stakes-pass = { $ending ->
        [yes] La partie finit
       *[no] L’Aventure finit
    } si { $left ->
        [1] la personne suivante passe aussi
       *[other] les { $left } suivants passent aussi
    }. Sinon vous pourrez encore agir.
stakes-pass-ends = Les autres ont passé : { $ending ->
        [yes] la partie est finie
       *[no] la Collecte commence
    }, sauf si vous avez utilisé une carte pendant ce tour.
stakes-end-turn = Votre tour est fini ; ça ne compte pas comme « passer ».{ $actions ->
        [0] {""}
        [1] {" "}Vous renoncez à 1 action.
       *[other] {" "}Vous renoncez à { $actions } actions.
    }
stakes-let-card = « { $card } » agit, sauf si quelqu’un d’autre l’arrête.
stakes-let-destroy = { $guarded ->
        [yes] « { $card } » va dans votre défausse personnelle : vous gardez ses points et perdez le jeton garage.
       *[no] Vous perdez « { $card } » et { $points ->
            [one] son point
           *[other] ses { $points } points
        }.
    }
stakes-let-steal = { $actor } prend { $count ->
        [1] votre seule ressource
       *[other] { $count } de vos ressources au hasard
    }.
stakes-let-take = { $actor } vous prend { resource-one }.
stakes-let-tax = Vous rendez une ressource du type nommé.
stakes-let-move = { $actor } déplace votre Rick.
stakes-react-nope-portal = « { $card } » est détruite sans effet.
stakes-react-stunt-double = « { $card } » reste en jeu{ $guarded ->
        [yes] {" "}avec son jeton garage
       *[no] {""}
    } : vous gardez { $points ->
        [one] son point
       *[other] ses { $points } points
    }.
stakes-react-sticky-pockets = Vous ne perdez rien, et prenez une ressource de votre choix à la Fédération.
stakes-react-finders-fee = { $count ->
        [1] Vous prenez 1 ressource
       *[other] Vous prenez { $count } ressources
    } parmi { $heap }.
stakes-react-wrong-address = { $cast ->
        [to-you] Votre Rick reste où il est.
       *[other] Le Rick de { $target } reste où il est, et ce qui est payé reste payé.
    }
stakes-react-elbow-room = Vous prenez 1 ressource parmi { $heap }, et { $target } en a une de moins.
stakes-react-short-circuit = « { $card } » ne fait rien, et va dans la défausse personnelle de { $actor }.
stakes-take = Vous aurez { resource-some }.
stakes-take-from = Vous aurez { resource-some }, et { $target } en aura une de moins.{ $stoppable ->
        [yes] {" "}Des Poches collantes peuvent l’empêcher.
       *[no] {""}
    }
stakes-take-last = C’est la dernière de la Fédération : pénurie ! Tout le monde en rend la moitié, et il vous restera { resource-some }.
stakes-grab = Vous aurez { resource-some } ; c’est { $target } qui s’en passe.
stakes-leave = { $left ->
        [0] { $gets ->
            [none] Vous ne collectez rien ici.
           *[other] Vous collectez { $gets }.
        }
       *[other] Vous en laisserez encore { $left } parmi { $gets }.
    }{ $stoppable ->
        [yes] {" "}Un Jeu de coudes peut en prendre une.
       *[no] {""}
    }
stakes-spend = { $count ->
        [0] Il ne vous en restera plus de ce type.
       *[other] Il vous restera { resource-some }.
    }
stakes-pay = { $rest ->
        [none] Il ne vous restera aucune ressource.
       *[other] Il vous restera { $rest }.
    }
stakes-choose-light-fingers = Vous prenez { $count ->
        [1] sa seule ressource
       *[other] { $count } de ses { $held } ressources, au hasard
    }.{ $stoppable ->
        [yes] {" "}Des Poches collantes peuvent l’empêcher.
       *[no] {""}
    }
stakes-choose-forced-teleport = Son Rick est { $place }. Vous choisissez où il va.
stakes-choose-gossip-columnist = Vous voyez { $count ->
        [1] sa seule carte
       *[other] ses { $count } cartes
    }, puis vous en piochez { $draws }.
stakes-choose-retired-space-marshal = Vous choisissez parmi { $heap }.
stakes-destroy = { $owner } la perd, avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : elle n’est pas protégée.{ $stoppable ->
        [yes] {" "}Un Cascadeur peut la sauver.
       *[no] {""}
    }
stakes-destroy-guarded = { $owner } ne peut plus s’en servir et perd le jeton garage (1 point), mais garde { $points ->
        [one] son point
       *[other] ses { $points } points
    }.{ $stoppable ->
        [yes] {" "}Un Cascadeur peut la sauver.
       *[no] {""}
    }
stakes-destroy-nothing = Il ne se passe rien : { $owner } a un Garde-manger blindé pour cette manche.
stakes-throw-away = Elle va à la défausse générale.{ $points ->
        [0] {""}
        [1] {" "}Jouée, elle vaudrait 1 point.
       *[other] {" "}Jouée, elle vaudrait { $points } points.
    }
stakes-tax = { $count ->
        [0] Aucun adversaire n’en a : personne n’en rend.
       *[other] En rendent une : { $seats }. Des Poches collantes peuvent l’empêcher.
    }
stakes-barter = { $count ->
        [0] Vous n’en avez pas. Jusqu’à la fin de la manche, ce type paie pour tous les autres quand vous fermez.
       *[other] Vous en avez { $count }. Jusqu’à la fin de la manche, ce type paie pour tous les autres quand vous fermez.
    }
stakes-convert = Vous pourrez changer jusqu’à { $count } { $count ->
        [one] autre ressource
       *[other] autres ressources
    } en ce type.
stakes-swap-first = { $card } change de place. Vous choisirez ensuite l’autre tuile.
stakes-swap = { $card } devient la dimension { $other }, et { $second_card } la dimension { $space }.
stakes-send-back = { $card } passe sous la pile, et une tuile inconnue devient la dimension { $space }.
stakes-return = En tout, vous aurez { resource-some } en échange.
stakes-enough = { $count ->
        [0] Vous n’échangez rien.
       *[other] Vous recevez { resource-some } en échange.
    }
stakes-fetch = Elle revient dans votre main. Jouée, elle vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Chances

chance-held = { $percent } % de chances qu’un adversaire ait la carte « { $card } » (encore { $copies } à découvrir).
chance-known = Vous le savez : { $target } a la carte « { $card } ».
chance-green = { $percent } % de chances que la prochaine carte soit verte ({ $green } sur { $cards_left } à découvrir).

## Conseils

hint-close-there = Vous pouvez déjà payer la dimension { $space }, qui vaut { $points } points : il n’y manque qu’un pion.
hint-garage-lacks = Il ne manque qu’une ressource de la maison pour la dimension { $space }, qui vaut { $points } points.
hint-garage = La maison donne aussitôt une ressource au choix, et un jeton garage sur une carte vaut un point.
hint-play-there = De là, vous pouvez jouer « { $card } ».
hint-collect-for = On y collecte des { wanted-many }, et il vous en faut pour la dimension { $space }.
hint-cards-there = { $draws } cartes d’un coup : plus de choix.
hint-send-away = { $target } pourrait fermer la dimension { $space } d’où est son Rick : { $points } points.
hint-take-for = { $left ->
        [0] Avec elle, vous pouvez payer la dimension { $space }, qui vaut { $points } points.
       *[other] Il vous la faut pour la dimension { $space }, qui vaut { $points } points : il en manquera encore { $left }.
    }
hint-unneeded = Pour la dimension { $space }, votre meilleur plan, vous pouvez vous en passer.
hint-close-first = N’attendez pas, elle vaut { $points } points et peut être fermée avant vous : { $seats }.
hint-close-last = La dernière manche commence, et vous auriez { $points } points : plus que tous les autres à cette heure.
hint-close = Vous avez le pion et les ressources : { $points } points sûrs valent mieux qu’un plan.
hint-play-icon = Elle économise une ressource à chaque fermeture : plus tôt elle est en jeu, mieux c’est.
hint-play-green = Vos pions sont au bon endroit, et { $points ->
        [one] son point ne compte
       *[other] ses { $points } points ne comptent
    } qu’en jeu.
hint-play-cards = { $draws } cartes de plus : plus de choix.
hint-full-hand = Vous avez { $count } cartes en main : jouez-en, sinon il faudra en détruire.
hint-use-to-close = Avec lui, vous pouvez fermer la dimension { $space }, où vous avez un pion : { $points } points.
hint-guard-character = Un personnage reste en jeu, et son jeton aussi : un point sûr, et une protection.
hint-guard-object = Un jeton non posé ne compte pas : sur une carte, c’est un point tant que l’objet ne sert pas.
hint-move-to-close = Rick peut atteindre la dimension { $space }, et vous pourrez encore la payer : { $points } points.
hint-move-to-play = Ailleurs, Rick vous permet de jouer une carte de votre main.
hint-save-for = Économisez pour la dimension { $space }, qui vaut { $points } points : { $lack ->
        [0] il y faudra un pion à la prochaine manche.
       *[other] il en manque encore { $lack }.
    }
hint-pass = Rien ici ne vaut son prix.
hint-keep-reaction = Le mal est petit : gardez la carte pour pire.
hint-react-for-yourself = C’est vous qu’on vise : la carte est là pour ça.
hint-react-to-leader = { $target } est la plus grande menace : ne laissez pas faire.
hint-react-likely = C’est sans doute vous qu’on vise.
hint-leader = { $target } est la plus grande menace, en comptant points, ressources et cartes.
hint-hurts-most = Aucune autre carte ne ferait plus mal.
hint-least-use = C’est la carte dont vous avez le moins à attendre.

# What a learner says of its move to the others.
aloud-close = { $points } points sûrs valent mieux qu’un plan.
aloud-guard-character = Un personnage reste en jeu, et son jeton aussi.
aloud-leader = Je crois que { $target } est la plus grande menace.
aloud-play-cards = { $draws } cartes de plus, plus de choix.

## Refus
#
# $phase est la phase de la manche, $asked la question posée en ce moment ; none s'il n'y en a pas. $ending vaut yes à la
# dernière manche.

refused-you-do-not-hold-that-card = Vous n’avez pas « { $card } » en main : choisissez une carte de votre main.
refused-your-pawns-are-not-there = « { $card } » demande un pion sur chacune de ses dimensions à la fois : déplacez Rick{ $ending ->
        [yes] {" "}tant qu’il est temps.
       *[no] {""}, ou placez-y vos deux pions à la prochaine manche.
    }
refused-you-cannot-pay-that = On ne peut pas payer ainsi : choisissez un des paiements proposés.
refused-nothing-to-use-it-on = Il n’y a rien sur quoi utiliser « { $card } » pour l’instant : gardez cette carte pour un meilleur moment.
refused-no-action-left = Votre action de ce tour est prise : finissez votre tour, ce sera possible au prochain.
refused-short-of = Il vous manque { $tokens } : { $ending ->
        [yes] à la dernière manche, seules des cartes peuvent encore en donner.
       *[no] collectez encore, ou envoyez un pion à la maison à la prochaine manche.
    }
refused-no-pawn-on = Il vous faut un pion sur la dimension { $word } : déplacez-y Rick{ $ending ->
        [yes] {" "}tant qu’il est temps.
       *[no] {""}, ou placez-y un pion à la prochaine manche.
    }
refused-that-belongs-to-another-phase = { $phase ->
        [mission] Pas encore : tout le monde place d’abord Rick et Morty. Cartes, fermetures et déplacements viennent à l’Aventure.
        [garage] Pas maintenant : c’est le Garage. L’Aventure vient juste après, avec cartes, fermetures et déplacements.
        [adventure] Pas maintenant : à l’Aventure, on joue une carte, on ferme, on déplace Rick ou on passe. Les pions ne se placent qu’au début d’une manche.
       *[other] Pas maintenant : l’Aventure de cette manche est finie. Une autre viendra quand les pions de la prochaine manche seront placés.
    }
refused-that-is-not-what-you-are-asked-now = { $asked ->
        [rick] Placez d’abord Rick : Morty vient juste après.
        [morty] Rick est placé. Placez maintenant Morty, ou changez Rick de place.
        [turn] Choisissez d’abord quoi faire : jouer une carte, fermer une dimension, déplacer Rick ou passer. Ce choix viendra ensuite, s’il le faut.
        [react] Dites d’abord si vous réagissez : vos propres actions viennent à votre tour.
        [take] Choisissez d’abord la ressource que vous prenez.
        [leave] Choisissez d’abord la ressource que vous laissez.
        [spend] Choisissez d’abord de quoi payer le déplacement de Rick.
        [go] Choisissez d’abord où va Rick.
        [morty-go] Choisissez d’abord où va Morty.
        [pay] Choisissez d’abord comment payer la dimension.
        [person] Choisissez d’abord qui vise la carte que vous jouez.
        [target] Choisissez d’abord la carte qui sera détruite.
        [name] Choisissez d’abord un type de ressource.
        [tile] Choisissez d’abord une tuile dimensionnelle.
        [return] Choisissez d’abord ce que vous rendez, ou dites que c’est tout.
        [destroy] Choisissez d’abord une carte de votre main à détruire.
        [fetch] Choisissez d’abord la carte que vous reprenez à la défausse générale.
        [lunch] Choisissez d’abord une carte verte à jouer, ou dites que c’est tout.
        [elbow] Choisissez d’abord la ressource que vous soufflez.
       *[other] Répondez d’abord à la question : le reste vient après.
    }
refused-you-have-not-acted-so-pass = Vous n’avez rien fait ce tour-ci, il n’y a donc rien à finir : passez.
refused-this-turn-is-ended-not-passed = Trop tard pour passer ce tour-ci : finissez-le, vous pourrez passer à un autre.
refused-the-dimensions-go-from-one-to-six = Cette dimension n’existe pas : choisissez de 1 à 6.
refused-a-pawn-stands-there = Il y a un pion sur la dimension { $number } : choisissez une tuile sans pion.
refused-a-black-hole-cannot-be-chosen = La dimension { $number } est un trou noir : choisissez-en une qui a encore sa tuile.
refused-only-green-cards-are-served = Là, jouez un objet ou un personnage de votre main. Les autres cartes attendront votre prochain tour.
refused-that-dimension-is-closed = La dimension { $number } est un trou noir, plus rien à y fermer : choisissez-en une qui a encore sa tuile.
refused-no-pawn-of-yours-is-there = Pour fermer la dimension { $number }, il vous y faut un pion : déplacez-y Rick{ $ending ->
        [yes] {" "}tant qu’il est temps.
       *[no] {""}, ou placez-y un pion à la prochaine manche.
    }
refused-only-two-of-a-kind-move-rick = Déplacer Rick coûte deux ressources d’un même type : choisissez un type que vous avez en double, ou collectez d’abord.
refused-moving-rick-costs-two-tokens = Déplacer Rick coûte deux ressources, et vous n’en avez pas deux : collectez d’abord.
refused-moving-rick-costs-a-token = Déplacer Rick coûte une ressource, et vous n’en avez pas : collectez d’abord.
refused-choose-the-tokens-first = Choisissez d’abord de quoi payer le déplacement de Rick, puis où il va.
refused-reactions-answer-something = « { $card } » répond à ce que fait un adversaire : attendez qu’on vous propose de réagir.
refused-no-garage-token-left = Vous n’avez plus de jeton garage{ $ending ->
        [yes] {""}, et à la dernière manche il n’y a plus de Garage.
       *[no] {""} : chaque pion à la maison en rapporte un au prochain Garage.
    }
refused-one-garage-token-per-card = « { $card } » a déjà son jeton garage, et un seul suffit : choisissez une autre carte.
refused-only-green-cards-in-your-area = Les jetons garage vont sur les objets et les personnages, pas sur « { $card } » : choisissez un des vôtres en jeu.
refused-rick-is-there-already = Rick y est déjà : choisissez une autre place.
refused-morty-is-there-already = Morty y est déjà : choisissez une autre place.
refused-a-black-hole-cannot-be-entered = On n’entre pas dans un trou noir : choisissez une place qui touche la maison ou une dimension ouverte.
refused-morty-stands-on-tiles-only = Seul Rick peut être entre deux : choisissez pour Morty une dimension ou la maison.
refused-that-object-is-spent = « { $card } » a servi, et un objet ne sert qu’une fois : dans votre défausse personnelle, cette carte compte encore.
refused-that-card-is-still-in-your-hand = « { $card } » est encore dans votre main : jouez d’abord cette carte, pour l’utiliser ou la protéger ensuite.
refused-that-card-is-somebody-elses = « { $card } » est à { $whose ->
        [nobody] un adversaire
       *[other] { $owner }
    } : choisissez une de vos cartes en jeu.
refused-that-card-is-not-before-you = « { $card } » n’est pas devant vous : choisissez une de vos cartes en jeu.
refused-only-objects-are-used = « { $card } » agit sans qu’on s’en serve, il n’y a rien à utiliser : seuls les objets s’utilisent.
refused-the-marshal-helps-once-a-round = La Shérif a déjà aidé pendant cette manche{ $ending ->
        [yes] {""}, et c’est la dernière.
       *[no] {""} : elle aidera de nouveau à la prochaine.
    }
refused-not-among-those = Ce choix n’est pas possible ici : prenez-en un de ceux qui sont proposés.
refused-the-house-cannot-be-closed = On ne ferme pas la maison : choisissez une dimension de 1 à 6.
refused-no-token-of-that-kind = Il n’y a pas de ressource de ce type ici : choisissez un autre type.
refused-the-kind-you-take-is-not-returned = C’est le type que vous recevez : rendez-en d’autres, ou dites que c’est tout.
refused-another-player-must-be-chosen = C’est vous : choisissez quelqu’un d’autre.

## Ce qui arrive

event-round = Manche { $round }.
    .with = { $sentence } { $asides }.
event-die = Le dé montre { $die }.
    .aside = le dé montre { $die }
event-placed = { $cast ->
        [you] Vous : Rick { $rick }, Morty { $morty }.
       *[other] { $seat } : Rick { $rick }, Morty { $morty }.
    }
event-rolled-off = { $cast ->
        [you] Vous lancez le dé : { $die }.
       *[other] { $seat } lance le dé : { $die }.
    }
    .each = { $seat } ({ $die })
    .together = On lance le dé pour commencer : { $list }.
    .weight = slight
event-rolled-even = Égalité : on relance le dé.
    .weight = slight
event-nobody-there = Personne sur la dimension { $die }, celle du dé : c’est la dimension { $space } qui décide.
event-won-tie = { $cast ->
        [you] Vous remportez l’égalité sur la dimension { $space } et vous commencez.
       *[other] { $seat } remporte l’égalité sur la dimension { $space } et commence.
    }
event-starts = { $cast ->
        [you] { $space ->
            [house] Tout le monde est à la maison, et c’est vous qui commencez.
           *[other] Vous dominez la dimension { $space } et vous commencez.
        }
       *[other] { $space ->
            [house] Tout le monde est à la maison, et c’est { $seat } qui commence.
           *[other] { $seat } domine la dimension { $space } et commence.
        }
    }
event-got-garage = { $cast ->
        [you] Vous prenez { $count ->
            [one] un jeton garage
           *[other] { $count } jetons garage
        }.
       *[other] { $seat } prend { $count ->
            [one] un jeton garage
           *[other] { $count } jetons garage
        }.
    }
    .with = { $sentence } { $asides }.
    .weight = slight
event-no-garage = { $cast ->
        [you] Plus de jeton garage pour vous.
       *[other] Plus de jeton garage pour { $seat }.
    }
event-took = { $cast ->
        [you] Vous prenez { resource-one }.
       *[other] { $seat } prend { resource-one }.
    }
    .each = { resource-some }
    .together = { $cast ->
        [you] Vous prenez { $list }.
       *[other] { $seat } prend { $list }.
    }
    .aside = ressources : { $list }
    .weight = slight
event-gave-back = { $cast ->
        [you] Vous rendez { resource-some }.
       *[other] { $seat } rend { resource-some }.
    }
    .each = { resource-some }
    .together = { $cast ->
        [you] Vous rendez { $list }.
       *[other] { $seat } rend { $list }.
    }
event-returned = { $cast ->
        [you] Vous rendez { resource-some }.
       *[other] { $seat } rend { resource-some }.
    }
    .each = { $seat } ({ resource-some })
    .together = Rendu à la Fédération : { $list }.
event-shortage = Pénurie : la Fédération n’a plus de { $resource ->
        [seed] Méga-graines
        [schmeckles] Schmeckles
        [crystal] Cristaux temporels
       *[matter] Matières noires
    } !
    .weight = grave
event-turn = { $cast ->
        [you] C’est à vous.
       *[other] C’est à { $seat }.
    }
    .each = { $seat }
    .together = À qui le tour : { $list }.
    .with = { $times ->
        [1] { $cast ->
            [you] { $forced ->
                [yes] Vous ne pouvez que passer.
               *[no] Vous passez.
            }
           *[other] { $seat } passe.
        }
       *[other] On passe : { $list }.
    }
    .within = played closed paid used guarded
    .later = passed
event-passed = { $cast ->
        [you] { $forced ->
            [yes] Vous ne pouvez que passer.
           *[no] Vous passez.
        }
       *[other] { $seat } passe.
    }
    .aside = on passe
event-played = { $cast ->
        [you] Vous jouez « { $card } ».
       *[other] { $seat } joue « { $card } » : « { $text }. »
    }
event-cancelled = { $cast ->
        [you] Votre carte « { $card } » reste sans effet.
       *[other] La carte « { $card } » de { $seat } reste sans effet.
    }
event-no-effect = { $cast ->
        [you] Votre carte « { $card } » n’a rien à faire.
       *[other] La carte « { $card } » de { $seat } n’a rien à faire.
    }
event-paid = { $cast ->
        [you] Vous payez { resource-some }.
       *[other] { $seat } paie { resource-some }.
    }
    .each = { resource-some }
    .together = { $cast ->
        [you] Vous payez { $list }.
       *[other] { $seat } paie { $list }.
    }
event-closed = { $cast ->
        [you] Vous fermez la dimension { $space } : { $card } !
       *[other] { $seat } ferme la dimension { $space } : { $card }.
    }
    .with = { $sentence } { $asides }.
event-opened = Nouvelle dimension { $space } : { $card }.
    .each = { $card } ({ $space })
    .together = Les dimensions : { $list }.
    .aside = à sa place : { $card }
event-black-hole = Plus de tuile pour la case { $space } : un trou noir.
    .weight = grave
event-last-round = C’est la dernière manche !
    .weight = grave
event-heads-for = { $cast ->
        [you-self] Votre Rick va être envoyé { $place }.
        [to-you] Votre Rick va être envoyé { $place }.
       *[other] Le Rick de { $target } va être envoyé { $place }.
    }
    .within = moved-rick
event-threatened = { $whose ->
        [you] Votre carte « { $card } » va être détruite.
       *[other] La carte « { $card } » de { $owner } va être détruite.
    }
    .within = destroyed saved-by-garage
event-reached-for = { $resource ->
        [any] { $cast ->
            [you] Vous tendez la main vers les ressources de { $target }.
            [to-you] { $seat } tend la main vers vos ressources.
           *[other] { $seat } tend la main vers les ressources de { $target }.
        }
       *[other] { $cast ->
            [you] Vous réclamez { resource-one } à { $target }.
            [to-you] { $seat } vous réclame { resource-one }.
           *[other] { $seat } réclame { resource-one } à { $target }.
        }
    }
    .within = stole
event-moved-rick = { $cast ->
        [you] Vous envoyez le Rick de { $target } { $place }.
        [you-self] Vous envoyez Rick { $place }.
        [to-you] { $seat } envoie votre Rick { $place }.
        [self] { $seat } envoie Rick { $place }.
       *[other] { $seat } envoie le Rick de { $target } { $place }.
    }
event-stayed = { $cast ->
        [you] Vous ne pouvez pas déplacer le Rick de { $target } : il reste où il est.
        [you-self] Votre Rick reste où il est.
        [to-you] { $seat } ne peut pas déplacer votre Rick : il reste où il est.
        [self] { $seat } ne peut pas déplacer Rick : il reste où il est.
       *[other] { $seat } ne peut pas déplacer le Rick de { $target } : il reste où il est.
    }
event-moved-morty = { $cast ->
        [you] Vous envoyez Morty { $place }.
       *[other] { $seat } envoie Morty { $place }.
    }
event-used = { $cast ->
        [you] Vous utilisez « { $card } ».
       *[other] { $seat } utilise « { $card } ».
    }
event-guarded = { $cast ->
        [you] Vous posez un jeton garage sur « { $card } ».
       *[other] { $seat } pose un jeton garage sur « { $card } ».
    }
event-reacted = { $cast ->
        [you] Vous réagissez avec « { $card } » !
       *[other] { $seat } réagit avec « { $card } » : « { $text }. »
    }
    .weight = grave
event-destroyed = { $whose ->
        [you] Votre carte « { $card } » est détruite.
       *[other] La carte « { $card } » de { $owner } est détruite.
    }
event-saved-by-garage = { $whose ->
        [you] Le jeton garage est perdu, mais « { $card } » va dans votre défausse personnelle.
       *[other] Le jeton garage est perdu, mais la carte « { $card } » de { $owner } va dans sa défausse personnelle.
    }
event-saved = { $whose ->
        [you] Votre carte « { $card } » reste en jeu.
       *[other] La carte « { $card } » de { $owner } reste en jeu.
    }
event-untouchable = { $whose ->
        [you] Le garde-manger protège votre carte « { $card } » : il ne se passe rien.
       *[other] Le garde-manger protège la carte « { $card } » de { $owner } : il ne se passe rien.
    }
event-stole = { $cast ->
        [you] Vous prenez { resource-one } à { $target }.
        [to-you] { $seat } vous prend { resource-one }.
       *[other] { $seat } prend { resource-one } à { $target }.
    }
    .each = { resource-some }
    .together = { $cast ->
        [you] Vous prenez à { $target } : { $list }.
        [to-you] { $seat } vous prend : { $list }.
       *[other] { $seat } prend à { $target } : { $list }.
    }
event-kept-tokens = { $cast ->
        [you] Vous ne perdez aucune ressource.
       *[other] { $seat } ne perd aucune ressource.
    }
event-named = { $cast ->
        [you] Vous nommez un type : { resource-kind }.
       *[other] { $seat } nomme un type : { resource-kind }.
    }
event-swapped = Les tuiles des dimensions { $space } et { $other } changent de place.
event-sent-back = La tuile de la dimension { $space } passe sous la pile. À sa place : { $card }.
event-looked-at-hand = { $cast ->
        [you] Vous regardez la main de { $target } : { $cards }.
        [to-you] { $seat } regarde votre main.
       *[other] { $seat } regarde la main de { $target }.
    }
event-extra-action = { $cast ->
        [you] Vous avez une action de plus pendant ce tour.
       *[other] { $seat } a une action de plus pendant ce tour.
    }
event-coupon = { $cast ->
        [you] La prochaine dimension que vous fermez pendant ce tour coûte 2 ressources de moins.
       *[other] { $seat } a un coupon : sa prochaine fermeture de ce tour coûte 2 ressources de moins.
    }
event-converted = { $cast ->
        [you] { $count ->
            [0] Vous n’échangez rien.
           *[other] Vous recevez en échange { resource-some }.
        }
       *[other] { $count ->
            [0] { $seat } n’échange rien.
           *[other] { $seat } reçoit en échange { resource-some }.
        }
    }
    .within = took
event-fetched = { $cast ->
        [you] Vous reprenez « { $card } » à la défausse générale.
       *[other] { $seat } reprend « { $card } » à la défausse générale.
    }
event-drew = { $cast ->
        [you] Vous piochez { $kind ->
            [unseen] une carte
           *[other] « { $cards } »
        }.
       *[other] { $seat } pioche { $kind ->
            [unseen] une carte
           *[other] « { $cards } »
        }.
    }
    .each = { $cast ->
        [you] { $kind ->
            [unseen] une carte
           *[other] « { $cards } »
        }
       *[other] { $kind ->
            [unseen] { $seat }
           *[other] « { $cards } »
        }
    }
    .together = { $cast ->
        [you] Vous piochez { $list }.
       *[other] { $seat } pioche { $kind ->
            [unseen] { $times } cartes
           *[other] { $list }
        }.
    }
    .weight = slight
event-no-draw = { $cast ->
        [you] Plus de carte à piocher pour vous.
       *[other] Plus de carte à piocher pour { $seat }.
    }
event-reshuffled = La défausse générale, mélangée, forme une nouvelle pioche.
event-threw-away = { $cast ->
        [you] Vous défaussez une carte de votre main : « { $card } ».
       *[other] { $seat } défausse une carte de sa main : « { $card } ».
    }
    .each = « { $card } »
    .together = { $cast ->
        [you] Vous défaussez des cartes de votre main : { $list }.
       *[other] { $seat } défausse des cartes de sa main : { $list }.
    }
event-collects = { $cast ->
        [you] Vous collectez sur la dimension { $space }.
       *[other] { $seat } collecte sur la dimension { $space }.
    }
    .with = { $sentence } { $asides }.
event-elbowed = { $cast ->
        [you] Vous jouez des coudes : { resource-one } échappe à { $target }.
        [to-you] { $seat } joue des coudes : { resource-one } vous échappe.
       *[other] { $seat } joue des coudes : { resource-one } échappe à { $target }.
    }
event-place-ends = { $cast ->
        [you] Votre carte « { $card } », c’est fini.
       *[other] La carte « { $card } » de { $seat }, c’est fini.
    }
    .each = « { $card } » ({ $seat })
    .together = Lieux terminés : { $list }.
event-time-is-up = Après { $round } manches, les cent jours sont finis.
event-over = Tout le monde a passé, et les cent jours sont finis.
event-scored = { $cast ->
        [you] Vous avez { $points } { $points ->
            [one] point
           *[other] points
        }.
       *[other] { $seat } a { $points } { $points ->
            [one] point
           *[other] points
        }.
    }
    .each = { $seat } ({ $points })
    .together = Points d’aventure : { $list }.
event-won = { $cast ->
        [you] Vous gagnez !
       *[other] { $seat } gagne.
    }

## Résultats

result-most-adventure-points = { $cast ->
        [you] { $count ->
            [1] Vous gagnez avec le plus de points d’aventure !
           *[other] Victoire partagée, avec le plus de points d’aventure : { $winners } !
        }
        [nobody] Personne ne gagne.
       *[other] { $winners } { $count ->
            [1] gagne
           *[other] gagnent
        } avec le plus de points d’aventure.
    }
result-most-dimensions-closed = { $cast ->
        [you] Égalité à { $points } points : vous gagnez, avec plus de dimensions fermées !
        [nobody] Personne ne gagne.
       *[other] Égalité à { $points } points : { $winners } gagne, avec plus de dimensions fermées.
    }
result-most-garage-tokens-on-cards = { $cast ->
        [you] Égalité à { $points } points et en dimensions fermées : vous gagnez, avec plus de jetons garage sur vos cartes !
        [nobody] Personne ne gagne.
       *[other] Égalité à { $points } points et en dimensions fermées : { $winners } gagne, avec plus de jetons garage sur ses cartes.
    }

## Options de la table

table-option-tiles = tuiles dimensionnelles en jeu : 12 à deux joueurs, 20 à plus, ou comme vous voulez
table-option-tiles-auto = selon la règle
table-option-tiles-12 = 12 tuiles
table-option-tiles-20 = 20 tuiles

## La table telle qu'on la dessine

days-round = manche { $round }
days-collecting = sur { $space }
days-die = dé { $die }
days-tiles-left = { $count ->
        [one] { $count } tuile à venir
       *[other] { $count } tuiles à venir
    }
days-last-round = dernière manche
days-dimension = dimension
days-gives = donne
days-cards = cartes
days-cost = fermer
days-points = points
days-pts = pts
days-pawns = qui y est
days-house = la maison
days-house-short = Maison
days-hole = Trou noir
days-just-closed = Fermée à l’instant
days-rick = Rick
days-rick-short = R
days-morty = Morty
days-morty-short = M
days-player = joueur
days-tokens = ressources
days-garage = garage
days-hand = main
days-federation = Fédération
days-pile = { $count } dans la défausse personnelle
days-closed = { $count ->
        [one] { $count } fermée
       *[other] { $count } fermées
    }
days-passed = a passé
days-coupon = { $count ->
        [one] coupon : la prochaine fermeture coûte 2 ressources de moins
       *[other] coupons : la prochaine fermeture coûte 4 ressources de moins
    }
days-split = points : { $tiles } pour les dimensions, { $cards } pour les cartes, { $garage } pour les jetons garage
days-deck = { $count } dans la pioche
days-discard = { $count } dans la défausse générale
days-named = tout type : { $kinds }
days-seen = vu : { $cards }
days-own = Vos cartes
days-no-hand = Vous n’avez pas de carte en main.
days-worth = { $points }p
help-key = close:3
days-legend = { $aim } le dé, ou à qui c’est  { $first } joueur de départ  { $back } cartes  { $face } jeton garage  { $mark } objet  1/ Rick dans deux dimensions à la fois  G Méga-graine  S Schmeckles  C Cristal temporel  M Matière noire

# What the legend says of the things on the table

about-player = Un joueur
    .text = Le numéro est la place dans l’ordre du tour, l’étoile les points actuels. Dessous : ressources, jetons garage, main, pions et cartes en jeu.
    .clause = HD-10.1
about-token = Une ressource
    .text = Elle paie la fermeture des dimensions, le déplacement de Rick (deux du même type) et certaines cartes. À la fin, elle ne rapporte rien.
    .clause = HD-5.1
about-garage = Jetons garage
    .text = Un par pion à la maison. Posez-en un sur une carte en jeu : il y vaut 1 point et sauve les points de la carte si elle est détruite.
    .clause = HD-5.3
about-hand = La main
    .text = Des cartes que seul leur propriétaire voit. On en garde au plus 7 en fin de manche.
    .clause = HD-13.1
about-rick = Rick
    .text = Il se tient sur une tuile, sur la maison ou entre deux : il est alors sur les deux. Il pioche les cartes que sa tuile promet.
    .clause = HD-7.3
about-morty = Morty
    .text = Il se tient sur une tuile ou sur la maison, et pioche toujours une carte.
    .clause = HD-7.2
about-supply = La Fédération
    .text = La réserve de ressources. Quand un type est épuisé, chaque joueur en rend la moitié, arrondie au supérieur : c’est la pénurie.
    .clause = HD-5.2
about-deck = La pioche
    .text = On y pioche les cartes à la fin de la manche.
    .clause = HD-3.6
about-tiles = Tuiles restantes
    .text = Chaque dimension fermée est remplacée par une tuile de cette pile. Quand il n’y en a plus, c’est la dernière manche.
    .clause = HD-14.1
about-box = Dans la boîte
    .text = Des tuiles qui ne sont pas dans cette partie.
    .clause = HD-3.2
about-house = La maison des Smith
    .text = À la phase Garage, chaque pion y rapporte un jeton garage et une ressource au choix. Rick y pioche 2 cartes.
    .clause = HD-9.1
about-between = Entre deux lieux
    .text = Seul Rick peut s’y tenir. Il est alors aux deux endroits : il collecte, ferme et joue pour les deux.
    .clause = HD-2.2
about-hole = Un espace vide
    .text = Une dimension fermée qui n’a pas encore de nouvelle tuile, ou un trou noir : la pile est vide et c’est la dernière manche.
    .clause = HD-14.2
about-heap = Ce qu’on peut prendre
    .text = Les ressources en question. Touchez-en une pour la choisir quand on vous le demande.
    .clause = HD-11.5
about-pay = Une façon de payer
    .text = Les ressources que vous paieriez.
    .clause = HD-10.5
about-round = La manche
    .text = Sept phases, jouées encore et encore jusqu’à ce qu’une dimension fermée ne puisse plus être remplacée.
    .clause = HD-6.1
about-phase = Les phases d’une manche
    .text = Dé, mission, initiative, garage, aventure, collecte, défausse.
    .clause = HD-6.1
about-die = Le dé
    .text = La présence la plus forte sur cette dimension commence la manche. La collecte part aussi de là.
    .clause = HD-8.1
about-turn = À qui de jouer
    .text = À votre tour : jouez une carte, fermez une dimension, déplacez Rick, ou passez. On tourne jusqu’à ce que tous passent.
    .clause = HD-10.1
about-purse = D’un coup d’œil
    .text = Les ressources, jetons garage, cartes en main et points d’un joueur.
    .clause = HD-5.1
about-ending = La fin approche
    .text = La pile de tuiles est vide. Quand une dimension fermée ne peut être remplacée, on finit la manche et on compte les points.
    .clause = HD-14.2
about-state = Ce qui s’applique à ce joueur
    .text = Un effet qui dure ce tour ou cette manche.
    .clause = HD-4.1

# What people ask, in their words: the search finds these answers

asked-end = quand finit la partie, fin de la partie, fin du jeu, terminé, dernière manche, trou noir, durée
    .text = Quand une dimension fermée ne peut être remplacée : on finit la manche, puis on compte les points.
    .clause = HD-14.1, HD-14.2, HD-14.4
asked-win = comment gagner, gagner, gagnant, victoire, but du jeu, objectif
    .text = Le plus de points d’aventure à la fin : dimensions fermées, cartes vertes, jetons garage sur des cartes.
    .clause = HD-1.4, HD-14.6, HD-14.4
asked-tie = égalité, ex æquo, mêmes points
    .text = À la fin : le plus de dimensions fermées, puis de jetons garage sur des cartes. Pour l’initiative, on lance le dé.
    .clause = HD-Q19, HD-8.3
asked-order = qui commence, premier joueur, ordre, initiative
    .text = La présence la plus forte sur la dimension du dé, puis dans le sens horaire.
    .clause = HD-8.1, HD-8.2
asked-turn = mon tour, que puis-je faire, action, passer
    .text = Jouer une carte, fermer une dimension, déplacer Rick, ou passer. Après avoir passé, vous pouvez encore agir.
    .clause = HD-10.1, HD-10.2
asked-close = fermer une dimension, fermer, coût, prix, payer
    .text = Ayez-y un pion, payez le prix de la tuile et prenez-la.
    .clause = HD-10.5, HD-2.5
asked-score = points, score, décompte, qu’est-ce qui compte
    .text = Dimensions fermées, cartes en jeu et dans la défausse personnelle, 1 par jeton garage sur une carte.
    .clause = HD-14.4, HD-14.5
asked-hand = limite de main, combien de cartes, trop de cartes
    .text = Au plus 7 en fin de manche.
    .clause = HD-13.1
asked-collect = collecter, ressources, jetons, comment avoir des ressources, piocher
    .text = Chaque pion prend ce que montre sa tuile, moins un par autre couleur présente. Rick pioche les cartes de la tuile, Morty une.
    .clause = HD-11.2, HD-11.5, HD-12.1, HD-12.4
asked-shortage = pénurie, épuisé, fédération vide
    .text = Quand un type est épuisé, chacun rend la moitié des siennes, arrondie au supérieur.
    .clause = HD-5.2
asked-garage = garage, jeton garage, protéger, protection
    .text = Un par pion à la maison. Sur une carte, il vaut 1 point et sauve ses points.
    .clause = HD-5.3, HD-5.5, HD-9.1

# Moments that are shown one after the other.

beat-round = Nouvelle manche
beat-screens = On lève les écrans !
beat-tie-roll = Égalité : le dé tranche
beat-initiative = L’initiative
beat-garage = Le garage
beat-token = Une ressource de la Fédération
beat-card = Une carte est jouée
beat-use = Une carte est utilisée
beat-reaction = Une réaction !
beat-cancelled = Annulée !
beat-effect = L’effet
beat-threat = Une carte en danger
beat-destroyed = Détruite
beat-saved = Sauvée !
beat-theft = Au voleur !
beat-tax = La taxe
beat-look = Un coup d’œil dans une main
beat-swap = Deux dimensions changent de place
beat-move = Par le portail
beat-stayed = On ne bouge pas
beat-guard = Un jeton garage sur une carte
beat-closed = Une dimension se ferme !
beat-new-tile = Une nouvelle dimension
beat-hole = Un trou noir !
beat-harvest = La collecte
beat-collect = La collecte
beat-shortage = PÉNURIE !
beat-given-back = Retour à la Fédération
beat-over = Les cent jours sont passés
beat-count = Le décompte final
beat-won = La victoire revient à…

# L’histoire d’une partie finie.

source-dimensions = Dimensions fermées
source-discard = Défausse personnelle
source-in-play = Cartes en jeu
source-garage = Jetons garage sur les cartes
story-closed = { $cast ->
        [you] Vous fermez « { $card } » : { $count } points.
       *[other] { $seat } ferme « { $card } » : { $count } points.
    }
story-last-round = Une dimension se ferme, et aucune tuile ne peut la remplacer : la dernière manche commence.
story-closer = Serrurerie : { $count } dimensions fermées.
story-thief = Doigts agiles : { $count } ressources prises aux autres.
story-robbed = Le garde-manger de tous : { $count } vols subis.
story-reactor = Du tac au tac : { $count } réactions.
story-saboteur = Grain de sable : { $count } cartes annulées.
story-collector = Fièvre d’amasser : { $count } ressources prises.
