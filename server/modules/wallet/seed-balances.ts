import type { MerchantConfig } from '../../../src/generated/config.ts'
import { parseMinor } from '../../../src/engine/rules/money/money.ts'
import type { Tenant } from '../../database/tenant.ts'
import { accountsOf } from '../accounts/index.ts'
import { transferWithin } from './ledger.ts'
import { permit } from './permit.ts'
import { ledgerOf } from './store/ledger.ts'

/**
 * Gives the demo accounts of a brand their money, by transfers like all others. The money of an account with a life
 * comes from that instead. And opens the house account of promotions.
 */
export async function seedBalances(inside: Tenant, { merchant: { currency }, platform }: MerchantConfig): Promise<void> {
  // Transfers open a house account with its first entry. This one is used before some and after others in a
  // transaction.
  await ledgerOf(inside).open([{ house: 'promotions' }], currency.code)
  for (const [username, { balance = '0', life }] of Object.entries(platform.accounts)) {
    if (life !== undefined) continue
    const amount = parseMinor(balance, currency.exponent)
    const account = amount === 0n ? undefined : await accountsOf(inside).byUsername(username)
    if (account === undefined) continue
    const lines = [
      { party: { house: 'demo' }, amount: -amount },
      { party: { player: account.id }, amount },
    ]
    const permits = [await permit(inside, { account: account.id, kind: 'demo-balance', amount, currency: currency.code })]
    await transferWithin(inside, {
      idempotencyKey: `demo-balance/${username}`,
      purpose: 'demo-balance',
      currency: currency.code,
      lines,
      permits,
    })
  }
}
