import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { main } from '../../scripts/cli/main.ts'
import { verifyLedger } from '../../server/modules/wallet/index.ts'
import { queryWithoutTriggers } from './query-database.ts'
import { alpha } from './small-brands.ts'
import { type TestPlatform, testPassword, startTestPlatform } from './test-platform.ts'
import { transferWithPermits } from './transfer-with-permits.ts'

let platform: TestPlatform
let client: pg.Client
let targetRows: { readonly player: string; readonly wallet: string; readonly house: string; readonly grant: string; readonly spend: string }

const tables = ['transfers', 'entries', 'ledger_accounts', 'bonuses'] as const
const queryValue = async (text: string, values: readonly unknown[] = []): Promise<string> =>
  Object.values((await client.query<Record<string, string>>(text, [...values])).rows[0] ?? {})[0] ?? ''
const alterRows = (text: string, values?: readonly unknown[]) => queryWithoutTriggers(platform, text, values)
const getTenant = () => platform.server.platform.sites.tenant(platform.server.platform.brands.byId('alpha') ?? throwMissingBrand())
const throwMissingBrand = (): never => {
  throw new Error('Brand alpha does not exist.')
}
const runAdminCommand = (command: string, body: object) =>
  platform.runAdminCommand(command, { brand: 'alpha', username: 'victim', ...body })

beforeAll(async () => {
  platform = await startTestPlatform()
  client = new pg.Client(platform.databaseUrl)
  await client.connect()
  await runAdminCommand('create-account', { type: 0, password: testPassword })
  for (const [n, amount] of ['100', '20', '3'].entries()) await runAdminCommand('ledger-grant', { amount, key: `grant-${String(n)}` })
  await runAdminCommand('ledger-spend', { amount: '50', key: 'spend' })
  await platform.register(alpha, { username: 'bonused1' })
  const walletQuery = `select l.id from ledger_accounts l join accounts a on a.merchant = l.merchant and a.id = l.owner where a.username = 'victim'`
  const transferQuery = `select id from transfers where merchant = 'ALPHA1' and idempotency_key = $1`
  targetRows = {
    player: await queryValue(`select id from accounts where username = 'victim'`),
    wallet: await queryValue(walletQuery),
    house: await queryValue(`select id from ledger_accounts where merchant = 'ALPHA1' and owner is null and purpose = 'operator'`),
    grant: await queryValue(transferQuery, ['operator/grant-1']),
    spend: await queryValue(transferQuery, ['operator/spend']),
  }
  // The tests alter rows without the constraints and triggers of the tables.
  await client.query(`alter table ledger_accounts drop constraint ledger_accounts_no_overdraft`)
  await client.query(`alter table bonuses drop constraint bonuses_closed_empty`)
  for (const table of tables) await client.query(`create table original_${table} as table ${table}`)
})
afterAll(async () => {
  await client.end()
  await platform.stop()
})
afterEach(async () => {
  for (const table of tables) {
    await alterRows(`delete from ${table}`)
    await alterRows(`insert into ${table} overriding system value table original_${table}`)
  }
})

const listFaults = async () => {
  const { faults } = await verifyLedger(getTenant())
  return faults.map(({ fault, table, row }) => [fault, table, row])
}
const formatLineName = (transfer: string, number: number) => `${transfer} line ${String(number)}`

describe('an unaltered ledger', () => {
  it('is valid, with a summary of what was verified, also during concurrent writes', async () => {
    const lines = [
      { party: { house: 'operator' }, amount: -1n },
      { party: { player: targetRows.player }, amount: 1n },
    ]
    const postTransfer = (n: number) =>
      getTenant()
        .db.transaction()
        .execute((db) =>
          transferWithPermits(
            { ...getTenant(), db },
            { idempotencyKey: `parallel-${String(n)}`, purpose: 'operator', currency: 'VND', lines },
          ),
        )
    const [, ...results] = await Promise.all([
      Promise.all(Array.from({ length: 30 }, (_, n) => postTransfer(n))),
      ...Array.from({ length: 8 }, () => verifyLedger(getTenant())),
    ])
    for (const { faults, sums } of results) expect([faults, sums]).toEqual([[], { VND: '0' }])
    const { entries } = await verifyLedger(getTenant())
    expect(entries).toBe(Number(await queryValue(`select count(*) from entries where merchant = 'ALPHA1'`)))
  })

  it('may be verified for longer than the statement timeout', async () => {
    await client.query('begin')
    await client.query('lock table entries in access exclusive mode')
    const verification = getTenant()
      .db.connection()
      .execute(async (db) => {
        await sql`set statement_timeout = 100`.execute(db)
        try {
          return await verifyLedger({ ...getTenant(), db })
        } finally {
          await sql`set statement_timeout = 15000`.execute(db)
        }
      })
    const [{ faults }] = await Promise.all([verification, sleep(300).then(() => client.query('commit'))])
    expect(faults).toEqual([])
  })
})

