-- Written by the server of commit e561c9f (2026-11-18): a game of roulette in its middle.
-- code: 3MEX5
-- token: TUkV2ijhQUFtKQCciOZT0nsOWoZcmKwx
PRAGMA application_id = 1129467986;
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE answers (
    room TEXT NOT NULL, game INTEGER NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, key TEXT,
    UNIQUE (room, game, n)
);
INSERT INTO "answers" VALUES('3MEX5',1,0,1,'pocket:click');
INSERT INTO "answers" VALUES('3MEX5',1,1,0,'pocket:click');
INSERT INTO "answers" VALUES('3MEX5',1,2,0,'pass');
INSERT INTO "answers" VALUES('3MEX5',1,3,1,'pass');
INSERT INTO "answers" VALUES('3MEX5',1,4,0,'bet:0');
INSERT INTO "answers" VALUES('3MEX5',1,5,1,'bet:2');
INSERT INTO "answers" VALUES('3MEX5',1,6,0,'pass');
INSERT INTO "answers" VALUES('3MEX5',1,7,1,'pass');
INSERT INTO "answers" VALUES('3MEX5',1,8,1,'play:gift');
CREATE TABLE chat (id INTEGER PRIMARY KEY, room TEXT NOT NULL, line TEXT NOT NULL);
INSERT INTO "chat" VALUES(1,'3MEX5','{"at":1795004987.906,"name":"Zoé","seat":0,"text":"Bonsoir","phrase":null}');
CREATE TABLE games (
    room TEXT NOT NULL, number INTEGER NOT NULL, seed TEXT NOT NULL, version INTEGER NOT NULL, deal TEXT NOT NULL,
    names TEXT NOT NULL, ending TEXT, UNIQUE (room, number)
);
INSERT INTO "games" VALUES('3MEX5',1,'134613164812741357834474611865586198508',2,'6d0eef1d38192a402494055039797f521bd7eea465345ca0480afff5ea90c889','["Zoé","Ada"]',NULL);
CREATE TABLE rooms (code TEXT PRIMARY KEY, opened REAL NOT NULL, room TEXT NOT NULL);
INSERT INTO "rooms" VALUES('3MEX5',1.79500498683731269829e+09,'{"game":"russian-roulette","options":{"points":15,"peek":"player","aim":"must","show_off":false},"places":[{"held_by":"person","name":"Zoé","level":null,"owner":0},{"held_by":"bot","name":"Ada","level":"random","owner":null}],"opened":1795004986.8373127,"opener":0,"people":[["86ad51a45d319616751d021e13360e6d4d7a2b39324cb45bb0e26c69ab76ef29"]],"clock":null,"patience":60,"edition":null,"help":null,"tempo":"normal"}');
CREATE TABLE saves (id TEXT PRIMARY KEY, saved TEXT NOT NULL);
CREATE INDEX chat_of_room ON chat (room, id);
COMMIT;
