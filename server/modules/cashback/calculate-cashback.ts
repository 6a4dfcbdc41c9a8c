/** Stakes of a category on a day, in minor units. */
export interface CategoryStake {
  readonly category: string
  readonly stake: bigint
}

/** Cashback of a category, with the stakes that it is calculated from. */
export interface CategoryCashback extends CategoryStake {
  /** In percent. */
  readonly rate: number
  readonly amount: bigint
}

/** Rates by category, in percent. */
export type RebateRates = Readonly<Record<string, { readonly percent: number }>>

/** Scale of rates as integers, which makes the calculation exact. */
const rateScale = 1_000_000

/** Calculates the cashback of each category with a rate above 0, rounded down to the minor unit. */
export const calculateCashback = (stakes: readonly CategoryStake[], rates: RebateRates): readonly CategoryCashback[] =>
  stakes.flatMap(({ category, stake }) => {
    const rate = rates[category]?.percent
    if (rate === undefined || rate <= 0) return []
    return [{ category, stake, rate, amount: (stake * BigInt(Math.round((rate * rateScale) / 100))) / BigInt(rateScale) }]
  })
