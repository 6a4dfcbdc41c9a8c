import { createHmac, randomBytes } from 'node:crypto'
import { type BetState, type BetVoid, signatureHeaders, signedText, statePath, voidPath } from '../../integrations/vendor-contract.ts'
import type { BetRecord } from './store/bets.ts'
import type { VendorKeys } from './vendor-keys.ts'
import { withOperation } from '../../telemetry/operations.ts'
import type { VendorContext } from './vendor-context.ts'

const timeoutMilliseconds = 10_000

/** How to reach a vendor, and the signal that ends the wait. */
export interface VendorAccess {
  readonly keys: VendorKeys
  readonly address: string
  readonly signal?: AbortSignal | undefined
}

interface VendorOperations {
  readonly [statePath]: BetState
  readonly [voidPath]: BetVoid
}

/** Sends a signed request about a bet to a vendor. `undefined` if the vendor does not answer or refuses. */
export async function callVendor<P extends keyof VendorOperations>(
  { keys, address, signal }: VendorAccess,
  { tenant, vendor }: Pick<VendorContext, 'tenant' | 'vendor'>,
  path: P,
  bet: BetRecord,
): Promise<VendorOperations[P]['answer'] | undefined> {
  const { id, secret } = await keys.current(tenant, vendor)
  const input: BetState['request'] = { brand: tenant.code, vendor, player: bet.account, round: bet.round, bet: bet.transaction }
  const [time, nonce, body] = [String(Date.now()), randomBytes(18).toString('base64url'), JSON.stringify(input)]
  const text = signedText({ method: 'POST', path, time, nonce, body })
  try {
    return await withOperation({ kind: 'vendor', party: vendor, name: path, merchant: tenant.code }, async () => {
      const response = await fetch(`${address}${path}`, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          [signatureHeaders.key]: id,
          [signatureHeaders.time]: time,
          [signatureHeaders.nonce]: nonce,
          [signatureHeaders.signature]: createHmac('sha256', secret).update(text).digest('hex'),
        },
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMilliseconds), ...(signal ? [signal] : [])]),
      })
      if (!response.ok) throw new Error(`The vendor answered with the status ${String(response.status)}. Expected 2xx.`)
      return (await response.json()) as VendorOperations[P]['answer']
    })
  } catch {
    return undefined
  }
}
