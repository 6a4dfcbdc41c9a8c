import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockAccounts } from '../../server/modules/accounts/index.ts'
import { IdempotencyError, postTransfer } from '../../server/modules/wallet/ledger.ts'
import { requirePermit } from '../../server/modules/wallet/permit.ts'
import { createAccount } from '../../server/modules/registration/create-account.ts'
import { createLedgerStore, type Wallet } from '../../server/modules/wallet/store/ledger.ts'
import { type Tenant, withTransaction } from '../../server/database/tenant.ts'
import { type OpenTestDatabase, openTestDatabase } from './open-test-database.ts'
import { type TransferWithoutPermits, transfer, transferWithPermits } from './transfer-with-permits.ts'
import { OverdraftError } from '../../server/modules/wallet/payout.ts'

let database: OpenTestDatabase

beforeAll(async () => void (database = await openTestDatabase()))
afterAll(() => database.close())

const getTenant = (): Tenant => ({ code: 'T', db: database.db })
const createPlayer = async (amount: bigint, inTenant = getTenant()) =>
  (await createAccount(inTenant, { username: randomUUID(), password: 'x', type: 0 }, { amount, currency: 'VND', purpose: 'operator' })).id
const createPayment = (from: string, to: string, amount: bigint, key: string = randomUUID()): TransferWithoutPermits => ({
  idempotencyKey: key,
  purpose: 'operator',
  currency: 'VND',
  lines: [
    { party: { player: from }, amount: -amount },
    { party: { player: to }, amount },
  ],
})
/**
 * Commits a transaction of the superuser. Citus reports the error of a worker as a warning before the error of the
 * commit.
 */
async function commit(): Promise<void> {
  const warnings: string[] = []
  const addWarning = ({ message }: { readonly message?: string | undefined }): void => void warnings.push(message ?? '')
  database.client.on('notice', addWarning)
  try {
    await database.client.query('commit')
  } catch (error) {
    throw new Error([...warnings, String(error)].join('\n'), { cause: error })
  } finally {
    database.client.off('notice', addWarning)
  }
}
const getBalance = (accountId: string) => createLedgerStore(getTenant()).getBalance(accountId, 'VND')

