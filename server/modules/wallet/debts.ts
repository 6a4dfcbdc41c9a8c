import { randomUUID } from 'node:crypto'
import type { Tenant } from '../../database/tenant.ts'
import type { BonusOwner } from './bonuses.ts'
import { transferWithin } from './ledger.ts'
import { permit } from './permit.ts'
import { debtsOf } from './store/debts.ts'
import { ledgerOf, type Wallet } from './store/ledger.ts'

/** The player owes money after a correction of a bet: nothing of theirs may be paid out. */
export class DebtError extends Error {
  override readonly name = 'DebtError'
  constructor(
    /** Minor units. */
    readonly amount: bigint,
  ) {
    super('The player owes money after a correction of a bet.')
  }
}

/**
 * Asserts that an account owes nothing, before money of its own that was set aside leaves the platform.
 * @throws DebtError
 */
export async function assertNoDebt(trx: Tenant, { account, currency }: BonusOwner): Promise<void> {
  const amount = await debtsOf(trx).amount(account, currency)
  if (amount > 0n) throw new DebtError(amount)
}

/** The account of the house that has paid what players owe, until they have paid it back. */
export const receivables = 'receivables'

/**
 * Collects what an account owes from one of its wallets, as far as there is money: called whenever money has come in by
 * a win, a deposit, an adjustment or a withdrawal that ended before it was paid. It runs in the transaction that moved
 * that money.
 */
export async function collectDebt(trx: Tenant, { account, currency }: BonusOwner, wallet: Wallet = 'main'): Promise<void> {
  const owed = await debtsOf(trx).amount(account, currency)
  if (owed === 0n) return
  const balance = await ledgerOf(trx).balance(account, currency, wallet)
  const amount = owed < balance ? owed : balance
  if (amount === 0n) return
  const permits = [await permit(trx, { account, kind: 'resettlement', amount, currency })]
  await transferWithin(trx, {
    idempotencyKey: `debt/${randomUUID()}`,
    purpose: 'resettlement',
    currency,
    permits,
    lines: [
      { party: { player: account, wallet }, amount: -amount },
      { party: { house: receivables }, amount },
    ],
  })
  await debtsOf(trx).reduce(account, currency, amount)
}
