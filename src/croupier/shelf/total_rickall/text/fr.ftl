# Total Rickall en français.
#
# Les mêmes messages que dans en.ftl, qui dit ce que signifient les variables. Les noms des gens sont inconnus d'avance :
# aucune phrase n'accorde avec eux ni ne les fait précéder d'un mot qui s'élide. Il en va de même des Personnages.

game-title = Total Rickall
game-summary = La maison déborde de vieux amis, et la plupart n'ont jamais existé. Débusquez les Parasites, épargnez la famille.

## Phases

phase-lay = Choix
phase-act = Action
phase-end = Fin du tour
phase-dinner = À table

## Lieux

zone-hand = main
zone-laid = posée
zone-friend = meilleur ami
zone-secret = Identité secrète
zone-next = prochaine pioche
zone-action = pioche Action
zone-discard = défausse
zone-character = pioche Personnage
zone-identity = pioche Identité
zone-centre = centre
zone-under = sous le centre
zone-fail = échecs
zone-parasites = Parasites exterminés
zone-graveyard = Personnages disparus
zone-box = boîte

## Compteurs

counter-round = manche
counter-fails = échecs
counter-exterminated = Parasites exterminés
counter-characters-to-come = Personnages à venir

## Identités

card-real = Réel
    .text = Quelqu'un de la famille, pour de vrai
card-parasite = Parasite
    .text = Le doux souvenir de ce qui n'a jamais eu lieu

## Cartes Action

card-beth-red = Beth (rouge)
    .text = Tirez sur un Personnage rouge
card-beth-blue = Beth (bleue)
    .text = Tirez sur un Personnage bleu
card-beth-green = Beth (verte)
    .text = Tirez sur un Personnage vert
card-morty-red = Morty (rouge)
    .text = Pour vos seuls yeux : ce qu'il y a sous un Personnage rouge
card-morty-blue = Morty (bleu)
    .text = Pour vos seuls yeux : ce qu'il y a sous un Personnage bleu
card-morty-green = Morty (vert)
    .text = Pour vos seuls yeux : ce qu'il y a sous un Personnage vert
card-summer-red = Summer (rouge)
    .text = Pour vos seuls yeux : deux Identités rouges, mélangées ensuite
card-summer-blue = Summer (bleue)
    .text = Pour vos seuls yeux : deux Identités bleues, mélangées ensuite
card-summer-green = Summer (verte)
    .text = Pour vos seuls yeux : deux Identités vertes, mélangées ensuite
card-jerry-red = Jerry (rouge)
    .text = On mélange les Identités rouges ; puis la personne de votre choix pioche
card-jerry-blue = Jerry (bleu)
    .text = On mélange les Identités bleues ; puis la personne de votre choix pioche
card-jerry-green = Jerry (vert)
    .text = On mélange les Identités vertes ; puis la personne de votre choix pioche
card-fifteen-years-red = J'te connais depuis 15 piges (rouge)
    .short = 15 piges (rouge)
    .text = Retournez pour de bon une Identité rouge du centre
card-fifteen-years-blue = J'te connais depuis 15 piges (bleue)
    .short = 15 piges (bleue)
    .text = Retournez pour de bon une Identité bleue du centre
card-fifteen-years-green = J'te connais depuis 15 piges (verte)
    .short = 15 piges (verte)
    .text = Retournez pour de bon une Identité verte du centre
card-rick = Rick
    .text = Pour vos seuls yeux : la prochaine Identité de la pioche
card-something-wrong = Y'a quelque chose qui va pas, Beth ?
    .short = Ça va pas, Beth ?
    .text = Passe avant vos autres cartes. Tirez sur qui vous voulez
card-ten-minutes = J'ai voulu tirer sur Summer il y a 10 minutes
    .short = Il y a 10 minutes
    .text = Tirez sur qui vous voulez ; si c'est un Réel, ni carte perdue ni arrivée
card-big-sister = Pétasse de grande sœur
    .text = Choisissez une couleur et tirez sur deux de ses Personnages
card-not-kill-me = Tu vas pas me tuer
    .short = Tu vas pas me tuer
    .text = Quelqu'un d'autre, à votre choix, doit tirer
