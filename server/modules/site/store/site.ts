import { type Insertable, sql, type Updateable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../../database/database.ts'
import { recordRowLock } from '../../../database/lock-order.ts'
import type { SiteRecord } from '../../../database/records.ts'
import type { Tables } from '../../../database/tables.ts'
import type { Tenant } from '../../../database/tenant.ts'

/** A change to the rule of a registration field; `null` removes a property. */
export interface RuleChange {
  readonly enabled?: boolean
  readonly required?: boolean
  readonly pattern?: string | null
  readonly accepted_pattern?: string | null
  readonly min_length?: number | null
  readonly max_length?: number | null
}

type Row<T extends 'vendors' | 'resources' | 'customer_services'> = Omit<Insertable<Tables[T]>, 'merchant'>

/** Values of a brand that operators change. Amounts are minor units. */
type SiteChange = Pick<
  Updateable<Tables['sites']>,
  'registration_bonus' | 'single_wallet' | 'bonus_turnover' | 'adjustment_limit' | 'bonus_days' | 'gtag_id'
>

/** Channels and client types for which a vendor's games are available. */
export type VendorAvailability = Pick<Updateable<Tables['vendors']>, 'channels' | 'client_types'>

export const createSiteStore = ({ code: merchant, db }: Tenant) => ({
  /**
   * Returns the state of the brand; `undefined` if its initial data has not been inserted. It is read with one query,
   * so that it is consistent.
   */
  read: (): Promise<SiteRecord | undefined> =>
    db
      .selectFrom('sites')
      .where('merchant', '=', merchant)
      .select((eb) => [
        'maintenance',
        'local_country',
        'currency',
        'exponent',
        'registration_bonus',
        'single_wallet',
        'bonus_turnover',
        'bonus_days',
        'adjustment_limit',
        'gtag_id',
        'folder',
        'time_zone',
        eb.selectFrom('site_revisions').select('revision').whereRef('site_revisions.merchant', '=', 'sites.merchant').as('revision'),
        jsonArrayFrom(
          eb.selectFrom('flags').select(['flag', 'enabled']).whereRef('flags.merchant', '=', 'sites.merchant').orderBy('flag'),
        ).as('flags'),
        jsonArrayFrom(
          eb.selectFrom('register_rules').selectAll().whereRef('register_rules.merchant', '=', 'sites.merchant').orderBy('field'),
        ).as('rules'),
        jsonArrayFrom(
          eb
            .selectFrom('restricted_countries')
            .select('country')
            .whereRef('restricted_countries.merchant', '=', 'sites.merchant')
            .orderBy('country'),
        ).as('restricted'),
        jsonArrayFrom(
          eb
            .selectFrom('vendors')
            .select([
              'vendor',
              'enabled',
              'position',
              'channels',
              'client_types',
              'name',
              'categories',
              'launch_url',
              'api_url',
              'catalogue_url',
              'policy',
              'games_version',
            ])
            .select(sql<boolean>`removed_at is not null`.as('removed'))
            .whereRef('vendors.merchant', '=', 'sites.merchant')
            .orderBy('position')
            .orderBy('vendor'),
        ).as('vendors'),
        jsonArrayFrom(
          eb
            .selectFrom('resources')
            .select(['kind', 'url', 'label_en', 'label_cn'])
            .whereRef('resources.merchant', '=', 'sites.merchant')
            .orderBy('kind'),
        ).as('resources'),
        jsonArrayFrom(
          eb
            .selectFrom('customer_services')
            .select(['kind', 'title', 'path'])
            .whereRef('customer_services.merchant', '=', 'sites.merchant')
            .orderBy('kind'),
        ).as('services'),
      ])
      .executeTakeFirst(),

  /** Locks the settings of the brand until the transaction ends, so that changes are made one after another. */
  lock: async (): Promise<void> => {
    recordRowLock({ db }, `the settings of ${merchant}`)
    await db.selectFrom('sites').select('merchant').where('merchant', '=', merchant).forNoKeyUpdate().execute()
  },

  update: async (change: SiteChange): Promise<void> => {
    await db.updateTable('sites').set(change).where('merchant', '=', merchant).execute()
  },

  upsertVendor: async (vendor: Row<'vendors'>): Promise<void> => {
    await db
      .insertInto('vendors')
      .values({ ...vendor, merchant })
      .onConflict((conflict) => conflict.columns(['merchant', 'vendor']).doUpdateSet(vendor))
      .execute()
  },

  upsertResource: async (resource: Row<'resources'>): Promise<void> => {
    await db
      .insertInto('resources')
      .values({ ...resource, merchant })
      .onConflict((conflict) => conflict.columns(['merchant', 'kind']).doUpdateSet(resource))
      .execute()
  },

  deleteResource: async (kind: string): Promise<void> => {
    await db.deleteFrom('resources').where('merchant', '=', merchant).where('kind', '=', kind).execute()
  },

  upsertService: async (service: Row<'customer_services'>): Promise<void> => {
    await db
      .insertInto('customer_services')
      .values({ ...service, merchant })
      .onConflict((conflict) => conflict.columns(['merchant', 'kind']).doUpdateSet(service))
      .execute()
  },

  deleteService: async (kind: string): Promise<void> => {
    await db.deleteFrom('customer_services').where('merchant', '=', merchant).where('kind', '=', kind).execute()
  },

  setMaintenance: async (maintenance: boolean) => {
    await db.updateTable('sites').set({ maintenance }).where('merchant', '=', merchant).execute()
  },

  setSingleWallet: async (single: boolean) => {
    await db.updateTable('sites').set({ single_wallet: single }).where('merchant', '=', merchant).execute()
  },

  /** Sets the analytics tag; `null` removes it. */
  setAnalyticsTag: async (gtag_id: string | null) => {
    await db.updateTable('sites').set({ gtag_id }).where('merchant', '=', merchant).execute()
  },

  /** Sets the folder that contains the brand's files; `null` removes it. Returns whether the brand exists. */
  setBrandFolder: async (folder: string | null) =>
    (await db.updateTable('sites').set({ folder }).where('merchant', '=', merchant).returning('merchant').executeTakeFirst()) !== undefined,

  setLocalCountry: async (country: string) => {
    await db.updateTable('sites').set({ local_country: country }).where('merchant', '=', merchant).execute()
  },

  /** Returns whether the flag exists. */
  setFlagEnabled: async (flag: string, enabled: boolean) =>
    (await db
      .updateTable('flags')
      .set({ enabled })
      .where('merchant', '=', merchant)
      .where('flag', '=', flag)
      .returning('flag')
      .executeTakeFirst()) !== undefined,

  /** Returns whether the vendor exists. */
  setVendorEnabled: async (vendor: string, enabled: boolean) =>
    (await db
      .updateTable('vendors')
      .set({ enabled })
      .where('merchant', '=', merchant)
      .where('vendor', '=', vendor)
      .returning('vendor')
      .executeTakeFirst()) !== undefined,

  /** Changes the given properties of a vendor's availability. Returns whether the vendor exists. */
  setVendorAvailability: async (vendor: string, availability: VendorAvailability) =>
    (await db
      .updateTable('vendors')
      .set(availability)
      .where('merchant', '=', merchant)
      .where('vendor', '=', vendor)
      .returning('vendor')
      .executeTakeFirst()) !== undefined,

  /** Changes properties of a registration field's rule. A field without a rule gets one that is disabled by default. */
  setRule: async (field: string, change: RuleChange) => {
    await db
      .insertInto('register_rules')
      .values({ merchant, field, enabled: false, required: false, ...change })
      .onConflict((conflict) => conflict.columns(['merchant', 'field']).doUpdateSet({ field, ...change }))
      .execute()
  },

  addRestrictedCountry: async (country: string) => {
    await db
      .insertInto('restricted_countries')
      .values({ merchant, country })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },

  removeRestrictedCountry: async (country: string) => {
    await db.deleteFrom('restricted_countries').where('merchant', '=', merchant).where('country', '=', country).execute()
  },
})

/** Returns the revision of each brand: a number that increases whenever any server changes the brand. */
export const listSiteRevisions = async (db: Database): Promise<ReadonlyMap<string, bigint>> =>
  new Map(
    (await db.selectFrom('site_revisions').select(['merchant', 'revision']).execute()).map(({ merchant, revision }) => [
      merchant,
      revision,
    ]),
  )

/** Returns the query for the merchants that have enabled a flag. */
export const listMerchantsWithFlag = (flag: string) => (db: Database) =>
  db.selectFrom('flags').select('merchant').where('flag', '=', flag).where('enabled', '=', true).execute()
