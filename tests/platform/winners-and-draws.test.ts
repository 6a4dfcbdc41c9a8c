import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  Drawing,
  GameLotteryLobbyValue,
  GameLotteryResultsValue,
  GameVnNumerosValue,
  LoginResult,
  Permission,
  Winner,
} from '../../src/generated/api.ts'
import { insertWin, updateWin } from '../../server/modules/games/winners.ts'
import { createDrawStore } from '../../demo/vendor/store/draws.ts'
import { getPublicDraw } from '../../demo/vendor/public-draw.ts'
import { createWinStore } from '../../server/modules/games/store/wins.ts'
import type { InputOf } from './call-server.ts'
import { alpha, beta, writeBrand, writeSmallBrands } from './small-brands.ts'
import { openDemoVendorStore } from './open-demo-vendor-store.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  const merchantsDir = writeSmallBrands()
  writeBrand(merchantsDir, 'delta', {
    merchant: { name: 'Delta', code: 'DELTA1', domains: ['delta.test'] },
    platform: { analytics: { gtagId: 'G-TEST123456' }, wins: null },
  })
  platform = await startTestPlatform({ merchantsDir })
})
afterAll(() => platform.stop())

const fetchWinners = async (query: InputOf<'game.winners'>, host = alpha) =>
  ((await platform.call('game.winners', query, { host })).body.value as { list: Winner[] }).list
const getTenant = (id: string) => {
  const { sites, brands } = platform.server.platform
  const brand = brands.byId(id)
  if (!brand) throw new Error(`The brand ${id} is not served.`)
  return sites.tenant(brand)
}
const insertPlayerWin = (player: string, win: bigint, overrides: { id?: string; game?: string; stake?: bigint } = {}) =>
  insertWin(getTenant('alpha'), {
    id: randomUUID(),
    player,
    game: 'pgf-jade-tiger',
    stake: 100n,
    win,
    ...overrides,
  })

describe('the winners board', () => {
  it('starts with the wins in platform.json, largest first, with masked names, in the brand’s currency, and needs no token (R-HOME-06, R-API-81)', async () => {
    const list = await fetchWinners({ count: 20 })
    expect(list.length).toBeGreaterThan(9)
    expect(list.map(({ rank }) => rank)).toEqual(list.map((_, index) => index + 1))
    const amounts = list.map(({ amount }) => Number(amount))
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
    expect(amounts.at(-1)).toBeGreaterThan(0)
    for (const { account, game, currency } of list) {
      expect(account).toMatch(/^.{1,2}\*\*\*.?$/u)
      expect(game.gameName).not.toBe('')
      expect(currency).toBe('VND')
    }
  })

  it('includes each win above the stake once and, sorted by amount, only the largest win of each winner', async () => {
    const { user } = (await platform.register(alpha, { username: 'winnerone' })).body.value as LoginResult
    const id = randomUUID()
    await insertPlayerWin(user.id, 90_000_000n, { id })
    await insertPlayerWin(user.id, 90_000_000n, { id })
    await insertPlayerWin(user.id, 5_000_000n)
    await insertPlayerWin(user.id, 90n)
    const [first, ...rest] = await fetchWinners({ count: 50 })
    expect(first).toMatchObject({ account: 'wi***e', amount: '900000.00', game: { gameId: 'pgf-jade-tiger' } })
    expect(rest.some(({ account }) => account === 'wi***e')).toBe(false)
    expect((await fetchWinners({ order: 'latest', count: 2 })).map(({ amount }) => amount)).toEqual(['50000.00', '900000.00'])
    expect((await createWinStore(getTenant('alpha')).latest(5)).map(({ name }) => name)).not.toContain('winnerone')
    expect((await fetchWinners({ count: 50 }, beta)).some(({ amount }) => amount === '900000.00')).toBe(false)
  })

  it('excludes guests, games that the brand does not offer, and wins older than thirty days', async () => {
    const guest = (await platform.call('session.freePlay', undefined, { host: alpha })).body.value as LoginResult
    await insertPlayerWin(guest.user.id, 500_000_000n)
    const { user } = (await platform.register(alpha)).body.value as LoginResult
    await insertPlayerWin(user.id, 600_000_000n, { game: 'no-such-game' })
    const oldWin = { id: 'old', winner: 'old', name: 'o***', game: 'pgf-jade-tiger', amount: 700_000_000n }
    await createWinStore(getTenant('alpha')).insert({ ...oldWin, won_at: new Date(Date.now() - 31 * 86_400_000) })
    expect((await fetchWinners({ count: 50 })).every(({ amount }) => Number(amount) < 5_000_000)).toBe(true)
  })

  it('keeps the settlement time of a corrected win', async () => {
    const { user } = (await platform.register(alpha, { username: 'corrected' })).body.value as LoginResult
    const correctedBet = { id: randomUUID(), player: user.id, game: 'pgf-jade-tiger', stake: 100n, win: 4_000_000n }
    const settledAt = new Date(Date.now() - 86_400_000)
    await insertWin(getTenant('alpha'), { ...correctedBet, settledAt })
    await insertPlayerWin(user.id, 3_000_000n)
    await updateWin(getTenant('alpha'), { ...correctedBet, win: 4_000_001n, settledAt })
    const latest = await fetchWinners({ order: 'latest', count: 50 })
    expect(latest[0]?.amount).toBe('30000.00')
    expect(latest.find(({ amount }) => amount === '40000.01')?.at).toBe(settledAt.toISOString())
    await updateWin(getTenant('alpha'), { ...correctedBet, win: 4_000_002n, settledAt: new Date(Date.now() - 40 * 86_400_000) })
    expect((await fetchWinners({ order: 'latest', count: 50 })).some(({ amount }) => amount.startsWith('40000'))).toBe(false)
  })

  it('is empty if there are no wins', async () => {
    expect(await fetchWinners({}, 'delta.test')).toEqual([])
  })
})