card-me-too = Moi aussi
    .text = Faites ce que fait la carte posée à votre droite
card-poopybutthole = Mr. Poopybutthole
    .text = Si personne ne tire pendant ce tour, tout le monde pioche

## Personnages

card-pencilvester = Pencilvester
    .rule = seul le Premier joueur peut tirer sur lui
    .text = Rouge : { card-pencilvester.rule }
card-lobster-lawyer = Maître Homard
    .rule = une carte à qui l'abat, si c'était un Parasite
    .text = Rouge : { card-lobster-lawyer.rule }
card-grandma-turbo = Mamie Turbo
    .text = Rouge : jure qu'elle a couru le cross de l'école à votre place
card-captain-casserole = Capitaine Gratin
    .text = Rouge : règne d'une main ferme sur les restes
card-aunt-origami = Tante Origami
    .text = Rouge : plie, mais avec élégance
card-the-polite-volcano = Le Volcan poli
    .text = Rouge : frappe toujours avant d'entrer en éruption
card-sergeant-bagpipe = Sergent Cornemuse
    .text = Rouge : du vent, mais au garde-à-vous
card-disco-badger = Blaireau disco
    .text = Rouge : nocturne par profession
card-sleepy-gary = Gary le fatigué
    .rule = seule la personne qui joue en dernier, à droite du Premier joueur, peut tirer sur lui
    .text = Bleu : { card-sleepy-gary.rule }
card-baby-wizard = Bébé sorcier
    .rule = Morty ne peut pas regarder dessous
    .text = Bleu : { card-baby-wizard.rule }
card-the-twin = Le Jumeau (tout seul)
    .text = Bleu : demandez-lui où est l'autre
card-professor-snowglobe = Professeur Boule-à-neige
    .text = Bleu : un rien le secoue
card-melancholy-balloon = Ballon mélancolique
    .text = Bleu : sa vie ne tient qu'à un fil, et il en parle
card-count-laundry = Comte Lessive
    .text = Bleu : des siècles d'âge, et pas un pli
card-uncle-periscope = Tonton Périscope
    .text = Bleu : vous a vus de sous la table
card-admiral-custard = Amiral Flan
    .text = Bleu : tremble avec son navire
card-amish-cyborg = Cyborg amish
    .rule = le premier tir ne lui fait qu'une bosse
    .text = Vert : { card-amish-cyborg.rule }
card-frog-notary = Grenouille notaire
    .rule = ni Jerry ni Summer ne mélangent son Identité
    .text = Verte : { card-frog-notary.rule }
card-walking-doorbell = Sonnette à pattes
    .text = Verte : à vous de dire « ding »
card-cactus-cousin = Cousin Cactus
    .text = Vert : adore les embrassades, lui
card-moss-prince = Prince Mousse
    .text = Vert : héritier du côté nord d'un caillou
card-miss-accordion-neck = Miss Cou-d'accordéon
    .text = Verte : s'étire pour entendre les ragots
card-broccoli-viking = Viking brocoli
    .text = Vert : n'a jamais pillé que le frigo
card-pen-pal-yeti = Yéti correspondant
    .text = Vert : belle écriture, pieds énormes

## Questions

decision-listen = { $phase ->
        [lay] Les autres choisissent encore. Quelque chose à dire ?
        [end] Le tour va finir. Quelque chose à dire ?
        [dinner] { $actor } peut tirer. Quelque chose à dire ?
       *[other] Ensuite : { $actor }, avec « { $kind ->
            [none] Moi aussi
           *[other] { $card }
        } ». Quelque chose à dire ?
    }
decision-lay = Quelle carte posez-vous face cachée ?
decision-shoot = { $kind ->
        [not-kill-me] « { $card } » vous oblige à tirer. Sur qui ?
       *[other] { $picked ->
            [none] « { $card } » : sur qui tirez-vous ?
           *[other] « { $card } », second tir : sur qui tirez-vous ?
        }
    }
