-- Written by the server of commit cc85fed (2026-11-18): a game of roulette in its middle.
-- code: 4C2AS
-- token: gtwAzfzEdEhyv-EgU2jczNnVtGBxAWW2
PRAGMA application_id = 1129467986;
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE answers (
    room TEXT NOT NULL, game INTEGER NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, key TEXT,
    UNIQUE (room, game, n)
);
INSERT INTO "answers" VALUES('4C2AS',1,0,1,'pocket:bullet');
INSERT INTO "answers" VALUES('4C2AS',1,1,0,'pocket:click');
INSERT INTO "answers" VALUES('4C2AS',1,2,0,'pass');
INSERT INTO "answers" VALUES('4C2AS',1,3,1,'pass');
INSERT INTO "answers" VALUES('4C2AS',1,4,0,'bet:0');
INSERT INTO "answers" VALUES('4C2AS',1,5,1,'bet:4');
INSERT INTO "answers" VALUES('4C2AS',1,6,0,'pass');
INSERT INTO "answers" VALUES('4C2AS',1,7,1,'accuse:0');
INSERT INTO "answers" VALUES('4C2AS',1,8,0,'pass');
INSERT INTO "answers" VALUES('4C2AS',1,9,1,'pass');
INSERT INTO "answers" VALUES('4C2AS',1,10,1,'pass');
CREATE TABLE chat (id INTEGER PRIMARY KEY, room TEXT NOT NULL, line TEXT NOT NULL);
INSERT INTO "chat" VALUES(1,'4C2AS','{"at":1795005005.357,"name":"Zoé","seat":0,"text":"Bonsoir","phrase":null}');
CREATE TABLE games (
    room TEXT NOT NULL, number INTEGER NOT NULL, seed TEXT NOT NULL, version INTEGER NOT NULL, deal TEXT NOT NULL,
    names TEXT NOT NULL, ending TEXT, UNIQUE (room, number)
);
INSERT INTO "games" VALUES('4C2AS',1,'154764855107131981944710022356703397727',2,'4c96255dac1242df4142a988bddc901df439044b9cbb68cf14bcbcb75683730f','["Zoé","Ada"]',NULL);
CREATE TABLE rooms (code TEXT PRIMARY KEY, opened REAL NOT NULL, room TEXT NOT NULL);
INSERT INTO "rooms" VALUES('4C2AS',1.79500500460787796976e+09,'{"game":"russian-roulette","options":{"points":15,"peek":"player","aim":"must","show_off":false},"places":[{"held_by":"person","name":"Zoé","level":null,"owner":0,"face":null},{"held_by":"bot","name":"Ada","level":"random","owner":null,"face":null}],"opened":1795005004.607878,"opener":0,"people":[["b2afff40e89329a95d29615d9b7b8679f4b9157a002e62aadd6fc5118fe46a44"]],"clock":null,"patience":60,"edition":null,"help":null,"tempo":"normal","tally":{},"tallied":0}');
CREATE TABLE saves (id TEXT PRIMARY KEY, saved TEXT NOT NULL);
CREATE INDEX chat_of_room ON chat (room, id);
COMMIT;
