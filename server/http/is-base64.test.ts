import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { isBase64 } from './is-base64.ts'

describe('isBase64', () => {
  it.each(['QQ==', 'QUI=', 'QUJD', 'QQ', '+/+/'])('accepts %s', (text) => expect(isBase64(text)).toBe(true))

  it.each(['', '=', '==', 'QQ=Q', 'QQ===', 'Q Q', 'QQ\n', 'QQ==\n', '-_', 'é', '\u{1f600}'])('rejects %j', (text) =>
    expect(isBase64(text)).toBe(false),
  )

  it('accepts a file of 5 MB even if V8 does not optimise patterns', () => {
    const program = `import { isBase64 } from './is-base64.ts'
      console.log(isBase64(Buffer.alloc(5 * 1024 * 1024 + 1).toString('base64')))`
    // A separate process, because V8 keeps the compiled form of each pattern that this one has used.
    const args = ['--no-regexp-optimization', '--import', 'tsx', '--input-type=module', '--eval', program]
    expect(execFileSync(process.execPath, args, { cwd: import.meta.dirname, encoding: 'utf8' })).toBe('true\n')
  })
})
