import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chooseLanguage } from './choose-language.ts'
import { hostOf } from './host-of.ts'
import type { Merchants } from './merchants.ts'
import type { PageCache } from './page-cache.ts'
import { notBuiltPage, plainPageHeaders, unknownHostPage } from './plain-pages.ts'
import { readCookie } from './read-cookie.ts'
import { type FoundRoute, routeOf } from './route-of.ts'
import { sendBody } from './send-body.ts'
import type { ServedMerchant } from './served-merchant.ts'
import { writeManifest, writeRobots, writeSitemap } from './site-files.ts'

/** Paths that are never a page: what is not found below them is an error of its own. */
const reserved = /^\/(?:_livery|wps|lgw|lotto)(?:\/|$)/

const routes = new WeakMap<ServedMerchant, Map<string, FoundRoute>>()
const mostPaths = 200

/** Finds the route of a path once; paths that no route has are not remembered. */
function findRoute(merchant: ServedMerchant, path: string): FoundRoute {
  let known = routes.get(merchant)
  if (!known) routes.set(merchant, (known = new Map()))
  const hit = known.get(path)
  if (hit) return hit
  const found = routeOf(merchant.config, path)
  if (found.found && known.size < mostPaths) known.set(path, found)
  return found
}

/** The pages of the brands, by host. `cache` gives what the newest build is; nothing while there is none. */
export function servePages(app: FastifyInstance, merchants: Merchants, cache: () => PageCache | undefined): void {
  app.get('/robots.txt', (request, reply) => {
    const merchant = merchants.byHost(hostOf(request))
    return reply
      .type('text/plain; charset=utf-8')
      .send(merchant ? writeRobots(merchant, addressOf(request)) : 'User-agent: *\nDisallow: /\n')
  })
  app.get('/sitemap.xml', (request, reply) => {
    const merchant = merchants.byHost(hostOf(request))
    if (!merchant) return reply.code(421).headers(plainPageHeaders).send(unknownHostPage)
    return reply.type('application/xml; charset=utf-8').send(writeSitemap(merchant, addressOf(request)))
  })
  app.get('/manifest.webmanifest', (request, reply) => {
    const merchant = merchants.byHost(hostOf(request))
    if (!merchant) return reply.code(421).headers(plainPageHeaders).send(unknownHostPage)
    const language = chooseLanguage(merchant, readCookie(request.headers.cookie, 'lang'), request.headers['accept-language'])
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(writeManifest(merchant, language))
  })
  app.get('/*', (request, reply) => {
    const merchant = merchants.byHost(hostOf(request))
    if (!merchant) return reply.code(421).headers(plainPageHeaders).send(unknownHostPage)
    const pages = cache()
    if (!pages)
      return reply
        .code(503)
        .headers({ ...plainPageHeaders, 'retry-after': '2' })
        .send(notBuiltPage)
    return servePage(request, reply, merchant, pages)
  })
}

const addressOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`

function servePage(request: FastifyRequest, reply: FastifyReply, merchant: ServedMerchant, pages: PageCache): FastifyReply {
  const { url, headers } = request
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  if (reserved.test(path)) {
    reply.callNotFound()
    return reply
  }
  const { id, route, found } = findRoute(merchant, path)
  const target = route.redirect === undefined ? undefined : merchant.config.routes.routes[route.redirect]
  if (target) return reply.header('cache-control', 'private, no-cache').redirect(target.path + (mark < 0 ? '' : url.slice(mark)), 302)
  const language = chooseLanguage(merchant, readCookie(headers.cookie, 'lang'), headers['accept-language'])
  const chosen = readCookie(headers.cookie, 'theme')
  const page = pages.page(merchant, id, { language, theme: chosen === 'dark' || chosen === 'light' ? chosen : undefined, route })
  return sendBody(request, reply.code(found ? 200 : 404).headers(page.headers), page.body)
}
