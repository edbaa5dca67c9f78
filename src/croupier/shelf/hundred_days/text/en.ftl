# Les 100 Jours de Rick and Morty in English.
#
# $seat, $target and $owner are names; $cast says who they are to the reader: you, you-self (both are you), self (both are the
# same other), to-you (the target is you), other; $whose says it of an owner. $card is a card or a tile by name, $text its text,
# $second_card the card that it threatens.
# $place, $rick and $morty are places with their preposition (place-...). $resource is seed, schmeckles, crystal or matter
# (any in reached-for: all of them); $space is house, or 1 to 6. Neighbouring happenings with the same .together are told in
# one sentence, a list of their .each; an .aside is added to the sentence before it by that one's .with.
# A refusal may mention the $card, its $owner or the $number of the dimension that was asked for, the $phase, what is $asked instead, and
# whether the round is the last ($ending).
# A phase says with .aim what it is for, while it is played for the first time.
# A happening that a .within names tells this one as well, if it follows at once. $forced is yes if there was nothing else to
# answer. A card has a .short name where its own is long; its .rule is what it does, without its type, dimensions and points.
# Where there is no room for all that has happened, what has the .weight grave is told before the rest, and slight after it.

game-title = Les 100 Jours de Rick and Morty
game-summary = A hundred days, six dimensions, one garage. Send Rick and Morty out, and close more dimensions than anyone else.

## Phases

phase-mission = Mission
    .clause = HD-7.1
    .aim = Aim: the most points at the end. You act, close and collect where your pawns are.
phase-garage = Garage
    .clause = HD-9.1
    .aim = A pawn at the house brings a garage token and a resource.
phase-adventure = Adventure
    .clause = HD-10.1
    .aim = Play cards where you have pawns, and close a dimension as soon as you can pay: that scores most.
phase-collection = Collection
    .clause = HD-11.1
    .aim = Your pawns now collect what their dimensions give.
phase-drawing = Collection (cards)
    .clause = HD-12.1
    .aim = Rick now draws the cards that his dimensions show.
phase-discard = Discard
    .clause = HD-13.1
    .aim = You take at most seven cards into the next round.

## Zones

zone-hand = hand
zone-area = in play
zone-pile = personal discard
zone-closed = closed dimensions
zone-space = dimension
zone-tiles = tile pile
zone-deck = deck
zone-discard = general discard
zone-played = being played
zone-box = box

## Counters

counter-round = round
counter-die = die
counter-garage = garage tokens
counter-points = points
counter-seed = Mega-seeds
counter-schmeckles = Schmeckles
counter-crystal = Time crystals
counter-matter = Dark matter

## Places: by their word, and by their number on the board

place-house = at the house
place-1 = in dimension 1
place-2 = in dimension 2
place-3 = in dimension 3
place-4 = in dimension 4
place-5 = in dimension 5
place-6 = in dimension 6
place-house-1 = between the house and 1
place-house-2 = between the house and 2
place-house-3 = between the house and 3
place-house-4 = between the house and 4
place-house-5 = between the house and 5
place-house-6 = between the house and 6
place-1-2 = between 1 and 2
place-2-3 = between 2 and 3
place-3-4 = between 3 and 4
place-4-5 = between 4 and 5
place-5-6 = between 5 and 6
place-6-1 = between 6 and 1

## Resources

resource-seed = Mega-seed
    .some = { tokens-g }
resource-schmeckles = Schmeckles
    .some = { tokens-s }
resource-crystal = Time crystal
    .some = { tokens-c }
resource-matter = Dark matter
    .some = { tokens-m }
resource-kind = { $resource ->
        [seed] { resource-seed }
        [schmeckles] { resource-schmeckles }
        [crystal] { resource-crystal }
       *[matter] { resource-matter }
    }
resource-one = { $resource ->
        [seed] a Mega-seed
        [schmeckles] a Schmeckle
        [crystal] a Time crystal
       *[matter] one Dark matter
    }
resource-some = { $resource ->
        [seed] { tokens-g }
        [schmeckles] { tokens-s }
        [crystal] { tokens-c }
       *[matter] { tokens-m }
    }
tokens-g = { $count ->
        [one] { $count } Mega-seed
       *[other] { $count } Mega-seeds
    }
tokens-s = { $count ->
        [one] { $count } Schmeckle
       *[other] { $count } Schmeckles
    }
tokens-c = { $count ->
        [one] { $count } Time crystal
       *[other] { $count } Time crystals
    }
tokens-m = { $count } Dark matter

## Dimension tiles

card-fungal-cathedral = Fungal Cathedral
    .short = Cathedral
    .text = Collect 1 Mega-seed and 2 Dark matter, 4 cards; close for 2 Schmeckles and 2 Time crystals, 3 points
card-upside-down-laundromat = Upside-Down Laundromat
    .short = Laundromat
    .text = Collect 1 Mega-seed, 1 Time crystal and 1 Dark matter, 1 card; close for 1 Mega-seed and 3 Schmeckles, 3 points
card-clockwork-prairie = Clockwork Prairie
    .short = Prairie
    .text = Collect 1 Schmeckle and 2 Time crystals, 1 card; close for 2 Mega-seeds, 1 Schmeckle and 2 Dark matter, 4 points
card-debt-nebula = Debt Nebula
    .short = Nebula
    .text = Collect 1 Schmeckle and 2 Time crystals, lose 1 card; close for 3 Mega-seeds and 3 Dark matter, 7 points
card-compost-riviera = Compost Riviera
    .short = Riviera
    .text = Collect 2 Mega-seeds and 1 Schmeckle, 1 card; close for 1 Schmeckle, 2 Time crystals and 2 Dark matter, 4 points
card-orchard-of-mondays = Orchard of Mondays
    .short = Orchard
    .text = Collect 2 Mega-seeds and 1 Time crystal, no card; close for 3 Schmeckles and 2 Dark matter, 5 points
card-swamp-of-good-intentions = Swamp of Good Intentions
    .short = Good Intentions
    .text = Collect 2 Mega-seeds and 1 Dark matter, lose 1 card; close for 3 Schmeckles and 3 Time crystals, 7 points
card-bargain-nebula-mall = Bargain Nebula Mall
    .short = Mall
    .text = Collect 1 Mega-seed and 2 Schmeckles, 2 cards; close for 2 Time crystals and 2 Dark matter, 3 points
card-basement-of-the-universe = Basement of the Universe
    .short = Basement
    .text = Collect 1 Schmeckle and 2 Dark matter, no card; close for 3 Mega-seeds and 2 Time crystals, 5 points
card-audit-moon = Audit Moon
    .short = Audit Moon
    .text = Collect 2 Schmeckles and 1 Time crystal, lose 1 card; close for 2 Mega-seeds, 2 Time crystals and 2 Dark matter, 6 points
card-tar-opera = Tar Opera
    .short = Tar Opera
    .text = Collect 1 Schmeckle and 2 Dark matter, 1 card; close for 2 Mega-seeds, 2 Time crystals and 1 Dark matter, 4 points
card-echo-quarry = Echo Quarry
    .short = Echo Quarry
    .text = Collect 1 Time crystal and 2 Dark matter, no card; close for 2 Mega-seeds and 3 Schmeckles, 5 points
card-slow-glacier-express = Slow Glacier Express
    .short = Glacier Express
    .text = Collect 1 Mega-seed and 2 Time crystals, 1 card; close for 2 Schmeckles, 2 Time crystals and 2 Dark matter, 6 points
card-festival-of-lost-socks = Festival of Lost Socks
    .short = Lost Socks
    .text = Collect 1 Mega-seed, 1 Schmeckle and 1 Time crystal, 2 cards; close for 1 Schmeckle and 3 Dark matter, 3 points
card-roundabout-city = Roundabout City
    .text = Collect 1 Mega-seed, 1 Schmeckle and 1 Dark matter, 2 cards; close for 1 Mega-seed and 3 Time crystals, 3 points
card-museum-of-next-week = Museum of Next Week
    .short = Museum
    .text = Collect 1 Schmeckle, 1 Time crystal and 1 Dark matter, 2 cards; close for 3 Mega-seeds, 1 Time crystal and 1 Dark matter, 4 points
card-carnivorous-golf-course = Carnivorous Golf Course
    .short = Golf Course
    .text = Collect 2 Mega-seeds and 2 Schmeckles, lose 1 card; close for 3 Time crystals and 4 Dark matter, 8 points
card-reactor-karaoke = Reactor Karaoke
    .short = Karaoke
    .text = Collect 2 Time crystals and 2 Dark matter, lose 1 card; close for 3 Mega-seeds and 4 Schmeckles, 8 points
