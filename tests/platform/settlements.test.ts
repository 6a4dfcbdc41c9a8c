import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AccountRecord } from '../../server/database/records.ts'
import { getAgentIncome } from '../../server/modules/contracts/get-agent-income.ts'
import { openDatabase, type SharedDatabase } from '../../server/database/database.ts'
import { verifyLedger } from '../../server/modules/wallet/index.ts'
import { withTransaction } from '../../server/database/tenant.ts'
import { createDebtStore } from '../../server/modules/wallet/store/debts.ts'
import { settleContracts } from '../../server/modules/contracts/settle/settle-contracts.ts'
import { createSettlementStore } from '../../server/modules/contracts/store/settlements.ts'
import { chooseByDepth } from '../depth.ts'
import { avoidMidnight } from './avoid-midnight.ts'
import { type TestDatabase, createTestDatabase } from './test-database.ts'
import { createSettlementContext } from './settlement-worker.ts'
import { transferWithPermits } from './transfer-with-permits.ts'

let testDatabase: TestDatabase
let database: SharedDatabase
let superuser: pg.Pool
beforeAll(async () => {
  await avoidMidnight()
  testDatabase = await createTestDatabase()
  database = await openDatabase(testDatabase.urls, () => undefined)
  superuser = new pg.Pool({ connectionString: testDatabase.url, max: 4 })
  // A connection may still be closing when the database is dropped.
  superuser.on('error', () => undefined)
})
afterAll(async () => {
  await superuser.end()
  await database.destroy()
  await testDatabase.drop()
})

let brandCount = 0
const zone = 'Asia/Ho_Chi_Minh'

/**
 * Creates a brand, with functions that create its accounts, contracts and bets. Contracts start on 1 March 2026 by
 * default.
 */
