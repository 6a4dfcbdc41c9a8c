import type { SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { type BonusOwner, closeSpent, countTurnover, forfeitMoney, settleEnded } from './bonuses.ts'
import { receivables } from './debts.ts'
import { divideFreeSpin, type WinCredit } from './free-spins.ts'
import { transferWithin } from './ledger.ts'
import { permit, type Permit } from './permit.ts'
import { type BonusShare, bonusesOf } from './store/bonuses.ts'
import { debtsOf } from './store/debts.ts'
import { type LedgerLine, type Wallet, ledgerOf } from './store/ledger.ts'
import { OverdraftError } from './payout.ts'

/** Where a stake comes from, in minor units. */
export interface StakeSplit {
  readonly own: bigint
  readonly bonus: bigint
  /** How much of `bonus` is of which bonus. */
  readonly shares: readonly BonusShare[]
  /** For the money of who plays, in the transaction that divided the stake. */
  readonly permit: Permit
}

/** Who plays, and from which of their own wallets. */
export interface Stakeholder extends BonusOwner {
  /** As `playWallet` says. */
  readonly wallet: Wallet
}

/** A bet whose stake was taken. Amounts are minor units. */
export interface StakedBet {
  readonly id: string
  readonly stake: bigint
  /** How much of the stake was bonus. */
  readonly bonus_stake: bigint
  /** What it has won before. */
  readonly win: bigint
  readonly placed_at: Date
  /** The reward of free spins that it used one of. */
  readonly free_spins: string | null
}

/** Money that comes to a bet: what it wins, or its stake that is given back. */
interface BetCredit extends Omit<WinCredit, 'purpose'> {
  /** The bet by whose stake it is divided. */
  readonly bet: StakedBet
  readonly purpose: WinCredit['purpose'] | 'rollback'
}

/** The wallet that a vendor plays from: the main one where it serves all vendors, else the vendor's own. */
export const playWallet = ({ single_wallet }: Pick<SiteRecord, 'single_wallet'>, vendor: string): Wallet =>
  single_wallet ? 'main' : `vendor/${vendor}`

/**
 * Divides a stake: own money first, then the bonuses, the oldest first.
 * @throws OverdraftError where all together are not enough; CallError account_disabled, true_account_required
 */
export async function splitStake(trx: Tenant, { account, currency, wallet }: Stakeholder, amount: bigint): Promise<StakeSplit> {
  const permitted = await permit(trx, { account, kind: 'bet', amount, currency })
  const bonuses = await settleEnded(trx, { account, currency })
  const balance = await ledgerOf(trx).balance(account, currency, wallet)
  const own = amount < balance ? amount : balance
  let left = amount - own
  const shares: BonusShare[] = []
  for (const { id, balance: held } of bonuses) {
    const share = left < held ? left : held
    if (share > 0n) shares.push({ bonus: id, amount: share })
    left -= share
  }
  if (left > 0n) throw new OverdraftError('There is not enough money.')
  return { own, bonus: amount - own, shares, permit: permitted }
}

/**
 * Takes the stake of a bet that was written down: it remembers the bonuses that it came from. A free round takes
 * nothing.
 */
export async function takeStake(
  trx: Tenant,
  holder: Stakeholder,
  bet: string,
  house: string,
  { own, bonus, shares, permit: permitted }: StakeSplit,
): Promise<void> {
  if (own + bonus === 0n) return
  const { account, currency, wallet } = holder
  const lines: readonly LedgerLine[] = [
    { party: { player: account, wallet }, amount: -own },
    { party: { player: account, wallet: 'bonus' }, amount: -bonus },
    { party: { house }, amount: own + bonus },
  ]
  await transferWithin(trx, {
    idempotencyKey: `bet/${bet}`,
    purpose: 'bet',
    currency,
    reference: bet,
    permits: [permitted],
    lines: lines.filter(({ amount }) => amount !== 0n),
  })
  await bonusesOf(trx).insertStakes(bet, shares)
  for (const { bonus: id, amount } of shares) await bonusesOf(trx).add(id, { balance: -amount, staked: amount })
}

/**
 * Credits a bet in the parts that its stake came in. What belongs to a bonus that is open goes to that bonus; to one
 * that became the player's own, to the wallet that the bet is played from; to one that expired or was forfeited, back
 * to the house.
 * @throws CallError true_account_required
 */
export async function creditBet(trx: Tenant, holder: Stakeholder, credit: BetCredit): Promise<void> {
  const { account, currency, wallet } = holder
  const { bet, reference, amount, purpose, house, idempotencyKey } = credit
  const permits = [await permit(trx, { account, kind: purpose, amount, currency })]
  await settleEnded(trx, holder)
  const bonuses = await bonusesOf(trx).ofBet(bet.id)
  const { own, forfeited, shares } = divideCredit(bet, bonuses, amount)
  const converted = sum(shares.filter(({ bonus }) => bonus.state === 'converted'))
  const toBonus = sum(shares) - converted
  const lines: readonly LedgerLine[] = [
    { party: { house }, amount: -amount },
    { party: { player: account, wallet }, amount: own + converted },
    { party: { player: account, wallet: 'bonus' }, amount: toBonus },
    { party: { house: 'promotions' }, amount: forfeited },
  ]
  await transferWithin(trx, { idempotencyKey, purpose, currency, reference, permits, lines: lines.filter((line) => line.amount !== 0n) })
  for (const { bonus, amount: share } of shares) {
    if (share === 0n || bonus.state === 'converted') continue
    if (bonus.state === 'spent') await bonusesOf(trx).reopen(bonus.id)
    if (bonus.state === 'open' || bonus.state === 'spent') await bonusesOf(trx).add(bonus.id, { balance: share })
    else
      await forfeitMoney(trx, { account, currency, amount: share, bonus: bonus.id, key: `bonus-forfeited/${bonus.id}/${idempotencyKey}` })
  }
}

/** A correction by which a bet has won less than was paid. */
interface BetDebit extends Pick<BetCredit, 'bet' | 'reference' | 'house' | 'idempotencyKey'> {
  /** How much less, in minor units. */
  readonly amount: bigint
}

/**
 * Takes back what a bet was paid too much, in the parts that its stake came in. Own money is taken from the wallet that
 * the bet was played from, then from the main wallet; what is missing becomes a debt of the player. Of a bonus what is
 * left of it is taken, in the wallet and then on open bets, whose part goes to the house; the house bears the rest, for
 * bonus money that was played away has become nobody's.
 * @throws CallError true_account_required
 */
export async function debitBet(
  trx: Tenant,
  holder: Stakeholder,
  { bet, reference, amount, house, idempotencyKey }: BetDebit,
): Promise<void> {
  const { account, currency, wallet } = holder
  const permits = [await permit(trx, { account, kind: 'resettlement', amount, currency })]
  const inPlay = new Map((await settleEnded(trx, holder)).map((bonus) => [bonus.id, bonus.balance]))
  const { own, shares } =
    bet.free_spins === null
      ? divideCredit({ ...bet, win: bet.win - amount }, await bonusesOf(trx).ofBet(bet.id), amount)
      : divideFreeSpin(await bonusesOf(trx).ofFreeSpin(account, bet.id), amount)
  const owed = own + sum(shares.filter(({ bonus }) => bonus.state === 'converted'))
  const played = smaller(owed, await ledgerOf(trx).balance(account, currency, wallet))
  const main = wallet === 'main' ? 0n : smaller(owed - played, await ledgerOf(trx).balance(account, currency))
  const taken = shares
    .filter(({ bonus }) => bonus.state !== 'converted')
    .map(({ bonus, amount: share }) => ({ id: bonus.id, amount: smaller(share, inPlay.get(bonus.id) ?? 0n) }))
  const debt = owed - played - main
  const lines: readonly LedgerLine[] = [
    { party: { house }, amount },
    { party: { player: account, wallet }, amount: -played },
    { party: { player: account }, amount: -main },
    { party: { player: account, wallet: 'bonus' }, amount: -sum(taken) },
    { party: { house: receivables }, amount: -debt },
    { party: { house: 'promotions' }, amount: owed + sum(taken) - amount },
  ]
  const moved = lines.filter((line) => line.amount !== 0n)
  await transferWithin(trx, { idempotencyKey, purpose: 'resettlement', currency, reference, permits, lines: moved })
  for (const share of taken) if (share.amount > 0n) await bonusesOf(trx).add(share.id, { balance: -share.amount })
  for (const { bonus, amount: share } of shares)
    if (inPlay.has(bonus.id)) await reduceOpenStakes(trx, bonus.id, share - smaller(share, inPlay.get(bonus.id) ?? 0n))
  if (debt > 0n) await debtsOf(trx).add(account, currency, debt)
  await closeSpent(trx, holder)
}

/**
 * Takes what a bonus no longer holds from what of it lies on open bets: as much of these bets belongs to the house. A
 * minor unit of each stays, so that the bet keeps its bonus.
 */
async function reduceOpenStakes(trx: Tenant, bonus: string, missing: bigint): Promise<void> {
  let left = missing
  for (const { bet, amount } of left > 0n ? await bonusesOf(trx).openStakes(bonus) : []) {
    const cut = smaller(left, amount - 1n)
    if (cut === 0n) continue
    await bonusesOf(trx).reduceStake(bet, bonus, cut)
    await bonusesOf(trx).add(bonus, { staked: -cut })
    left -= cut
  }
}

const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other)

