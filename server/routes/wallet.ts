import { writeDecimal } from '../domain/write-decimal.ts'
import { ledgerOf } from '../store/ledger.ts'
import type { PortHandlers } from './call.ts'

export const wallet: PortHandlers<'wallet'> = {
  balance: async ({ tenant, site, member }) => {
    const balance = await ledgerOf(tenant).balance(member.account.id, site.currency)
    return { sumBalance: writeDecimal(balance, site.exponent), currency: site.currency }
  },
}
