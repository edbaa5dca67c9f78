# World Championship Russian Roulette en français.
#
# Les mêmes messages que dans en.ftl, qui dit ce que signifient les variables. Les noms des gens sont inconnus d’avance :
# aucune phrase n’accorde avec eux ; « de » et « que » s’élident d’eux-mêmes devant eux.

game-title = World Championship Russian Roulette
game-summary = Pariez sur vos nerfs, trichez avec vos balles, dénoncez les autres tricheurs. Une parodie, à ne jamais imiter.

## Équipes

team-red = Rouge
team-blue = Bleu
team-purple = Violet
team-yellow = Jaune
team-brown = Marron
team-grey = Gris

## Phases

phase-pocket = Poche
    .clause = RR-4.1
    .aim = But : le plus de points en survivant, ou le dernier capitaine en vie. Une BALLE en poche, c’est tricher.
phase-spin = Tournoiement
    .clause = RR-5.1
phase-bet = Pari
    .clause = RR-6.1
    .aim = Vous tirez autant de fois que vous pariez. Si vous survivez, vous marquez votre pari et un point de plus.
phase-accusation = Accusation
    .clause = RR-7.1
    .aim = Quelqu’un parie trop gros ? Sa BALLE est peut-être dans sa poche.
phase-judge = Devant le juge
    .clause = RR-7.1
phase-trigger = Détente
    .clause = RR-8.1
    .aim = Tout le monde tire ensemble, tir après tir, jusqu’au bout des paris.
phase-powder = Poudre mouillée ?
    .clause = RR-8.1
phase-score = Décompte
    .clause = RR-9.1
phase-show-off = Pour la gloire
    .clause = RR-8.1

## Lieux

zone-hand = main
zone-ammo = munitions
zone-barrel = barillet
zone-pocket = poche
zone-shown = tirées
zone-spare = CLICS remplacés
zone-action = pioche Action
zone-discard = défausse
zone-reserve = BALLES en réserve
zone-gone = hors de la partie

## Compteurs

counter-round = manche
counter-shot = tir
counter-characters = personnages
counter-points = points
counter-bullets = BALLES
counter-bet = pari

## Cartes

card-click = CLIC
    .text = une chambre vide
card-bullet = BALLE
    .text = un de vos Personnages meurt
card-peek = Coup d’œil
    .text = Pari : regardez les trois cartes du dessus d’un barillet
card-gift = Cadeau !
    .text = Détente : tirez votre prochain coup sur quelqu’un d’autre
card-shoot-someone = Abattre quelqu’un
    .text = Détente, même éliminé : au prochain tir, chacun vise quelqu’un d’autre
card-air-gun = Pistolet à air
    .text = Détente : votre prochain tir part vers le ciel
card-cold-feet = Sueurs froides
    .text = Accusation : tournez votre dé sur une autre face
card-raise = Surenchère !
    .text = Accusation, même éliminé : le pari de quelqu’un monte de 1
card-one-for-the-road = Le coup de l’étrier
    .text = Détente, même éliminé : quelqu’un qui a fini tire une fois de plus
card-spin-it-again = On refait tourner
    .text = Détente, même éliminé : mélangez le reste d’un barillet
card-wet-powder = Poudre mouillée
    .text = Détente : une BALLE qui vient de sortir compte comme un CLIC
card-duck = À terre !
    .text = Détente : les prochaines BALLES des autres vous ratent
card-anonymous-tip = Tuyau anonyme
    .text = Accusation, même éliminé : regardez une carte de poche
card-bribed-judge = Juge acheté
    .text = Accusation : le juge ferme les yeux sur la BALLE dans votre poche
card-extra-round = Cartouche en rab
    .text = Tournoiement, même éliminé : chez quelqu’un, un CLIC devient une BALLE pour la manche
card-danger-money = Prime de risque
    .text = Décompte : 2 points de plus si vous survivez à un pari de 3 ou plus
card-light-pockets = Vide-gousset
    .text = Poche : volez au hasard une carte Action à quelqu’un

## Questions

decision-pocket = Quelle carte glisser dans votre poche ?
decision-spin = Les barillets vont tourner. Une carte à jouer avant ?
decision-bet = À combien de tirs pensez-vous survivre ?
decision-accusation = { $part ->
        [watches] Hors manche, vous pouvez encore accuser : qui triche ?
       *[other] { $again ->
            [yes] Le juge a tranché. Qui d’autre triche ?
           *[no] Qui triche ?
        }
    } (vrai : { $enough ->
        [yes] +{ $reward } cartes
       *[no] jusqu’à +{ $reward } cartes
    } ; faux : { $extra ->
        [yes] +1 BALLE, l’autre pioche
        [maybe] +1 BALLE s’il en reste, l’autre pioche
       *[no] l’autre pioche
    })
decision-judge = Le juge a vu votre BALLE. Une objection ?
decision-volley = { $part ->
        [fires] Le doigt sur la détente.
        [survives] Vos tirs sont finis.
       *[other] Vous êtes hors manche.
    } Une carte à jouer avant FEU ?
decision-no-suspect = Vous ne pouvez plus accuser personne. Une carte à jouer avant les tirs ?
decision-no-shot = Plus aucun tir. Une carte à jouer avant le décompte ?
decision-powder = Une BALLE est sortie. Faut-il vraiment que quelqu’un meure ?
decision-score = Les points sont comptés. Une carte à jouer ?
decision-target = { $kind ->
        [wet-powder] « { $card } » : qui a tiré avec de la poudre mouillée ?
        [gift] « { $card } » : sur qui tirer ?
        [light-pockets] « { $card } » : à qui voler une carte ?
       *[other] « { $card } » : qui choisir ?
    }
