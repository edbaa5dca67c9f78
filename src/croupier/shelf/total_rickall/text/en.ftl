# Total Rickall in English.
#
# $seat, $target and $actor are names; $cast says who they are to the reader: you, you-self (both are you), self (both are
# the same other), to-you (the target is you), other. $card is a card or a Character by name, $text its text, $second_card
# the other one; $cards is what lay under it, and $kind its id: real, parasite, or unseen to whoever may not know. $place
# counts the places of the centre from 1, $colour is red, blue or green. $picked is whom the card of the question has
# chosen already, $outlook what will come of it if that is less than it says, or none; $say is what you are about to say.
# Neighbouring happenings with the same .together are told in one sentence, a list of their .each; an .aside is added to the
# sentence before it by that one's .with. A happening whose .weight is grave is told before others, a slight one after them.
# A card has a .short name where its own is long; a .rule is the text of a Character that does something.

game-title = Total Rickall
game-summary = The house is full of old friends, and most of them never existed. Find the Parasites; spare the family.

## Phases

phase-lay = Choosing
phase-act = Action
phase-end = End of the round
phase-dinner = Dinner

## Places

zone-hand = hand
zone-laid = laid
zone-friend = best friend
zone-secret = secret Identity
zone-next = next draw
zone-action = Action deck
zone-discard = discard
zone-character = Character deck
zone-identity = Identity deck
zone-centre = centre
zone-under = under the centre
zone-fail = fails
zone-parasites = Parasites exterminated
zone-graveyard = Characters gone
zone-box = box

## Counters

counter-round = round
counter-fails = fail pile
counter-exterminated = Parasites exterminated
counter-characters-to-come = Characters to come

## Identities

card-real = Real
    .text = A true friend of the family
card-parasite = Parasite
    .text = A lovely memory of something that never was

## Action cards

card-beth-red = Beth (red)
    .text = Shoot a red Character
card-beth-blue = Beth (blue)
    .text = Shoot a blue Character
card-beth-green = Beth (green)
    .text = Shoot a green Character
card-morty-red = Morty (red)
    .text = Look alone under a red Character
card-morty-blue = Morty (blue)
    .text = Look alone under a blue Character
card-morty-green = Morty (green)
    .text = Look alone under a green Character
card-summer-red = Summer (red)
    .text = Look alone under two red Characters, then shuffle the two
card-summer-blue = Summer (blue)
    .text = Look alone under two blue Characters, then shuffle the two
card-summer-green = Summer (green)
    .text = Look alone under two green Characters, then shuffle the two
card-jerry-red = Jerry (red)
    .text = All red Identities are shuffled; then a player you choose draws
card-jerry-blue = Jerry (blue)
    .text = All blue Identities are shuffled; then a player you choose draws
card-jerry-green = Jerry (green)
    .text = All green Identities are shuffled; then a player you choose draws
card-fifteen-years-red = I've Known You Fifteen Years (red)
    .short = Fifteen Years (red)
    .text = Turn up a red Identity of the centre for good
card-fifteen-years-blue = I've Known You Fifteen Years (blue)
    .short = Fifteen Years (blue)
    .text = Turn up a blue Identity of the centre for good
card-fifteen-years-green = I've Known You Fifteen Years (green)
    .short = Fifteen Years (green)
    .text = Turn up a green Identity of the centre for good
card-rick = Rick
    .text = Look alone at the next Identity of the deck
card-something-wrong = Something Wrong, Beth?
    .short = Something Wrong?
    .text = Goes before any other card you hold. Shoot anybody
card-ten-minutes = I Tried to Shoot Summer Ten Minutes Ago
    .short = Ten Minutes Ago
    .text = Shoot anybody; hitting a Real costs no card, and nobody new arrives
card-big-sister = Big Sister
    .text = Choose a colour and shoot two Characters of it
card-not-kill-me = You're Not Going to Kill Me
    .short = Not Going to Kill Me
    .text = Another player has to shoot somebody
card-me-too = Me Too
    .text = Do what the card of the player on your right does
card-poopybutthole = Mr. Poopybutthole
    .text = If nobody shoots in this round, everybody draws a card

## Characters

card-pencilvester = Pencilvester
    .rule = only the First Player may shoot him
    .text = Red: { card-pencilvester.rule }
