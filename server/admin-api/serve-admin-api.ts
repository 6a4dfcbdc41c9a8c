import rateLimit from '@fastify/rate-limit'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { formatCount } from '../../src/engine/rules/format-count.ts'
import { ApiError, describeError, isUnavailable, getNetwork } from '../modules/api-context/index.ts'
import { AdminApiError } from '../modules/commands/index.ts'
import { SignInError } from '../modules/operators/index.ts'
import { createRequestLimitStore, createRequestKey } from '../modules/verification/index.ts'
import { getClientAddress, describeRequest } from '../web/request.ts'
import { type AdminApiDeps, UnauthenticatedError, findRequestSource, isSameOriginRequest, requirePrincipal } from './admission.ts'
import type { AdminServices } from './brand-commands.ts'
import { allCommands } from './commands.ts'
import { ForbiddenError, executeCommand } from './execute-command.ts'
import { serveOperatorAccess } from './serve-operator-access.ts'
import { returnPath, serveSignIn } from './serve-sign-in.ts'

/**
 * Serves the admin API: `POST /_livery/admin/<command>`, and the sign-in of operators below `/_livery/operator`. It
 * admits programs and pages of this machine and, if it has its own origin, requests to that origin. Others get 404.
 */
export async function serveAdminApi(app: FastifyInstance, { platform }: AdminApiDeps): Promise<void> {
  app.addHook(
    'onSend',
    async (_request, reply) => void reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff'),
  )
  app.addHook('onRequest', async (request, reply) => {
    const source = findRequestSource(request, platform.adminOrigin)
    const isReturnNavigation = request.routeOptions.url === returnPath
    if (!source || (source.isBrowser && !isReturnNavigation && !isSameOriginRequest(request)))
      return reply.code(404).send({ success: false, code: 'not_found', message: 'Not found.' })
  })
  app.setErrorHandler((error, request, reply) => sendError(platform, error, request, reply))
  await app.register(rateLimit, {
    global: false,
    store: createRequestLimitStore({ getTenant: () => platform.sites.platform, secrets: platform.secrets }),
    keyGenerator: (request) => createRequestKey('', getNetwork(getClientAddress(request))),
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.ceil(ttl / 1000)
      return new SignInError('too_many_requests', `Too many requests. Try again in ${formatCount(seconds, 'second')}.`, seconds)
    },
  })
  await app.register(serveCommands, { platform })
  await app.register(serveSignIn, { platform })
  await app.register(serveOperatorAccess, { platform })
}

async function serveCommands(app: FastifyInstance, { platform }: AdminApiDeps): Promise<void> {
  for (const [name, command] of Object.entries(allCommands)) {
    app.post(`/_livery/admin/${name}`, async (request) => {
      const { operator } = await requirePrincipal(platform, request)
      return { success: true, ...(await executeCommand(platform, { name, command, body: request.body ?? {}, operator })) }
    })
  }
  app.all('/_livery/admin/*', async (request) => {
    await requirePrincipal(platform, request)
    throw new AdminApiError('There is no such command.')
  })
}

interface ErrorResponse {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly retryAfterSeconds?: number | undefined
}

function sendError(platform: AdminServices, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const knownError = toErrorResponse(error)
  if (!knownError)
    platform.log(`${request.method} ${request.routeOptions.url ?? ''} (${request.id}): ${describeError(error)}`, {
      ...describeRequest(request),
      error,
    })
  const { status, code, message, retryAfterSeconds } = knownError ?? toFaultResponse(error, request.id)
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  return reply.code(status).send({ success: false, code, message })
}

function toErrorResponse(error: unknown): ErrorResponse | undefined {
  if (error instanceof ForbiddenError) return { status: 403, code: 'forbidden', message: error.message }
  if (error instanceof AdminApiError) return { status: 400, code: 'refused', message: error.message }
  if (error instanceof UnauthenticatedError)
    return { status: 401, code: 'unauthenticated', message: 'Log in with "livery login", or send the token of the data folder.' }
  if (error instanceof SignInError) {
    const status = error.code === 'too_many_requests' ? 429 : error.code === 'sign_in_failed' ? 401 : 400
    return { status, code: error.code, message: error.message, retryAfterSeconds: error.retryAfterSeconds }
  }
  const { statusCode = 500 } = error as Partial<FastifyError>
  return statusCode >= 400 && statusCode < 500
    ? { status: statusCode, code: 'bad_request', message: 'The request is not valid JSON, or it is too large.' }
    : undefined
}

const toFaultResponse = (error: unknown, id: string): ErrorResponse =>
  isTransient(error)
    ? {
        status: 503,
        code: 'unavailable',
        message: `The server was too busy or had lost its database: check whether the command took effect. See ${id} in the server’s log.`,
      }
    : { status: 500, code: 'internal', message: `The command failed. See ${id} in the server’s log.` }

/** Whether the same command can succeed later without a change. */
const isTransient = (error: unknown): boolean => isUnavailable(error) || (error instanceof ApiError && error.code === 'unavailable')
