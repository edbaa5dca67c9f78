// The pictures of the games. Those of a game are loaded when its first picture is mounted, after the board around it.
import type { Drawing, Pictures } from '../../pictures'
import { picturesOf } from '../games'

export interface Picture extends Omit<Pictures, 'drawings' | 'kinds'> {
  icon: Drawing
  badge: Drawing | null
  tint: string
}

let loaded: Record<string, Pictures> = $state.raw({})
const loading = new Map<string, Promise<void>>()

/** Load the pictures of a game, if it has any. A failed load is retried the next time. */
export function loadPictures(game: string): Promise<void> {
  const known = loading.get(game)
  if (known) return known
  const load = picturesOf(game)
  if (!load) return Promise.resolve()
  const done = load().then(
    (made) => {
      loaded = { ...loaded, [game]: made.default }
    },
    () => {
      loading.delete(game)
    },
  )
  loading.set(game, done)
  return done
}

/** The picture of a kind; null while it is not loaded, and for a kind without one. */
export function pictureOf(game: string, kind: string): Picture | null {
  const pictures = loaded[game]
  const [icon, badge, tint] = pictures?.kinds[kind] ?? ['', '', '']
  const main = pictures?.drawings[icon]
  return pictures && main ? { ...pictures, icon: main, badge: pictures.drawings[badge] ?? null, tint } : null
}

/** The SVG of a drawing, to be drawn once: its gradients and masks, which the sets name SVG…, get unique names. */
export function inked([, body]: Drawing, uid: string): string {
  return body.includes('id="') ? body.replaceAll(/(?<=id="|#)SVG(?=\w)/g, uid) : body
}
