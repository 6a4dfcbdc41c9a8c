import { sql } from 'kysely'
import { recordAccountLocks } from '../../../database/lock-order.ts'
import type { Tenant } from '../../../database/tenant.ts'

/**
 * Tables whose rows are deleted with their account. Its money is returned to the house account, and the journal is
 * kept.
 */
const dependentTables = [
  'sessions',
  'remembered_logins',
  'temporary_passwords',
  'known_networks',
  'pending_logins',
  'authenticators',
  'launches',
  'favourite_games',
  'played_games',
  'payees',
] as const

/** Transfers that the platform makes without a player's action, by prefix of the idempotency key or by purpose. */
export interface AutomaticTransfers {
  readonly keyPrefixes: readonly string[]
  readonly purposes: readonly string[]
}

/** One-click and trial accounts that have not been used again since they were created. */
export const createUnclaimedAccountStore = ({ code: merchant, db }: Tenant) => ({
  /** Marks an account as claimed: its owner has come back, so it becomes an ordinary account. */
  claim: async (id: string): Promise<void> => {
    await db.updateTable('accounts').set({ unclaimed: false }).where('merchant', '=', merchant).where('id', '=', id).execute()
  },

  /**
   * Unclaimed accounts that were created before `createdBefore`, without any transfers except automatic credits, and
   * that no other row refers to. They are locked until the transaction ends; those locked by other transactions are
   * skipped.
   */
  lockAbandoned: async (createdBefore: Date, automaticTransfers: AutomaticTransfers, limit: number): Promise<readonly string[]> => {
    const rows = await db
      .selectFrom('accounts as a')
      .select('a.id')
      .where('a.merchant', '=', merchant)
      .where('a.unclaimed', '=', true)
      .where('a.created_at', '<', createdBefore)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('ledger_accounts as l')
              .innerJoin('entries as e', (join) => join.onRef('e.merchant', '=', 'l.merchant').onRef('e.account', '=', 'l.id'))
              .innerJoin('transfers as t', (join) => join.onRef('t.merchant', '=', 'e.merchant').onRef('t.id', '=', 'e.transfer'))
              .select('l.id')
              .whereRef('l.merchant', '=', 'a.merchant')
              .whereRef('l.owner', '=', 'a.id')
              .where(
                sql<boolean>`t.idempotency_key <> all (
                  select prefix || a.id from unnest(${[...automaticTransfers.keyPrefixes]}::text[]) as prefix
                )`,
              )
              .where('t.purpose', 'not in', automaticTransfers.purposes),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('accounts as d').select('d.id').whereRef('d.merchant', '=', 'a.merchant').whereRef('d.upline', '=', 'a.id'))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('social_identities as s')
              .select('s.account')
              .whereRef('s.merchant', '=', 'a.merchant')
              .whereRef('s.account', '=', 'a.id'),
          ),
        ),
      )
      .orderBy('a.created_at')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute()
    recordAccountLocks(
      { db },
      rows.map(({ id }) => id),
    )
    return rows.map(({ id }) => id)
  },

  /** The currencies of the account's wallets. */
  listWalletCurrencies: (id: string) =>
    db.selectFrom('ledger_accounts').select('currency').where('merchant', '=', merchant).where('owner', '=', id).execute(),

  /** Deletes the account and its dependent rows. */
  delete: async (id: string): Promise<void> => {
    await deleteDependentRows(merchant, db, id)
    await db.deleteFrom('accounts').where('merchant', '=', merchant).where('id', '=', id).execute()
  },

  /**
   * Anonymizes an account that the journal of money refers to: it keeps a meaningless username and the hash of an
   * unknown password, so that it cannot be used.
   */
  anonymize: async (id: string, passwordHash: string): Promise<void> => {
    await deleteDependentRows(merchant, db, id)
    const name = `gone-${id}`
    await db
      .updateTable('accounts')
      .set({ username: name, username_key: name, nickname: '', password_hash: passwordHash, payment_password_hash: null, profile: '{}' })
      .set({ disabled: true, unclaimed: false, password_own: false, affiliate_code: null, upline: null })
      .where('merchant', '=', merchant)
      .where('id', '=', id)
      .execute()
  },
})

async function deleteDependentRows(merchant: string, db: Tenant['db'], id: string): Promise<void> {
  for (const table of dependentTables) await db.deleteFrom(table).where('merchant', '=', merchant).where('account', '=', id).execute()
}
