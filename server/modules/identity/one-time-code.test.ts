import { describe, expect, it } from 'vitest'
import { findStep, generateOneTimeCode, toBase32 } from './one-time-code.ts'

const secret = Buffer.from('12345678901234567890')

describe('one-time codes', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('match RFC 6238 at second %i', (second, code) => {
    expect(generateOneTimeCode(secret, BigInt(Math.floor(second / 30)), 8)).toBe(code)
  })

  it('are valid for their own 30 seconds and the adjacent ones only', () => {
    const now = 1_111_111_111_000
    const step = BigInt(Math.floor(now / 30_000))
    for (const offset of [-1n, 0n, 1n]) expect(findStep(secret, generateOneTimeCode(secret, step + offset), now)).toBe(step + offset)
    for (const offset of [-2n, 2n]) expect(findStep(secret, generateOneTimeCode(secret, step + offset), now)).toBeUndefined()
    const validCode = generateOneTimeCode(secret, step)
    for (const invalidCode of ['', 'x', validCode.slice(1), `${validCode}0`, `0${validCode}`])
      expect(findStep(secret, invalidCode, now)).toBeUndefined()
    expect(findStep(secret, `${validCode.slice(0, 3)} ${validCode.slice(3)}`, now)).toBe(step)
  })

  it('have a secret that is encoded in base32 without padding', () => {
    expect(toBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
    expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  })
})
