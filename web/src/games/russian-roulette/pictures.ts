/** A small drawing for every Action card, as strokes in a square of 24. Cards without one get a plain drawing. */
const PICTURES: Record<string, string> = {
  peek: 'M2 12 Q12 3 22 12 Q12 21 2 12 Z M12 9 A3 3 0 1 0 12 15 A3 3 0 1 0 12 9 Z',
  gift: 'M3 9 H21 V13 H3 Z M5 13 V21 H19 V13 M12 9 V21 M12 9 Q5 8 7 4 Q10 2 12 9 Q14 2 17 4 Q19 8 12 9 Z',
  'shoot-someone': 'M12 4 A8 8 0 1 0 12 20 A8 8 0 1 0 12 4 Z M12 1 V8 M12 16 V23 M1 12 H8 M16 12 H23',
  'air-gun': 'M3 14 H15 A3.5 3.5 0 1 0 12 10 M3 18 H19 M5 10 H8 M17 8 L21 4 M21 4 V8 M21 4 H17',
  'cold-feet': 'M7 3 V14 L3 19 H13 L15 16 V3 Z M19 6 V12 M16.5 7.5 L21.5 10.5 M21.5 7.5 L16.5 10.5',
  raise: 'M12 21 V5 M5 11 L12 4 L19 11 M5 21 H19',
  'one-for-the-road': 'M6 3 H18 L16 12 Q12 15 8 12 Z M12 14 V20 M7 21 H17 M7 8 H17',
  'spin-it-again': 'M20 12 A8 8 0 1 1 17 5.5 M17 1.5 V6 H12.5 M12 9 A3 3 0 1 0 12 15 A3 3 0 1 0 12 9 Z',
  'wet-powder': 'M12 2 Q19 11 19 15 A7 7 0 0 1 5 15 Q5 11 12 2 Z M9 15 Q9 18 12 18.5',
  duck: 'M4 20 H20 M12 3 V14 M7 10 L12 15 L17 10',
  'anonymous-tip': 'M3 6 H21 V18 H3 Z M3 6 L12 13 L21 6',
  'bribed-judge': 'M4 9 L9 4 L15 10 L10 15 Z M13 11 L21 19 M3 21 H13',
  'extra-round': 'M9 10 Q9 4 12 2 Q15 4 15 10 V18 H9 Z M8 18 H16 V21 H8 Z M19 6 V12 M16.5 9 H21.5',
  'danger-money':
    'M4 12 A8 4 0 1 0 20 12 A8 4 0 1 0 4 12 V16 A8 4 0 0 0 20 16 V12 M4 8 A8 4 0 1 0 20 8 A8 4 0 1 0 4 8 V12',
  'light-pockets': 'M5 4 H19 V14 Q19 20 12 21 Q5 20 5 14 Z M5 8 H19 M10 13 L14 16 M14 13 L10 16',
}
const PLAIN = 'M12 3 L20 12 L12 21 L4 12 Z'

export function picture(kind: string): string {
  return PICTURES[kind] ?? PLAIN
}
