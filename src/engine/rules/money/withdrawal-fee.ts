/** What a withdrawal costs, as the brand has set it. */
export interface WithdrawalFee {
  /** Minor units that each one costs. */
  readonly fixed: bigint
  /** Hundredths of a percent of the amount. */
  readonly rate: number
  /** How many cost nothing still today. */
  readonly freeLeft: number
}

const whole = 10_000n

/** What is kept of an amount, in minor units; a part of a unit is not kept. In the browser and on the server alike. */
export function feeOf(amount: bigint, { fixed, rate, freeLeft }: WithdrawalFee): bigint {
  if (freeLeft > 0) return 0n
  return fixed + (amount * BigInt(rate)) / whole
}
