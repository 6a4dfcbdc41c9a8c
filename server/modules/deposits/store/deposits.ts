import { randomBytes, randomUUID } from 'node:crypto'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { DepositState } from '../../../database/columns.ts'
import type { Tables } from '../../../database/tables.ts'
import { recordRowLock } from '../../../database/lock-order.ts'
import type { Tenant } from '../../../database/tenant.ts'

export type DepositRecord = Selectable<Tables['deposits']>
export type StepRecord = Pick<Selectable<Tables['deposit_steps']>, 'deposit' | 'state' | 'at'>
export type PaymentRecord = Selectable<Tables['deposit_payments']>
export type NewDeposit = Omit<Insertable<Tables['deposits']>, 'merchant' | 'id' | 'reference' | 'created_at' | 'changed_at'>
export type DepositChange = Partial<
  Pick<DepositRecord, 'state' | 'pay_url' | 'proof' | 'paid' | 'credited' | 'fees' | 'bonus_given' | 'mark' | 'reason'>
>

/** End of the previous page of a list. */
export interface DepositCursor {
  readonly at: Date
  readonly id: string
}

const pendingStates = ['requested', 'awaiting'] as const satisfies readonly DepositState[]
const openStates = [...pendingStates, 'review'] as const satisfies readonly DepositState[]

