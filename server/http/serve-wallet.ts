import type { FastifyInstance } from 'fastify'
import { type BetDeps, handleVendorCall, isWalletCall } from '../modules/bets/index.ts'
import { describeError } from '../modules/api-context/index.ts'
import { describeRequest, getErrorStatus } from '../web/request.ts'
import { apiHeaders, commonHeaders } from '../web/security-headers.ts'
import type { Log } from '../telemetry/log.ts'

/** Base path of the wallet API for game vendors, on any host of the platform: `<base>/<brand>/<vendor>/<call>`. */
export const walletPath = '/_livery/wallet'

interface WalletDeps {
  readonly platform: BetDeps & { readonly log: Log }
}

/** Serves the wallet API. The body stays raw text, because the signature covers it. */
export async function serveWallet(app: FastifyInstance, { platform }: WalletDeps): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ ...commonHeaders, ...apiHeaders })
  })
  app.setErrorHandler((error, request, reply) => {
    const status = getErrorStatus(error)
    if (status < 500) return reply.code(status).send({ error: 'bad_request' })
    platform.log(`${request.method} ${request.routeOptions.url ?? ''} (${request.id}): ${describeError(error)}`, {
      ...describeRequest(request),
      error,
    })
    return reply.code(500).send({ error: 'unavailable' })
  })
  app.post<{ Params: { brand: string; vendor: string; call: string } }>(`${walletPath}/:brand/:vendor/:call`, async (request, reply) => {
    request.observed = {
      endpoint: `wallet.${isWalletCall(request.params.call) ? request.params.call : 'unknown'}`,
      brand: platform.brands.all().find(({ config }) => config.merchant.code === request.params.brand)?.id,
    }
    const { params, headers, method, url: path } = request
    const body = typeof request.body === 'string' ? request.body : ''
    const response = await handleVendorCall(platform, { ...params, method, path, headers, body })
    return reply.code(response.status).send(response.body)
  })
}
