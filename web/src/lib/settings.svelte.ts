import { MediaQuery } from 'svelte/reactivity'
import { TEMPI, type Tempo } from './director.svelte'
import { askToNotify, mayNotify } from './notify'
import type { Face } from './protocol'
import { play, type Sound } from './sound'
import { en } from './text/en'
import { fr } from './text/fr'
import { shortened } from './text/letters'
import type { Language, Text } from './text/text'

export type Theme = 'auto' | 'light' | 'dark'

/** A table that was visited on this device. The right to a seat is not stored here but in the cookie. */
export interface Visit {
  code: string
  game: string
  title: string
  at: number
}

const MOST_VISITS = 8
const MOST_ANALYSED = 20
/** How a device vibrates: milliseconds on, off and on. */
const BUZZ = [120, 80, 120]
/** New signs are marked in the first games, up to this many. */
const MARKED_GAMES = 3

function stored(name: string): string | null {
  try {
    return localStorage.getItem(`croupier-${name}`)
  } catch {
    return null
  }
}

function store(name: string, value: string): void {
  try {
    localStorage.setItem(`croupier-${name}`, value)
  } catch {
    // A browser without storage still plays.
  }
}

function firstLanguage(): Language {
  const chosen = stored('language')
  if (chosen === 'en' || chosen === 'fr') return chosen
  return (globalThis.navigator?.language ?? '').toLowerCase().startsWith('fr') ? 'fr' : 'en'
}

function firstTheme(): Theme {
  const chosen = stored('theme')
  return chosen === 'light' || chosen === 'dark' ? chosen : 'auto'
}

/** How fast this device shows what happens; null follows the table. */
function firstTempo(): Tempo | null {
  const chosen = stored('tempo')
  return chosen !== null && chosen in TEMPI ? (chosen as Tempo) : null
}

/** The face chosen on this device; a random one the first time, which then stays. */
function firstFace(): Face {
  const [, drawing, colour] = /^(\d|1[01])-([0-7])$/.exec(stored('face') ?? '') ?? []
  const face = {
    drawing: Number(drawing ?? Math.floor(Math.random() * en.faces.length)),
    colour: Number(colour ?? Math.floor(Math.random() * en.colours.length)),
  }
  store('face', `${face.drawing}-${face.colour}`)
  return face
}

/** A stored list of words. */
function storedWords(name: string): string[] {
  return (stored(name) ?? '').split(' ').filter(Boolean)
}

function isVisit(visit: unknown): visit is Visit {
  return typeof visit === 'object' && visit !== null && 'code' in visit && typeof visit.code === 'string'
}

function firstVisits(): Visit[] {
  try {
    const read: unknown = JSON.parse(stored('visits') ?? '[]')
    return Array.isArray(read) ? read.filter(isVisit) : []
  } catch {
    return []
  }
}

/** The progress of each lesson on this device: the scene that was reached, by game and lesson. */
function firstLessons(): Record<string, string> {
  try {
    const read: unknown = JSON.parse(stored('lessons') ?? '{}')
    return typeof read === 'object' && read !== null ? (read as Record<string, string>) : {}
  } catch {
    return {}
  }
}

/** A setting that is on or off, stored on this device. */
class Switch<Name extends string> {
  #on = $state(false)

  constructor(
    readonly name: Name,
    usually: boolean,
    readonly after?: (on: boolean) => void,
  ) {
    this.#on = usually ? stored(name) !== 'off' : stored(name) === 'on'
  }

  get on(): boolean {
    return this.#on
  }
  set on(on: boolean) {
    this.#on = on
    store(this.name, on ? 'on' : 'off')
    this.after?.(on)
  }
}

/** The player's preferences on this device. */
class Settings {
  #language: Language = $state(firstLanguage())
  #theme: Theme = $state(firstTheme())
  #tempo: Tempo | null = $state(firstTempo())
  #volume = $state(Number(stored('volume') ?? 0.7) || 0.7)
  #notify = $state(stored('notify') === 'on' && mayNotify())
  readonly sound = new Switch('sound', false, (on) => on && play('bell', this.volume))
  /** Whether the player is still to be asked about sounds. */
  readonly soundNew = new Switch('sound-new', true)
  /** Whether the device vibrates when it is the player's turn. */
  readonly vibrate = new Switch('vibrate', false, (on) => on && navigator.vibrate?.(BUZZ))
  readonly motion = new Switch('motion', true)
  /** Whether a player who can only pass does so automatically. */
  readonly alone = new Switch('alone', true)
  /** Whether a second press right after an answer is ignored. */
  readonly calm = new Switch('calm', true)
  /** Whether new signs are marked. */
  readonly marks = new Switch('marks', true)
  /** Whether chat and emoji are shown at the board. */
  readonly bubbles = new Switch('bubbles', true)
  /** Whether every game is shown on the generic board. */
  readonly plain = new Switch('plain', false)
  /** Whether answers are listed in the bar even if all of them are lit on the board. */
  readonly listed = new Switch('listed', false)
  #nickname = $state(stored('nickname') ?? '')
  /** The legends that were opened and the phases that were played, as `game/id`, and the games that were played, as `game/table-number`. */
  #met: ReadonlySet<string> = $state.raw(new Set(storedWords('met')))
  #played: readonly string[] = $state.raw(storedWords('played'))
  visits: Visit[] = $state.raw(firstVisits())
  #lessons = $state.raw(firstLessons())
  /** The games of which a lesson was finished on this device. */
  learnt: string[] = $state.raw(storedWords('learnt'))
  /** The replays whose analysis was asked for on this device, the latest first. */
  analysed: string[] = $state.raw(storedWords('analysed'))
  #face: Face = $state.raw(firstFace())
  readonly #darkDevice = new MediaQuery('prefers-color-scheme: dark')
  readonly #stillDevice = new MediaQuery('prefers-reduced-motion: reduce')