card-library-of-wrong-answers = Library of Wrong Answers
    .short = Wrong Answers
    .text = Collect 1 Mega-seed and 1 Dark matter, 3 cards; close for 1 Mega-seed, 2 Schmeckles, 2 Time crystals and 1 Dark matter, 6 points
card-talent-show-asteroid = Talent-Show Asteroid
    .short = Talent Show
    .text = Collect 1 Schmeckle and 1 Time crystal, 3 cards; close for 2 Mega-seeds, 1 Schmeckle, 1 Time crystal and 2 Dark matter, 6 points

## Characters

card-gleb-tollbooth-poet = Gleb, Tollbooth Poet
    .rule = counts as your pawn in dimension 1 when you play green cards
    .text = Character on 1, 1 point: { card-gleb-tollbooth-poet.rule }
card-auntie-vortex = Auntie Vortex
    .rule = counts as your pawn in dimension 2 when you play green cards
    .text = Character on 2, 1 point: { card-auntie-vortex.rule }
card-left-handed-ambassador = Left-Handed Ambassador
    .rule = counts as your pawn in dimension 3 when you play green cards
    .text = Character on 3, 1 point: { card-left-handed-ambassador.rule }
card-nib-the-stowaway = Nib the Stowaway
    .rule = counts as your pawn in dimension 4 when you play green cards
    .text = Character on 4, 1 point: { card-nib-the-stowaway.rule }
card-brother-static = Brother Static
    .rule = counts as your pawn in dimension 5 when you play green cards
    .text = Character on 5, 1 point: { card-brother-static.rule }
card-captain-lukewarm = Captain Lukewarm
    .rule = counts as your pawn in dimension 6 when you play green cards
    .text = Character on 6, 1 point: { card-captain-lukewarm.rule }
card-seed-smuggler = Seed Smuggler
    .rule = pay one Mega-seed less whenever you close a dimension
    .text = Character on 1 and 4, 2 points: { card-seed-smuggler.rule }
card-honest-banker = Honest Banker
    .rule = pay one Schmeckle less whenever you close a dimension
    .text = Character on 2 and 5, 2 points: { card-honest-banker.rule }
card-clock-thief = Clock Thief
    .rule = pay one Time crystal less whenever you close a dimension
    .text = Character on 3 and 6, 2 points: { card-clock-thief.rule }
card-void-plumber = Void Plumber
    .rule = pay one Dark matter less whenever you close a dimension
    .text = Character on 1 and 6, 2 points: { card-void-plumber.rule }
card-market-twins = Market Twins
    .rule = pay one Mega-seed or one Schmeckle less whenever you close a dimension
    .text = Character on 3, 1 point: { card-market-twins.rule }
card-physics-dropout = Physics Dropout
    .rule = pay one Time crystal or one Dark matter less whenever you close a dimension
    .text = Character on 6, 1 point: { card-physics-dropout.rule }
card-union-collector = Union Collector
    .rule = wherever you collect, ignore one other colour
    .text = Character on 4 and 5, costs 1 Schmeckle, 2 points: { card-union-collector.rule }
card-hoarder-in-chief = Hoarder-in-Chief
    .rule = keep up to 10 cards in the Discard phase
    .text = Character on 2, 2 points: { card-hoarder-in-chief.rule }
card-garage-manager = Garage Manager
    .rule = take one more garage token in the Garage phase if you have a pawn at the house
    .text = Character on 1 and 2, 1 point: { card-garage-manager.rule }
card-portal-valet = Portal Valet
    .rule = the two resources that move Rick may be of different types
    .text = Character on 5 and 6, 2 points: { card-portal-valet.rule }
card-crisis-insurer = Crisis Insurer
    .rule = a shortage costs you just one resource
    .text = Character on 2 and 3, 2 points: { card-crisis-insurer.rule }
card-pushy-understudy = Pushy Understudy
    .rule = you win ties for the initiative without a roll
    .text = Character on 1, 2 points: { card-pushy-understudy.rule }
card-gossip-columnist = Gossip Columnist
    .rule = look at an opponent's hand right away, then draw 2 cards
    .text = Character on 4, 1 point: { card-gossip-columnist.rule }
card-generous-ex = Generous Ex
    .rule = take 2 resources of your choice from the Federation right away
    .text = Character on 3 and 5, 2 points: { card-generous-ex.rule }
card-retired-space-marshal = Retired Space Marshal
    .rule = once a round on your turn, take a resource of your choice from an opponent who shares a dimension with you
    .text = Character on 4 and 6, costs 1 Dark matter, 3 points: { card-retired-space-marshal.rule }

## Objects

card-suspiciously-heavy-fruit = Suspiciously Heavy Fruit
    .rule = take 3 Mega-seeds from the Federation
    .text = Object on 5, 1 point: { card-suspiciously-heavy-fruit.rule }
card-counterfeit-piggy-bank = Counterfeit Piggy Bank
    .rule = take 3 Schmeckles from the Federation
    .text = Object on 6, 1 point: { card-counterfeit-piggy-bank.rule }
card-stopped-watch = Stopped Watch
    .rule = take 3 Time crystals from the Federation
    .text = Object on 1, 1 point: { card-stopped-watch.rule }
card-jar-of-night = Jar of Night
    .rule = take 3 Dark matter from the Federation
    .text = Object on 2, 1 point: { card-jar-of-night.rule }
card-universal-converter-a = Universal Converter (3)
    .rule = return any number of resources and take as many of one type that you didn't return
    .text = Object on 3, 1 point: { card-universal-converter-a.rule }
card-universal-converter-b = Universal Converter (4)
    .rule = return any number of resources and take as many of one type that you didn't return
    .text = Object on 4, 1 point: { card-universal-converter-b.rule }
card-pocket-doorframe-a = Pocket Doorframe (5)
    .rule = move your Rick anywhere for free
    .text = Object on 5, 1 point: { card-pocket-doorframe-a.rule }
card-pocket-doorframe-b = Pocket Doorframe (2)
    .rule = move your Rick anywhere for free
    .text = Object on 2, 1 point: { card-pocket-doorframe-b.rule }
card-two-handed-clock-a = Two-Handed Clock (1, 3)
    .rule = one more action this turn
    .text = Object on 1 and 3, 1 point: { card-two-handed-clock-a.rule }
card-two-handed-clock-b = Two-Handed Clock (2, 4)
    .rule = one more action this turn
    .text = Object on 2 and 4, 1 point: { card-two-handed-clock-b.rule }
card-card-printer-a = Card Printer (4)
    .rule = draw 3 cards, then destroy one from your hand
    .text = Object on 4, 1 point: { card-card-printer-a.rule }
card-card-printer-b = Card Printer (6)
    .rule = draw 3 cards, then destroy one from your hand
    .text = Object on 6, 1 point: { card-card-printer-b.rule }
card-polite-disintegrator-a = Polite Disintegrator (5, 6)
    .rule = pay 1 Dark matter to destroy an opponent's object or character
    .text = Object on 5 and 6, 2 points: { card-polite-disintegrator-a.rule }
card-polite-disintegrator-b = Polite Disintegrator (1, 5)
    .rule = pay 1 Dark matter to destroy an opponent's object or character
    .text = Object on 1 and 5, 2 points: { card-polite-disintegrator-b.rule }
card-expired-coupon-a = Expired Coupon (3, 4)
    .rule = the next dimension you close this turn costs 2 resources less, your choice
    .text = Object on 3 and 4, 1 point: { card-expired-coupon-a.rule }
card-expired-coupon-b = Expired Coupon (2, 6)
    .rule = the next dimension you close this turn costs 2 resources less, your choice
    .text = Object on 2 and 6, 1 point: { card-expired-coupon-b.rule }
card-cloning-bathtub = Cloning Bathtub
    .rule = pay 2 Mega-seeds to take a green card from the general discard into your hand
    .text = Object on 1 and 4, 2 points: { card-cloning-bathtub.rule }
card-retractable-leash = Retractable Leash
    .rule = move your Morty to any dimension or to the house
    .text = Object on 3, 2 points: { card-retractable-leash.rule }

## Actions

card-light-fingers = Light Fingers
    .rule = take 2 resources at random from an opponent
    .text = Action: { card-light-fingers.rule }
card-surprise-tax = Surprise Tax
    .rule = name a type of resource; every opponent who has any returns one
    .text = Action: { card-surprise-tax.rule }
card-recall-notice = Recall Notice
    .rule = destroy an opponent's object
    .text = Action: { card-recall-notice.rule }
card-bad-reference = Bad Reference
    .rule = destroy an opponent's character
    .text = Action: { card-bad-reference.rule }
card-binge-session = Binge Session
    .rule = draw 3 cards
    .text = Action: { card-binge-session.rule }
