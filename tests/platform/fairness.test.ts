import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lotteries } from '../../demo/vendor/play/lottery.ts'
import { getDrawTime, getPeriodAt } from '../../demo/vendor/play/scheduled.ts'
import { createDrawStore } from '../../demo/vendor/store/draws.ts'
import type { HttpResponse } from './call-server.ts'
import { alpha } from './small-brands.ts'
import { openDemoVendorStore } from './open-demo-vendor-store.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()))
afterAll(() => platform.stop())

interface Lobby {
  readonly now: number
  readonly drawsAt: number
  readonly last: Readonly<Record<string, { readonly period: number; readonly outcome: readonly number[] } | null>>
}

const vendor = 'vendor.test'
const request = (path: string, referer?: string): Promise<HttpResponse> =>
  platform.send('GET', path, { host: vendor, ...(referer !== undefined && { headers: { referer } }) })
const findFrameAncestors = ({ headers }: HttpResponse): string | undefined =>
  /frame-ancestors ([^;]+)/.exec(String(headers['content-security-policy']))?.[1]

describe('the public fairness data of the demo vendor', () => {
  it('is on a page that only the operator’s sites may frame', async () => {
    const response = await request('/fair?lang=vi-VN', `https://${alpha}/`)
    expect(response.status).toBe(200)
    expect(response.text).toContain('<html lang="vi-VN">')
    expect(findFrameAncestors(response)).toBe(`${alpha}:*`)
    expect(response.headers['vary']).toContain('Referer')
    expect(findFrameAncestors(await request('/fair'))).toBe("'none'")
    expect(findFrameAncestors(await request('/fair', 'https://evil.example/'))).toBe("'none'")
    expect((await request('/fair?lang="><script>', `https://${alpha}/`)).text).toContain('<html lang="en">')
  })

  it('is available on the vendor’s own host only', async () => {
    expect((await platform.send('GET', '/draws/SSC', { host: alpha })).text).not.toContain('"hash"')
  })

  it('lists draws with the hash of the next seed and without player data', async () => {
    const draws = JSON.parse((await request('/draws/SSC')).text) as { hash: string; past: { seed: string; hash: string }[] }
    expect(draws.hash).toMatch(/^[0-9a-f]{64}$/)
    expect(Object.keys(draws).toSorted()).toEqual(['closesAt', 'drawsAt', 'hash', 'known', 'now', 'past', 'period'])
    for (const { seed, hash } of draws.past) expect(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')).toBe(hash)
  })

  it('lists the last draw of every lottery at once, the same as in its own list', async () => {
    const store = openDemoVendorStore(platform.databaseUrl)
    const period = getPeriodAt(lotteries.MB, Date.now()) - 1
    await createDrawStore(store).ensureSeeds('MB', [{ period, drawsAt: new Date(getDrawTime(lotteries.MB, period)) }], () =>
      randomBytes(32),
    )
    await store.db.destroy()
    const lobby = JSON.parse((await request('/draws')).text) as Lobby
    expect(lobby.drawsAt).toBeGreaterThan(lobby.now)
    expect(Object.keys(lobby.last).toSorted()).toEqual(Object.keys(lotteries).toSorted())
    const drawsOfLottery = JSON.parse((await request('/draws/MB')).text) as { past: { period: number; outcome: number[] }[] }
    const last = lobby.last['MB']
    expect(last?.outcome).toHaveLength(lotteries.MB.count)
    expect(drawsOfLottery.past.find((draw) => draw.period === last?.period)?.outcome).toEqual(last?.outcome)
  })

  it.each(['FOOTBALL', 'NOBODY', '__proto__'])('has no draws for "%s", which is not a lottery', async (name) => {
    expect((await request(`/draws/${name}`)).status).toBe(404)
  })
})
