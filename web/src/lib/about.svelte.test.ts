// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import { about } from './about.svelte'
import type { BoardTable } from './table.svelte'

test('a button inside a thing with a legend is pressed for itself', () => {
  const inspect = vi.fn()
  const table = { inspect, view: { game: 'any' } } as unknown as BoardTable
  const chip = document.createElement('span')
  chip.innerHTML = '<b>3</b><button type="button">Ada</button>'
  document.body.append(chip)
  const stop = $effect.root(() => {
    about(table, 'about-player')(chip)
  })
  flushSync()
  chip.querySelector('button')?.click()
  expect(inspect).not.toHaveBeenCalled()
  chip.querySelector('b')?.click()
  expect(inspect).toHaveBeenCalledWith('about-player')
  stop()
})
