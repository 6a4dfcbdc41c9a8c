import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Balance, BonusPage, LoginResult, MissionLeaderboard, MissionSummary, PointsBalance } from '../../src/generated/api.ts'
import { claimMission } from '../../server/modules/missions/claim-mission.ts'
import { getAlphaTenant, createPlayer, registerPlayer } from './new-player.ts'
import { query } from './query-database.ts'
import { alpha, beta } from './small-brands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'
const brand = 'alpha'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()), 240_000)
afterAll(() => platform.stop())

/** Creates a player, and returns functions that make API calls as this player. */
async function createMissionPlayer() {
  const player = await createPlayer(platform)
  const { request, read } = player
  return {
    ...player,
    fetchSummary: () => read<MissionSummary>('mission.summary'),
    fetchMission: async (id: string) => (await read<MissionSummary>('mission.summary')).missions.find((mission) => mission.id === id),
    claim: (id: string) => request('mission.claim', { id }),
    fetchLeaderboard: (week: 'this' | 'last' = 'this') => read<MissionLeaderboard>('mission.leaderboard', { week }),
    fetchPoints: async () => (await read<PointsBalance>('points.balance')).currentPoints,
    fetchBalance: async () => (await read<Balance>('wallet.balance')).sumBalance,
  }
}

const updateMission = (mission: string, change: Readonly<Record<string, string>>) =>
  platform.runAdminCommand('set-mission', { brand, mission, change })

describe('mission operations', () => {
  it('the summary is a GET that is answered with a token and rejected without one (R-API-73)', async () => {
    const { token } = await platform.logIn(alpha, 'player')
    const request = (headers: Readonly<Record<string, string>>) =>
      platform.send('GET', '/lgw/vn/missions/summary', { host: alpha, headers })
    expect([(await request({})).status, (await request({ authorization: `Bearer ${token}` })).status]).toEqual([401, 200])
  })

  it('the leaderboard is a GET that is answered with a token and rejected without one (R-API-74)', async () => {
    const { token } = await platform.logIn(alpha, 'player')
    const request = (headers: Readonly<Record<string, string>>) =>
      platform.send('GET', '/lgw/vn/missions/leaderboard', { host: alpha, headers })
    expect([(await request({})).status, (await request({ authorization: `Bearer ${token}` })).status]).toEqual([401, 200])
  })

  it('a guest has no missions and cannot claim any', async () => {
    const { token } = (await platform.call('session.freePlay', undefined, { host: alpha })).body.value as LoginResult
    expect((await platform.call('mission.summary', undefined, { host: alpha, token })).body.value).toEqual({ count: 0, missions: [] })
    expect((await platform.call('mission.claim', { id: 'first-login' }, { host: alpha, token })).body.code).toBe('real_account_required')
  })
})

