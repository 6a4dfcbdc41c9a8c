import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorCode, errorCatalogue } from '../../src/generated/errors.ts'
import { CallError, networkOf, describeError, isUnavailable } from '../modules/calls/index.ts'
import type { Tenant } from '../database/tenant.ts'
import type { ApiPlatform } from './request-context.ts'
import { errorMessageOf, toErrorDto } from './error-dto.ts'
import { readPortSchemas } from './api-schemas.ts'
import { apiHeaders, securityHeadersFor } from '../web/security-headers.ts'
import { addressOf, describeRequest, hostOf, statusOf } from '../web/request.ts'
import { maintenanceSeconds } from '../modules/site/index.ts'
import { createRequestLimitStore, requestKeyOf } from '../modules/verification/index.ts'
import { compressResponse } from './compress-response.ts'
import { serveDocument } from './document/serve-document.ts'
import { type ApiDeps, registerCalls } from './register-calls.ts'
import { serveSocialRedirect } from './serve-social-redirect.ts'

/**
 * Maximum calls a minute from one address on one brand. Endpoints that are costly or could be used for guessing have
 * lower limits.
 */
const callsPerMinute = 1_200

/** Serves the API under /wps, /lgw and /lotto. Every response there uses the envelope and is not cacheable. */
export async function serveApi(app: FastifyInstance, { platform, handlers }: ApiDeps): Promise<void> {
  app.setErrorHandler((error, request, reply) => sendError(platform, error, request, reply))
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...securityHeadersFor(request.protocol), ...apiHeaders })
  })
  app.addHook('onSend', compressResponse)
  await app.register(cookie)
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: 60_000,
    store: createRequestLimitStore({ tenantOf: (id) => tenantOrPlatform(platform, id), secrets: platform.secrets }),
    keyGenerator: (request) => requestKeyOf(platform.brands.byHost(hostOf(request))?.id ?? '', networkOf(addressOf(request))),
    errorResponseBuilder: (_request, { ttl }) => new CallError('too_many_requests', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
  })
  const ports = readPortSchemas()
  await registerCalls(app, { platform, handlers }, ports)
  serveSocialRedirect(app, platform)
  serveDocument(app, platform.brands, ports)
  for (const prefix of ['/wps', '/lgw', '/lotto']) {
    for (const url of [prefix, `${prefix}/*`]) app.all(url, () => Promise.reject(new CallError('not_found')))
  }
}

function tenantOrPlatform({ brands, sites }: Pick<ApiPlatform, 'brands' | 'sites'>, id: string): Tenant {
  const brand = brands.byId(id)
  return brand ? sites.tenant(brand) : sites.platform
}

/** Seconds after which a call with a temporary error may be retried. */
const retrySeconds: Partial<Record<ErrorCode, number>> = { site_maintenance: maintenanceSeconds, unavailable: 2 }

function sendError(platform: ApiPlatform, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const callError = toCallError(error)
  const brand = platform.brands.byHost(hostOf(request))
  if (errorCatalogue[callError.code].status >= 500 && !(error instanceof CallError)) {
    platform.log(`${request.method} ${request.routeOptions.url ?? ''} (${request.id}): ${callError.code}: ${describeError(error)}`, {
      ...describeRequest(request),
      brand: brand?.id,
      error,
    })
  }
  const retryAfter = callError.detail.retryAfterSeconds ?? retrySeconds[callError.code]
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply
    .code(errorCatalogue[callError.code].status)
    .send(toErrorDto(callError, errorMessageOf(callError.code, brand?.config, request.headers['accept-language'])))
}

function toCallError(error: unknown): CallError {
  if (error instanceof CallError) return error
  // Client errors are checked before database errors: a client that disconnects while it sends the body also causes a
  // connection reset.
  if (statusOf(error) < 500) return new CallError('bad_request')
  return new CallError(isUnavailable(error) ? 'unavailable' : 'internal')
}
