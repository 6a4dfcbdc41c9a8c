import { type BetState, type BetVoid, statePath, voidPath } from '../../integrations/vendor-contract.ts'
import type { Outbound } from '../../integrations/outbound.ts'
import { signRequest } from '../../integrations/sign-request.ts'
import { withOperation } from '../../telemetry/operations.ts'
import type { VendorKeys } from '../vendors/index.ts'
import type { BetRecord } from './store/bets.ts'
import type { VendorContext } from './vendor-context.ts'

/** Keys and HTTP client for requests to a vendor, and the signal that aborts them. */
export interface VendorAccess {
  readonly keys: VendorKeys
  readonly outbound: Outbound
  readonly signal?: AbortSignal | undefined
}

interface VendorOperations {
  readonly [statePath]: BetState
  readonly [voidPath]: BetVoid
}

/**
 * Sends a signed request about a bet to a vendor, and returns its response; `undefined` if the vendor is not connected
 * or does not respond with status 200 and JSON.
 */
export async function callVendor<P extends keyof VendorOperations>(
  { keys, outbound, signal }: VendorAccess,
  { tenant, vendor, apiUrl }: Pick<VendorContext, 'tenant' | 'vendor' | 'apiUrl'>,
  path: P,
  bet: BetRecord,
): Promise<VendorOperations[P]['answer'] | undefined> {
  if (apiUrl === undefined) return undefined
  const key = await keys.getCurrentKey(tenant, vendor)
  const request: BetState['request'] = { brand: tenant.code, vendor, player: bet.account, round: bet.round, bet: bet.transaction }
  const [url, body] = [new URL(`${apiUrl}${path}`), JSON.stringify(request)]
  try {
    const headers = { 'content-type': 'application/json', ...signRequest(key, { method: 'POST', url, body }) }
    return await withOperation({ kind: 'vendor', party: vendor, name: path, merchant: tenant.code }, async () => {
      const response = await outbound.request(url, { method: 'POST', body, headers, signal })
      if (response.status !== 200) throw new Error(`The vendor responded with status ${String(response.status)}. Expected 200.`)
      return JSON.parse(response.body.toString()) as VendorOperations[P]['answer']
    })
  } catch {
    return undefined
  }
}
