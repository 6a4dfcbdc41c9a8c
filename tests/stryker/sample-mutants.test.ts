import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sampleMutants } from './sample-mutants.mjs'

const mutants = Array.from({ length: 200 }, (_, index) => ({
  id: String(index),
  fileName: join(process.cwd(), `server/modules/${index % 2 === 0 ? 'bets' : 'wallet'}/a.ts`),
  mutatorName: 'BooleanLiteral',
  replacement: 'false',
  location: { start: { line: index, column: 4 }, end: { line: index, column: 8 } },
}))

describe('a sample of mutants', () => {
  it('has the requested size, or all mutants if there are fewer', () => {
    expect(sampleMutants(mutants, 40, '7').size).toBe(40)
    expect(sampleMutants(mutants, 500, '7').size).toBe(200)
  })

  it('is the same for the same seed, regardless of the ids and the order of the mutants', () => {
    const listLines = (ids: ReadonlySet<string>, listedMutants: typeof mutants) =>
      listedMutants.filter(({ id }) => ids.has(id)).map(({ location }) => location.start.line)
    const renumbered = mutants.toReversed().map((mutant, index) => ({ ...mutant, id: String(index) }))
    const lines = listLines(sampleMutants(renumbered, 40, '7'), renumbered).toReversed()
    expect(lines).toEqual(listLines(sampleMutants(mutants, 40, '7'), mutants))
  })

  it('differs by seed', () => {
    expect(sampleMutants(mutants, 40, '8')).not.toEqual(sampleMutants(mutants, 40, '7'))
  })

  it('contains any smaller sample with the same seed', () => {
    const larger = sampleMutants(mutants, 60, '7')
    expect([...sampleMutants(mutants, 40, '7')].filter((id) => !larger.has(id))).toEqual([])
  })

  it('chooses each mutant about equally often', () => {
    const counts = new Map(mutants.map(({ id }) => [id, 0]))
    for (let seed = 0; seed < 400; seed++)
      for (const id of sampleMutants(mutants, 40, String(seed))) counts.set(id, (counts.get(id) ?? 0) + 1)
    // Each count is binomial with a mean of 80 and a standard deviation of 8.
    expect(Math.min(...counts.values())).toBeGreaterThan(48)
    expect(Math.max(...counts.values())).toBeLessThan(112)
  })
})
