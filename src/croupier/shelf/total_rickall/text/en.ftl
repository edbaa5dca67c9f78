# Total Rickall in English.
#
# $seat, $target and $actor are names; $cast says who they are to the reader: you, you-self (both are you), self (both are
# the same other), to-you (the target is you), other. $card is a card or a Character by name, $text its text, $second_card
# the other one; $cards is what lay under it, and $kind its id: real, parasite, or unseen to readers who may not know. $place
# counts the places of the centre from 1, $colour is red, blue or green. $picked is whom the card of the question has
# chosen already, $outlook what will come of it if that is less than it says, or none; $say is what you are about to say.
# A refusal may mention what was asked for ($deed: shoot, look, …), its $card or player ($who, $cast), the $mode (classic, advanced), the $phase, how many
# cards are in your $hand, the card that is $played and its $colour, and the $moment: speaking, speaking-at-dinner, vote, own-card,
# else the phase.
# Neighbouring happenings with the same .together are told in one sentence, a list of their .each; an .aside is added to the
# sentence before it by that one's .with. A happening whose .weight is grave is told before others, a slight one after them.
# A card has a .short name where its own is long; a .rule is the text of a Character that does something.

game-title = Total Rickall
game-summary = The house is full of old friends, and most of them never existed. Find the Parasites; spare the family.

## Phases

phase-lay = Choosing
    .clause = TR-4.1
    .aim = Aim: exterminate the Parasites (advanced mode: see your side). Four Reals shot, and the game is over.
phase-act = Action
    .clause = TR-4.1
    .aim = The cards are carried out one after the other. What you have seen helps those who shoot after you.
phase-end = End of the round
    .clause = TR-5.1
    .aim = Before the round ends and someone drops in: anyone can call the vote.
phase-dinner = Dinner
    .clause = TR-10.1

## Places

zone-hand = hand
zone-laid = laid
zone-friend = best friend
zone-secret = secret Identity
zone-next = next card
zone-action = Action deck
zone-discard = discard
zone-character = Character deck
zone-identity = Identity deck
zone-centre = centre
zone-under = under the centre
zone-fail = fail pile
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
    .text = Secretly look at the Identity of a red Character
card-morty-blue = Morty (blue)
    .text = Secretly look at the Identity of a blue Character
card-morty-green = Morty (green)
    .text = Secretly look at the Identity of a green Character
card-summer-red = Summer (red)
    .text = Secretly look at the Identities of two red Characters, then shuffle the two
card-summer-blue = Summer (blue)
    .text = Secretly look at the Identities of two blue Characters, then shuffle the two
card-summer-green = Summer (green)
    .text = Secretly look at the Identities of two green Characters, then shuffle the two
card-jerry-red = Jerry (red)
    .text = Shuffle all red Identities; then a player you choose draws a card
card-jerry-blue = Jerry (blue)
    .text = Shuffle all blue Identities; then a player you choose draws a card
card-jerry-green = Jerry (green)
    .text = Shuffle all green Identities; then a player you choose draws a card
card-fifteen-years-red = I've Known You Fifteen Years (red)
    .short = Fifteen Years (red)
    .text = Reveal for good a red Identity in the centre
card-fifteen-years-blue = I've Known You Fifteen Years (blue)
    .short = Fifteen Years (blue)
    .text = Reveal for good a blue Identity in the centre
card-fifteen-years-green = I've Known You Fifteen Years (green)
    .short = Fifteen Years (green)
    .text = Reveal for good a green Identity in the centre
card-rick = Rick
    .text = Secretly look at the next Identity of the deck
card-something-wrong = Something Wrong, Beth?
    .short = Something Wrong?
    .text = You must lay it before your other cards. Shoot anyone
card-ten-minutes = I Tried to Shoot Summer Ten Minutes Ago
    .short = Ten Minutes Ago
    .text = Shoot anyone; a Real is a fail, but costs no card and no one new drops in
card-big-sister = Big Sister
    .text = Choose a colour and shoot two Characters of it
card-not-kill-me = You're Not Going to Kill Me
    .short = Not Going to Kill Me
    .text = Make another player shoot someone
card-me-too = Me Too
    .text = Copy the card of the player on your right
card-poopybutthole = Mr. Poopybutthole
    .text = If no one shoots this round, everyone draws a card

## Characters

card-pencilvester = Pencilvester
    .rule = only the First Player may shoot him
    .text = Red: { card-pencilvester.rule }
card-lobster-lawyer = Lobster Lawyer
    .rule = shoot him: if he was a Parasite, draw a card
    .text = Red: { card-lobster-lawyer.rule }
card-grandma-turbo = Grandma Turbo
    .text = Red: swears she won the school sports day for you
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
    .rule = only the player who acts last, on the First Player's right, may shoot him
    .text = Blue: { card-sleepy-gary.rule }
card-baby-wizard = Baby Wizard
    .rule = Morty can't look at his Identity
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
decision-lay = Which card will you play? (face down for now)
decision-shoot = { $kind ->
        [not-kill-me] “{ $card }” makes you shoot: who gets it?
       *[other] { $picked ->
            [none] “{ $card }”: who gets it?
           *[other] “{ $card }”, second shot: who gets it?
        }
    }
decision-look = “{ $card }”: whose Identity will you look at?
decision-look-again = “{ $card }”: and whose next?
decision-turn-up = “{ $card }”: whose Identity will you reveal for good?
decision-resolve = { $kind ->
        [none] “Me Too” has nothing to copy. Go on?
       *[other] { $outlook ->
            [nobody] “{ $card }” has no one to aim at, so nothing will happen. Go on?
            [empty-deck] “{ $card }”: the Identity deck is empty, so nothing will happen. Go on?
            [look-at-one] “{ $card }” has only one Identity to look at: you'll see it, but nothing is shuffled. Go on?
            [look-at-two] “{ $card }”: you'll look at two Identities, but one of them is never shuffled. Go on?
            [only-draw] “{ $card }” has nothing to shuffle: you just choose who draws a card. Go on?
            [in-vain] “{ $card }”: there's been a shot already, so no one will draw. Go on?
           *[none] Your turn: “{ $card }”. { $text }. Go on?
        }
    }
