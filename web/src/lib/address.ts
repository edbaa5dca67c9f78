import type { Room } from './protocol'

const HERE = /^(localhost|127\.|\[::1\])/

/** Whether a host name means the machine itself, so that it does not work on other machines. */
export function isHere(host: string): boolean {
  return HERE.test(host)
}

/** An address of this server that other devices can open, if one is known. */
export function outside(room: Room, path: string): string {
  const origin = isHere(location.hostname) ? (room.address ?? location.origin) : location.origin
  return new URL(path, origin).href
}

/** Whether only this machine can reach the table. */
export function isAlone(room: Room): boolean {
  return isHere(location.hostname) && room.address === null
}
