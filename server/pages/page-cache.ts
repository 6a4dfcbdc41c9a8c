import type { QueryDependencies } from '../../src/engine/contract/site.ts'
import { createBoot } from './boot.ts'
import { findRelevantQuery } from './find-relevant-query.ts'
import { type EncodedBody, encodeBody } from './encoded-body.ts'
import { escapeScript } from '../web/escape-html.ts'
import type { RenderData, ServerRenderer } from './first-screen.ts'
import { CachedPages, type RenderedPage } from './cached-pages.ts'
import { type PageBuild, type PageOptions, renderPage } from './page.ts'
import type { ServedMerchant } from '../modules/brands/index.ts'

export interface PageDeps {
  readonly build: PageBuild
  /** Absent if pages are not rendered on the server. */
  readonly renderer?: ServerRenderer | undefined
  readonly log: (line: string) => void
}

/**
 * Maximum number of pages with a query that are rendered at once; further requests get the page without server
 * rendering.
 */
const maxConcurrentRenders = 4

/** Rendered pages of one build. Pages with a query never evict pages without one. */
export class PageCache {
  readonly #pagesWithoutQuery = new CachedPages(120)
  readonly #pagesWithQuery = new CachedPages(60)
  #activeRenders = 0
  constructor(readonly deps: PageDeps) {}

  /**
   * Returns the page of a merchant for the given options, rendered on the server if `facts` (server state) are given.
   * `routeId` identifies the route in the cache. Of the query, only the parameters that the page depends on are
   * considered. If too many pages are being rendered, or any value of a parameter may change the page, it is not
   * rendered on the server.
   */
  async getPage(merchant: ServedMerchant, routeId: string, options: PageOptions, facts?: RenderData): Promise<EncodedBody> {
    const { query = '', ...optionsWithoutQuery } = options
    const key = `${options.host} ${routeId} ${options.language} ${options.theme} ${options.inspect} ${options.trackingMode} ${options.isClosed} ${facts && options.wide} ${options.launchOrigins?.join(' ')}`
    const basePage = await this.#getPageWithoutQuery(merchant, key, optionsWithoutQuery, facts)
    const relevantQuery = findRelevantQuery(basePage.dependencies, query)
    if (relevantQuery === '') return basePage.body
    const queriedPage =
      relevantQuery &&
      (await this.#getPageWithQuery(merchant, `${key} ${relevantQuery}`, { ...optionsWithoutQuery, query: relevantQuery }, facts))
    if (queriedPage && findRelevantQuery(queriedPage.dependencies, query) === relevantQuery) return queriedPage.body
    return this.getPage(merchant, routeId, optionsWithoutQuery)
  }

  #getPageWithoutQuery(merchant: ServedMerchant, key: string, options: PageOptions, facts: RenderData | undefined): Promise<RenderedPage> {
    const cached = this.#pagesWithoutQuery.get(merchant, key, facts)
    return cached ?? this.#pagesWithoutQuery.set(merchant, key, { facts, page: this.#renderPage(merchant, options, facts) })
  }

  /** Returns the page with a query; `undefined` if it is not cached and too many pages are being rendered. */
  #getPageWithQuery(
    merchant: ServedMerchant,
    key: string,
    options: PageOptions,
    facts: RenderData | undefined,
  ): Promise<RenderedPage> | undefined {
    const cached = this.#pagesWithQuery.get(merchant, key, facts)
    if (cached || this.#activeRenders >= maxConcurrentRenders) return cached
    this.#activeRenders += 1
    const page = this.#renderPage(merchant, options, facts).finally(() => (this.#activeRenders -= 1))
    return this.#pagesWithQuery.set(merchant, key, { facts, page })
  }

  async #renderPage(merchant: ServedMerchant, options: PageOptions, facts: RenderData | undefined): Promise<RenderedPage> {
    const { build } = this.deps
    const { pageOptions, dependencies } = await this.#renderFirstScreen(
      merchant,
      { ...options, ...(facts && { anonymousFacts: facts }) },
      facts,
    )
    const { html, policy } = await renderPage(merchant, build, pageOptions)
    const body = await encodeBody(html, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, cookie, accept-language',
      'content-security-policy': policy,
    })
    return { body, dependencies }
  }

  /**
   * Renders a page on the server and adds the result to its options. If that fails, the error is logged and the browser
   * renders the page.
   */
  async #renderFirstScreen(
    merchant: ServedMerchant,
    options: PageOptions,
    facts: RenderData | undefined,
  ): Promise<{ pageOptions: PageOptions; dependencies: QueryDependencies }> {
    const { renderer, log } = this.deps
    if (!renderer || !facts) return { pageOptions: options, dependencies: {} }
    const { permission, gameMenus, revision, games } = facts
    const theme = options.theme ?? (merchant.config.theme.default === 'light' ? 'light' : 'dark')
    const renderData = { permission, gameMenus, revision, theme, wide: options.wide ?? true }
    const boot = createBoot(merchant, options.language)
    const { route, query = '' } = options
    try {
      const screen = await renderer.render({ boot: JSON.stringify({ ...boot, rendered: renderData }), path: route.path, query, games })
      const serializedBoot = escapeScript({ ...boot, rendered: { ...renderData, games: screen.games } })
      return { pageOptions: { ...options, serverRendered: { html: screen.html, boot: serializedBoot } }, dependencies: screen.dependencies }
    } catch (error) {
      log(`${merchant.id}: the first screen of ${route.path} could not be rendered: ${String(error)}`)
      return { pageOptions: options, dependencies: {} }
    }
  }
}
