import { createHash } from 'node:crypto'
import { relative, sep } from 'node:path'

function computeRank({ fileName, location: { start, end }, mutatorName, replacement }, seed) {
  const file = relative(process.cwd(), fileName).split(sep).join('/')
  const position = `${start.line}:${start.column}-${end.line}:${end.column}`
  return createHash('sha256').update([seed, file, position, mutatorName, replacement].join('\n')).digest('hex')
}

/**
 * Returns the ids of `size` mutants, or of all if there are fewer. Each mutant is as likely as any other. The same code
 * and seed always give the same sample.
 */
export function sampleMutants(mutants, size, seed) {
  const ranked = mutants.map((mutant) => ({ id: mutant.id, rank: computeRank(mutant, seed) }))
  ranked.sort((one, other) => (one.rank < other.rank ? -1 : 1))
  return new Set(ranked.slice(0, size).map(({ id }) => id))
}

/**
 * Stryker plugin that tests only a sample of the mutants: `STRYKER_SAMPLE` of them, chosen by `STRYKER_SEED`. It is a
 * checker, which decides on each mutant; an ignorer would skip a node with all its descendants. Checkers can reject a
 * mutant only with the status `compileError`, which scores do not count.
 */
export const strykerPlugins = [
  {
    kind: 'Checker',
    name: 'sample',
    value: {
      init: async () => undefined,
      group: async (mutants) => [mutants.map(({ id }) => id)],
      check: async (mutants) => {
        const sample = sampleMutants(mutants, Number(process.env['STRYKER_SAMPLE']), process.env['STRYKER_SEED'])
        const result = (id) => (sample.has(id) ? { status: 'passed' } : { status: 'compileError', reason: 'Not in the sample.' })
        return Object.fromEntries(mutants.map(({ id }) => [id, result(id)]))
      },
    },
  },
]
