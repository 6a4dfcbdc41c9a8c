import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type RequestKey, parseRequestKey } from './request-key.ts'
import { findRoute } from '../../src/engine/resolve/find-route.ts'
import { chooseLanguage } from '../../src/engine/resolve/languages.ts'
import type { RenderDataSource } from './first-screen.ts'
import type { Merchants, ServedMerchant } from '../modules/brands/index.ts'
import type { PageCache } from './page-cache.ts'
import { notBuiltPage, plainPageHeaders, unknownHostPage } from './plain-pages.ts'
import type { RecentPages } from './recent-pages.ts'
import { getSecurityHeaders } from '../web/security-headers.ts'
import { maintenanceRetrySeconds, siteStatuses } from '../modules/site/index.ts'
import { sendBody, sendNotFound } from './send-body.ts'

/** Path prefixes without pages. A request below them that no other handler serves gets Fastify's 404 response. */
const reservedPath = /^\/(?:_livery|wps|lgw|lotto)(?:\/|$)/

/**
 * Paths of files, and paths that programs request, such as `/.well-known/…`. Without a route for such a path, the
 * response is a plain 404 instead of the brand's page for unknown addresses.
 */
const filePath = /\/\.|\.(?!html?$)[a-z\d]{1,8}$/i

/** Response options of a closed site: 503 with Retry-After, for crawlers and monitors. */
const maintenanceOptions = { code: 503, headers: ['retry-after', String(maintenanceRetrySeconds)] }

export interface PagesDeps {
  readonly merchants: Merchants
  /** `undefined` without a build: every page is then a notice that the site is being prepared. */
  readonly pages: PageCache | undefined
  /**
   * Source of the facts about a site (its state, menus and games) that pages are rendered from on the server. Without
   * it, the browser renders every page, and pages may frame games only from the origins in the brand's settings.
   */
  readonly facts: RenderDataSource | undefined
  readonly recent: RecentPages
  readonly log: (line: string) => void
  /** Whether a request may get the inspector with a page. */
  readonly isInspectAllowed: (request: FastifyRequest) => boolean
}

interface PageRequest {
  readonly merchant: ServedMerchant
  readonly pages: PageCache
  readonly key: RequestKey
  readonly inspect: boolean
}

/** Serves the pages of the brands, by host. */
export function servePages(app: FastifyInstance, { merchants, pages, facts, recent, log, isInspectAllowed }: PagesDeps): void {
  app.get('/*', (request, reply) => {
    const key = parseRequestKey(request.url, request.headers, request.socket.localPort)
    const inspect = isInspectRequest(request.url) && isInspectAllowed(request)
    const recentPage = inspect ? undefined : recent.get(key, request)
    if (recentPage) return sendBody(request, reply, recentPage)
    reply.headers(getSecurityHeaders(request.protocol))
    const merchant = merchants.byHost(key.host)
    if (!merchant) return reply.code(421).headers(plainPageHeaders).send(unknownHostPage)
    if (!pages)
      return reply
        .code(503)
        .headers({ ...plainPageHeaders, 'retry-after': '2' })
        .send(notBuiltPage)
    if (reservedPath.test(key.path)) {
      reply.callNotFound()
      return reply
    }
    return sendPage(request, reply, { merchant, pages, key, inspect })
  })

  /**
   * Logs that the facts cannot be read. The page is then served without server rendering, and the browser requests the
   * facts itself.
   */
  const logFactsError = ({ id }: ServedMerchant, error: unknown): undefined =>
    void log(`${id}: the state of the site cannot be read: ${error instanceof Error ? error.name : typeof error}`)

  async function sendPage(request: FastifyRequest, reply: FastifyReply, pageRequest: PageRequest): Promise<FastifyReply> {
    const { merchant, pages, key, inspect } = pageRequest
    const { id, route, found: isFound, redirectPath } = findRoute(merchant.config.routes, key.path)
    if (!isFound && filePath.test(key.path)) return sendNotFound(reply)
    if (redirectPath !== undefined)
      return reply.header('cache-control', 'private, no-cache').redirect(redirectPath + request.url.slice(key.path.length), 302)
    const currentFacts = await facts?.read(merchant).catch((error: unknown) => logFactsError(merchant, error))
    const isClosed = currentFacts?.permission.status === siteStatuses.maintenance
    const anonymousFacts = key.screen === 'none' || route.index === false ? undefined : currentFacts
    const isPublic = anonymousFacts === undefined || facts?.appliesTo(anonymousFacts, request) === true
    const renderFacts = isPublic && !inspect && anonymousFacts?.permission.status === 0 ? anonymousFacts : undefined
    const language = chooseLanguage(merchant.config.languages, key.language, key.acceptLanguage)
    const trackingMode =
      currentFacts?.permission.info.analytics && (key.hasConsented ? ('enabled' as const) : ('consent-required' as const))
    const options = {
      language,
      theme: key.theme,
      route,
      host: key.authority,
      inspect,
      wide: key.screen !== 'narrow',
      trackingMode,
      isClosed,
      launchOrigins: currentFacts?.permission.info.launchGameCDNs ?? [],
    }
    const page = await pages.getPage(merchant, id, { ...options, query: key.query }, renderFacts)
    const hasFacts = facts === undefined || currentFacts !== undefined
    if (isFound && !isClosed && !inspect && isPublic && hasFacts) recent.set(merchant, key, { page, facts: currentFacts })
    return sendBody(request, reply, page, isClosed ? maintenanceOptions : { code: isFound ? 200 : 404 })
  }
}

const isInspectRequest = (url: string): boolean => /[?&]inspect(?:[=&]|$)/.test(url)
