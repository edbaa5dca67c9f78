# What only the play server says: why something is not done, and that something went wrong.

server-no-table = There's no table { $code } here. Check the code, or open a table of your own.
server-no-game = There's no such game here.
server-no-page = There's nothing here.
server-bad-table = This table can't be opened: { $why }.
server-bad-request = We can't read this request: { $why }.
server-bad-message = We can't read this message: { $why }.
server-bad-nickname = A nickname needs at least one letter or digit.
server-too-large = That's too large.
server-address-too-long = The address is too long.
server-headers-too-large = The request has too many headers, or too long ones: too many cookies, for instance.
server-bad-handshake = This isn't a WebSocket handshake.
server-too-fast = Not so fast, please.
server-only-json = Requests must be JSON here.
server-wrong-method = You can't do that here.
server-wrong-origin = This request came from another site, so we ignored it.
server-too-many-watching = Too many people are at this table already.
server-too-many-tables = Too many tables are opening right now. Try again in a moment.
server-no-host = The request doesn't say which host it means.
server-too-many-requests = Too many requests are coming from your address. Try again in a moment.
server-too-many-connections = Too many connections are open from your address. Close some, and try again.
server-too-many-guesses = Too many codes from your address were wrong. Wait a minute, or ask for the link of the table.
server-too-many-uploads = Too many saved games are coming from your address. Try again in a minute.
server-too-slow = The request took too long to arrive.
server-too-many-devices = This seat is on { $devices } devices already. Play on one of them, or leave the table and take a seat again.
server-look-alike = That name looks just like { $name }, in another alphabet. Choose another, so that no one mixes you up.
server-closing = The server is shutting down. Come back in a moment.

server-too-late = Too late: that question is settled.
server-not-started = The game hasn't begun yet.
server-not-your-seat = That's not your seat.
server-not-seated = You're only watching. Take a seat first.
server-not-opener = Only the host can do that.
server-no-such-seat = There's no such seat.
server-seat-taken = That seat is taken. Choose another.
server-seat-held = That seat is { $name }'s, and stays { $name }'s. You can take over a bot's seat, or watch.
server-no-taking-over = This table doesn't let newcomers take over bots during a game. The host can allow it; until then you're welcome to watch.
server-no-seat-free = Every seat is taken. You're welcome to watch.
server-already-dealt = The options stay as they are once a game has been dealt here.
server-game-running = Not now: wait for the end of the game.
server-seats-empty = Some seats are still empty. Add bots, or wait for players.
server-too-many-people = There are only { $seats } seats.
server-no-such-bot = This game has no such bot.
server-seat-not-a-bots = There's no bot in that seat.
server-nobody-there = There's no player in that seat to remove.
server-leave-instead = That's your own seat: leave the table instead.
server-text-or-phrase = Write something, or pick a phrase.
server-nothing-to-react-to = That isn't on the table any more. Pick a player, or a card that lies there now.
server-not-yet-happened = That hasn't happened yet.
server-link-used = This link has been used, or is too old. Get a new one on the device that has the seat.
server-seated-already = You already have a seat at this table. Leave it first to take over another one here.
server-not-written = We couldn't save your answer, so it doesn't count. Please try again.
server-no-help = Help is off at this table. The host can allow it before the next game.
server-no-hint = There's no hint for this one.
server-cannot-play-on = This game was saved from a fork or with a stacked deck, so it can't be played on.
server-analysis-failed = The analysis didn't work. Please try again.
server-many-analyses = Many games are being analysed right now. Please try again in a few minutes.
server-everyone = Everyone
server-no-reason = Nothing speaks against it.
server-other-rules = This game needs version { $needs } of the rules; this server has version { $has }, so it can't be shown here any more. Nothing of it was deleted.

server-cannot-deal = The rules of this server have changed, and no longer have this table's options or cards. Open a new table.
server-seats-kept = The seats of this table are kept for its players, whose game was interrupted. You're welcome to watch.
server-rules-changed = The server has new rules for this game, and the game on this table can't go on under them. Its players, names and score are kept: the host can deal a new game.
server-goes-on-under-new-rules = The server has new rules for this game. The game goes on from its last step under the new rules{ $lost ->
        [0] , and no answer was lost.
        [one] . One answer was lost: please give it again.
       *[other] . { $lost } answers were lost: please give them again.
    }
server-restarting = The server is about to restart. Stay here: the table comes back by itself, and nothing is lost.
server-table-closed = The operator of this server has closed this table.
server-table-changed = The operator of this server is changing something at this table. It comes back by itself.
server-banned = This server doesn't serve your address. Its operator can tell you why.
server-time-is-up = Time's up: a bot answers this question for you ({ $name }).
server-bot-played = Welcome back! A bot played for you. The log tells what happened.

server-no-replay = There's no such game to watch.
server-still-running = That game is still going on. You can watch it when it's over.
server-bad-viewer = Watch a game from a seat, as the public, or with all cards face up.
server-bad-moment = The game has only { $answers } answers.
server-bad-save-no-save = This isn't a saved game from Croupier.
server-bad-save-cut = This file isn't a saved game, or only part of one.
server-bad-save-changed = This saved game was changed after it was saved.
server-bad-save-other-version = This game needs version { $needs } of the rules; this server has version { $has }, so it can't be shown here.
server-bad-save-unknown-game = We don't have this game here.
server-bad-save-impossible = The game in this file can't have been played.
server-bad-save-too-long = This game is too long to show.

server-no-lesson = There's no such lesson here.
server-lesson-refused = { $rule ->
        [none] { $why }
       *[other] { $why } ({ $rule })
    }
server-lesson-over = This part of the lesson is over already.

server-deal-kept = The deal was fair: the seed matches the hash shown at the deal, and dealing again with the same answers leads to the same end.
server-deal-broken = The deal was not fair: the seed doesn't match the hash shown at the deal.
server-deal-other-end = The seed matches the hash shown at the deal, but dealing again leads to another end.

server-went-wrong = Something went wrong on our side. Nothing is lost. If it happens again, report { $id }.
