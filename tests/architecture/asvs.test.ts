import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { controlMutants } from '../mutate/controls.ts'
import { readText } from './tracked-files.ts'

/** Returns the requirement ids in the first column of a row. */
const parseRequirementIds = (row: string): readonly string[] => row.split('|')[1]?.match(/\d+\.\d+\.\d+/g) ?? []

const rows = (readText('docs/asvs.md') ?? '')
  .split('\n')
  .map((text) => ({ ids: parseRequirementIds(text), text }))
  .filter(({ ids }) => ids.length > 0)
const metRows = rows.filter(({ text }) => /\| met +\|/.test(text))
const mutatedIds = new Set(controlMutants.map(({ breaks }) => breaks))

describe('requirements that docs/asvs.md calls met', () => {
  it('have a mutant, name the row whose mutant they share, or state "nothing to break"', () => {
    expect(metRows.length).toBeGreaterThan(50)
    const rowsWithoutMutant = metRows.filter(({ ids, text }) => {
      const sharedId = /broken as (\d+\.\d+\.\d+)/.exec(text)?.[1]
      return !ids.some((id) => mutatedIds.has(id)) && !mutatedIds.has(sharedId ?? '') && !text.includes('nothing to break')
    })
    expect(rowsWithoutMutant.map(({ ids }) => ids)).toEqual([])
  })

  it.each(controlMutants.filter(({ breaks }) => /^\d/.test(breaks)))(
    'name $test, which fails without the control for $breaks',
    (mutant) => {
      const text = rows.find(({ ids }) => ids.includes(mutant.breaks))?.text
      expect(text).toContain(basename(mutant.test))
    },
  )

  it.each(controlMutants)('have a mutant for $breaks whose source text occurs in $file exactly once', ({ file, from, test }) => {
    expect(readText(file)?.split(from)).toHaveLength(2)
    expect(readText(test)).toBeDefined()
  })
})