decision-look = « { $card } » : sous quel Personnage regardez-vous ?
decision-look-again = « { $card } » : et sous quel autre ?
decision-turn-up = « { $card } » : quelle Identité retournez-vous pour de bon ?
decision-resolve = { $kind ->
        [none] « Moi aussi » n'a rien à copier. On continue ?
       *[other] { $outlook ->
            [nobody] « { $card } » ne trouve personne à viser : il ne se passera rien. On continue ?
            [empty-deck] « { $card } » ne trouve pas d'Identité dans la pioche : il ne se passera rien. On continue ?
            [look-at-one] « { $card } » ne trouve qu'une Identité : vous la regardez, et on ne mélange rien. On continue ?
            [look-at-two] « { $card } » : vous regardez deux Identités, mais l'une d'elles ne se mélange jamais. On continue ?
            [only-draw] « { $card } » n'a rien à mélanger ; vous choisissez seulement qui pioche. On continue ?
            [in-vain] « { $card } » : on a déjà tiré, personne ne piochera. On continue ?
           *[none] À vous : « { $card } ». { $text }. On continue ?
        }
    }
decision-colour = « { $card } » : dans quelle couleur tirez-vous ?
decision-force = « { $card } » : qui doit tirer ?
decision-give = « { $card } » : qui pioche une carte ?
decision-end-round = Toutes les cartes sont résolues. Terminez-vous le tour ?
decision-dinner = À table ! Tirez-vous ?
decision-speak = Que dites-vous ?
decision-about = { $say ->
        [real] « C'est un Réel » : de qui parlez-vous ?
        [parasite] « C'est un Parasite » : de qui parlez-vous ?
        [one-real] « L'un de ces deux est un Réel » : qui est l'un des deux ?
       *[rather] « Plutôt tirer sur… » : sur qui ?
    }
decision-rather-than = { $say ->
        [one-real] « L'un de ces deux est un Réel » : et qui est l'autre ?
       *[rather] « Plutôt tirer sur le premier que sur… » : qui épargner ?
    }
decision-vote = { $vote_called_by } : « Il ne reste aucun Parasite au centre ! » Avec { $votes_needed } voix, celle de { $vote_called_by } comprise, on retourne le centre, et le moindre Parasite y gagne. Êtes-vous d'accord ?
decision-enough = { $vote_called_by } : « Assez ! » Toutes les personnes qui peuvent encore tirer doivent être d'accord : le repas est-il fini, sans Parasite à table ?

## Réponses

option-pass = Continuer
option-speak = Prendre la parole
option-lay = { $card }
option-shoot = { $whose ->
        [nobody] Tirer sur { $card }
        [you] Tirer sur { $card }, chez vous
       *[other] Tirer sur { $card }, chez { $owner }
    }
option-look = { $whose ->
        [nobody] { $card }
        [you] { $card }, chez vous
       *[other] { $card }, chez { $owner }
    }
option-turn-up = { $card }
option-colour = { $word ->
        [red] Ce sera rouge
        [blue] Ce sera bleu
       *[green] Ce sera vert
    }
option-force = { $who }
option-give = { $cast ->
        [you] Vous-même
       *[other] { $who }
    }
option-resolve = Continuer
option-end-round = Terminer le tour
option-hold-fire = Ne pas tirer
option-declare = Déclarer le centre sans Parasite (vote)
option-enough = Demander la fin du repas (vote)
option-say-real = « C'est un Réel »
option-say-parasite = « C'est un Parasite »
option-say-one-real = « L'un de ces deux est un Réel »
option-say-no-killing-card = « Je n'ai rien qui tue »
option-say-rather = « Plutôt tirer sur le premier que sur le second »
option-about = { $whose ->
        [nobody] { $card }
        [you] { $card }, chez vous
       *[other] { $card }, chez { $owner }
    }
option-about-deck = La prochaine Identité de la pioche
option-never-mind = Ne rien dire, finalement
option-agree = { $decision ->
        [enough] Oui : cela suffit
       *[other] Oui : retournons le centre
    }
option-disagree = Non : on continue

## Refus

