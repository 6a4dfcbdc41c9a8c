import type { Insertable } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { Tables } from '../../../database/tables.ts'
import type { Tenant } from '../../../database/tenant.ts'
import type { OperatorRecord } from './operators.ts'

type NewToken = Omit<Insertable<Tables['operator_tokens']>, 'created_at'>
export type TokenPurpose = NewToken['purpose']

/** Tokens of operators, by their hashes. */
export const createOperatorTokenStore = ({ db }: Pick<Tenant, 'db'>) => ({
  insert: async (token: NewToken): Promise<void> => {
    await db.insertInto('operator_tokens').values(token).execute()
  },

  /**
   * Returns the operator of a token, and the token's expiry; `undefined` if the token is unknown, has expired or has
   * another purpose, or if the operator is disabled.
   */
  find: (hash: Buffer, purpose: TokenPurpose): Promise<(OperatorRecord & { readonly expires_at: Date }) | undefined> =>
    db
      .selectFrom('operator_tokens as t')
      .innerJoin('operators as o', 'o.id', 't.operator')
      .selectAll('o')
      .select('t.expires_at')
      .where('t.token_hash', '=', hash)
      .where('t.purpose', '=', purpose)
      .where('t.expires_at', '>', new Date())
      .where('o.disabled', '=', false)
      .executeTakeFirst(),

  /** Returns whether the token existed. */
  delete: async (hash: Buffer): Promise<boolean> =>
    (await db.deleteFrom('operator_tokens').where('token_hash', '=', hash).returning('operator').executeTakeFirst()) !== undefined,

  /** Deletes an operator's tokens of some purposes. Returns their number. */
  deleteByOperator: async (operator: string, purposes: readonly TokenPurpose[]): Promise<number> =>
    (
      await db
        .deleteFrom('operator_tokens')
        .where('operator', '=', operator)
        .where('purpose', 'in', purposes)
        .returning('operator')
        .execute()
    ).length,
})

/** Deletes expired tokens and sign-ins. */
export async function purgeOperatorTokens(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('operator_tokens').where('expires_at', '<', now).execute()
  await db.deleteFrom('operator_sign_ins').where('expires_at', '<', now).execute()
}
