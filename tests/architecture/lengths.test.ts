import { describe, expect, it } from 'vitest'
import { readText, listTextFiles } from './tracked-files.ts'

/**
 * Matches a number that follows the name of a maximum length in the same statement, or a limit of four or more digits
 * with which `slice` truncates a text.
 */
const hardCodedLength = /\b(?:max_?length|longest(?:value|code|name|text)|min: \d+, max)\b(?:[^;}\n]|[{(=]\n)*?\b\d+|\.slice\(0, \d{4,}\)/gi

describe('a hard-coded maximum length of a text', () => {
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
  ])('is detected in %s', (line) => expect(line).toMatch(hardCodedLength))

  it.each([
    'maxLength={field.max}',
    "rule['maxLength'] ?? max",
    "maxLengths['session.login'].username",
    'maxLength={max} tabIndex={0}',
    'Math.max(0, 5)',
  ])('is not detected in %s', (line) => expect(line).not.toMatch(hardCodedLength))

  it('does not occur in the code: the schemas, the brands and the platform’s rules define maximum lengths (R-ENTITIES-35)', () => {
    const files = listTextFiles().filter(
      (file) => /^(?:src|server)\/(?!generated\/).*\.tsx?$/.test(file) && !/\.(?:test|fixture)\.|\/testing\/|test-kit/.test(file),
    )
    expect(files.length).toBeGreaterThan(500)
    expect(files.flatMap((file) => (readText(file)?.match(hardCodedLength) ?? []).map((match) => `${file}: ${match}`))).toEqual([])
  })
})