card-dimensional-musical-chairs = Dimensional Musical Chairs
    .short = Musical Chairs
    .rule = two dimension tiles swap places; the pawns stay on their spaces
    .text = Action: { card-dimensional-musical-chairs.rule }
card-return-to-sender = Return to Sender
    .rule = a tile without pawns goes under the pile, and the top one replaces it
    .text = Action: { card-return-to-sender.rule }
card-forced-teleport = Forced Teleport
    .rule = move an opponent's Rick anywhere
    .text = Action: { card-forced-teleport.rule }
card-family-lunch = Family Lunch
    .rule = play up to two green cards right away; each still needs its dimensions and its cost
    .text = Action: { card-family-lunch.rule }

## Locations

card-barter-bazaar = Barter Bazaar
    .rule = name a type; until the end of the round, it pays for any type when you close a dimension
    .text = Location: { card-barter-bazaar.rule }
card-portal-rest-stop = Portal Rest Stop
    .rule = until the end of the round, moving Rick costs you just one resource
    .text = Location: { card-portal-rest-stop.rule }
card-bunker-pantry = Bunker Pantry
    .rule = until the end of the round, nothing destroys your cards in play
    .text = Location: { card-bunker-pantry.rule }
card-strip-mine = Strip Mine
    .rule = in this round's Collection, other colours don't count for your Rick
    .text = Location: { card-strip-mine.rule }
card-infinite-waiting-room = Infinite Waiting Room
    .rule = in this round's Collection, draw 2 more cards
    .text = Location: { card-infinite-waiting-room.rule }

## Reactions

card-nope-portal = Nope Portal
    .rule = an opponent's blue card is destroyed without effect
    .text = Reaction: { card-nope-portal.rule }
card-stunt-double = Stunt Double
    .rule = a card of yours about to be destroyed stays in play
    .text = Reaction: { card-stunt-double.rule }
card-sticky-pockets = Sticky Pockets
    .rule = keep the resources that an opponent's card would cost you, and take one of your choice from the Federation
    .text = Reaction: { card-sticky-pockets.rule }
card-finders-fee = Finder's Fee
    .rule = when an opponent closes a dimension, take one of the resources paid, or two if you have a pawn there
    .text = Reaction: { card-finders-fee.rule }
card-wrong-address = Wrong Address
    .rule = when an opponent moves a Rick, he stays where he is, and what was paid stays paid
    .text = Reaction: { card-wrong-address.rule }
card-elbow-room = Elbow Room
    .rule = when an opponent's pawn collects, you get one of its resources, your choice
    .text = Reaction: { card-elbow-room.rule }
card-short-circuit = Short Circuit
    .rule = an opponent's object goes to their personal discard without doing anything
    .text = Reaction: { card-short-circuit.rule }

## Questions

decision-rick = Where do you send Rick?
decision-morty = { $rick ->
        [none] And where do you send Morty?
       *[other] Rick will be { $rick }. Where do you send Morty?
    }
decision-turn = { $actions ->
        [0] Anything else this turn?
        [1] Your turn: what do you do?
        [none] Your turn: what do you do?
       *[other] Your turn, with { $actions } actions left: what do you do?
    }
decision-react = { $moment ->
        [dimension-closed] { $actor } closes dimension { $closing } for { $heap }: do you react?
        [tokens-collected] { $target }'s { $pawn ->
            [rick] Rick
           *[morty] Morty
        } is about to take { $heap } in dimension { $collecting }: do you react?
        [rick-moving] { $cast ->
            [to-you] Your Rick is about to be moved: do you react?
           *[other] { $target }'s Rick is on the move: do you react?
        }
        [tokens-threatened] { $wanted ->
            [none] “{ $card }” is after your resources: do you react?
           *[other] “{ $card }” wants { wanted-one } from you: do you react?
        }
        [card-threatened] “{ $card }” is about to destroy your “{ $second_card }”: do you react?
        [object-used] { $actor } uses “{ $card }”: do you react?
       *[other] { $actor } plays “{ $card }”{ $deed ->
            [none] { "" }
           *[other] { " " }(“{ $deed }”)
        }: do you react?
    }
decision-take = { $reaction_kind ->
        [none] { $phase ->
            [garage] The garage: which resource do you take?
           *[other] { $cast ->
                [to-you] “{ $card }”: which resource do you take?
               *[other] { $target ->
                    [none] “{ $card }”: which resource do you take?
                   *[other] “{ $card }”: which resource do you take from { $target }?
                }
            }
        }
       *[other] “{ $reaction }”: which resource do you take?
    }{ more-to-come }
decision-leave = You share dimension { $collecting }: which of { $heap } do you leave?{ more-to-come }
decision-spend = { $left ->
        [none] Moving Rick costs two resources of one type: which type?
        [2] Moving Rick costs two resources: which one first?
       *[other] Which resource do you pay to move Rick?
    }
decision-go = { $kind ->
        [none] { $heap ->
            [none] Where does your Rick go?
           *[other] Where does your Rick go, for { $heap }?
        }
       *[other] { $cast ->
            [to-you] “{ $card }”: where does your Rick go?
           *[other] “{ $card }”: where does { $target }'s Rick go?
        }
    }
decision-morty-go = “{ $card }”: where does your Morty go?
decision-pay = Dimension { $closing } ({ $tile }) costs { $heap } before discounts: how do you pay?
decision-person = { $kind ->
        [none] Who do you choose?
       *[other] “{ $card }”: who do you choose?
    }
decision-target = { $kind ->
        [none] Which card do you destroy?
       *[other] “{ $card }”: which card do you destroy?
    }
decision-name = { $kind ->
        [none] Which type of resource?
        [surprise-tax] “{ $card }”: which type does every opponent return?
        [barter-bazaar] “{ $card }”: which type pays for all the others?
       *[other] “{ $card }”: which type do you want, in return for others?
    }
decision-tile = { $kind ->
        [none] Which dimension tile?
        [dimensional-musical-chairs] { $first ->
            [none] “{ $card }”: which tile do you swap first?
           *[other] “{ $card }”: which tile swaps with dimension { $first }?
        }
       *[other] “{ $card }”: which tile goes under the pile?
    }
decision-return = { $heap ->
        [none] Which resource do you return for { wanted-one }?
       *[other] { $heap } returned for as many { wanted-many }: which resource next?
    }
decision-destroy = { $phase ->
        [drawing] You lose cards where your Rick is: which one do you destroy from your hand?
        [discard] You keep seven cards at most (ten with “{ card-hoarder-in-chief }”): which one do you destroy?
       *[other] { $kind ->
            [none] Which card do you destroy from your hand?
           *[other] “{ $card }”: which card do you destroy from your hand?
        }
    }{ more-to-come }
decision-fetch = Which card do you take from the general discard?
decision-lunch = { $left ->
        [2] “{ $card }”: which green card do you play first?
       *[other] “{ $card }”: which green card do you play now?
    }
decision-elbow = { $target }'s { $pawn ->
        [rick] Rick
       *[morty] Morty
    } is about to take { $heap } in dimension { $collecting }: which resource do you grab?
more-to-come = { $left ->
        [none] {""}
        [1] {""}
       *[other] {" "}({ $left } to go)
    }
wanted-one = { $wanted ->
        [seed] a Mega-seed
        [schmeckles] a Schmeckle
        [crystal] a Time crystal
       *[matter] one Dark matter
    }
wanted-many = { $wanted ->
        [seed] Mega-seeds
        [schmeckles] Schmeckles
        [crystal] Time crystals
       *[matter] Dark matter
    }

## Answers

option-pass = { $decision ->
        [react] Let it happen
       *[other] Pass
    }
option-end-turn = End your turn
option-move = Move Rick
option-enough = That's all
option-done = That's all
option-rick = Rick { $place }
option-rick-again = Change your mind about Rick
option-morty = Morty { $place }
option-go = { $decision ->
        [morty-go] Morty { $place }
       *[other] Rick { $place }
    }
option-play = Play “{ $card }”
option-use = Use “{ $card }”
option-use-expired-coupon-a = { $actions ->
        [0] Use “{ card-expired-coupon-a }” (no action left to close with)
       *[other] Use “{ card-expired-coupon-a }”
    }
option-use-expired-coupon-b = { $actions ->
        [0] Use “{ card-expired-coupon-b }” (no action left to close with)
       *[other] Use “{ card-expired-coupon-b }”
    }
option-guard = Put a garage token on “{ $card }”
option-react = Play “{ $card }”
option-destroy = { $whose ->
        [nobody] “{ $card }”
        [you] “{ $card }”
       *[other] { $owner }'s “{ $card }”
    }
option-fetch = “{ $card }”
option-close = { $tile ->
        [none] Close dimension { $word }
       *[other] Close dimension { $word }: { $tile }
    }