card-lobster-lawyer = Lobster Lawyer
    .rule = draw a card if you shoot him and he was a Parasite
    .text = Red: { card-lobster-lawyer.rule }
card-grandma-turbo = Grandma Turbo
    .text = Red: swears that she won the school sports day for you
card-captain-casserole = Captain Casserole
    .text = Red: a born leader of leftovers
card-aunt-origami = Aunt Origami
    .text = Red: folds under pressure, beautifully
card-the-polite-volcano = The Polite Volcano
    .text = Red: always knocks before erupting
card-sergeant-bagpipe = Sergeant Bagpipe
    .text = Red: hot air, at attention
card-disco-badger = Disco Badger
    .text = Red: nocturnal by profession
card-sleepy-gary = Sleepy Gary
    .rule = only the last to act, on the First Player's right, may shoot him
    .text = Blue: { card-sleepy-gary.rule }
card-baby-wizard = Baby Wizard
    .rule = Morty cannot look under him
    .text = Blue: { card-baby-wizard.rule }
card-the-twin = The Twin (Just One)
    .text = Blue: ask him where the other one is
card-professor-snowglobe = Professor Snowglobe
    .text = Blue: easily shaken
card-melancholy-balloon = Melancholy Balloon
    .text = Blue: hangs by a thread, and tells you about it
card-count-laundry = Count Laundry
    .text = Blue: centuries old, and not a crease
card-uncle-periscope = Uncle Periscope
    .text = Blue: saw you from under the table
card-admiral-custard = Admiral Custard
    .text = Blue: wobbles with his ship
card-amish-cyborg = Amish Cyborg
    .rule = the first shot at him only leaves a dent
    .text = Green: { card-amish-cyborg.rule }
card-frog-notary = Frog Notary
    .rule = neither Jerry nor Summer shuffles her Identity
    .text = Green: { card-frog-notary.rule }
card-walking-doorbell = Walking Doorbell
    .text = Green: now say “ding”
card-cactus-cousin = Cactus Cousin
    .text = Green: gives the best hugs, he says
card-moss-prince = Moss Prince
    .text = Green: heir to the north side of a stone
card-miss-accordion-neck = Miss Accordion-Neck
    .text = Green: always leans in for the gossip
card-broccoli-viking = Broccoli Viking
    .text = Green: has only ever plundered the fridge
card-pen-pal-yeti = Pen-Pal Yeti
    .text = Green: lovely handwriting, enormous feet

## Questions

decision-listen = { $phase ->
        [lay] The others are still choosing. Anything to say?
        [end] The round is about to end. Anything to say?
        [dinner] { $actor } may shoot now. Anything to say?
       *[other] Next: { $actor } and “{ $kind ->
            [none] Me Too
           *[other] { $card }
        }”. Anything to say?
    }
decision-lay = Which card do you lay face down?
decision-shoot = { $kind ->
        [not-kill-me] “{ $card }” makes you shoot. Whom?
       *[other] { $picked ->
            [none] “{ $card }”: whom do you shoot?
           *[other] “{ $card }”, second shot: whom do you shoot?
        }
    }
decision-look = “{ $card }”: whose Identity do you look at?
decision-look-again = “{ $card }”: and whose besides?
decision-turn-up = “{ $card }”: whose Identity do you turn up for good?
decision-resolve = { $kind ->
        [none] “Me Too” finds nothing to copy. Go on?
       *[other] { $outlook ->
            [nobody] “{ $card }” finds nobody it may touch, so nothing will happen. Go on?
            [empty-deck] “{ $card }” finds no Identity in the deck, so nothing will happen. Go on?
            [look-at-one] “{ $card }” finds only one Identity: you will look at it, and nothing is shuffled. Go on?
            [look-at-two] “{ $card }”: you will look at two Identities, but one of them is never shuffled. Go on?
            [only-draw] “{ $card }” finds nothing to shuffle; you only choose who draws a card. Go on?
            [in-vain] “{ $card }”: somebody has shot already, so nobody will draw. Go on?
           *[none] Your turn: “{ $card }”. { $text }. Go on?
        }
    }