decision-colour = “{ $card }”: which colour will you shoot at?
decision-force = “{ $card }”: who has to shoot?
decision-give = “{ $card }”: who draws a card?
decision-end-round = All the cards are done. End the round?
decision-dinner = Dinner is served. Shoot someone?
decision-speak = What will you say?
decision-about = { $say ->
        [real] “This one is Real”: who is it?
        [parasite] “This one is a Parasite”: who is it?
        [one-real] “One of these two is Real”: who is one of the two?
       *[rather] “Rather shoot…”: who?
    }
decision-rather-than = { $say ->
        [one-real] “One of these two is Real”: and who is the other?
       *[rather] “Rather shoot this one than…”: who should live?
    }
decision-vote = { $vote_called_by }: “No Parasite is left in the centre!” Do you agree?
decision-enough = { $vote_called_by }: “Enough!” Is dinner over?

## Answers

option-pass = Nothing to say
option-speak = Speak up
option-lay = { $card }
option-shoot = { $whose ->
        [nobody] Shoot { $card }
        [you] Shoot { $card }, your friend
       *[other] Shoot { $card }, { $owner }'s friend
    }
option-look = { $whose ->
        [nobody] { $card }
        [you] { $card }, your friend
       *[other] { $card }, { $owner }'s friend
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
option-hold-fire = Don't shoot
option-declare = Call a vote: no Parasite is left in the centre
option-enough = Call a vote: dinner is over
option-say-real = “This one is Real”
option-say-parasite = “This one is a Parasite”
option-say-one-real = “One of these two is Real”
option-say-no-killing-card = “I can't shoot this round”
option-say-rather = “I'd rather shoot one than the other”
option-about = { $whose ->
        [nobody] { $card }
        [you] { $card }, your friend
       *[other] { $card }, { $owner }'s friend
    }
option-about-deck = The next Identity in the deck
option-never-mind = Never mind, say nothing
option-agree = { $decision ->
        [enough] Yes: dinner is over
       *[other] Yes: reveal the centre
    }
option-disagree = No: keep playing

## Stakes

stakes-lay-shoot = { $bound ->
        [yes] It must be the first card that you lay.{" "}
       *[no] {""}
    }{ $count ->
        [0] Now: no one to shoot, so nothing would happen.
        [one] Now: you must shoot { $characters }.
        [2] Now: you must shoot one of { $characters }.
        [3] Now: you must shoot one of { $characters }.
       *[other] Now: you must shoot one of { $count } Characters.
    }
stakes-lay-two-shots = Two shots in one colour. Now: { $red } red, { $blue } blue, { $green } green.
stakes-lay-force = You make another player shoot, who pays for hitting a Real.
stakes-lay-look = { $count ->
        [0] Now: no one to look at, so nothing would happen.
        [one] Now: you alone see what { $characters } is.
        [2] Now: you alone see one of { $characters }.
        [3] Now: you alone see one of { $characters }.
       *[other] Now: you alone see one of { $count } Identities.
    }
stakes-lay-look-two = { $count ->
        [0] Now: no one to look at, so nothing would happen.
        [one] Now: you see what { $characters } is; nothing is shuffled.
        [2] Now: you see what { $characters } are; { $stays ->
            [yes] nothing is shuffled.
           *[no] then the two are shuffled.
        }
       *[other] Now: you see two of { $count } Identities; then the two are shuffled{ $stays ->
            [yes] {" "}(but not with a Character whose text forbids it).
           *[no] .
        }
    }
stakes-lay-shuffle = { $shuffled ->
        [0] Now: nothing to shuffle; you choose who draws a card.
        [one] Now: nothing to shuffle; you choose who draws a card.
       *[other] Now: { $shuffled } Identities are shuffled, and what's known of them is lost; you choose who draws a card.
    }
stakes-lay-reveal = { $count ->
        [0] Now: no one to reveal, so nothing would happen.
        [one] Now: everyone sees for good what { $characters } is.
        [2] Now: everyone sees for good one of { $characters }.
        [3] Now: everyone sees for good one of { $characters }.
       *[other] Now: everyone sees for good one of { $count } Identities.
    }
stakes-lay-rick = You alone see the next Identity in the deck, if any.
stakes-lay-copy = You do what { $target } lays, whatever it is.
stakes-lay-quiet = No shot all round: everyone draws a card. One shot: no one does.
stakes-dent = Only a dent the first time: nothing is revealed, no one pays.
stakes-shoot = { $known ->
        [parasite] A Parasite, { $told ->
            [yes] { $cast ->
                [you] as you said
               *[other] as { $seat } said
            }
           *[no] as you know
        }: gone{ $pays ->
            [yes] , and you draw a card.
           *[no] , at no cost.
        }
       *[other] { $known ->
            [real] Real, { $told ->
                [yes] { $cast ->
                    [you] as you said
                   *[other] as { $seat } said
                }
               *[no] as you know
            }:
           *[unknown] Parasite: gone{ $pays ->
                [yes] , and you draw a card.
               *[no] .
            } Real:
        } fail { $fails } of { $most }{ $last ->
            [yes] , and { $mode ->
                [advanced] your side loses!
               *[classic] you all lose!
            }
           *[no] { $lost ->
                [0] {""}
                [one] , you lose your last card
               *[other] , you lose 1 of { $lost } cards
            }{ $arrives ->
                [yes] , someone new drops in.
               *[no] .
            }
        }
    }
stakes-shoot-friend = { $known ->
        [parasite] A Parasite, as you know: gone, and { $owner } becomes Real.{ $pays ->
            [yes] {" "}You draw a card.
           *[no] {""}
        }
       *[other] { $known ->
            [real] Real, as you know:
           *[unknown] Parasite: gone, and { $owner } becomes Real.{ $pays ->
                [yes] {" "}You draw a card.
               *[no] {""}
            } Real:
        } fail { $fails } of { $most }{ $last ->
            [yes] , and your side loses!
           *[no] { $lost ->
                [0] {""}
                [one] , you lose your last card
               *[other] , you lose 1 of { $lost } cards
            }{ $arrives ->
                [yes] , someone new drops in
               *[no] {""}
            }; { $befriended ->
                [yes] { $owner } gets a new friend.
               *[no] { $owner } gets no new friend.
            }
        }
    }
stakes-shoot-at-dinner = { $known ->
        [parasite] A Parasite, as you know: gone, and { $owner } neither shoots nor votes any more.
        [real] Real, as you know: your side loses at once!
       *[unknown] Parasite: gone, and { $owner } neither shoots nor votes any more. Real: your side loses at once!
    }
stakes-hold-fire = No shot in a whole lap ends dinner: one Parasite left, and the Parasites win.
stakes-colour = { $count ->
        [one] One shot, at { $characters }.
        [2] Two shots: you'll have to shoot { $characters }.
        [3] Two shots, at two of { $characters }.
       *[other] Two shots, at two of { $count } Characters.
    }
stakes-force = { $able ->
        [yes] { $target } must shoot. A Real: { $last ->
            [yes] { $mode ->
                [advanced] last fail, and that player's side loses!
               *[classic] last fail, and you all lose!
            }
           *[no] that player loses a card.
        }
       *[no] { $target } has no one to shoot: nothing happens.
    }
stakes-give = { $any ->
        [no] There's no Action card left to draw.
       *[yes] { $cast ->
            [to-you] You draw a card and have { $held }.
           *[other] { $target } draws a card and has { $held }.
        }
    }
stakes-look = { $known ->
        [unknown] You alone will see what { $card } is.
        [real] { $told ->
            [yes] { $cast ->
                [you] You said that { $card } is Real: see for yourself.
               *[other] { $seat } said that { $card } is Real: see for yourself.
            }
           *[no] You know already: { $card } is Real.
        }
       *[parasite] { $told ->
            [yes] { $cast ->
                [you] You said that { $card } is a Parasite: see for yourself.
               *[other] { $seat } said that { $card } is a Parasite: see for yourself.
            }
           *[no] You know already: { $card } is a Parasite.
        }
    }
stakes-look-first = { $stays ->
        [yes] You see this Identity and another; nothing is shuffled, as this Character's text forbids it.
       *[no] You see this Identity and another; then the two are shuffled, unless the other Character's text forbids it.
    }
stakes-look-again = { $shuffled ->
        [yes] You see { $card } and { $second_card }; then the two are shuffled.
       *[no] You see { $card } and { $second_card }; nothing is shuffled.
    }
stakes-turn-up = { $known ->
        [unknown] Everyone will see for good what { $card } is.
        [real] Everyone will see for good that { $card } is Real.
       *[parasite] Everyone will see for good that { $card } is a Parasite.
    }
stakes-resolve-nothing = Nothing will happen.
stakes-resolve-rick = { $known ->
        [unknown] You alone will see the next Identity in the deck.
       *[other] You'll see the next Identity in the deck, which you know already.
    }
stakes-resolve-shuffle = { $shuffled ->
        [0] Nothing is shuffled. Then you choose who draws a card.
       *[other] { $shuffled } Identities are shuffled: what's known of them is lost. Then you choose who draws a card.
    }
stakes-resolve-look = { $count ->
        [one] You'll see what { $characters } is; nothing is shuffled.
       *[other] { $shuffled ->
            [yes] You'll see what { $characters } are; then the two Identities are shuffled.
           *[no] You'll see what { $characters } are; nothing is shuffled.
        }
    }
stakes-resolve-quiet = If no shot is fired to the end of the round, everyone draws a card.
stakes-end-round = { $arrives ->
        [yes] Someone new drops in{ $left ->
            [0] , the last of all
           *[other] , with { $left } more to come
        }, and { $cast ->
            [to-you] you're First Player.
           *[other] { $target } is First Player.
        }
       *[no] No one new drops in: the next round is the last.
    }
stakes-end-of-time = Time's up: the centre is revealed. No Parasite: { $mode ->
        [advanced] dinner. One: they win!
       *[classic] you all win. One: you all lose!
    }
