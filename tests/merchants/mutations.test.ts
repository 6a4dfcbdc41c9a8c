import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CompileCache, listMerchants } from '../../src/engine/compile/index.ts'
import { readBrand } from './mutate/brand.ts'
import { validateMutation, type Verdict } from './mutate/validate-mutation.ts'
import { createMutations } from './mutate/make-mutations.ts'
import { ways } from './mutate/mutation.ts'
import { Random } from '../../src/engine/testing/random.ts'
import { printSums, sumUp } from './mutate/sum-up.ts'
import { depth } from '../depth.ts'

const merchants = join(import.meta.dirname, '../../merchants')
const brands = listMerchants(merchants)
/** Mutations of each kind per file. */
const max = 4
const min = 0.95
/** Mutations of each kind per brand. */
const maxOfBrand = depth(Number.POSITIVE_INFINITY, 6)

/**
 * The self-test of diagnostics: every valid file of every brand gets mutations of every kind, one at a time, and the
 * compiler has to report each where it was made. The schemas, not the compiler, define a mistake: see
 * `mutate/`.
 */
describe('diagnostics', { timeout: 240_000 }, () => {
  const root = mkdtempSync(join(tmpdir(), 'livery-mutations-'))
  const verdicts: Verdict[] = []

  beforeAll(async () => {
    cpSync(merchants, root, { recursive: true })
    for (const id of brands) verdicts.push(...(await validateBrand(root, id)))
    console.log(printSums(verdicts))
  }, 600_000)
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  it('are tested on every brand with every kind of mutation', () => {
    for (const id of brands) expect(verdicts.filter(({ mutation }) => mutation.brand === id).length, id).toBeGreaterThan(depth(100, 30))
    for (const way of ways) expect(verdicts.filter(({ mutation }) => mutation.way === way).length, way).toBeGreaterThan(depth(50, 10))
  })

  it('report a mistake at its line', () => {
    expect(
      sumUp(verdicts).placed,
      failures((one) => one.placed),
    ).toBeGreaterThanOrEqual(min)
  })

  it.each(ways)('report a mistake at its line for every kind of mutation: %s', (way) => {
    const some = verdicts.filter(({ mutation }) => mutation.way === way)
    expect(
      sumUp(some).placed,
      failures((one) => one.placed),
    ).toBeGreaterThanOrEqual(min)
  })

  it.each(['rename', 'dangle', 'choice'])('suggest the original name for a misspelling: %s', (way) => {
    const some = verdicts.filter(({ mutation }) => mutation.way === way)
    expect(
      sumUp(some).suggested,
      failures((one) => one.suggested !== false),
    ).toBeGreaterThanOrEqual(min)
  })

  it('report one mistake with one message', () => {
    expect(
      sumUp(verdicts).once,
      failures((one) => one.once),
    ).toBeGreaterThanOrEqual(min)
  })

  function failures(isGood: (verdict: Verdict) => boolean): string {
    const bad = verdicts.filter((one) => !isGood(one)).slice(0, 20)
    return bad
      .map(({ mutation, diagnostics }) => {
        const messages = diagnostics
          .slice(0, 3)
          .map((one) => `    ${one.file.slice(root.length + 1)}:${one.line} ${one.message} (${one.suggestion ?? '-'})`)
        return [`${mutation.brand}/${mutation.path}: ${mutation.story.slice(0, 120)}`, ...messages].join('\n')
      })
      .join('\n')
  }
})

async function validateBrand(root: string, id: string): Promise<Verdict[]> {
  const cache = new CompileCache()
  const brand = await readBrand(root, id, cache)
  const verdicts: Verdict[] = []
  const random = new Random(`mistakes of ${id}`)
  const mutations = createMutations(brand, random, max)
  const chosen = ways.flatMap((way) =>
    random.sample(
      mutations.filter((mutation) => mutation.way === way),
      maxOfBrand,
    ),
  )
  for (const mutation of chosen) {
    const file = brand.files.find(({ path }) => path === mutation.path)
    if (file) verdicts.push(await validateMutation(root, mutation, file.text, cache))
  }
  return verdicts
}
