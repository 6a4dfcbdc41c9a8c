import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { controls } from '../mutate/controls.ts'
import { readText } from './tracked-files.ts'

/** The requirements that a row of the table begins with. */
const idsOf = (row: string): readonly string[] => row.split('|')[1]?.match(/\d+\.\d+\.\d+/g) ?? []

const rows = (readText('docs/asvs.md') ?? '')
  .split('\n')
  .map((text) => ({ ids: idsOf(text), text }))
  .filter(({ ids }) => ids.length > 0)
const met = rows.filter(({ text }) => /\| met +\|/.test(text))
const broken = new Set(controls.map(({ shows }) => shows))

describe('what docs/asvs.md calls met', () => {
  it('has a break that is tried, points to the row whose break it shares, or says that there is nothing to break', () => {
    expect(met.length).toBeGreaterThan(50)
    const unseen = met.filter(({ ids, text }) => {
      const shared = /broken as (\d+\.\d+\.\d+)/.exec(text)?.[1]
      return !ids.some((id) => broken.has(id)) && !broken.has(shared ?? '') && !text.includes('nothing to break')
    })
    expect(unseen.map(({ ids }) => ids)).toEqual([])
  })

  it.each(controls.filter(({ shows }) => /^\d/.test(shows)))('names the test that tells of $shows without its control: $test', (one) => {
    const text = rows.find(({ ids }) => ids.includes(one.shows))?.text
    expect(text).toContain(basename(one.test))
  })

  it.each(controls)('is broken for $shows where $file still says so, once', ({ file, from, test }) => {
    expect(readText(file)?.split(from)).toHaveLength(2)
    expect(readText(test)).toBeDefined()
  })
})
