/** The brand's fee for withdrawals. */
export interface WithdrawalFee {
  /** Fixed fee of each withdrawal, in minor units. */
  readonly fixed: bigint
  /** Percentage of the amount, in hundredths of a percent. */
  readonly rate: number
  /** Withdrawals left today without a fee. */
  readonly freeWithdrawalsLeft: number
}

const rateScale = 10_000n

/**
 * Returns the fee of a withdrawal in minor units, rounded down; 0 if a free withdrawal is left. The browser and the
 * server run the same calculation.
 */
export function computeWithdrawalFee(amount: bigint, { fixed, rate, freeWithdrawalsLeft }: WithdrawalFee): bigint {
  if (freeWithdrawalsLeft > 0) return 0n
  return fixed + (amount * BigInt(rate)) / rateScale
}
