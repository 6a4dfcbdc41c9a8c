import { getMaxAmount } from '../../../src/engine/rules/money/max-amount.ts'
import { parseAmount } from '../../../src/engine/rules/money/parse-amount.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { SiteRecord } from '../../database/records.ts'
import { ApiError } from '../api-context/index.ts'

/**
 * Parses an entered amount to minor units. It must be positive, at most the maximum of the currency, and have no more
 * decimal places than the currency.
 * @throws ApiError fields_invalid
 */
export function requirePositiveAmount(
  text: string,
  { currency, exponent }: Pick<SiteRecord, 'currency' | 'exponent'>,
  field = 'amount',
): bigint {
  const amount = parseAmount(text, exponent)
  const ceiling = getMaxAmount({ currency, exponent })
  if (typeof amount === 'bigint' && amount > 0n && amount <= ceiling) return amount
  if (typeof amount === 'bigint' && amount > ceiling)
    throw new ApiError('fields_invalid', {
      fields: { [field]: { key: 'error_deposit_max', values: { amount: formatDecimal(ceiling, exponent) } } },
    })
  const fieldError = amount === 'decimals' ? { key: 'error_amount_digits', values: { count: exponent } } : { key: 'error_amount' }
  throw new ApiError('fields_invalid', { fields: { [field]: fieldError } })
}
