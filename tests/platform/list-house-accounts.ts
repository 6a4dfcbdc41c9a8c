import { query } from './query-database.ts'
import type { TestPlatform } from './test-platform.ts'

/** Returns the names of the house accounts in the entries of transfers with this reference, sorted, one per entry. */
export const listHouseAccounts = async (platform: Pick<TestPlatform, 'databaseUrl'>, reference: string): Promise<readonly string[]> =>
  (
    await query<{ purpose: string }>(
      platform,
      `select a.purpose from transfers t join entries e on e.merchant = t.merchant and e.transfer = t.id
        join ledger_accounts a on a.merchant = e.merchant and a.id = e.account
       where t.reference = $1 and a.owner is null order by a.purpose`,
      [reference],
    )
  ).rows.map(({ purpose }) => purpose)
