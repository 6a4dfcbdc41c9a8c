import { transferFunds } from '../../modules/wallet/transfer-funds.ts'
import { writeDecimal } from '../../../src/engine/rules/write-decimal.ts'
import { ledgerOf } from '../../modules/wallet/store/ledger.ts'
import type { PortHandlers } from '../../modules/calls/call.ts'
import { senderOf } from '../../modules/messages/make-sender.ts'

export const wallet: PortHandlers<'wallet'> = {
  /** There is one ledger account for a player, and vendors settle with it. */
  merchant: async () => ({ isSingle: true }),
  transfer: (context, body) => transferFunds({ sender: senderOf(context), site: context.site }, context.member.account, body),
  balance: async ({ tenant, site, member }) => {
    const balance = await ledgerOf(tenant).balance(member.account.id, site.currency)
    return { sumBalance: writeDecimal(balance, site.exponent), currency: site.currency }
  },
}
