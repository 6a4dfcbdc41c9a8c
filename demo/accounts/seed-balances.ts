import type { MerchantConfig } from '../../src/generated/config.ts'
import { parseMinor } from '../../src/engine/rules/money/money.ts'
import type { Tenant } from '../../server/database/tenant.ts'
import { createAccountStore } from '../../server/modules/accounts/index.ts'
import { requirePermit, postTransfer } from '../../server/modules/wallet/index.ts'

/**
 * Funds the demo accounts of a brand with ordinary ledger transfers. The balance of an account with a history comes
 * from its history instead.
 */
export async function seedBalances(trx: Tenant, { merchant: { currency }, platform }: MerchantConfig): Promise<void> {
  for (const [username, { balance = '0', historyDays }] of Object.entries(platform.accounts)) {
    if (historyDays !== undefined) continue
    const amount = parseMinor(balance, currency.exponent)
    const account = amount === 0n ? undefined : await createAccountStore(trx).findByUsername(username)
    if (account === undefined) continue
    const lines = [
      { party: { house: 'demo' }, amount: -amount },
      { party: { player: account.id }, amount },
    ]
    const permits = [await requirePermit(trx, { account: account.id, kind: 'demo-balance', amount, currency: currency.code })]
    await postTransfer(trx, {
      idempotencyKey: `demo-balance/${username}`,
      purpose: 'demo-balance',
      currency: currency.code,
      lines,
      permits,
    })
  }
}
