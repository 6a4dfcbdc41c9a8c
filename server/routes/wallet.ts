import { writeDecimal } from '../domain/write-decimal.ts'
import { ledgerOf } from '../store/ledger.ts'
import type { PortHandlers } from './call.ts'

export const wallet: PortHandlers<'wallet'> = {
  /** There is one ledger account for a player, and vendors settle with it. */
  merchant: async () => ({ isSingle: true }),
  balance: async ({ tenant, site, member }) => {
    const balance = await ledgerOf(tenant).balance(member.account.id, site.currency)
    return { sumBalance: writeDecimal(balance, site.exponent), currency: site.currency }
  },
}
