import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/database/database.ts'
import { accountTypes } from '../../server/modules/accounts/index.ts'
import { grantRankCashback, promotePlayers } from '../../server/modules/ranks/index.ts'
import { createRankStore } from '../../server/modules/ranks/store/ranks.ts'
import type { LoginResult, MemberInfo, RankProgress, RewardPage, VipRank } from '../../src/generated/api.ts'
import { addDays, getDayRangeBounds, getWeek } from '../../src/engine/rules/time/report-period.ts'
import { getLocalDay } from '../../src/engine/rules/time/days.ts'
import type { MerchantConfig } from '../../src/generated/config.ts'
import { getAlphaTenant, createPlayer } from './new-player.ts'
import { query } from './query-database.ts'
import { alpha, beta } from './small-brands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'
const brand = 'alpha'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()), 240_000)
afterAll(() => platform.stop())

/**
 * Creates a player of alpha, with functions that insert bets and make API calls. `play` inserts a bet that was placed
 * and settled at `placedAt`.
 */
async function createRankedPlayer() {
  const player = await createPlayer(platform)
  return {
    ...player,
    fetchProgress: (language?: string) => player.read<RankProgress>('rank.progress', {}, language),
    fetchInfo: (language?: string) => player.read<MemberInfo>('member.info', {}, language),
    insertBet: player.play,
    play: (stake: number, placedAt = new Date()) => player.play(stake, { placedAt: placedAt.toISOString() }),
  }
}

function getAlphaConfig(): MerchantConfig {
  const config = platform.server.platform.brands.byId(brand)?.config
  if (!config) throw new Error('The brand alpha is not served.')
  return config
}

/** Runs the promotion job with a separate connection, as another server would. */
async function runPromotionJob(now?: Date): Promise<void> {
  const database = await openDatabase({ appUrl: platform.databaseUrl }, () => undefined)
  await promotePlayers(
    { tenant: { code: 'ALPHA1', db: database.forBrand('ALPHA1') }, site: { currency: 'VND' }, config: getAlphaConfig() },
    now,
  )
  await database.destroy()
}

const listPromotions = async (account: string): Promise<unknown> =>
  (
    await query<{ level: number }>(platform, `select level from rank_rises where merchant = 'ALPHA1' and account = $1 order by level`, [
      account,
    ])
  ).rows.map(({ level }) => level)

/** Returns a time in the middle of the previous month. */
function getMidLastMonth(): Date {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 15, 12))
}

