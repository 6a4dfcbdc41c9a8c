import { randomUUID } from 'node:crypto'
import type { Tenant } from '../../../server/database/tenant.ts'
import type { SealedPayeeColumns } from '../../../server/database/records.ts'
import type { Tables } from '../../../server/database/tables.ts'
import type { Insertable } from 'kysely'

export interface PlayedGame {
  readonly id: string
  readonly vendor: string
  readonly category: string
}

export interface PastBet {
  readonly id: string
  readonly game: PlayedGame
  readonly stake: bigint
  readonly win: bigint
  readonly state: 'settled' | 'rolled-back'
  readonly placedAt: Date
  readonly settledAt: Date
}

export type PastDepositState = 'requested' | 'paid' | 'failed' | 'expired' | 'cancelled' | 'review' | 'awaiting'

export interface PastDeposit {
  readonly id: string
  readonly amount: bigint
  readonly state: PastDepositState
  readonly at: Date
  /** Time at which the deposit reached its state. */
  readonly endedAt: Date
}

export type PastWithdrawalState =
  'requested' | 'in-review' | 'approved' | 'paid-out' | 'received' | 'partly-received' | 'not-received' | 'refused' | 'cancelled'

export interface PastWithdrawal {
  readonly id: string
  readonly amount: bigint
  readonly state: PastWithdrawalState
  readonly at: Date
  readonly endedAt: Date
}

export interface PastBonus {
  readonly id: string
  readonly key: string
  readonly amount: bigint
  readonly turnover: bigint
  readonly completedTurnover: bigint
  readonly state: 'open' | 'converted' | 'expired'
  readonly at: Date
  readonly endsAt: Date
  readonly closedAt: Date | null
}

/** The history without its transfers. */
interface PastActivity {
  readonly bets: readonly PastBet[]
  readonly deposits: readonly PastDeposit[]
  readonly withdrawals: readonly PastWithdrawal[]
  readonly bonuses: readonly PastBonus[]
}

type DepositRow = Insertable<Tables['deposits']>

/** Columns of a payee, with encrypted details. */
type PayeeColumns = SealedPayeeColumns & { readonly channel: string; readonly digest: Buffer }

/** Columns of a deposit that come from its channel. */
type ChannelColumns = Pick<DepositRow, 'kind' | 'amount_mismatch'> & {
  readonly pay_to: string | null
  readonly id: string
  readonly proof: DepositRow['proof_policy']
  readonly minutes: number
}

interface HistoryContext {
  readonly account: string
  readonly currency: string
  readonly channel: ChannelColumns
  /** A gateway channel. Without one, `requested` deposits are left out. */
  readonly gateway: ChannelColumns | undefined
  readonly payee: PayeeColumns
  /** Time from which the payee exists and can be used. */
  readonly since: Date
}

/** Maximum number of rows per statement. */
const batchSize = 500

export const createHistoryStore = ({ code: merchant, db }: Tenant) => ({
  insert: async ({ bets, deposits: allDeposits, withdrawals, bonuses }: PastActivity, context: HistoryContext): Promise<void> => {
    const { account, currency } = context
    const deposits = allDeposits.filter(({ state }) => state !== 'requested' || context.gateway !== undefined)
    for (let from = 0; from < bets.length; from += batchSize)
      await db
        .insertInto('bets')
        .values(
          bets.slice(from, from + batchSize).map(({ id, game, stake, win, state, placedAt, settledAt }) => ({
            merchant,
            id,
            account,
            vendor: game.vendor,
            game: game.id,
            category: game.category,
            round: id,
            transaction: id,
            wallet: 'main',
            currency,
            stake,
            bonus_stake: 0n,
            win,
            state,
            placed_at: placedAt,
            settled_at: settledAt,
          })),
        )
        .execute()
    if (deposits.length > 0) {
      await db
        .insertInto('deposits')
        .values(deposits.map((deposit) => ({ merchant, ...toDepositRow(deposit, context) })))
        .execute()
      await db
        .insertInto('deposit_steps')
        .values(
          deposits
            .flatMap(({ id, state, at, endedAt }) => createDepositSteps(id, state, at, endedAt))
            .map((step) => ({ merchant, ...step })),
        )
        .execute()
    }
    if (withdrawals.length > 0) await insertWithdrawals({ code: merchant, db }, withdrawals, context)
    if (bonuses.length > 0)
      await db
        .insertInto('bonuses')
        .values(
          bonuses.map(({ id, key, amount, turnover, completedTurnover, state, at, endsAt, closedAt }) => ({
            merchant,
            id,
            account,
            kind: 'deposit-bonus',
            grant_key: key,
            currency,
            amount,
            balance: state === 'open' ? amount : 0n,
            turnover_needed: turnover,
            turnover_done: completedTurnover,
            state,
            // An open bonus does not block withdrawals, so that visitors can try withdrawals with any demo account.
            holds_withdrawals: state !== 'open',
            terms: '{}',
            created_at: at,
            ends_at: endsAt,
            closed_at: closedAt,
          })),
        )
        .execute()
  },
})

