import { describe, expect, it } from 'vitest'
import { createCode, createPassword, createToken } from './tokens.ts'

describe('createToken', () => {
  it('returns 256 random bits, each set in about half of the tokens', () => {
    const tokens = Array.from({ length: 1000 }, () => Buffer.from(createToken(), 'base64url'))
    for (const token of tokens) expect(token).toHaveLength(32)
    for (let bit = 0; bit < 256; bit += 1) {
      const setCount = tokens.filter((token) => ((token[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0).length
      expect(Math.abs(setCount - 500), `bit ${String(bit)}`).toBeLessThan(150)
    }
  })
})

describe('createCode', () => {
  it('returns six digits, and every digit occurs at every position', () => {
    const codes = Array.from({ length: 2000 }, createCode)
    expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([])
    for (let index = 0; index < 6; index += 1) expect(new Set(codes.map((code) => code[index])).size).toBe(10)
  })
})

describe('createPassword', () => {
  it('returns a new password of 14 unambiguous characters: lower-case letters, upper-case letters and digits', () => {
    const passwords = Array.from({ length: 300 }, createPassword)
    for (const password of passwords) expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*[2-9])[a-hjkmnp-zA-HJKMNP-Z2-9]{14}$/)
    expect(new Set(passwords).size).toBe(passwords.length)
  })
})