describe('a rank', () => {
  it('is not available to visitors and guests', async () => {
    expect((await platform.call('rank.progress', undefined, { host: alpha })).body.code).toBe('not_logged_in')
    const guest = (await platform.call('session.freePlay', undefined, { host: alpha })).body.value as LoginResult
    expect((await platform.call('rank.progress', undefined, { host: alpha, token: guest.token })).body.code).toBe('real_account_required')
  })

  it('counts stakes since the first day of the month, not of the week', async () => {
    const player = await createRankedPlayer()
    const days = { '2026-02-28T12:00:00Z': 1, '2026-03-02T12:00:00Z': 20, '2026-03-17T12:00:00Z': 300, '2026-03-19T12:00:00Z': 4_000 }
    for (const [placedAt, stake] of Object.entries(days)) await player.play(stake, new Date(placedAt))
    expect(await createRankStore(getAlphaTenant(platform)).getMonthlyTurnover(player.account, 'VND', '2026-03-18')).toBe(320n)
  })

  it('starts at the first level, with the turnover that is missing for the next', async () => {
    const player = await createRankedPlayer()
    await player.play(12_050)
    expect(await player.fetchProgress()).toMatchObject({
      rank: { rankLevel: 1, labelName: 'Bronze' },
      next: { rankLevel: 2, labelName: 'Silver', turnover: '500.00' },
      played: '120.50',
      left: '379.50',
      reached: [{ rankLevel: 1 }],
    })
    const { lastDay } = await player.fetchProgress()
    expect([addDays(lastDay, 1).slice(8), addDays(lastDay, 1) > getLocalDay(getAlphaConfig().merchant.timeZone, new Date())]).toEqual([
      '01',
      true,
    ])
    expect(addDays(lastDay, -31) < getLocalDay(getAlphaConfig().merchant.timeZone, new Date())).toBe(true)
    await query(platform, 'update accounts set rank_level = 6 where id = $1', [player.account])
    const topProgress = await player.fetchProgress()
    expect(topProgress.rank).toMatchObject({ rankLevel: 6 })
    for (const name of ['next', 'left']) expect(topProgress).not.toHaveProperty(name)
  })

  it('is reached with enough stakes within the month, through every rank between', async () => {
    const player = await createRankedPlayer()
    await player.play(199_999)
    expect((await player.fetchProgress()).rank).toMatchObject({ rankLevel: 2 })
    await player.play(1)
    const { rank, next, reached } = await player.fetchProgress()
    expect([rank?.rankLevel, next?.rankLevel, reached.map(({ rankLevel }) => rankLevel)]).toEqual([3, 4, [1, 2, 3]])
    expect((await player.fetchInfo()).clubLabel).toEqual({ labelName: 'Gold', rankLevel: 3 })
    expect((await query(platform, 'select club_label from accounts where id = $1', [player.account])).rows).toEqual([
      { club_label: 'Vàng' },
    ])
  })

  it('that was assigned is the starting point for promotion: ranks below it pay nothing', async () => {
    const player = await createRankedPlayer()
    await query(platform, 'update accounts set rank_level = 3 where id = $1', [player.account])
    await player.play(500_000)
    await runPromotionJob()
    expect(await listPromotions(player.account)).toEqual([4])
    const { rewards } = await player.read<RewardPage>('reward.list')
    expect(rewards.map(({ title, amount }) => [title, amount])).toEqual([['Emerald', '40.00']])
  })

  it('has its name in the reader’s language', async () => {
    const player = await createRankedPlayer()
    await player.play(200_000)
    await player.fetchProgress()
    expect((await player.fetchInfo('vi-VN')).clubLabel?.labelName).toBe('Vàng')
    expect((await player.fetchProgress('vi-VN')).rank?.labelName).toBe('Vàng')
  })

  it('is reached at exactly its threshold, also by players who do not request their progress, and by a bet that is counted late', async () => {
    const player = await createRankedPlayer()
    const fetchLevel = async () => (await player.fetchInfo()).clubLabel?.rankLevel
    await player.play(49_999)
    await runPromotionJob()
    expect(await fetchLevel()).toBe(1)
    await player.play(1)
    await runPromotionJob()
    expect(await fetchLevel()).toBe(2)
    const fetchCursor = () => query<{ at: Date }>(platform, `select checked_until as at from rank_cursors where merchant = 'ALPHA1'`)
    const { rows } = await fetchCursor()
    await runPromotionJob(new Date(0))
    expect((await fetchCursor()).rows).toEqual(rows)
    await player.play(200_000, new Date((rows[0]?.at.getTime() ?? 0) - 14 * 60_000))
    await runPromotionJob()
    expect(await fetchLevel()).toBe(3)
  })

  it('does not exist for a guest, whatever they play', async () => {
    const player = await createRankedPlayer()
    await query(platform, 'update accounts set type = $1 where id = $2', [accountTypes.guest, player.account])
    await player.play(500_000)
    await runPromotionJob()
    expect(await listPromotions(player.account)).toEqual([])
  })

  it('is not reached by the stakes of two months together, nor by open, rolled-back or foreign-currency bets', async () => {
    const player = await createRankedPlayer()
    await player.play(40_000, getMidLastMonth())
    await player.play(40_000)
    for (const state of ['open', 'rolled-back'] as const) await player.insertBet(900_000, { state })
    await player.insertBet(900_000, { currency: 'USD' })
    await runPromotionJob()
    expect(await player.fetchProgress()).toMatchObject({ rank: { rankLevel: 1 }, played: '400.00' })
  })

  it('follows from the month with the highest stakes if the job evaluates two months at once', async () => {
    const player = await createRankedPlayer()
    await player.play(120_000, getMidLastMonth())
    await player.play(120_000)
    await query(platform, `delete from rank_cursors where merchant = 'ALPHA1'`)
    await runPromotionJob()
    expect((await player.fetchInfo()).clubLabel).toMatchObject({ rankLevel: 2 })
  })

  it('is raised by the job for players who do not request it, also for a past month, and is kept in the next month', async () => {
    const player = await createRankedPlayer()
    await player.play(2_000_000, getMidLastMonth())
    // Without a cursor, the job behaves as if no server had run since that month.
    await query(platform, `delete from rank_cursors where merchant = 'ALPHA1'`)
    await runPromotionJob()
    expect((await player.fetchInfo()).clubLabel).toMatchObject({ rankLevel: 5 })
    expect(await player.fetchProgress()).toMatchObject({ rank: { rankLevel: 5 }, played: '0.00', left: '80000.00' })
  })

  it('is reached once, for any number of concurrent requests and job runs', async () => {
    const player = await createRankedPlayer()
    await player.play(500_000)
    await Promise.all([...Array.from({ length: 8 }, () => player.fetchProgress()), runPromotionJob(), runPromotionJob()])
    await runPromotionJob()
    expect(await listPromotions(player.account)).toEqual([1, 2, 3, 4])
    expect((await player.fetchInfo()).clubLabel).toMatchObject({ rankLevel: 4 })
  })

  it('gives its bonus once, as a reward that is paid to the wallet when it is claimed', async () => {
    const player = await createRankedPlayer()
    await player.play(200_000)
    await Promise.all([player.fetchProgress(), player.fetchProgress(), runPromotionJob()])
    await player.fetchProgress()
    const { token } = await platform.logIn(alpha, player.username)
    const call = async (name: 'reward.list' | 'reward.claim', input: object): Promise<unknown> =>
      (await platform.callUnchecked(name, input, { host: alpha, token, headers: { 'accept-language': 'en-US' } })).body.value
    const { rewards } = (await call('reward.list', {})) as RewardPage
    expect(rewards.map(({ source, title, amount, state }) => [source, title, amount, state])).toEqual([
      ['rank', 'Gold', '15.00', 'ready'],
      ['rank', 'Silver', '5.00', 'ready'],
    ])
    for (const { id } of rewards) await call('reward.claim', { id })
    expect((await platform.call('wallet.balance', undefined, { host: alpha, token })).body.value).toMatchObject({ sumBalance: '20.00' })
    expect((await platform.runAdminCommand('ledger-verify', { brand }))['passed']).toBe(true)
  })

  it('sets the maximum number of withdrawals a day', async () => {
    const player = await createRankedPlayer()
    await player.play(500_000)
    await runPromotionJob()
    const { token } = await platform.logIn(alpha, player.username)
    const { body } = await platform.call('withdrawal.terms', undefined, { host: alpha, token })
    expect(body.value).toMatchObject({ timesLimit: 8 })
  })
})

