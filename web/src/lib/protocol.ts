// Generated from src/croupier/server/messages by `make protocol`. Do not edit.

import type { View } from './views'

/** How a player is drawn: one of twelve drawings, in one of eight colours. The page has the drawings. */
export interface Face {
  drawing: number
  colour: number
}

/** A corrected deck: its name, and its corrections in words. For its names, texts and figures of the cards see ``GET /api/tables/{code}/words``. */
export interface DeckInfo {
  name: string
  corrections: string[]
}

/** A table option: one of ``choices``, a number from ``least`` to ``most``, or true or false. Each choice has a label, and the numbers of seats that it can be used with. */
export interface OptionInfo {
  name: string
  meaning: string
  default: number | boolean | string
  choices: (number | boolean | string)[]
  labels: string[]
  seats: number[][]
  least: number
  most: number
}

/** A lesson of a game: its title, and how many minutes it takes. */
export interface LessonInfo {
  id: string
  title: string
  minutes: number
}

/** How many minutes a game takes with these seats and options, measured by simulation: ``minutes`` with people on all seats, ``alone`` with one person among bots. Options that are not listed do not matter. For numbers in between, interpolate. */
export interface DurationInfo {
  seats: number
  options: Record<string, number | boolean | string>
  minutes: number
  alone: number
}

/** A level or a temper of bots: its id in messages, its name, and a description. */
export interface BotInfo {
  name: string
  title: string
  about: string
}

/** A game of the catalogue, in one language. ``summary`` may be empty. ``bots`` are the levels of its bots, the weakest first, and ``usual_bot`` the bots of a first game. ``lessons`` are in teaching order; ``first`` are the options of a short first game. */
export interface GameInfo {
  name: string
  title: string
  summary: string
  version: number
  least_seats: number
  most_seats: number
  usual_seats: number
  options: OptionInfo[]
  bots: string[]
  usual_bot: string
  lessons: LessonInfo[]
  first: Record<string, number | boolean | string>
  durations: DurationInfo[]
}

/** All games of this server. ``levels`` are the bots that have a description. Except for one that plays at random, each can have one of the ``tempers``: its name is then ``LEVEL+TEMPER``. */
export interface Catalogue {
  games: GameInfo[]
  levels: BotInfo[]
  tempers: BotInfo[]
}

/** A clause of the rules. ``tags`` are its sources; ``not_enforced`` says why the program does not enforce it, if it does not. */
export interface ClauseInfo {
  id: string
  tags: string[]
  text: string
  not_enforced: string | null
}

/** A section of the rules. */
export interface SectionInfo {
  id: string
  title: string
  clauses: ClauseInfo[]
}

/** The words of a game: every message without arguments, by its id (``card-peek``) or id and part (``card-peek.text``), and the rules. ``figures`` are those of the cards, in the shape that the game declares. */
export interface GameWords {
  game: string
  language: 'en' | 'fr'
  title: string
  words: Record<string, string>
  rules: SectionInfo[]
  figures: Record<string, unknown>
}

/** Open a table. The opener takes seat 0, and with ``hot_seat`` further seats on the same device. ``bots`` fills the empty seats with bots of that level; with the temper ``mixed`` each has another temper. ``start`` deals at once if every seat is taken. ``clock`` is how many seconds a player has for a question, ``patience`` how many seconds an absent player is waited for before a bot steps in; null is no limit. ``tempo`` is how fast the table shows what happens; null means the server's default. ``deck`` is the text of a deck file with corrections to the cards. ``face`` is the opener's; further seats of the same device have none. ``take_over`` says whether a newcomer may take over a bot's seat during a game; null allows it, except at a table that is dealt at once to one player among bots. A ``private`` table has a code of 20 letters, which cannot be guessed: only its link opens it. */
export interface OpenTable {
  game: string
  nickname: string
  language?: 'en' | 'fr'
  seats?: number | null
  options?: Record<string, number | boolean | string>
  bots?: string | null
  hot_seat?: string[]
  start?: boolean
  clock?: number | null
  patience?: number | null
  deck?: string
  tempo?: 'at-once' | 'calm' | 'normal' | 'quick' | null
  face?: Face | null
  take_over?: boolean | null
  private?: boolean
}

