import { MediaQuery } from 'svelte/reactivity'
import { askToNotify, mayNotify } from './notify'
import { play, type Sound } from './sound'
import { en } from './text/en'
import { fr } from './text/fr'
import type { Language, Text } from './text/text'

export type Theme = 'auto' | 'light' | 'dark'

/** A table that was visited on this device. Nothing that gives a seat is kept here: that is in the cookie. */
export interface Visit {
  code: string
  game: string
  title: string
  at: number
}

const MOST_VISITS = 8

function kept(name: string): string | null {
  try {
    return localStorage.getItem(`croupier-${name}`)
  } catch {
    return null
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`croupier-${name}`, value)
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function firstLanguage(): Language {
  const chosen = kept('language')
  if (chosen === 'en' || chosen === 'fr') return chosen
  return navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en'
}

/** A number for those who have not said their name; the same one every time. */
function firstNumber(): number {
  const number = Number(kept('number')) || 1 + Math.floor(Math.random() * 98)
  keep('number', String(number))
  return number
}

function firstVisits(): Visit[] {
  try {
    const read: unknown = JSON.parse(kept('visits') ?? '[]')
    return Array.isArray(read) ? (read as Visit[]).filter((visit) => typeof visit?.code === 'string') : []
  } catch {
    return []
  }
}

/** Something that is on or off on this device, from one visit to the next. */
class Switch<Name extends string> {
  #on = $state(false)

  constructor(
    readonly name: Name,
    usually: boolean,
    readonly after?: (on: boolean) => void,
  ) {
    this.#on = usually ? kept(name) !== 'off' : kept(name) === 'on'
  }

  get on(): boolean {
    return this.#on
  }
  set on(on: boolean) {
    this.#on = on
    keep(this.name, on ? 'on' : 'off')
    this.after?.(on)
  }
}

/** What somebody prefers on this device. */
class Settings {
  #language: Language = $state(firstLanguage())
  #theme: Theme = $state((kept('theme') as Theme | null) ?? 'auto')
  #notify = $state(kept('notify') === 'on' && mayNotify())
  readonly sound = new Switch('sound', false, (on) => on && play('card'))
  readonly motion = new Switch('motion', true)
  /** Whether somebody who can only pass does so by itself. */
  readonly alone = new Switch('alone', false)
  /** Whether a second press right after an answer is taken for a mistake. */
  readonly calm = new Switch('calm', true)
  /** Whether every game is shown as lists of cards and figures, like one that has no board of its own. */
  readonly plain = new Switch('plain', false)
  #nickname = $state(kept('nickname') ?? '')
  visits: Visit[] = $state.raw(firstVisits())
  readonly #number = firstNumber()
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
    keep('language', language)
  }

  get theme(): Theme {
    return this.#theme
  }
  set theme(theme: Theme) {
    this.#theme = theme
    keep('theme', theme)
  }

  /** The colours that are shown: the chosen ones, or those of the device. */
  get colours(): 'light' | 'dark' {
    if (this.#theme !== 'auto') return this.#theme
    return this.#darkDevice.current ? 'dark' : 'light'
  }

  /** Whether anything moves: as chosen, and as the device wishes. */
  get moves(): boolean {
    return this.motion.on && !this.#stillDevice.current
  }

  get notify(): boolean {
    return this.#notify
  }
  /** Asks the browser first, and tries at once whether it works. */
  async setNotify(on: boolean): Promise<void> {
    const trial = { title: 'Croupier', body: this.t.notifyTried, path: location.pathname }
    this.#notify = on && (await askToNotify(trial))
    keep('notify', this.#notify ? 'on' : 'off')
  }

  /** The name that somebody goes by: the last one given, or a friendly one. */
  get nickname(): string {
    return this.#nickname || this.t.player(this.#number)
  }
  set nickname(name: string) {
    this.#nickname = name.trim().slice(0, 24)
    keep('nickname', this.#nickname)
  }

  play(sound: Sound): void {
    if (this.sound.on) play(sound)
  }

  visit(code: string, game: string, title: string): void {
    const others = this.visits.filter((visit) => visit.code !== code)
    this.visits = [{ code, game, title, at: Date.now() }, ...others].slice(0, MOST_VISITS)
    keep('visits', JSON.stringify(this.visits))
  }

  forget(code: string): void {
    this.visits = this.visits.filter((visit) => visit.code !== code)
    keep('visits', JSON.stringify(this.visits))
  }
}

export const settings = new Settings()
