import { describe, expect, it } from 'vitest'
import { newToken } from './tokens.ts'

describe('a token', () => {
  it('has 256 bits of chance, each of them set as often as not', () => {
    const tokens = Array.from({ length: 1000 }, () => Buffer.from(newToken(), 'base64url'))
    for (const token of tokens) expect(token).toHaveLength(32)
    for (let bit = 0; bit < 256; bit += 1) {
      const set = tokens.filter((token) => ((token[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0).length
      expect(Math.abs(set - 500), `bit ${String(bit)}`).toBeLessThan(150)
    }
  })
})