/** Continue a finished game from the moment after ``at`` answers, at a new table, in this seat against bots. */
export interface PlayOn {
  at: number
  seat: number
  nickname: string
}

/** These seats of the table are yours. The response sets a cookie that proves it. */
export interface Opened {
  code: string
  seats: number[]
}

/** Take a seat, or any free one. During a game that is the seat of a bot, with everything it has, if the table allows it (``Room.take_over``); a seat whose owner is only away stays theirs. */
export interface TakeSeat {
  nickname: string
  seat?: number | null
  face?: Face | null
}

/** A link that brings your seats to another device. It works once, for a few minutes. */
export interface SeatLink {
  path: string
}

/** Use a seat link on the other device. ``link`` is the last part of its path. */
export interface FollowLink {
  link: string
}

/** A seat of a table. ``here``: its owner is connected. ``ready``: its owner is ready for the next deal; a bot always is. ``stand_in``: a bot plays for the absent owner. ``bot_in``: seconds until a bot does. ``clock``: seconds left to answer. ``speak_for``: seconds that bots still give a player who is invited to react, while only bots are waited for. ``face``: the player's choice; with null the page derives one from the name. */
export interface SeatInfo {
  seat: number
  held_by: 'bot' | 'nobody' | 'person'
  name: string
  level: string | null
  here: boolean
  ready: boolean
  stand_in: boolean
  bot_in: number | null
  clock: number | null
  speak_for: number | null
  face: Face | null
}

/** The state of a table for the holder of its cookie: whether they have a seat there, and whether the table waits for one of their seats now. A stranger has no seat and is asked nothing. */
export interface TableState {
  code: string
  game: string
  title: string
  stage: 'lobby' | 'over' | 'playing'
  seated: boolean
  your_turn: boolean
}

/** A table and its people. ``yours`` are the receiver's seats; ``opener`` says whether the receiver is the host. ``game_number`` counts the games dealt here; it is 0 in the lobby before the first. ``address`` is the server's address for other devices of the local network, if it listens there. ``help`` says whether players may ask for hints and chances, ``tempo`` how fast what happens is shown. ``tally`` counts the games that each player has won here, by name. ``take_over`` says whether a newcomer may take over a bot's seat during a game, ``bots_talk`` whether bots take part in the chat. ``screens`` is the number of shared screens that show this table; they are not counted as spectators. ``notice`` explains what happened to the game, if the rules of the server have changed since it was dealt. */
export interface Room {
  type: 'room'
  code: string
  game: string
  title: string
  options: Record<string, number | boolean | string>
  stage: 'lobby' | 'over' | 'playing'
  game_number: number
  seats: SeatInfo[]
  yours: number[]
  opener: boolean
  spectators: number
  clock: number | null
  patience: number | null
  help: boolean
  tempo: 'at-once' | 'calm' | 'normal' | 'quick'
  address: string | null
  deck: DeckInfo | null
  tally: Record<string, number>
  take_over: boolean
  bots_talk: boolean
  screens: number
  notice: string | null
}

/** Why a request was not carried out; with an id if the server has failed. */
export interface Wrong {
  text: string
  id: string | null
}

/** An option on offer, in words. ``stakes`` states its consequences as far as the player may know them, and may be empty. Show a ``foremost`` answer before the others. Show a ``final`` one, which may end the game or gives up something the player has, after them, and ask for confirmation. */
export interface Offered {
  key: string
  label: string
  stakes: string
  rule: string
  waits: boolean
  aside: boolean
  weight: 'final' | 'foremost' | 'usual'
}

/** A line of the log. ``n`` is the number of the last event in it; ``rule`` and ``event`` are the clause and the name of the first. */
export interface Line {
  n: number
  text: string
  rule: string
  event: string
}

/** A table as one viewer sees it, in one language. ``seat`` is the viewer, null for spectators. ``view`` is the engine's ``table.view``, without the options of the decision, which are in ``options``. */
export interface Moment {
  seat: number | null
  view: View
  names: string[]
  phase: string
  question: string | null
  options: Offered[]
  result: string | null
}

