/** A part of the program that did not load: `missing` where nothing of that name exists, `timeout` where it took too long. */
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
