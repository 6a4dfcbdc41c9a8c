import { writeDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { FieldError } from '../../../src/engine/contract/port.ts'
import type { SiteRecord } from '../../database/records.ts'
import { CallError } from '../calls/index.ts'
import type { Withdrawable } from './withdrawable.ts'

type Site = Pick<SiteRecord, 'exponent'>

const limitError = (refusal: FieldError): CallError => new CallError('transfer_limit', { fields: { amount: refusal } })

/** The refusal of an amount that is more than there is: it says what there is. */
export function moreThanThereIs(free: bigint, { exponent }: Site): CallError {
  return limitError(
    free > 0n ? { key: 'error_transfer_limit', values: { amount: writeDecimal(free, exponent) } } : { key: 'error_transfer_nothing' },
  )
}

/**
 * The refusal of a transfer to another player: it says what can leave now, or what has to be staked before anything
 * can.
 */
export function moreThanMayLeave({ now, wageringLeft }: Withdrawable, site: Site): CallError {
  if (wageringLeft === 0n) return moreThanThereIs(now, site)
  return limitError({ key: 'error_transfer_turnover', values: { amount: writeDecimal(wageringLeft, site.exponent) } })
}
