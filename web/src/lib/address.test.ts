// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isAlone, outside } from './address'
import type { Room } from './protocol'

const at = (origin: string) => vi.stubGlobal('location', new URL(origin))
const room = (address: string | null) => ({ address }) as Room

describe('an invitation', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('leads to the address on the network when the table was opened on this machine', () => {
    for (const origin of ['http://127.0.0.1:8000', 'http://localhost:8000', 'http://[::1]:8000']) {
      at(origin)
      expect(outside(room('http://192.168.1.7:8000'), '/t/K7P2M')).toBe('http://192.168.1.7:8000/t/K7P2M')
      expect(isAlone(room('http://192.168.1.7:8000'))).toBe(false)
    }
  })

  it('leads where its reader is, anywhere else', () => {
    at('https://table.example')
    expect(outside(room('http://192.168.1.7:8000'), '/t/K7P2M')).toBe('https://table.example/t/K7P2M')
    expect(isAlone(room(null))).toBe(false)
  })

  it('says so when no one else can join', () => {
    at('http://127.0.0.1:8000')
    expect(outside(room(null), '/t/K7P2M')).toBe('http://127.0.0.1:8000/t/K7P2M')
    expect(isAlone(room(null))).toBe(true)
  })
})
