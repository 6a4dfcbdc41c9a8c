import type { Heeded } from '../../src/engine/contract/site.ts'
import type { EncodedBody } from './encoded-body.ts'
import type { DrawnFacts } from './first-screen.ts'
import type { ServedMerchant } from './served-merchant.ts'

export interface WrittenPage {
  readonly body: EncodedBody
  /** What its first screen goes by; nothing where it has none. */
  readonly heeds: Heeded
}

interface Kept {
  readonly facts: DrawnFacts | undefined
  readonly page: Promise<WrittenPage>
}

/** So many pages of each merchant, for as long as they are true; those of a merchant are forgotten when it changes, the oldest when there are too many. */
export class KeptPages {
  readonly #pages = new WeakMap<ServedMerchant, Map<string, Kept>>()
  constructor(readonly most: number) {}

  get(merchant: ServedMerchant, key: string, facts: DrawnFacts | undefined): Promise<WrittenPage> | undefined {
    const known = this.#pages.get(merchant)?.get(key)
    return known?.facts === facts ? known?.page : undefined
  }

  /** Keeps a page that is being written, unless that fails. */
  set(merchant: ServedMerchant, key: string, kept: Kept): Promise<WrittenPage> {
    const pages = this.#pages.get(merchant) ?? new Map<string, Kept>()
    this.#pages.set(merchant, pages)
    pages.delete(key)
    for (const oldest of pages.keys()) {
      if (pages.size < this.most) break
      pages.delete(oldest)
    }
    pages.set(key, kept)
    kept.page.catch(() => pages.delete(key))
    return kept.page
  }
}
