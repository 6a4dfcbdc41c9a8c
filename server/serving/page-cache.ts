import { type EncodedBody, encodeBody } from './encoded-body.ts'
import { type PageBuild, type PageChoice, writePage } from './page.ts'
import type { ServedMerchant } from './served-merchant.ts'

/** Pages of one build that were written once; those of a merchant are forgotten when it changes. */
export class PageCache {
  readonly #pages = new WeakMap<ServedMerchant, Map<string, EncodedBody>>()
  constructor(
    readonly build: PageBuild,
    readonly frameOrigins: readonly string[],
  ) {}

  /** The page of a merchant for a choice. `routeId` stands for the route in the cache. */
  page(merchant: ServedMerchant, routeId: string, choice: PageChoice): EncodedBody {
    let pages = this.#pages.get(merchant)
    if (!pages) this.#pages.set(merchant, (pages = new Map()))
    const key = `${choice.host} ${routeId} ${choice.language} ${choice.theme} ${choice.inspect}`
    const known = pages.get(key)
    if (known) return known
    const { html, policy } = writePage(merchant, this.build, choice, this.frameOrigins)
    const page = encodeBody(html, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, cookie, accept-language',
      'content-security-policy': policy,
    })
    pages.set(key, page)
    return page
  }
}
