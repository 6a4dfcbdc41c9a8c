import { minuteMilliseconds } from '../../src/engine/rules/time/days.ts'
import type { BackdatedTransfer } from '../../server/modules/wallet/index.ts'
import { type SeededRandom, createSeededRandom } from './seeded-random.ts'
import type { PastDepositState, PastBet, PastBonus, PastDeposit, PastWithdrawal, PlayedGame, PastWithdrawalState } from './store/history.ts'

/** The past activity of an account, each list in chronological order. */
interface History {
  readonly transfers: readonly BackdatedTransfer[]
  readonly bets: readonly PastBet[]
  readonly deposits: readonly PastDeposit[]
  readonly withdrawals: readonly PastWithdrawal[]
  readonly bonuses: readonly PastBonus[]
}

export interface HistoryPlan {
  /** Seed of the history: the same name yields the same history. */
  readonly name: string
  readonly account: string
  readonly currency: string
  /** Minor units in one unit of the currency. */
  readonly unit: bigint
  readonly now: Date
  readonly days: number
  /** Final balance in minor units: the main wallet and open bonuses. */
  readonly balance: bigint
  readonly games: readonly [PlayedGame, ...PlayedGame[]]
}

const dayMilliseconds = 1440 * minuteMilliseconds

/** States of withdrawals that are not fully received, by days since their request. */
const withdrawalStatesByAge: Readonly<Record<number, PastWithdrawalState>> = {
  41: 'refused',
  33: 'cancelled',
  26: 'partly-received',
  19: 'not-received',
  4: 'paid-out',
  3: 'approved',
  2: 'in-review',
  1: 'requested',
}
/** States of deposits that are not paid, by days since their request. */
const depositStatesByAge: Readonly<Record<number, PastDepositState>> = {
  47: 'failed',
  29: 'expired',
  15: 'cancelled',
  2: 'review',
  0: 'awaiting',
}
/** The open bonus: its amount in units, its age and its duration in days. */
const openBonus = { units: 20n, ageDays: 3, durationDays: 14 }
/** States in which the money is still in the wallet `held`. */
const heldStates: ReadonlySet<PastWithdrawalState> = new Set(['requested', 'in-review', 'approved'])
const returnedStates: ReadonlySet<PastWithdrawalState> = new Set(['refused', 'cancelled'])

/**
 * Plans a history of play, deposits, withdrawals and bonuses, which never overdraws the account and ends at the
 * requested balance.
 */
export function planHistory(plan: HistoryPlan): History {
  const builder = new HistoryBuilder(plan)
  for (let daysAgo = plan.days; daysAgo >= 0; daysAgo--) builder.addDay(daysAgo)
  return builder.build()
}

class HistoryBuilder {
  readonly #plan: HistoryPlan
  readonly #random: SeededRandom
  readonly #transfers: BackdatedTransfer[] = []
  readonly #bets: PastBet[] = []
  readonly #deposits: PastDeposit[] = []
  readonly #withdrawals: PastWithdrawal[] = []
  readonly #bonuses: PastBonus[] = []
  #mainBalance = 0n
  #bonusBalance = 0n
  /** Time of the current event. */
  #clock: Date

  constructor(plan: HistoryPlan) {
    this.#plan = plan
    this.#random = createSeededRandom(plan.name)
    this.#clock = new Date(plan.now.getTime() - (plan.days + 1) * dayMilliseconds)
  }