option-tile = { $tile ->
        [none] Dimension { $word }
       *[other] Dimension { $word }: { $tile }
    }
option-take = Take { one-token }
option-leave = Leave { one-token }
option-return = Return { one-token }
option-name = { $word ->
        [seed] { resource-seed }
        [schmeckles] { resource-schmeckles }
        [crystal] { resource-crystal }
       *[matter] { resource-matter }
    }
option-spend = { option-name }
one-token = { $word ->
        [seed] a Mega-seed
        [schmeckles] a Schmeckle
        [crystal] a Time crystal
       *[matter] one Dark matter
    }
option-pay = Pay { $tokens }
option-pay-nothing = Pay nothing
option-choose = { $who }

## What will come of an answer
#
# $gives, $gets, $cost, $rest and $heap are lists of resources, or none. $stoppable is yes if an opponent could hold the reaction that
# answers. $draws and $loses are cards that Rick draws or loses.

pawn-house = { $garage ->
        [yes] A garage token and a resource in the Garage.{" "}
        [maybe] A resource in the Garage, and a garage token if any is left.{" "}
       *[no] {""}
    }
pawn-cards = { $loses ->
        [0] { $draws ->
            [0] no cards
            [one] 1 card
           *[other] { $draws } cards
        }
        [one] 1 card lost
       *[other] { $loses } cards lost
    }
nope-stops = { $stoppable ->
        [yes] {" "}A Nope Portal could stop it.
       *[no] {""}
    }
circuit-stops = { $stoppable ->
        [yes] {" "}A Short Circuit could stop it.
       *[no] {""}
    }
token-lost = { $lost ->
        [yes] {" "}Its garage token is lost: 1 point less.
       *[no] {""}
    }
address-stops = { $stoppable ->
        [yes] {" "}A Wrong Address could stop it.
       *[no] {""}
    }
stakes-rick = { pawn-house }{ $gives ->
        [none] In the Collection: { pawn-cards }.
       *[other] If the tiles stay: up to { $gives } (−1 per opponent), { pawn-cards }.
    }
stakes-morty = { pawn-house }{ $gives ->
        [none] In the Collection: 1 card.
       *[other] If the tile stays: up to { $gives } (−1 per opponent), 1 card.
    }
stakes-go = { $gives ->
        [none] In the Collection: { pawn-cards }. The garage gives nothing more this round.
       *[other] If the tiles stay: up to { $gives } (−1 per opponent), { pawn-cards }.
    }{ address-stops }
stakes-go-ending = Nothing is collected any more: he only counts for closing and for green cards.{ address-stops }
stakes-send = { $gives ->
        [none] For him in the Collection: { pawn-cards }.
       *[other] For him, if the tiles stay: up to { $gives }, { pawn-cards }.
    }{ address-stops }
stakes-send-ending = Nothing is collected any more: what { $target } can close or play from there is what counts.{ address-stops }
stakes-leash = { $gives ->
        [none] In the Collection: 1 card. The garage gives nothing more this round.
       *[other] If the tile stays: up to { $gives } (−1 per opponent), 1 card.
    }
stakes-leash-ending = Nothing is collected any more: he only counts for closing and for green cards.
stakes-play-green = { $cost ->
        [none] {""}
       *[other] Costs { $cost }.{" "}
    }{ $points ->
        [one] Worth 1 point
       *[other] Worth { $points } points
    }: you'll have { $total }.{ $kind ->
        [gossip-columnist] {" "}You see an opponent's hand and draw cards.
        [generous-ex] {" "}You take resources of your choice.
       *[other] {""}
    }
stakes-play-light-fingers = { $count ->
        [0] No opponent has a resource, so nothing happens.
        [one] You take up to { $tokens } resources at random from { $seats }.{ nope-stops }
       *[other] You take up to { $tokens } resources at random from one of: { $seats }.{ nope-stops }
    }
stakes-play-surprise-tax = { $count ->
        [0] No opponent has a resource, so nothing happens.
       *[other] You name a type, and each opponent who has any returns one.{ nope-stops }
    }
stakes-play-recall-notice = { $count ->
        [0] No opponent has an object in play, so nothing happens.
        [one] It goes for { $cards }.{ nope-stops }
       *[other] You choose one of { $count } objects of your opponents.{ nope-stops }
    }
stakes-play-bad-reference = { $count ->
        [0] No opponent has a character in play, so nothing happens.
        [one] It goes for { $cards }.{ nope-stops }
       *[other] You choose one of { $count } characters of your opponents.{ nope-stops }
    }
stakes-play-binge-session = You draw { $draws } cards.{ nope-stops }
stakes-play-dimensional-musical-chairs = You choose two tiles to swap. Pawns stay on their spaces.{ nope-stops }
stakes-play-return-to-sender = { $left ->
        [0] No tile is left in the pile, so nothing happens.
       *[other] You choose a tile without pawns, and a new one replaces it.{ nope-stops }
    }
stakes-play-forced-teleport = You choose an opponent, and where their Rick goes.{ nope-stops }
stakes-play-family-lunch = You may play up to two green cards from your hand right away.{ nope-stops }
stakes-play-barter-bazaar = You name a type: this round your resources of that type pay for any when you close.{ nope-stops }
stakes-play-portal-rest-stop = Moving Rick costs you just 1 resource until the end of the round.{ nope-stops }
stakes-play-bunker-pantry = Nothing destroys your cards in play until the end of the round.{ nope-stops }
stakes-play-strip-mine = In this round's Collection, other players don't count for your Rick.{ nope-stops }
stakes-play-infinite-waiting-room = You draw { $draws } more cards in this round's Collection.{ nope-stops }
stakes-close = { $points ->
        [one] 1 point
       *[other] { $points } points
    }: you'll have { $total }. { $choice ->
        [yes] Costs { $price ->
            [one] 1 resource
           *[other] { $price } resources
        }: you choose which.
       *[no] { $cost ->
            [none] Costs you nothing.
           *[other] Costs { $cost }.
        }
    }{ $last ->
        [yes] {" "}It leaves a black hole: this is the last round.{ $count ->
            [0] {""}
           *[other] {" "}Pawns there no longer count, and you can't play { $cards } any more.
        }
       *[no] {""}
    }
stakes-move = { $count ->
        [one] Costs 1 resource
       *[other] { $mixed ->
            [yes] Costs { $count } resources
           *[no] Costs { $count } resources of one type
        }
    }: you choose which, and where Rick goes.{ $stoppable ->
        [yes] {" "}A Wrong Address could stop him, and you'd still pay.
       *[no] {""}
    }
stakes-use-stock = You take { resource-some }.{ $short ->
        [yes] {" "}The Federation runs out: every player returns half of theirs.
       *[no] {""}
    }{ token-lost }{ circuit-stops }
stakes-use-converter = You name a type and swap as many other resources as you like for it.{ token-lost }{ circuit-stops }
stakes-use-doorframe = You move Rick anywhere for free.{ token-lost }{ circuit-stops }
stakes-use-clock = One more action this turn.{ token-lost }{ circuit-stops }
stakes-use-printer = You draw { $draws } cards, then destroy one from your hand.{ token-lost }{ circuit-stops }
stakes-use-disintegrator = Costs { $cost }. { $count ->
        [one] It goes for { $cards }.
       *[other] You choose one of { $count } cards of your opponents.
    }{ token-lost }{ circuit-stops }
stakes-use-coupon = { $action ->
        [yes] The next dimension you close this turn costs { $off } resources less.
       *[no] You have no action left to close with: it would be wasted.
    }{ token-lost }{ circuit-stops }
stakes-use-bathtub = Costs { $cost }. { $count ->
        [one] You take { $cards } into your hand.
       *[other] You choose one of { $count } green cards from the general discard.
    }{ token-lost }{ circuit-stops }
stakes-use-leash = You move Morty to another dimension or to the house.{ token-lost }{ circuit-stops }
stakes-use-marshal = { $count ->
        [one] You take a resource of your choice from { $seats }.
       *[other] You choose one of { $seats } and take a resource of your choice.
    } Once a round.
stakes-guard = 1 point more: you'll have { $total }. If an opponent destroys it, you keep its { $points ->
        [one] point
       *[other] { $points } points
    }.{ $object ->
        [yes] {" "}Using it loses the token.
       *[no] {""}
    }
stakes-pass = { $ending ->
        [yes] The game ends
       *[no] The Adventure ends
    } if { $left ->
        [one] the next player passes too
       *[other] the next { $left } players pass too
    }. Otherwise you can act again.
stakes-pass-ends = The others have passed: { $ending ->
        [yes] the game is over
       *[no] the Collection begins
    }, unless you've used a card this turn.
stakes-end-turn = Your turn is over, and it isn't a pass.{ $actions ->
        [0] {""}
        [one] {" "}You give up 1 action.
       *[other] {" "}You give up { $actions } actions.
    }
