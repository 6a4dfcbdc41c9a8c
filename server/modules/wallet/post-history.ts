import { hasAccountLocks } from '../../database/lock-order.ts'
import type { Tenant } from '../../database/tenant.ts'
import { lockAccounts } from '../accounts/index.ts'
import { computeTransferFingerprint, type TransferContent } from './ledger.ts'
import { type BackdatedEntry, createLedgerStore } from './store/ledger.ts'
import { OverdraftError } from './payout.ts'

export interface BackdatedTransfer extends TransferContent {
  readonly at: Date
}

/**
 * Inserts past transfers in the given order, for accounts that start with a history and an empty balance. As with any
 * transfer, each sums to zero, has its own idempotency key, and never overdraws a wallet. The whole history is inserted
 * by a few statements.
 * @throws OverdraftError; RangeError if lines do not sum to zero
 */
export async function postBackdatedTransfers(trx: Tenant, currency: string, history: readonly BackdatedTransfer[]): Promise<void> {
  const players = [...new Set(history.flatMap(({ lines }) => lines).flatMap(({ party }) => ('player' in party ? [party.player] : [])))]
  if (!hasAccountLocks(trx, players)) await lockAccounts(trx, players)
  const ledger = createLedgerStore(trx)
  const parties = [...new Map(history.flatMap(({ lines }) => lines).map(({ party }) => [JSON.stringify(party), party])).values()]
  const ids = await ledger.getOrCreateAccounts(parties, currency)
  const accountIdByParty = new Map(parties.map((party, index) => [JSON.stringify(party), ids[index] ?? '']))
  const balances = await ledger.lockBalances(parties.flatMap((party, index) => ('player' in party ? [ids[index] ?? ''] : [])))
  const entries: BackdatedEntry[] = []
  for (const [transferIndex, { lines, at }] of history.entries()) {
    if (lines.reduce((sum, { amount }) => sum + amount, 0n) !== 0n) throw new RangeError('The lines of a transfer must sum to zero.')
    for (const [lineIndex, { party, amount }] of lines.entries()) {
      const account = accountIdByParty.get(JSON.stringify(party)) ?? ''
      const previousBalance = balances.get(account)
      if (previousBalance !== undefined) balances.set(account, previousBalance + amount)
      const newBalance = previousBalance === undefined ? null : previousBalance + amount
      entries.push({ transfer: transferIndex, line: lineIndex, account, amount, balance_after: newBalance, at })
    }
    if ([...balances.values()].some((balance) => balance < 0n)) throw new OverdraftError('The history overdraws a wallet.')
  }
  const transfers = history.map((transfer) => ({
    idempotencyKey: transfer.idempotencyKey,
    fingerprint: computeTransferFingerprint(transfer),
    purpose: transfer.purpose,
    reference: transfer.reference ?? null,
    at: transfer.at,
  }))
  await ledger.insertHistory(transfers, entries, balances)
}
