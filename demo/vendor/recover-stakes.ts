import type { Operator } from '../../server/integrations/vendor-contract.ts'
import { settleTickets } from './board-tickets.ts'
import { boards } from './boards.ts'
import { deliverMessage } from './deliver-message.ts'
import { type WalletProtocol, getWalletProtocol } from './wallet-protocol.ts'
import { getPeriodAt } from './play/scheduled.ts'
import { createRollbackMessage } from './operator-wallet.ts'
import { withTransaction } from './store/with-transaction.ts'
import { type Message, createMessageStore } from './store/messages.ts'
import { markStaleRoundsReturned } from './store/rounds.ts'
import type { VendorStore } from './store/tables.ts'
import { markStaleTicketsReturned, listDueTickets } from './store/tickets.ts'

/** Age at which a stake without a response is rolled back, in seconds: longer than the player's request can take. */
const staleSeconds = 20
const messageBatchSize = 50

/**
 * Returns a function that finds a game's wallet protocol by its id. A game that is no longer offered gets the protocol
 * of slots.
 */
export const createProtocolLookup =
  ({ game }: Pick<Operator, 'game'>) =>
  (id: string): WalletProtocol =>
    getWalletProtocol(game(id) ?? { category: '' })

/**
 * Recovers interrupted stakes: rolls back stakes without a response, settles tickets for money whose result is
 * available, and resends messages that the operator has not acknowledged.
 */
export async function recoverStakes(store: VendorStore, operator: Operator, now: number): Promise<void> {
  const getProtocol = createProtocolLookup(operator)
  for (const message of await rollBackStaleStakes(store, getProtocol)) await deliverMessage(store, operator, message)
  const periods = [...boards].map(([name, board]) => ({ name, period: getPeriodAt(board, now) }))
  for (const { merchant: code, player, board: name } of await listDueTickets(store, periods))
    for (const message of await settleTickets({ brand: { ...store, code }, name, clock: () => now, getProtocol }, player))
      await deliverMessage(store, operator, message)
  for (const message of await createMessageStore(store).claimDue(messageBatchSize)) await deliverMessage(store, operator, message)
}

const rollBackStaleStakes = (store: VendorStore, getProtocol: (game: string) => WalletProtocol): Promise<readonly Message[]> =>
  withTransaction(store, async (trx) => {
    const staleStakes = [
      ...(await markStaleRoundsReturned(trx, staleSeconds)),
      ...(await markStaleTicketsReturned(trx, staleSeconds, [...boards.keys()])),
    ]
    const messages = staleStakes.flatMap(({ merchant: brand, player, id: round, game, vendor }) =>
      vendor === null || game === null ? [] : [createRollbackMessage({ brand, vendor, player, round }, getProtocol(game))],
    )
    for (const message of messages) await createMessageStore(trx).insert(message)
    return messages
  })
