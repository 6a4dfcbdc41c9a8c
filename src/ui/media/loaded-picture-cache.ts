/** Remembers the URLs of loaded pictures, and evicts the oldest. */
export class LoadedPictureCache {
  readonly #seen = new Set<string>()

  /** Whether the picture has loaded before. */
  has(src: string): boolean {
    return this.#seen.has(src)
  }

  /** Adds a URL as the newest, and evicts the oldest above `limit`. */
  add(src: string, limit: number): void {
    this.#seen.delete(src)
    this.#seen.add(src)
    for (const oldest of this.#seen) {
      if (this.#seen.size <= limit) return
      this.#seen.delete(oldest)
    }
  }
}
