import { randomUUID } from 'node:crypto'
import type { OperatorConfig, WalletCalls } from '../../server/integrations/vendor-contract.ts'
import { callWallet, NoResponseError } from './call-wallet.ts'
import type { WalletProtocol } from './wallet-protocol.ts'
import { RoundError } from './round-error.ts'
import type { MoneySession } from './vendor-session.ts'
import type { Message } from './store/messages.ts'
import type { PendingCall } from './store/tables.ts'

const maxAttempts = 2

/** The stake of a round. The round has the same id at the operator. */
export interface MoneyStake {
  readonly id: string
  /** Minor units. */
  readonly amount: bigint
  /** Id of the operator's free spin grant, if the stake is a free spin; `amount` is then 0. */
  readonly grant?: string | undefined
}

/**
 * Debits a stake from the player's wallet at the operator. Returns the balance after it, in minor units.
 * @throws RoundError if it was refused, NoResponseError if two attempts had no response
 */
export async function debitStake(
  operator: OperatorConfig,
  brand: string,
  { vendor, session }: MoneySession,
  protocol: WalletProtocol,
  { id, amount, grant }: MoneyStake,
): Promise<string> {
  const input = {
    transaction: protocol.createTransactionIds(id).bet,
    session,
    round: id,
    amount: String(amount),
    ...(grant !== undefined && { grant }),
  }
  for (let attempt = 1; ; attempt++) {
    try {
      const { answer, error } = await callWallet(operator, { brand, vendor, call: 'bet', request: input })
      if (error !== undefined) throw new RoundError(errorCodes.get(error) ?? 'stake_rejected')
      return answer.balance
    } catch (error) {
      if (!(error instanceof NoResponseError) || attempt === maxAttempts) throw error
    }
  }
}

/**
 * Returns a player's balance at the operator, in minor units.
 * @throws RoundError
 */
export const fetchBalance = async (operator: OperatorConfig, brand: string, money: MoneySession): Promise<string> =>
  (await fetchFunds(operator, brand, money)).balance

/**
 * Returns a player's balance at the operator, and their free spins in the game of the session.
 * @throws RoundError
 */
export async function fetchFunds(
  operator: OperatorConfig,
  brand: string,
  { vendor, session }: MoneySession,
): Promise<WalletCalls['balance']['answer']> {
  const response = await callWallet(operator, { brand, vendor, call: 'balance', request: { session } }).catch((error: unknown) => {
    throw error instanceof NoResponseError ? new RoundError('unanswered') : error
  })
  if (response.error !== undefined) throw new RoundError(errorCodes.get(response.error) ?? 'stake_rejected')
  return response.answer
}

const errorCodes: ReadonlyMap<string, RoundError['code']> = new Map([
  ['not_enough', 'not_enough'],
  ['no_free_spin', 'no_free_spin'],
  ['session_ended', 'session_ended'],
])

interface RoundKey {
  readonly brand: string
  readonly vendor: string
  readonly player: string
  readonly round: string
}

const createMessage = ({ brand, ...roundKey }: RoundKey, calls: readonly PendingCall[]): Message => ({
  id: randomUUID(),
  merchant: brand,
  ...roundKey,
  calls,
})

/**
 * Creates the message that settles a stake. It reports the win, in minor units, and closes the round if the protocol
 * requires it.
 */
export function createSettlementMessage(roundKey: RoundKey, protocol: WalletProtocol, win: bigint): Message {
  const ids = protocol.createTransactionIds(roundKey.round)
  const { player, round } = roundKey
  const winCall: PendingCall = { call: 'win', request: { transaction: ids.win, player, round, bet: ids.bet, amount: String(win) } }
  const closeCall: PendingCall = { call: 'close', request: { transaction: ids.close, player, round } }
  return createMessage(roundKey, protocol.closesRounds ? [...(win > 0n ? [winCall] : []), closeCall] : [winCall])
}

/** Creates the message that voids a settled bet: its win becomes `stake`, in minor units. */
export function createVoidMessage(roundKey: RoundKey, protocol: WalletProtocol, stake: bigint): Message {
  const ids = protocol.createTransactionIds(roundKey.round)
  const { player, round } = roundKey
  const input = { transaction: ids.void, player, round, bet: ids.bet, amount: String(stake), revision: '1' }
  return createMessage(roundKey, [{ call: 'resettle', request: input }])
}

/** Creates the message that rolls back a stake that may have been debited, but whose bet is not valid. */
export function createRollbackMessage(roundKey: RoundKey, protocol: WalletProtocol): Message {
  const ids = protocol.createTransactionIds(roundKey.round)
  const { player, round } = roundKey
  return createMessage(roundKey, [{ call: 'rollback', request: { transaction: ids.rollback, player, round, bet: ids.bet } }])
}
