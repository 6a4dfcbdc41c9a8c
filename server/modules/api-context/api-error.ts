import { redactError } from '../../telemetry/log.ts'
import type { ErrorCode } from '../../../src/generated/errors.ts'

/** Why a field is invalid: a message key and its placeholder values. */
interface FieldIssue {
  readonly key: string
  readonly values?: Readonly<Record<string, string | number>>
}

interface ApiErrorDetail {
  /** The issue of each invalid field, by name. */
  readonly fields?: Readonly<Record<string, FieldIssue>>
  /** Whether the next attempt needs a captcha. */
  readonly captcha?: boolean
  readonly retryAfterSeconds?: number
}

/** Rejects a request with an error code of the API. Only the code and `detail` reach the client. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  constructor(
    readonly code: ErrorCode,
    readonly detail: ApiErrorDetail = {},
    /**
     * Id of the account that the request concerns, if its password or code was correct. Recorded only in the audit log.
     */
    readonly account: string | null = null,
  ) {
    super(code)
  }
}

/**
 * Describes an unexpected error for the log, on one line: its type, code and stack frames. The message is left out
 * because it may contain user input.
 */
export function describeError(error: unknown): string {
  const { type, code, stack } = redactError(error)
  return [code === undefined ? type : `${type} ${code}`, ...stack].join(' ')
}
