import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getNetwork } from '../modules/api-context/index.ts'
import { parseParameters } from '../modules/commands/index.ts'
import {
  type Client,
  type OperatorSession,
  SignInError,
  beginEnrolment,
  beginOpenIdSignIn,
  finishEnrolment,
  finishOpenIdSignIn,
  handleOpenIdRedirect,
  signInByPassword,
  signInService,
  signOut,
} from '../modules/operators/index.ts'
import { escapeHtml } from '../web/escape-html.ts'
import { getClientAddress, createAbortSignal, getRequestOrigin, readCookie } from '../web/request.ts'
import { denyAllPolicy } from '../web/security-headers.ts'
import { setCookie } from '../web/set-cookie.ts'
import { type AdminApiDeps, operatorCookie, requirePrincipal } from './admission.ts'
import { backOfficePath } from './serve-back-office.ts'

/** The path to which the OpenID Connect provider redirects. */
export const returnPath = '/_livery/operator/return'
const attemptCookie = 'livery-operator-attempt'
const attemptSeconds = 600
const cookiePath = '/_livery'

/** Options that limit a route to 30 requests a minute from one client network. */
const rateLimitOptions = { config: { rateLimit: { max: 30, timeWindow: 60_000 } } }

/**
 * Serves the sign-in of operators. A browser passes `cookie: true` and gets its token in a cookie that scripts cannot
 * read; other programs get it in the response.
 */
export async function serveSignIn(app: FastifyInstance, { platform }: AdminApiDeps): Promise<void> {
  const deps = platform.operators

  app.get('/_livery/operator/methods', async () => ({ success: true, value: { password: true, openid: deps.provider !== undefined } }))

  app.post('/_livery/operator/sign-in', rateLimitOptions, async (request, reply) => {
    const { cookie, ...input } = parseParameters({ email: 'text', password: 'text', code: 'text', cookie: 'boolean?' }, request.body)
    return createSignInResponse(request, reply, await signInByPassword(deps, input, getClient(request, reply)), cookie)
  })

  app.post('/_livery/operator/service', rateLimitOptions, async (request, reply) => {
    const { secret } = parseParameters({ secret: 'text' }, request.body)
    return createSignInResponse(request, reply, await signInService(deps, secret))
  })

  app.post('/_livery/operator/enrolment', rateLimitOptions, async (request) => {
    const { token } = parseParameters({ token: 'text' }, request.body)
    return { success: true, value: await beginEnrolment(deps, token) }
  })

  app.post('/_livery/operator/enrolment/finish', rateLimitOptions, async (request, reply) => {
    const { cookie, ...input } = parseParameters({ token: 'text', password: 'text', code: 'text', cookie: 'boolean?' }, request.body)
    return createSignInResponse(request, reply, await finishEnrolment(deps, input, getClient(request, reply)), cookie)
  })

  app.post('/_livery/operator/openid', rateLimitOptions, async (request, reply) => {
    const { cookie = false } = parseParameters({ cookie: 'boolean?' }, request.body ?? {})
    const { url, attempt } = await beginOpenIdSignIn(deps, { browser: cookie })
    if (!cookie) return { success: true, value: { url, attempt } }
    // The provider's redirect is a cross-site navigation, with which browsers send no cookie with SameSite=Strict.
    setCookie(request, reply, { name: attemptCookie, value: attempt, maxAge: attemptSeconds, path: cookiePath, sameSite: 'lax' })
    return { success: true, value: { url } }
  })

  app.post('/_livery/operator/openid/finish', rateLimitOptions, async (request, reply) => {
    const { attempt, code } = parseParameters({ attempt: 'text', code: 'text' }, request.body)
    return createSignInResponse(request, reply, await finishOpenIdSignIn(deps, attempt, code))
  })

  app.get(returnPath, { ...rateLimitOptions, exposeHeadRoute: false }, async (request, reply) => {
    reply.headers({ 'content-security-policy': denyAllPolicy, 'referrer-policy': 'no-referrer' })
    try {
      const result = await handleOpenIdRedirect(
        deps,
        new URL(request.url, getRequestOrigin(request)),
        readCookie(request.headers.cookie, attemptCookie),
      )
      if ('code' in result)
        return await reply.type('text/html; charset=utf-8').send(renderPage('Your login code', [result.code, 'Enter it in the terminal.']))
      setOperatorCookie(request, reply, result)
      return await reply.redirect(backOfficePath, 303)
    } catch (error) {
      if (!(error instanceof SignInError)) throw error
      return reply
        .code(401)
        .type('text/html; charset=utf-8')
        .send(renderPage('Login failed', [error.message]))
    }
  })

  app.post('/_livery/operator/sign-out', async (request, reply) => {
    const { token, operator } = await requirePrincipal(platform, request)
    if (operator.kind !== 'machine') await signOut(deps, token)
    setOperatorCookie(request, reply, undefined)
    return { success: true, value: null }
  })
}

const getClient = (request: FastifyRequest, reply: FastifyReply): Client => ({
  network: getNetwork(getClientAddress(request)),
  signal: createAbortSignal(reply),
})

/** Returns the response to a sign-in, with the token in it or, if `cookie` is true, in a cookie. */
function createSignInResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, expiresAt, operator }: OperatorSession,
  cookie = false,
): object {
  const { id, name, kind } = operator
  if (cookie) setOperatorCookie(request, reply, { token, expiresAt })
  return { success: true, value: { ...(!cookie && { token }), expiresAt: expiresAt.toISOString(), operator: { id, name, kind } } }
}

/** Sets the cookie of an operator's browser; `undefined` deletes it. */
function setOperatorCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  session: Pick<OperatorSession, 'token' | 'expiresAt'> | undefined,
): void {
  const maxAge = session ? getSecondsUntil(session.expiresAt) : 0
  setCookie(request, reply, { name: operatorCookie, value: session?.token ?? '', maxAge, path: cookiePath, sameSite: 'strict' })
}

const getSecondsUntil = (time: Date): number => Math.max(0, Math.floor((time.getTime() - Date.now()) / 1000))

/** Renders a page without styles, which the browser shows after the redirect of the provider. */
const renderPage = (title: string, paragraphs: readonly string[]): string =>
  `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title></head><body><main><h1>${escapeHtml(title)}</h1>${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}</main></body></html>\n`