stakes-say-no-killing-card = Everyone will read it until the round ends.
stakes-about = Everyone will read: { $card } is { $says ->
        [real] Real
       *[parasite] a Parasite
    }.{ $lie ->
        [yes] {" "}You know that it's a lie!
       *[no] {""}
    }
stakes-about-deck = Everyone will read: the next Identity is { $says ->
        [real] Real
       *[parasite] a Parasite
    }.{ $lie ->
        [yes] {" "}You know that it's a lie!
       *[no] {""}
    }
stakes-about-two = { $says ->
        [one-real] Everyone will read: one of { $card } and { $second_card } is Real.
       *[rather] Everyone will read: rather shoot { $card } than { $second_card }.
    }
stakes-declare = { $needed ->
        [one] The centre is revealed at once.
       *[other] { $needed } yes of { $voters }, yours among them, reveal the centre.
    } No Parasite: { $mode ->
        [advanced] dinner. One: they win!
       *[classic] you all win. One: you all lose!
    }
stakes-vote-yes = { $decides ->
        [yes] Your yes is enough to reveal the centre.
       *[no] { $needed } yes in all reveal the centre.
    } No Parasite: { $mode ->
        [advanced] dinner. One: they win!
       *[classic] you all win. One: you all lose!
    }
stakes-vote-no = { $decides ->
        [yes] Your no alone stops it: the game goes on.
       *[no] The game goes on, unless { $needed } agree without you.
    }
stakes-enough = { $others ->
        [0] Dinner is over at once.
        [one] If the other who may still shoot agrees, dinner is over.
       *[other] If all { $others } others who may still shoot agree, dinner is over.
    } One Parasite left: they win. None: the Reals win.