describe('the verification of a ledger that was altered despite its constraints', () => {
  const tamper = (table: string, change: string, where: string, ...values: unknown[]) =>
    alterRows(`update ${table} set ${change} where ${where}`, values)

  it('reports a changed amount, by its transfer, its entry and its wallet', async () => {
    await tamper('entries', 'amount = amount + 5', 'transfer = $1 and line = 1', targetRows.grant)
    expect(await listFaults()).toEqual([
      ['unbalanced', 'transfers', targetRows.grant],
      ['running-sum', 'entries', formatLineName(targetRows.grant, 1)],
      ['wallet-sum', 'ledger_accounts', targetRows.wallet],
    ])
    const { faults } = await verifyLedger(getTenant())
    expect(faults.map(({ found }) => found)).toEqual([
      'its lines sum to 5',
      'its balance_after is 12000, and the entries up to it sum to 12005',
      'wallet of ' + targetRows.player + ' in VND has 7300, and its entries sum to 7305',
    ])
  })

  it('reports a changed amount of the house account alone, which affects no wallet', async () => {
    await tamper('entries', 'amount = amount - 5', 'transfer = $1 and line = 0', targetRows.grant)
    expect(await listFaults()).toEqual([['unbalanced', 'transfers', targetRows.grant]])
  })

  it('reports a deleted entry', async () => {
    await alterRows(`delete from entries where transfer = $1 and line = 0`, [targetRows.grant])
    expect(await listFaults()).toEqual([['unbalanced', 'transfers', targetRows.grant]])
  })

  it('reports two deleted entries of a transfer, by the transfer and the next entry of the wallet, whose running sum is wrong', async () => {
    await alterRows(`delete from entries where transfer = $1`, [targetRows.grant])
    expect(await listFaults()).toEqual([
      ['no-lines', 'transfers', targetRows.grant],
      [
        'running-sum',
        'entries',
        formatLineName(await queryValue(`select id from transfers where merchant = 'ALPHA1' and idempotency_key = 'operator/grant-2'`), 1),
      ],
      ['wallet-sum', 'ledger_accounts', targetRows.wallet],
    ])
  })

  it('reports a deleted transfer', async () => {
    await alterRows(`delete from transfers where id = $1`, [targetRows.grant])
    expect(await listFaults()).toEqual([0, 1].map((number) => ['no-transfer', 'entries', formatLineName(targetRows.grant, number)]))
  })

  it('reports a deleted house account', async () => {
    await alterRows(`delete from ledger_accounts where id = $1`, [targetRows.house])
    const { rows } = await client.query<{ transfer: string; line: number }>(
      `select transfer, line from entries where account = $1 order by seq`,
      [targetRows.house],
    )
    expect(rows.length).toBeGreaterThan(3)
    expect(await listFaults()).toEqual(rows.map((row) => ['no-account', 'entries', formatLineName(row.transfer, row.line)]))
  })

  it('reports a changed currency', async () => {
    await tamper('ledger_accounts', `currency = 'USD'`, 'id = $1', targetRows.house)
    const mixedTransfers = await client.query<{ id: string }>(
      `select distinct transfer as id from entries where account = $1 order by transfer`,
      [targetRows.house],
    )
    expect(await listFaults()).toEqual(mixedTransfers.rows.map(({ id }) => ['mixed-currency', 'transfers', id]))
  })

  it('reports an increased balance', async () => {
    await tamper('ledger_accounts', 'balance = balance + 1', 'id = $1', targetRows.wallet)
    expect(await listFaults()).toEqual([['wallet-sum', 'ledger_accounts', targetRows.wallet]])
  })

  it('reports a negative wallet', async () => {
    await tamper('ledger_accounts', 'balance = -1', 'id = $1', targetRows.wallet)
    expect(await listFaults()).toEqual([
      ['wallet-sum', 'ledger_accounts', targetRows.wallet],
      ['below-zero', 'ledger_accounts', targetRows.wallet],
    ])
  })

  it('reports a wallet without a balance, and a house account with one', async () => {
    await tamper('ledger_accounts', 'balance = null', 'id = $1', targetRows.wallet)
    await tamper('ledger_accounts', 'balance = 7', 'id = $1', targetRows.house)
    expect(await listFaults()).toEqual([
      ['wallet-sum', 'ledger_accounts', targetRows.wallet],
      ['house-balance', 'ledger_accounts', targetRows.house],
    ])
  })

  it.each(['balance_after = balance_after - 1', 'balance_after = null'])('reports a changed balance after an entry: %s', async (change) => {
    await tamper('entries', change, 'transfer = $1 and line = 1', targetRows.spend)
    expect(await listFaults()).toEqual([['running-sum', 'entries', formatLineName(targetRows.spend, 1)]])
  })

  it('reports reordered entries', async () => {
    const originalSeq = await queryValue(`select seq from entries where transfer = $1 and line = 1`, [targetRows.grant])
    await alterRows(`delete from entries where transfer = $1 and line = 1`, [targetRows.grant])
    await alterRows(
      `insert into entries overriding system value select merchant, transfer, line, account, amount, created_at, balance_after, 1000000 from original_entries where transfer = $1 and line = 1`,
      [targetRows.grant],
    )
    expect(Number(originalSeq)).toBeLessThan(1_000_000)
    const nextTransfer = await queryValue(`select id from transfers where merchant = 'ALPHA1' and idempotency_key = 'operator/grant-2'`)
    expect(await listFaults()).toEqual([['running-sum', 'entries', formatLineName(nextTransfer, 1)]])
  })

  it('reports bonus money without a bonus', async () => {
    await alterRows(`update bonuses set state = 'spent', closed_at = now()`)
    expect((await listFaults()).map(([fault]) => fault)).toEqual(['bonus-balance-without-bonus'])
  })

  it('reports a bonus whose amount differs from its wallet, or from its part of open bets', async () => {
    await alterRows(`update bonuses set balance = balance - 1`)
    expect((await listFaults()).map(([fault]) => fault)).toEqual(['bonus-balance'])
    await alterRows(`update bonuses set balance = balance + 2`)
    expect((await listFaults()).map(([fault]) => fault)).toEqual(['bonus-balance'])
    await alterRows(`update bonuses set balance = balance - 1, staked = 1`)
    expect((await listFaults()).map(([fault]) => fault)).toEqual(['bonus-staked'])
  })

  it('reports faults of its own brand only', async () => {
    await alterRows(`update ledger_accounts set balance = balance + 1 where merchant = 'BETA1' and owner is not null`)
    expect(await listFaults()).toEqual([])
    expect(await platform.runAdminCommand('ledger-verify', { brand: 'beta' })).toMatchObject({
      passed: false,
      faults: [{ fault: 'wallet-sum' }],
    })
  })

  it('exits with code 1 on the command line if there are faults, and with code 0 otherwise', async () => {
    const runVerification = async () => {
      const out: string[] = []
      const print = (text: string) => void out.push(text)
      const io = { out: print, err: print, paint: (_: string, text: string) => text, env: {} }
      const code = await main(['platform', 'ledger', 'verify', 'alpha', '--data', platform.dataDir], io)
      return { code, out: out.join('\n') }
    }
    expect(await runVerification()).toMatchObject({ code: 0, out: expect.stringMatching(/passed +yes/) as string })
    await tamper('entries', 'amount = amount - 5', 'transfer = $1 and line = 0', targetRows.grant)
    const { code, out } = await runVerification()
    expect([code, out]).toEqual([
      1,
      expect.stringContaining(`fault=unbalanced  table=transfers  row=${targetRows.grant}  found=its lines sum to -5`),
    ])
  })
})

