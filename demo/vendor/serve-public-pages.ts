import type { FastifyInstance } from 'fastify'
import type { VendorStore } from './store/tables.ts'
import { scheduledGames } from './scheduled-games.ts'
import { getDrawsState, getLobbyState } from './scheduled-draws.ts'
import { drawPath, type OperatorConfig } from '../../server/integrations/vendor-contract.ts'
import { createContentSecurityPolicy, renderGamePage } from './page.ts'
import { lotteries } from './play/lottery.ts'
import { getPublicDraw } from './public-draw.ts'

export interface PublicPagesDeps {
  readonly operator: Pick<OperatorConfig, 'isSite'>
  readonly store: VendorStore
  /** Restricts routes to the vendor's host. */
  readonly hostConstraint: { readonly constraints: { readonly host: RegExp } }
}

const lobby = new Map([...scheduledGames].filter(([name]) => Object.hasOwn(lotteries, name)))
const languageTagPattern = /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,4}$/

/**
 * Serves the page on which visitors can verify draws, and the public data of the draws. Neither contains player data.
 * The operator's sites may frame the page; the `Referer` identifies the site.
 */
export function servePublicPages(app: FastifyInstance, { operator, store, hostConstraint }: PublicPagesDeps): void {
  app.get<{ Querystring: { lang?: unknown } }>('/fair', hostConstraint, async ({ query: { lang }, headers: { referer } }, reply) => {
    const language = typeof lang === 'string' && languageTagPattern.test(lang) ? lang : 'en'
    return reply
      .type('text/html; charset=utf-8')
      .header('vary', 'Referer')
      .header('content-security-policy', createContentSecurityPolicy(findSiteHost(operator, referer)))
      .send(renderGamePage({ module: 'fair', language, title: 'Fair draws', startData: { language } }))
  })

  // The operator may call this endpoint on any of this server's hosts.
  app.get<{ Querystring: { code?: unknown; results?: unknown } }>(drawPath, ({ query }) => getPublicDraw(store, query, Date.now()))

  app.get('/draws', hostConstraint, () => getLobbyState(store, lobby, Date.now()))

  app.get<{ Params: { name: string } }>('/draws/:name', hostConstraint, async ({ params: { name } }, reply) => {
    const game = lobby.get(name)
    return game ? getDrawsState(store, name, game, Date.now()) : reply.code(404).send({ error: 'not_found' })
  })
}

/** Returns the host of the operator's site that a request comes from; `undefined` if it comes from elsewhere. */
function findSiteHost(operator: PublicPagesDeps['operator'], referer: string | undefined): string | undefined {
  const host = referer !== undefined && URL.canParse(referer) ? new URL(referer).hostname : undefined
  return host !== undefined && operator.isSite(host) ? host : undefined
}
