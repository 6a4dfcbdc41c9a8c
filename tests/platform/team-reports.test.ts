import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LedgerPurpose } from '../../server/modules/wallet/ledger-purposes.ts'
import { getPeriodBounds } from '../../src/engine/rules/time/report-period.ts'
import type { AgentStatementQuery, ReportPeriod, TeamOverview, TeamStatement } from '../../src/generated/api.ts'
import { createAccountStore } from '../../server/modules/accounts/store/accounts.ts'
import { chooseByDepth } from '../depth.ts'
import { addInterval } from './add-interval.ts'
import { avoidMidnight } from './avoid-midnight.ts'
import { postBackdatedTransfer } from './post-backdated-transfer.ts'
import type { Tenant } from '../../server/database/tenant.ts'
import { alpha, beta } from './small-brands.ts'
import { type TestPlatform, testPassword, startTestPlatform } from './test-platform.ts'

const zone = 'Asia/Ho_Chi_Minh'

let platform: TestPlatform
let client: pg.Client
beforeAll(async () => {
  await avoidMidnight()
  platform = await startTestPlatform()
  client = new pg.Client(platform.databaseUrl)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await platform.stop()
})

const zeroMoney = { moneyIn: '0.00', moneyOut: '0.00', bets: '0.00', wins: '0.00', bonuses: '0.00', result: '0.00' }

const getTenant = (host: string): Tenant => {
  const { brands, sites } = platform.server.platform
  const brand = brands.byHost(host)
  if (!brand) throw new Error(`No brand has the host ${host}.`)
  return sites.tenant(brand)
}
const getAccountId = async (username: string, host = alpha): Promise<string> => {
  const account = await createAccountStore(getTenant(host)).findByUsername(username)
  if (!account) throw new Error(`The account ${username} does not exist.`)
  return account.id
}
let createdCount = 0
const createAccount = async (overrides: object = {}, brand: 'alpha' | 'beta' = 'alpha'): Promise<string> => {
  const username = `team${String(++createdCount)}`
  await platform.runAdminCommand('create-account', { brand, username, type: 0, password: testPassword, ...overrides })
  return username
}
/** Posts a transfer to the wallet of `username`, from the wallet of `from` or from a house account named `purpose`. */
const post = async (purpose: LedgerPurpose, username: string, amount: bigint, from?: string, currency = 'VND'): Promise<void> => {
  const lines = [
    { party: from === undefined ? { house: purpose } : { player: await getAccountId(from) }, amount: -amount },
    { party: { player: await getAccountId(username) }, amount },
  ]
  await postBackdatedTransfer(getTenant(alpha), { idempotencyKey: randomUUID(), purpose, currency, lines })
}
/** Inserts a win that was posted at another time. The time is set on insertion, because the tables are append-only. */
async function insertWinAt(postedAt: Date, username: string, amount: bigint): Promise<void> {
  const transferId = randomUUID()
  const findLedgerAccountId = async (owner: string | null, purpose: string) =>
    (
      await client.query<{ id: string }>(
        `select id from ledger_accounts where merchant = 'ALPHA1' and owner is not distinct from $1 and purpose = $2`,
        [owner, purpose],
      )
    ).rows[0]?.id
  await client.query('begin')
  await client.query(`insert into transfers values ('ALPHA1', $1, $2, 'f', 'win', $3)`, [transferId, transferId, postedAt])
  await client.query(`insert into entries values ('ALPHA1', $1, 0, $2, $3, $4)`, [
    transferId,
    await findLedgerAccountId(null, 'win'),
    -amount,
    postedAt,
  ])
  await client.query(`insert into entries values ('ALPHA1', $1, 1, $2, $3, $4)`, [
    transferId,
    await findLedgerAccountId(await getAccountId(username), 'wallet'),
    amount,
    postedAt,
  ])
  await client.query(`update ledger_accounts set balance = balance + $2 where owner = $1`, [await getAccountId(username), amount])
  await client.query('commit')
}

async function createReportClient(username: string, host = alpha) {
  const { token } = await platform.logIn(host, username)
  const overview = async (period: ReportPeriod = 'today') =>
    (await platform.call('agent.overview', { period }, { host, token })).body.value as TeamOverview
  const statement = async (query: Partial<AgentStatementQuery> = {}) =>
    (await platform.call('agent.statement', { period: 'today', ...query }, { host, token })).body.value as TeamStatement
  return { overview, statement }
}

