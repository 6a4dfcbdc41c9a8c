import type { ErrorCode } from '../../../src/generated/errors.ts'

/** Why a field is refused: a message key and the values that it names. */
interface FieldRefusal {
  readonly key: string
  readonly values?: Readonly<Record<string, string | number>>
}

interface Detail {
  /** What is wrong with each field, by its name. */
  readonly fields?: Readonly<Record<string, FieldRefusal>>
  /** The next attempt needs a captcha. */
  readonly captcha?: boolean
  readonly retryAfterSeconds?: number
}

/** A call that is refused with a code of the catalogue. Nothing else of it reaches the caller. */
export class CallError extends Error {
  override readonly name = 'CallError'
  constructor(
    readonly code: ErrorCode,
    readonly detail: Detail = {},
    /** Whose account it is about, where that was shown: for the log alone. */
    readonly account: string | null = null,
  ) {
    super(code)
  }
}
