import { randomUUID } from 'node:crypto'
import type { Tenant } from '../../database/tenant.ts'
import { postTransfer } from './ledger.ts'
import { requirePermit } from './permit.ts'
import { createDebtStore } from './store/debts.ts'
import { createLedgerStore, type Wallet } from './store/ledger.ts'
import type { MoneyOwner } from './withdrawable.ts'

/** Thrown if a player owes money after a correction of a bet, so that nothing may be paid out. */
export class DebtError extends Error {
  override readonly name = 'DebtError'
  constructor(
    /** Debt in minor units. */
    readonly amount: bigint,
  ) {
    super('The player owes money after a correction of a bet.')
  }
}

/**
 * Asserts that an account has no debt, before the money held for a withdrawal leaves the platform.
 * @throws DebtError
 */
export async function assertNoDebt(trx: Tenant, { account, currency }: MoneyOwner): Promise<void> {
  const amount = await createDebtStore(trx).getAmount(account, currency)
  if (amount > 0n) throw new DebtError(amount)
}

/** The house account that advances to vendors what players owe them, until the players repay it. */
export const receivablesAccount = 'receivables'

/**
 * Collects an account's debt from one of its wallets, as far as its balance allows. Called after a win, a
 * corrected bet, a deposit, a positive adjustment, or the return of a withdrawal, in the same transaction.
 */
export async function collectDebt(trx: Tenant, { account, currency }: MoneyOwner, wallet: Wallet = 'main'): Promise<void> {
  const debt = await createDebtStore(trx).getAmount(account, currency)
  if (debt === 0n) return
  const balance = await createLedgerStore(trx).getBalance(account, currency, wallet)
  const amount = debt < balance ? debt : balance
  if (amount === 0n) return
  const permits = [await requirePermit(trx, { account, kind: 'resettlement', amount, currency })]
  await postTransfer(trx, {
    idempotencyKey: `debt/${randomUUID()}`,
    purpose: 'resettlement',
    currency,
    permits,
    lines: [
      { party: { player: account, wallet }, amount: -amount },
      { party: { house: receivablesAccount }, amount },
    ],
  })
  await createDebtStore(trx).reduce(account, currency, amount)
}