describe('the ranks of a brand', () => {
  const setRank = (level: number, change: Readonly<Record<string, string>>) =>
    platform.runAdminCommand('set-rank', { brand, level, change })

  it('are changed by the operator, with a row in the audit log; invalid ranks are rejected', async () => {
    const newRank = { turnover: '900000.00', bonus: '700.00', cashback: '2.00', withdrawals: '30', 'title.EN': 'Black', manager: 'on' }
    const { approval } = (await platform.runAdminCommand('set-rank', { brand, level: 7, change: newRank, by: 'Ann' })) as {
      approval: string
    }
    const { value } = (await platform.runAdminCommand('confirm-approval', { brand, approval, by: 'Ben' })) as { value: unknown }
    expect(value).toEqual({
      level: 7,
      turnover: '900000.00',
      bonus: '700.00',
      cashback: '2.00',
      withdrawals: 30,
      manager: true,
      titles: { EN: 'Black' },
    })
    expect(await setRank(7, { bonus: '900.00' })).toMatchObject({ bonus: '900.00', titles: { EN: 'Black' } })
    const { body } = await platform.call('content.vipRanks', undefined, { host: alpha, headers: { 'accept-language': 'en-US' } })
    expect((body.value as VipRank[]).slice(-2)).toMatchObject([{ bonus: '600.00' }, { labelName: 'Black', bonus: '900.00' }])
    const { rows } = await query(
      platform,
      `select count(*)::int as count from audit_log where merchant = 'ALPHA1' and event = 'operator-set-rank' and outcome = 'done'`,
    )
    expect(rows).toEqual([{ count: 2 }])
    for (const [level, change] of [
      [8, { turnover: '1.00' }],
      [0, { turnover: '1.00', withdrawals: '3', 'title.EN': 'None' }],
      [7, { turnover: '-1' }],
      [7, { cashback: '100' }],
      [7, { manager: 'yes' }],
      [7, { perk: 'boat' }],
      [7, { 'title.EN': '' }],
      [7, {}],
    ] as const)
      await expect(setRank(level, change)).rejects.toThrow(
        /must|cannot be set|There is no rank|level of a rank|1 to 40|[Aa]t least one|amount/,
      )
  })

  it('are separate for each brand', async () => {
    const { token } = await platform.logIn(beta, 'player')
    const { body } = await platform.call('rank.progress', undefined, { host: beta, token })
    expect(body.value).toMatchObject({ rank: { rankLevel: 3 }, next: { turnover: '5000.000000' } })
  })
})

