// The picture to share: drawn on a canvas in the page, so that nothing leaves it.
import type { GameStory } from '../protocol'
import { mark, numberOf, plot } from './curve'

export interface Poster {
  title: string
  /** Who won and how. */
  result: string
  scores: { name: string; score: string; won: boolean }[]
  story: Pick<GameStory, 'moments' | 'curve' | 'turns'> | null
  /** The page of each life in the scrapbook, in sentences, in the order of the scores; empty for other games. */
  album: { name: string; score: string; won: boolean; lines: string[] }[]
  /** The best medal: its name, its owner, and the reason. */
  award: { name: string; who: string; rest: string } | null
}

export const WIDTH = 1200
export const HEIGHT = 630
const EDGE = 56
const GROUND = '#16211c'
const PANEL = '#1f2e27'
const INK = '#f6f1e4'
const SOFT = '#b9c4bb'
const GOLD = '#f2c14e'
/** The scrapbook: its paper, its ink, and the tape. */
const PAPER = '#fbf3df'
const PRINT = '#33281a'
const TAPE = '#f0cd78'
/** The colours of the lines, on the dark ground. */
export const COLOURS = [
  '#f48fb1',
  '#7fd19b',
  '#7db8f0',
  '#ffe082',
  '#c5a3ff',
  '#f2a25c',
  '#80deea',
  '#d7a98c',
  '#e0e0e0',
  '#ff8a80',
]
const TITLE = 'Georgia, "URW Palladio L", serif'
const TEXT = 'system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif'

type Pen = CanvasRenderingContext2D

/** The picture as a file; null if the browser cannot make one. */
export async function poster(told: Poster): Promise<File | null> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (!pen) return null
  draw(pen, told)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  return blob && new File([blob], 'croupier.png', { type: 'image/png' })
}

function draw(pen: Pen, told: Poster): void {
  pen.fillStyle = GROUND
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.fillStyle = GOLD
  pen.fillRect(0, 0, WIDTH, 10)
  pen.textBaseline = 'alphabetic'
  write(pen, told.title, EDGE, 70, `26px ${TEXT}`, SOFT)
  let y = 122
  for (const line of wrapped(pen, told.result, WIDTH - 2 * EDGE, `600 46px ${TITLE}`, 2)) {
    write(pen, line, EDGE, y, `600 46px ${TITLE}`, INK)
    y += 54
  }
  const top = y + 4
  if (told.album.length > 0) drawAlbum(pen, told.album, top - 16)
  else drawScoresAndCurve(pen, told, top)
  pen.textAlign = 'right'
  write(pen, 'Croupier', WIDTH - EDGE, HEIGHT - 32, `600 30px ${TITLE}`, GOLD)
  pen.textAlign = 'left'
}

/** A page of paper for each life, with as many of its sentences as fit. */
function drawAlbum(pen: Pen, album: Poster['album'], top: number): void {
  const gap = 18
  const width = (WIDTH - 2 * EDGE - gap * (album.length - 1)) / album.length
  const height = HEIGHT - 80 - top
  const font = `${album.length > 3 ? 17 : 19}px ${TITLE}`
  const step = album.length > 3 ? 23 : 26
  for (const [n, { name, score, won, lines }] of album.entries()) {
    const x = EDGE + n * (width + gap)
    pen.fillStyle = PAPER
    pen.fillRect(x, top, width, height)
    pen.fillStyle = TAPE
    pen.fillRect(x + width / 2 - 40, top - 9, 80, 20)
    const title = `700 22px ${TITLE}`
    write(pen, wrapped(pen, `${won ? '★ ' : ''}${name}`, width - 80, title, 1)[0] ?? '', x + 14, top + 44, title, PRINT)
    pen.textAlign = 'right'
    write(pen, score, x + width - 14, top + 44, title, PRINT)
    pen.textAlign = 'left'
    const most = Math.floor((height - 66) / step)
    const text = lines.flatMap((line) => wrapped(pen, line, width - 28, font, most))
    if (text.length > most) text.splice(most - 1, text.length, '…')
    for (const [m, line] of text.entries()) write(pen, line, x + 14, top + 76 + m * step, font, PRINT)
  }
}

