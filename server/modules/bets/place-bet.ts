import { randomUUID } from 'node:crypto'
import type { StoredVendorAnswer } from '../../database/columns.ts'
import type { WalletCalls } from '../../integrations/vendor-contract.ts'
import { ApiError } from '../api-context/index.ts'
import { consumeFreeSpin } from '../rewards/index.ts'
import { OverdraftError, splitStake, chargeStake } from '../wallet/index.ts'
import type { Tenant } from '../../database/tenant.ts'
import { withIdempotency, type TransactionOutcome } from './with-idempotency.ts'
import { WalletCallError } from './parse-call.ts'
import { createBetStore } from './store/bets.ts'
import { type PlaySession, createPlaySessionStore } from './store/play-sessions.ts'
import { createRoundStore } from './store/rounds.ts'
import { createTransactionKey, getPlayerWallet, getHouseAccount, getAvailableBalance, type VendorContext } from './vendor-context.ts'

/**
 * Takes a stake, from the player's own money first and then from bonuses, or uses one of the player's free spins.
 * Refusals such as `not_enough` are stored and returned as the answer. Only the errors below are thrown.
 * @throws WalletCallError bad_request if a free spin has a stake, session_ended if the session does not exist, id_used,
 * unavailable
 */
export async function placeBet(
  context: VendorContext,
  { transaction, session: id, round, amount, grant }: WalletCalls['bet']['request'],
): Promise<StoredVendorAnswer> {
  if (grant !== undefined && amount !== '0') throw new WalletCallError('bad_request')
  const session = await createPlaySessionStore(context.tenant).find(id, context.vendor)
  if (!session) throw new WalletCallError('session_ended')
  const { id: player } = session
  const key = createTransactionKey(context, 'bet', transaction, { player, round })
  const content = [player, round, amount, ...(grant === undefined ? [] : [grant])]
  return withIdempotency(context.tenant, player, key, content, (trx) => {
    assertPlayable(context, session)
    return debitStake(trx, context, session, { transaction, round, stake: BigInt(amount), grant })
  })
}

function assertPlayable({ site, vendor }: VendorContext, { live, mode }: PlaySession): void {
  if (site.maintenance || !site.vendors.some((entry) => entry.vendor === vendor && entry.enabled)) throw new WalletCallError('vendor_off')
  if (!live || mode === 'FUN') throw new WalletCallError('session_ended')
}

interface NewStake {
  readonly transaction: string
  readonly round: string
  readonly stake: bigint
  /** The reward whose free spin the bet uses. */
  readonly grant: string | undefined
}

async function debitStake(
  trx: Tenant,
  context: VendorContext,
  { id: account, game }: PlaySession,
  { transaction, round, stake, grant }: NewStake,
): Promise<TransactionOutcome> {
  const { vendor, policy, catalogue } = context
  if (policy.settlementCall === 'close' && !(await createRoundStore(trx).openAndLock({ vendor, account, id: round })))
    throw new WalletCallError('bet_settled')
  const betWallet = getPlayerWallet(context, account)
  const { currency, wallet } = betWallet
  const split = await splitStake(trx, betWallet, stake).catch(rethrowAsRefusal)
  if (grant !== undefined && !(await consumeFreeSpin(trx, { id: grant, account, vendor, game }))) throw new WalletCallError('no_free_spin')
  const bet = randomUUID()
  const category = catalogue.games[game]?.category ?? ''
  await createBetStore(trx).insert({
    id: bet,
    account,
    vendor,
    game,
    category,
    round,
    transaction,
    wallet,
    currency,
    stake,
    bonus_stake: split.bonus,
    ...(grant !== undefined && { free_spins: grant }),
  })
  await chargeStake(trx, betWallet, bet, getHouseAccount(vendor), split)
  return { bet, answer: { balance: await getAvailableBalance(trx, betWallet) } }
}

function rethrowAsRefusal(error: unknown): never {
  if (error instanceof OverdraftError) throw new WalletCallError('not_enough')
  if (error instanceof ApiError) throw new WalletCallError('not_permitted')
  throw error
}
