import { expect, it } from 'vitest'
import { newKey } from './new-key.ts'

it('a key has 128 bits, each byte in two digits, and no two are the same', () => {
  const keys = Array.from({ length: 50 }, newKey)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(keys).size).toBe(50)
})
