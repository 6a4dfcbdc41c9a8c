/** What was staked in a category on a day, in minor units. */
export interface CategoryStake {
  readonly category: string
  readonly stake: bigint
}

/** What a category gives back of it. */
export interface CategoryCashback extends CategoryStake {
  /** In percent. */
  readonly rate: number
  readonly amount: bigint
}

/** Rates by category, in percent. */
export type RebateRates = Readonly<Record<string, { readonly percent: number }>>

/** Rates are counted in whole millionths, so that no part of one is lost. */
const millionths = 1_000_000

/** The cashback of each category that has a rate, rounded down to the minor unit. */
export const countCashback = (stakes: readonly CategoryStake[], rates: RebateRates): readonly CategoryCashback[] =>
  stakes.flatMap(({ category, stake }) => {
    const rate = rates[category]?.percent
    if (rate === undefined || rate <= 0) return []
    return [{ category, stake, rate, amount: (stake * BigInt(Math.round((rate * millionths) / 100))) / BigInt(millionths) }]
  })
