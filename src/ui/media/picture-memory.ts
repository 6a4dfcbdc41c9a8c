/** Remembers the addresses of pictures that have loaded, the newest ones; the oldest is driven out. */
export class PictureMemory {
  readonly #seen = new Set<string>()

  /** Whether the picture is known to load. */
  has(src: string): boolean {
    return this.#seen.has(src)
  }

  /** Remembers one more, and keeps at most `limit` of them. */
  add(src: string, limit: number): void {
    this.#seen.delete(src)
    this.#seen.add(src)
    for (const oldest of this.#seen) {
      if (this.#seen.size <= limit) return
      this.#seen.delete(oldest)
    }
  }
}