/** A moment on the way to the table as it is now: its name in the rules and in words, what it is about (``facts``), and the table as the viewer saw it, with the events since the beat before. Show it for ``lasts`` milliseconds. ``upto`` is the number of the last event that had happened: lines up to there belong to this beat or an earlier one. A beat without a name is the table after an answer. */
export interface Beat {
  beat: string
  title: string
  facts: Record<string, unknown>
  lasts: number
  upto: number
  view: View
  phase: string
  events: (Record<string, unknown>)[]
}

/** The table as it is now, and the events after number ``since``, also as lines of the log. If ``whole``, discard the lines and events that you have: these are the latest, and ``older`` asks for those up to ``since``. Answers carry ``number``, the number of the question. ``answers`` is how many answers this game has had; ``can_undo`` says whether the last one is yours and can be undone; ``asked_again`` says whether your secret answer was dropped because another seat acted first. ``beats`` are the moments between the table as you had it and as it is now: show them first, and send ``watched``. */
export interface Update {
  type: 'update'
  game_number: number
  number: number
  answers: number
  whole: boolean
  since: number
  can_undo: boolean
  asked_again: boolean
  moment: Moment
  lines: Line[]
  events: (Record<string, unknown>)[]
  beats: Beat[]
}

/** What has happened since answer number ``since``, beat by beat: the last beats, if there are too many, with the lines that belong to them. */
export interface Missed {
  type: 'missed'
  game_number: number
  since: number
  beats: Beat[]
  lines: Line[]
  names: string[]
  seat: number | null
}

/** A page of the log: the lines about the events after number ``since`` and up to number ``upto``. If ``since`` is 0 there are no older lines. */
export interface OlderLines {
  type: 'older-lines'
  game_number: number
  since: number
  upto: number
  lines: Line[]
}

/** A message was refused, and nothing has changed. ``rule`` is the clause that forbids it, or empty if none does. */
export interface Refused {
  type: 'refused'
  reason: string
  rule: string
  text: string
  key: string | null
}

/** A notice to one player: their time is up, or a bot has played for them. */
export interface Told {
  type: 'told'
  text: string
}

/** Why a key is not on offer, or if it is, the clause that allows it. */
export interface Because {
  type: 'because'
  key: string
  offered: boolean
  reason: string
  rule: string
  text: string
}

/** The answers ``keys`` to question ``number`` only lead the seat to a further question: the ``moment`` as it would be then. Nothing has been answered yet, and no other page knows of it. Answer with all of these keys and one more, or with another key to go back. */
export interface Considered {
  type: 'considered'
  number: number
  keys: string[]
  moment: Moment
}

/** What a bot that sees only what the player sees would answer, and why. ``number`` and ``keys`` are those of the request; ``chances`` are odds that the player could work out. */
export interface Advice {
  type: 'advice'
  number: number
  keys: string[]
  key: string
  label: string
  text: string
  chances: string[]
}

/** How likely each seat is to win, in percent, as far as the player can know who has asked for a hint: bots have played on from question ``number`` in worlds that agree with that. It comes after ``Advice``, when there is time for it. */
export interface Prospects {
  type: 'prospects'
  number: number
  chances: number[]
}

/** The table after event ``n``, as spectators saw it. */
export interface Past {
  type: 'past'
  n: number
  moment: Moment
}

/** A line of the chat: a player's own words, or a phrase that the page shows in the reader's language, for a bot with a ``temper`` in the words of that temper. */
export interface ChatLine {
  at: number
  name: string
  seat: number | null
  text: string | null
  phrase: 'bravo' | 'bye' | 'hello' | 'hurry' | 'oops' | 'ouch' | 'revenge' | 'thanks' | 'think' | 'well-played' | 'again' | 'coming' | 'courage' | 'dare' | 'haha' | 'innocent' | 'no-worries' | 'ready' | 'take-time' | 'welcome' | 'who-knows' | null
  temper?: 'bold' | 'careful' | 'grudging' | 'joker' | null
}