function drawScoresAndCurve(pen: Pen, told: Poster, top: number): void {
  const bottom = told.award ? 486 : 556
  const half = told.story ? 420 : WIDTH - 2 * EDGE
  drawScores(pen, told, top, bottom, half)
  if (told.story)
    drawCurve(pen, told.story, EDGE + half + 30, top - 20, WIDTH - 2 * EDGE - half - 30, bottom - top + 20)
  if (told.award) drawAward(pen, told.award)
}

function drawScores(pen: Pen, told: Poster, top: number, bottom: number, width: number): void {
  const step = Math.min(48, (bottom - top) / Math.max(1, told.scores.length))
  const size = Math.min(28, step * 0.65)
  for (const [n, { name, score, won }] of told.scores.entries()) {
    const y = top + step * (n + 0.6)
    const font = `${won ? 700 : 400} ${size}px ${TEXT}`
    const text = wrapped(pen, `${won ? '★ ' : ''}${name}`, width - 90, font, 1)[0] ?? ''
    write(pen, text, EDGE, y, font, won ? GOLD : INK)
    pen.textAlign = 'right'
    write(pen, score, EDGE + width, y, font, won ? GOLD : INK)
    pen.textAlign = 'left'
  }
}

function drawCurve(
  pen: Pen,
  story: NonNullable<Poster['story']>,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  pen.fillStyle = PANEL
  pen.fillRect(x, y, width, height)
  const names = 34
  const { lines, grid } = plot({ ...story, turns: [] }, { width: width - 20, height: height - names })
  pen.save()
  pen.translate(x + 10, y)
  for (const each of grid) {
    pen.fillStyle = '#34473d'
    pen.fillRect(30, each.y, width - 62, 1)
    pen.textAlign = 'right'
    write(pen, String(each.value), 24, each.y + 5, `15px ${TEXT}`, SOFT)
  }
  pen.textAlign = 'left'
  let at = 30
  for (const [n, line] of lines.entries()) {
    const number = numberOf(story.curve[n] ?? { seat: null }, n)
    const colour = COLOURS[number % COLOURS.length] ?? INK
    pen.strokeStyle = colour
    pen.fillStyle = colour
    pen.lineWidth = 4
    pen.lineJoin = 'round'
    pen.stroke(new Path2D(line.path))
    for (const each of line.marks) pen.fill(new Path2D(mark(number, each, 7)))
    const label = story.curve[n]?.label ?? ''
    pen.fill(new Path2D(mark(number, [at, height - 16], 7)))
    write(pen, label, at + 14, height - 10, `18px ${TEXT}`, INK)
    at += pen.measureText(label).width + 40
  }
  pen.restore()
}

function drawAward(pen: Pen, { name, who, rest }: NonNullable<Poster['award']>): void {
  const y = 540
  pen.fillStyle = GOLD
  pen.fill(new Path2D(mark(1, [EDGE + 26, y], 24)))
  pen.fillStyle = GROUND
  pen.textAlign = 'center'
  write(pen, '★', EDGE + 26, y + 11, `30px ${TEXT}`, GROUND)
  pen.textAlign = 'left'
  const width = WIDTH - 2 * EDGE - 260
  const [line = ''] = wrapped(pen, `${name} · ${who}`, width, `600 26px ${TEXT}`, 1)
  write(pen, line, EDGE + 68, y - 4, `600 26px ${TEXT}`, INK)
  write(pen, wrapped(pen, rest, width, `20px ${TEXT}`, 1)[0] ?? '', EDGE + 68, y + 26, `20px ${TEXT}`, SOFT)
}

function write(pen: Pen, text: string, x: number, y: number, font: string, colour: string): void {
  pen.font = font
  pen.fillStyle = colour
  pen.fillText(text, x, y)
}

/** Break a text into lines of at most this width; the last one is cut if there are too many. */
export function wrapped(
  pen: { font: string; measureText: (text: string) => { width: number } },
  text: string,
  width: number,
  font: string,
  most: number,
): string[] {
  pen.font = font
  const fits = (line: string) => pen.measureText(line).width <= width
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  const kept = lines.slice(0, most)
  const end = kept.length - 1
  const overflows = lines.length > most || !fits(kept[end] ?? '')
  if (overflows) {
    let cut = kept[end] ?? ''
    while (cut && !fits(`${cut}…`)) cut = cut.slice(0, -1)
    kept[end] = `${cut}…`
  }
  return kept
}