decision-aim = { $kind ->
        [shoot-someone] { $own ->
            [yes] Vous jouez « { $card } » : qui viser ?
           *[no] { $card_player } joue « { $card } » : qui viser ?
        }
       *[other] « Abattre quelqu’un » : qui viser ?
    }
decision-face = « Sueurs froides » : quel nouveau pari ?
decision-show-off = Vous avez gagné. En rester là ?

## Réponses

option-pass = { $decision ->
        [accusation] N’accuser personne
        [volley] { $part ->
            [fires] Rien : attendre FEU
           *[other] Rien : regarder
        }
        [no-shot] { $part ->
            [watches] Rien : regarder
           *[other] Rien : compter les points
        }
        [judge] Aucune objection
        [powder] Laisser faire le sort
       *[other] Rien
    }
option-pocket-click = Un CLIC : vous jouez franc jeu
option-pocket-bullet = Une BALLE : des tirs plus sûrs, un mort si l’on vous prend
option-bet = { $number ->
        [0] Parier 0 : aucun tir, +1 point
        [1] Parier 1 : un tir, +2 points
       *[other] Parier { $number } : { $number } tirs, +{ $next } points
    }
option-accuse = Accuser { $who } ({ $bet ->
        [0] pari zéro
       *[other] pari { $bet }
    })
option-play = Jouer { $card }
option-choose = { $cast ->
        [you] Vous-même
       *[other] { $who }
    }
option-aim = { $cast ->
        [you] Garder l’arme sur votre propre tempe
       *[other] Viser { $who }
    }
option-aim-nobody = Laisser le hasard choisir la cible
option-turn = Tourner le dé sur { $number }
option-fire = Fanfaronner : tirer encore, au péril de sa vie
option-stop = En rester là et gagner

## Enjeux

stakes-pocket-click = { $bullets ->
        [1] 1 BALLE sur { $chambers } dans votre arme.
       *[other] { $bullets } BALLES sur { $chambers } dans votre arme.
    } Si l’on vous accuse : une carte pour vous.
stakes-pocket-bullet = { $bullets ->
        [0] Aucune BALLE dans votre arme.
        [1] Seulement 1 BALLE sur { $chambers } dans votre arme.
       *[other] Seulement { $bullets } BALLES sur { $chambers } dans votre arme.
    } Si l’on vous prend : { $last ->
        [yes] votre capitaine meurt.
       *[no] un coéquipier perdu, et la manche.
    }
stakes-bet = { $enough ->
        [yes] Si vous survivez : { $total ->
            [one] 1 point
           *[other] { $total } points
        }, { $goal } peuvent gagner.
       *[no] Si vous survivez : { $total ->
            [one] 1 point
           *[other] { $total } points
        } sur { $goal }.
    }
stakes-turn = { $shots ->
        [0] Aucun tir
        [1] Un tir
       *[other] { $shots } tirs
    } en tout. Si vous survivez : +{ $points }. { $enough ->
        [yes] Vous auriez { $total ->
            [one] 1 point
           *[other] { $total } points
        } : { $goal } ou plus peuvent gagner.
       *[no] Vous auriez { $total ->
            [one] 1 point
           *[other] { $total } points
        } sur { $goal }.
    }
stakes-points = Si vous survivez : +{ $points }. { $enough ->
        [yes] Vous auriez { $total ->
            [one] 1 point
           *[other] { $total } points
        } : { $goal } ou plus peuvent gagner.
       *[no] Vous auriez { $total ->
            [one] 1 point
           *[other] { $total } points
        } sur { $goal }.
    }
stakes-accuse = Vrai : { $last ->
        [yes] le capitaine de { $target } meurt.
       *[no] { $target } perd un coéquipier.
    }
stakes-no-objection = { $last ->
        [yes] Le juge abat votre capitaine : vous sortez de la partie.
       *[no] Le juge abat un coéquipier : vous sortez de la manche et piochez une carte Action.
    }
stakes-fate = { $count ->
        [0] Personne ne meurt.
        [1] { $cast ->
            [to-you] Si personne ne joue de carte, vous perdez un coéquipier.
           *[other] Si personne ne joue de carte, { $seats } perd un coéquipier.
        }
       *[other] Si personne ne joue de carte, { $seats } perdent chacun un coéquipier.
    }
stakes-ready = Votre tir { $shot }, { $cast ->
        [you-self] sur votre propre tempe : { $known ->
            [yes] la BALLE, vous le savez. Elle tue
           *[no] une BALLE tue
        } { $last ->
            [yes] votre capitaine.
           *[no] un coéquipier.
        }
       *[other] sur { $target } : { $known ->
            [yes] la BALLE, vous le savez. Elle
           *[no] une BALLE
        } { $fate ->
            [safe] ne touche personne.
            [ducks] rate sa cible.
           *[hit] tue un des siens.
        }
    }
stakes-ready-click = Votre tir { $shot } : un CLIC, vous le savez.
stakes-ready-sky = Votre tir { $shot } part vers le ciel.
stakes-ready-unnamed = Votre tir { $shot } : le hasard choisit la cible.
stakes-stop = La partie s’arrête et vous gagnez.
stakes-fire = { $last ->
        [yes] Une BALLE tue votre capitaine et personne ne gagne. Un CLIC : on vous redemande, ou vous gagnez.
       *[no] Une BALLE tue un coéquipier et vous gagnez quand même. Un CLIC : on vous redemande, ou vous gagnez.
    }
