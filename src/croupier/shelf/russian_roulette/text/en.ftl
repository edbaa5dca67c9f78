# World Championship Russian Roulette in English.
#
# $seat and $target are names; $cast says who they are to the reader: you, you-self (both are you), self (both are the
# same other), to-you (the target is you), other. $kind is a card as an id, $card its name; $seen says whether the reader
# knows the cards. Neighbouring happenings with the same .together are told in one sentence, a list of their .each.
# A refusal may mention the $card or the player ($who) that was asked for, the $phase at hand, the phase in which the card is $due, and
# whether your captain is $alive.
# A happening whose .weight is grave hits everybody and is told before others, a slight one after them.

game-title = World Championship Russian Roulette
game-summary = Bet on your nerves, cheat with your bullets, call out the other cheats. A parody: never imitate it.

## Teams

team-red = Red
team-blue = Blue
team-purple = Purple
team-yellow = Yellow
team-brown = Brown
team-grey = Grey

## Phases

phase-pocket = Pocket
    .clause = RR-4.1
    .aim = Aim: the most points by surviving, or the last captain alive. A BULLET in the pocket is cheating.
phase-spin = Spin
    .clause = RR-5.1
phase-bet = Bet
    .clause = RR-6.1
    .aim = You fire as often as you bet. If you survive, you score your bet and one point more.
phase-accusation = Accusation
    .clause = RR-7.1
    .aim = Does anyone bet too boldly? Perhaps their BULLET is in their pocket.
phase-judge = Before the judge
    .clause = RR-7.1
phase-trigger = Trigger
    .clause = RR-8.1
    .aim = All fire together, shot after shot, until every bet is fired.
phase-powder = Wet powder?
    .clause = RR-8.1
phase-score = Score
    .clause = RR-9.1
phase-show-off = Showing off
    .clause = RR-8.1

## Places

zone-hand = hand
zone-ammo = ammunition
zone-barrel = gun
zone-pocket = pocket
zone-shown = fired
zone-spare = replaced CLICKs
zone-action = Action deck
zone-discard = discard
zone-reserve = BULLETs in reserve
zone-gone = gone

## Counters

counter-round = round
counter-shot = shot
counter-characters = characters
counter-points = points
counter-bullets = BULLETs
counter-bet = bet

## Cards

card-click = CLICK
    .text = an empty chamber
card-bullet = BULLET
    .text = one of your Characters dies
card-peek = Peek
    .text = Bet: look at the top three cards of a gun
card-gift = Present!
    .text = Trigger: fire your next shot at someone else
card-shoot-someone = Shoot Someone
    .text = Trigger, even when out: everyone in the next shot aims at someone else
card-air-gun = Air Gun
    .text = Trigger: your next shot goes into the sky
card-cold-feet = Cold Feet
    .text = Accusation: turn your die to another face
card-raise = Raise!
    .text = Accusation, even when out: someone's bet goes up by 1
card-one-for-the-road = One for the Road
    .text = Trigger, even when out: someone who has finished fires once more
card-spin-it-again = Spin It Again
    .text = Trigger, even when out: reshuffle the rest of a gun
card-wet-powder = Wet Powder
    .text = Trigger: a BULLET just fired counts as a CLICK
card-duck = Duck!
    .text = Trigger: the others' next BULLETs miss you
card-anonymous-tip = Anonymous Tip
    .text = Accusation, even when out: look at a pocket card
card-bribed-judge = Bribed Judge
    .text = Accusation: get away with the BULLET in your pocket
card-extra-round = Extra Round
    .text = Spin, even when out: one of someone's CLICKs becomes a BULLET for this round
card-danger-money = Danger Money
    .text = Score: 2 extra points if you survived a bet of 3 or more
card-light-pockets = Light Pockets
    .text = Pocket: steal a random Action card from someone

## Questions

decision-pocket = Which card goes into your pocket?
decision-spin = The cylinders are about to spin. Play a card first?
decision-bet = How many shots will you survive?
decision-accusation = { $part ->
        [watches] You're out of the round, but can still accuse: who's cheating?
       *[other] { $again ->
            [yes] The judge has ruled. Who else is cheating?
           *[no] Who's cheating?
        }
    } (right: { $enough ->
        [yes] +{ $reward } cards
       *[no] up to +{ $reward } cards
    }; wrong: { $extra ->
        [yes] +1 BULLET, the other draws
        [maybe] +1 BULLET if any is left, the other draws
       *[no] the other draws
    })
decision-judge = The judge has seen your BULLET. Any objection?
decision-volley = { $part ->
        [fires] Finger on the trigger.
        [survives] Your shots are done.
       *[other] You're out of the round.
    } Play a card before FIRE?