it('an altered row is found among a hundred thousand entries', async () => {
  const wallets = Array.from({ length: 200 }, () => randomUUID())
  await alterRows(`insert into ledger_accounts select 'ALPHA1', id, null, 'many ' || id, 'VND', null from unnest($1::uuid[]) as id`, [
    wallets,
  ])
  // The query plan depends on the statistics of the tables: a few rows are analyzed first, the others after that.
  for (const [first, last] of [
    [1, 500],
    [501, 50_000],
  ]) {
    await alterRows(
      `insert into transfers select 'ALPHA1', md5('many' || n)::uuid, 'many' || n, 'f', 'bet', now() from generate_series($1::int, $2::int) as n`,
      [first, last],
    )
    await alterRows(
      `insert into entries (merchant, transfer, line, account, amount)
       select 'ALPHA1', md5('many' || n)::uuid, line, ($1::uuid[])[1 + (n * 7 + line * 13) % 200], case when line = 0 then -5 else 5 end
       from generate_series($2::int, $3::int) as n, generate_series(0, 1) as line`,
      [wallets, first, last],
    )
    await client.query('analyze')
  }
  await alterRows(`update entries set amount = 6 where transfer = md5('many31415')::uuid and line = 1`)
  expect(await listFaults()).toEqual([['unbalanced', 'transfers', await queryValue(`select md5('many31415')::uuid`)]])
})
