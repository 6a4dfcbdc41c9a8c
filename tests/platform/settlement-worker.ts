import type { SiteRecord } from '../../server/database/records.ts'
import { openDatabase } from '../../server/database/database.ts'
import type { Tenant } from '../../server/database/tenant.ts'
import { settleContracts } from '../../server/modules/contracts/settle/settle-contracts.ts'

/** Creates the context in which contracts of a test brand are settled. */
export const createSettlementContext = (tenant: Tenant): Parameters<typeof settleContracts>[0] => ({
  tenant,
  site: { currency: 'VND', exponent: 2 } as SiteRecord,
  periodSettings: { timeZone: 'Asia/Ho_Chi_Minh', realtimeMinutes: 5 },
  hourlyRate: 10,
})

/** If `SETTLED_BRAND` is set, this file settles the contracts of that brand as of `SETTLED_AT`. */
const { DATABASE_URL: databaseUrl = '', SETTLED_BRAND: code, SETTLED_AT: settledAt = '' } = process.env
if (code !== undefined) {
  const database = await openDatabase({ appUrl: databaseUrl }, () => undefined)
  await settleContracts(createSettlementContext({ code, db: database.forBrand(code) }), new Date(settledAt))
  await database.destroy()
}
