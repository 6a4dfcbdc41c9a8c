import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Brand, Brands } from '../modules/brands/index.ts'
import type { OperatorPasses, PassKind } from './operator-passes.ts'
import { closedPolicy } from '../web/security-headers.ts'
import { hostOf, readCookie } from '../web/request.ts'
import { isOwnRequest } from '../web/may-inspect.ts'

/** Who is let in where. */
export interface OperatorDeps {
  readonly brands: Brands
  /** `undefined` in production, where no such page is served. */
  readonly passes: OperatorPasses | undefined
}

/**
 * Where a link of the operator's leads, and which requests show the pass that it gives. The inspector comes with a page
 * of the site, so that all of them do.
 */
const passTargets: Readonly<Record<PassKind, { readonly page: string; readonly path: string; readonly cookie: string }>> = {
  outbox: { page: '/_livery/outbox', path: '/_livery', cookie: 'livery-outbox' },
  inspect: { page: '/?inspect', path: '/', cookie: 'livery-inspect' },
}

/** The path of a link that opens a kind of page of a brand, once. */
export const linkTo = (passes: OperatorPasses, kind: PassKind, brand: Brand): string =>
  `/_livery/open?pass=${passes.offer({ kind, brand: brand.id })}`

/**
 * The brand of the host, where a request shows a pass for it: it comes from this machine, by a name of this machine,
 * and its browser was let in by a link that the operator's command has printed. Where a request comes from is not
 * enough: a proxy that says nothing of itself is on this machine, too.
 */
export function findAdmittedBrand({ brands, passes }: OperatorDeps, request: FastifyRequest, kind: PassKind): Brand | undefined {
  const brand = isOwnRequest(request) ? brands.byHost(hostOf(request)) : undefined
  const token = readCookie(request.headers.cookie, passTargets[kind].cookie)
  return brand && passes?.admits(token, { kind, brand: brand.id }) ? brand : undefined
}

/** Takes the links that `livery platform outbox --open` and `livery platform inspect` print: `/_livery/open?pass=…`. */
export async function serveOperatorLinks(app: FastifyInstance, { platform }: { readonly platform: OperatorDeps }): Promise<void> {
  app.get<{ Querystring: { pass?: unknown } }>('/_livery/open', { exposeHeadRoute: false }, (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'content-security-policy': closedPolicy })
    const { pass } = request.query
    const brand = isOwnRequest(request) && typeof pass === 'string' ? platform.brands.byHost(hostOf(request)) : undefined
    const taken = brand && platform.passes?.take(String(pass), brand.id)
    if (!taken) return reply.code(404).send({ message: 'There is nothing here.' })
    const { page, path, cookie } = passTargets[taken.kind]
    const secure = request.protocol === 'https' ? '; Secure' : ''
    return reply
      .header('set-cookie', `${cookie}=${taken.token}; Max-Age=${String(taken.seconds)}; Path=${path}; HttpOnly; SameSite=Strict${secure}`)
      .redirect(page, 303)
  })
}