describe('a mission', () => {
  it('counts settled stakes and bets, of today and in the currency of the brand only', async () => {
    const player = await createMissionPlayer()
    await player.play(4_000)
    await player.play(1_000, { state: 'open' })
    await player.play(9_000, { placedAt: new Date(Date.now() - 3 * 86_400_000).toISOString() })
    await player.play(9_000, { currency: 'USD' })
    expect(await player.fetchMission('daily-play')).toMatchObject({ done: '40.00', target: '100.00', state: 'open' })
    expect(await player.fetchMission('daily-bets')).toMatchObject({
      measure: 'bets',
      period: 'day',
      done: '1',
      target: '20',
      kind: 'points',
      amount: '40',
      turnover: 0,
      score: 5,
    })
    await player.play(6_000)
    expect(await player.fetchMission('daily-play')).toMatchObject({ done: '100.00', state: 'reached' })
  })

  it('counts the categories that it names, and no others', async () => {
    const player = await createMissionPlayer()
    await player.play(3_000, { category: 'LIVE' })
    await player.play(2_000, { category: 'FISH' })
    await player.play(1_000)
    expect(await player.fetchMission('weekly-slots')).toMatchObject({ categories: ['RNG', 'FISH'], done: '30.00' })
    expect(await player.fetchMission('weekly-play')).toMatchObject({ done: '60.00' })
  })

  it('counts deposits but no grants of operators, and days with a login', async () => {
    const player = await createMissionPlayer()
    await platform.runAdminCommand('ledger-grant', { brand, username: player.username, amount: '90.00', key: `granted-${player.username}` })
    expect(await player.fetchMission('first-deposit')).toMatchObject({ done: '0.00', state: 'open' })
    await player.creditDeposit(7_500)
    expect(await player.fetchMission('first-deposit')).toMatchObject({ done: '50.00', state: 'reached' })
    expect(await player.fetchMission('weekly-deposit')).toMatchObject({
      done: '75.00',
      kind: 'money',
      amount: '5.00',
      turnover: 3,
      state: 'open',
    })
    await platform.logIn(alpha, player.username)
    expect(await player.fetchMission('weekly-logins')).toMatchObject({ done: '1', target: '4' })
  })

  it('counts no failed login, and the logins of one day once', async () => {
    const player = await registerPlayer(platform)
    const countLoginDays = async () =>
      (await player.read<MissionSummary>('mission.summary')).missions.find(({ id }) => id === 'weekly-logins')?.done
    const logIn = (from?: string) =>
      platform.call('session.login', { username: player.username, password: 'secret12', type: 'username' }, { host: alpha, from })
    expect((await logIn('127.8.77.7')).body.code).toBe('verification_required')
    const { rows } = await query(platform, `select 1 from audit_log where account = $1 and event like 'login%' and outcome <> 'done'`, [
      player.account,
    ])
    expect(rows).toHaveLength(1)
    expect(await countLoginDays()).toBe('0')
    for (let attempt = 0; attempt < 2; attempt++) expect((await logIn()).status).toBe(200)
    expect(await countLoginDays()).toBe('1')
  })

  it('has an end at the end of its day or week in the brand’s time zone, or none if it counts once', async () => {
    const player = await createMissionPlayer()
    const fetchMissionEnd = async (id: string) => (await player.fetchMission(id))?.endsAt
    const [day, week] = [new Date((await fetchMissionEnd('daily-play')) ?? ''), new Date((await fetchMissionEnd('weekly-play')) ?? '')]
    for (const end of [day, week]) expect(end.toISOString()).toMatch(/T17:00:00\.000Z$/)
    // Midnight in Vietnam is 17:00 UTC of the day before; a week ends as Monday starts.
    expect(week.getUTCDay()).toBe(0)
    const hoursUntil = (end: Date) => (end.getTime() - Date.now()) / 3_600_000
    expect(Math.abs(hoursUntil(day) - 12)).toBeLessThan(12.1)
    expect(Math.abs(hoursUntil(week) - 84)).toBeLessThan(84.1)
    expect(await fetchMissionEnd('first-login')).toBeUndefined()
  })

  it('pays once in its period when it is completed, despite concurrent claims, and is no longer counted as claimable', async () => {
    const player = await createMissionPlayer()
    await player.play(10_000)
    const { count } = await player.fetchSummary()
    const responses = await Promise.all(Array.from({ length: 6 }, () => player.claim('daily-play')))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    const after = await player.fetchSummary()
    expect(count - after.count).toBe(1)
    expect(after.missions.find(({ id }) => id === 'daily-play')?.state).toBe('claimed')
    const { rows } = await query(
      platform,
      `select count(*)::int as count from rewards r join accounts a on a.merchant = r.merchant and a.id = r.account where a.username = $1 and r.source = 'mission'`,
      [player.username],
    )
    expect(rows).toEqual([{ count: 1 }])
    expect(await player.fetchBalance()).toBe('1.00')
    expect((await platform.runAdminCommand('ledger-verify', { brand }))['passed']).toBe(true)
  })

  it('pays again in its next period', async () => {
    const player = await createMissionPlayer()
    const today = new Date()
    const tomorrow = new Date(today.getTime() + 86_400_000)
    for (const day of [today, tomorrow]) await player.play(10_000, { placedAt: day.toISOString() })
    const context = { tenant: getAlphaTenant(platform), site: { currency: 'VND' }, timeZone: 'Asia/Ho_Chi_Minh', account: player.account }
    for (const now of [today, tomorrow, tomorrow]) await claimMission(context, 'daily-play', now)
    expect(await player.fetchBalance()).toBe('2.00')
  })

  it('pays once a week if its period is a week, on any day, for bets from Monday to Sunday', async () => {
    const player = await createMissionPlayer()
    const context = { tenant: getAlphaTenant(platform), site: { currency: 'VND' }, timeZone: 'Asia/Ho_Chi_Minh', account: player.account }
    const createPlacement = (day: string) => ({ placedAt: `${day}T05:00:00Z` })
    const claim = (day: string) => claimMission(context, 'weekly-play', new Date(`${day}T05:00:00Z`))
    for (const day of ['2026-03-01', '2026-03-09']) await player.play(40_000, createPlacement(day))
    await player.play(10_000, createPlacement('2026-03-02'))
    await player.play(29_999, createPlacement('2026-03-08'))
    await expect(claim('2026-03-04')).rejects.toMatchObject({ code: 'mission_open' })
    await player.play(1, createPlacement('2026-03-05'))
    for (const day of ['2026-03-04', '2026-03-06', '2026-03-15', '2026-03-14']) await claim(day)
    expect(await player.fetchBalance()).toBe('8.00')
    const claimsQuery = `select first_day::text, day::text, score from mission_claims where account = $1 order by first_day`
    expect((await query(platform, claimsQuery, [player.account])).rows).toEqual([
      { first_day: '2026-03-02', day: '2026-03-04', score: 30 },
      { first_day: '2026-03-09', day: '2026-03-15', score: 30 },
    ])
    const { rows } = await query(platform, 'select name, key, turnover from rewards where account = $1 order by key', [player.account])
    expect(rows).toMatchObject(['2026-03-02', '2026-03-09'].map((key) => ({ name: 'weekly-play', key, turnover: 1 })))
  })

  it('pays once and stays claimed if it counts once, on any day', async () => {
    const player = await createMissionPlayer()
    const context = { tenant: getAlphaTenant(platform), site: { currency: 'VND' }, timeZone: 'Asia/Ho_Chi_Minh', account: player.account }
    for (const days of [0, 1, 40]) await claimMission(context, 'first-login', new Date(Date.now() + days * 86_400_000))
    expect(await player.fetchPoints()).toBe(50)
    expect((await player.fetchMission('first-login'))?.state).toBe('claimed')
  })

  it('pays points if its reward is in points', async () => {
    const player = await createMissionPlayer()
    await player.claim('first-login')
    expect(await player.fetchPoints()).toBe(50)
  })

  it('pays a bonus if it has a wagering requirement', async () => {
    await updateMission('staked', {
      measure: 'stake',
      period: 'day',
      target: '1',
      amount: '2.50',
      turnover: '4',
      'title.EN': 'Play on',
      enabled: 'on',
    })
    const player = await createMissionPlayer()
    await player.play(100)
    expect((await player.claim('staked')).status).toBe(200)
    const { bonuses } = await player.read<BonusPage>('record.bonuses')
    expect(bonuses).toMatchObject([{ kind: 'reward', amount: '2.50', turnoverNeeded: '10.00', turnoverDone: '0.00', state: 'open' }])
    await updateMission('staked', { enabled: 'off' })
  })

  it('is not paid if it is incomplete or unknown', async () => {
    const player = await createMissionPlayer()
    expect((await player.claim('daily-play')).body.code).toBe('mission_open')
    expect((await player.claim('nothing')).body.code).toBe('not_found')
    expect(await player.fetchBalance()).toBe('0.00')
  })
})

