import type { SiteRecord } from '../../database/records.ts'

const freshMilliseconds = 1_000

/**
 * Caches the state of each brand under its code for a second or until it is invalidated. A read that is in progress at
 * an invalidation is used only by earlier callers.
 */
export class SiteCache {
  readonly #sites = new Map<string, { readonly site: Promise<SiteRecord>; readonly until: number }>()

  read(code: string, load: () => Promise<SiteRecord>): Promise<SiteRecord> {
    const known = this.#sites.get(code)
    if (known && known.until > Date.now()) return known.site
    const entry = { site: load(), until: Date.now() + freshMilliseconds }
    this.#sites.set(code, entry)
    entry.site.catch(() => this.#sites.get(code) === entry && this.#sites.delete(code))
    return entry.site
  }

  forget(code: string): void {
    this.#sites.delete(code)
  }
}
