import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { RequestKey } from './request-key.ts'
import type { EncodedBody } from './encoded-body.ts'
import type { FirstScreenFacts, FirstFacts } from './first-screen.ts'
import type { Merchants, ServedMerchant } from '../modules/brands/index.ts'

/** A page that was sent, and what was true of its brand then; undefined where pages are made without asking. */
export interface SentPage {
  readonly page: EncodedBody
  readonly facts: FirstScreenFacts | undefined
}

const maxOfMerchant = 100
const maxKeyLength = 200

/**
 * Pages that were asked for before: with a thousand brands, looking each part of a request up in the brand's
 * configuration costs a tenth of the whole answer. A page is kept with the version of the merchant that it was made
 * from and found only while that version is served, so a page that is done late, of a version that has been replaced
 * meanwhile, is never found. Of a merchant, the one that was not asked for longest goes when there are too many.
 */
export class RecentPages {
  readonly #pages = new WeakMap<ServedMerchant, LRUCache<string, SentPage>>()

  constructor(
    readonly merchants: Pick<Merchants, 'byHost'>,
    readonly facts?: Pick<FirstFacts, 'admits'>,
  ) {}

  /** `request` says who asks; without it only what nobody is turned away from is found. */
  get(key: RequestKey, request?: FastifyRequest): EncodedBody | undefined {
    if (key.query !== '') return undefined
    const merchant = this.merchants.byHost(key.host)
    const sent = merchant && this.#pages.get(merchant)?.get(textOf(key))
    return sent && this.#counts(sent, request) ? sent.page : undefined
  }

  /**
   * Keeps a page that was made from `merchant` for one of its hosts; none that was asked for with a query, of which
   * there is no end.
   */
  set(merchant: ServedMerchant, key: RequestKey, sent: SentPage): void {
    if (key.query !== '') return
    if (key.path.length + (key.language?.length ?? 0) + (key.accepted?.length ?? 0) > maxKeyLength) return
    const pages = this.#pages.get(merchant) ?? new LRUCache<string, SentPage>({ max: maxOfMerchant })
    this.#pages.set(merchant, pages)
    pages.set(textOf(key), sent)
  }

  #counts({ facts: told }: SentPage, request: FastifyRequest | undefined): boolean {
    if (told === undefined) return true
    return told.valid && (told.forAll || (request !== undefined && this.facts?.admits(told, request) === true))
  }
}

/** No part of a request holds the end of a line. */
const textOf = ({ authority, path, screen, theme, language = '', accepted = '', agrees }: RequestKey): string =>
  `${authority}\n${path}\n${screen}\n${String(theme)}\n${language}\n${accepted}\n${String(agrees)}`
