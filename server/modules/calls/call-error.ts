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

/**
 * What the log says about an error that nobody expected: its kind, its code and where it arose, not its message, which
 * may quote what somebody typed. One line.
 */
export function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return `a thrown ${typeof error}`
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : ''
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return [`${error.name}${code}`, ...frames.slice(0, 8).map((frame) => frame.trim())].join(' ')
}
