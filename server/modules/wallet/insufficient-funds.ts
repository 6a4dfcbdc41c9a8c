import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { FieldError } from '../../../src/engine/contract/port.ts'
import type { SiteRecord } from '../../database/records.ts'
import { ApiError } from '../api-context/index.ts'
import type { Withdrawable } from './withdrawable.ts'

type Site = Pick<SiteRecord, 'exponent'>

const createLimitError = (fieldError: FieldError): ApiError => new ApiError('transfer_limit', { fields: { amount: fieldError } })

/** Returns the error for an amount above the available balance. It states the balance, unless that is 0. */
export function createInsufficientFundsError(available: bigint, { exponent }: Site): ApiError {
  return createLimitError(
    available > 0n
      ? { key: 'error_transfer_limit', values: { amount: formatDecimal(available, exponent) } }
      : { key: 'error_transfer_nothing' },
  )
}

/**
 * Returns the error for a transfer to another player, with the available amount or the remaining wagering requirement.
 */
export function createWithdrawableExceededError({ available, wageringLeft }: Withdrawable, site: Site): ApiError {
  if (wageringLeft === 0n) return createInsufficientFundsError(available, site)
  return createLimitError({ key: 'error_transfer_turnover', values: { amount: formatDecimal(wageringLeft, site.exponent) } })
}
