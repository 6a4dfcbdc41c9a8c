import type { Operator } from '../../server/integrations/vendor-contract.ts'
import { settleTickets } from './board-tickets.ts'
import { boards } from './boards.ts'
import { deliverMessage } from './deliver.ts'
import { type WalletProtocol, walletProtocolOf } from './wallet-protocol.ts'
import { periodAt } from './play/scheduled.ts'
import { createRollbackMessage } from './stake-money.ts'
import { inTransaction } from './store/in-transaction.ts'
import { type Message, messagesOf } from './store/messages.ts'
import { returnStaleRounds } from './store/rounds.ts'
import type { VendorStore } from './store/tables.ts'
import { returnStaleTickets, listDueTickets } from './store/tickets.ts'

/** Seconds after which a stake without a response is given up: longer than the player's request waits. */
const staleSeconds = 20
const messageBatchSize = 50

/**
 * Returns a lookup of a game's wallet protocol, by its id; a game that is no longer offered uses the protocol of slots.
 */
export const createProtocolLookup =
  ({ game }: Pick<Operator, 'game'>) =>
  (id: string): WalletProtocol =>
    walletProtocolOf(game(id) ?? { category: '' })

/**
 * Resumes interrupted work: returns stakes that were given up, settles tickets whose result is available, and resends
 * messages that the operator has not acknowledged.
 */
export async function finishStakes(store: VendorStore, operator: Operator, now: number): Promise<void> {
  const protocolOf = createProtocolLookup(operator)
  for (const message of await rollBackStale(store, protocolOf)) await deliverMessage(store, operator, message)
  const periods = [...boards].map(([name, board]) => ({ name, period: periodAt(board, now) }))
  for (const { merchant: code, player, board: name } of await listDueTickets(store, periods))
    for (const message of await settleTickets({ brand: { ...store, code }, name, clock: () => now, protocolOf }, player))
      await deliverMessage(store, operator, message)
  for (const message of await messagesOf(store).claim(messageBatchSize)) await deliverMessage(store, operator, message)
}

const rollBackStale = (store: VendorStore, protocolOf: (game: string) => WalletProtocol): Promise<readonly Message[]> =>
  inTransaction(store, async (trx) => {
    const stale = [...(await returnStaleRounds(trx, staleSeconds)), ...(await returnStaleTickets(trx, staleSeconds, [...boards.keys()]))]
    const messages = stale.flatMap(({ merchant: brand, player, id: round, game, vendor }) =>
      vendor === null || game === null ? [] : [createRollbackMessage({ brand, vendor, player, round }, protocolOf(game))],
    )
    for (const message of messages) await messagesOf(trx).insert(message)
    return messages
  })
