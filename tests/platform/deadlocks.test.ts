import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LockOrderError } from '../../server/database/lock-order.ts'
import { type Tenant, withTransaction } from '../../server/database/tenant.ts'
import { lockAccounts } from '../../server/modules/accounts/index.ts'
import { verifyLedger } from '../../server/modules/wallet/index.ts'
import { expireAllBonuses } from '../../server/modules/wallet/expire-all-bonuses.ts'
import { createBonusStore } from '../../server/modules/wallet/store/bonuses.ts'
import { currency, createDatabasePlayer } from './database-player.ts'
import { type OpenTestDatabase, openTestDatabase } from './open-test-database.ts'
import { transferWithPermits } from './transfer-with-permits.ts'

let database: OpenTestDatabase

beforeAll(async () => void (database = await openTestDatabase()))
afterAll(() => database.close())

const getTenant = (): Tenant => ({ code: 'T', db: database.db })

/** Returns the number of transactions of this database that PostgreSQL aborted because of a deadlock. */
async function countDeadlocks(): Promise<number> {
  const { rows } = await database.client.query<{ deadlocks: string }>(
    `select pg_stat_clear_snapshot(), deadlocks from pg_stat_database where datname = current_database()`,
  )
  return Number(rows[0]?.deadlocks)
}

it('concurrent rounds of one player with a bonus, bonus grants and clean-up jobs cause no deadlock', async () => {
  const player = await createDatabasePlayer(database, 50n)
  const runCleanupJob = () => expireAllBonuses({ brands: { all: () => [{ id: 't' }] }, sites: { tenant: getTenant }, log: () => undefined })
  await player.grantBonusMoney({ amount: 10_000n, turnover: 1_000_000n })
  const playRounds = async (): Promise<void> => {
    for (let round = 0; round < 12; round++) {
      const name = await player.bet(10n)
      await (round % 4 === 3 ? player.rollBack(name) : player.win(name, 10n))
    }
  }
  const runGrantsAndCleanup = async (): Promise<void> => {
    for (let n = 0; n < 12; n++) {
      await player.grantBonusMoney({ amount: 3n, turnover: 5n, endsAt: new Date(Date.now() + (n % 2 === 0 ? 1 : 60_000)) })
      await runCleanupJob()
    }
  }
  await Promise.all([...Array.from({ length: 8 }, playRounds), runGrantsAndCleanup()])
  expect(await countDeadlocks()).toBe(0)
  expect((await verifyLedger(getTenant())).faults).toEqual([])
})

it('a transaction that locks out of order throws outside production', async () => {
  const [firstAccount, secondAccount] = [
    (await createDatabasePlayer(database, 5n)).account,
    (await createDatabasePlayer(database, 5n)).account,
  ]
  const createPayment = (from: string, to: string) => ({
    idempotencyKey: randomUUID(),
    purpose: 'operator' as const,
    currency,
    lines: [
      { party: { player: from }, amount: -1n },
      { party: { player: to }, amount: 1n },
    ],
  })
  const runTransaction = (work: (trx: Tenant) => Promise<unknown>) => withTransaction(getTenant(), work)
  await expect(
    runTransaction(async (trx) => {
      await lockAccounts(trx, [firstAccount])
      await lockAccounts(trx, [secondAccount])
    }),
  ).rejects.toThrow(LockOrderError)
  await expect(
    runTransaction(async (trx) => {
      await lockAccounts(trx, [firstAccount])
      await transferWithPermits(trx, createPayment(firstAccount, secondAccount))
    }),
  ).rejects.toThrow(LockOrderError)
  await expect(runTransaction((trx) => createBonusStore(trx).lockOpen(firstAccount, currency))).rejects.toThrow(LockOrderError)
  await runTransaction(async (trx) => {
    await lockAccounts(trx, [secondAccount, firstAccount])
    await lockAccounts(trx, [firstAccount])
    await transferWithPermits(trx, createPayment(firstAccount, secondAccount))
    await createBonusStore(trx).lockOpen(secondAccount, currency)
  })
})
