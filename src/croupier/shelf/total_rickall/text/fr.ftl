# Total Rickall en français.
#
# Les mêmes messages que dans en.ftl, qui dit ce que signifient les variables. Les noms des gens sont inconnus d’avance :
# aucune phrase n’accorde avec eux ; « de » et « que » s’élident d’eux-mêmes devant eux. Il en va de même des Personnages.

game-title = Total Rickall
game-summary = La maison déborde de vieux amis, et la plupart n’ont jamais existé. Débusquez les Parasites, épargnez la famille.

## Phases

phase-lay = Choix
    .clause = TR-4.1
    .aim = But : exterminer les Parasites (en mode avancé : voyez votre camp). Quatre Réels abattus, et la partie est finie.
phase-act = Action
    .clause = TR-4.1
    .aim = Les cartes s’exécutent l’une après l’autre. Ce que vous avez vu aide ceux qui tirent après vous.
phase-end = Fin du tour
    .clause = TR-5.1
    .aim = Avant la fin du tour et une nouvelle arrivée : chacun peut faire voter.
phase-dinner = À Table
    .clause = TR-10.1

## Lieux

zone-hand = main
zone-laid = posée
zone-friend = meilleur ami
zone-secret = Identité secrète
zone-next = prochaine carte
zone-action = paquet Action
zone-discard = défausse
zone-character = paquet Personnage
zone-identity = paquet Identité
zone-centre = centre
zone-under = sous le centre
zone-fail = pile d’échec
zone-parasites = Parasites exterminés
zone-graveyard = Personnages disparus
zone-box = boîte

## Compteurs

counter-round = tour
counter-fails = pile d’échec
counter-exterminated = Parasites exterminés
counter-characters-to-come = Personnages à venir

## Identités

card-real = Réel
    .text = Quelqu’un de la famille, pour de vrai
card-parasite = Parasite
    .text = Le doux souvenir de ce qui n’a jamais eu lieu

## Cartes Action

card-beth-red = Beth – rouge
    .text = Tirez sur un Personnage rouge
card-beth-blue = Beth – bleu
    .text = Tirez sur un Personnage bleu
card-beth-green = Beth – vert
    .text = Tirez sur un Personnage vert
card-morty-red = Morty – rouge
    .text = Regardez en secret l’Identité d’un Personnage rouge
card-morty-blue = Morty – bleu
    .text = Regardez en secret l’Identité d’un Personnage bleu
card-morty-green = Morty – vert
    .text = Regardez en secret l’Identité d’un Personnage vert
card-summer-red = Summer – rouge
    .text = Regardez en secret deux Identités rouges, puis mélangez-les
card-summer-blue = Summer – bleu
    .text = Regardez en secret deux Identités bleues, puis mélangez-les
card-summer-green = Summer – vert
    .text = Regardez en secret deux Identités vertes, puis mélangez-les
card-jerry-red = Jerry – rouge
    .text = Mélangez toutes les Identités rouges ; puis faites piocher qui vous voulez
card-jerry-blue = Jerry – bleu
    .text = Mélangez toutes les Identités bleues ; puis faites piocher qui vous voulez
card-jerry-green = Jerry – vert
    .text = Mélangez toutes les Identités vertes ; puis faites piocher qui vous voulez
card-fifteen-years-red = J’te connais depuis 15 piges – rouge
    .short = 15 piges – rouge
    .text = Révélez pour de bon une Identité rouge du centre
card-fifteen-years-blue = J’te connais depuis 15 piges – bleu
    .short = 15 piges – bleu
    .text = Révélez pour de bon une Identité bleue du centre
card-fifteen-years-green = J’te connais depuis 15 piges – vert
    .short = 15 piges – vert
    .text = Révélez pour de bon une Identité verte du centre
card-rick = Rick
    .text = Regardez en secret la prochaine Identité du paquet
card-something-wrong = Y’a quelque chose qui va pas, Beth ?
    .short = Ça va pas, Beth ?
    .text = À poser avant vos autres cartes. Tirez sur qui vous voulez
card-ten-minutes = J’ai voulu tirer sur Summer il y a 10 minutes
    .short = Il y a 10 minutes
    .text = Tirez sur qui vous voulez ; un Réel : échec, mais sans pénalité
card-big-sister = Pétasse de grande sœur
    .text = Choisissez une couleur et tirez sur deux de ses Personnages
card-not-kill-me = Tu vas pas me tuer
    .short = Tu vas pas me tuer
    .text = Obligez quelqu’un d’autre à tirer
card-me-too = Moi aussi
    .text = Copiez la carte de la personne à votre droite
card-poopybutthole = Mr. Poopybutthole
    .text = Si personne ne tire de tout le tour, tout le monde pioche

## Personnages

card-pencilvester = Pencilvester
    .rule = seul le Premier joueur peut tirer sur lui
    .text = Rouge : { card-pencilvester.rule }
card-lobster-lawyer = Maître Homard
    .rule = qui l’abat pioche une carte si c’était un Parasite
    .text = Rouge : { card-lobster-lawyer.rule }
card-grandma-turbo = Mamie Turbo
    .text = Rouge : jure qu’elle a couru le cross de l’école à votre place
card-captain-casserole = Capitaine Gratin
    .text = Rouge : règne d’une main ferme sur les restes
card-aunt-origami = Tante Origami
    .text = Rouge : plie, mais avec élégance
card-the-polite-volcano = Le Volcan poli
    .text = Rouge : frappe toujours avant d’entrer en éruption
card-sergeant-bagpipe = Sergent Cornemuse
    .text = Rouge : du vent, mais au garde-à-vous
card-disco-badger = Blaireau disco
    .text = Rouge : nocturne par profession
card-sleepy-gary = Gary le fatigué
    .rule = seul le dernier à jouer, à droite du Premier joueur, peut tirer sur lui
    .text = Bleu : { card-sleepy-gary.rule }
card-baby-wizard = Bébé sorcier
    .rule = Morty ne peut pas regarder son Identité
    .text = Bleu : { card-baby-wizard.rule }
card-the-twin = Le Jumeau (tout seul)
    .text = Bleu : demandez-lui où est l’autre
card-professor-snowglobe = Professeur Boule-à-neige
    .text = Bleu : un rien le secoue
card-melancholy-balloon = Ballon mélancolique
    .text = Bleu : sa vie ne tient qu’à un fil, et il en parle
card-count-laundry = Comte Lessive
    .text = Bleu : des siècles d’âge, et pas un pli
card-uncle-periscope = Tonton Périscope
    .text = Bleu : vous a vu de sous la table
card-admiral-custard = Amiral Flan
    .text = Bleu : tremble avec son navire
card-amish-cyborg = Cyborg amish
    .rule = le premier tir ne lui fait qu’une bosse
    .text = Vert : { card-amish-cyborg.rule }
card-frog-notary = Grenouille notaire
    .rule = ni Jerry ni Summer ne mélangent son Identité
    .text = Verte : { card-frog-notary.rule }
card-walking-doorbell = Sonnette à pattes
    .text = Verte : à vous de dire « ding »
card-cactus-cousin = Cousin Cactus
    .text = Vert : adore les embrassades, lui
card-moss-prince = Prince Mousse
    .text = Vert : héritier du côté nord d’un caillou
card-miss-accordion-neck = Miss Cou-d’accordéon
    .text = Verte : s’étire pour entendre les ragots
card-broccoli-viking = Viking brocoli
    .text = Vert : n’a jamais pillé que le frigo
card-pen-pal-yeti = Yéti correspondant
    .text = Vert : belle écriture, pieds énormes

## Questions

decision-listen = { $phase ->
        [lay] Les autres réfléchissent encore. Quelque chose à dire ?
        [end] Le tour va finir. Quelque chose à dire ?
        [dinner] { $actor } peut tirer. Quelque chose à dire ?
       *[other] Ensuite : { $actor }, avec « { $kind ->
            [none] Moi aussi
           *[other] { $card }
        } ». Quelque chose à dire ?
    }
decision-lay = Quelle carte jouer ? (face cachée pour l’instant)
decision-shoot = { $kind ->
        [not-kill-me] « { $card } » vous oblige à tirer : sur qui ?
       *[other] { $picked ->
            [none] « { $card } » : sur qui tirer ?
           *[other] « { $card } », second tir : sur qui tirer ?
        }
    }
