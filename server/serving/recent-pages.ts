import type { EncodedBody } from './encoded-body.ts'
import type { Merchants } from './merchants.ts'

/** All of a request that decides which page it gets. */
export interface Asked {
  readonly host: string
  readonly path: string
  readonly language: string | undefined
  readonly theme: 'dark' | 'light' | undefined
  /** The languages that the browser would like, as it says it. */
  readonly accepted: string | undefined
}

const mostOfHost = 50
const longest = 200

/**
 * Pages that were asked for before: with a thousand brands, looking each part of a request up in the brand's configuration costs a tenth of the
 * whole answer. Forgotten with every change of the merchants; of a host, when there are too many.
 */
export class RecentPages {
  readonly #pages = new Map<string, { readonly asked: Asked; readonly page: EncodedBody }[]>()
  #edition: object | undefined

  constructor(readonly merchants: Pick<Merchants, 'edition'>) {}

  get(asked: Asked): EncodedBody | undefined {
    if (this.#edition !== this.merchants.edition()) this.#pages.clear()
    return this.#pages.get(asked.host)?.find((one) => isSame(one.asked, asked))?.page
  }

  /** Keeps a page of a host that a brand has. */
  set(asked: Asked, page: EncodedBody): void {
    if (asked.path.length + (asked.language?.length ?? 0) + (asked.accepted?.length ?? 0) > longest) return
    this.#edition = this.merchants.edition()
    const known = this.#pages.get(asked.host)
    if (known === undefined || known.length >= mostOfHost) this.#pages.set(asked.host, [{ asked, page }])
    else known.push({ asked, page })
  }
}

const isSame = (one: Asked, other: Asked): boolean =>
  one.path === other.path && one.language === other.language && one.theme === other.theme && one.accepted === other.accepted
