import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { FieldError } from '../../../src/engine/contract/port.ts'
import type { SiteRecord } from '../../database/records.ts'
import { CallError } from '../calls/index.ts'
import type { Withdrawable } from './withdrawable.ts'

type Site = Pick<SiteRecord, 'exponent'>

const limitError = (fieldError: FieldError): CallError => new CallError('transfer_limit', { fields: { amount: fieldError } })

/** Returns the error for an amount above the balance, which it includes. */
export function insufficientFundsError(available: bigint, { exponent }: Site): CallError {
  return limitError(
    available > 0n
      ? { key: 'error_transfer_limit', values: { amount: formatDecimal(available, exponent) } }
      : { key: 'error_transfer_nothing' },
  )
}

/**
 * Returns the error for a transfer to another player, with the available amount or the remaining wagering requirement.
 */
export function withdrawableExceededError({ available, wageringLeft }: Withdrawable, site: Site): CallError {
  if (wageringLeft === 0n) return insufficientFundsError(available, site)
  return limitError({ key: 'error_transfer_turnover', values: { amount: formatDecimal(wageringLeft, site.exponent) } })
}
