/** An event as reported by the engine. */
export interface Happening {
  n: number
  event: string
  seat?: number
  target?: number
  cards?: (string | null)[]
  [field: string]: unknown
}

export function isHappening(event: Record<string, unknown>): event is Happening {
  return typeof event.n === 'number' && typeof event.event === 'string'
}
