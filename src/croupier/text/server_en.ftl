# What only the play server says: why something is not done, and that something went wrong.

server-no-table = There is no table { $code } here. Check the code, or open a table of your own.
server-no-game = There is no such game here.
server-no-page = There is nothing here.
server-bad-table = Such a table cannot be opened: { $why }.
server-bad-request = This request cannot be understood: { $why }.
server-bad-message = This message cannot be understood: { $why }.
server-bad-nickname = A nickname needs a letter or a digit.
server-too-large = That is too large.
server-address-too-long = The address is too long.
server-headers-too-large = The request has too many headers, or too long ones: too many cookies, for instance.
server-bad-handshake = This is no handshake for a WebSocket.
server-too-fast = Not so fast, please.
server-only-json = Requests are JSON here.
server-wrong-method = That cannot be done here.
server-wrong-origin = This request came from another site and is not carried out.
server-too-many-watching = Too many people are at this table already.
server-too-many-tables = Too many tables are being opened just now. Try again in a moment.
server-closing = The server is closing; come back in a moment.

server-too-late = That question has been settled already.
server-not-started = The game has not begun yet.
server-not-your-seat = That is not your seat.
server-not-seated = You are only watching. Take a seat first.
server-not-opener = Only whoever opened the table may do that.
server-no-such-seat = There is no such seat.
server-seat-taken = Somebody sits there already.
server-no-seat-free = No seat is free. You are welcome to watch.
server-game-running = That has to wait until the game is over.
server-seats-empty = Not every seat is taken yet.
server-too-many-people = There are only { $seats } seats.
server-no-such-bot = There is no such bot for this game.
server-seat-not-a-bots = No bot sits there.
server-nobody-there = Nobody sits there who could be sent away.
server-leave-instead = That is your own seat: leave it instead.
server-text-or-phrase = Say words of your own, or a phrase.
server-not-yet-happened = That has not happened yet.
server-link-used = This link has been used, or is too old. Ask for a new one on the device that has the seat.
server-seated-already = You have a seat of your own at this table. Leave it first if you want to play on from here in another.
server-not-written = It could not be written down, so it does not count. Please try again.
server-other-rules = This game was dealt by other rules than this server has now, and cannot be shown any more.

server-time-is-up = Time is up: a bot answers this question for you ({ $name }).
server-bot-played = Welcome back. A bot was sitting in for you; the log tells what happened.

server-no-replay = There is no such game to look at.
server-still-running = That game is still being played. It can be looked at when it is over.
server-bad-viewer = A game is seen by a seat, by the public, or all of it.
server-bad-moment = The game has only { $answers } answers.
server-bad-save-no-save = This is not a saved game of Croupier.
server-bad-save-cut = This file is no saved game, or only a part of one.
server-bad-save-changed = This saved game was changed after it was written.
server-bad-save-other-version = This game was played by other rules than this server has, and cannot be shown.
server-bad-save-unknown-game = This game is not in the house.
server-bad-save-impossible = What this file tells cannot have been played.
server-bad-save-too-long = This game is too long to be shown.

server-deal-kept = The deal was kept: the seed fits the hash that was shown at the deal, and dealing it again with the same answers leads to the same end.
server-deal-broken = The deal was not kept: the seed does not fit the hash that was shown at the deal.
server-deal-other-end = The seed fits the hash that was shown at the deal, but dealing it again leads to another end.

server-went-wrong = Something went wrong on our side. Nothing is lost; if it happens again, report { $id }.