refused-you-do-not-hold-that-card = Vous n'avez pas cette carte.
refused-that-card-must-be-laid-first = « { card-something-wrong } » passe d'abord.
refused-you-have-laid-already = Vous avez posé votre carte ; elle y reste.
refused-it-is-not-your-turn = Ce n'est pas à vous.
refused-you-are-asked-to-choose = On vous demande de choisir.
refused-nobody-speaks-up-now = Personne ne prend la parole maintenant.
refused-that-one-cannot-be-chosen = Ce choix-là n'est pas possible.
refused-speak-up-first = Prenez d'abord la parole ; vous pourrez le dire ensuite.
refused-that-belongs-to-another-phase = Cela se fait pendant une autre phase.
refused-not-in-play = Ce Personnage n'est pas en jeu.
refused-only-the-first-player-shoots-him = Seul le Premier joueur peut tirer sur lui.
refused-only-the-last-player-shoots-him = Seul le joueur à droite du Premier joueur peut tirer sur lui.
refused-nobody-shoots-their-own-friend = On ne tire pas sur son meilleur ami.
refused-the-card-has-another-colour = La carte est d'une autre couleur.
refused-not-the-same-character-twice = Pas deux fois le même Personnage.
refused-his-identity-is-face-up = Cette Identité est face visible, tout le monde la voit.
refused-morty-cannot-look-at-him = Morty ne peut pas regarder sous celui-là.
refused-you-know-your-own-friend = Cette Identité est la vôtre, vous la connaissez.
refused-only-characters-in-the-centre = Seulement un Personnage du centre.
refused-no-legal-target-of-that-colour = Dans cette couleur, il n'y a personne sur qui tirer.
refused-another-player-must-be-chosen = Il faut choisir quelqu'un d'autre.
refused-one-declaration-in-each-window = Vous avez déjà fait une déclaration ; attendez le prochain effet.
refused-no-declaration-inside-an-effect = On ne déclare rien au milieu d'un effet.
refused-no-declaration-at-dinner = On ne déclare rien à table.
refused-you-do-not-know-that-to-be-true = Vous ne savez pas si c'est vrai.
refused-nobody-says-they-are-a-parasite = Personne n'a le droit de se dire Parasite.
refused-you-have-said-so-already = Vous l'avez déjà dit.
refused-only-players-friends-at-dinner = À table, on ne tire que sur les amis des joueurs.
refused-you-may-not-shoot-any-more = Vous ne pouvez plus tirer.
refused-only-while-a-vote-is-on = Il n'y a pas de vote en cours.

## Ce qui arrive

event-dealt-friend = { $cast ->
        [you] Amis pour la vie : vous et { $card } ({ $cards }).
       *[other] Amis pour la vie : { $seat } et { $card }.
    }
    .each = { $seat } ({ $card })
    .together = { $cast ->
        [you] Vos meilleurs amis : { $list }.
       *[other] Amis pour la vie : { $list }.
    }
event-first-player = { $cast ->
        [you] Le Premier joueur, c'est vous.
       *[other] Premier joueur : { $seat }.
    }
event-round = { $cast ->
        [you] Tour { $round } : le Premier joueur, c'est vous.
       *[other] Tour { $round } : Premier joueur, { $seat }.
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
       *[other] On distribue des cartes Action : { $list }.
    }
    .weight = slight
event-drew = { $cast ->
        [you] Vous piochez { $kind ->
            [unseen] une carte Action
           *[other] « { $cards } »
        }.
       *[other] { $seat } pioche une carte Action.
    }
    .each = { $cast ->
        [you] { $kind ->
            [unseen] une carte
           *[other] « { $cards } »
        }
       *[other] { $seat }
    }
    .together = { $cast ->
        [you] Vous piochez { $list }.
       *[other] On pioche des cartes Action : { $list }.
    }
    .aside = { $cast ->
        [you] pioche de { $list }
       *[other] { $times ->
            [1] pioche d'une carte
           *[other] pioche de { $times } cartes
        }
    }
    .weight = slight
event-no-draw = { $cast ->
        [you] Il ne reste pas de carte Action pour vous.
       *[other] Il ne reste pas de carte Action pour { $seat }.
    }
event-reshuffled = Les cartes Action défaussées forment une nouvelle pioche.
    .weight = slight
event-turned-up = { $cast ->
        [you] Vous retournez « { $card } ».
       *[other] { $seat } retourne « { $card } ».
    }
    .each = { $seat } « { $card } »
    .together = On retourne les cartes : { $list }.
