/**
 * A part of the program that did not load: `missing` where nothing of that name exists, `timeout` where it took too
 * long. `url` is the address that was asked for, empty where there is none.
 */
export class LoadError extends Error {
  override readonly name = 'LoadError'
  constructor(
    readonly type: 'error' | 'timeout' | 'missing',
    readonly part: string,
    readonly url: string,
  ) {
    super(`${part} did not load (${type})`)
  }
}

/** What is said where something did not load or failed. */
export const loadErrorText = (error: unknown): 'error_timeout' | 'error_chunk' =>
  error instanceof LoadError && error.type === 'timeout' ? 'error_timeout' : 'error_chunk'
