import type { OperatorConfig } from '../../server/integrations/vendor-contract.ts'
import { settleTickets } from './scheduled-tickets.ts'
import { scheduledGames } from './scheduled-games.ts'
import { deliverMessage } from './deliver-message.ts'
import { getWalletProtocol, type ProtocolLookup } from './wallet-protocol.ts'
import { isLotteryCode } from './play/lottery.ts'
import { getPeriodAt } from './play/scheduled.ts'
import { createRollbackMessage } from './operator-wallet.ts'
import { withTransaction } from './store/with-transaction.ts'
import { type Message, createMessageStore } from './store/messages.ts'
import { markStaleRoundsRefunded } from './store/rounds.ts'
import type { VendorStore } from './store/tables.ts'
import { markStaleTicketsRefunded, listDueTickets } from './store/tickets.ts'
import { createWalletStore } from './store/wallets.ts'

/** Age at which a stake without a response is rolled back, in seconds: longer than the player's request can take. */
const staleSeconds = 20
const messageBatchSize = 50

/**
 * Creates a function that returns the wallet protocol of a game. A game that is no longer offered has the lottery
 * protocol if its ticket is for a lottery, otherwise the default protocol. The default is safe for rounds of such
 * games: they are only rolled back, and all protocols except that of lotteries have the same rollback ids.
 */
export const createProtocolLookup =
  ({ game }: Pick<OperatorConfig, 'game'>): ProtocolLookup =>
  (id, scheduledGame) =>
    getWalletProtocol(game(id) ?? { category: isLotteryCode(scheduledGame) ? 'LOTT' : '' })

/**
 * Recovers interrupted stakes: rolls back stakes without a response, refunds the tickets of scheduled games that no
 * longer exist, settles tickets for money whose result is available, and resends messages that the operator has not
 * acknowledged.
 */
export async function recoverStakes(store: VendorStore, operator: OperatorConfig, now: number): Promise<void> {
  const getProtocol = createProtocolLookup(operator)
  for (const message of await rollBackStaleStakes(store, getProtocol)) await deliverMessage(store, operator, message)
  const periods = [...scheduledGames].map(([name, game]) => ({ name, period: getPeriodAt(game, now) }))
  for (const { merchant: code, player, scheduled_game: name } of await listDueTickets(store, periods))
    for (const message of await settleTickets({ brand: { ...store, code }, name, clock: () => now, getProtocol }, player))
      await deliverMessage(store, operator, message)
  for (const message of await createMessageStore(store).claimDue(messageBatchSize)) await deliverMessage(store, operator, message)
}

/** Returns the messages that roll back stakes for money. Stakes of trials are credited to the players' wallets. */
const rollBackStaleStakes = (store: VendorStore, getProtocol: ProtocolLookup): Promise<readonly Message[]> =>
  withTransaction(store, async (trx) => {
    const staleRounds = await markStaleRoundsRefunded(trx, staleSeconds)
    const staleTickets = await markStaleTicketsRefunded(trx, staleSeconds, [...scheduledGames.keys()])
    for (const { merchant: code, player, vendor, stake } of staleTickets)
      if (vendor === null) await createWalletStore({ ...trx, code }).credit(player, stake)
    const staleStakes = [...staleRounds.map((round) => ({ ...round, scheduled_game: undefined })), ...staleTickets]
    const messages = staleStakes.flatMap(({ merchant: brand, player, id: round, game, scheduled_game: scheduledGame, vendor }) =>
      vendor === null || game === null ? [] : [createRollbackMessage({ brand, vendor, player, round }, getProtocol(game, scheduledGame))],
    )
    for (const message of messages) await createMessageStore(trx).insert(message)
    return messages
  })
