import { isStake } from './chips.ts'
import type { Draw } from './draw.ts'
import { type RoundGame, isRecord } from './game.ts'

/** Stakes by spot. */
type TableBet = Readonly<Record<string, number>>

/** What lies on the table after a round. */
export interface Shown {
  /** Cards or tiles by hand. Cards are 0 to 51, suits of thirteen from the ace. */
  readonly hands?: Readonly<Record<string, readonly number[]>>
  readonly dice?: readonly number[]
  /** The pocket of a roulette wheel. */
  readonly pocket?: number
  /** Coins of se die: 1 is red. */
  readonly coins?: readonly number[]
  /** Beads of fan tan. */
  readonly beads?: number
}

export interface TableOutcome extends Shown {
  /** What the spots give back, in hundredths of their stakes: 100 is the stake. Spots that lost are left out. */
  readonly gives: Readonly<Record<string, number>>
}

/** The description of a game with spots to bet on. */
export interface TableRules {
  /** What is shown of a round. */
  readonly shows: 'cards' | 'tiles' | 'dominoes' | 'dice' | 'creatures' | 'coins' | 'beads' | 'wheel' | 'fish'
  /** The hands that are dealt, and how many cards or tiles each has at first. */
  readonly hands?: Readonly<Record<string, number>>
  /** What a hand counts, for games of points. */
  readonly points?: ((hand: readonly number[]) => number) | undefined
  /** Each group's spots with everything they can give back, in hundredths of the stake, the usual win first. */
  readonly groups: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>
  deal(draw: Draw): TableOutcome
}

export interface Table extends RoundGame<TableBet, TableOutcome>, TableRules {
  readonly spots: readonly string[]
}

/** Plays a game by its description. */
export function tableOf(rules: TableRules): Table {
  const spots = Object.values(rules.groups).flatMap((group) => Object.keys(group))
  return {
    ...rules,
    spots,
    parseBet: (sent) => {
      if (!isRecord(sent)) return undefined
      const entries = Object.entries(sent)
      const good = entries.length > 0 && entries.every(([spot, stake]) => spots.includes(spot) && isStake(stake))
      return good ? (sent as TableBet) : undefined
    },
    stakeOf: (bet) => Object.values(bet).reduce((sum, stake) => sum + stake, 0),
    play: (draw, bet) => {
      const outcome = rules.deal(draw)
      const win = Object.entries(bet).reduce((sum, [spot, stake]) => sum + (stake * (outcome.gives[spot] ?? 0)) / 100, 0)
      return { win, outcome }
    },
  }
}

/** The same payouts for several spots, one for each number of a range. */
export const spotsFor = (name: string, from: number, to: number, gives: readonly number[]): Record<string, readonly number[]> =>
  Object.fromEntries(Array.from({ length: to - from + 1 }, (_, index) => [`${name}-${String(from + index)}`, gives]))
