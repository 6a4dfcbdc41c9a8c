import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createPublicFactsSource, type PublicFactsSource } from '../../server/pages/public-facts.ts'
import type { HttpResponse } from './call-server.ts'
import { alpha } from './small-brands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
let otherConnection: pg.Client
let facts: PublicFactsSource
beforeAll(async () => {
  platform = await startTestPlatform()
  otherConnection = new pg.Client({ connectionString: platform.databaseUrl })
  await otherConnection.connect()
  facts = createPublicFactsSource(platform.server.platform)
})
afterAll(async () => {
  await otherConnection.end()
  await platform.stop()
})

const getBrand = (id: string) => {
  const brand = platform.server.platform.brands.byId(id)
  if (!brand) throw new Error(`The brand ${id} is not served.`)
  return brand
}

describe('the revision in every response', () => {
  const getRevision = ({ headers }: HttpResponse): number => Number(headers['livery-revision'])
  const fetchRevision = async (onPlatform: TestPlatform): Promise<number> =>
    getRevision(await onPlatform.call('game.menus', { merchantCode: 'ALPHA1' }, { host: alpha }))

  it('increases at once with a change by an operator, for that brand only, and is also in error responses', async () => {
    const before = await fetchRevision(platform)
    expect(before).toBeGreaterThan(0)
    expect(await fetchRevision(platform)).toBe(before)
    await platform.runAdminCommand('set-flag', { brand: 'beta', flag: 'FREEPLAY3', on: true })
    expect(await fetchRevision(platform)).toBe(before)
    await platform.runAdminCommand('set-flag', { brand: 'alpha', flag: 'FREEPLAY3', on: false })
    expect(await fetchRevision(platform)).toBe(before + 1)
    expect(getRevision(await platform.call('wallet.balance', undefined, { host: alpha }))).toBe(before + 1)
  })

  it('increases on the other servers of the same database within ten seconds', async () => {
    const otherPlatform = await startTestPlatform({ merchantsDir: platform.merchantsDir, env: { DATABASE_URL: platform.databaseUrl } })
    try {
      const before = await fetchRevision(otherPlatform)
      await platform.runAdminCommand('set-vendor', { brand: 'alpha', vendor: 'DS88', on: false })
      await expect.poll(() => fetchRevision(otherPlatform), { timeout: 10_000 }).toBeGreaterThan(before)
    } finally {
      await otherPlatform.stop()
    }
  })
})

describe('the public facts of a brand', () => {
  it('are cached until something changes, and fetched again immediately after a change by an operator on this server', async () => {
    const firstFacts = await facts.read(getBrand('alpha'))
    expect(await facts.read(getBrand('alpha'))).toBe(firstFacts)
    const otherBrandFacts = await facts.read(getBrand('beta'))
    await platform.runAdminCommand('set-status', { brand: 'alpha', status: 'maintenance' })
    expect([firstFacts.valid, otherBrandFacts.valid]).toEqual([false, true])
    const closedFacts = await facts.read(getBrand('alpha'))
    expect([firstFacts.permission.status, closedFacts.permission.status]).toEqual([0, 1])
    await platform.runAdminCommand('set-status', { brand: 'alpha', status: 'open' })
    expect((await facts.read(getBrand('alpha'))).permission.status).toBe(0)
  })

  it('are read from the cache again after a save that changes nothing', async () => {
    const pictureVersion = vi.fn(async () => '1')
    const source = createPublicFactsSource({ ...platform.server.platform, pictureVersion })
    const brand = getBrand('alpha')
    const firstFacts = await source.read(brand)
    const savedBrand = { ...brand, config: structuredClone(brand.config) }
    for (let n = 0; n < 3; n++) expect(await source.read(savedBrand)).toBe(firstFacts)
    expect(pictureVersion).toHaveBeenCalledTimes(2)
  })

  it('follow changes on another server of the same database, and nothing else', async () => {
    const { sites } = platform.server.platform
    await sites.invalidateChanged()
    const [alphaFacts, betaFacts] = [await facts.read(getBrand('alpha')), await facts.read(getBrand('beta'))]
    await sites.invalidateChanged()
    expect([alphaFacts.valid, betaFacts.valid]).toEqual([true, true])
    for (const change of [
      `update vendors set enabled = false where merchant = 'ALPHA1' and vendor = (select min(vendor) from vendors where merchant = 'ALPHA1')`,
      `insert into restricted_countries (merchant, country) values ('ALPHA1', 'ZZ')`,
      `delete from restricted_countries where merchant = 'ALPHA1' and country = 'ZZ'`,
    ]) {
      const before = await facts.read(getBrand('alpha'))
      await otherConnection.query(change)
      await sites.invalidateChanged()
      expect([before.valid, betaFacts.valid]).toEqual([false, true])
      expect((await facts.read(getBrand('alpha'))).blockedCountries.has('ZZ')).toBe(change.startsWith('insert'))
    }
    expect(await facts.read(getBrand('beta'))).toBe(betaFacts)
  })

  it('are invalidated once for one change, also by two concurrent checks', async () => {
    const { sites } = platform.server.platform
    await sites.invalidateChanged()
    const onInvalidated = vi.fn<(code: string) => void>()
    sites.onInvalidate(onInvalidated)
    await otherConnection.query(`insert into restricted_countries (merchant, country) values ('ALPHA1', 'ZZ')`)
    await Promise.all([sites.invalidateChanged(), sites.invalidateChanged()])
    expect(onInvalidated.mock.calls).toEqual([['ALPHA1']])
  })
})