stakes-enough-yes = { $decides ->
        [yes] Your yes decides it: dinner is over.
       *[no] If everyone agrees, dinner is over.
    } One Parasite left: they win. None: the Reals win.
stakes-enough-no = Dinner goes on: everyone would have to agree.

## Chances

chance-not-clean = { $count ->
        [one] A Parasite in the centre: { $characters }.
       *[other] Parasites in the centre: { $characters }.
    }
chance-said-not-clean = { $count ->
        [one] Said to be a Parasite: { $characters }.
       *[other] Said to be Parasites: { $characters }.
    }
chance-clean = Going by what was seen and said, no Parasite is in the centre.
chance-clean-perhaps = { $percent ->
        [0] Next to no chance that the centre is clean.
       *[other] { $percent }% that no Parasite is in the centre.
    }
chance-unknown = { $parasites ->
        [0] No Identity unknown to you is a Parasite.
       *[other] { $parasites } in { $identities } that an Identity unknown to you is a Parasite.
    }
chance-among = { $parasites ->
        [one] 1 Parasite among { $characters }.
       *[other] { $parasites } Parasites among { $characters }.
    }
chance-next = { $kind ->
        [real] The next Identity in the deck is Real.
       *[parasite] The next Identity in the deck is a Parasite.
    }
chance-said-next = { $kind ->
        [real] { $cast ->
            [you] You said that the next Identity in the deck is Real.
           *[other] { $seat } said that the next Identity in the deck is Real.
        }
       *[parasite] { $cast ->
            [you] You said that the next Identity in the deck is a Parasite.
           *[other] { $seat } said that the next Identity in the deck is a Parasite.
        }
    }
chance-friend = { $percent }% that { $card }, { $owner }'s friend, is a Parasite.

## Hints

hint-shoot = { $percent ->
        [100] { $card } is surely a Parasite.
        [0] { $card } is surely Real.
       *[other] About { $percent }% that { $card } is a Parasite, going by what was seen and said.
    }
hint-shoot-at-dinner = { $side ->
        [parasite] You're a Parasite: a shot only helps you to look honest.
       *[real] { $percent ->
            [100] { $owner } is surely a Parasite.
            [0] { $owner } is surely Real.
           *[other] About { $percent }% that { $owner } is a Parasite, going by what was said and done.
        }
    }
hint-hold-fire = { $side ->
        [parasite] You're a Parasite: if no one shoots, you win.
       *[real] About { $percent }% that no one else is a Parasite, and a wrong shot loses at once.
    }
hint-lay-shoot = { $percent ->
        [100] { $card } can be shot, and is surely a Parasite.
       *[other] Of those it can shoot, { $card } is the likeliest Parasite: about { $percent }%.
    }
hint-lay-look = { $percent ->
        [100] You already know everyone it can look at.
        [0] You already know everyone it can look at.
       *[other] About { $percent }% that { $card } is a Parasite: a look would make sure.
    }
hint-lay-peek = Then you know who the next newcomer really is.
hint-lay-rest = Your other cards risk more this round, or help less.
hint-look = { $percent ->
        [100] { $card } is surely a Parasite; there's nothing left to find out.
        [0] { $card } is surely Real; there's nothing left to find out.
       *[other] About { $percent }% that { $card } is a Parasite: worth making sure.
    }
hint-nothing-new = You know nothing yet that would help the others.
hint-about = { $percent ->
        [100] { $card } is surely a Parasite.
        [0] { $card } is surely Real.
       *[other] About { $percent }% that { $card } is a Parasite, going by what was seen and said.
    }
hint-tell = The others don't know what you have seen: tell them.
hint-mislead = A Parasite should speak up, whether it's true or not.
hint-stop = { $side ->
        [parasite] You're a Parasite: if one is left in the centre, this vote wins you the game.
       *[real] { $percent ->
            [100] The centre is surely clean.
            [0] There's surely still a Parasite in the centre.
           *[other] About { $percent }% that the centre is clean.
        }
    }
hint-go-on = { $side ->
        [parasite] You're a Parasite: the longer it lasts, the more the others can get wrong.
       *[real] { $percent ->
            [100] The centre is surely clean, but there's time left.
            [0] There's surely still a Parasite in the centre: go on.
           *[other] Only about { $percent }% that the centre is clean: better go on.
        }
    }
hint-enough = { $side ->
        [parasite] You're a Parasite: if dinner ends now, you win.
       *[real] About { $percent }% that no one else at the table is a Parasite.
    }
hint-dinner-goes-on = { $side ->
        [parasite] You're a Parasite, and a hasty no looks honest.
       *[real] Only about { $percent }% that no one else at the table is a Parasite: better go on.
    }
hint-give = { $cast ->
        [to-you] No one holds fewer cards than you.
       *[other] No one holds fewer cards than { $target }.
    }

# What a learner says of its move to the others.
aloud-shoot = { $percent ->
    [100] { $card }: a Parasite, no doubt.
    [0] { $card } is Real, I know.
   *[other] { $card }: a Parasite, about { $percent }% I’d say.
}

## Refusals

refused-you-do-not-hold-that-card = { $hand ->
        [0] You have no Action card to lay this round. You may still speak up.
       *[other] You don't hold “{ $card }”. Lay one of the cards in your hand.
    }
refused-that-card-must-be-laid-first = You must lay “{ card-something-wrong }” first. “{ $card }” can follow in a later round.
refused-you-have-laid-already = You've laid your card and it stays. You lay another one next round.
refused-it-is-not-your-turn = { $phase ->
        [dinner] It's not your turn. At dinner players shoot one after the other, from the First Player on.
       *[other] It's not your turn. You choose when your own card is played; until then you may speak up.
    }
