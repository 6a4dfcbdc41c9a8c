import { minuteMilliseconds } from '../../src/engine/rules/time/days.ts'
import type { PastTransfer } from '../../server/modules/wallet/index.ts'
import { type SeededRandom, createSeededRandom } from './seeded-random.ts'
import type { DepositEnd, PastBet, PastBonus, PastDeposit, PastWithdrawal, PlayedGame, WithdrawalEnd } from './store/history.ts'

/** The past activity of an account, each list in chronological order. */
interface History {
  readonly transfers: readonly PastTransfer[]
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

const day = 1440 * minuteMilliseconds

/** Withdrawals that are pending or failed, by days since their request. */
const oddWithdrawals: Readonly<Record<number, WithdrawalEnd>> = {
  41: 'refused',
  33: 'cancelled',
  26: 'partly-received',
  19: 'not-received',
  4: 'paid-out',
  3: 'approved',
  2: 'in-review',
  1: 'requested',
}
/** The same for deposits. */
const oddDeposits: Readonly<Record<number, DepositEnd>> = { 47: 'failed', 29: 'expired', 15: 'cancelled', 2: 'review', 0: 'awaiting' }
/** The open bonus: its amount in units, its age and its duration in days. */
const openBonus = { units: 20n, days: 3, lasts: 14 }
/** States in which the money is held. */
const heldStates: ReadonlySet<WithdrawalEnd> = new Set(['requested', 'in-review', 'approved'])
const returned: ReadonlySet<WithdrawalEnd> = new Set(['refused', 'cancelled'])

/**
 * Plans days of play, deposits, withdrawals and bonuses that never overdraw the account and that reach the requested
 * balance.
 */
export function planHistory(plan: HistoryPlan): History {
  const writer = new HistoryWriter(plan)
  for (let ago = plan.days; ago >= 0; ago--) writer.writeDay(ago)
  return writer.end()
}

class HistoryWriter {
  readonly #plan: HistoryPlan
  readonly #chance: SeededRandom
  readonly #transfers: PastTransfer[] = []
  readonly #bets: PastBet[] = []
  readonly #deposits: PastDeposit[] = []
  readonly #withdrawals: PastWithdrawal[] = []
  readonly #bonuses: PastBonus[] = []
  #main = 0n
  #bonus = 0n
  /** Time of the current event. */
  #clock: Date

  constructor(plan: HistoryPlan) {
    this.#plan = plan
    this.#chance = createSeededRandom(plan.name)
    this.#clock = new Date(plan.now.getTime() - (plan.days + 1) * day)
  }

