// Generated from src/croupier/shelf/russian_roulette (view.py, figures.py, beats.py) by `make protocol`. Do not edit.

export type Team = 'red' | 'blue' | 'purple' | 'yellow' | 'brown' | 'grey'

/** A moment marked by the rules; the empty name is the table after an answer. */
export type BeatName = '' | 'round' | 'pockets' | 'spin' | 'bets' | 'card' | 'effect' | 'silence' | 'fingers' | 'pocket' | 'verdict' | 'countdown' | 'next-shot' | 'volley' | 'miss' | 'death' | 'captain' | 'points' | 'last-stand' | 'show-off' | 'end'

/** Public information besides the zones. ``shot`` is the number of the next shot, from the Trigger phase on. ``turned_up`` are the seats with a BULLET just turned up that still counts. ``card`` is the Action card that ``card_player`` has played and that still needs an answer. */
export interface Public {
  round: number
  shot: number | null
  points_to_win: number
  turned_up: number[]
  card: string | null
  card_player: number | null
}

/** A player and their team. ``teammates`` are those alive, ``characters`` counts them and the captain. ``bullets`` are those among the player's seven cards. ``takes_part``: the player fires the next shot too. ``aim`` is a seat, ``sky``, or ``unnamed`` for a player whom Shoot Someone forces to name another and who has not yet done so. */
export interface Person {
  seat: number
  team: Team
  captain: string
  teammates: string[]
  characters: number
  points: number
  in_round: boolean
  bullets: number
  bet: number | null
  has_accused: boolean
  accuses: number | null
  pocket_shown: boolean
  takes_part: boolean
  aim: number | 'sky' | 'unnamed'
  ducking: boolean
}

/** The figures of the box. ``chambers`` is how many cards a barrel holds, ``people`` the names of each seat's captain and teammates, ``faces`` what a die can bet. */
export interface Figures {
  chambers: number
  people: string[][]
  faces: number[]
}

/** The facts of a beat. Each beat has some of these. */
export interface Facts {
  round?: number
  seat?: number
  card?: string
  shot?: number
}
