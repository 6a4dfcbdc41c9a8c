import { describe, expect, it } from 'vitest'
import { readText, textFiles } from './tracked-files.ts'

/**
 * Where a pattern is found, as file:line. Each pattern is put together here, so that this file does not hold what it
 * looks for.
 */
function findMatches(files: readonly string[], pattern: RegExp): readonly string[] {
  return files.flatMap((file) =>
    (readText(file) ?? '').split('\n').flatMap((line, index) => (pattern.test(line) ? [`${file}:${String(index + 1)}`] : [])),
  )
}

const files = textFiles()

describe('nothing of a machine or a person is in the project', () => {
  it('no registry is named where packages come from', () => {
    expect(findMatches(['package-lock.json', '.npmrc'], /"resolved": "https?:|\/\/registry\.|^registry\s*=|_authToken/i)).toEqual([])
  })

  it('no path of a machine is in a file', () => {
    expect(findMatches(files, new RegExp(String.raw`(?<![\w.:/-])/(?:home|Users|root|work)/[\w.-]+`))).toEqual([])
  })

  it('no key, token or password of anything real is in a file', () => {
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
