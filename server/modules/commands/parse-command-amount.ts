import { parseAmount } from '../../../src/engine/rules/money/parse-amount.ts'
import { getMaxAmount } from '../../../src/engine/rules/money/max-amount.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { SiteRecord } from '../../database/records.ts'
import { AdminApiError } from './admin-api-error.ts'

/**
 * Parses an amount that an operator entered, such as "2500.00", to minor units. Nothing is rounded: an amount with more
 * decimals than the currency, or above the currency's maximum, is rejected.
 * @throws AdminApiError
 */
export function parseCommandAmount(text: string, { exponent, currency }: Pick<SiteRecord, 'exponent' | 'currency'>): bigint {
  const amount = parseAmount(text, exponent)
  if (amount === 'format') throw new AdminApiError(`"${text}" is not an amount such as 2500.00.`)
  if (amount === 'decimals') throw new AdminApiError(`${currency} has ${exponent} decimals, but "${text}" has more.`)
  const maxAmount = getMaxAmount({ currency, exponent })
  if (amount > maxAmount) throw new AdminApiError(`"${text}" is more than the largest amount, ${formatDecimal(maxAmount, exponent)}.`)
  return amount
}