stakes-aim = { $cast ->
        [you-self] Si votre carte est une BALLE, { $last ->
            [yes] votre capitaine meurt.
           *[no] vous perdez un coéquipier.
        }
       *[other] Si votre carte est une BALLE, { $fate ->
            [safe] elle ne touche personne : { $target } n’est plus de la manche.
            [ducks] elle passe au-dessus de { $target }.
           *[hit] { $last ->
                [yes] le capitaine de { $target } meurt.
               *[no] { $target } perd un coéquipier.
            }
        }
    }
stakes-aim-nobody = Votre tir part sur une autre équipe, tirée au sort.
stakes-play-peek = Vous choisissez une arme : ses { $top } premières cartes sont vues. Ensuite, tout le monde parie à nouveau.
stakes-play-gift = Vous choisissez quelqu’un d’autre : votre prochain tir part là.
stakes-play-shoot-someone = Au prochain tir, choisissent une cible : { $seats }.
stakes-play-air-gun = Votre prochain tir part vers le ciel : sa BALLE ne touche personne.
stakes-play-cold-feet = Votre pari est de { $bet } : vous en choisissez un autre, avec ses tirs et ses points.
stakes-play-raise = Vous choisissez une équipe : un tir de plus, un point de plus à gagner.
stakes-play-one-for-the-road = Vous choisissez une équipe qui a fini : elle tire au prochain tir.
stakes-play-spin-it-again = Vous choisissez une arme : ses cartes sont mélangées.
stakes-play-wet-powder = { $count ->
        [one] La BALLE qui vient de sortir ({ $seats }) compte comme un CLIC.
       *[other] Une des BALLES sorties ({ $seats }) compte comme un CLIC, à votre choix.
    }
stakes-play-duck = Les prochaines BALLES des autres vous ratent ; pas la vôtre.
stakes-play-anonymous-tip = Vous choisissez quelqu’un : sa carte de poche n’est montrée qu’à vous.
stakes-play-bribed-judge = Vous ne perdez personne, personne n’y gagne. Votre arme est mélangée, cette BALLE dedans sauf si elle n’a aucun CLIC.
stakes-play-extra-round = Vous choisissez une équipe : un CLIC y devient une BALLE pour la manche.
stakes-play-danger-money = +{ $points } points : vous en avez { $total }.
stakes-play-light-pockets = { $count ->
        [one] Vous prenez une carte au hasard à { $seats }.
       *[other] Vous choisissez parmi { $seats } et prenez une carte au hasard.
    }
stakes-choose-light-pockets = { $cards_held ->
        [1] Vous prenez sa seule carte.
       *[other] Vous prenez 1 de ses { $cards_held } cartes, au hasard.
    }
stakes-choose-extra-round = { $sure ->
        [yes] { $bullets } BALLES dans ces sept cartes, jusqu’à la fin de la manche.
       *[no] Une BALLE de plus, sauf si le seul CLIC est en poche.
    }
stakes-choose-peek = { $reader ->
        [chosen] { $cast ->
            [to-you] Vous voyez les { $top } premières cartes de votre arme.
           *[other] { $target } voit les { $top } premières cartes de cette arme ; pas vous.
        }
       *[player] Vous voyez les { $top } premières cartes de cette arme.
    }
stakes-choose-raise = Le pari passe à { $bet } : { $points } points en cas de survie.
stakes-choose-one-for-the-road = Tire encore une fois, au prochain tir.
stakes-choose-spin-it-again = { $left } cartes sont mélangées : ce qu’on en savait est perdu.
stakes-choose-anonymous-tip = Cette carte de poche n’est montrée qu’à vous.
stakes-choose-wet-powder = { $count ->
        [0] Ça ne sauve personne.
       *[other] Ça sauve { $seats }.
    }

## Chances

chance-own-gun = { $bullets ->
        [1] 1 chance
       *[other] { $bullets } chances
    } sur { $cards } que votre prochaine carte soit une BALLE.
chance-own-gun-known = Votre prochaine carte est : { $card }.
chance-own-bet = { $percent } % que vos { $shots } prochaines cartes soient toutes des CLICS.
chance-gun = { $target } : { $bullets } sur { $cards } que la prochaine carte soit une BALLE.
chance-gun-known = { $target } : la prochaine carte est { $card }.
chance-gun-or-pocket = { $target } : { $bullets } sur { $cards } que la prochaine carte soit une BALLE avec un CLIC en poche, { $fewer } sur { $cards } avec une BALLE en poche.

## Conseils

hint-cheat = Sans cette BALLE, votre arme est bien plus sûre. Le risque : une accusation dans environ { $percent } % des cas.
hint-fair = On vous accuse dans environ { $percent } % des cas : une poche honnête en fait une carte de plus.
hint-bet = { $points } points si vous survivez, dans environ { $percent } % des cas.
hint-bet-tempts = Un pari haut attire les fausses accusations, dont chacune vous rapporte une carte. Vous y survivez dans environ { $percent } % des cas.
hint-bet-nothing = Pas de tir, pas de risque : un point sûr vaut mieux en ce moment.
hint-accuse = { $target } a une BALLE en poche à environ { $percent } %, d’après les paris et les habitudes.
hint-no-suspect = Personne n’a l’air assez coupable : { $percent } % pour le plus suspect, et une erreur vous coûte une BALLE.
hint-evade = Votre prochaine carte est une BALLE à environ { $percent } % : mieux vaut ne pas vous viser.
hint-keep-cards = Vos cartes vaudront plus cher plus tard.

