import { describe, expect, it } from 'vitest'
import { standards } from './standard-names.ts'

const malformedNames = ['', ' ', 'U S', 'u', '\u0000', 'en_US', '😀', 'x'.repeat(300), '-', 'GMT+7', '__proto__', 'en-12']

describe.each(Object.entries(standards))('standard names of the kind %s', (_kind, standard) => {
  it.each(malformedNames)('rejects the malformed name %j', (name) => {
    expect(standard.has(name)).toBe(false)
    expect(() => standard.suggest?.(name)).not.toThrow()
  })
})
