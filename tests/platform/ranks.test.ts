import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/database/database.ts'
import { raiseRanks } from '../../server/modules/ranks/index.ts'
import type { LoginResult, MemberInfo, RankProgress, RewardPage, VipRank } from '../../src/generated/api.ts'
import { insertBet } from './insert-bet.ts'
import { alpha, beta } from './small-brands.ts'
import { type TestPlatform, testPassword, withPlatform } from './with-platform.ts'

const brand = 'alpha'

let platform: TestPlatform
let client: pg.Client
beforeAll(async () => {
  platform = await withPlatform()
  client = new pg.Client(platform.databaseUrl)
  await client.connect()
}, 240_000)
afterAll(async () => {
  await client.end()
  await platform.stop()
})

/** A player of alpha, and the calls in their name. */
async function makePlayer() {
  const username = `rank${randomUUID().slice(0, 8)}`
  await platform.control('create-account', { brand, username, type: 0, password: testPassword })
  const { token } = await platform.logIn(alpha, username)
  const { rows } = await client.query<{ id: string }>(`select id from accounts where merchant = 'ALPHA1' and username = $1`, [username])
  const account = rows[0]?.id ?? ''
  const ask = async <T>(name: 'rank.progress' | 'member.info', language = 'en-US'): Promise<T> =>
    (await platform.call(name, undefined, { host: alpha, token, headers: { 'accept-language': language } })).body.value as T
  return {
    username,
    account,
    progress: (language?: string) => ask<RankProgress>('rank.progress', language),
    info: (language?: string) => ask<MemberInfo>('member.info', language),
    /** Stakes so many minor units, settled at once; now where no moment is said. */
    play: (stake: number, at = new Date()) => insertBet(client, account, { stake, placed: at.toISOString() }),
  }
}

/** What the job does on a server of its own. */
async function raise(): Promise<void> {
  const database = await openDatabase({ serve: platform.databaseUrl }, () => undefined)
  const config = platform.server.platform.brands.byId(brand)?.config
  if (!config) throw new Error('alpha is not there')
  await raiseRanks({ tenant: { code: 'ALPHA1', db: database.of('ALPHA1') }, site: { currency: 'VND' }, config })
  await database.destroy()
}

const risesOf = async (account: string): Promise<unknown> =>
  (await client.query(`select level from rank_rises where merchant = 'ALPHA1' and account = $1 order by level`, [account])).rows.map(
    ({ level }: { level: number }) => level,
  )

/** The middle of the month before this. */
function lastMonth(): Date {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 15, 12))
}