decision-colour = “{ $card }”: in which colour do you shoot?
decision-force = “{ $card }”: who has to shoot?
decision-give = “{ $card }”: who draws a card?
decision-end-round = All cards are resolved. Do you end the round?
decision-dinner = Dinner is served. Do you shoot?
decision-speak = What do you say?
decision-about = { $say ->
        [real] “This one is Real”: who is it?
        [parasite] “This one is a Parasite”: who is it?
        [one-real] “One of these two is Real”: who is one of the two?
       *[rather] “Rather shoot…”: whom?
    }
decision-rather-than = { $say ->
        [one-real] “One of these two is Real”: and who is the other?
       *[rather] “Rather shoot the first than…”: whom do you spare?
    }
decision-vote = { $vote_called_by }: “No Parasite is left in the centre!” With { $votes_needed } votes, the caller's included, the centre is turned up, and a single Parasite there has won. Do you agree?
decision-enough = { $vote_called_by }: “Enough!” All who may still shoot must agree: is dinner over, with no Parasite left at the table?

## Answers

option-pass = Go on
option-speak = Speak up
option-lay = { $card }
option-shoot = { $whose ->
        [nobody] Shoot { $card }
        [you] Shoot { $card }, your friend
       *[other] Shoot { $card }, the friend of { $owner }
    }
option-look = { $whose ->
        [nobody] { $card }
        [you] { $card }, your friend
       *[other] { $card }, the friend of { $owner }
    }
option-turn-up = { $card }
option-colour = { $word ->
        [red] Red it is
        [blue] Blue it is
       *[green] Green it is
    }
option-force = { $who }
option-give = { $cast ->
        [you] Yourself
       *[other] { $who }
    }
option-resolve = Go on
option-end-round = End the round now
option-hold-fire = Do not shoot
option-declare = Declare that no Parasite is left in the centre (a vote)
option-enough = Call for the end of dinner (a vote)
option-say-real = “This one is Real”
option-say-parasite = “This one is a Parasite”
option-say-one-real = “One of these two is Real”
option-say-no-killing-card = “I have no killing card”
option-say-rather = “Rather shoot the first than the second”
option-about = { $whose ->
        [nobody] { $card }
        [you] { $card }, your friend
       *[other] { $card }, the friend of { $owner }
    }
option-about-deck = The next Identity of the deck
option-never-mind = Say nothing after all
option-agree = { $decision ->
        [enough] Yes: enough
       *[other] Yes: turn the centre up
    }
option-disagree = No: go on playing

## Refusals

refused-you-do-not-hold-that-card = You do not hold that card.
refused-that-card-must-be-laid-first = “{ card-something-wrong }” goes first.
refused-you-have-laid-already = You have laid your card; it stays.
refused-it-is-not-your-turn = It is not your turn.
refused-you-are-asked-to-choose = You are asked to choose.
refused-nobody-speaks-up-now = Nobody speaks up now.
refused-that-one-cannot-be-chosen = That one cannot be chosen.
refused-speak-up-first = Speak up first; then you may say so.
refused-that-belongs-to-another-phase = That belongs to another phase.
refused-not-in-play = That Character is not in play.
refused-only-the-first-player-shoots-him = Only the First Player may shoot him.
refused-only-the-last-player-shoots-him = Only the player on the First Player's right may shoot him.
refused-nobody-shoots-their-own-friend = Nobody shoots their own best friend.
refused-the-card-has-another-colour = The card has another colour.
refused-not-the-same-character-twice = Not the same Character twice.
refused-his-identity-is-face-up = That Identity lies face up for all to see.
refused-morty-cannot-look-at-him = Morty cannot look under this one.
refused-you-know-your-own-friend = You know your own friend.
refused-only-characters-in-the-centre = Only Characters in the centre.
refused-no-legal-target-of-that-colour = Nobody of that colour may be shot.
refused-another-player-must-be-chosen = Another player must be chosen.
refused-one-declaration-in-each-window = You have declared already; wait for the next effect.
refused-no-declaration-inside-an-effect = Nobody declares in the middle of an effect.
refused-no-declaration-at-dinner = Nobody declares at dinner.
refused-you-do-not-know-that-to-be-true = You do not know that to be true.
refused-nobody-says-they-are-a-parasite = Nobody may say that they are a Parasite.
refused-you-have-said-so-already = You have said so already.
refused-only-players-friends-at-dinner = At dinner only the friends of players are shot.
refused-you-may-not-shoot-any-more = You may not shoot any more.
refused-only-while-a-vote-is-on = There is no vote now.