decision-no-suspect = You can't accuse anyone any more. Play a card before the shooting?
decision-no-shot = No shots left. Play a card before the points are counted?
decision-powder = A BULLET is out. Does anyone really have to die?
decision-score = The points are counted. Play a card?
decision-target = { $kind ->
        [wet-powder] “{ $card }”: whose powder was wet?
        [gift] “{ $card }”: who do you shoot at?
        [light-pockets] “{ $card }”: who do you steal from?
       *[other] “{ $card }”: who do you choose?
    }
decision-aim = { $kind ->
        [shoot-someone] { $own ->
            [yes] You play “{ $card }”: who do you aim at?
           *[no] { $card_player } plays “{ $card }”: who do you aim at?
        }
       *[other] “Shoot Someone”: who do you aim at?
    }
decision-face = “Cold Feet”: what's your new bet?
decision-show-off = You've won. Leave it at that?

## Answers

option-pass = { $decision ->
        [accusation] Accuse no one
        [volley] { $part ->
            [fires] Nothing: ready to FIRE
           *[other] Nothing: watch
        }
        [no-shot] { $part ->
            [watches] Nothing: watch
           *[other] Nothing: take the points
        }
        [judge] No objection
        [powder] Let fate decide
       *[other] Nothing
    }
option-pocket-click = A CLICK: you play fair
option-pocket-bullet = A BULLET: safer shots, death if caught
option-bet = { $number ->
        [0] Bet 0: no shot, +1 point
        [one] Bet 1: one shot, +2 points
       *[other] Bet { $number }: { $number } shots, +{ $next } points
    }
option-accuse = Accuse { $who } ({ $bet ->
        [0] bet zero
       *[other] bet { $bet }
    })
option-play = Play { $card }
option-choose = { $cast ->
        [you] Yourself
       *[other] { $who }
    }
option-aim = { $cast ->
        [you] Keep aiming at your own temple
       *[other] Aim at { $who }
    }
option-aim-nobody = Let chance choose the target
option-turn = Turn it to { $number }
option-fire = Show off: keep firing, and die if it's a BULLET
option-stop = Stop here and win

## Stakes

stakes-pocket-click = { $bullets ->
        [one] 1 BULLET in your gun of { $chambers }.
       *[other] { $bullets } BULLETs in your gun of { $chambers }.
    } Accused: you draw a card.
stakes-pocket-bullet = { $bullets ->
        [0] No BULLET in your gun.
        [one] Only 1 BULLET in your gun of { $chambers }.
       *[other] Only { $bullets } BULLETs in your gun of { $chambers }.
    } Caught: { $last ->
        [yes] your captain dies, you're out.
       *[no] you lose a teammate and the round.
    }
stakes-bet = { $enough ->
        [yes] If you survive: { $total ->
            [one] 1 point
           *[other] { $total } points
        }, { $goal } can win.
       *[no] If you survive: { $total } of { $goal } points.
    }
stakes-turn = { $shots ->
        [0] No shot
        [one] One shot
       *[other] { $shots } shots
    } in all. Survive: +{ $points }. { $enough ->
        [yes] You'd have { $total ->
            [one] 1 point
           *[other] { $total } points
        }: { $goal } or more can win.
       *[no] You'd have { $total } of { $goal } points.
    }
stakes-points = Survive: +{ $points }. { $enough ->
        [yes] You'd have { $total ->
            [one] 1 point
           *[other] { $total } points
        }: { $goal } or more can win.
       *[no] You'd have { $total } of { $goal } points.
    }
stakes-accuse = Right: { $last ->
        [yes] { $target }'s captain dies.
       *[no] { $target } loses a teammate.
    }
stakes-no-objection = { $last ->
        [yes] The judge shoots your captain: you're out of the game.
       *[no] The judge shoots a teammate: you're out of the round, and draw an Action card.
    }
stakes-fate = { $count ->
        [0] No one dies.
        [one] { $cast ->
            [to-you] If no one plays a card, you lose a teammate.
           *[other] If no one plays a card, { $seats } loses a teammate.
        }
       *[other] If no one plays a card, { $seats } each lose a teammate.
    }
stakes-ready = Your shot { $shot }, { $cast ->
        [you-self] at your own temple: { $known ->
            [yes] the BULLET, as you know. It kills
           *[no] a BULLET kills
        } { $last ->
            [yes] your captain.
           *[no] a teammate.
        }
       *[other] at { $target }: { $known ->
            [yes] the BULLET, as you know. It
           *[no] a BULLET
        } { $fate ->
            [safe] hits no one.
            [ducks] misses.
           *[hit] kills one of theirs.
        }
    }
