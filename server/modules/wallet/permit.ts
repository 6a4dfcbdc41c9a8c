import { accountTypes, lockAccounts } from '../accounts/index.ts'
import { CallError } from '../calls/index.ts'
import type { Tenant } from '../../database/tenant.ts'

/**
 * Who may still move money so. What a player asks for is refused to an account that is closed; what is owed to its
 * owner reaches it all the same, and what goes back to the house leaves it. A trial account has no part in money, and
 * keeps none; what the demo gives, any account gets.
 */
const movements = {
  deposit: 'asked',
  withdrawal: 'asked',
  bet: 'asked',
  transfer: 'asked',
  bonus: 'asked',
  cashback: 'asked',
  'vendor-transfer': 'asked',
  points: 'asked',
  'deposit-arrived': 'owed',
  'withdrawal-return': 'owed',
  'withdrawal-paid': 'owed',
  win: 'owed',
  rollback: 'owed',
  resettlement: 'owed',
  adjustment: 'owed',
  salary: 'owed',
  'first-money': 'owed',
  'bonus-converted': 'owed',
  'bonus-forfeited': 'returned',
  unclaimed: 'returned',
  'points-owed': 'owed',
  'demo-balance': 'given',
} as const

declare const permitted: unique symbol

/**
 * Permission to move the money of one account in one transaction. Only `permit` makes one; `transferWithin` takes one
 * for each player whose money it moves.
 */
export interface Permit {
  readonly [permitted]: true
}

const issued = new WeakMap<Permit, { readonly db: Tenant['db']; readonly account: string }>()

export type MovementKind = keyof typeof movements

export interface Movement {
  readonly account: string
  readonly kind: MovementKind
  /** Minor units, above zero. */
  readonly amount: bigint
  readonly currency: string
}

/**
 * The one gate before every movement of a player's money, in the transaction that moves it: whoever moves it asks here
 * first. It locks the account, and judges what it is now.
 * @throws CallError account_disabled, true_account_required
 */
export async function permit(trx: Tenant, { account: id, kind }: Movement): Promise<Permit> {
  const [account] = await lockAccounts(trx, [id])
  const rule = movements[kind]
  if (!account || (account.disabled && rule === 'asked')) throw new CallError('account_disabled')
  if (account.type === accountTypes.guest && (rule === 'asked' || rule === 'owed')) throw new CallError('true_account_required')
  const made = Object.freeze({}) as Permit
  issued.set(made, { db: trx.db, account: id })
  return made
}

/**
 * Asserts that each of these players was permitted to move money in this transaction.
 * @throws RangeError
 */
export function requirePermits(trx: Tenant, permits: readonly Permit[], players: readonly string[]): void {
  const permittedHere = permits.map((one) => issued.get(one)).filter((facts) => facts?.db === trx.db)
  if (!players.every((player) => permittedHere.some((facts) => facts?.account === player)))
    throw new RangeError('A transfer needs a permit of this transaction for each player whose money it moves.')
}