decision-look = « { $card } » : quelle Identité regarder ?
decision-look-again = « { $card } » : et quelle autre ?
decision-turn-up = « { $card } » : quelle Identité révéler pour de bon ?
decision-resolve = { $kind ->
        [none] « Moi aussi » n’a rien à copier. On continue ?
       *[other] { $outlook ->
            [nobody] « { $card } » n’a personne à viser : il ne se passera rien. On continue ?
            [empty-deck] « { $card } » n’a plus d’Identité dans le paquet : il ne se passera rien. On continue ?
            [look-at-one] « { $card } » n’a qu’une Identité à voir : vous la regardez, et on ne mélange rien. On continue ?
            [look-at-two] « { $card } » : vous regardez deux Identités, mais l’une d’elles ne se mélange jamais. On continue ?
            [only-draw] « { $card } » n’a rien à mélanger ; vous choisissez juste qui pioche. On continue ?
            [in-vain] « { $card } » : on a déjà tiré, personne ne piochera. On continue ?
           *[none] À vous : « { $card } ». { $text }. On continue ?
        }
    }
decision-colour = « { $card } » : dans quelle couleur tirer ?
decision-force = « { $card } » : qui doit tirer ?
decision-give = « { $card } » : qui pioche une carte ?
decision-end-round = Toutes les cartes sont jouées. Finir le tour ?
decision-dinner = À Table ! Tirer sur quelqu’un ?
decision-speak = Que dire ?
decision-about = { $say ->
        [real] « C’est un Réel » : de qui s’agit-il ?
        [parasite] « C’est un Parasite » : de qui s’agit-il ?
        [one-real] « L’un de ces deux est un Réel » : qui est l’un des deux ?
       *[rather] « Plutôt tirer sur… » : sur qui ?
    }
decision-rather-than = { $say ->
        [one-real] « L’un de ces deux est un Réel » : et qui est l’autre ?
       *[rather] « Plutôt tirer sur celui-ci que sur… » : qui épargner ?
    }
decision-vote = { $vote_called_by } : « Il ne reste aucun Parasite au centre ! » D’accord ?
decision-enough = { $vote_called_by } : « Assez ! » Fini, le repas ?

## Réponses

option-pass = Rien à dire
option-speak = Prendre la parole
option-lay = { $card }
option-shoot = { $whose ->
        [nobody] Tirer sur { $card }
        [you] Tirer sur votre ami { $card }
       *[other] Tirer sur { $card }, l’ami de { $owner }
    }
option-look = { $whose ->
        [nobody] { $card }
        [you] { $card }, votre ami
       *[other] { $card }, l’ami de { $owner }
    }
option-turn-up = { $card }
option-colour = { $word ->
        [red] Ce sera rouge
        [blue] Ce sera bleu
       *[green] Ce sera vert
    }
option-force = { $who }
option-give = { $cast ->
        [you] Vous
       *[other] { $who }
    }
option-resolve = Continuer
option-end-round = Finir le tour maintenant
option-hold-fire = Ne pas tirer
option-declare = Faire voter : plus aucun Parasite au centre
option-enough = Faire voter : le repas est fini
option-say-real = « C’est un Réel »
option-say-parasite = « C’est un Parasite »
option-say-one-real = « L’un de ces deux est un Réel »
option-say-no-killing-card = « Je ne peux tuer personne ce tour-ci »
option-say-rather = « Je tirerais sur l’un plutôt que sur l’autre »
option-about = { $whose ->
        [nobody] { $card }
        [you] { $card }, votre ami
       *[other] { $card }, l’ami de { $owner }
    }
option-about-deck = La prochaine Identité du paquet
option-never-mind = Finalement, ne rien dire
option-agree = { $decision ->
        [enough] Oui : le repas est fini
       *[other] Oui : révélons le centre
    }
option-disagree = Non : on continue

## Enjeux

stakes-lay-shoot = { $bound ->
        [yes] C’est elle qu’il faut poser d’abord.{" "}
       *[no] {""}
    }{ $count ->
        [0] Pour l’instant : personne sur qui tirer, rien ne se passe.
        [1] Pour l’instant : il faut tirer sur { $characters }.
        [2] Pour l’instant, il faut tirer sur l’un des deux, au choix : { $characters }.
        [3] Pour l’instant, il faut tirer sur l’un des trois, au choix : { $characters }.
       *[other] Pour l’instant : il faut tirer sur un Personnage parmi { $count }.
    }
stakes-lay-two-shots = Deux tirs dans une couleur. Pour l’instant : rouge { $red }, bleu { $blue }, vert { $green }.
stakes-lay-force = Vous faites tirer quelqu’un d’autre, qui paie si c’est un Réel.
stakes-lay-look = { $count ->
        [0] Pour l’instant : personne à regarder, rien ne se passe.
        [1] Pour l’instant, vous voyez en secret l’Identité de { $characters }.
        [2] Pour l’instant, vous voyez en secret l’un des deux, au choix : { $characters }.
        [3] Pour l’instant, vous voyez en secret l’un des trois, au choix : { $characters }.
       *[other] Pour l’instant, vous voyez en secret une Identité parmi { $count }.
    }
stakes-lay-look-two = { $count ->
        [0] Pour l’instant : personne à regarder, rien ne se passe.
        [1] Pour l’instant, vous voyez l’Identité de { $characters } ; on ne mélange rien.
        [2] Pour l’instant, vous voyez les deux Identités ({ $characters }) ; { $stays ->
            [yes] on ne mélange rien.
           *[no] puis on les mélange.
        }
       *[other] Pour l’instant, vous voyez deux des { $count } Identités ; puis on mélange ces deux-là{ $stays ->
            [yes] {" "}(sauf avec un Personnage dont le texte l’interdit).
           *[no] .
        }
    }
stakes-lay-shuffle = { $shuffled ->
        [0] Pour l’instant : rien à mélanger ; vous choisissez qui pioche.
        [1] Pour l’instant : rien à mélanger ; vous choisissez qui pioche.
       *[other] Pour l’instant, on mélange { $shuffled } Identités, et ce qu’on en sait est perdu ; vous choisissez qui pioche.
    }
stakes-lay-reveal = { $count ->
        [0] Pour l’instant : personne à révéler, rien ne se passe.
        [1] Pour l’instant, tous voient pour de bon l’Identité de { $characters }.
        [2] Pour l’instant, tous voient pour de bon l’un des deux, au choix : { $characters }.
        [3] Pour l’instant, tous voient pour de bon l’un des trois, au choix : { $characters }.
       *[other] Pour l’instant, tous voient pour de bon une Identité parmi { $count }.
    }
stakes-lay-rick = Vous voyez en secret la prochaine Identité du paquet, s’il en reste.
stakes-lay-copy = Vous faites ce que pose { $target }, quoi que ce soit.
stakes-lay-quiet = Un tour sans tir : tout le monde pioche. Un seul tir : personne.
stakes-dent = Une simple bosse la première fois : rien de révélé, rien à payer.
stakes-shoot = { $known ->
        [parasite] Un Parasite, { $told ->
            [yes] { $cast ->
                [you] vous l’avez dit
               *[other] { $seat } l’a dit
            }
           *[no] vous le savez
        } : il disparaît{ $pays ->
            [yes] , et vous piochez une carte.
           *[no] , sans rien coûter.
        }
       *[other] { $known ->
            [real] Un Réel, { $told ->
                [yes] { $cast ->
                    [you] vous l’avez dit
                   *[other] { $seat } l’a dit
                }
               *[no] vous le savez
            } :
           *[unknown] Parasite : il disparaît{ $pays ->
                [yes] , et vous piochez une carte.
               *[no] .
            } Réel :
        } échec { $fails } sur { $most }{ $last ->
            [yes] , et { $mode ->
                [advanced] votre camp perd !
               *[classic] vous perdez tous !
            }
           *[no] { $lost ->
                [0] {""}
                [1] , vous perdez votre dernière carte
               *[other] , vous perdez 1 carte sur { $lost }
            }{ $arrives ->
                [yes] , quelqu’un débarque.
               *[no] .
            }
        }
    }
