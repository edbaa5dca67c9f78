// Generated from src/croupier/server/messages.py by `make protocol`. Do not edit.

import type { View } from './views'

/** Something the opener of a table may choose: one of ``choices``, a number from ``least`` to ``most``, or yes or no. Each choice has a label, and the numbers of seats that it goes with. */
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

/** One game of the catalogue, in words of one language. ``bots`` are the levels of its bots, the weakest first. */
export interface GameInfo {
  name: string
  title: string
  version: number
  least_seats: number
  most_seats: number
  usual_seats: number
  options: OptionInfo[]
  bots: string[]
}

/** Everything that can be played here. */
export interface Catalogue {
  games: GameInfo[]
}

/** One clause of the rules. ``tags`` say where it comes from; ``not_enforced`` says why nothing enforces it, if nothing does. */
export interface ClauseInfo {
  id: string
  tags: string[]
  text: string
  not_enforced: string | null
}

/** A part of the rules. */
export interface SectionInfo {
  id: string
  title: string
  clauses: ClauseInfo[]
}

/** What a page needs to name things: every message of the game that needs no arguments, by its id (``card-peek``) or id and part (``card-peek.text``), and the rules. ``figures`` are those of the cards, in the shape that the game declares. */
export interface GameWords {
  game: string
  language: 'en' | 'fr'
  title: string
  words: Record<string, string>
  rules: SectionInfo[]
  figures: Record<string, unknown>
}

/** Opens a table. The opener takes seat 0, and with ``hot_seat`` further seats on the same device. ``bots`` fills the empty seats with bots of that level at once; ``start`` deals at once, if every seat is taken then. ``clock`` is how long somebody may think about one question, ``patience`` how long an absent player is waited for before a bot steps in: nothing is for ever. */
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
}

/** The table is open, and these seats are yours: the cookie that comes with this says so. */
export interface Opened {
  code: string
  seats: number[]
}

/** Sits down: on one seat, or wherever there is room. */
export interface TakeSeat {
  nickname: string
  seat?: number | null
}

/** A link that brings your seats to another device. It works once, and not for long. */
export interface SeatLink {
  path: string
}

/** The other device is here: ``link`` is the last part of the link's path. */
export interface FollowLink {
  link: string
}

/** A seat of a table. ``here``: its owner is connected. ``stand_in``: a bot plays for its absent owner. ``bot_in``: seconds until that happens. ``clock``: seconds left to answer. */
export interface SeatInfo {
  seat: number
  held_by: 'bot' | 'nobody' | 'person'
  name: string
  level: string | null
  here: boolean
  stand_in: boolean
  bot_in: number | null
  clock: number | null
}

/** A table and the people at it, as everybody may know them. ``yours`` are the receiver's seats, ``opener`` whether the receiver opened the table. ``game_number`` counts the games dealt here; ``number`` 0 is the lobby before the first. ``address`` is where other devices of the local network find the server, if they are let in. */
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
  address: string | null
}

/** An option on offer, in words. */
export interface Offered {
  key: string
  label: string
  rule: string
  waits: boolean
  aside: boolean
}

/** A line of the log. It tells of the events up to number ``n``; ``rule`` is the clause of the first of them, and ``event`` its name. */
export interface Line {
  n: number
  text: string
  rule: string
  event: string
}

/** A table as one viewer sees it, in words of one language. ``seat`` is the viewer, nobody for spectators. ``view`` is what the engine's ``table.view`` gives, without the decision's options, which are in ``options``. */
export interface Moment {
  seat: number | null
  view: View
  names: string[]
  phase: string
  question: string | null
  options: Offered[]
  result: string | null
}

/** What changed: the table as it is now, and the events after number ``since``, also as lines of the log. If ``whole``, forget the lines and events that you have: these are the latest, and ``older`` asks for those up to ``since``. Answers carry ``number``, the number of the question. ``answers`` is how many answers have been accepted in this game; ``can_undo`` says whether the last of them is yours and may still be taken back, ``asked_again`` whether an answer that you had given in secret was dropped, because somebody did something meanwhile. */
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
}

/** A page of the log: the lines that tell of the events after number ``since`` and up to number ``upto``. If ``since`` is 0 there are no older ones. */
export interface OlderLines {
  type: 'older-lines'
  game_number: number
  since: number
  upto: number
  lines: Line[]
}

/** Something was refused, and nothing has changed. ``rule`` is the clause that says so; it is empty if no rule of the game does. */
export interface Refused {
  type: 'refused'
  reason: string
  rule: string
  text: string
  key: string | null
}