describe('the cashback of a rank', () => {
  /** Runs the cashback step of the job, which follows promotions. */
  const runCashbackJob = () => grantRankCashback({ tenant: getAlphaTenant(platform), site: { currency: 'VND' }, config: getAlphaConfig() })
  /**
   * Returns the first day of the week that is `weeksBefore` weeks before the current one. In the first half hour of a
   * week, the week before still counts as the current one, because its cashback is paid 15 minutes after its end.
   */
  const getMonday = (weeksBefore: number): string =>
    getWeek(getLocalDay(getAlphaConfig().merchant.timeZone, new Date(Date.now() - 1_800_000)), weeksBefore).firstDay
  const createNoonOptions = (day: string) => ({ placedAt: `${day}T05:00:00Z` })
  const setCashbackStart = (day: string) => query(platform, `update rank_cursors set cashback_from = $1 where merchant = 'ALPHA1'`, [day])
  const listCashback = async ({ read }: Awaited<ReturnType<typeof createRankedPlayer>>, language?: string) =>
    (await read<RewardPage>('reward.list', {}, language)).rewards
      .filter(({ title }) => !['Silver', 'Gold', 'Emerald'].includes(title))
      .map(({ source, title, amount, state }) => [source, title, amount, state])

  it('is a percentage of the settled bets in each completed week, paid once for any number of job runs, also for weeks in which the job did not run', async () => {
    const player = await createRankedPlayer()
    await player.insertBet(300_000, createNoonOptions(addDays(getMonday(3), 6)))
    await player.insertBet(50_000, {
      placedAt: getDayRangeBounds(getMonday(2), getMonday(2), getAlphaConfig().merchant.timeZone).from.toISOString(),
    })
    await player.insertBet(100_050, createNoonOptions(getMonday(1)))
    await player.insertBet(99_999, { ...createNoonOptions(addDays(getMonday(2), 6)), settledAt: `${addDays(getMonday(1), 6)}T05:00:00Z` })
    await player.insertBet(700_000)
    for (const state of ['open', 'rolled-back'] as const) await player.insertBet(900_000, { ...createNoonOptions(getMonday(1)), state })
    await player.insertBet(900_000, { ...createNoonOptions(getMonday(1)), currency: 'USD' })
    const [guest, silver] = [await createRankedPlayer(), await createRankedPlayer()]
    for (const { insertBet } of [guest, silver]) await insertBet(40_000, createNoonOptions(getMonday(2)))
    await query(platform, 'update accounts set rank_level = 4, type = $1 where id = $2', [accountTypes.guest, guest.account])
    await query(platform, 'update accounts set rank_level = 2 where id = $1', [silver.account])
    await runPromotionJob()
    expect((await player.fetchInfo()).clubLabel).toMatchObject({ rankLevel: 4 })
    await setCashbackStart(getMonday(3))
    await Promise.all([runCashbackJob(), runCashbackJob()])
    await runCashbackJob()
    expect(await listCashback(player)).toEqual([
      ['rank', 'Weekly cashback', '20.00', 'ready'],
      ['rank', 'Weekly cashback', '5.00', 'ready'],
      ['rank', 'Weekly cashback', '30.00', 'ready'],
    ])
    expect(await listCashback(silver)).toEqual([['rank', 'Weekly cashback', '2.00', 'ready']])
    const { rows } = await query(platform, `select key from rewards where account = any($1) and name = 'cashback' order by key, amount`, [
      [player.account, silver.account, guest.account],
    ])
    expect(rows).toEqual([getMonday(3), getMonday(2), getMonday(2), getMonday(1)].map((key) => ({ key })))
    expect((await listCashback(player, 'vi-VN')).map(([, title]) => title)).toContain('Hoàn trả hằng tuần')
  })

  it('is paid a quarter of an hour after its week, when its last bets are stored', async () => {
    const player = await createRankedPlayer()
    // A future week, which no job of the server processes.
    const [week, nextWeek] = [addDays(getMonday(0), 14), addDays(getMonday(0), 21)]
    await player.insertBet(100_000, createNoonOptions(week))
    await query(platform, 'update accounts set rank_level = 4 where id = $1', [player.account])
    await setCashbackStart(week)
    const weekEnd = getDayRangeBounds(nextWeek, nextWeek, getAlphaConfig().merchant.timeZone).from.getTime()
    const runCashbackJobAt = (minutes: number) =>
      grantRankCashback(
        { tenant: getAlphaTenant(platform), site: { currency: 'VND' }, config: getAlphaConfig() },
        new Date(weekEnd + minutes * 60_000 - 1),
      )
    await runCashbackJobAt(15)
    expect(await listCashback(player)).toEqual([])
    await runCashbackJobAt(16)
    expect(await listCashback(player)).toHaveLength(1)
    await createRankStore(getAlphaTenant(platform)).updateCashbackFrom(week)
    expect(await createRankStore(getAlphaTenant(platform)).getOrInsertFirstWeekWithoutCashback(week)).toBe(nextWeek)
  })

  it('starts with the week of the first job run', async () => {
    const player = await createRankedPlayer()
    await player.insertBet(200_000, createNoonOptions(getMonday(1)))
    await query(platform, `update rank_cursors set cashback_from = null where merchant = 'ALPHA1'`)
    await runCashbackJob()
    await runCashbackJob()
    expect(await listCashback(player)).toEqual([])
    const { rows } = await query<{ monday: string }>(
      platform,
      `select cashback_from::text as monday from rank_cursors where merchant = 'ALPHA1'`,
    )
    expect(rows).toEqual([{ monday: getWeek(getLocalDay(getAlphaConfig().merchant.timeZone, new Date(Date.now() - 900_000))).firstDay }])
  })

  it('is not paid for a rank whose percentage is 0', async () => {
    await platform.runAdminCommand('set-rank', { brand, level: 1, change: { cashback: '0.00' } })
    const player = await createRankedPlayer()
    await player.insertBet(10_000, createNoonOptions(getMonday(1)))
    await query(platform, 'update accounts set rank_level = 1 where id = $1', [player.account])
    await setCashbackStart(getMonday(1))
    await runCashbackJob()
    expect(await listCashback(player)).toEqual([])
    for (const [brandId, cashback] of [
      [brand, ['0.00', '0.50']],
      ['beta', ['0.30', '0.50']],
    ] as const) {
      const ranks = (await platform.runAdminCommand('ranks', { brand: brandId })) as unknown as readonly { cashback: string }[]
      expect(ranks.slice(0, 2).map((rank) => rank.cashback)).toEqual(cashback)
    }
  })
})
