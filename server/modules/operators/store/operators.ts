import type { Selectable } from 'kysely'
import { allMerchants } from '../../../database/row-security.ts'
import type { Tables } from '../../../database/tables.ts'
import type { Tenant } from '../../../database/tenant.ts'

export type OperatorRecord = Selectable<Tables['operators']>
export type RoleRecord = Selectable<Tables['operator_roles']>
type NewOperator = Pick<OperatorRecord, 'name' | 'email' | 'kind' | 'created_by'>
type OperatorChange = Partial<
  Pick<OperatorRecord, 'password_hash' | 'authenticator' | 'last_step' | 'pending_authenticator' | 'subject' | 'disabled'>
>

/** Operators of the whole platform; `db` sees the rows of all merchants. */
export const createOperatorStore = ({ db }: Pick<Tenant, 'db'>) => ({
  insert: (operator: NewOperator): Promise<OperatorRecord> =>
    db.insertInto('operators').values(operator).returningAll().executeTakeFirstOrThrow(),

  findById: (id: string): Promise<OperatorRecord | undefined> =>
    db.selectFrom('operators').selectAll().where('id', '=', id).executeTakeFirst(),

  findByEmail: (email: string): Promise<OperatorRecord | undefined> =>
    db
      .selectFrom('operators')
      .selectAll()
      .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
      .executeTakeFirst(),

  findBySubject: (subject: string): Promise<OperatorRecord | undefined> =>
    db.selectFrom('operators').selectAll().where('subject', '=', subject).executeTakeFirst(),

  update: async (id: string, change: OperatorChange): Promise<void> => {
    await db.updateTable('operators').set(change).where('id', '=', id).execute()
  },

  /** Records the TOTP time step of a used code. Returns `false` if this step or a later one was recorded before. */
  consumeStep: async (id: string, step: bigint): Promise<boolean> =>
    (await db
      .updateTable('operators')
      .set({ last_step: step })
      .where('id', '=', id)
      .where('last_step', '<', step)
      .returning('id')
      .executeTakeFirst()) !== undefined,

  /** Whether an enabled operator of kind `person` is an admin of all brands. */
  hasAdmin: async (): Promise<boolean> =>
    (await db
      .selectFrom('operators as o')
      .innerJoin('operator_roles as r', 'r.operator', 'o.id')
      .select('o.id')
      .where('o.kind', '=', 'person')
      .where('o.disabled', '=', false)
      .where('r.role', '=', 'admin')
      .where('r.merchant', '=', allMerchants)
      .limit(1)
      .executeTakeFirst()) !== undefined,

  list: (): Promise<readonly OperatorRecord[]> => db.selectFrom('operators').selectAll().orderBy('created_at').execute(),

  listRoles: (operators: readonly string[]): Promise<readonly RoleRecord[]> =>
    operators.length === 0
      ? Promise.resolve([])
      : db.selectFrom('operator_roles').selectAll().where('operator', 'in', operators).orderBy('merchant').orderBy('role').execute(),

  grant: async (role: RoleRecord): Promise<void> => {
    await db
      .insertInto('operator_roles')
      .values(role)
      .onConflict((conflict) => conflict.columns(['merchant', 'operator', 'role']).doNothing())
      .execute()
  },

  /** Returns whether the operator had the role. */
  revoke: async ({ operator, merchant, role }: RoleRecord): Promise<boolean> =>
    (await db
      .deleteFrom('operator_roles')
      .where('operator', '=', operator)
      .where('merchant', '=', merchant)
      .where('role', '=', role)
      .returning('role')
      .executeTakeFirst()) !== undefined,
})
