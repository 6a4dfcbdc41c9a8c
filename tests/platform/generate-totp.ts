import { createHmac } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/**
 * Generates the time-based one-time password (TOTP) of an authenticator app for a secret, offset by steps of 30 seconds
 * from now. Implemented independently of the platform, so that tests do not compare the platform with itself.
 */
export function generateTotp(secret: string, steps = 0): string {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/[01]{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeUInt32BE(Math.floor(Date.now() / 30_000) + steps, 4)
  const mac = createHmac('sha1', key).update(counter).digest()
  const offset = (mac[19] ?? 0) & 0xf
  const number =
    (((mac[offset] ?? 0) & 0x7f) << 24) | ((mac[offset + 1] ?? 0) << 16) | ((mac[offset + 2] ?? 0) << 8) | (mac[offset + 3] ?? 0)
  return String(number % 1_000_000).padStart(6, '0')
}
