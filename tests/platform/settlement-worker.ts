import type { SiteRecord } from '../../server/database/records.ts'
import { openDatabase } from '../../server/database/database.ts'
import type { Tenant } from '../../server/database/tenant.ts'
import { settleContracts } from '../../server/modules/contracts/settle/settle-contracts.ts'

/** Returns the settings with which a brand of these tests is settled. */
export const settlementSite = (tenant: Tenant): Parameters<typeof settleContracts>[0] => ({
  tenant,
  site: { currency: 'VND', exponent: 2 } as SiteRecord,
  clock: { timeZone: 'Asia/Ho_Chi_Minh', realtimeMinutes: 5 },
  hourlyRate: 10,
})

/**
 * Settles the brand `SETTLED_BRAND` as of `SETTLED_AT`, in a separate process, until it is done or killed.
 */
const { DATABASE_URL: serve = '', SETTLED_BRAND: code, SETTLED_AT: settledAt = '' } = process.env
if (code !== undefined) {
  const database = await openDatabase({ serve }, () => undefined)
  await settleContracts(settlementSite({ code, db: database.forBrand(code) }), new Date(settledAt))
  await database.destroy()
}
