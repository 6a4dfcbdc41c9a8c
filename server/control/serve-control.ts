import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type ControlCommands, ControlError } from '../modules/commands/index.ts'
import { approvalCommands, runCommand } from '../modules/approvals/index.ts'
import { moduleCommands } from '../modules/compose-modules.ts'
import { type ControlContext, brandCommands } from './brand-commands.ts'
import { type Secrets, hashToken } from '../modules/secrets/index.ts'
import { withRelations } from './keep-relations.ts'
import { valueCommands } from './value-commands.ts'
import { withAudit } from './audit-command.ts'
import { CallError, describeFault, isUnavailable } from '../modules/calls/index.ts'
import { describeRequest } from '../web/request.ts'
import { isForwarded, isLoopback } from '../web/may-inspect.ts'

/** All commands except those that decide on pending approvals. */
const directCommands: ControlCommands<ControlContext> = { ...brandCommands, ...moduleCommands, ...valueCommands }

/** Every admin command, by its name in the path. */
export const controlCommands: ControlCommands<ControlContext> = withApprovals(
  Object.fromEntries(Object.entries(directCommands).map(([name, command]) => [name, withAudit(name, withRelations(command))])),
)

function withApprovals(commands: ControlCommands<ControlContext>): ControlCommands<ControlContext> {
  return { ...commands, ...approvalCommands(commands) }
}

const ownHosts = new Set(['localhost', '127.0.0.1', '[::1]'])
/** Headers that a browser's page adds and the command line never sends. */
const foreign = ['origin', 'sec-fetch-site', 'referer']

/**
 * Serves the admin API, `POST /_livery/control/<command>`. Only programs on this machine that know the token of the
 * data folder are admitted, judged by the address of the socket and not by headers; others get 404.
 */
export async function serveControl(app: FastifyInstance, { platform }: { readonly platform: ControlContext }): Promise<void> {
  app.addHook(
    'onSend',
    async (_request, reply) => void reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff'),
  )
  app.addHook('onRequest', async (request, reply) => {
    if (!isLocal(request)) return reply.code(404).send({ success: false, message: 'Not found.' })
    if (!knowsToken(request, platform.secrets))
      return reply.code(401).send({ success: false, message: 'The token of the data folder is needed.' })
  })
  app.setErrorHandler(async (error, request, reply) => {
    if (error instanceof ControlError) return reply.code(400).send({ success: false, message: error.message })
    platform.log(`${request.method} ${request.routeOptions.url ?? ''} (${request.id}): ${describeFault(error)}`, {
      ...describeRequest(request),
      error,
    })
    const [status, what] = isPassing(error)
      ? [503, 'The server was too busy or had lost its database: check whether the command took effect.']
      : [500, 'The command failed.']
    return reply.code(status).send({ success: false, message: `${what} See ${request.id} in the server's log.` })
  })
  for (const [name, command] of Object.entries(controlCommands)) {
    app.post(`/_livery/control/${name}`, async (request) => {
      const body = request.body ?? {}
      return { success: true, value: await runCommand<ControlContext>(platform, name, command, body) }
    })
  }
  app.all('/_livery/control/*', () => Promise.reject(new ControlError('There is no such command.')))
}

/** Whether the same command can succeed later without a change. */
const isPassing = (error: unknown): boolean => isUnavailable(error) || (error instanceof CallError && error.code === 'unavailable')

function isLocal(request: FastifyRequest): boolean {
  const { socket, headers } = request
  const host = (headers.host ?? '').replace(/:\d+$/, '').toLowerCase()
  const ofProgram = !isForwarded(headers) && foreign.every((name) => headers[name] === undefined)
  return isLoopback(socket.remoteAddress) && ownHosts.has(host) && ofProgram
}

function knowsToken({ headers }: FastifyRequest, secrets: Secrets): boolean {
  const given = headers.authorization?.replace(/^Bearer /, '') ?? ''
  return timingSafeEqual(hashToken(given), hashToken(secrets.controlToken))
}
