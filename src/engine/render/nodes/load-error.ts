/**
 * The error of a module that could not be loaded: of type `missing` if no module has the name, `timeout` if loading
 * took too long, `error` otherwise. `url` is the requested address, empty if unknown.
 */
export class LoadError extends Error {
  override readonly name = 'LoadError'
  constructor(
    readonly type: 'error' | 'timeout' | 'missing',
    readonly moduleName: string,
    readonly url: string,
  ) {
    super(`Module ${moduleName} could not be loaded (${type}).`)
  }
}

/** Returns the message key for the error of a node or a module. */
export const getLoadErrorKey = (error: unknown): 'error_timeout' | 'error_chunk' =>
  error instanceof LoadError && error.type === 'timeout' ? 'error_timeout' : 'error_chunk'
