# World Championship Russian Roulette in English.
#
# $seat and $target are names; $cast says who they are to the reader: you, you-self (both are you), self (both are the
# same other), to-you (the target is you), other. $kind is a card as an id, $card its name; $seen says whether the reader
# knows the cards. Neighbouring happenings with the same .together are told in one sentence, a list of their .each.
# A happening whose .weight is grave hits everybody and is told before others, a slight one after them.

game-title = World Championship Russian Roulette
game-summary = Bet on your nerves, cheat with your bullets, point at whoever else does. A parody: never imitate it.

## Teams

team-red = Red
team-blue = Blue
team-purple = Purple
team-yellow = Yellow
team-brown = Brown
team-grey = Grey

## Phases

phase-pocket = Pocket
phase-spin = Spin
phase-bet = Bet
phase-accusation = Accusation
phase-judge = Before the judge
phase-trigger = Trigger
phase-powder = Wet powder?
phase-score = Score
phase-show-off = Showing off

## Places

zone-hand = hand
zone-ammo = ammunition
zone-barrel = barrel
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
    .text = Bet: look at the top three cards of a barrel
card-gift = Present!
    .text = Trigger: your next shot goes at somebody else
card-shoot-someone = Shoot Someone
    .text = Trigger, skull: whoever takes part in the next shot aims at somebody else
card-air-gun = Air Gun
    .text = Trigger: your next shot goes into the sky
card-cold-feet = Cold Feet
    .text = Accusation: turn your die to another face
card-raise = Raise!
    .text = Accusation, skull: somebody's bet goes up by 1
card-one-for-the-road = One for the Road
    .text = Trigger, skull: somebody who is done fires once more
card-spin-it-again = Spin It Again
    .text = Trigger, skull: the rest of a barrel is reshuffled
card-wet-powder = Wet Powder
    .text = Trigger: a BULLET just shown counts as a CLICK
card-duck = Duck!
    .text = Trigger: other people's next BULLETs miss you
card-anonymous-tip = Anonymous Tip
    .text = Accusation, skull: look at a pocket card
card-bribed-judge = Bribed Judge
    .text = Accusation: your pocket BULLET has no consequences
card-extra-round = Extra Round
    .text = Spin, skull: a CLICK of somebody's becomes a BULLET for this round
card-danger-money = Danger Money
    .text = Score: 2 points more for a survived bet of 3 or more
card-light-pockets = Light Pockets
    .text = Pocket: take a random Action card from somebody

## Questions

decision-pocket = Which card do you slip into your pocket?
decision-spin = The barrels are about to spin. Anything to play first?
decision-bet = How many shots will you survive?
decision-accusation = Is anybody cheating?
decision-judge = The judge has seen your BULLET. Do you have an argument?
decision-volley = Hands on the barrels. Anything to play before FIRE?
decision-no-suspect = You can no longer accuse anybody. Anything to play before the trigger?
decision-no-shot = No shot is left. Anything to play before the points are taken?
decision-powder = A BULLET is out. Does anybody have to die?
decision-score = The points are taken. Anything to add?
decision-target = { $kind ->
        [wet-powder] “{ $card }”: who has fired with wet powder?
        [gift] “{ $card }”: at whom do you fire?
        [light-pockets] “{ $card }”: from whose hand?
       *[other] “{ $card }”: whom do you choose?
    }
decision-aim = “Shoot Someone”: at whom do you aim?
decision-face = “Cold Feet”: which face does your die turn to?
decision-show-off = You have won. Do you leave it at that?

## Answers

option-pass = { $decision ->
        [accusation] Accuse nobody
        [volley] Nothing: ready to FIRE
        [no-shot] Nothing: take the points
        [judge] None
        [powder] Leave it to fate
       *[other] Nothing
    }
option-pocket-click = A CLICK, honestly
option-pocket-bullet = A BULLET: you cheat
option-bet = { $number ->
        [0] Bet 0: no shot, 1 point
        [one] Bet 1: one shot, 2 points
       *[other] Bet { $number }: { $number } shots, { $next } points
    }