stakes-shoot-friend = { $known ->
        [parasite] Un Parasite, vous le savez : { $owner } passe chez les Réels.{ $pays ->
            [yes] {" "}Vous piochez une carte.
           *[no] {""}
        }
       *[other] { $known ->
            [real] Un Réel, vous le savez :
           *[unknown] Parasite : { $owner } passe chez les Réels.{ $pays ->
                [yes] {" "}Vous piochez une carte.
               *[no] {""}
            } Réel :
        } échec { $fails } sur { $most }{ $last ->
            [yes] , et votre camp perd !
           *[no] { $lost ->
                [0] {""}
                [1] , vous perdez votre dernière carte
               *[other] , vous perdez 1 carte sur { $lost }
            }{ $arrives ->
                [yes] , quelqu’un débarque
               *[no] {""}
            } ; { $befriended ->
                [yes] nouvel ami pour { $owner }.
               *[no] plus d’ami pour { $owner }.
            }
        }
    }
stakes-shoot-at-dinner = { $known ->
        [parasite] Un Parasite, vous le savez : il disparaît, et { $owner } ne tire ni ne vote plus.
        [real] Un Réel, vous le savez : votre camp perd aussitôt !
       *[unknown] Parasite : il disparaît, et { $owner } ne tire ni ne vote plus. Réel : votre camp perd aussitôt !
    }
stakes-hold-fire = Un tour de table sans tir finit le repas : s’il reste un Parasite, ils gagnent.
stakes-colour = { $count ->
        [1] Un tir, sur { $characters }.
        [2] Deux tirs : il vous faudra tirer sur { $characters }.
        [3] Deux tirs, sur deux de ceux-ci : { $characters }.
       *[other] Deux tirs, sur deux Personnages parmi { $count }.
    }
stakes-force = { $able ->
        [yes] { $target } doit tirer. Un Réel : { $last ->
            [yes] { $mode ->
                [advanced] l’échec de trop, et son camp perd !
               *[classic] l’échec de trop, et vous perdez tous !
            }
           *[no] { $target } perd une carte.
        }
       *[no] { $target } n’a personne sur qui tirer : il ne se passera rien.
    }
stakes-give = { $any ->
        [no] Il n’y a plus de carte Action à piocher.
       *[yes] { $cast ->
            [to-you] Vous piochez une carte : vous en aurez { $held }.
           *[other] { $target } pioche une carte et en aura { $held }.
        }
    }
stakes-look = { $known ->
        [unknown] Vous verrez en secret l’Identité de { $card }.
        [real] { $told ->
            [yes] { $cast ->
                [you] Vous avez dit que { $card } est un Réel : à vérifier.
               *[other] { $seat } a dit que { $card } est un Réel : à vérifier.
            }
           *[no] Vous le savez déjà : { $card } est un Réel.
        }
       *[parasite] { $told ->
            [yes] { $cast ->
                [you] Vous avez dit que { $card } est un Parasite : à vérifier.
               *[other] { $seat } a dit que { $card } est un Parasite : à vérifier.
            }
           *[no] Vous le savez déjà : { $card } est un Parasite.
        }
    }
stakes-look-first = { $stays ->
        [yes] Vous voyez cette Identité et une autre ; on ne mélange rien, car le texte de ce Personnage l’interdit.
       *[no] Vous voyez cette Identité et une autre ; puis on mélange les deux, sauf si le texte de l’autre Personnage l’interdit.
    }
stakes-look-again = { $shuffled ->
        [yes] Vous voyez { $card } et { $second_card } ; puis on mélange les deux.
       *[no] Vous voyez { $card } et { $second_card } ; on ne mélange rien.
    }
stakes-turn-up = { $known ->
        [unknown] Tout le monde verra pour de bon l’Identité de { $card }.
        [real] Tout le monde verra pour de bon que { $card } est un Réel.
       *[parasite] Tout le monde verra pour de bon que { $card } est un Parasite.
    }
stakes-resolve-nothing = Il ne se passera rien.
stakes-resolve-rick = { $known ->
        [unknown] Vous verrez en secret la prochaine Identité du paquet.
       *[other] Vous verrez la prochaine Identité du paquet, que vous connaissez déjà.
    }
stakes-resolve-shuffle = { $shuffled ->
        [0] On ne mélange rien. Puis vous choisissez qui pioche.
       *[other] On mélange { $shuffled } Identités : ce qu’on en sait est perdu. Puis vous choisissez qui pioche.
    }
stakes-resolve-look = { $count ->
        [1] Vous verrez l’Identité de { $characters } ; on ne mélange rien.
       *[other] { $shuffled ->
            [yes] Vous verrez ces deux Identités : { $characters } ; puis on les mélange.
           *[no] Vous verrez ces deux Identités : { $characters } ; on ne mélange rien.
        }
    }
stakes-resolve-quiet = Si personne ne tire jusqu’à la fin du tour, tout le monde pioche.
stakes-end-round = { $arrives ->
        [yes] Quelqu’un débarque{ $left ->
            [0] , le dernier de tous
           *[other] , encore { $left } à venir
        } ; Premier joueur : { $target }.
       *[no] Plus personne ne débarque : le prochain tour est le dernier.
    }
stakes-end-of-time = C’est l’heure : on révèle le centre. Aucun Parasite : { $mode ->
        [advanced] À Table. S’il en reste un seul, ils gagnent !
       *[classic] vous gagnez tous. S’il en reste un seul, vous perdez tous !
    }
stakes-say-no-killing-card = Tout le monde le lira jusqu’à la fin du tour.
stakes-about = Tout le monde lira : { $card } est { $says ->
        [real] un Réel
       *[parasite] un Parasite
    }.{ $lie ->
        [yes] {" "}Vous savez que c’est un mensonge !
       *[no] {""}
    }
stakes-about-deck = Tout le monde lira : la prochaine Identité est { $says ->
        [real] un Réel
       *[parasite] un Parasite
    }.{ $lie ->
        [yes] {" "}Vous savez que c’est un mensonge !
       *[no] {""}
    }
stakes-about-two = { $says ->
        [one-real] Tout le monde lira : { $card } ou { $second_card }, l’un des deux est un Réel.
       *[rather] Tout le monde lira : plutôt tirer sur { $card } que sur { $second_card }.
    }
stakes-declare = { $needed ->
        [1] On révèle le centre aussitôt.
       *[other] { $needed } oui sur { $voters }, le vôtre compris : on révèle le centre.
    } Aucun Parasite : { $mode ->
        [advanced] À Table. S’il en reste un seul, ils gagnent !
       *[classic] vous gagnez tous. S’il en reste un seul, vous perdez tous !
    }
stakes-vote-yes = { $decides ->
        [yes] Votre oui suffit : on révèle le centre.
       *[no] { $needed } oui en tout : on révèle le centre.
    } Aucun Parasite : { $mode ->
        [advanced] À Table. S’il en reste un seul, ils gagnent !
       *[classic] vous gagnez tous. S’il en reste un seul, vous perdez tous !
    }
stakes-vote-no = { $decides ->
        [yes] Votre non suffit : la partie continue.
       *[no] La partie continue, sauf s’il y a { $needed } oui sans vous.
    }
stakes-enough = { $others ->
        [0] Le repas est fini aussitôt.
        [1] Si l’autre qui peut encore tirer est d’accord, le repas est fini.
       *[other] Si les { $others } autres qui peuvent encore tirer sont d’accord, le repas est fini.
    } Un Parasite à table : ils gagnent. Aucun : les Réels gagnent.
stakes-enough-yes = { $decides ->
        [yes] Votre oui suffit : le repas est fini.
       *[no] Si tout le monde est d’accord, le repas est fini.
    } Un Parasite à table : ils gagnent. Aucun : les Réels gagnent.
stakes-enough-no = Le repas continue : il faudrait l’accord de tous.

## Chances

chance-not-clean = { $count ->
        [1] Un Parasite au centre : { $characters }.
       *[other] Des Parasites au centre : { $characters }.
    }
chance-said-not-clean = { $count ->
        [1] On l’a dit Parasite : { $characters }.
       *[other] On les a dits Parasites : { $characters }.
    }
