import type { FastifyRequest } from 'fastify'
import type { Asked } from './asked.ts'
import type { EncodedBody } from './encoded-body.ts'
import type { DrawnFacts, FirstFacts } from './first-screen.ts'
import type { Merchants } from './merchants.ts'
import type { ServedMerchant } from './served-merchant.ts'

/** A page that was sent, and what was true of its brand then; undefined where that did not matter. */
export interface SentPage {
  readonly page: EncodedBody
  readonly told: DrawnFacts | undefined
}

/** A page by what was asked, without a query: side by side, because what is not in the processor's cache is dearer than what is done with it. */
type Entry = SentPage & Omit<Asked, 'query'>

const mostOfHost = 50
const longest = 200

/**
 * Pages that were asked for before: with a thousand brands, looking each part of a request up in the brand's configuration costs a tenth of the
 * whole answer. A page is kept with the version of the merchant that it was made from and found only while that version is served, so a page that
 * is done late, of a version that has been replaced meanwhile, is never found. Of a host, all are forgotten when there are too many.
 */
export class RecentPages {
  readonly #pages = new WeakMap<ServedMerchant, Map<string, readonly Entry[]>>()

  constructor(
    readonly merchants: Pick<Merchants, 'byHost'>,
    readonly facts?: Pick<FirstFacts, 'admits'>,
  ) {}

  /** `request` says who asks; without it only what nobody is turned away from is found. */
  get(asked: Asked, request?: FastifyRequest): EncodedBody | undefined {
    if (asked.query !== '') return undefined
    const merchant = this.merchants.byHost(asked.host)
    const pages = merchant && this.#pages.get(merchant)?.get(asked.host)
    for (const one of pages ?? nothing) if (isSame(one, asked)) return this.#counts(one, request) ? one.page : undefined
    return undefined
  }

  /** Keeps a page that was made from `merchant` for one of its hosts; none that was asked for with a query, of which there is no end. */
  set(merchant: ServedMerchant, asked: Asked, sent: SentPage): void {
    if (asked.query !== '') return
    if (asked.path.length + (asked.language?.length ?? 0) + (asked.accepted?.length ?? 0) > longest) return
    const hosts = this.#pages.get(merchant) ?? new Map<string, readonly Entry[]>()
    this.#pages.set(merchant, hosts)
    const others = hosts.get(asked.host)?.filter((one) => !isSame(one, asked)) ?? []
    hosts.set(asked.host, [...(others.length >= mostOfHost ? [] : others), entryOf(asked, sent)])
  }

  #counts({ told }: SentPage, request: FastifyRequest | undefined): boolean {
    if (told === undefined) return true
    return told.valid && (told.forAll || (request !== undefined && this.facts?.admits(told, request) === true))
  }
}

const nothing: readonly Entry[] = []

/** Each part by its name: an object that is spread together is many times slower to read. */
const entryOf = ({ host, path, screen, theme, language, accepted }: Asked, { page, told }: SentPage): Entry => ({
  host,
  path,
  screen,
  theme,
  language,
  accepted,
  page,
  told,
})

const isSame = (one: Entry, other: Asked): boolean =>
  one.path === other.path &&
  one.screen === other.screen &&
  one.theme === other.theme &&
  one.language === other.language &&
  one.accepted === other.accepted
