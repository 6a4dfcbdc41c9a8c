import type { VendorGameRecord } from '../../../database/records.ts'
import type { Tenant } from '../../../database/tenant.ts'

/** Returns the current and former games of a brand's vendors, by vendor, in the order of the vendor's list. */
export const listVendorGames = ({ code: merchant, db }: Tenant): Promise<readonly VendorGameRecord[]> =>
  db
    .selectFrom('vendor_games')
    .select(['id', 'vendor', 'game', 'listed', 'picture'])
    .where('merchant', '=', merchant)
    .orderBy('vendor')
    .orderBy('position')
    .orderBy('id')
    .execute()
