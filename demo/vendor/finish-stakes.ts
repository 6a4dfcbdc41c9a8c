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
import { returnStaleTickets, ticketsDue } from './store/tickets.ts'

/** How long the stake of a round may wait for its answer: longer than who plays it waits. */
const staleSeconds = 20
const messagesAtOnce = 50

/** How the vendor speaks of a game, by its id; one that it does not have any more is spoken of as a machine. */
export const createProtocolLookup =
  ({ game }: Pick<Operator, 'game'>) =>
  (id: string): WalletProtocol =>
    walletProtocolOf(game(id) ?? { category: '' })

/**
 * Goes on with what was left off, whoever left it: stakes that nobody waits for any more are given back, tickets whose
 * result has come are settled, and what the operator has not heard is said again.
 */
export async function finishStakes(store: VendorStore, operator: Operator, now: number): Promise<void> {
  const protocolOf = createProtocolLookup(operator)
  for (const message of await returnStale(store, protocolOf)) await deliverMessage(store, operator, message)
  const periods = [...boards].map(([name, board]) => ({ name, period: periodAt(board, now) }))
  for (const { merchant: code, player, board: name } of await ticketsDue(store, periods))
    for (const message of await settleTickets({ brand: { ...store, code }, name, clock: () => now, protocolOf }, player))
      await deliverMessage(store, operator, message)
  for (const message of await messagesOf(store).claim(messagesAtOnce)) await deliverMessage(store, operator, message)
}

const returnStale = (store: VendorStore, speaks: (game: string) => WalletProtocol): Promise<readonly Message[]> =>
  inTransaction(store, async (trx) => {
    const stale = [...(await returnStaleRounds(trx, staleSeconds)), ...(await returnStaleTickets(trx, staleSeconds, [...boards.keys()]))]
    const messages = stale.flatMap(({ merchant: brand, player, id: round, game, vendor }) =>
      vendor === null || game === null ? [] : [createRollbackMessage({ brand, vendor, player, round }, speaks(game))],
    )
    for (const message of messages) await messagesOf(trx).insert(message)
    return messages
  })
