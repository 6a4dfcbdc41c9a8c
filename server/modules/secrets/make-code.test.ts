import { describe, expect, it } from 'vitest'
import { makeCode } from './make-code.ts'

describe('a code that is sent', () => {
  it('is six digits, each of them any digit', () => {
    const codes = Array.from({ length: 2000 }, makeCode)
    expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([])
    for (let place = 0; place < 6; place += 1) expect(new Set(codes.map((code) => code[place])).size).toBe(10)
  })
})
