import { describe, expect, it } from 'vitest'
import { makePassword } from './make-password.ts'

describe('makePassword', () => {
  it('has 14 letters and digits of all three kinds, none that is mistaken for another, and is never the same', () => {
    const made = Array.from({ length: 300 }, makePassword)
    for (const password of made) expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*[2-9])[a-hjkmnp-zA-HJKMNP-Z2-9]{14}$/)
    expect(new Set(made).size).toBe(made.length)
  })
})
