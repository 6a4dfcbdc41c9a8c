import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CompileCache, listMerchants } from '../../src/engine/compile/index.ts'
import { readBrand } from './mutate/brand.ts'
import { validateMutation, type MutationResult } from './mutate/validate-mutation.ts'
import { createMutations } from './mutate/create-mutations.ts'
import { mutationKinds } from './mutate/mutation.ts'
import { Random } from '../../src/engine/testing/random.ts'
import { formatSummary, summarize } from './mutate/summarize.ts'
import { chooseByDepth } from '../depth.ts'
import { TestBrands } from './test-brands.ts'

const merchants = join(import.meta.dirname, '../../merchants')
const brands = listMerchants(merchants)
/** Maximum number of mutations of each kind per file. */
const maxPerFile = 4
const minShare = 0.95
/** Maximum number of mutations of each kind per brand. */
const maxPerBrand = chooseByDepth(Number.POSITIVE_INFINITY, 6)

/**
 * Mutation test of the diagnostics: applies mutations of every kind to the files of each brand, one at a time. The
 * compiler has to report each at its location. The schemas, not the compiler, define what a mistake is: see `mutate/`.
 */
describe('diagnostics', () => {
  const root = mkdtempSync(join(tmpdir(), 'livery-mutations-'))
  const results: MutationResult[] = []

  beforeAll(async () => {
    cpSync(merchants, root, { recursive: true })
    for (const id of brands) results.push(...(await validateMutations(root, id)))
    console.log(formatSummary(results))
  }, 600_000)
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  it('are tested on every brand with every kind of mutation', () => {
    for (const id of brands)
      expect(results.filter(({ mutation }) => mutation.brand === id).length, id).toBeGreaterThan(chooseByDepth(100, 30))
    for (const kind of mutationKinds)
      expect(results.filter(({ mutation }) => mutation.kind === kind).length, kind).toBeGreaterThan(chooseByDepth(50, 10))
  })

  it('report a mistake at its line', () => {
    expect(
      summarize(results).atLineShare,
      formatFailures((result) => result.isAtLine),
    ).toBeGreaterThanOrEqual(minShare)
  })

  it.each(mutationKinds)('report a mistake at its line for every kind of mutation: %s', (kind) => {
    const kindResults = results.filter(({ mutation }) => mutation.kind === kind)
    expect(
      summarize(kindResults).atLineShare,
      formatFailures((result) => result.isAtLine),
    ).toBeGreaterThanOrEqual(minShare)
  })

  it.each(['rename', 'reference', 'enum'])('suggest the original name for a misspelling: %s', (kind) => {
    const kindResults = results.filter(({ mutation }) => mutation.kind === kind)
    expect(
      summarize(kindResults).suggestedShare,
      formatFailures((result) => result.hasSuggestion !== false),
    ).toBeGreaterThanOrEqual(minShare)
  })

  it('report one mistake with one diagnostic', () => {
    expect(
      summarize(results).singleShare,
      formatFailures((result) => result.isSingle),
    ).toBeGreaterThanOrEqual(minShare)
  })

  function formatFailures(isExpected: (result: MutationResult) => boolean): string {
    const unexpectedResults = results.filter((result) => !isExpected(result)).slice(0, 20)
    return unexpectedResults
      .map(({ mutation, diagnostics }) => {
        const messages = diagnostics
          .slice(0, 3)
          .map(
            (diagnostic) =>
              `    ${diagnostic.file.slice(root.length + 1)}:${diagnostic.line} ${diagnostic.message} (${diagnostic.suggestion ?? '-'})`,
          )
        return [`${mutation.brand}/${mutation.path}: ${mutation.description.slice(0, 120)}`, ...messages].join('\n')
      })
      .join('\n')
  }
})

it('a mutated file is restored even if the brand cannot be compiled', async () => {
  using testBrands = new TestBrands()
  testBrands.addBrand('one')
  const file = join(testBrands.root, 'one/merchant.json')
  const text = readFileSync(file, 'utf8')
  const failingCache = new Proxy(new CompileCache(), {
    get: () => {
      throw new Error('The cache fails.')
    },
  })
  const mutation = { kind: 'delete', brand: 'one', path: 'merchant.json', description: 'No keys.', text: '{}', locations: [] } as const
  await expect(validateMutation(testBrands.root, mutation, text, failingCache)).rejects.toThrow('The cache fails.')
  expect(readFileSync(file, 'utf8')).toBe(text)
})

async function validateMutations(root: string, id: string): Promise<MutationResult[]> {
  const cache = new CompileCache()
  const brand = await readBrand(root, id, cache)
  const results: MutationResult[] = []
  const random = new Random(`mistakes of ${id}`)
  const mutations = createMutations(brand, random, maxPerFile)
  const sampled = mutationKinds.flatMap((kind) =>
    random.sample(
      mutations.filter((mutation) => mutation.kind === kind),
      maxPerBrand,
    ),
  )
  for (const mutation of sampled) {
    const file = brand.files.find(({ path }) => path === mutation.path)
    if (file) results.push(await validateMutation(root, mutation, file.text, cache))
  }
  return results
}