stakes-let-card = “{ $card }” goes ahead, unless another player stops it.
stakes-let-destroy = { $guarded ->
        [yes] “{ $card }” goes to your personal discard: you keep its points and lose the garage token.
       *[no] You lose “{ $card }” and its { $points ->
            [one] point
           *[other] { $points } points
        }.
    }
stakes-let-steal = { $actor } takes { $count ->
        [one] your only resource
       *[other] { $count } of your resources at random
    }.
stakes-let-take = { $actor } takes { resource-one } from you.
stakes-let-tax = You return one resource of the type that was named.
stakes-let-move = { $actor } moves your Rick.
stakes-react-nope-portal = “{ $card }” is destroyed without effect.
stakes-react-stunt-double = “{ $card }” stays in play{ $guarded ->
        [yes] {" "}with its garage token
       *[no] {""}
    }: you keep its { $points ->
        [one] point
       *[other] { $points } points
    }.
stakes-react-sticky-pockets = You lose nothing, and take a resource of your choice from the Federation.
stakes-react-finders-fee = { $count ->
        [one] You take 1 resource
       *[other] You take { $count } resources
    } out of { $heap }.
stakes-react-wrong-address = { $cast ->
        [to-you] Your Rick stays where he is.
       *[other] { $target }'s Rick stays where he is, and what was paid stays paid.
    }
stakes-react-elbow-room = You take 1 resource out of { $heap }, and { $target } gets one less.
stakes-react-short-circuit = “{ $card }” does nothing, and goes to { $actor }'s personal discard.
stakes-take = You'll have { resource-some }.
stakes-take-from = You'll have { resource-some }, and { $target } one less.{ $stoppable ->
        [yes] {" "}Sticky Pockets could stop it.
       *[no] {""}
    }
stakes-take-last = The Federation's last one: a shortage! Everyone returns half of theirs, and you'll have { resource-some }.
stakes-grab = You'll have { resource-some }; { $target } misses out.
stakes-leave = { $left ->
        [0] { $gets ->
            [none] You collect nothing here.
           *[other] You collect { $gets }.
        }
       *[other] You then leave { $left } more out of { $gets }.
    }{ $stoppable ->
        [yes] {" "}An Elbow Room could take one of them.
       *[no] {""}
    }
stakes-spend = { $count ->
        [0] You'll have none of that type left.
       *[other] You'll have { resource-some } left.
    }
stakes-pay = { $rest ->
        [none] You'll have no resources left.
       *[other] You'll have { $rest } left.
    }
stakes-choose-light-fingers = You take { $count ->
        [one] the only resource they have
       *[other] { $count } of their { $held } resources, at random
    }.{ $stoppable ->
        [yes] {" "}Sticky Pockets could stop it.
       *[no] {""}
    }
stakes-choose-forced-teleport = Their Rick is { $place }. You choose where he goes.
stakes-choose-gossip-columnist = You see { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in hand, then draw { $draws }.
stakes-choose-retired-space-marshal = You choose one of { $heap }.
stakes-destroy = { $owner } loses it, with { $points ->
        [one] 1 point
       *[other] { $points } points
    }: it isn't protected.{ $stoppable ->
        [yes] {" "}A Stunt Double could save it.
       *[no] {""}
    }
stakes-destroy-guarded = { $owner } loses its use and the garage token (1 point), but keeps { $points ->
        [one] its point
       *[other] its { $points } points
    }.{ $stoppable ->
        [yes] {" "}A Stunt Double could save it.
       *[no] {""}
    }
stakes-destroy-nothing = Nothing happens: { $owner } has a Bunker Pantry this round.
stakes-throw-away = It goes to the general discard.{ $points ->
        [0] {""}
        [one] {" "}Played, it would be worth 1 point.
       *[other] {" "}Played, it would be worth { $points } points.
    }
stakes-tax = { $count ->
        [0] No opponent has any: no one returns anything.
       *[other] One each returned by: { $seats }. Sticky Pockets could stop it.
    }
stakes-barter = { $count ->
        [0] You have none now. Until the end of the round, this type pays for any other when you close.
       *[other] You have { $count }. Until the end of the round, this type pays for any other when you close.
    }
stakes-convert = You can turn up to { $count } other { $count ->
        [one] resource
       *[other] resources
    } into this type.
stakes-swap-first = { $card } moves. You choose the other tile next.
stakes-swap = { $card } becomes dimension { $other }, and { $second_card } dimension { $space }.
stakes-send-back = { $card } goes under the pile, and an unknown tile becomes dimension { $space }.
stakes-return = In all you'll get { resource-some } in exchange.
stakes-enough = { $count ->
        [0] You exchange nothing.
       *[other] You get { resource-some } in exchange.
    }
stakes-fetch = It comes to your hand. Played, it's worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

## Chances

chance-held = There's a { $percent }% chance that an opponent holds { $card } ({ $copies } unseen).
chance-known = You know it: { $target } holds { $card }.
chance-green = There's a { $percent }% chance that the next card is green ({ $green } of { $cards_left } unseen).

## Hints

hint-close-there = You can already pay for dimension { $space }, worth { $points } points: you only need a pawn there.
hint-garage-lacks = A resource from the house is all you lack for dimension { $space }, worth { $points } points.
hint-garage = The house gives a resource of your choice at once, and a garage token is a point on a card.
hint-play-there = From there you can play { $card }.
hint-collect-for = You collect { wanted-many } there, which you need for dimension { $space }.
hint-cards-there = { $draws } cards in one go: more to choose from.
hint-send-away = { $target } could close dimension { $space } from where Rick is now: { $points } points.
hint-take-for = { $left ->
        [0] With it you can pay for dimension { $space }, worth { $points } points.
       *[other] You need it for dimension { $space }, worth { $points } points: then you lack { $left } more.
    }
hint-unneeded = For dimension { $space }, your best plan, you can do without it.
hint-close-first = Don't wait: { $seats } could close it first, and it's worth { $points } points.
hint-close-last = It starts the last round, and you'd have { $points } points: more than anyone else has now.
hint-close = You have the pawn and the resources: { $points } points now are better than a plan.
hint-play-icon = It saves a resource at every closing, so the earlier it's in play the better.
hint-play-green = Your pawns are in the right place now, and its { $points ->
        [one] point counts
       *[other] { $points } points count
    } only in play.
hint-play-cards = { $draws } more cards give you more to choose from.
hint-full-hand = You hold { $count } cards: use some, or you'll have to destroy them.
hint-use-to-close = With it you can close dimension { $space }, where you have a pawn: { $points } points.
hint-guard-character = A character stays in play, so the token stays too: a sure point, and a shield.
hint-guard-object = An unused token scores nothing: on a card it's a point as long as you don't use the object.
hint-move-to-close = Rick can reach dimension { $space }, and you can still pay for it: { $points } points.
hint-move-to-play = Elsewhere Rick lets you play a card from your hand.
hint-save-for = Save up for dimension { $space }, worth { $points } points: { $lack ->
        [0] you need a pawn there next round.
       *[other] you lack { $lack } more.
    }
hint-pass = Nothing here is worth its price.
hint-keep-reaction = This does little harm: keep the card for something worse.
hint-react-for-yourself = You're the target: this is what the card is for.
hint-react-to-leader = { $target } is the most dangerous: don't let it work.
hint-react-likely = This is likely to be aimed at you.
hint-leader = { $target } is the most dangerous, counting points, resources and cards.
hint-hurts-most = No other card would hurt more to lose.
hint-least-use = It's the card you're least likely to need.

# What a learner says of its move to the others.
aloud-close = { $points } points now are better than a plan.
aloud-guard-character = A character stays in play, so its token stays too.
aloud-leader = { $target } is the most dangerous, I think.
aloud-play-cards = { $draws } more cards give you more to choose from.

## Refusals
#
# $phase is the phase of the round, $asked the question that the player is asked now; none if there is none. $ending is yes in the
# last round.

refused-you-do-not-hold-that-card = You don't hold “{ $card }”: choose a card from your hand.
refused-your-pawns-are-not-there = “{ $card }” needs a pawn in each of its dimensions at once: move Rick{ $ending ->
        [yes] {" "}while you can.
       *[no] {" "}now, or place both pawns there next round.
    }
refused-you-cannot-pay-that = That's not a way to pay here: choose one of those on offer.
refused-nothing-to-use-it-on = There's nothing to use “{ $card }” on right now: keep it for a moment when there is.
refused-no-action-left = Your action for this turn is used up: end your turn, and do this on your next one.
refused-short-of = You still need { $tokens }: { $ending ->
        [yes] only cards can bring you some in this last round.
       *[no] collect more, or send a pawn to the house next round.
    }
