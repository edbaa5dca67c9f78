// The figures of the boxes are written once, in the game's own cards.toml; the board is built with that very file.
import box from '../../../../src/croupier/shelf/smile_life/cards.toml?raw'

/** What is printed on a card besides its text. */
export interface Figures {
  family: string
  smiles: number
}

function printed(entry: string, name: string): string {
  return new RegExp(`^${name} = "?([^"\n]+)"?$`, 'm').exec(entry)?.[1] ?? ''
}

export const FIGURES: ReadonlyMap<string, Figures> = new Map(
  box
    .split('[[card]]')
    .slice(1)
    .map((entry) => [
      printed(entry, 'id'),
      { family: printed(entry, 'family'), smiles: Number(printed(entry, 'smiles')) },
    ]),
)
