import type { SeatInfo } from './protocol'

/** A player at the table, as needed for a face. */
export type Seated = Pick<SeatInfo, 'seat' | 'name' | 'held_by' | 'face'>

/** The players at the current table, so that a face can be drawn wherever a name is. */
class SeatedHere {
  seats: readonly Seated[] = $state.raw([])

  /** The seat of the player with this name; no two players of a table have the same. */
  find(name: string): Seated | undefined {
    return this.seats.find((seat) => seat.name === name)
  }
}

export const seated = new SeatedHere()