refused-no-pawn-on = You need a pawn in dimension { $word }: move Rick there{ $ending ->
        [yes] {" "}while you can.
       *[no] {""}, or place a pawn there next round.
    }
refused-that-belongs-to-another-phase = { $phase ->
        [mission] Not yet: first everyone places Rick and Morty. Cards, closings and moves come in the Adventure.
        [garage] Not now: this is the Garage. The Adventure comes next, with cards, closings and moves.
        [adventure] Not now: in the Adventure you play cards, close, move Rick or pass. Pawns are placed only at the start of a round.
       *[other] Not now: this round's Adventure is over. Once everyone has placed their pawns for the next round, another one begins.
    }
refused-that-is-not-what-you-are-asked-now = { $asked ->
        [rick] First place Rick: Morty's turn comes right after.
        [morty] Rick is placed. Now place Morty, or change your mind about Rick.
        [turn] First choose what to do: play a card, close a dimension, move Rick or pass. This choice comes after that, if it's needed.
        [react] First say whether you react: your own actions come on your own turn.
        [take] First choose the resource that you take.
        [leave] First choose the resource that you leave.
        [spend] First choose what you pay to move Rick.
        [go] First choose where Rick goes.
        [morty-go] First choose where Morty goes.
        [pay] First choose how you pay for the dimension.
        [person] First choose a player for the card that you've played.
        [target] First choose the card that will be destroyed.
        [name] First choose a type of resource.
        [tile] First choose a dimension tile.
        [return] First choose what you return, or say that's all.
        [destroy] First choose a card from your hand to destroy.
        [fetch] First choose the card that you take from the general discard.
        [lunch] First choose a green card to play, or say that's all.
        [elbow] First choose the resource that you grab.
       *[other] Answer the question first: anything else comes after it.
    }
refused-you-have-not-acted-so-pass = You haven't done anything this turn, so there's nothing to end: pass instead.
refused-this-turn-is-ended-not-passed = This turn can't be a pass any more: end it, and pass on a later turn.
refused-the-dimensions-go-from-one-to-six = There's no such dimension: choose 1 to 6.
refused-a-pawn-stands-there = There's a pawn in dimension { $number }: choose a tile without pawns.
refused-a-black-hole-cannot-be-chosen = Dimension { $number } is a black hole: choose one that still has its tile.
refused-only-green-cards-are-served = Right now, play an object or a character from your hand. Other cards can be played on your next turn.
refused-that-dimension-is-closed = Dimension { $number } is a black hole, with nothing left to close: choose one that still has its tile.
refused-no-pawn-of-yours-is-there = You need a pawn in dimension { $number } to close it: move Rick there{ $ending ->
        [yes] {" "}while you can.
       *[no] {""}, or place a pawn there next round.
    }
refused-only-two-of-a-kind-move-rick = Moving Rick takes two resources of one type: choose a type that you have twice, or collect more first.
refused-moving-rick-costs-two-tokens = Moving Rick costs two resources, and you don't have two: collect more first.
refused-moving-rick-costs-a-token = Moving Rick costs one resource, and you don't have any: collect some first.
refused-choose-the-tokens-first = First choose what you pay to move Rick, and then where he goes.
refused-reactions-answer-something = “{ $card }” reacts to what another player does: wait until you're asked whether you react.
refused-no-garage-token-left = You have no garage token left{ $ending ->
        [yes] {""}, and this last round has no Garage to come.
       *[no] {""}: each pawn at the house brings you one in the next Garage.
    }
refused-one-garage-token-per-card = “{ $card }” already has a garage token, and one is the limit: choose another card.
refused-only-green-cards-in-your-area = Garage tokens go on objects and characters, not on “{ $card }”: choose one of your own in play.
refused-rick-is-there-already = Rick is already there: choose another place.
refused-morty-is-there-already = Morty is already there: choose another place.
refused-a-black-hole-cannot-be-entered = You can't enter a black hole: choose a place that touches the house or an open dimension.
refused-morty-stands-on-tiles-only = Only Rick can stand in between: choose a dimension or the house for Morty.
refused-that-object-is-spent = You've used “{ $card }”, and each object works just once: in your personal discard it still scores.
refused-that-card-is-still-in-your-hand = “{ $card }” is still in your hand: play it first, and then use or protect it.
refused-that-card-is-somebody-elses = “{ $card }” belongs to { $whose ->
        [nobody] another player
       *[other] { $owner }
    }: choose one of your own in play.
refused-that-card-is-not-before-you = “{ $card }” isn't in front of you: choose one of your own cards in play.
refused-only-objects-are-used = “{ $card }” works by itself, there's nothing to use: only objects are used.
refused-the-marshal-helps-once-a-round = The Marshal has already helped this round{ $ending ->
        [yes] {""}, and it is the last.
       *[no] {""}: she'll help again in the next one.
    }
refused-not-among-those = That can't be chosen here: choose one of those on offer.
refused-the-house-cannot-be-closed = The house can't be closed: choose a dimension from 1 to 6.
refused-no-token-of-that-kind = There's no resource of that type here: choose another type.
refused-the-kind-you-take-is-not-returned = That's the type you're getting: return others, or say that's all.
refused-another-player-must-be-chosen = That's you: choose another player.

## Happenings

event-round = Round { $round }.
    .with = { $sentence } { $asides }.
event-die = The die shows { $die }.
    .aside = the die shows { $die }
event-placed = { $cast ->
        [you] You: Rick { $rick }, Morty { $morty }.
       *[other] { $seat }: Rick { $rick }, Morty { $morty }.
    }
event-rolled-off = { $cast ->
        [you] You roll a { $die }.
       *[other] { $seat } rolls a { $die }.
    }
    .each = { $seat } ({ $die })
    .together = Rolling for the start: { $list }.
    .weight = slight
event-rolled-even = A tie: roll again.
    .weight = slight
event-nobody-there = No one is in dimension { $die }, where the die is, so dimension { $space } decides who starts.
event-won-tie = { $cast ->
        [you] You win the tie in dimension { $space } and start.
       *[other] { $seat } wins the tie in dimension { $space } and starts.
    }
event-starts = { $cast ->
        [you] { $space ->
            [house] Everyone is at the house, and you start.
           *[other] You're the strongest in dimension { $space } and start.
        }
       *[other] { $space ->
            [house] Everyone is at the house, and { $seat } starts.
           *[other] { $seat } is the strongest in dimension { $space } and starts.
        }
    }
event-got-garage = { $cast ->
        [you] You take { $count ->
            [one] a garage token
           *[other] { $count } garage tokens
        }.
       *[other] { $seat } takes { $count ->
            [one] a garage token
           *[other] { $count } garage tokens
        }.
    }
    .with = { $sentence } { $asides }.
    .weight = slight
event-no-garage = { $cast ->
        [you] No garage token is left for you.
       *[other] No garage token is left for { $seat }.
    }
event-took = { $cast ->
        [you] You take { resource-one }.
       *[other] { $seat } takes { resource-one }.
    }
    .each = { resource-some }
    .together = { $cast ->
        [you] You take { $list }.
       *[other] { $seat } takes { $list }.
    }
    .aside = resources: { $list }
    .weight = slight
event-gave-back = { $cast ->
        [you] You return { resource-some }.
       *[other] { $seat } returns { resource-some }.
    }
    .each = { resource-some }
    .together = { $cast ->
        [you] You return { $list }.
       *[other] { $seat } returns { $list }.
    }
event-returned = { $cast ->
        [you] You return { resource-some }.
       *[other] { $seat } returns { resource-some }.
    }
    .each = { $seat } ({ resource-some })
    .together = To the Federation: { $list }.
event-shortage = The Federation is out of { $resource ->
        [seed] Mega-seeds
        [schmeckles] Schmeckles
        [crystal] Time crystals
       *[matter] Dark matter
    }: a shortage!
    .weight = grave
event-turn = { $cast ->
        [you] It's your turn.
       *[other] It's { $seat }'s turn.
    }
    .each = { $seat }
    .together = Next up: { $list }.
    .with = { $times ->
        [one] { $cast ->
            [you] { $forced ->
                [yes] You can only pass.
               *[no] You pass.
            }
           *[other] { $seat } passes.
        }
       *[other] Pass: { $list }.
    }
    .within = played closed paid used guarded
    .later = passed
event-passed = { $cast ->
        [you] { $forced ->
            [yes] You can only pass.
           *[no] You pass.
        }
       *[other] { $seat } passes.
    }
    .aside = pass
event-played = { $cast ->
        [you] You play “{ $card }”.
       *[other] { $seat } plays “{ $card }”: “{ $text }.”
    }