event-copied = { $cast ->
        [you] « Moi aussi » : vous copiez « { $card } ».
       *[other] « Moi aussi » : { $seat } copie « { $card } ».
    }
event-nothing = { $cast ->
        [you] Votre « { $card } » ne trouve personne : rien ne se passe.
       *[other] { $seat } : « { $card } » ne trouve personne, et rien ne se passe.
    }
event-nothing-to-copy = { $cast ->
        [you] Votre « Moi aussi » n'a rien à copier.
       *[other] { $seat } : « Moi aussi » n'a rien à copier.
    }
event-looked-at-deck = { $cast ->
        [you] Vous regardez la prochaine Identité : { $kind ->
            [unseen] c'est oublié
           *[other] { $cards }
        }.
       *[other] { $seat } regarde la prochaine Identité de la pioche.
    }
event-pointed-at = { $cast ->
        [you] Vous désignez d'abord { $card }.
       *[other] { $seat } désigne d'abord { $card }.
    }
    .weight = slight
event-looked-again = { $cast ->
        [you] Vous regardez à nouveau votre Identité, sous { $card } : { $kind ->
            [unseen] c'est oublié
            [real] c'est un Réel, donc vous aussi
           *[parasite] c'est un Parasite, donc vous aussi
        }.
       *[other] { $seat } regarde à nouveau son Identité, sous { $card }.
    }
event-looked = { $cast ->
        [you] Vous regardez sous { $card } : { $kind ->
            [unseen] c'est oublié
           *[other] { $cards }
        }.
       *[other] { $seat } regarde sous { $card }.
    }
    .each = { $cast ->
        [you] { $card } ({ $kind ->
            [unseen] oublié
           *[other] { $cards }
        })
       *[other] { $card }
    }
    .together = { $cast ->
        [you] Vous regardez sous { $list }.
       *[other] { $seat } regarde sous { $list }.
    }
    .with = { $sentence } { $asides }.
event-shuffled-two = { $cast ->
        [you] Vous mélangez deux Identités : { $card } et { $second_card }.
       *[other] { $seat } mélange deux Identités : { $card } et { $second_card }.
    }
    .aside = on mélange les deux
event-shuffled-all = { $cast ->
        [you] Votre « { $card } » mélange { $count } Identités.
       *[other] { $seat } : « { $card } » mélange { $count } Identités.
    }
event-not-shuffled = { $cast ->
        [you] Votre « { $card } » n'a rien à mélanger.
       *[other] { $seat } : « { $card } » n'a rien à mélanger.
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
        [you] Vous retournez pour de bon { $card } : { $cards }.
       *[other] { $seat } retourne pour de bon { $card } : { $cards }.
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
        [to-you] { $seat } vous oblige à tirer !
       *[other] { $seat } oblige { $target } à tirer.
    }
event-shot = { $cast ->
        [you] Vous tirez sur { $card } : { $kind ->
            [real] un Réel !
           *[parasite] un Parasite.
        }
       *[other] { $seat } tire sur { $card } : { $kind ->
            [real] un Réel !
           *[parasite] un Parasite.
        }
    }
    .with = { $sentence } { $asides }.
    .weight = grave
event-shot-friend = { $cast ->
        [you] Chez { $target }, vous tirez sur { $card } : { $kind ->
            [real] un Réel !
           *[parasite] un Parasite.
        }
        [to-you] { $seat } tire sur { $card }, chez vous : { $kind ->
            [real] un Réel !
           *[parasite] un Parasite.
        }
       *[other] { $seat } tire sur { $card }, chez { $target } : { $kind ->
            [real] un Réel !
           *[parasite] un Parasite.
        }
    }
    .with = { $sentence } { $asides }.
    .weight = grave
event-dented = { $cast ->
        [you] Vous tirez sur { $card } : clang ! Rien qu'une bosse.
       *[other] { $seat } tire sur { $card } : clang ! Rien qu'une bosse.
    }
event-exterminated = Extermination : { $card }.
    .aside = extermination
event-failed = Un Réel, { $card } : échec { $fails }.
    .aside = échec { $fails }
