import type { RandomInt } from '../random-int.ts'
import type { TableRules } from '../table.ts'

/** Deck of a game, and the ranking of its hands: ranks are lists that are compared element by element. */
export interface HandRules {
  readonly equipment: TableRules['equipment']
  /** Every card or tile once. */
  readonly deck: readonly number[]
  readonly handSize: number
  rank(hand: readonly number[]): readonly number[]
  readonly points?: (hand: readonly number[]) => number
}

/** Deals hands without replacement. */
function dealHands(randomInt: RandomInt, { deck, handSize }: HandRules, names: readonly string[]): Record<string, number[]> {
  const remaining = [...deck]
  return Object.fromEntries(
    names.map((name) => [name, Array.from({ length: handSize }, () => remaining.splice(randomInt(remaining.length), 1)[0] ?? 0)] as const),
  )
}

/** Returns a positive number if the first hand is better, a negative one if the second is, 0 if they are equal. */
function compareRanks(first: readonly number[], second: readonly number[]): number {
  const firstDifference = first.findIndex((value, index) => value !== second[index])
  return firstDifference === -1 ? 0 : (first[firstDifference] ?? 0) - (second[firstDifference] ?? 0)
}

/** Returns the table properties of hands with these names. */
const toTableProperties = (
  { equipment, handSize, points }: HandRules,
  names: readonly string[],
): Pick<TableRules, 'equipment' | 'hands' | 'points'> => ({
  equipment,
  hands: Object.fromEntries(names.map((name) => [name, handSize])),
  ...(points && { points }),
})

/** The positions that play against the banker. */
const gates = ['gate-1', 'gate-2', 'gate-3'] as const

/**
 * Three hands against the banker's. A better hand pays `win`, an equal one `tie`, in hundredths of the stake. `tie` is
 * `undefined` if no two hands are equal.
 */
export function createBankerGame(rules: HandRules, win: number, tie: number | undefined): TableRules {
  const payouts = tie === undefined ? [win] : [win, tie]
  return {
    ...toTableProperties(rules, ['banker', ...gates]),
    groups: { main: Object.fromEntries(gates.map((gate) => [gate, payouts])) },
    deal: (randomInt) => {
      const hands = dealHands(randomInt, rules, ['banker', ...gates])
      const getHandRank = (name: string): readonly number[] => rules.rank(hands[name] ?? [])
      const pays: Record<string, number> = {}
      for (const gate of gates) {
        const comparison = compareRanks(getHandRank(gate), getHandRank('banker'))
        if (comparison > 0) pays[gate] = win
        else if (comparison === 0 && tie !== undefined) pays[gate] = tie
      }
      return { hands, pays }
    },
  }
}

const seats = ['you', 'seat-2', 'seat-3', 'seat-4'] as const

/** Four seats put the same stake into the pot: the best hand wins it, minus 5 %. No two hands are equal. */
export function createPotGame(rules: HandRules): TableRules {
  return {
    ...toTableProperties(rules, seats),
    groups: { main: { ante: [380] } },
    deal: (randomInt) => {
      const hands = dealHands(randomInt, rules, seats)
      const playerRank = rules.rank(hands['you'] ?? [])
      const isBest = seats.slice(1).every((seat) => compareRanks(playerRank, rules.rank(hands[seat] ?? [])) > 0)
      return { hands, pays: isBest ? { ante: 380 } : {} }
    },
  }
}

/**
 * Two named hands against each other, with spots on the kind of the better one: the first element of its rank. The
 * better hand pays `win`, in hundredths of the stake; equal hands return the stakes.
 */
export function createTwoHandGame(
  rules: HandRules,
  names: readonly [string, string],
  win: number,
  kinds: Readonly<Record<string, { readonly kind: number; readonly pays: number }>>,
): TableRules {
  return {
    ...toTableProperties(rules, names),
    groups: {
      main: Object.fromEntries(names.map((name) => [name, [win, 100]])),
      side: Object.fromEntries(Object.entries(kinds).map(([spot, { pays }]) => [spot, [pays]])),
    },
    deal: (randomInt) => {
      const hands = dealHands(randomInt, rules, names)
      const [firstRank, secondRank] = names.map((name) => rules.rank(hands[name] ?? [])) as [readonly number[], readonly number[]]
      const comparison = compareRanks(firstRank, secondRank)
      const [kind] = comparison >= 0 ? firstRank : secondRank
      const sidePays = Object.entries(kinds).flatMap(([spot, { kind: spotKind, pays }]) =>
        spotKind === kind ? [[spot, pays] as const] : [],
      )
      const result = comparison === 0 ? { [names[0]]: 100, [names[1]]: 100 } : { [comparison > 0 ? names[0] : names[1]]: win }
      return { hands, pays: { ...result, ...Object.fromEntries(sidePays) } }
    },
  }
}
