import { describe, expect, it } from 'vitest'
import { facts } from '../mutate/facts.ts'
import { readText } from './tracked-files.ts'

const rows = Object.values(facts).flat()

describe('the facts that are broken on purpose', () => {
  it('are 200 at least, each once', () => {
    expect(new Set(rows.map(({ shows }) => shows)).size).toBe(rows.length)
    expect(rows.length).toBeGreaterThanOrEqual(200)
  })

  it.each(rows)('$shows is broken where $file still says so, once, and a test has its id', ({ shows, file, from, test }) => {
    expect(readText(file)?.split(from)).toHaveLength(2)
    expect(readText(test)).toContain(shows)
  })
})
