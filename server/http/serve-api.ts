import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorCode, errorCatalogue } from '../../src/generated/errors.ts'
import { ApiError, getNetwork, describeError, isUnavailable } from '../modules/api-context/index.ts'
import type { Tenant } from '../database/tenant.ts'
import type { ApiPlatform } from './request-context.ts'
import { getErrorMessage, toErrorDto } from './error-dto.ts'
import { readPortSchemas } from './api-schemas.ts'
import { apiHeaders, getSecurityHeaders } from '../web/security-headers.ts'
import { getClientAddress, describeRequest, getRequestHost, getErrorStatus } from '../web/request.ts'
import { maintenanceRetrySeconds } from '../modules/site/index.ts'
import { createRequestLimitStore, createRequestKey } from '../modules/verification/index.ts'
import { compressResponse } from './compress-response.ts'
import { serveDocument } from './document/serve-document.ts'
import { type ApiDeps, registerEndpoints } from './register-endpoints.ts'
import { serveSocialRedirect } from './serve-social-redirect.ts'

/**
 * Maximum calls a minute from one address on one brand, for all endpoints together that have no limit of their own.
 * Endpoints that are costly or could be used for guessing have separate, lower limits.
 */
const callsPerMinute = 1_200

/**
 * Serves the API under /wps, /lgw and /lotto, the redirect of social logins, and the API reference. Every response of
 * an endpoint uses the envelope and is not cacheable.
 */
export async function serveApi(app: FastifyInstance, { platform, handlers }: ApiDeps): Promise<void> {
  app.setErrorHandler((error, request, reply) => sendError(platform, error, request, reply))
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...getSecurityHeaders(request.protocol), ...apiHeaders })
  })
  app.addHook('onSend', compressResponse)
  await app.register(cookie)
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: 60_000,
    store: createRequestLimitStore({ getTenant: (id) => getTenantOrPlatform(platform, id), secrets: platform.secrets }),
    keyGenerator: (request) =>
      createRequestKey(platform.brands.byHost(getRequestHost(request))?.id ?? '', getNetwork(getClientAddress(request))),
    errorResponseBuilder: (_request, { ttl }) => new ApiError('too_many_requests', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
  })
  const ports = readPortSchemas()
  await registerEndpoints(app, { platform, handlers }, ports)
  serveSocialRedirect(app, platform)
  serveDocument(app, platform.brands, ports)
  for (const prefix of ['/wps', '/lgw', '/lotto']) {
    for (const url of [prefix, `${prefix}/*`]) app.all(url, () => Promise.reject(new ApiError('not_found')))
  }
}

function getTenantOrPlatform({ brands, sites }: Pick<ApiPlatform, 'brands' | 'sites'>, id: string): Tenant {
  const brand = brands.byId(id)
  return brand ? sites.tenant(brand) : sites.platform
}

/** Seconds after which a request that failed with a temporary error may be retried. */
const retrySeconds: Partial<Record<ErrorCode, number>> = { site_maintenance: maintenanceRetrySeconds, unavailable: 2 }

function sendError(platform: ApiPlatform, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const apiError = toApiError(error)
  const brand = platform.brands.byHost(getRequestHost(request))
  if (errorCatalogue[apiError.code].status >= 500 && !(error instanceof ApiError)) {
    platform.log(`${request.method} ${request.routeOptions.url ?? ''} (${request.id}): ${apiError.code}: ${describeError(error)}`, {
      ...describeRequest(request),
      brand: brand?.id,
      error,
    })
  }
  const retryAfter = apiError.detail.retryAfterSeconds ?? retrySeconds[apiError.code]
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply
    .code(errorCatalogue[apiError.code].status)
    .send(toErrorDto(apiError, getErrorMessage(apiError.code, brand?.config, request.headers['accept-language'])))
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  // Client errors are checked before database errors: a client that disconnects while it sends the body also causes a
  // connection reset.
  if (getErrorStatus(error) < 500) return new ApiError('bad_request')
  return new ApiError(isUnavailable(error) ? 'unavailable' : 'internal')
}