/**
 * Ends the stake of a bet: nothing of a bonus lies on it any more. One that was settled counts for the wagering of
 * bonuses.
 */
export async function endStake(trx: Tenant, holder: Stakeholder, bet: StakedBet, state: 'settled' | 'rolled-back'): Promise<void> {
  for (const { id, share } of await bonusesOf(trx).ofBet(bet.id)) await bonusesOf(trx).add(id, { staked: -share })
  if (state === 'settled') await countTurnover(trx, holder, bet.stake, bet.placed_at)
  await closeSpent(trx, holder)
}

type BonusOfBet = Awaited<ReturnType<ReturnType<typeof bonusesOf>['ofBet']>>[number]

interface DividedCredit {
  readonly own: bigint
  /** What belongs to the house: of a stake that a correction has taken from its bonus. */
  readonly forfeited: bigint
  readonly shares: readonly { readonly bonus: BonusOfBet; readonly amount: bigint }[]
}

/**
 * Divides what comes to a bet as its stake was divided. What cannot be divided is the player's own, once over all that
 * the bet wins: a bet that is paid in small parts gives its player no more than one that is paid at once.
 */
function divideCredit({ stake, bonus_stake: staked, win }: StakedBet, bonuses: readonly BonusOfBet[], amount: bigint): DividedCredit {
  if (bonuses.length === 0 || staked === 0n) return { own: amount, forfeited: 0n, shares: [] }
  const ownOf = (whole: bigint): bigint => (whole * (stake - staked) + stake - 1n) / stake
  const own = ownOf(win + amount) - ownOf(win)
  const held = sum(bonuses.map(({ share }) => ({ amount: share })))
  const forfeited = ((amount - own) * (staked - held) + staked - 1n) / staked
  const [oldest, ...others] = bonuses
  const shares = others.map((bonus) => ({ bonus, amount: ((amount - own) * bonus.share) / staked }))
  return { own, forfeited, shares: oldest ? [{ bonus: oldest, amount: amount - own - forfeited - sum(shares) }, ...shares] : [] }
}

const sum = (shares: readonly { readonly amount: bigint }[]): bigint => shares.reduce((all, { amount }) => all + amount, 0n)
