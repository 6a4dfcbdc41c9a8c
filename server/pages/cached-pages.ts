import { LRUCache } from 'lru-cache'
import type { QueryDependencies } from '../../src/engine/contract/site.ts'
import type { EncodedBody } from './encoded-body.ts'
import type { RenderData } from './first-screen.ts'
import type { ServedMerchant } from '../modules/brands/index.ts'

export interface RenderedPage {
  readonly body: EncodedBody
  /** The query parameters that the server-rendered HTML depends on; empty without server rendering. */
  readonly dependencies: QueryDependencies
}

interface CachedPage {
  readonly facts: RenderData | undefined
  readonly page: Promise<RenderedPage>
}

/**
 * Cache of a limited number of pages per merchant. A page is returned only for the facts (server state) that it was
 * rendered from. A merchant's pages are removed when it changes; above the limit, the least recently used page is
 * removed.
 */
export class CachedPages {
  readonly #pages = new WeakMap<ServedMerchant, LRUCache<string, CachedPage>>()
  constructor(readonly max: number) {}

  get(merchant: ServedMerchant, key: string, facts: RenderData | undefined): Promise<RenderedPage> | undefined {
    const cached = this.#pages.get(merchant)?.get(key)
    return cached?.facts === facts ? cached?.page : undefined
  }

  /** Stores a page that is being rendered; removes it if that fails. */
  set(merchant: ServedMerchant, key: string, entry: CachedPage): Promise<RenderedPage> {
    const pages = this.#pages.get(merchant) ?? new LRUCache({ max: this.max })
    this.#pages.set(merchant, pages)
    pages.set(key, entry)
    entry.page.catch(() => pages.peek(key) === entry && pages.delete(key))
    return entry.page
  }
}