chance-clean = D’après ce qu’on a vu et dit, il n’y a aucun Parasite au centre.
chance-clean-perhaps = { $percent ->
        [0] Presque aucune chance que le centre soit propre.
       *[other] { $percent } % qu’il n’y ait aucun Parasite au centre.
    }
chance-unknown = { $parasites ->
        [0] Aucune des Identités qui vous sont inconnues n’est un Parasite.
       *[other] { $parasites } sur { $identities } qu’une Identité qui vous est inconnue soit un Parasite.
    }
chance-among = { $parasites ->
        [1] 1 Parasite parmi { $characters }.
       *[other] { $parasites } Parasites parmi { $characters }.
    }
chance-next = { $kind ->
        [real] La prochaine Identité du paquet est un Réel.
       *[parasite] La prochaine Identité du paquet est un Parasite.
    }
chance-said-next = { $kind ->
        [real] { $cast ->
            [you] Vous avez dit que la prochaine Identité du paquet est un Réel.
           *[other] { $seat } a dit que la prochaine Identité du paquet est un Réel.
        }
       *[parasite] { $cast ->
            [you] Vous avez dit que la prochaine Identité du paquet est un Parasite.
           *[other] { $seat } a dit que la prochaine Identité du paquet est un Parasite.
        }
    }
chance-friend = { $percent } % que { $card }, l’ami de { $owner }, soit un Parasite.

## Conseils

hint-shoot = { $percent ->
        [100] { $card } est à coup sûr un Parasite.
        [0] { $card } est à coup sûr un Réel.
       *[other] { $card } est un Parasite à environ { $percent } %, d’après ce qu’on a vu et dit.
    }
hint-shoot-at-dinner = { $side ->
        [parasite] Vous êtes un Parasite : tirer ne sert qu’à paraître honnête.
       *[real] { $percent ->
            [100] { $owner } est à coup sûr un Parasite.
            [0] { $owner } est à coup sûr un Réel.
           *[other] { $owner } est un Parasite à environ { $percent } %, d’après ce qui s’est dit et fait.
        }
    }
hint-hold-fire = { $side ->
        [parasite] Vous êtes un Parasite : si personne ne tire, vous gagnez.
       *[real] Les autres sont tous des Réels à environ { $percent } %, et un tir raté fait perdre aussitôt.
    }
hint-lay-shoot = { $percent ->
        [100] On peut tirer sur { $card }, à coup sûr un Parasite.
       *[other] Parmi ses cibles, { $card } est le Parasite le plus probable : environ { $percent } %.
    }
hint-lay-look = { $percent ->
        [100] On sait déjà tout de ceux qu’elle peut regarder.
        [0] On sait déjà tout de ceux qu’elle peut regarder.
       *[other] { $card } est un Parasite à environ { $percent } % : un regard le confirmerait.
    }
hint-lay-peek = Vous saurez alors qui est vraiment le prochain arrivant.
hint-lay-rest = Vos autres cartes risquent plus ce tour-ci, ou aident moins.
hint-look = { $percent ->
        [100] { $card } est à coup sûr un Parasite ; il n’y a plus rien à découvrir.
        [0] { $card } est à coup sûr un Réel ; il n’y a plus rien à découvrir.
       *[other] { $card } est un Parasite à environ { $percent } % : autant en avoir le cœur net.
    }
hint-nothing-new = Vous ne savez encore rien qui puisse aider les autres.
hint-about = { $percent ->
        [100] { $card } est à coup sûr un Parasite.
        [0] { $card } est à coup sûr un Réel.
       *[other] { $card } est un Parasite à environ { $percent } %, d’après ce qu’on a vu et dit.
    }
hint-tell = Les autres ne savent pas ce que vous avez vu : dites-le.
hint-mislead = Un Parasite a intérêt à se faire entendre, vrai ou faux.
hint-stop = { $side ->
        [parasite] Vous êtes un Parasite : s’il en reste un au centre, ce vote vous fait gagner.
       *[real] { $percent ->
            [100] Le centre est propre, à coup sûr.
            [0] Il reste à coup sûr un Parasite au centre.
           *[other] Le centre est propre à environ { $percent } %.
        }
    }
hint-go-on = { $side ->
        [parasite] Vous êtes un Parasite : plus ça dure, plus les autres peuvent se tromper.
       *[real] { $percent ->
            [100] Le centre est propre à coup sûr, mais rien ne presse.
            [0] Il reste à coup sûr un Parasite au centre : on continue.
           *[other] Le centre n’est propre qu’à environ { $percent } % : mieux vaut continuer.
        }
    }
hint-enough = { $side ->
        [parasite] Vous êtes un Parasite : si le repas finit maintenant, vous gagnez.
       *[real] Les autres sont tous des Réels à environ { $percent } %.
    }
hint-dinner-goes-on = { $side ->
        [parasite] Vous êtes un Parasite, et un non bien placé a l’air honnête.
       *[real] Les autres ne sont tous des Réels qu’à environ { $percent } % : mieux vaut continuer.
    }
hint-give = { $cast ->
        [to-you] Personne n’a moins de cartes que vous.
       *[other] Personne n’a moins de cartes que { $target }.
    }

# What a learner says of its move to the others.
aloud-shoot = { $percent ->
    [100] { $card } : un Parasite, c’est sûr.
    [0] { $card } est un Réel, je sais.
   *[other] { $card } : un Parasite, à { $percent } % à peu près.
}

## Refus

refused-you-do-not-hold-that-card = { $hand ->
        [0] Vous n’avez aucune carte Action à poser ce tour-ci. Vous pouvez quand même parler.
       *[other] Vous n’avez pas « { $card } » en main. Posez une de vos cartes.
    }
refused-that-card-must-be-laid-first = Posez d’abord « { card-something-wrong } ». « { $card } » viendra à un tour suivant.
refused-you-have-laid-already = Votre carte est posée et elle y reste. Vous en poserez une autre au prochain tour.
refused-it-is-not-your-turn = { $phase ->
        [dinner] Ce n’est pas à vous. À Table, on tire à tour de rôle, à partir du Premier joueur.
       *[other] Ce n’est pas à vous. Vous choisissez quand votre propre carte est jouée ; d’ici là, vous pouvez parler.
    }
refused-you-are-asked-to-choose = Ici, il ne suffit pas de continuer : choisissez une des réponses proposées.
refused-nobody-speaks-up-now = Pas en plein milieu. Vous pourrez reprendre la parole dès que ce choix sera fait.
refused-that-one-cannot-be-chosen = Ce choix n’est pas possible maintenant. Prenez une des réponses proposées.
refused-speak-up-first = Choisissez d’abord « { option-speak } » : vous pourrez le dire ensuite.
refused-that-belongs-to-another-phase = { $moment ->
        [speaking] Finissez d’abord ce que vous vouliez dire, ou choisissez « { option-never-mind } ».{ $mode ->
            [advanced] {" "}(On ne met fin au repas que pendant le repas.)
           *[classic] {""}
        }
        [speaking-at-dinner] À Table, il n’y a plus ni cartes ni paquet : parlez des amis des joueurs.
        [vote] D’abord le vote : dites si vous êtes d’accord.
        [lay] { $deed ->
            [shoot] Tirer, c’est
            [look] Regarder, c’est
            [turn-up] Révéler, c’est
           *[other] C’est
        } pour plus tard dans le tour : maintenant, tout le monde pose une carte face cachée. Ensuite on les retourne et on les joue une à une.
        [own-card] C’est le moment de votre carte « { $played } », qui demande autre chose. Vous poserez la suivante au prochain tour.
        [act] On joue les cartes de ce tour. Vous poserez la suivante au début du prochain.
        [end] Ce tour s’achève. On posera et jouera de nouvelles cartes au prochain.
        [dinner] À Table, plus de cartes. À votre tour, vous tirez sur l’ami de quelqu’un, ou vous ne tirez pas.
       *[none] Pas maintenant : ça vient à un autre moment du tour.
    }
