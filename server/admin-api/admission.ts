import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Operator } from '../modules/commands/index.ts'
import { authenticate } from '../modules/operators/index.ts'
import { hashToken } from '../modules/secrets/index.ts'
import { isForwarded, isLoopback } from '../web/can-inspect.ts'
import { loopbackHosts, getRequestOrigin, readCookie } from '../web/request.ts'
import type { AdminServices } from './brand-commands.ts'

export interface AdminApiDeps {
  readonly platform: AdminServices
}

/** Name of the cookie with the token of an operator's browser. */
export const operatorCookie = 'livery-operator'

/** Host name under which browsers of this machine reach the admin API: no page of a brand has this origin. */
export const localAdminHost = 'admin.localhost'
/** Headers that a browser adds and the command line never sends. */
const browserHeaders = ['origin', 'sec-fetch-site', 'referer']

/** Source of a request that the admin API admits. */
export interface RequestSource {
  /** Whether it comes from this machine: over a loopback socket, with a local host name, and without proxy headers. */
  readonly isLocal: boolean
  /** Whether a browser sent it, by headers that the command line never sends. */
  readonly isBrowser: boolean
}

/**
 * Returns the source of a request from this machine, or to the origin of the admin API; `undefined` if the request is
 * not admitted.
 */
export function findRequestSource(request: FastifyRequest, adminOrigin: string | undefined): RequestSource | undefined {
  const { socket, headers } = request
  const isBrowser = browserHeaders.some((name) => headers[name] !== undefined)
  const host = (headers.host ?? '').replace(/:\d+$/, '').toLowerCase()
  const isLocalHost = host === localAdminHost || (!isBrowser && loopbackHosts.has(host))
  const isLocal = isLocalHost && isLoopback(socket.remoteAddress) && !isForwarded(headers)
  const isRemote = adminOrigin !== undefined && getRequestOrigin(request) === adminOrigin
  return isLocal || isRemote ? { isLocal, isBrowser } : undefined
}

/** Whether a browser's request comes from a page of this origin, or from the address bar. */
export function isSameOriginRequest(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = request.headers
  return (
    (origin === undefined || origin === getRequestOrigin(request)) &&
    (fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none')
  )
}

/** The authenticated sender of a request. */
export interface Principal {
  readonly operator: Operator
  /** `undefined` for the local machine, whose token does not expire. */
  readonly expiresAt?: Date
  readonly token: string
}

/** Thrown for a request without a valid token. */
export class UnauthenticatedError extends Error {
  override readonly name = 'UnauthenticatedError'
}

/**
 * Returns the sender of a request: the signed-in operator, or the local machine.
 * @throws UnauthenticatedError if the request is not admitted or has no valid token
 */
export async function requirePrincipal(platform: AdminServices, request: FastifyRequest): Promise<Principal> {
  const source = findRequestSource(request, platform.adminOrigin)
  const principal = source && (await findPrincipal(platform, request, source))
  if (!principal) throw new UnauthenticatedError()
  return principal
}

/**
 * Returns the operator whose token a request carries: in the header, or in the cookie of a browser; `undefined` without
 * a valid token. The token of the data folder identifies the local machine, and is accepted only from programs on it.
 */
async function findPrincipal(
  { operators, secrets, machine }: AdminServices,
  request: FastifyRequest,
  { isLocal, isBrowser }: RequestSource,
): Promise<Principal | undefined> {
  const bearer = request.headers.authorization?.replace(/^Bearer /, '')
  const token = bearer ?? (canUseCookie(request) ? readCookie(request.headers.cookie, operatorCookie) : undefined)
  if (token === undefined) return undefined
  if (isLocal && !isBrowser && timingSafeEqual(hashToken(token), hashToken(secrets.adminApiToken))) return { operator: machine, token }
  const found = await authenticate(operators, token)
  return found && { ...found, token }
}

/**
 * Whether the cookie of a request is accepted: a change also requires the header `Origin`, which `serveAdminApi`
 * compares with the origin of the server.
 */
const canUseCookie = (request: FastifyRequest): boolean => request.method === 'GET' || request.headers.origin !== undefined
