import { isValidStake } from './chips.ts'
import type { RandomInt } from './random-int.ts'
import { type RoundGame, isRecord } from './game.ts'

/** Stakes by spot. */
type TableBet = Readonly<Record<string, number>>

/** The visible result of a round. */
export interface TableView {
  /** Cards or tiles by hand. Cards are 0 to 51, suits of thirteen from the ace. */
  readonly hands?: Readonly<Record<string, readonly number[]>>
  readonly dice?: readonly number[]
  /** The pocket of a roulette wheel. */
  readonly pocket?: number
  /** Coins of xoc dia: 1 is red. */
  readonly coins?: readonly number[]
  /** Number of beads of fan tan. */
  readonly beads?: number
}

export interface TableOutcome extends TableView {
  /** Payouts of the spots, in hundredths of their stakes: 100 is the stake. Losing spots are left out. */
  readonly pays: Readonly<Record<string, number>>
}

/** Description of a game with spots to bet on. */
export interface TableRules {
  /** Gaming equipment that the page renders. */
  readonly equipment: 'cards' | 'tiles' | 'dominoes' | 'dice' | 'creatures' | 'coins' | 'beads' | 'wheel' | 'fish'
  /** The hands that are dealt, each with its initial number of cards or tiles. */
  readonly hands?: Readonly<Record<string, number>>
  /** Points of a hand, for games with points. */
  readonly points?: ((hand: readonly number[]) => number) | undefined
  /** The spots of each group with all possible payouts, in hundredths of the stake, the most common one first. */
  readonly groups: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>
  deal(randomInt: RandomInt): TableOutcome
}

export interface Table extends RoundGame<TableBet, TableOutcome>, TableRules {
  readonly spots: readonly string[]
}

/** Creates a table from its description. */
export function createTable(rules: TableRules): Table {
  const spots = Object.values(rules.groups).flatMap((group) => Object.keys(group))
  return {
    ...rules,
    spots,
    parseBet: (input) => {
      if (!isRecord(input)) return undefined
      const entries = Object.entries(input)
      const isValid = entries.length > 0 && entries.every(([spot, stake]) => spots.includes(spot) && isValidStake(stake))
      return isValid ? (input as TableBet) : undefined
    },
    getStake: (bet) => Object.values(bet).reduce((sum, stake) => sum + stake, 0),
    play: (randomInt, bet) => {
      const outcome = rules.deal(randomInt)
      const win = Object.entries(bet).reduce((sum, [spot, stake]) => sum + (stake * (outcome.pays[spot] ?? 0)) / 100, 0)
      return { win, outcome }
    },
  }
}

/** Returns spots with the same payouts, one for each number of a range. */
export const createSpots = (name: string, from: number, to: number, pays: readonly number[]): Record<string, readonly number[]> =>
  Object.fromEntries(Array.from({ length: to - from + 1 }, (_, index) => [`${name}-${String(from + index)}`, pays]))
