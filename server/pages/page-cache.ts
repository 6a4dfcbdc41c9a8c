import type { Heeded } from '../../src/engine/contract/site.ts'
import { bootOf } from './boot.ts'
import { drawnQuery } from './drawn-query.ts'
import { type EncodedBody, encodeBody } from './encoded-body.ts'
import { escapeScript } from '../web/escape-html.ts'
import type { DrawnFacts, FirstScreens } from './first-screen.ts'
import { KeptPages, type WrittenPage } from './kept-pages.ts'
import { type PageBuild, type PageChoice, writePage } from './page.ts'
import type { ServedMerchant } from '../modules/brands/index.ts'

export interface PageParts {
  readonly build: PageBuild
  readonly frameOrigins: readonly string[]
  /** Absent where pages go out without their first screens. */
  readonly screens?: FirstScreens | undefined
  readonly log: (line: string) => void
}

/** So many pages with a query are drawn at once; who asks for one more meanwhile gets it without a first screen. */
const mostAtOnce = 4

/** Pages of one build that were written once. No address with a query drives out a page that has none. */
export class PageCache {
  readonly #plain = new KeptPages(120)
  readonly #queried = new KeptPages(60)
  #drawing = 0
  constructor(readonly parts: PageParts) {}

  /**
   * The page of a merchant for a choice, with its first screen where there is something to draw it from. `routeId` stands for the route in the cache. Of a
   * query only that counts which the page without it, drawn before, says that it goes by.
   */
  async page(merchant: ServedMerchant, routeId: string, choice: PageChoice, facts?: DrawnFacts): Promise<EncodedBody> {
    const { query = '', ...plainly } = choice
    const key = `${choice.host} ${routeId} ${choice.language} ${choice.theme} ${choice.inspect} ${facts && choice.wide}`
    const plain = await this.#plainPage(merchant, key, plainly, facts)
    const drawn = drawnQuery(plain.heeds, query)
    if (drawn === '') return plain.body
    const queried = drawn && (await this.#queriedPage(merchant, `${key} ${drawn}`, { ...plainly, query: drawn }, facts))
    if (queried && drawnQuery(queried.heeds, query) === drawn) return queried.body
    return this.page(merchant, routeId, plainly)
  }

  #plainPage(merchant: ServedMerchant, key: string, choice: PageChoice, facts: DrawnFacts | undefined): Promise<WrittenPage> {
    const known = this.#plain.get(merchant, key, facts)
    return known ?? this.#plain.set(merchant, key, { facts, page: this.#write(merchant, choice, facts) })
  }

  /** Undefined where too many are drawn already. */
  #queriedPage(merchant: ServedMerchant, key: string, choice: PageChoice, facts: DrawnFacts | undefined): Promise<WrittenPage> | undefined {
    const known = this.#queried.get(merchant, key, facts)
    if (known || this.#drawing >= mostAtOnce) return known
    this.#drawing += 1
    const page = this.#write(merchant, choice, facts).finally(() => (this.#drawing -= 1))
    return this.#queried.set(merchant, key, { facts, page })
  }

  async #write(merchant: ServedMerchant, choice: PageChoice, facts: DrawnFacts | undefined): Promise<WrittenPage> {
    const { build, frameOrigins } = this.parts
    const { drawn, heeds } = await this.#draw(merchant, { ...choice, ...(facts && { told: facts }) }, facts)
    const { html, policy } = writePage(merchant, build, drawn, frameOrigins)
    const body = await encodeBody(html, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, cookie, accept-language',
      'content-security-policy': policy,
    })
    return { body, heeds }
  }

  /** A first screen that cannot be drawn is said in the log; the page goes out without it. */
  async #draw(merchant: ServedMerchant, choice: PageChoice, facts: DrawnFacts | undefined): Promise<{ drawn: PageChoice; heeds: Heeded }> {
    const { screens, log } = this.parts
    if (!screens || !facts) return { drawn: choice, heeds: {} }
    const { permission, lanes, edition, games } = facts
    const theme = choice.theme ?? (merchant.config.theme.default === 'light' ? 'light' : 'dark')
    const from = { permission, lanes, edition, theme, wide: choice.wide ?? true }
    const boot = bootOf(merchant, choice.language)
    const { route, query = '' } = choice
    try {
      const screen = await screens.draw({ boot: JSON.stringify({ ...boot, drawn: from }), path: route.path, query, games })
      const carried = escapeScript({ ...boot, drawn: { ...from, games: screen.games } })
      return { drawn: { ...choice, firstScreen: { html: screen.html, boot: carried } }, heeds: screen.heeds }
    } catch (error) {
      log(`${merchant.id}: the first screen of ${route.path} could not be drawn: ${String(error)}`)
      return { drawn: choice, heeds: {} }
    }
  }
}