  writeDay(ago: number): void {
    const { now, unit, days, balance } = this.#plan
    const chance = this.#chance
    const start = new Date(now.getTime() - ago * day - (ago === 0 ? 5 * 60 : chance.integer(300, 600)) * minuteMilliseconds)
    if (start > this.#clock) this.#clock = start
    if (ago === days) {
      this.#keep(100n * unit)
      this.#giveBonus('converted', 50n * unit, 20)
    }
    if (ago === 35) this.#giveBonus('expired', 20n * unit, 14)
    if (ago === openBonus.days && balance >= openBonus.units * unit) this.#giveBonus('open', openBonus.units * unit, openBonus.lasts)
    if (ago % 6 === 3) this.#deposit(BigInt(chance.pick([100, 100, 200, 500])) * unit, 'paid')
    const deposit = oddDeposits[ago]
    if (deposit !== undefined) this.#deposit(BigInt(chance.pick([100, 200, 500])) * unit, deposit)
    const withdrawal = oddWithdrawals[ago]
    if (withdrawal !== undefined) {
      this.#keep(200n * unit)
      this.#withdraw(BigInt(chance.pick([100, 120, 150])) * unit, withdrawal)
    }
    if (ago > 0 && chance.share() < 0.22) return
    this.#play(ago === 0 ? 12 : chance.integer(8, 34))
    if (this.#main > 600n * unit && chance.share() < 0.4) this.#withdraw(((this.#main * 6n) / (10n * unit)) * unit, 'received')
  }

  /** Adjusts the balance to the requested one and returns the history. */
  end(): History {
    const { now, unit } = this.#plan
    const balance = this.#plan.balance - this.#bonus
    this.#clock = new Date(Math.max(this.#clock.getTime() + minuteMilliseconds, now.getTime() - 100 * minuteMilliseconds))
    if (this.#main < balance) this.#deposit(balance - this.#main, 'paid')
    else if (this.#main > balance) this.#withdraw(this.#main - balance, 'received')
    const requestedAt = new Date(now.getTime() - minuteMilliseconds)
    this.#deposits.push({ id: this.#chance.id(), amount: 100n * unit, state: 'requested', at: requestedAt, endedAt: requestedAt })
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
    const chance = this.#chance
    let game = chance.pick(games)
    for (let round = 0; round < rounds; round++) {
      if (round % 9 === 8) game = chance.pick(games)
      const stake = BigInt(chance.pick([1, 2, 2, 5, 5, 10, 20])) * unit
      this.#keep(stake)
      const placedAt = this.#pass(chance.integer(20, 150) * 1000)
      const id = chance.id()
      const house = { house: `vendor/${game.vendor}` }
      const player = { player: account }
      this.#move('bet', `bet/${id}`, id, [player, house], stake)
      const state = chance.share() < 0.008 ? 'rolled-back' : 'settled'
      const settledAt = this.#pass(chance.integer(2, 18) * 1000)
      const win = state === 'settled' ? winOf(chance, stake) : 0n
      if (state === 'rolled-back') this.#move('rollback', `rollback/${id}`, id, [house, player], stake)
      else if (win > 0n) this.#move('win', `win/${id}/demo`, id, [house, player], win)
      this.#bets.push({ id, game, stake, win, state, placedAt, settledAt })
    }
  }

  /** Deposits if the balance is below `min`. */
  #keep(min: bigint): void {
    if (this.#main >= min) return
    const { unit } = this.#plan
    const short = min - this.#main
    const offered = [100n, 200n, 500n, 1000n].map((units) => units * unit)
    const some = offered.filter((amount) => amount >= short)
    this.#deposit(some[0] === undefined ? short : this.#chance.pick([some[0], ...some.slice(1, 3)]), 'paid')
  }

  #deposit(amount: bigint, state: DepositEnd): void {
    const { account } = this.#plan
    const at = this.#pass(2 * minuteMilliseconds)
    const id = this.#chance.id()
    const endedAt = this.#pass((state === 'paid' ? this.#chance.integer(2, 9) : 1) * minuteMilliseconds)
    if (state === 'paid')
      this.#move('deposit', `deposit/${id}/${amount.toString()}`, id, [{ house: 'gateway' }, { player: account }], amount)
    this.#deposits.push({ id, amount, state, at, endedAt })
  }

  #withdraw(amount: bigint, state: WithdrawalEnd): void {
    const { account } = this.#plan
    const at = this.#pass(3 * minuteMilliseconds)
    const id = this.#chance.id()
    const held = { player: account, wallet: 'held' as const }
    this.#move('withdrawal-hold', `withdrawal-hold/${id}`, id, [{ player: account }, held], amount)
    const endedAt = this.#pass(this.#chance.integer(4, 12) * minuteMilliseconds)
    if (returned.has(state)) this.#move('withdrawal-return', `withdrawal-return/${id}`, id, [held, { player: account }], amount)
    else if (!heldStates.has(state)) this.#move('withdrawal-paid', `withdrawal-paid/${id}`, id, [held, { house: 'payout' }], amount)
    this.#withdrawals.push({ id, amount, state, at, endedAt })
  }

  /** Adds a deposit bonus and its outcome; an open one stays in the bonus wallet. */
  #giveBonus(state: 'converted' | 'expired' | 'open', amount: bigint, lasts: number): void {
    const { account } = this.#plan
    const at = this.#pass(minuteMilliseconds)
    const id = this.#chance.id()
    const bonus = { player: account, wallet: 'bonus' as const }
    const key = `deposit-bonus/${id}`
    const given = { id, key, amount, turnover: amount * 5n, state, at }
    this.#post('deposit-bonus', key, id, [{ house: 'promotions' }, bonus], amount, at)
    const ends = new Date(at.getTime() + lasts * day)
    if (state === 'open') {
      this.#bonus += amount
      this.#bonuses.push({ ...given, done: amount * 2n, endsAt: ends, closedAt: null })
      return
    }
    const closedAt = this.#pass(90 * minuteMilliseconds)
    const converted = state === 'converted'
    const [purpose, to] = converted
      ? (['bonus-converted', { player: account }] as const)
      : (['bonus-forfeited', { house: 'promotions' }] as const)
    this.#post(purpose, `${purpose}/${id}`, id, [bonus, to], amount, closedAt)
    if (converted) this.#main += amount
    this.#bonuses.push({ ...given, done: converted ? amount * 5n : amount * 2n, endsAt: converted ? ends : closedAt, closedAt })
  }

  /** Adds a transfer between the player's main wallet and another account, at the current time. */
  #move(purpose: PastTransfer['purpose'], key: string, reference: string, way: TransferParties, amount: bigint): void {
    const [from, to] = way
    if (isMain(from)) this.#main -= amount
    if (isMain(to)) this.#main += amount
    this.#post(purpose, key, reference, way, amount, this.#clock)
  }

  #post(
    purpose: PastTransfer['purpose'],
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

  #pass(milliseconds: number): Date {
    this.#clock = new Date(this.#clock.getTime() + milliseconds)
    return this.#clock
  }
}

type TransferParties = readonly [PastTransfer['lines'][number]['party'], PastTransfer['lines'][number]['party']]

const isMain = (party: TransferParties[number]): boolean => 'player' in party && party.wallet === undefined

/** Most stakes are lost; the wins return slightly less than all stakes. */
function winOf(chance: SeededRandom, stake: bigint): bigint {
  const share = chance.share()
  if (share < 0.68) return 0n
  if (share < 0.87) return (stake * BigInt(chance.integer(5, 20))) / 10n
  if (share < 0.985) return stake * BigInt(chance.integer(2, 6))
  return stake * BigInt(chance.integer(10, 25))
}