const fetchDraws = async (query: InputOf<'game.vnNumeros'>) =>
  (await platform.call('game.vnNumeros', query, { host: alpha })).body.value as GameVnNumerosValue

/** Returns the vendor's public data of a draw at a given time. */
async function fetchVendorDraw(query: Parameters<typeof getPublicDraw>[1], now: number) {
  const store = openDemoVendorStore(platform.databaseUrl)
  try {
    return await getPublicDraw(store, query, now)
  } finally {
    await store.db.destroy()
  }
}

describe('the draws', () => {
  it('of the Vietnamese lotteries are listed by default, without a token (R-API-78)', async () => {
    const { now, list } = await fetchDraws({ count: 100 })
    expect(list.length).toBeGreaterThan(0)
    expect(list.every(({ game }) => game.gameType === 'VNLOTT')).toBe(true)
    expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(60_000)
  })

  it('are separate for the North, the Centre and the South, each with its own results', async () => {
    const { list } = await fetchDraws({ count: 100 })
    expect(list.map(({ game }) => game.code ?? '').toSorted()).toEqual(['', 'HN', 'MB', 'MN', 'MT'])
    const laterTime = Date.now() + 400_000
    const lastDraws = await Promise.all(['MB', 'MT', 'MN'].map((code) => fetchVendorDraw({ code, results: 1 }, laterTime)))
    expect(new Set(lastDraws.map(({ opened }) => JSON.stringify(opened[0]?.numbers))).size).toBe(3)
  })

  it('list the next draw of each lottery, soonest first, with one game for each lottery', async () => {
    const { now, list } = await fetchDraws({ gameType: 'ELOTT' })
    const times = list.map(({ drawsAt }) => Date.parse(drawsAt))
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(new Set(list.map(({ game }) => game.code)).size).toBe(list.length)
    for (const { drawsAt, closesAt, every } of list) {
      expect(Date.parse(drawsAt)).toBeGreaterThan(Date.parse(now))
      expect(Date.parse(drawsAt) - Date.parse(now)).toBeLessThanOrEqual(every * 1000)
      expect(Date.parse(closesAt)).toBeLessThan(Date.parse(drawsAt))
    }
  })

  it('list published results, no more than requested, and none of future draws', async () => {
    const laterTime = Date.now() + 100_000
    const before = await fetchVendorDraw({ code: 'LHC', results: 5 }, laterTime)
    const after = await fetchVendorDraw({ code: 'LHC', results: 5 }, laterTime + 400_000)
    expect(after.opened.length).toBeGreaterThan(0)
    expect(after.opened.length).toBeLessThanOrEqual(5)
    expect(after.opened[0]?.numbers).toHaveLength(7)
    for (const number of after.opened[0]?.numbers ?? []) expect(number).toMatch(/^\d\d$/)
    expect(before.opened.every(({ at }) => Date.parse(at) <= laterTime)).toBe(true)
    const { list } = await fetchDraws({ gameType: 'LOTT', count: 1 })
    expect(list.every(({ opened }: Drawing) => opened.length === 0)).toBe(true)
  })
})

