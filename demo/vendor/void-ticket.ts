import type { BetVoid, OperatorConfig } from '../../server/integrations/vendor-contract.ts'
import { deliverMessage } from './deliver-message.ts'
import type { ProtocolLookup } from './wallet-protocol.ts'
import { createVoidMessage } from './operator-wallet.ts'
import { withTransaction } from './store/with-transaction.ts'
import { createMessageStore } from './store/messages.ts'
import type { VendorStore } from './store/tables.ts'
import { createTicketStore } from './store/tickets.ts'
import { verifyBetCall, type SignedCall } from './handle-bet-state-call.ts'

/**
 * Voids a settled ticket at the operator's request: its win becomes its stake, and a correction is sent to the
 * operator. A repeated call has no effect. Returns the state `refused` if there is no settled ticket for money, and
 * `undefined` if the call or its signature is invalid.
 */
export async function voidTicket(
  store: VendorStore,
  operator: OperatorConfig,
  call: SignedCall,
  getProtocol: ProtocolLookup,
): Promise<BetVoid['answer'] | undefined> {
  const request = await verifyBetCall(operator, call)
  if (request === undefined) return undefined
  const { brand, player, round } = request
  const message = await withTransaction({ ...store, code: brand }, async (trx) => {
    const ticket = await createTicketStore(trx).void(player, round)
    if (!ticket || ticket.vendor === null || ticket.game === null || ticket.unit === null) return undefined
    const { vendor, game, scheduled_game: scheduledGame, stake, unit } = ticket
    const correction = createVoidMessage({ brand, vendor, player, round }, getProtocol(game, scheduledGame), stake * unit)
    await createMessageStore(trx).insert(correction)
    return correction
  })
  if (message) {
    await deliverMessage(store, operator, message)
    return { state: 'voided' }
  }
  const existingTicket = await createTicketStore({ ...store, code: brand }).find(player, round)
  return { state: existingTicket?.voided === true ? 'voided' : 'refused' }
}
