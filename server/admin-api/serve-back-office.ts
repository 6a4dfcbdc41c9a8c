import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { getSecurityHeaders } from '../web/security-headers.ts'
import { findRequestSource, localAdminHost } from './admission.ts'

/** The path of the back office. Its assets are below it. */
export const backOfficePath = '/_livery/back-office/'

/** Allows only scripts, styles, pictures and requests of the same origin, and pictures from data URLs. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** The local host of the admin API, on any port. */
const localAdminPattern = new RegExp(`^${localAdminHost.replace('.', String.raw`\.`)}(?::\\d+)?$`)

const notBuiltMessage = 'The back office is not built yet. Run npm run build, and start the server again.'

interface BackOfficeDeps {
  readonly adminOrigin: string | undefined
  /** Folder of the build; `undefined` if there is none. */
  readonly folder: string | undefined
}

/**
 * Serves the back office where the admin API is served: to browsers of this machine on `admin.localhost`, and at the
 * origin of the admin API. Others get 404. Its page contains no data and may be opened by links from elsewhere.
 */
export async function serveBackOffice(app: FastifyInstance, { adminOrigin, folder }: BackOfficeDeps): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    if (!findRequestSource(request, adminOrigin)) return reply.code(404).send({ success: false, code: 'not_found', message: 'Not found.' })
    return void reply.headers({
      ...getSecurityHeaders(request.protocol),
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
    })
  })
  app.get(backOfficePath.slice(0, -1), (_request, reply) => reply.redirect(backOfficePath, 308))
  for (const host of listAdminHosts(adminOrigin))
    app.get('/', { constraints: { host } }, (_request, reply) => reply.redirect(backOfficePath, 302))

  const root = folder === undefined ? undefined : join(folder, 'back-office')
  if (root === undefined || !existsSync(root)) {
    app.get(`${backOfficePath}*`, (_request, reply) => reply.code(503).type('text/plain; charset=utf-8').send(notBuiltMessage))
    return
  }
  await app.register(fastifyStatic, {
    root,
    prefix: backOfficePath,
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, path) =>
      void reply.header('cache-control', path.includes('/assets/') ? 'private, max-age=31536000, immutable' : 'no-cache'),
  })
}

/** Returns the hosts on which the path `/` redirects to the back office. */
const listAdminHosts = (adminOrigin: string | undefined): readonly (RegExp | string)[] => [
  localAdminPattern,
  ...(adminOrigin === undefined ? [] : [new URL(adminOrigin).host]),
]
