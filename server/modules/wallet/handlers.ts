import { getBalance } from './get-balance.ts'
import type { ApiHandlers, EndpointsOf } from '../api-context/index.ts'
import { type MessageDeps, createSenderFactory } from '../messages/index.ts'
import { getFunds } from './get-funds.ts'
import { moveFunds, returnVendorFunds } from './move-funds.ts'
import { transferFunds } from './transfer-funds.ts'

/** Handlers of the endpoints about a member's money. */
export function createWalletHandlers(deps: MessageDeps): ApiHandlers<EndpointsOf<'wallet'>> {
  const createSender = createSenderFactory(deps)
  return {
    'wallet.merchant': async ({ site }) => ({ isSingle: site.single_wallet }),
    'wallet.transfer': (context, body) =>
      transferFunds({ sender: createSender(context), site: context.site }, context.member.account, body),
    'wallet.funds': ({ tenant, site, member }) => getFunds(tenant, site, member.account.id),
    'wallet.moveFunds': async ({ tenant, site, member: { account } }, body) => {
      await moveFunds({ tenant, site, account }, body)
      return getFunds(tenant, site, account.id)
    },
    'wallet.returnFunds': async ({ tenant, site, member: { account } }, { key }) => {
      await returnVendorFunds({ tenant, site, account }, key)
      return getFunds(tenant, site, account.id)
    },
    'wallet.balance': ({ tenant, site, member }) => getBalance(tenant, site, member.account.id),
  }
}
