import type { FastifyInstance, FastifyReply } from 'fastify'
import { chooseLanguage } from '../../src/engine/resolve/languages.ts'
import { getRequestHost, getRequestOrigin, readCookie } from '../web/request.ts'
import type { Merchants } from '../modules/brands/index.ts'
import { plainPageHeaders, unknownHostPage } from './plain-pages.ts'
import { formatManifest, formatRobots, formatSitemap } from './site-files.ts'

const sendUnknownHost = (reply: FastifyReply): FastifyReply => reply.code(421).headers(plainPageHeaders).send(unknownHostPage)

/** Serves robots.txt, the sitemap and the web app manifest, by host. */
export function serveSiteFiles(app: FastifyInstance, merchants: Merchants): void {
  app.get('/robots.txt', (request, reply) => {
    const merchant = merchants.byHost(getRequestHost(request))
    return reply
      .type('text/plain; charset=utf-8')
      .send(merchant ? formatRobots(merchant, getRequestOrigin(request)) : 'User-agent: *\nDisallow: /\n')
  })
  app.get('/sitemap.xml', (request, reply) => {
    const merchant = merchants.byHost(getRequestHost(request))
    if (!merchant) return sendUnknownHost(reply)
    return reply.type('application/xml; charset=utf-8').send(formatSitemap(merchant, getRequestOrigin(request)))
  })
  app.get('/manifest.webmanifest', (request, reply) => {
    const merchant = merchants.byHost(getRequestHost(request))
    if (!merchant) return sendUnknownHost(reply)
    const language = chooseLanguage(
      merchant.config.languages,
      readCookie(request.headers.cookie, 'lang'),
      request.headers['accept-language'],
    )
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(formatManifest(merchant, language))
  })
}
