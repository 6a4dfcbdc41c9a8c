/**
 * The error of a module that failed to load: of type `missing` if no module has the name, `timeout` if it took too
 * long. `url` is the requested address, empty if unknown.
 */
export class LoadError extends Error {
  override readonly name = 'LoadError'
  constructor(
    readonly type: 'error' | 'timeout' | 'missing',
    readonly moduleName: string,
    readonly url: string,
  ) {
    super(`${moduleName} did not load (${type})`)
  }
}

/** Returns the message key for a module that failed to load. */
export const loadErrorKey = (error: unknown): 'error_timeout' | 'error_chunk' =>
  error instanceof LoadError && error.type === 'timeout' ? 'error_timeout' : 'error_chunk'
