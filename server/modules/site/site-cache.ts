import type { SiteRecord } from '../../database/records.ts'

const ttlMilliseconds = 1_000

/**
 * Caches the state of each brand under its code for a second or until it is invalidated. The result of a read that is
 * in progress during an invalidation is returned only to callers that requested it before.
 */
export class SiteCache {
  readonly #sites = new Map<string, { readonly site: Promise<SiteRecord>; readonly expiresAt: number }>()

  read(code: string, load: () => Promise<SiteRecord>): Promise<SiteRecord> {
    const cached = this.#sites.get(code)
    if (cached && cached.expiresAt > Date.now()) return cached.site
    const entry = { site: load(), expiresAt: Date.now() + ttlMilliseconds }
    this.#sites.set(code, entry)
    entry.site.catch(() => this.#sites.get(code) === entry && this.#sites.delete(code))
    return entry.site
  }

  invalidate(code: string): void {
    this.#sites.delete(code)
  }
}
