import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compileMerchant, compileMerchants } from '../../src/engine/compile/index.ts'
import { Random } from '../../src/engine/testing/random.ts'
import { chooseByDepth } from '../depth.ts'
import { createRandomBrand } from '../merchants/random/random-brand.ts'
import { TestBrands } from '../merchants/test-brands.ts'
import { startTestPlatform } from './test-platform.ts'

/** Number of brands (`RANDOM_BRANDS`) and seed (`RANDOM_SEED`). */
const count = Number(process.env['RANDOM_BRANDS'] ?? chooseByDepth(200, 20))
const seed = process.env['RANDOM_SEED'] ?? '1'
/** Seeds of brands that passed validation and could not be provisioned in earlier versions. */
const regressionSeeds = ['7/random129', '7/random882']

describe('a brand accepted by validate', () => {
  it('is started by the server, after any random changes', { timeout: 120_000 + count * 3_000 }, async () => {
    using brands = new TestBrands()
    const { config: base } = await compileMerchant(brands.root, 'base')
    if (!base) throw new Error('The brand base is invalid.')
    const changesByBrand = new Map<string, readonly string[]>()
    const seeds = Array.from({ length: count }, (_, index) => `${seed}/random${String(index)}`)
    for (const [index, brandSeed] of [...seeds, ...regressionSeeds].entries()) {
      const id = `random${String(index)}`
      const { files, changes } = createRandomBrand(id.toUpperCase(), base as unknown as Record<string, unknown>, new Random(brandSeed))
      for (const [path, content] of Object.entries(files)) brands.write(`${id}/${path}`, content)
      changesByBrand.set(id, changes)
    }
    const acceptedIds = new Set<string>()
    for await (const { id, valid } of compileMerchants(brands.root)) {
      if (valid) acceptedIds.add(id)
      else rmSync(join(brands.root, id), { recursive: true })
    }
    const platform = await startTestPlatform({ merchantsDir: brands.root })
    try {
      const servedIds = new Set(platform.server.platform.brands.all().map(({ id }) => id))
      const notServed = [...acceptedIds].filter((id) => !servedIds.has(id))
      expect(notServed.flatMap((id) => [id, ...(changesByBrand.get(id) ?? [])])).toEqual([])
      expect(platform.lines.filter((line) => line.includes('could not be created in the database'))).toEqual([])
      console.log(
        `${String(changesByBrand.size)} random brands: ${String(acceptedIds.size - 1)} accepted and started, ${String(changesByBrand.size + 1 - acceptedIds.size)} rejected`,
      )
      expect(acceptedIds.size - 1).toBeGreaterThan(count / 4)
      expect(acceptedIds.size - 1).toBeLessThan(count)
    } finally {
      await platform.stop()
    }
  })
})
