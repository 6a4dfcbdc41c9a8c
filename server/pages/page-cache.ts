import type { QueryDependencies } from '../../src/engine/contract/site.ts'
import { bootOf } from './boot.ts'
import { relevantQuery } from './relevant-query.ts'
import { type EncodedBody, encodeBody } from './encoded-body.ts'
import { escapeScript } from '../web/escape-html.ts'
import type { FirstScreenFacts, FirstScreens } from './first-screen.ts'
import { CachedPages, type RenderedPage } from './cached-pages.ts'
import { type PageBuild, type PageOptions, writePage } from './page.ts'
import type { ServedMerchant } from '../modules/brands/index.ts'

export interface PageDeps {
  readonly build: PageBuild
  /** Absent if pages have no first screens. */
  readonly screens?: FirstScreens | undefined
  readonly log: (line: string) => void
}

/**
 * Maximum number of pages with a query that are rendered at once; further requests get the page without a first screen.
 */
const maxAtOnce = 4

/** Rendered pages of one build. Pages with a query never evict pages without one. */
export class PageCache {
  readonly #plain = new CachedPages(120)
  readonly #queried = new CachedPages(60)
  #rendering = 0
  constructor(readonly deps: PageDeps) {}

  /**
   * Returns the page of a merchant for a choice, with its first screen if there are facts to render it from. `routeId`
   * identifies the route in the cache. Only those query parameters count that the page without a query, rendered
   * before, depends on.
   */
  async page(merchant: ServedMerchant, routeId: string, choice: PageOptions, facts?: FirstScreenFacts): Promise<EncodedBody> {
    const { query = '', ...plainly } = choice
    const key = `${choice.host} ${routeId} ${choice.language} ${choice.theme} ${choice.inspect} ${choice.visits} ${facts && choice.wide} ${choice.launchOrigins?.join(' ')}`
    const plain = await this.#plainPage(merchant, key, plainly, facts)
    const relevant = relevantQuery(plain.dependencies, query)
    if (relevant === '') return plain.body
    const queried = relevant && (await this.#queriedPage(merchant, `${key} ${relevant}`, { ...plainly, query: relevant }, facts))
    if (queried && relevantQuery(queried.dependencies, query) === relevant) return queried.body
    return this.page(merchant, routeId, plainly)
  }

  #plainPage(merchant: ServedMerchant, key: string, choice: PageOptions, facts: FirstScreenFacts | undefined): Promise<RenderedPage> {
    const known = this.#plain.get(merchant, key, facts)
    return known ?? this.#plain.set(merchant, key, { facts, page: this.#write(merchant, choice, facts) })
  }

  /** `undefined` if too many pages are being rendered. */
  #queriedPage(
    merchant: ServedMerchant,
    key: string,
    choice: PageOptions,
    facts: FirstScreenFacts | undefined,
  ): Promise<RenderedPage> | undefined {
    const known = this.#queried.get(merchant, key, facts)
    if (known || this.#rendering >= maxAtOnce) return known
    this.#rendering += 1
    const page = this.#write(merchant, choice, facts).finally(() => (this.#rendering -= 1))
    return this.#queried.set(merchant, key, { facts, page })
  }

  async #write(merchant: ServedMerchant, choice: PageOptions, facts: FirstScreenFacts | undefined): Promise<RenderedPage> {
    const { build } = this.deps
    const { written, dependencies } = await this.#render(merchant, { ...choice, ...(facts && { anonymousFacts: facts }) }, facts)
    const { html, policy } = await writePage(merchant, build, written)
    const body = await encodeBody(html, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, cookie, accept-language',
      'content-security-policy': policy,
    })
    return { body, dependencies }
  }

  /** Logs a first screen that cannot be rendered; the page is served without it. */
  async #render(
    merchant: ServedMerchant,
    choice: PageOptions,
    facts: FirstScreenFacts | undefined,
  ): Promise<{ written: PageOptions; dependencies: QueryDependencies }> {
    const { screens, log } = this.deps
    if (!screens || !facts) return { written: choice, dependencies: {} }
    const { permission, gameMenus, revision, games } = facts
    const theme = choice.theme ?? (merchant.config.theme.default === 'light' ? 'light' : 'dark')
    const from = { permission, gameMenus, revision, theme, wide: choice.wide ?? true }
    const boot = bootOf(merchant, choice.language)
    const { route, query = '' } = choice
    try {
      const screen = await screens.render({ boot: JSON.stringify({ ...boot, rendered: from }), path: route.path, query, games })
      const carried = escapeScript({ ...boot, rendered: { ...from, games: screen.games } })
      return { written: { ...choice, firstScreen: { html: screen.html, boot: carried } }, dependencies: screen.dependencies }
    } catch (error) {
      log(`${merchant.id}: the first screen of ${route.path} could not be rendered: ${String(error)}`)
      return { written: choice, dependencies: {} }
    }
  }
}