option-accuse = Accuse { $who }
option-play = Play { $card }
option-choose = { $cast ->
        [you] Yourself
       *[other] { $who }
    }
option-aim = { $cast ->
        [you] Keep aiming at your own temple
       *[other] Aim at { $who }
    }
option-aim-nobody = Name nobody: let chance aim
option-turn = Turn it to { $number }
option-fire = Fire on, at your own risk
option-stop = Stop here and win

## Refusals

refused-nobody-may-decline-to-pocket-a-card = Everybody pockets a card; nobody may decline.
refused-everybody-bets = Everybody bets, if only 0.
refused-the-card-just-played-asks-something-else = The card that was just played asks something else.
refused-you-have-no-such-card-to-pocket = You have no such card to pocket.
refused-the-last-captain-fires-or-stops = Fire, or stop.
refused-you-may-aim-at-yourself-instead = At this table you may keep aiming at yourself instead.
refused-that-belongs-to-another-phase = That belongs to another phase.
refused-the-die-shows-zero-to-five = The die shows 0 to 5.
refused-the-card-cannot-choose-that = The card cannot choose that.
refused-another-person-must-be-named = Another person must be named.
refused-the-die-must-turn-to-another-face = The die must turn to another face.
refused-you-are-out-of-the-game = You are out of the game.
refused-one-accusation-per-round = You have made your accusation of this round.
refused-nobody-accuses-themselves = Nobody accuses themselves.
refused-they-are-out-of-the-game = That person is out of the game.
refused-their-pocket-card-has-been-shown = That pocket card has been shown already.
refused-you-do-not-hold-that-card = You do not hold that card.
refused-the-card-belongs-to-another-phase = That card belongs to another phase.
refused-without-a-skull-only-from-within-the-round = You are out of the round: only cards with a skull may be played.
refused-it-answers-a-card-just-shown = That card answers a BULLET that has just been shown.
refused-you-take-no-part-in-the-next-shot = You take no part in the next shot.
refused-nobody-takes-part-in-the-next-shot = Nobody takes part in the next shot.
refused-only-a-card-changes-your-aim = You aim at your own temple; only a card changes that.
refused-the-target-may-change-once-after-each-card = You have named your target; you may change it once after the next card that is played.
refused-it-could-do-nothing-now = That card could do nothing now.
refused-no-card-asks-for-a-person-now = No card asks for a person now.
refused-no-card-turns-a-die-now = No card turns your die now.
refused-only-the-last-captain-shows-off = Only the last captain alive may show off.
refused-this-pause-is-for-another-card = This pause is for the card that answers the BULLET just shown.

## Happenings

event-round = Round { $round } begins.
    .weight = slight
event-pocketed = { $cast ->
        [you] You slip a card into your pocket.
       *[other] { $seat } slips a card into a pocket.
    }
    .each = { $seat }
    .together = A card in the pocket: { $list }.
    .weight = slight
event-spun = The barrels spin.
    .weight = slight
event-bet = { $cast ->
        [you] You show a bet of { $bet }.
       *[other] { $seat } shows a bet of { $bet }.
    }
    .each = { $seat } ({ $bet })
    .together = The dice are shown: { $list }.
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
        [you] You show your pocket card: { $cards }.
       *[other] { $seat } shows the pocket card: { $cards }.
    }
    .each = { $seat } { $cards }
    .together = The pocket cards are shown: { $list }.
event-caught = { $cast ->
        [you] You cheated: the judge fires.
       *[other] { $seat } cheated: the judge fires.
    }
event-cleared = { $cast ->
        [you] You were accused wrongly.
       *[other] { $seat } was accused wrongly.
    }
    .with = { $sentence } { $asides }.
event-bribed = { $cast ->
        [you] You pay the judge, who has seen nothing.
       *[other] { $seat } pays the judge, who has seen nothing.
    }
event-swapped = { $cast ->
        [you] Your BULLET goes back into your barrel; a CLICK lies in your pocket now.
       *[other] { $seat }'s BULLET goes back into the barrel; a CLICK lies in the pocket now.
    }