  get t(): Text {
    return this.#language === 'fr' ? fr : en
  }

  get language(): Language {
    return this.#language
  }
  set language(language: Language) {
    this.#language = language
    store('language', language)
  }

  get theme(): Theme {
    return this.#theme
  }
  set theme(theme: Theme) {
    this.#theme = theme
    store('theme', theme)
  }

  /** Whether the current game is shown dark. */
  night = $state(false)

  /** The colours in use: the chosen ones, those of the game, or the device's. */
  get colours(): 'light' | 'dark' {
    if (this.#theme !== 'auto') return this.#theme
    return this.night || this.#darkDevice.current ? 'dark' : 'light'
  }

  /** Whether animations are on, here and on the device. */
  get moves(): boolean {
    return this.motion.on && !this.#stillDevice.current
  }

  /** How fast this device shows what happens; null follows the table. */
  get tempo(): Tempo | null {
    return this.#tempo
  }
  set tempo(tempo: Tempo | null) {
    this.#tempo = tempo
    store('tempo', tempo ?? '')
  }

  get notify(): boolean {
    return this.#notify
  }
  /** Turn notifications on or off; turning them on asks the browser and shows a first one. */
  async setNotify(on: boolean): Promise<void> {
    const trial = { title: 'Croupier', body: this.t.notifyTried, path: location.pathname }
    this.#notify = on && (await askToNotify(trial))
    store('notify', this.#notify ? 'on' : 'off')
  }

  get face(): Face {
    return this.#face
  }
  set face(face: Face) {
    this.#face = face
    store('face', `${face.drawing}-${face.colour}`)
  }

  /** The player's name: the last one given, or that of their face. */
  get nickname(): string {
    return this.#nickname || (this.t.faces[this.#face.drawing] ?? '')
  }
  set nickname(name: string) {
    this.#nickname = shortened(name)
    store('nickname', this.#nickname)
  }

  /** How loud sounds are, from 0 to 1. */
  get volume(): number {
    return this.#volume
  }
  set volume(volume: number) {
    this.#volume = volume
    store('volume', String(volume))
    if (this.sound.on) play('bell', volume)
  }

  /** Vibrate, if the player wants that. */
  buzz(): void {
    if (this.vibrate.on) navigator.vibrate?.(BUZZ)
  }

  play(sound: Sound): void {
    if (this.sound.on) play(sound, this.#volume)
  }

  /** The scene of a lesson that was reached on this device, or `done`; undefined if the lesson was never begun. */
  lessonReached(game: string, lesson: string): string | undefined {
    return this.#lessons[`${game} ${lesson}`]
  }

  reachLesson(game: string, lesson: string, scene: string): void {
    this.#lessons = { ...this.#lessons, [`${game} ${lesson}`]: scene }
    store('lessons', JSON.stringify(this.#lessons))
  }

  visit(code: string, game: string, title: string): void {
    const others = this.visits.filter((visit) => visit.code !== code)
    this.visits = [{ code, game, title, at: Date.now() }, ...others].slice(0, MOST_VISITS)
    store('visits', JSON.stringify(this.visits))
  }

  /** Remember that a lesson of this game was finished. */
  learn(game: string): void {
    if (this.learnt.includes(game)) return
    this.learnt = [...this.learnt, game]
    store('learnt', this.learnt.join(' '))
  }

  /** Remember that the analysis of a finished game was asked for: it is shown again when a reader returns. */
  analyse(id: string): void {
    if (this.analysed.includes(id)) return
    this.analysed = [id, ...this.analysed].slice(0, MOST_ANALYSED)
    store('analysed', this.analysed.join(' '))
  }

  /** Remember that a game is played, to recognise the first ones. */
  begin(game: string, id: string): void {
    const entry = `${game}/${id}`
    if (this.#played.includes(entry) || this.#playedOf(game) > MARKED_GAMES) return
    this.#played = [...this.#played, entry]
    store('played', this.#played.join(' '))
  }

  #playedOf(game: string): number {
    return this.#played.filter((entry) => entry.startsWith(`${game}/`)).length
  }

  /** Remember that a legend was opened, or that a phase was played. */
  meet(game: string, id: string): void {
    const entry = `${game}/${id}`
    if (id.startsWith('card-') || this.#met.has(entry)) return
    this.#met = new Set([...this.#met, entry])
    store('met', [...this.#met].join(' '))
  }

  /** Whether something is marked as new: in the first games, until its legend is opened. */
  marksOn(game: string, id: string): boolean {
    return this.marks.on && this.#playedOf(game) <= MARKED_GAMES && !this.#met.has(`${game}/${id}`)
  }

  forget(code: string): void {
    this.visits = this.visits.filter((visit) => visit.code !== code)
    store('visits', JSON.stringify(this.visits))
  }
}

export const settings = new Settings()