async function createBrand() {
  const code = `BRAND${String(++brandCount)}`
  const tenant = { code, db: database.forBrand(code) }
  await superuser.query(
    `insert into sites (merchant, maintenance, local_country, currency, exponent, registration_bonus, time_zone) values ($1, false, 'VN', 'VND', 2, 0, $2)`,
    [code, zone],
  )
  const createAccount = async (upline?: string): Promise<string> => {
    const id = randomUUID()
    await superuser.query(
      `insert into accounts (merchant, id, username, username_key, password_hash, type, side, nickname, profile, upline) values ($1, $2, $4, $4, 'x', 1, 'agent', 'x', '{}', $3)`,
      [code, id, upline ?? null, id.slice(0, 13)],
    )
    return id
  }
  const creditWallet = (player: string, amount: bigint) =>
    withTransaction(tenant, (trx) =>
      transferWithPermits(trx, {
        idempotencyKey: randomUUID(),
        purpose: 'operator',
        currency: 'VND',
        lines: [
          { party: { house: 'operator' }, amount: -amount },
          { party: { player }, amount },
        ],
      }),
    )
  interface ContractTerms {
    readonly kind: string
    readonly period?: string
    readonly bet?: number
    readonly profit?: number
    readonly members?: number
    readonly rate?: number
    readonly loss?: number
    readonly from?: string
    readonly until?: string
  }
  const createContract = async (upline: string, downline: string, terms: ContractTerms): Promise<string> => {
    const {
      kind,
      period = null,
      bet = 0,
      profit = null,
      members = null,
      rate = null,
      loss = null,
      from = '2026-03-01T00:00:00Z',
      until,
    } = terms
    const id = randomUUID()
    await superuser.query(
      `insert into contracts (merchant, id, kind, upline, downline, state, reason, period, bet, profit_loss, members, rate, loss_rate, accepted_at, ended_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
      [
        code,
        id,
        kind,
        upline,
        downline,
        until ? 'ended' : 'accepted',
        until ? 'agreed' : null,
        period,
        bet,
        profit,
        members,
        rate,
        loss,
        from,
        until ?? null,
      ],
    )
    return id
  }
  const insertBet = (player: string, stake: number, win: number, settledAt: string, { currency = 'VND', state = 'settled' } = {}) =>
    superuser.query(
      `insert into bets (merchant, id, account, vendor, game, category, round, transaction, wallet, currency, stake, win, state, placed_at, settled_at)
       values ($1, gen_random_uuid(), $2, 'PGF', 'g', 'RNG', 'r', gen_random_uuid()::text, 'main', $6, $3, $4, $7, $5, $5)`,
      [code, player, stake, win, settledAt, currency, state],
    )
  const settle = (now: string) => settleContracts(createSettlementContext(tenant), new Date(now))
  const listSettlements = async () =>
    (
      await superuser.query<{
        contract: string
        amount: string
        missed: string | null
        paid: boolean
        starts: Date
        ends: Date
        stake: string
        members: number
      }>(
        `select contract, amount::text, missed, paid_at is not null as paid, starts_at as starts, ends_at as ends, stake::text, members from settlements where merchant = $1 order by starts_at, contract`,
        [code],
      )
    ).rows
  const getBalance = async (player: string): Promise<bigint> =>
    BigInt(
      (
        await superuser.query<{ balance: string }>(
          `select coalesce(sum(balance), 0)::text as balance from ledger_accounts where merchant = $1 and owner = $2`,
          [code, player],
        )
      ).rows[0]?.balance ?? '0',
    )
  return { code, tenant, createAccount, creditWallet, createContract, insertBet, settle, listSettlements, getBalance }
}

describe('a settlement', () => {
  it('pays a daily salary once, on the next day, on the stakes of the agent and the whole downline (R-CONTRACTS-16)', async () => {
    const { createAccount, creditWallet, createContract, insertBet, settle, listSettlements, getBalance } = await createBrand()
    const top = await createAccount()
    const agent = await createAccount(top)
    const player = await createAccount(await createAccount(agent))
    await creditWallet(top, 1_000_000n)
    await createContract(top, agent, { kind: 'dailySalary', bet: 10_000, rate: 125, from: '2026-03-01T17:00:00Z' })
    await insertBet(agent, 3_000, 0, '2026-03-01T17:00:00Z')
    await insertBet(agent, 2_000, 0, '2026-03-01T17:30:00Z')
    await insertBet(agent, 70_000, 0, '2026-03-01T16:59:59Z')
    await insertBet(agent, 70_000, 0, '2026-03-01T17:30:00Z', { currency: 'USD' })
    await insertBet(agent, 70_000, 0, '2026-03-01T17:30:00Z', { state: 'rolled-back' })
    await insertBet(top, 70_000, 0, '2026-03-01T17:30:00Z')
    await insertBet(player, 6_001, 20_000, '2026-03-02T16:59:59Z')
    await insertBet(player, 9_999, 0, '2026-03-02T17:00:00Z')
    await settle('2026-03-02T16:59:59Z')
    expect(await listSettlements()).toEqual([])
    for (let attempt = 0; attempt < 3; attempt++) await settle('2026-03-02T17:05:00Z')
    expect(await listSettlements()).toMatchObject([{ amount: '137', missed: null, paid: true, stake: '11001', members: 2 }])
    expect([await getBalance(top), await getBalance(agent)]).toEqual([999_863n, 137n])
    await settle('2026-03-03T18:00:00Z')
    expect((await listSettlements()).map(({ amount, missed }) => [amount, missed])).toEqual([
      ['137', null],
      ['0', 'bet'],
    ])
  })

  it('pays a real-time salary every five minutes, only on bets that reach the single-bet minimum (R-CONTRACTS-15)', async () => {
    const { createAccount, creditWallet, createContract, insertBet, settle, listSettlements } = await createBrand()
    const top = await createAccount()
    const agent = await createAccount(top)
    await creditWallet(top, 1_000_000n)
    await createContract(top, agent, { kind: 'realtimeSalary', bet: 1_000, rate: 100, loss: 50 })
    for (const [stake, win, clockTime] of [
      [1_000, 3_000, '10:01'],
      [1_000, 0, '10:04'],
      [999, 0, '10:04'],
      [5_000, 0, '10:05'],
    ] as const)
      await insertBet(agent, stake, win, `2026-03-01T${clockTime}:00Z`)
    await settle('2026-03-01T10:05:30Z')
    expect(await listSettlements()).toEqual([])
    await settle('2026-03-01T10:06:00Z')
    expect((await listSettlements()).map(({ amount }) => amount)).toEqual(['25'])
    await settle('2026-03-01T10:11:00Z')
    expect((await listSettlements()).map(({ amount }) => amount)).toEqual(['25', '25'])
  })

  it('pays an hourly salary at the brand’s rate for each hour whose bets reach the contract’s minimum', async () => {
    const { createAccount, creditWallet, createContract, insertBet, settle, listSettlements } = await createBrand()
    const top = await createAccount()
    const agent = await createAccount(top)
    await creditWallet(top, 1_000_000n)
    await createContract(top, agent, { kind: 'hourlySalary', bet: 2_000 })
    await insertBet(agent, 2_000, 0, '2026-03-01T08:00:00Z')
    await settle('2026-03-01T08:01:00Z')
    expect(await listSettlements()).toEqual([])
    await insertBet(agent, 1_000, 0, '2026-03-01T08:30:00Z')
    await settle('2026-03-01T09:01:00Z')
    await insertBet(agent, 2_000, 0, '2026-03-01T10:59:00Z')
    await insertBet(agent, 1_999, 0, '2026-03-01T11:00:00Z')
    await settle('2026-03-01T12:01:00Z')
    expect((await listSettlements()).map(({ amount, missed }) => [amount, missed])).toEqual([
      ['3', null],
      ['2', null],
      ['0', 'bet'],
    ])
  })

  it('pays a dividend only if bets, loss and active players reach the contract’s minimums, and records the condition that was not met', async () => {
    const { createAccount, creditWallet, createContract, insertBet, settle, listSettlements } = await createBrand()
    const top = await createAccount()
    await creditWallet(top, 1_000_000n)
    const agents = await Promise.all(Array.from({ length: 5 }, () => createAccount(top)))
    const [belowMinBets, belowMinLoss, belowMinMembers, zeroShare, eligible] = agents
    const terms = { kind: 'dividend', period: 'W', rate: 1000 }
    const contracts = await Promise.all([
      createContract(top, belowMinBets ?? '', { ...terms, bet: 1_001, profit: 0, members: 0 }),
      createContract(top, belowMinLoss ?? '', { ...terms, profit: 1_001, members: 0 }),
      createContract(top, belowMinMembers ?? '', { ...terms, profit: 0, members: 2 }),
      createContract(top, zeroShare ?? '', { ...terms, profit: 0, members: 0 }),
      createContract(top, eligible ?? '', { ...terms, bet: 1_000, profit: 1_000, members: 1 }),
    ])
    for (const agent of agents) await insertBet(agent, 1_000, agent === zeroShare ? 991 : 0, '2026-03-04T10:00:00Z')
    await insertBet(belowMinMembers ?? '', 1, 1, '2026-03-05T10:00:00Z')
    await settle('2026-03-08T16:59:00Z')
    expect(await listSettlements()).toEqual([])
    await settle('2026-03-08T17:01:00Z')
    const resultByContract = new Map((await listSettlements()).map(({ contract: id, amount, missed }) => [id, missed ?? amount]))
    expect(contracts.map((id) => resultByContract.get(id))).toEqual(['bet', 'profitLoss', 'members', 'nothing', '100'])
  })

  it('may run longer than the statement timeout', async () => {
    const { tenant, createAccount, createContract, insertBet } = await createBrand()
    const top = await createAccount()
    const agent = await createAccount(top)
    await createContract(top, agent, { kind: 'dailySalary', bet: 1_000, rate: 125 })
    await insertBet(agent, 3_000, 0, '2026-03-01T17:30:00Z')
    const blocker = await superuser.connect()
    await blocker.query('begin')
    await blocker.query('lock table contracts in access exclusive mode')
    const totalsPromise = withTransaction(tenant, async (trx) => {
      await sql`set local statement_timeout = 100`.execute(trx.db)
      const span = { from: new Date('2026-03-01T17:00:00Z'), to: new Date('2026-03-02T17:00:00Z') }
      return createSettlementStore(trx).listTeamTotals({ kind: 'dailySalary', period: '' }, 'VND', span)
    })
    const [totals] = await Promise.all([totalsPromise, sleep(300).then(() => blocker.query('commit'))]).finally(() => blocker.release())
    expect(totals).toMatchObject([{ downline: agent, stake: 3_000n }])
  })

  it('has a transfer with the purpose of its kind: dividend, or salary for every kind of salary', async () => {
    const { createAccount, code, creditWallet, createContract, insertBet, settle } = await createBrand()
    const top = await createAccount()
    await creditWallet(top, 1_000_000n)
    const kinds = [
      { kind: 'dividend', period: 'D', profit: 0, members: 0, rate: 1000 },
      { kind: 'dailySalary', rate: 200 },
      { kind: 'hourlySalary' },
      { kind: 'realtimeSalary', rate: 100, loss: 50 },
    ] as const
    const contracts = new Map<string, string>()
    const agents: string[] = []
    for (const terms of kinds) {
      const agent = await createAccount(top)
      agents.push(agent)
      contracts.set(await createContract(top, agent, terms), terms.kind)
      await insertBet(agent, 10_000, 2_000, '2026-03-02T10:00:00Z')
    }
    await settle('2026-03-04T00:00:00Z')
    const { rows: transfers } = await superuser.query<{ contract: string; purpose: string; amount: string; debited: string }>(
      `select s.contract, t.purpose, s.amount::text, (select (-sum(e.amount))::text from entries e where e.merchant = t.merchant and e.transfer = t.id and e.amount < 0) as debited
       from settlements s join transfers t on t.merchant = s.merchant and t.reference = s.id::text where s.merchant = $1`,
      [code],
    )
    expect(
      Object.fromEntries(
        transfers.map((transfer) => [contracts.get(transfer.contract), [transfer.purpose, transfer.amount, transfer.debited]]),
      ),
    ).toEqual({
      dividend: ['dividend', '800', '800'],
      dailySalary: ['salary', '200', '200'],
      hourlySalary: ['salary', '10', '10'],
      realtimeSalary: ['salary', '40', '40'],
    })
    const brand = { tenant: { code, db: database.forBrand(code) }, site: { exponent: 2 }, timeZone: zone } as Parameters<
      typeof getAgentIncome
    >[0]
    const fetchIncome = async (id: string) => (await getAgentIncome(brand, { id, type: 1 } as AccountRecord, 'today')).sums
    const zeroSums = { dividend: '0.00', dailySalary: '0.00', hourlySalary: '0.00', realtimeSalary: '0.00', paid: '0.00', result: '0.00' }
    expect(await fetchIncome(top)).toEqual({ ...zeroSums, paid: '10.50', result: '-10.50' })
    expect(await Promise.all(agents.map(fetchIncome))).toEqual([
      { ...zeroSums, dividend: '8.00', result: '8.00' },
      { ...zeroSums, dailySalary: '2.00', result: '2.00' },
      { ...zeroSums, hourlySalary: '0.10', result: '0.10' },
      { ...zeroSums, realtimeSalary: '0.40', result: '0.40' },
    ])
  })

  it('includes corrections of a bet until its amount is computed; the amount is fixed from then on, even while its payment is pending', async () => {
    const { createAccount, code, creditWallet, createContract, insertBet, settle, listSettlements, getBalance } = await createBrand()
    const top = await createAccount()
    const agent = await createAccount(top)
    await createContract(top, agent, { kind: 'dividend', period: 'D', profit: 0, members: 0, rate: 1000 })
    await insertBet(agent, 10_000, 2_000, '2026-03-02T10:00:00Z')
    const correct = (win: number) => superuser.query('update bets set win = $2, revision = revision + 1 where merchant = $1', [code, win])
    await correct(7_000)
    await settle('2026-03-03T00:00:00Z')
    expect(await listSettlements()).toMatchObject([{ amount: '300', paid: false }])
    await correct(0)
    await creditWallet(top, 5_000n)
    await settle('2026-03-03T00:05:00Z')
    expect(await listSettlements()).toMatchObject([{ amount: '300', paid: true }])
    expect([await getBalance(top), await getBalance(agent)]).toEqual([4_700n, 300n])
  })

  it('counts exactly the bets that were settled while a contract was in force', async () => {
    const { createAccount, creditWallet, createContract, insertBet, settle, listSettlements } = await createBrand()
    const top = await createAccount()
    const agent = await createAccount(top)
    await creditWallet(top, 1_000_000n)
    const [before, after] = ['2026-03-02T10:00:00Z', '2026-03-02T12:00:00Z']
    await createContract(top, agent, { kind: 'dailySalary', rate: 100, until: before })
    await createContract(top, agent, { kind: 'dailySalary', rate: 200, from: after })
    await insertBet(agent, 10_000, 0, '2026-03-02T09:59:59Z')
    await insertBet(agent, 20_000, 0, before)
    await insertBet(agent, 40_000, 0, after)
    await settle('2026-03-03T00:00:00Z')
    expect((await listSettlements()).map(({ amount, starts, ends }) => [amount, starts.toISOString(), ends.toISOString()])).toEqual([
      ['100', '2026-03-01T17:00:00.000Z', '2026-03-02T10:00:00.000Z'],
      ['800', '2026-03-02T12:00:00.000Z', '2026-03-02T17:00:00.000Z'],
    ])
  })

  it('pays each dividend at the end of its period, and again at the end of the next one', async () => {
    const { createAccount, creditWallet, createContract, insertBet, settle, listSettlements } = await createBrand()
    const top = await createAccount()
    await creditWallet(top, 1_000_000n)
    const periodByContract = new Map<string, string>()
    for (const [index, period] of ['D', 'W', 'H', 'M'].entries()) {
      const agent = await createAccount(top)
      const terms = { kind: 'dividend', period, profit: 0, members: 0, rate: 1_000 + index }
      periodByContract.set(await createContract(top, agent, terms), period)
      await insertBet(agent, 10_000, 0, '2026-03-03T10:00:00Z')
      await insertBet(agent, 20_000, 0, '2026-03-10T10:00:00Z')
    }
    const settleAndList = async (now: string) => {
      await settle(now)
      return (await listSettlements())
        .map(({ contract: id, amount, ends }) => [periodByContract.get(id), amount, ends.toISOString().slice(5, 10)].join(' '))
        .toSorted()
    }
    const rowsUntilMarch8 = ['D 1000 03-03']
    expect(await settleAndList('2026-03-08T16:00:00Z')).toEqual(rowsUntilMarch8)
    const rowsUntilMarch10 = [...rowsUntilMarch8, 'W 1001 03-08']
    expect(await settleAndList('2026-03-10T16:00:00Z')).toEqual(rowsUntilMarch10)
    const rowsUntilMarch15 = ['D 1000 03-03', 'D 2000 03-10', 'W 1001 03-08']
    expect(await settleAndList('2026-03-15T16:00:00Z')).toEqual(rowsUntilMarch15)
    const rowsUntilMarch31 = [...rowsUntilMarch15.slice(0, 2), 'H 3006 03-15', 'W 1001 03-08', 'W 2002 03-15']
    expect(await settleAndList('2026-03-31T16:00:00Z')).toEqual(rowsUntilMarch31)
    expect(await settleAndList('2026-03-31T17:01:00Z')).toEqual([
      ...rowsUntilMarch31.slice(0, 3),
      'M 3009 03-31',
      ...rowsUntilMarch31.slice(3),
    ])
  })

  it('pays each missed period separately if the job runs late', async () => {
    const { createAccount, creditWallet, createContract, insertBet, settle, listSettlements } = await createBrand()
    const top = await createAccount()
    const agent = await createAccount(top)
    await creditWallet(top, 1_000_000n)
    await createContract(top, agent, { kind: 'hourlySalary' })
    for (const hour of ['01', '05', '06', '23']) await insertBet(agent, 10_000, 0, `2026-03-02T${hour}:30:00Z`)
    await settle('2026-04-02T00:00:00Z')
    expect((await listSettlements()).map(({ starts, amount }) => [starts.toISOString().slice(11, 16), amount])).toEqual([
      ['01:00', '10'],
      ['05:00', '10'],
      ['06:00', '10'],
      ['23:00', '10'],
    ])
  })

  it('that the upline cannot pay is paid once, as soon as the upline has the money', async () => {
    const { createAccount, creditWallet, createContract, insertBet, settle, listSettlements, getBalance } = await createBrand()
    const top = await createAccount()
    const agent = await createAccount(top)
    const downline = await createAccount(agent)
    await createContract(top, agent, { kind: 'dailySalary', rate: 1000 })
    await createContract(agent, downline, { kind: 'dailySalary', rate: 500 })
    await insertBet(downline, 10_000, 0, '2026-03-02T10:00:00Z')
    await settle('2026-03-03T00:00:00Z')
    expect((await listSettlements()).map(({ paid }) => paid)).toEqual([false, false])
    await creditWallet(top, 1_000n)
    await settle('2026-03-03T00:01:00Z')
    expect((await listSettlements()).map(({ paid }) => paid)).toEqual([true, true])
    expect([await getBalance(top), await getBalance(agent), await getBalance(downline)]).toEqual([0n, 500n, 500n])
    await insertBet(agent, 20_000, 0, '2026-03-03T10:00:00Z')
    await insertBet(agent, 10_000, 0, '2026-03-04T10:00:00Z')
    await settle('2026-03-05T00:00:00Z')
    await creditWallet(top, 2_000n)
    await settle('2026-03-05T00:01:00Z')
    expect((await listSettlements()).flatMap(({ paid, amount }) => (paid ? [amount] : []))).toEqual(
      expect.arrayContaining(['1000', '500', '2000']),
    )
    expect([await getBalance(top), await getBalance(agent)]).toEqual([0n, 2_500n])
  })
})

describe('a settlement whose payer has a debt after a correction', () => {
  it('waits until the payer has enough for the debt and the settlement', async () => {
    const { tenant, createAccount, creditWallet, createContract, insertBet, settle, listSettlements, getBalance } = await createBrand()
    const top = await createAccount()
    const agent = await createAccount(top)
    await createContract(top, agent, { kind: 'dailySalary', rate: 1000 })
    await insertBet(agent, 10_000, 0, '2026-03-02T10:00:00Z')
    await creditWallet(top, 1_000n)
    await createDebtStore(tenant).increase(top, 'VND', 1n)
    await settle('2026-03-03T00:00:00Z')
    expect((await listSettlements()).map(({ paid }) => paid)).toEqual([false])
    expect([await getBalance(top), await getBalance(agent)]).toEqual([1_000n, 0n])
    await creditWallet(top, 1n)
    await settle('2026-03-03T00:01:00Z')
    expect((await listSettlements()).map(({ paid }) => paid)).toEqual([true])
    expect([await getBalance(top), await getBalance(agent)]).toEqual([1n, 1_000n])
  })
})

describe('a pending payment', () => {
  it('is made from money that its payer receives in the same run, whichever of the two settlements is older', async () => {
    const { createAccount, creditWallet, createContract, insertBet, settle, listSettlements, getBalance } = await createBrand()
    const top = await createAccount()
    const agent = await createAccount(top)
    const downline = await createAccount(agent)
    await creditWallet(top, 10_000n)
    await createContract(top, agent, { kind: 'dailySalary', rate: 1000 })
    await createContract(agent, downline, { kind: 'hourlySalary' })
    await insertBet(downline, 100_000, 0, '2026-03-02T10:00:00Z')
    await settle('2026-03-03T00:00:00Z')
    expect((await listSettlements()).map(({ paid }) => paid)).toEqual([true, true])
    expect([await getBalance(top), await getBalance(agent), await getBalance(downline)]).toEqual([0n, 9_900n, 100n])
  })
})

describe('dividends in random trees', () => {
  it('add up exactly: each agent keeps its share of its team’s losses less the shares of its direct downline, and the root pays the total', async () => {
    for (let tree = 0; tree < 4; tree++) {
      const { code, tenant, createAccount, creditWallet, createContract, insertBet, settle, listSettlements, getBalance } =
        await createBrand()
      const root = await createAccount()
      const initialBalance = 10n ** 12n
      await creditWallet(root, initialBalance)
      const agents = [{ id: root, upline: undefined as string | undefined, rate: 10_000 }]
      const ownLosses = new Map<string, bigint>()
      for (let agentCount = 0; agentCount < 40; agentCount++) {
        const parent = agents[Math.floor(Math.random() * agents.length)]
        if (!parent) throw new Error('There is no agent at this index.')
        const rate = 1 + Math.floor(Math.random() * parent.rate)
        const id = await createAccount(parent.id)
        await creditWallet(id, initialBalance)
        agents.push({ id, upline: parent.id, rate })
        await createContract(parent.id, id, { kind: 'dividend', period: 'D', profit: 0, members: 0, rate })
        const [stake, win] = [1 + Math.floor(Math.random() * 1e9), Math.random() < 0.3 ? Math.floor(Math.random() * 1e9) : 0]
        await insertBet(id, stake, win, '2026-03-02T10:00:00Z')
        ownLosses.set(id, BigInt(stake - win))
      }
      await settle('2026-03-03T00:00:00Z')
      const computeTeamLoss = (id: string): bigint =>
        (ownLosses.get(id) ?? 0n) +
        agents.filter(({ upline }) => upline === id).reduce((sum, downline) => sum + computeTeamLoss(downline.id), 0n)
      const settlementRows = await listSettlements()
      expect(settlementRows).toHaveLength(40)
      expect(settlementRows.every(({ paid, amount }) => paid || amount === '0')).toBe(true)
      let paidByRoot = 0n
      let receivedByOthers = 0n
      for (const { id, upline, rate } of agents) {
        const received = (await getBalance(id)) - initialBalance
        const computeShare = (agent: { id: string; rate: number }): bigint =>
          computeTeamLoss(agent.id) > 0n ? (computeTeamLoss(agent.id) * BigInt(agent.rate)) / 10_000n : 0n
        const paidToDownlines = agents.filter((agent) => agent.upline === id).reduce((sum, one) => sum + computeShare(one), 0n)
        expect(received).toBe((upline === undefined ? 0n : computeShare({ id, rate })) - paidToDownlines)
        if (id === root) paidByRoot = -received
        else receivedByOthers += received
      }
      expect(receivedByOthers).toBe(paidByRoot)
      expect((await verifyLedger(tenant)).faults, code).toEqual([])
    }
  })
})

describe('concurrent servers', () => {
  const startWorker = (code: string): ChildProcess =>
    fork(join(import.meta.dirname, 'settlement-worker.ts'), {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, DATABASE_URL: testDatabase.urls.appUrl, SETTLED_BRAND: code, SETTLED_AT: '2026-03-04T00:00:00Z' },
      stdio: 'ignore',
    })
  const waitForExit = (child: ChildProcess): Promise<void> => new Promise((resolve) => void child.once('exit', () => resolve()))

  it('settle and pay each period once, although they start concurrently and are killed at random', async () => {
    const { code, tenant, createAccount, creditWallet, createContract, insertBet, settle, listSettlements, getBalance } =
      await createBrand()
    const top = await createAccount()
    await creditWallet(top, 10n ** 12n)
    const agents = await Promise.all(Array.from({ length: chooseByDepth(30, 10) }, () => createAccount(top)))
    for (const agent of agents) {
      await createContract(top, agent, { kind: 'hourlySalary' })
      for (let hour = 0; hour < 24; hour++) await insertBet(agent, 10_000, 0, `2026-03-02T${String(hour).padStart(2, '0')}:10:00Z`)
    }
    const children = Array.from({ length: chooseByDepth(16, 6) }, () => startWorker(code))
    const exits = children.map(waitForExit)
    await expect.poll(async () => (await listSettlements()).length, { timeout: 240_000 }).toBeGreaterThan(0)
    for (const child of children) {
      if (Math.random() < 0.8) setTimeout(() => child.kill('SIGKILL'), Math.random() * 1_500)
    }
    await Promise.all(exits)
    await settle('2026-03-04T00:00:00Z')
    const settlementRows = await listSettlements()
    expect(settlementRows).toHaveLength(agents.length * 24)
    expect(settlementRows.every(({ paid, amount }) => paid && amount === '10')).toBe(true)
    for (const agent of agents) expect(await getBalance(agent)).toBe(240n)
    expect(await getBalance(top)).toBe(10n ** 12n - 240n * BigInt(agents.length))
    expect((await verifyLedger(tenant)).faults).toEqual([])
  }, 400_000)
})
