// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stayAwake } from './awake'

/** Waits until everything that was started is done. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('a device that is handed round', () => {
  let lit: number
  let hidden: boolean
  const request = async () => {
    await settled()
    lit += 1
    return {
      release: async () => {
        lit -= 1
      },
    }
  }

  beforeEach(() => {
    lit = 0
    hidden = false
    vi.stubGlobal('navigator', { wakeLock: { request } })
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  })
  afterEach(() => vi.restoreAllMocks())

  it('stays lit until it is not needed any more', async () => {
    const done = stayAwake()
    await settled()
    await settled()
    expect(lit).toBe(1)
    done()
    await settled()
    expect(lit).toBe(0)
  })

  it('asks again when it is looked at again, and not while it is hidden', async () => {
    hidden = true
    const done = stayAwake()
    await settled()
    await settled()
    expect(lit).toBe(0)
    hidden = false
    document.dispatchEvent(new Event('visibilitychange'))
    await settled()
    await settled()
    expect(lit).toBe(1)
    done()
  })

  it('lets go of what is granted too late', async () => {
    stayAwake()()
    await settled()
    await settled()
    expect(lit).toBe(0)
  })

  it('does without where the browser has none', () => {
    vi.stubGlobal('navigator', {})
    expect(stayAwake()).not.toThrow()
  })
})