event-lost-card = { $cast ->
        [you] Vous perdez une carte au hasard : « { $cards } ».
       *[other] { $seat } perd une carte au hasard : « { $cards } ».
    }
    .aside = « { $cards } » au rebut
event-no-penalty = { $cast ->
        [you] Cela ne vous coûte rien.
       *[other] { $seat } n'a rien à payer.
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
event-no-arrival = Plus personne ne débarque : il ne reste pas de Personnage.
event-freed = { $cast ->
        [you] Vous voilà sans Parasite : vous êtes désormais du côté des Réels.
       *[other] { $seat } n'a plus de Parasite et passe du côté des Réels.
    }
event-new-friend = { $cast ->
        [you] Vous vous liez d'amitié avec { $card }{ $kind ->
            [unseen] {""}
           *[other]  : { $cards }
        }.
       *[other] { $seat } se lie d'amitié avec { $card }.
    }
event-no-friend = { $cast ->
        [you] Pas de nouvel ami pour vous : vous êtes du côté des Réels.
       *[other] Pas de nouvel ami pour { $seat }, qui passe du côté des Réels.
    }
event-waiting-to-draw = { $cast ->
        [you] { $in_vain ->
            [yes] Votre Mr. Poopybutthole arrive trop tard : on a déjà tiré.
           *[no] Votre Mr. Poopybutthole espère un tour sans coup de feu.
        }
       *[other] { $in_vain ->
            [yes] { $seat } : Mr. Poopybutthole arrive trop tard, on a déjà tiré.
           *[no] { $seat } : Mr. Poopybutthole espère un tour sans coup de feu.
        }
    }
event-quiet-round = Pas un coup de feu : tout le monde pioche.
event-loud-round = On a tiré : Mr. Poopybutthole ne donne pas de carte.
event-declared = { $cast ->
        [you] Vous déclarez : « Il ne reste aucun Parasite au centre ! »
       *[other] { $seat } déclare : « Il ne reste aucun Parasite au centre ! »
    }
    .weight = grave
event-called-enough = { $cast ->
        [you] Vous dites : « Le repas est fini ! »
       *[other] { $seat } dit : « Le repas est fini ! »
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
        [you] Vous dites : « { $card } ou { $second_card } : l'un au moins est un Réel. »
       *[other] { $seat } dit : « { $card } ou { $second_card } : l'un au moins est un Réel. »
    }
event-said-no-killing-card = { $cast ->
        [you] Vous dites : « Je n'ai pas de carte qui tue pendant ce tour. »
       *[other] { $seat } dit : « Je n'ai pas de carte qui tue pendant ce tour. »
    }
event-said-rather = { $cast ->
        [you] Vous dites : « Plutôt { $card } que { $second_card } ! »
       *[other] { $seat } dit : « Plutôt { $card } que { $second_card } ! »
    }