describe('the leaderboard', () => {
  it('ranks this week’s claims, under masked names, with the player’s own position', async () => {
    const player = await createMissionPlayer()
    // The first to claim comes last in alphabetical order, so that ordering ties by name would fail.
    const tied = [await createMissionPlayer(), await createMissionPlayer()].toSorted((a, b) => (a.username < b.username ? 1 : -1))
    const [firstTiedPlayer, secondTiedPlayer] = tied as [typeof player, typeof player]
    const medal = `medal-${player.username}`
    await query(platform, `update mission_claims set day = day - 70`)
    await updateMission(medal, { measure: 'logins', period: 'once', target: '1', points: '1', score: '9000', 'title.EN': 'A medal' })
    await player.claim(medal)
    await player.claim('first-login')
    await firstTiedPlayer.claim(medal)
    await secondTiedPlayer.claim(medal)
    const { leaders, own } = await firstTiedPlayer.fetchLeaderboard()
    expect(leaders).toMatchObject([
      { position: 1, score: 9005, own: false },
      { position: 2, score: 9000, own: true },
      { position: 2, score: 9000, own: false },
    ])
    expect(leaders.map(({ name }) => name)).not.toContain(player.username)
    expect(own).toMatchObject({ position: 2, own: true })
    expect((await player.fetchLeaderboard('last')).own).toBeUndefined()
    await query(platform, `update mission_claims set day = day - 7 where account = $1 and mission = $2`, [firstTiedPlayer.account, medal])
    expect((await firstTiedPlayer.fetchLeaderboard('last')).own).toMatchObject({ position: 1, score: 9000, own: true })
    expect((await firstTiedPlayer.fetchLeaderboard()).own).toBeUndefined()
    expect((await player.fetchLeaderboard()).leaders[0]).toMatchObject({ position: 1, score: 9005, own: true })
    await updateMission(medal, { enabled: 'off' })
  })

  it('is separate for each brand', async () => {
    const player = await createMissionPlayer()
    await player.claim('first-login')
    const { token } = await platform.logIn(beta, 'player')
    const { body } = await platform.call('mission.leaderboard', {}, { host: beta, token })
    expect((body.value as MissionLeaderboard).leaders).toEqual([])
  })
})

