import { writeDecimal } from '../../../src/engine/rules/money/write-decimal.ts'
import type { SiteRecord } from '../../database/records.ts'
import { CallError } from '../calls/index.ts'

/** The refusal of an amount that is more than there is: it says what there is. */
export function moreThanThereIs(free: bigint, { exponent }: Pick<SiteRecord, 'exponent'>): CallError {
  const refusal =
    free > 0n ? { key: 'error_transfer_limit', values: { amount: writeDecimal(free, exponent) } } : { key: 'error_transfer_nothing' }
  return new CallError('transfer_limit', { fields: { amount: refusal } })
}
