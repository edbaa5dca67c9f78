/** This game plays in the dark, unless the player wants light colours. */
export const night = true