## Happenings

event-dealt-friend = { $cast ->
        [you] Your best friend is { $card }: { $cards }.
       *[other] { $seat } has a best friend: { $card }.
    }
    .each = { $seat } ({ $card })
    .together = { $cast ->
        [you] Your best friends: { $list }.
       *[other] Best friends for ever: { $list }.
    }
event-first-player = { $cast ->
        [you] You are First Player.
       *[other] { $seat } is First Player.
    }
event-round = { $cast ->
        [you] Round { $round }: you are First Player.
       *[other] Round { $round }: { $seat } is First Player.
    }
    .weight = slight
event-last-round = Round { $round } is the last.
    .weight = grave
event-laid = { $cast ->
        [you] You lay { $kind ->
            [unseen] a card
           *[other] “{ $cards }”
        } face down.
       *[other] { $seat } lays a card face down.
    }
    .each = { $cast ->
        [you] “{ $cards }”
       *[other] { $seat }
    }
    .together = { $cast ->
        [you] You lay { $list } face down.
       *[other] A card face down: { $list }.
    }
    .with = { $sentence } { $asides }{ $times ->
        [one] .
       *[other] {" "}each.
    }
    .weight = slight
event-dealt = { $cast ->
        [you] You are dealt “{ $cards }”.
       *[other] { $seat } is dealt an Action card.
    }
    .each = { $cast ->
        [you] “{ $cards }”
       *[other] { $seat }
    }
    .together = { $cast ->
        [you] You are dealt { $list }.
       *[other] Action cards dealt: { $list }.
    }
    .weight = slight
event-drew = { $cast ->
        [you] You draw { $kind ->
            [unseen] an Action card
           *[other] “{ $cards }”
        }.
       *[other] { $seat } draws an Action card.
    }
    .each = { $cast ->
        [you] { $kind ->
            [unseen] a card
           *[other] “{ $cards }”
        }
       *[other] { $seat }
    }
    .together = { $cast ->
        [you] You draw { $list }.
       *[other] Action cards drawn: { $list }.
    }
    .aside = { $cast ->
        [you] { $list } drawn
       *[other] { $times ->
            [one] one card drawn
           *[other] { $times } cards drawn
        }
    }
    .weight = slight
event-no-draw = { $cast ->
        [you] There is no Action card left for you.
       *[other] There is no Action card left for { $seat }.
    }
event-reshuffled = The discarded Action cards make a new deck.
    .weight = slight
event-turned-up = { $cast ->
        [you] You turn up “{ $card }”.
       *[other] { $seat } turns up “{ $card }”.
    }
    .each = { $seat } “{ $card }”
    .together = Cards up: { $list }.
event-copied = { $cast ->
        [you] “Me Too”: you copy “{ $card }”.
       *[other] “Me Too”: { $seat } copies “{ $card }”.
    }
event-nothing = { $cast ->
        [you] Your “{ $card }” finds nobody: nothing happens.
       *[other] { $seat }: “{ $card }” finds nobody, and nothing happens.
    }
event-nothing-to-copy = { $cast ->
        [you] Your “Me Too” finds nothing to copy.
       *[other] { $seat }: “Me Too” finds nothing to copy.
    }
event-looked-at-deck = { $cast ->
        [you] You look at the next Identity: { $kind ->
            [unseen] forgotten
           *[other] { $cards }
        }.
       *[other] { $seat } looks at the next Identity of the deck.
    }
event-pointed-at = { $cast ->
        [you] You point at { $card } first.
       *[other] { $seat } points at { $card } first.
    }
    .weight = slight
event-looked-again = { $cast ->
        [you] You look again under { $card }, your own friend: { $kind ->
            [unseen] forgotten
            [real] Real, and so are you
           *[parasite] a Parasite, and so are you
        }.
       *[other] { $seat } looks again under { $card }, their own friend.
    }
event-looked = { $cast ->
        [you] You look under { $card }: { $kind ->
            [unseen] forgotten
           *[other] { $cards }
        }.
       *[other] { $seat } looks under { $card }.
    }
    .each = { $cast ->
        [you] { $card } ({ $kind ->
            [unseen] forgotten
           *[other] { $cards }
        })
       *[other] { $card }
    }
    .together = { $cast ->
        [you] You look under { $list }.
       *[other] { $seat } looks under { $list }.
    }
    .with = { $sentence } { $asides }.