# What a learner says of its move to the others.
aloud-accuse = { $target } cache une BALLE à environ { $percent } %, d’après les paris et les habitudes.

## Refus

refused-nobody-may-decline-to-pocket-a-card = À chaque manche, tout le monde met une carte en poche : choisissez l’une de vos sept cartes. Vous pourrez passer plus tard.
refused-everybody-bets = Tout le monde parie d’abord, même 0. Vous pourrez passer une fois les dés posés.
refused-the-card-just-played-asks-something-else = Répondez d’abord à la carte qui vient d’être jouée : vos autres choix reviennent juste après.
refused-you-have-no-such-card-to-pocket = Vous n’avez pas de { $card } parmi vos sept cartes : empochez une carte que vous avez.
refused-the-last-captain-fires-or-stops = Vous êtes le dernier capitaine en vie : tirez encore pour la gloire, ou restez-en là et gagnez.
refused-you-may-aim-at-yourself-instead = À cette table, vous pouvez continuer à vous viser vous-même : faites-le, ou choisissez une cible.
refused-that-belongs-to-another-phase = { $phase ->
        [pocket] Pas encore : chacun met d’abord une carte en poche. Les paris, les accusations et les tirs suivent.
        [spin] Pas maintenant : les barillets tournent. Vous pariez juste après.
        [bet] Pas maintenant : tout le monde parie. Les accusations viennent ensuite, puis les tirs.
        [accusation] Pas maintenant : accusez quelqu’un, ou passez. Les tirs suivent ; poches et paris attendent la prochaine manche.
        [judge] Pas maintenant : le juge regarde dans les poches. Les tirs suivent aussitôt.
        [trigger] Trop tard pour cette manche : les tirs ont commencé. Poche, pari et accusation reviennent à la prochaine.
        [powder] Pas maintenant : une BALLE vient de sortir. Le prochain tir suit.
        [score] Pas maintenant : on compte les points. La manche suivante commence juste après.
       *[other] Pas maintenant : ça vient dans sa phase, à la prochaine manche.
    }
refused-the-die-shows-zero-to-five = Le dé va de 0 à 5 : prenez l’un de ces nombres.
refused-the-card-cannot-choose-that = Cette carte n’aurait pas d’effet sur { $who } : choisissez parmi les joueurs proposés.
refused-another-person-must-be-named = Cette carte vous fait viser quelqu’un d’autre : choisissez qui.
refused-the-die-must-turn-to-another-face = La carte change votre pari : prenez un autre nombre que celui de votre dé.
refused-you-are-out-of-the-game = Votre capitaine est mort : vous regardez la fin. Vous rejouez dès la prochaine partie.
refused-one-accusation-per-round = Vous avez déjà accusé cette manche. Vous pourrez accuser à la prochaine.
refused-nobody-accuses-themselves = On ne s’accuse pas soi-même : choisissez quelqu’un d’autre, ou passez.
refused-they-are-out-of-the-game = Le capitaine de { $who } est mort : accusez quelqu’un qui joue encore, ou passez.
refused-their-pocket-card-has-been-shown = Tout le monde a vu la carte de poche de { $who } : accusez quelqu’un dont la carte est encore cachée, ou passez.
refused-you-do-not-hold-that-card = Vous n’avez pas « { $card } » en main. Vous piochez des cartes quand un des vôtres meurt, ou quand vous démasquez quelqu’un.
refused-the-card-belongs-to-another-phase = Gardez « { $card } » pour l’instant : cette carte se joue dans la phase « { $due } ».
refused-without-a-skull-only-from-within-the-round = « { $card } » n’a pas de crâne, et vous êtes { $alive ->
        [yes] hors de la manche : gardez cette carte pour la prochaine.
       *[no] hors de la partie : jouez une carte à crâne, ou regardez.
    }
refused-it-answers-a-card-just-shown = Gardez « { $card } » : cette carte se joue au moment où une BALLE sort.
refused-you-take-no-part-in-the-next-shot = Vous ne participez pas au prochain tir, « { $card } » n’a donc rien à viser : gardez cette carte pour un de vos tirs.
refused-nobody-takes-part-in-the-next-shot = Il ne reste aucun tir dans cette manche : gardez « { $card } » pour la prochaine.
refused-only-a-card-changes-your-aim = Vous visez votre propre tête, sauf si une carte comme « { card-shoot-someone } » vous fait viser ailleurs.
refused-the-target-may-change-once-after-each-card = Vous avez choisi votre cible. Vous pourrez en changer une fois après la prochaine carte.
refused-it-could-do-nothing-now = « { $card } » ne changerait rien maintenant : gardez cette carte pour un meilleur moment.
refused-no-card-asks-for-a-person-now = On choisit quelqu’un quand une carte le demande : jouez d’abord une telle carte.
refused-no-card-turns-a-die-now = Votre dé ne tourne que si vous jouez Sueurs froides, une fois les paris montrés.
refused-only-the-last-captain-shows-off = Tirer pour la gloire est réservé au dernier capitaine en vie, qui a déjà gagné.
refused-this-pause-is-for-another-card = Une BALLE vient de sortir : pour l’instant, seule une carte qui y répond se joue. Le reste vient juste après.

## Ce qui arrive

event-round = La manche { $round } commence.
    .weight = slight
event-pocketed = { $cast ->
        [you] Vous mettez une carte en poche.
       *[other] { $seat } met une carte en poche.
    }
    .each = { $seat }
    .together = Une carte en poche : { $list }.
    .weight = slight
event-spun = Les barillets tournent.
    .weight = slight
