import { type Log, type LogDetails, redactError } from './log.ts'

/** A server error for an error tracker, without the parts that may contain user input. */
export interface ErrorReport extends Omit<LogDetails, 'level' | 'error'> {
  /**
   * Name and the first stack frames are those of the original error. The message is its type and code: the
   * original message may quote user input.
   */
  readonly error: Error
}

export type ErrorReporter = (report: ErrorReport) => unknown

/** Returns a log that also passes each error to the reporters. The failure of a reporter is only logged. */
export function createReportingLog(log: Log, reporters: readonly ErrorReporter[]): Log {
  if (reporters.length === 0) return log
  const send = async (report: ErrorReport, reporter: ErrorReporter): Promise<void> => {
    await reporter(report)
  }
  return (message, details) => {
    log(message, details)
    if (details?.error === undefined) return
    const { level: _, error, ...context } = details
    const report = { ...context, error: toRedactedError(error) }
    for (const reporter of reporters)
      void send(report, reporter).catch((failure: unknown) =>
        log(`An error could not be reported to the error tracker: ${redactError(failure).type}`, { level: 'warn' }),
      )
  }
}

function toRedactedError(error: unknown): Error {
  const { type, code, stack } = redactError(error)
  const message = code === undefined ? type : `${type} ${code}`
  return Object.defineProperties(new Error(message), {
    name: { value: type },
    stack: { value: [message, ...stack.map((frame) => `    ${frame}`)].join('\n') },
  })
}
