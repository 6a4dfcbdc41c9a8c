/**
 * What the log says about an error that nobody expected: its kind, its code and where it arose, not its message, which
 * may quote what somebody typed.
 */
export function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return `a thrown ${typeof error}`
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : ''
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return [`${error.name}${code}`, ...frames.slice(0, 8)].join('\n')
}

const lost = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT', '57P01', '57P02', '57P03', '53300', '55000'])

/** Whether the database could not be reached: passing, and no fault of the call. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return (
    lost.has(code) ||
    code.startsWith('08') ||
    /^(Connection terminated|timeout exceeded when trying to connect|timeout expired)/.test(error.message)
  )
}
