import type { VendorGameRecord } from '../../../database/records.ts'
import type { Tenant } from '../../../database/tenant.ts'

/** Returns the games that a brand's vendors have listed, in the vendors' order. */
export const listVendorGames = ({ code: merchant, db }: Tenant): Promise<readonly VendorGameRecord[]> =>
  db
    .selectFrom('vendor_games')
    .select(['id', 'vendor', 'game', 'listed', 'picture'])
    .where('merchant', '=', merchant)
    .orderBy('vendor')
    .orderBy('position')
    .orderBy('id')
    .execute()