event-extra-bullet = { $cast ->
        [you] Your false accusation costs you: one of your CLICKs becomes a BULLET.
       *[other] A false accusation costs { $seat }: one CLICK becomes a BULLET.
    }
    .each = { $seat }
    .together = False accusations: one CLICK becomes a BULLET for { $list }.
event-no-extra-bullet = { $cast ->
        [you] You accused falsely, but there is nothing to replace.
       *[other] { $seat } accused falsely, but there is nothing to replace.
    }
event-fired = { $cast ->
        [you] Shot { $shot }: you fire at { $target }: { $cards }.
        [you-self] Shot { $shot }: you fire: { $cards }.
        [to-you] Shot { $shot }: { $seat } fires at you: { $cards }.
        [self] Shot { $shot }: { $seat } fires: { $cards }.
       *[other] Shot { $shot }: { $seat } fires at { $target }: { $cards }.
    }
    .each = { $cast ->
        [you-self] { $seat } { $cards }
        [self] { $seat } { $cards }
        [to-you] { $seat } { $cards } (at you)
       *[other] { $seat } { $cards } (at { $target })
    }
    .together = Shot { $shot }: { $list }.
event-fired-at-sky = { $cast ->
        [you] Shot { $shot }: you fire into the sky: { $cards }.
       *[other] Shot { $shot }: { $seat } fires into the sky: { $cards }.
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
        [you] Your BULLET hits a corpse: { $target }.
        [to-you] { $seat } hits your corpse.
       *[other] { $seat } hits a corpse: { $target }.
    }
event-ducked = { $cast ->
        [you] { $target } ducks under your BULLET.
        [to-you] You duck under { $seat }'s BULLET.
       *[other] { $target } ducks under { $seat }'s BULLET.
    }
event-died = { $cast ->
        [you] One of yours dies; { $left ->
            [one] only your captain is left.
           *[other] { $left } are left.
        }
       *[other] { $seat } loses a Character; { $left ->
            [one] only the captain is left.
           *[other] { $left } are left.
        }
    }
    .with = { $sentence } { $asides }.
    .weight = grave
event-captain-died = { $cast ->
        [you] Your captain dies: you are out of the game.
       *[other] { $seat }'s captain dies: { $seat } is out of the game.
    }
    .weight = grave
event-reset = { $cast ->
        [you] Your barrel is reset: 6 CLICKs, 1 BULLET.
       *[other] { $seat } gets a fresh barrel: 6 CLICKs, 1 BULLET.
    }
    .aside = a fresh barrel
event-drew = { $cast ->
        [you] You draw “{ $cards }”.
       *[other] { $seat } draws an Action card.
    }
    .each = “{ $cards }”
    .together = { $cast ->
        [you] You draw { $list }.
       *[other] { $seat } draws { $times } Action cards.
    }
    .aside = { $cast ->
        [you] { $list } drawn
       *[other] { $times ->
            [one] one Action card drawn
           *[other] { $times } Action cards drawn
        }
    }
    .weight = slight
event-no-draw = { $cast ->
        [you] There is no Action card left for you.
       *[other] There is no Action card left for { $seat }.
    }
event-reshuffled = The discarded Action cards make a new deck.
    .weight = slight
event-played = { $cast ->
        [you] You play “{ $card }”.
       *[other] { $seat } plays “{ $card }”.
    }
event-peeked = { $cast ->
        [you] You look into { $target }'s barrel; from the top: { $cards }.
        [you-self] You look into your own barrel; from the top: { $cards }.
        [to-you] { $seat } looks at the top of your barrel.
        [self] { $seat } looks at the top of their own barrel.
       *[other] { $seat } looks at the top of { $target }'s barrel.
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
        [you] You name nobody: chance will aim.
       *[other] { $seat } names nobody: chance will aim.
    }
event-turned-die = { $cast ->
        [you] You turn your die to { $bet }.
       *[other] { $seat } turns the die to { $bet }.
    }
event-raised = { $cast ->
        [you] Your bet is raised to { $bet }.
       *[other] { $seat }'s bet is raised to { $bet }.
    }