/** Something that happened to the receiver rather than to the table: time was up, a bot has played meanwhile. */
export interface Told {
  type: 'told'
  text: string
}

/** Why a key is not on offer (or, if it is, the clause by which it is). */
export interface Because {
  type: 'because'
  key: string
  offered: boolean
  reason: string
  rule: string
  text: string
}

/** The table as everybody could see it when event ``n`` had happened. */
export interface Past {
  type: 'past'
  n: number
  moment: Moment
}

/** Something somebody said: words of their own or a phrase, which the page says in the reader's language. */
export interface ChatLine {
  at: number
  name: string
  seat: number | null
  text: string | null
  phrase: 'bravo' | 'bye' | 'hello' | 'hurry' | 'oops' | 'thanks' | 'think' | 'well-played' | null
}

/** What was said: the recent history when a socket opens, and then each line as it comes. */
export interface Chat {
  type: 'chat'
  lines: ChatLine[]
}

/** Something went wrong on our side; ``id`` finds it in the server's log. */
export interface Failed {
  type: 'failed'
  text: string
  id: string
}

/** The answer to a ping. */
export interface Pong {
  type: 'pong'
}

/** Answers the question with this number for a seat of yours. */
export interface Answer {
  type: 'answer'
  seat: number
  number: number
  key: string
}

/** Takes back the last answer of a seat of yours, if nothing was drawn, shown or answered since. */
export interface Undo {
  type: 'undo'
  seat: number
}

/** Asks why something cannot be answered now. */
export interface Why {
  type: 'why'
  seat: number
  key: string
}

/** Chooses whose side of the table this socket sees: one of your own seats, or nobody's, which is what spectators see. Where one device has several seats it starts with nobody's: the curtain. */
export interface Look {
  type: 'look'
  seat: number | null
}

/** Chooses the language; everything is told anew. */
export interface Speak {
  type: 'speak'
  language: 'en' | 'fr'
}

/** Says something to everybody at the table. */
export interface Say {
  type: 'say'
  text?: string | null
  phrase?: 'bravo' | 'bye' | 'hello' | 'hurry' | 'oops' | 'thanks' | 'think' | 'well-played' | null
}

/** Asks for the table as everybody could see it when event ``n`` had happened. */
export interface LookBack {
  type: 'look-back'
  n: number
}

/** Asks for the page of the log that ends with event ``before``: the ``since`` of the oldest lines that you have. */
export interface Older {
  type: 'older'
  before: number
}

/** Gives your seats up; a bot plays on for you, and the cookie is worth nothing any more. */
export interface Leave {
  type: 'leave'
}

/** The opener puts a bot of this level on an empty seat, or takes the bot away (no level). */
export interface SetBot {
  type: 'set-bot'
  seat: number
  level: string | null
}

/** The opener sends somebody away: in the lobby the seat is empty then, in a game a bot plays on. */
export interface Kick {
  type: 'kick'
  seat: number
}

/** The opener deals: the first game, or after a game another one with the same people. */
export interface Start {
  type: 'start'
}

/** The opener changes how long people may think and how long they are waited for. */
export interface SetPace {
  type: 'set-pace'
  clock: number | null
  patience: number | null
}

/** Says that somebody is still there. */
export interface Ping {
  type: 'ping'
}

/** A line of a replay's log, and after how many answers it had happened. */
export interface ReplayLine {
  n: number
  at: number
  text: string
  rule: string
}

/** A finished game: how many answers it took, its log as one viewer saw it (``seen_by``: a seat, spectators or everything), and whether dealing the told seed again and giving the same answers leads to the same end. */
export interface Replay {
  id: string
  game: string
  title: string
  seats: number
  names: string[]
  answers: number
  deal: string
  seed: string
  lines: ReplayLine[]
}

/** A finished game after so many answers, with what was answered next: by whom, and to which question. */
export interface ReplayMoment {
  at: number
  moment: Moment
  next_seat: number | null
  next_question: string | null
  next_answer: string | null
}

/** The deal, checked: the hash that was shown at the deal, the seed, and whether they and the replayed game agree. */
export interface DealCheck {
  deal: string
  seed: string
  hash_agrees: boolean
  replay_agrees: boolean
  text: string
}

/** An uploaded game can be looked at under this id. */
export interface Kept {
  id: string
}

/** Why a request was not carried out, in words, and an id if it was our fault. */
export interface Wrong {
  text: string
  id: string | null
}

export type FromServer = Room | Update | OlderLines | Refused | Told | Because | Past | Chat | Failed | Pong

export type FromPage = Answer | Undo | Why | Look | Speak | Say | LookBack | Older | Leave | SetBot | Kick | Start | SetPace | Ping
