import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect } from 'vitest'
import { findPostmaster } from '../../server/database/postmaster.ts'
import type { ServerProcess } from '../platform/server-process.ts'
import { brand } from './money-load.ts'

/** Resets the ten-minute and the daily rate limits, which this player would exceed within a second. */
export const resetLimitsQuery = `delete from login_failures; update withdrawals set requested_at = now() - interval '2 days' where requested_at > now() - interval '1 day'`

/** Selects the names of all stored writes. The name of a transfer between wallets is the key that the client sent. */
export const storedKeysQuery = `
  select regexp_replace(idempotency_key, '^vendor/[^/]*/', '') as key from transfers where merchant = 'ALPHA1'
  union select 'deposit/' || id from deposits where merchant = 'ALPHA1'
  union select 'paid/' || id from deposits where merchant = 'ALPHA1' and state = 'paid' and credited = amount
  union select w.reference || '/' || row_number() over (partition by s.withdrawal order by s.version)
    from withdrawal_steps s join withdrawals w on w.merchant = s.merchant and w.id = s.withdrawal where s.merchant = 'ALPHA1'
  union select kind || '/' || transaction from vendor_calls where merchant = 'ALPHA1'`

/** Selects deposits and withdrawals with an amount that differs from the amount moved in the ledger. */
export const mismatchedAmountsQuery = `
  select d.id::text, d.credited - d.fees + d.bonus_given as expected, coalesce(sum(m.amount), 0) as moved from deposits d
    left join transfers t on t.merchant = d.merchant and t.reference = d.id::text
    left join movements m on m.merchant = t.merchant and m.transfer = t.id and m.account = d.account
    group by d.merchant, d.id having d.credited - d.fees + d.bonus_given <> coalesce(sum(m.amount), 0)
  union all
  select w.id::text, case when w.paid then -w.amount else 0 end, coalesce(sum(m.amount), 0) from withdrawals w
    left join transfers t on t.merchant = w.merchant and t.reference = w.id::text
    left join movements m on m.merchant = t.merchant and m.transfer = t.id and m.account = w.account
    group by w.merchant, w.id having case when w.paid then -w.amount else 0 end <> coalesce(sum(m.amount), 0)`

/**
 * Reconciles deposits, then asserts that the server has stored everything that it acknowledged, that its ledger is
 * consistent, and that the ledger moved the amounts of all deposits and withdrawals.
 */
export const expectStored = (server: ServerProcess, dataDir: string, acknowledged: ReadonlySet<string>): Promise<void> =>
  expectStoredIn((query) => queryServer(dataDir, query), server, acknowledged)

/** Asserts the same as `expectStored`, for a database that `query` reads. */
export async function expectStoredIn(
  query: (text: string) => Promise<readonly Readonly<Record<string, unknown>>[]>,
  server: ServerProcess,
  acknowledged: ReadonlySet<string>,
): Promise<void> {
  await server.runAdminCommand('reconcile-deposits', { brand, days: 2 })
  const storedKeys = new Set((await query(storedKeysQuery)).map(({ key }) => key))
  expect([...acknowledged].filter((key) => !storedKeys.has(key))).toEqual([])
  expect(await server.runAdminCommand('ledger-verify', { brand })).toMatchObject({ passed: true, sums: { VND: '0' }, faults: [] })
  expect(await query(mismatchedAmountsQuery)).toEqual([])
}

/**
 * Allows adjustments of any amount without a second operator, because admin commands to a server in another process run
 * without an operator account, and so cannot request an approval.
 */
export const allowLargeAdjustmentsQuery = 'update sites set adjustment_limit = 100000000000'

/** Queries the server's own database as its superuser. */
export async function queryServer<T extends pg.QueryResultRow>(dataDir: string, query: string): Promise<readonly T[]> {
  const postmaster = await findPostmaster(join(dataDir, 'postgres'))
  const client = new pg.Client({
    host: '127.0.0.1',
    port: postmaster?.port ?? 0,
    user: 'livery',
    password: readFileSync(join(dataDir, 'database-password'), 'utf8'),
    database: 'postgres',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query<T>(query)).rows
  } finally {
    await client.end()
  }
}
