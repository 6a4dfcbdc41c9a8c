import { dayMilliseconds } from '../../../src/engine/rules/time/durations.ts'
import type { SiteRecord } from '../../database/records.ts'
import { type Tenant, inTransaction } from '../../database/tenant.ts'
import { transferWithin } from './ledger.ts'
import type { LedgerPurpose } from './ledger-purposes.ts'
import { permit } from './permit.ts'
import { type BonusRow, bonusesOf } from './store/bonuses.ts'
import { ledgerOf } from './store/ledger.ts'

/** Whose bonuses: one account in one currency. */
export interface BonusOwner {
  readonly account: string
  readonly currency: string
}

export interface BonusGrant extends BonusOwner {
  /** Says it once, however often it is sent. */
  readonly key: string
  readonly purpose: Extract<LedgerPurpose, 'registration-bonus' | 'free-play' | 'deposit-bonus' | 'reward'>
  /** Minor units. */
  readonly amount: bigint
  /** How much has to be staked before it is the player's own. */
  readonly turnover: bigint
  readonly endsAt?: Date | undefined
  /** Whether own money waits, too, until the turnover is done: while any of the bonus is left. */
  readonly holdsWithdrawals?: boolean
  /** What the player agreed to, kept as it was then. */
  readonly terms?: Readonly<Record<string, string | number>>
  readonly reference?: string | undefined
}

/** The bonus of a registration, as the brand gives it now. */
export const registrationBonus = ({ registration_bonus: amount, currency, bonus_turnover: times, bonus_days: days }: SiteRecord) => ({
  amount,
  currency,
  purpose: 'registration-bonus' as const,
  turnover: amount * BigInt(times),
  endsAt: days === null ? undefined : new Date(Date.now() + days * dayMilliseconds),
  terms: { times, ...(days === null ? {} : { days }) },
})

/**
 * Gives a bonus, once for each key. A bonus that has been played away before ends with it: its turnover is no burden
 * for the new one.
 * @throws IdempotencyError
 */
export async function grantBonus(inside: Tenant, grant: BonusGrant): Promise<'done' | 'repeated'> {
  const { account, currency, key, purpose, amount, turnover, endsAt = null, holdsWithdrawals = false, terms = {}, reference } = grant
  const before = await settleEnded(inside, grant)
  const left = await ledgerOf(inside).balance(account, currency, 'bonus')
  const lines = [
    { party: { house: 'promotions' }, amount: -amount },
    { party: { player: account, wallet: 'bonus' as const }, amount },
  ]
  if ((await transferWithin(inside, { idempotencyKey: key, purpose, currency, lines, reference })) === 'repeated') return 'repeated'
  const bonuses = bonusesOf(inside)
  if (left === 0n) for (const { id } of before) await bonuses.close(id, 'spent')
  await bonuses.insert({
    account,
    kind: purpose,
    grant_key: key,
    currency,
    amount,
    turnover_needed: turnover,
    holds_withdrawals: holdsWithdrawals,
    ends_at: endsAt,
    terms,
  })
  if (turnover === 0n) await countTurnover(inside, grant, 0n)
  return 'done'
}

/**
 * Counts a settled stake for the oldest open bonus, and what is over for the next. A bonus whose turnover is done is
 * the player's own: it goes to the main wallet.
 */
export async function countTurnover(inside: Tenant, owner: BonusOwner, stake: bigint): Promise<void> {
  const open = await settleEnded(inside, owner)
  let left = stake
  for (const [index, bonus] of open.entries()) {
    const missing = bonus.turnover_needed - bonus.turnover_done
    const counted = left < missing ? left : missing
    if (counted > 0n) await bonusesOf(inside).count(bonus.id, counted)
    left -= counted
    if (counted < missing) return
    await release(inside, bonus, open.slice(index + 1), 'converted')
  }
}

/** Takes every open bonus back, as where an account ends. */
export async function forfeitBonuses(inside: Tenant, owner: BonusOwner): Promise<void> {
  const open = await bonusesOf(inside).hold(owner.account, owner.currency)
  for (const [index, bonus] of open.entries()) await release(inside, bonus, open.slice(index + 1), 'forfeited')
}

/**
 * How much an account has yet to stake before it may take its own money out; nothing where what a bonus gave is played
 * away.
 */
export async function turnoverLeft(tenant: Tenant, { account, currency }: BonusOwner): Promise<bigint> {
  const holding = (await bonusesOf(tenant).open(account, currency)).filter(
    ({ holds_withdrawals, ends_at }) => holds_withdrawals && (ends_at === null || ends_at > new Date()),
  )
  if (holding.length === 0 || (await ledgerOf(tenant).balance(account, currency, 'bonus')) === 0n) return 0n
  return holding.reduce((sum, { turnover_needed, turnover_done }) => sum + turnover_needed - turnover_done, 0n)
}

/** Takes back, of a brand, the bonuses whose time is over. */
export async function expireBonuses(tenant: Tenant): Promise<void> {
  const atOnce = 50
  for (;;) {
    const ended = await bonusesOf(tenant).ended(atOnce)
    for (const owner of ended) await inTransaction(tenant, async (inside) => void (await settleEnded(inside, owner)))
    if (ended.length < atOnce) return
  }
}

/** Ends what has run out of time. The bonuses that are still open, the oldest first. */
export async function settleEnded(inside: Tenant, { account, currency }: BonusOwner): Promise<readonly BonusRow[]> {
  const now = new Date()
  let open = await bonusesOf(inside).hold(account, currency)
  for (const bonus of open.filter(({ ends_at }) => ends_at !== null && ends_at <= now)) {
    open = open.filter(({ id }) => id !== bonus.id)
    await release(inside, bonus, open, 'expired')
  }
  return open
}

/**
 * Ends one bonus. What is its own of the bonus wallet is what the others that are open have not been given: to the
 * player where it was earned, else back to the house.
 */
async function release(
  inside: Tenant,
  { id, account, currency }: BonusRow,
  others: readonly BonusRow[],
  state: 'converted' | 'forfeited' | 'expired',
): Promise<void> {
  const reserved = others.reduce((sum, { amount }) => sum + amount, 0n)
  const [main, bonus] = await ledgerOf(inside).open([{ player: account }, { player: account, wallet: 'bonus' }], currency)
  const balances = await ledgerOf(inside).lock([main ?? '', bonus ?? ''])
  const own = (balances.get(bonus ?? '') ?? 0n) - reserved
  await bonusesOf(inside).close(id, state)
  if (own <= 0n) return
  const purpose = state === 'converted' ? 'bonus-converted' : 'bonus-forfeited'
  const to = state === 'converted' ? { player: account } : { house: 'promotions' }
  await permit(inside, { account, kind: purpose, amount: own, currency })
  await transferWithin(inside, {
    idempotencyKey: `bonus-${state}/${id}`,
    purpose,
    currency,
    reference: id,
    lines: [
      { party: { player: account, wallet: 'bonus' }, amount: -own },
      { party: to, amount: own },
    ],
  })
}