refused-you-are-asked-to-choose = You can't just go on here: pick one of the answers on offer.
refused-nobody-speaks-up-now = Not in the middle of this. You can speak up again as soon as this choice is made.
refused-that-one-cannot-be-chosen = That one isn't among the choices now. Pick one of the answers on offer.
refused-speak-up-first = Choose “{ option-speak }” first: then you can say that.
refused-that-belongs-to-another-phase = { $moment ->
        [speaking] First finish what you're saying, or choose “{ option-never-mind }”.{ $mode ->
            [advanced] {" "}(Dinner can only be ended at dinner.)
           *[classic] {""}
        }
        [speaking-at-dinner] At dinner there are no cards and no deck to speak of: talk about the players' friends.
        [vote] First the vote: say whether you agree.
        [lay] { $deed ->
            [shoot] Shooting
            [look] Looking
            [turn-up] Revealing
           *[other] That
        } comes later this round: now everyone lays a card face down. Then the cards are turned up and played one by one.
        [own-card] Now it's your card's turn: “{ $played }”, which asks for something else. You lay your next card in the next round.
        [act] The cards of this round are being played. You lay your next card when the next round begins.
        [end] This round is nearly over. You lay and play cards again in the next one.
        [dinner] There are no cards at dinner. On your turn you shoot another player's friend, or you don't.
       *[none] Not now: that comes at another moment of the round.
    }
refused-not-in-play = { $card } isn't on the table any more, or not yet. Choose a Character who is.
refused-only-the-first-player-shoots-him = { $phase ->
        [dinner] Only the First Player may shoot { $card }. Choose someone else.
       *[other] Only the First Player may shoot { $card }. Choose someone else now; your turn to be First Player will come.
    }
refused-only-the-last-player-shoots-him = { $phase ->
        [dinner] Only the player on the First Player's right may shoot { $card }. Choose someone else.
       *[other] Only the player on the First Player's right may shoot { $card }. Choose someone else now; in another round that's you.
    }
refused-nobody-shoots-their-own-friend = You can't shoot { $card }, your own best friend: only the others can. Choose someone else.
refused-the-card-has-another-colour = { $colour ->
        [red] “{ $played }” only reaches red Characters, not { $card }. Choose a red one.
        [blue] “{ $played }” only reaches blue Characters, not { $card }. Choose a blue one.
        [green] “{ $played }” only reaches green Characters, not { $card }. Choose a green one.
       *[none] { $card } isn't of the colour that you've chosen. Choose a Character who is.
    }
refused-not-the-same-character-twice = You've just named { $card }. Choose another Character as the second.
refused-his-identity-is-face-up = Everyone can see { $card }'s Identity already. Choose one that is face down.
refused-morty-cannot-look-at-him = Morty can't look at { $card }'s Identity, but Summer can. Choose someone else now.
refused-you-know-your-own-friend = You know { $card }, your own friend, already. Save Morty's look for someone else.
refused-only-characters-in-the-centre = { $card } is a player's friend, and this card can't reveal those. Choose a Character in the centre.
refused-no-legal-target-of-that-colour = You can't shoot anyone of that colour now. Choose another colour.
refused-another-player-must-be-chosen = You can't make yourself shoot with this card. Choose another player.
refused-one-declaration-in-each-window = { $phase ->
        [lay] You've called a vote already. You can call one again when the cards are turned up.
        [end] You've called a vote already. You can call one again next round.
        [dinner] You've called a vote already. You can call one again when the next player has shot or not.
       *[other] You've called a vote already. You can call one again when this card has been played.
    }
refused-no-declaration-inside-an-effect = Let this card finish first: right after it you can call the vote.
refused-no-declaration-at-dinner = The centre is clean already. At dinner the only vote is the one that ends dinner.
refused-you-do-not-know-that-to-be-true = { $mode ->
        [advanced] You can only say that of Characters who are on the table now: choose one of them.
       *[classic] In the classic game you only say what you know to be true. Morty, Summer and Rick let you look first.
    }
refused-nobody-says-they-are-a-parasite = You may not say that you're a Parasite. About your own friend you can only say “Real”.
refused-you-have-said-so-already = You've said that already, and it still counts. Say something new, or speak of someone else.
refused-only-players-friends-at-dinner = At dinner it's all about the players' friends, and { $card } isn't one. Choose one of them.
refused-you-may-not-shoot-any-more = Your friend fell at dinner, so you neither shoot nor vote any more. You may still talk.
refused-only-while-a-vote-is-on = There's no vote now. You can vote when a player has called one.

## Happenings

event-dealt-friend = { $cast ->
        [you] Your best friend is { $card }: { $cards }.
       *[other] { $seat }'s best friend is { $card }.
    }
    .each = { $seat } ({ $card })
    .together = { $cast ->
        [you] Your best friends: { $list }.
       *[other] Best friends forever: { $list }.
    }
event-first-player = { $cast ->
        [you] You're First Player.
       *[other] { $seat } is First Player.
    }
event-round = { $cast ->
        [you] Round { $round }: you're First Player.
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
        [you] You're dealt “{ $cards }”.
       *[other] { $seat } is dealt an Action card.
    }
    .each = { $cast ->
        [you] “{ $cards }”
       *[other] { $seat }
    }
    .together = { $cast ->
        [you] You're dealt { $list }.
       *[other] Action cards dealt: { $list }.
    }
    .weight = slight
