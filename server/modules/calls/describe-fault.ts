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
