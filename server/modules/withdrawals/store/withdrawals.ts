import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { Tables } from '../../../database/tables.ts'
import { recordRowLock } from '../../../database/lock-order.ts'
import type { Tenant } from '../../../database/tenant.ts'

export type WithdrawalRecord = Selectable<Tables['withdrawals']>
export type StepRecord = Selectable<Tables['withdrawal_steps']>
type NewWithdrawal = Omit<
  Insertable<Tables['withdrawals']>,
  'merchant' | 'state' | 'receipt' | 'paid' | 'receive_by' | 'version' | 'requested_at' | 'changed_at'
>
export type NewStep = Pick<StepRecord, 'actor'> & Partial<Pick<StepRecord, 'note' | 'received' | 'remaining' | 'proof'>>

/** Columns of the current status. */
export type StatusColumns = Pick<WithdrawalRecord, 'state' | 'receipt' | 'due' | 'paid' | 'receive_by'>

type States = readonly WithdrawalRecord['state'][]

/** Total amount and number of the withdrawals that an account has requested, without refused or cancelled ones. */
interface RequestedTotals {
  readonly amount: bigint
  readonly count: number
}

/** The withdrawals of a brand. */
export const createWithdrawalStore = ({ code: merchant, db }: Tenant) => {
  const select = () => db.selectFrom('withdrawals').selectAll().where('merchant', '=', merchant)
  const insertStep = async (withdrawal: string, version: number, state: WithdrawalRecord['state'], step: NewStep) => {
    const { actor, note = null, received = null, remaining = null, proof = null } = step
    await db
      .insertInto('withdrawal_steps')
      .values({ merchant, withdrawal, version, state, actor, note, received, remaining, proof })
      .execute()
  }
  return {
    /** Inserts a withdrawal with its first step. */
    insert: async (withdrawal: NewWithdrawal): Promise<WithdrawalRecord> => {
      const inserted = await db
        .insertInto('withdrawals')
        .values({ ...withdrawal, merchant, state: 'requested' })
        .returningAll()
        .executeTakeFirstOrThrow()
      await insertStep(inserted.id, inserted.version, inserted.state, { actor: 'player' })
      return inserted
    },

    findByKey: (account: string, key: string) => select().where('account', '=', account).where('key', '=', key).executeTakeFirst(),
    find: (id: string) => select().where('id', '=', id).executeTakeFirst(),
    findByReference: (reference: string) => select().where('reference', '=', reference).executeTakeFirst(),

    /**
     * Moves a withdrawal from the state in which it was read, and records the step. Returns the updated withdrawal;
     * `undefined` if it was moved concurrently: of several callers with the same version one succeeds.
     */
    move: async ({ id, version }: WithdrawalRecord, status: StatusColumns, step: NewStep) => {
      recordRowLock({ db }, `the withdrawal ${id}`)
      const moved = await db
        .updateTable('withdrawals')
        .set({ ...status, version: version + 1, changed_at: sql<Date>`statement_timestamp()` })
        .where('merchant', '=', merchant)
        .where('id', '=', id)
        .where('version', '=', version)
        .returningAll()
        .executeTakeFirst()
      if (moved) await insertStep(id, moved.version, status.state, step)
      return moved
    },

    /** Lists an account's withdrawals in some states, newest first, after the cursor. */
    listPage: (account: string, states: States, limit: number, after?: string) =>
      select()
        .where('account', '=', account)
        .where('state', 'in', states)
        .$if(after !== undefined, (query) =>
          query.where(
            sql<boolean>`(requested_at, id) < (select w.requested_at, w.id from withdrawals w where w.merchant = ${merchant} and w.account = ${account} and w.id = ${after ?? ''}::uuid)`,
          ),
        )
        .orderBy('requested_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    /** Lists the brand's withdrawals in some states, oldest first, with their accounts. */
    listByState: (states: States, limit: number) =>
      db
        .selectFrom('withdrawals')
        .innerJoin('accounts', (join) =>
          join.onRef('accounts.merchant', '=', 'withdrawals.merchant').onRef('accounts.id', '=', 'withdrawals.account'),
        )
        .selectAll('withdrawals')
        .select('accounts.username')
        .where('withdrawals.merchant', '=', merchant)
        .where('state', 'in', states)
        .orderBy('requested_at')
        .orderBy('withdrawals.id')
        .limit(limit)
        .execute(),

    /** Lists withdrawals whose time for confirmation has ended. */
    listOverdue: (now: Date, limit: number) =>
      select().where('state', '=', 'paid-out').where('receive_by', '<=', now).orderBy('receive_by').limit(limit).execute(),

    /** Lists the steps of withdrawals, grouped by withdrawal, oldest first. */
    listSteps: (withdrawals: readonly string[]) =>
      withdrawals.length === 0
        ? Promise.resolve<StepRecord[]>([])
        : db
            .selectFrom('withdrawal_steps')
            .selectAll()
            .where('merchant', '=', merchant)
            .where('withdrawal', 'in', withdrawals)
            .orderBy('withdrawal')
            .orderBy('version')
            .execute(),

    /** Returns the totals of the withdrawals that an account has requested since a time. */
    getRequestedSince: async (account: string, from: Date): Promise<RequestedTotals> => {
      const { amount, count } = await db
        .selectFrom('withdrawals')
        .select((eb) => [sql<bigint | null>`sum(amount)::numeric(38, 0)`.as('amount'), eb.fn.countAll<bigint>().as('count')])
        .where('merchant', '=', merchant)
        .where('account', '=', account)
        .where('state', 'not in', ['refused', 'cancelled'])
        .where('requested_at', '>=', from)
        .executeTakeFirstOrThrow()
      return { amount: amount ?? 0n, count: Number(count) }
    },
  }
}

/** Lists merchants with withdrawals whose time for confirmation has ended. */
export const listMerchantsWithOverdueWithdrawals = (db: Database) =>
  db.selectFrom('withdrawals').select('merchant').distinct().where('state', '=', 'paid-out').where('receive_by', '<=', new Date()).execute()
