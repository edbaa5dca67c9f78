import type { en } from './en'

export type Language = 'en' | 'fr'

/** What the page can say. Every language has exactly these. */
export type Text = typeof en
