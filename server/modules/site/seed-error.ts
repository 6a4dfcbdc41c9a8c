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
