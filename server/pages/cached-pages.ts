import { LRUCache } from 'lru-cache'
import type { QueryDependencies } from '../../src/engine/contract/site.ts'
import type { EncodedBody } from './encoded-body.ts'
import type { FirstScreenFacts } from './first-screen.ts'
import type { ServedMerchant } from '../modules/brands/index.ts'

export interface WrittenPage {
  readonly body: EncodedBody
  /** What its first screen depends on; nothing where it has none. */
  readonly dependencies: QueryDependencies
}

interface CachedPage {
  readonly facts: FirstScreenFacts | undefined
  readonly page: Promise<WrittenPage>
}

/**
 * So many pages of each merchant, for as long as they are true; those of a merchant are forgotten when it changes, and
 * where there are too many the one that was not asked for longest.
 */
export class CachedPages {
  readonly #pages = new WeakMap<ServedMerchant, LRUCache<string, CachedPage>>()
  constructor(readonly max: number) {}

  get(merchant: ServedMerchant, key: string, facts: FirstScreenFacts | undefined): Promise<WrittenPage> | undefined {
    const known = this.#pages.get(merchant)?.get(key)
    return known?.facts === facts ? known?.page : undefined
  }

  /** Keeps a page that is being written, unless that fails. */
  set(merchant: ServedMerchant, key: string, entry: CachedPage): Promise<WrittenPage> {
    const pages = this.#pages.get(merchant) ?? new LRUCache({ max: this.max })
    this.#pages.set(merchant, pages)
    pages.set(key, entry)
    entry.page.catch(() => pages.peek(key) === entry && pages.delete(key))
    return entry.page
  }
}
