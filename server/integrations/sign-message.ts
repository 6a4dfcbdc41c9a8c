import { createHmac, timingSafeEqual } from 'node:crypto'
import { signatureHeader, timeHeader } from './gateway-contract.ts'

/** Signed content of a message to or from a payment gateway: the method, the path with its query, and the raw body. */
export interface Message {
  readonly method: string
  readonly path: string
  readonly body: string
}

const maxAgeMilliseconds = 300_000

const computeSignature = (key: Buffer, time: string, { method, path, body }: Message): Buffer =>
  createHmac('sha256', key).update(`${time}\n${method} ${path}\n${body}`).digest()

/** Returns the signature headers of a message. */
export function signMessage(key: Buffer, message: Message, now = Date.now()): Readonly<Record<string, string>> {
  const time = String(now)
  return { [timeHeader]: time, [signatureHeader]: computeSignature(key, time, message).toString('hex') }
}

/** Whether the HMAC of a message is valid, and its time differs from now by at most five minutes. */
export function isValidSignature(
  key: Buffer,
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  message: Message,
): boolean {
  const [time, signature] = [String(headers[timeHeader]), String(headers[signatureHeader])]
  if (!/^\d{13}$/.test(time) || !/^[0-9a-f]{64}$/.test(signature)) return false
  if (Math.abs(Date.now() - Number(time)) > maxAgeMilliseconds) return false
  return timingSafeEqual(Buffer.from(signature, 'hex'), computeSignature(key, time, message))
}
