import { accountTypes, lockAccounts } from '../accounts/index.ts'
import { CallError } from '../calls/index.ts'
import type { Tenant } from '../../database/tenant.ts'

/**
 * Who may still move money so. What a player asks for is refused to an account that is closed; what is owed to its
 * owner reaches it all the same, and what goes back to the house leaves it. A trial account has no part in money, and
 * keeps none.
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
} as const

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
export async function permit(inside: Tenant, { account: id, kind }: Movement): Promise<void> {
  const [account] = await lockAccounts(inside, [id])
  if (!account || (account.disabled && movements[kind] === 'asked')) throw new CallError('account_disabled')
  if (account.type === accountTypes.guest && movements[kind] !== 'returned') throw new CallError('true_account_required')
}
