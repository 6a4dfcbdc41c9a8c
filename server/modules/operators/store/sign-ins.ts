import type { Insertable, Selectable } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import type { Tenant } from '../../../database/tenant.ts'

type SignInRecord = Selectable<Tables['operator_sign_ins']>

/** Started sign-ins at the OpenID Connect provider, by the hash of their state. */
export const createOperatorSignInStore = ({ db }: Pick<Tenant, 'db'>) => ({
  insert: async (signIn: Pick<Insertable<Tables['operator_sign_ins']>, 'state_hash' | 'sealed' | 'expires_at'>): Promise<void> => {
    await db.insertInto('operator_sign_ins').values(signIn).execute()
  },

  /** Returns a sign-in that has not expired and whose redirect from the provider is pending. */
  findPending: (stateHash: Buffer): Promise<SignInRecord | undefined> =>
    db
      .selectFrom('operator_sign_ins')
      .selectAll()
      .where('state_hash', '=', stateHash)
      .where('operator', 'is', null)
      .where('expires_at', '>', new Date())
      .executeTakeFirst(),

  /**
   * Stores the operator who has signed in at the provider, and the hash of the confirmation code that the operator then
   * enters in the terminal. Returns whether the redirect was still pending.
   */
  complete: async (stateHash: Buffer, operator: string, codeHash: Buffer): Promise<boolean> =>
    (await db
      .updateTable('operator_sign_ins')
      .set({ operator, code_hash: codeHash })
      .where('state_hash', '=', stateHash)
      .where('operator', 'is', null)
      .returning('state_hash')
      .executeTakeFirst()) !== undefined,

  /** Deletes a sign-in that has not expired and returns it, so that it can be completed only once. */
  consume: (stateHash: Buffer): Promise<SignInRecord | undefined> =>
    db
      .deleteFrom('operator_sign_ins')
      .where('state_hash', '=', stateHash)
      .where('expires_at', '>', new Date())
      .returningAll()
      .executeTakeFirst(),
})
