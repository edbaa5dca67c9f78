// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'

/** A history whose steps back are taken later, as in a browser. */
class Entries {
  entries: unknown[] = [null]
  back: () => void
  constructor(arrive: () => void) {
    this.back = () =>
      setTimeout(() => {
        this.entries.pop()
        arrive()
      }, 10)
  }
  get state() {
    return this.entries.at(-1)
  }
  pushState(state: unknown) {
    this.entries.push(state)
  }
}

describe('sheets', () => {
  let sheets: typeof import('./sheets')
  let entries: Entries
  let stayed: boolean[]

  beforeEach(async () => {
    vi.useFakeTimers()
    vi.resetModules()
    sheets = await import('./sheets')
    stayed = []
    entries = new Entries(() => stayed.push(sheets.wentBack()))
    vi.stubGlobal('history', entries)
  })

  it('are closed by going back, the topmost first', () => {
    const closed: string[] = []
    sheets.openSheet(() => closed.push('panel'))
    sheets.openSheet(() => closed.push('legend'))
    for (const _ of [1, 2]) {
      entries.back()
      vi.runAllTimers()
    }
    expect(closed).toEqual(['legend', 'panel'])
    expect(stayed).toEqual([true, true])
    expect(entries.entries).toHaveLength(1)
    entries.entries.unshift(null)
    entries.back()
    vi.runAllTimers()
    expect(stayed.at(-1)).toBe(false)
  })

  it('leave no entry behind when they are closed by hand', () => {
    sheets.openSheet(() => {})()
    vi.runAllTimers()
    expect(entries.entries).toHaveLength(1)
  })

  it('keep their entry when one follows another, even while the page goes back', () => {
    sheets.openSheet(() => {})()
    const shut = sheets.openSheet(() => {})
    vi.runAllTimers()
    expect(entries.entries).toHaveLength(2)
    shut()
    vi.advanceTimersByTime(5)
    sheets.openSheet(() => {})
    vi.runAllTimers()
    expect(entries.entries).toHaveLength(2)
    expect(entries.state).toEqual({ sheet: true })
  })

  it('are gone from the history before the page goes elsewhere', () => {
    sheets.openSheet(() => {})()
    vi.advanceTimersByTime(5)
    const found: boolean[] = []
    sheets.whenSettled((isSheet) => found.push(isSheet))
    expect(found).toEqual([])
    vi.runAllTimers()
    expect(found).toEqual([false])
    expect(entries.entries).toHaveLength(1)
    sheets.openSheet(() => {})
    sheets.whenSettled((isSheet) => found.push(isSheet))
    expect(found).toEqual([false, true])
  })
})
