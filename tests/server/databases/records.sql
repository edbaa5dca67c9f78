-- Written by the server of commit 0950973 (2026-11-16): a game of roulette in its middle.
-- code: 4EL9K
-- token: ILkBZSAd-N104qnsfT5WvUEGemEd8Te8
PRAGMA application_id = 1129467986;
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE answers (
    room TEXT NOT NULL, game INTEGER NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, key TEXT,
    UNIQUE (room, game, n)
);
INSERT INTO "answers" VALUES('4EL9K',1,0,1,'pocket:click');
INSERT INTO "answers" VALUES('4EL9K',1,1,0,'pocket:click');
INSERT INTO "answers" VALUES('4EL9K',1,2,1,'pass');
INSERT INTO "answers" VALUES('4EL9K',1,3,0,'pass');
INSERT INTO "answers" VALUES('4EL9K',1,4,1,'bet:5');
INSERT INTO "answers" VALUES('4EL9K',1,5,0,'bet:0');
INSERT INTO "answers" VALUES('4EL9K',1,6,1,'pass');
CREATE TABLE chat (id INTEGER PRIMARY KEY, room TEXT NOT NULL, line TEXT NOT NULL);
INSERT INTO "chat" VALUES(1,'4EL9K','{"at":1795004941.194,"name":"Zoé","seat":0,"text":"Bonsoir","phrase":null}');
CREATE TABLE games (
    room TEXT NOT NULL, number INTEGER NOT NULL, seed TEXT NOT NULL, version INTEGER NOT NULL, deal TEXT NOT NULL,
    names TEXT NOT NULL, ending TEXT, UNIQUE (room, number)
);
INSERT INTO "games" VALUES('4EL9K',1,'293982415591504830539778833240623279070',2,'a12a330dbc39a85df97d91f3189c2224684846d90509951f63d24d57a6fc1d9b','["Zoé","Ada"]',NULL);
CREATE TABLE rooms (code TEXT PRIMARY KEY, opened REAL NOT NULL, room TEXT NOT NULL);
INSERT INTO "rooms" VALUES('4EL9K',1.79500494026070451731e+09,'{"game":"russian-roulette","options":{"points":15,"peek":"player","aim":"must","show_off":false},"places":[{"held_by":"person","name":"Zoé","level":null,"owner":0},{"held_by":"bot","name":"Ada","level":"random","owner":null}],"opened":1795004940.2607045,"opener":0,"people":[["85da3b01b6313a3d738098c32caa3f877bc81df7624f3f97f0e7d43535e400fb"]],"clock":null,"patience":60}');
CREATE TABLE saves (id TEXT PRIMARY KEY, saved TEXT NOT NULL);
CREATE INDEX chat_of_room ON chat (room, id);
COMMIT;
