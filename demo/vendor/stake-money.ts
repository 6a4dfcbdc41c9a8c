import { randomUUID } from 'node:crypto'
import type { Operator, WalletCalls } from '../../server/integrations/vendor-contract.ts'
import { callWallet, NoResponseError } from './call-wallet.ts'
import type { WalletProtocol } from './wallet-protocol.ts'
import { RoundError } from './round-error.ts'
import type { SessionMoney } from './vendor-session.ts'
import type { Message } from './store/messages.ts'
import type { DueCall } from './store/tables.ts'

const tries = 2

/** One stake with the operator: its round there has the stake's own id. */
export interface MoneyStake {
  readonly id: string
  /** Minor units. */
  readonly amount: bigint
  /** The operator's free spins that it uses one of; its amount is 0 then. */
  readonly grant?: string | undefined
}

/**
 * Asks the operator to take a stake; what the player has then, in minor units.
 * @throws RoundError where it was refused, Unanswered where nobody knows
 */
export async function takeStake(
  operator: Operator,
  brand: string,
  { vendor, session }: SessionMoney,
  protocol: WalletProtocol,
  { id, amount, grant }: MoneyStake,
): Promise<string> {
  const input = {
    transaction: protocol.movements(id).bet,
    session,
    round: id,
    amount: String(amount),
    ...(grant !== undefined && { grant }),
  }
  for (let attempt = 1; ; attempt++) {
    try {
      const { answer, error } = await callWallet(operator, { brand, vendor, call: 'bet', request: input })
      if (error !== undefined) throw new RoundError(reasons.get(error) ?? 'not_taken')
      return answer.balance
    } catch (error) {
      if (!(error instanceof NoResponseError) || attempt === tries) throw error
    }
  }
}

/** What a player has at the operator, in minor units. */
export const fetchBalance = async (operator: Operator, brand: string, money: SessionMoney): Promise<string> =>
  (await fetchFunds(operator, brand, money)).balance

/**
 * What a player has at the operator, and their free spins in the game of the session.
 * @throws RoundError
 */
export async function fetchFunds(
  operator: Operator,
  brand: string,
  { vendor, session }: SessionMoney,
): Promise<WalletCalls['balance']['answer']> {
  const said = await callWallet(operator, { brand, vendor, call: 'balance', request: { session } }).catch((error: unknown) => {
    throw error instanceof NoResponseError ? new RoundError('unanswered') : error
  })
  if (said.error !== undefined) throw new RoundError(reasons.get(said.error) ?? 'not_taken')
  return said.answer
}

const reasons: ReadonlyMap<string, RoundError['code']> = new Map([
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

const createMessage = ({ brand, ...roundKey }: RoundKey, calls: readonly DueCall[]): Message => ({
  id: randomUUID(),
  merchant: brand,
  ...roundKey,
  calls,
})

/** What the operator has to hear of a stake that has come to its end. */
export function createSettlementMessage(roundKey: RoundKey, protocol: WalletProtocol, win: bigint): Message {
  const names = protocol.movements(roundKey.round)
  const { player, round } = roundKey
  const won: DueCall = { call: 'win', asked: { transaction: names.win, player, round, bet: names.bet, amount: String(win) } }
  const closed: DueCall = { call: 'close', asked: { transaction: names.close, player, round } }
  return createMessage(roundKey, protocol.closes ? [...(win > 0n ? [won] : []), closed] : [won])
}

/** What the operator has to hear of a settled stake that is void: it has won what was staked, in minor units. */
export function createVoidMessage(roundKey: RoundKey, protocol: WalletProtocol, stake: bigint): Message {
  const names = protocol.movements(roundKey.round)
  const { player, round } = roundKey
  const input = { transaction: names.void, player, round, bet: names.bet, amount: String(stake), revision: '1' }
  return createMessage(roundKey, [{ call: 'resettle', asked: input }])
}

/** What the operator has to hear of a stake that it may have taken, and that is not played. */
export function createRollbackMessage(roundKey: RoundKey, protocol: WalletProtocol): Message {
  const names = protocol.movements(roundKey.round)
  const { player, round } = roundKey
  return createMessage(roundKey, [{ call: 'rollback', asked: { transaction: names.rollback, player, round, bet: names.bet } }])
}
