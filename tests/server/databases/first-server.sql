-- Written by the server of commit b5e5703 (2026-11-16): a game of roulette in its middle.
-- code: 5PAJZ
-- token: HjzpshSTvqmo2-OwRQLn28ZKaj2Mm0Pn
PRAGMA application_id = 1129467986;
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE answers (
    room TEXT NOT NULL, game INTEGER NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, key TEXT,
    UNIQUE (room, game, n)
);
INSERT INTO "answers" VALUES('5PAJZ',1,0,1,'pocket:click');
INSERT INTO "answers" VALUES('5PAJZ',1,1,0,'pocket:click');
INSERT INTO "answers" VALUES('5PAJZ',1,2,1,'pass');
INSERT INTO "answers" VALUES('5PAJZ',1,3,0,'pass');
INSERT INTO "answers" VALUES('5PAJZ',1,4,1,'bet:4');
INSERT INTO "answers" VALUES('5PAJZ',1,5,0,'bet:0');
INSERT INTO "answers" VALUES('5PAJZ',1,6,1,'accuse:0');
CREATE TABLE chat (id INTEGER PRIMARY KEY, room TEXT NOT NULL, line TEXT NOT NULL);
INSERT INTO "chat" VALUES(1,'5PAJZ','{"at":1795004925.542,"name":"Zoé","seat":0,"text":"Bonsoir","phrase":null}');
CREATE TABLE games (
    room TEXT NOT NULL, number INTEGER NOT NULL, seed TEXT NOT NULL, version INTEGER NOT NULL, deal TEXT NOT NULL,
    names TEXT NOT NULL, ending TEXT, UNIQUE (room, number)
);
INSERT INTO "games" VALUES('5PAJZ',1,'16939100773986740381582419123209945890',1,'7fc3ff6d06b134c671ecacd8d01c071c9050f68714cd2bc9e6b151b91c776c29','["Zoé","Ada"]',NULL);
CREATE TABLE rooms (code TEXT PRIMARY KEY, opened REAL NOT NULL, room TEXT NOT NULL);
INSERT INTO "rooms" VALUES('5PAJZ',1.7950049248719952106e+09,'{"game":"russian-roulette","options":{"points":15,"peek":"player","show_off":false},"places":[{"held_by":"person","name":"Zoé","level":null,"owner":0},{"held_by":"bot","name":"Ada","level":"random","owner":null}],"opened":1795004924.8719952,"opener":0,"people":[["bcf2ae19ae2bb646512f33e9795921ff7bdbf9df8c35f17f4df99ecaa66fbe99"]],"clock":null,"patience":60}');
CREATE TABLE saves (id TEXT PRIMARY KEY, saved TEXT NOT NULL);
CREATE INDEX chat_of_room ON chat (room, id);
COMMIT;
