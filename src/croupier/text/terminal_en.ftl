# What only the terminal says.

games-seats = { $least } to { $most } players
games-default = default
games-choices = choices
games-meaning = meaning
games-option = option
games-how = Play one with: croupier play { $game }
games-bots = Bots: a level, and a temper if you like (--bots friend+bold)

which-game = Which game?
which-game-unknown = There's no game “{ $answer }” here.

prompt = Your answer
prompt-pass = Your answer (Enter: { $answer })
prompt-go-on = Your answer (Enter: go on)
prompt-invited = Enter: go on · { $others }
prompt-hint = a number · ? N why · log · help
prompt-hint-back = a number · back to the question before · ? N why · log · help
earlier = { $count ->
        [one] one more before (log)
       *[other] { $count } more before (log)
    }
deck-as-it-was = All figures are the game's own.
deck-of-your-own = This table plays with a corrected deck: { $name }.
stacked = This deal was arranged: no luck in it.
deal = deal { $hash }

hand-over = Keyboard to { $who }. No peeking!
hand-over-ready = { $who }: press Enter
hand-over-done = Got it: { $answer }
hand-over-hide = Enter: hide your cards · undo: change your answer

unknown-answer = “{ $answer }” isn't one of the answers. Pick a number from the list, or type help.
why-asked = Rule { $rule } asks this:
nothing-considered = There's no question to go back to: this one is the first.
taken-back = Your answer is undone.
saved = Saved in { $file }
save-exists = { $file } already exists. Choose another name.
save-failed = Couldn't write { $file }: { $reason }
save-offer = Save the game before leaving? (Enter: { $file } · a name · n: no)
save-offer-end = Save the game for replay? (Enter: no · y: { $file } · a name)
not-saved = The game isn't saved.
goodbye = Goodbye.
go-on = croupier play --load { $file }
look-back = croupier replay { $file }
input-ended = The input ended: the game stops here and isn't saved.

help =
    a number or a key   answer, for instance 1 or { $key }
    ?                   the rule behind the question
    ? N or why N        the rule behind answer N
    why KEY             why you can't do something, for instance why { help-key }
    rules [RULE]        a rule or a section, for instance rules { $rule }; alone, the list
    table               draw the table again
    log                 everything that has happened, as far as you may know
    back                go back from a further question (whom, which, what to pay) to the one before
    undo                undo your last answer, if it has had no effect yet
    save [FILE]         write the game to a file
    quit                leave
help-key = play:…
command-help = help
command-why = why
command-rules = rules
command-table = table
command-log = log
command-back = back
command-undo = undo
command-save = save
command-quit = quit
answer-yes = y
answer-no = n

over = The game is over
scores = Scores
seed = Seed { $seed }
deal-kept = The deal was fair: SHA-256 of “{ $words }” is { $hash }, as announced at the start.
deal-broken = The deal was NOT fair: SHA-256 of “{ $words }” is not { $hash }.

replay-step = Step { $at } of { $last }
replay-start = No one has answered yet.
replay-answer = { $cast ->
        [you] You answer: { $answer }
       *[other] { $who } answers: { $answer }
    }
replay-hidden = { $who } answers.
replay-fork = From here on it's another game: hidden cards are dealt again.
replay-prompt = Enter next · b back · a number · q quit
replay-out-of-range = Steps go from 0 to { $last }.
replay-seat = Seen by { $who }
replay-spectator = Seen by a spectator
replay-all = All cards face up

analysis-title = { $game }: how it was played
analysis-judge = Chances come from games that bots play on, { $worlds } from each moment. A choice is compared with that of { $bot }, by what its player knew at the time.
analysis-curve = The chance to win, for someone who sees what everyone sees:
analysis-all = everyone
analysis-player = Player
analysis-start = At the deal
analysis-good = Choices without a mistake
analysis-skill = Mistakes
analysis-luck = Luck and the others
analysis-of = { $good } of { $choices }
analysis-turns = Turning points
analysis-turn = Steps { $since } to { $at }: { $who }, from { $before } % to { $after } %
analysis-mistakes = The costliest mistakes
analysis-mistake = Step { $at }, { $who }: { $given }. It cost { $cost } % (± { $error }); better: { $best }
analysis-no-mistake = No choice was clearly worse than the bot's.
analysis-look = To look at one: croupier replay { $file } --from { $at } --seat { $seat }

table-middle = In the middle
table-known = You also know what is in { $among }: { $contents }.
