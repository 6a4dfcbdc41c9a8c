import { isUnavailable } from '../calls/index.ts'

/** Thrown if the initial configuration of a brand cannot be stored. */
export class SeedError extends Error {
  override readonly name = 'SeedError'
  constructor(
    /** The file with the invalid value. */
    readonly part: 'platform' | 'content',
    override readonly cause: unknown,
  ) {
    super(`${part}.json has a value that cannot be stored.`)
  }
}

/** Wraps errors of a write with the part of the configuration that caused them. */
export async function inPart<T>(part: SeedError['part'], write: () => Promise<T>): Promise<T> {
  return write().catch((error: unknown) => {
    throw isRefusal(error) ? new SeedError(part, error) : error
  })
}

/**
 * Whether an error is caused by a value (SQLSTATE classes 22 and 23, or not an error of the database) rather than by a
 * busy or unavailable database.
 */
function isRefusal(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === undefined ? !isUnavailable(error) : typeof code === 'string' && /^2[23]/.test(code)
}
