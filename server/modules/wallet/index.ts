/** The ledger: players' balances, bonuses, and transfers between members. */

export { balanceOf } from './balance-of.ts'
export { type BonusGrant, forfeitBonuses, grantBonus, listGrantedBonuses as grantedBonuses, registrationBonus } from './bonuses.ts'
export { assertNoDebt, collectDebt, DebtError } from './debts.ts'
export { creditFreeSpin, type WinCredit } from './free-spins.ts'
export { type LedgerPurpose, type MoneyPurpose, firstMoneyKey, purposesOf, pointsCurrency } from './ledger-purposes.ts'
export { IdempotencyError, type Transfer, type TransferFacts, transferWithin } from './ledger.ts'
export { fundVendor } from './move-funds.ts'
export { OverdraftError, authorizePayout, PayoutRefusedError } from './payout.ts'
export { permit, type Permit } from './permit.ts'
export { type PastTransfer, postHistory } from './post-history.ts'
export { requirePositiveAmount as readPositive } from './require-positive-amount.ts'
export { isWithinOperatorLimit } from './adjust.ts'
export {
  type BetWallet as Stakeholder,
  creditBet,
  debitBet,
  releaseStake as endStake,
  betWalletOf as playWallet,
  splitStake,
  chargeStake as takeStake,
} from './stakes.ts'
export { type GrantedBonus } from './store/bonuses.ts'
export { verifyLedger } from './store/ledger-faults.ts'
export { getWithdrawable } from './withdrawable.ts'
export { type LedgerLine, type StatementLine, ledgerOf } from './store/ledger.ts'
