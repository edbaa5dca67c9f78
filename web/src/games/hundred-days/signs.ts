import type { CardType, Colour } from './types'

/** The small signs of the board, as areas in a square of 24. */
export const SIGNS = {
  garage: 'M3 21V10l9-6 9 6v11h-3v-9H6v9zM8 14h8v2H8zm0 3h8v2H8z',
  card: 'M6 2h12q2 0 2 2v16q0 2-2 2H6q-2 0-2-2V4q0-2 2-2zm1 3v14h10V5z',
  star: 'M12 1.5 15.2 8.5 22.8 9.4 17.2 14.6 18.7 22.1 12 18.4 5.3 22.1 6.8 14.6 1.2 9.4 8.8 8.5z',
  gives: 'M10 3h4v8h5l-7 8-7-8h5zM4 20h16v2H4z',
  lock: 'M6 10V8a6 6 0 0 1 12 0v2h2v12H4V10zm3 0h6V8a3 3 0 0 0-6 0z',
  house: 'M12 2 23 12h-3v10h-6v-6h-4v6H4V12H1z',
  pass: 'M4 4h4v16H4zm7 0 10 8-10 8z',
  swap: 'M7 3 2 8l5 5v-3h9V6H7zm10 8v3H8v4h9v3l5-5z',
  coupon: 'M2 6h20v4a2 2 0 0 0 0 4v4H2v-4a2 2 0 0 0 0-4zm7 2v8h2V8z',
  trophy:
    'M6 2h12v2h4q0 8-6 8-1 2-3 2.5V18h4v4H7v-4h4v-3.5Q9 14 8 12 2 12 2 4h4zM4.2 6Q5 9 6.5 9.5L6 6zm15.6 0H18l-.5 3.5Q19 9 19.8 6z',
  tile: 'M12 1 21.5 6.5v11L12 23 2.5 17.5v-11zm0 4L6 8.5v7l6 3.5 6-3.5v-7z',
  asked: 'M3 3h18v14h-8l-6 5v-5H3zm4 6v2.5h2.5V9zm4 0v2.5h2.5V9zm4 0v2.5h2.5V9z',
}

/** The types of cards: green ones are a bust and a flask, blue ones a bolt and a signpost, the orange one a shield. */
export const TYPE_SIGNS: Record<CardType, string> = {
  character: 'M12 2a5 5 0 0 1 5 5 5 5 0 0 1-10 0 5 5 0 0 1 5-5zM2 22q0-9 10-9t10 9z',
  object: 'M9 2h6v2h-1v5l6 10q1 3-2 3H6q-3 0-2-3l6-10V4H9zm2 9-3 5h8l-3-5z',
  action: 'M14 1 3 14h7l-2 9L20 9h-8z',
  place: 'M11 1h2v3h7l3 3-3 3h-7v2h-2v-2H4V4h7zm-7 11h7v11h2V12',
  reaction: 'M12 1 21 4v7q0 8-9 12-9-4-9-12V4zm0 4L7 7v4q0 5 5 8 5-3 5-8V7z',
}

/** The seats, each in a shape of its own, in a square of 20. */
export const SEAT_SHAPES: Record<Colour, string> = {
  pink: 'M10 1.5 19 17.5H1z',
  green: 'M10 1.8a8.2 8.2 0 1 1 0 16.4 8.2 8.2 0 0 1 0-16.4z',
  blue: 'M2.5 2.5h15v15h-15z',
  yellow: 'M10 .8 19.2 10 10 19.2.8 10z',
}

/** The same signs on the shirts of the pawns, around their middle. */
export const PAWN_SIGNS: Record<Colour, string> = {
  pink: 'M0-9 9 7H-9z',
  green: 'M0-8a8 8 0 1 1 0 16 8 8 0 0 1 0-16z',
  blue: 'M-7-7H7V7H-7z',
  yellow: 'M0-9 9 0 0 9-9 0z',
}