stakes-ready-click = Your shot { $shot }: a CLICK, as you know.
stakes-ready-sky = Your shot { $shot } goes into the sky.
stakes-ready-unnamed = Your shot { $shot }: chance picks your target.
stakes-stop = The game ends and you win.
stakes-fire = { $last ->
        [yes] A BULLET kills your captain, and no one wins. A CLICK: you're asked again or win.
       *[no] A BULLET kills a teammate, and you still win. A CLICK: you're asked again or win.
    }
stakes-aim = { $cast ->
        [you-self] If your card is a BULLET, { $last ->
            [yes] your captain dies.
           *[no] you lose a teammate.
        }
       *[other] If your card is a BULLET, { $fate ->
            [safe] it hits no one: { $target } is out already.
            [ducks] it misses: { $target } ducks.
           *[hit] { $last ->
                [yes] { $target }'s captain dies.
               *[no] { $target } loses a teammate.
            }
        }
    }
stakes-aim-nobody = Your shot goes at another team, drawn at random.
stakes-play-peek = You choose a gun and its top { $top } cards are seen. Everyone bets again.
stakes-play-gift = You choose another player: your next shot goes there.
stakes-play-shoot-someone = In the next shot these players choose targets: { $seats }.
stakes-play-air-gun = Your next shot goes into the sky: its BULLET hits no one.
stakes-play-cold-feet = You change your bet of { $bet }: other shots, other points.
stakes-play-raise = You choose a player: one more shot, one more point to win.
stakes-play-one-for-the-road = You choose a player who is done: they fire in the next shot.
stakes-play-spin-it-again = You choose a gun: its cards are reshuffled.
stakes-play-wet-powder = { $count ->
        [one] The BULLET just fired ({ $seats }) counts as a CLICK.
       *[other] One of the BULLETs just fired ({ $seats }) counts as a CLICK: you choose.
    }
stakes-play-duck = The others' next BULLETs miss you; your own doesn't.
stakes-play-anonymous-tip = You choose a player, and you alone see the pocket card.
stakes-play-bribed-judge = No one dies and no one gains. Unless your gun holds no CLICK, this BULLET goes back into it; it's reshuffled.
stakes-play-extra-round = You choose a player: one CLICK becomes a BULLET for this round.
stakes-play-danger-money = +{ $points } points: you have { $total }.
stakes-play-light-pockets = { $count ->
        [one] You take a random card from { $seats }.
       *[other] You choose one of { $seats } and take a random card.
    }
stakes-choose-light-pockets = { $cards_held ->
        [one] You take the only card.
       *[other] You take 1 of { $cards_held } cards, at random.
    }
stakes-choose-extra-round = { $sure ->
        [yes] { $bullets } BULLETs in these seven cards, until the round ends.
       *[no] One more BULLET, unless the only CLICK is in the pocket.
    }
stakes-choose-peek = { $reader ->
        [chosen] { $cast ->
            [to-you] You see the top { $top } cards of your gun.
           *[other] { $target } sees the top { $top } cards of that gun; you don't.
        }
       *[player] You see the top { $top } cards of this gun.
    }
stakes-choose-raise = The bet becomes { $bet }: { $points } points if survived.
stakes-choose-one-for-the-road = Fires once more, in the next shot.
stakes-choose-spin-it-again = { $left } cards are reshuffled: what was known of them is lost.
stakes-choose-anonymous-tip = You alone see this pocket card.
stakes-choose-wet-powder = { $count ->
        [0] This saves no one.
       *[other] This saves { $seats }.
    }

## Chances

chance-own-gun = { $bullets } in { $cards } that your next card is a BULLET.
chance-own-gun-known = Your next card is a { $card }.
chance-own-bet = { $percent }% that your next { $shots } cards are all CLICKs.
chance-gun = { $bullets } in { $cards } that { $target }'s next card is a BULLET.
chance-gun-known = { $target }'s next card is a { $card }.
chance-gun-or-pocket = { $target }: { $bullets } in { $cards } for a BULLET next with a CLICK in the pocket, { $fewer } in { $cards } with a BULLET there.

## Hints

hint-cheat = Without that BULLET your gun is much safer. The risk: you are accused in about { $percent }% of cases.
hint-fair = Someone accuses you about { $percent }% of the time: an honest pocket turns that into a card.
hint-bet = { $points } points if you survive, in about { $percent }% of cases.
hint-bet-tempts = A high bet draws false accusations, and each of them brings you a card. You survive it in about { $percent }% of cases.
hint-bet-nothing = No shot, no risk: a sure point is worth more right now.
hint-accuse = About { $percent }% that { $target } has a BULLET in the pocket, going by bets and habits.
hint-no-suspect = No one looks guilty enough: { $percent }% for the likeliest cheat, and a mistake costs you a BULLET.
hint-evade = About { $percent }% that your next card is a BULLET: don't aim at your own head.
hint-keep-cards = Your cards will be worth more later.