describe('the missions of a brand', () => {
  it('are created and changed by the operator, with a row in the audit log, and disappear when they are disabled', async () => {
    const player = await createMissionPlayer()
    const id = `rush-${player.username}`
    const createdMission = await updateMission(id, {
      measure: 'stake',
      period: 'day',
      target: '20.00',
      amount: '2.00',
      categories: 'LIVE',
      'title.EN': 'Rush',
      order: '1',
    })
    const rush = {
      id,
      measure: 'stake',
      period: 'day',
      categories: 'LIVE',
      target: '20.00',
      amount: '2.00',
      turnover: 0,
      score: 10,
      enabled: true,
      order: 1,
      titles: { EN: 'Rush' },
    }
    expect(createdMission).toEqual(rush)
    const change = { target: '30.00', score: '7', 'title.TY': 'Nhanh' }
    expect(await updateMission(id, change)).toEqual({ ...rush, target: '30.00', score: 7, titles: { EN: 'Rush', TY: 'Nhanh' } })
    expect((await player.fetchSummary()).missions[0]).toMatchObject({
      id,
      title: 'Rush',
      target: '30.00',
      amount: '2.00',
      score: 7,
      categories: ['LIVE'],
    })
    await updateMission(id, { enabled: 'off' })
    expect(await player.fetchMission(id)).toBeUndefined()
    expect((await player.claim(id)).body.code).toBe('not_found')
    const { rows } = await query<{ count: number }>(
      platform,
      `select count(*)::int as count from audit_log where merchant = 'ALPHA1' and event = 'operator-set-mission'`,
    )
    expect(rows[0]?.count).toBeGreaterThanOrEqual(3)
  })

  it('are rejected if they are incomplete or invalid', async () => {
    for (const [mission, change] of [
      ['short', { measure: 'stake', period: 'day' }],
      ['Bad Name', { measure: 'bets', period: 'day', target: '5', points: '5', 'title.EN': 'Five' }],
      ['daily-play', { measure: 'bets' }],
      ['daily-play', { target: '0' }],
      ['daily-play', { turnover: '101' }],
      ['daily-play', { score: '10001' }],
      ['daily-play', { order: '100001' }],
      ['daily-bets', { target: '2.50' }],
      ['daily-play', { period: 'year' }],
      ['daily-play', { amount: '1.00', points: '5' }],
      ['daily-play', { categories: 'slots' }],
      ['daily-play', { colour: 'red' }],
      ['daily-play', {}],
    ] as const)
      await expect(updateMission(mission, change)).rejects.toThrow(
        /must|cannot be set|There is no mission|is named|set both|[Aa]t least one|not both/,
      )
    const complete = { measure: 'bets', period: 'week', target: '10', amount: '1.00', 'title.EN': 'A mission' }
    for (const missingField of Object.keys(complete)) {
      const partial = Object.fromEntries(Object.entries(complete).filter(([name]) => name !== missingField))
      await expect(updateMission('incomplete', partial), missingField).rejects.toThrow('There is no mission')
    }
  })
})
