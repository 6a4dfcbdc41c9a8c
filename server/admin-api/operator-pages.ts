import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Brand, Brands } from '../modules/brands/index.ts'
import type { OperatorPasses, PassKind } from './operator-passes.ts'
import { denyAllPolicy } from '../web/security-headers.ts'
import { getRequestHost, readCookie } from '../web/request.ts'
import { isLocalRequest } from '../web/can-inspect.ts'
import { setCookie } from '../web/set-cookie.ts'

/** Services that operator pages use. */
export interface OperatorDeps {
  readonly brands: Brands
  /** `undefined` in production, which serves no operator pages. */
  readonly passes: OperatorPasses | undefined
}

/**
 * The target page of each kind of link, and the path and the name of the cookie with its pass. The inspector is part of
 * the site's pages, so its cookie covers all paths.
 */
const passTargets: Readonly<Record<PassKind, { readonly page: string; readonly path: string; readonly cookie: string }>> = {
  outbox: { page: '/_livery/outbox', path: '/_livery', cookie: 'livery-outbox' },
  inspect: { page: '/?inspect', path: '/', cookie: 'livery-inspect' },
}

/** Returns the path of a one-time link to a page of a brand. */
export const createLinkPath = (passes: OperatorPasses, kind: PassKind, brand: Brand): string =>
  `/_livery/open?pass=${passes.createLinkToken({ kind, brand: brand.id })}`

/**
 * Returns the brand of the host if the request carries a pass for it: the request comes from this machine by a local
 * host name, and its browser has opened a link that an admin command printed. The origin of the request alone is not
 * sufficient, because a proxy on this machine may not identify itself.
 */
export function findAdmittedBrand({ brands, passes }: OperatorDeps, request: FastifyRequest, kind: PassKind): Brand | undefined {
  const brand = isLocalRequest(request) ? brands.byHost(getRequestHost(request)) : undefined
  const token = readCookie(request.headers.cookie, passTargets[kind].cookie)
  return brand && passes?.isValid(token, { kind, brand: brand.id }) ? brand : undefined
}

/**
 * Serves the links that `livery platform outbox --open` and `livery platform inspect` print: `/_livery/open?pass=…`.
 */
export async function serveOperatorLinks(app: FastifyInstance, { platform }: { readonly platform: OperatorDeps }): Promise<void> {
  app.get<{ Querystring: { pass?: unknown } }>('/_livery/open', { exposeHeadRoute: false }, (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'content-security-policy': denyAllPolicy })
    const { pass } = request.query
    const brand = isLocalRequest(request) ? platform.brands.byHost(getRequestHost(request)) : undefined
    const session = typeof pass === 'string' ? platform.passes?.redeemLinkToken(pass, brand?.id) : undefined
    if (!session) return reply.code(404).send({ message: 'Not found.' })
    const { page, path, cookie } = passTargets[session.kind]
    setCookie(request, reply, { name: cookie, value: session.token, maxAge: session.seconds, path, sameSite: 'strict' })
    return reply.redirect(page, 303)
  })
}