# What a learner says of its move to the others.
aloud-accuse = About { $percent }% that { $target } hides a BULLET, going by bets and habits.

## Refusals

refused-nobody-may-decline-to-pocket-a-card = Everyone pockets a card each round: choose one of your seven. You can pass later.
refused-everybody-bets = Everyone bets first, 0 included. You can pass once the dice are on the table.
refused-the-card-just-played-asks-something-else = First answer the card that was just played: your other choices come back right after.
refused-you-have-no-such-card-to-pocket = You have no { $card } among your seven cards: pocket a card that you have.
refused-the-last-captain-fires-or-stops = You're the last captain alive: keep firing for glory, or stop and win.
refused-you-may-aim-at-yourself-instead = At this table you can keep aiming at yourself: choose that, or a target.
refused-that-belongs-to-another-phase = { $phase ->
        [pocket] Not yet: first everyone pockets a card. Bets, accusations and shots follow.
        [spin] Not now: the guns are spinning. You bet right after that.
        [bet] Not now: everyone is betting. Accusations come next, then the shots.
        [accusation] Not now: accuse a player, or pass. The shots come next; pockets and bets wait for the next round.
        [judge] Not now: the judge is looking into the pockets. The shots come right after.
        [trigger] Too late this round: the shooting has begun. Pocket, bet and accuse in the next round.
        [powder] Not now: a BULLET has just come out. The next shot follows.
        [score] Not now: the points are being counted. The next round begins right after.
       *[other] Not now: it comes in its own phase of the next round.
    }
refused-the-die-shows-zero-to-five = The die goes from 0 to 5: choose one of those.
refused-the-card-cannot-choose-that = This card has no effect on { $who }: choose one of the players on offer.
refused-another-person-must-be-named = This card makes you aim at another player: choose one.
refused-the-die-must-turn-to-another-face = The card changes your bet: choose a number other than the one on your die.
refused-you-are-out-of-the-game = Your captain is dead, so you watch the rest. You're back in for the next game.
refused-one-accusation-per-round = You've made your accusation this round. You can accuse again in the next one.
refused-nobody-accuses-themselves = You can't accuse yourself: choose another player, or pass.
refused-they-are-out-of-the-game = { $who }'s captain is dead: accuse a player who's still in, or pass.
refused-their-pocket-card-has-been-shown = Everyone has seen { $who }'s pocket card: accuse a player whose card is still hidden, or pass.
refused-you-do-not-hold-that-card = You don't hold “{ $card }”. You draw cards when one of your team dies, or when you catch a cheat.
refused-the-card-belongs-to-another-phase = Keep “{ $card }” for now: it's played in the phase “{ $due }”.
refused-without-a-skull-only-from-within-the-round = “{ $card }” has no skull, and { $alive ->
        [yes] you're out of this round: keep it for the next one.
       *[no] you're out of the game: play a card with a skull, or watch.
    }
refused-it-answers-a-card-just-shown = Keep “{ $card }”: it can be played at the moment a BULLET comes out.
refused-you-take-no-part-in-the-next-shot = You don't fire the next shot, so “{ $card }” has nothing to aim: keep it for a shot of yours.
refused-nobody-takes-part-in-the-next-shot = There's no shot left this round: keep “{ $card }” for the next one.
refused-only-a-card-changes-your-aim = You aim at your own head, unless a card such as “{ card-shoot-someone }” makes you aim elsewhere.
refused-the-target-may-change-once-after-each-card = You've chosen your target. You can change it once after the next card is played.
refused-it-could-do-nothing-now = “{ $card }” would change nothing now: keep it for a better moment.
refused-no-card-asks-for-a-person-now = You choose a player when a card asks for one: play such a card first.
refused-no-card-turns-a-die-now = Your die only turns when you play Cold Feet, after the bets are shown.
refused-only-the-last-captain-shows-off = Firing for glory is for the last captain alive, who has already won.
refused-this-pause-is-for-another-card = A BULLET has just come out: for now, only a card that answers it can be played. The rest comes right after.

## Happenings

event-round = Round { $round } begins.
    .weight = slight
event-pocketed = { $cast ->
        [you] You pocket a card.
       *[other] { $seat } pockets a card.
    }
    .each = { $seat }
    .together = Pocketed a card: { $list }.
    .weight = slight
event-spun = The cylinders spin.
    .weight = slight
event-bet = { $cast ->
        [you] You bet { $bet }.
       *[other] { $seat } bets { $bet }.
    }
    .each = { $seat } ({ $bet })
    .together = The bets: { $list }.
event-accused = { $cast ->
        [you] You accuse { $target } of cheating!
        [to-you] { $seat } accuses you of cheating!
       *[other] { $seat } accuses { $target } of cheating!
    }
    .each = { $cast ->
        [you] you accuse { $target }
        [to-you] { $seat } accuses you
       *[other] { $seat } accuses { $target }
    }
    .together = Accusations: { $list }.
