import { isUnavailable } from '../calls/index.ts'

/** What a brand is to be started with cannot be kept as it is. */
export class SeedError extends Error {
  override readonly name = 'SeedError'
  constructor(
    /** The part of its configuration. */
    readonly part: 'platform' | 'content',
    override readonly cause: unknown,
  ) {
    super(`What ${part}.json says cannot be kept.`)
  }
}

/** Says which part of the configuration it was that could not be kept. */
export async function inPart<T>(part: SeedError['part'], write: () => Promise<T>): Promise<T> {
  return write().catch((error: unknown) => {
    throw isRefusal(error) ? new SeedError(part, error) : error
  })
}

/**
 * Whether a value is at fault (classes 22 and 23 of SQLSTATE, or no answer of the database at all), and not a moment in
 * which the database is busy or away.
 */
function isRefusal(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === undefined ? !isUnavailable(error) : typeof code === 'string' && /^2[23]/.test(code)
}
