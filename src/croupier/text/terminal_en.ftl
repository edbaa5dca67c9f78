# What only the terminal says.

games-seats = { $least } to { $most } players
games-default = default
games-choices = choices
games-meaning = meaning
games-option = option
games-how = Play one with: croupier play { $game }

which-game = Which game?
which-game-unknown = There is no game “{ $answer }” here.

prompt = Your answer
prompt-pass = Your answer (Enter: { $answer })
prompt-go-on = Your answer (Enter: go on)
prompt-invited = Enter: go on · { $others }
prompt-hint = a number · ? N why · log · help
earlier = { $count ->
        [one] one more before (log)
       *[other] { $count } more before (log)
    }
deck-as-it-was = No figure differs from the game's own.
deck-of-your-own = This table plays with a corrected deck: { $name }.
stacked = This deal was arranged, not left to chance.
deal = deal { $hash }

hand-over = Hand the table to { $who }, and nobody else looks.
hand-over-ready = { $who }: press Enter
hand-over-done = Noted: { $answer }
hand-over-hide = Enter hides your cards; undo takes your answer back

unknown-answer = “{ $answer }” is not among the answers. Take a number from the list, or type help.
why-asked = You are asked by { $rule }:
taken-back = Your answer is taken back.
saved = Saved in { $file }
save-exists = { $file } is there already; give another name.
save-failed = { $file } cannot be written: { $reason }
save-offer = Save the game before leaving? (Enter: { $file } · a name · n: no)
save-offer-end = Save the game for replay? (Enter: no · y: { $file } · a name)
not-saved = The game is not saved.
goodbye = Goodbye.
go-on = croupier play --load { $file }
look-back = croupier replay { $file }
input-ended = The input ended: the game stops here and is not saved.

help =
    a number or a key   answer, for instance 1 or { $key }
    ?                   the rule behind the question
    ? N or why N        the rule behind answer N
    why KEY             why something is not on offer, for instance why { help-key }
    rules [CLAUSE]      any clause or section, for instance rules { $rule }; alone, what there is
    table               draw the table again
    log                 all that has happened, as far as you may know
    undo                take your last answer back, if nothing has come of it
    save [FILE]         write the game to a file
    quit                leave
help-key = play:…
command-help = help
command-why = why
command-rules = rules
command-table = table
command-log = log
command-undo = undo
command-save = save
command-quit = quit
answer-yes = y
answer-no = n

over = The game is over
scores = Scores
seed = Seed { $seed }
deal-kept = The deal was kept: SHA-256 of “{ $words }” is { $hash }, as announced at the start.
deal-broken = The deal was NOT kept: SHA-256 of “{ $words }” is not { $hash }.

replay-step = Step { $at } of { $last }
replay-start = Nobody has answered yet.
replay-answer = { $cast ->
        [you] You answer: { $answer }
       *[other] { $who } answers: { $answer }
    }
replay-hidden = { $who } answers.
replay-fork = From here the table is a fork: what could not be known is dealt anew.
replay-prompt = Enter next · b back · a number · q quit
replay-out-of-range = Steps go from 0 to { $last }.
replay-seat = Seen by { $who }
replay-spectator = Seen by a spectator
replay-all = All cards open

table-middle = In the middle
table-known = You also know: among { $among } lie { $contents }.