event-showed = { $cast ->
        [you] You turn out your pocket: { $cards }.
       *[other] { $seat } turns out the pocket: { $cards }.
    }
    .each = { $seat } { $cards }
    .together = Pockets out: { $list }.
event-caught = { $cast ->
        [you] Guilty, caught red-handed! The judge fires at you.
       *[other] Guilty! { $seat } is caught red-handed, and the judge fires.
    }
event-cleared = { $cast ->
        [you] Innocent! It was slander: you played fair.
       *[other] Innocent! It was slander: { $seat } played fair.
    }
    .with = { $sentence } { $asides }.
event-bribed = { $cast ->
        [you] You bribe the judge, who saw nothing.
       *[other] { $seat } bribes the judge, who saw nothing.
    }
event-swapped = { $cast ->
        [you] Your BULLET goes back into your gun, and a CLICK into your pocket.
       *[other] { $seat }'s BULLET goes back into the gun, and a CLICK into the pocket.
    }
event-extra-bullet = { $cast ->
        [you] False accusation! One of your CLICKs becomes a BULLET.
       *[other] False accusation! One of { $seat }'s CLICKs becomes a BULLET.
    }
    .each = { $seat }
    .together = False accusations: one CLICK becomes a BULLET for { $list }.
event-no-extra-bullet = { $cast ->
        [you] False accusation! But you have no CLICK to swap for a BULLET.
       *[other] False accusation! But { $seat } has no CLICK to swap for a BULLET.
    }
event-fired = { $cast ->
        [you] Shot { $shot }. You fire at { $target }… { $cards }.
        [you-self] Shot { $shot }. You pull the trigger… { $cards }.
        [to-you] Shot { $shot }. { $seat } fires at you… { $cards }.
        [self] Shot { $shot }. { $seat } pulls the trigger… { $cards }.
       *[other] Shot { $shot }. { $seat } fires at { $target }… { $cards }.
    }
    .each = { $cast ->
        [you-self] { $seat } { $cards }
        [self] { $seat } { $cards }
        [to-you] { $seat } { $cards } (at you)
       *[other] { $seat } { $cards } (at { $target })
    }
    .together = Shot { $shot }: { $list }.
event-fired-at-sky = { $cast ->
        [you] Shot { $shot }. You fire into the sky… { $cards }.
       *[other] Shot { $shot }. { $seat } fires into the sky… { $cards }.
    }
    .each = { $seat } { $cards } (at the sky)
    .together = Shot { $shot }: { $list }.
event-soaked = { $cast ->
        [you] You wet the powder: { $target }'s BULLET counts as a CLICK.
        [you-self] You wet your own powder: your BULLET counts as a CLICK.
        [to-you] { $seat } wets your powder: your BULLET counts as a CLICK.
        [self] { $seat } wets the powder: the BULLET counts as a CLICK.
       *[other] { $seat } wets the powder: { $target }'s BULLET counts as a CLICK.
    }
event-missed = { $cast ->
        [you] Your BULLET hits { $target }'s corpse.
        [to-you] { $seat }'s BULLET hits your corpse.
       *[other] { $seat }'s BULLET hits { $target }'s corpse.
    }
event-ducked = { $cast ->
        [you] { $target } ducks under your BULLET.
        [to-you] You duck under { $seat }'s BULLET.
       *[other] { $target } ducks under { $seat }'s BULLET.
    }
event-died = { $cast ->
        [you] You lose a teammate: { $left ->
            [1] only your captain is left.
            [2] one teammate and your captain are left.
            [3] two teammates and your captain are left.
           *[other] { $left } Characters are left, your captain among them.
        }
       *[other] { $seat } loses a teammate: { $left ->
            [1] only the captain is left.
            [2] one teammate and the captain are left.
            [3] two teammates and the captain are left.
           *[other] { $left } Characters are left, the captain among them.
        }
    }
    .with = { $sentence } { $asides }.
    .weight = grave
event-captain-died = { $cast ->
        [you] Your captain dies: you're out of the game.
       *[other] { $seat }'s captain dies: { $seat } is out of the game.
    }
    .weight = grave
event-reset = { $cast ->
        [you] You get a fresh gun: 6 CLICKs, 1 BULLET.
       *[other] { $seat } gets a fresh gun: 6 CLICKs, 1 BULLET.
    }
    .aside = a fresh gun