event-drew = { $cast ->
        [you] You draw { $kind ->
            [unseen] an Action card
           *[other] “{ $cards }”
        }.
       *[other] { $seat } draws { $kind ->
            [unseen] an Action card
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
       *[other] { $kind ->
            [unseen] Action cards drawn: { $list }
           *[other] { $seat } draws { $list }
        }.
    }
    .aside = { $cast ->
        [you] { $list } drawn
       *[other] { $kind ->
            [unseen] { $times ->
                [one] one card drawn
               *[other] { $times } cards drawn
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
event-turned-up = { $cast ->
        [you] You show “{ $card }”.
       *[other] { $seat } shows “{ $card }”.
    }
    .each = { $seat } “{ $card }”
    .together = Cards on the table: { $list }.
event-copied = { $cast ->
        [you] “Me Too”: you copy “{ $card }”.
       *[other] “Me Too”: { $seat } copies “{ $card }”.
    }
event-nothing = { $cast ->
        [you] Your “{ $card }” has no one to aim at: nothing happens.
       *[other] { $seat }'s “{ $card }” has no one to aim at: nothing happens.
    }
event-nothing-to-copy = { $cast ->
        [you] Your “Me Too” has nothing to copy.
       *[other] { $seat }'s “Me Too” has nothing to copy.
    }
event-looked-at-deck = { $cast ->
        [you] You look at the next Identity: { $kind ->
            [unseen] forgotten
           *[other] { $cards }
        }.
       *[other] { $seat } looks at the next Identity in the deck.
    }
event-pointed-at = { $cast ->
        [you] You point at { $card } first.
       *[other] { $seat } points at { $card } first.
    }
    .weight = slight
event-looked-again = { $cast ->
        [you] You look again at your friend { $card }'s Identity: { $kind ->
            [unseen] forgotten
            [real] Real, and so are you
           *[parasite] a Parasite, and so are you
        }.
       *[other] { $seat } looks again at the Identity of their friend { $card }.
    }
event-looked = { $cast ->
        [you] You look at { $card }'s Identity: { $kind ->
            [unseen] forgotten
           *[other] { $cards }
        }.
       *[other] { $seat } looks at { $card }'s Identity.
    }
    .each = { $cast ->
        [you] { $card } ({ $kind ->
            [unseen] forgotten
           *[other] { $cards }
        })
       *[other] { $card }
    }
    .together = { $cast ->
        [you] You look at the Identities: { $list }.
       *[other] { $seat } looks at the Identities of { $list }.
    }
    .with = { $sentence } { $asides }.
event-shuffled-two = { $cast ->
        [you] You shuffle the Identities of { $card } and { $second_card }.
       *[other] { $seat } shuffles the Identities of { $card } and { $second_card }.
    }
    .aside = the two are shuffled
event-shuffled-all = { $cast ->
        [you] Your “{ $card }” shuffles { $count } Identities.
       *[other] { $seat }'s “{ $card }” shuffles { $count } Identities.
    }
event-not-shuffled = { $cast ->
        [you] Your “{ $card }” has nothing to shuffle.
       *[other] { $seat }'s “{ $card }” has nothing to shuffle.
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
        [you] You reveal { $card } for good: { $cards }.
       *[other] { $seat } reveals { $card } for good: { $cards }.
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
        [you] You shoot { $target }'s friend { $card }: { $kind ->
            [real] Real!
           *[parasite] a Parasite.
        }
        [to-you] { $seat } shoots your best friend { $card }: { $kind ->
            [real] Real!
           *[parasite] a Parasite.
        }
       *[other] { $seat } shoots { $target }'s friend { $card }: { $kind ->
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
event-exterminated = So long, { $card }.
    .aside = exterminated
event-failed = { $card } was Real: fail { $fails }.
    .aside = fail { $fails }
event-lost-card = { $cast ->
        [you] You lose a random card: “{ $cards }”.
       *[other] { $seat } loses a random card: “{ $cards }”.
    }
    .aside = “{ $cards }” lost
event-no-penalty = { $cast ->
        [you] No penalty for you.
       *[other] No penalty for { $seat }.
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
event-no-arrival = No one new drops in: there are no Characters left.
event-freed = { $cast ->
        [you] Your Parasite is gone: from now on you're on the Real side.
       *[other] { $seat }'s Parasite is gone: { $seat } joins the Real side.
    }
event-new-friend = { $cast ->
        [you] Your new best friend is { $card }{ $kind ->
            [unseen] {""}
           *[other] : { $cards }
        }.
       *[other] { $seat }'s new best friend is { $card }.
    }
event-no-friend = { $cast ->
        [you] No new friend left for you: you're on the Real side.
       *[other] No new friend left for { $seat }, who joins the Real side.
    }
event-waiting-to-draw = { $cast ->
        [you] { $in_vain ->
            [yes] Your Mr. Poopybutthole comes too late: there's been a shot.
           *[no] Your Mr. Poopybutthole hopes for a round without a shot.
        }
       *[other] { $in_vain ->
            [yes] { $seat }'s Mr. Poopybutthole comes too late: there's been a shot.
           *[no] { $seat }'s Mr. Poopybutthole hopes for a round without a shot.
        }
    }
event-quiet-round = “{ card-poopybutthole }”: not a single shot this round, so everyone draws a card.
event-loud-round = There was shooting: no cards from Mr. Poopybutthole.
event-declared = { $cast ->
        [you] You call a vote: “No Parasite is left in the centre!”
       *[other] { $seat } calls a vote: “No Parasite is left in the centre!”
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
event-carried = Agreed, { $votes } votes out of { $seats }.
event-not-carried = Not agreed: { $votes } out of { $seats }.
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
        [you] You say: “{ $card } or { $second_card }: at least one is Real.”
       *[other] { $seat } says: “{ $card } or { $second_card }: at least one is Real.”
    }
event-said-no-killing-card = { $cast ->
        [you] You say: “I can't shoot this round.”
       *[other] { $seat } says: “I can't shoot this round.”
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
    .together = Everyone's true colours: { $list }.
event-dinner = { $cast ->
        [you] The centre is clean. Dinner is served, and you may shoot first.
       *[other] The centre is clean. Dinner is served, and { $seat } may shoot first.
    }
    .weight = grave
event-held-fire = { $cast ->
        [you] You hold your fire.
       *[other] { $seat } holds fire.
    }
    .each = { $seat }
    .together = Holding fire: { $list }.
    .weight = slight
event-lap-of-peace = Once round the table without a shot: dinner is over.
event-no-shot-left = There's no one left to shoot: dinner is over.
event-team-won = Only Reals are left: the family is safe!
event-team-lost = The family has lost.
event-too-many-fails = { $cast ->
        [you] That was one Real too many, and you pulled the trigger.
       *[other] That was one Real too many, and { $seat } pulled the trigger.
    }
event-reals-won = The Real side wins.
event-parasites-won = The Parasites win.
event-nobody-won = The other side is empty: no one wins.

## Results

result-no-parasite-left = { $cast ->
        [you] You all win: no Parasite is left!
       *[other] Everyone wins: no Parasite is left.
    }
result-a-parasite-was-left = Everyone loses: not every Parasite was shot.
result-fourth-real-exterminated = Everyone loses: too many Reals are dead.
result-fourth-real-exterminated-by-a-real = { $cast ->
        [you] You win with the Parasites: a Real shot one Real too many!
        [nobody] No one wins: a Real shot one Real too many, and there's no Parasite to celebrate.
       *[other] { $winners } { $count ->
            [one] wins
           *[other] win
        } with the Parasites: a Real shot one Real too many.
    }
result-fourth-real-exterminated-by-a-parasite = { $cast ->
        [you] You win with the Reals: a Parasite shot one Real too many!
        [nobody] No one wins: a Parasite shot one Real too many, and there's no Real left.
       *[other] { $winners } { $count ->
            [one] wins
           *[other] win
        } with the Reals: a Parasite shot one Real too many.
    }
result-a-parasite-was-left-in-the-centre = { $cast ->
        [you] You win with the Parasites: one was left in the centre!
        [nobody] No one wins: a Parasite was left in the centre.
       *[other] { $winners } { $count ->
            [one] wins
           *[other] win
        } with the Parasites: one was left in the centre.
    }
result-a-real-was-shot-at-dinner = { $cast ->
        [you] You win: the other side shot a Real at dinner!
        [nobody] No one wins: a Real was shot at dinner.
       *[other] { $winners } { $count ->
            [one] wins
           *[other] win
        }: the other side shot a Real at dinner.
    }
result-a-parasite-was-left-at-the-table = { $cast ->
        [you] You win with the Parasites: one was left at the table!
        [nobody] No one wins: a Parasite was left at the table.
       *[other] { $winners } { $count ->
            [one] wins
           *[other] win
        } with the Parasites: one was left at the table.
    }
result-no-parasite-left-at-the-table = { $cast ->
        [you] You win with the Reals: no Parasite is left at the table!
        [nobody] No one wins: no Parasite is left at the table, and no Real.
       *[other] { $winners } { $count ->
            [one] wins
           *[other] win
        } with the Reals: no Parasite is left at the table.
    }

## Options of the table

table-option-mode = the mode
table-option-mode-classic = classic: all together
table-option-mode-advanced = advanced: secret sides
table-option-majority = how many must agree that no Parasite is left
table-option-majority-half = half the players
table-option-majority-strict = more than half
table-option-first = who is First Player in the first round
table-option-first-random = by lot
table-option-first-0 = seat 1
table-option-first-1 = seat 2
table-option-first-2 = seat 3
table-option-first-3 = seat 4
table-option-first-4 = seat 5
table-option-mercy = a player with no cards left draws one and plays it
table-option-memory = Identities you have looked at
table-option-memory-kept = the table remembers them
table-option-memory-fleeting = you must remember them: they are hidden when the round ends

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
rickall-claim-no-killing-card = can't shoot
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
rickall-known-friend = { $who ->
        [you] your friend
       *[other] { $who }'s friend
    }
rickall-known-real = { $count } Real
rickall-known-parasite = { $count ->
        [one] 1 Parasite
       *[other] { $count } Parasites
    }
rickall-hand = Your Action cards
rickall-no-hand = You have no Action cards.
help-key = shoot:moss-prince
rickall-legend = { $first } First Player  { $back } face down  { $face } face up  { $mark } has a text  seen: for your eyes only  2: Real is what player 2 says

# What the legend says of the things on the table

about-player = A player
    .text = The badge and the name. The round token marks the First Player, whose card is carried out first; the others follow in the order shown.
    .clause = TR-4.5
about-first-player = First Player
    .text = This player’s card is carried out first. The token passes to the left after every round.
    .clause = TR-5.2
about-identity = A hidden Identity
    .text = Real or Parasite. Three in four are Parasites. Looking at it is for your eyes only; you may say what you saw.
    .clause = TR-2.4
about-identity-deck = The Identity deck
    .text = The top one goes under the next Character who arrives.
    .clause = TR-2.8
about-deck = The Action deck
    .text = After laying a card, a player draws one from here.
    .clause = TR-4.2
about-characters = The Character deck
    .text = A new Character arrives at the end of every round. When none is left, the last round begins.
    .clause = TR-5.4
about-discard = The discard pile
    .text = Action cards that were carried out. They are shuffled when the deck is empty.
    .clause = TR-5.1
about-parasites = Parasites exterminated
    .text = Identities of Parasites that were shot.
    .clause = TR-6.5
about-box = In the box
    .text = Identities that are not in this game. No one sees which.
    .clause = TR-1.4
about-fail = The fail pile
    .text = Real Characters that were shot. The fourth one ends the game: everyone loses, or in the advanced mode the shooter’s side.
    .clause = TR-8.5
about-colour = A colour
    .text = How many Characters of this colour are in play. An Action card with a colour touches only Characters of that colour.
    .clause = TR-3.2
about-round = The round
    .text = Everyone lays a card, all are turned up, and each is carried out from the First Player to the left. Then a Character arrives.
    .clause = TR-4.1
about-phase = What is going on
    .text = Lay a card, carry the cards out, end the round. You may speak up at any time.
    .clause = TR-4.6
about-last-round = The last round
    .text = No Character is left to arrive. After this round all the Identities in the centre are revealed.
    .clause = TR-5.5
about-shots = A shot was fired
    .text = A player has fired this round. A card that waits for a quiet round brings nothing.
    .clause = TR-11.14
about-side = A side
    .text = In the advanced mode your friend’s Identity is your side. Real: exterminate every Parasite. Parasite: let one survive. Keep it to yourself.
    .clause = TR-9.1
about-laid = The laid card
    .text = The Action card for this round, face down until all have laid one.
    .clause = TR-4.3
about-hand = The hand
    .text = Action cards that only their owner sees. You may not show or name them.
    .clause = TR-7.1
about-next = A card to come
    .text = The card drawn in place of the laid one.
    .clause = TR-4.2
about-sign = What the player is doing
    .text = Choosing, acting, speaking, voting, or saying that there is no killing card in hand.
    .clause = TR-7.2
about-claim = A claim
    .text = Who says that this Identity is Real or a Parasite. In the classic mode claims are true; in the advanced mode they may be lies.
    .clause = TR-7.3
about-group = What is known of several
    .text = Identities that were mixed: the same letter marks them, and the note says what is among them.
    .clause = TR-7.2

# What people ask, in their words: the search finds these answers

asked-end = when does it end, end of the game, over, finish, how long
    .text = When a declaration is carried, when a fourth Real is shot, or when the Characters run out.
    .clause = TR-8.1, TR-8.7, TR-8.5
asked-win = how do I win, win, winner, victory, aim, goal
    .text = Together: declare when no Parasite is left in the centre, and be right.
    .clause = TR-8.4, TR-1.7, TR-9.10
asked-tie = tie, tied, half, majority, vote
    .text = Half of the votes is enough, the declarer’s included, unless the table asks for more.
    .clause = TR-8.2, TR-Q1
asked-order = who begins, who starts, first player, order, token
    .text = The First Player, then the others to the left. The token passes on after each round.
    .clause = TR-4.4, TR-4.5, TR-5.2
asked-talk = talk, say, tell, speak, may I say, show my cards
    .text = Say what you have seen of Identities; never show or name the cards in your hand.
    .clause = TR-7.1, TR-7.2, TR-7.3
asked-lie = lie, lying, bluff, deny
    .text = Only in the advanced mode.
    .clause = TR-7.9, TR-7.7
asked-fail = fail, fails, mistake, shot a real, how many reals, lose
    .text = Three Reals may die; the fourth ends the game.
    .clause = TR-8.5, TR-6.6, TR-6.7
asked-declare = declare, declaration, no parasite left
    .text = At any moment, through “Speak up”. Half of the players must agree.
    .clause = TR-8.1, TR-8.2, TR-Q17
asked-side = side, secret side, my identity, friend, advanced
    .text = Your friend’s Identity is your side; it can change.
    .clause = TR-9.1, TR-9.2, TR-9.3

# Moments that are shown one after the other.

beat-round = A new round
beat-last-round = The last round
beat-cards = Cards up!
beat-nothing = No effect
beat-peek = A look at an Identity
beat-peek-deck = A look at the next Identity
beat-shuffle = Identities are shuffled
beat-shuffle-two = Two Identities are shuffled
beat-exposed = An Identity is turned up
beat-gift = A card for…
beat-waiting = Will the house stay quiet?
beat-quiet = Not a single shot
beat-forced = Shoot for me!
beat-aim = Take aim…
beat-dent = Only a dent
beat-shot = The shot is fired…
beat-exterminated = One Parasite less
beat-fail = A Real is lost
beat-fourth = One Real too many
beat-freed = Free of the Parasite
beat-arrival = Someone drops in
beat-friend = A new best friend
beat-claim = Someone speaks up
beat-declared = “No Parasite is left!”
beat-enough = “Dinner is over!”
beat-vote = The vote
beat-time-out = Time is up
beat-reveal = The centre is turned up
beat-sides = Everyone shows their friend
beat-dinner = Dinner is served
beat-held-fire = No shot
beat-end = The end

# The story of a finished game.

series-parasites = Parasites exterminated
series-reals = Reals lost
story-first-parasite = { $cast ->
        [you] You shoot { $card }: the first Parasite.
       *[other] { $seat } shoots { $card }: the first Parasite.
    }
story-last-parasite = { $cast ->
        [you] You shoot { $card }: the last Parasite shot.
       *[other] { $seat } shoots { $card }: the last Parasite shot.
    }
story-believed = { $cast ->
        [you] You believe { $target } and shoot { $card }: a Parasite.
        [to-you] { $seat } believes you and shoots { $card }: a Parasite.
       *[other] { $seat } believes { $target } and shoots { $card }: a Parasite.
    }
story-shot-real = { $cast ->
        [you] You shoot { $card }, a Real.
       *[other] { $seat } shoots { $card }, a Real.
    }
story-declared = { $cast ->
        [you] You call an end: the truth comes out.
       *[other] { $seat } calls an end: the truth comes out.
    }
story-outvoted = { $cast ->
        [you] You want to end it, and are outvoted.
       *[other] { $seat } wants to end it, and is outvoted.
    }
story-dinner = The centre is clean: dinner is served.
story-parasites-left = { $count ->
        [one] A Parasite was left in the centre: { $cards }.
       *[other] { $count } Parasites were left in the centre: { $cards }.
    }
story-clean = No Parasite was left in the centre.
story-side = { $cast ->
        [you] You were on the side of { $side ->
            [real] the Reals
           *[parasite] the Parasites
        } at the end, with { $card }.
       *[other] { $seat } was on the side of { $side ->
            [real] the Reals
           *[parasite] the Parasites
        } at the end, with { $card }.
    }
story-lie = { $cast ->
        [you] You called { $card } { $said ->
            [real] a Real, though you had seen a Parasite
           *[parasite] a Parasite, though you had seen a Real
        }.
       *[other] { $seat } called { $card } { $said ->
            [real] a Real, having seen a Parasite
           *[parasite] a Parasite, having seen a Real
        }.
    }
story-sharpshooter = Sharpshooter: { $count } Parasites exterminated.
story-trigger-happy = Trigger-happy: { $count } Reals shot.
story-liar = With a straight face: { $count } lies.
story-curious = Curious: { $count } looks under a card.
story-talker = Never short of a word: { $count } claims.
