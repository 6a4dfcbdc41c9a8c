import { describe, expect, it } from 'vitest'
import { escapeRegExp } from '../escape-reg-exp.ts'
import mutationTargets from '../stryker/targets.json' with { type: 'json' }
import { controlMutants } from '../mutate/controls.ts'
import { merchantMutants } from '../mutate/merchants.ts'
import { schemaMutants } from '../mutate/schemas.ts'
import { readText, listTextFiles } from './tracked-files.ts'

describe('hand-written mutants', () => {
  it('are at most 80, because they only cover what Stryker cannot mutate', () => {
    expect(controlMutants.length + schemaMutants.length + merchantMutants.length).toBeLessThanOrEqual(80)
  })

  it.each([...controlMutants, ...schemaMutants, ...merchantMutants])(
    'replace a text that occurs exactly once: $breaks in $file',
    ({ file, from }) => expect(readText(file)?.split(from)).toHaveLength(2),
  )

  it.each([...schemaMutants, ...merchantMutants])('name a part of a test title: $breaks in $test', ({ test, title }) =>
    expect(readText(test)).toContain(title),
  )

  it.each(controlMutants)('name an existing test: $breaks in $test, $title', ({ test, title }) =>
    expect(hasTitle(readText(test) ?? '', title)).toBe(true),
  )
})

/** Minimum length of a part of a title, in characters, to identify the test. */
const minLength = 12

/**
 * Whether the source of a test file contains a title: as it is, with values in place of parameters such as `%s`, or
 * without its first words, which may be the name of a `describe`.
 */
function hasTitle(source: string, title: string): boolean {
  const words = title.split(' ')
  const titleEndings = words.map((_, start) => words.slice(start).join(' ')).filter((end) => end.length >= minLength)
  if (source.includes(title) || titleEndings.some((end) => source.includes(`('${end}`))) return true
  const literals = [...source.matchAll(/'([^'\n]+)'|`([^`\n]+)`/g)].map(([, quoted, template]) => quoted ?? template ?? '')
  const parameter = /%[a-z]|\$\{[^}]*\}|\$[a-z.]+/gi
  return literals
    .map((literal) => literal.split(parameter))
    .filter((parts) => parts.length > 1 && parts.join('').length >= minLength)
    .some((parts) => new RegExp(`${parts.map(escapeRegExp).join('.*')}$`).test(title))
}

describe('the targets that Stryker mutates', () => {
  const files = listTextFiles()

  it.each(Object.entries(mutationTargets))('%s has sources, and its tests exist', (target, { tests }) => {
    expect(files.some((file) => file.startsWith(`${target}/`) && file.endsWith('.ts'))).toBe(true)
    expect(tests.filter((name) => !files.includes(`tests/platform/${name}.test.ts`))).toEqual([])
  })
})