/** Lines of the chat: the recent ones when a socket opens, then each new one. */
export interface Chat {
  type: 'chat'
  lines: ChatLine[]
}

/** An emoji of the player on a seat, for a person (``to``), or for a card in a zone; without a ``kind`` it is for the zone. It is shown for some seconds and not stored. */
export interface Reaction {
  type: 'reaction'
  seat: number
  emoji: 'angry' | 'cry' | 'doubt' | 'laugh' | 'like' | 'love' | 'luck' | 'wow'
  to: number | null
  zone: string | null
  kind: string | null
}

/** The server has failed; its log has the error under ``id``. */
export interface Failed {
  type: 'failed'
  text: string
  id: string
}

/** The answer to a ping. */
export interface Pong {
  type: 'pong'
}

/** Answer the question with this number for one of your seats. ``then`` are the answers to the further questions that the key leads to; the first illegal one and all after it are dropped. With ``ask_first`` the server replies ``Considered`` instead, if the keys only lead to one more question for the seat. */
export interface Answer {
  type: 'answer'
  seat: number
  number: number
  key: string
  then?: string[]
  ask_first?: boolean
}

/** Undo the last answer of one of your seats, if nothing was drawn, shown or answered since. */
export interface Undo {
  type: 'undo'
  seat: number
}

/** Ask why a key is not on offer, now or at the further question that ``keys`` lead to. */
export interface Why {
  type: 'why'
  seat: number
  key: string
  keys?: string[]
}

/** Ask what a bot would answer to the question with this number, or to the further question that ``keys`` lead to. Declined if the table does not allow help. */
export interface Hint {
  type: 'hint'
  seat: number
  number: number
  keys?: string[]
}

/** Choose whose view this socket gets: that of one of your seats, or with null the spectators'. A device with several seats starts with the spectators' view: the curtain. */
export interface Look {
  type: 'look'
  seat: number | null
}

/** Choose the language; the whole table is sent again. */
export interface Speak {
  type: 'speak'
  language: 'en' | 'fr'
}

/** Send a line of chat: a text or a phrase. */
export interface Say {
  type: 'say'
  text?: string | null
  phrase?: 'bravo' | 'bye' | 'hello' | 'hurry' | 'oops' | 'ouch' | 'revenge' | 'thanks' | 'think' | 'well-played' | null
}

/** Show all an emoji, for a person (``to``) or for a card of this kind in a zone. A kind that spectators do not see in that zone is dropped: the emoji is then for the zone, and reveals nothing about its cards. */
export interface React {
  type: 'react'
  emoji: 'angry' | 'cry' | 'doubt' | 'laugh' | 'like' | 'love' | 'luck' | 'wow'
  to?: number | null
  zone?: string | null
  kind?: string | null
}

/** Ask for the table after event ``n``, as spectators saw it. */
export interface LookBack {
  type: 'look-back'
  n: number
}

/** Ask for the page of the log that ends with event ``before``: the ``since`` of the oldest lines that you have. */
export interface Older {
  type: 'older'
  before: number
}

/** Give up your seats. During a game bots take them over. The cookie becomes invalid. */
export interface Leave {
  type: 'leave'
}

/** Put a bot of this level on a seat, change its level, or with null remove it. Only for the host. */
export interface SetBot {
  type: 'set-bot'
  seat: number
  level: string | null
}

/** Remove a player from a seat: in the lobby it becomes empty, during a game a bot takes it over and ``take_over`` is forbidden. Only for the host. */
export interface Kick {
  type: 'kick'
  seat: number
}

/** Deal the first game, or another one with the same people. Only for the host. */
export interface Start {
  type: 'start'
}

/** Choose another face for one of your seats. */
export interface SetFace {
  type: 'set-face'
  seat: number
  face: Face
}

/** Say whether you are ready for the next deal, while no game is running. The host deals the first game; another one is dealt as soon as all connected players are ready. */
export interface SetReady {
  type: 'set-ready'
  ready: boolean
}

/** Set all table options; those not listed take their defaults. Only for the host, before the first deal. */
export interface SetOptions {
  type: 'set-options'
  options: Record<string, number | boolean | string>
}

