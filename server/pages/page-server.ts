import { createServer } from 'node:http'
import type { FastifyServerFactory } from 'fastify'
import { isForwarded } from '../web/local-request.ts'
import { readAsked } from './asked.ts'
import type { RecentPages } from './recent-pages.ts'
import { writeBody } from './send-body.ts'

const requestMilliseconds = 30_000
const keepAliveMilliseconds = 72_000

/**
 * A server that answers again what was asked before, and hands everything else to the app: what an app puts around every request costs more than such an
 * answer. What came through a proxy is the app's: it alone knows which proxies are believed.
 */
export const pageServer =
  (recent: RecentPages): FastifyServerFactory =>
  (handle) =>
    createServer({ requestTimeout: requestMilliseconds, keepAliveTimeout: keepAliveMilliseconds }, (request, response) => {
      const { method, url = '', headers } = request
      const plain = (method === 'GET' || method === 'HEAD') && !url.includes('?') && !isForwarded(headers)
      const page = plain ? recent.get(readAsked(url, headers)) : undefined
      if (page) writeBody(request, response, page)
      else handle(request, response)
    })