event-drew = { $cast ->
        [you] You draw “{ $cards }”.
       *[other] { $seat } draws { $kind ->
            [unseen] an Action card
           *[other] “{ $cards }”
        }.
    }
    .each = “{ $cards }”
    .together = { $cast ->
        [you] You draw { $list }.
       *[other] { $seat } draws { $kind ->
            [unseen] { $times } Action cards
           *[other] { $list }
        }.
    }
    .aside = { $cast ->
        [you] { $list } drawn
       *[other] { $kind ->
            [unseen] { $times ->
                [one] one Action card drawn
               *[other] { $times } Action cards drawn
            }
           *[other] { $list } drawn
        }
    }
    .weight = slight
event-no-draw = { $cast ->
        [you] No Action card left for you.
       *[other] No Action card left for { $seat }.
    }
event-reshuffled = The discarded Action cards make a new deck.
    .weight = slight
event-played = { $cast ->
        [you] You play “{ $card }”.
       *[other] { $seat } plays “{ $card }”.
    }
event-peeked = { $cast ->
        [you] You look into { $target }'s gun. From the top: { $cards }. Everyone bets again.
        [you-self] You look into your own gun. From the top: { $cards }. Everyone bets again.
        [to-you] { $seat } looks into your gun: everyone bets again.
        [self] { $seat } looks into their own gun: everyone bets again.
       *[other] { $seat } looks into { $target }'s gun: everyone bets again.
    }
event-aimed = { $cast ->
        [you-self] You keep aiming at your own temple.
        [self] { $seat } keeps aiming at their own temple.
        [you] You aim at { $target }.
        [to-you] { $seat } aims at you!
       *[other] { $seat } aims at { $target }.
    }
event-aimed-at-sky = { $cast ->
        [you] You aim at the sky.
       *[other] { $seat } aims at the sky.
    }
event-named-nobody = { $cast ->
        [you] You choose no one: chance will aim.
       *[other] { $seat } chooses no one: chance will aim.
    }
event-turned-die = { $cast ->
        [you] You change your bet to { $bet }.
       *[other] { $seat } changes the bet to { $bet }.
    }
event-raised = { $cast ->
        [you] Your bet is raised to { $bet }.
       *[other] { $seat }'s bet is raised to { $bet }.
    }
event-called-back = { $cast ->
        [you] You're called back for the next shot.
       *[other] { $seat } is called back for the next shot.
    }
event-spun-again = { $cast ->
        [you] The rest of your gun is reshuffled.
       *[other] The rest of { $seat }'s gun is reshuffled.
    }
event-tipped = { $cast ->
        [you] A tip: { $target } has a { $cards } in the pocket.
        [to-you] { $seat } looks at your pocket card.
       *[other] { $seat } looks at { $target }'s pocket card.
    }
event-loaded = { $cast ->
        [you] One of your CLICKs becomes a BULLET for this round.
       *[other] One of { $seat }'s CLICKs becomes a BULLET for this round.
    }
event-not-loaded = { $cast ->
        [you] You have no CLICK to replace.
       *[other] { $seat } has no CLICK to replace.
    }
event-stole = { $cast ->
        [you] You steal “{ $cards }” from { $target }.
        [to-you] { $seat } steals your “{ $cards }”.
       *[other] { $seat } steals a card from { $target }.
    }
event-scored = { $cast ->
        [you] You score { $points } and have { $total }.
       *[other] { $seat } scores { $points } and has { $total }.
    }
    .each = { $seat } +{ $points }
    .together = Points: { $list }.
event-bonus = { $cast ->
        [you] Danger money: { $points } extra points, so you have { $total }.
       *[other] Danger money: { $points } extra points, so { $seat } has { $total }.
    }
event-tied = Tied at the top with { $points ->
        [one] 1 point
       *[other] { $points } points
    }: another round.
    .weight = grave
event-may-show-off = { $cast ->
        [you] Your captain is the last one alive: you've won, and can show off.
       *[other] { $seat } has won with the last captain alive, and can show off.
    }
event-showed-off = { $cast ->
        [you] You show off: { $cards }.
       *[other] { $seat } shows off: { $cards }.
    }
event-won-by-points = { $cast ->
        [you] You win with { $points ->
            [one] 1 point
           *[other] { $points } points
        }!
       *[other] { $seat } wins with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }
event-won-alone = { $cast ->
        [you] Your captain is the last one alive: you win!
       *[other] { $seat } wins: the last captain alive.
    }
event-nobody-won = All the captains are dead: no one wins.

## Results

result-most-points = { $cast ->
        [you] You win on points!
       *[other] { $winners } wins on points.
    }
result-last-captain-alive = { $cast ->
        [you] You win: your captain is the last one alive!
       *[other] { $winners } wins: the last captain alive.
    }
result-all-captains-dead = No one wins: all the captains are dead.

## Options of the table