describe('a rank', () => {
  it('is refused to whoever is not logged in, and to guests', async () => {
    expect((await platform.call('rank.progress', undefined, { host: alpha })).body.code).toBe('not_logged_in')
    const guest = (await platform.call('session.freePlay', undefined, { host: alpha })).body.value as LoginResult
    expect((await platform.call('rank.progress', undefined, { host: alpha, token: guest.token })).body.code).toBe('true_account_required')
  })

  it('is the first from the start, with what is missing to the next', async () => {
    const one = await makePlayer()
    await one.play(12_050)
    expect(await one.progress()).toMatchObject({
      rank: { rankLevel: 1, labelName: 'Bronze' },
      next: { rankLevel: 2, labelName: 'Silver', turnover: '500.00' },
      played: '120.50',
      left: '379.50',
      reached: [{ rankLevel: 1 }],
    })
  })

  it('is reached when enough was played within the month, through every rank between', async () => {
    const one = await makePlayer()
    await one.play(199_999)
    expect((await one.progress()).rank).toMatchObject({ rankLevel: 2 })
    await one.play(1)
    const { rank, next, reached } = await one.progress()
    expect([rank?.rankLevel, next?.rankLevel, reached.map(({ rankLevel }) => rankLevel)]).toEqual([3, 4, [1, 2, 3]])
    expect((await one.info()).clubLabel).toEqual({ labelName: 'Gold', rankLevel: 3 })
  })

  it('is called as whoever reads it calls it', async () => {
    const one = await makePlayer()
    await one.play(200_000)
    await one.progress()
    expect((await one.info('vi-VN')).clubLabel?.labelName).toBe('Vàng')
    expect((await one.progress('vi-VN')).rank?.labelName).toBe('Vàng')
  })

  it('is not reached by two months together, nor by what is open or was given back', async () => {
    const one = await makePlayer()
    await one.play(40_000, lastMonth())
    await one.play(40_000)
    for (const state of ['open', 'rolled-back'] as const)
      await insertBet(client, one.account, { stake: 900_000, placed: new Date().toISOString(), state })
    await raise()
    expect(await one.progress()).toMatchObject({ rank: { rankLevel: 1 }, played: '400.00' })
  })

  it('is raised by the job for who does not look, also for a month that has ended, and stays when the next begins', async () => {
    const one = await makePlayer()
    await one.play(2_000_000, lastMonth())
    // As where no server ran since.
    await client.query(`delete from rank_cursors where merchant = 'ALPHA1'`)
    await raise()
    expect((await one.info()).clubLabel).toMatchObject({ rankLevel: 5 })
    expect(await one.progress()).toMatchObject({ rank: { rankLevel: 5 }, played: '0.00', left: '80000.00' })
  })

  it('is reached once, however many ask at the same moment and however often the job runs', async () => {
    const one = await makePlayer()
    await one.play(500_000)
    await Promise.all([...Array.from({ length: 8 }, () => one.progress()), raise(), raise()])
    await raise()
    expect(await risesOf(one.account)).toEqual([1, 2, 3, 4])
    expect((await one.info()).clubLabel).toMatchObject({ rankLevel: 4 })
  })

  it('gives its gift once, which waits in the reward centre and is paid to the wallet', async () => {
    const one = await makePlayer()
    await one.play(200_000)
    await Promise.all([one.progress(), one.progress(), raise()])
    await one.progress()
    const { token } = await platform.logIn(alpha, one.username)
    const call = async (name: 'reward.list' | 'reward.claim', asked: object): Promise<unknown> =>
      (await platform.callWrongly(name, asked, { host: alpha, token, headers: { 'accept-language': 'en-US' } })).body.value
    const { rewards } = (await call('reward.list', {})) as RewardPage
    expect(rewards.map(({ source, title, amount, state }) => [source, title, amount, state])).toEqual([
      ['rank', 'Gold', '15.00', 'ready'],
      ['rank', 'Silver', '5.00', 'ready'],
    ])
    for (const { id } of rewards) await call('reward.claim', { id })
    expect((await platform.call('wallet.balance', undefined, { host: alpha, token })).body.value).toMatchObject({ sumBalance: '20.00' })
    expect((await platform.control('ledger-verify', { brand }))['right']).toBe(true)
  })

  it('allows as many withdrawals a day as it says', async () => {
    const one = await makePlayer()
    await one.play(500_000)
    await raise()
    const { token } = await platform.logIn(alpha, one.username)
    const { body } = await platform.call('withdrawal.terms', undefined, { host: alpha, token })
    expect(body.value).toMatchObject({ timesLimit: 8 })
  })
})

describe('the ranks of a brand', () => {
  const set = (level: number, change: Readonly<Record<string, string>>) => platform.control('set-rank', { brand, level, change })

  it('are changed by the operator, with a row in the audit log; what is no rank is refused', async () => {
    expect(await set(7, { turnover: '900000.00', withdrawals: '30', 'title.EN': 'Black', manager: 'on' })).toMatchObject({
      level: 7,
      turnover: '900000.00',
      withdrawals: 30,
      manager: true,
    })
    expect(await set(7, { bonus: '5000.00' })).toMatchObject({ bonus: '5000.00', titles: { EN: 'Black' } })
    const { body } = await platform.call('content.vipRanks', undefined, { host: alpha, headers: { 'accept-language': 'en-US' } })
    expect((body.value as VipRank[]).at(-1)).toMatchObject({ labelName: 'Black', bonus: '5000.00' })
    const { rows } = await client.query(
      `select count(*)::int as count from audit_log where merchant = 'ALPHA1' and event = 'operator-set-rank'`,
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
      await expect(set(level, change)).rejects.toThrow(/must|cannot be set|There is no rank|level of a rank|1 to 40|at least one|amount/)
  })

  it('are each brand its own', async () => {
    const { token } = await platform.logIn(beta, 'player')
    const { body } = await platform.call('rank.progress', undefined, { host: beta, token })
    expect(body.value).toMatchObject({ rank: { rankLevel: 3 }, next: { turnover: '5000.000000' } })
  })
})
