import { readAmount } from '../../../src/engine/rules/money/read-amount.ts'
import type { SiteRecord } from '../../database/records.ts'
import { CallError } from '../calls/index.ts'

/**
 * An amount that is typed, in minor units: above zero, with no more digits than the currency has.
 * @throws CallError fields_invalid
 */
export function readPositive(text: string, { exponent }: Pick<SiteRecord, 'exponent'>, field = 'amount'): bigint {
  const amount = readAmount(text, exponent)
  if (typeof amount === 'bigint' && amount > 0n) return amount
  const refusal = amount === 'digits' ? { key: 'error_amount_digits', values: { count: exponent } } : { key: 'error_amount' }
  throw new CallError('fields_invalid', { fields: { [field]: refusal } })
}
