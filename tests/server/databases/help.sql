-- Written by the server of commit 279236c (2026-11-16): a game of roulette in its middle.
-- code: DBLJZ
-- token: wtUJ8WpdO_LWiMJFT_L85hCMy7qpxcOd
PRAGMA application_id = 1129467986;
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE answers (
    room TEXT NOT NULL, game INTEGER NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, key TEXT,
    UNIQUE (room, game, n)
);
INSERT INTO "answers" VALUES('DBLJZ',1,0,1,'pocket:click');
INSERT INTO "answers" VALUES('DBLJZ',1,1,0,'pocket:click');
INSERT INTO "answers" VALUES('DBLJZ',1,2,1,'play:extra-round');
INSERT INTO "answers" VALUES('DBLJZ',1,3,1,'choose:0');
INSERT INTO "answers" VALUES('DBLJZ',1,4,1,'bet:0');
INSERT INTO "answers" VALUES('DBLJZ',1,5,0,'bet:0');
INSERT INTO "answers" VALUES('DBLJZ',1,6,1,'pass');
INSERT INTO "answers" VALUES('DBLJZ',1,7,0,'pass');
CREATE TABLE chat (id INTEGER PRIMARY KEY, room TEXT NOT NULL, line TEXT NOT NULL);
INSERT INTO "chat" VALUES(1,'DBLJZ','{"at":1795004972.172,"name":"Zoé","seat":0,"text":"Bonsoir","phrase":null}');
CREATE TABLE games (
    room TEXT NOT NULL, number INTEGER NOT NULL, seed TEXT NOT NULL, version INTEGER NOT NULL, deal TEXT NOT NULL,
    names TEXT NOT NULL, ending TEXT, UNIQUE (room, number)
);
INSERT INTO "games" VALUES('DBLJZ',1,'113803715451992319915563307643754213724',2,'b681e8bb629f43160f6691a7e17c9e21e863b56747fc5d7771af3453bc345eab','["Zoé","Ada"]',NULL);
CREATE TABLE rooms (code TEXT PRIMARY KEY, opened REAL NOT NULL, room TEXT NOT NULL);
INSERT INTO "rooms" VALUES('DBLJZ',1.79500497191173148158e+09,'{"game":"russian-roulette","options":{"points":15,"peek":"player","aim":"must","show_off":false},"places":[{"held_by":"person","name":"Zoé","level":null,"owner":0},{"held_by":"bot","name":"Ada","level":"random","owner":null}],"opened":1795004971.9117315,"opener":0,"people":[["a926aeb14d539db81af7e697e21a82e880913136a8cbb514435ea0f63a13a585"]],"clock":null,"patience":60,"edition":null,"help":null}');
CREATE TABLE saves (id TEXT PRIMARY KEY, saved TEXT NOT NULL);
CREATE INDEX chat_of_room ON chat (room, id);
COMMIT;