event-bet = { $cast ->
        [you] Vous pariez { $bet }.
       *[other] { $seat } parie { $bet }.
    }
    .each = { $seat } ({ $bet })
    .together = Les paris : { $list }.
event-accused = { $cast ->
        [you] Vous accusez { $target } de tricher !
        [to-you] { $seat } vous accuse de tricher !
       *[other] { $seat } accuse { $target } de tricher !
    }
    .each = { $cast ->
        [you] vous accusez { $target }
        [to-you] { $seat } vous accuse
       *[other] { $seat } accuse { $target }
    }
    .together = Accusations : { $list }.
event-showed = { $cast ->
        [you] Vous videz votre poche : { $cards }.
       *[other] { $seat } vide sa poche : { $cards }.
    }
    .each = { $seat } { $cards }
    .together = On vide les poches : { $list }.
event-caught = { $cast ->
        [you] Coupable ! Vous trichiez : le juge tire sur vous.
       *[other] Coupable ! { $seat } trichait : le juge tire.
    }
event-cleared = { $cast ->
        [you] Non coupable ! C’était de la diffamation, vous jouiez franc jeu.
       *[other] Non coupable ! C’était de la diffamation, { $seat } jouait franc jeu.
    }
    .with = { $sentence } { $asides }.
event-bribed = { $cast ->
        [you] Vous payez le juge, qui n’a rien vu.
       *[other] { $seat } paie le juge, qui n’a rien vu.
    }
event-swapped = { $cast ->
        [you] Votre BALLE retourne dans votre barillet, et un CLIC dans votre poche.
       *[other] La BALLE de { $seat } retourne dans le barillet, et un CLIC dans la poche.
    }
event-extra-bullet = { $cast ->
        [you] Fausse accusation ! Un de vos CLICS devient une BALLE.
       *[other] Fausse accusation ! Un CLIC de { $seat } devient une BALLE.
    }
    .each = { $seat }
    .together = Fausses accusations : un CLIC devient une BALLE chez { $list }.
event-no-extra-bullet = { $cast ->
        [you] Fausse accusation ! Mais vous n’avez pas de CLIC à changer en BALLE.
       *[other] Fausse accusation ! Mais { $seat } n’a pas de CLIC à changer en BALLE.
    }
event-fired = { $cast ->
        [you] Tir { $shot }. Vous tirez sur { $target }… { $cards }.
        [you-self] Tir { $shot }. Vous tirez… { $cards }.
        [to-you] Tir { $shot }. { $seat } tire sur vous… { $cards }.
        [self] Tir { $shot }. { $seat } tire… { $cards }.
       *[other] Tir { $shot }. { $seat } tire sur { $target }… { $cards }.
    }
    .each = { $cast ->
        [you-self] { $seat } { $cards }
        [self] { $seat } { $cards }
        [to-you] { $seat } { $cards } (sur vous)
       *[other] { $seat } { $cards } (sur { $target })
    }
    .together = Tir { $shot } : { $list }.
event-fired-at-sky = { $cast ->
        [you] Tir { $shot }. Vous tirez vers le ciel… { $cards }.
       *[other] Tir { $shot }. { $seat } tire vers le ciel… { $cards }.
    }
    .each = { $seat } { $cards } (vers le ciel)
    .together = Tir { $shot } : { $list }.
event-soaked = { $cast ->
        [you] Vous mouillez la poudre : la BALLE de { $target } compte comme un CLIC.
        [you-self] Vous mouillez votre propre poudre : votre BALLE compte comme un CLIC.
        [to-you] { $seat } mouille votre poudre : votre BALLE compte comme un CLIC.
        [self] { $seat } mouille sa propre poudre : la BALLE compte comme un CLIC.
       *[other] { $seat } mouille la poudre : la BALLE de { $target } compte comme un CLIC.
    }
event-missed = { $cast ->
        [you] Votre BALLE touche le cadavre de { $target }.
        [to-you] La BALLE de { $seat } touche votre cadavre.
       *[other] La BALLE de { $seat } touche le cadavre de { $target }.
    }
event-ducked = { $cast ->
        [you] { $target } est à terre : votre BALLE passe au-dessus.
        [to-you] { $seat } tire, mais vous êtes à terre : la BALLE passe au-dessus.
       *[other] { $seat } tire, mais { $target } est à terre : la BALLE passe au-dessus.
    }
event-died = { $cast ->
        [you] Vous perdez un coéquipier : { $left ->
            [1] il ne vous reste que votre capitaine.
            [2] il vous reste un coéquipier et votre capitaine.
            [3] il vous reste deux coéquipiers et votre capitaine.
           *[other] il vous reste { $left } Personnages, capitaine compris.
        }
       *[other] { $seat } perd un coéquipier : { $left ->
            [1] il ne reste que le capitaine.
            [2] il reste un coéquipier et le capitaine.
            [3] il reste deux coéquipiers et le capitaine.
           *[other] il reste { $left } Personnages, capitaine compris.
        }
    }
    .with = { $sentence } { $asides }.
    .weight = grave
event-captain-died = { $cast ->
        [you] Votre capitaine meurt : vous êtes hors de la partie.
       *[other] Le capitaine de { $seat } meurt : { $seat } est hors de la partie.
    }
    .weight = grave
event-reset = { $cast ->
        [you] Vous recevez un barillet neuf : 6 CLICS, 1 BALLE.
       *[other] { $seat } reçoit un barillet neuf : 6 CLICS, 1 BALLE.
    }
    .aside = un barillet neuf
