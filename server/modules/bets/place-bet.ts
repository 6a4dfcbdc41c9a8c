import { randomUUID } from 'node:crypto'
import type { StoredVendorAnswer } from '../../database/tables/games.ts'
import type { WalletCalls } from '../../vendors/contract.ts'
import { CallError } from '../calls/index.ts'
import { OverdraftError, splitStake, takeStake } from '../wallet/index.ts'
import type { Tenant } from '../../database/tenant.ts'
import { once, type Outcome } from './once.ts'
import { Refused } from './refused.ts'
import { betsOf } from './store/bets.ts'
import { type PlaySession, playSessionsOf } from './store/play-sessions.ts'
import { roundsOf } from './store/rounds.ts'
import { callName, holderOf, houseAccountOf, playableOf, type VendorPlace } from './vendor-place.ts'

/**
 * Takes a stake: own money first, then the bonus.
 * @throws Refused
 */
export async function placeBet(
  place: VendorPlace,
  { transaction, session: id, round, amount }: WalletCalls['bet']['asked'],
): Promise<StoredVendorAnswer> {
  const session = await playSessionsOf(place.tenant).find(id, place.vendor)
  if (!session) throw new Refused('session_ended')
  const name = callName(place, 'bet', transaction, { player: session.id, round })
  return once(place.tenant, session.id, name, [session.id, round, amount], (inside) => {
    judgeSession(place, session)
    return take(inside, place, session, { transaction, round, stake: BigInt(amount) })
  })
}

function judgeSession({ site, vendor }: VendorPlace, { live, mode }: PlaySession): void {
  if (site.maintenance || !site.vendors.some((one) => one.vendor === vendor && one.enabled)) throw new Refused('vendor_off')
  if (!live || mode === 'FUN') throw new Refused('session_ended')
}

interface NewStake {
  readonly transaction: string
  readonly round: string
  readonly stake: bigint
}

async function take(
  inside: Tenant,
  place: VendorPlace,
  { id: account, game }: PlaySession,
  { transaction, round, stake }: NewStake,
): Promise<Outcome> {
  const { vendor, policy, catalogue } = place
  if (policy.ends === 'close' && !(await roundsOf(inside).enter({ vendor, account, id: round }))) throw new Refused('bet_settled')
  const holder = holderOf(place, account)
  const { currency, wallet } = holder
  const parts = await splitStake(inside, holder, stake).catch(refuse)
  const bet = randomUUID()
  const category = catalogue.games[game]?.category ?? ''
  await betsOf(inside).insert({
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
    bonus_stake: parts.bonus,
  })
  await takeStake(inside, holder, bet, houseAccountOf(vendor), parts)
  return { bet, answer: { balance: await playableOf(inside, holder) } }
}

function refuse(error: unknown): never {
  if (error instanceof OverdraftError) throw new Refused('not_enough')
  if (error instanceof CallError) throw new Refused('not_permitted')
  throw error
}
