// Generated from src/croupier/shelf/smile_life (view.py, figures.py, beats.py) by `make protocol`. Do not edit.

export type Family = 'study' | 'wage' | 'job' | 'flirt' | 'marriage' | 'adultery' | 'child' | 'pet' | 'trip' | 'house' | 'weapon' | 'vehicle' | 'survival' | 'distinction' | 'malus' | 'special' | 'cataclysm' | 'crisis' | 'event' | 'monster'

/** A moment marked by the rules; the empty name is the table after an answer. */
export type BeatName = '' | 'first' | 'laid' | 'married' | 'born' | 'played' | 'discarded' | 'skipped' | 'passed' | 'resigned' | 'divorced' | 'affair-over' | 'protected' | 'malus' | 'loss' | 'losses' | 'bomb' | 'bombing' | 'mutation' | 'cloud' | 'virus' | 'gift' | 'theft' | 'swap' | 'attack' | 'threat' | 'ruin' | 'prison' | 'bargain' | 'no-bargain' | 'bet' | 'bets' | 'tsunami' | 'fire' | 'flood' | 'ebb' | 'tornado' | 'quake' | 'plague' | 'plague-over' | 'pile-turned' | 'fed' | 'trimmed' | 'hand-shown' | 'doom' | 'invasion' | 'thrown' | 'aliens-beaten' | 'aliens-win' | 'restart' | 'monster' | 'faces' | 'blow' | 'lent' | 'beaten' | 'fled' | 'passes-by' | 'gone' | 'counted' | 'won'

/** A running crisis or event, the oldest first. ``rounds`` are left; ``turned_by`` is the seat that counts them. */
export interface PlagueView {
  plague: string
  rounds: number
  turned_by: number
}

/** A monster that goes round: the seat it is ``at``, and how many players it still faces (``left``). */
export interface MonsterView {
  monster: string
  at: number
  left: number
}

/** How many smiles the aliens demand, and how many have been thrown. */
export interface InvasionView {
  target: number
  thrown: number
}

/** The table as everyone sees it. ``bettor`` has a bet in the Casino. ``card``, ``victim`` and ``strength`` describe the current question: a card, a seat, and an amount (the price to pay, or the remaining damage or combativity). ``threw`` is the seat that threw away the top card of the discard pile. */
export interface Public {
  turn: number
  turns: number
  running: PlagueView[]
  monsters: MonsterView[]
  turned: boolean
  casino: 'closed' | 'open' | null
  bettor: number | null
  invasion: InvasionView | null
  waiting_purge: number | null
  card: string | null
  victim: number | null
  strength: number | null
  threw: number | null
}

/** One player. ``level`` is the study level that counts for a job, ``money`` what they could spend, ``defence`` the power of their unused weapons, ``skips`` the turns they still skip. ``free_house`` is the Architect's house, ``imprisons`` the Dictator's power, ``protected`` the card under the Bunker; ``used_flirts`` are those that have had their child. */
export interface Person {
  seat: number
  smiles: number
  level: number
  job: string | null
  wage_limit: number
  money: number
  married: boolean
  unfaithful: boolean
  defence: number
  skips: number
  hand_size: number
  free_house: boolean
  imprisons: boolean
  protected: string | null
  used_flirts: string[]
}

/** What is printed on a card besides its text. ``money`` is what a wage is worth, ``power`` what a weapon is worth: ``boosted`` beside one of the cards in ``boost_with``. */
export interface CardFigures {
  family: Family
  smiles: number
  money?: number
  power?: number
  boosted?: number
  boost_with?: string[]
}

/** The figures of every card, by its kind, family after family. ``studies`` is the highest level of studies. */
export interface Figures {
  studies: number
  cards: Record<string, CardFigures>
}

/** The facts of a beat. Each beat has some of these. */
export interface Facts {
  seat?: number
  card?: string
  target?: number
  hit?: boolean
  strength?: number
  count?: number
  lost?: boolean
  smiles?: number
  missing?: number
  damage?: number
}
