import { createHmac, timingSafeEqual } from 'node:crypto'

const stepSeconds = 30
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code of a moment (RFC 6238 over RFC 4226): SHA-1, steps of 30 seconds, six digits, as authenticator apps make it. */
export function oneTimeCode(secret: Buffer, step: bigint, digits = 6): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(step)
  const mac = createHmac('sha1', secret).update(counter).digest()
  const at = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(at) & 0x7f_ff_ff_ff) % 10 ** digits).padStart(digits, '0')
}

/** The step that a code belongs to: now, or one off, for clocks that are not quite right. Every step is looked at, so that the time tells nothing. */
export function findStep(secret: Buffer, code: string, now: number): bigint | undefined {
  const step = BigInt(Math.floor(now / 1000 / stepSeconds))
  const given = Buffer.from(code.replaceAll(/\s/g, '').padEnd(6).slice(0, 7))
  const right = [step - 1n, step, step + 1n].filter((one) => {
    const expected = Buffer.from(oneTimeCode(secret, one))
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
  return right[0]
}

/** A secret as people type it into an app (RFC 4648 base32, without padding). */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}
