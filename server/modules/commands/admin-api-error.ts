import type { ErrorCode } from '../../../src/generated/errors.ts'
import { findViolatedConstraint } from '../../database/errors.ts'
import { ApiError } from '../api-context/index.ts'

/** An admin command that cannot be carried out. The message is shown to the operator. */
export class AdminApiError extends Error {
  override readonly name = 'AdminApiError'
}

/**
 * Returns the amount that `compute` returns, or 0 if it throws an AdminApiError: the exposure of a command is computed
 * before its input is validated.
 */
export function computeOrZero(compute: () => bigint): bigint {
  try {
    return compute()
  } catch (error) {
    if (error instanceof AdminApiError) return 0n
    throw error
  }
}

/** Messages for violated database constraints, by the name of the constraint. */
const constraintMessages: Readonly<Record<string, string>> = {
  activities_opens_before_it_closes: 'closes must be after opens.',
  activities_envelope_amounts: 'A money envelope requires maxAmount.',
  deposit_channels_fee_below_min_amount: 'feeFixed must be below min, otherwise the smallest deposit credits nothing.',
  deposit_channels_hours_differ: 'Hours must begin and end at different times. Use none for always open.',
  deposit_channels_unit_rate: 'The rate of a unit must be above zero.',
  withdrawal_settings_fee_below_min_amount: 'feeFixed must be below min, otherwise the smallest withdrawal pays nothing.',
  raffle_prizes_chances: 'The chances of a raffle must add up to at most 10000.',
}

/** Messages for error codes of the API, which a command can fail with too. */
const codeMessages: Readonly<Partial<Record<ErrorCode, string>>> = {
  account_disabled: 'The account is disabled.',
  real_account_required: 'Guest and trial accounts cannot hold money or points.',
}

/**
 * Converts an error of a command to an AdminApiError if it is a violated constraint of `constraintMessages`, or an
 * ApiError with any code but `unavailable`. Returns any other error unchanged.
 */
export function toAdminApiError(error: unknown): unknown {
  if (error instanceof ApiError && error.code !== 'unavailable')
    return new AdminApiError(codeMessages[error.code] ?? `The platform rejected the command: ${error.code}.`)
  const constraint = findViolatedConstraint(error) ?? ''
  return Object.hasOwn(constraintMessages, constraint) ? new AdminApiError(String(constraintMessages[constraint])) : error
}
