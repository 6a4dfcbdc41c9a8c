import { slot } from './play/slot.ts'
import { type Playable, playable } from './play/game.ts'
import type { OfferedGame } from './operator.ts'

/** The games that this vendor has, by the name of their page. Each stands in for every game of the catalogue that is like it. */
export const roundGames = { slot: playable(slot) } satisfies Readonly<Record<string, Playable>>

export type Kind = keyof typeof roundGames

/** Which game a game of the catalogue is played as. */
export function kindOf(_game: Pick<OfferedGame, 'category' | 'code'>): Kind {
  return 'slot'
}
