import type { AccountMovement } from '../../../src/generated/api.ts'
import type { MoneyPurpose } from '../wallet/index.ts'

export type MovementKindName = AccountMovement['kind']

/** The kind of movement for each purpose of the ledger. Players can filter movements by kind. */
export const movementKinds: Readonly<Record<MoneyPurpose, MovementKindName>> = {
  deposit: 'deposit',
  'deposit-fee': 'deposit',
  'withdrawal-hold': 'withdrawal',
  'withdrawal-return': 'withdrawal',
  'withdrawal-paid': 'withdrawal',
  'withdrawal-fee': 'withdrawal',
  'downline-transfer': 'transfer',
  'upline-transfer': 'transfer',
  'to-vendor': 'transfer',
  'from-vendor': 'transfer',
  bet: 'play',
  win: 'play',
  rollback: 'play',
  resettlement: 'play',
  'registration-bonus': 'bonus',
  'free-play': 'bonus',
  'deposit-bonus': 'bonus',
  'bonus-converted': 'bonus',
  'bonus-forfeited': 'bonus',
  reward: 'bonus',
  cashback: 'cashback',
  dividend: 'salary',
  salary: 'salary',
  'points-reward': 'bonus',
  'points-payout': 'bonus',
  operator: 'other',
  adjustment: 'other',
  'demo-balance': 'other',
}

/** Returns the purposes of a kind. */
export const listPurposesOfKind = (kind: MovementKindName): readonly MoneyPurpose[] =>
  (Object.keys(movementKinds) as MoneyPurpose[]).filter((purpose) => movementKinds[purpose] === kind)