event-shuffled-two = { $cast ->
        [you] You shuffle the Identities of { $card } and { $second_card }.
       *[other] { $seat } shuffles the Identities of { $card } and { $second_card }.
    }
    .aside = the two are shuffled
event-shuffled-all = { $cast ->
        [you] Your “{ $card }” shuffles { $count } Identities.
       *[other] { $seat }: “{ $card }” shuffles { $count } Identities.
    }
event-not-shuffled = { $cast ->
        [you] Your “{ $card }” has nothing to shuffle.
       *[other] { $seat }: “{ $card }” has nothing to shuffle.
    }
    .aside = nothing is shuffled
event-gave = { $cast ->
        [you] You let { $target } draw a card.
        [you-self] You draw the card yourself.
        [to-you] { $seat } lets you draw a card.
        [self] { $seat } draws the card.
       *[other] { $seat } lets { $target } draw a card.
    }
    .with = { $sentence } { $asides }.
event-exposed = { $cast ->
        [you] You turn up { $card } for good: { $cards }.
       *[other] { $seat } turns up { $card } for good: { $cards }.
    }
    .weight = grave
event-chose-colour = { $cast ->
        [you] “Big Sister”: you choose { $colour ->
            [red] red
            [blue] blue
           *[green] green
        }.
       *[other] “Big Sister”: { $seat } chooses { $colour ->
            [red] red
            [blue] blue
           *[green] green
        }.
    }
    .weight = slight
event-forced = { $cast ->
        [you] You make { $target } shoot.
        [to-you] { $seat } makes you shoot!
       *[other] { $seat } makes { $target } shoot.
    }
event-shot = { $cast ->
        [you] You shoot { $card }: { $kind ->
            [real] Real!
           *[parasite] a Parasite.
        }
       *[other] { $seat } shoots { $card }: { $kind ->
            [real] Real!
           *[parasite] a Parasite.
        }
    }
    .with = { $sentence } { $asides }.
    .weight = grave
event-shot-friend = { $cast ->
        [you] You shoot { $card }, the friend of { $target }: { $kind ->
            [real] Real!
           *[parasite] a Parasite.
        }
        [to-you] { $seat } shoots { $card }, your best friend: { $kind ->
            [real] Real!
           *[parasite] a Parasite.
        }
       *[other] { $seat } shoots { $card }, the friend of { $target }: { $kind ->
            [real] Real!
           *[parasite] a Parasite.
        }
    }
    .with = { $sentence } { $asides }.
    .weight = grave
event-dented = { $cast ->
        [you] You shoot { $card }: clang! Only a dent.
       *[other] { $seat } shoots { $card }: clang! Only a dent.
    }
event-exterminated = { $card } is exterminated.
    .aside = exterminated
event-failed = { $card } was Real: fail { $fails }.
    .aside = fail { $fails }
event-lost-card = { $cast ->
        [you] You lose a random card: “{ $cards }”.
       *[other] { $seat } loses a random card: “{ $cards }”.
    }
    .aside = “{ $cards }” lost
event-no-penalty = { $cast ->
        [you] You pay nothing for it.
       *[other] { $seat } pays nothing for it.
    }
    .aside = no penalty
event-bounty-paid = { $cast ->
        [you] { $card } leaves you a bounty.
       *[other] { $card } leaves { $seat } a bounty.
    }
    .aside = a bounty
event-set-out = { $card } is in the centre (place { $place }).
    .each = { $card }
    .together = In the centre: { $list }.
event-arrived = { $card } drops in (place { $place }). { $text }.
event-no-arrival = Nobody else drops in: there is no Character left.
event-freed = { $cast ->
        [you] You are rid of your Parasite: from now on you are on the Real side.
       *[other] { $seat } is rid of a Parasite: from now on, on the Real side.
    }
event-new-friend = { $cast ->
        [you] Your new best friend is { $card }{ $kind ->
            [unseen] {""}
           *[other] : { $cards }
        }.
       *[other] { $seat } has a new best friend: { $card }.
    }
