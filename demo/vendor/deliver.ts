import type { Operator } from '../../server/integrations/vendor-contract.ts'
import { callWallet, NoResponseError } from './call-wallet.ts'
import { type Message, messagesOf } from './store/messages.ts'
import type { VendorStore } from './store/tables.ts'

/** What has not been judged yet may be asked again; a correction waits for the win before it. */
const retryableErrors = new Set<string | undefined>(['not_signed', 'clock_off', 'bad_request', 'bet_open'])

/**
 * Tells the operator what a message says, one call after the other; the player's balance after it. Nothing where that
 * is to be tried again.
 */
export async function deliverMessage(store: VendorStore, operator: Operator, message: Message): Promise<string | undefined> {
  let balance: string | undefined
  for (const { call, asked } of message.calls) {
    const { vendor, merchant: brand } = message
    const said = await callWallet(operator, { brand, vendor, call, request: asked as never }).catch((error: unknown) => {
      if (error instanceof NoResponseError) return undefined
      throw error
    })
    if (said === undefined || retryableErrors.has(said.error)) return undefined
    if (said.answer !== undefined && 'balance' in said.answer) balance = said.answer.balance
  }
  await messagesOf(store).done(message.id)
  return balance
}
