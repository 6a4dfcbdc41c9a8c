import { isUnavailable } from '../api-context/index.ts'

/** Thrown if a value of a brand's initial configuration or content cannot be stored. */
export class SeedError extends Error {
  override readonly name = 'SeedError'
  constructor(
    /** The file with the invalid value. */
    readonly section: 'platform' | 'content',
    override readonly cause: unknown,
  ) {
    super(`${section}.json has a value that cannot be stored.`)
  }
}

/** Wraps an error that a value has caused in a `SeedError` with the file of the value; other errors are passed on. */
export async function withSeedError<T>(section: SeedError['section'], run: () => Promise<T>): Promise<T> {
  return run().catch((error: unknown) => {
    throw isCausedByValue(error) ? new SeedError(section, error) : error
  })
}

/**
 * Whether an error is caused by a value (SQLSTATE classes 22 and 23, or not an error of the database) rather than by a
 * busy or unavailable database.
 */
function isCausedByValue(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === undefined ? !isUnavailable(error) : typeof code === 'string' && /^2[23]/.test(code)
}
