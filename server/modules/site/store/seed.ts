import { type Tenant, inTransaction } from '../../../database/tenant.ts'
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

const lists = ['flags', 'register_rules', 'restricted_countries', 'vendors', 'resources', 'customer_services'] as const

/**
 * Writes the seed of an unknown brand and the additions of `more`, in one transaction. A known brand is left unchanged;
 * of concurrent servers one writes it and the others wait for it. Returns whether it was written.
 */
export function seedSite(tenant: Tenant, seed: SiteSeed, more: (trx: Tenant) => Promise<void>): Promise<boolean> {
  const { code: merchant } = tenant
  return inTransaction(tenant, async (trx) => {
    const known = await trx.db
      .insertInto('sites')
      .values({ ...seed.site, merchant })
      .onConflict((conflict) => conflict.doNothing())
      .returning('merchant')
      .executeTakeFirst()
    if (!known) return false
    for (const list of lists) {
      const rows = seed[list].map((row) => ({ ...row, merchant }))
      if (rows.length > 0)
        await trx.db
          .insertInto(list)
          .values(rows as never)
          .execute()
    }
    await more(trx)
    return true
  })
}

/** Returns the brands that the database knows, with their fixed properties. */
export const startedSites = (db: Tenant['db']) =>
  db.selectFrom('sites').select(['merchant as code', 'folder', 'currency', 'exponent']).execute()