refused-not-in-play = { $card } n’est plus sur la table, ou pas encore. Choisissez un Personnage qui y est.
refused-only-the-first-player-shoots-him = { $phase ->
        [dinner] Seul le Premier joueur peut tirer sur { $card }. Choisissez quelqu’un d’autre.
       *[other] Seul le Premier joueur peut tirer sur { $card }. Choisissez quelqu’un d’autre ; vous serez bientôt Premier joueur.
    }
refused-only-the-last-player-shoots-him = { $phase ->
        [dinner] Seul le joueur à droite du Premier joueur peut tirer sur { $card }. Choisissez quelqu’un d’autre.
       *[other] Seul le joueur à droite du Premier joueur peut tirer sur { $card }. Choisissez quelqu’un d’autre ; à un autre tour, ce sera vous.
    }
refused-nobody-shoots-their-own-friend = On ne tire pas sur son meilleur ami : seuls les autres peuvent viser { $card }. Choisissez quelqu’un d’autre.
refused-the-card-has-another-colour = { $colour ->
        [red] « { $played } » ne touche que les Personnages rouges, pas { $card }. Choisissez parmi les rouges.
        [blue] « { $played } » ne touche que les Personnages bleus, pas { $card }. Choisissez parmi les bleus.
        [green] « { $played } » ne touche que les Personnages verts, pas { $card }. Choisissez parmi les verts.
       *[none] { $card } n’est pas de la couleur choisie. Prenez un Personnage de cette couleur.
    }
refused-not-the-same-character-twice = Vous venez de choisir { $card }. Prenez un autre Personnage pour aller avec.
refused-his-identity-is-face-up = Tout le monde voit déjà l’Identité de { $card }. Choisissez-en une qui est face cachée.
refused-morty-cannot-look-at-him = Morty ne peut pas regarder l’Identité de { $card }, mais Summer le peut. Choisissez quelqu’un d’autre.
refused-you-know-your-own-friend = Vous connaissez déjà { $card }, votre ami. Gardez le regard de Morty pour quelqu’un d’autre.
refused-only-characters-in-the-centre = { $card } est l’ami d’un joueur, et cette carte n’en révèle pas. Choisissez un Personnage du centre.
refused-no-legal-target-of-that-colour = Dans cette couleur, vous ne pouvez tirer sur personne. Choisissez une autre couleur.
refused-another-player-must-be-chosen = Cette carte ne peut pas vous faire tirer vous-même. Choisissez quelqu’un d’autre.
refused-one-declaration-in-each-window = { $phase ->
        [lay] Vous avez déjà fait voter. Vous pourrez recommencer quand on aura retourné les cartes.
        [end] Vous avez déjà fait voter. Vous pourrez recommencer au prochain tour.
        [dinner] Vous avez déjà fait voter. Vous pourrez recommencer quand le suivant aura tiré, ou non.
       *[other] Vous avez déjà fait voter. Vous pourrez recommencer quand cette carte aura été jouée.
    }
refused-no-declaration-inside-an-effect = Attendez la fin de cette carte : juste après, vous pourrez faire voter.
refused-no-declaration-at-dinner = Le centre est déjà propre. À Table, on ne vote que pour finir le repas.
refused-you-do-not-know-that-to-be-true = { $mode ->
        [advanced] Ça ne se dit que de Personnages qui sont sur la table : choisissez parmi eux.
       *[classic] En mode classique, on ne dit que ce qu’on sait être vrai. Morty, Summer et Rick permettent de regarder d’abord.
    }
refused-nobody-says-they-are-a-parasite = Interdit de dire que vous êtes un Parasite. De votre ami, vous pouvez seulement dire « Réel ».
refused-you-have-said-so-already = Vous l’avez déjà dit, et ça compte toujours. Dites autre chose, ou parlez de quelqu’un d’autre.
refused-only-players-friends-at-dinner = À Table, il ne s’agit que des amis des joueurs, et { $card } n’en est pas un. Choisissez l’un d’eux.
refused-you-may-not-shoot-any-more = Votre ami a péri à Table : vous ne tirez plus et ne votez plus. Vous pouvez encore parler.
refused-only-while-a-vote-is-on = Il n’y a pas de vote en cours. Vous voterez quand quelqu’un fera voter.

## Ce qui arrive

event-dealt-friend = { $cast ->
        [you] Votre meilleur ami est { $card } ({ $cards }).
       *[other] Le meilleur ami de { $seat } est { $card }.
    }
    .each = { $seat } ({ $card })
    .together = { $cast ->
        [you] Vos meilleurs amis : { $list }.
       *[other] Amis pour la vie : { $list }.
    }
event-first-player = { $cast ->
        [you] Le Premier joueur, c’est vous.
       *[other] Le Premier joueur, c’est { $seat }.
    }
event-round = { $cast ->
        [you] Tour { $round } : le Premier joueur, c’est vous.
       *[other] Tour { $round } : le Premier joueur, c’est { $seat }.
    }
    .weight = slight
event-last-round = Le tour { $round } est le dernier.
    .weight = grave
event-laid = { $cast ->
        [you] Vous posez { $kind ->
            [unseen] une carte
           *[other] « { $cards } »
        } face cachée.
       *[other] { $seat } pose une carte face cachée.
    }
    .each = { $cast ->
        [you] « { $cards } »
       *[other] { $seat }
    }
    .together = { $cast ->
        [you] Vous posez { $list } face cachée.
       *[other] Une carte face cachée : { $list }.
    }
    .with = { $sentence } { $asides }{ $times ->
        [one] .
       *[other] {" "}chacun.
    }
    .weight = slight
event-dealt = { $cast ->
        [you] Vous recevez « { $cards } ».
       *[other] { $seat } reçoit une carte Action.
    }
    .each = { $cast ->
        [you] « { $cards } »
       *[other] { $seat }
    }
    .together = { $cast ->
        [you] Vous recevez { $list }.
       *[other] Cartes Action distribuées : { $list }.
    }
    .weight = slight
