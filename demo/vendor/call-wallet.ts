import { signRequest } from '../../server/integrations/sign-request.ts'
import type { OperatorConfig, WalletCalls, WalletErrorCode } from '../../server/integrations/vendor-contract.ts'

/**
 * Thrown if the wallet sends no valid response or reports a server error: the call may or may not have taken effect.
 */
export class NoResponseError extends Error {
  override readonly name = 'NoResponseError'
}

/** Response of the operator's wallet. */
export type WalletResult<A> =
  { readonly answer: A; readonly error?: undefined } | { readonly answer?: undefined; readonly error: WalletErrorCode }

export interface WalletRequest<C extends keyof WalletCalls> {
  readonly brand: string
  readonly vendor: string
  readonly call: C
  readonly request: WalletCalls[C]['request']
}

const timeoutMilliseconds = 5_000

/**
 * Calls the operator's wallet once. If the vendor has no key for the brand, returns the error `signature_invalid`
 * without a request.
 * @throws NoResponseError
 */
export async function callWallet<C extends keyof WalletCalls>(
  operator: Pick<OperatorConfig, 'walletUrl' | 'findKey'>,
  { brand, vendor, call, request }: WalletRequest<C>,
): Promise<WalletResult<WalletCalls[C]['answer']>> {
  const key = await operator.findKey(brand, vendor)
  if (!key) return { error: 'signature_invalid' }
  const url = new URL(`${operator.walletUrl()}/${encodeURIComponent(brand)}/${encodeURIComponent(vendor)}/${call}`)
  const body = JSON.stringify(request)
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...signRequest(key, { method: 'POST', url, body }) },
    signal: AbortSignal.timeout(timeoutMilliseconds),
  }).catch((error: unknown) => {
    throw new NoResponseError(`The wallet did not respond to "${call}".`, { cause: error })
  })
  const answer = (await response.json().catch(() => undefined)) as (WalletCalls[C]['answer'] & { error?: WalletErrorCode }) | undefined
  if (response.status === 200 && answer !== undefined) return { answer }
  const error = answer?.error
  if (response.status >= 500 || error === undefined || error === 'unavailable')
    throw new NoResponseError(`The wallet responded to "${call}" with status ${String(response.status)}.`)
  return { error }
}
