import type { Room } from './protocol'

const HERE = /^(localhost|127\.|\[::1\])/

/** Whether an address means this machine on any machine: what leads there is of no use to others. */
export function isHere(host: string): boolean {
  return HERE.test(host)
}

/** An address of this server that other devices can open, as far as it is known. */
export function outside(room: Room, path: string): string {
  const origin = isHere(location.hostname) ? (room.address ?? location.origin) : location.origin
  return new URL(path, origin).href
}

/** Whether nobody but this machine can come to the table. */
export function isAlone(room: Room): boolean {
  return isHere(location.hostname) && room.address === null
}