event-drew = { $cast ->
        [you] Vous piochez « { $cards } ».
       *[other] { $seat } pioche { $kind ->
            [unseen] une carte Action
           *[other] « { $cards } »
        }.
    }
    .each = « { $cards } »
    .together = { $cast ->
        [you] Vous piochez { $list }.
       *[other] { $seat } pioche { $kind ->
            [unseen] { $times } cartes Action
           *[other] { $list }
        }.
    }
    .aside = { $cast ->
        [you] { $list } en main
       *[other] { $kind ->
            [unseen] { $times ->
                [1] une carte Action piochée
               *[other] { $times } cartes Action piochées
            }
           *[other] { $list } en main
        }
    }
    .weight = slight
event-no-draw = { $cast ->
        [you] Plus de carte Action pour vous.
       *[other] Plus de carte Action pour { $seat }.
    }
event-reshuffled = Les cartes Action défaussées forment une nouvelle pioche.
    .weight = slight
event-played = { $cast ->
        [you] Vous jouez « { $card } ».
       *[other] { $seat } joue « { $card } ».
    }
event-peeked = { $cast ->
        [you] Vous regardez dans le barillet de { $target }. De haut en bas : { $cards }. Tout le monde parie à nouveau.
        [you-self] Vous regardez dans votre propre barillet. De haut en bas : { $cards }. Tout le monde parie à nouveau.
        [to-you] { $seat } regarde dans votre barillet : tout le monde parie à nouveau.
        [self] { $seat } regarde dans son propre barillet : tout le monde parie à nouveau.
       *[other] { $seat } regarde dans le barillet de { $target } : tout le monde parie à nouveau.
    }
event-aimed = { $cast ->
        [you-self] Vous gardez l’arme sur votre propre tempe.
        [self] { $seat } garde l’arme sur sa propre tempe.
        [you] Vous visez { $target }.
        [to-you] { $seat } vous vise !
       *[other] { $seat } vise { $target }.
    }
event-aimed-at-sky = { $cast ->
        [you] Vous visez le ciel.
       *[other] { $seat } vise le ciel.
    }
event-named-nobody = { $cast ->
        [you] Vous ne désignez personne : le hasard visera.
       *[other] { $seat } ne désigne personne : le hasard visera.
    }
event-turned-die = { $cast ->
        [you] Vous tournez votre dé, qui indique maintenant { $bet }.
       *[other] { $seat } tourne son dé, qui indique maintenant { $bet }.
    }
event-raised = { $cast ->
        [you] Votre pari monte à { $bet }.
       *[other] Le pari de { $seat } monte à { $bet }.
    }
event-called-back = { $cast ->
        [you] On vous rappelle pour le prochain tir.
       *[other] On rappelle { $seat } pour le prochain tir.
    }
event-spun-again = { $cast ->
        [you] Le reste de votre barillet est mélangé.
       *[other] Le reste du barillet de { $seat } est mélangé.
    }
event-tipped = { $cast ->
        [you] Un tuyau : { $target } a en poche { $kind ->
            [bullet] une BALLE
           *[other] un CLIC
        }.
        [to-you] { $seat } regarde votre carte de poche.
       *[other] { $seat } regarde la carte de poche de { $target }.
    }
event-loaded = { $cast ->
        [you] Un de vos CLICS devient une BALLE pour cette manche.
       *[other] Un CLIC de { $seat } devient une BALLE pour cette manche.
    }
event-not-loaded = { $cast ->
        [you] Vous n’avez pas de CLIC à remplacer.
       *[other] { $seat } n’a pas de CLIC à remplacer.
    }
event-stole = { $cast ->
        [you] Vous volez « { $cards } » à { $target }.
        [to-you] { $seat } vous vole « { $cards } ».
       *[other] { $seat } vole une carte à { $target }.
    }
event-scored = { $cast ->
        [you] Vous marquez { $points ->
            [one] 1 point
           *[other] { $points } points
        } et en êtes à { $total }.
       *[other] { $seat } marque { $points ->
            [one] 1 point
           *[other] { $points } points
        } et en est à { $total }.
    }
    .each = { $seat } +{ $points }
    .together = Points : { $list }.
event-bonus = { $cast ->
        [you] Prime de risque : { $points } points de plus, vous en êtes à { $total }.
       *[other] Prime de risque : { $points } points de plus, { $seat } en est à { $total }.
    }