  addDay(daysAgo: number): void {
    const { now, unit, days, balance } = this.#plan
    const random = this.#random
    const start = new Date(
      now.getTime() - daysAgo * dayMilliseconds - (daysAgo === 0 ? 5 * 60 : random.integer(300, 600)) * minuteMilliseconds,
    )
    if (start > this.#clock) this.#clock = start
    if (daysAgo === days) {
      this.#ensureBalance(100n * unit)
      this.#giveBonus('converted', 50n * unit, 20)
    }
    if (daysAgo === 35) this.#giveBonus('expired', 20n * unit, 14)
    if (daysAgo === openBonus.ageDays && balance >= openBonus.units * unit)
      this.#giveBonus('open', openBonus.units * unit, openBonus.durationDays)
    if (daysAgo % 6 === 3) this.#deposit(BigInt(random.pick([100, 100, 200, 500])) * unit, 'paid')
    const depositState = depositStatesByAge[daysAgo]
    if (depositState !== undefined) this.#deposit(BigInt(random.pick([100, 200, 500])) * unit, depositState)
    const withdrawalState = withdrawalStatesByAge[daysAgo]
    if (withdrawalState !== undefined) {
      this.#ensureBalance(200n * unit)
      this.#withdraw(BigInt(random.pick([100, 120, 150])) * unit, withdrawalState)
    }
    if (daysAgo > 0 && random.fraction() < 0.22) return
    this.#play(daysAgo === 0 ? 12 : random.integer(8, 34))
    if (this.#mainBalance > 600n * unit && random.fraction() < 0.4)
      this.#withdraw(((this.#mainBalance * 6n) / (10n * unit)) * unit, 'received')
  }

  /**
   * Deposits or withdraws the difference from the requested balance, adds a deposit that was just requested, and
   * returns the history.
   */
  build(): History {
    const { now, unit } = this.#plan
    const balance = this.#plan.balance - this.#bonusBalance
    this.#clock = new Date(Math.max(this.#clock.getTime() + minuteMilliseconds, now.getTime() - 100 * minuteMilliseconds))
    if (this.#mainBalance < balance) this.#deposit(balance - this.#mainBalance, 'paid')
    else if (this.#mainBalance > balance) this.#withdraw(this.#mainBalance - balance, 'received')
    const requestedAt = new Date(now.getTime() - minuteMilliseconds)
    this.#deposits.push({ id: this.#random.id(), amount: 100n * unit, state: 'requested', at: requestedAt, endedAt: requestedAt })
    return {
      transfers: this.#transfers,
      bets: this.#bets,
      deposits: this.#deposits,
      withdrawals: this.#withdrawals,
      bonuses: this.#bonuses,
    }
  }

  #play(rounds: number): void {
    const { unit, games, account } = this.#plan
    const random = this.#random
    let game = random.pick(games)
    for (let round = 0; round < rounds; round++) {
      if (round % 9 === 8) game = random.pick(games)
      const stake = BigInt(random.pick([1, 2, 2, 5, 5, 10, 20])) * unit
      this.#ensureBalance(stake)
      const placedAt = this.#advanceClock(random.integer(20, 150) * 1000)
      const id = random.id()
      const house = { house: `vendor/${game.vendor}` }
      const player = { player: account }
      this.#addTransferNow('bet', `bet/${id}`, id, [player, house], stake)
      const state = random.fraction() < 0.008 ? 'rolled-back' : 'settled'
      const settledAt = this.#advanceClock(random.integer(2, 18) * 1000)
      const win = state === 'settled' ? drawWin(random, stake) : 0n
      if (state === 'rolled-back') this.#addTransferNow('rollback', `rollback/${id}`, id, [house, player], stake)
      else if (win > 0n) this.#addTransferNow('win', `win/${id}/demo`, id, [house, player], win)
      this.#bets.push({ id, game, stake, win, state, placedAt, settledAt })
    }
  }

  /** Deposits if the balance is below `min`. */
  #ensureBalance(min: bigint): void {
    if (this.#mainBalance >= min) return
    const { unit } = this.#plan
    const shortfall = min - this.#mainBalance
    const depositAmounts = [100n, 200n, 500n, 1000n].map((units) => units * unit)
    const sufficientAmounts = depositAmounts.filter((amount) => amount >= shortfall)
    this.#deposit(
      sufficientAmounts[0] === undefined ? shortfall : this.#random.pick([sufficientAmounts[0], ...sufficientAmounts.slice(1, 3)]),
      'paid',
    )
  }

  #deposit(amount: bigint, state: PastDepositState): void {
    const { account } = this.#plan
    const at = this.#advanceClock(2 * minuteMilliseconds)
    const id = this.#random.id()
    const endedAt = this.#advanceClock((state === 'paid' ? this.#random.integer(2, 9) : 1) * minuteMilliseconds)
    if (state === 'paid')
      this.#addTransferNow('deposit', `deposit/${id}/${amount.toString()}`, id, [{ house: 'gateway' }, { player: account }], amount)
    this.#deposits.push({ id, amount, state, at, endedAt })
  }

  #withdraw(amount: bigint, state: PastWithdrawalState): void {
    const { account } = this.#plan
    const at = this.#advanceClock(3 * minuteMilliseconds)
    const id = this.#random.id()
    const heldWallet = { player: account, wallet: 'held' as const }
    this.#addTransferNow('withdrawal-hold', `withdrawal-hold/${id}`, id, [{ player: account }, heldWallet], amount)
    const endedAt = this.#advanceClock(this.#random.integer(4, 12) * minuteMilliseconds)
    if (returnedStates.has(state))
      this.#addTransferNow('withdrawal-return', `withdrawal-return/${id}`, id, [heldWallet, { player: account }], amount)
    else if (!heldStates.has(state))
      this.#addTransferNow('withdrawal-paid', `withdrawal-paid/${id}`, id, [heldWallet, { house: 'payout' }], amount)
    this.#withdrawals.push({ id, amount, state, at, endedAt })
  }

