import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { RequestKey } from './request-key.ts'
import type { EncodedBody } from './encoded-body.ts'
import type { RenderData, RenderDataSource } from './first-screen.ts'
import type { Merchants, ServedMerchant } from '../modules/brands/index.ts'

/** A page that was sent. */
export interface RecentPage {
  readonly page: EncodedBody
  /**
   * The brand's facts (server state) when the page was sent, which must still be valid; `undefined` without a source of
   * facts.
   */
  readonly facts: RenderData | undefined
}

const maxPagesPerMerchant = 100
const maxKeyLength = 200

/**
 * Cache of recently requested pages, which saves looking up the route and the language of each request in the brand's
 * configuration: with a thousand brands, a tenth of the response time. Pages are stored per `ServedMerchant` object,
 * which is replaced when the brand changes, so a page of an earlier version is never found. Above the limit, the
 * merchant's least recently used page is removed.
 */
export class RecentPages {
  readonly #pages = new WeakMap<ServedMerchant, LRUCache<string, RecentPage>>()

  constructor(
    readonly merchants: Pick<Merchants, 'byHost'>,
    readonly facts?: Pick<RenderDataSource, 'appliesTo'>,
  ) {}

  /** Finds a page for the visitor of `request`; without `request`, only a page that no visitor is blocked from. */
  get(key: RequestKey, request?: FastifyRequest): EncodedBody | undefined {
    if (key.query !== '') return undefined
    const merchant = this.merchants.byHost(key.host)
    const entry = merchant && this.#pages.get(merchant)?.get(serializeKey(key))
    return entry && this.#isValidFor(entry, request) ? entry.page : undefined
  }

  /**
   * Stores a page that was rendered from `merchant` for one of its hosts. Pages with a query are not stored, because
   * their number is unlimited, and neither are pages with a long key.
   */
  set(merchant: ServedMerchant, key: RequestKey, entry: RecentPage): void {
    if (key.query !== '') return
    if (key.path.length + (key.language?.length ?? 0) + (key.acceptLanguage?.length ?? 0) > maxKeyLength) return
    const pages = this.#pages.get(merchant) ?? new LRUCache<string, RecentPage>({ max: maxPagesPerMerchant })
    this.#pages.set(merchant, pages)
    pages.set(serializeKey(key), entry)
  }

  #isValidFor({ facts }: RecentPage, request: FastifyRequest | undefined): boolean {
    if (facts === undefined) return true
    return facts.valid && (facts.appliesToAll || (request !== undefined && this.facts?.appliesTo(facts, request) === true))
  }
}

/** Joins the parts of the key with line feeds, which no part of a request can contain. */
const serializeKey = ({ authority, path, screen, theme, language = '', acceptLanguage = '', hasConsented }: RequestKey): string =>
  `${authority}\n${path}\n${screen}\n${String(theme)}\n${language}\n${acceptLanguage}\n${String(hasConsented)}`
