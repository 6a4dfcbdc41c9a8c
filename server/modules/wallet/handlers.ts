import { writeDecimal } from '../../../src/engine/rules/write-decimal.ts'
import type { CallHandlers, CallsOf } from '../calls/index.ts'
import { type MessageParts, makeSenderOf } from '../messages/index.ts'
import { ledgerOf } from './store/ledger.ts'
import { transferFunds } from './transfer-funds.ts'

/** Answers the calls about a member's money. */
export function makeWalletHandlers(parts: MessageParts): CallHandlers<CallsOf<'wallet'>> {
  const senderOf = makeSenderOf(parts)
  return {
    /** There is one ledger account for a player, and vendors settle with it. */
    'wallet.merchant': async () => ({ isSingle: true }),
    'wallet.transfer': (context, body) => transferFunds({ sender: senderOf(context), site: context.site }, context.member.account, body),
    'wallet.balance': async ({ tenant, site, member }) => {
      const balance = await ledgerOf(tenant).balance(member.account.id, site.currency)
      return { sumBalance: writeDecimal(balance, site.exponent), currency: site.currency }
    },
  }
}