event-called-back = { $cast ->
        [you] You are called back for the next shot.
       *[other] { $seat } is called back for the next shot.
    }
event-spun-again = { $cast ->
        [you] The rest of your barrel is reshuffled.
       *[other] The rest of { $seat }'s barrel is reshuffled.
    }
event-tipped = { $cast ->
        [you] A tip: in { $target }'s pocket lies a { $cards }.
        [to-you] { $seat } looks at your pocket card.
       *[other] { $seat } looks at { $target }'s pocket card.
    }
event-loaded = { $cast ->
        [you] One of your CLICKs becomes a BULLET for this round.
       *[other] One of { $seat }'s CLICKs becomes a BULLET for this round.
    }
event-not-loaded = { $cast ->
        [you] There is no CLICK of yours to replace.
       *[other] { $seat } has no CLICK to replace.
    }
event-stole = { $cast ->
        [you] You take “{ $cards }” from { $target }.
        [to-you] { $seat } takes “{ $cards }” from your hand.
       *[other] { $seat } takes a card from the hand of { $target }.
    }
event-scored = { $cast ->
        [you] You score { $points } and stand at { $total }.
       *[other] { $seat } scores { $points } and stands at { $total }.
    }
    .each = { $seat } +{ $points }
    .together = Points: { $list }.
event-bonus = { $cast ->
        [you] Danger money: { $points } points more bring you to { $total }.
       *[other] Danger money: { $points } points more bring { $seat } to { $total }.
    }
event-tied = Tied at the top with { $points ->
        [one] 1 point
       *[other] { $points } points
    }: another round.
    .weight = grave
event-may-show-off = { $cast ->
        [you] Yours is the last captain alive: you have won, and may show off.
       *[other] { $seat } has won with the last captain alive, and may show off.
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
        [you] Yours is the last captain alive: you win!
       *[other] { $seat } wins: the last captain alive.
    }
event-nobody-won = All the captains are dead: nobody wins.

## Results

result-most-points = { $cast ->
        [you] You win on points!
       *[other] { $winners } wins on points.
    }
result-last-captain-alive = { $cast ->
        [you] You win: yours is the last captain alive!
       *[other] { $winners } wins: the last captain alive.
    }
result-all-captains-dead = Nobody wins: all the captains are dead.

## Options of the table

table-option-points = points that win the game
table-option-peek = who looks when Peek is played
table-option-peek-player = whoever plays it
table-option-peek-chosen = whoever is chosen
table-option-aim = what Shoot Someone asks of those who take part
table-option-aim-must = they must aim at somebody else
table-option-aim-may = they may aim at somebody else
table-option-show-off = the last captain alive may fire the shots left, at their own risk

## The table as it is drawn

roulette-round = round { $round }
roulette-shot = shot { $shot }
roulette-goal = { $points ->
        [one] 1 point wins
       *[other] { $points } points win
    }
roulette-piles = deck { $deck } · discard { $discard } · reserve { $reserve }
roulette-out-of-game = out for good
roulette-out-of-round = out this round
roulette-sky = the sky
roulette-unnamed = chance
roulette-temple = self
roulette-ducking = ducking
roulette-accused = has accused
roulette-ammo = You hold { $clicks ->
        [one] 1 CLICK
       *[other] { $clicks } CLICKs
    } and { $bullets ->
        [one] 1 BULLET
       *[other] { $bullets } BULLETs
    }.
roulette-barrel = In your barrel: { $bullets ->
        [one] 1 BULLET
       *[other] { $bullets } BULLETs
    } among { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
roulette-hand = Your Action cards
roulette-no-hand = You hold no Action card.
roulette-column-team = Team
roulette-column-characters = Alive
roulette-column-points = Points
roulette-column-bet = Bet
roulette-column-barrel = Barrel
roulette-column-pocket = Pocket
roulette-column-hand = Hand
roulette-legend = { $captain } captain  { $teammate } teammate  { $dead } dead  { $back } face down  { $click } CLICK  { $bullet } BULLET  +1{ $bullet } extra BULLET  Barrel: what was fired, then the pile from its top.

# A key for the help of the terminal

help-key = play:peek
