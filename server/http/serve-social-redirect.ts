import type { FastifyInstance, FastifyReply } from 'fastify'
import { getRequestOrigin } from '../web/request.ts'
import { appendAudit } from '../modules/audit/index.ts'
import { handleSocialRedirect, socialRedirectPath, socialLoginSeconds } from '../modules/session/index.ts'
import { type ApiPlatform, resolveRequestContext } from './request-context.ts'

/** Maximum redirects a minute from login providers for one client address. */
const redirectsPerMinute = 60

/**
 * Handles the redirect of a social login and returns the visitor to the original page. It is not an endpoint of the
 * API: the browser navigates here. It sets two cookies: the id of the pending login, for the API only, and the outcome,
 * for the page's script.
 */
export function serveSocialRedirect(app: FastifyInstance, platform: ApiPlatform): void {
  app.route({
    method: 'GET',
    url: socialRedirectPath,
    exposeHeadRoute: false,
    config: { rateLimit: { max: redirectsPerMinute } },
    handler: async (request, reply) => {
      const { brand, tenant } = await resolveRequestContext(platform, request)
      const { search } = new URL(request.url, getRequestOrigin(request))
      const result = await handleSocialRedirect(
        { deps: platform, brand, tenant },
        request.cookies['social'],
        new URL(socialRedirectPath + search, getRequestOrigin(request)),
      )
      await appendAudit(tenant, platform.secrets.deriveKey('audit'), { event: 'social-return', outcome: result.outcome, account: null })
      const secure = request.protocol === 'https'
      setSocialLoginCookie(reply, secure, result.id, socialLoginSeconds.afterReturn)
      reply.setCookie('social-login-result', result.outcome, { path: '/', sameSite: 'lax', secure, maxAge: socialLoginSeconds.afterReturn })
      return reply.redirect(result.back, 303)
    },
  })
}

/**
 * Sets the cookie that identifies the pending social login to the API; without an id, deletes it. It is `SameSite=Lax`,
 * because the browser has to send it when the login provider redirects to this server.
 */
export const setSocialLoginCookie = (reply: FastifyReply, secure: boolean, id: string | undefined, seconds: number): void =>
  void reply.setCookie('social', id ?? '', {
    path: '/wps',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: id === undefined ? 0 : seconds,
  })
