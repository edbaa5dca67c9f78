import type {
  AloneMoment,
  AnalysisNews,
  Catalogue,
  DealCheck,
  FollowLink,
  GameStory,
  GameWords,
  HowToPlay,
  Kept,
  Lesson,
  Opened,
  OpenTable,
  PlayAlone,
  PlayOn,
  Replay,
  ReplayMoment,
  ReplayReason,
  Room,
  SeatLink,
  TableState,
  TakeSeat,
  Wrong,
} from './protocol'
import { settings } from './settings.svelte'

/** A failed request, with the server's words if it gave any. Status 0 means that the server did not answer. */
export class RequestFailed extends Error {
  constructor(
    readonly status: number,
    readonly text: string,
    readonly id: string | null = null,
  ) {
    super(text)
  }
}

async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  let response: Response
  try {
    response = await fetch(path, init)
  } catch {
    throw new RequestFailed(0, '')
  }
  const body: unknown = await response.json().catch(() => null)
  if (response.ok && body !== null) return body as Answer
  const wrong = (body ?? {}) as Partial<Wrong>
  throw new RequestFailed(response.status, wrong.text ?? '', wrong.id ?? null)
}

/** Send a POST request; the server refuses in the page's language. */
function post<Answer>(path: string, body?: unknown): Promise<Answer> {
  const init: RequestInit = { method: 'POST' }
  if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' }
    init.body = typeof body === 'string' ? body : JSON.stringify(body)
  }
  return ask(`${path}?language=${settings.language}`, init)
}

const answers = new Map<string, Promise<unknown>>()

/** Send a request once: catalogues and words do not change while the page is open. */
function once<Answer>(path: string): Promise<Answer> {
  const known = answers.get(path) ?? ask<Answer>(path)
  answers.set(path, known)
  known.catch(() => answers.delete(path))
  return known as Promise<Answer>
}

export const api = {
  catalogue: (language: string) => once<Catalogue>(`/api/games?language=${language}`),
  words: (game: string, language: string) =>
    once<GameWords>(`/api/games/${encodeURIComponent(game)}?language=${language}`),
  /** How to play a game, with pictures. */
  howToPlay: (game: string, language: string) =>
    once<HowToPlay>(`/api/games/${encodeURIComponent(game)}/how-to-play?language=${language}`),
  /** The words of a table, or of a replay, with a corrected deck. */
  tableWords: (code: string, language: string) => ask<GameWords>(`/api/tables/${code}/words?language=${language}`),
  replayWords: (id: string, language: string) =>
    ask<GameWords>(`/api/replays/${encodeURIComponent(id)}/words?language=${language}`),
  /** The default deck of a game, as a file to start from. */
  deck: (game: string) => `/api/games/${encodeURIComponent(game)}/deck`,
  lesson: (game: string, id: string, language: string) =>
    once<Lesson>(`/api/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(id)}?language=${language}`),
  playAlone: (game: string, id: string, answers: PlayAlone) =>
    post<AloneMoment>(`/api/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(id)}/alone`, answers),
  open: (table: OpenTable) => post<Opened>('/api/tables', table),
  room: (code: string, language: string) => ask<Room>(`/api/tables/${code}?language=${language}`),
  /** The state of a table, for the holder of its cookie. */
  state: (code: string, language: string) => ask<TableState>(`/api/tables/${code}/state?language=${language}`),
  sit: (code: string, seat: TakeSeat) => post<Opened>(`/api/tables/${code}/seats`, seat),
  link: (code: string) => post<SeatLink>(`/api/tables/${code}/links`),
  follow: (code: string, link: FollowLink) => post<Opened>(`/api/tables/${code}/devices`, link),
  replay: (id: string, seenBy: string, language: string) =>
    ask<Replay>(`/api/replays/${encodeURIComponent(id)}?seen_by=${seenBy}&language=${language}`),
  moment: (id: string, at: number, seenBy: string, language: string) =>
    ask<ReplayMoment>(`/api/replays/${encodeURIComponent(id)}/moments/${at}?seen_by=${seenBy}&language=${language}`),
  reason: (id: string, at: number, seenBy: string, language: string) =>
    ask<ReplayReason>(
      `/api/replays/${encodeURIComponent(id)}/moments/${at}/why?seen_by=${seenBy}&language=${language}`,
    ),
  story: (id: string, seenBy: string, language: string) =>
    ask<GameStory>(`/api/replays/${encodeURIComponent(id)}/story?seen_by=${seenBy}&language=${language}`),
  /** The analysis of a finished game, or its progress; the first request starts it. */
  analysis: (id: string) => post<AnalysisNews>(`/api/replays/${encodeURIComponent(id)}/analysis`),
  /** Play a finished game on from a moment, at a new table against bots. */
  playOn: (id: string, wish: PlayOn) => post<Opened>(`/api/replays/${encodeURIComponent(id)}/play-on`, wish),
  check: (id: string, language: string) =>
    ask<DealCheck>(`/api/replays/${encodeURIComponent(id)}/check?language=${language}`),
  keep: (save: string) => post<Kept>('/api/replays', save),
  save: (id: string) => `/api/replays/${encodeURIComponent(id)}/save`,
}
