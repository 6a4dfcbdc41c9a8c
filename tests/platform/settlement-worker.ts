import type { SiteRecord } from '../../server/database/records.ts'
import { openDatabase } from '../../server/database/database.ts'
import type { Tenant } from '../../server/database/tenant.ts'
import { settleContracts } from '../../server/modules/contracts/settle/settle-contracts.ts'

/** What a brand of these tests is settled by. */
export const settlementSite = (tenant: Tenant): Parameters<typeof settleContracts>[0] => ({
  tenant,
  site: { currency: 'VND', exponent: 2 } as SiteRecord,
  clock: { timeZone: 'Asia/Ho_Chi_Minh', realtimeMinutes: 5 },
  hourlyRate: 10,
})

/**
 * In a process of its own it settles the brand that `SETTLED_BRAND` names, as at `SETTLED_AT`, until it is killed or
 * done.
 */
const { DATABASE_URL: serve = '', SETTLED_BRAND: code, SETTLED_AT: at = '' } = process.env
if (code !== undefined) {
  const database = await openDatabase({ serve }, () => undefined)
  await settleContracts(settlementSite({ code, db: database.of(code) }), new Date(at))
  await database.destroy()
}