table-option-points = points that win the game
table-option-peek = who looks when Peek is played
table-option-peek-player = the player who plays it
table-option-peek-chosen = the player who is chosen
table-option-aim = with Shoot Someone, the players in the next shot
table-option-aim-must = must aim at someone else
table-option-aim-may = may aim at someone else
table-option-show-off = the last captain alive may fire the remaining shots at their own risk

## The table as it is drawn

roulette-round = round { $round }
roulette-shot = shot { $shot }
roulette-goal = { $points ->
        [one] 1 point wins
       *[other] { $points } points win
    }
roulette-piles = deck { $deck } · discard { $discard } · reserve { $reserve }
roulette-out-of-game = out of the game
roulette-out-of-round = out this round
roulette-sky = the sky
roulette-unnamed = chance
roulette-temple = self
roulette-ducking = ducking
roulette-accused = has accused
roulette-ammo = You have { $clicks ->
        [one] 1 CLICK
       *[other] { $clicks } CLICKs
    } and { $bullets ->
        [one] 1 BULLET
       *[other] { $bullets } BULLETs
    }.
roulette-barrel = In your gun: { $bullets ->
        [one] 1 BULLET
       *[other] { $bullets } BULLETs
    } among { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
roulette-hand = Your Action cards
roulette-no-hand = You have no Action cards.
roulette-column-team = Team
roulette-column-characters = Alive
roulette-column-points = Points
roulette-column-bet = Bet
roulette-column-barrel = Gun
roulette-column-pocket = Pocket
roulette-column-hand = Hand
roulette-legend = { $captain } captain  { $teammate } teammate  { $dead } dead  { $back } face down  { $click } CLICK  { $bullet } BULLET  +1{ $bullet } extra BULLET  Gun: what was fired, then the pile from its top.

# A key for the help of the terminal

help-key = play:peek

# What the legend says of the things on the table

about-player = A player
    .text = Captain of a team of four. The plate shows the name, the team, the captain and whether the table waits for this player. Press it to accuse, to aim or to choose when you are asked.
    .clause = RR-1.5
about-characters = Characters
    .text = The four members of the team; a cross marks a dead one. The captain, in the top hat, is the last to go: then the player is out of the game.
    .clause = RR-10.2
about-points = Points
    .text = Survive a round and you score your bet plus 1. Reach the goal with more points than anyone else and you win.
    .clause = RR-9.2
about-barrel = The gun
    .text = Six cards, shuffled, face down. At each shot the top one is turned up: a CLICK does nothing, a BULLET kills one of the team.
    .clause = RR-5.1
about-bullets = BULLETs owned
    .text = How many BULLETs this player owns, in the gun or in the pocket. Everyone starts with one; a wrong accusation adds one until a Character dies.
    .clause = RR-2.3
about-loaded = BULLETs in the gun
    .text = How many BULLETs the gun can hold, of how many cards are left in it. “0–1” means that the BULLET may be in the pocket.
    .clause = RR-4.3
about-ammo = Ammunition
    .text = The seven cards of a player before the gun is loaded: CLICKs and at least one BULLET. One goes to the pocket, six into the gun.
    .clause = RR-2.3
about-spare = Replaced CLICKs
    .text = CLICKs that gave way to extra BULLETs after a wrong accusation. They come back when a Character of this player dies.
    .clause = RR-7.10
about-bet = The bet
    .text = How many shots the player hopes to survive, 0 to 5. It is chosen in secret and shown by all at once. A player who survives scores the bet plus 1.
    .clause = RR-6.1
about-pocket = The pocket
    .text = One of the seven cards, put aside face down. A BULLET in the pocket is cheating: the gun is harmless, but an accusation catches it.
    .clause = RR-4.2
about-hand = Action cards in hand
    .text = How many Action cards this player holds. Each is played in the phase that it names.
    .clause = RR-11.1
about-deck = The Action deck
    .text = You draw from it when you lose a teammate, catch a cheat or are wrongly accused.
    .clause = RR-2.4
about-discard = The discard pile
    .text = Action cards that were played lie here.
    .clause = RR-11.9
about-reserve = The reserve
    .text = Spare BULLETs. A wrong accusation brings one into the accuser’s gun.
    .clause = RR-2.4
about-gone = Out of the game
    .text = The cards of players who are out of the game.
    .clause = RR-3.4
about-unseen = A card you have not seen
    .text = A CLICK or a BULLET, face down.
    .clause = RR-4.1
about-round = The round
    .text = The game is a series of rounds that everyone plays at the same time.
    .clause = RR-3.1
about-phase = The phases of a round
    .text = Pocket a card, spin the gun, bet, accuse or not, pull the trigger, score.
    .clause = RR-3.3
about-shot = The shot
    .text = All who still have shots to fire turn up the top card of their gun at the same moment.
    .clause = RR-8.2
about-state = In or out
    .text = Out of the round: back in the next one. Out of the game: the captain is dead. Ducking: the others’ BULLETs miss.
    .clause = RR-3.4
about-gesture = Who points at whom
    .text = A pistol: this player’s next shot goes there; without a card, everyone aims at themselves. A finger: this player accuses.
    .clause = RR-8.1
about-fired = What was fired
    .text = Who fired at whom in the last round, and which card came up.
    .clause = RR-8.3

# What people ask, in their words: the search finds these answers

asked-end = when does it end, end of the game, over, finish, how long
    .text = When a player has the points and more than anyone else after a round, or when only one captain is left.
    .clause = RR-12.1, RR-12.2, RR-9.5, RR-12.3
asked-win = how do I win, win, winner, victory, aim, goal
    .text = Reach 15 points with more than anyone else, or be the last captain alive.
    .clause = RR-1.6, RR-9.6, RR-12.1
asked-tie = tie, tied, same points, equal
    .text = Tied at the top, you play another round.
    .clause = RR-9.7, RR-Q17
asked-order = who begins, who starts, first player, order, whose turn
    .text = No one: everyone plays every phase at the same time.
    .clause = RR-3.1
asked-score = points, score, how many points, scoring
    .text = Your bet plus 1, if none of your team died this round.
    .clause = RR-9.2, RR-9.1
asked-bet = bet, bets, what is a bet, dice, shots
    .text = How often you hope to fire and live. You fire as often as you have bet, and score your bet plus 1.
    .clause = RR-6.1, RR-6.2, RR-9.2
asked-cheat = cheat, cheating, bluff, pocket a bullet, accuse, accusation, caught, wrong accusation
    .text = A BULLET in the pocket is cheating. Right accusation: 3 Action cards. Wrong: an extra BULLET in your gun.
    .clause = RR-4.3, RR-7.1, RR-7.4, RR-7.7
asked-death = die, death, dead, killed, eliminated, out of the game, captain, teammate
    .text = A BULLET costs one of your team and the round. Only the captain’s death, the last, puts you out of the game.
    .clause = RR-10.1, RR-10.2, RR-10.3
asked-stop = stop firing, stop early, stop shooting, how many shots
    .text = No: you fire as often as you have bet.
    .clause = RR-8.4, RR-8.5
asked-cards = action cards, play a card, skull, hand, draw cards
    .text = You gain them by losing a teammate, catching a cheat or being wrongly accused. Each names its phase.
    .clause = RR-11.1, RR-11.2, RR-11.8

# Moments that are shown one after the other.

beat-round = A new round
beat-pockets = Pockets shut!
beat-spin = Loading the guns
beat-bets = Cups up!
beat-card = An Action card
beat-effect = What the card does
beat-silence = No one accuses
beat-fingers = One, two, three: accused!
beat-pocket = What is in the pocket?
beat-verdict = The verdict
beat-countdown = Three, two, one…
beat-next-shot = Once more…
beat-volley = FIRE!
beat-miss = Missed!
beat-death = One of the team falls
beat-captain = The captain falls
beat-points = Points
beat-last-stand = The last captain standing
beat-show-off = Showing off
beat-end = The end

# The story of a finished game.

source-volleys = Volleys survived
source-danger-money = Danger Money
story-captain-died = { $cast ->
        [you] Your captain falls.
       *[other] { $seat }'s captain falls.
    }
story-died = { $cast ->
        [you] You lose a teammate, and the round.
       *[other] { $seat } loses a teammate, and the round.
    }
story-extra-bullet = { $cast ->
        [you] A false accusation: you get an extra BULLET.
       *[other] A false accusation: { $seat } gets an extra BULLET.
    }
story-caught = { $cast ->
        [you] You are caught with a BULLET in your pocket.
       *[other] { $seat } is caught with a BULLET in the pocket.
    }
story-honest = { $cast ->
        [you] You never pocketed a BULLET.
       *[other] { $seat } never pocketed a BULLET.
    }
story-cheats = { $cast ->
        [you] You pocketed a BULLET { $count ->
            [one] once
           *[other] { $count } times
        } and were { $caught ->
            [0] never caught
            [one] caught once
           *[other] caught { $caught } times
        }.
       *[other] { $seat } pocketed a BULLET { $count ->
            [one] once
           *[other] { $count } times
        } and was { $caught ->
            [0] never caught
            [one] caught once
           *[other] caught { $caught } times
        }.
    }
story-poker-face = Poker face: cheated { $count } times without being caught.
story-wrongly-accused = Trustworthy after all: wrongly accused { $count } times.
story-false-accuser = Hot-headed: made { $count } false accusations.
story-heavy-losses = A heavy toll: { $count } teammates lost.
story-card-player = Up both sleeves: { $count } Action cards played.
