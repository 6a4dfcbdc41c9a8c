import { type Tenant, inTransaction } from '../../../database/tenant.ts'
import type { Tables } from '../../../database/tables.ts'
import type { Insertable } from 'kysely'

type Rows<T extends keyof Tables> = readonly Omit<Insertable<Tables[T]>, 'merchant'>[]

/** What the platform starts a brand with, ready to be written. */
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
 * Writes the seed of a brand that the database does not know, and what `more` adds to it, all or nothing. A brand that
 * is known is left as it is; of two servers that see a new one at the same moment, one writes it and the other waits
 * for that. Whether it was written.
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

/** The brands that the database knows, with what they are held to. */
export const startedSites = (db: Tenant['db']) =>
  db.selectFrom('sites').select(['merchant as code', 'folder', 'currency', 'exponent']).execute()