event-cancelled = { $cast ->
        [you] Your “{ $card }” has no effect.
       *[other] { $seat }'s “{ $card }” has no effect.
    }
event-no-effect = { $cast ->
        [you] Your “{ $card }” has no effect here.
       *[other] { $seat }'s “{ $card }” has no effect here.
    }
event-paid = { $cast ->
        [you] You pay { resource-some }.
       *[other] { $seat } pays { resource-some }.
    }
    .each = { resource-some }
    .together = { $cast ->
        [you] You pay { $list }.
       *[other] { $seat } pays { $list }.
    }
event-closed = { $cast ->
        [you] You close dimension { $space }: { $card }!
       *[other] { $seat } closes dimension { $space }: { $card }.
    }
    .with = { $sentence } { $asides }.
event-opened = { $card } is now dimension { $space }.
    .each = { $card } ({ $space })
    .together = The dimensions: { $list }.
    .aside = { $card } takes its place
event-black-hole = No tile is left for dimension { $space }: it's a black hole.
    .weight = grave
event-last-round = This is the last round!
    .weight = grave
event-heads-for = { $cast ->
        [you-self] Your Rick is about to land { $place }.
        [to-you] Your Rick is about to land { $place }.
       *[other] { $target }'s Rick is about to land { $place }.
    }
    .within = moved-rick
event-threatened = { $whose ->
        [you] Your “{ $card }” is about to be destroyed.
       *[other] { $owner }'s “{ $card }” is about to be destroyed.
    }
    .within = destroyed saved-by-garage
event-reached-for = { $resource ->
        [any] { $cast ->
            [you] You reach for { $target }'s resources.
            [to-you] { $seat } reaches for your resources.
           *[other] { $seat } reaches for { $target }'s resources.
        }
       *[other] { $cast ->
            [you] You try to take { resource-one } from { $target }.
            [to-you] { $seat } tries to take { resource-one } from you.
           *[other] { $seat } tries to take { resource-one } from { $target }.
        }
    }
    .within = stole
event-moved-rick = { $cast ->
        [you] You put { $target }'s Rick { $place }.
        [you-self] You put Rick { $place }.
        [to-you] { $seat } puts your Rick { $place }.
        [self] { $seat } puts Rick { $place }.
       *[other] { $seat } puts { $target }'s Rick { $place }.
    }
event-stayed = { $cast ->
        [you] You can't move { $target }'s Rick: he stays where he is.
        [you-self] Your Rick stays where he is.
        [to-you] { $seat } can't move your Rick: he stays where he is.
        [self] { $seat } can't move Rick: he stays where he is.
       *[other] { $seat } can't move { $target }'s Rick: he stays where he is.
    }
event-moved-morty = { $cast ->
        [you] You put Morty { $place }.
       *[other] { $seat } puts Morty { $place }.
    }
event-used = { $cast ->
        [you] You use “{ $card }”.
       *[other] { $seat } uses “{ $card }”.
    }
event-guarded = { $cast ->
        [you] You put a garage token on “{ $card }”.
       *[other] { $seat } puts a garage token on “{ $card }”.
    }
event-reacted = { $cast ->
        [you] You react with “{ $card }”!
       *[other] { $seat } reacts with “{ $card }”: “{ $text }.”
    }
    .weight = grave
event-destroyed = { $whose ->
        [you] Your “{ $card }” is destroyed.
       *[other] { $owner }'s “{ $card }” is destroyed.
    }
event-saved-by-garage = { $whose ->
        [you] The garage token is lost, but your “{ $card }” goes to your personal discard.
       *[other] The garage token is lost, but { $owner }'s “{ $card }” goes to their personal discard.
    }
event-saved = { $whose ->
        [you] Your “{ $card }” stays in play.
       *[other] { $owner }'s “{ $card }” stays in play.
    }
event-untouchable = { $whose ->
        [you] Your “{ $card }” is safe in the bunker: nothing happens.
       *[other] { $owner }'s “{ $card }” is safe in the bunker: nothing happens.
    }
event-stole = { $cast ->
        [you] You take { resource-one } from { $target }.
        [to-you] { $seat } takes { resource-one } from you.
       *[other] { $seat } takes { resource-one } from { $target }.
    }
    .each = { resource-some }
    .together = { $cast ->
        [you] You take from { $target }: { $list }.
        [to-you] { $seat } takes from you: { $list }.
       *[other] { $seat } takes from { $target }: { $list }.
    }
event-kept-tokens = { $cast ->
        [you] You lose no resources.
       *[other] { $seat } loses no resources.
    }
event-named = { $cast ->
        [you] You name a type: { resource-kind }.
       *[other] { $seat } names a type: { resource-kind }.
    }
event-swapped = The tiles of dimensions { $space } and { $other } swap places.
event-sent-back = The tile of dimension { $space } goes under the pile. { $card } takes its place.
event-looked-at-hand = { $cast ->
        [you] You look at { $target }'s hand: { $cards }.
        [to-you] { $seat } looks at your hand.
       *[other] { $seat } looks at { $target }'s hand.
    }
event-extra-action = { $cast ->
        [you] You have one more action this turn.
       *[other] { $seat } has one more action this turn.
    }
event-coupon = { $cast ->
        [you] The next dimension you close this turn costs 2 resources less.
       *[other] { $seat } has a coupon: their next closing this turn costs 2 resources less.
    }
event-converted = { $cast ->
        [you] { $count ->
            [0] You exchange nothing.
           *[other] You get { resource-some } in exchange.
        }
       *[other] { $count ->
            [0] { $seat } exchanges nothing.
           *[other] { $seat } gets { resource-some } in exchange.
        }
    }
    .within = took
event-fetched = { $cast ->
        [you] You take “{ $card }” from the general discard.
       *[other] { $seat } takes “{ $card }” from the general discard.
    }
event-drew = { $cast ->
        [you] You draw { $kind ->
            [unseen] a card
           *[other] “{ $cards }”
        }.
       *[other] { $seat } draws { $kind ->
            [unseen] a card
           *[other] “{ $cards }”
        }.
    }
    .each = { $cast ->
        [you] { $kind ->
            [unseen] a card
           *[other] “{ $cards }”
        }
       *[other] { $kind ->
            [unseen] { $seat }
           *[other] “{ $cards }”
        }
    }
    .together = { $cast ->
        [you] You draw { $list }.
       *[other] { $seat } draws { $kind ->
            [unseen] { $times } cards
           *[other] { $list }
        }.
    }
    .weight = slight
event-no-draw = { $cast ->
        [you] No card is left for you to draw.
       *[other] No card is left for { $seat } to draw.
    }
event-reshuffled = The general discard is shuffled and makes a new deck.
event-threw-away = { $cast ->
        [you] You discard “{ $card }” from your hand.
       *[other] { $seat } discards “{ $card }” from their hand.
    }
    .each = “{ $card }”
    .together = { $cast ->
        [you] You discard { $list } from your hand.
       *[other] { $seat } discards { $list } from their hand.
    }
event-collects = { $cast ->
        [you] You collect in dimension { $space }.
       *[other] { $seat } collects in dimension { $space }.
    }
    .with = { $sentence } { $asides }.
event-elbowed = { $cast ->
        [you] You elbow your way in: { $target } misses out on { resource-one }.
        [to-you] { $seat } elbows in: you miss out on { resource-one }.
       *[other] { $seat } elbows in: { $target } misses out on { resource-one }.
    }
event-place-ends = { $cast ->
        [you] Your “{ $card }” is over.
       *[other] { $seat }'s “{ $card }” is over.
    }
    .each = “{ $card }” ({ $seat })
    .together = Locations that are over: { $list }.
event-time-is-up = After { $round } rounds, the hundred days are over.
event-over = Everyone has passed, and the hundred days are over.
event-scored = { $cast ->
        [you] You have { $points } { $points ->
            [one] point
           *[other] points
        }.
       *[other] { $seat } has { $points } { $points ->
            [one] point
           *[other] points
        }.
    }
    .each = { $seat } ({ $points })
    .together = Adventure points: { $list }.
event-won = { $cast ->
        [you] You win!
       *[other] { $seat } wins.
    }

## Results

result-most-adventure-points = { $cast ->
        [you] { $count ->
            [one] You win with the most adventure points!
           *[other] You win together, with the most adventure points: { $winners }!
        }
        [nobody] No one wins.
       *[other] { $winners } { $count ->
            [one] wins
           *[other] win
        } with the most adventure points.
    }
result-most-dimensions-closed = { $cast ->
        [you] Tied at { $points } points: you win because of more closed dimensions!
        [nobody] No one wins.
       *[other] Tied at { $points } points: { $winners } wins because of more closed dimensions.
    }
