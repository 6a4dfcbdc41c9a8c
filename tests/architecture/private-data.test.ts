import { describe, expect, it } from 'vitest'
import { readText, listTextFiles } from './tracked-files.ts'

/**
 * Returns the matches of a pattern as file:line. Patterns are assembled at run time so that this file does not match.
 */
function findMatches(files: readonly string[], pattern: RegExp): readonly string[] {
  return files.flatMap((file) =>
    (readText(file) ?? '').split('\n').flatMap((line, index) => (pattern.test(line) ? [`${file}:${String(index + 1)}`] : [])),
  )
}

const files = listTextFiles()

describe('the project contains no private data', () => {
  it('no package registry is named', () => {
    expect(findMatches(['package-lock.json', '.npmrc'], /"resolved": "https?:|\/\/registry\.|^registry\s*=|_authToken/i)).toEqual([])
  })

  it('no file contains a local path', () => {
    expect(findMatches(files, new RegExp(String.raw`(?<![\w.:/-])/(?:home|Users|root|work)/[\w.-]+`))).toEqual([])
  })

  it('no file contains a real key, token or password', () => {
    const secrets = [
      '-----BEGIN (?:[A-Z]+ )?PRIVATE KEY',
      'AKIA[0-9A-Z]{16}',
      'gh[pousr]_[A-Za-z0-9]{36}',
      'xox[abpr]-[A-Za-z0-9-]{10,}',
      'npm_[A-Za-z0-9]{36}',
      'sk_live_[A-Za-z0-9]{16,}',
      '"d": ?"[A-Za-z0-9_-]{43}"',
    ]
    expect(findMatches(files, new RegExp(secrets.join('|')))).toEqual([])
  })
})
