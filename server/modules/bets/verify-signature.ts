import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { clockToleranceMilliseconds, signatureHeaders, createStringToSign } from '../../integrations/vendor-contract.ts'
import { WalletCallError } from './parse-call.ts'

/** A signed request, as received. */
export interface SignedCall {
  readonly method: string
  /** Path with query string, as requested. */
  readonly path: string
  readonly headers: IncomingHttpHeaders
  /** Raw body. */
  readonly body: string
}

/**
 * Verifies the signature of a request and that its time is within the tolerance. Returns its nonce.
 * @throws WalletCallError signature_invalid, clock_skew
 */
export async function verifySignature(
  { method, path, headers, body }: SignedCall,
  findSecret: (key: string) => Promise<string | undefined>,
  now: number,
): Promise<string> {
  const [key = '', time = '', nonce = '', signature = ''] = (['key', 'time', 'nonce', 'signature'] as const).map((name) =>
    headers[signatureHeaders[name]]?.toString(),
  )
  if (!/^[\w-]{1,64}$/.test(key) || !/^\d{1,16}$/.test(time) || !/^[\w-]{16,64}$/.test(nonce) || !/^[0-9a-f]{64}$/.test(signature))
    throw new WalletCallError('signature_invalid')
  const secret = await findSecret(key)
  if (secret === undefined || !isSignedWith(secret, createStringToSign({ method, path, time, nonce, body }), signature))
    throw new WalletCallError('signature_invalid')
  if (Math.abs(Number(time) - now) > clockToleranceMilliseconds) throw new WalletCallError('clock_skew')
  return nonce
}

const isSignedWith = (secret: string, text: string, signature: string): boolean =>
  timingSafeEqual(createHmac('sha256', secret).update(text).digest(), Buffer.from(signature, 'hex'))