describe('the overview of a team', () => {
  it('covers the accounts and balances of the whole downline at any level, but not the agent, other teams or other brands', async () => {
    const agent = await createAccount({ type: 1, balance: '500' })
    const subAgent = await createAccount({ type: 2, upline: agent, balance: '10.50' })
    await createAccount({ upline: agent })
    const thirdLevelAgent = await createAccount({ type: 1, upline: subAgent, balance: '0.25' })
    await createAccount({ upline: thirdLevelAgent })
    await createAccount({ type: 1, balance: '77' })
    const otherBrandAgent = await createAccount({ type: 1 }, 'beta')
    await createAccount({ upline: otherBrandAgent, balance: '3' }, 'beta')
    const agentOverview = await (await createReportClient(agent)).overview()
    expect(agentOverview).toMatchObject({
      direct: 2,
      team: 4,
      joined: 4,
      active: 2,
      balance: '10.75',
      money: { ...zeroMoney, moneyIn: '10.75' },
    })
    await client.query(
      `update accounts set created_at = ${addInterval('created_at', '-2 days')} where merchant = 'ALPHA1' and username = $1`,
      [thirdLevelAgent],
    )
    expect(await (await createReportClient(agent)).overview()).toMatchObject({ team: 4, joined: 3 })
    expect(await (await createReportClient(subAgent)).overview()).toMatchObject({ direct: 1, team: 2, balance: '0.25' })
    expect(await (await createReportClient(otherBrandAgent, beta)).overview()).toMatchObject({ direct: 1, team: 1, balance: '3.000000' })
  })

  it('has the totals of money in, money out, stakes, winnings and bonuses; a transfer within the team counts as neither money in nor out', async () => {
    const agent = await createAccount({ type: 1, balance: '1000' })
    const [anna, ben, cleo] = [
      await createAccount({ upline: agent }),
      await createAccount({ upline: agent }),
      await createAccount({ upline: agent }),
    ]
    await post('operator', anna, 50_000n)
    await post('bet', anna, -12_000n)
    await post('win', anna, 7_050n)
    await post('registration-bonus', ben, 1_000n)
    await post('downline-transfer', ben, 2_500n, agent)
    await post('downline-transfer', ben, 3_000n, anna)
    await post('operator', ben, -400n)
    await post('adjustment', ben, 100n)
    await post('deposit-fee', ben, -50n)
    await post('win', ben, 25n)
    await post('rollback', anna, 1_000n)
    await post('resettlement', anna, -50n)
    await post('registration-bonus', cleo, 500n)
    await post('bonus-forfeited', cleo, -200n)
    await post('operator', cleo, 9_000n, undefined, 'USD')
    const { overview, statement } = await createReportClient(agent)
    expect(await overview()).toMatchObject({
      active: 2,
      balance: '494.75',
      money: { moneyIn: '526.00', moneyOut: '4.50', bets: '110.00', wins: '70.25', bonuses: '13.00', result: '-26.75' },
    })
    const { lines, sums } = await statement()
    expect(lines).toEqual([
      {
        account: anna,
        type: 0,
        money: { moneyIn: '500.00', moneyOut: '30.00', bets: '110.00', wins: '70.00', bonuses: '0.00', result: '-40.00' },
      },
      {
        account: ben,
        type: 0,
        money: { moneyIn: '56.00', moneyOut: '4.50', bets: '0.00', wins: '0.25', bonuses: '10.00', result: '10.25' },
      },
      { account: cleo, type: 0, money: { ...zeroMoney, bonuses: '3.00', result: '3.00' } },
    ])
    expect(sums).toEqual({ moneyIn: '556.00', moneyOut: '34.50', bets: '110.00', wins: '70.25', bonuses: '13.00', result: '-26.75' })
  })

  it('covers exactly the requested days in the brand’s time zone', async () => {
    const agent = await createAccount({ type: 1 })
    const player = await createAccount({ upline: agent })
    const { from, to } = getPeriodBounds('today', zone, new Date())
    const day = 24 * 3_600_000
    await post('win', player, 6n)
    await insertWinAt(from, player, 1_000_00n)
    await insertWinAt(new Date(from.getTime() - 1), player, 200_00n)
    await insertWinAt(new Date(from.getTime() - day), player, 30_00n)
    await insertWinAt(new Date(from.getTime() - day - 1), player, 4_00n)
    await insertWinAt(new Date(from.getTime() - 7 * day), player, 50n)
    await insertWinAt(to, player, 9_999_99n)
    const { overview, statement } = await createReportClient(agent)
    const fetchWins = async (period: ReportPeriod) => {
      const [report, page] = await Promise.all([overview(period), statement({ period })])
      expect(page.sums).toEqual(report.money)
      return report.money.wins
    }
    expect(await fetchWins('today')).toBe('1000.06')
    expect(await fetchWins('yesterday')).toBe('230.00')
    expect(await fetchWins('days7')).toBe('1234.06')
    expect(await fetchWins('days30')).toBe('1234.56')
    const createBetLines = (stake: bigint) => [
      { party: { house: 'bet' }, amount: stake },
      { party: { player: playerId }, amount: -stake },
    ]
    const playerId = await getAccountId(player)
    for (const [postedAt, stake] of [
      [from, 3n],
      [new Date(from.getTime() - day), 4n],
    ] as const)
      await postBackdatedTransfer(
        getTenant(alpha),
        { idempotencyKey: randomUUID(), purpose: 'bet', currency: 'VND', lines: createBetLines(stake) },
        postedAt,
      )
    expect((await overview('days7')).money).toMatchObject({ bets: '0.07' })
    expect((await statement({ period: 'days7' })).sums).toMatchObject({ bets: '0.07' })
    const { firstDay, lastDay } = await overview('month')
    expect([firstDay, lastDay]).toEqual([
      `${getPeriodBounds('today', zone, new Date()).firstDay.slice(0, 8)}01`,
      getPeriodBounds('today', zone, new Date()).lastDay,
    ])
  })
})

