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
import { isForwarded, isLoopback } from '../web/may-inspect.ts'

/** The commands besides those that decide about other commands. */
const directCommands: ControlCommands<ControlContext> = { ...brandCommands, ...moduleCommands, ...valueCommands }

/** Every command of the operator's control, by its name in the path. */
export const controlCommands: ControlCommands<ControlContext> = withApprovals(
  Object.fromEntries(Object.entries(directCommands).map(([name, command]) => [name, withAudit(name, withRelations(command))])),
)

function withApprovals(commands: ControlCommands<ControlContext>): ControlCommands<ControlContext> {
  return { ...commands, ...approvalCommands(commands) }
}

const ownHosts = new Set(['localhost', '127.0.0.1', '[::1]'])
/** What a browser's page adds, and the command line never does. */
const foreign = ['origin', 'sec-fetch-site', 'referer']

/**
 * The operator's control: `POST /_livery/control/<command>`. For programs on this machine alone that know the token of
 * the data folder: by the address of the socket, not what headers say of it; for everybody else there is nothing here.
 */
export async function serveControl(app: FastifyInstance, { platform }: { readonly platform: ControlContext }): Promise<void> {
  app.addHook(
    'onSend',
    async (_request, reply) => void reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff'),
  )
  app.addHook('onRequest', async (request, reply) => {
    if (!isLocal(request)) return reply.code(404).send({ success: false, message: 'There is nothing here.' })
    if (!knowsToken(request, platform.secrets))
      return reply.code(401).send({ success: false, message: 'The token of the data folder is needed.' })
  })
  app.setErrorHandler(async (error, request, reply) => {
    if (error instanceof ControlError) return reply.code(400).send({ success: false, message: error.message })
    platform.log(`${request.method} ${request.routeOptions.url ?? ''} (${request.id}): ${describeFault(error)}`)
    const [status, what] = isPassing(error)
      ? [503, 'The server was too busy, or without its database: see whether it was done.']
      : [500, 'It could not be done.']
    return reply.code(status).send({ success: false, message: `${what} The server's log says more under ${request.id}.` })
  })
  for (const [name, command] of Object.entries(controlCommands)) {
    app.post(`/_livery/control/${name}`, async (request) => {
      const body = request.body ?? {}
      return { success: true, value: await runCommand<ControlContext>(platform, name, command, body) }
    })
  }
  app.all('/_livery/control/*', () => Promise.reject(new ControlError('There is no such command.')))
}

/** Whether the same command can work a little later. */
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
