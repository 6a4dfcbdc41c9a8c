import { randomUUID } from 'node:crypto'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { isViolationOf } from '../../../database/errors.ts'

export type PayeeRecord = Selectable<Tables['payees']>
type NewPayee = Omit<Insertable<Tables['payees']>, 'merchant' | 'account' | 'id' | 'added_at' | 'preferred'>

/** Thrown if the account already has this payout account. */
export class PayeeKnownError extends Error {
  override readonly name = 'PayeeKnownError'
}

/** The payout accounts of a member, without removed ones. */
export const payeesOf = ({ code: merchant, db }: Tenant, account: string) => {
  const kept = () => db.selectFrom('payees').where('merchant', '=', merchant).where('account', '=', account).where('removed_at', 'is', null)
  const change = () =>
    db.updateTable('payees').where('merchant', '=', merchant).where('account', '=', account).where('removed_at', 'is', null)
  return {
    /** The preferred one first, then the newest. */
    list: () => kept().selectAll().orderBy('preferred', 'desc').orderBy('added_at', 'desc').orderBy('id').execute(),

    byId: (id: string) => kept().selectAll().where('id', '=', id).executeTakeFirst(),

    /** @throws PayeeKnownError */
    insert: async (payee: NewPayee): Promise<string> => {
      const id = randomUUID()
      await db
        .insertInto('payees')
        .values({ ...payee, merchant, account, id })
        .execute()
        .catch((error: unknown) => {
          throw isViolationOf(error, 'payees_once') ? new PayeeKnownError('payee already exists', { cause: error }) : error
        })
      return id
    },

    /** Deletes a pending one, because it is entered again. */
    dropPending: async (digest: Buffer) => {
      await change()
        .set({ removed_at: sql<Date>`clock_timestamp()` })
        .where('digest', '=', digest)
        .where('usable_at', 'is', null)
        .execute()
    },

    /**
     * Confirms a payout account and returns when it becomes usable. Of concurrent confirmations the first counts; the
     * first payout account of a member becomes the preferred one.
     */
    confirm: async (id: string, coolDownHours: number) => {
      const done = await change()
        .set({ usable_at: sql<Date>`clock_timestamp() + make_interval(hours => ${coolDownHours})` })
        .where('id', '=', id)
        .where('usable_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      return done !== undefined
    },

    hasPreferred: async () => (await kept().select('id').where('preferred', '=', true).executeTakeFirst()) !== undefined,

    /** Makes a confirmed one the only preferred one. Returns whether it exists. */
    prefer: async (id: string) => {
      await change().set({ preferred: false }).where('id', '<>', id).where('preferred', '=', true).execute()
      const done = await change()
        .set({ preferred: true })
        .where('id', '=', id)
        .where('usable_at', 'is not', null)
        .returning('id')
        .executeTakeFirst()
      return done !== undefined
    },

    remove: async (id: string) => {
      const done = await change()
        .set({ removed_at: sql<Date>`clock_timestamp()` })
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst()
      return done !== undefined
    },
  }
}
