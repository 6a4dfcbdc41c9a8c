import { describe, expect, it } from 'vitest'
import { readText, textFiles } from './tracked-files.ts'

/** A number where such a length is named, anywhere behind its name, or where a text is cut for a call. */
const fixed = /\b(?:max_?length|longest(?:value|code|name|text)|min: \d+, max)\b(?:[^;}\n]|[{(=]\n)*?\b\d+|\.slice\(0, \d{4,}\)/gi

describe('the most characters of a text', () => {
  it.each([
    'maxLength={255}',
    "maxLength={term === 'amount' ? 40 : 10}",
    'maxLength={\n  long ? 40 : 10\n}',
    'maxLength: 16',
    'maxLength={Math.min(field.max, 16)}',
    "rule['maxLength'] ?? 255",
    'const longestValue = 255',
    'maxLength > 254',
    '?? { min: 6, max: 15 }',
    '`${origin}${pathname}`.slice(0, 2048)',
  ])('is seen in %s', (line) => expect(line).toMatch(fixed))

  it.each([
    'maxLength={field.max}',
    "rule['maxLength'] ?? most",
    "longest['session.login'].username",
    'maxLength={most} tabIndex={0}',
    'Math.max(0, 5)',
  ])('is not seen in %s', (line) => expect(line).not.toMatch(fixed))

  it('is fixed nowhere in the program: the schemas, the brands and the platform’s rules say it (R-ENTITIES-35)', () => {
    const files = textFiles().filter(
      (file) => /^(?:src|server)\/(?!generated\/).*\.tsx?$/.test(file) && !/\.(?:test|fixture)\.|\/testing\/|test-kit/.test(file),
    )
    expect(files.length).toBeGreaterThan(500)
    expect(files.flatMap((file) => (readText(file)?.match(fixed) ?? []).map((found) => `${file}: ${found}`))).toEqual([])
  })
})
