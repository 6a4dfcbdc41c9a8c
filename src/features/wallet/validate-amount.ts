import { toAmountError, type FieldError, parseAmountInput, type SiteConfig } from '../../engine/index.ts'

interface Limit {
  /** Balance that the amount is taken from, in minor units; `undefined` while it is unknown. */
  readonly max: bigint | undefined
  /** Message key of the error for an amount above `max`. */
  readonly aboveMaxKey: string
}

/** Validates an amount entered in the brand's number format. Returns the error; `undefined` if it is valid. */
export function validateAmount(
  input: string,
  currency: SiteConfig['merchant']['currency'],
  { max, aboveMaxKey }: Limit,
): FieldError | undefined {
  if (input.trim() === '') return { key: 'reg_required' }
  const amount = parseAmountInput(input, currency)
  if (typeof amount !== 'bigint') return toAmountError(amount, currency.exponent)
  if (amount === 0n) return { key: 'error_amount' }
  return max !== undefined && amount > max ? { key: aboveMaxKey } : undefined
}
