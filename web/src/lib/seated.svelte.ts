import type { SeatInfo } from './protocol'

/** The people of the table that is looked at, so that a face can be drawn wherever a name is. */
class Seated {
  seats: readonly SeatInfo[] = $state.raw([])

  /** The seat of the player with this name; no two players of a table have the same. */
  find(name: string): SeatInfo | undefined {
    return this.seats.find((seat) => seat.name === name)
  }
}

export const seated = new Seated()