result-most-garage-tokens-on-cards = { $cast ->
        [you] Tied at { $points } points and in closed dimensions: you win because of more garage tokens on cards!
        [nobody] No one wins.
       *[other] Tied at { $points } points and in closed dimensions: { $winners } wins because of more garage tokens on cards.
    }

## Options of the table

table-option-tiles = dimension tiles in play: 12 with two players, 20 with more, or as you like
table-option-tiles-auto = as the rules say
table-option-tiles-12 = 12 tiles
table-option-tiles-20 = 20 tiles

## The table as it is drawn

days-round = round { $round }
days-collecting = on { $space }
days-die = die { $die }
days-tiles-left = { $count ->
        [one] 1 tile left
       *[other] { $count } tiles left
    }
days-last-round = last round
days-dimension = dimension
days-gives = gives
days-cards = cards
days-cost = to close
days-points = points
days-pts = pts
days-pawns = who's there
days-house = the house
days-house-short = House
days-hole = Black hole
days-just-closed = Just closed
days-rick = Rick
days-rick-short = R
days-morty = Morty
days-morty-short = M
days-player = player
days-tokens = resources
days-garage = garage
days-hand = hand
days-federation = Federation
days-pile = { $count } in the personal discard
days-closed = { $count } closed
days-passed = has passed
days-coupon = { $count ->
        [one] coupon: the next closing costs 2 resources less
       *[other] coupons: the next closing costs 4 resources less
    }
days-split = points: { $tiles } for dimensions, { $cards } for cards, { $garage } for garage tokens
days-deck = { $count } in the deck
days-discard = { $count } in the general discard
days-named = any type: { $kinds }
days-seen = seen: { $cards }
days-own = Your cards
days-no-hand = You have no cards in hand.
days-worth = { $points }p
help-key = close:3
days-legend = { $aim } the die, or whose turn it is  { $first } starting player  { $back } cards  { $face } garage token  { $mark } object  1/ Rick in two dimensions at once  G Mega-seed  S Schmeckles  C Time crystal  M Dark matter

# What the legend says of the things on the table

about-player = A player
    .text = The number is the place in the order of play, the star the points so far. Below: resources, garage tokens, hand, pawns and cards in play.
    .clause = HD-10.1
about-token = A resource
    .text = Pays for closing dimensions, for moving Rick (two of one type) and for some cards. Resources left at the end score nothing.
    .clause = HD-5.1
about-garage = Garage tokens
    .text = One for each pawn at the house. Put one on a card in play: it is worth 1 point there and saves the card’s points when it is destroyed.
    .clause = HD-5.3
about-hand = The hand
    .text = Cards that only their owner sees. They keep at most 7 at the end of the round.
    .clause = HD-13.1
about-rick = Rick
    .text = He stands on a tile, at the house or between two: then he is in both. He draws the cards that his tile promises.
    .clause = HD-7.3
about-morty = Morty
    .text = He stands on one tile or at the house, and always draws one card.
    .clause = HD-7.2
about-supply = The Federation
    .text = The supply of resources. When a type runs out, every player returns half of theirs, rounded up: a shortage.
    .clause = HD-5.2
about-deck = The deck
    .text = Cards are drawn from here at the end of the round.
    .clause = HD-3.6
about-tiles = Tiles left
    .text = Each closed dimension is replaced by a tile from this pile. When none is left for it, the last round has begun.
    .clause = HD-14.1
about-box = In the box
    .text = Tiles that are not in this game.
    .clause = HD-3.2
about-house = The Smith house
    .text = In the Garage phase each pawn here brings a garage token and a resource of your choice. Rick draws 2 cards here.
    .clause = HD-9.1
about-between = Between two places
    .text = Only Rick may stand here. He is then in both places: he collects, closes and plays for both.
    .clause = HD-2.2
about-hole = An empty space
    .text = A closed dimension that has no new tile yet, or a black hole: the pile is empty and the last round is being played.
    .clause = HD-14.2
about-heap = What can be taken
    .text = The resources in question. Press one to choose it when you are asked.
    .clause = HD-11.5
about-pay = A way to pay
    .text = The resources that you would pay for this.
    .clause = HD-10.5
about-round = The round
    .text = Seven phases, played again and again until a closed dimension cannot be replaced.
    .clause = HD-6.1
about-phase = The phases of a round
    .text = Die, mission, initiative, garage, adventure, collection, discard.
    .clause = HD-6.1
about-die = The die
    .text = The strongest presence on this dimension starts the round. Collecting starts here too.
    .clause = HD-8.1
about-turn = Whose turn
    .text = On your turn: play a card, close a dimension, move Rick, or pass. Turns go round until all pass.
    .clause = HD-10.1
about-purse = At a glance
    .text = A player’s resources, garage tokens, cards in hand and points.
    .clause = HD-5.1
about-ending = The end is near
    .text = The pile of tiles is empty. When a closed dimension cannot be replaced, the round is played to its end and the points are counted.
    .clause = HD-14.2
about-state = What applies to this player
    .text = An effect that lasts for this turn or this round.
    .clause = HD-4.1

# What people ask, in their words: the search finds these answers

asked-end = when does it end, end of the game, over, finish, last round, black hole, how long
    .text = When a closed dimension cannot be replaced: the round is played to its end, then points are counted.
    .clause = HD-14.1, HD-14.2, HD-14.4
asked-win = how do I win, win, winner, victory, aim, goal
    .text = The most adventure points at the end: closed dimensions, green cards, garage tokens on cards.
    .clause = HD-1.4, HD-14.6, HD-14.4
asked-tie = tie, tied, same points, equal
    .text = At the end: most closed dimensions, then most garage tokens on cards. For the initiative the tied players roll.
    .clause = HD-Q19, HD-8.3
asked-order = who begins, who starts, first player, order, initiative
    .text = The strongest presence on the dimension with the die, then clockwise.
    .clause = HD-8.1, HD-8.2
asked-turn = my turn, what can I do, action, actions, pass
    .text = Play a card, close a dimension, move Rick, or pass. After a pass you can still act later.
    .clause = HD-10.1, HD-10.2
asked-close = close a dimension, close, closing, cost, pay
    .text = Stand there with a pawn, pay the price on the tile and take it.
    .clause = HD-10.5, HD-2.5
asked-score = points, score, scoring, what counts
    .text = Closed dimensions, your cards in play and in your personal discard, 1 for each garage token on a card.
    .clause = HD-14.4, HD-14.5
asked-hand = hand limit, how many cards, too many cards
    .text = At most 7 at the end of the round.
    .clause = HD-13.1
asked-collect = collect, resources, tokens, how do I get resources, draw cards
    .text = Each pawn takes what its tile shows, minus one for each other colour there. Rick draws the tile’s cards, Morty one.
    .clause = HD-11.2, HD-11.5, HD-12.1, HD-12.4
asked-shortage = shortage, run out, federation empty
    .text = When a type runs out, every player returns half of theirs, rounded up.
    .clause = HD-5.2
asked-garage = garage, garage token, protect, protection
    .text = One for each pawn at the house. On a card it is worth 1 point and saves its points.
    .clause = HD-5.3, HD-5.5, HD-9.1

# Moments that are shown one after the other.

beat-round = A new round
beat-screens = Screens up!
beat-tie-roll = A tie: the die decides
beat-initiative = The initiative
beat-garage = The garage
beat-token = A resource from the Federation
beat-card = A card is played
beat-use = A card is used
beat-reaction = A reaction!
beat-cancelled = Cancelled!
beat-effect = The effect
beat-threat = A card is in danger
beat-destroyed = Destroyed
beat-saved = Saved!
beat-theft = A theft!
beat-tax = The tax
beat-look = A look at a hand
beat-swap = Two dimensions swap places
beat-move = Through the portal
beat-stayed = Going nowhere
beat-guard = A garage token on a card
beat-closed = A dimension closes!
beat-new-tile = A new dimension
beat-hole = A black hole!
beat-harvest = The collection
beat-collect = The collection
beat-shortage = SHORTAGE!
beat-given-back = Back to the Federation
beat-over = The hundred days are over
beat-count = The final count
beat-won = The winner is…

# The story of a finished game.

source-dimensions = Dimensions closed
source-discard = Personal discard
source-in-play = Cards in play
source-garage = Garage tokens on cards
story-closed = { $cast ->
        [you] You close { $card } for { $count } points.
       *[other] { $seat } closes { $card } for { $count } points.
    }
story-last-round = A dimension closes that no tile can replace: the last round begins.
story-closer = Locksmith: { $count } dimensions closed.
story-thief = Light fingers: { $count } resources taken from others.
story-robbed = Everyone’s larder: robbed { $count } times.
story-reactor = Quick on the draw: { $count } reactions.
story-saboteur = Spanner in the works: { $count } cards cancelled.
story-collector = Hoarder: { $count } resources taken.
