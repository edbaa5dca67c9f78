# What is said at every table, whatever the game and the client. A game's own file goes before this one.

you = you
you-title = You
seat-name = Player { $number }
list-pair = { $first } and { $last }
list-times = { $item } ×{ $times }
unseen-card = an unseen card
phase = Phase: { $phase }

refused-not-on-offer = Not now: choose one of the answers on offer.
refused-no-such-answer = This game has no such move: choose one of the answers on offer.
refused-not-asked = It's not your turn: you'll be asked when it is.
refused-answered-already = You've answered: the others are still choosing.
refused-game-over = The game is over. You can play again.
refused-no-such-seat = There's no such player at this table: choose one who is here.
refused-nothing-to-take-back = You have nothing to undo yet.
refused-answered-since = Too late to undo: another player has answered since.
refused-shown-since = Too late to undo: a card has been drawn or shown since.

option-pass = Pass
result-won = { $winners } wins.
result-won-together = { $winners } win.
result-nobody = No one wins.
result-you = You win!

rule-not-enforced = Nothing for you to do: { $reason }
rule-unknown = There's no rule { $clause }.
rule-near = Near it: { $near }
rule-none = { $game } comes without written rules.

# The figures of a deck that its owner has corrected.
colon = { ": " }
yes = yes
no = no
figure-count = count
figure-smiles = smiles
figure-level = level
figure-price = price
figure-married-price = price when married
figure-money = money
figure-studies = studies
figure-wages = highest wage
figure-power = power
figure-boosted = power when boosted
figure-points = points
figure-cost = cost
figure-gives = gives
figure-cards = cards
figure-colour = colour
figure-text = text
figure-skull = skull
figure-play-cost = cost to play
figure-use-cost = cost to use
figure-rounds = rounds
figure-damage = damage
figure-combativity = strength
figure-skips = turns to skip
figure-each = each
figure-main = in play
figure-set-aside = set aside

# What people ask at every table

asked-undo = can I take it back, take back, undo, mistake, wrong button, misclick
    .text = Yes, with “Undo”, as long as nothing was drawn, shown or answered since.

# The story of a finished game.

story-lead = { $cast ->
        [you] You take the lead with { $count }.
       *[other] { $seat } takes the lead with { $count }.
    }

# The bots: how well they play, and in what temper.
bot-random = random
    .about = Answers at random.
bot-sensible = sensible
    .about = Plays as well as its rules of thumb allow.
bot-learned = self-taught
    .about = Has learnt by playing against itself.
bot-strong = strong
    .about = Thinks ahead.
bot-learner = learner
    .about = New to the game: forgets things, misjudges others, and is a good first opponent.
bot-friend = friend
    .about = Plays soundly, with a slip now and then.
bot-sharp = sharp
    .about = Makes no careless mistake, and punishes yours.
bot-master = master
    .about = Plays as well as the machine can.
temper-mixed = one of each
    .about = Every bot has a temper of its own.
temper-bold = bold
    .about = Between moves that are about equally good, takes the daring one.
temper-careful = careful
    .about = Between moves that are about equally good, takes the safe one.
temper-grudging = grudging
    .about = Remembers who did it harm, and aims there.
temper-joker = joker
    .about = Never plays the same way twice, and likes to chat.
