import { HOTP, Secret, TOTP } from 'otpauth'

/** What authenticator apps take for granted: SHA-1, steps of 30 seconds, six digits. */
const form = { algorithm: 'SHA1', digits: 6 } as const
const period = 30

/** The code of a moment (RFC 6238 over RFC 4226), as authenticator apps make it. */
export function oneTimeCode(secret: Buffer, step: bigint, digits: number = form.digits): string {
  return HOTP.generate({ ...form, digits, secret: secretOf(secret), counter: Number(step) })
}

/** The step that a code belongs to: now, or one off, for clocks that are not quite right. */
export function findStep(secret: Buffer, code: string, now: number): bigint | undefined {
  const counter = TOTP.counter({ period, timestamp: now })
  const delta = HOTP.validate({ ...form, secret: secretOf(secret), token: code.replaceAll(/\s/g, ''), counter, window: 1 })
  return delta === null ? undefined : BigInt(counter + delta)
}

/** A secret as people type it into an app (RFC 4648 base32, without padding). */
export const toBase32 = (bytes: Buffer): string => secretOf(bytes).base32

const secretOf = (bytes: Buffer): Secret => new Secret({ buffer: Uint8Array.from(bytes).buffer })
