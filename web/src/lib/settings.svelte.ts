import { MediaQuery } from 'svelte/reactivity'
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

/** What somebody prefers on this device. */
class Settings {
  #language: Language = $state(firstLanguage())
  #theme: Theme = $state((kept('theme') as Theme | null) ?? 'auto')
  #sound = $state(kept('sound') === 'on')
  #notify = $state(kept('notify') === 'on' && 'Notification' in globalThis && Notification.permission === 'granted')
  #motion = $state(kept('motion') !== 'off')
  #calm = $state(kept('calm') !== 'off')
  #alone = $state(kept('alone') === 'on')
  #plain = $state(kept('plain') === 'on')
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

  get sound(): boolean {
    return this.#sound
  }
  set sound(on: boolean) {
    this.#sound = on
    keep('sound', on ? 'on' : 'off')
    if (on) play('card')
  }

  get motion(): boolean {
    return this.#motion
  }
  set motion(on: boolean) {
    this.#motion = on
    keep('motion', on ? 'on' : 'off')
  }

  /** Whether anything moves: as chosen, and as the device wishes. */
  get moves(): boolean {
    return this.#motion && !this.#stillDevice.current
  }

  /** Whether a second press right after an answer is taken for a mistake. */
  get calm(): boolean {
    return this.#calm
  }
  set calm(on: boolean) {
    this.#calm = on
    keep('calm', on ? 'on' : 'off')
  }

  /** Whether somebody who can only pass does so by itself. */
  get alone(): boolean {
    return this.#alone
  }
  set alone(on: boolean) {
    this.#alone = on
    keep('alone', on ? 'on' : 'off')
  }

  /** Whether every game is shown as lists of cards and figures, like one that has no board of its own. */
  get plain(): boolean {
    return this.#plain
  }
  set plain(on: boolean) {
    this.#plain = on
    keep('plain', on ? 'on' : 'off')
  }

  get notify(): boolean {
    return this.#notify
  }
  /** Asks the browser first, and tries at once whether it works: some say no, and some phones only notify for installed pages. */
  async setNotify(on: boolean): Promise<void> {
    this.#notify = on && (await this.#tryNotify())
    keep('notify', this.#notify ? 'on' : 'off')
  }
  async #tryNotify(): Promise<boolean> {
    try {
      if ((await Notification.requestPermission()) !== 'granted') return false
      new Notification('Croupier', { body: this.t.notifyTried, tag: 'croupier', icon: '/icon-turn.svg' })
      return true
    } catch {
      return false
    }
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
    if (this.#sound) play(sound)
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
