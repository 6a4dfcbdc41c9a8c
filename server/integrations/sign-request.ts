import { createHmac, randomBytes } from 'node:crypto'
import { signatureHeaders, createStringToSign, type VendorKey } from './vendor-contract.ts'

/** The signed parts of a request between the operator and a vendor. */
export interface RequestParts {
  readonly method: 'GET' | 'POST'
  readonly url: URL
  readonly body: string
}

/** Returns the signature headers of a request between the operator and a vendor, in either direction. */
export function signRequest(
  { id, secret }: VendorKey,
  { method, url, body }: RequestParts,
  now = Date.now(),
): Readonly<Record<string, string>> {
  const [time, nonce] = [String(now), randomBytes(18).toString('base64url')]
  const text = createStringToSign({ method, path: `${url.pathname}${url.search}`, time, nonce, body })
  return {
    [signatureHeaders.key]: id,
    [signatureHeaders.time]: time,
    [signatureHeaders.nonce]: nonce,
    [signatureHeaders.signature]: createHmac('sha256', secret).update(text).digest('hex'),
  }
}
