import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { isBase64 } from './is-base64.ts'

describe('isBase64', () => {
  it.each(['QQ==', 'QUI=', 'QUJD', 'QQ', '+/+/'])('accepts %s', (text) => expect(isBase64(text)).toBe(true))

  it.each(['', '=', '==', 'QQ=Q', 'QQ===', 'Q Q', 'QQ\n', 'QQ==\n', '-_', 'é', '\u{1f600}'])('rejects %j', (text) =>
    expect(isBase64(text)).toBe(false),
  )

  it('accepts a file of 5 MB even if V8 does not optimise patterns', () => {
    setFlagsFromString('--no-regexp-optimization')
    try {
      const text = Buffer.alloc(5 * 1024 * 1024 + 1).toString('base64')
      expect(runInNewContext(`(${isBase64.toString()})(text)`, { text })).toBe(true)
    } finally {
      setFlagsFromString('--regexp-optimization')
    }
  })
})