describe('the lottery lobby', () => {
  const createPlayerOptions = async () => ({ host: alpha, token: (await platform.logIn(alpha, 'player')).token })

  it('lists the lotteries of every category for a player, the soonest next draw first, each with its latest result (R-API-82)', async () => {
    const { body } = await platform.call('game.lotteryLobby', { language: 'en-US' }, await createPlayerOptions())
    const { list } = body.value as GameLotteryLobbyValue
    expect(new Set(list.map(({ game }) => game.gameType))).toEqual(new Set(['ELOTT', 'LOTT', 'VNLOTT']))
    const times = list.map(({ drawsAt }) => Date.parse(drawsAt))
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(list.every(({ opened }) => opened.length <= 1)).toBe(true)
    expect((await platform.call('game.lotteryLobby', {}, { host: alpha })).status).toBe(401)
  })

  it('lists the latest results of one lottery, newest first, as the vendor drew them (R-API-83)', async () => {
    const { list } = await fetchDraws({ gameType: 'ELOTT' })
    const game = list.find(({ game: { code } }) => code === 'SSC')?.game
    const pastPeriod = Math.floor(Date.now() / 60_000) - 3
    const periods = [pastPeriod, pastPeriod + 1].map((period) => ({ period, drawsAt: new Date((period + 1) * 60_000) }))
    const store = openDemoVendorStore(platform.databaseUrl)
    await createDrawStore(store).ensureSeeds('SSC', periods, () => randomBytes(32))
    await store.db.destroy()
    const { body } = await platform.call('game.lotteryResults', { gameId: game?.gameId ?? '', count: 50 }, await createPlayerOptions())
    const draws = (body.value as GameLotteryResultsValue).list
    expect(draws.map(({ period }) => period)).toEqual(expect.arrayContaining([pastPeriod + 1, pastPeriod]))
    const publishedDraws = (await platform.send('GET', '/draws/SSC', { host: 'vendor.test' })).body as unknown as {
      past: { period: number; outcome: number[] }[]
    }
    expect(draws.find(({ period }) => period === pastPeriod)?.numbers).toEqual(
      publishedDraws.past.find(({ period }) => period === pastPeriod)?.outcome.map(String),
    )
  })
})

describe('the analytics tag', () => {
  const fetchInfo = async (host: string) => ((await platform.call('system.status', { url: host }, { host })).body.value as Permission).info

  it('is part of the site’s status if the brand has one, and only then', async () => {
    expect((await fetchInfo('delta.test')).analytics).toEqual({ gtagId: 'G-TEST123456' })
    expect(await fetchInfo(alpha)).not.toHaveProperty('analytics')
  })

  it('is set and removed by the operator, at once and for one brand', async () => {
    for (const gtagId of ['G-OTHER98765', 'none']) {
      await platform.runAdminCommand('set-analytics', { brand: 'alpha', gtagId })
      expect(await platform.runAdminCommand('analytics', { brand: 'alpha' })).toEqual({ gtagId })
      expect((await fetchInfo(alpha)).analytics?.gtagId ?? 'none').toBe(gtagId)
      expect(await fetchInfo(beta)).not.toHaveProperty('analytics')
    }
    for (const gtagId of ['', 'G-', 'g-abc12345', 'G-ABC1234567;', "G-ABC' https://evil.test", 'https://evil.test'])
      await expect(platform.runAdminCommand('set-analytics', { brand: 'alpha', gtagId })).rejects.toThrow(/is not a tag|must be/)
    expect(await fetchInfo(alpha)).not.toHaveProperty('analytics')
  })
})
