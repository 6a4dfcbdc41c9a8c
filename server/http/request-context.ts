import type { FastifyRequest } from 'fastify'
import { type CountryLookup, resolveCountry } from './country.ts'
import type { Brand } from '../modules/brands/index.ts'
import { ApiError, type Location, type ApiContext, type Member } from '../modules/api-context/index.ts'
import { getIdleCutoff, createSessionStore } from '../modules/accounts/index.ts'
import { hashToken } from '../modules/secrets/index.ts'
import { getClientAddress, stripTrailingDot, getRequestHost, unknownAddress } from '../web/request.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Platform } from '../modules/platform.ts'

/** Services that endpoints use, besides their handlers. */
export interface ApiPlatform extends Platform {
  readonly lookUpCountry: CountryLookup
}

/**
 * Returns the context of a request: its brand, the state of the site and the visitor.
 * @throws ApiError domain_invalid if the host belongs to no brand; forbidden if the origin is another host
 */
export async function resolveRequestContext(
  platform: ApiPlatform,
  request: FastifyRequest,
): Promise<Pick<ApiContext, 'brand' | 'site' | 'tenant' | 'location' | 'host'>> {
  const host = getRequestHost(request)
  const brand = platform.brands.byHost(host)
  if (!brand) throw new ApiError('domain_invalid')
  assertSameOrigin(request, host)
  const site = await platform.sites.read(brand)
  return { brand, site, tenant: platform.sites.tenant(brand), location: resolveLocation(platform, request, site.local_country), host }
}

/** Returns the address and country of a visitor. The country header is used only if a trusted proxy sent it. */
export function resolveLocation(
  { lookUpCountry }: Pick<ApiPlatform, 'lookUpCountry'>,
  request: FastifyRequest,
  localCountry: string,
): Location {
  const ip = getClientAddress(request)
  const { socket, headers } = request
  const isForwarded = ip !== unknownAddress && ip !== socket.remoteAddress
  return { ip, country: resolveCountry(ip, localCountry, (address) => lookUpCountry(address, isForwarded ? headers : {})) }
}

/** Rejects requests from pages of another host. Requests without an `Origin` header are accepted. */
function assertSameOrigin({ headers }: FastifyRequest, host: string): void {
  const { origin } = headers
  if (origin !== undefined && (!URL.canParse(origin) || stripTrailingDot(new URL(origin).hostname) !== host))
    throw new ApiError('forbidden')
}

const bearerPattern = /^Bearer ([A-Za-z0-9_-]{43})$/

/** Precision of the recorded time at which a session was last used. */
const seenResolutionMilliseconds = 60_000

/**
 * Returns the member who is logged in on this brand, or `undefined`. Each request restarts the idle timeout of the
 * session; a session that was idle longer than the brand's limit has ended.
 */
export async function findMember(tenant: Tenant, { config }: Brand, authorization: string | undefined): Promise<Member | undefined> {
  const token = bearerPattern.exec(authorization ?? '')?.[1]
  if (token === undefined) return undefined
  const tokenHash = hashToken(token)
  const sessions = createSessionStore(tenant)
  const account = await sessions.findAccount(tokenHash, getIdleCutoff(config))
  if (!account) return undefined
  if (account.seen_at.getTime() < Date.now() - seenResolutionMilliseconds) await sessions.updateSeenAt(tokenHash)
  return { account, tokenHash, mustChangePassword: account.must_change }
}
