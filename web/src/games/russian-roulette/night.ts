/** This game is shown dark, unless the player prefers light colours. */
export const night = true