describe('the ledger', () => {
  it('moves money both ways between the same wallets concurrently without deadlock or loss', async () => {
    const [a, b] = await Promise.all([createPlayer(10_000n), createPlayer(10_000n)])
    await Promise.all(
      Array.from({ length: 60 }, (_, n) => transfer(getTenant(), n % 2 === 0 ? createPayment(a, b, 7n) : createPayment(b, a, 7n))),
    )
    expect([await getBalance(a), await getBalance(b)]).toEqual([10_000n, 10_000n])
  })

  it('posts all lines of a transfer or none', async () => {
    const [rich, poor, third] = await Promise.all([createPlayer(100n), createPlayer(5n), createPlayer(0n)])
    const lines = [
      { party: { player: rich }, amount: -50n },
      { party: { player: poor }, amount: -50n },
      { party: { player: third }, amount: 100n },
    ]
    await expect(transfer(getTenant(), { idempotencyKey: 'all-or-none', purpose: 'operator', currency: 'VND', lines })).rejects.toThrow(
      OverdraftError,
    )
    expect([await getBalance(rich), await getBalance(poor), await getBalance(third)]).toEqual([100n, 5n, 0n])
  })

  it('accepts a key once, for one transfer, per brand', async () => {
    const [a, b] = await Promise.all([createPlayer(100n), createPlayer(0n)])
    expect(await transfer(getTenant(), createPayment(a, b, 10n, 'once'))).toBe('done')
    expect(await transfer(getTenant(), createPayment(a, b, 10n, 'once'))).toBe('repeated')
    await expect(transfer(getTenant(), createPayment(a, b, 11n, 'once'))).rejects.toThrow(IdempotencyError)
    const createPaymentTo = (wallet: Wallet) => ({
      ...createPayment(a, b, 10n, 'once'),
      lines: [...createPayment(a, b, 10n).lines.slice(0, 1), { party: { player: b, wallet }, amount: 10n }],
    })
    expect(await transfer(getTenant(), createPaymentTo('main'))).toBe('repeated')
    await expect(transfer(getTenant(), createPaymentTo('bonus'))).rejects.toThrow(IdempotencyError)
    const otherTenant: Tenant = { code: 'U', db: database.db }
    const [c, d] = await Promise.all([createPlayer(100n, otherTenant), createPlayer(0n, otherTenant)])
    expect(await transfer(otherTenant, createPayment(c, d, 10n, 'once'))).toBe('done')
  })

  it('leaves a transaction usable after a transfer was rejected for insufficient funds or a used key', async () => {
    const [rich, poor] = await Promise.all([createPlayer(100n), createPlayer(5n)])
    await transfer(getTenant(), createPayment(rich, poor, 1n, 'used-before'))
    await withTransaction(getTenant(), async (trx) => {
      await expect(transferWithPermits(trx, createPayment(poor, rich, 7n, 'too-much'))).rejects.toThrow(OverdraftError)
      await expect(transferWithPermits(trx, createPayment(poor, rich, 2n, 'used-before'))).rejects.toThrow(IdempotencyError)
      expect(await transferWithPermits(trx, createPayment(poor, rich, 6n, 'too-much'))).toBe('done')
    })
    expect([await getBalance(rich), await getBalance(poor)]).toEqual([105n, 0n])
  })

  it('moves no player’s money without a permit for that player in the same transaction', async () => {
    const [a, b] = await Promise.all([createPlayer(100n), createPlayer(0n)])
    const requirePermitFor = (trx: Tenant, account: string) =>
      requirePermit(trx, { account, kind: 'adjustment', amount: 1n, currency: 'VND' })
    const earlierPermits = await withTransaction(getTenant(), async (trx) => {
      await lockAccounts(trx, [a, b])
      return [await requirePermitFor(trx, a), await requirePermitFor(trx, b)]
    })
    await withTransaction(getTenant(), async (trx) => {
      const ownPermit = await requirePermitFor(trx, a)
      for (const permits of [[], [ownPermit], earlierPermits])
        await expect(postTransfer(trx, { ...createPayment(a, b, 1n), permits })).rejects.toThrow('needs a permit of this transaction')
    })
    expect([await getBalance(a), await getBalance(b)]).toEqual([100n, 0n])
  })

  it('keeps the wallets of a player separate, and records the balance after every entry', async () => {
    const [a, b] = await Promise.all([createPlayer(100n), createPlayer(0n)])
    const createReservation = (amount: bigint, key: string): TransferWithoutPermits => ({
      idempotencyKey: key,
      purpose: 'withdrawal-return',
      currency: 'VND',
      reference: 'w-1',
      lines: [
        { party: { player: a }, amount: -amount },
        { party: { player: a, wallet: 'held' }, amount },
      ],
    })
    expect(await transfer(getTenant(), createReservation(60n, 'aside-60'))).toBe('done')
    expect(
      await transfer(getTenant(), {
        ...createReservation(60n, 'aside-60'),
        lines: createReservation(60n, '').lines.map((line) => ({ ...line })),
      }),
    ).toBe('repeated')
    await expect(transfer(getTenant(), { ...createReservation(60n, 'aside-60'), reference: 'w-2' })).rejects.toThrow(IdempotencyError)
    await expect(transfer(getTenant(), createReservation(41n, 'aside-41'))).rejects.toThrow(OverdraftError)
    await expect(transfer(getTenant(), createPayment(a, b, 41n))).rejects.toThrow(OverdraftError)
    await transfer(getTenant(), createPayment(a, b, 15n))
    expect(await createLedgerStore(getTenant()).getFunds(a, 'VND')).toEqual({ main: 25n, held: 60n, bonus: 0n, vendors: new Map() })
    const { rows } = await database.client.query(
      `select l.purpose, e.amount::int, e.balance_after::int as after from entries e join ledger_accounts l on l.merchant = e.merchant and l.id = e.account
       where l.owner = $1 order by e.seq`,
      [a],
    )
    expect(rows).toEqual([
      { purpose: 'wallet', amount: 100, after: 100 },
      { purpose: 'wallet', amount: -60, after: 40 },
      { purpose: 'held', amount: 60, after: 60 },
      { purpose: 'wallet', amount: -15, after: 25 },
    ])
  })

  it('numbers the entries of a wallet in the order in which they changed it, under concurrent transfers', async () => {
    const [a, b] = await Promise.all([createPlayer(1_000n), createPlayer(1_000n)])
    await Promise.all(
      Array.from({ length: 40 }, (_, n) => transfer(getTenant(), n % 3 === 0 ? createPayment(a, b, 3n) : createPayment(b, a, 2n))),
    )
    const { rows } = await database.client.query(
      `select count(*)::int as wrong from (
         select balance_after, sum(amount) over (partition by account order by seq) as running_sum from entries where account in (select id from ledger_accounts where owner is not null)
       ) as e where balance_after <> running_sum`,
    )
    expect(rows).toEqual([{ wrong: 0 }])
  })

  it('never mixes currencies: the database rejects a transfer between two currencies', async () => {
    const a = await createPlayer(10n)
    await transfer(getTenant(), { ...createPayment(await createPlayer(5n), a, 1n), currency: 'VND' })
    const houseAccount = randomUUID()
    await database.client.query(`insert into ledger_accounts values ('T', $1, null, 'other', 'USD', null)`, [houseAccount])
    const { rows } = await database.client.query<{ id: string }>(`select id from ledger_accounts where owner = $1`, [a])
    const id = randomUUID()
    await database.client.query('begin')
    await database.client.query(`insert into transfers values ('T', $1, 'mixed', 'f', 'test')`, [id])
    await database.client.query(`insert into entries values ('T', $1, 0, $2, -5), ('T', $1, 1, $3, 5)`, [id, houseAccount, rows[0]?.id])
    await expect(commit()).rejects.toThrow('one currency')
  })

  it('stores amounts beyond the precision of floats', async () => {
    const [a, b] = await Promise.all([createPlayer(90_071_992_547_409_930_001n), createPlayer(0n)])
    await transfer(getTenant(), createPayment(a, b, 1n))
    expect([await getBalance(a), await getBalance(b)]).toEqual([90_071_992_547_409_930_000n, 1n])
  })

  it('rejects lines that do not add up to zero, and a line of zero', async () => {
    const a = await createPlayer(10n)
    const createHouseLine = (amount: bigint) => ({ party: { house: 'test' }, amount })
    for (const lines of [
      [{ party: { player: a }, amount: -1n }, createHouseLine(2n)],
      [{ party: { player: a }, amount: 0n }, createHouseLine(0n)],
      [createHouseLine(1n)],
    ]) {
      await expect(
        Promise.resolve().then(() => transfer(getTenant(), { idempotencyKey: randomUUID(), purpose: 'operator', currency: 'VND', lines })),
      ).rejects.toThrow(RangeError)
    }
  })

  it('is append-only: the database rejects updates, deletes and truncation of the journal', async () => {
    for (const table of ['entries', 'transfers']) {
      for (const statement of [`update ${table} set created_at = now()`, `delete from ${table}`, `truncate ${table} cascade`])
        await expect(database.client.query(statement), statement).rejects.toThrow('append-only')
      // Citus rejects the update itself, because the rows would have to move to another shard.
      await expect(database.client.query(`update ${table} set merchant = 'X'`)).rejects.toThrow(
        /append-only|modifying the partition value of rows is not allowed/,
      )
    }
  })

  it('is balanced: the database rejects a transfer whose entries do not add up to zero', async () => {
    const { rows } = await database.client.query<{ id: string }>(`select id from ledger_accounts where merchant = 'T' limit 1`)
    const id = randomUUID()
    await database.client.query('begin')
    await database.client.query(`insert into transfers values ('T', $1, 'unbalanced', 'f', 'test')`, [id])
    await database.client.query(`insert into entries values ('T', $1, 0, $2, 5)`, [id, rows[0]?.id])
    await expect(commit()).rejects.toThrow('sum to zero')
  })

  it('never overdraws: the database rejects a negative wallet', async () => {
    await expect(database.client.query(`update ledger_accounts set balance = -1 where balance is not null`)).rejects.toThrow(
      'ledger_accounts_no_overdraft',
    )
  })
})