event-drew = { $cast ->
        [you] Vous piochez { $kind ->
            [unseen] une carte Action
           *[other] « { $cards } »
        }.
       *[other] { $seat } pioche { $kind ->
            [unseen] une carte Action
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
       *[other] { $kind ->
            [unseen] Cartes Action piochées : { $list }
           *[other] { $seat } pioche { $list }
        }.
    }
    .aside = { $cast ->
        [you] vous piochez { $list }
       *[other] { $kind ->
            [unseen] { $times ->
                [1] une carte piochée
               *[other] { $times } cartes piochées
            }
           *[other] { $list } en main
        }
    }
    .weight = slight
event-no-draw = { $cast ->
        [you] Plus de carte Action pour vous.
       *[other] Plus de carte Action pour { $seat }.
    }
event-reshuffled = Les cartes Action défaussées forment un nouveau paquet.
    .weight = slight
event-turned-up = { $cast ->
        [you] Vous montrez « { $card } ».
       *[other] { $seat } montre « { $card } ».
    }
    .each = { $seat } « { $card } »
    .together = Cartes sur table : { $list }.
event-copied = { $cast ->
        [you] « Moi aussi » : vous copiez « { $card } ».
       *[other] « Moi aussi » : { $seat } copie « { $card } ».
    }
event-nothing = { $cast ->
        [you] Votre carte « { $card } » n’a personne à viser : rien ne se passe.
       *[other] La carte « { $card } » de { $seat } n’a personne à viser : rien ne se passe.
    }
event-nothing-to-copy = { $cast ->
        [you] Votre « Moi aussi » n’a rien à copier.
       *[other] Le « Moi aussi » de { $seat } n’a rien à copier.
    }
event-looked-at-deck = { $cast ->
        [you] Vous regardez la prochaine Identité : { $kind ->
            [unseen] c’est oublié
           *[other] { $cards }
        }.
       *[other] { $seat } regarde la prochaine Identité du paquet.
    }
event-pointed-at = { $cast ->
        [you] Vous désignez d’abord { $card }.
       *[other] { $seat } désigne d’abord { $card }.
    }
    .weight = slight
event-looked-again = { $cast ->
        [you] Vous regardez à nouveau l’Identité de votre ami { $card } : { $kind ->
            [unseen] c’est oublié
            [real] c’est un Réel, et vous aussi
           *[parasite] c’est un Parasite, et vous aussi
        }.
       *[other] { $seat } regarde à nouveau l’Identité de son ami { $card }.
    }
event-looked = { $cast ->
        [you] Vous regardez l’Identité de { $card } : { $kind ->
            [unseen] c’est oublié
           *[other] { $cards }
        }.
       *[other] { $seat } regarde l’Identité de { $card }.
    }
    .each = { $cast ->
        [you] { $card } ({ $kind ->
            [unseen] oublié
           *[other] { $cards }
        })
       *[other] { $card }
    }
    .together = { $cast ->
        [you] Vous regardez les Identités : { $list }.
       *[other] { $seat } regarde les Identités : { $list }.
    }
    .with = { $sentence } { $asides }.
event-shuffled-two = { $cast ->
        [you] Vous mélangez les Identités de { $card } et de { $second_card }.
       *[other] { $seat } mélange les Identités de { $card } et de { $second_card }.
    }
    .aside = on mélange les deux
event-shuffled-all = { $cast ->
        [you] Votre carte « { $card } » mélange { $count } Identités.
       *[other] La carte « { $card } » de { $seat } mélange { $count } Identités.
    }
event-not-shuffled = { $cast ->
        [you] Votre carte « { $card } » n’a rien à mélanger.
       *[other] La carte « { $card } » de { $seat } n’a rien à mélanger.
    }
    .aside = on ne mélange rien
event-gave = { $cast ->
        [you] Vous faites piocher { $target }.
        [you-self] La carte est pour vous.
        [to-you] { $seat } vous fait piocher.
        [self] { $seat } garde la carte.
       *[other] { $seat } fait piocher { $target }.
    }
    .with = { $sentence } { $asides }.
event-exposed = { $cast ->
        [you] Vous révélez pour de bon { $card } : { $cards }.
       *[other] { $seat } révèle pour de bon { $card } : { $cards }.
    }
    .weight = grave
event-chose-colour = { $cast ->
        [you] « Pétasse de grande sœur » : vous choisissez { $colour ->
            [red] le rouge
            [blue] le bleu
           *[green] le vert
        }.
       *[other] « Pétasse de grande sœur » : { $seat } choisit { $colour ->
            [red] le rouge
            [blue] le bleu
           *[green] le vert
        }.
    }
    .weight = slight
event-forced = { $cast ->
        [you] Vous obligez { $target } à tirer.
        [to-you] { $seat } vous oblige à tirer !
       *[other] { $seat } oblige { $target } à tirer.
    }
event-shot = { $cast ->
        [you] Vous tirez sur { $card } : { $kind ->
            [real] un Réel !
           *[parasite] un Parasite.
        }
       *[other] { $seat } tire sur { $card } : { $kind ->
            [real] un Réel !
           *[parasite] un Parasite.
        }
    }
    .with = { $sentence } { $asides }.
    .weight = grave
event-shot-friend = { $cast ->
        [you] Vous tirez sur { $card }, l’ami de { $target } : { $kind ->
            [real] un Réel !
           *[parasite] un Parasite.
        }
        [to-you] { $seat } tire sur { $card }, votre meilleur ami : { $kind ->
            [real] un Réel !
           *[parasite] un Parasite.
        }
       *[other] { $seat } tire sur { $card }, l’ami de { $target } : { $kind ->
            [real] un Réel !
           *[parasite] un Parasite.
        }
    }
    .with = { $sentence } { $asides }.
    .weight = grave
event-dented = { $cast ->
        [you] Vous tirez sur { $card } : clang ! Rien qu’une bosse.
       *[other] { $seat } tire sur { $card } : clang ! Rien qu’une bosse.
    }
event-exterminated = Adieu, { $card }.
    .aside = extermination
event-failed = { $card } était un Réel : échec { $fails }.
    .aside = échec { $fails }
event-lost-card = { $cast ->
        [you] Vous perdez une carte au hasard : « { $cards } ».
       *[other] { $seat } perd une carte au hasard : « { $cards } ».
    }
    .aside = « { $cards } » au rebut
event-no-penalty = { $cast ->
        [you] Pas de pénalité pour vous.
       *[other] Pas de pénalité pour { $seat }.
    }
    .aside = sans pénalité
event-bounty-paid = { $cast ->
        [you] { $card } vous laisse une prime.
       *[other] { $card } laisse une prime à { $seat }.
    }
    .aside = une prime
event-set-out = { $card } est au centre (emplacement { $place }).
    .each = { $card }
    .together = Au centre : { $list }.
event-arrived = { $card } débarque (emplacement { $place }). { $text }.
event-no-arrival = Plus personne ne débarque : il n’y a plus de Personnages.
event-freed = { $cast ->
        [you] Adieu Parasite : vous voilà du côté des Réels.
       *[other] { $seat } n’a plus de Parasite et passe du côté des Réels.
    }
event-new-friend = { $cast ->
        [you] Votre nouveau meilleur ami est { $card }{ $kind ->
            [unseen] {""}
           *[other] {" "}({ $cards })
        }.
       *[other] Le nouveau meilleur ami de { $seat } est { $card }.
    }
event-no-friend = { $cast ->
        [you] Plus de nouvel ami pour vous : vous voilà du côté des Réels.
       *[other] Plus de nouvel ami pour { $seat }, qui passe du côté des Réels.
    }
event-waiting-to-draw = { $cast ->
        [you] { $in_vain ->
            [yes] Votre Mr. Poopybutthole arrive trop tard : on a déjà tiré.
           *[no] Votre Mr. Poopybutthole espère un tour sans coup de feu.
        }
       *[other] { $in_vain ->
            [yes] Le Mr. Poopybutthole de { $seat } arrive trop tard : on a déjà tiré.
           *[no] Le Mr. Poopybutthole de { $seat } espère un tour sans coup de feu.
        }
    }
event-quiet-round = « { card-poopybutthole } » : pas un coup de feu de tout le tour, tout le monde pioche.
event-loud-round = On a tiré : Mr. Poopybutthole ne donne pas de carte.
event-declared = { $cast ->
        [you] Vous faites voter : « Il ne reste aucun Parasite au centre ! »
       *[other] { $seat } fait voter : « Il ne reste aucun Parasite au centre ! »
    }
    .weight = grave
event-called-enough = { $cast ->
        [you] Vous dites : « Le repas est fini ! »
       *[other] { $seat } dit : « Le repas est fini ! »
    }
event-voted = { $cast ->
        [you] Vous votez { $vote ->
            [agree] oui
           *[disagree] non
        }.
       *[other] { $seat } vote { $vote ->
            [agree] oui
           *[disagree] non
        }.
    }
    .each = { $seat } { $vote ->
            [agree] oui
           *[disagree] non
        }
    .together = Les votes : { $list }.
event-carried = Adopté, { $votes } voix sur { $seats }.
event-not-carried = Rejeté, { $votes } voix sur { $seats }.
event-said-real = { $cast ->
        [you] Vous dites : « { $card } est un Réel. »
       *[other] { $seat } dit : « { $card } est un Réel. »
    }
event-said-parasite = { $cast ->
        [you] Vous dites : « { $card } est un Parasite. »
       *[other] { $seat } dit : « { $card } est un Parasite. »
    }
event-said-next-real = { $cast ->
        [you] Vous dites : « La prochaine Identité est un Réel. »
       *[other] { $seat } dit : « La prochaine Identité est un Réel. »
    }
event-said-next-parasite = { $cast ->
        [you] Vous dites : « La prochaine Identité est un Parasite. »
       *[other] { $seat } dit : « La prochaine Identité est un Parasite. »
    }
event-said-one-real = { $cast ->
        [you] Vous dites : « { $card } ou { $second_card }, l’un au moins est un Réel. »
       *[other] { $seat } dit : « { $card } ou { $second_card }, l’un au moins est un Réel. »
    }
event-said-no-killing-card = { $cast ->
        [you] Vous dites : « Je ne peux tuer personne ce tour-ci. »
       *[other] { $seat } dit : « Je ne peux tuer personne ce tour-ci. »
    }
event-said-rather = { $cast ->
        [you] Vous dites : « Plutôt { $card } que { $second_card } ! »
       *[other] { $seat } dit : « Plutôt { $card } que { $second_card } ! »
    }
event-time-out = Le temps est écoulé.
event-revealed = { $card } était { $kind ->
        [real] un Réel
       *[parasite] un Parasite
    }.
    .each = { $card } ({ $cards })
    .together = La vérité sur le centre : { $list }.
event-revealed-friend = { $cast ->
        [you] Vous montrez { $card } : { $cards }.
       *[other] { $seat } montre { $card } : { $cards }.
    }
    .each = { $seat } ({ $cards })
    .together = Bas les masques : { $list }.
event-dinner = { $cast ->
        [you] Le centre est propre. À Table ! À vous le premier tir, si vous voulez.
       *[other] Le centre est propre. À Table ! À { $seat } le premier tir.
    }
    .weight = grave
event-held-fire = { $cast ->
        [you] Vous ne tirez pas.
       *[other] { $seat } ne tire pas.
    }
    .each = { $seat }
    .together = Pas de tir : { $list }.
    .weight = slight
event-lap-of-peace = Un tour de table sans un coup de feu : le repas est fini.
event-no-shot-left = Plus personne sur qui tirer : le repas est fini.
event-team-won = Il ne reste que des Réels : la famille est sauvée !
event-team-lost = La famille a perdu.
event-too-many-fails = { $cast ->
        [you] C’était le Réel de trop, et c’est vous qui avez tiré.
       *[other] C’était le Réel de trop, et c’est { $seat } qui a tiré.
    }
event-reals-won = Le camp des Réels gagne.
event-parasites-won = Les Parasites gagnent.
event-nobody-won = L’autre camp est vide : personne ne gagne.

## Résultats

result-no-parasite-left = { $cast ->
        [you] Vous gagnez tous ensemble : il ne reste aucun Parasite !
       *[other] Tout le monde gagne : il ne reste aucun Parasite.
    }
result-a-parasite-was-left = Tout le monde perd : tous les Parasites n’étaient pas abattus.
result-fourth-real-exterminated = Tout le monde perd : trop de Réels sont morts.
result-fourth-real-exterminated-by-a-real = { $cast ->
        [you] Vous gagnez avec les Parasites : un Réel a abattu le Réel de trop !
        [nobody] Personne ne gagne : un Réel a abattu le Réel de trop, et il n’y a pas de Parasite pour s’en réjouir.
       *[other] { $winners } { $count ->
            [one] gagne
           *[other] gagnent
        } avec les Parasites : un Réel a abattu le Réel de trop.
    }
result-fourth-real-exterminated-by-a-parasite = { $cast ->
        [you] Vous gagnez avec les Réels : un Parasite a abattu le Réel de trop !
        [nobody] Personne ne gagne : un Parasite a abattu le Réel de trop, et il ne reste pas de Réel.
       *[other] { $winners } { $count ->
            [one] gagne
           *[other] gagnent
        } avec les Réels : un Parasite a abattu le Réel de trop.
    }
result-a-parasite-was-left-in-the-centre = { $cast ->
        [you] Vous gagnez avec les Parasites : il en restait au centre !
        [nobody] Personne ne gagne : il restait un Parasite au centre.
       *[other] { $winners } { $count ->
            [one] gagne
           *[other] gagnent
        } avec les Parasites : il en restait au centre.
    }
result-a-real-was-shot-at-dinner = { $cast ->
        [you] Vous gagnez : l’autre camp a abattu un Réel à table !
        [nobody] Personne ne gagne : un Réel est tombé à table.
       *[other] { $winners } { $count ->
            [one] gagne
           *[other] gagnent
        } : l’autre camp a abattu un Réel à table.
    }
result-a-parasite-was-left-at-the-table = { $cast ->
        [you] Vous gagnez avec les Parasites : il en restait à table !
        [nobody] Personne ne gagne : il restait un Parasite à table.
       *[other] { $winners } { $count ->
            [one] gagne
           *[other] gagnent
        } avec les Parasites : il en restait à table.
    }
result-no-parasite-left-at-the-table = { $cast ->
        [you] Vous gagnez avec les Réels : il ne reste aucun Parasite à table !
        [nobody] Personne ne gagne : il ne reste ni Parasite à table, ni Réel.
       *[other] { $winners } { $count ->
            [one] gagne
           *[other] gagnent
        } avec les Réels : il ne reste aucun Parasite à table.
    }

## Options de la table

table-option-mode = le mode
table-option-mode-classic = classique : tous ensemble
table-option-mode-advanced = avancé : des camps secrets
table-option-majority = combien doivent croire qu’il ne reste aucun Parasite
table-option-majority-half = la moitié des joueurs
table-option-majority-strict = plus de la moitié
table-option-first = qui est Premier joueur au premier tour
table-option-first-random = au sort
table-option-first-0 = place 1
table-option-first-1 = place 2
table-option-first-2 = place 3
table-option-first-3 = place 4
table-option-first-4 = place 5
table-option-mercy = un joueur sans carte en pioche une et la joue
table-option-memory = les Identités que vous avez regardées
table-option-memory-kept = la table s’en souvient
table-option-memory-fleeting = à vous de vous en souvenir : on les cache à la fin du tour

## La table telle qu’on la dessine

rickall-round = tour { $round }
rickall-first-player = Premier joueur : { $who }
rickall-fails = échecs { $fails } sur { $most }
rickall-last-round = dernier tour
rickall-to-come = { $count } à venir
rickall-red = rouge
rickall-blue = bleu
rickall-green = vert
rickall-seen = vu : { $card }
rickall-claim = { $who } : { $card }
rickall-claims = On dit
rickall-claim-one-real = { $who } : { $card } ou { $second_card } est un Réel
rickall-claim-rather = { $who } : plutôt { $card } que { $second_card }
rickall-claim-no-killing-card = ne peut tuer personne
rickall-dented = bosse
rickall-empty = Le centre est vide.
rickall-next = Prochaine Identité
rickall-text = { $card } : { $rule }
rickall-fallen = a péri à Table
rickall-no-friend = sans ami
rickall-known = Vous savez aussi que sous { $among } il y a { $exact ->
        [yes] {""}
       *[no] au moins{" "}
    }{ $contents }.
rickall-known-friend = { $who ->
        [vous] votre ami
       *[other] l’ami de { $who }
    }
rickall-known-real = { $count ->
        [1] 1 Réel
       *[other] { $count } Réels
    }
rickall-known-parasite = { $count ->
        [1] 1 Parasite
       *[other] { $count } Parasites
    }
rickall-hand = Vos cartes Action
rickall-no-hand = Vous n’avez pas de carte Action.
help-key = shoot:moss-prince
rickall-legend = { $first } Premier joueur  { $back } face cachée  { $face } face visible  { $mark } a un texte  vu : pour vous seul  2 : Réel, c’est ce que dit le joueur 2

# What the legend says of the things on the table

about-player = Un joueur
    .text = L’insigne et le nom. Le jeton rond marque le Premier joueur, dont la carte est exécutée d’abord ; les autres suivent dans l’ordre indiqué.
    .clause = TR-4.5
about-first-player = Premier joueur
    .text = La carte de ce joueur est exécutée d’abord. Le jeton passe à gauche après chaque tour.
    .clause = TR-5.2
about-identity = Une Identité cachée
    .text = Réel ou Parasite. Trois sur quatre sont des Parasites. Ce que vous y voyez est pour vous seul ; vous pouvez le dire.
    .clause = TR-2.4
about-identity-deck = Le paquet Identité
    .text = La première va sous le prochain Personnage qui arrive.
    .clause = TR-2.8
about-deck = Le paquet Action
    .text = Qui a posé une carte en pioche une ici.
    .clause = TR-4.2
about-characters = Le paquet Personnage
    .text = Un nouveau Personnage arrive à la fin de chaque tour. Quand il n’en reste plus, le dernier tour commence.
    .clause = TR-5.4
about-discard = La défausse
    .text = Les cartes Action exécutées. On les mélange quand le paquet est vide.
    .clause = TR-5.1
about-parasites = Parasites exterminés
    .text = Les Identités des Parasites abattus.
    .clause = TR-6.5
about-box = Dans la boîte
    .text = Des Identités qui ne sont pas dans cette partie. Personne ne voit lesquelles.
    .clause = TR-1.4
about-fail = La pile d’échec
    .text = Les Personnages Réels abattus. Le quatrième met fin à la partie : tous perdent, ou en mode avancé le camp du tireur.
    .clause = TR-8.5
about-colour = Une couleur
    .text = Le nombre de Personnages de cette couleur en jeu. Une carte Action colorée ne touche que les Personnages de sa couleur.
    .clause = TR-3.2
about-round = Le tour
    .text = Chacun pose une carte, toutes sont retournées, et chacune est exécutée à partir du Premier joueur vers la gauche. Puis un Personnage arrive.
    .clause = TR-4.1
about-phase = Ce qui se passe
    .text = Poser une carte, exécuter les cartes, finir le tour. On peut prendre la parole à tout moment.
    .clause = TR-4.6
about-last-round = Le dernier tour
    .text = Il ne reste plus de Personnage à venir. Après ce tour, toutes les Identités du centre sont révélées.
    .clause = TR-5.5
about-shots = On a tiré
    .text = Un joueur a tiré ce tour-ci. Une carte qui attend un tour calme ne rapporte rien.
    .clause = TR-11.14
about-side = Un camp
    .text = En mode avancé, l’Identité de votre ami est votre camp. Réel : exterminez tous les Parasites. Parasite : faites-en survivre un. Gardez-le pour vous.
    .clause = TR-9.1
about-laid = La carte posée
    .text = La carte Action de ce tour, face cachée tant que tous n’ont pas posé.
    .clause = TR-4.3
about-hand = La main
    .text = Des cartes Action que seul leur propriétaire voit. On ne peut ni les montrer ni les nommer.
    .clause = TR-7.1
about-next = Une carte à venir
    .text = La carte piochée à la place de la carte posée.
    .clause = TR-4.2
about-sign = Ce que fait le joueur
    .text = Il choisit, agit, parle, vote, ou dit n’avoir aucune carte pour tuer.
    .clause = TR-7.2
about-claim = Une affirmation
    .text = Qui dit que cette Identité est Réelle ou Parasite. En mode classique, c’est vrai ; en mode avancé, ce peut être un mensonge.
    .clause = TR-7.3
about-group = Ce qu’on sait de plusieurs
    .text = Des Identités mélangées : la même lettre les marque, et la note dit ce qu’il y a parmi elles.
    .clause = TR-7.2

# What people ask, in their words: the search finds these answers

asked-end = quand finit la partie, fin de la partie, fin du jeu, terminé, durée
    .text = Quand une déclaration est acceptée, quand un quatrième Réel est abattu, ou quand il n’y a plus de Personnages.
    .clause = TR-8.1, TR-8.7, TR-8.5
asked-win = comment gagner, gagner, gagnant, victoire, but du jeu, objectif
    .text = Ensemble : déclarez qu’il n’y a plus de Parasite au centre, et ayez raison.
    .clause = TR-8.4, TR-1.7, TR-9.10
asked-tie = égalité, moitié, majorité, vote
    .text = La moitié des voix suffit, celle du déclarant comprise, sauf si la table en demande plus.
    .clause = TR-8.2, TR-Q1
asked-order = qui commence, premier joueur, ordre, jeton
    .text = Le Premier joueur, puis les autres vers la gauche. Le jeton passe après chaque tour.
    .clause = TR-4.4, TR-4.5, TR-5.2
asked-talk = parler, dire, raconter, puis-je dire, montrer mes cartes
    .text = Dites ce que vous avez vu des Identités ; ne montrez et ne nommez jamais les cartes de votre main.
    .clause = TR-7.1, TR-7.2, TR-7.3
asked-lie = mentir, mensonge, bluff, nier
    .text = Seulement en mode avancé.
    .clause = TR-7.9, TR-7.7
asked-fail = échec, erreur, réel abattu, combien de réels, perdre
    .text = Trois Réels peuvent mourir ; le quatrième met fin à la partie.
    .clause = TR-8.5, TR-6.6, TR-6.7
asked-declare = déclarer, déclaration, plus de parasite
    .text = À tout moment, en prenant la parole. La moitié des joueurs doit être d’accord.
    .clause = TR-8.1, TR-8.2, TR-Q17
asked-side = camp, camp secret, mon identité, ami, avancé
    .text = L’Identité de votre ami est votre camp ; il peut changer.
    .clause = TR-9.1, TR-9.2, TR-9.3

# Moments that are shown one after the other.

beat-round = Nouveau tour
beat-last-round = Dernier tour
beat-cards = Cartes sur table !
beat-nothing = Sans effet
beat-peek = Un regard sur une Identité
beat-peek-deck = Un regard sur la prochaine Identité
beat-shuffle = On mélange des Identités
beat-shuffle-two = On mélange deux Identités
beat-exposed = Une Identité est retournée
beat-gift = Une carte pour…
beat-waiting = La maison restera-t-elle calme ?
beat-quiet = Pas un seul tir
beat-forced = Tire à ma place !
beat-aim = En joue…
beat-dent = Juste une bosse
beat-shot = Le coup est parti…
beat-exterminated = Un Parasite de moins
beat-fail = Un Réel de perdu
beat-fourth = Un Réel de trop
beat-freed = Débarrassé du Parasite
beat-arrival = Quelqu’un débarque
beat-friend = Un nouveau meilleur ami
beat-claim = Prise de parole
beat-declared = « Il ne reste aucun Parasite ! »
beat-enough = « Fini de dîner ! »
beat-vote = Le vote
beat-time-out = Le temps est écoulé
beat-reveal = On retourne le centre
beat-sides = Chacun montre son ami
beat-dinner = À Table !
beat-held-fire = Pas de tir
beat-end = La fin

# L’histoire d’une partie finie.

series-parasites = Parasites exterminés
series-reals = Réels perdus
story-first-parasite = { $cast ->
        [you] Vous abattez { $card } : le premier Parasite.
       *[other] { $seat } abat { $card } : le premier Parasite.
    }
story-last-parasite = { $cast ->
        [you] Vous abattez { $card } : le dernier Parasite abattu.
       *[other] { $seat } abat { $card } : le dernier Parasite abattu.
    }
story-believed = { $cast ->
        [you] Vous croyez { $target } et abattez { $card } : un Parasite.
        [to-you] { $seat } vous croit et abat { $card } : un Parasite.
       *[other] { $seat } croit { $target } et abat { $card } : un Parasite.
    }
story-shot-real = { $cast ->
        [you] Vous abattez { $card }, un Réel.
       *[other] { $seat } abat { $card }, un Réel.
    }
story-declared = { $cast ->
        [you] Vous arrêtez tout : les masques tombent.
       *[other] { $seat } arrête tout : les masques tombent.
    }
story-outvoted = { $cast ->
        [you] Vous voulez tout arrêter, mais le vote vous donne tort.
       *[other] { $seat } veut tout arrêter, mais le vote lui donne tort.
    }
story-dinner = Plus de Parasite au centre : le dîner est servi.
story-parasites-left = { $count ->
        [one] Il restait un Parasite au centre : { $cards }.
       *[other] Il restait { $count } Parasites au centre : { $cards }.
    }
story-clean = Il ne restait aucun Parasite au centre.
story-side = { $cast ->
        [you] À la fin, vous étiez dans le camp { $side ->
            [real] des Réels
           *[parasite] des Parasites
        }, avec { $card }.
       *[other] À la fin, { $seat } était dans le camp { $side ->
            [real] des Réels
           *[parasite] des Parasites
        }, avec { $card }.
    }
story-lie = { $cast ->
        [you] Vous avez dit { $card } { $said ->
            [real] Réel, après avoir vu un Parasite
           *[parasite] Parasite, après avoir vu un Réel
        }.
       *[other] { $seat } a dit { $card } { $said ->
            [real] Réel, après avoir vu un Parasite
           *[parasite] Parasite, après avoir vu un Réel
        }.
    }
story-sharpshooter = Fine gâchette : { $count } Parasites exterminés.
story-trigger-happy = Gâchette facile : { $count } Réels abattus.
story-liar = Sans ciller : { $count } mensonges.
story-curious = De nature curieuse : { $count } coups d’œil sous une carte.
story-talker = Jamais à court de mots : { $count } affirmations.
