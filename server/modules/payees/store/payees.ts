import { randomUUID } from 'node:crypto'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { isConstraintViolation } from '../../../database/errors.ts'

export type PayeeRecord = Selectable<Tables['payees']>
type NewPayee = Omit<Insertable<Tables['payees']>, 'merchant' | 'account' | 'id' | 'added_at' | 'preferred'>

/** Thrown if the account already has this payout account. */
export class DuplicatePayeeError extends Error {
  override readonly name = 'DuplicatePayeeError'
}

/** The payout accounts of a member, without removed ones. */
export const createPayeeStore = ({ code: merchant, db }: Tenant, account: string) => {
  const selectActive = () =>
    db.selectFrom('payees').where('merchant', '=', merchant).where('account', '=', account).where('removed_at', 'is', null)
  const updateActive = () =>
    db.updateTable('payees').where('merchant', '=', merchant).where('account', '=', account).where('removed_at', 'is', null)
  return {
    /** Lists the preferred payout account first, then the newest ones. */
    list: () => selectActive().selectAll().orderBy('preferred', 'desc').orderBy('added_at', 'desc').orderBy('id').execute(),

    find: (id: string) => selectActive().selectAll().where('id', '=', id).executeTakeFirst(),

    /** @throws DuplicatePayeeError */
    insert: async (payee: NewPayee): Promise<string> => {
      const id = randomUUID()
      await db
        .insertInto('payees')
        .values({ ...payee, merchant, account, id })
        .execute()
        .catch((error: unknown) => {
          throw isConstraintViolation(error, 'payees_once')
            ? new DuplicatePayeeError(`Account ${account} already has this payee.`, { cause: error })
            : error
        })
      return id
    },

    /** Marks a pending payout account with the same number as removed, because the member adds it again. */
    removePending: async (digest: Buffer) => {
      await updateActive()
        .set({ removed_at: sql<Date>`statement_timestamp()` })
        .where('digest', '=', digest)
        .where('usable_at', 'is', null)
        .execute()
    },

    /**
     * Confirms a pending payout account, which becomes usable after the cool-down. Returns whether it was pending: of
     * concurrent confirmations only the first returns `true`.
     */
    confirm: async (id: string, coolDownHours: number) => {
      const updated = await updateActive()
        .set({ usable_at: sql<Date>`statement_timestamp() + make_interval(hours => ${coolDownHours})` })
        .where('id', '=', id)
        .where('usable_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      return updated !== undefined
    },

    hasPreferred: async () => (await selectActive().select('id').where('preferred', '=', true).executeTakeFirst()) !== undefined,

    /**
     * Makes a confirmed payout account the preferred one. Returns `false` if it does not exist or is not confirmed: the
     * caller must then roll back, because no account is preferred any more.
     */
    setPreferred: async (id: string) => {
      await updateActive().set({ preferred: false }).where('id', '<>', id).where('preferred', '=', true).execute()
      const updated = await updateActive()
        .set({ preferred: true })
        .where('id', '=', id)
        .where('usable_at', 'is not', null)
        .returning('id')
        .executeTakeFirst()
      return updated !== undefined
    },

    /** Marks a payout account as removed. Returns whether it existed. */
    remove: async (id: string) => {
      const updated = await updateActive()
        .set({ removed_at: sql<Date>`statement_timestamp()` })
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst()
      return updated !== undefined
    },
  }
}
