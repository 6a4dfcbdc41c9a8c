import { accountTypes, lockAccounts } from '../accounts/index.ts'
import { ApiError } from '../api-context/index.ts'
import type { Tenant } from '../../database/tenant.ts'

/**
 * Rules for the accounts that money may move to or from, by kind of movement. `requested` movements are rejected for a
 * disabled account; money `owed` to its owner or by its owner is still moved, and money `returned` to the house account
 * is still debited. Movements of a trial account are rejected, except `returned` money and the `unrestricted` money of
 * the demo.
 */
const movementRules = {
  deposit: 'requested',
  withdrawal: 'requested',
  bet: 'requested',
  transfer: 'requested',
  bonus: 'requested',
  cashback: 'requested',
  'vendor-transfer': 'requested',
  points: 'requested',
  'deposit-arrived': 'owed',
  'withdrawal-return': 'owed',
  'withdrawal-paid': 'owed',
  win: 'owed',
  rollback: 'owed',
  resettlement: 'owed',
  adjustment: 'owed',
  salary: 'owed',
  'initial-money': 'owed',
  'bonus-converted': 'owed',
  'bonus-forfeited': 'returned',
  unclaimed: 'returned',
  'points-owed': 'owed',
  'demo-balance': 'unrestricted',
} as const

declare const permitTag: unique symbol

/**
 * Permit to move the money of one account in one transaction. Only `requirePermit` creates it; `postTransfer`
 * requires one for each player whose money it moves.
 */
export interface Permit {
  readonly [permitTag]: true
}

const issuedPermits = new WeakMap<Permit, { readonly db: Tenant['db']; readonly account: string }>()

export type MovementKind = keyof typeof movementRules

export interface Movement {
  readonly account: string
  readonly kind: MovementKind
  /** Minor units, positive. */
  readonly amount: bigint
  readonly currency: string
}

/**
 * The single check before every movement of a player's money, in the transaction of the movement. It locks the account
 * and checks its current state.
 * @throws ApiError account_disabled, also if the account does not exist; real_account_required
 */
export async function requirePermit(trx: Tenant, { account: id, kind }: Movement): Promise<Permit> {
  const [account] = await lockAccounts(trx, [id])
  const rule = movementRules[kind]
  if (!account || (account.disabled && rule === 'requested')) throw new ApiError('account_disabled')
  if (account.type === accountTypes.guest && (rule === 'requested' || rule === 'owed')) throw new ApiError('real_account_required')
  const newPermit = Object.freeze({}) as Permit
  issuedPermits.set(newPermit, { db: trx.db, account: id })
  return newPermit
}

/**
 * Asserts that each of these players has a permit of this transaction.
 * @throws RangeError
 */
export function assertPermits(trx: Tenant, permits: readonly Permit[], players: readonly string[]): void {
  const transactionPermits = permits.map((permit) => issuedPermits.get(permit)).filter((issuedPermit) => issuedPermit?.db === trx.db)
  if (!players.every((player) => transactionPermits.some((transactionPermit) => transactionPermit?.account === player)))
    throw new RangeError('A transfer needs a permit of this transaction for each player whose money it moves.')
}
