import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CompileCache } from '../../src/engine/compile/index.ts'
import { validateMutant, type MutantResult } from './mutants/validate-mutant.ts'
import { table } from './mutants/table.ts'

const merchants = join(import.meta.dirname, '../../merchants')
const all = Object.values(table).flat()

/** Common mistakes of operators, one at a time in a valid brand. */
describe('operator mistakes', { timeout: 120_000 }, () => {
  const root = mkdtempSync(join(tmpdir(), 'livery-mutants-'))
  const results = new Map<string, MutantResult[]>()

  beforeAll(async () => {
    cpSync(merchants, root, { recursive: true })
    const cache = new CompileCache()
    for (const [category, mutants] of Object.entries(table)) {
      const some: MutantResult[] = []
      for (const mutant of mutants) some.push(await validateMutant(root, mutant, cache))
      results.set(category, some)
    }
    console.log(print(results))
  }, 300_000)
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  it('are three hundred or more, all different, in every kind of file', () => {
    expect(all.length).toBeGreaterThanOrEqual(300)
    expect(new Set(all.map(({ file, mistake }) => `${file}: ${mistake}`)).size).toBe(all.length)
    const kinds = new Set(
      all.map(({ file }) =>
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
    ['reported', 0.97, ({ caught }: MutantResult) => caught],
    ['reported with their code', 0.97, ({ named }: MutantResult) => named],
    ['reported at their line', 0.97, ({ placed }: MutantResult) => placed],
    ['reported with one message', 0.97, ({ once }: MutantResult) => once],
    ['reported with the intended value, if only one is possible', 0.95, ({ suggested }: MutantResult) => suggested],
  ])('are %s', (_, minShare, isGood) => {
    const some = [...results.values()].flat()
    expect(share(some, isGood), failures(some, isGood)).toBeGreaterThanOrEqual(minShare)
  })

  it('are reported at their line, also among violated relations', () => {
    const some = results.get('relations') ?? []
    expect(
      share(some, ({ placed }) => placed),
      failures(some, ({ placed }) => placed),
    ).toBeGreaterThanOrEqual(0.97)
  })

  function failures(some: readonly MutantResult[], isGood: (one: MutantResult) => boolean | undefined): string {
    return some
      .filter((one) => isGood(one) === false)
      .map(({ mutant, expectedLocation, diagnostics }) => {
        const messages = diagnostics
          .slice(0, 3)
          .map((one) => `    ${one.file.slice(root.length + 1)}:${one.line} ${one.code} ${one.message} (${one.suggestion ?? '-'})`)
        return [`${expectedLocation} ${mutant.mistake}: ${mutant.code} (${mutant.suggestion ?? '-'})`, ...messages].join('\n')
      })
      .join('\n')
  }
})

/** Share of the results that have a verdict. */
function share(some: readonly MutantResult[], isGood: (one: MutantResult) => boolean | undefined): number {
  const validated = some.map(isGood).filter((good) => good !== undefined)
  return validated.length === 0 ? 1 : validated.filter(Boolean).length / validated.length
}

function print(results: ReadonlyMap<string, readonly MutantResult[]>): string {
  const percent = (part: number): string => `${(Math.floor(part * 1000) / 10).toFixed(1)} %`.padStart(12)
  const rows = [...results, ['all', [...results.values()].flat()] as const].map(([category, some]) => {
    const shares = [
      share(some, (one) => one.caught),
      share(some, (one) => one.named),
      share(some, (one) => one.placed),
      share(some, (one) => one.once),
      share(some, (one) => one.suggested),
    ]
    return `${category.padEnd(11)}${String(some.length).padStart(8)}${shares.map(percent).join('')}`
  })
  const heads = ['caught', 'right code', 'exact line', 'one message', 'right name'].map((head) => head.padStart(12)).join('')
  return [`${'category'.padEnd(11)}${'mistakes'.padStart(8)}${heads}`, ...rows].join('\n')
}
