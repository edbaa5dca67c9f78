import type { en } from './en'

export type Language = 'en' | 'fr'

/** The page's own words; every language has all of them. */
export type Text = typeof en
