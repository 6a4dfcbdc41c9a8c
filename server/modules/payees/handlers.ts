import type { ApiContext, ApiHandlers, EndpointsOf } from '../api-context/index.ts'
import { type MessageDeps, createSenderFactory } from '../messages/index.ts'
import { type PayeeContext, addPayee, confirmPayee, listPayees, setPreferredPayee, removePayee, sendPayeeCode } from './payees.ts'

/** Handlers of the endpoints about members' payout accounts. */
export function createPayeeHandlers(deps: MessageDeps): ApiHandlers<EndpointsOf<'payee'>> {
  const createSender = createSenderFactory(deps)
  const toPayeeContext = (context: ApiContext): PayeeContext => ({
    sender: createSender(context),
    config: context.brand.config,
    payeeKey: deps.secrets.deriveKey('payees'),
  })
  return {
    'payee.list': (context) => listPayees(toPayeeContext(context), context.member.account),
    'payee.add': (context, body) => addPayee(toPayeeContext(context), context.member.account, body),
    'payee.sendCode': (context, { id }) => sendPayeeCode(toPayeeContext(context), context.member.account, id),
    'payee.confirm': (context, body) => confirmPayee(toPayeeContext(context), context.member.account, body),
    'payee.prefer': (context, { id }) => setPreferredPayee(toPayeeContext(context), context.member.account, id),
    'payee.remove': (context, { id }) => removePayee(toPayeeContext(context), context.member.account, id),
  }
}
