// How many bytes a player loads, gzipped: `npm run sizes` builds the page and weighs the first page, what every table
// needs, and for each game its board, its pictures, and what it shows later. The limits are those of the first load, and of all that follows.
// Ends with 1 if a part is over its limit.
import { readdirSync, readFileSync, statSync } from 'node:fs'

const OUT = new URL('../build/page/', import.meta.url)
const KB = 1000
const FIRST = 80 * KB
const BOARD = 150 * KB
const BOARDS = { 'smile-life': 240 * KB }

const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', OUT), 'utf8'))

/** The files of a part and of what it imports at once; not what it loads later. */
function files(name, found = new Set()) {
  const { file, css = [], assets = [], imports = [] } = manifest[name]
  if (found.has(file)) return found
  found.add(file)
  for (const each of [...css, ...assets]) found.add(each)
  for (const each of imports) files(each, found)
  return found
}

function size(names) {
  let sum = 0
  for (const name of names) {
    const packed = readdirSync(new URL(name.replace(/[^/]*$/, ''), OUT)).includes(`${name.split('/').pop()}.gz`)
    sum += statSync(new URL(packed ? `${name}.gz` : name, OUT)).size
  }
  return sum
}

let over = 0
function line(what, bytes, limit) {
  if (limit && bytes >= limit) over += 1
  const kilobytes = (bytes / KB).toFixed(1).padStart(7)
  console.log(
    `${what.padEnd(34)}${kilobytes} KB${limit ? `  of ${limit / KB}` : ''}${limit && bytes >= limit ? '  OVER' : ''}`,
  )
}

const first = files('index.html')
line('first load', size([...first, 'index.html']), FIRST)
const table = without(files('src/pages/TablePage.svelte'), first)
line('then, for any table', size(table))
for (const board of Object.keys(manifest).filter((name) => /^src\/games\/[^/]+\/Board\.svelte$/.test(name))) {
  const folder = board.replace('Board.svelte', '')
  const game = folder.split('/').at(-2)
  const known = new Set([...first, ...table])
  const part = (names) => {
    const loaded = without(new Set(names.filter((name) => name in manifest).flatMap((name) => [...files(name)])), known)
    for (const each of loaded) known.add(each)
    return loaded
  }
  line(`${game}: board`, size(part([board])))
  line(`${game}: pictures`, size(part([`${folder}pictures.json`])))
  line(
    `${game}: stage, legend, sounds`,
    size(part(['Stage.svelte', 'Large.svelte', 'sounds.ts'].map((name) => folder + name))),
  )
  line(`${game}: all with the table`, size(without(known, first)), BOARDS[game] ?? BOARD)
}
process.exit(over ? 1 : 0)

function without(all, known) {
  return new Set([...all].filter((each) => !known.has(each)))
}
