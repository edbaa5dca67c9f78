import type { Beat } from './protocol'

/** A beat of one game, with the names and the facts that its rules declare. */
export type BeatOf<Name extends string = string, Facts extends object = object> = Omit<Beat, 'beat' | 'facts'> & {
  beat: Name
  facts: Facts
}
