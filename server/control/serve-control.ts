import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform } from '../platform.ts'
import { hashToken } from '../modules/secrets/tokens.ts'
import { describeFault } from '../modules/calls/describe-fault.ts'
import { isForwarded, isLoopback } from '../web/local-request.ts'
import { accountCommands } from './account-commands.ts'
import { auditCommands, noteCommand } from './audit-commands.ts'
import { ControlError } from '../modules/commands/control-error.ts'
import { ledgerCommands } from './ledger-commands.ts'
import { siteCommands } from './site-commands.ts'

/** Every command of the operator's control, by its name in the path. */
export const controlCommands = { ...siteCommands, ...accountCommands, ...ledgerCommands, ...auditCommands }

const ownHosts = new Set(['localhost', '127.0.0.1', '[::1]'])
/** What a browser's page adds, and the command line never does. */
const foreign = ['origin', 'sec-fetch-site', 'referer']

/**
 * The operator's control: `POST /_livery/control/<command>`. For programs on this machine alone that know the token of the data folder: by the address
 * of the socket, not what headers say of it; for everybody else there is nothing here.
 */
export async function serveControl(app: FastifyInstance, { platform }: { readonly platform: Platform }): Promise<void> {
  app.addHook(
    'onSend',
    async (_request, reply) => void reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff'),
  )
  app.addHook('onRequest', async (request, reply) => {
    if (!isLocal(request)) return reply.code(404).send({ success: false, message: 'There is nothing here.' })
    if (!knowsToken(request, platform)) return reply.code(401).send({ success: false, message: 'The token of the data folder is needed.' })
  })
  app.setErrorHandler(async (error, request, reply) => {
    if (error instanceof ControlError) return reply.code(400).send({ success: false, message: error.message })
    platform.log(`${request.method} ${request.routeOptions.url ?? ''} (${request.id}): ${describeFault(error)}`)
    return reply.code(500).send({ success: false, message: `It could not be done. The server's log says more under ${request.id}.` })
  })
  for (const [name, { run }] of Object.entries(controlCommands)) {
    app.post(`/_livery/control/${name}`, async (request) => {
      const body = request.body ?? {}
      const value = await run(platform, body)
      await noteCommand(platform, name, body)
      return { success: true, value }
    })
  }
  app.all('/_livery/control/*', () => Promise.reject(new ControlError('There is no such command.')))
}

function isLocal(request: FastifyRequest): boolean {
  const { socket, headers } = request
  const host = (headers.host ?? '').replace(/:\d+$/, '').toLowerCase()
  const ofProgram = !isForwarded(headers) && foreign.every((name) => headers[name] === undefined)
  return isLoopback(socket.remoteAddress) && ownHosts.has(host) && ofProgram
}

function knowsToken({ headers }: FastifyRequest, { secrets }: Platform): boolean {
  const given = headers.authorization?.replace(/^Bearer /, '') ?? ''
  return timingSafeEqual(hashToken(given), hashToken(secrets.controlToken))
}
