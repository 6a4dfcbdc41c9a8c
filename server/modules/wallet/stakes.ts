import type { SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { closeSpentBonuses, applyTurnover, forfeitMoney, expireAndLockBonuses } from './bonuses.ts'
import { receivablesAccount } from './debts.ts'
import { allocateFreeSpinClawback, type WinCredit } from './free-spins.ts'
import { postTransfer } from './ledger.ts'
import { requirePermit, type Permit } from './permit.ts'
import { type BonusShare, createBonusStore } from './store/bonuses.ts'
import { createDebtStore } from './store/debts.ts'
import { type LedgerLine, type Wallet, createLedgerStore } from './store/ledger.ts'
import { OverdraftError } from './payout.ts'
import type { MoneyOwner } from './withdrawable.ts'

/** Sources of a stake, in minor units. */
export interface StakeSplit {
  /** Part that is the player's own money. */
  readonly own: bigint
  /** Part that is bonus money. */
  readonly bonus: bigint
  /** Shares of the bonuses in `bonus`. */
  readonly shares: readonly BonusShare[]
  /** Permit for the player's account, in the transaction that divided the stake. */
  readonly permit: Permit
}

/** The player, and the wallet that the stake is taken from. */
export interface BetWallet extends MoneyOwner {
  /** As returned by `getBetWallet`. */
  readonly wallet: Wallet
}

/** A bet whose stake was taken. Amounts are minor units. */
export interface StakedBet {
  readonly id: string
  readonly stake: bigint
  /** Part of the stake that was bonus money. */
  readonly bonus_stake: bigint
  /** Previous wins of the bet. */
  readonly win: bigint
  readonly placed_at: Date
  /** The reward whose free spin the bet used. */
  readonly free_spins: string | null
}

/** A credit to a bet: a win, or the refund of its stake. */
interface BetCredit extends Omit<WinCredit, 'purpose'> {
  /** The bet whose stake determines how the credit is divided. */
  readonly bet: StakedBet
  readonly purpose: WinCredit['purpose'] | 'rollback'
}

/** Returns the wallet for bets with a vendor: the main one if it serves all vendors, otherwise the vendor's. */
export const getBetWallet = ({ single_wallet }: Pick<SiteRecord, 'single_wallet'>, vendor: string): Wallet =>
  single_wallet ? 'main' : `vendor/${vendor}`

/**
 * Divides a stake: own money first, then the bonuses, oldest first.
 * @throws OverdraftError if the total balance is insufficient; ApiError account_disabled, real_account_required
 */
export async function splitStake(trx: Tenant, { account, currency, wallet }: BetWallet, amount: bigint): Promise<StakeSplit> {
  const movementPermit = await requirePermit(trx, { account, kind: 'bet', amount, currency })
  const bonuses = await expireAndLockBonuses(trx, { account, currency })
  const balance = await createLedgerStore(trx).getBalance(account, currency, wallet)
  const own = amount < balance ? amount : balance
  let remaining = amount - own
  const shares: BonusShare[] = []
  for (const { id, balance: bonusBalance } of bonuses) {
    const share = remaining < bonusBalance ? remaining : bonusBalance
    if (share > 0n) shares.push({ bonus: id, amount: share })
    remaining -= share
  }
  if (remaining > 0n) throw new OverdraftError('The balance is insufficient.')
  return { own, bonus: amount - own, shares, permit: movementPermit }
}

/** Debits the stake of a recorded bet, and records its bonus shares. A free round has no stake to debit. */
export async function chargeStake(
  trx: Tenant,
  betWallet: BetWallet,
  bet: string,
  house: string,
  { own, bonus, shares, permit: movementPermit }: StakeSplit,
): Promise<void> {
  if (own + bonus === 0n) return
  const { account, currency, wallet } = betWallet
  const lines: readonly LedgerLine[] = [
    { party: { player: account, wallet }, amount: -own },
    { party: { player: account, wallet: 'bonus' }, amount: -bonus },
    { party: { house }, amount: own + bonus },
  ]
  await postTransfer(trx, {
    idempotencyKey: `bet/${bet}`,
    purpose: 'bet',
    currency,
    reference: bet,
    permits: [movementPermit],
    lines: lines.filter(({ amount }) => amount !== 0n),
  })
  await createBonusStore(trx).insertStakes(bet, shares)
  for (const { bonus: id, amount } of shares) await createBonusStore(trx).addToAmounts(id, { balance: -amount, staked: amount })
}

/**
 * Credits a bet in the proportions of its stake. The share of an open bonus goes to that bonus, and so does the share
 * of a spent bonus, which is reopened. The share of a converted bonus goes to the wallet of the bet, and the share of
 * an expired or forfeited one back to the house account.
 * @throws ApiError account_disabled if the account does not exist, real_account_required
 */
export async function creditBet(trx: Tenant, betWallet: BetWallet, credit: BetCredit): Promise<void> {
  const { account, currency, wallet } = betWallet
  const { bet, reference, amount, purpose, house, idempotencyKey } = credit
  const permits = [await requirePermit(trx, { account, kind: purpose, amount, currency })]
  await expireAndLockBonuses(trx, betWallet)
  const bonuses = await createBonusStore(trx).listByBet(bet.id)
  const { own, forfeited, shares } = divideCredit(bet, bonuses, amount)
  const convertedCredit = sum(shares.filter(({ bonus }) => bonus.state === 'converted'))
  const bonusCredit = sum(shares) - convertedCredit
  const lines: readonly LedgerLine[] = [
    { party: { house }, amount: -amount },
    { party: { player: account, wallet }, amount: own + convertedCredit },
    { party: { player: account, wallet: 'bonus' }, amount: bonusCredit },
    { party: { house: 'promotions' }, amount: forfeited },
  ]
  await postTransfer(trx, { idempotencyKey, purpose, currency, reference, permits, lines: lines.filter((line) => line.amount !== 0n) })
  for (const { bonus, amount: share } of shares) {
    if (share === 0n || bonus.state === 'converted') continue
    if (bonus.state === 'spent') await createBonusStore(trx).reopen(bonus.id)
    if (bonus.state === 'open' || bonus.state === 'spent') await createBonusStore(trx).addToAmounts(bonus.id, { balance: share })
    else
      await forfeitMoney(trx, { account, currency, amount: share, bonus: bonus.id, key: `bonus-forfeited/${bonus.id}/${idempotencyKey}` })
  }
}

/** A correction that reduces the win of a bet. */
interface BetDebit extends Pick<BetCredit, 'bet' | 'reference' | 'house' | 'idempotencyKey'> {
  /** The reduction in minor units. */
  readonly amount: bigint
}

/**
 * Claws back an overpaid win in the proportions of the bet's stake. Own money is taken from the wallet of the bet, then
 * from the main wallet; the rest becomes a debt of the player. Bonus money is taken from the balance of the bonus, then
 * from its shares of open bets, which are reassigned to the house account. The operator bears the rest, because players
 * do not owe lost bonus money.
 * @throws ApiError account_disabled if the account does not exist, real_account_required
 */
export async function debitBet(
  trx: Tenant,
  betWallet: BetWallet,
  { bet, reference, amount, house, idempotencyKey }: BetDebit,
): Promise<void> {
  const { account, currency, wallet } = betWallet
  const permits = [await requirePermit(trx, { account, kind: 'resettlement', amount, currency })]
  const balanceByBonus = new Map((await expireAndLockBonuses(trx, betWallet)).map((bonus) => [bonus.id, bonus.balance]))
  const { own, shares } =
    bet.free_spins === null
      ? divideCredit({ ...bet, win: bet.win - amount }, await createBonusStore(trx).listByBet(bet.id), amount)
      : allocateFreeSpinClawback(await createBonusStore(trx).listByFreeSpin(account, bet.id), amount)
  const owed = own + sum(shares.filter(({ bonus }) => bonus.state === 'converted'))
  const fromBetWallet = getMin(owed, await createLedgerStore(trx).getBalance(account, currency, wallet))
  const fromMainWallet = wallet === 'main' ? 0n : getMin(owed - fromBetWallet, await createLedgerStore(trx).getBalance(account, currency))
  const bonusDebits = shares
    .filter(({ bonus }) => bonus.state !== 'converted')
    .map(({ bonus, amount: share }) => ({ id: bonus.id, amount: getMin(share, balanceByBonus.get(bonus.id) ?? 0n) }))
  const debt = owed - fromBetWallet - fromMainWallet
  const lines: readonly LedgerLine[] = [
    { party: { house }, amount },
    { party: { player: account, wallet }, amount: -fromBetWallet },
    { party: { player: account }, amount: -fromMainWallet },
    { party: { player: account, wallet: 'bonus' }, amount: -sum(bonusDebits) },
    { party: { house: receivablesAccount }, amount: -debt },
    { party: { house: 'promotions' }, amount: owed + sum(bonusDebits) - amount },
  ]
  const nonZeroLines = lines.filter((line) => line.amount !== 0n)
  await postTransfer(trx, { idempotencyKey, purpose: 'resettlement', currency, reference, permits, lines: nonZeroLines })
  for (const debit of bonusDebits) if (debit.amount > 0n) await createBonusStore(trx).addToAmounts(debit.id, { balance: -debit.amount })
  for (const { bonus, amount: share } of shares)
    if (balanceByBonus.has(bonus.id)) await reduceOpenStakes(trx, bonus.id, share - getMin(share, balanceByBonus.get(bonus.id) ?? 0n))
  if (debt > 0n) await createDebtStore(trx).increase(account, currency, debt)
  await closeSpentBonuses(trx, betWallet)
}

/**
 * Assigns to the house account the part of a bonus's shares of open bets that the bonus no longer covers. One minor
 * unit of each share stays, so that the bet keeps its bonus.
 */
async function reduceOpenStakes(trx: Tenant, bonus: string, uncovered: bigint): Promise<void> {
  let remaining = uncovered
  for (const { bet, amount } of remaining > 0n ? await createBonusStore(trx).listOpenStakes(bonus) : []) {
    const reduction = getMin(remaining, amount - 1n)
    if (reduction === 0n) continue
    await createBonusStore(trx).reduceStake(bet, bonus, reduction)
    await createBonusStore(trx).addToAmounts(bonus, { staked: -reduction })
    remaining -= reduction
  }
}

const getMin = (a: bigint, b: bigint): bigint => (a < b ? a : b)

/**
 * Releases the bonus shares of a bet that has ended. The stake of a settled bet counts towards the wagering of bonuses.
 */
export async function releaseStake(trx: Tenant, betWallet: BetWallet, bet: StakedBet, state: 'settled' | 'rolled-back'): Promise<void> {
  for (const { id, share } of await createBonusStore(trx).listByBet(bet.id))
    await createBonusStore(trx).addToAmounts(id, { staked: -share })
  if (state === 'settled') await applyTurnover(trx, betWallet, bet.stake, bet.placed_at)
  await closeSpentBonuses(trx, betWallet)
}

type BonusInBet = Awaited<ReturnType<ReturnType<typeof createBonusStore>['listByBet']>>[number]

interface DividedCredit {
  /** Part that is the player's own money. */
  readonly own: bigint
  /** Part that goes to the house account, for the parts of the stake that a correction has reassigned to it. */
  readonly forfeited: bigint
  readonly shares: readonly { readonly bonus: BonusInBet; readonly amount: bigint }[]
}

/**
 * Divides a credit in the proportions of the stake. Rounding remainders go to the player's own money, calculated over
 * the total win, so that a bet credited in small parts yields no more than one credited at once.
 */
function divideCredit({ stake, bonus_stake: staked, win }: StakedBet, bonuses: readonly BonusInBet[], amount: bigint): DividedCredit {
  if (bonuses.length === 0 || staked === 0n) return { own: amount, forfeited: 0n, shares: [] }
  const computeOwnWin = (totalWin: bigint): bigint => (totalWin * (stake - staked) + stake - 1n) / stake
  const own = computeOwnWin(win + amount) - computeOwnWin(win)
  const totalShares = sum(bonuses.map(({ share }) => ({ amount: share })))
  const forfeited = ((amount - own) * (staked - totalShares) + staked - 1n) / staked
  const [oldest, ...others] = bonuses
  const shares = others.map((bonus) => ({ bonus, amount: ((amount - own) * bonus.share) / staked }))
  return { own, forfeited, shares: oldest ? [{ bonus: oldest, amount: amount - own - forfeited - sum(shares) }, ...shares] : [] }
}

const sum = (shares: readonly { readonly amount: bigint }[]): bigint => shares.reduce((total, { amount }) => total + amount, 0n)