/** Change how long players may think and how long an absent one is waited for. Only for the host. */
export interface SetPace {
  type: 'set-pace'
  clock: number | null
  patience: number | null
}

/** Allow or forbid help: hints and chances on demand. Only for the host, while no game is running. */
export interface SetHelp {
  type: 'set-help'
  help: boolean
}

/** Choose how fast the table shows what happens, from now on. Only for the host. */
export interface SetTempo {
  type: 'set-tempo'
  tempo: 'at-once' | 'calm' | 'normal' | 'quick'
}

/** Allow or forbid newcomers to take over bots' seats during a game. Only for the host. */
export interface SetTakeOver {
  type: 'set-take-over'
  allowed: boolean
}

/** Let bots take part in the chat, or be silent. Only for the opener. */
export interface SetBotsTalk {
  type: 'set-bots-talk'
  allowed: boolean
}

/** This page has shown all beats before question ``number``, or its player does not want to see them. Once every page has sent it, bots and clocks start. */
export interface Watched {
  type: 'watched'
  number: number
}

/** Ask for the beats since answer number ``since``. */
export interface WhatDidIMiss {
  type: 'what-did-i-miss'
  since: number
}

/** Ask for a ``pong``, to see that the connection works. */
export interface Ping {
  type: 'ping'
}

/** A line of a replay's log, with the number of answers before it. */
export interface ReplayLine {
  n: number
  at: number
  text: string
  rule: string
}

/** Whether a player of a finished game was a bot, and the chosen face. */
export interface Looks {
  bot: boolean
  face: Face | null
}

/** A finished game: its players, its number of answers, the hash and the seed of its deal, and its log as one viewer saw it. ``looks`` is empty for an uploaded game. */
export interface Replay {
  id: string
  game: string
  title: string
  seats: number
  names: string[]
  looks: Looks[]
  answers: number
  deal: string
  seed: string
  lines: ReplayLine[]
  deck: DeckInfo | null
}

/** A finished game after ``at`` answers, with the next answer: by which seat, and to which question. ``beats`` are the moments that the last answer led through. */
export interface ReplayMoment {
  at: number
  moment: Moment
  next_seat: number | null
  next_question: string | null
  next_answer: string | null
  beats: Beat[]
}

/** Why a bot would give the next answer, from what the seat saw then. */
export interface ReplayReason {
  text: string
}

/** A sentence about a finished game, the players it is about, the number of answers before the moment it links to, and the kinds of the cards that it names. */
export interface StoryLine {
  text: string
  seat: number | null
  at: number | null
  cards: string[]
}

/** A source of points: its name in the rules, and in words. */
export interface StorySource {
  source: string
  label: string
  points: number
}

/** One line of the curve: the points of a seat, or something that the whole table has done. */
export interface StoryCurve {
  label: string
  seat: number | null
  values: number[]
}

/** The story of a finished game: a curve with a value for each of ``moments`` (numbers of answers), the points of each seat by source, what turned the game, what was hidden, medals, and the album of each seat. */
export interface GameStory {
  moments: number[]
  curve: StoryCurve[]
  sources: StorySource[][]
  turns: StoryLine[]
  unmasked: StoryLine[]
  awards: StoryLine[]
  album: StoryLine[][]
}

/** A turning point: between two moments a seat's chance to win (null: that of all together) went from one percentage to another. */
export interface AnalysedTurn {
  since: number
  at: number
  seat: number | null
  before: number
  after: number
}

/** A choice that was clearly worse than a bot's: what was given, what would have been better, and what it cost, with its standard error, in percent of a win. */
export interface AnalysedMistake {
  at: number
  seat: number
  given: string
  better: string
  cost: number
  error: number
}

/** How a seat has played: its chance at the deal, the number of its choices and how many were not mistakes, what the mistakes cost with the standard error, and the effect of luck and the others; all in percent of a win. */
export interface AnalysedPlayer {
  start: number
  choices: number
  good: number
  mistakes: number
  error: number
  luck: number
}

