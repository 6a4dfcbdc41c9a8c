import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CompileCache } from '../../src/engine/compile/index.ts'
import { crossBrandCodes, validateMutant, type MutantResult } from './mutants/validate-mutant.ts'
import { mutantsByCategory } from './mutants/mutants-by-category.ts'

const merchants = join(import.meta.dirname, '../../merchants')
const allMutants = Object.values(mutantsByCategory).flat()

/** Common mistakes of operators, one at a time in a valid brand. */
describe('operator mistakes', () => {
  const root = mkdtempSync(join(tmpdir(), 'livery-mutants-'))
  const results = new Map<string, MutantResult[]>()

  beforeAll(async () => {
    cpSync(merchants, root, { recursive: true })
    const cache = new CompileCache()
    for (const [category, mutants] of Object.entries(mutantsByCategory)) {
      const categoryResults: MutantResult[] = []
      for (const mutant of mutants) categoryResults.push(await validateMutant(root, mutant, cache))
      results.set(category, categoryResults)
    }
    console.log(formatResults(results))
  })
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  it('are at least three hundred, all different, in every kind of file', () => {
    expect(allMutants.length).toBeGreaterThanOrEqual(300)
    expect(new Set(allMutants.map(({ file, mistake }) => `${file}: ${mistake}`)).size).toBe(allMutants.length)
    const kinds = new Set(
      allMutants.map(({ file }) =>
        file
          .split('/')
          .slice(1)
          .join('/')
          .replace(/\/.*|\.json$/, ''),
      ),
    )
    for (const kind of ['merchant', 'languages', 'theme', 'routes', 'layouts', 'pages', 'navigation', 'menus', 'games', 'overlays'])
      expect(kinds).toContain(kind)
    for (const kind of ['registration', 'settings', 'messages', 'content', 'platform', 'assets']) expect(kinds).toContain(kind)
  })

  it.each([
    ['reported', 0.97, ({ isReported }: MutantResult) => isReported],
    ['reported with the expected code', 0.97, ({ hasCode }: MutantResult) => hasCode],
    ['reported at the expected line', 0.97, ({ isAtLine }: MutantResult) => isAtLine],
    ['reported with one message', 0.97, ({ isSingle }: MutantResult) => isSingle],
    ['reported with the intended value, if only one is possible', 0.95, ({ hasSuggestion }: MutantResult) => hasSuggestion],
  ])('are %s', (_, minShare, isGood) => {
    const allResults = [...results.values()].flat()
    expect(computeShare(allResults, isGood), formatFailures(allResults, isGood)).toBeGreaterThanOrEqual(minShare)
  })

  it('are reported at the expected line in the category `relations`', () => {
    const relationResults = results.get('relations') ?? []
    expect(
      computeShare(relationResults, ({ isAtLine }) => isAtLine),
      formatFailures(relationResults, ({ isAtLine }) => isAtLine),
    ).toBeGreaterThanOrEqual(0.97)
  })

  it('are reported with their code if another brand has the same code or domain', () => {
    const crossBrandResults = [...results.values()].flat().filter(({ mutant }) => crossBrandCodes.has(mutant.code))
    expect(crossBrandResults.map(({ mutant, hasCode }) => [mutant.mistake, hasCode])).toEqual([
      ['the code of another brand', true],
      ['a domain of another brand', true],
    ])
  })

  function formatFailures(mutantResults: readonly MutantResult[], isGood: (result: MutantResult) => boolean | undefined): string {
    return mutantResults
      .filter((result) => isGood(result) === false)
      .map(({ mutant, expectedLocation, diagnostics }) => {
        const messages = diagnostics
          .slice(0, 3)
          .map(
            (diagnostic) =>
              `    ${diagnostic.file.slice(root.length + 1)}:${diagnostic.line} ${diagnostic.code} ${diagnostic.message} (${diagnostic.suggestion ?? '-'})`,
          )
        return [`${expectedLocation} ${mutant.mistake}: ${mutant.code} (${mutant.suggestion ?? '-'})`, ...messages].join('\n')
      })
      .join('\n')
  }
})

/** Returns the share of results for which `isGood` is true among those for which it is not `undefined`; 1 if none. */
function computeShare(mutantResults: readonly MutantResult[], isGood: (result: MutantResult) => boolean | undefined): number {
  const outcomes = mutantResults.map(isGood).filter((isGoodResult) => isGoodResult !== undefined)
  return outcomes.length === 0 ? 1 : outcomes.filter(Boolean).length / outcomes.length
}

function formatResults(results: ReadonlyMap<string, readonly MutantResult[]>): string {
  const formatPercent = (fraction: number): string => `${(Math.floor(fraction * 1000) / 10).toFixed(1)} %`.padStart(12)
  const rows = [...results, ['all', [...results.values()].flat()] as const].map(([category, categoryResults]) => {
    const shares = [
      computeShare(categoryResults, (result) => result.isReported),
      computeShare(categoryResults, (result) => result.hasCode),
      computeShare(categoryResults, (result) => result.isAtLine),
      computeShare(categoryResults, (result) => result.isSingle),
      computeShare(categoryResults, (result) => result.hasSuggestion),
    ]
    return `${category.padEnd(18)}${String(categoryResults.length).padStart(8)}${shares.map(formatPercent).join('')}`
  })
  const headings = ['reported', 'right code', 'exact line', 'one message', 'suggestion'].map((heading) => heading.padStart(12)).join('')
  return [`${'category'.padEnd(18)}${'mistakes'.padStart(8)}${headings}`, ...rows].join('\n')
}
