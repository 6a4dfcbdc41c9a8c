/** Remembers the addresses of loaded pictures; evicts the oldest. */
export class LoadedPictureCache {
  readonly #seen = new Set<string>()

  /** Whether the picture has loaded before. */
  has(src: string): boolean {
    return this.#seen.has(src)
  }

  /** Adds an address, and keeps at most `limit` of them. */
  add(src: string, limit: number): void {
    this.#seen.delete(src)
    this.#seen.add(src)
    for (const oldest of this.#seen) {
      if (this.#seen.size <= limit) return
      this.#seen.delete(oldest)
    }
  }
}
