import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import type { Tenant } from '../../../database/tenant.ts'

export type ApprovalRecord = Selectable<Tables['approvals']>
type NewApproval = Pick<ApprovalRecord, 'command' | 'worth' | 'currency' | 'requested_by' | 'requester'> & { readonly body: unknown }

export const createApprovalStore = ({ code: merchant, db }: Tenant) => ({
  insert: ({ body, ...approval }: NewApproval): Promise<ApprovalRecord> =>
    db
      .insertInto('approvals')
      .values({ ...approval, merchant, id: randomUUID(), body: JSON.stringify(body), state: 'pending' })
      .returningAll()
      .executeTakeFirstOrThrow(),

  findById: (id: string): Promise<ApprovalRecord | undefined> =>
    db.selectFrom('approvals').selectAll().where('merchant', '=', merchant).where('id', '=', id).executeTakeFirst(),

  /** Moves a pending approval to the given state and returns it; `undefined` if it is not pending. */
  decide: (
    id: string,
    state: 'running' | 'refused',
    operator: { readonly id: string | null; readonly name: string },
  ): Promise<ApprovalRecord | undefined> =>
    db
      .updateTable('approvals')
      .set({ state, decided_by: operator.name, decider: operator.id, decided_at: sql<Date>`statement_timestamp()` })
      .where('merchant', '=', merchant)
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .returningAll()
      .executeTakeFirst(),

  /** Ends the run of a confirmed command: it is done, or it failed and is pending again. */
  endRun: async (id: string, outcome: 'done' | 'failed'): Promise<void> => {
    await db
      .updateTable('approvals')
      .set(outcome === 'done' ? { state: 'done' } : { state: 'pending', decided_by: null, decider: null, decided_at: null })
      .where('merchant', '=', merchant)
      .where('id', '=', id)
      .where('state', '=', 'running')
      .execute()
  },

  listNewest: (limit: number): Promise<readonly ApprovalRecord[]> =>
    db.selectFrom('approvals').selectAll().where('merchant', '=', merchant).orderBy('requested_at', 'desc').limit(limit).execute(),
})