  /** Adds a deposit bonus and its outcome; an open one stays in the bonus wallet. */
  #giveBonus(state: 'converted' | 'expired' | 'open', amount: bigint, durationDays: number): void {
    const { account } = this.#plan
    const at = this.#advanceClock(minuteMilliseconds)
    const id = this.#random.id()
    const bonusWallet = { player: account, wallet: 'bonus' as const }
    const key = `deposit-bonus/${id}`
    const bonusFields = { id, key, amount, turnover: amount * 5n, state, at }
    this.#addTransfer('deposit-bonus', key, id, [{ house: 'promotions' }, bonusWallet], amount, at)
    const endsAt = new Date(at.getTime() + durationDays * dayMilliseconds)
    if (state === 'open') {
      this.#bonusBalance += amount
      this.#bonuses.push({ ...bonusFields, completedTurnover: amount * 2n, endsAt, closedAt: null })
      return
    }
    const closedAt = this.#advanceClock(90 * minuteMilliseconds)
    const isConverted = state === 'converted'
    const [purpose, to] = isConverted
      ? (['bonus-converted', { player: account }] as const)
      : (['bonus-forfeited', { house: 'promotions' }] as const)
    this.#addTransfer(purpose, `${purpose}/${id}`, id, [bonusWallet, to], amount, closedAt)
    if (isConverted) this.#mainBalance += amount
    this.#bonuses.push({
      ...bonusFields,
      completedTurnover: isConverted ? amount * 5n : amount * 2n,
      endsAt: isConverted ? endsAt : closedAt,
      closedAt,
    })
  }

  /** Adds a transfer at the current time and updates the balance of the main wallet. */
  #addTransferNow(purpose: BackdatedTransfer['purpose'], key: string, reference: string, parties: TransferParties, amount: bigint): void {
    const [from, to] = parties
    if (isMainWallet(from)) this.#mainBalance -= amount
    if (isMainWallet(to)) this.#mainBalance += amount
    this.#addTransfer(purpose, key, reference, parties, amount, this.#clock)
  }

  #addTransfer(
    purpose: BackdatedTransfer['purpose'],
    idempotencyKey: string,
    reference: string,
    [from, to]: TransferParties,
    amount: bigint,
    at: Date,
  ): void {
    const lines = [
      { party: from, amount: -amount },
      { party: to, amount },
    ]
    this.#transfers.push({ idempotencyKey, purpose, currency: this.#plan.currency, reference, lines, at })
  }

  #advanceClock(milliseconds: number): Date {
    this.#clock = new Date(this.#clock.getTime() + milliseconds)
    return this.#clock
  }
}

type TransferParties = readonly [BackdatedTransfer['lines'][number]['party'], BackdatedTransfer['lines'][number]['party']]

const isMainWallet = (party: TransferParties[number]): boolean => 'player' in party && party.wallet === undefined

/** Draws the win of a bet. Most bets lose; on average, wins return slightly less than the stakes. */
function drawWin(random: SeededRandom, stake: bigint): bigint {
  const fraction = random.fraction()
  if (fraction < 0.68) return 0n
  if (fraction < 0.87) return (stake * BigInt(random.integer(5, 20))) / 10n
  if (fraction < 0.985) return stake * BigInt(random.integer(2, 6))
  return stake * BigInt(random.integer(10, 25))
}
