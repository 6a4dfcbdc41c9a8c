import type { Tenant } from '../../database/tenant.ts'
import { type Outbound, OutboundError } from '../../integrations/outbound.ts'
import { signMessage } from '../../integrations/sign-message.ts'
import type { Secrets } from '../secrets/index.ts'
import { createGateway, type Gateway, GatewayError, maxResponseBytes, noticePath, timeoutMilliseconds } from './gateway.ts'
import { listGatewayKeys } from './gateway-keys.ts'
import type { ServerGateway } from './server-gateway.ts'
import { type GatewayRecord, createGatewayStore } from './store/gateways.ts'

/** Dependencies of the gateway clients. */
export interface GatewayDeps {
  /** The gateway that the server's settings configure, used for the code `null`. */
  readonly gateway: ServerGateway
  readonly outbound: Outbound
  readonly secrets: Pick<Secrets, 'deriveKey'>
  readonly signal?: AbortSignal | undefined
}

/**
 * Returns the client of a gateway of a brand; for `null`, the client of the server's gateway.
 * @throws GatewayError if the brand does not have the gateway
 */
export async function getGateway(deps: GatewayDeps, tenant: Tenant, code: string | null): Promise<Gateway> {
  if (code === null) return deps.gateway.withSignal(deps.signal)
  const found = await createGatewayStore(tenant).find(code)
  if (!found) throw new GatewayError(`The brand has no payment gateway "${code}".`)
  return createBrandGateway(deps, tenant, found)
}

function createBrandGateway(deps: Omit<GatewayDeps, 'gateway'>, tenant: Tenant, { gateway: code, url: base }: GatewayRecord): Gateway {
  return createGateway({
    metricsLabel: code,
    pageBase: () => base,
    notifyUrl: (brandOrigin) => new URL(getNoticePath(tenant.code, code), brandOrigin).href,
    send: async (method, path, body) => {
      const url = new URL(`${base}${path}`)
      const { status, body: responseBody } = await sendSigned(deps, tenant, code, { method, url, body })
      if (status !== 200) throw new GatewayError(`The gateway ${code} responded with status ${String(status)}. Expected 200.`)
      return parseJson(code, responseBody)
    },
  })
}

/** Path to which a brand's gateway sends payment notices. Their signatures cover the path. */
export const getNoticePath = (merchant: string, gateway: string): string => `${noticePath}/${merchant}/${gateway}`

interface SignedRequest {
  readonly method: 'GET' | 'POST'
  readonly url: URL
  readonly body: string
}

/**
 * Sends a request with the current key. If the gateway rejects its signature, the previous key is used while it is
 * valid: during a rotation the gateway may not know the current one yet. Requests are idempotent.
 */
async function sendSigned(
  { outbound, secrets, signal }: Omit<GatewayDeps, 'gateway'>,
  tenant: Tenant,
  code: string,
  { method, url, body }: SignedRequest,
) {
  const keys = await listGatewayKeys(secrets, tenant, code)
  let response: Awaited<ReturnType<Outbound['request']>> | undefined
  for (const { secret } of keys) {
    const headers = {
      ...signMessage(Buffer.from(secret), { method, path: `${url.pathname}${url.search}`, body }),
      ...(body !== '' && { 'content-type': 'application/json' }),
    }
    response = await outbound
      .request(url, { method, headers, body, signal, timeoutMilliseconds, maxBytes: maxResponseBytes })
      .catch((error: unknown) => {
        throw error instanceof OutboundError ? new GatewayError(`The gateway ${code} did not respond.`, { cause: error }) : error
      })
    if (response.status !== 401) return response
  }
  if (!response) throw new GatewayError(`The gateway ${code} has no valid key.`)
  return response
}

function parseJson(code: string, body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch (error) {
    throw new GatewayError(`The response of the gateway ${code} is not JSON.`, { cause: error })
  }
}