async function insertWithdrawals(
  { code: merchant, db }: Tenant,
  withdrawals: readonly PastWithdrawal[],
  context: HistoryContext,
): Promise<void> {
  const { account, currency, payee, since } = context
  const { channel: _, digest: __, ...payeeColumns } = payee
  await db
    .insertInto('payees')
    .values({ merchant, account, id: randomUUID(), ...payee, preferred: true, added_at: since, usable_at: since })
    .execute()
  await db
    .insertInto('withdrawals')
    .values(
      withdrawals.map(({ id, amount, state, at, endedAt }) => ({
        ...payeeColumns,
        merchant,
        id,
        account,
        currency,
        reference: formatReference(id),
        key: id,
        fingerprint: id,
        amount,
        fee: noFee,
        due: state === 'received' ? 0n : state === 'partly-received' ? amount / 2n : amount,
        state,
        receipt: state === 'received' ? ('confirmed' as const) : null,
        paid: stateHistory[state].includes('paid-out'),
        receive_by: state === 'paid-out' ? new Date(Date.now() + dayMilliseconds) : null,
        version: stateHistory[state].length,
        requested_at: at,
        changed_at: endedAt,
      })),
    )
    .execute()
  await db
    .insertInto('withdrawal_steps')
    .values(
      withdrawals.flatMap(({ id, amount, state, at, endedAt }) =>
        stateHistory[state].map((step, index) => ({
          merchant,
          withdrawal: id,
          version: index + 1,
          state: step,
          at: index === 0 ? at : new Date(endedAt.getTime() - (stateHistory[state].length - 1 - index) * 1000),
          actor: playerSetStates.has(step) ? ('player' as const) : ('operator' as const),
          note: null,
          received: step === 'partly-received' ? amount - amount / 2n : null,
          remaining: step === 'partly-received' ? amount / 2n : null,
          proof: null,
        })),
      ),
    )
    .execute()
}

const dayMilliseconds = 86_400_000
const statesUntilPaidOut = ['requested', 'in-review', 'approved', 'paid-out'] as const
/** Demo accounts pay no fees. */
const noFee = 0n

/** States of a withdrawal up to and including its current one, in order. */
const stateHistory: Readonly<Record<PastWithdrawalState, readonly PastWithdrawalState[]>> = {
  requested: ['requested'],
  'in-review': ['requested', 'in-review'],
  approved: ['requested', 'in-review', 'approved'],
  'paid-out': statesUntilPaidOut,
  received: [...statesUntilPaidOut, 'received'],
  'partly-received': [...statesUntilPaidOut, 'partly-received'],
  'not-received': [...statesUntilPaidOut, 'not-received'],
  refused: ['requested', 'in-review', 'refused'],
  cancelled: ['requested', 'cancelled'],
}
const playerSetStates: ReadonlySet<PastWithdrawalState> = new Set(['requested', 'received', 'partly-received', 'not-received', 'cancelled'])

const formatReference = (id: string): string => id.replaceAll('-', '').slice(0, 10).toUpperCase()

function toDepositRow(
  { id, amount, state, at, endedAt }: PastDeposit,
  { account, currency, channel: defaultChannel, gateway }: HistoryContext,
): Omit<DepositRow, 'merchant'> {
  const channel = (state === 'requested' ? gateway : undefined) ?? defaultChannel
  const paid = state === 'paid' ? amount : 0n
  return {
    id,
    account,
    request_key: id,
    fingerprint: id,
    reference: formatReference(id),
    channel: channel.id,
    kind: channel.kind,
    state,
    amount,
    currency,
    fee_percent: 0,
    fee_fixed: 0n,
    amount_mismatch: channel.amount_mismatch,
    proof_policy: channel.proof,
    unit: null,
    bonus: null,
    bonus_terms: null,
    details: '{}',
    pay_to: channel.pay_to,
    paid,
    credited: paid,
    created_at: at,
    changed_at: endedAt,
    expires_at: new Date(at.getTime() + channel.minutes * 60_000),
  }
}

/** Returns the steps of a deposit: `awaiting`, then its state. A `requested` or `awaiting` deposit has one step. */
const createDepositSteps = (deposit: string, state: PastDeposit['state'], at: Date, endedAt: Date) => [
  { deposit, step: 1, state: state === 'requested' ? state : ('awaiting' as const), at },
  ...(state === 'awaiting' || state === 'requested' ? [] : [{ deposit, step: 2, state, at: endedAt }]),
]
