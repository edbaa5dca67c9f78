import type { SeatInfo } from './protocol'

/** A player at the table, as far as a face is concerned. */
type Seat = Pick<SeatInfo, 'name' | 'held_by' | 'face'>

/** The people of the table that is looked at, so that a face can be drawn wherever a name is. */
class Seated {
  seats: readonly Seat[] = $state.raw([])

  /** The seat of the player with this name; no two players of a table have the same. */
  find(name: string): Seat | undefined {
    return this.seats.find((seat) => seat.name === name)
  }
}

export const seated = new Seated()
