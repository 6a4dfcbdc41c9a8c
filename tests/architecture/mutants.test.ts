import { describe, expect, it } from 'vitest'
import strykerTargets from '../stryker/parts.json' with { type: 'json' }
import { controlMutants } from '../mutate/controls.ts'
import { merchantMutants } from '../mutate/merchants.ts'
import { schemaMutants } from '../mutate/schemas.ts'
import { readText, listTextFiles } from './tracked-files.ts'

describe('hand-written mutants', () => {
  it('are at most 80, because they are only for what Stryker cannot mutate', () => {
    expect(controlMutants.length + schemaMutants.length + merchantMutants.length).toBeLessThanOrEqual(80)
  })

  it.each([...schemaMutants, ...merchantMutants])(
    'for $breaks match $file once, and name an existing test',
    ({ file, from, test, title }) => {
      expect(readText(file)?.split(from)).toHaveLength(2)
      expect(readText(test)).toContain(title)
    },
  )
})

describe('the parts that Stryker mutates', () => {
  const files = listTextFiles()

  it.each(Object.entries(strykerTargets))('%s has sources, and its tests exist', (part, { tests }) => {
    expect(files.some((file) => file.startsWith(`${part}/`) && file.endsWith('.ts'))).toBe(true)
    expect(tests.filter((name) => !files.includes(`tests/platform/${name}.test.ts`))).toEqual([])
  })
})
