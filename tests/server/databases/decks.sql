-- Written by the server of commit b1b50f4 (2026-11-16): a game of roulette in its middle.
-- code: SCJKD
-- token: vsh43khmxMbHsPOFgJuJy5uZkiVHNAUI
PRAGMA application_id = 1129467986;
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE answers (
    room TEXT NOT NULL, game INTEGER NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, key TEXT,
    UNIQUE (room, game, n)
);
INSERT INTO "answers" VALUES('SCJKD',1,0,1,'pocket:click');
INSERT INTO "answers" VALUES('SCJKD',1,1,0,'pocket:click');
INSERT INTO "answers" VALUES('SCJKD',1,2,1,'pass');
INSERT INTO "answers" VALUES('SCJKD',1,3,0,'pass');
INSERT INTO "answers" VALUES('SCJKD',1,4,1,'bet:4');
INSERT INTO "answers" VALUES('SCJKD',1,5,0,'bet:0');
INSERT INTO "answers" VALUES('SCJKD',1,6,1,'pass');
CREATE TABLE chat (id INTEGER PRIMARY KEY, room TEXT NOT NULL, line TEXT NOT NULL);
INSERT INTO "chat" VALUES(1,'SCJKD','{"at":1795004956.436,"name":"Zoé","seat":0,"text":"Bonsoir","phrase":null}');
CREATE TABLE games (
    room TEXT NOT NULL, number INTEGER NOT NULL, seed TEXT NOT NULL, version INTEGER NOT NULL, deal TEXT NOT NULL,
    names TEXT NOT NULL, ending TEXT, UNIQUE (room, number)
);
INSERT INTO "games" VALUES('SCJKD',1,'38336663595181850746556178370173061068',2,'cbbde20f0b6ea918704bf357947c13184f1435c1b0f6c5f5b2ee7a6810af2d8e','["Zoé","Ada"]',NULL);
CREATE TABLE rooms (code TEXT PRIMARY KEY, opened REAL NOT NULL, room TEXT NOT NULL);
INSERT INTO "rooms" VALUES('SCJKD',1.79500495615714025492e+09,'{"game":"russian-roulette","options":{"points":15,"peek":"player","aim":"must","show_off":false},"places":[{"held_by":"person","name":"Zoé","level":null,"owner":0},{"held_by":"bot","name":"Ada","level":"random","owner":null}],"opened":1795004956.1571403,"opener":0,"people":[["ad3d4423ba575a4cacc72046b07098d7a4d0cb5eb5f9b364f1225963888685f9"]],"clock":null,"patience":60,"edition":null}');
CREATE TABLE saves (id TEXT PRIMARY KEY, saved TEXT NOT NULL);
CREATE INDEX chat_of_room ON chat (room, id);
COMMIT;
