import { randomUUID } from 'node:crypto'
import type { Tenant } from '../../database/tenant.ts'
import type { BonusOwner } from './bonuses.ts'
import { transferWithin } from './ledger.ts'
import { permit } from './permit.ts'
import { debtsOf } from './store/debts.ts'
import { ledgerOf, type Wallet } from './store/ledger.ts'

/** The account of the house that has paid what players owe, until they have paid it back. */
export const receivables = 'receivables'

/**
 * Collects what an account owes from one of its wallets, as far as there is money: called whenever money has come in by
 * a win or a deposit. It runs in the transaction that moved that money.
 */
export async function collectDebt(trx: Tenant, { account, currency }: BonusOwner, wallet: Wallet = 'main'): Promise<void> {
  const owed = await debtsOf(trx).amount(account, currency)
  if (owed === 0n) return
  const balance = await ledgerOf(trx).balance(account, currency, wallet)
  const amount = owed < balance ? owed : balance
  if (amount === 0n) return
  await permit(trx, { account, kind: 'resettlement', amount, currency })
  await transferWithin(trx, {
    idempotencyKey: `debt/${randomUUID()}`,
    purpose: 'resettlement',
    currency,
    lines: [
      { party: { player: account, wallet }, amount: -amount },
      { party: { house: receivables }, amount },
    ],
  })
  await debtsOf(trx).reduce(account, currency, amount)
}
