import type { CachedPage } from './page-cache.ts'
import type { Merchants } from './merchants.ts'

const most = 10_000
const longestKey = 300

/**
 * Pages that were asked for before, by all of a request that decides which page it is: with a thousand brands, looking each part up in the brand's
 * configuration costs a tenth of the whole answer. Forgotten with every change of the merchants, and when there are too many.
 */
export class RecentPages {
  readonly #pages = new Map<string, CachedPage>()
  #edition: object | undefined

  constructor(readonly merchants: Pick<Merchants, 'edition'>) {}

  get(key: string): CachedPage | undefined {
    if (this.#edition !== this.merchants.edition()) this.#pages.clear()
    return this.#pages.get(key)
  }

  set(key: string, page: CachedPage): void {
    if (key.length > longestKey) return
    if (this.#pages.size >= most) this.#pages.clear()
    this.#edition = this.merchants.edition()
    this.#pages.set(key, page)
  }
}