describe('the statement of a team', () => {
  it('is paged, highest stakes first, can be filtered by username, and has the totals of all matching accounts', async () => {
    const agent = await createAccount({ type: 1 })
    const names: string[] = []
    for (const stake of [100n, 500n, 300n]) {
      const name = await createAccount({ type: 2, upline: agent, balance: '1000' })
      await post('bet', name, -stake)
      names.push(name)
    }
    names.push(await createAccount({ upline: names[0] as string }))
    const [firstName, secondName, thirdName, withoutStakes] = names as [string, string, string, string]
    const { statement } = await createReportClient(agent)
    const listUsernames = async (query: Partial<AgentStatementQuery>) => (await statement(query)).lines.map(({ account }) => account)
    expect(await listUsernames({ pageSize: 3 })).toEqual([secondName, thirdName, firstName])
    expect(await listUsernames({ pageSize: 3, pageNo: 2 })).toEqual([withoutStakes])
    expect(await statement({ pageSize: 3, pageNo: 9 })).toMatchObject({ lines: [], total: 4, totalPages: 2, sums: { bets: '9.00' } })
    expect(await statement({ username: ` ${thirdName.toUpperCase()} ` })).toMatchObject({ total: 1, sums: { bets: '3.00' } })
    expect(await statement({ username: '%' })).toMatchObject({ total: 0, totalPages: 0, sums: zeroMoney })
  })

  it('is exact for several thousand players at many levels', async () => {
    const agent = await createAccount({ type: 1 })
    await post('win', agent, 1n)
    const root = await getAccountId(agent)
    const transferCount = chooseByDepth(20_000, 4_000)
    await client.query(
      `insert into accounts (merchant, id, username, username_key, password_hash, type, side, nickname, profile, upline)
       select 'ALPHA1', md5('crowd' || n)::uuid, 'crowd' || n, 'crowd' || n, 'x', 0, 'member', 'x', '{}',
         case when n <= 60 then $1::uuid else md5('crowd' || (n / 60))::uuid end
       from generate_series(1, 3000) as n`,
      [root],
    )
    await client.query(
      `insert into ledger_accounts select 'ALPHA1', id, id, 'wallet', 'VND', 0 from accounts where username_key like 'crowd%'`,
    )
    await client.query('begin')
    await client.query(
      `insert into transfers select 'ALPHA1', md5('move' || n)::uuid, 'move' || n, 'f', 'win', now() - n * interval '1 hour' from generate_series(1, ${String(transferCount)}) as n`,
    )
    await client.query(
      `insert into entries select 'ALPHA1', md5('move' || n)::uuid, line, case when line = 0 then h.id else md5('crowd' || (1 + n % 3000))::uuid end,
         case when line = 0 then -100 else 100 end, now() - n * interval '1 hour'
       from generate_series(1, ${String(transferCount)}) as n, generate_series(0, 1) as line,
         (select id from ledger_accounts where merchant = 'ALPHA1' and owner is null and purpose = 'win') as h`,
    )
    await client.query('commit')
    await client.query('analyze')
    const { overview, statement } = await createReportClient(agent)
    const { from, to } = getPeriodBounds('days7', zone, new Date())
    const { rows } = await client.query<{ wins: bigint }>(
      `select count(*) as wins from transfers where id::text in (select md5('move' || n)::uuid::text from generate_series(1, ${String(transferCount)}) as n)
         and created_at >= $1 and created_at < $2`,
      [from, to],
    )
    const report = await overview('days7')
    expect(report).toMatchObject({ direct: 60, team: 3000, money: { wins: `${String(rows[0]?.wins)}.00` } })
    const page = await statement({ period: 'days7', pageSize: 200 })
    expect([page.total, page.totalPages, page.lines.length]).toEqual([3000, 15, 200])
    expect(page.sums).toEqual(report.money)
  })
})
