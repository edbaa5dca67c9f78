// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'

/** The history of a browser: entries with an address and a state. */
class Entries {
  entries = [{ address: '/r/abc?at=1', state: null as unknown }]
  get state() {
    return this.entries.at(-1)?.state
  }
  get address() {
    return this.entries.at(-1)?.address ?? ''
  }
  pushState(state: unknown, _: string, address = this.address) {
    this.entries.push({ address, state })
  }
  replaceState(state: unknown, _: string, address = this.address) {
    this.entries[this.entries.length - 1] = { address, state }
  }
  back() {
    setTimeout(() => {
      this.entries.pop()
      dispatchEvent(new Event('popstate'))
    }, 10)
  }
}

describe('the address', () => {
  let entries: Entries
  let navigation: typeof import('./navigation.svelte').navigation
  let openSheet: typeof import('./sheets').openSheet

  beforeEach(async () => {
    vi.useFakeTimers()
    vi.resetModules()
    entries = new Entries()
    vi.stubGlobal('history', entries)
    ;({ openSheet } = await import('./sheets'))
    ;({ navigation } = await import('./navigation.svelte'))
  })

  it('of a replay that runs on under a sheet stays when the sheet is closed', () => {
    const shut = openSheet(() => {})
    navigation.rename('/r/abc?at=5')
    shut()
    vi.runAllTimers()
    expect(entries.entries).toEqual([{ address: '/r/abc?at=5', state: null }])
  })

  it('is written after the step back of a closed sheet, not before', () => {
    openSheet(() => {})()
    vi.advanceTimersByTime(5)
    navigation.rename('/r/abc?at=5')
    vi.runAllTimers()
    expect(entries.entries).toEqual([{ address: '/r/abc?at=5', state: null }])
  })

  it('of one sheet after another is the last one that was written', () => {
    openSheet(() => {})
    openSheet(() => {})
    navigation.rename('/r/abc?at=5')
    for (const _ of [1, 2]) {
      entries.back()
      vi.runAllTimers()
    }
    expect(entries.entries).toEqual([{ address: '/r/abc?at=5', state: null }])
  })
})
