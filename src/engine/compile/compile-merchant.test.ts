import { describe, expect, it } from 'vitest'
import { createBaseFiles } from './test-kit/base-files.ts'
import { formatWithoutSeverity, createChildFiles, MerchantsFixture } from './test-kit/merchants-fixture.ts'

describe('compileMerchant', () => {
  it('returns a complete, frozen config for a merchant without "extends"', async () => {
    using fixture = new MerchantsFixture()
    expect((await fixture.diagnose('base')).map(formatWithoutSeverity)).toEqual([])
    const { config, version } = await fixture.compile('base')
    expect(config?.merchant.name).toBe('Base')
    expect(Object.isFrozen(config?.navigation.header['home'])).toBe(true)
    expect(version).toMatch(/^[0-9a-f]{10}$/)
  })

  it('merges the values of a merchant over those that it extends', async () => {
    using fixture = new MerchantsFixture({ child: createChildFiles({ 'theme.json': { type: { size: 16 } } }) })
    const { config, diagnostics } = await fixture.compile('child')
    expect(diagnostics).toEqual([])
    expect(config?.theme.type).toMatchObject({ size: 16, ratio: 1.2 })
    expect(config?.merchant.domains).toEqual([])
  })

  it('reports six mistakes in one file with six messages, at six locations, with four suggestions', async () => {
    const file = `{
  "header": {
    "vip": {
      "name": "in_homee",
      "enNme": "Rank",
      "icon": "vpi",
      "action": { "route": "index" },
      "order": "10"
    },
    "rng": { "gameType": "RGN" }
  },
  "about": { "terms": { "order": -5 } }
}`
    using fixture = new MerchantsFixture({ child: createChildFiles({ 'navigation.json': file }) })
    const diagnostics = await fixture.diagnose('child')
    expect(diagnostics.map(formatWithoutSeverity)).toEqual([
      'child/navigation.json:4:15 unknown-message There is no text "in_homee".',
      'child/navigation.json:5:7 unknown-key "enNme" is not a valid key here.',
      'child/navigation.json:6:15 unknown-value "vpi" is not a value of "icon".',
      'child/navigation.json:8:16 wrong-type "order" must be a number, but is a string.',
      'child/navigation.json:10:26 unknown-category There is no game category "RGN".',
      'child/navigation.json:12:34 out-of-range "order" is -5, but must be from 0 to 100000.',
    ])
    expect(diagnostics.map((diagnostic) => diagnostic.suggestion)).toEqual(['in_home', 'enName', 'vip', undefined, 'RNG', undefined])
  })
})

describe('compileMerchants', () => {
  it('reuses the compiled root merchant for the merchants that extend it, until another root is compiled', async () => {
    const files = createBaseFiles()
    const otherFiles = { ...files, 'merchant.json': { ...(files['merchant.json'] as object), code: 'OTHER1', domains: [] } }
    using fixture = new MerchantsFixture({
      bronze: createChildFiles({ 'merchant.json': { extends: 'base', code: 'BRONZE1' } }),
      other: otherFiles,
      silver: createChildFiles({ 'merchant.json': { extends: 'base', code: 'SILVER1' } }),
      tin: createChildFiles({ 'merchant.json': { extends: 'other', code: 'TIN1' } }),
    })
    const [base, bronze, otherCompiled, silver, tin] = await fixture.compileAll()
    expect([base, bronze, otherCompiled, silver, tin].map((compiled) => [compiled?.id, compiled?.diagnostics])).toEqual(
      ['base', 'bronze', 'other', 'silver', 'tin'].map((id) => [id, []]),
    )
    // A merchant without its own assets shares the map of the one that it extends.
    expect(bronze?.assets).toBe(base?.assets)
    expect(tin?.assets).toBe(otherCompiled?.assets)
    // The root merchant "other" has replaced base in the cache: base was compiled again for silver.
    expect(silver?.assets).toEqual(base?.assets)
  })
})
