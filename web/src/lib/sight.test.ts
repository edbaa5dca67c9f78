import { expect, test } from 'vitest'
import { distance, distanceTo } from './sight'

const GAP = { top: 100, bottom: 500 }

test('nothing moves while all is in sight', () => {
  expect(
    distance(
      [
        { top: 100, bottom: 200 },
        { top: 400, bottom: 500 },
      ],
      GAP,
    ),
  ).toBe(0)
  expect(distance([], GAP)).toBe(0)
})

test('what the bar covers comes just above it', () => {
  expect(
    distance(
      [
        { top: 200, bottom: 260 },
        { top: 520, bottom: 560 },
      ],
      GAP,
    ),
  ).toBe(60)
})

test('what is above comes just under the headers', () => {
  expect(distance([{ top: -40, bottom: 60 }], GAP)).toBe(-140)
})

test('where there is no room for all, as many as possible come', () => {
  const far = [
    { top: 600, bottom: 650 },
    { top: 1200, bottom: 1250 },
    { top: 1300, bottom: 1350 },
  ]
  expect(distance(far, GAP)).toBe(850)
})

test('what can be seen first stays in sight', () => {
  const first = { top: 120, bottom: 160 }
  expect(distance([first, { top: 900, bottom: 950 }, { top: 960, bottom: 990 }], GAP)).toBe(0)
  expect(distance([first, { top: 470, bottom: 515 }, { top: 960, bottom: 990 }], GAP)).toBe(15)
})

test('what belongs with it comes too, as much as there is room for', () => {
  const lit = [{ top: 300, bottom: 340 }]
  const around = [
    { top: 250, bottom: 550 },
    { top: 560, bottom: 700 },
  ]
  expect(distance(lit, GAP, around)).toBe(150)
  expect(distance(lit, GAP, [{ top: 120, bottom: 510 }])).toBe(0)
  expect(distance([], GAP, around)).toBe(150)
})

test('what is named first is shown with as much of the rest as there is room for', () => {
  const boxes = [
    { top: 700, bottom: 750 },
    { top: 110, bottom: 150 },
    { top: 900, bottom: 960 },
  ]
  expect(distanceTo(boxes, GAP)).toBe(460)
  expect(distanceTo([{ top: 700, bottom: 1300 }], GAP)).toBe(600)
})