/** Letters and digits that cannot be mistaken for each other. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const createReference = (): string => [...randomBytes(10)].map((byte) => alphabet[byte % alphabet.length]).join('')

export const createDepositStore = ({ code: merchant, db }: Tenant) => {
  const selectDeposits = () => db.selectFrom('deposits').selectAll().where('merchant', '=', merchant)
  const insertStep = async (deposit: string, state: DepositState) => {
    const { last } = await db
      .selectFrom('deposit_steps')
      .select(({ fn }) => fn.max('step').as('last'))
      .where('merchant', '=', merchant)
      .where('deposit', '=', deposit)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('deposit_steps')
      .values({ merchant, deposit, state, step: (last ?? 0) + 1 })
      .execute()
  }
  return {
    /** Inserts a deposit; `undefined` if its key has been used. */
    insert: async (deposit: NewDeposit): Promise<DepositRecord | undefined> => {
      const inserted = await db
        .insertInto('deposits')
        .values({ ...deposit, merchant, id: randomUUID(), reference: createReference() })
        .onConflict((conflict) => conflict.columns(['merchant', 'account', 'request_key']).doNothing())
        .returningAll()
        .executeTakeFirst()
      if (inserted) await insertStep(inserted.id, inserted.state)
      return inserted
    },

    findByKey: (account: string, key: string) =>
      selectDeposits().where('account', '=', account).where('request_key', '=', key).executeTakeFirst(),

    findById: (id: string) => selectDeposits().where('id', '=', id).executeTakeFirst(),

    findByAccount: (account: string, id: string) => selectDeposits().where('account', '=', account).where('id', '=', id).executeTakeFirst(),

    findByReference: (reference: string) => selectDeposits().where('reference', '=', reference).executeTakeFirst(),

    /** Locks the deposit until the transaction ends. */
    lockById: (id: string) => {
      recordRowLock({ db }, `the deposit ${id}`)
      return selectDeposits().where('id', '=', id).forUpdate().executeTakeFirst()
    },

    /** Changes a locked deposit. A new state is recorded as a step. */
    update: async ({ id, state }: Pick<DepositRecord, 'id' | 'state'>, change: DepositChange): Promise<DepositRecord> => {
      const changed = await db
        .updateTable('deposits')
        .set({ ...change, changed_at: sql`statement_timestamp()` })
        .where('merchant', '=', merchant)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      if (changed.state !== state) await insertStep(id, changed.state)
      return changed
    },

    /** The latest 50 unfinished deposits of an account, newest first. */
    listOpen: (account: string) =>
      selectDeposits()
        .where('account', '=', account)
        .where('state', 'in', openStates)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(50)
        .execute(),

    listPage: (account: string, limit: number, cursor: DepositCursor | undefined) =>
      selectDeposits()
        .where('account', '=', account)
        .$if(cursor !== undefined, (query) =>
          query.where((eb) =>
            eb.or([
              eb('created_at', '<', cursor?.at ?? new Date()),
              eb.and([eb('created_at', '=', cursor?.at ?? new Date()), eb('id', '>', cursor?.id ?? '')]),
            ]),
          ),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute(),

    listSteps: async (ids: readonly string[]): Promise<readonly StepRecord[]> =>
      ids.length === 0
        ? []
        : db
            .selectFrom('deposit_steps')
            .select(['deposit', 'state', 'at'])
            .where('merchant', '=', merchant)
            .where('deposit', 'in', ids)
            .orderBy('deposit')
            .orderBy('step')
            .execute(),

    /** Whether the account has been given this bonus before. */
    hasReceivedBonus: async (account: string, bonus: string): Promise<boolean> =>
      (await db
        .selectFrom('deposits')
        .select('id')
        .where('merchant', '=', merchant)
        .where('account', '=', account)
        .where('bonus', '=', bonus)
        .where('bonus_given', '>', 0n)
        .limit(1)
        .executeTakeFirst()) !== undefined,

    /** Whether any deposit of the account has been credited. */
    hasCreditedDeposit: async (account: string): Promise<boolean> =>
      (await db
        .selectFrom('deposits')
        .select('id')
        .where('merchant', '=', merchant)
        .where('account', '=', account)
        .where('credited', '>', 0n)
        .limit(1)
        .executeTakeFirst()) !== undefined,

    /** Number of deposits with an order at a gateway of the brand that can still be paid. */
    countPendingAt: async (gateway: string): Promise<number> =>
      Number(
        (
          await db
            .selectFrom('deposits')
            .select((eb) => eb.fn.countAll().as('count'))
            .where('merchant', '=', merchant)
            .where('gateway', '=', gateway)
            .where('state', 'in', pendingStates)
            .executeTakeFirstOrThrow()
        ).count,
      ),

    /** The ids of pending deposits past their payment deadline. */
    listDueIds: async (now: Date, limit: number): Promise<readonly string[]> =>
      (
        await db
          .selectFrom('deposits')
          .select('id')
          .where('merchant', '=', merchant)
          .where('state', 'in', pendingStates)
          .where('expires_at', '<=', now)
          .orderBy('expires_at')
          .limit(limit)
          .execute()
      ).map(({ id }) => id),

    /** Unexpired deposits from before `requestedBefore` that their gateway has not opened, the next to expire first. */
    listUnopened: (now: Date, requestedBefore: Date, limit: number) =>
      selectDeposits()
        .where('state', '=', 'requested')
        .where('expires_at', '>', now)
        .where('created_at', '<', requestedBefore)
        .orderBy('expires_at')
        .limit(limit)
        .execute(),

    /** Records a payment. If it is already recorded, returns that record; otherwise `undefined`. */
    insertPayment: async (payment: Omit<PaymentRecord, 'merchant' | 'at'>): Promise<PaymentRecord | undefined> => {
      const inserted = await db
        .insertInto('deposit_payments')
        .values({ ...payment, merchant })
        .onConflict((conflict) => conflict.columns(['merchant', 'payment', 'status']).doNothing())
        .returning('payment')
        .executeTakeFirst()
      if (inserted) return undefined
      return db
        .selectFrom('deposit_payments')
        .selectAll()
        .where('merchant', '=', merchant)
        .where('payment', '=', payment.payment)
        .where('status', '=', payment.status)
        .executeTakeFirstOrThrow()
    },

    listPayments: (id: string) =>
      db
        .selectFrom('deposit_payments')
        .selectAll()
        .where('merchant', '=', merchant)
        .where('deposit', '=', id)
        .orderBy('at')
        .orderBy('payment')
        .execute(),

    /** Lists deposits of all accounts or one account for operators, newest first, with usernames. */
    list: ({
      state,
      account,
      limit,
    }: {
      readonly state?: DepositState | undefined
      readonly account?: string | undefined
      readonly limit: number
    }) =>
      db
        .selectFrom('deposits')
        .innerJoin('accounts', (join) =>
          join.onRef('accounts.merchant', '=', 'deposits.merchant').onRef('accounts.id', '=', 'deposits.account'),
        )
        .selectAll('deposits')
        .select('accounts.username')
        .where('deposits.merchant', '=', merchant)
        .$if(state !== undefined, (query) => query.where('deposits.state', '=', state ?? 'paid'))
        .$if(account !== undefined, (query) => query.where('deposits.account', '=', account ?? ''))
        .orderBy('deposits.created_at', 'desc')
        .orderBy('deposits.id')
        .limit(limit)
        .execute(),

    /** Successful payments at a gateway (`null`: the server's) for deposits created at or after `since`. */
    listPaymentsSince: (since: Date, gateway: string | null) =>
      db
        .selectFrom('deposit_payments')
        .innerJoin('deposits', (join) =>
          join.onRef('deposits.merchant', '=', 'deposit_payments.merchant').onRef('deposits.id', '=', 'deposit_payments.deposit'),
        )
        .select(['deposit_payments.payment', 'deposit_payments.amount', 'deposit_payments.currency', 'deposits.reference'])
        .where('deposit_payments.merchant', '=', merchant)
        .where('deposit_payments.status', '=', 'paid')
        .where('deposits.created_at', '>=', since)
        .where('deposits.pay_to', 'is', null)
        .where('deposits.gateway', 'is not distinct from', gateway)
        .execute(),
  }
}

/** Merchants with deposits that are waiting to be opened or paid. */
export const listMerchantsWithPendingDeposits = (db: Database) =>
  db.selectFrom('deposits').select('merchant').distinct().where('state', 'in', pendingStates).execute()
