import type { FastifyInstance, FastifyRequest } from 'fastify'
import { chooseLanguage } from './choose-language.ts'
import { hostOf } from './host-of.ts'
import type { Merchants } from './merchants.ts'
import type { PageCache } from './page-cache.ts'
import { notBuiltPage, plainPageHeaders, unknownHostPage } from './plain-pages.ts'
import { readCookie } from './read-cookie.ts'
import { type Asked, RecentPages } from './recent-pages.ts'
import { routeOf } from './route-of.ts'
import { headersOver } from './security-headers.ts'
import { sendBody } from './send-body.ts'

/** Paths that are never a page: what is not found below them is an error of its own. */
const reserved = /^\/(?:_livery|wps|lgw|lotto)(?:\/|$)/

/** The pages of the brands, by host. Without a build every page says that it is not ready yet. `inspects` says who may have the inspector with a page. */
export function servePages(
  app: FastifyInstance,
  merchants: Merchants,
  pages: PageCache | undefined,
  inspects: (request: FastifyRequest) => boolean,
): void {
  const recent = new RecentPages(merchants)
  app.get('/*', (request, reply) => {
    const asked = readRequest(request)
    const inspect = asksToInspect(request.url) && inspects(request)
    const known = inspect ? undefined : recent.get(asked)
    if (known) return sendBody(request, reply, known)
    reply.headers(headersOver(request.protocol))
    const merchant = merchants.byHost(asked.host)
    if (!merchant) return reply.code(421).headers(plainPageHeaders).send(unknownHostPage)
    if (!pages)
      return reply
        .code(503)
        .headers({ ...plainPageHeaders, 'retry-after': '2' })
        .send(notBuiltPage)
    if (reserved.test(asked.path)) {
      reply.callNotFound()
      return reply
    }
    const { id, route, found } = routeOf(merchant.config, asked.path)
    const target = route.redirect === undefined ? undefined : merchant.config.routes.routes[route.redirect]
    if (target) return reply.header('cache-control', 'private, no-cache').redirect(target.path + request.url.slice(asked.path.length), 302)
    const language = chooseLanguage(merchant, asked.language, asked.accepted)
    const page = pages.page(merchant, id, { language, theme: asked.theme, route, host: asked.host, inspect })
    if (found && !inspect) recent.set(asked, page)
    return sendBody(request, reply, page, found ? 200 : 404)
  })
}

const asksToInspect = (url: string): boolean => /[?&]inspect(?:[=&]|$)/.test(url)

function readRequest(request: FastifyRequest): Asked {
  const { url, headers } = request
  const mark = url.indexOf('?')
  const theme = readCookie(headers.cookie, 'theme')
  return {
    host: hostOf(request),
    path: mark < 0 ? url : url.slice(0, mark),
    language: readCookie(headers.cookie, 'lang'),
    theme: theme === 'dark' || theme === 'light' ? theme : undefined,
    accepted: headers['accept-language'],
  }
}
