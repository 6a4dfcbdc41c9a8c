import type { Tenant } from '../../database/tenant.ts'
import { type BonusRow, bonusesOf } from './store/bonuses.ts'
import { debtsOf } from './store/debts.ts'
import { ledgerOf } from './store/ledger.ts'

/** Whose money: one account in one currency. */
export interface MoneyOwner {
  readonly account: string
  readonly currency: string
}

/** What a player may take out now, and what holds the rest. Amounts are minor units. */
export interface Withdrawable {
  /**
   * How much can leave now, by a withdrawal or to another player: all of `own` but what the player owes, or 0 while
   * `wageringLeft` is above 0.
   */
  readonly now: bigint
  /** The player's own money: the main wallet. */
  readonly own: bigint
  /** How much has to be staked before own money can leave; 0 where no bonus holds it. */
  readonly wageringLeft: bigint
  /** Bonus money on open bets. */
  readonly bonusStaked: bigint
}

/**
 * The one decision about what a player may take out. Every way out asks it by `authorizePayout`, and every page that
 * says what can be taken out tells its result: own money of the main wallet, unless a bonus holds withdrawals while any
 * of it is left, in the bonus wallet or on an open bet, and less what the player owes. Bonus money is never a part of
 * it.
 */
export async function getWithdrawable(tenant: Tenant, { account, currency }: MoneyOwner): Promise<Withdrawable> {
  const { main: own } = await ledgerOf(tenant).funds(account, currency)
  const debt = await debtsOf(tenant).amount(account, currency)
  const open = (await bonusesOf(tenant).open(account, currency)).filter((bonus) => isInPlay(bonus))
  const lastHolding = open.findLastIndex(({ holds_withdrawals: holds }) => holds)
  const holding = open.slice(0, lastHolding + 1)
  // Stakes count for the oldest bonus first: one that holds nothing comes before those that do.
  const wageringLeft = sum(holding.map(({ turnover_needed: needed, turnover_done: done }) => needed - done))
  return {
    now: wageringLeft > 0n || debt >= own ? 0n : own - debt,
    own,
    wageringLeft,
    bonusStaked: sum(open.map(({ staked }) => staked)),
  }
}

type BonusInPlay = Pick<BonusRow, 'balance' | 'staked' | 'ends_at'>

/** Whether something is left of an open bonus, and its time is not over. */
export function isInPlay({ balance, staked, ends_at: endsAt }: BonusInPlay, now = new Date()): boolean {
  return balance + staked > 0n && (endsAt === null || endsAt > now)
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, amount) => all + amount, 0n)
