import type { Tenant } from '../../database/tenant.ts'
import { type BonusRow, createBonusStore } from './store/bonuses.ts'
import { createDebtStore } from './store/debts.ts'
import { createLedgerStore } from './store/ledger.ts'

/** One account in one currency. */
export interface MoneyOwner {
  readonly account: string
  readonly currency: string
}

/** Amount that a player can withdraw now, and what blocks the rest. Amounts are minor units. */
export interface Withdrawable {
  /**
   * Amount available for a withdrawal or a transfer to another player: `own` minus the player's debt, or 0 while
   * `wageringLeft` is above 0.
   */
  readonly available: bigint
  /** The player's own money: the balance of the main wallet. */
  readonly own: bigint
  /** Turnover that is required before own money can be withdrawn; 0 if no bonus blocks it. */
  readonly wageringLeft: bigint
  /** Bonus money on open bets. */
  readonly bonusStaked: bigint
}

/**
 * The single definition of what a player may take out. Every payout checks it through `authorizePayout`, and every page
 * shows its result: own money of the main wallet minus the player's debt, unless a bonus blocks withdrawals while any
 * of it is left in the bonus wallet or on an open bet. Bonus money is never included.
 */
export async function getWithdrawable(tenant: Tenant, { account, currency }: MoneyOwner): Promise<Withdrawable> {
  const { main: own } = await createLedgerStore(tenant).getFunds(account, currency)
  const debt = await createDebtStore(tenant).getAmount(account, currency)
  const bonusesInPlay = (await createBonusStore(tenant).listOpen(account, currency)).filter((bonus) => isInPlay(bonus))
  const lastBlockingIndex = bonusesInPlay.findLastIndex(({ holds_withdrawals: holds }) => holds)
  const blockingBonuses = bonusesInPlay.slice(0, lastBlockingIndex + 1)
  // Stakes count towards the oldest bonus first, so older bonuses must be wagered before the one that blocks.
  const wageringLeft = sum(blockingBonuses.map(({ turnover_needed: needed, turnover_done: done }) => needed - done))
  return {
    available: wageringLeft > 0n || debt >= own ? 0n : own - debt,
    own,
    wageringLeft,
    bonusStaked: sum(bonusesInPlay.map(({ staked }) => staked)),
  }
}

type BonusInPlay = Pick<BonusRow, 'balance' | 'staked' | 'ends_at'>

/** Whether an open bonus has not expired and any of it is left, in its wallet or on an open bet. */
export function isInPlay({ balance, staked, ends_at: endsAt }: BonusInPlay, now = new Date()): boolean {
  return balance + staked > 0n && (endsAt === null || endsAt > now)
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n)