event-no-friend = { $cast ->
        [you] There is no new friend for you: you are on the Real side.
       *[other] There is no new friend for { $seat }: on the Real side.
    }
event-waiting-to-draw = { $cast ->
        [you] { $in_vain ->
            [yes] Your Mr. Poopybutthole comes too late: there has been a shot.
           *[no] Your Mr. Poopybutthole hopes for a round without a shot.
        }
       *[other] { $in_vain ->
            [yes] { $seat }: Mr. Poopybutthole comes too late, there has been a shot.
           *[no] { $seat }: Mr. Poopybutthole hopes for a round without a shot.
        }
    }
event-quiet-round = Not a single shot: everybody draws a card.
event-loud-round = There was shooting: no cards from Mr. Poopybutthole.
event-declared = { $cast ->
        [you] You declare: “There is no Parasite left in the centre!”
       *[other] { $seat } declares: “There is no Parasite left in the centre!”
    }
    .weight = grave
event-called-enough = { $cast ->
        [you] You say: “Dinner is over!”
       *[other] { $seat } says: “Dinner is over!”
    }
event-voted = { $cast ->
        [you] You vote { $vote ->
            [agree] yes
           *[disagree] no
        }.
       *[other] { $seat } votes { $vote ->
            [agree] yes
           *[disagree] no
        }.
    }
    .each = { $seat } { $vote ->
            [agree] yes
           *[disagree] no
        }
    .together = The votes: { $list }.
event-carried = Carried by { $votes } of { $seats }.
event-not-carried = Not carried: { $votes } of { $seats }.
event-said-real = { $cast ->
        [you] You say: “{ $card } is Real.”
       *[other] { $seat } says: “{ $card } is Real.”
    }
event-said-parasite = { $cast ->
        [you] You say: “{ $card } is a Parasite.”
       *[other] { $seat } says: “{ $card } is a Parasite.”
    }
event-said-next-real = { $cast ->
        [you] You say: “The next one will be Real.”
       *[other] { $seat } says: “The next one will be Real.”
    }
event-said-next-parasite = { $cast ->
        [you] You say: “The next one will be a Parasite.”
       *[other] { $seat } says: “The next one will be a Parasite.”
    }
event-said-one-real = { $cast ->
        [you] You say: “{ $card } or { $second_card }: one at least is Real.”
       *[other] { $seat } says: “{ $card } or { $second_card }: one at least is Real.”
    }
event-said-no-killing-card = { $cast ->
        [you] You say: “I have no killing card this round.”
       *[other] { $seat } says: “I have no killing card this round.”
    }
event-said-rather = { $cast ->
        [you] You say: “Rather shoot { $card } than { $second_card }!”
       *[other] { $seat } says: “Rather shoot { $card } than { $second_card }!”
    }
event-time-out = Time is up.
event-revealed = { $card } was { $kind ->
        [real] Real
       *[parasite] a Parasite
    }.
    .each = { $card } ({ $cards })
    .together = The truth about the centre: { $list }.
event-revealed-friend = { $cast ->
        [you] You show { $card }: { $cards }.
       *[other] { $seat } shows { $card }: { $cards }.
    }
    .each = { $seat } ({ $cards })
    .together = Everybody shows their true colours: { $list }.
event-dinner = { $cast ->
        [you] The centre is clean. Dinner is served, and you may shoot first.
       *[other] The centre is clean. Dinner is served, and { $seat } may shoot first.
    }
    .weight = grave
event-held-fire = { $cast ->
        [you] You do not shoot.
       *[other] { $seat } does not shoot.
    }
    .each = { $seat }
    .together = No shot: { $list }.
    .weight = slight
event-lap-of-peace = Once round the table without a shot: dinner is over.
event-no-shot-left = There is nobody left to shoot: dinner is over.
event-team-won = Only Reals are left: the family is safe!
event-team-lost = The family has lost.
event-too-many-fails = { $cast ->
        [you] That was one Real too many, and you pulled the trigger.
       *[other] That was one Real too many, and { $seat } pulled the trigger.
    }
event-reals-won = The Real side wins.
event-parasites-won = The Parasites win.
event-nobody-won = The other side is empty: nobody wins.

## Results

result-no-parasite-left = { $cast ->
        [you] You all win: there is no Parasite left!
       *[other] Everybody wins: there is no Parasite left.
    }