/** The analysis of a finished game: the players' chances to win at each of ``moments`` (numbers of answers), as found by a bot that played on from there ``worlds`` times, turning points, the costliest mistakes, and all players. */
export interface GameAnalysis {
  bot: string
  worlds: number
  moments: number[]
  curve: StoryCurve[]
  turns: AnalysedTurn[]
  mistakes: AnalysedMistake[]
  players: AnalysedPlayer[]
}

/** The progress of an analysis, and the analysis once it is done. */
export interface AnalysisNews {
  done: number
  of: number
  analysis: GameAnalysis | null
}

/** A check of the deal: whether the seed has the hash that was shown at the deal, and whether the same answers lead to the same end. */
export interface DealCheck {
  deal: string
  seed: string
  hash_agrees: boolean
  replay_agrees: boolean
  text: string
}

/** The id of an uploaded game and of its replay. */
export interface Kept {
  id: string
}

/** A picture made from the board: a table, the part to show (in the notation of a lesson's ``light``: ``zone hand:0``, ``player 1``), and the width of the drawn board in pixels. */
export interface HowToPicture {
  moment: Moment
  show: string[]
  width: number
}

/** A part of the text: a heading, a paragraph, the items of a list or of numbered steps, or the caption of a picture. */
export interface HowToBlock {
  kind: 'heading' | 'list' | 'picture' | 'steps' | 'text'
  lines: string[]
  picture: HowToPicture | null
}

/** How to play a game, on two pages. Without such a text there are no blocks. */
export interface HowToPlay {
  game: string
  title: string
  blocks: HowToBlock[]
}

/** The reply to another choice than the one that is taught. ``refusal`` is why the choice is not on offer, by the clause ``rule``. ``moment`` is the table after the choice was really made, with what happened then: show its ``beats`` first. */
export interface LessonReply {
  text: string
  refusal: string | null
  rule: string | null
  moment: Moment | null
  lines: Line[]
  events: (Record<string, unknown>)[]
  beats: Beat[]
}

/** A step of a lesson: its text, the learner's table, and what has happened since the step before. ``light`` is what to highlight: an option key, ``zone NAME``, ``counter NAME@OWNER``, ``counter NAME`` or ``player SEAT``. The step waits for ``answer``, or if that is null until the learner goes on. ``others`` are the replies to other choices, by key. ``rules`` are the clauses behind it. ``beats`` are the moments between the step before and this one: show them first. */
export interface LessonStep {
  text: string
  light: string[]
  rules: string[]
  answer: string | null
  moment: Moment
  lines: Line[]
  events: (Record<string, unknown>)[]
  beats: Beat[]
  others: Record<string, LessonReply>
}

/** A scene of a lesson: steps at one table. ``about`` says what it teaches. ``alone``: after the last step the learner plays on freely. */
export interface LessonScene {
  id: string
  title: string
  about: string
  steps: LessonStep[]
  alone: boolean
}

/** A whole lesson, in one language. ``seats`` and ``options`` are those of the first game to play after it. */
export interface Lesson {
  game: string
  id: string
  title: string
  minutes: number
  scenes: LessonScene[]
  seats: number
  options: Record<string, number | boolean | string>
}

/** All answers that a learner who plays alone has given in a scene so far. */
export interface PlayAlone {
  scene: string
  answers: string[]
}

/** The table after the answers of a learner who plays alone. ``lines`` cover what has happened since the answer before, ``events`` everything since the steps of the scene. ``text`` is shown when the part is over, and null until then. ``beats`` are the moments since the answer before: show them first. */
export interface AloneMoment {
  moment: Moment
  lines: Line[]
  events: (Record<string, unknown>)[]
  beats: Beat[]
  text: string | null
}

export type FromServer = Room | Update | Missed | OlderLines | Refused | Told | Because | Considered | Advice | Prospects | Past | Chat | Reaction | Failed | Pong

export type FromPage = Answer | Undo | Why | Hint | Look | Speak | Say | React | LookBack | Older | Leave | SetBot | Kick | Start | SetFace | SetReady | SetOptions | SetPace | SetHelp | SetTempo | SetTakeOver | SetBotsTalk | Watched | WhatDidIMiss | Ping
