// The drawings of the emoji, loaded when the first one is shown.
import type { Drawing, Pictures } from '../../../pictures'
import type { React } from '../protocol'

export type Emoji = React['emoji']

export const EMOJI: readonly Emoji[] = ['like', 'love', 'laugh', 'wow', 'cry', 'angry', 'doubt', 'luck']

const files = import.meta.glob<{ default: Pictures }>('./pictures.json')
let loaded: Pictures | null = $state.raw(null)

export function loadEmoji(): void {
  if (loaded) return
  void files['./pictures.json']?.().then(
    (file) => {
      loaded = file.default
    },
    () => {
      // Without a connection an emoji is shown in words only.
    },
  )
}

/** The drawing of an emoji; undefined while it is not loaded. */
export function drawingOf(emoji: Emoji): Drawing | undefined {
  return loaded?.drawings[loaded.kinds[emoji]?.[0] ?? '']
}
