import type { OperatorConfig } from '../../server/integrations/vendor-contract.ts'
import { callWallet, NoResponseError } from './call-wallet.ts'
import { type Message, createMessageStore } from './store/messages.ts'
import type { VendorStore } from './store/tables.ts'

/**
 * Errors after which a message is retried: the call was not processed, or it corrects a bet that is not settled yet.
 */
const retryableErrors = new Set<string | undefined>(['signature_invalid', 'clock_skew', 'bad_request', 'bet_open'])

/**
 * Sends the calls of a message to the operator, in order. Marks the message as delivered once each call is accepted or
 * permanently refused. Returns the player's balance after the last accepted call; `undefined` if the message must be
 * retried or the operator refused its calls.
 */
export async function deliverMessage(store: VendorStore, operator: OperatorConfig, message: Message): Promise<string | undefined> {
  let balance: string | undefined
  for (const { call, request } of message.calls) {
    const { vendor, merchant: brand } = message
    const response = await callWallet(operator, { brand, vendor, call, request: request as never }).catch((error: unknown) => {
      if (error instanceof NoResponseError) return undefined
      throw error
    })
    if (response === undefined || retryableErrors.has(response.error)) return undefined
    if (response.answer !== undefined && 'balance' in response.answer) balance = response.answer.balance
  }
  await createMessageStore(store).markDelivered(message)
  return balance
}