event-tied = Égalité en tête à { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : encore une manche.
    .weight = grave
event-may-show-off = { $cast ->
        [you] Votre capitaine est le dernier en vie : vous avez gagné, et vous pouvez fanfaronner.
       *[other] { $seat } gagne avec le dernier capitaine en vie, et peut fanfaronner.
    }
event-showed-off = { $cast ->
        [you] Pour la gloire, vous tirez : { $cards }.
       *[other] Pour la gloire, { $seat } tire : { $cards }.
    }
event-won-by-points = { $cast ->
        [you] Vous gagnez avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } !
       *[other] { $seat } gagne avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
event-won-alone = { $cast ->
        [you] Votre capitaine est le dernier en vie : vous gagnez !
       *[other] { $seat } gagne, avec le dernier capitaine en vie.
    }
event-nobody-won = Tous les capitaines sont morts : personne ne gagne.

## Résultats

result-most-points = { $cast ->
        [you] Vous gagnez aux points !
       *[other] { $winners } gagne aux points.
    }
result-last-captain-alive = { $cast ->
        [you] Vous gagnez : votre capitaine est le dernier en vie !
       *[other] { $winners } gagne, avec le dernier capitaine en vie.
    }
result-all-captains-dead = Personne ne gagne : tous les capitaines sont morts.

## Options de la table

table-option-points = points qui font gagner la partie
table-option-peek = qui regarde quand on joue Coup d’œil
table-option-peek-player = la personne qui joue la carte
table-option-peek-chosen = la personne choisie
table-option-aim = avec Abattre quelqu’un, ceux qui tirent ensuite
table-option-aim-must = doivent viser quelqu’un d’autre
table-option-aim-may = peuvent viser quelqu’un d’autre
table-option-show-off = le dernier capitaine en vie peut faire les tirs qui lui restent, au péril de sa vie

## La table telle qu’on la dessine

roulette-round = manche { $round }
roulette-shot = tir { $shot }
roulette-goal = but : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
roulette-piles = pioche { $deck } · défausse { $discard } · réserve { $reserve }
roulette-out-of-game = hors partie
roulette-out-of-round = hors manche
roulette-sky = le ciel
roulette-unnamed = hasard
roulette-temple = tempe
roulette-ducking = à terre
roulette-accused = a accusé
roulette-ammo = Vous avez { $clicks ->
        [one] { $clicks } CLIC
       *[other] { $clicks } CLICS
    } et { $bullets ->
        [one] { $bullets } BALLE
       *[other] { $bullets } BALLES
    }.
roulette-barrel = Dans votre barillet : { $bullets ->
        [one] { $bullets } BALLE
       *[other] { $bullets } BALLES
    } sur { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
roulette-hand = Vos cartes Action
roulette-no-hand = Vous n’avez pas de carte Action.
roulette-column-team = Équipe
roulette-column-characters = En vie
roulette-column-points = Points
roulette-column-bet = Pari
roulette-column-barrel = Barillet
roulette-column-pocket = Poche
roulette-column-hand = Main
roulette-legend = { $captain } capitaine  { $teammate } coéquipier  { $dead } mort  { $back } face cachée  { $click } CLIC  { $bullet } BALLE  +1{ $bullet } BALLE en plus  Barillet : ce qui est tiré, puis la pile du dessus vers le dessous.

# A key for the help of the terminal

help-key = play:peek

# What the legend says of the things on the table

about-player = Un joueur
    .text = Le capitaine d’une équipe de quatre. La plaque donne le nom, l’équipe, le capitaine, et dit si la table attend ce joueur. Touchez-la pour accuser, viser ou choisir quand on vous le demande.
    .clause = RR-1.5
about-characters = Personnages
    .text = Les quatre membres de l’équipe ; une croix marque un mort. Le capitaine, au haut-de-forme, part le dernier : son joueur est alors hors de la partie.
    .clause = RR-10.2
about-points = Points
    .text = Survivez à une manche et vous marquez votre pari plus 1. Atteignez le but avec plus de points que tous les autres et vous gagnez.
    .clause = RR-9.2
about-barrel = Le barillet
    .text = Six cartes mélangées, face cachée. À chaque tir, on retourne celle du dessus : un CLIC ne fait rien, une BALLE tue un membre de l’équipe.
    .clause = RR-5.1
about-bullets = BALLES possédées
    .text = Le nombre de BALLES de ce joueur, dans le barillet ou dans la poche. On commence avec une ; une fausse accusation en ajoute une jusqu’à la mort d’un coéquipier.
    .clause = RR-2.3
about-loaded = BALLES dans le barillet
    .text = Combien de BALLES le barillet peut contenir, sur les cartes qui y restent. « 0–1 » veut dire que la BALLE est peut-être dans la poche.
    .clause = RR-4.3
about-ammo = Munitions
    .text = Les sept cartes d’un joueur avant de charger le barillet : des CLICS et au moins une BALLE. Une va dans la poche, six dans le barillet.
    .clause = RR-2.3
about-spare = CLICS remplacés
    .text = Des CLICS qui ont cédé la place à des BALLES après une fausse accusation. Ils reviennent quand un coéquipier de ce joueur meurt.
    .clause = RR-7.10
about-bet = Le pari
    .text = Le nombre de tirs auxquels le joueur espère survivre, de 0 à 5. Il est choisi en secret, puis tous sont montrés ensemble. Qui survit marque son pari plus 1.
    .clause = RR-6.1
about-pocket = La poche
    .text = Une des sept cartes, mise de côté face cachée. Une BALLE en poche, c’est tricher : le barillet est inoffensif, mais une accusation la découvre.
    .clause = RR-4.2
about-hand = Cartes Action en main
    .text = Le nombre de cartes Action de ce joueur. Chacune se joue dans la phase qu’elle nomme.
    .clause = RR-11.1
about-deck = La pioche Action
    .text = On y pioche quand on perd un coéquipier, démasque un tricheur ou est accusé à tort.
    .clause = RR-2.4
about-discard = La défausse
    .text = Les cartes Action jouées sont ici.
    .clause = RR-11.9
about-reserve = La réserve
    .text = Les BALLES de rechange. Une fausse accusation en met une dans le barillet de l’accusateur.
    .clause = RR-2.4
about-gone = Hors de la partie
    .text = Les cartes des joueurs éliminés.
    .clause = RR-3.4
about-unseen = Une carte que vous n’avez pas vue
    .text = Un CLIC ou une BALLE, face cachée.
    .clause = RR-4.1
about-round = La manche
    .text = La partie est une suite de manches que tous jouent en même temps.
    .clause = RR-3.1
about-phase = Les phases d’une manche
    .text = On empoche une carte, on fait tourner le barillet, on parie, on accuse ou non, on tire, on marque.
    .clause = RR-3.3
about-shot = Le tir
    .text = Tous ceux qui ont encore des tirs retournent la première carte de leur barillet au même instant.
    .clause = RR-8.2
about-state = Dedans ou dehors
    .text = Hors de la manche : de retour à la prochaine. Hors de la partie : le capitaine est mort. À terre : les BALLES des autres le ratent.
    .clause = RR-3.4
about-gesture = Qui montre qui
    .text = Un pistolet : le prochain tir part là ; sans carte, chacun se vise soi-même. Un doigt : ce joueur accuse.
    .clause = RR-8.1
about-fired = Ce qui a été tiré
    .text = Qui a tiré sur qui dans la dernière manche, et quelle carte est sortie.
    .clause = RR-8.3

# What people ask, in their words: the search finds these answers

asked-end = quand finit la partie, fin de la partie, fin du jeu, terminé, durée
    .text = Quand un joueur a les points et plus que tous les autres après une manche, ou quand il ne reste qu’un capitaine.
    .clause = RR-12.1, RR-12.2, RR-9.5, RR-12.3
asked-win = comment gagner, gagner, gagnant, victoire, but du jeu, objectif
    .text = Atteignez 15 points avec plus que tous les autres, ou soyez le dernier capitaine en vie.
    .clause = RR-1.6, RR-9.6, RR-12.1
asked-tie = égalité, ex æquo, mêmes points
    .text = À égalité en tête, on joue une manche de plus.
    .clause = RR-9.7, RR-Q17
asked-order = qui commence, premier joueur, ordre, à qui
    .text = Personne : tous jouent chaque phase en même temps.
    .clause = RR-3.1
asked-score = points, score, combien de points, décompte
    .text = Votre pari plus 1, si aucun des vôtres n’est mort cette manche.
    .clause = RR-9.2, RR-9.1
asked-bet = pari, paris, parier, dé, dés, tirs
    .text = À combien de tirs vous pensez survivre. Vous tirez autant de fois, et marquez votre pari plus 1.
    .clause = RR-6.1, RR-6.2, RR-9.2
asked-cheat = tricher, triche, bluff, accuser, accusation, démasqué, fausse accusation
    .text = Une BALLE en poche, c’est tricher. Accusation juste : 3 cartes Action. Fausse : une BALLE de plus dans votre barillet.
    .clause = RR-4.3, RR-7.1, RR-7.4, RR-7.7
asked-death = mourir, mort, tué, éliminé, hors du jeu, capitaine, coéquipier
    .text = Une BALLE coûte un des vôtres et la manche. Seule la mort du capitaine, le dernier, vous met hors de la partie.
    .clause = RR-10.1, RR-10.2, RR-10.3
asked-stop = arrêter de tirer, s’arrêter, combien de tirs
    .text = Non : vous tirez autant de fois que vous avez parié.
    .clause = RR-8.4, RR-8.5
asked-cards = cartes action, jouer une carte, crâne, main, piocher
    .text = On en gagne en perdant un coéquipier, en démasquant un tricheur ou en étant accusé à tort. Chacune nomme sa phase.
    .clause = RR-11.1, RR-11.2, RR-11.8

# Moments that are shown one after the other.

beat-round = Nouvelle manche
beat-pockets = Poches fermées !
beat-spin = On charge les armes
beat-bets = On montre les paris !
beat-card = Une carte Action
beat-effect = L’effet de la carte
beat-silence = Personne n’accuse
beat-fingers = Un, deux, trois : accusé !
beat-pocket = Que cache la poche ?
beat-verdict = Le verdict
beat-countdown = Trois, deux, un…
beat-next-shot = Encore un tir…
beat-volley = FEU !
beat-miss = Raté !
beat-death = Un mort dans l’équipe
beat-captain = Le capitaine tombe
beat-points = Les points
beat-last-stand = Le dernier capitaine debout
beat-show-off = Fanfaronnade
beat-end = La fin

# L’histoire d’une partie finie.

source-volleys = Tirs passés
source-danger-money = Prime de risque
story-captain-died = { $cast ->
        [you] Votre capitaine tombe.
       *[other] { $seat } perd son capitaine.
    }
story-died = { $cast ->
        [you] Vous perdez un coéquipier, et la manche.
       *[other] { $seat } perd un coéquipier, et la manche.
    }
story-extra-bullet = { $cast ->
        [you] Vous accusez à tort : une BALLE de plus pour vous.
       *[other] { $seat } accuse à tort : une BALLE de plus.
    }
story-caught = { $cast ->
        [you] On trouve une BALLE dans votre poche.
       *[other] On trouve une BALLE dans la poche de { $seat }.
    }
story-honest = { $cast ->
        [you] Vous n’avez jamais empoché de BALLE.
       *[other] { $seat } n’a jamais empoché de BALLE.
    }
story-cheats = { $cast ->
        [you] Vous avez empoché une BALLE { $count } fois, et { $caught ->
            [0] tout le monde n’y a vu que du feu
           *[other] l’on vous a pris sur le fait { $caught } fois
        }.
       *[other] { $seat } a empoché une BALLE { $count } fois, et { $caught ->
            [0] tout le monde n’y a vu que du feu
           *[other] s’est fait prendre { $caught } fois
        }.
    }
story-poker-face = Visage de marbre : { $count } fois une BALLE en poche, sans se faire prendre.
story-wrongly-accused = Digne de confiance, finalement : { $count } fausses accusations reçues.
story-false-accuser = Tête brûlée : { $count } fausses accusations lancées.
story-heavy-losses = Lourd tribut : { $count } coéquipiers perdus.
story-card-player = Les manches pleines : { $count } cartes Action jouées.
