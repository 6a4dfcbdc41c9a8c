/** Context of a log entry, besides its message. Contains no personal data. */
export interface LogDetails {
  /** Default: `error` if there is an error, otherwise `info`. */
  readonly level?: LogLevel
  /** Id of the brand. */
  readonly brand?: string | undefined
  readonly requestId?: string
  readonly method?: string
  /** Pattern of the path, such as `/_livery/art/:name`; never the path itself. */
  readonly route?: string | undefined
  /** Kind of the background job. */
  readonly job?: string
  /**
   * Logged in JSON and passed to error trackers by its type, code and stack; left out in text format. Its message is
   * always left out, because it may contain user input.
   */
  readonly error?: unknown
}

export const logLevels = ['info', 'warn', 'error'] as const
export type LogLevel = (typeof logLevels)[number]

/** Writes an entry. The message is one line. */
export type Log = (message: string, details?: LogDetails) => void

/** A request that was answered. */
export interface AnsweredRequest {
  readonly requestId: string
  readonly brand: string | undefined
  readonly method: string
  readonly route: string
  /** Name of the declared endpoint; for other requests, the route. */
  readonly endpoint: string
  readonly status: number
  readonly milliseconds: number
  /** Returns the visitor's address. Called only if addresses are logged. */
  readonly address: () => string
}

/** Type, code and stack of an error, without its message. */
export interface RedactedError {
  readonly type: string
  readonly code?: string
  /** Functions and positions, innermost first. */
  readonly stack: readonly string[]
}

const maxFrames = 8

/** Removes everything from an error that may contain user input. */
export function redactError(error: unknown): RedactedError {
  if (!(error instanceof Error)) return { type: `a thrown ${typeof error}`, stack: [] }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    stack: frames.slice(0, maxFrames).map((frame) => frame.trim()),
  }
}
