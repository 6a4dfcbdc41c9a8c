import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { controls } from '../mutate/controls.ts'
import { readText } from './tracked-files.ts'

/** The requirement ids in the first column of a row. */
const idsOf = (row: string): readonly string[] => row.split('|')[1]?.match(/\d+\.\d+\.\d+/g) ?? []

const rows = (readText('docs/asvs.md') ?? '')
  .split('\n')
  .map((text) => ({ ids: idsOf(text), text }))
  .filter(({ ids }) => ids.length > 0)
const met = rows.filter(({ text }) => /\| met +\|/.test(text))
const broken = new Set(controls.map(({ shows }) => shows))

describe('requirements that docs/asvs.md calls met', () => {
  it('have a mutant, name the row whose mutant they share, or state "nothing to break"', () => {
    expect(met.length).toBeGreaterThan(50)
    const unseen = met.filter(({ ids, text }) => {
      const shared = /broken as (\d+\.\d+\.\d+)/.exec(text)?.[1]
      return !ids.some((id) => broken.has(id)) && !broken.has(shared ?? '') && !text.includes('nothing to break')
    })
    expect(unseen.map(({ ids }) => ids)).toEqual([])
  })

  it.each(controls.filter(({ shows }) => /^\d/.test(shows)))('name the test that fails for $shows without its control: $test', (one) => {
    const text = rows.find(({ ids }) => ids.includes(one.shows))?.text
    expect(text).toContain(basename(one.test))
  })

  it.each(controls)('have a mutant for $shows whose source text occurs in $file exactly once', ({ file, from, test }) => {
    expect(readText(file)?.split(from)).toHaveLength(2)
    expect(readText(test)).toBeDefined()
  })
})
