import { describe, expect, it } from 'vitest'
import { readText, textFiles } from './tracked-files.ts'

/** A length that a text may have at most, as a number in the program. */
const fixed =
  /\bmax_?length\b["']?\]?\s*(?::\s*\w+\s*)?(?:[:=]|\?\?|[<>]=?)\s*\{?\s*["']?\d|\blongest(?:Value|Code|Name|Text)\b = \d|\bmin: \d+, max: \d+/i

describe('the most characters of a text', () => {
  it.each([
    'maxLength={255}',
    'maxLength: 16',
    "rule['maxLength'] ?? 255",
    'const longestValue = 255',
    'maxLength > 254',
    '?? { min: 6, max: 15 }',
  ])('is seen in %s', (line) => expect(line).toMatch(fixed))

  it.each(['maxLength={field.max}', "rule['maxLength'] ?? most", "longest['session.login'].username", 'Math.max(0, 5)'])(
    'is not seen in %s',
    (line) => expect(line).not.toMatch(fixed),
  )

  it('is fixed nowhere in the program: the schemas, the brands and the platform’s rules say it (R-ENTITIES-35)', () => {
    const files = textFiles().filter(
      (file) => /^(?:src|server)\/(?!generated\/|vendors\/).*\.tsx?$/.test(file) && !/\.test\.|\/testing\/|test-kit/.test(file),
    )
    expect(files.length).toBeGreaterThan(500)
    expect(
      files.flatMap((file) => (readText(file)?.split('\n') ?? []).flatMap((line) => (fixed.test(line) ? [`${file}: ${line.trim()}`] : []))),
    ).toEqual([])
  })
})
