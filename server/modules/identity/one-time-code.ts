import { HOTP, Secret, TOTP } from 'otpauth'

/** Defaults that authenticator apps assume: SHA-1, six digits, and steps of 30 seconds. */
const totpOptions = { algorithm: 'SHA1', digits: 6 } as const
const period = 30

/** Returns the code of a time step (RFC 6238 over RFC 4226). */
export function generateOneTimeCode(secret: Buffer, step: bigint, digits: number = totpOptions.digits): string {
  return HOTP.generate({ ...totpOptions, digits, secret: toSecret(secret), counter: Number(step) })
}

/**
 * Returns the time step of a code: the current one or an adjacent one, to tolerate clock drift. `undefined` if the code
 * is invalid.
 */
export function findStep(secret: Buffer, code: string, now: number): bigint | undefined {
  const counter = TOTP.counter({ period, timestamp: now })
  const delta = HOTP.validate({ ...totpOptions, secret: toSecret(secret), token: code.replaceAll(/\s/g, ''), counter, window: 1 })
  return delta === null ? undefined : BigInt(counter + delta)
}

/** Encodes a secret for manual entry in an app (RFC 4648 base32, without padding). */
export const toBase32 = (bytes: Buffer): string => toSecret(bytes).base32

const toSecret = (bytes: Buffer): Secret => new Secret({ buffer: Uint8Array.from(bytes).buffer })