result-a-parasite-was-left = Everybody loses: a Parasite was left.
result-fourth-real-exterminated = Everybody loses: too many Reals are dead.
result-fourth-real-exterminated-by-a-real = { $cast ->
        [you] You win with the Parasites: a Real has shot one Real too many!
        [nobody] Nobody wins: a Real has shot one Real too many, and there is no Parasite to be glad of it.
       *[other] { $winners } { $count ->
            [one] wins
           *[other] win
        } with the Parasites: a Real has shot one Real too many.
    }
result-fourth-real-exterminated-by-a-parasite = { $cast ->
        [you] You win with the Reals: a Parasite has shot one Real too many!
        [nobody] Nobody wins: a Parasite has shot one Real too many, and there is no Real left.
       *[other] { $winners } { $count ->
            [one] wins
           *[other] win
        } with the Reals: a Parasite has shot one Real too many.
    }
result-a-parasite-was-left-in-the-centre = { $cast ->
        [you] You win with the Parasites: one was left in the centre!
        [nobody] Nobody wins: a Parasite was left in the centre.
       *[other] { $winners } { $count ->
            [one] wins
           *[other] win
        } with the Parasites: one was left in the centre.
    }
result-a-real-was-shot-at-dinner = { $cast ->
        [you] You win: the other side has shot a Real at dinner!
        [nobody] Nobody wins: a Real was shot at dinner.
       *[other] { $winners } { $count ->
            [one] wins
           *[other] win
        }: the other side has shot a Real at dinner.
    }
result-a-parasite-was-left-at-the-table = { $cast ->
        [you] You win with the Parasites: one was left at the table!
        [nobody] Nobody wins: a Parasite was left at the table.
       *[other] { $winners } { $count ->
            [one] wins
           *[other] win
        } with the Parasites: one was left at the table.
    }
result-no-parasite-left-at-the-table = { $cast ->
        [you] You win with the Reals: there is no Parasite left at the table!
        [nobody] Nobody wins: there is no Parasite left at the table, and no Real.
       *[other] { $winners } { $count ->
            [one] wins
           *[other] win
        } with the Reals: there is no Parasite left at the table.
    }

## Options of the table

table-option-mode = the mode
table-option-mode-classic = classic: everybody together
table-option-mode-advanced = advanced: secret sides
table-option-majority = how many must agree that no Parasite is left
table-option-majority-half = half of the players
table-option-majority-strict = more than half
table-option-first = who is First Player in the first round
table-option-first-random = by lot
table-option-first-0 = seat 1
table-option-first-1 = seat 2
table-option-first-2 = seat 3
table-option-first-3 = seat 4
table-option-first-4 = seat 5
table-option-mercy = whoever has no card left draws one and plays it
table-option-memory = what you have looked at
table-option-memory-kept = the table remembers it
table-option-memory-fleeting = you must remember it: it is hidden when the round ends

## The table as it is drawn

rickall-round = round { $round }
rickall-first-player = First Player: { $who }
rickall-fails = fails { $fails } of { $most }
rickall-last-round = last round
rickall-to-come = { $count } to come
rickall-red = red
rickall-blue = blue
rickall-green = green
rickall-seen = seen: { $card }
rickall-claim = { $who }: { $card }
rickall-claims = They say
rickall-claim-one-real = { $who }: { $card } or { $second_card } is Real
rickall-claim-rather = { $who }: rather { $card } than { $second_card }
rickall-claim-no-killing-card = no killing card
rickall-dented = dented
rickall-empty = The centre is empty.
rickall-next = Next Identity
rickall-text = { $card }: { $rule }
rickall-fallen = fell at dinner
rickall-no-friend = no friend
rickall-known = You also know: under { $among } { $exact ->
        [yes] there is
       *[no] there is at least
    } { $contents }.
rickall-known-friend = the friend of { $who }
rickall-known-real = { $count } Real
rickall-known-parasite = { $count ->
        [one] 1 Parasite
       *[other] { $count } Parasites
    }
rickall-hand = Your Action cards
rickall-no-hand = You hold no Action card.
help-key = shoot:moss-prince
rickall-legend = { $first } First Player  { $back } face down  { $face } face up  { $mark } has a text  seen: for your eyes only  2: Real is what player 2 says
