import type { FastifyInstance, FastifyReply } from 'fastify'
import { originOf } from '../web/request.ts'
import { appendAudit } from '../modules/audit/index.ts'
import { endSocial, returnPath, socialSeconds } from '../modules/session/index.ts'
import { type ApiPlatform, identify } from './identify.ts'

/** How many visitors a minute other sites may send back from one address. */
const callsPerReturn = 60

/**
 * Takes up visitors whom another site sends back, and leads them to the page that they came from. It is no call of the
 * table: a browser comes here by itself. What came of it stands in two cookies: one for the calls alone, and a mark for
 * the program.
 */
export function serveSocialReturn(app: FastifyInstance, platform: ApiPlatform): void {
  app.route({
    method: 'GET',
    url: returnPath,
    exposeHeadRoute: false,
    config: { rateLimit: { max: callsPerReturn } },
    handler: async (request, reply) => {
      const { brand, tenant } = await identify(platform, request)
      const { search } = new URL(request.url, originOf(request))
      const ended = await endSocial(
        { deps: platform, brand, tenant },
        request.cookies['social'],
        new URL(returnPath + search, originOf(request)),
      )
      await appendAudit(tenant, platform.secrets.key('audit'), { event: 'social-return', outcome: ended.outcome, account: null })
      const secure = request.protocol === 'https'
      giveSocial(reply, secure, ended.id, socialSeconds.back)
      reply.setCookie('arrives', ended.outcome, { path: '/', sameSite: 'lax', secure, maxAge: socialSeconds.back })
      return reply.redirect(ended.back, 303)
    },
  })
}

/** For the calls alone; lax, because another site leads back here. */
export const giveSocial = (reply: FastifyReply, secure: boolean, id: string | undefined, seconds: number): void =>
  void reply.setCookie('social', id ?? '', {
    path: '/wps',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: id === undefined ? 0 : seconds,
  })
