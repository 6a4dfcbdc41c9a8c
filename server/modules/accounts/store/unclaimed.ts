import { sql } from 'kysely'
import { recordAccountLocks } from '../../../database/lock-order.ts'
import type { Tenant } from '../../../database/tenant.ts'

/** Tables whose rows only serve the account: the rows are deleted when the account is deleted or anonymized. */
export const dependentTables = [
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
  'inbox_states',
  'referral_codes',
  'contract_permits',
] as const

/**
 * Tables with records that are kept, and their columns that refer to an account: money, play, promotions, contracts,
 * notes of operators, and uploads, which are evidence for other records until they expire.
 */
export const retainedRecordColumns = [
  ['ledger_accounts', 'owner'],
  ['adjustments', 'account'],
  ['debts', 'account'],
  ['deposits', 'account'],
  ['withdrawals', 'account'],
  ['bets', 'account'],
  ['rounds', 'account'],
  ['bonuses', 'account'],
  ['cashbacks', 'account'],
  ['rewards', 'account'],
  ['points_counted', 'account'],
  ['points_redemptions', 'account'],
  ['raffle_draws', 'account'],
  ['rank_rises', 'account'],
  ['activity_entries', 'account'],
  ['referrals', 'inviter'],
  ['contracts', 'upline'],
  ['contracts', 'downline'],
  ['account_notes', 'account'],
  ['uploads', 'owner'],
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
   * Locks the oldest unclaimed accounts until the transaction ends, and returns their ids: at most `limit` accounts
   * that were created before `createdBefore`, without downlines, social logins, verified contacts, deposits, or
   * transfers other than automatic ones. A deposit in any state counts, because it can be paid late. Accounts that
   * other transactions have locked are skipped.
   */
  lockAbandoned: async (createdBefore: Date, automaticTransfers: AutomaticTransfers, limit: number): Promise<readonly string[]> => {
    const rows = await db
      .selectFrom('accounts as a')
      .select('a.id')
      .where('a.merchant', '=', merchant)
      .where('a.unclaimed', '=', true)
      .where('a.created_at', '<', createdBefore)
      .where('a.email_verified_at', 'is', null)
      .where('a.mobile_verified_at', 'is', null)
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
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(selectFrom('deposits as p').select('p.id').whereRef('p.merchant', '=', 'a.merchant').whereRef('p.account', '=', 'a.id')),
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

  /** Whether a record that is kept refers to the account. */
  hasRecords: async (id: string): Promise<boolean> => {
    const conditions = retainedRecordColumns.map(
      ([table, column]) => sql`exists (select from ${sql.table(table)} where merchant = ${merchant} and ${sql.ref(column)} = ${id})`,
    )
    const { rows } = await sql<{ found: boolean }>`select ${sql.join(conditions, sql` or `)} as found`.execute(db)
    return rows[0]?.found === true
  },

  /** Deletes an account without records, and its dependent rows. */
  delete: async (id: string): Promise<void> => {
    await deleteDependentRows(merchant, db, id)
    await db.deleteFrom('accounts').where('merchant', '=', merchant).where('id', '=', id).execute()
  },

  /**
   * Anonymizes and disables an account that has records: its personal data and dependent rows are deleted, its username
   * becomes `gone-<id>`, and `passwordHash` is the hash of an unknown password. The new security stamp rejects changes
   * by requests that are still running.
   */
  anonymize: async (id: string, passwordHash: string): Promise<void> => {
    await deleteDependentRows(merchant, db, id)
    const name = `gone-${id}`
    await db
      .updateTable('accounts')
      .set({ username: name, username_key: name, nickname: '', password_hash: passwordHash, payment_password_hash: null, profile: '{}' })
      .set({ email_key: null, email_verified_at: null, mobile_key: null, mobile_verified_at: null, mobile_login: false })
      .set({ disabled: true, unclaimed: false, password_known: false, affiliate_code: null, upline: null })
      .set({ security_stamp: sql<number>`security_stamp + 1` })
      .where('merchant', '=', merchant)
      .where('id', '=', id)
      .execute()
  },
})

async function deleteDependentRows(merchant: string, db: Tenant['db'], id: string): Promise<void> {
  for (const table of dependentTables) await db.deleteFrom(table).where('merchant', '=', merchant).where('account', '=', id).execute()
}