event-time-out = Le temps est écoulé.
event-revealed = { $card } : { $kind ->
        [real] c'était un Réel
       *[parasite] c'était un Parasite
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
        [you] Le centre est propre. À table ! À vous le premier tir, si vous voulez.
       *[other] Le centre est propre. À table ! Le premier tir, s'il y en a un, est à { $seat }.
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
event-team-won = Il ne reste que des Réels : la famille est sauvée !
event-team-lost = La famille a perdu.
event-too-many-fails = { $cast ->
        [you] C'était le Réel de trop, et c'est vous qui avez tiré.
       *[other] C'était le Réel de trop, et le coup est parti de chez { $seat }.
    }
event-reals-won = Le camp des Réels gagne.
event-parasites-won = Les Parasites gagnent.
event-nobody-won = Il n'y a personne dans l'autre camp : personne ne gagne.

## Résultats

result-no-parasite-left = { $cast ->
        [you] Vous gagnez, tous ensemble : il ne reste aucun Parasite !
       *[other] Tout le monde gagne : il ne reste aucun Parasite.
    }
result-a-parasite-was-left = Tout le monde perd : il restait un Parasite.
result-fourth-real-exterminated = Tout le monde perd : trop de Réels sont morts.
result-fourth-real-exterminated-by-a-real = { $cast ->
        [you] Vous gagnez avec les Parasites : un Réel a abattu le Réel de trop !
        [nobody] Personne ne gagne : un Réel a abattu le Réel de trop, et il n'y a pas de Parasite pour s'en réjouir.
       *[other] { $winners } { $count ->
            [one] gagne
           *[other] gagnent
        } avec les Parasites : un Réel a abattu le Réel de trop.
    }
result-fourth-real-exterminated-by-a-parasite = { $cast ->
        [you] Vous gagnez avec les Réels : un Parasite a abattu le Réel de trop !
        [nobody] Personne ne gagne : un Parasite a abattu le Réel de trop, et il ne reste pas de Réel.
       *[other] { $winners } { $count ->
            [one] gagne
           *[other] gagnent
        } avec les Réels : un Parasite a abattu le Réel de trop.
    }
result-a-parasite-was-left-in-the-centre = { $cast ->
        [you] Vous gagnez avec les Parasites : il en restait au centre !
        [nobody] Personne ne gagne : il restait un Parasite au centre.
       *[other] { $winners } { $count ->
            [one] gagne
           *[other] gagnent
        } avec les Parasites : il en restait au centre.
    }
result-a-real-was-shot-at-dinner = { $cast ->
        [you] Vous gagnez : l'autre camp a abattu un Réel à table !
        [nobody] Personne ne gagne : un Réel est tombé à table.
       *[other] { $winners } { $count ->
            [one] gagne
           *[other] gagnent
        } : l'autre camp a abattu un Réel à table.
    }
result-a-parasite-was-left-at-the-table = { $cast ->
        [you] Vous gagnez avec les Parasites : il en restait à table !
        [nobody] Personne ne gagne : il restait un Parasite à table.
       *[other] { $winners } { $count ->
            [one] gagne
           *[other] gagnent
        } avec les Parasites : il en restait à table.
    }
result-no-parasite-left-at-the-table = { $cast ->
        [you] Vous gagnez avec les Réels : il ne reste aucun Parasite à table !
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
table-option-majority = combien doivent croire qu'il ne reste aucun Parasite
table-option-majority-half = la moitié des joueurs
table-option-majority-strict = plus de la moitié
table-option-first = qui est Premier joueur au premier tour
table-option-first-random = au sort
table-option-first-0 = place 1
table-option-first-1 = place 2
table-option-first-2 = place 3
table-option-first-3 = place 4
table-option-first-4 = place 5
table-option-mercy = qui n'a plus de carte en pioche une et la joue
table-option-memory = ce que vous avez regardé
table-option-memory-kept = la table s'en souvient
table-option-memory-fleeting = à vous de vous en souvenir : c'est caché à la fin du tour

## La table telle qu'on la dessine

rickall-round = tour { $round }
rickall-first-player = Premier joueur : { $who }
rickall-fails = échecs { $fails } sur { $most }
rickall-last-round = dernier tour
rickall-to-come = { $count } à venir
rickall-red = rouge
rickall-blue = bleu
rickall-green = vert
rickall-seen = vu : { $card }
rickall-claim = { $who } : { $card }
rickall-claims = On dit
rickall-claim-one-real = { $who } : { $card } ou { $second_card } est un Réel
rickall-claim-rather = { $who } : plutôt { $card } que { $second_card }
rickall-claim-no-killing-card = pas de carte qui tue
rickall-dented = bosse
rickall-empty = Le centre est vide.
rickall-next = Prochaine Identité
rickall-text = { $card } : { $rule }
rickall-fallen = a péri à table
rickall-no-friend = sans ami
rickall-known = Vous savez aussi : sous { $among } il y a { $exact ->
        [yes] {""}
       *[no] au moins{" "}
    }{ $contents }.
rickall-known-friend = celui chez { $who }
rickall-known-real = { $count ->
        [1] 1 Réel
       *[other] { $count } Réels
    }
rickall-known-parasite = { $count ->
        [1] 1 Parasite
       *[other] { $count } Parasites
    }
rickall-hand = Vos cartes Action
rickall-no-hand = Vous n'avez pas de carte Action.
help-key = shoot:moss-prince
rickall-legend = { $first } Premier joueur  { $back } face cachée  { $face } face visible  { $mark } a un texte  vu : pour vos seuls yeux  2 : Réel, c'est ce que dit la place 2
