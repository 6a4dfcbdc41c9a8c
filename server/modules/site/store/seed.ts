import { type Tenant, withTransaction } from '../../../database/tenant.ts'
import type { Tables } from '../../../database/tables.ts'
import type { Insertable } from 'kysely'

type Rows<T extends keyof Tables> = readonly Omit<Insertable<Tables[T]>, 'merchant'>[]

/** Initial rows of a brand. */
export interface SiteSeed {
  readonly site: Omit<Insertable<Tables['sites']>, 'merchant'>
  readonly flags: Rows<'flags'>
  readonly register_rules: Rows<'register_rules'>
  readonly restricted_countries: Rows<'restricted_countries'>
  readonly vendors: Rows<'vendors'>
  readonly resources: Rows<'resources'>
  readonly customer_services: Rows<'customer_services'>
}

const seedTables = ['flags', 'register_rules', 'restricted_countries', 'vendors', 'resources', 'customer_services'] as const

/**
 * Inserts the seed of a new brand, and the rows of `insertRelated`, in one transaction. An existing brand is not
 * changed. Of concurrent servers, one inserts the brand and the others wait. Returns whether this call inserted it.
 */
export function seedSite(tenant: Tenant, seed: SiteSeed, insertRelated: (trx: Tenant) => Promise<void>): Promise<boolean> {
  const { code: merchant } = tenant
  return withTransaction(tenant, async (trx) => {
    const inserted = await trx.db
      .insertInto('sites')
      .values({ ...seed.site, merchant })
      .onConflict((conflict) => conflict.doNothing())
      .returning('merchant')
      .executeTakeFirst()
    if (!inserted) return false
    for (const table of seedTables) {
      const rows = seed[table].map((row) => ({ ...row, merchant }))
      if (rows.length > 0)
        await trx.db
          .insertInto(table)
          .values(rows as never)
          .execute()
    }
    await insertRelated(trx)
    return true
  })
}

/** Returns the code, folder, currency and currency exponent of each brand in the database. */
export const listSites = (db: Tenant['db']) =>
  db.selectFrom('sites').select(['merchant as code', 'folder', 'currency', 'exponent']).execute()
